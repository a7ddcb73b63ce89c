"""The engine's search for the longest route against trying every trail, on random networks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skerry import Game
from skerry.board.arrays import filled, ints
from skerry.board.topology import build_topology
from skerry.engine.kernel import Kernel
from skerry.engine.placement import lay_route_piece
from skerry.engine.routes import longest_route
from skerry.engine.state import NO_PIECE, NOBODY
from tests.suites.route_oracle import slow_longest_route
from tests.suites.toys import Routes

OWN = 0
OTHER = 1

TOY = Routes()
GAME = Game.new(["base", TOY], 4, seed="routes", options={"board": "beginner"})
TOPOLOGY = GAME.kernel.topology

# Seven hexes around the middle: small enough that random pieces meet and close rounds.
HEXES = [h for h in range(TOPOLOGY.hexes) if all(TOPOLOGY.hex_hex[6 * h + side] >= 0 for side in range(6))]
EDGES = sorted({int(TOPOLOGY.hex_edge[6 * h + side]) for h in HEXES for side in range(6)})
VERTICES = sorted({int(TOPOLOGY.hex_vertex[6 * h + corner]) for h in HEXES for corner in range(6)})

networks = st.lists(st.sampled_from(EDGES), unique=True, max_size=15)
buildings = st.dictionaries(st.sampled_from(VERTICES), st.sampled_from([OWN, OTHER]), max_size=8)
exact = settings(
    max_examples=300, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


def lay(roads: Sequence[int], ships: Sequence[int] = (), owners: Mapping[int, int] | None = None) -> Kernel:
    """A position with these route pieces of one colour and settlements of two."""
    kernel = GAME.kernel.copy()
    state = kernel.state
    for edge in range(TOPOLOGY.edges):
        state.edge_owner[edge] = NOBODY
        state.edge_piece[edge] = NO_PIECE
    for edge in roads:
        state.edge_owner[edge] = OWN
        state.edge_piece[edge] = kernel.rules.road
    for edge in ships:
        state.edge_owner[edge] = OWN
        state.edge_piece[edge] = TOY.ship
    for vertex, owner in (owners or {}).items():
        state.vertex_owner[vertex] = owner
        state.vertex_piece[vertex] = kernel.rules.settlement
    return kernel


def agree(kernel: Kernel, weights: Mapping[int, int] | None = None, breaks: Mapping[int, bool] | None = None) -> int:
    TOY.weights = dict(weights or {})
    TOY.breaks = dict(breaks or {})
    try:
        found = int(longest_route(kernel, OWN))
        assert found == slow_longest_route(kernel, OWN)
        return found
    finally:
        TOY.weights = {}
        TOY.breaks = {}


@pytest.mark.rule("BASE-159", "BASE-161")
@exact
@given(roads=networks)
def test_the_longest_trail_of_roads(roads: list[int]) -> None:
    assert agree(lay(roads)) <= len(roads)


@pytest.mark.rule("BASE-162", "BASE-163")
@exact
@given(roads=networks, owners=buildings)
def test_only_buildings_of_others_interrupt(roads: list[int], owners: dict[int, int]) -> None:
    whole = agree(lay(roads))
    assert agree(lay(roads, owners=owners)) <= whole
    own = {vertex: OWN for vertex in owners}
    assert agree(lay(roads, owners=own)) == whole


@exact
@given(pieces=networks, split=st.integers(0, 15), owners=buildings)
def test_two_groups_join_only_at_own_buildings(pieces: list[int], split: int, owners: dict[int, int]) -> None:
    """Ship-like pieces of a module continue roads only where the colour has a building."""
    agree(lay(pieces[:split], pieces[split:], owners))


@exact
@given(
    pieces=networks,
    split=st.integers(0, 15),
    owners=buildings,
    weights=st.dictionaries(st.sampled_from(EDGES), st.integers(0, 3), max_size=10),
    breaks=st.dictionaries(st.sampled_from(VERTICES), st.booleans(), max_size=6),
)
def test_modules_weigh_cut_and_mend(
    pieces: list[int], split: int, owners: dict[int, int], weights: dict[int, int], breaks: dict[int, bool]
) -> None:
    agree(lay(pieces[:split], pieces[split:], owners), weights, breaks)


PLAIN = Game.new(["base"], 4, seed="routes", options={"board": "beginner"})


@pytest.mark.rule("BASE-159", "BASE-163")
@exact
@given(roads=networks, owners=buildings)
def test_the_length_is_kept_road_by_road(roads: list[int], owners: dict[int, int]) -> None:
    kernel = PLAIN.kernel.copy()
    for vertex, owner in owners.items():
        kernel.state.vertex_owner[vertex] = owner
        kernel.state.vertex_piece[vertex] = kernel.rules.settlement
    for edge in roads:
        lay_route_piece(kernel, OWN, kernel.rules.road, edge)
        assert kernel.state.route_length[OWN] == slow_longest_route(kernel, OWN)


# The same board with a vertex in the middle of one hex, which paths join to every corner: up to six pieces meet.
CELLS = [(int(TOPOLOGY.hex_row[h]), int(TOPOLOGY.hex_col[h]), int(TOPOLOGY.hex_x[h])) for h in range(TOPOLOGY.hexes)]
STAR = build_topology(CELLS, plazas=[(HEXES[3], range(6))])
STAR_CORNERS = {int(STAR.hex_vertex[6 * HEXES[3] + corner]) for corner in range(6)}
STAR_EDGES = [e for e in range(STAR.edges) if STAR_CORNERS & {int(v) for v in STAR.edge_vertex[2 * e : 2 * e + 2]}]


@exact
@given(roads=st.lists(st.sampled_from(STAR_EDGES), unique=True, min_size=5, max_size=11), owners=buildings)
def test_many_pieces_at_one_vertex(roads: list[int], owners: dict[int, int]) -> None:
    kernel = lay([], owners=owners)
    kernel.topology = STAR
    kernel.state.vertex_owner = ints([*kernel.state.vertex_owner, NOBODY])
    kernel.state.edge_owner = filled(STAR.edges, NOBODY)
    kernel.state.edge_piece = filled(STAR.edges, NO_PIECE)
    for edge in roads:
        kernel.state.edge_owner[edge] = OWN
        kernel.state.edge_piece[edge] = kernel.rules.road
    agree(kernel)


@pytest.mark.sweep
@settings(exact, max_examples=20_000)
@given(
    pieces=networks,
    split=st.integers(0, 15),
    owners=buildings,
    weights=st.dictionaries(st.sampled_from(EDGES), st.integers(0, 3), max_size=10),
    breaks=st.dictionaries(st.sampled_from(VERTICES), st.booleans(), max_size=6),
)
def test_many_more_networks(
    pieces: list[int], split: int, owners: dict[int, int], weights: dict[int, int], breaks: dict[int, bool]
) -> None:
    agree(lay(pieces[:split], pieces[split:], owners), weights, breaks)


def ring(hex_: int) -> list[int]:
    return [int(TOPOLOGY.hex_edge[6 * hex_ + side]) for side in range(6)]


@pytest.mark.rule("BASE-161", "BASE-164")
def test_a_closed_hexagon_counts_six_with_an_opponent_on_it_too() -> None:
    round_ = ring(HEXES[3])
    corner = int(TOPOLOGY.hex_vertex[6 * HEXES[3]])
    spur = next(
        int(TOPOLOGY.vertex_edge[TOPOLOGY.spokes * corner + spoke])
        for spoke in range(TOPOLOGY.spokes)
        if int(TOPOLOGY.vertex_edge[TOPOLOGY.spokes * corner + spoke]) not in round_
    )
    assert agree(lay(round_)) == 6
    assert agree(lay([*round_, spur])) == 7
    assert agree(lay(round_, owners={corner: OTHER})) == 6
    assert agree(lay([*round_, spur], owners={corner: OTHER})) == 6


@pytest.mark.rule("BASE-161")
def test_two_hexagons_that_share_a_road_count_whole() -> None:
    """No road hangs loose here, and only from one end of the shared road can all eleven be walked."""
    beside = int(TOPOLOGY.hex_hex[6 * HEXES[3]])
    assert agree(lay(sorted({*ring(HEXES[3]), *ring(beside)}))) == 11


def test_a_doubled_edge_counts_twice_and_a_cut_one_not_at_all() -> None:
    first, second, third = ring(HEXES[0])[:3]
    assert agree(lay([first, second, third])) == 3
    assert agree(lay([first, second, third]), weights={second: 2}) == 4
    assert agree(lay([first, second, third]), weights={second: 0}) == 1


def test_every_own_piece_of_the_kernel_counts_for_its_own_colour_only() -> None:
    kernel = lay(ring(HEXES[0]))
    assert longest_route(kernel, OTHER) == slow_longest_route(kernel, OTHER) == 0
