"""Numbers for what positions have in common, so that what follows from it is found once."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.engine.kernel import Kernel
from skerry.engine.state import NO_PIECE, NOBODY

MASK: Final = 0xFFFFFFFFFFF


def placed(kernel: Kernel) -> i64:
    """A number for everything that is built."""
    state = kernel.state
    owner = state.edge_owner
    piece = state.edge_piece
    key: i64 = 17
    for edge in range(len(owner)):
        if owner[edge] != NOBODY or piece[edge] != NO_PIECE:
            key = (key * 1000003 + edge * 4096 + owner[edge] * 64 + piece[edge]) & MASK
    key = key * 31 & MASK
    owner = state.vertex_owner
    piece = state.vertex_piece
    for vertex in range(len(owner)):
        if owner[vertex] != NOBODY or piece[vertex] != NO_PIECE:
            key = (key * 1000003 + vertex * 4096 + owner[vertex] * 64 + piece[vertex]) & MASK
    return key


@final
class Ground:
    """What a position has in common with those that come of it: what stayed the same need not be numbered again."""

    def __init__(self, kernel: Kernel) -> None:
        state = kernel.state
        self.terrain: vec[i64] = state.terrain[:]
        self.numbers: vec[i64] = state.numbers[:]
        self.harbour: vec[i64] = state.harbour[:]
        self.kept: vec[i64] = state.kept[:]
        self.terrain_key = mixed(17, self.terrain)
        self.numbers_key = mixed(17, self.numbers)
        self.harbour_key = mixed(17, self.harbour)
        self.kept_key = mixed(17, self.kept)
        rules = kernel.rules
        self.is_adjusted = (
            len(rules.adjust_produces) > 0
            or len(rules.adjust_resource) > 0
            or len(rules.adjust_share) > 0
            or len(rules.adjust_yield) > 0
            or len(rules.add_claims) > 0
            or len(rules.adjust_number_stands) > 0
        )

    def producing(self, kernel: Kernel) -> i64:
        """A number for everything that production may depend on: the board, and where modules have a say what they keep
        and the turn, but neither hands nor decks."""
        state = kernel.state
        key = self.lying(kernel, placed(kernel))
        if self.is_adjusted:
            key = (key * 1000003 + key_of(state.kept, self.kept, self.kept_key)) & MASK
            key = mixed(key, state.knights)
            key = mixed(key, state.award_holder)
            key = (key * 1000003 + state.turn * 64 + state.active) & MASK
            key = (key * 1000003 + state.number * 64 + state.rolls) & MASK
        return key

    def buildable(self, kernel: Kernel, built: i64) -> i64:
        """A number for everything that sites may depend on, with what is built: neither hands nor decks."""
        state = kernel.state
        key = self.lying(kernel, built)
        key = (key * 1000003 + key_of(state.harbour, self.harbour, self.harbour_key)) & MASK
        key = (key * 1000003 + key_of(state.kept, self.kept, self.kept_key)) & MASK
        key = mixed(key, state.supply)
        key = mixed(key, state.knights)
        key = mixed(key, state.award_holder)
        return (key * 1000003 + state.turn * 64 + state.active) & MASK

    def lying(self, kernel: Kernel, built: i64) -> i64:
        """The hexes and the robbers, with what is built."""
        state = kernel.state
        key = mixed((built * 1000003 + state.robber) & MASK, state.more_robbers)
        key = (key * 1000003 + key_of(state.terrain, self.terrain, self.terrain_key)) & MASK
        return (key * 1000003 + key_of(state.numbers, self.numbers, self.numbers_key)) & MASK


def key_of(values: vec[i64], known: vec[i64], key: i64) -> i64:
    """A number for some values, which is known for others: comparing is quicker than multiplying."""
    if len(values) != len(known):
        return mixed(17, values)
    for at in range(len(values)):
        if values[at] != known[at]:
            return mixed(17, values)
    return key


def mixed(key: i64, values: vec[i64]) -> i64:
    """A number for what came before and these values."""
    for at in range(len(values)):
        key = (key * 1000003 + values[at]) & MASK
    return key
