"""Dealing anew: pools in order before they are shuffled, and what a seat has seen others to hold."""

from __future__ import annotations

import pytest

from skerry import Game
from skerry.board.arrays import ints
from skerry.engine.deal import Deal, put_in_order
from skerry.engine.insight import Insight
from skerry.engine.kernel import Kernel
from skerry.engine.state import NOTHING
from tests.suites.player import Player, play_to

POOLS = ([], [3], [2, 1], [5, 0, 5, 3, 0], [-1, 4, -1, -7], [10**9, 1, -(10**9), 1], list(range(40, 0, -1)))


@pytest.mark.parametrize("pool", POOLS, ids=str)
def test_a_pool_is_put_in_order(pool: list[int]) -> None:
    values = ints(pool)
    put_in_order(values)
    assert list(values) == sorted(pool)


def test_equal_pools_are_dealt_alike_in_whatever_order_they_were_gathered() -> None:
    dealt = set()
    for pool in ([0, 0, 1, 2, 4], [4, 0, 2, 1, 0], [2, 4, 0, 0, 1]):
        values = ints(pool)
        Deal("alike", NOTHING).deal_anew("pool", values)
        dealt.add(tuple(values))
    assert len(dealt) == 1


def played() -> Kernel:
    """A position in which everybody holds cards."""
    game = Game.new(["base"], 4, seed="known hands", options={"hand_limit": 99})
    player = Player(3)
    while min(game.kernel.state.hand_size) < 3 and not game.over:
        play_to(game, player, 1)
    return game.kernel


def test_what_others_are_known_to_hold_is_dealt_to_them() -> None:
    kernel = played()
    state = kernel.state
    known = state.hand[:]
    worlds = [Insight(kernel, 1).world(f"world {world}", known) for world in range(5)]
    assert all(list(world.state.hand) == list(state.hand) for world in worlds)
    for kind in range(state.kinds):
        for owner in (0, 2):
            known[owner * state.kinds + kind] = 0
    for world in range(20):
        dealt = Insight(kernel, 1).world(f"world {world}", known).state.hand
        for kind in range(state.kinds):
            assert dealt[3 * state.kinds + kind] == state.hand[3 * state.kinds + kind]


def test_no_more_is_dealt_than_hands_have_room_for_and_cards_go_round() -> None:
    kernel = played()
    state = kernel.state
    dealt = Insight(kernel, 1).world("too much", ints([9] * len(state.hand))).state
    assert list(dealt.hand_size) == list(state.hand_size)
    for owner in range(state.seats):
        assert sum(dealt.hand[owner * state.kinds : (owner + 1) * state.kinds]) == state.hand_size[owner]
    for kind in range(state.kinds):
        assert sum(dealt.hand[kind :: state.kinds]) == sum(state.hand[kind :: state.kinds])
