"""Counting sequences of legal actions from fixed positions, as chess programs do: a bug rarely keeps every count."""

from __future__ import annotations

from skerry.engine.kernel import Kernel
from tests.suites.configurations import Configuration
from tests.suites.player import Player, play_to

# How many actions of the fixed random game come before the counting.
POSITIONS = (0, 20, 150, 400)
DEEPEST = 4
# A depth is counted if no more positions than this have to be looked at.
MOST_POSITIONS = 400


def perft(kernel: Kernel, deepest: int = DEEPEST, most: int = MOST_POSITIONS) -> list[int]:
    """How many sequences of 1, 2, 3 ... actions there are, for as many depths as are not too many."""
    counts: list[int] = []
    positions = [kernel]
    while len(counts) < deepest and 0 < len(positions) <= most:
        steps = [(position, seat, code) for position in positions for seat, code in listed(position)]
        counts.append(len(steps))
        positions = [after(*step) for step in steps] if len(steps) <= most else []
    return counts


def listed(kernel: Kernel) -> list[tuple[int, int]]:
    found = []
    for seat in kernel.actors():
        codes = kernel.find_legal(seat)
        found += [(seat, int(codes.items[i])) for i in range(codes.count)]
    return found


def after(kernel: Kernel, seat: int, code: int) -> Kernel:
    twin = kernel.copy()
    twin.play(seat, code)
    return twin


def counts_of(configuration: Configuration) -> dict[str, list[int]]:
    """The counts at each fixed position of a configuration."""
    game = configuration.game("perft")
    player = Player(21, free_form=False)
    told = {}
    for actions in POSITIONS:
        play_to(game, player, actions - game.length)
        if game.over:
            break
        told[f"after {actions} actions: {game.decision}"] = perft(game.kernel)
    return told
