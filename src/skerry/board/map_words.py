"""Words of a map file with their places, so that every mistake can be pointed at."""

from __future__ import annotations

import re
from typing import Final

from skerry.board.errors import BoardError
from skerry.board.geometry import CORNER_NUMBER, CORNERS, SIDE_NUMBER, SIDES

# A bracketed word; a colon or comma that ends a word; any other run, in which colons and commas may stand.
_WORD: Final = re.compile(r"\([^()]*\)|[:,](?=\s|$)|(?:[^\s():,]|[:,](?!\s|$))+|\S")
_COMMENT: Final = re.compile(r"(?:^|(?<=\s))#.*$")
_CELL: Final = re.compile(r"\(\s*(\d{1,6})\s*,\s*(\d{1,6})\s*\)")
_WHOLE: Final = re.compile(r"\d{1,6}")
_LONGEST_WORD: Final = 100


class MapError(BoardError):
    """A mistake in a map file and where it is: line and column count from 1."""

    def __init__(self, source: str, line: int, column: int, message: str) -> None:
        super().__init__(f"{source}:{line}:{column}: {message}")
        self.source = source
        self.line = line
        self.column = column
        self.message = message


class Word:
    def __init__(self, text: str, line: int, column: int) -> None:
        self.text = text
        self.line = line
        self.column = column


class Line:
    """One line of the file, read word by word."""

    def __init__(self, source: str, number: int, text: str) -> None:
        self.source = source
        self.text = _COMMENT.sub("", text).rstrip()
        self.number = number
        self.words = [Word(m.group(), number, m.start() + 1) for m in _WORD.finditer(self.text)]
        self.position = 0

    def error(self, word: Word, message: str) -> MapError:
        return MapError(self.source, word.line, word.column, message)

    def more(self) -> bool:
        return self.position < len(self.words)

    def next_is(self, text: str) -> bool:
        return self.more() and self.words[self.position].text == text

    def take(self, what: str) -> Word:
        """The next word; `what` says what is missing when there is none."""
        if not self.more():
            raise MapError(self.source, self.number, len(self.text) + 1, f"expected {what} here")
        word = self.words[self.position]
        if len(word.text) > _LONGEST_WORD:
            raise self.error(word, f"a word of a map has at most {_LONGEST_WORD} letters")
        self.position += 1
        return word

    def take_text(self, text: str) -> None:
        word = self.take(f"'{text}'")
        if word.text != text:
            raise self.error(word, f"expected '{text}', not '{word.text}'")

    def take_name(self, what: str) -> Word:
        """A word of letters, digits and underscores."""
        word = self.take(what)
        if not word.text.replace("_", "a").isalnum():
            raise self.error(word, f"expected {what}: letters, digits and _ only, not '{word.text}'")
        return word

    def take_whole(self, what: str) -> int:
        return whole(self, self.take(what), what)

    def take_cell(self) -> tuple[Word, int, int]:
        word = self.take("a hex such as (0,1)")
        match = _CELL.fullmatch(word.text)
        if match is None:
            raise self.error(word, f"expected a hex such as (0,1), not '{word.text}'")
        return word, int(match.group(1)), int(match.group(2))

    def take_corner(self) -> int:
        word = self.take(f"one of {' '.join(CORNERS)}")
        if word.text not in CORNER_NUMBER:
            raise self.error(word, f"'{word.text}' is no corner of a hex: use one of {' '.join(CORNERS)}")
        return CORNER_NUMBER[word.text]

    def take_side(self) -> int:
        word = self.take(f"one of {' '.join(SIDES)}")
        if word.text not in SIDE_NUMBER:
            raise self.error(word, f"'{word.text}' is no side of a hex: use one of {' '.join(SIDES)}")
        return SIDE_NUMBER[word.text]

    def skip_comma(self) -> None:
        if self.next_is(","):
            self.position += 1

    def end(self) -> None:
        if self.more():
            word = self.take("nothing")
            raise self.error(word, f"nothing more was expected on this line, but here is '{word.text}'")


def whole(line: Line, word: Word, what: str) -> int:
    if _WHOLE.fullmatch(word.text) is None:
        raise line.error(word, f"expected {what}, a whole number, not '{word.text}'")
    return int(word.text)
