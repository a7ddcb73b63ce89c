"""The movement of the wagon, which ends a turn: going, feeding, driving off, and stopping (TRAD-40 to TRAD-42).

a of the decision `move_wagon`: the points left, b: whether the wagon came to a plaza.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import OPERAND_MASK, ActionKind, Codes, Domain
from skerry.engine.cost import PricedAction
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.event import EventKind
from skerry.engine.manner import ANSWER, END, ENDS, Manner
from skerry.engine.walk import UNLIMITED, UNREACHED
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.traders.goods import arrive
from skerry.rules.traders_and_barbarians.traders.journey import (
    WagonWalk,
    may_go_on,
    pay_tolls,
    share_neutral_tolls,
    walk_from,
)
from skerry.rules.traders_and_barbarians.traders.own import NOT_PLACED
from skerry.rules.traders_and_barbarians.traders.tables import DEAREST_STEP, FEED_COST, FEED_POINTS, MOST_POINTS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.traders.own import TradeOwn

WAGON_PLACED: Final = EventKind("wagon_placed", "seat:seat vertex:vertex", english="{seat} puts the wagon at {vertex}")
WAGON_MOVED: Final = EventKind(
    "wagon_moved",
    "seat:seat origin:vertex vertex:vertex points:number",
    english="{seat} moves the wagon from {origin} to {vertex} for {points} movement points",
)
WAGON_FED: Final = EventKind(
    "wagon_fed", "seat:seat points:number", english="{seat} feeds grain for {points} more movement points"
)

MOVEMENT_OVER: Final = ReasonKind("wagon_at_plaza", "the wagon has come to a plaza, where its movement ends")
STANDS_THERE: Final = ReasonKind("wagon_stands_there", "the wagon stands there already")
NO_WAY: Final = ReasonKind("wagon_has_no_way", "no path leads the wagon there: closed edges and plazas are in its way")
TOO_FAR: Final = ReasonKind(
    "wagon_too_far", "the wagon needs {needed:number} movement points to get there and has {left:number} left"
)
TOLL_TOO_DEAR: Final = ReasonKind(
    "wagon_toll_too_dear", "the tolls on the way there are at least {toll:number} gold, and you have {held:number}"
)
OTHER_TOLL: Final = ReasonKind(
    "wagon_other_toll", "no way there is worth a toll of {toll:number} gold: it takes {tolls}"
)
FED_ALREADY: Final = ReasonKind("wagon_fed_already", "the wagon gets more movement points only once in a turn")

AT_PLAZA: Final = 1


def declare_movement(rules: Rules, own: TradeOwn) -> BeginMovement:
    """All that a movement is made of; returns the step that begins one."""
    rules.add_decision(DecisionKind("move_wagon"))
    rules.add_action(MoveWagon(rules, own), "move_wagon")
    rules.add_action(FeedWagon(rules, own), "move_wagon")
    rules.add_action(rules.action("play_card"), "move_wagon")
    rules.add_action(EndMovement(own), "move_wagon")
    begin = BeginMovement(own)
    rules.add_decision(begin)
    return begin


def is_moving(kernel: Kernel) -> bool:
    """Whether somebody's wagon movement is what is being asked about."""
    return kernel.top_kind().name == "move_wagon"


# The course of a movement


def place_wagon(kernel: Kernel, own: TradeOwn, seat: i64, vertex: i64) -> None:
    """Beside the city that was just founded (TRAD-39)."""
    own.wagons.set(kernel, seat, vertex)
    kernel.log.emit(WAGON_PLACED, seat, vertex)


class BeginMovement(Step):
    """With all points of the wagon card, when all else of the turn is done; who could found no city has no wagon."""

    def __init__(self, own: TradeOwn) -> None:
        super().__init__("begin_movement")
        self.own = own

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        seat = decision.seat
        if self.own.place_of(kernel, seat) != NOT_PLACED:
            kernel.ask(kernel.rules.decision("move_wagon"), seat, self.own.points_of(kernel, seat))
            end_if_nothing_is_left(kernel, self.own, seat)


def begin_second_movement(kernel: Kernel, own: TradeOwn, seat: i64) -> None:
    """The first one is over, and all points are there again (TRAD-96, TRAD-98)."""
    share_neutral_tolls(kernel, own, seat)
    top = kernel.top()
    top.a = own.points_of(kernel, seat)
    top.b = 0


def end_movement(kernel: Kernel, own: TradeOwn, seat: i64) -> None:
    kernel.answered()
    share_neutral_tolls(kernel, own, seat)


def end_if_nothing_is_left(kernel: Kernel, own: TradeOwn, seat: i64) -> None:
    """Ask no further where everybody sees that nothing can follow; what a hand holds is not looked at."""
    state = kernel.state
    if state.card_played == 0 and has_older_card(kernel, seat):
        return
    top = kernel.top()
    if top.b != AT_PLAZA:
        if own.may_feed(kernel, seat) or may_go_on(kernel, own, seat, top.a):
            return
        if kernel.rules.action("drive_off").has_legal(kernel, seat, top):
            return
    end_movement(kernel, own, seat)


def has_older_card(kernel: Kernel, seat: i64) -> bool:
    """Whether a seat holds any development card that it did not buy in this turn."""
    cards = kernel.rules.card_count
    for card in range(seat * cards, (seat + 1) * cards):
        if kernel.state.held[card] > kernel.state.bought[card]:
            return True
    return False


# Actions


class MoveWagon(ActionKind):
    """Go to a vertex for the fewest points that so many coins in tolls allow; the rest may be gone later (TRAD-50)."""

    def __init__(self, rules: Rules, own: TradeOwn) -> None:
        vertices = Domain(int(rules.topology.vertices))
        super().__init__(
            "move_wagon", "vertex", vertices, "toll", Domain(MOST_POINTS + 1), manner=Manner(ANSWER, preview="wagon")
        )
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        # Mostly few points are left, and whoever gets nowhere need not try.
        if decision.b == AT_PLAZA or (decision.a < DEAREST_STEP and not self.has_legal(kernel, seat, decision)):
            return
        walk = walk_from(kernel, self.own, seat, decision.a, only_costs=True)
        cost = walk.cost
        dearest = walk.dearest
        kernel.walked = cost
        vertices = kernel.topology.vertices
        # From the last one on, so that plazas come first.
        vertex = walk.last_reached
        while vertex >= walk.first_reached:
            if cost[vertex] > 0:
                codes.put(self, vertex)
            for toll in range(1, dearest + 1):
                if cost[toll * vertices + vertex] > 0 and walk.is_worth(vertex, toll):
                    codes.put(self, vertex, toll)
            vertex -= 1

    def has_legal(self, kernel: Kernel, seat: i64, decision: Decision) -> bool:
        return decision.b != AT_PLAZA and may_go_on(kernel, self.own, seat, decision.a)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        own = self.own
        top = kernel.top()
        origin = own.place_of(kernel, seat)
        way: list[int] = []
        # What a way without tolls takes was just found out when it was listed.
        if b == 0 and len(kernel.walked) > 0:
            points = kernel.walked[a]
        else:
            walk = WagonWalk(kernel, own, seat, top.a, b)
            walk.go(origin, a, b)
            points = walk.cost_for(a, b)
            if b > 0:
                way = walk.way_for(a, b)
        top.a -= points
        own.wagons.set(kernel, seat, a)
        kernel.log.emit(WAGON_MOVED, seat, origin, a, points)
        if b > 0:
            pay_tolls(kernel, own, seat, way)
        if own.plazas.has(kernel, a):
            top.b = AT_PLAZA
            arrive(kernel, own, seat, a)
        end_if_nothing_is_left(kernel, own, seat)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        own = self.own
        vertex = self.operand(code)
        if decision.b == AT_PLAZA:
            return MOVEMENT_OVER.of()
        if vertex == own.place_of(kernel, seat):
            return STANDS_THERE.of()
        walk = walk_from(kernel, own, seat, decision.a)
        if walk.least_toll(vertex) != UNREACHED:
            tolls = [str(toll) for toll in range(walk.layers) if walk.is_worth(vertex, toll)]
            return OTHER_TOLL.of(toll=int(code & OPERAND_MASK), tolls=" or ".join(tolls))
        return self.why_unreached(kernel, seat, decision.a, vertex)

    def why_unreached(self, kernel: Kernel, seat: i64, points: i64, vertex: i64) -> Reason:
        """What would have to be more: the coins, the points, or the paths."""
        own = self.own
        rich = WagonWalk(kernel, own, seat, points, points * own.most_toll())
        rich.go(own.place_of(kernel, seat))
        if rich.reaches(vertex):
            held = int(own.gold.of(kernel, seat))
            return TOLL_TOO_DEAR.of(toll=int(rich.least_toll(vertex)), held=held)
        endless = WagonWalk(kernel, own, seat, UNLIMITED, kernel.topology.edges * own.most_toll())
        endless.go(own.place_of(kernel, seat))
        if endless.reaches(vertex):
            return TOO_FAR.of(needed=int(endless.cost_for(vertex, endless.purse)), left=int(points))
        return NO_WAY.of()

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> Reason:
        """What holds of the nearest place."""
        if decision.b == AT_PLAZA:
            return MOVEMENT_OVER.of()
        topology = kernel.topology
        place = self.own.place_of(kernel, seat)
        reason = NO_WAY.of()
        for spoke in range(topology.spokes * place, topology.spokes * (place + 1)):
            beside = topology.vertex_vertex[spoke]
            if beside >= 0 and reason == NO_WAY.of():
                reason = self.why_unreached(kernel, seat, decision.a, beside)
        return reason


class FeedWagon(PricedAction):
    """Two more points for a grain, once in a turn, before, during or after the way (TRAD-63, TRAD-64, TRAD-97)."""

    def __init__(self, rules: Rules, own: TradeOwn) -> None:
        super().__init__("feed_wagon", rules.add_cost(FEED_COST), manner=Manner(ANSWER))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if (
            decision.b != AT_PLAZA
            and self.own.fed_in.of(kernel) != kernel.state.turn
            and self.cost.can_pay(kernel, seat)
        ):
            codes.put(self)

    def needed_cards(self, rules: Rules) -> dict[str, int]:
        return self.cost.named

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        self.cost.pay(kernel, seat)
        self.own.fed_in.put(kernel, kernel.state.turn)
        kernel.top().a += FEED_POINTS
        kernel.log.emit(WAGON_FED, seat, FEED_POINTS)
        end_if_nothing_is_left(kernel, self.own, seat)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        if decision.b == AT_PLAZA:
            return MOVEMENT_OVER.of()
        if self.own.fed_in.of(kernel) == kernel.state.turn:
            return FED_ALREADY.of()
        return super().refusal(kernel, seat, decision, code)


class EndMovement(ActionKind):
    """Go no further; points that are left are lost (TRAD-42, TRAD-58, TRAD-59)."""

    def __init__(self, own: TradeOwn) -> None:
        super().__init__("end_movement", manner=Manner(END, safe=ENDS))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        end_movement(kernel, self.own, seat)
