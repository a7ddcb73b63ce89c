"""The Caravans with Traders & Barbarians: camels bring points to buildings only, and wagons do not mind them."""

from __future__ import annotations

from typing import Any

import pytest

from skerry.catalog import judge
from tests.caravan_park import build, camels, open_edges, told
from tests.paired_maps import CARAVANS_AND_WAGONS, cells, dealt, numbers_at, terrain_at, terrains
from tests.table import Table
from tests.trading import STARTS, TRADE_HEXES, barbarians, go, gold, load, put_barbarian, trade, wagon, ways
from tests.trading import moving as moving_alone
from tests.trading import on_turn as on_turn_alone

MODULES = ("caravans", "traders_and_barbarians")


def on_turn(**arranged: Any) -> Table:
    return on_turn_alone("caravans", players=3, own_map=CARAVANS_AND_WAGONS, **arranged)


def moving(place: str, **arranged: Any) -> Table:
    return moving_alone(place, "caravans", players=3, own_map=CARAVANS_AND_WAGONS, **arranged)


@pytest.mark.rule("CARVTRAD-01", "CARVTRAD-11")
def test_both_may_be_played_together_to_fifteen_points() -> None:
    verdict = judge(MODULES, 4)
    assert (verdict.playable, verdict.status, verdict.target) == (True, "possible_not_recommended", 15)


# The board


@pytest.mark.rule("CARVTRAD-02", "CARVTRAD-03")
def test_the_oasis_lies_in_the_centre_and_trade_hexes_at_their_places() -> None:
    rest = set()
    for table in dealt(*MODULES):
        assert terrain_at(table, "(2,2)") == "oasis"
        assert [terrain_at(table, place) for place in TRADE_HEXES] == ["trade_castle", "quarry", "glassworks"]
        assert terrains(table) == {
            "forest": 3,
            "pasture": 3,
            "field": 4,
            "hill": 2,
            "mountain": 3,
            "oasis": 1,
            "trade_castle": 1,
            "quarry": 1,
            "glassworks": 1,
        }
        rest.add(tuple(terrain_at(table, place) for place in ("(0,0)", "(0,1)", "(2,1)", "(1,2)")))
    assert len(rest) > 1


@pytest.mark.rule("CARVTRAD-04")
def test_only_the_oasis_has_no_number() -> None:
    for table in dealt(*MODULES):
        assert [place for place in cells() if not numbers_at(table, place)] == ["(2,2)"]
        lying = sorted(number for place in cells() for number in numbers_at(table, place))
        assert lying == sorted([5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11])


@pytest.mark.rule("CARVTRAD-13")
def test_five_gold_three_barbarians_and_no_robber() -> None:
    for table in dealt(*MODULES, boards=2):
        assert gold(table) == [5, 5, 5]
        assert barbarians(table) == {table.edge(start) for start in STARTS}
        assert not table.kernel.rules.has_robber


# Camels


@pytest.mark.rule("CARVTRAD-08")
def test_camels_bring_points_to_buildings_and_nothing_to_roads() -> None:
    table = on_turn()
    table.put(0, "settlement", "(2,1) N")
    camels(table, "(2,1) NE", "(2,1) NW")
    assert table.points(0) == 2
    table.put(0, "road", "(2,1) NE", "(2,1) NW")
    assert table.route(0) == 2, "two roads are two roads"
    assert told(table)["doubles_roads"] is False
    assert table.kernel.rules.award("longest_road") is None


@pytest.mark.rule("CARVTRAD-09")
def test_barbarians_do_not_hinder_camels() -> None:
    table = on_turn()
    for number, edge in enumerate(sorted(open_edges(table)), start=1):
        put_barbarian(table, number, table.kernel.topology.edge_name(edge).replace(" side", ""))
    assert open_edges(table) == barbarians(table)


@pytest.mark.rule("CARVTRAD-10")
def test_wagons_do_not_mind_camels() -> None:
    table = moving("(2,1) NE")
    go(table)
    before = ways(table, "(2,1) N")
    table = moving("(2,1) NE")
    camels(table, "(2,1) NE")
    go(table)
    assert ways(table, "(2,1) N") == before == {0: 2}


@pytest.mark.rule("CARVTRAD-12")
def test_camels_keep_off_inner_paths_and_closed_sides() -> None:
    table = on_turn()
    camels(table, "(2,1) NE", "(1,0) SE", "(1,0) SW")
    assert table.vertex("(2,0) N") in told(table)["fronts"]
    assert table.edge("(1,0) W") in open_edges(table)
    assert table.edge("(2,0) NW") not in open_edges(table), "a sea side of the trade castle"
    assert table.edge("(2,0) path N") not in open_edges(table)


def test_the_wagon_may_still_win_before_the_vote() -> None:
    """Its movement is a part of the turn (TRAD-109); only camels come after it (CARV-64)."""
    table = on_turn()
    build(table, 0)
    wagon(table, 0, "(2,0) N")
    load(table, 0, "marble")
    trade(table).delivered.set(table.kernel, 0, 12)
    assert table.all_points(0) == 14
    table.act(0, "end_turn")
    table.act(0, "move_wagon", vertex="(2,0) plaza", toll=0)
    assert table.game.winner == 0


def test_the_vote_comes_when_the_wagon_has_moved() -> None:
    table = on_turn()
    build(table, 0)
    wagon(table, 0, "(2,0) N")
    table.hand(0, wool=2)
    table.act(0, "end_turn")
    assert table.decision == "move_wagon"
    table.act(0, "end_movement")
    assert table.decision == "bid"
