"""What operators can watch, in the form Prometheus reads."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

ACTIONS = Counter("skerry_actions_total", "Log entries carried out, by cause.", ["cause"])
REFUSALS = Counter("skerry_refusals_total", "Commands refused, by code.", ["code"])
FAULTS = Counter("skerry_faults_total", "Games paused by an engine fault.")
GAMES = Gauge("skerry_games_in_memory", "Games held by this node.", multiprocess_mode="livesum")
CLIENTS = Gauge("skerry_connections", "Open WebSocket connections.", multiprocess_mode="livesum")
WORK_WAITING = Gauge("skerry_work_waiting", "Long work that waits for its turn.", multiprocess_mode="livesum")
WORK_STOPPED = Counter("skerry_work_stopped_total", "Long work that was stopped, by what it took too much of.", ["why"])
WORK_SECONDS = Histogram(
    "skerry_work_seconds",
    "How long work took in the process beside the node.",
    ["work"],
    buckets=(0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0),
)
BOTS_WAITING = Gauge("skerry_bots_waiting", "Bots that have not decided yet.", multiprocess_mode="livesum")
BOT_WAITING = Histogram(
    "skerry_bot_waiting_seconds",
    "How long a bot waited until somebody thought for it.",
    buckets=(0.01, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 120.0),
)
BOT_THINKING = Histogram(
    "skerry_bot_thinking_seconds",
    "How long a decision of a bot took in its process, by level.",
    ["level"],
    buckets=(0.001, 0.005, 0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 20.0),
)
BOT_STOPPED = Counter("skerry_bot_processes_lost_total", "Processes of bots that had to be replaced, by why.", ["why"])
DOORS = Counter("skerry_doors_closed_total", "Connections ended or refused before anything was asked, by why.", ["why"])
STORE_FAILURES_SEEN = Counter("skerry_store_failures_total", "Things that the store could not do.")
COMMAND_SECONDS = Histogram(
    "skerry_command_seconds",
    "From receiving a command to its answer.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0),
)


HALLS = Gauge("skerry_halls_in_memory", "Halls of the Big Game held by this node.", multiprocess_mode="livesum")
HALL_ORDERS = Counter("skerry_hall_orders_total", "What people in halls asked for, by kind.", ["kind"])
HALL_SECONDS = Histogram(
    "skerry_hall_seconds",
    "From the first thing asked until all that was asked meanwhile is stored.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0),
)


async def numbers() -> bytes:
    """All of it as it is now, of all workers together, where there are several."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        forget_dead_workers(Path(os.environ["PROMETHEUS_MULTIPROC_DIR"]))
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def forget_dead_workers(folder: Path) -> None:
    """A worker that was killed holds no games and no connections any more, and could not say so."""
    for file in folder.glob("gauge_live*_*.db"):
        worker = int(file.stem.rpartition("_")[2])
        # Another worker may be asked at the same moment.
        with suppress(FileNotFoundError):
            if not is_alive(worker):
                mark_process_dead(worker, str(folder))  # type: ignore[no-untyped-call]


def is_alive(process: int) -> bool:
    if os.name != "posix":
        return True  # elsewhere asking would end it
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
