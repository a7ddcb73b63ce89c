"""Fair comparison in rounds, and the committed ratios."""

from pathlib import Path

import pytest

from skerry.bench import baseline
from skerry.bench.rounds import Lap, Laps, play_for, race
from skerry.bench.wide_map import wide_map
from skerry.board.map_text import parse_map
from skerry.engine.errors import ConfigError


class Scripted:
    """A contender that notes when it was asked."""

    def __init__(self, name: str, diary: list[str]) -> None:
        self.name = name
        self.diary = diary

    def lap(self, seconds: float) -> Lap:
        self.diary.append(self.name)
        return Lap(10, 100, 0.5)


def test_contenders_take_turns_after_one_lap_to_warm_up() -> None:
    diary: list[str] = []
    laps = race({"a": Scripted("a", diary), "b": Scripted("b", diary)}, rounds=2, seconds=0.1)
    assert diary == ["a", "b", "a", "b", "a", "b"]
    assert len(laps["a"].laps) == 2


def test_a_ratio_compares_round_with_round() -> None:
    fast = Laps([Lap(20, 1, 1.0), Lap(2, 1, 1.0), Lap(40, 1, 1.0)])
    slow = Laps([Lap(10, 1, 1.0), Lap(1, 1, 1.0), Lap(10, 1, 1.0)])
    assert fast.ratio_to(slow) == 2
    assert fast.rate == 20


def test_a_lap_holds_whole_games() -> None:
    lap = play_for(0, lambda: 7)
    assert (lap.games, lap.actions) == (1, 7)


def test_ratios_survive_saving(tmp_path: Path) -> None:
    file = tmp_path / "bench" / "baseline.json"
    assert baseline.load(file) == {}
    baseline.save(file, {"games": 81.23456, "copy": 30})
    assert baseline.load(file) == {"games": 81.235, "copy": 30}


@pytest.mark.parametrize("text", ["{", "[1]", '{"games": "fast"}'])
def test_a_damaged_baseline_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "baseline.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ConfigError, match=r"baseline\.json"):
        baseline.load(file)


def test_the_wide_map_is_a_map_of_two_hundred_hexes() -> None:
    assert parse_map(wide_map(10, 20)).topology.hexes == 200
