"""How long one step takes: listing the legal actions and applying one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter, perf_counter_ns, process_time

COPIES_AT_ONCE = 100


@dataclass(frozen=True)
class Latency:
    """Microseconds per step: the middle one, and the one that only one in a hundred exceeds."""

    median: float
    high: float
    steps: int


def step_latency(new_step: Callable[[], Callable[[], bool]], seconds: float) -> Latency:
    """Time every step of whole games; a game's step says whether the game goes on."""
    times: list[int] = []
    end = perf_counter() + seconds
    while not times or perf_counter() < end:
        step = new_step()
        more = True
        while more:
            start = perf_counter_ns()
            more = step()
            times.append(perf_counter_ns() - start)
    times.sort()
    return Latency(median(times) / 1000, times[min(len(times) - 1, len(times) * 99 // 100)] / 1000, len(times))


def copy_seconds(copiers: dict[str, Callable[[], object]], rounds: int) -> dict[str, float]:
    """Seconds for one copy, the contenders taking turns."""
    times: dict[str, list[float]] = {name: [] for name in copiers}
    for _ in range(rounds):
        for name, copy in copiers.items():
            start = process_time()
            for _ in range(COPIES_AT_ONCE):
                copy()
            times[name].append((process_time() - start) / COPIES_AT_ONCE)
    return {name: median(taken) for name, taken in times.items()}
