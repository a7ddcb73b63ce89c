"""What modules tell players that know none of them: it holds everywhere, changes nothing and gives nothing away."""

from __future__ import annotations

import pytest

from skerry import Game
from skerry.engine.kernel import Kernel
from skerry.engine.progress import progress_of, prospects_of
from skerry.engine.resampling import resample_hidden
from tests.suites.configurations import Configuration, as_long, each
from tests.suites.player import Player

WINNING = 1000


@each()
def test_progress_and_prospects_hold_in_random_play(configuration: Configuration) -> None:
    play_and_ask(configuration, seed=21, every=45, most=as_long(900))


@pytest.mark.sweep
@each()
def test_progress_and_prospects_hold_in_all_of_random_play(configuration: Configuration) -> None:
    for seed in range(22, 26):
        play_and_ask(configuration, seed, every=11, most=5000)


def play_and_ask(configuration: Configuration, seed: int, every: int, most: int) -> None:
    game = configuration.game(f"outlook {seed}")
    player = Player(seed)
    for number in range(most):
        if game.over:
            break
        if number % every == 0:
            ask_all(game, f"other {seed} {number}")
        seat = player.seat(game)
        game.apply(seat, player.choose(game, seat))


def ask_all(game: Game, seed: str) -> None:
    before = game.state_digest()
    kept = list(game.kernel.state.kept)
    for seat in range(game.players):
        told = outlook(game.kernel, seat)
        assert outlook(resample_hidden(game.kernel, seat, f"{seed} {seat}"), seat) == told
    assert game.state_digest() == before
    assert list(game.kernel.state.kept) == kept


def outlook(kernel: Kernel, seat: int) -> list[object]:
    """All that a seat is told, as plain values."""
    progress = progress_of(kernel, seat, WINNING)
    ways = list(zip(progress.names, progress.done, progress.needed, progress.worth, strict=True))
    for name, done, needed, worth in ways:
        assert needed > 0, name
        assert 0 <= done <= needed, name
        assert worth > 0, name
    assert progress.count == len(ways)
    assert progress.expected == sum(worth for _, worth in progress.expectations)
    assert progress.earned == sum(worth for _, worth in progress.earnings)
    places = prospects_of(kernel, seat)
    found = [list(places.settled), list(places.touched), list(places.crossed)]
    assert min(min(worths, default=0) for worths in found) >= 0
    assert places.any == any(any(worths) for worths in found)
    return [ways, progress.expectations, progress.earnings, found]
