"""Arranging positions of Cities & Knights for rule tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from skerry.engine.event import Event
from skerry.rules.cities_and_knights import CitiesAndKnights
from skerry.rules.cities_and_knights.knights import put_knight
from skerry.rules.cities_and_knights.scoring import refresh_points
from skerry.rules.cities_and_knights.slice import SEEN_BY_ALL, CitiesSlice
from skerry.rules.cities_and_knights.tables import DECK_SIZE, TRACK_COUNT, TRACKS
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


def own(table: Table) -> CitiesSlice:
    return module(table).at.of(table.kernel)


def knight(table: Table, colour: int, place: str, strength: str = "basic", active: bool = False) -> None:
    """Put a knight on a vertex; an active one has been so since before this turn."""
    put_knight(table.kernel, module(table).at, colour, STRENGTHS[strength], table.vertex(place), int(active))


def strength_at(table: Table, place: str) -> int:
    return int(own(table).knight[table.vertex(place)])


def is_active(table: Table, place: str) -> bool:
    return own(table).active[table.vertex(place)] != 0


def level(table: Table, seat: int, track: str, value: int) -> None:
    """Set a level of a track; rates follow."""
    own(table).level[seat * TRACK_COUNT + TRACKS.index(track)] = value
    module(table).refresh_all_rates(table.kernel)


def metropolis(table: Table, track: str, place: str) -> None:
    own(table).metropolis[TRACKS.index(track)] = table.vertex(place)
    refresh_points(table.kernel, own(table))


def wall(table: Table, seat: int, place: str) -> None:
    at = table.kernel.rules.piece("wall")
    row = seat * table.kernel.rules.piece_count + at
    table.state.supply[row] -= 1
    table.state.placed[row] += 1
    own(table).wall[table.vertex(place)] = 1


def unlock(table: Table) -> None:
    """As if the barbarians had attacked once; the robber stands where the board starts it."""
    mine = own(table)
    mine.attacks = 1
    if mine.robber_start >= 0:
        table.state.robber = mine.robber_start
        mine.robber_start = -1


def give(table: Table, seat: int, *names: str) -> None:
    """Progress cards into a hand, taken out of their decks."""
    mine = own(table)
    decks = module(table).decks
    for name in names:
        card = next(card for card in decks.cards if card.name == name)
        start = card.track * DECK_SIZE
        left = int(mine.deck_left[card.track])
        place = max(i for i in range(start, start + left) if mine.deck[i] == card.index)
        for i in range(place, start + left - 1):
            mine.deck[i] = mine.deck[i + 1]
            mine.deck_known[i] = mine.deck_known[i + 1]
        mine.deck_left[card.track] -= 1
        mine.held[seat * len(decks.cards) + card.index] += 1


def on_top(table: Table, name: str) -> None:
    """Bring a card of a deck to its top."""
    mine = own(table)
    card = next(card for card in module(table).decks.cards if card.name == name)
    start = card.track * DECK_SIZE
    top = start + int(mine.deck_left[card.track]) - 1
    place = max(i for i in range(start, top + 1) if mine.deck[i] == card.index)
    mine.deck[place], mine.deck[top] = mine.deck[top], mine.deck[place]


def progress(table: Table, seat: int) -> dict[str, int]:
    """A progress hand without its zeros."""
    mine = own(table)
    cards = module(table).decks.cards
    counts = {card.name: int(mine.held[seat * len(cards) + card.index]) for card in cards}
    return {name: count for name, count in counts.items() if count}


def deck(table: Table, track: str) -> list[str]:
    """A deck from its bottom to its top."""
    mine = own(table)
    number = TRACKS.index(track)
    start = number * DECK_SIZE
    names = [card.name for card in module(table).decks.cards]
    return [names[mine.deck[i]] for i in range(start, start + int(mine.deck_left[number]))]


def bottom_is_public(table: Table, track: str) -> bool:
    return own(table).deck_known[TRACKS.index(track) * DECK_SIZE] == SEEN_BY_ALL


def barbarians_at(table: Table, step: int) -> None:
    """Put the barbarian ship on a step of its track."""
    own(table).ship = step


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
