"""The ways of knights against trying every path, on random positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skerry import Game
from skerry.engine.kernel import Kernel
from skerry.rules.cities_and_knights import CitiesAndKnights
from skerry.rules.cities_and_knights.knights import KnightWalk, stand, strands_knight
from skerry.rules.cities_and_knights.own import CitiesOwn
from tests.suites.knight_oracle import slow_cut_off, slow_reach

OWN = 0
OTHER = 1

GAME = Game.new(["cities_and_knights"], 4, seed="ways", options={"board": "beginner"})
TOPOLOGY = GAME.kernel.topology
# Seven hexes around the middle: small enough that random roads meet and close rounds.
HEXES = [h for h in range(TOPOLOGY.hexes) if all(TOPOLOGY.hex_hex[6 * h + side] >= 0 for side in range(6))]
EDGES = sorted({int(TOPOLOGY.hex_edge[6 * h + side]) for h in HEXES for side in range(6)})
VERTICES = sorted({int(TOPOLOGY.hex_vertex[6 * h + corner]) for h in HEXES for corner in range(6)})

networks = st.lists(st.sampled_from(EDGES), unique=True, min_size=4, max_size=18)
# What stands on a vertex: whose, and whether a knight or a building.
pieces = st.dictionaries(st.sampled_from(VERTICES), st.tuples(st.sampled_from([OWN, OTHER]), st.booleans()), max_size=9)
exact = settings(
    max_examples=200, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


def lay(roads: Sequence[int], standing: Mapping[int, tuple[int, bool]]) -> tuple[Kernel, CitiesOwn]:
    kernel = GAME.kernel.copy()
    module = kernel.rules.module("cities_and_knights")
    assert isinstance(module, CitiesAndKnights)
    own = module.own
    state = kernel.state
    for edge in roads:
        state.edge_owner[edge] = OWN
        state.edge_piece[edge] = kernel.rules.road
    for vertex, (owner, is_knight) in standing.items():
        if is_knight:
            stand(kernel, own, vertex, owner, 1, 0, 0, 0)
        else:
            state.vertex_owner[vertex] = owner
            state.vertex_piece[vertex] = kernel.rules.settlement
    return kernel, own


@pytest.mark.rule("CK-143", "CK-144")
@given(networks, pieces, st.sampled_from(VERTICES))
@exact
def test_a_knight_reaches_what_some_path_reaches(
    roads: list[int], standing: dict[int, tuple[int, bool]], origin: int
) -> None:
    kernel, own = lay(roads, standing)
    walk = KnightWalk(kernel, own, OWN, origin)
    assert {int(walk.reached[i]) for i in range(1, walk.count)} == slow_reach(kernel, own, OWN, origin)


@pytest.mark.rule("CK-238")
@given(networks, pieces)
@exact
def test_a_road_holds_a_knight_that_has_no_other_path_home(
    roads: list[int], standing: dict[int, tuple[int, bool]]
) -> None:
    kernel, own = lay(roads, standing)
    for edge in roads:
        assert strands_knight(kernel, own, edge) == slow_cut_off(kernel, own, edge)
