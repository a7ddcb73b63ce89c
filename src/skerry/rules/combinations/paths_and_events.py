"""Barbarian Attack and Cities & Knights with event cards (EVNT-35, EVNT-53, VARX-21, VARX-24).

The knights on the board are those of Cities & Knights, so its tournament and its conflict are held; what is about the
robber stays as among the barbarians.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from skerry.engine.module import Module
from skerry.rules.variants.event_cards.bounty import Tournament
from skerry.rules.variants.event_cards.module import EventCards
from skerry.rules.variants.event_cards.thefts import Conflict

if TYPE_CHECKING:
    from skerry.engine.rules import Rules


class PathsAndEvents(Module):
    """Active knights decide tournament and conflict."""

    def __init__(self) -> None:
        super().__init__("paths_and_events")

    def declare(self, rules: Rules) -> None:
        events = cast(EventCards, rules.module("event_cards"))
        events.replace_event("tournament", Tournament(rules))
        events.replace_event("conflict", Conflict(rules, rules.choice("event_scope") == "each"))
