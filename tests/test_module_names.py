"""Nobody outside rules/, catalog/ and the client's pictures and words names a module or anything of its own."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import skerry
from skerry import Game
from skerry.catalog import MODULES, judge
from skerry.catalog.assembly import BUILT, COMBINED
from skerry.engine.event import EventKind
from skerry.engine.module import Module
from skerry.engine.rules import Rules

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "skerry"
CLIENT = ROOT / "web" / "src"

MAY_NAME = ("rules", "catalog")
# What things look like, what they are called, the chapters of the rules, and the pages of halls: they are one game's.
CLIENT_MAY_NAME = ("pictures", "i18n", "rules", "halls")
# Every game is one with these rules, so that their name is the same as "the game"; it is also a word of its own.
EVERYWHERE = {"base"}
NAMES = sorted(MODULES.keys() - EVERYWHERE)
# Names that are common words too: only a text that is nothing else names the module.
COMMON = {"seafarers", "wonders", "fishermen", "rivers", "caravans"}
NAMED = re.compile(rf"\b(?:{'|'.join(name for name in NAMES if name not in COMMON)})\b")
QUOTED = re.compile(rf"""["'`](?:{"|".join(NAMES)})["'`]|\.(?:{"|".join(NAMES)})\b|\b(?:{"|".join(NAMES)}):""")
STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
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


def spelt_in(text: str) -> Iterator[str]:
    """Everything that Python code spells: identifiers, and texts that are no docstrings."""
    tree = ast.parse(text)
    told = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told:
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            yield node.name


# What is at the same time a word of bots: the levels that people choose, where a settlement may stand and what it earns
# to be settled there, and how far routes over water are looked at.
WORDS_OF_BOTS = frozenset({"levels", "sites", "settled"})


def known_in(text: str, words: frozenset[str]) -> list[str]:
    """Names in Python code, alone or as a word of a longer name, one or many."""
    found: set[str] = set()
    for spelt in spelt_in(text):
        found |= {spelt.lower(), *re.findall(r"[a-z]+(?:_[a-z]+)*", spelt), *re.findall(r"[a-z]+", spelt.lower())}
    return sorted(name for name in found if name in words or name.removesuffix("s") in words)


# Names that modules gave to something of theirs and that are words of every game or of the program: a red player, the
# points and hand of a seat, the knights of Largest Army, the level of a bot, whether a module is built, what stack is
# held, the content of a mark, where a gesture starts, how a piece lies; operands that have words of their own.
ALSO_COMMON: frozenset[str] = frozenset(
    {
        *("red", "points", "hand", "knights", "supply", "level", "built", "held", "content", "start", "sideways"),
        *("harbour", "strength"),
    }
)


def words_of(game: Game) -> set[str]:
    """The names of what a game has: pieces, cards, awards, actions, decisions, what is kept, and parts of a view."""
    rules = game.kernel.rules
    words = {piece.name for piece in rules.pieces[1:]} | {kind.name for kind in rules.action_kinds}
    words |= {kind.manner.preview for kind in rules.action_kinds} | {kind.name for kind in rules.decision_kinds}
    words |= {*rules.card_kinds, *[card.name for card in rules.development_cards], *rules.things}
    words |= {award.name for award in rules.awards} | {kept.name for kept in rules.kept}
    view = game.view(0)
    return words | {*view.to_json(), *view.board_json(), *[name for part in view.parts.values() for name in part]}


def events_of(package: str) -> set[str]:
    """The events that are known in a package."""
    found: set[str] = set()
    for module in walk_packages(skerry.__path__, "skerry."):
        if module.name.startswith(f"skerry.{package}."):
            values = vars(import_module(module.name)).values()
            found |= {value.name for value in values if isinstance(value, EventKind)}
    return found


class Refilled(Module):
    """The spent cards make the deck anew, and all can see them."""

    def __init__(self) -> None:
        super().__init__("toy_refilled")

    def tune(self, rules: Rules) -> None:
        rules.deck_refilled = True


@cache
def only_of_modules() -> frozenset[str]:
    """Every name that some module declares and the base game does not."""
    base: set[str] = events_of("rules.base") | events_of("engine")
    for players in (3, 6):
        base |= words_of(Game.new(["base", Refilled()], players, seed="names"))
    declared: set[str] = set()
    for folder in ("variants", "seafarers", "cities_and_knights", "traders_and_barbarians", "combinations"):
        declared |= events_of(f"rules.{folder}")
    sets = [{name} for name in BUILT if name != "base"] + [set(names) for names, *_ in COMBINED]
    for names in sets:
        players = next((n for n in (3, 2) if judge(sorted(names), n).playable), None)
        if players is not None:
            declared |= words_of(Game.new(sorted(names), players, seed="names"))
    return frozenset(declared - base - ALSO_COMMON - {""})


def said_in(code: str, words: frozenset[str]) -> list[str]:
    """Names in code of the client: quoted, read as a field, or part of a regular expression."""
    quoted = set(re.findall(r"""["'`](\w+)["'`]|\.(\w+)\b|\b(\w+)\??:""", code))
    said = {each for found in quoted for each in found if each}
    for expression in re.findall(r"/\^?[\w|()^$\\?*+.]+/[a-z]*[.;,)]", code):
        said |= set(re.findall(r"[a-z]+(?:_[a-z]+)*", expression))
    return sorted(said & words)


def test_no_code_of_the_client_but_pictures_and_words_knows_what_only_a_module_has() -> None:
    words = only_of_modules()
    assert {"ship", "pirate", "move_pirate", "basic_knight", "merchant", "warships", "villages", "coin"} <= words
    assert not words & {"road", "robber", "wood", "knight", "longest_road", "rolled"}
    assert said_in("const UNSEEN = /^(ship|route)_|^(pirate)$/;", words) == ["pirate", "ship"]
    wrong = [f"{inside}: {', '.join(said)}" for inside, code in client_code() if (said := said_in(code, words))]
    assert wrong == []


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ('if action.kind == "move_pirate": pass', ["move_pirate", "pirate"]),
        ("SHIPS_NEAR = view.warships", ["ships", "warships"]),
        ('reason = "no merchant, no wall"', ["merchant", "wall"]),
        ('"""About pirates."""', []),
        ("def road(knight, longest_road): return robber", []),
    ],
)
def test_what_counts_as_knowing_something_of_a_module(text: str, known: list[str]) -> None:
    assert known_in(text, only_of_modules()) == known


def test_no_bot_knows_what_only_a_module_has() -> None:
    words = only_of_modules()
    wrong = [
        f"{path.relative_to(SOURCES)}: {', '.join(known)}"
        for path in sorted((SOURCES / "bots").rglob("*.py"))
        if (known := sorted({*known_in(path.read_text("utf-8"), words)} - WORDS_OF_BOTS))
    ]
    assert wrong == []


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


def client_code() -> Iterator[tuple[Path, str]]:
    """The code of the client that may know no module, without its comments and looks."""
    for path in sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]):
        inside = path.relative_to(CLIENT)
        if not set(inside.parts[:-1]).intersection(CLIENT_MAY_NAME) and not path.name.endswith(".test.ts"):
            yield inside, STYLE.sub("", COMMENT.sub("", path.read_text("utf-8")))


def test_no_code_of_the_client_but_pictures_and_words_names_a_module() -> None:
    wrong = [f"{inside}: {found[0]}" for inside, code in client_code() for found in QUOTED.finditer(code)]
    assert wrong == []


def test_the_client_knows_which_parts_every_view_has() -> None:
    """What else is in a view it takes for parts of modules."""
    text = (CLIENT / "lib" / "parts.ts").read_text("utf-8")
    common = set(re.findall(r'^  "(\w+)",$', text.partition("COMMON = new Set([")[2].partition("]);")[0], re.MULTILINE))
    game = Game.new(["base", Refilled()], 4, seed="parts")
    view = game.view(0)
    assert "spent_cards" in view.to_json()
    assert view.to_json().keys() - view.parts.keys() <= common
    assert not common & {name for name in MODULES if name not in EVERYWHERE}
