"""The course of a turn in Cities & Knights, and the order of what one roll brings."""

from __future__ import annotations

import pytest

from skerry.engine.event import Event
from tests.knights import (
    barbarians_at,
    deck,
    give,
    kept,
    knight,
    knights_table,
    level,
    metropolis,
    on_top,
    own,
    progress,
    throw,
)
from tests.table import Table

CITIES = ("(0,0) N", "(0,1) N", "(0,2) N", "(2,4) S")


def kinds(table: Table, seat: int) -> set[str]:
    return {action.kind for action in table.legal(seat)}


def told(events: list[Event], *wanted: str) -> list[str]:
    """The kinds of events in their order, of those that are wanted."""
    return [event.kind for event in events if event.kind in wanted]


def rich(table: Table, seat: int) -> None:
    table.hand(seat, wood=8, brick=8, wool=8, grain=8, ore=8, paper=8, cloth=8, coin=8)


@pytest.mark.rule("CK-034")
def test_before_the_roll_only_the_alchemist_may_be_played() -> None:
    table = knights_table(throw(1, 1))
    table.put(0, "city", "(0,0) N")
    table.put(0, "road", "(0,0) NE", "(0,1) NW", "(0,1) NE")
    knight(table, 0, "(0,0) NE", active=True)
    rich(table, 0)
    give(table, 0, "alchemist", "warlord", "mining", "merchant", "resource_monopoly")
    knight(table, 0, "(0,1) N")
    table.turn(0)
    assert kinds(table, 0) == {"roll", "play_progress"}
    assert [action.operands["card"] for action in table.legal(0, "play_progress")] == ["alchemist"]
    assert table.refused(0, "play_progress", card="warlord") == "warlord is played after the roll"
    for kind, operands in (
        ("bank_trade", {"give": "wood", "take": "ore"}),
        ("build_wall", {"vertex": "(0,0) N"}),
        ("improve", {"track": "trade"}),
        ("activate_knight", {"vertex": "(0,1) N"}),
        ("move_knight", {"vertex": "(0,0) NE"}),
        ("offer_trade", {"give": {"wood": 1}, "want": {"ore": 1}}),
    ):
        assert table.refused(0, kind, **operands) == f"{kind} does not answer pre_roll"


@pytest.mark.rule("CK-035")
def test_three_dice_are_rolled_and_after_the_alchemist_only_the_event_die() -> None:
    table = knights_table(throw(2, 6, "ship"), (1,), throw(4, 4))
    give(table, 1, "alchemist")
    table.turn(0)
    table.act(0, "roll")
    assert (table.view()["dice"], table.view()["number"], own(table).ship.of(table.kernel)) == ([2, 6], 8, 1)
    table.act(0, "end_turn")
    table.act(1, "play_progress", card="alchemist")
    table.act(1, "set_dice", red=6, yellow=5)
    table.act(1, "roll")
    # The one scripted die moved the ship; the next three are still to come.
    assert (table.view()["dice"], table.view()["number"], own(table).ship.of(table.kernel)) == ([6, 5], 11, 2)
    table.act(1, "end_turn")
    table.act(2, "roll")
    assert (table.view()["dice"], own(table).ship.of(table.kernel)) == ([4, 4], 2)


@pytest.mark.rule("CK-036", "CK-279", "CK-061")
def test_the_event_die_is_done_with_before_production() -> None:
    table = knights_table(throw(1, 2, "ship"))
    table.put(1, "city", "(1,0) N", "(4,0) S")
    table.put(2, "city", "(0,2) N")
    knight(table, 2, "(0,2) NE", active=True)
    level(table, 3, "science", 3)
    barbarians_at(table, 6)
    table.turn(0)
    table.act(0, "roll")
    # Seat 1 must say first which city falls; nothing has been produced yet.
    assert (table.decision, table.game.actors, table.cards(1)) == ("lose_city", [1], {})
    events = table.act(1, "lose_city", vertex="(1,0) N")
    assert told(events, "city_pillaged", "gained") == ["city_pillaged", "gained"]
    # A settlement by now: a single card and no commodity. Then come the aqueducts.
    assert table.cards(1) == {"wood": 1}
    assert (table.decision, table.game.actors) == ("aqueduct", [3])


@pytest.mark.rule("CK-037", "CK-038")
def test_a_ship_face_moves_the_ship_and_a_gate_face_brings_cards() -> None:
    table = knights_table(throw(1, 1, "ship"), throw(1, 1, "politics"))
    for track in ("trade", "politics", "science"):
        level(table, 0, track, 5)
    table.turn(0)
    table.act(0, "roll")
    assert (own(table).ship.of(table.kernel), progress(table, 0)) == (1, {})
    top = deck(table, "politics")[-1]
    table.turn(0)
    table.act(0, "roll")
    assert own(table).ship.of(table.kernel) == 1
    assert progress(table, 0) == {top: 1}


@pytest.mark.rule("CK-039")
@pytest.mark.parametrize(("red", "yellow"), [(1, 6), (6, 1), (4, 3)])
def test_seven_is_the_sum_of_red_and_yellow(red: int, yellow: int) -> None:
    table = knights_table(throw(red, yellow))
    table.hand(1, wood=8)
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "discard"


@pytest.mark.rule("CK-039")
def test_production_follows_the_sum_and_then_the_aqueduct() -> None:
    table = knights_table(throw(1, 2))
    table.put(1, "settlement", "(1,0) N")
    level(table, 2, "science", 3)
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(1) == {"wood": 1}
    assert (table.decision, table.game.actors) == ("aqueduct", [2])


@pytest.mark.rule("CK-040", "CK-075")
def test_nothing_can_be_put_between_the_roll_and_its_end() -> None:
    table = knights_table(throw(3, 4))
    table.put(0, "city", "(0,0) N")
    rich(table, 0)
    give(table, 0, "engineer", "warlord")
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "discard"
    assert kinds(table, 0) == {"discard"}
    assert table.refused(0, "play_progress", card="engineer") == "play_progress does not answer discard"
    table = knights_table(throw(1, 1))
    level(table, 0, "science", 3)
    rich(table, 0)
    give(table, 0, "engineer")
    table.turn(0)
    table.act(0, "roll")
    assert kinds(table, 0) == {"choose_resource", "decline_resource"}


@pytest.mark.rule("CK-041")
def test_in_the_action_phase_everything_goes_in_any_order_and_number() -> None:
    table = knights_table(throw(1, 1))
    table.put(0, "city", "(0,0) N")
    table.put(0, "settlement", "(4,0) S")
    table.put(0, "road", "(0,0) NE", "(0,1) NW", "(0,1) NE")
    knight(table, 0, "(0,0) NE", active=True)
    rich(table, 0)
    give(table, 0, "mining", "merchant", "merchant")
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "improve", track="trade")
    table.act(0, "build_wall", vertex="(0,0) N")
    table.act(0, "bank_trade", give="wood", take="coin")
    table.act(0, "recruit_knight", vertex="(0,1) N")
    table.act(0, "play_progress", card="merchant")
    table.act(0, "place_merchant", hex="(0,0)")
    table.act(0, "build_city", vertex="(4,0) S")
    table.act(0, "promote_knight", vertex="(0,1) N")
    table.act(0, "activate_knight", vertex="(0,1) N")
    table.act(0, "bank_trade", give="brick", take="wool")
    table.act(0, "play_progress", card="merchant")
    table.act(0, "place_merchant", hex="(4,0)")
    table.act(0, "improve", track="science")
    table.act(0, "move_knight", vertex="(0,0) NE")
    table.act(0, "go_knight", vertex="(0,1) NE")
    table.act(0, "build_road", edge="(0,2) NW")
    table.act(0, "build_settlement", vertex="(0,2) N")
    table.act(0, "offer_trade", give={"wood": 1}, want={"paper": 1})
    assert table.decision == "answer_trade"


@pytest.mark.rule("CK-042", "CK-052")
def test_a_turn_ends_only_with_four_progress_cards_or_fewer() -> None:
    table = knights_table(throw(1, 1))
    give(table, 0, "spy", "spy", "wedding", "crane", "mining", "smith")
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "action"
    table.act(0, "end_turn")
    assert (table.decision, table.game.actors, table.state.active) == ("discard_progress", [0], 0)
    assert kinds(table, 0) == {"discard_progress"}
    table.act(0, "discard_progress", card="mining")
    assert table.game.actors == [0]
    table.act(0, "discard_progress", card="spy")
    assert (table.decision, table.game.actors) == ("pre_roll", [1])
    assert progress(table, 0) == {"spy": 1, "wedding": 1, "crane": 1, "smith": 1}


@pytest.mark.rule("CK-042", "CK-054")
def test_with_four_progress_cards_the_turn_ends_without_a_discard() -> None:
    table = knights_table(throw(1, 1))
    give(table, 0, "spy", "wedding", "crane", "mining")
    table.turn(0)
    table.act(0, "roll")
    assert table.refused(0, "discard_progress", card="spy") == "discard_progress does not answer action"
    table.act(0, "end_turn")
    assert (table.decision, table.game.actors) == ("pre_roll", [1])


def twelve_points(*throws: tuple[int, int, int]) -> Table:
    """Seat 0 with four cities and two metropolises."""
    table = knights_table(*throws)
    table.put(0, "city", *CITIES)
    metropolis(table, "trade", CITIES[0])
    metropolis(table, "politics", CITIES[1])
    assert table.points(0) == 12
    return table


@pytest.mark.rule("CK-043", "CK-287")
def test_a_defender_card_wins_before_production() -> None:
    table = twelve_points(throw(2, 1, "ship"))
    knight(table, 0, "(4,0) S", "mighty", active=True)
    knight(table, 0, "(4,1) S", "mighty", active=True)
    table.put(1, "settlement", "(1,0) N")
    barbarians_at(table, 6)
    table.turn(0)
    table.act(0, "roll")
    assert table.game.winner == 0
    assert table.cards(1) == {}


@pytest.mark.rule("CK-043", "CK-049", "CK-287")
def test_a_drawn_card_that_is_a_point_wins_before_production_and_discards() -> None:
    table = twelve_points(throw(2, 1, "science"))
    level(table, 0, "science", 1)
    level(table, 1, "science", 1)
    give(table, 1, "crane", "mining", "smith", "medicine")
    on_top(table, "printer")
    table.put(1, "settlement", "(1,0) N")
    table.turn(0)
    table.act(0, "roll")
    assert table.game.winner == 0
    assert table.cards(1) == {}


@pytest.mark.rule("CK-278", "CK-078")
def test_landing_and_seven_attack_then_discards_then_robber() -> None:
    table = knights_table(throw(3, 4, "ship"))
    table.put(1, "city", "(0,0) N", "(4,0) S")
    table.hand(2, wood=8)
    knight(table, 0, "(0,2) N", active=True)
    barbarians_at(table, 6)
    table.turn(0)
    table.act(0, "roll")
    assert (table.decision, table.game.actors) == ("lose_city", [1])
    assert own(table).active.of(table.kernel, table.vertex("(0,2) N")) == 0
    table.act(1, "lose_city", vertex="(0,0) N")
    assert (table.decision, table.game.actors) == ("discard", [2])
    for _ in range(4):
        table.act(2, "discard", card="wood")
    assert (table.decision, table.game.actors) == ("move_robber", [0])
    assert table.state.robber == table.hex("(1,2)")
    assert not table.is_legal(0, "move_robber", hex="(1,2)")
    table.act(0, "move_robber", hex="(4,0)")
    assert table.decision == "action"


@pytest.mark.rule("CK-280")
def test_after_the_alchemist_an_attack_still_comes_before_the_chosen_production() -> None:
    table = knights_table((1,))
    table.put(0, "city", "(1,0) N")
    give(table, 0, "alchemist")
    barbarians_at(table, 6)
    table.turn(0)
    table.act(0, "play_progress", card="alchemist")
    table.act(0, "set_dice", red=1, yellow=2)
    events = table.act(0, "roll")
    assert told(events, "city_pillaged", "gained") == ["city_pillaged", "gained"]
    assert table.cards(0) == {"wood": 1}


@pytest.mark.rule("CK-281")
def test_a_knight_that_acted_and_was_activated_again_only_defends() -> None:
    table = knights_table(throw(1, 1), throw(1, 1, "ship"))
    table.put(0, "road", "(0,0) NE", "(0,1) NW")
    knight(table, 0, "(0,0) N", active=True)
    table.hand(0, grain=1)
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "move_knight", vertex="(0,0) N")
    table.act(0, "go_knight", vertex="(0,1) N")
    assert not own(table).active.of(table.kernel, table.vertex("(0,1) N"))
    table.act(0, "activate_knight", vertex="(0,1) N")
    assert own(table).active.of(table.kernel, table.vertex("(0,1) N"))
    assert table.legal(0, "move_knight") == []
    table.act(0, "end_turn")
    barbarians_at(table, 6)
    table.act(1, "roll")
    assert kept(table)["defender"] == [1, 0, 0, 0]


@pytest.mark.rule("CK-282")
def test_after_the_warlord_only_knights_that_were_active_act() -> None:
    table = knights_table(throw(1, 1))
    table.put(0, "road", "(0,0) NE", "(0,1) NW", "(4,0) SW", "(4,0) SE")
    knight(table, 0, "(0,0) N", active=True)
    knight(table, 0, "(4,0) S")
    give(table, 0, "warlord")
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "play_progress", card="warlord")
    assert own(table).active.of(table.kernel, table.vertex("(4,0) S"))
    assert [action.operands["vertex"] for action in table.legal(0, "move_knight")] == [table.vertex("(0,0) N")]


@pytest.mark.rule("CK-283")
def test_the_least_among_those_with_a_city_to_lose_lose_it() -> None:
    table = knights_table(throw(1, 1, "ship"))
    table.put(0, "city", "(0,0) N")
    metropolis(table, "trade", "(0,0) N")
    for seat, city, place, strength in (
        (1, "(0,1) N", "(4,0) S", "basic"),
        (2, "(0,2) N", "(4,1) S", "basic"),
        (3, "(2,4) S", "(4,2) S", "strong"),
    ):
        table.put(seat, "city", city)
        knight(table, seat, place, strength, active=True)
    table.put(3, "city", "(2,0) N")
    barbarians_at(table, 6)
    table.turn(0)
    table.act(0, "roll")
    # Five cities against four: both who gave one lose theirs, nobody else.
    assert [table.points(seat) for seat in range(4)] == [4, 1, 1, 4]
