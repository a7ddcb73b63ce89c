"""The page that tells what goes together says what the catalog says."""

from pathlib import Path

import pytest

from skerry.catalog import judge
from skerry.catalog.modules import members

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "combinations.md"
WORDS = {"well": "well", "yes": "yes", "possible_not_recommended": "possible"}
SEAFARERS = members("seafarers_scenario")
TRADERS = members("tb_scenario")


def tables() -> dict[str, dict[tuple[str, str], str]]:
    """By heading, every cell by its row and column."""
    found: dict[str, dict[tuple[str, str], str]] = {}
    heading, columns = "", []
    for line in PAGE.read_text("utf-8").splitlines():
        if line.startswith("## "):
            heading, columns = line[3:], []
        elif line.startswith("| "):
            row, *cells = [cell.strip().strip("`") for cell in line.strip("|").split("|")]
            if not columns:
                columns = cells
            elif row != "---":
                found.setdefault(heading, {}).update(
                    {(row, column): cell for column, cell in zip(columns, cells, strict=True)}
                )
    return found


def told(*modules: str) -> str:
    verdict = judge(modules, 4)
    return f"{WORDS[verdict.status]}, {verdict.target}" if verdict.legal else "no"


@pytest.mark.parametrize(
    ("heading", "rows", "beside"),
    [
        ("Scenarios on the maps of Seafarers", SEAFARERS, ()),
        ("The same with Cities & Knights", SEAFARERS, ("cities_and_knights",)),
        ("On the island", (*TRADERS, "cities_and_knights"), ()),
    ],
)
def test_every_cell_is_as_the_catalog_has_it(heading: str, rows: tuple[str, ...], beside: tuple[str, ...]) -> None:
    table = tables()[heading]
    assert table == {
        (row, column): "" if row == column else told(row, column, *beside) for row in rows for column in TRADERS
    }
