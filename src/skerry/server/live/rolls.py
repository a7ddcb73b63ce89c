"""How often chance brought each number, counted from the events of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Final

from skerry.engine.event import Event

NUMBERS: Final = range(2, 13)


def with_rolls(rolls: dict[int, int], events: Sequence[Event], earlier: Iterable[Event]) -> dict[int, int]:
    """The counts with those of the events added, as a new dict; `earlier` are the events before them, latest first."""
    numbers = list(numbers_in(events, earlier))
    return {**rolls, **{number: rolls.get(number, 0) + numbers.count(number) for number in numbers}}


def numbers_in(events: Sequence[Event], earlier: Iterable[Event]) -> Iterator[int]:
    """What chance brought, by dice or cards; what somebody had chosen before is none (CK-192)."""
    for place, event in enumerate(events):
        number = event.brought()
        if number in NUMBERS and not was_chosen(event.kind, chain(reversed(events[:place]), earlier)):
            yield number


def was_chosen(kind: str, earlier: Iterable[Event]) -> bool:
    """Whether the next event of a kind was chosen: what was chosen lies ready until it is shown."""
    return any(event.chooses() == kind for event in until(kind, earlier))


def until(kind: str, earlier: Iterable[Event]) -> Iterator[Event]:
    """The events back to the last one of a kind."""
    for event in earlier:
        if event.kind == kind:
            return
        yield event
