"""Every reason that a player can be told, found by following the code from where reasons leave it back to the words.

A reason leaves the code as the text of an error, as what closes a connection, under the name `reason` in an answer, or
as what a kind of action says of itself.
From there the words are traced through arguments, returned values, variables and fields to the strings they come from.
Words that only fill a gap of another sentence count too, if they are more than one word.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).parents[1] / "src" / "skerry"

# Nobody plays through these.
APART: Final = ("bench", "bots", "cli", "sim")

ERRORS: Final = ("IllegalAction", "ConfigError", "Refusal", "BoardError")
"""With all classes that extend them."""

CARRIERS: Final = {"HTTPException": 1, "close": 1}
"""What else is given a reason to tell, and as which argument."""

TOLD: Final = ("why_none",)
"""Functions whose answer is told as it is."""

FIELDS: Final = ("reason", "message", "without", "empty")
"""Fields that hold words for people."""

MADE_ELSEWHERE: Final = {
    "catalog/combinations.py: raw",  # `combination_reasons` reads the same file
    "game.py: str(error)",  # the errors of boards are followed by themselves
    "catalog/maps.py: str(mistake)",
    "server/app.py: str(wrong.detail)",  # so are those of HTTP, and the words of the web framework are its own
}
"""Where a trace may end although no words are there."""

NOT_FOR_PLAYERS: Final = {
    # Requests that the client never makes; one in Python who does so reads English.
    "catalog/assembly.py::compose",
    "catalog/assembly.py::_check_own_names",
    "catalog/assembly.py::_compose_own",
    "engine/action.py::_copied",
    "engine/action.py::from_json",
    "engine/action.py::from_action",
    "engine/action.py::read_operand",
    "engine/kernel.py::check/there is no seat {0}",
    "engine/rules.py::action",
    "engine/rules.py::decode",
    "game.py::new/modules is a list of names, as in [{0}]",
    "game.py::new/modules is a list of names, not {0}",
    "game.py::new/players is a whole number, not {0}",
    "game.py::new/give a seed or a randomness, not both",
    "game.py::new/options is a mapping from names to values, not {0}",
    "game.py::new/board is the text of a map, or a map read from it, not {0}",
    "game.py::new/randomness is a Randomness such as ScriptedRandomness, not {0}",
    "game.py::_seed_text",
    "game.py::_seat",
    "rules/base/terms.py::from_action",
    "rules/base/terms.py::read_seats",
    # Mistakes in a rule module of one's own.
    "engine/rules.py::module",
    "engine/rules.py::piece",
    "engine/rules.py::add_decision",
    "engine/rules.py::decision",
    "engine/rules.py::add_action",
    # Records and scripted dice are for programs.
    "game.py::replay",
    "game.py::_strings",
    "game.py::_randomness",
    "game.py::_numbers",
    "engine/randomness.py",
    # In the place of a number that nobody would read.
    "engine/shown.py",
    # Told to whoever starts the server.
    "server/settings.py",
    "server/beside/desk.py::ready",
    "server/store/migrations.py",
    # Nobody hears it any more.
    "server/http/hanging_up.py",
    # The client has words of its own for the state in which this leaves a table.
    "server/live/progress.py",
}
"""Files, functions in them, or single texts of functions."""

# Refusals of what is no message of the protocol: the client sends none such.
NEVER_CAUSED: Final = "malformed"


@dataclass(frozen=True)
class Reason:
    """A text with {0}, {1} ... where it is filled in, and where it is written."""

    text: str
    place: str


@dataclass(frozen=True)
class Function:
    path: str
    node: ast.FunctionDef | ast.AsyncFunctionDef
    owner: ast.ClassDef | None

    @property
    def called(self) -> str:
        """The name by which it is called."""
        return self.owner.name if self.owner is not None and self.node.name == "__init__" else self.node.name


class Program:
    """All code, found by the names in it."""

    def __init__(self) -> None:
        self.functions: dict[str, list[Function]] = {}
        self.calls: dict[str, list[ast.Call]] = {}
        self.classes: dict[str, ast.ClassDef] = {}
        self.fields: dict[str, list[ast.expr]] = {}
        self.constants: dict[str, list[ast.expr]] = {}
        self.answers: list[ast.expr] = []
        self.places: dict[ast.AST, tuple[str, Function | None]] = {}
        for path in sorted(SOURCES.rglob("*.py")):
            name = path.relative_to(SOURCES)
            if name.parts[0] not in APART:
                self._read(str(name), ast.parse(path.read_text("utf-8")), None, None)

    def _read(self, path: str, parent: ast.AST, function: Function | None, owner: ast.ClassDef | None) -> None:
        for node in ast.iter_child_nodes(parent):
            self.places[node] = (path, function)
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                inner = Function(path, node, owner if parent is owner else None)
                self.functions.setdefault(inner.called, []).append(inner)
                self._read(path, node, inner, owner)
            elif isinstance(node, ast.ClassDef):
                self.classes[node.name] = node
                self._read(path, node, None, node)
            else:
                self._note(node, outside=function is None and owner is None)
                self._read(path, node, function, owner)

    def _note(self, node: ast.AST, outside: bool) -> None:
        if isinstance(node, ast.Call):
            self.calls.setdefault(name_of(node), []).append(node)
        elif isinstance(node, ast.Dict):
            keys = zip(node.keys, node.values, strict=True)
            self.answers += [value for key, value in keys if isinstance(key, ast.Constant) and key.value == "reason"]
        for target, value in assignments(node):
            if isinstance(target, ast.Attribute):
                self.fields.setdefault(target.attr, []).append(value)
            elif isinstance(target, ast.Name) and outside:
                self.constants.setdefault(target.id, []).append(value)

    def errors(self) -> list[str]:
        found = list(ERRORS)
        for name in found:
            found += [other for other, node in self.classes.items() if name in map(ast.unparse, node.bases)]
        return found

    def given_to(self, function: Function, name: str) -> Iterator[ast.expr]:
        """Everything that the code hands to a parameter."""
        arguments = function.node.args
        names = [argument.arg for argument in arguments.args]
        place = names.index(name) if name in names else len(names)
        first_default = len(names) - len(arguments.defaults)
        if first_default <= place < len(names):
            yield arguments.defaults[place - first_default]
        own = 1 if function.owner is not None and names[:1] == ["self"] else 0
        yield from self._handed_over(function.called, place - own, name)

    def field_values(self, name: str) -> Iterator[ast.expr]:
        """Everything that becomes a field of any class."""
        yield from self.fields.get(name, [])
        for made, node in self.classes.items():
            declared = [ast.unparse(each.target) for each in node.body if isinstance(each, ast.AnnAssign)]
            if name in declared:
                yield from self._handed_over(made, declared.index(name), name)

    def _handed_over(self, called: str, place: int, name: str) -> Iterator[ast.expr]:
        for call in self.calls.get(called, []):
            if is_never_caused(call):
                continue
            if 0 <= place < len(call.args):
                yield call.args[place]
            yield from (keyword.value for keyword in call.keywords if keyword.arg == name)


class Trace:
    """Follows expressions back to the words they are made of."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.found: set[Reason] = set()
        self.lost: set[str] = set()
        self.unused = set(NOT_FOR_PLAYERS)
        self._seen: set[tuple[ast.AST, bool]] = set()

    def follow_all(self) -> None:
        program = self.program
        for name in program.errors():
            node = program.classes[name]
            inits = [call for call in ast.walk(node) if isinstance(call, ast.Call) and is_super_init(call)]
            for call in inits or program.calls.get(name, []):
                self.follow(call.args[0])
        for name, place in CARRIERS.items():
            for call in program.calls.get(name, []):
                if len(call.args) > place:
                    self.follow(call.args[place])
        for answer in program.answers:
            self.follow(answer)
        for name in TOLD:
            for told in self._returned_by(name):
                self.follow(told)

    def follow(self, node: ast.expr, inside: bool = False) -> None:
        """`inside`: it fills a gap of another text, so that it may be a number or a name."""
        if (node, inside) in self._seen:
            return
        self._seen.add((node, inside))
        match node:
            case ast.Constant(value=str(text)):
                self._add(text, node, inside)
            case ast.JoinedStr():
                for text in templates(node):
                    self._add(text, node, inside)
                for part in node.values:
                    if isinstance(part, ast.FormattedValue) and not choices(part.value):
                        self.follow(part.value, inside=True)
            case _:
                sources = list(self._sources(node))
                for source in sources:
                    self.follow(source, inside)
                if not sources and not inside and not self._is_made_elsewhere(node):
                    self.lost.add(f"{self._place(node)}: {ast.unparse(node)}")

    def _sources(self, node: ast.expr) -> Iterator[ast.expr]:
        """Where a value that is no text itself comes from."""
        match node:
            case ast.IfExp():
                yield from (node.body, node.orelse)
            case ast.BoolOp():
                yield from node.values
            case ast.BinOp():
                yield from (node.left, node.right)
            case ast.Dict():
                yield from node.values
            case ast.List() | ast.Tuple():
                yield from node.elts
            case ast.Subscript():
                yield node.value
            case ast.Name():
                yield from self._values_of(node)
            case ast.Attribute() if node.attr in FIELDS:
                yield from self.program.field_values(node.attr)
            case ast.Call(func=ast.Attribute(attr="join")):
                yield from node.args
            case ast.Call(func=ast.Attribute(attr="get", value=table)):
                yield from (table, *node.args[1:])
            case ast.Call():
                yield from self._returned_by(name_of(node))

    def _values_of(self, name: ast.Name) -> Iterator[ast.expr]:
        function = self.program.places[name][1]
        if function is not None:
            arguments = [*function.node.args.args, *function.node.args.kwonlyargs]
            if any(each.arg == name.id and is_text(each.annotation) for each in arguments):
                yield from self.program.given_to(function, name.id)
            for node in ast.walk(function.node):
                yield from (value for target, value in assignments(node) if is_or_holds(target, name.id))
                if isinstance(node, ast.Call) and ast.unparse(node.func) == f"{name.id}.append":
                    yield from node.args
        if name.id.isupper():
            yield from self.program.constants.get(name.id, [])

    def _returned_by(self, name: str) -> Iterator[ast.expr]:
        for function in self.program.functions.get(name, []):
            if is_text(function.node.returns):
                returns = [each for each in ast.walk(function.node) if isinstance(each, ast.Return)]
                yield from (each.value for each in returns if each.value is not None)

    def _add(self, text: str, node: ast.expr, inside: bool) -> None:
        words = re.sub(r"\{\d\}", "", text).strip()
        if not words or (inside and not re.search(r"[a-z]", words)) or (inside and " " not in text.strip()):
            return
        path, function = self.program.places[node]
        inner = f"{path}::{function.node.name}" if function is not None else path
        for apart in (path, inner, f"{inner}/{text}"):
            if apart in NOT_FOR_PLAYERS:
                self.unused.discard(apart)
                return
        self.found.add(Reason(text, self._place(node)))

    def _place(self, node: ast.expr) -> str:
        return f"src/skerry/{self.program.places[node][0]}:{node.lineno}"

    def _is_made_elsewhere(self, node: ast.expr) -> bool:
        return f"{self.program.places[node][0]}: {ast.unparse(node)}" in MADE_ELSEWHERE


def name_of(call: ast.Call) -> str:
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def assignments(node: ast.AST) -> list[tuple[ast.expr, ast.expr]]:
    """What is given a value here, and which."""
    if isinstance(node, ast.Assign):
        return [(target, node.value) for target in node.targets]
    if isinstance(node, ast.AnnAssign) and node.value is not None:
        return [(node.target, node.value)]
    return []


def is_or_holds(target: ast.expr, name: str) -> bool:
    names = target.elts if isinstance(target, ast.Tuple) else [target]
    return any(isinstance(each, ast.Name) and each.id == name for each in names)


def is_text(annotation: ast.expr | None) -> bool:
    return annotation is not None and ast.unparse(annotation) == "str"


def is_super_init(call: ast.Call) -> bool:
    return ast.unparse(call.func) == "super().__init__"


def is_never_caused(call: ast.Call) -> bool:
    return bool(call.args) and isinstance(call.args[0], ast.Constant) and call.args[0].value == NEVER_CAUSED


def choices(node: ast.expr) -> list[str]:
    """The words of `'a' if x else 'b'`, which make two texts of one."""
    match node:
        case ast.IfExp(body=ast.Constant(value=str(one)), orelse=ast.Constant(value=str(other))):
            return [one, other]
    return []


def templates(text: ast.JoinedStr) -> Iterator[str]:
    """The text with {0}, {1} ... in its gaps; several where a gap is a choice between words."""
    parts: list[list[str]] = []
    gaps = 0
    for part in text.values:
        if isinstance(part, ast.Constant):
            parts.append([str(part.value)])
        elif isinstance(part, ast.FormattedValue) and choices(part.value):
            parts.append(choices(part.value))
        else:
            parts.append([f"{{{gaps}}}"])
            gaps += 1
    return ("".join(chosen) for chosen in product(*parts))


def combination_reasons(names: list[str]) -> Iterator[Reason]:
    """Why modules do not combine or should not, from the table of the catalog; the names of modules are gaps.

    "The rivers" are what lies on the map, "rivers" is the module.
    """
    path = SOURCES / "catalog" / "data" / "combinations.toml"
    text = path.read_text("utf-8")
    lines = text.splitlines()
    for rows in tomllib.loads(text)["rows"].values():
        for row in rows:
            if row["status"] not in ("no", "possible_not_recommended"):
                continue
            line = next(i for i, line in enumerate(lines, start=1) if f'reason = "{row["reason"]}"' in line)
            parts = re.split(rf"(?<!the )\b(?:{'|'.join(names)})\b", row["reason"])
            template = "".join(part + f"{{{gap}}}" for gap, part in enumerate(parts[:-1])) + parts[-1]
            yield Reason(template, f"src/skerry/catalog/data/combinations.toml:{line}")
