"""Event cards in a wanted order, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from skerry.catalog.modules import MODULES
from skerry.engine.module import Module
from skerry.engine.rules import Rules
from skerry.rules.variants.event_cards.tables import CARDS
from tests.table import Table


def event_deck(*tops: str | int | tuple[str, int], bottom: Sequence[str | int] = ()) -> list[int]:
    """The whole deck, top last: first the wanted cards are turned up, then the others.

    A card is named by its event, by its number if it has no event, or by both.
    """
    left = list(range(len(CARDS)))
    wanted = [_take(left, top) for top in tops]
    lowest = [_take(left, card) for card in bottom]
    return [*lowest, *left, *reversed(wanted)]


def _take(left: list[int], card: str | int | tuple[str, int]) -> int:
    event, number = card if isinstance(card, tuple) else (card, None) if isinstance(card, str) else ("none", card)
    found = next(i for i in left if CARDS[i].event == event and number in (None, CARDS[i].number))
    left.remove(found)
    return found


def event_table(
    *tops: str | int | tuple[str, int],
    players: int = 4,
    beside: Sequence[str | Module] = (),
    thefts: Sequence[str] = (),
    own_map: str | None = None,
    **options: object,
) -> Table:
    """A table with event cards and these cards on top of the deck."""
    decks = {"event_cards": event_deck(*tops)}
    return Table(["base", "event_cards", *beside], players, thefts=thefts, decks=decks, own_map=own_map, **options)


def turn_up(table: Table, seat: int = 0) -> list[dict[str, object]]:
    """Begin a turn of a seat and turn up the top card; the events that were told."""
    table.turn(seat)
    return [event.to_json() for event in table.act(seat, "roll")]


def module_called(rules: Rules, name: str) -> Any:
    """The module that a combination wants to tune."""
    return next(module for module in rules.modules if module.name == name)


def variants_and_scenarios(joining: str) -> list[str]:
    """Every variant and scenario that a variant could join and that needs no third module."""
    return [
        name
        for name, module in MODULES.items()
        if module.group in ("variant", "seafarers_scenario", "tb_scenario", "tde_scenario")
        and name != joining
        and not module.requires
    ]
