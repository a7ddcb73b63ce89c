"""What operators can watch, in the form Prometheus reads."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

ACTIONS = Counter("skerry_actions_total", "Log entries carried out, by cause.", ["cause"])
REFUSALS = Counter("skerry_refusals_total", "Commands refused, by code.", ["code"])
FAULTS = Counter("skerry_faults_total", "Games paused by an engine fault.")
GAMES = Gauge("skerry_games_in_memory", "Games held by this node.", multiprocess_mode="livesum")
CLIENTS = Gauge("skerry_connections", "Open WebSocket connections.", multiprocess_mode="livesum")
DOORS = Counter("skerry_doors_closed_total", "Connections ended or refused before anything was asked, by why.", ["why"])
STORE_FAILURES_SEEN = Counter("skerry_store_failures_total", "Things that the store could not do.")
COMMAND_SECONDS = Histogram(
    "skerry_command_seconds",
    "From receiving a command to its answer.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0),
)
