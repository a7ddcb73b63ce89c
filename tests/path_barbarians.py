"""Tables of Barbarian Attack with Traders & Barbarians: barbarians on hexes and paths in wanted places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from skerry.rules.combinations.barbarians_on_paths import BarbariansOnPaths
from skerry.rules.combinations.path_footing import PathFooting
from skerry.rules.traders_and_barbarians.barbarian_attack.conquest import occupy
from tests.barbarians import coast_table, own
from tests.paired_maps import BARBARIANS_AND_WAGONS
from tests.table import Table
from tests.trading import load, purse, trade, wagon

PAIR = ("barbarian_attack", "traders_and_barbarians")


def path_table(*beside: str, players: int = 3, own_map: str = BARBARIANS_AND_WAGONS, **script: Any) -> Table:
    """Nobody has founded anything, and no barbarian is on the board."""
    table = coast_table("traders_and_barbarians", *beside, players=players, own_map=own_map, **script)
    for seat in range(players):
        purse(table, seat, 5)
    return table


def on_turn(*beside: str, seat: int = 0, **script: Any) -> Table:
    """The same, and somebody has rolled."""
    table = path_table(*beside, **script)
    table.turn(seat, rolled=True)
    return table


def moving(place: str, *beside: str, level: int = 1, carries: str = "", **script: Any) -> Table:
    """The wagon of seat 0 stands there, and its turn is to be ended; nobody holds a card."""
    table = on_turn(*beside, **script)
    wagon(table, 0, place)
    trade(table).level.set(table.kernel, 0, level)
    load(table, 0, carries)
    return table


def footing(table: Table) -> PathFooting:
    module = table.kernel.rules.module("barbarians_on_paths")
    assert isinstance(module, BarbariansOnPaths)
    found = own(table).footing
    assert isinstance(found, PathFooting)
    return found


def stand(table: Table, hex_: str, *edges: str, middle: int = 0) -> None:
    """One barbarian of a hex on each of these paths, and so many in its middle."""
    for edge in edges:
        occupy(table.kernel, own(table), table.hex(hex_))
        footing(table).step_on(table.kernel, 0, table.hex(hex_), table.edge(edge), 0)
    for _ in range(middle):
        occupy(table.kernel, own(table), table.hex(hex_))


def on_paths(table: Table) -> dict[int, str]:
    """By path, the name of the hex that the barbarian there stands on too."""
    told: dict[str, int] = table.view()["barbarians_on_paths"]["barbarian_hexes"]
    return {int(edge): table.kernel.topology.hex_name(hex_) for edge, hex_ in told.items()}


def edges(table: Table, names: Sequence[str]) -> set[int]:
    return {table.edge(name) for name in names}
