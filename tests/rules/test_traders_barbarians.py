"""Barbarians: the seven, driving them off, and the development cards."""

from __future__ import annotations

import pytest

from skerry.cli.telling import Teller
from skerry.rules.traders_and_barbarians.traders.paths import Paths
from tests.table import Table
from tests.trading import (
    STARTS,
    away,
    barbarians,
    carries,
    delivered,
    go,
    gold,
    moving,
    next_goods,
    on_turn,
    points_left,
    put_barbarian,
    told,
    told_of,
    trade,
    trade_table,
    wagon_at,
    ways,
)

NOT_THERE = "a barbarian goes to another path that is open and where none stands"


def seven(*beside: str, hand: dict[str, int] | None = None, **script: object) -> Table:
    """Seat 0 rolled a seven; seat 1 has a road at (1,1) NE and these cards."""
    table = trade_table(*beside, rolls=[7], **script)
    table.put(1, "road", "(1,1) NE")
    table.hand(1, **({"ore": 2} if hand is None else hand))
    table.turn(0)
    table.act(0, "roll")
    return table


def move(table: Table, origin: str, edge: str, seat: int = 0) -> list[dict[str, object]]:
    table.act(seat, "move_barbarian", edge=origin)
    return told(table.act(seat, "place_barbarian", edge=edge), "barbarian_moved")


# The seven


def test_everybody_is_told_which_barbarian_is_about_to_move() -> None:
    table = seven()
    assert "moved_barbarian" not in told_of(table)
    table.act(0, "move_barbarian", edge=STARTS[1])
    for seat in (None, 0, 1):
        assert told_of(table, seat)["moved_barbarian"] == told_of(table)["barbarians"][str(table.edge(STARTS[1]))]
    table.act(0, "place_barbarian", edge="(0,0) E")
    assert "moved_barbarian" not in told_of(table)


@pytest.mark.rule("TRAD-44", "TRAD-48")
def test_everybody_with_more_than_seven_cards_returns_half_before_a_barbarian_moves() -> None:
    table = seven(hand={"wood": 5, "ore": 4})
    assert (table.decision, table.game.actors) == ("discard", [1])
    for _ in range(4):
        table.act(1, "discard", card="wood")
    assert table.cards(1) == {"wood": 1, "ore": 4}
    assert (table.decision, table.game.actors) == ("move_barbarian", [0])


@pytest.mark.rule("TRAD-45", "TRAD-49", "TRAD-82")
def test_the_active_player_has_to_move_one_to_a_path_without_a_barbarian() -> None:
    table = seven()
    assert {action.operands["edge"] for action in table.legal(0)} == {table.edge(edge) for edge in STARTS}
    assert {action.kind for action in table.legal(0)} == {"move_barbarian"}
    assert table.refused(0, "move_barbarian", edge="(0,0) E") == "no barbarian stands on that path"
    table.act(0, "move_barbarian", edge=STARTS[0])
    open_to = {action.operands["edge"] for action in table.legal(0)}
    assert len(open_to) == 72, "all paths but those with a barbarian, its own among them"
    assert {action.kind for action in table.legal(0)} == {"place_barbarian"}
    for edge in STARTS:
        assert table.refused(0, "place_barbarian", edge=edge) == NOT_THERE
    events = table.act(0, "place_barbarian", edge="(0,0) E")
    assert told(events, "barbarian_moved") == [
        {"event": "barbarian_moved", "seat": 0, "origin": table.edge(STARTS[0]), "edge": table.edge("(0,0) E")}
    ]
    assert barbarians(table) == {table.edge(edge) for edge in ("(0,0) E", *STARTS[1:])}
    assert table.decision == "action"


@pytest.mark.rule("TRAD-29", "TRAD-83")
def test_barbarians_stand_on_any_path_inner_ones_and_roads_too_but_not_along_the_sea() -> None:
    table = seven()
    table.act(0, "move_barbarian", edge=STARTS[0])
    assert table.is_legal(0, "place_barbarian", edge="(0,2) path S")
    assert table.is_legal(0, "place_barbarian", edge="(1,1) NE")
    assert table.is_legal(0, "place_barbarian", edge="(0,0) NW"), "at the coast"
    assert table.refused(0, "place_barbarian", edge="(0,2) NE") == NOT_THERE


@pytest.mark.rule("TRAD-46", "TRAD-129")
def test_a_road_there_may_cost_its_owner_a_random_card_and_never_gold() -> None:
    table = seven(thefts=["ore"])
    move(table, STARTS[0], "(1,1) NE")
    assert {action.kind for action in table.legal(0)} == {"take_from_owner", "spare_owner"}
    assert table.refused(0, "take_from_owner", seat=2) == "a card may be taken only from who has built on that path"
    events = table.act(0, "take_from_owner", seat=1)
    assert told(events, "stolen") == [{"event": "stolen", "thief": 0, "victim": 1}]
    assert (table.cards(0), table.cards(1), gold(table)) == ({"ore": 1}, {"ore": 1}, [5, 5, 5, 5])
    table = seven()
    move(table, STARTS[0], "(1,1) NE")
    table.act(0, "spare_owner")
    assert (table.cards(0), table.cards(1), table.decision) == ({}, {"ore": 2}, "action")


@pytest.mark.rule("TRAD-47", "TRAD-104")
def test_nothing_is_taken_on_an_own_road_or_from_who_holds_no_cards() -> None:
    table = seven()
    table.hand(0, ore=1)
    table.put(0, "road", "(1,2) NE")
    move(table, STARTS[0], "(1,2) NE")
    assert table.decision == "action"
    table = seven(hand={})
    assert gold(table)[1] == 5, "gold is no card"
    move(table, STARTS[0], "(1,1) NE")
    assert table.decision == "action"
    table = seven()
    move(table, STARTS[0], "(0,0) E")
    assert table.decision == "action", "a path without a road"


@pytest.mark.rule("TRAD-45", "TRAD-83")
def test_where_no_path_is_free_nothing_moves() -> None:
    table = trade_table(rolls=[7])
    own = trade(table)
    for edge in range(table.kernel.topology.edges):
        if Paths(table.kernel, own).is_path(edge) and not own.barbarians.has(table.kernel, edge):
            own.barbarians.set(table.kernel, edge, 4)
    before = barbarians(table)
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "move_barbarian", edge=STARTS[0])
    assert (table.decision, barbarians(table)) == ("action", before)


# Beside roads and hexes


@pytest.mark.rule("TRAD-84")
def test_a_road_is_built_on_a_path_with_a_barbarian() -> None:
    table = on_turn()
    table.put(0, "settlement", "(0,1) SE")
    table.hand(0, wood=1, brick=1)
    table.act(0, "build_road", edge=STARTS[0])
    assert table.supply(0, "road") == 14
    assert table.edge(STARTS[0]) in barbarians(table)


@pytest.mark.rule("TRAD-85")
def test_barbarians_stop_neither_production_nor_harbours() -> None:
    table = trade_table(rolls=[8])
    table.put(0, "settlement", "(0,1) N", "(0,1) S")
    for number, edge in enumerate(("(0,1) NE", "(0,1) NW", "(0,1) SW"), start=1):
        put_barbarian(table, number, edge)
    table.hand(0, grain=2)
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0) == {"wood": 2, "grain": 2}
    table.act(0, "bank_trade", give="grain", take="ore")
    assert table.cards(0) == {"wood": 2, "ore": 1}


# Driving off


def beside(level: int = 2, die: int = 6, **given: object) -> Table:
    """The wagon of seat 0 stands at the end of a barbarian's path, with another one at its next stop."""
    table = moving("(2,1) N", level=level, dice=[(die,)], **given)
    away(table)
    put_barbarian(table, 1, "(2,1) NE")
    put_barbarian(table, 2, "(2,2) NW")
    go(table)
    return table


@pytest.mark.rule("TRAD-86")
def test_the_first_wagon_drives_nobody_off() -> None:
    table = beside(level=1)
    assert not table.legal(0, "drive_off")
    assert table.refused(0, "drive_off", edge="(2,1) NE") == "a wagon drives barbarians off from level 2 on"
    table = beside()
    assert [action.operands["edge"] for action in table.legal(0, "drive_off")] == [table.edge("(2,1) NE")]
    assert table.refused(0, "drive_off", edge="(2,2) NW") == "the wagon stands at no end of that path"
    assert table.refused(0, "drive_off", edge="(2,0) NE") == "no barbarian stands on that path"


@pytest.mark.rule("TRAD-12", "TRAD-86", "TRAD-87")
@pytest.mark.parametrize(("level", "results"), [(2, {6}), (3, {5, 6}), (4, {4, 5, 6}), (5, {3, 4, 5, 6})])
def test_results_on_the_wagon_card_drive_a_barbarian_off(level: int, results: set[int]) -> None:
    for die in range(1, 7):
        table = beside(level, die)
        events = table.act(0, "drive_off", edge="(2,1) NE")
        kind = "barbarian_driven_off" if die in results else "barbarian_stayed"
        assert told(events, "barbarian_driven_off", "barbarian_stayed") == [
            {"event": kind, "seat": 0, "edge": table.edge("(2,1) NE"), "die": die}
        ]
        assert table.decision == ("place_barbarian" if die in results else "move_wagon")


@pytest.mark.rule("TRAD-87", "TRAD-88", "TRAD-89")
def test_who_drives_one_off_moves_it_anywhere_or_not_and_takes_no_card() -> None:
    table = beside()
    table.put(1, "road", "(4,0) NE")
    table.hand(1, ore=3)
    assert points_left(table) == 5
    table.act(0, "drive_off", edge="(2,1) NE")
    table.act(0, "place_barbarian", edge="(4,0) NE")
    assert (table.decision, points_left(table), table.cards(1)) == ("move_wagon", 5, {"ore": 3})
    assert ways(table, "(2,2) NW") == {0: 2}, "the way is free"
    table.act(0, "move_wagon", vertex="(2,2) NW", toll=0)
    assert points_left(table) == 3
    table = beside()
    (rolled,) = table.act(0, "drive_off", edge="(2,1) NE")
    may = "seat 0 rolls 6 and may drive off the barbarian at (1,1) side SW"
    assert Teller(table.game.view(None)).sentence(rolled) == may, "nothing says that it was done"
    assert table.act(0, "leave_barbarian") == []
    assert table.edge("(2,1) NE") in barbarians(table)
    assert points_left(table) == 5


@pytest.mark.rule("TRAD-89", "TRAD-90", "TRAD-91")
def test_each_barbarian_is_tried_once_a_turn_before_and_between_steps() -> None:
    table = beside(level=5, die=1)
    table.act(0, "drive_off", edge="(2,1) NE")
    assert table.refused(0, "drive_off", edge="(2,1) NE") == "each barbarian is tried once in a turn only"
    assert told_of(table)["movement"]["tried"] == [1]
    table.act(0, "move_wagon", vertex="(2,2) NW", toll=0)
    assert points_left(table) == 3, "a failed try costs no points, the barbarian does"
    assert [action.operands["edge"] for action in table.legal(0, "drive_off")] == [table.edge("(2,2) NW")]
    table.act(0, "end_movement")
    table.turn(0, rolled=True)
    go(table)
    assert len(table.legal(0, "drive_off")) == 2, "another turn, another try"


@pytest.mark.rule("TRAD-90", "TRAD-108")
def test_one_that_is_moved_behind_the_wagon_changes_nothing_and_is_not_tried_again() -> None:
    table = moving("(2,1) N", level=2, dice=[(6,)])
    away(table)
    put_barbarian(table, 2, "(2,2) NW")
    go(table)
    table.act(0, "move_wagon", vertex="(2,2) NW", toll=0)
    before = (wagon_at(table), points_left(table), gold(table))
    assert before == (table.vertex("(2,2) NW"), 3, [5, 5, 5, 5])
    table.act(0, "drive_off", edge="(2,2) NW")
    table.act(0, "place_barbarian", edge="(2,1) NE")
    assert (wagon_at(table), points_left(table), gold(table)) == before, "the way here is paid"
    assert table.refused(0, "drive_off", edge="(2,1) NE") == "each barbarian is tried once in a turn only"


@pytest.mark.rule("TRAD-90")
def test_of_two_barbarians_each_is_tried_by_itself() -> None:
    table = moving("(2,1) N", level=5, dice=[(1,), (6,)])
    away(table)
    put_barbarian(table, 1, "(2,1) NE")
    put_barbarian(table, 2, "(2,1) NW")
    go(table)
    table.act(0, "drive_off", edge="(2,1) NE")
    assert [action.operands["edge"] for action in table.legal(0, "drive_off")] == [table.edge("(2,1) NW")]
    table.act(0, "drive_off", edge="(2,1) NW")
    table.act(0, "place_barbarian", edge="(1,0) E")
    assert not table.legal(0, "drive_off"), "both stand beside the wagon, and both were tried"
    assert told_of(table)["movement"]["tried"] == [1, 2]


@pytest.mark.rule("TRAD-91")
def test_nobody_is_driven_off_from_a_plaza_that_was_reached() -> None:
    table = moving("(2,0) NE", level=5)
    away(table)
    put_barbarian(table, 1, "(2,0) path SE")
    table.give_card(0, "knight")
    go(table)
    table.act(0, "move_wagon", vertex="(2,0) plaza", toll=0)
    assert not table.legal(0, "drive_off")
    assert table.refused(0, "drive_off", edge="(2,0) path SE") == (
        "the wagon has come to a plaza, where its movement ends"
    )


# Development cards


@pytest.mark.rule("TRAD-92")
def test_a_card_costs_as_usual_and_waits_for_the_next_turn() -> None:
    table = on_turn()
    table.hand(0, wool=2, grain=2, ore=2)
    table.act(0, "buy_card")
    table.act(0, "buy_card")
    assert (table.cards(0), table.state.deck_left) == ({}, 23)
    assert not table.legal(0, "play_card")
    table.give_card(0, "knight", 2)
    table.turn(0, rolled=True)
    table.act(0, "play_card", card="knight")
    table.game.apply(0, table.legal(0)[0])
    table.game.apply(0, table.legal(0)[0])
    assert table.refused(0, "play_card", card="knight") == "only one development card may be played in a turn"


@pytest.mark.rule("TRAD-93", "TRAD-94")
def test_a_knight_moves_a_barbarian_and_may_take_a_card_before_the_roll_too() -> None:
    table = trade_table(thefts=["wool"])
    table.put(1, "road", "(1,1) NE")
    table.hand(1, wool=1)
    table.give_card(0, "knight")
    table.turn(0)
    table.act(0, "play_card", card="knight")
    assert table.state.knights[0] == 1
    move(table, STARTS[2], "(1,1) NE")
    table.act(0, "take_from_owner", seat=1)
    assert (table.cards(0), table.cards(1), table.decision) == ({"wool": 1}, {}, "pre_roll")
    assert barbarians(table) == {table.edge(edge) for edge in (*STARTS[:2], "(1,1) NE")}


@pytest.mark.rule("TRAD-95")
def test_road_building_builds_two_roads_for_nothing() -> None:
    table = on_turn()
    table.put(0, "settlement", "(0,2) S")
    table.give_card(0, "road_building")
    table.act(0, "play_card", card="road_building")
    table.act(0, "place_road", edge="(0,2) path S")
    table.act(0, "place_road", edge="(0,2) path SE")
    assert (table.supply(0, "road"), table.decision) == (13, "action")


@pytest.mark.rule("TRAD-99")
def test_three_cards_are_a_hidden_point_each() -> None:
    table = on_turn()
    table.give_card(0, "victory_point", 3)
    assert (table.points(0), table.all_points(0)) == (0, 3)


@pytest.mark.rule("TRAD-96", "TRAD-98", "TRAD-70")
def test_a_swift_journey_is_a_second_movement_with_all_points_that_may_deliver_again() -> None:
    table = moving("(2,0) NE", carries="glass")
    away(table)
    table.give_card(0, "swift_journey")
    table.put(0, "road", "(2,0) path SE")
    go(table)
    next_goods(table, 0, "sand")
    table.act(0, "move_wagon", vertex="(2,0) plaza", toll=0)
    assert (delivered(table)[0], carries(table)) == (1, "sand")
    table.act(0, "play_card", card="swift_journey")
    assert points_left(table) == 4
    assert ways(table, "(2,0) SE") == {0: 1}, "from the plaza"
    table.act(0, "move_wagon", vertex="(2,0) SE", toll=0)
    assert points_left(table) == 3
    trade(table).carried.set(table.kernel, 0, 4)
    table.act(0, "move_wagon", vertex="(2,0) plaza", toll=0)
    assert delivered(table)[0] == 2
    assert table.game.actors == [1], "its card is played: nothing can follow"


@pytest.mark.rule("TRAD-97")
def test_grain_and_tries_stay_limited_to_the_turn() -> None:
    table = beside(level=5, die=1)
    table.hand(0, grain=2)
    table.give_card(0, "swift_journey")
    table.act(0, "feed_wagon")
    table.act(0, "drive_off", edge="(2,1) NE")
    table.act(0, "play_card", card="swift_journey")
    assert points_left(table) == 7, "points that were left are lost"
    assert table.refused(0, "feed_wagon") == "the wagon gets more movement points only once in a turn"
    assert not table.legal(0, "drive_off")


@pytest.mark.rule("TRAD-135")
def test_while_the_wagon_moves_no_other_card_can_be_played() -> None:
    table = moving("(2,1) N")
    table.put(0, "settlement", "(0,2) S")
    for card in ("knight", "road_building", "swift_journey"):
        table.give_card(0, card)
    assert {action.operands["card"] for action in table.legal(0, "play_card")} == {"knight", "road_building"}
    assert table.refused(0, "play_card", card="swift_journey") == (
        "swift_journey cannot be played at this moment of the turn"
    )
    go(table)
    assert {action.operands["card"] for action in table.legal(0, "play_card")} == {"swift_journey"}
    assert table.refused(0, "play_card", card="knight") == "knight cannot be played at this moment of the turn"


@pytest.mark.rule("TRAD-136")
def test_the_first_movement_may_be_no_step_at_all() -> None:
    table = moving("(2,1) N")
    away(table)
    table.give_card(0, "swift_journey")
    go(table)
    table.act(0, "play_card", card="swift_journey")
    assert points_left(table) == 4
    table.act(0, "move_wagon", vertex="(2,2) NW", toll=0)
    assert wagon_at(table) == table.vertex("(2,2) NW")
