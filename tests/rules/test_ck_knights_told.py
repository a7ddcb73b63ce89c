"""Modules are told wherever a knight comes, moves or goes."""

from __future__ import annotations

import pytest

from skerry.engine.network import forget_networks
from skerry.rules.cities_and_knights.knights import put_knight
from tests.knight_toys import KnightHarbours, KnightSteps
from tests.knights import give, knight, own, play
from tests.table import Table

SUPPLY = -1


def told_table(*modules: str, players: int = 4) -> tuple[Table, KnightSteps]:
    """Seat 0 is on turn, has rolled and has roads around the vertex (2,2) N."""
    steps = KnightSteps()
    table = Table([*(modules or ("cities_and_knights",)), steps], players)
    table.put(0, "settlement", "(2,1) NW")
    table.put(0, "road", "(2,1) NW", "(2,1) NE", "(2,2) NW")
    table.turn(0, rolled=True)
    table.hand(0, wool=1, ore=1)
    return table, steps


@pytest.mark.rule("CK-143")
@pytest.mark.ready("TDEGK-57")
def test_a_knight_that_is_recruited_or_moves_is_told_with_where_it_came_from() -> None:
    table, steps = told_table()
    recruit, start, end = table.vertex("(2,1) N"), table.vertex("(2,1) NE"), table.vertex("(2,2) N")
    table.act(0, "recruit_knight", vertex=recruit)
    knight(table, 0, "(2,1) NE", active=True)
    table.act(0, "move_knight", vertex=start)
    assert steps.told[2:] == []
    table.act(0, "go_knight", vertex=end)
    assert steps.told == [(0, SUPPLY, recruit), (0, SUPPLY, start), (0, start, end)]


@pytest.mark.rule("CK-146", "CK-148", "CK-152")
@pytest.mark.parametrize("retreats", [True, False])
def test_who_displaces_is_told_at_once_and_who_is_displaced_when_it_stands_or_is_lost(retreats: bool) -> None:
    table, steps = told_table()
    knight(table, 0, "(2,1) NE", "strong", active=True)
    knight(table, 1, "(2,2) N")
    if retreats:
        table.put(1, "road", "(2,2) NE")
    steps.told.clear()
    start, end, refuge = table.vertex("(2,1) NE"), table.vertex("(2,2) N"), table.vertex("(2,2) NE")
    table.act(0, "move_knight", vertex=start)
    table.act(0, "displace_knight", vertex=end)
    if retreats:
        assert steps.told == [(0, start, end)]
        table.act(1, "retreat", vertex=refuge)
    assert steps.told == [(0, start, end), (1, end, refuge if retreats else SUPPLY)]


@pytest.mark.rule("CK-223", "CK-225", "CK-242")
def test_cards_that_drive_out_or_take_knights_tell_of_them() -> None:
    table, steps = told_table()
    give(table, 0, "intrigue", "deserter")
    knight(table, 1, "(2,2) N")
    knight(table, 1, "(4,1) N")
    steps.told.clear()
    play(table, "intrigue")
    table.act(0, "drive_out_knight", vertex="(2,2) N")
    play(table, "deserter")
    table.act(0, "welcome_deserter", vertex="(2,1) N", strength=1)
    left, lost, came = table.vertex("(2,2) N"), table.vertex("(4,1) N"), table.vertex("(2,1) N")
    assert steps.told == [(1, left, SUPPLY), (1, lost, SUPPLY), (0, SUPPLY, came)]


@pytest.mark.rule("TWOCK-09", "TWOCK-28", "TWOCK-40")
def test_neutral_knights_and_those_turned_in_are_told() -> None:
    table, steps = told_table("cities_and_knights", "two_player", players=2)
    give(table, 0, "deserter")
    table.put(2, "road", "(0,1) SE")
    mine, neutral = table.vertex("(2,1) N"), table.vertex("(0,1) SE")
    table.act(0, "recruit_knight", vertex=mine)
    table.act(0, "place_neutral_basic_knight", colour=2, vertex=neutral)
    table.act(0, "turn_in_knight", vertex=mine)
    play(table, "deserter")
    assert steps.told == [(0, SUPPLY, mine), (2, SUPPLY, neutral), (0, mine, SUPPLY), (2, neutral, SUPPLY)]


@pytest.mark.ready("TDEGK-65", "TDEGK-67")
def test_rates_follow_a_knight_that_has_the_use_of_a_harbour() -> None:
    table = Table(["cities_and_knights", KnightHarbours()])
    kernel = table.kernel
    edge = next(edge for edge in range(kernel.topology.edges) if 0 <= kernel.state.edge_harbour[edge] < 5)
    kind = int(kernel.state.edge_harbour[edge])
    harbour, inland = (int(vertex) for vertex in kernel.topology.edge_vertex[2 * edge : 2 * edge + 2])
    # The harbour serves both ends of its edge, so the knight comes from one vertex farther.
    road, start = next(
        (int(road), int(start))
        for road, start in zip(
            kernel.topology.vertex_edge[3 * harbour : 3 * harbour + 3],
            kernel.topology.vertex_vertex[3 * harbour : 3 * harbour + 3],
            strict=True,
        )
        if start not in (-1, inland)
    )
    kernel.state.edge_owner[road], kernel.state.edge_piece[road] = 0, kernel.rules.road
    forget_networks(kernel)
    put_knight(kernel, own(table), 0, 1, start, 1)
    table.turn(0, rolled=True)
    assert kernel.state.rate[kind] == 4
    table.act(0, "move_knight", vertex=start)
    table.act(0, "go_knight", vertex=harbour)
    assert kernel.state.rate[kind] == 2
