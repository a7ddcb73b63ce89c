"""The small islands, which only ships and knights get to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints, zeros
from skerry.board.terrain import GOLD_FIELD
from skerry.rules.seafarers.explorers.great_canal.tables import SMALL
from skerry.rules.seafarers.scenarios.closed_islands import closed_hexes

if TYPE_CHECKING:
    from skerry.engine.rules import Rules


class SmallIslands:
    """By hex and by vertex whether it belongs to one; their gold fields, and the vertices of their harbours."""

    def __init__(self, rules: Rules) -> None:
        topology = rules.topology
        self.hexes: vec[i64] = closed_hexes(rules, (SMALL,))
        self.vertices: vec[i64] = zeros(topology.vertices)
        gold: list[int] = []
        for hex_ in range(topology.hexes):
            if self.hexes[hex_] != 0:
                for corner in range(6):
                    self.vertices[topology.hex_vertex[6 * hex_ + corner]] = 1
                if rules.board.terrain[hex_] == GOLD_FIELD:
                    gold.append(int(hex_))
        self.gold: vec[i64] = ints(gold)
        served: list[int] = []
        for harbour in rules.board.harbours:
            if self.hexes[harbour.hex] != 0:
                served += [int(topology.edge_vertex[2 * harbour.edge + end]) for end in range(2)]
        self.harbours: vec[i64] = ints(served)
