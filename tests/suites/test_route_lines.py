"""Which route pieces the diplomat may take, against listing every line and ring, on random networks with knights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skerry import Game
from skerry.engine.network import lines_of
from skerry.rules.cities_and_knights import CitiesAndKnights
from skerry.rules.cities_and_knights.knights import stand
from tests.suites.line_oracle import open_among

OWN = 0
OTHER = 1

COAST = """
name coast
row 0 offset 1: sea sea
row 1 offset 0: sea sea forest:4
row 2 offset 1: hill:8 pasture:9
row 3 offset 0: forest:9 hill:6 pasture:5
"""

GAME = Game.new(["new_shores", "cities_and_knights"], 4, seed="lines", board=COAST)
TOPOLOGY = GAME.kernel.topology

HEXES = range(7)
EDGES = sorted({int(TOPOLOGY.hex_edge[6 * h + side]) for h in HEXES for side in range(6)})
VERTICES = sorted({int(TOPOLOGY.hex_vertex[6 * h + corner]) for h in HEXES for corner in range(6)})

pieces = st.dictionaries(st.sampled_from(EDGES), st.sampled_from(["road", "ship"]), max_size=12)
rings = st.lists(st.sampled_from(HEXES), unique=True, max_size=2)
stands = st.dictionaries(
    st.sampled_from(VERTICES), st.tuples(st.sampled_from([OWN, OWN, OTHER]), st.booleans()), max_size=4
)
exact = settings(
    max_examples=250, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


def agree(hexes: Sequence[int], laid: Mapping[int, str], standing: Mapping[int, tuple[int, bool]]) -> None:
    """Roads and ships alike; buildings and knights, told by a flag, end the lines of their owner."""
    kernel = GAME.kernel.copy()
    module = kernel.rules.module("cities_and_knights")
    assert isinstance(module, CitiesAndKnights)
    own = module.own
    edges = {int(TOPOLOGY.hex_edge[6 * h + side]): "road" for h in hexes for side in range(6)} | dict(laid)
    for edge, piece in edges.items():
        kernel.state.edge_owner[edge] = OWN
        kernel.state.edge_piece[edge] = kernel.rules.piece(piece)
    for vertex, (owner, is_knight) in standing.items():
        if is_knight:
            stand(kernel, own, vertex, owner, 1, 0, 0, 0)
        else:
            kernel.state.vertex_owner[vertex] = owner
            kernel.state.vertex_piece[vertex] = kernel.rules.settlement
    homes = {vertex for vertex, (owner, _) in standing.items() if owner == OWN}
    lines = lines_of(kernel, OWN)
    assert {edge for edge in edges if lines.is_open(kernel, edge)} == open_among(kernel, set(edges), homes)


@pytest.mark.rule("CK-233", "CK-234", "CK-235", "CK-236", "CK-237", "CKS-40")
@exact
@given(hexes=rings, laid=pieces, standing=stands)
def test_open_pieces_of_random_lines_and_rings(
    hexes: list[int], laid: dict[int, str], standing: dict[int, tuple[int, bool]]
) -> None:
    agree(hexes, laid, standing)
