"""Two robbers for each board, one in each half, placed by dice; and the knight that sends one home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import filled
from skerry.board.topology import NOWHERE
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.card import DevelopmentCard
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.placement import has_building_at
from skerry.engine.production import give_if_left, resource_of
from skerry.engine.robbing import put_this_robber, robber_count, robber_place
from skerry.reason import Reason, ReasonKind
from skerry.rules.big_game.ground import Ground
from skerry.rules.big_game.markers import Markers

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

NUMBERS: Final = 13

ROBBER_NOT_AT_YOU: Final = ReasonKind(
    "robber_not_at_you", "that robber stands on no numbered hex beside a building of yours"
)


def numbered_hexes(rules: Rules, ground: Ground) -> vec[i64]:
    """robber * 13 + number: the hex of its half with that number, or NOWHERE (BIG-041, BIG-042)."""
    found = filled(2 * ground.boards * NUMBERS, NOWHERE)
    for hex_ in range(ground.topology.hexes):
        robber = 2 * ground.hex_board[hex_] + ground.hex_half[hex_]
        for number in range(NUMBERS):
            if rules.board.numbers[hex_] >> number & 1:
                found[robber * NUMBERS + number] = hex_
    return found


class RelocateRobbers(Step):
    """The second roll of a seven: every robber goes to that number in its half, or home (BIG-205 to BIG-208).

    a: the number.
    """

    def __init__(self, rules: Rules, ground: Ground) -> None:
        super().__init__("relocate_robbers")
        self.ground = ground
        self.hexes = numbered_hexes(rules, ground)

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        for robber in range(robber_count(kernel)):
            place = self.hexes[robber * NUMBERS + decision.a]
            if place == NOWHERE:
                place = self.ground.desert[robber]
            if place != robber_place(kernel, robber):
                put_this_robber(kernel, decision.seat, robber, place)


def affects(kernel: Kernel, seat: i64, robber: i64) -> bool:
    """Whether a robber stands on a numbered hex beside a building of a seat (BIG-176, BIG-179, BIG-180)."""
    place = robber_place(kernel, robber)
    return place >= 0 and kernel.state.numbers[place] != 0 and has_building_at(kernel, seat, place)


class KnightOfOrder(DevelopmentCard):
    """Sends home a robber that affects the player, or else brings a card of choice; no hand is touched (BIG-176 on)."""

    def __init__(self, count: int, worth: int, markers: Markers, chase: DecisionKind, choose: DecisionKind) -> None:
        super().__init__("knight", count, worth=worth)
        self.markers = markers
        self.chase = chase
        self.choose = choose

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        """Not where neither a robber can be sent home nor the home bank has a card to name (BIG-184)."""
        return kernel.has_answer(self.chase, seat) or kernel.has_answer(self.choose, seat)

    def play(self, kernel: Kernel, seat: i64) -> None:
        kernel.state.knights[seat] += 1
        self.markers.settle_knights(kernel, seat // 2)
        if kernel.has_answer(self.chase, seat):
            kernel.ask(self.chase, seat)
        else:
            kernel.ask(self.choose, seat, 1)


class ChaseRobber(ActionKind):
    """Send a robber to the desert of its half and take a card that its hex yields (BIG-176, BIG-181 to BIG-184)."""

    def __init__(self, rules: Rules, ground: Ground) -> None:
        super().__init__("chase_robber", "robber", Domain(2 * int(ground.boards)))
        self.ground = ground

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for robber in range(robber_count(kernel)):
            if affects(kernel, seat, robber):
                codes.put(self, robber)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        kind = resource_of(kernel, robber_place(kernel, a))
        put_this_robber(kernel, seat, a, self.ground.desert[a])
        if kind >= 0:
            give_if_left(kernel, seat, kind)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return ROBBER_NOT_AT_YOU.of()
