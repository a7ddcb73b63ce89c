"""Arranging positions of Cities & Knights for rule tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from skerry.engine.digest import kept_by
from skerry.engine.event import Event
from skerry.engine.kept.deck import Deck
from skerry.engine.kept.knowledge import SEEN_BY_ALL
from skerry.engine.kernel import Kernel
from skerry.rules.cities_and_knights import CitiesAndKnights
from skerry.rules.cities_and_knights.knights import put_knight
from skerry.rules.cities_and_knights.own import CitiesOwn
from skerry.rules.cities_and_knights.scoring import refresh_points
from skerry.rules.cities_and_knights.tables import TRACK_COUNT, TRACKS
from tests.table import Table

STRENGTHS = {"basic": 1, "strong": 2, "mighty": 3}
FACES = {"ship": 1, "trade": 4, "politics": 5, "science": 6}


def throw(red: int, yellow: int, face: str = "trade") -> tuple[int, int, int]:
    """A roll of all three dice; with nobody on a track its gate brings nothing."""
    return red, yellow, FACES[face]


def knights_table(*throws: tuple[int, int, int], **given: Any) -> Table:
    """A table of Cities & Knights alone on its beginner board, with these rolls to come."""
    return Table(modules=["cities_and_knights"], dice=throws, **given)


def module(table: Table) -> CitiesAndKnights:
    found = table.kernel.rules.module("cities_and_knights")
    assert isinstance(found, CitiesAndKnights)
    return found


def own(table: Table) -> CitiesOwn:
    """What the module declared, to read or change one thing of a position."""
    return module(table).own


def kept(table: Table, kernel: Kernel | None = None) -> dict[str, list[int]]:
    """All that the module keeps, in the position of the table or in another one of its game."""
    return kept_by(table.kernel if kernel is None else kernel, "cities_and_knights")


def pile(table: Table, track: str) -> Deck:
    return own(table).deck[TRACKS.index(track)]


def knight(table: Table, colour: int, place: str, strength: str = "basic", active: bool = False) -> None:
    """Put a knight on a vertex; an active one has been so since before this turn."""
    put_knight(table.kernel, own(table), colour, STRENGTHS[strength], table.vertex(place), int(active))


def strength_at(table: Table, place: str) -> int:
    return int(own(table).knight.of(table.kernel, table.vertex(place)))


def is_active(table: Table, place: str) -> bool:
    return own(table).active.has(table.kernel, table.vertex(place))


def level(table: Table, seat: int, track: str, value: int) -> None:
    """Set a level of a track; rates follow."""
    own(table).level.set(table.kernel, seat * TRACK_COUNT + TRACKS.index(track), value)
    module(table).refresh_all_rates(table.kernel)


def metropolis(table: Table, track: str, place: str) -> None:
    own(table).metropolis.set(table.kernel, TRACKS.index(track), table.vertex(place))
    refresh_points(table.kernel, own(table))


def wall(table: Table, seat: int, place: str) -> None:
    at = table.kernel.rules.piece("wall")
    row = seat * table.kernel.rules.piece_count + at
    table.state.supply[row] -= 1
    table.state.placed[row] += 1
    own(table).wall.set(table.kernel, table.vertex(place), 1)


def unlock(table: Table) -> None:
    """As if the barbarians had attacked once; the robber stands where the board starts it."""
    own(table).attacks.put(table.kernel, 1)
    start = own(table).robber_start
    if start.of(table.kernel) >= 0:
        table.state.robber = start.of(table.kernel)
        start.put(table.kernel, -1)


def give(table: Table, seat: int, *names: str) -> None:
    """Progress cards into a hand, taken out of their decks."""
    mine = own(table)
    state = table.state
    for name in names:
        card = next(card for card in module(table).decks.cards if card.name == name)
        cards = mine.deck[card.track]
        left = int(cards.left(table.kernel))
        start = int(cards.at + cards.items)
        seen = int(cards.at + cards.seen_at)
        place = max(i for i in range(left) if state.kept[start + i] == card.index)
        for i in range(place, left - 1):
            state.kept[start + i] = state.kept[start + i + 1]
            state.kept[seen + i] = state.kept[seen + i + 1]
        leave(table, TRACKS[card.track], left - 1)
        mine.hold(table.kernel, seat, card.index)


def leave(table: Table, track: str, left: int) -> None:
    """Leave so many cards in a deck, without those on top."""
    table.state.kept[pile(table, track).at] = left


def on_top(table: Table, name: str) -> None:
    """Bring a card of a deck to its top."""
    card = next(card for card in module(table).decks.cards if card.name == name)
    cards = own(table).deck[card.track]
    top = int(cards.left(table.kernel)) - 1
    place = max(i for i in range(top + 1) if cards.item(table.kernel, i) == card.index)
    swap(table, TRACKS[card.track], place, top)


def swap(table: Table, track: str, one: int, other: int) -> None:
    """Two cards of a deck change places, counted from the bottom."""
    start = int(pile(table, track).at + pile(table, track).items)
    numbers = table.state.kept
    numbers[start + one], numbers[start + other] = numbers[start + other], numbers[start + one]


def progress(table: Table, seat: int) -> dict[str, int]:
    """A progress hand without its zeros."""
    mine = own(table)
    cards = module(table).decks.cards
    counts = {card.name: int(mine.held.of(table.kernel, seat * mine.cards + card.index)) for card in cards}
    return {name: count for name, count in counts.items() if count}


def deck(table: Table, track: str, kernel: Kernel | None = None) -> list[str]:
    """A deck from its bottom to its top, at the table or in another position of its game."""
    there = table.kernel if kernel is None else kernel
    cards = pile(table, track)
    return [cards.words[cards.item(there, i)] for i in range(cards.left(there))]


def bottom_is_public(table: Table, track: str) -> bool:
    return pile(table, track).seen(table.kernel, 0) == SEEN_BY_ALL


def barbarians_at(table: Table, step: int) -> None:
    """Put the barbarian ship on a step of its track."""
    own(table).ship.put(table.kernel, step)


def begun(dice: Sequence[Sequence[int]] = (), players: int = 4, thefts: Sequence[str] = (), **options: object) -> Table:
    """A table at which seat 0 is on turn and has rolled."""
    table = Table(["cities_and_knights"], players, dice=dice, thefts=thefts, **options)
    table.turn(0, rolled=True)
    return table


def holding(*cards: str, **options: Any) -> Table:
    """The same, and it holds these progress cards."""
    table = begun(**options)
    give(table, 0, *cards)
    return table


def vertices(table: Table, seat: int, kind: str) -> set[int]:
    """Where a seat may act in a way that names a vertex."""
    return {action.operands["vertex"] for action in table.legal(seat, kind)}


def places(table: Table, *names: str) -> set[int]:
    return {table.vertex(name) for name in names}


def play(table: Table, card: str, seat: int = 0) -> list[Event]:
    return table.act(seat, "play_progress", card=card)


def playable(table: Table, seat: int = 0) -> set[str]:
    """Which progress cards a seat may play now."""
    return {str(action.operands["card"]) for action in table.legal(seat, "play_progress")}


def lively(**options: object) -> Table:
    """Before the roll of seat 0; after it every card of a progress hand could be played, seat 1 is ahead."""
    table = Table(["cities_and_knights"], **options)
    table.put(0, "city", "(2,2) NW")
    table.put(0, "settlement", "(3,3) NW")
    table.put(0, "road", "(2,2) NW", "(2,2) NE", "(2,3) NW")
    knight(table, 0, "(2,3) N")
    table.put(1, "city", "(4,0) N", "(4,2) N")
    table.put(1, "road", "(2,2) E")
    knight(table, 1, "(2,2) NE", "strong")
    table.hand(0, ore=2, grain=1)
    table.hand(1, wood=1, paper=1)
    give(table, 1, "spy")
    table.turn(0)
    unlock(table)
    return table
