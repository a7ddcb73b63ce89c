"""Tables of `rivers` for tests: gold in wanted purses, in the words of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from skerry.engine.event import Event
from skerry.engine.module import Module
from skerry.rules.traders_and_barbarians.rivers import Rivers
from skerry.rules.traders_and_barbarians.rivers.own import RiverOwn
from skerry.rules.traders_and_barbarians.rivers.tiles import settle_tiles
from tests.table import Table

# Both rivers from the mouth to the source (RIVR-16), and where bridges may be built (RIVR-20).
LONG = ("(1,0)", "(1,1)", "(1,2)", "(1,3)")
SHORT = ("(3,0)", "(3,1)", "(3,2)")
SITES = ("(1,0) NW", "(1,0) E", "(1,1) E", "(1,2) E", "(3,0) SW", "(3,0) E", "(3,1) E")
DICE = {number: (number // 2, number - number // 2) for number in range(2, 13)}


def river_table(
    *beside: str | Module, players: int = 4, rolls: Sequence[int] = (), own_map: str | None = None, **script: Any
) -> Table:
    """The fixed set-up, nobody has founded anything; these numbers are rolled."""
    dice = [DICE[number] for number in rolls]
    return Table(["rivers", *beside], players, dice=dice, own_map=own_map, **script)


def on_turn(*beside: str | Module, seat: int = 0, gold: Sequence[int] = (), **arranged: Any) -> Table:
    """Somebody has rolled in the first turn, and everybody has so much gold."""
    table = river_table(*beside, **arranged)
    table.turn(seat, rolled=True)
    purses(table, *gold)
    return table


def rivers(table: Table) -> RiverOwn:
    module = table.kernel.rules.module("rivers")
    assert isinstance(module, Rivers)
    return module.own


def purses(table: Table, *counts: int) -> None:
    """Everybody has so much gold, in the order of the seats; the tiles lie with whom they belong to."""
    for seat in range(table.game.players):
        rivers(table).gold.coins.set(table.kernel, seat, counts[seat] if seat < len(counts) else 0)
    settle_tiles(table.kernel, rivers(table))


def gold(table: Table) -> list[int]:
    return [int(rivers(table).gold.of(table.kernel, seat)) for seat in range(table.game.players)]


def richest(table: Table) -> int | None:
    return table.holder("wealthiest_settler")


def poorest(table: Table) -> list[int]:
    """Who has a tile for it."""
    return [seat for seat in range(table.game.players) if rivers(table).poorest.of(table.kernel, seat)]


def told(events: Sequence[Event], *kinds: str) -> list[dict[str, object]]:
    """What everybody hears of these kinds."""
    return [event.to_json() for event in events if event.kind in kinds]


def gained(seat: int, count: int, card: str = "gold") -> dict[str, object]:
    return {"event": "gained", "seat": seat, "card": card, "count": count}


def trade(table: Table, seat: int, other: int, give: dict[str, int], want: dict[str, int]) -> list[Event]:
    """One offers, the other accepts, and they trade; what is heard of the deal."""
    table.act(seat, "offer_trade", give=give, want=want, to=[other])
    table.act(other, "accept")
    return table.act(seat, "confirm", seat=other)
