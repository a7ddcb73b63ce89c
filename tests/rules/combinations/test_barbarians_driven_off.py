"""Barbarian Attack with Traders & Barbarians: cards and wagons move barbarians, sevens do not, and wagons go last."""

from __future__ import annotations

from typing import Any

import pytest

from tests.barbarians import (
    CARD,
    COAST,
    INLAND,
    barbarians,
    captives,
    conquered,
    dice,
    knights,
    on_coast,
    operands,
    part,
    told,
)
from tests.event_deck import event_deck, turn_up
from tests.path_barbarians import edges, moving, on_paths, on_turn, path_table, stand
from tests.table import Table
from tests.trading import barbarians as path_barbarians
from tests.trading import go, ways

ELSEWHERE = {"(0,2)", *COAST, *INLAND}


def buying(card: str, **script: Any) -> Table:
    table = on_turn(cards=[card], **script)
    table.hand(0, **CARD)
    return table


# Cards


@pytest.mark.rule("BARBTRAD-21", "BARBTRAD-23")
def test_treason_takes_barbarians_off_paths_and_puts_them_on_others() -> None:
    table = buying("treason")
    stand(table, "(3,0)", "(3,0) W")
    stand(table, "(3,3)", "(3,3) E", "(3,3) SE")
    table.act(0, "buy_card")
    table.act(0, "take_barbarian", hex="(3,0)")
    assert table.edge("(3,0) W") not in on_paths(table), "the only one leaves without a question"
    assert operands(table, 0, "put_barbarian") == {table.hex(place) for place in ELSEWHERE - {"(3,0)", "(3,3)"}}
    table.act(0, "put_barbarian", hex="(2,2)")
    assert table.decision == "stand_on_path"
    table.act(0, "stand_on_path", edge="(2,2) NE")
    table.act(0, "take_barbarian", hex="(3,3)")
    assert (table.decision, operands(table, 0, "lift_from_path")) == (
        "lift_barbarian",
        edges(table, ["(3,3) E", "(3,3) SE"]),
    )
    assert part(table)["barbarians_left"] == 33, "one is in the hand"
    table.act(0, "lift_from_path", edge="(3,3) SE")
    table.act(0, "put_barbarian", hex="(0,2)")
    table.act(0, "stand_on_path", edge="(0,2) path S")
    assert on_coast(table) == {"(2,2)": 1, "(3,3)": 1, "(0,2)": 1}
    assert on_paths(table) == {
        table.edge("(2,2) NE"): "(2,2)",
        table.edge("(3,3) E"): "(3,3)",
        table.edge("(0,2) path S"): "(0,2)",
    }
    assert table.decision == "action"


@pytest.mark.rule("BARBTRAD-23")
def test_the_castle_takes_no_barbarian() -> None:
    table = buying("treason")
    stand(table, "(3,0)", "(3,0) W")
    stand(table, "(4,1)", "(4,1) SE")
    table.act(0, "buy_card")
    table.act(0, "take_barbarian", hex="(3,0)")
    assert table.refused(0, "put_barbarian", hex="(4,0)") == (
        "the barbarian goes to a hex with fewer than three that is open to it, and to none chosen before"
    )


@pytest.mark.rule("BARBTRAD-21")
def test_who_takes_one_of_several_says_which() -> None:
    table = buying("intrigue")
    stand(table, "(3,3)", "(3,3) E", middle=1)
    table.act(0, "buy_card")
    assert captives(table)[0] == 1
    assert {action.kind for action in table.legal(0)} == {"lift_from_path", "lift_from_middle"}
    assert table.refused(0, "lift_from_path", edge="(3,3) SE") == "choose a path where a barbarian of that hex stands"
    table.act(0, "lift_from_middle")
    assert (on_coast(table), len(on_paths(table))) == ({"(3,3)": 1}, 1)
    table = buying("intrigue")
    stand(table, "(3,3)", "(3,3) E", "(3,3) SE")
    table.act(0, "buy_card")
    assert table.refused(0, "lift_from_middle") == ("all barbarians of that hex stand on paths: choose one of these")


@pytest.mark.rule("BARBTRAD-24")
def test_intrigue_reaches_inner_hexes() -> None:
    table = buying("intrigue")
    stand(table, "(2,2)", "(2,2) E")
    stand(table, "(3,0)", "(3,0) W")
    table.act(0, "buy_card")
    table.act(0, "take_prisoner", hex="(2,2)")
    assert on_coast(table) == {"(3,0)": 1}
    assert path_barbarians(table) == {table.edge("(3,0) W")}


# Sevens


@pytest.mark.rule("BARBTRAD-27")
def test_a_seven_moves_no_barbarian_and_takes_a_card_of_anybody() -> None:
    table = path_table(rolls=dice(7), thefts=["ore"])
    stand(table, "(3,3)", "(3,3) E")
    table.hand(1, ore=8)
    table.hand(2, wool=1)
    table.turn(0)
    table.act(0, "roll")
    for _ in range(4):
        table.act(1, "discard", card="ore")
    assert table.decision == "rob_anybody"
    assert operands(table, 0, "rob_anybody") == {1, 2}
    table.act(0, "rob_anybody", seat=1)
    assert table.decision == "action"
    assert path_barbarians(table) == {table.edge("(3,3) E")}


# Wagons


def driven(die: int = 6, **script: Any) -> Table:
    """A wagon beside the barbarian of (1,1) has tried to drive it off."""
    table = moving("(1,1) NE", level=2, rolls=[(die,)], **script)
    stand(table, "(1,1)", "(1,1) E", middle=1)
    go(table)
    table.act(0, "drive_off", edge="(1,1) E")
    return table


@pytest.mark.rule("BARBTRAD-23", "BARBTRAD-32")
def test_a_wagon_drives_a_barbarian_to_another_hex_and_a_path_there() -> None:
    table = driven()
    assert table.decision == "drive_barbarian"
    assert operands(table, 0, "drive_barbarian") == {table.hex(place) for place in ELSEWHERE - {"(1,1)"}}
    table.act(0, "drive_barbarian", hex="(2,3)")
    table.act(0, "stand_on_path", edge="(2,3) NE")
    assert on_coast(table) == {"(1,1)": 1, "(2,3)": 1}
    assert on_paths(table) == {table.edge("(2,3) NE"): "(2,3)"}
    assert ways(table, "(1,1) SE") == {0: 2}, "the path is free"


@pytest.mark.rule("BARBTRAD-23")
def test_it_goes_to_no_castle_to_no_full_hex_and_may_be_left() -> None:
    table = moving("(1,1) NE", level=2, rolls=[(6,)])
    stand(table, "(1,1)", "(1,1) E")
    barbarians(table, h22=3)
    go(table)
    table.act(0, "drive_off", edge="(1,1) E")
    reason = "a wagon drives a barbarian to another hex with fewer than three, but to no castle"
    for place in ("(4,0)", "(2,2)", "(1,1)"):
        assert table.refused(0, "drive_barbarian", hex=place) == reason
    table.act(0, "leave_barbarian")
    assert on_paths(table) == {table.edge("(1,1) E"): "(1,1)"}


@pytest.mark.rule("BARBTRAD-23", "BARBTRAD-25")
def test_a_wagon_frees_one_hex_and_conquers_another() -> None:
    table = moving("(1,1) NE", level=2, rolls=[(6,)])
    stand(table, "(1,1)", "(1,1) E", middle=2)
    barbarians(table, h22=2)
    assert conquered(table) == ["(1,1)"]
    go(table)
    table.act(0, "drive_off", edge="(1,1) E")
    events = table.act(0, "drive_barbarian", hex="(2,2)")
    assert [event["event"] for event in told(events, "hex_freed", "hex_conquered")] == ["hex_freed", "hex_conquered"]
    assert conquered(table) == ["(2,2)"]


@pytest.mark.rule("BARBTRAD-32")
def test_only_one_on_a_path_can_be_driven_off_and_once_a_turn() -> None:
    table = moving("(1,1) NE", level=5, rolls=[(6,), (6,)])
    stand(table, "(1,1)", middle=2)
    stand(table, "(1,2)", "(1,1) E")
    go(table)
    assert operands(table, 0, "drive_off") == {table.edge("(1,1) E")}
    table.act(0, "drive_off", edge="(1,1) E")
    table.act(0, "drive_barbarian", hex="(0,1)")
    table.act(0, "stand_on_path", edge="(0,1) SE")
    assert table.refused(0, "drive_off", edge="(0,1) SE") == "each barbarian is tried once in a turn only"


@pytest.mark.rule("BARBTRAD-30")
def test_knights_ride_barbarians_are_driven_out_and_then_the_wagon_moves() -> None:
    table = moving("(3,3) NE", rolls=[(1,)])
    stand(table, "(3,3)", "(3,3) E")
    knights(table, 0, "(3,3) W", "(3,3) SW", "(2,2) NW")
    events = go(table)
    assert table.decision == "move_knights"
    events += table.act(0, "end_rides")
    assert captives(table)[0] == 1
    assert table.decision == "move_wagon"
    assert ways(table, "(3,3) SE") == {0: 2}, "nobody stands there any more"


# With variants


def test_two_players_move_barbarians_by_hexes_only() -> None:
    table = on_turn("two_player", players=2)
    stand(table, "(3,3)", "(3,3) E", "(3,3) SE")
    assert table.legal(0, "send_barbarian") == []
    assert {action.operands["hex"] for action in table.legal(0, "take_up_barbarian")} == {table.hex("(3,3)")}
    table.act(0, "take_up_barbarian", hex="(3,3)")
    table.act(0, "lift_from_path", edge="(3,3) E")
    table.act(0, "put_barbarian", hex="(1,1)")
    table.act(0, "stand_on_path", edge="(1,1) W")
    assert on_paths(table) == {table.edge("(3,3) SE"): "(3,3)", table.edge("(1,1) W"): "(1,1)"}


def test_a_robber_attack_of_the_cards_moves_no_barbarian() -> None:
    table = path_table("event_cards", decks={"event_cards": event_deck("robber_attack")}, thefts=["ore"])
    stand(table, "(3,3)", "(3,3) E")
    table.hand(1, ore=1)
    turn_up(table)
    assert table.decision == "rob_anybody"
    table.act(0, "rob_anybody", seat=1)
    assert table.decision == "action"
    assert path_barbarians(table) == {table.edge("(3,3) E")}
