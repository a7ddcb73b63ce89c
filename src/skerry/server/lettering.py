"""What people write, without what nobody can see, and when two names look the same."""

from __future__ import annotations

import unicodedata
from typing import Final

# Letters and symbols that are blank: fillers of Hangul, the empty braille cell, a place for an object, no note at all.
BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\ufffc\U0001d159")
# Marks that only choose how the letter before them is drawn, if that.
UNSEEN_MARKS: Final = ((0x034F, 0x034F), (0x17B4, 0x17B5), (0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
SPACES: Final = ("Cc", "Zs", "Zl", "Zp")


def seen(text: str) -> str:
    """Only what can be seen, with single spaces between: what is left and not empty has something to look at. Controls
    that turn the direction of writing, and letters without width, are gone; so are marks that stand on nothing."""
    kept: list[str] = []
    for letter in text:
        kind = unicodedata.category(letter)
        if kind in SPACES:
            kept.append(" ")
        elif kind[0] == "C" or letter in BLANK:
            continue
        elif kind[0] != "M" or (kept and kept[-1] != " "):
            kept.append(letter)
    return " ".join("".join(kept).split())


def looks(name: str) -> str:
    """The same for names that nobody tells apart: by case, width, spaces or unseen marks."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(letter for letter in plain if not letter.isspace() and not is_unseen(letter))


def is_unseen(letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in UNSEEN_MARKS)
