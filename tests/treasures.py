"""Arranging positions of `treasure_islands` for rule tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from skerry.board.maps import load_map
from skerry.board.terrain import TERRAIN_NUMBER, TERRAINS
from skerry.board.tokens import numbers_of
from skerry.rules.seafarers.explorers.treasures.tables import TREASURE_COUNTS, TREASURE_NAMES
from tests.islands import top_last
from tests.table import Table

ISLANDS = ["treasure_islands"]
KNIGHTS = "cities_and_knights"
BOARD = load_map("explorers/treasure_islands")

SHIP = {"wood": 1, "wool": 1}
ROAD = {"wood": 1, "brick": 1}
SETTLEMENT = {"wood": 1, "brick": 1, "wool": 1, "grain": 1}

# From a coast of the home island straight out to the north-western island, and on around its northern hex to a tile.
PORT = "(2,3) NW"
OUT = "(2,2) NE"
REACHED = "(1,1)"
AROUND = "(1,1) E"
TO_TILE = "(1,1) NE"
TILE = "(1,1) N"

# In the east a tile lies between two hidden hexes; a line comes to it by way of the first of them.
EASTERN_PORT = "(4,6) NE"
EASTERN_LINE = ("(4,7) NW", "(4,7) NE")
EASTERN_FIRST = "(4,8)"
TO_EASTERN_TILE = "(3,8) SE"
EASTERN_TILE = "(3,9) SW"
EASTERN_SECOND = "(3,9)"


def tile_order(tiles: Mapping[str, str], stack: Sequence[str], table: Table) -> list[int]:
    """All tiles, top last: these on their vertices and these on top of the stack, whatever is left elsewhere."""
    rest = [kind for kind, count in enumerate(TREASURE_COUNTS) for _ in range(count)]
    wanted = {table.vertex(place): TREASURE_NAMES.index(name) for place, name in tiles.items()}
    drawn = [TREASURE_NAMES.index(name) for name in stack]
    for kind in [*wanted.values(), *drawn]:
        rest.remove(kind)
    laid = [
        wanted[vertex] if vertex in wanted else rest.pop()
        for vertex in table.kernel.rules.board.vertices_of("treasure")
    ]
    return [*rest, *reversed(drawn), *reversed(laid)]


def islands_table(
    *hidden: str,
    tokens: Sequence[int] = (),
    tiles: Mapping[str, str] | None = None,
    stack: Sequence[str] = (),
    players: int = 4,
    beside: Sequence[str] = (),
    **given: Any,
) -> Table:
    """The printed board; these hexes and numbers come first, these tiles lie there and on top of the stack."""
    modules = [*ISLANDS, *beside]
    given.setdefault("setup", "fixed")
    decks = {
        "fog": top_last(BOARD.stack_items("fog"), *(TERRAIN_NUMBER[name] for name in hidden)),
        "fog_tokens": top_last(BOARD.stack_items("fog_tokens"), *tokens),
        "treasure_stack": tile_order(tiles or {}, stack, Table(modules, players, **given)),
    }
    return Table(modules, players, decks=decks, **given)


def lay(table: Table, seat: int, *edges: str) -> None:
    """Ships one by one, with all that they reach but what somebody would be asked about."""
    for edge in edges:
        table.turn(seat, rolled=True)
        table.put(seat, "ship", edge)
        table.kernel.settle()


def at_port(*hidden: str, **given: Any) -> Table:
    """Seat 0 on turn with a port and the price of a ship that turns up the first hidden hex."""
    table = islands_table(*hidden, **given)
    table.put(0, "settlement", PORT)
    table.turn(0, rolled=True)
    table.hand(0, **SHIP)
    return table


def at_tile(treasure: str, *hidden: str, tiles: Mapping[str, str] | None = None, **given: Any) -> Table:
    """Seat 0 on turn, one ship away from a tile; the hex beside it is a forest that is known already."""
    table = islands_table("forest", *hidden, tiles={TILE: treasure, **(tiles or {})}, **given)
    table.put(0, "settlement", PORT)
    table.put(0, "ship", OUT, AROUND)
    table.turn(0, rolled=True)
    table.hand(0, **SHIP)
    return table


def at_eastern_tile(treasure: str, first: str, *hidden: str, **given: Any) -> Table:
    """Seat 0 on turn, one ship away from the tile between a hex that is known already and one that is not."""
    table = islands_table(first, *hidden, tiles={EASTERN_TILE: treasure, **given.pop("tiles", {})}, **given)
    table.put(0, "settlement", EASTERN_PORT)
    table.put(0, "ship", *EASTERN_LINE)
    table.turn(0, rolled=True)
    table.hand(0, **SHIP)
    return table


def terrain(table: Table, place: str) -> str:
    return TERRAINS[table.state.terrain[table.hex(place)]]


def numbers(table: Table, place: str) -> list[int]:
    return numbers_of(int(table.state.numbers[table.hex(place)]))


def told(table: Table, seat: int | None = None) -> dict[str, Any]:
    return table.view(seat)["treasure_islands"]


def lies(table: Table, place: str) -> bool:
    """Whether a tile lies on a vertex."""
    return str(table.vertex(place)) in told(table)["treasures"]


def used(table: Table) -> dict[str, int]:
    return told(table)["treasure_stack"].get("spent", {})


def choices(table: Table, seat: int = 0) -> set[str]:
    """Which resources a seat may choose now."""
    return {str(action.operands["card"]) for action in table.legal(seat, "choose_resource")}


def kinds(table: Table, seat: int = 0) -> set[str]:
    return {action.kind for action in table.legal(seat)}
