"""The bench of live games: it runs by itself, ends by itself and finds something to measure."""

from __future__ import annotations

from pathlib import Path

import pytest

from skerry.bench.live import run
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
