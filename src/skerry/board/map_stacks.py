"""The stacks of a map file: what a line lists, and whether it fits the hexes it is dealt onto."""

from __future__ import annotations

import re
from typing import Final

from skerry.board import map_mistakes as mistakes
from skerry.board.map_file import (
    HARBOUR_DRAWN,
    HARBOUR_NUMBER,
    STACK_HARBOUR,
    STACK_KINDS,
    STACK_NUMBER,
    STACK_TERRAIN,
    MapFile,
    Stack,
    inland_hexes,
)
from skerry.board.map_rows import Rows
from skerry.board.map_words import Line, MapError, Word, whole
from skerry.board.terrain import EMPTY, FOG, OASIS, TERRAIN_NUMBER, TERRAINS
from skerry.board.tokens import is_number, takes_token
from skerry.reason import Reason

_TOKEN: Final = re.compile(r"([A-Z][a-z]?)?(\d{1,2})")

# The stacks that set-up deals, or that have to hold numbers; any other name is for the rules of a scenario.
_DEALT: Final[dict[str, int]] = {
    "terrain": STACK_TERRAIN,
    "tokens": STACK_NUMBER,
    "harbours": STACK_HARBOUR,
    "fog": STACK_TERRAIN,
    "fog_tokens": STACK_NUMBER,
    "fishing_grounds": STACK_NUMBER,
    "coast": STACK_TERRAIN,
    "inland": STACK_TERRAIN,
    "number_stack": STACK_NUMBER,
    "home_tokens": STACK_NUMBER,
}


def read_stack(line: Line, most: int) -> Stack:
    """What follows `stack NAME:`. The first word that is no plain number tells what the stack holds.

    `most` is how many items there can be a place for: the sides of all hexes, since no hex or vertex takes two.
    """
    for word in line.words[line.position :]:
        if word.text in TERRAIN_NUMBER:
            return Stack(STACK_TERRAIN, _read_counted(line, TERRAIN_NUMBER, "terrain", most), [])
        if word.text in HARBOUR_NUMBER:
            return Stack(STACK_HARBOUR, _read_counted(line, HARBOUR_NUMBER, "harbour", most), [])
    return _read_tokens(line)


def _read_counted(line: Line, known: dict[str, int], what: str, most: int) -> list[int]:
    """Items such as `4 forest` or just `desert`."""
    items: list[int] = []
    while line.more():
        word = first = line.take(mistakes.AN_ITEM.of(what=what))
        count = 1
        if word.text.isdecimal():
            count = whole(line, word, mistakes.HOW_MANY)
            if count == 0:
                raise line.error(word, mistakes.NOTHING_LISTED.of())
            word = line.take(mistakes.AN_ITEM.of(what=what))
        if word.text not in known or known[word.text] in (_drawn(known), FOG if what == "terrain" else -1):
            raise line.error(word, mistakes.UNKNOWN_ITEM.of(what=what, given=word.text))
        if what == "terrain" and known[word.text] == OASIS:
            raise line.error(word, mistakes.OASIS_DEALT.of())
        if len(items) + count > most:
            raise line.error(first, mistakes.STACK_TOO_LARGE.of(most=most))
        items += [known[word.text]] * count
        line.skip_comma()
    return items


def _drawn(known: dict[str, int]) -> int:
    """The number that stands for "not yet drawn", which no stack can hold."""
    return EMPTY if known is TERRAIN_NUMBER else HARBOUR_DRAWN


def _read_tokens(line: Line) -> Stack:
    """Items such as `A5` or `5`; letters rise, so that the file shows the order of the spiral."""
    items: list[int] = []
    letters: list[str] = []
    while line.more() or not items:
        word = line.take(mistakes.A_TOKEN)
        match = _TOKEN.fullmatch(word.text)
        if match is None:
            raise line.error(word, mistakes.NO_TOKEN.of(given=word.text))
        number = int(match.group(2))
        if not is_number(number):
            raise line.error(word, mistakes.NO_HEX_NUMBER.of(number=number))
        letter = match.group(1)
        if (letter is None) != (not letters) and items:
            raise line.error(word, mistakes.LETTERS_MIXED.of())
        if letter is not None:
            if letters and letter <= letters[-1]:
                raise line.error(word, mistakes.LETTER_TOO_LATE.of(letter=letter, other=letters[-1]))
            letters.append(letter)
        items.append(number)
        line.skip_comma()
    return Stack(STACK_NUMBER, items, letters)


def check_stacks(map_file: MapFile, rows: Rows, words: dict[str, Word], harbours: list[Word]) -> None:
    """Every stack that set-up deals is of its kind and has as many items as there are places.

    `words` are the names of the stacks, `harbours` the hexes of the harbours, as written.
    """
    source = rows.source
    for name, word in words.items():
        kind = map_file.stacks[name].kind
        if name in _DEALT and kind != _DEALT[name]:
            mistake = mistakes.STACK_OF_OTHERS.of(stack=name, needed=STACK_KINDS[_DEALT[name]], given=STACK_KINDS[kind])
            raise MapError(source, word.line, word.column, mistake)
    fog = [h for h, terrain in enumerate(map_file.terrain) if terrain == FOG]
    drawn = [h for h, terrain in enumerate(map_file.terrain) if terrain == EMPTY]
    _check_given(map_file, rows, "terrain", drawn)
    _check_given(map_file, rows, "fog", fog)
    _check_given(map_file, rows, "tokens", map_file.drawn_numbers)
    _check_size(map_file, source, words, "terrain", len(map_file.terrain_hexes), mistakes.HEXES_TO_LAY)
    _check_size(map_file, source, words, "fog", len(fog), mistakes.FOG_HEXES)
    _check_size(map_file, source, words, "tokens", _token_places(map_file), mistakes.NUMBERED_HEXES)
    fog_places = _numbered(map_file.stack_items("fog"))
    _check_size(map_file, source, words, "fog_tokens", fog_places, mistakes.NUMBERED_FOG_HEXES)
    if map_file.harbours:
        _check_size(map_file, source, words, "harbours", len(map_file.drawn_harbours), mistakes.HARBOURS_TO_DEAL)
    if map_file.grounds:
        dealt = len(map_file.drawn_grounds)
        _check_size(map_file, source, words, "fishing_grounds", dealt, mistakes.GROUNDS_TO_DEAL)
    if map_file.coast:
        _check_kept_numbers(map_file, source, words, "coast", len(map_file.coast))
        _check_kept_numbers(map_file, source, words, "inland", len(inland_hexes(map_file)))
    for harbour, word in zip(map_file.harbours, harbours, strict=True):
        if harbour.kind == HARBOUR_DRAWN and "harbours" not in words:
            raise MapError(source, word.line, word.column, mistakes.NO_HARBOUR_STACK.of())


def _check_given(map_file: MapFile, rows: Rows, name: str, hexes: list[int]) -> None:
    if hexes and name not in map_file.stacks:
        word = rows.word_of(hexes[0])
        raise MapError(rows.source, word.line, word.column, mistakes.NO_STACK.of(stack=name))


def _check_size(map_file: MapFile, source: str, words: dict[str, Word], name: str, places: int, what: Reason) -> None:
    if name not in words:
        return
    size = len(map_file.stacks[name].items)
    if size != places:
        word = words[name]
        mistake = mistakes.STACK_MISSIZED.of(stack=name, size=size, places=places, what=what)
        raise MapError(source, word.line, word.column, mistake)


def _check_kept_numbers(map_file: MapFile, source: str, words: dict[str, Word], name: str, places: int) -> None:
    """Hexes that are dealt under numbers that stay where they are have to take one (BARB-13)."""
    _check_size(map_file, source, words, name, places, mistakes.HEXES_TO_LAY)
    for terrain in map_file.stack_items(name):
        if not takes_token(terrain):
            word = words[name]
            mistake = mistakes.STACK_WITHOUT_NUMBER.of(stack=name, terrain=TERRAINS[terrain])
            raise MapError(source, word.line, word.column, mistake)


def _token_places(map_file: MapFile) -> int:
    if not map_file.terrain_hexes:
        return len(map_file.token_hexes)
    dealt = {*map_file.terrain_hexes, *map_file.drawn_numbers}
    flowing = [map_file.terrain[h] for h in map_file.token_hexes if h not in dealt]
    return _numbered(map_file.stack_items("terrain")) + len(map_file.drawn_numbers) + _numbered(flowing)


def _numbered(terrains: list[int]) -> int:
    return sum(1 for terrain in terrains if takes_token(terrain))
