"""The bench of a node whose bots think at many tables: it runs and ends by itself, and people hardly feel them."""

from __future__ import annotations

import pytest

from skerry.bench.live import thinking
from skerry.bench.live.thinking import Effort, measure


def test_people_are_measured_while_bots_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "SETTLING", 1.0)
    felt = measure(Effort(tables=3, games=1, pace=0.1, bot_pace=0.0, seconds=4.0))
    assert felt.commands > 0
    assert felt.refused == 0
    assert 0 < felt.median <= felt.high <= felt.longest
    assert felt.bot_actions > 0
    assert felt.bot_thinking > 0.1


@pytest.mark.sweep
@pytest.mark.parametrize("level", ["ponder", "greedy"])
def test_people_do_not_wait_for_bots(level: str) -> None:
    felt = measure(Effort(tables=100, level=level, seconds=30.0))
    assert felt.commands > 100
    assert felt.high < 0.15
