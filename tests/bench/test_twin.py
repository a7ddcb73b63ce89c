"""The C++ twin plays the base game, or one sentence says why not."""

from pathlib import Path

import pytest

from skerry.bench.twin import TwinGames, can_be_built
from skerry.engine.errors import ConfigError

needs_compiler = pytest.mark.skipif(not can_be_built(), reason="no C++ compiler")


@needs_compiler
def test_the_twin_plays_games_as_long_as_ours() -> None:
    with TwinGames() as games:
        lap = games.lap(0.1)
    assert 900 < lap.actions / lap.games < 1250
    assert lap.seconds >= 0.1


@needs_compiler
def test_a_twin_that_does_not_compile_is_named_with_its_reason(tmp_path: Path) -> None:
    source = tmp_path / "twin.cpp"
    source.write_text("int main() { return no_such_thing; }\n", encoding="utf-8")
    with TwinGames(source) as games, pytest.raises(ConfigError, match=r"the C\+\+ games cannot be measured: .*code 1"):
        games.lap(0)


def test_without_its_source_there_is_no_twin(tmp_path: Path) -> None:
    assert not can_be_built(tmp_path / "twin.cpp")
