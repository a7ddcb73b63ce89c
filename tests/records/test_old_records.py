"""Records of before are played again to the end that they had, and everybody is told what they were told then."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from skerry import Game
from tests.records.keeping import GAMES, TO_KEEP, replayed

KEPT = sorted(GAMES.glob("*.json"))


@pytest.mark.parametrize("path", KEPT, ids=[path.stem for path in KEPT])
def test_a_record_of_before_comes_out_as_it_did(path: Path) -> None:
    kept = json.loads(path.read_text())
    again = replayed(kept["record"])
    now, then = again.pop("outcomes").split(), kept["told"].pop("outcomes").split()
    differing = [number for number, (one, other) in enumerate(zip(now, then, strict=True)) if one != other]
    assert differing == [], "these actions, counted from 1, were told otherwise (0: what came before the first)"
    assert again == kept["told"]


@pytest.mark.parametrize("path", KEPT, ids=[path.stem for path in KEPT])
def test_a_record_is_written_as_before(path: Path) -> None:
    """What a program of before reads, a program of before can still read."""
    record = json.loads(path.read_text())["record"]
    assert json.loads(json.dumps(Game.replay(record).record())) == record


def test_the_records_that_are_kept_are_all_there() -> None:
    assert {path.stem for path in KEPT} == set(TO_KEEP)
