"""Arranging positions of `into_the_unknown` for rule tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from skerry.board.terrain import TERRAIN_NUMBER
from skerry.catalog.maps import map_of
from skerry.rules.seafarers.explorers.into_the_unknown import IntoTheUnknown
from skerry.rules.seafarers.explorers.treasures.tables import TREASURE_COUNTS, TREASURE_NAMES
from tests.islands import top_last
from tests.table import Table

UNKNOWN = ["into_the_unknown"]

# On both boards: a ship off the home coast, the edges by which further ones reach the first hidden hexes, and the one
# to the treasure behind them; at the treasure a third hex lies hidden.
SHIP = "(1,3) SW"
OUT = ("(1,3) SE", "(1,4) SW")
LAST = "(1,4) SE"
TREASURE = "(1,4) SE"
HEXES = ("(1,4)", "(2,5)", "(1,5)")
PRICE = {"wood": 1, "wool": 1}


def unknown_table(
    *hidden: str,
    tokens: tuple[int, ...] = (),
    tiles: Mapping[str, str] | None = None,
    players: int = 4,
    modules: tuple[str, ...] = (),
    **more: Any,
) -> Table:
    """The printed board; these hexes and numbers are discovered first, and these treasures lie on these vertices."""
    board = map_of(UNKNOWN, players)
    decks = {
        "fog": top_last(board.stack_items("fog"), *(TERRAIN_NUMBER[name] for name in hidden)),
        "fog_tokens": top_last(board.stack_items("fog_tokens"), *tokens),
        "treasure_stack": tile_deck(players, tiles or {}),
    }
    more.setdefault("setup", "fixed")
    return Table([*UNKNOWN, *modules], players, decks={**decks, **more.pop("decks", {})}, **more)


def tile_deck(players: int, tiles: Mapping[str, str]) -> list[int]:
    """All tiles in an order that lays the named ones where they are wanted."""
    board = map_of(UNKNOWN, players)
    rest = [kind for kind, count in enumerate(TREASURE_COUNTS) for _ in range(count)]
    wanted = {}
    for place, name in tiles.items():
        row, col, corner = Table._read(place)
        vertex = board.topology.vertex_of(board.topology.hex_at(row, col), corner)
        wanted[vertex] = TREASURE_NAMES.index(name)
        rest.remove(wanted[vertex])
    laid = [wanted[vertex] if vertex in wanted else rest.pop() for vertex in board.vertices_of("treasure")]
    return [*rest, *reversed(laid)]


def at_treasure(
    treasure: str, hidden: tuple[str, ...] = ("sea", "hill", "field"), tokens: tuple[int, ...] = (4, 5), **more: Any
) -> Table:
    """Seat 0 is on turn with the price of the ship that reaches a treasure; the hexes before it are turned up."""
    table = unknown_table(*hidden, tokens=tokens, tiles={TREASURE: treasure}, **more)
    table.put(0, "ship", SHIP)
    table.turn(0, rolled=True)
    for edge in OUT:
        table.hand(0, **PRICE)
        table.act(0, "build_ship", edge=edge)
    table.hand(0, **PRICE)
    return table


def scenario(table: Table) -> IntoTheUnknown:
    found = table.kernel.rules.module("into_the_unknown")
    assert isinstance(found, IntoTheUnknown)
    return found


def keep(table: Table, seat: int, count: int) -> None:
    """Treasures from the far end of the board lie kept before a seat."""
    tiles = scenario(table).tiles
    for vertex in [vertex for vertex in tiles.vertices if tiles.lies_at(table.kernel, vertex)][-count:]:
        tiles.stack.hold(table.kernel, seat, tiles.on_board.lift(table.kernel, vertex))


def part(table: Table, seat: int | None = None) -> dict[str, Any]:
    return table.view(seat)["into_the_unknown"]


def kept(table: Table) -> list[int]:
    """How many treasures lie before each seat."""
    return part(table)["treasure_stack"]["held"]
