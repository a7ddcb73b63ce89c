"""What rule tests of `greater_catan` arrange and ask: home tokens, hexes of the new islands, the stack between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from skerry.board.tokens import numbers_of
from tests.islands import island
from tests.table import Table

GREATER = ["greater_catan"]
STACKS = {3: [3, 5, 9, 11], 4: [3, 4, 5, 9, 10]}

# On the printed board for four: a vertex inland, one at the coast, and the edges that lead from there to the hill and
# then to the pasture in the north-west.
INLAND = "(2,4) S"
PORT = "(2,4) NW"
TO_HILL, TO_PASTURE = "(2,3) NE", "(2,3) NW"
HILL, PASTURE = "(1,2)", "(2,2)"


def greater(players: int = 4, stack: Sequence[int] | None = None, **given: Any) -> Table:
    """The printed board; these tokens are drawn from the left."""
    given.setdefault("setup", "fixed")
    decks = {"number_stack": list(reversed(STACKS[players] if stack is None else stack)), **given.pop("decks", {})}
    return Table(given.pop("modules", GREATER), players, decks=decks, **given)


def empty_stack(table: Table) -> None:
    module: Any = table.kernel.rules.module("greater_catan")
    while module.own.number_stack.can_draw(table.kernel):
        module.own.number_stack.draw(table.kernel)


def at_sea(*buildings: str, **given: Any) -> Table:
    """Seat 0 is on turn with settlements, a line to just before the hill, the price of a ship, and the stack empty."""
    table = greater(**given)
    empty_stack(table)
    table.put(0, "settlement", *buildings)
    # Along the coast, so that the next ship touches the hill.
    table.put(0, "ship", "(2,4) W")
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    return table


def number(table: Table, place: str) -> list[int]:
    return numbers_of(int(table.state.numbers[table.hex(place)]))


def offered(table: Table, seat: int = 0, kind: str = "take_token") -> set[str]:
    """The hexes that a question lets a seat choose."""
    hexes = [int(str(action.operands["hex"])) for action in table.legal(seat, kind)]
    return {table.kernel.topology.hex_name(hex_) for hex_ in hexes}


def home(table: Table) -> list[int]:
    return island(table, "home")


def new(table: Table) -> list[int]:
    return sorted(island(table, "west") + island(table, "east"))


def take_off(table: Table, *but: str) -> None:
    """No token is left on the home island but on these hexes."""
    kept = [table.hex(place) for place in but]
    for hex_ in home(table):
        if hex_ not in kept:
            table.number(hex_)


def names(table: Table, hexes: Iterable[int]) -> set[str]:
    return {table.kernel.topology.hex_name(hex_) for hex_ in hexes}
