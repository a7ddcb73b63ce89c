"""What players see of the base game who know no module: awards, and cards that are not yet played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.engine.due_routes import measure_routes
from skerry.engine.progress import Progress
from skerry.engine.striving import best_of_others, strive

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel


def tell_longest_road(kernel: Kernel, seat: i64, progress: Progress) -> None:
    """Routes of neutral colours are rivals like others."""
    award = kernel.rules.longest_road
    if award is not None:
        measure_routes(kernel)
        lengths = kernel.state.route_length
        holds = kernel.state.award_holder[award.index] == seat
        strive(progress, award, holds, lengths[seat], best_of_others(lengths, seat))


def tell_largest_army(kernel: Kernel, seat: i64, progress: Progress) -> None:
    """Knights in hand count nearly like played ones."""
    rules = kernel.rules
    award = rules.largest_army
    if award is not None:
        state = kernel.state
        in_hand: i64 = state.held[seat * rules.card_count + rules.knight_card] if rules.knight_card >= 0 else 0
        holds = state.award_holder[award.index] == seat
        strive(progress, award, holds, state.knights[seat], best_of_others(state.knights, seat), in_hand)


def tell_cards(kernel: Kernel, seat: i64, progress: Progress) -> None:
    """What unplayed development cards may bring; those that are points count already (BASE-142)."""
    rules = kernel.rules
    held = kernel.state.held
    worth: i64 = 0
    for card in range(rules.card_count):
        worth += held[seat * rules.card_count + card] * rules.card_worth[card]
    if worth > 0:
        progress.expect("development_cards", worth)
