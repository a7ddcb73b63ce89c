"""The bench of live games: it runs by itself, ends by itself and finds something to measure."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest

from skerry.bench.live import hall, run
from skerry.bench.live.run import Effort, carry


def test_a_small_load_is_carried_without_a_refusal(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "SETTLING", 0.1)
    found = carry("here", [sqlite], Effort(games=2, seconds=1.0, pace=0.1), tmp_path)
    for load in (found.paced, found.flat_out):
        assert load.actions > 0
        assert load.frames > load.actions
        assert 0 < load.median <= load.high
        assert load.refused == 0


def test_the_bench_of_halls_says_why_commands_were_refused() -> None:
    seen = hall.Seen()
    player = hall.Player(1, "hall", "token", seen, Random(1))
    for number, code in enumerate(("big_late", "big_paused", "big_late")):
        player.sent[f"n{number}"] = time.perf_counter()
        player.take({"type": "refused", "id": f"n{number}", "reason": {"code": code}}, time.time())
    player.sent["n3"] = time.perf_counter()
    player.take({"type": "done", "id": "n3"}, time.time())
    assert len(seen.acknowledged) == 4
    assert hall.reasons(seen) == "2 big_late, 1 big_paused"
