"""Gold fields: a resource of one's choice for every building on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.terrain import GOLD_FIELD
from skerry.engine.cards import cards_due
from skerry.engine.state import NOTHING

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel


def ask_for_gold(kernel: Kernel, number: i64) -> None:
    """After normal production, from the active seat clockwise (SEA-55 to SEA-58)."""
    state = kernel.state
    topology = kernel.topology
    due = NOTHING
    for hex_ in range(topology.hexes):
        if state.terrain[hex_] == GOLD_FIELD and state.numbers[hex_] >> number & 1 and hex_ != state.robber:
            for corner in range(6):
                vertex = topology.hex_vertex[6 * hex_ + corner]
                owner = state.vertex_owner[vertex]
                if 0 <= owner < state.seats:
                    if len(due) == 0:
                        due = zeros(state.seats)
                    due[owner] += cards_due(kernel, hex_, vertex)
    if len(due) > 0:
        kernel.ask_in_turn(kernel.rules.decision("choose_resource"), due)


def ask_for_founding_gold(kernel: Kernel, seat: i64, vertex: i64) -> None:
    """One card of choice for each gold field at the founding building that pays (SEA-26)."""
    fields: i64 = 0
    for slot in range(3):
        hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
        if hex_ >= 0 and kernel.state.terrain[hex_] == GOLD_FIELD and kernel.state.numbers[hex_] != 0:
            fields += 1
    if fields > 0:
        kernel.ask(kernel.rules.decision("choose_resource"), seat, fields)
