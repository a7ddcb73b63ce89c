"""Every Python example of the README and the docs runs as it is printed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from skerry.bots import BOTS
from skerry.catalog import modules
from skerry.catalog.assembly import BUILT

ROOT = Path(__file__).parents[1]
EXAMPLE = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)

# tests/board/test_maps_page.py looks closer at that page.
ELSEWHERE = {"maps.md"}
PAGES = [
    page
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("**/*.md"))]
    if page.name not in ELSEWHERE and EXAMPLE.search(page.read_text(encoding="utf-8"))
]


@pytest.fixture
def _tables_stay_as_they_are() -> Iterator[None]:
    """An example may add a bot or a module; no other test should meet it."""
    tables: tuple[dict[str, Any], ...] = (BOTS, BUILT, modules._known)
    before = [dict(table) for table in tables]
    yield
    for table, rows in zip(tables, before, strict=True):
        table.clear()
        table.update(rows)


@pytest.mark.usefixtures("_tables_stay_as_they_are")
@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_examples_run_one_after_another(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = page.read_text(encoding="utf-8")
    names: dict[str, object] = {"__name__": "example"}
    for example in EXAMPLE.finditer(text):
        # Blank lines in front, so that a traceback shows the line of the page.
        before = "\n" * (text.count("\n", 0, example.start()) + 1)
        exec(compile(before + example[1], str(page), "exec"), names)


def test_the_readme_begins_with_a_finished_game(capsys: pytest.CaptureFixture[str]) -> None:
    first = EXAMPLE.search((ROOT / "README.md").read_text(encoding="utf-8"))
    assert first is not None
    assert len(first[1].strip().splitlines()) <= 6
    exec(compile(first[1], "README.md", "exec"), {})
    winner, scores = capsys.readouterr().out.split(maxsplit=1)
    points = [int(word) for word in re.findall(r"\d+", scores)]
    assert points[int(winner)] == max(points) >= 10
