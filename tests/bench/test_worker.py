"""Games in a process of their own: measured, or one sentence says why not."""

from __future__ import annotations

import sys
from functools import partial

import pytest

from skerry.bench import suite
from skerry.bench.worker import InterpretedGames
from skerry.cli import main
from skerry.engine.errors import ConfigError

# Who measures is under test, not what is measured.
pytestmark = pytest.mark.once

BROKEN = {
    "raise SystemExit('no such module')": "their process ended with code 1: no such module",
    "raise SystemExit(3)": "their process ended with code 3: it gave no reason",
    "input(); print('hello')": "their process answered 'hello' and not with games, actions and seconds",
    "input(); print(5)": "their process answered '5' and not with games, actions and seconds",
    "input(); print()": "their process answered '' and not with games, actions and seconds",
}


def test_plain_sources_play_whole_games() -> None:
    with InterpretedGames() as games:
        lap = games.lap(0)
    assert lap.games == 1
    assert lap.actions > 100


@pytest.mark.parametrize("program", BROKEN)
def test_a_process_without_a_readable_answer_is_named_with_its_reason(program: str) -> None:
    with InterpretedGames((sys.executable, "-c", program)) as games, pytest.raises(ConfigError) as mistake:
        games.lap(0)
    assert str(mistake.value.reason) == f"the interpreted games cannot be measured: {BROKEN[program]}"


def test_bench_ends_in_one_sentence_when_that_process_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failing = partial(InterpretedGames, (sys.executable, "-c", "raise SystemExit('no such module')"))
    monkeypatch.setattr(suite, "InterpretedGames", failing)
    monkeypatch.setattr(suite, "own_name", lambda: suite.COMPILED)
    with pytest.raises(SystemExit) as ending:
        main(["bench", "--quick"])
    assert ending.value.code == 2
    said = capsys.readouterr().err.splitlines()[-1]
    assert said.startswith("skerry: the interpreted games cannot be measured: their process ended with code 1")
