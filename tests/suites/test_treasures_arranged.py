"""What games of `into_the_unknown` seldom come to, arranged; written from its rules alone."""

from __future__ import annotations

import pytest

from skerry.engine.event import Event
from tests.table import Table

INLAND = "(3,2) N"
# A ship beside each of two treasures, and the edges that reach them along the frame.
NEAR = ("(1,4) NE", "(7,4) SE")
FIRST, SECOND = "(1,5) NW", "(7,5) SW"
# Its road runs along the coast, far from all harbours.
COASTAL, ALONG = "(2,1) NW", "(2,1) NW"
RICH = {"wood": 5, "brick": 3, "wool": 5, "grain": 3}


def table_before_treasures() -> Table:
    table = Table(["into_the_unknown"], 3)
    table.put(0, "settlement", INLAND)
    table.put(0, "ship", *NEAR)
    table.put(0, "road", ALONG)
    table.turn(0, rolled=True)
    table.hand(0, **RICH)
    return table


def answer(table: Table, seat: int = 0) -> list[Event]:
    """Keep every tile and take whatever else comes first."""
    told: list[Event] = []
    while table.decision in ("treasure", "discover", "choose_resource"):
        kept = [action for action in table.legal(seat) if action.kind == "keep_treasure"]
        told += table.game.apply(seat, (kept or table.legal(seat))[0])
    return told


def discovered(events: list[Event]) -> list[int]:
    return [told["hex"] for told in (event.to_json(None) for event in events) if told["event"] == "discovered"]


@pytest.mark.rule("TDEIU-41", "TDEIU-70")
def test_hexes_are_turned_up_after_the_treasure_beside_them() -> None:
    table = table_before_treasures()
    events = table.act(0, "build_ship", edge=FIRST)
    assert table.decision == "treasure"
    assert discovered(events) == []
    assert discovered(table.act(0, "keep_treasure")) == [table.hex("(1,5)")]
    assert table.decision == "action"


def table_with_a_waiting_harbour() -> Table:
    table = table_before_treasures()
    table.act(0, "build_ship", edge=FIRST)
    table.act(0, "keep_treasure")
    table.act(0, "build_ship", edge=SECOND)
    table.act(0, "keep_treasure")
    assert table.decision == "take_special_harbour"
    table.act(0, "take_special_harbour", harbour="ore")
    answer(table)
    return table


@pytest.mark.rule("TDEIU-52", "TDEIU-55")
def test_a_harbour_without_a_place_waits_for_a_building_on_the_coast() -> None:
    table = table_with_a_waiting_harbour()
    assert table.decision == "action"
    assert table.view(1)["into_the_unknown"]["kept_harbours"] == [{"ore": 1}, {}, {}]
    assert table.view(1)["into_the_unknown"]["special_harbours"] == ["wood", "brick", "wool", "grain"]
    table.act(0, "build_settlement", vertex=COASTAL)
    assert (table.decision, table.game.actors) == ("place_special_harbour", [0])
    assert {action.operands["edge"] for action in table.legal(0)} == {table.edge("(2,1) NW"), table.edge("(2,1) W")}
    table.act(0, "place_special_harbour", harbour="ore", edge="(2,1) W")
    assert table.decision == "action"
    view = table.view(2)
    assert view["into_the_unknown"]["kept_harbours"] == [{}, {}, {}]
    assert view["seats"][0]["rates"]["ore"] == 2
    assert view["board"]["harbours"][str(table.edge("(2,1) W"))] == "ore"


@pytest.mark.rule("TDEIU-55")
def test_a_harbour_that_waits_is_placed_in_a_turn_of_its_owner() -> None:
    table = table_with_a_waiting_harbour()
    table.put(0, "settlement", COASTAL)
    table.turn(1, rolled=True)
    assert table.game.actors == [1]
    table.turn(0)
    assert (table.decision, table.game.actors) == ("place_special_harbour", [0])


@pytest.mark.rule("TDEIU-53", "TDEIU-57")
def test_a_harbour_that_was_declined_does_not_come_back() -> None:
    table = table_before_treasures()
    table.put(0, "settlement", COASTAL)
    table.act(0, "build_ship", edge=FIRST)
    table.act(0, "keep_treasure")
    table.act(0, "build_ship", edge=SECOND)
    table.act(0, "keep_treasure")
    table.act(0, "decline_special_harbour")
    answer(table)
    table.act(0, "build_ship", edge="(7,5) SE")
    answer(table)
    table.act(0, "build_ship", edge="(7,6) SW")
    points = table.points(0)
    table.act(0, "keep_treasure")
    # A third tile brings a point and no question about harbours.
    assert table.decision == "action"
    assert table.points(0) == points + 1
    assert table.view(0)["into_the_unknown"]["special_harbours"] == ["wood", "brick", "wool", "grain", "ore"]
    table.turn(0)
    assert table.decision == "pre_roll"


@pytest.mark.rule("TDEIU-50", "TDEIU-61")
def test_a_kept_tile_is_hidden_from_the_others() -> None:
    table = table_before_treasures()
    events = table.act(0, "build_ship", edge=FIRST)
    (taken,) = [event for event in events if event.to_json(0)["event"] == "treasure_taken"]
    assert [set(taken.to_json(seat)) - {"event", "seat", "vertex"} for seat in (0, 1, 2, None)] == [
        {"treasure"},
        set(),
        set(),
        set(),
    ]
    looked = [set(table.view(seat)["into_the_unknown"]["treasures"].values()) for seat in (0, 1, 2, None)]
    assert looked[0] == {"?", taken.to_json(0)["treasure"]}
    assert looked[1:] == [{"?"}] * 3
    table.act(0, "keep_treasure")
    held = [table.view(seat)["into_the_unknown"]["treasure_stack"] for seat in (0, 1, 2, None)]
    assert [told["held"] for told in held] == [[1, 0, 0]] * 4
    assert [told.get("own", {}) for told in held] == [{taken.to_json(0)["treasure"]: 1}, {}, {}, {}]
