"""Two dragons of one roll: what they block is looked at when both lie."""

from __future__ import annotations

import pytest

from tests.dragons import attacking

# Six roads round a hex that has a dragon; the first of each is blocked when an 8 is rolled.
NORTH = ("(2,2) SW", "(2,2) SE", "(2,2) E", "(2,2) NE", "(2,2) NW", "(1,1) SW")
SOUTH = ("(5,3) NE", "(5,3) E", "(5,3) SE", "(5,3) SW", "(5,3) W", "(5,2) NE")


@pytest.mark.rule("TDEDD-72", "TDEDD-57")
@pytest.mark.parametrize(("holding", "following"), [(NORTH, SOUTH), (SOUTH, NORTH)])
@pytest.mark.parametrize("deserts", [(5, 1, 1), (3, 2, 2)])
def test_the_longest_route_is_measured_when_all_dragons_of_a_roll_lie(
    holding: tuple[str, ...], following: tuple[str, ...], deserts: tuple[int, ...]
) -> None:
    counts = dict(zip(("(2,1)", "(4,1)", "(6,1)"), deserts, strict=True))
    table = attacking("(2,2)", "(5,3)", deserts=counts, rolls=[8])
    table.put(0, "road", *holding[:-1])
    table.turn(0, rolled=True)
    table.hand(0, wood=1, brick=1)
    table.act(0, "build_road", edge=holding[-1])
    assert table.holder("longest_road") == 0
    table.put(1, "road", *following)
    table.turn(2)
    events = table.act(2, "roll")
    if table.decision == "send_dragon":
        events += table.act(2, "send_dragon", hex="(4,1)")
    assert table.view()["desert_dragons"]["dragons"].keys() >= {str(table.hex("(3,2)")), str(table.hex("(4,3)"))}
    # Both have five roads that are not blocked, and nobody has ever had more than the holder.
    assert [table.route(0), table.route(1)] == [5, 5]
    assert table.holder("longest_road") == 0
    assert "award_moved" not in [event.to_json()["event"] for event in events]
