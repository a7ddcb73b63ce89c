"""Why the robber moves, where it may go and whom it robs: rules that restrict it ask for the cause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import zeros
from skerry.board.terrain import is_land
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.cards import steal
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.event import ONE_ROBBER_MOVED, ROBBER_MOVED
from skerry.engine.manner import PLAIN, SAYS_NO, Manner
from skerry.engine.state import OFF_BOARD
from skerry.reason import Reason, ReasonKind

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

CAUSE_SEVEN: Final = 0
CAUSE_KNIGHT: Final = 1
CAUSE_OTHER: Final = 2
# From here on a module counts causes that only it knows.
OWN_CAUSES: Final = CAUSE_OTHER + 1

ROBBER_NOT_THERE: Final = ReasonKind(
    "robber_not_there", "the robber may not go there: it must move to another land hex that is open to it"
)
NO_CARD_TO_ROB: Final = ReasonKind("no_card_to_rob", "that seat has no card to take, or is spared")


def robber_moves(kernel: Kernel) -> bool:
    """Whether there is a robber and nothing locks it in its place."""
    locked = False
    for module in kernel.rules.adjust_robber_locked:
        locked = module.adjust_robber_locked(kernel, locked)
    return kernel.rules.has_robber and not locked


# There may be several robbers (BIG-027, BIG-062); they are numbered from 0, and mostly that is the only one.


def robber_count(kernel: Kernel) -> i64:
    """How many robbers there are, on the board or beside it."""
    return len(kernel.state.more_robbers) + 1


def is_robbed(kernel: Kernel, hex_: i64) -> bool:
    """Whether a robber stands on a hex."""
    state = kernel.state
    if hex_ == state.robber:
        return True
    for i in range(len(state.more_robbers)):
        if hex_ == state.more_robbers[i]:
            return True
    return False


def robber_place(kernel: Kernel, robber: i64) -> i64:
    """Where one of the robbers stands."""
    return kernel.state.robber if robber == 0 else kernel.state.more_robbers[robber - 1]


def set_robber(kernel: Kernel, robber: i64, place: i64) -> None:
    if robber == 0:
        kernel.state.robber = place
    else:
        kernel.state.more_robbers[robber - 1] = place


def robber_hexes(kernel: Kernel, seat: i64, cause: i64) -> vec[i64]:
    """Where the robber may go: 1 per open hex, the last entry for beside the board (BASE-89, BASE-90)."""
    terrain = kernel.state.terrain
    hexes = kernel.topology.hexes
    targets = zeros(hexes + 1)
    for hex_ in range(hexes):
        if is_land(terrain[hex_]):
            targets[hex_] = 1
    for robber in range(robber_count(kernel)):
        place = robber_place(kernel, robber)
        if place != OFF_BOARD:
            targets[place] = 0
    for module in kernel.rules.adjust_robber_hexes:
        module.adjust_robber_hexes(kernel, seat, cause, targets)
    for module in kernel.rules.adjust_robber_shelter:
        module.adjust_robber_shelter(kernel, seat, cause, targets)
    return targets


def is_robber_home(kernel: Kernel, terrain: i64, robber: i64 = 0) -> bool:
    """Whether a robber is on a hex of a terrain that it would be sent to, or beside the board anyway."""
    place = robber_place(kernel, robber)
    return place == OFF_BOARD or kernel.state.terrain[place] == terrain


def robber_homes(kernel: Kernel, seat: i64, terrain: i64, robber: i64 = 0) -> vec[i64]:
    """Where a robber goes that is sent home to a terrain: 1 per hex of it that is open, or else beside the board.

    Like `robber_hexes`, with beside the board as the last entry (EVNT-44, EVNT-45, TWO-43).
    """
    homes = robber_hexes(kernel, seat, CAUSE_OTHER)
    hexes = kernel.topology.hexes
    several = robber_count(kernel) > 1
    anywhere = False
    for hex_ in range(hexes):
        if kernel.state.terrain[hex_] != terrain:
            homes[hex_] = 0
        elif homes[hex_] != 0:
            if several and robber_for(kernel, seat, hex_) != robber:
                homes[hex_] = 0
            else:
                anywhere = True
    homes[hexes] = 0 if anywhere else 1
    return homes


def robber_for(kernel: Kernel, seat: i64, target: i64, robber: i64 = 0) -> i64:
    """Which robber goes to an entry of `robber_hexes` that a seat chose: this one, unless a module says otherwise."""
    for module in kernel.rules.adjust_robber:
        robber = module.adjust_robber(kernel, seat, target, robber)
    return robber


def put_robber(kernel: Kernel, seat: i64, target: i64, robber: i64 = 0) -> i64:
    """Move a robber to an entry of `robber_hexes`, without taking a card; returns which one it was."""
    robber = robber_for(kernel, seat, target, robber)
    put_this_robber(kernel, seat, robber, target)
    return robber


def put_this_robber(kernel: Kernel, seat: i64, robber: i64, target: i64) -> None:
    """Move one of the robbers to an entry of `robber_hexes` or `robber_homes`, without taking a card."""
    set_robber(kernel, robber, target if target < kernel.topology.hexes else OFF_BOARD)
    if robber_count(kernel) > 1:
        kernel.log.emit(ONE_ROBBER_MOVED, seat, robber_place(kernel, robber), robber)
    else:
        kernel.log.emit(ROBBER_MOVED, seat, robber_place(kernel, robber))
    for module in kernel.rules.notice_robber_moved:
        module.notice_robber_moved(kernel, robber)


def robber_victims(kernel: Kernel, seat: i64, cause: i64, robber: i64 = 0) -> vec[i64]:
    """Opponents with a building at the robber's hex and a card to lose (BASE-93 to BASE-95)."""
    state = kernel.state
    victims = zeros(state.seats)
    place = robber_place(kernel, robber)
    if place != OFF_BOARD:
        for corner in range(6):
            owner = state.vertex_owner[kernel.topology.hex_vertex[6 * place + corner]]
            if 0 <= owner < state.seats and owner != seat and state.hand_size[owner] > 0:
                victims[owner] = 1
    spare_victims(kernel, seat, cause, victims)
    return victims


def ship_owners(kernel: Kernel, hex_: i64) -> vec[i64]:
    """Which colours have a ship on an edge of a hex: 1 per colour."""
    state = kernel.state
    owners = zeros(state.colours)
    for side in range(6):
        edge = kernel.topology.hex_edge[6 * hex_ + side]
        if state.edge_piece[edge] == kernel.rules.ship and state.edge_owner[edge] >= 0:
            owners[state.edge_owner[edge]] = 1
    return owners


def victims_anywhere(kernel: Kernel, seat: i64, cause: i64) -> vec[i64]:
    """Opponents with a card to lose, in a game where no robber says whose (BARB-30, SEAPIR-19, TDEDD-25)."""
    state = kernel.state
    victims = zeros(state.seats)
    for other in range(state.seats):
        if other != seat and state.hand_size[other] > 0:
            victims[other] = 1
    spare_victims(kernel, seat, cause, victims)
    return victims


def spare_victims(kernel: Kernel, seat: i64, cause: i64, victims: vec[i64]) -> None:
    for module in kernel.rules.adjust_victims:
        module.adjust_victims(kernel, seat, cause, victims)


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeCard(ActionKind):
    """Say out of whose hand a blind card is drawn (BASE-94)."""

    def __init__(self, name: str, rules: Rules, manner: Manner = PLAIN) -> None:
        super().__init__(name, "seat", Domain(int(rules.seats)), manner=manner)

    def victims(self, kernel: Kernel, seat: i64, decision: Decision) -> vec[i64]:
        """1 for every seat that can lose a card by this."""
        raise NotImplementedError(self.name)

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        victims = self.victims(kernel, seat, decision)
        for owner in range(len(victims)):
            if victims[owner] != 0:
                codes.put(self, owner)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        steal(kernel, seat, a)


# The theft of a seven where there is no robber to say whose card it is (BARB-30, SEAPIR-19, TDEDD-25)


def declare_open_theft(rules: Rules) -> None:
    """For every module without a robber; several of them ask the same."""
    if rules.has_decision("rob_anybody"):
        return
    rules.add_decision(DecisionKind("rob_anybody"))
    rules.add_action(RobAnybody(rules), "rob_anybody")
    rules.add_action(RobNobody(), "rob_anybody")


def ask_to_rob(kernel: Kernel, seat: i64) -> None:
    """Whoever rolled a seven may take one card, however many modules ask, where somebody has one to lose."""
    asked = kernel.rules.decision("rob_anybody")
    if kernel.top().kind == asked.index:
        return
    victims = victims_anywhere(kernel, seat, CAUSE_SEVEN)
    for owner in range(len(victims)):
        if victims[owner] != 0:
            kernel.ask(asked, seat)
            return


class RobAnybody(TakeCard):
    """On a seven, take a card from any opponent."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("rob_anybody", rules)

    def victims(self, kernel: Kernel, seat: i64, decision: Decision) -> vec[i64]:
        return victims_anywhere(kernel, seat, CAUSE_SEVEN)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NO_CARD_TO_ROB.of()


class RobNobody(ActionKind):
    """Take no card: the theft is a right, not a duty."""

    def __init__(self) -> None:
        super().__init__("rob_nobody", manner=Manner(safe=SAYS_NO))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
