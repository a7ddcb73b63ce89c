"""docs/writing-a-module.md prints the very files that tests play and draw, and they are short."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "writing-a-module.md").read_text(encoding="utf-8")
MODULE = (ROOT / "tests" / "lanterns.py").read_text(encoding="utf-8")
PICTURE = (ROOT / "web" / "src" / "pictures" / "example.ts").read_text(encoding="utf-8")
MOST_LINES = 100


def printed(language: str) -> str:
    """The first example in a language."""
    found = re.search(rf"^```{language}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[1]


def test_the_example_is_the_module_that_is_tested() -> None:
    assert printed("python") == MODULE


def test_its_picture_is_the_one_that_is_tested() -> None:
    assert printed("ts") == PICTURE


def test_module_and_picture_are_short() -> None:
    assert len(MODULE.splitlines()) + len(PICTURE.splitlines()) < MOST_LINES
