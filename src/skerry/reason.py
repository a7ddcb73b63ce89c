"""Why something is not possible: a code with values in every room of the house, and English as one way to say it.

A kind of reason is declared once, beside the rule that gives it, like a kind of event:

    NO_SUPPLY: Final = ReasonKind("no_supply", "you have no {piece:piece} left in your supply")
    ...
    return NO_SUPPLY.of(piece="road")

Gaps are written `{name:kind}`; the kind says how a value is put into words in any language. A gap without a kind
repeats its value as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

_GAP: Final = re.compile(r"\{(\w+)(?::(\w+))?\}")

# How the items of a list are joined in English, by the kind of the gap; all other kinds join with "and".
_LAST_JOINT: Final = {"any_module": " or ", "phrases": " or ", "bots": " and ", "seats": ", ", "ways": "; or: "}
_JOINT: Final = {"cards": " and ", "ways": "; or: "}


class ReasonKind:
    """A reason that can be given, with gaps for values."""

    def __init__(self, code: str, english: str) -> None:
        # A cell of a notebook is run again and again; two reasons under one code are a mistake.
        if code in REASON_KINDS and REASON_KINDS[code].english != english:
            raise ValueError(f"the reason {code} is declared twice")
        self.code = code
        self.english: str = english
        self.gaps: dict[str, str] = {gap[1]: gap[2] or "text" for gap in _GAP.finditer(english)}
        REASON_KINDS[code] = self

    def of(self, **values: object) -> Reason:
        """The reason with its gaps filled; every gap needs its value."""
        if values.keys() != self.gaps.keys():
            raise ValueError(f"the reason {self.code} has the gaps {sorted(self.gaps)}, not {sorted(values)}")
        return Reason(self, values)


REASON_KINDS: Final[dict[str, ReasonKind]] = {}


class Reason:
    """One reason as it is given: a kind and its values. Its text is English."""

    def __init__(self, kind: ReasonKind, values: dict[str, object]) -> None:
        self.kind = kind
        self.values = values

    @property
    def code(self) -> str:
        return self.kind.code

    def __str__(self) -> str:
        # In one pass: what fills a gap may look like one itself.
        told = ""
        end = 0
        for gap in _GAP.finditer(self.kind.english):
            told += self.kind.english[end : gap.start()] + in_english(gap[2] or "text", self.values[gap[1]])
            end = gap.end()
        return told + self.kind.english[end:]

    def __repr__(self) -> str:
        return f"<{self.code}: {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.code == other.code and self.values == other.values

    def __hash__(self) -> int:
        return hash(self.code)

    def to_json(self) -> dict[str, object]:
        """Code, values and the English text; for everybody who has no words of their own for the code."""
        values = {name: _plain(value) for name, value in self.values.items()}
        return {"code": self.code, "values": values, "text": str(self)}


def reason_from_json(data: Mapping[str, object]) -> Reason:
    """A reason that was told by another process of the same house."""
    code, values = str(data["code"]), data["values"]
    assert isinstance(values, Mapping)
    return Reason(REASON_KINDS[code], {str(name): _read(value) for name, value in values.items()})


# What only a program can do wrong: it is told in English, and no client has words for it.
MISUSE: Final = ReasonKind("misuse", "{mistake}")


def as_reason(told: Reason | str) -> Reason:
    """A reason as it is; plain words are for whoever writes a program."""
    return told if isinstance(told, Reason) else MISUSE.of(mistake=told)


def in_english(kind: str, value: object) -> str:
    """A value of a gap of some kind in English words."""
    if kind == "quoted":
        return repr(value)
    if kind == "action" and isinstance(value, Mapping):
        operands = ", ".join(f"{name}={operand}" for name, operand in value.items() if name != "kind")
        return f"{value['kind']}({operands})"
    if isinstance(value, Mapping):
        return _joined("cards", [f"{count} {name}" for name, count in value.items()])
    if isinstance(value, (list, tuple)):
        return _joined(kind, [str(item) for item in value])
    return str(value)


def _joined(kind: str, items: Sequence[str]) -> str:
    if len(items) < 2:
        return "".join(items)
    return _JOINT.get(kind, ", ").join(items[:-1]) + _LAST_JOINT.get(kind, " and ") + items[-1]


def _plain(value: object) -> object:
    """A value as plain data: reasons inside reasons and actions tell themselves."""
    if isinstance(value, Reason):
        return value.to_json()
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {str(name): _plain(inner) for name, inner in value.items()}
    told = getattr(value, "to_json", None)
    return value if told is None else told()


def _read(value: object) -> object:
    if isinstance(value, Mapping) and value.keys() == {"code", "values", "text"}:
        return reason_from_json(value)
    if isinstance(value, list):
        return [_read(item) for item in value]
    return value
