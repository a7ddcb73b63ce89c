"""Runs the `skerry` command for tests."""

from __future__ import annotations

import pytest

from skerry.cli import main
from tests.cli.running import Answer, Run


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def call(*arguments: object) -> Answer:
        with pytest.raises(SystemExit) as ending:
            main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        assert isinstance(ending.value.code, int)
        return Answer(ending.value.code, said.out, said.err)

    return call
