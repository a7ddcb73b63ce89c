"""A game in words: events as sentences that a person at the table would say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Final

from skerry.engine.action import Action
from skerry.engine.event import Event, event_kind
from skerry.engine.view import View

# Talk is told by what was said, so the events that only note it are passed over.
SAYINGS: Final[Mapping[str, str]] = {
    "offer_trade": "seat {seat} offers {give} for {want}",
    "counter": "seat {seat} would rather take {give} for {want}",
    "accept": "seat {seat} accepts",
    "decline": "seat {seat} declines",
}
TALK: Final = frozenset({"trade_offered", "trade_answered", "offers", "wants"})
CARD_VERBS: Final[Mapping[str, str]] = {"gained": "gets", "paid": "pays"}
# Where a figure is that stands on no hex.
WHERE: Final[Mapping[str, str]] = {"off_board": "beside the board", "frame": "on the frame"}
PLACES: Final = ("vertex", "edge", "hex")
# What begins a paragraph.
HEADINGS: Final = frozenset({"turn_started", "game_won"})
# A gap of a sentence: a field and, where it is not put into words by the field's own kind, how it is.
GAP: Final = re.compile(r"\{(\w+)(?::(\w+))?\}")


class Teller:
    """Tells actions and events, with places named as on the map."""

    def __init__(self, view: View) -> None:
        self.topology = view.topology
        self.seats = view.seats
        self.pieces = {piece.name: piece for piece in view.rules.pieces}

    def tell(self, seat: int, action: Action, events: Iterable[Event]) -> list[str]:
        """The lines for one action and what it brought about; cards of one seat share a line."""
        lines: list[str] = []
        if action.kind in SAYINGS:
            said = {name: _heap(value) for name, value in action.operands.items()}
            lines.append(f"  {SAYINGS[action.kind].format(seat=seat, **said)}")
        for (kind, owner), group in groupby(events, key=_topic):
            if kind in CARD_VERBS:
                verb = "discards" if action.kind == "discard" else CARD_VERBS[kind]
                lines.append(f"  seat {owner} {verb} {_cards(group)}")
            elif kind not in TALK:
                start = "\n" if kind in HEADINGS else "  "
                lines += [f"{start}{line}" for line in map(self.sentence, group) if line]
        return lines

    def sentence(self, event: Event) -> str:
        """What its kind says of it, or else its name and values."""
        kind = event_kind(event.kind)
        if kind is not None and kind.quiet:
            return ""
        if kind is not None and kind.english:
            kinds = {field.name: field.kind for field in kind.public}
            return GAP.sub(lambda gap: self.word(gap[2] or kinds[gap[1]], event.public[gap[1]], event), kind.english)
        told = ", ".join(f"{name} {value}" for name, value in event.public.items())
        return f"{event.kind}: {told}".replace("_", " ") if told else event.kind.replace("_", " ")

    def word(self, kind: str, value: object, event: Event) -> str:
        """A value as it is said at the table."""
        if kind in ("seat", "colour"):
            return self.owner(value)
        if kind == "verb":
            return self.pieces[str(value)].verb
        if kind == "where":
            return WHERE[value] if isinstance(value, str) else f"on {self.word('hex', value, event)}"
        if kind == "place" and isinstance(value, int):
            return self.place(self.pieces[str(event.public["piece"])].place, value)
        if kind in PLACES and isinstance(value, int):
            return self.place(kind, value)
        return str(value).replace("_", " ")

    def place(self, kind: str, number: int) -> str:
        if kind == "vertex":
            return self.topology.vertex_name(number)
        if kind == "edge":
            return self.topology.edge_name(number)
        return self.topology.hex_name(number) if kind == "hex" else "beside the board"

    def owner(self, colour: object) -> str:
        if not isinstance(colour, int):
            return "nobody"
        return f"seat {colour}" if colour < self.seats else f"neutral colour {colour}"


def _cards(events: Iterable[Event]) -> str:
    counts: Counter[str] = Counter()
    for event in events:
        count = event.public["count"]
        assert isinstance(count, int)
        counts[str(event.public["card"])] += count
    return _heap(counts)


def _heap(cards: object) -> str:
    """Cards as they are counted out: "2 wool, 1 ore"."""
    if not isinstance(cards, Mapping):
        return str(cards)
    return ", ".join(f"{count} {card}" for card, count in cards.items())


def _topic(event: Event) -> tuple[str, object]:
    return event.kind, event.public.get("seat") if event.kind in CARD_VERBS else None
