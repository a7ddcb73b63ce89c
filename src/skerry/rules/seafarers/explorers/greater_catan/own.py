"""What `greater_catan` keeps, and which hexes of its map are which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints, zeros
from skerry.engine.kept.stack import Stack
from skerry.rules.seafarers.explorers.greater_catan.tables import HOME, NEW, NUMBER_STACK
from skerry.rules.seafarers.own import NUMBER_WORDS

if TYPE_CHECKING:
    from skerry.engine.module import Module
    from skerry.engine.rules import Rules


class GreaterCatanOwn:
    """The tokens for the new islands, face down; what lies on hexes is kept as everywhere."""

    def __init__(self, module: Module, rules: Rules) -> None:
        most = len(rules.board.stack_items(NUMBER_STACK))
        self.number_stack = rules.keep(module, Stack(NUMBER_STACK, NUMBER_WORDS, most=most))
        self.home: vec[i64] = hexes_of(rules, HOME)
        self.new: vec[i64] = hexes_of(rules, NEW)
        self.is_new: vec[i64] = zeros(rules.topology.hexes)
        for hex_ in self.new:
            self.is_new[hex_] = 1


def hexes_of(rules: Rules, kind: str) -> vec[i64]:
    """The hexes of all islands of a kind."""
    return ints(sorted({hex_ for island in rules.board.islands if island.kind == kind for hex_ in island.hexes}))
