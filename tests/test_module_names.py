"""Nobody outside rules/, catalog/ and the client's pictures and words names a module; the bots still do."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from skerry.catalog import MODULES

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "skerry"
CLIENT = ROOT / "web" / "src"

MAY_NAME = ("rules", "catalog", "bots")
# What things look like, what they are called, and the chapters of the rules.
CLIENT_MAY_NAME = ("pictures", "i18n", "rules")
# Every game is one with these rules, so that their name is the same as "the game"; it is also a word of its own.
EVERYWHERE = {"base"}
NAMES = sorted(MODULES.keys() - EVERYWHERE)
# Names that are common words too: only a text that is nothing else names the module.
COMMON = {"seafarers", "wonders", "fishermen", "rivers", "caravans"}
NAMED = re.compile(rf"\b(?:{'|'.join(name for name in NAMES if name not in COMMON)})\b")
QUOTED = re.compile(rf"""["'`](?:{"|".join(NAMES)})["'`]|\.(?:{"|".join(NAMES)})\b|\b(?:{"|".join(NAMES)}):""")
COMMENT = re.compile(r"//.*$|/\*.*?\*/|<!--.*?-->", re.MULTILINE | re.DOTALL)


def docstrings(tree: ast.AST) -> set[ast.AST]:
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            found |= {each.value for each in body if isinstance(each, ast.Expr)}
    return found


def named_in(text: str) -> Iterator[str]:
    """Every name of a module in Python code: as an identifier, or in a text that is no docstring."""
    tree = ast.parse(text)
    told = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told:
            if node.value in NAMES or NAMED.search(node.value):
                yield f"{node.lineno}: {node.value!r}"
        elif isinstance(node, ast.Name) and node.id in NAMES:
            yield f"{node.lineno}: {node.id}"
        elif isinstance(node, ast.Attribute) and node.attr in NAMES:
            yield f"{node.lineno}: .{node.attr}"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ('view.parts.get("seafarers")', True),
        ('"the seafarers"', False),
        ('f"{x}/new_shores_3 and new_shores"', True),
        ("view.cities_and_knights", True),
        ('"""About two_player."""', False),
        ('Game.new(["base"])', False),
    ],
)
def test_what_counts_as_naming_a_module(text: str, names: bool) -> None:
    assert bool(list(named_in(text))) == names


def test_no_code_outside_names_a_module() -> None:
    wrong = [
        f"{path.relative_to(SOURCES)}:{where}"
        for path in sorted(SOURCES.rglob("*.py"))
        if path.relative_to(SOURCES).parts[0] not in MAY_NAME
        for where in named_in(path.read_text("utf-8"))
    ]
    assert wrong == []


def test_no_code_of_the_client_but_pictures_and_words_names_a_module() -> None:
    wrong: list[str] = []
    for path in sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]):
        inside = path.relative_to(CLIENT)
        if not set(inside.parts[:-1]).intersection(CLIENT_MAY_NAME) and not path.name.endswith(".test.ts"):
            code = COMMENT.sub("", path.read_text("utf-8"))
            wrong += [f"{inside}: {found[0]}" for found in QUOTED.finditer(code)]
    assert wrong == []
