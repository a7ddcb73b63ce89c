"""Cities & Knights with a scenario that gives development cards: it gives progress cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.engine.kept.layer import Layer
from skerry.engine.kept.stack import Stack
from skerry.engine.module import Module

if TYPE_CHECKING:
    from skerry.engine.rules import Rules


class ProgressGifts(Module):
    """A gift or a treasure is told as what it is; which card it brings is said by Cities & Knights (CK-297, VARX-73,
    VARX-79, TDETI-86, TDEIU-68)."""

    def __init__(self) -> None:
        super().__init__("progress_gifts")

    def tune(self, rules: Rules) -> None:
        for kind, words in rules.words.items():
            rules.words[kind] = in_other_words(words)
        for kept in rules.kept:
            if isinstance(kept, (Stack, Layer)):
                kept.words = in_other_words(kept.words)


def in_other_words(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("progress_card" if word == "development_card" else word for word in words)
