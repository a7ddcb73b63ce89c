"""Islands that are closed to building: part of several maps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules


def closed_hexes(rules: Rules, kinds: tuple[str, ...]) -> vec[i64]:
    """1 for every hex of an island of these kinds."""
    closed = zeros(rules.topology.hexes)
    for island in rules.board.islands:
        if island.kind in kinds:
            for hex_ in island.hexes:
                closed[hex_] = 1
    return closed


def closed_hexes_told(closed: vec[i64]) -> list[int]:
    """The closed hexes as the view tells them."""
    return [hex_ for hex_ in range(len(closed)) if closed[hex_]]


def may_build(kernel: Kernel, closed: vec[i64], piece: i64, place: i64) -> bool:
    """Whether the place keeps off closed land; ships go where they like."""
    rules = kernel.rules
    topology = kernel.topology
    if piece == rules.road:
        for side in range(2):
            hex_ = topology.edge_hex[2 * place + side]
            if hex_ >= 0 and closed[hex_] != 0:
                return False
    elif piece == rules.settlement:
        for slot in range(3):
            hex_ = topology.vertex_hex[3 * place + slot]
            if hex_ >= 0 and closed[hex_] != 0:
                return False
    return True
