"""The map of `pirate_islands` for rule tests: the lines of two positions, and the fleet wherever a test wants it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from skerry.engine.module import Module
from skerry.rules.seafarers.module import sea
from tests.table import Table

# A shortest way for seats 0 and 1 from the preset ship to the beachhead (six ships) and to the fortress (three more).
LINES = (
    "(7,5) NW|(7,5) W|(7,4) SE|(7,4) SW|(7,3) SE|(7,3) SW|(7,2) SE|(7,2) SW|(7,1) SE".split("|"),
    "(1,5) SW|(1,5) W|(1,4) NE|(1,4) NW|(1,3) NE|(1,3) NW|(1,2) NE|(1,2) NW|(1,1) NE".split("|"),
)
TO_BEACHHEAD = 6
TO_FORTRESS = 9
BEACHHEADS = ("(7,2) SE", "(1,2) NE")
FORTRESSES = ("(7,1) S", "(1,1) N")

# Places of the fleet's path: its start, and where the preset settlements of seats 0 to 3 are attacked.
PATH_START = 0
AT_PRESET = (13, 9, 12, 10)


def pirate_table(players: int = 4, beside: Sequence[str | Module] = (), **script: Any) -> Table:
    return Table(["pirate_islands", *beside], players, **script)


def own(table: Table) -> Any:
    """What the scenario keeps."""
    return module(table).own


def module(table: Table) -> Any:
    return table.kernel.rules.module("pirate_islands")


def put_fleet(table: Table, place: int) -> None:
    own(table).fleet.put(table.kernel, place)
    sea(table.kernel.rules).pirate.put(table.kernel, module(table).positions.path[place])


def lay_line(table: Table, seat: int, length: int, warships: int = 0) -> None:
    """The first ships of a line, the preset one among them, some of them armed from its start on."""
    table.put(seat, "ship", *LINES[seat][1:length])
    for edge in LINES[seat][:warships]:
        own(table).warship.set(table.kernel, table.edge(edge), 1)


def warships(table: Table) -> list[int]:
    """Where warships lie."""
    return list(table.view()["pirate_islands"]["warships"])
