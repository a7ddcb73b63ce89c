"""Barbarian Attack with event cards (BARB-127 to BARB-130, EVNT-78 to EVNT-82).

Knights on the board decide the conflict, and nobody holds a tournament; without a robber none attacks or flees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from skerry.engine.module import Module
from skerry.rules.variants.event_cards.card_event import CardEvent
from skerry.rules.variants.event_cards.module import EventCards
from skerry.rules.variants.event_cards.thefts import Conflict

if TYPE_CHECKING:
    from skerry.engine.rules import Rules


class BarbariansAndEvents(Module):
    """Another conflict, and no tournament."""

    def __init__(self) -> None:
        super().__init__("barbarians_and_events")

    def declare(self, rules: Rules) -> None:
        events = cast(EventCards, rules.module("event_cards"))
        # From one hand, whatever the scope of other events is (EVNT-81).
        events.replace_event("conflict", Conflict(rules, from_each=False))
        events.replace_event("tournament", CardEvent())
