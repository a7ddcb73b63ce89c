"""Event cards: 36 cards with numbers and events take the place of the dice (digest variants.md: EVNT)."""

from skerry.rules.variants.event_cards.module import EventCards

__all__ = ["EventCards"]
