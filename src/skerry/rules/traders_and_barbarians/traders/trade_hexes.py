"""The trade hexes: what of them is closed, and where a map has to have them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.coast import is_sea_corner, is_sea_side
from skerry.board.terrain import TERRAINS, TRADE_HEXES
from skerry.engine.errors import ConfigError
from skerry.reason import ReasonKind

if TYPE_CHECKING:
    from skerry.board.map_file import MapFile
    from skerry.engine.kernel import Kernel
    from skerry.rules.traders_and_barbarians.traders.own import TradeOwn

NO_TRADE_HEX: Final = ReasonKind(
    "map_without_trade_hex", "the map {map} has no {terrain:terrain}, which this scenario needs"
)
NO_BARBARIAN: Final = ReasonKind("map_without_barbarian", "the map {map} has no barbarian, which this scenario needs")
SEA_SIDE_CLOSED: Final = ReasonKind("sea_side_closed", "the sea sides of a trade hex are closed: no road lies there")
SEA_CORNER_CLOSED: Final = ReasonKind(
    "sea_corner_closed", "only the land corners of a trade hex are open, and this is one at sea"
)


def check_map(board: MapFile) -> None:
    """Every kind of trade hex, or some goods could be brought nowhere."""
    for terrain in TRADE_HEXES:
        if terrain not in board.terrain:
            raise ConfigError(NO_TRADE_HEX.of(map=board.name, terrain=TERRAINS[terrain]))


def check_barbarians(board: MapFile, own: TradeOwn) -> None:
    """Where players have to move one, there is one (TRAD-45)."""
    if own.moves_by_path and not board.barbarians:
        raise ConfigError(NO_BARBARIAN.of(map=board.name))


def lay_trade_hexes(kernel: Kernel, own: TradeOwn) -> None:
    """Note the plazas and, by the sea around them, what is closed (TRAD-25, TRAD-29, TRAD-31)."""
    topology = kernel.topology
    terrain = [int(each) for each in kernel.state.terrain]
    for hex_id in range(len(terrain)):
        if terrain[hex_id] not in TRADE_HEXES:
            continue
        own.plazas.set(kernel, topology.hex_plaza[hex_id], TRADE_HEXES.index(terrain[hex_id]) + 1)
        for side in range(6):
            if is_sea_side(topology, terrain, hex_id, side):
                own.closed.set(kernel, topology.hex_edge[6 * hex_id + side], 1)
            if is_sea_corner(topology, terrain, hex_id, side):
                own.closed_corners.set(kernel, topology.hex_vertex[6 * hex_id + side], 1)


def is_open_site(kernel: Kernel, own: TradeOwn, piece: i64, place: i64) -> bool:
    """Whether a piece may be built there as far as trade hexes are concerned: no road along the sea, but a ship
    (TRAD-28, TRAD-31, TRADSEA-26)."""
    if kernel.rules.pieces[piece].place == "edge":
        return (own.by_sea and piece == kernel.rules.ship) or not own.closed.has(kernel, place)
    return kernel.rules.pieces[piece].place != "vertex" or not own.closed_corners.has(kernel, place)
