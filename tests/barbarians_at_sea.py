"""Barbarian Attack with a scenario of Seafarers for rule tests: its board, with barbarians where a test wants them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from skerry.engine.module import Module
from tests.barbarians import own, pile
from tests.table import Table

SCENARIOS = ("new_shores", "fog_islands", "through_the_desert", "forgotten_tribe", "pirate_islands", "wonders")


def sea_table(
    scenario: str,
    *beside: str | Module,
    players: int = 4,
    rolls: Sequence[Sequence[int]] = (),
    cards: Sequence[str] = (),
    **script: Any,
) -> Table:
    """The board of the combination, nobody has founded anything."""
    decks = {"development": pile(*cards), **script.pop("decks", {})}
    return Table(["barbarian_attack", scenario, *beside], players, dice=rolls, decks=decks, **script)


def at_sea(scenario: str, *beside: str | Module, seat: int = 0, **arranged: Any) -> Table:
    """The same without a barbarian on the coast, and somebody has rolled."""
    table = sea_table(scenario, *beside, **arranged)
    for hex_ in own(table).coast:
        own(table).barbarians.set(table.kernel, hex_, 0)
    table.turn(seat, rolled=True)
    return table


def coast_of(table: Table) -> list[str]:
    """The landing hexes in the order in which they are checked."""
    return [table.kernel.topology.hex_name(int(hex_)) for hex_ in own(table).coast]


def shown(table: Table, name: str) -> str:
    """What lies on a hex: its terrain and its numbers."""
    board = table.view()["board"]
    hex_ = table.hex(name)
    numbers = "+".join(str(number) for number in board["numbers"][hex_])
    return f"{board['terrain'][hex_]}:{numbers}" if numbers else str(board["terrain"][hex_])
