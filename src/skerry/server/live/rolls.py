"""How often chance brought each number, counted from the events of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from skerry.engine.event import Event

NUMBERS: Final = range(2, 13)


def with_rolls(rolls: dict[int, int], events: Sequence[Event], earlier: Iterable[Event]) -> dict[int, int]:
    """The counts with those of the events added, as a new dict; `earlier` are the events before them, latest first."""
    numbers = list(numbers_in(events, earlier))
    return {**rolls, **{number: rolls.get(number, 0) + numbers.count(number) for number in numbers}}


def numbers_in(events: Sequence[Event], earlier: Iterable[Event]) -> Iterator[int]:
    """What dice and event cards showed. Dice that a card had set were chosen (CK-192)."""
    are_set: bool | None = None
    for event in events:
        if event.kind == "dice_set":
            are_set = True
        elif event.kind == "rolled":
            if are_set is None:
                are_set = were_dice_set(earlier)
            if not are_set:
                yield int(str(event.public["first"])) + int(str(event.public["second"]))
            are_set = False
        elif event.kind == "event_card" and event.public["number"] in NUMBERS:
            yield int(str(event.public["number"]))


def were_dice_set(earlier: Iterable[Event]) -> bool:
    """Whether dice lie ready that were set and not used yet."""
    last = next((event.kind for event in earlier if event.kind in ("dice_set", "rolled")), None)
    return last == "dice_set"
