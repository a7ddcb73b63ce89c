"""Tables of `traders_and_barbarians` for tests: wagons, loads, gold and barbarians where they are wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from skerry.engine.event import Event
from skerry.engine.module import Module
from skerry.rules.traders_and_barbarians.traders import TradersAndBarbarians
from skerry.rules.traders_and_barbarians.traders.own import TradeOwn
from skerry.rules.traders_and_barbarians.traders.tables import GOODS
from tests.table import Table

NAME = "traders_and_barbarians"
CASTLE, QUARRY, GLASSWORKS = "(2,0)", "(0,2)", "(4,2)"
TRADE_HEXES = (CASTLE, QUARRY, GLASSWORKS)
# Where barbarians start (TRAD-18).
STARTS = ("(0,1) SE", "(2,1) SW", "(3,2) E")
DICE = {number: (number // 2, number - number // 2) for number in range(2, 13)}


def trade_table(
    *beside: str | Module, players: int = 4, rolls: Sequence[int] = (), own_map: str | None = None, **script: Any
) -> Table:
    """The fixed set-up, nobody has founded anything; these numbers are rolled."""
    dice = [DICE[number] for number in rolls]
    return Table([NAME, *beside], players, dice=[*dice, *script.pop("dice", ())], own_map=own_map, **script)


def on_turn(*beside: str | Module, seat: int = 0, **arranged: Any) -> Table:
    """Somebody has rolled in the first turn."""
    table = trade_table(*beside, **arranged)
    table.turn(seat, rolled=True)
    return table


def moving(
    place: str, *beside: str | Module, seat: int = 0, level: int = 1, gold: int = 5, carries: str = "", **given: Any
) -> Table:
    """The wagon of a seat stands there, and its movement begins; nobody holds a card, so that it ends by itself at a
    plaza."""
    table = on_turn(*beside, seat=seat, **given)
    wagon(table, seat, place)
    trade(table).level.set(table.kernel, seat, level)
    purse(table, seat, gold)
    load(table, seat, carries)
    return table


def go(table: Table, seat: int = 0) -> list[Event]:
    """Trading and building are over."""
    return table.act(seat, "end_turn")


def trade(table: Table) -> TradeOwn:
    module = table.kernel.rules.module(NAME)
    assert isinstance(module, TradersAndBarbarians)
    return module.own


def told_of(table: Table, seat: int | None = None) -> dict[str, Any]:
    """The part of the scenario in a view."""
    return table.view(seat)[NAME]


def wagon(table: Table, seat: int, place: str) -> None:
    trade(table).wagons.set(table.kernel, seat, table.vertex(place))


def wagon_at(table: Table, seat: int = 0) -> int:
    return int(trade(table).place_of(table.kernel, seat))


def purse(table: Table, seat: int, gold: int) -> None:
    trade(table).gold.coins.set(table.kernel, seat, gold)


def gold(table: Table) -> list[int]:
    return [int(trade(table).gold.of(table.kernel, seat)) for seat in range(table.game.players)]


def load(table: Table, seat: int, goods: str) -> None:
    trade(table).carried.set(table.kernel, seat, GOODS.index(goods) + 1 if goods else 0)


def carries(table: Table, seat: int = 0) -> str | None:
    return told_of(table)["carried"][seat]


def delivered(table: Table) -> list[int]:
    return told_of(table)["delivered"]


def next_goods(table: Table, trade_hex: int, *goods: str) -> None:
    """These lie on top of a stack, the first one first; more of them than there are makes no difference here."""
    stack = trade(table).goods[trade_hex]
    left = int(stack.left(table.kernel))
    for place, name in enumerate(goods, start=1):
        table.state.kept[stack.at + stack.items + left - place] = GOODS.index(name)


def barbarians(table: Table) -> set[int]:
    return {int(edge) for edge in told_of(table)["barbarians"]}


def put_barbarian(table: Table, number: int, edge: str) -> None:
    """Move a barbarian there without anything following."""
    layer = trade(table).barbarians
    for place in barbarians(table):
        if layer.of(table.kernel, place) == number:
            layer.clear(table.kernel, place)
    layer.set(table.kernel, table.edge(edge), number)


def away(table: Table) -> None:
    """All barbarians stand far from the castle: on the inner paths of the glassworks and the quarry."""
    for number, edge in enumerate(("(4,2) path SW", "(4,2) path NE", "(0,2) path NW"), start=1):
        put_barbarian(table, number, edge)


def points_left(table: Table) -> int:
    return told_of(table)["movement"]["points_left"]


def ways(table: Table, vertex: str) -> dict[int, int]:
    """By the toll, how many points it takes to get somewhere."""
    number = table.vertex(vertex)
    return {way["toll"]: way["points"] for way in told_of(table)["movement"]["ways"] if way["vertex"] == number}


def told(events: Sequence[Event], *kinds: str) -> list[dict[str, object]]:
    """What everybody hears of these kinds."""
    return [event.to_json() for event in events if event.kind in kinds]
