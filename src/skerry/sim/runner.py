"""Plays a plan over local processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Final

from skerry.engine.errors import ConfigError
from skerry.sim.crew import worker_pool
from skerry.sim.match import new_game, play_planned
from skerry.sim.plan import Plan
from skerry.sim.result import GameResult

# Short enough for a lively progress bar, long enough that sending results costs nothing.
LARGEST_CHUNK: Final = 25


def simulate(plan: Plan, workers: int = 1, progress: Callable[[int], None] | None = None) -> list[GameResult]:
    """All results in the order of the games; the same whatever the number of workers.

    `progress` is told how many more games are done.
    """
    check(plan, workers)
    results: list[GameResult] = []
    for part in _parts(plan, min(workers, plan.games)):
        results += part
        if progress is not None:
            progress(len(part))
    return sorted(results, key=lambda result: result.index)


def check(plan: Plan, workers: int) -> None:
    """Refuse what cannot be played here, in words, and not once per process."""
    if workers < 1:
        raise ConfigError(f"a simulation needs at least one worker, not {workers}")
    new_game(plan, plan.game_seed(0))


def _parts(plan: Plan, workers: int) -> Iterator[list[GameResult]]:
    chunks = _chunks(plan.games, workers)
    if workers == 1:
        for chunk in chunks:
            yield _play_chunk(plan, chunk)
        return
    with worker_pool(workers) as pool:
        try:
            yield from _as_completed({pool.submit(_play_chunk, plan, chunk) for chunk in chunks})
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _chunks(games: int, workers: int) -> list[range]:
    size = max(1, min(LARGEST_CHUNK, games // (4 * workers)))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def _as_completed(pending: set[Future[list[GameResult]]]) -> Iterator[list[GameResult]]:
    while pending:
        done, pending = wait(pending, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def _play_chunk(plan: Plan, games: Iterable[int]) -> list[GameResult]:
    return [play_planned(plan, index) for index in games]
