"""Words of a map file with their places, so that every mistake can be pointed at."""

from __future__ import annotations

import re
from typing import Final

from skerry.board import map_mistakes as mistakes
from skerry.board.errors import BoardError
from skerry.board.geometry import CORNER_NUMBER, CORNERS, SIDE_NUMBER, SIDES
from skerry.reason import Reason

# A bracketed word; a colon or comma that ends a word; any other run, in which colons and commas may stand.
_WORD: Final = re.compile(r"\([^()]*\)|[:,](?=\s|$)|(?:[^\s():,]|[:,](?!\s|$))+|\S")
_COMMENT: Final = re.compile(r"(?:^|(?<=\s))#.*$")
_CELL: Final = re.compile(r"\(\s*(\d{1,6})\s*,\s*(\d{1,6})\s*\)")
_WHOLE: Final = re.compile(r"\d{1,6}")
_LONGEST_WORD: Final = 100


class MapError(BoardError):
    """A mistake in a map file and where it is: line and column count from 1."""

    def __init__(self, source: str, line: int, column: int, mistake: Reason) -> None:
        super().__init__(mistakes.PLACED.of(source=source, line=line, column=column, mistake=mistake))
        self.source = source
        self.line = line
        self.column = column
        self.mistake = mistake


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

    def error(self, word: Word, mistake: Reason) -> MapError:
        return MapError(self.source, word.line, word.column, mistake)

    def more(self) -> bool:
        return self.position < len(self.words)

    def next_is(self, text: str) -> bool:
        return self.more() and self.words[self.position].text == text

    def take(self, what: Reason | str) -> Word:
        """The next word; `what` says what is missing when there is none."""
        if not self.more():
            raise MapError(self.source, self.number, len(self.text) + 1, mistakes.EXPECTED_HERE.of(what=what))
        word = self.words[self.position]
        if len(word.text) > _LONGEST_WORD:
            raise self.error(word, mistakes.WORD_TOO_LONG.of(most=_LONGEST_WORD))
        self.position += 1
        return word

    def take_text(self, text: str) -> None:
        word = self.take(f"'{text}'")
        if word.text != text:
            raise self.error(word, mistakes.OTHER_WORD.of(word=text, given=word.text))

    def take_name(self, what: Reason) -> Word:
        """A word of letters, digits and underscores."""
        word = self.take(what)
        if not word.text.replace("_", "a").isalnum():
            raise self.error(word, mistakes.NO_NAME.of(what=what, given=word.text))
        return word

    def take_whole(self, what: Reason) -> int:
        return whole(self, self.take(what), what)

    def take_cell(self) -> tuple[Word, int, int]:
        word = self.take(mistakes.A_CELL)
        match = _CELL.fullmatch(word.text)
        if match is None:
            raise self.error(word, mistakes.NO_CELL.of(given=word.text))
        return word, int(match.group(1)), int(match.group(2))

    def take_corner(self) -> int:
        word = self.take(mistakes.ONE_OF.of(words=" ".join(CORNERS)))
        if word.text not in CORNER_NUMBER:
            raise self.error(word, mistakes.NO_CORNER.of(given=word.text, corners=" ".join(CORNERS)))
        return CORNER_NUMBER[word.text]

    def take_side(self) -> int:
        word = self.take(mistakes.ONE_OF.of(words=" ".join(SIDES)))
        if word.text not in SIDE_NUMBER:
            raise self.error(word, mistakes.NO_SIDE.of(given=word.text, sides=" ".join(SIDES)))
        return SIDE_NUMBER[word.text]

    def skip_comma(self) -> None:
        if self.next_is(","):
            self.position += 1

    def end(self) -> None:
        if self.more():
            word = self.take("nothing")
            raise self.error(word, mistakes.TOO_MUCH.of(given=word.text))


def whole(line: Line, word: Word, what: Reason) -> int:
    if _WHOLE.fullmatch(word.text) is None:
        raise line.error(word, mistakes.NO_WHOLE_NUMBER.of(what=what, given=word.text))
    return int(word.text)
