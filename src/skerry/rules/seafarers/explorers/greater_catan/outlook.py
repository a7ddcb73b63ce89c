"""What players see of the new islands who know no module: land that will bear when they come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.rules.seafarers.explorers.greater_catan.depletion import awaits_token, has_token_left
from skerry.rules.seafarers.explorers.greater_catan.tables import DRAWN_WORTH, TAKEN_WORTH

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Prospects
    from skerry.rules.seafarers.explorers.greater_catan.own import GreaterCatanOwn


def add_new_land(kernel: Kernel, own: GreaterCatanOwn, prospects: Prospects) -> None:
    """A hex without a token brings nothing yet, and will have one before anybody can build at it."""
    if not has_token_left(kernel, own):
        return
    worth = DRAWN_WORTH if own.number_stack.can_draw(kernel) else TAKEN_WORTH
    for hex_ in own.new:
        if awaits_token(kernel, own, hex_):
            for corner in range(i64(6)):
                prospects.settle(kernel.topology.hex_vertex[6 * hex_ + corner], worth)
