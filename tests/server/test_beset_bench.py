"""The bench of a server that one address besets: it runs and ends by itself, and long work is answered meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from skerry.bench.live import beset
from skerry.bench.live.node import Node


def test_others_are_measured_while_one_address_asks(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beset, "SETTLING", 1.0)
    monkeypatch.setattr(beset, "ASKED", {"healthz": beset.asking_health})
    node = Node(sqlite, tmp_path, beset.ROOMY_FOR_PLAYERS)
    try:
        quiet, loud = asyncio.run(beset.feel_all(node, playing=2, pace=0.1, finished=0, seconds=2.0))
    finally:
        node.stop()
    assert quiet.answered == 0
    assert loud.answered > 0
    for felt in (quiet, loud):
        assert 0 < felt.median <= felt.high
        assert 0 < felt.table_median <= felt.table_longest
