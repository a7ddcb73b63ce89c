"""A game in words: events as sentences that a person at the table would say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Final

from skerry.engine.action import Action
from skerry.engine.event import Event
from skerry.engine.view import View

# One sentence per kind of event; a kind without one is told by its name and values.
SENTENCES: Final[Mapping[str, str]] = {
    "starting_player": "seat {seat} starts",
    "hex_laid": "seat {seat} lays {terrain} {hex}",
    "numbers_laid": "seat {seat} lays the numbers from {corner}",
    "turn_started": "\nTurn {turn}: seat {seat}",
    "turn_ended": "",
    "rolled": "seat {seat} rolls {first} and {second}",
    "shortage": "the bank has too little {card}",
    "stolen": "seat {thief} steals a card from seat {victim}",
    "robber_moved": "seat {seat} puts the robber {hex}",
    "built": "{colour} builds a {piece} at {place}",
    "removed": "{colour} loses a {piece} at {place}",
    "award_moved": "{holder} now holds {award}",
    "card_bought": "seat {seat} buys a development card",
    "card_played": "seat {seat} plays {card}",
    "monopolised": "seat {victim} hands {count} {card} to seat {seat}",
    "traded": "seat {giver} gives seat {taker} {count} {card}",
    "trade_withdrawn": "seat {seat} withdraws the offer",
    "card_given": "seat {giver} gives seat {taker} a card",
    "event_card": "seat {seat} turns over {number} with the event {card}",
    "new_year": "the New Year card comes up: the event cards are shuffled",
    "road_damaged": "the road of seat {seat} at {edge} is damaged",
    "road_repaired": "seat {seat} repairs the road at {edge}",
    "trade_tokens_earned": "seat {seat} earns {count} trade tokens",
    "trade_tokens_paid": "seat {seat} pays {count} trade tokens",
    "forced_trade": "seat {seat} forces a trade of {count} cards on seat {opponent}",
    "forced_trade_of_any_cards": "seat {seat} forces a trade of {count} cards of any kind on seat {opponent}",
    "knight_turned_in": "seat {seat} turns in a knight",
    "moved": "{colour} moves a {piece} from {origin} to {place}",
    "discovered": "{colour} discovers {terrain} {hex}",
    "pirate_moved": "seat {seat} puts the pirate {hex}",
    "special_vp": "seat {seat} earns {points} special points",
    "harbour_laid": "a {harbour} harbour lies at {edge}",
    "harbour_set_aside": "a {harbour} harbour fits nowhere and is set aside",
    "gift_taken": "seat {seat} takes the gift at {edge}",
    "card_found": "seat {seat} finds a development card",
    "trade_relation": "seat {seat} now trades with village {number}",
    "cloth_taken": "seat {seat} gets a cloth from village {number}",
    "cloth_stolen": "seat {seat} steals a cloth from seat {victim}",
    "ship_armed": "seat {seat} makes the ship at {edge} a warship",
    "fleet_attacks": "the fleet, {fleet} strong, attacks seat {seat} with {warships} warships",
    "fortress_attacked": "seat {seat} attacks its fortress, {warships} warships against {pirates}: {lairs} lairs left",
    "wonder_claimed": "seat {seat} claims the {wonder}",
    "wonder_built": "seat {seat} builds level {level} of the {wonder}",
    "event_die": "the event die shows {face}",
    "red_die": "the red die shows {pips}",
    "barbarians_advanced": "the barbarians sail to step {step}",
    "barbarians_attacked": "{strength} barbarians attack and knights of {defence} defend, the {winner} win",
    "defender_honoured": "seat {seat} defended best and earns a point",
    "city_pillaged": "the city of seat {seat} at {vertex} is pillaged",
    "city_improved": "seat {seat} improves {track} to level {level}",
    "metropolis_placed": "seat {seat} puts the metropolis of {track} on its city at {vertex}",
    "knight_activated": "the knight of {colour} at {vertex} becomes active",
    "knight_deactivated": "the knight of {colour} at {vertex} becomes inactive",
    "knight_promoted": "the knight of {colour} at {vertex} is now a {piece}",
    "knight_displaced": "the {piece} of {colour} at {vertex} is driven out",
    "knight_lost": "the {piece} of {colour} has nowhere to go and leaves the board",
    "progress_drawn": "seat {seat} draws a {track} card",
    "progress_laid_open": "seat {seat} lays open {card}, which is a point",
    "progress_discarded": "seat {seat} puts a {track} card under its deck",
    "progress_played": "seat {seat} plays {card}",
    "progress_shown": "seat {victim} shows its progress cards to seat {seat}",
    "progress_spied": "seat {seat} takes a {track} card of seat {victim}",
    "dice_set": "seat {seat} sets the dice to {red} and {yellow}",
    "numbers_swapped": "the numbers on {first} and {second} change places",
    "merchant_placed": "seat {seat} puts the merchant {hex}",
    "fleet_hired": "seat {seat} trades {card} at 2:1 for this turn",
    "monopoly_named": "seat {seat} asks everybody for {card}",
    "monopoly_taken": "seat {victim} hands {count} {card} to seat {seat}",
    "hand_shown": "seat {victim} shows its hand to seat {seat}",
    "resource_offered": "seat {seat} lays a resource face down before seat {opponent}",
    "offer_returned": "seat {opponent} has no commodity, and seat {seat} takes the resource back",
    "game_won": "\nseat {seat} wins with {points} points",
}
# Of knights nobody would say that they are built.
RECRUITED: Final = "{colour} recruits a {piece} at {place}"
# Talk is told by what was said, so the events that only note it are passed over.
SAYINGS: Final[Mapping[str, str]] = {
    "offer_trade": "seat {seat} offers {give} for {want}",
    "counter": "seat {seat} would rather take {give} for {want}",
    "accept": "seat {seat} accepts",
    "decline": "seat {seat} declines",
}
TALK: Final = frozenset({"trade_offered", "trade_answered", "offers", "wants"})
CARD_VERBS: Final[Mapping[str, str]] = {"gained": "gets", "paid": "pays"}
KNIGHTS: Final = frozenset({"basic_knight", "strong_knight", "mighty_knight"})


class Teller:
    """Tells actions and events, with places named as on the map."""

    def __init__(self, view: View) -> None:
        self.topology = view.topology
        self.seats = view.seats
        self.routes = {piece.name for piece in view.rules.pieces if piece.route_group}

    def tell(self, seat: int, action: Action, events: Iterable[Event]) -> list[str]:
        """The lines for one action and what it brought about; cards of one seat share a line."""
        lines: list[str] = []
        if action.kind in SAYINGS:
            said = {name: _heap(value) for name, value in action.operands.items()}
            lines.append(SAYINGS[action.kind].format(seat=seat, **said))
        for (kind, owner), group in groupby(events, key=_topic):
            if kind in CARD_VERBS:
                verb = "discards" if action.kind == "discard" else CARD_VERBS[kind]
                lines.append(f"seat {owner} {verb} {_cards(group)}")
            elif kind not in TALK:
                lines += [self.sentence(event) for event in group]
        return [line if line.startswith("\n") else f"  {line}" for line in lines if line]

    def sentence(self, event: Event) -> str:
        values = {name: self.word(name, value, event) for name, value in event.public.items()}
        if event.kind == "built" and event.public["piece"] in KNIGHTS:
            return RECRUITED.format(**values)
        if event.kind in SENTENCES:
            return SENTENCES[event.kind].format(**values)
        told = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in values.items())
        return f"{event.kind.replace('_', ' ')}: {told}" if told else event.kind.replace("_", " ")

    def word(self, name: str, value: object, event: Event) -> str:
        """A value as it is said at the table."""
        if (name == "corner" or event.kind == "numbers_swapped") and isinstance(value, int):
            return self.topology.hex_name(value)
        if name == "hex":
            nowhere = "on the frame" if event.kind == "pirate_moved" else "beside the board"
            return f"on {self.topology.hex_name(value)}" if isinstance(value, int) else nowhere
        if name in ("colour", "holder"):
            return self.owner(value)
        if name == "face":
            return "a ship" if value == "ship" else f"the gate of {value}"
        if name == "vertex" and isinstance(value, int):
            return self.topology.vertex_name(value)
        if name == "edge" and isinstance(value, int):
            return self.topology.edge_name(value)
        if name in ("place", "origin") and isinstance(value, int):
            on_edge = event.public.get("piece") in self.routes
            return self.topology.edge_name(value) if on_edge else self.topology.vertex_name(value)
        return str(value).replace("_", " ")

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
