"""Processes that play, for as long as somebody has games for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from types import TracebackType
from typing import Self, TypeVar

from skerry.engine.errors import ConfigError
from skerry.sim.guest_bots import bring_bots, brought

Job = TypeVar("Job")
Done = TypeVar("Done")


class Crew:
    """So many workers; one of them works right here."""

    def __init__(self, workers: int) -> None:
        if workers < 1:
            raise ConfigError(f"games need at least one worker, not {workers}")
        self.pool = None if workers == 1 else worker_pool(workers)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=error is None, cancel_futures=True)

    def work(self, task: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        """What comes of each job, in their order, whoever did them."""
        return map(task, jobs) if self.pool is None else self.pool.map(task, jobs)


def worker_pool(workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(
        workers, mp_context=get_context("spawn"), initializer=bring_bots, initargs=(tuple(brought),)
    )
