"""Goods: taken at one plaza, delivered at another, for a point and gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.terrain import TRADE_HEXES
from skerry.engine.event import EventKind
from skerry.engine.kept.stack import NOTHING_LEFT
from skerry.rules.traders_and_barbarians.traders.own import NO_LOAD
from skerry.rules.traders_and_barbarians.traders.tables import DELIVERY_GOLD, DESTINATION

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.traders_and_barbarians.traders.own import TradeOwn

GOODS_TAKEN: Final = EventKind(
    "goods_taken", "seat:seat goods:goods terrain:terrain", english="{seat} takes {goods} at the {terrain}"
)
GOODS_DELIVERED: Final = EventKind(
    "goods_delivered", "seat:seat goods:goods terrain:terrain", english="{seat} delivers {goods} to the {terrain}"
)


def arrive(kernel: Kernel, own: TradeOwn, seat: i64, plaza: i64) -> None:
    """A wagon came to a plaza: it delivers what is accepted here, and takes a token if it is empty (TRAD-68 to 75)."""
    trade_hex = own.plazas.of(kernel, plaza) - 1
    load = own.load_of(kernel, seat)
    if load >= 0 and DESTINATION[load] != trade_hex:
        return
    if load >= 0:
        own.carried.set(kernel, seat, NO_LOAD)
        own.delivered.gain(kernel, seat, 1)
        kernel.log.emit(GOODS_DELIVERED, seat, load, TRADE_HEXES[trade_hex])
        own.gold.earn(kernel, seat, DELIVERY_GOLD[own.level.of(kernel, seat)])
    taken = own.goods[trade_hex].draw(kernel)
    if taken != NOTHING_LEFT:
        own.carried.set(kernel, seat, taken + 1)
        kernel.log.emit(GOODS_TAKEN, seat, taken, TRADE_HEXES[trade_hex])
