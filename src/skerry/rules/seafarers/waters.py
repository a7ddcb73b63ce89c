"""Where ships can lie: sea edges, the pirate's edges, and the connection of a ship line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.engine.placement import continues_route, edge_at_sea
from skerry.engine.state import NO_PIECE

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.seafarers.own import SeafarersOwn


def at_pirate(kernel: Kernel, own: SeafarersOwn, edge: i64) -> bool:
    """An edge of the pirate's hex (SEA-37); on the frame the pirate blocks nothing (SEA-65)."""
    pirate = kernel.state.kept[own.pirate.at]
    sides = kernel.topology.edge_hex
    return pirate >= 0 and (sides[2 * edge] == pirate or sides[2 * edge + 1] == pirate)


def is_open_water(kernel: Kernel, own: SeafarersOwn, edge: i64) -> bool:
    """A free sea edge that the pirate does not block (SEA-31, SEA-32, SEA-37)."""
    free = kernel.state.edge_piece[edge] == NO_PIECE
    return free and edge_at_sea(kernel, edge) and not at_pirate(kernel, own, edge)


def ship_connects(kernel: Kernel, colour: i64, edge: i64) -> bool:
    """One end has an own building, or an own ship and no opponent's building (SEA-33 to SEA-35)."""
    rules = kernel.rules
    group = rules.piece_group[rules.ship]
    ends = kernel.topology.edge_vertex
    return continues_route(kernel, colour, group, ends[2 * edge]) or continues_route(
        kernel, colour, group, ends[2 * edge + 1]
    )
