"""Victory points and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.engine.state import NOBODY

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

# Points of a module that does not say where they come from.
OTHER_SOURCES: Final = "other"


def visible_points(kernel: Kernel, colour: i64) -> i64:
    """What everybody can count: pieces, awards and what modules add."""
    rules = kernel.rules
    state = kernel.state
    scoring = rules.scoring_pieces
    start = colour * rules.piece_count
    points: i64 = 0
    for i in range(len(scoring)):
        points += state.placed[start + scoring[i]] * rules.piece_points[scoring[i]]
    for award in range(len(state.award_holder)):
        if state.award_holder[award] == colour:
            points += rules.award_points[award]
    for kept in rules.scoring_kept:
        points += kept.points(kernel, colour)
    for module in rules.add_points:
        points += module.add_points(kernel, colour)
    return points


def known_points(kernel: Kernel, colour: i64) -> i64:
    """The same, kept until a score may have changed: for what is asked before every action."""
    if kernel.recount or kernel.rules.scores_anytime:
        return visible_points(kernel, colour)
    if kernel.shown_at[colour] != kernel.changes:
        kernel.shown_points[colour] = visible_points(kernel, colour)
        kernel.shown_at[colour] = kernel.changes
    return kernel.shown_points[colour]


def total_points(kernel: Kernel, seat: i64) -> i64:
    """Visible points and those only the owner knows of: unplayed cards count from the draw on (BASE-142)."""
    rules = kernel.rules
    points = visible_points(kernel, seat)
    cards = rules.scoring_cards
    for i in range(len(cards)):
        points += kernel.state.held[seat * rules.card_count + cards[i]] * rules.card_points[cards[i]]
    for kept in rules.scoring_kept:
        points += kept.hidden_points(kernel, seat)
    for module in rules.add_hidden_points:
        points += module.add_hidden_points(kernel, seat)
    return points


def point_sources(kernel: Kernel, colour: i64) -> dict[str, int]:
    """The visible points by where they come from."""
    rules = kernel.rules
    state = kernel.state
    sources: dict[str, int] = {}
    scoring = rules.scoring_pieces
    for i in range(len(scoring)):
        count = state.placed[colour * rules.piece_count + scoring[i]]
        if count > 0:
            sources[rules.pieces[scoring[i]].name] = int(count * rules.piece_points[scoring[i]])
    for award in range(len(state.award_holder)):
        if state.award_holder[award] == colour:
            sources[rules.awards[award].name] = int(rules.award_points[award])
    for kept in rules.scoring_kept:
        sources[kept.name] = sources.get(kept.name, 0) + int(kept.points(kernel, colour))
    for module in rules.add_point_sources:
        module.add_point_sources(kernel, colour, sources)
    other = int(visible_points(kernel, colour)) - sum(sources.values())
    if other:
        sources[OTHER_SOURCES] = other
    return {source: points for source, points in sources.items() if points}


def hidden_sources(kernel: Kernel, seat: i64) -> dict[str, int]:
    """By its name, what a seat keeps that gives points only the owner knows of; what modules add has no name here."""
    sources: dict[str, int] = {}
    for kept in kernel.rules.scoring_kept:
        points = int(kept.hidden_points(kernel, seat))
        if points:
            sources[kept.name] = sources.get(kept.name, 0) + points
    return sources


def target(kernel: Kernel, seat: i64) -> i64:
    needed = kernel.rules.base_target
    for module in kernel.rules.adjust_target:
        needed = module.adjust_target(kernel, seat, needed)
    return needed


def wins_now(kernel: Kernel, seat: i64) -> bool:
    may = seat == kernel.state.active
    for module in kernel.rules.adjust_may_win:
        may = module.adjust_may_win(kernel, seat, may)
    wins = may and total_points(kernel, seat) >= target(kernel, seat)
    for module in kernel.rules.adjust_wins:
        wins = module.adjust_wins(kernel, seat, may, wins)
    return wins


def has_won(kernel: Kernel) -> i64:
    """The seat that wins at this moment: only one's own turn counts (BASE-194, BASE-195)."""
    state = kernel.state
    if len(kernel.rules.adjust_may_win) == 0:
        return state.active if wins_now(kernel, state.active) else NOBODY
    # In turn order from the active seat, so that ties at one moment have one answer.
    seat = state.active
    for _ in range(state.seats):
        if wins_now(kernel, seat):
            return seat
        seat = kernel.seat_after(seat)
    return NOBODY


def leaders(kernel: Kernel) -> vec[i64]:
    """The seats with the most points, hidden ones too: they win a game that ends before anybody has won it."""
    seats = range(int(kernel.state.seats))
    points = [int(total_points(kernel, seat)) for seat in seats]
    return ints([seat for seat in seats if points[seat] == max(points)])
