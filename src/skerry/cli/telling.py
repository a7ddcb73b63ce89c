"""A game in words: events as sentences that a person at the table would say."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Final

from skerry.engine.event import Event
from skerry.engine.view import View

# One sentence per kind of event; a kind without one is told by its name and values.
SENTENCES: Final[Mapping[str, str]] = {
    "turn_started": "\nTurn {turn}: seat {seat}",
    "turn_ended": "",
    "rolled": "seat {seat} rolls {first} and {second}",
    "shortage": "the bank has too little {card}",
    "stolen": "seat {thief} steals a card from seat {victim}",
    "robber_moved": "seat {seat} moves the robber to {hex}",
    "game_won": "\nseat {seat} wins with {points} points",
}
CARD_VERBS: Final[Mapping[str, str]] = {"gained": "gets", "paid": "pays"}


class Teller:
    """Tells events, with places named as on the map."""

    def __init__(self, view: View) -> None:
        self.topology = view.topology
        self.seats = view.seats
        self.vertex_pieces = {"settlement", "city"}

    def tell(self, events: Iterable[Event]) -> list[str]:
        """The sentences for what one action brought about; cards of one seat share a line."""
        lines: list[str] = []
        for (kind, seat), group in groupby(events, key=_topic):
            if kind in CARD_VERBS:
                cards = ", ".join(f"{event.public['count']} {event.public['card']}" for event in group)
                lines.append(f"  seat {seat} {CARD_VERBS[kind]} {cards}")
            else:
                lines += [
                    f"  {line}" if not line.startswith("\n") else line for line in map(self.sentence, group) if line
                ]
        return lines

    def sentence(self, event: Event) -> str:
        values = event.public
        if event.kind in SENTENCES:
            return SENTENCES[event.kind].format(**self.named(values))
        if event.kind in ("built", "removed"):
            verb = "builds" if event.kind == "built" else "loses"
            return f"{self.whose(values['colour'])} {verb} a {values['piece']} at {self.place(values)}"
        if event.kind == "award_moved":
            award = str(values["award"]).replace("_", " ")
            return (
                f"{award} is set aside" if values["holder"] is None else f"{self.whose(values['holder'])} takes {award}"
            )
        told = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in values.items() if value is not None)
        return f"{event.kind.replace('_', ' ')}: {told}" if told else event.kind.replace("_", " ")

    def named(self, values: Mapping[str, object]) -> dict[str, object]:
        hex_ = values.get("hex")
        return {**values, "hex": self.topology.hex_name(hex_) if isinstance(hex_, int) else "beside the board"}

    def whose(self, colour: object) -> str:
        return f"seat {colour}" if isinstance(colour, int) and colour < self.seats else f"neutral colour {colour}"

    def place(self, values: Mapping[str, object]) -> str:
        place = values["place"]
        assert isinstance(place, int)
        if values["piece"] in self.vertex_pieces:
            return self.topology.vertex_name(place)
        return self.topology.edge_name(place)


def _topic(event: Event) -> tuple[str, object]:
    return event.kind, event.public.get("seat") if event.kind in CARD_VERBS else None
