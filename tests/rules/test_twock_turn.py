"""Cities & Knights for two: two rolls of three dice, and the progress cards that change."""

from __future__ import annotations

import pytest

from skerry.engine.event import Event
from tests.knights import barbarians_at, give, knight, level, own, places, strength_at, vertices
from tests.table import Table

TWOCK = ("cities_and_knights", "two_player")
FIRST = 2
SECOND = 3
FIRST_ROAD, FIRST_END = "(0,1) SE", "(0,1) SE"
SECOND_ROAD, SECOND_END = "(4,1) NE", "(4,1) NE"
OWN_ENDS = ("(2,0) SE", "(2,0) SW")


def of_kind(events: list[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def drawn(events: list[Event]) -> list[object]:
    return [event.public["seat"] for event in of_kind(events, "progress_drawn")]


def on_turn(*cards: str) -> Table:
    """Seat 0 has rolled and holds progress cards; it and the neutral colours have roads."""
    table = Table(TWOCK, players=2)
    table.put(0, "settlement", "(2,0) S")
    table.put(0, "road", "(2,0) SE", "(2,0) SW")
    table.put(FIRST, "road", FIRST_ROAD)
    table.put(SECOND, "road", SECOND_ROAD)
    give(table, 0, *cards)
    table.turn(0, rolled=True)
    return table


# The two rolls


@pytest.mark.rule("TWOCK-05")
def test_both_rolls_have_all_three_dice_and_the_first_is_resolved_before_the_second() -> None:
    table = Table(TWOCK, players=2, dice=[(2, 6, 1), (3, 6, 1)])
    table.put(0, "city", "(2,0) NW")  # forest:8
    table.turn(0)
    barbarians_at(table, 6)
    told = [event.kind for event in table.act(0, "roll")]
    assert told.index("event_die") < told.index("barbarians_attacked") < told.index("gained")
    assert table.decision == "pre_roll"
    assert table.cards(0) == {"wood": 1}, "the city was pillaged before it produced"
    told = [event.kind for event in table.act(0, "roll")]
    assert told.index("rolled") < told.index("event_die")
    assert (own(table).ship.of(table.kernel), table.state.number, table.decision) == (1, 9, "action")


@pytest.mark.rule("TWOCK-06", "TWOCK-07", "TWOCK-08")
def test_only_the_number_dice_are_rolled_again_and_the_red_die_that_stands_counts() -> None:
    # The first total is 6; 2+4 and 1+5 repeat it, 4+4 stands; then the second event die shows the gate of science.
    table = Table(TWOCK, players=2, dice=[(3, 3, 6), (2, 4), (1, 5), (4, 4), (6,)])
    table.put(0, "settlement", "(2,0) NW")  # forest:8
    level(table, 0, "science", 1)  # draws for a red one or two
    level(table, 1, "science", 3)  # draws up to a red four
    table.turn(0)
    assert drawn(table.act(0, "roll")) == [1]
    if table.decision == "aqueduct":
        table.act(1, "decline_resource")
    told = table.act(0, "roll")
    assert [event.public["first"] for event in of_kind(told, "rolled")] == [2, 1, 4]
    assert len(of_kind(told, "event_die")) == 1
    assert drawn(told) == [1]
    kinds = [event.kind for event in told]
    last_roll = len(kinds) - 1 - kinds[::-1].index("rolled")
    assert last_roll < kinds.index("event_die") < kinds.index("gained")
    assert table.cards(0) == {"wood": 1}


@pytest.mark.rule("TWOCK-08")
def test_a_low_red_die_that_stands_brings_a_card_that_the_first_did_not() -> None:
    table = Table(TWOCK, players=2, dice=[(5, 4, 5), (6, 3), (2, 3), (5,)])
    level(table, 0, "politics", 1)
    table.turn(0)
    assert drawn(table.act(0, "roll")) == []
    assert drawn(table.act(0, "roll")) == [0]


@pytest.mark.rule("TWOCK-44")
def test_the_alchemist_sets_only_the_first_roll() -> None:
    table = Table(TWOCK, players=2, dice=[(4,), (5, 3), (3, 3, 4)])
    give(table, 0, "alchemist", "alchemist")
    table.put(0, "settlement", "(2,0) NW")
    table.turn(0)
    table.act(0, "play_progress", card="alchemist")
    table.act(0, "set_dice", red=2, yellow=6)
    told = table.act(0, "roll")
    assert [(e.public["first"], e.public["second"]) for e in of_kind(told, "rolled")] == [(2, 6)]
    assert table.cards(0) == {"wood": 1}
    assert (table.decision, table.legal(0, "play_progress")) == ("pre_roll", [])
    # The second roll is a real one, and may not repeat the eight that was set.
    told = table.act(0, "roll")
    assert [event.public["first"] for event in of_kind(told, "rolled")] == [5, 3]
    assert table.cards(0) == {"wood": 1}


@pytest.mark.rule("TWOCK-44")
def test_after_a_first_real_roll_the_alchemist_comes_too_late() -> None:
    table = Table(TWOCK, players=2, dice=[(1, 1, 4)])
    give(table, 0, "alchemist")
    table.turn(0)
    assert table.is_legal(0, "play_progress", card="alchemist")
    table.act(0, "roll")
    assert table.decision == "pre_roll"
    assert not table.is_legal(0, "play_progress", card="alchemist")


# Deserter


@pytest.mark.rule("TWOCK-40", "TWOCK-41", "TWOCK-30")
def test_a_deserter_from_a_neutral_colour_is_one_of_its_weakest_as_the_player_says() -> None:
    table = on_turn("deserter")
    table.put(FIRST, "road", "(0,1) E")
    knight(table, FIRST, FIRST_END, "strong")
    knight(table, FIRST, "(0,1) NE")
    knight(table, FIRST, "(1,2) NW")
    knight(table, SECOND, SECOND_END)
    knight(table, 1, "(2,4) N", "mighty")
    tokens = table.view()["trade_tokens"]["seats"]
    table.act(0, "play_progress", card="deserter")
    assert {action.operands["colour"] for action in table.legal(0, "choose_opponent")} == {1, FIRST, SECOND}
    table.act(0, "choose_opponent", colour=FIRST)
    assert (table.decision, table.game.actors) == ("neutral_deserter", [0])
    assert vertices(table, 0, "remove_neutral_knight") == places(table, "(0,1) NE", "(1,2) NW")
    assert "weakest" in table.refused(0, "remove_neutral_knight", vertex=FIRST_END)
    table.act(0, "remove_neutral_knight", vertex="(0,1) NE")
    assert table.supply(FIRST, "basic_knight") == 1
    assert table.decision == "welcome_deserter"
    assert {action.operands["strength"] for action in table.legal(0, "welcome_deserter")} == {1}
    table.act(0, "welcome_deserter", vertex=OWN_ENDS[0], strength=1)
    # No neutral knight follows, nor does the one that went earn anything.
    assert table.decision == "action"
    assert strength_at(table, "(0,1) NE") == 0
    assert table.view()["trade_tokens"]["seats"] == tokens


@pytest.mark.rule("TWOCK-40")
@pytest.mark.parametrize(("weak", "others"), [("(0,1) NE", "(1,2) NW"), ("(1,2) NW", "(0,1) NE")])
def test_the_weakest_neutral_knight_deserts_wherever_it_stands(weak: str, others: str) -> None:
    table = on_turn("deserter")
    table.put(FIRST, "road", "(0,1) E")
    knight(table, FIRST, others, "strong")
    knight(table, FIRST, weak)
    table.act(0, "play_progress", card="deserter")
    assert (strength_at(table, weak), strength_at(table, others)) == (0, 2)


@pytest.mark.rule("TWOCK-40")
def test_the_only_weakest_knight_deserts_without_a_question() -> None:
    table = on_turn("deserter")
    knight(table, FIRST, FIRST_END, "strong")
    table.act(0, "play_progress", card="deserter")
    # Nobody else has a knight either.
    assert table.decision == "welcome_deserter"
    assert table.supply(FIRST, "strong_knight") == 2
    assert {action.operands["strength"] for action in table.legal(0, "welcome_deserter")} == {1, 2}


@pytest.mark.rule("TWOCK-41")
def test_a_deserter_from_the_opponent_brings_no_neutral_knight_either() -> None:
    table = on_turn("deserter")
    knight(table, 1, "(2,4) N", "strong", active=True)
    knight(table, 1, "(2,4) S")
    table.act(0, "play_progress", card="deserter")
    assert (table.decision, table.game.actors) == ("give_up_knight", [1])
    table.act(1, "give_up_knight", vertex="(2,4) N")
    table.act(0, "welcome_deserter", vertex=OWN_ENDS[0], strength=2)
    assert table.decision == "action"
    assert [table.supply(colour, "basic_knight") for colour in (FIRST, SECOND)] == [2, 2]


# Other cards


@pytest.mark.rule("TWOCK-42")
def test_a_road_re_placed_by_the_diplomat_brings_no_neutral_road() -> None:
    table = on_turn("diplomat")
    table.act(0, "play_progress", card="diplomat")
    table.act(0, "remove_route", edge="(2,0) SE")
    table.act(0, "replace_route", edge="(2,0) W")
    assert table.decision == "action"
    assert [table.supply(colour, "road") for colour in (FIRST, SECOND)] == [14, 14]


@pytest.mark.rule("TWOCK-52")
def test_the_diplomat_removes_an_open_neutral_road() -> None:
    table = on_turn("diplomat")
    knight(table, FIRST, FIRST_END)  # its road is not open
    table.act(0, "play_progress", card="diplomat")
    assert not table.is_legal(0, "remove_route", edge=FIRST_ROAD)
    table.act(0, "remove_route", edge=SECOND_ROAD)
    assert (table.supply(SECOND, "road"), table.decision) == (15, "action")


@pytest.mark.rule("TWOCK-43", "TWOCK-26", "TWOCK-30")
def test_intrigue_drives_off_a_neutral_knight_at_an_own_road() -> None:
    table = on_turn("intrigue", "intrigue")
    table.put(FIRST, "road", "(2,1) SW")
    knight(table, FIRST, "(2,0) SE", "strong")
    knight(table, SECOND, SECOND_END)
    table.act(0, "play_progress", card="intrigue")
    assert vertices(table, 0, "drive_out_knight") == places(table, "(2,0) SE")
    table.act(0, "drive_out_knight", vertex="(2,0) SE")
    assert (table.decision, table.game.actors) == ("retreat", [0])
    table.act(0, "retreat", vertex="(2,1) S")
    assert (table.decision, strength_at(table, "(2,1) S")) == ("action", 2)
    # One without a way out leaves the board, and earns nobody a token.
    knight(table, SECOND, "(2,0) SW")
    table.act(0, "play_progress", card="intrigue")
    table.act(0, "drive_out_knight", vertex="(2,0) SW")
    assert (table.decision, table.supply(SECOND, "basic_knight")) == ("action", 1)
    assert table.view()["trade_tokens"]["seats"] == [5, 5]


@pytest.mark.rule("TWOCK-45")
def test_smith_promotes_a_neutral_knight_for_each_own_one() -> None:
    table = on_turn("smith")
    for place in OWN_ENDS:
        knight(table, 0, place)
    knight(table, FIRST, FIRST_END)
    knight(table, SECOND, SECOND_END)
    table.act(0, "play_progress", card="smith")
    table.act(0, "smith_knight", vertex=OWN_ENDS[0])
    table.act(0, "promote_neutral_knight", vertex=FIRST_END)
    assert table.decision == "smith"
    table.act(0, "smith_knight", vertex=OWN_ENDS[1])
    # The first has become as strong as it can.
    assert vertices(table, 0, "promote_neutral_knight") == places(table, SECOND_END)
    table.act(0, "promote_neutral_knight", vertex=SECOND_END)
    assert table.decision == "action"


@pytest.mark.rule("TWOCK-45")
def test_smith_without_a_second_neutral_knight_brings_nothing_in_its_place() -> None:
    table = on_turn("smith")
    for place in OWN_ENDS:
        knight(table, 0, place)
    knight(table, FIRST, FIRST_END)
    table.act(0, "play_progress", card="smith")
    table.act(0, "smith_knight", vertex=OWN_ENDS[0])
    table.act(0, "promote_neutral_knight", vertex=FIRST_END)
    table.act(0, "smith_knight", vertex=OWN_ENDS[1])
    assert table.decision == "action"
    assert [table.supply(colour, "road") for colour in (FIRST, SECOND)] == [14, 14]


@pytest.mark.rule("TWOCK-46")
@pytest.mark.parametrize("second", [FIRST, SECOND])
def test_road_building_brings_two_neutral_roads_for_one_colour_or_for_both(second: int) -> None:
    table = on_turn("road_building")
    table.act(0, "play_progress", card="road_building")
    for mine, colour in (("(2,0) W", FIRST), ("(2,0) E", second)):
        assert table.decision == "place_free_route"
        table.act(0, "place_road", edge=mine)
        assert table.decision == "build_neutral"
        choice = next(a for a in table.legal(0, "place_neutral_road") if a.operands["colour"] == colour)
        table.act(0, choice.kind, **choice.operands)
    assert table.decision == "action"
    assert [table.supply(colour, "road") for colour in (FIRST, SECOND)] == ([12, 14] if second == FIRST else [13, 13])
