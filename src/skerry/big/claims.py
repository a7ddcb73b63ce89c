"""Claims of victory: who claims when, what is counted, and who has won (BIG-220 to BIG-237)."""

from __future__ import annotations

from typing import Final

from skerry.big.game import Claims, HallGame
from skerry.big.messages import Refused
from skerry.big.reasons import CLAIMED_ALREADY
from skerry.big.ring import board_of
from skerry.big.scores import TARGET, Standing, best, points_of, standing

ALERTING_CLAIMS: Final = 3  # BIG-236


def claim(game: HallGame, seat: int) -> None:
    """Announce victory. The first claim stops the WINDOW; others shortly after it are simultaneous (BIG-225 on)."""
    if seat in game.claimed:
        raise Refused(CLAIMED_ALREADY.of())
    game.claimed.add(seat)
    if game.claims is None:
        assert game.deadline is not None
        tie_until = min(game.now + 1000 * game.settings.claim_tie_seconds, game.deadline)
        game.claims = Claims(game.now, tie_until, game.deadline - game.now)
    game.claims.seats.append(seat)


def claim_if_won(game: HallGame, seat: int) -> None:
    """Claim for a player who has enough points, where that is an option (BIG-221)."""
    if seat not in game.claimed and points_of(game, seat) >= TARGET:
        claim(game, seat)


def counted(game: HallGame, seat: int) -> Standing:
    """What a claimant has; nothing has changed since the first claim (BIG-228, BIG-232)."""
    return standing(game, seat, game.lens.around(board_of(seat), game.turn))


def told(game: HallGame) -> list[dict[str, object]]:
    """For the referee: every claim with the points counted, hidden cards included (BIG-228)."""
    assert game.claims is not None
    found = [counted(game, seat) for seat in game.claims.seats]
    return [{"seat": one.seat, "points": one.points, "cards": one.cards} for one in found]


def judge_by_points(game: HallGame) -> None:
    """What was counted stands for every judgement that is missing (BIG-229)."""
    assert game.claims is not None
    for seat in game.claims.seats:
        game.claims.judged.setdefault(seat, counted(game, seat).points >= TARGET)


def settle(game: HallGame) -> int | None:
    """The winner among the confirmed claims; if there is none, time and requests go on from where they stopped."""
    pending = game.claims
    assert pending is not None
    game.claims = None
    for seat in pending.seats:
        if not pending.judged[seat]:
            game.false_claims[seat] += 1
            if game.false_claims[seat] >= ALERTING_CLAIMS:
                game.alert("false_claims", seat)
    confirmed = [counted(game, seat) for seat in pending.seats if pending.judged[seat]]
    if confirmed:
        return best(confirmed).seat
    game.requests.shift(game.now - pending.at)
    return None
