"""What players see of the sea who know no module: the pirate at their ships, and hexes that lie hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.terrain import FOG

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress, Prospects
    from skerry.rules.seafarers.own import SeafarersOwn

# In hundredths of a point: an own ship at the pirate's hex, a hidden hex that is turned up.
PIRATE_HARM: Final = 5
FOG_WORTH: Final = 50


def tell_pirate(kernel: Kernel, own: SeafarersOwn, seat: i64, progress: Progress) -> None:
    """Ships at the pirate's hex cannot move, nobody builds more there, and their owner is robbed (SEA-37, SEA-64)."""
    state = kernel.state
    pirate = own.pirate.of(kernel)
    if pirate < 0:
        return
    ships: i64 = 0
    for side in range(6):
        edge = kernel.topology.hex_edge[6 * pirate + side]
        if state.edge_owner[edge] == seat and state.edge_piece[edge] == kernel.rules.ship:
            ships += 1
    if ships > 0:
        progress.expect("pirate", -PIRATE_HARM * ships)


def tell_fog(kernel: Kernel, own: SeafarersOwn, prospects: Prospects) -> None:
    """Whoever touches a hidden hex turns it up and is given what it brings (SEA-73 to SEA-77)."""
    if not own.fog_hexes.can_draw(kernel):
        return
    for vertex in range(kernel.topology.first_plaza):
        hidden: i64 = 0
        for slot in range(3):
            hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
            if hex_ >= 0 and kernel.state.terrain[hex_] == FOG:
                hidden += 1
        if hidden > 0:
            prospects.touch(vertex, FOG_WORTH * hidden)
