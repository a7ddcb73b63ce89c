"""Bots of a file of one's own play wherever bots are named."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from skerry.bots import BOTS
from skerry.engine.errors import ConfigError
from skerry.sim.guest_bots import bring_bots, brought
from skerry.sim.plan import Plan
from skerry.sim.runner import simulate

FILE = """
from skerry.bots import BOTS, Bot, BotKind


class First(Bot):
    def __init__(self, seed):
        super().__init__("first")

    def choose(self, view, actions):
        return actions[0]


BOTS["first"] = BotKind("takes the first", First)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder for such files; no other test meets what they bring."""
    path, bots, files, modules = list(sys.path), dict(BOTS), list(brought), set(sys.modules)
    yield tmp_path
    sys.path[:], brought[:] = path, files
    BOTS.clear()
    BOTS.update(bots)
    for name in set(sys.modules) - modules:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]


def test_a_bot_of_ones_own_plays_in_every_process(folder: Path) -> None:
    (folder / "first_bots.py").write_text(FILE, encoding="utf-8")
    bring_bots([str(folder / "first_bots.py")])
    plan = Plan(("base",), 3, ("first", "random"), 2, "s", max_actions=20)
    assert simulate(plan, workers=2) == simulate(plan, workers=1)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("nowhere.py", None, "there is no Python file .*nowhere.py"),
        ("bots.txt", FILE, "there is no Python file .*bots.txt"),
        ("wrong_bots.py", "import nothing_like_that", "no bots can be taken from .*: No module named"),
        ("torn_bots.py", "BOTS[", "no bots can be taken from"),
        ("json.py", FILE, "there is another Python module json: call .*json.py something else"),
    ],
)
def test_files_that_bring_no_bots_are_refused_in_words(
    folder: Path, name: str, text: str | None, sentence: str
) -> None:
    if text is not None:
        (folder / name).write_text(text, encoding="utf-8")
    with pytest.raises(ConfigError, match=sentence):
        bring_bots([str(folder / name)])
