"""Traders & Barbarians with event cards (TRAD-114, TRAD-115, EVNT-87): a damaged road is as good as none to a wagon."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from skerry.engine.module import Module
from skerry.rules.traders_and_barbarians.traders.module import TradersAndBarbarians
from skerry.rules.variants.event_cards.module import EventCards

if TYPE_CHECKING:
    from skerry.engine.rules import Rules


class WagonsAndEvents(Module):
    """Damaged roads on the way of wagons."""

    def __init__(self) -> None:
        super().__init__("wagons_and_events")

    def declare(self, rules: Rules) -> None:
        traders = cast(TradersAndBarbarians, rules.module("traders_and_barbarians"))
        traders.own.out_of_use = cast(EventCards, rules.module("event_cards")).own.damaged
