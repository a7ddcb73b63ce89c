"""Dealing a stack anew: what one seat cannot see of it, in the stack, in hands and on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.board.arrays import zeros

if TYPE_CHECKING:
    from skerry.engine.deal import Deal
    from skerry.engine.kept.stack import Stack
    from skerry.engine.kernel import Kernel


def deal_stack(stack: Stack, kernel: Kernel, seat: i64, deal: Deal) -> None:
    """Shuffle together all that a seat does not know, and deal it again to where it was."""
    kept = kernel.state.kept
    pool: vec[i64] = zeros(0)
    for place in range(stack.left(kernel)):
        if not stack.knows_item(kernel, seat, place):
            pool = append(pool, stack.item(kernel, place))
    sizes = zeros(stack.seats)
    if stack.is_held:
        for owner in range(stack.seats):
            if not stack.knows_hand(kernel, seat, owner):
                sizes[owner] = stack.held_by(kernel, owner)
                pool = lift_hand(stack, kernel, owner, pool)
    for layer in stack.layers:
        for place in range(layer.places):
            if layer.is_unknown(kernel, seat, place):
                pool = append(pool, kept[layer.at + place] - 1)
    deal.deal_anew(stack.name, pool)
    lay_again(stack, kernel, seat, deal_hands(stack, kernel, pool, sizes))
    if not stack.is_turned_up:
        forget_drawn(stack, kernel)
    if stack.is_scoring:
        kernel.recount = True


def lift_hand(stack: Stack, kernel: Kernel, owner: i64, pool: vec[i64]) -> vec[i64]:
    """Take a whole hand into a pool; what lies open stays."""
    kept = kernel.state.kept
    hand = stack.hand_of(owner)
    for kind in range(stack.kinds):
        if stack.is_own[kind] != 0 and stack.is_open[kind] == 0:
            for _ in range(kept[hand + kind]):
                pool = append(pool, kind)
            kept[hand + kind] = 0
    return pool


def deal_hands(stack: Stack, kernel: Kernel, pool: vec[i64], sizes: vec[i64]) -> vec[i64]:
    """Hands come first, since what lies open when drawn is in none (FISH-74); returns the rest."""
    used = zeros(len(pool))
    for owner in range(stack.seats):
        for _ in range(sizes[owner]):
            dealt: i64 = 0
            while used[dealt] != 0 or stack.is_open[pool[dealt]] != 0:
                dealt += 1
            used[dealt] = 1
            kernel.state.kept[stack.hand_of(owner) + pool[dealt]] += 1
    rest: vec[i64] = zeros(0)
    for i in range(len(pool)):
        if used[i] == 0:
            rest = append(rest, pool[i])
    return rest


def lay_again(stack: Stack, kernel: Kernel, seat: i64, rest: vec[i64]) -> None:
    """Into the places of the stack and of its layers where the seat knows nothing."""
    kept = kernel.state.kept
    laid: i64 = 0
    for place in range(stack.left(kernel)):
        if not stack.knows_item(kernel, seat, place):
            kept[stack.at + stack.items + place] = rest[laid]
            laid += 1
    for layer in stack.layers:
        for place in range(layer.places):
            if layer.is_unknown(kernel, seat, place):
                kept[layer.at + place] = rest[laid] + 1
                laid += 1


def forget_drawn(stack: Stack, kernel: Kernel) -> None:
    """Where an item lay that was drawn, it can still be read who got what."""
    kept = kernel.state.kept
    for place in range(stack.left(kernel), stack.laid(kernel)):
        kept[stack.at + stack.items + place] = 0
