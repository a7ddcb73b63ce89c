"""A harbour kept before a seat until it has a place for it, in any game."""

from __future__ import annotations

import pytest

from skerry.engine.harbours import kept_told
from tests.table import Table
from tests.toys import KeptHarbours

BARE = """\
name bare
row 0 offset 1: forest:9 hill:6
row 1 offset 0: field:4 desert pasture:10
row 2 offset 1: mountain:8 field:5
harbour 3:1 at (0,0) side NW
"""


def kept(table: Table) -> list[dict[str, int]]:
    return kept_told(table.kernel, table.kernel.rules.module("kept_harbours").kept)


@pytest.mark.ready("TDEIU-54", "TDEIU-55")
def test_a_kept_harbour_waits_for_a_coast_edge_at_an_own_building_away_from_others() -> None:
    table = Table(["base", KeptHarbours()], 3, own_map=BARE)
    table.put(0, "settlement", "(1,1) N")
    table.put(0, "road", "(0,1) W", "(0,1) NW", "(0,1) NE")
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.turn(0, rolled=True)
    assert table.decision == "action", "there is no coast at the settlement"
    table.act(0, "build_settlement", vertex="(0,1) N")
    assert table.decision == "place_kept_harbour"
    assert {(action.operands["harbour"], action.operands["edge"]) for action in table.legal(0)} == {
        ("wool", table.edge("(0,1) NW")),
        ("wool", table.edge("(0,1) NE")),
    }
    table.act(0, "place_kept_harbour", harbour="wool", edge="(0,1) NE")
    assert (table.decision, kept(table)) == ("action", [{}, {}, {}])


@pytest.mark.ready("TDEIU-52", "TDEIU-56")
def test_it_serves_whoever_has_a_building_there() -> None:
    table = Table(["base", KeptHarbours()], 3, own_map=BARE)
    table.put(0, "settlement", "(2,1) S")
    table.turn(0)
    assert kept(table) == [{"wool": 1}, {}, {}]
    table.act(0, "place_kept_harbour", harbour="wool", edge="(2,1) SE")
    assert [int(rate) for rate in table.state.rate[: table.state.kinds]] == [4, 4, 2, 4, 4]
