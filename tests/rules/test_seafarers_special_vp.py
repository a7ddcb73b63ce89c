"""Special victory points for areas (SEA-81 to SEA-83)."""

from __future__ import annotations

import pytest

from skerry.engine.network import forget_networks
from skerry.engine.state import NO_PIECE, NOBODY
from tests.sound import SOUND
from tests.table import Table

# Two areas that touch, and one apart from them.
AREAS = SOUND + "island west (small): (2,0)\nisland south (small): (3,0) (3,1)\nisland far (small): (0,5)\n"
SETTLEMENT = {"wood": 1, "brick": 1, "wool": 1, "grain": 1}


def settle(table: Table, seat: int, vertex: str, edge: str) -> None:
    table.put(seat, "ship", edge)
    table.turn(seat, rolled=True)
    table.hand(seat, **SETTLEMENT)
    table.act(seat, "build_settlement", vertex=vertex)


def special(table: Table) -> list[int]:
    return list(table.view()["seafarers"]["special_vp"])


@pytest.mark.rule("SEA-81")
def test_the_first_settlement_in_an_area_earns_once_for_each_player() -> None:
    table = Table(["new_shores"], own_map=AREAS)
    settle(table, 0, "(0,5) SW", "(0,5) W")
    assert special(table) == [2, 0, 0, 0]
    settle(table, 0, "(0,5) SE", "(0,5) SE")
    assert special(table) == [2, 0, 0, 0]
    settle(table, 1, "(0,5) N", "(0,5) NE")
    assert special(table) == [2, 2, 0, 0], "no matter who came first"
    settle(table, 0, "(2,0) NE", "(1,0) SW")
    assert special(table) == [4, 2, 0, 0], "another area"
    settle(table, 0, "(0,0) SE", "(0,0) E")
    assert special(table) == [4, 2, 0, 0], "no area"


@pytest.mark.rule("SEA-81")
def test_a_single_area_earns_like_one_of_many() -> None:
    table = Table(["new_shores"], own_map=SOUND + "island far (small): (0,5)\n")
    settle(table, 0, "(0,5) SW", "(0,5) W")
    assert special(table) == [2, 0, 0, 0]


@pytest.mark.rule("SEA-81")
def test_everybody_sees_who_has_nothing_more_to_earn_in_an_area() -> None:
    table = Table(["new_shores"], own_map=AREAS)
    settle(table, 0, "(0,5) SW", "(0,5) W")
    settle(table, 2, "(0,5) N", "(0,5) NE")
    settle(table, 2, "(2,0) NE", "(1,0) SW")
    areas = table.view()["new_shores"]["areas"]
    assert {tuple(area["hexes"]): area["settled_by"] for area in areas} == {
        (table.hex("(2,0)"),): [2],
        (table.hex("(3,0)"), table.hex("(3,1)")): [],
        (table.hex("(0,5)"),): [0, 2],
    }


@pytest.mark.rule("SEA-82")
def test_special_points_are_kept_when_the_settlement_is_upgraded_or_lost() -> None:
    table = Table(["new_shores"], own_map=AREAS)
    settle(table, 0, "(0,5) SW", "(0,5) W")
    table.hand(0, grain=2, ore=3)
    table.act(0, "build_city", vertex="(0,5) SW")
    assert (special(table)[0], table.points(0)) == (2, 4)
    vertex = table.vertex("(0,5) SW")
    table.state.vertex_owner[vertex] = NOBODY
    table.state.vertex_piece[vertex] = NO_PIECE
    forget_networks(table.kernel)
    table.state.placed[table.kernel.rules.city] -= 1
    assert (special(table)[0], table.points(0)) == (2, 2)
    settle(table, 0, "(0,5) N", "(0,5) NE")
    assert special(table)[0] == 2, "and not earned again"


@pytest.mark.rule("SEA-83")
def test_a_vertex_of_two_areas_earns_for_each_that_is_new() -> None:
    table = Table(["new_shores"], own_map=AREAS)
    settle(table, 0, "(3,0) N", "(2,0) E")
    assert special(table)[0] == 4
    table = Table(["new_shores"], own_map=AREAS)
    settle(table, 0, "(2,0) NE", "(1,0) SW")
    assert special(table)[0] == 2
    table.put(0, "ship", "(2,0) E")
    settle(table, 0, "(3,0) NW", "(3,0) W")
    assert special(table)[0] == 4, "only the second area was new"
