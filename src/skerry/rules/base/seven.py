"""The seven in steps: discard, move the robber, take a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.terrain import is_land
from skerry.engine.action import ActionKind, Codes, HexOrElse, Names
from skerry.engine.cards import CARD_NOT_HELD, OVER_LIMIT, hand_limit, pay
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.manner import GIVES, Manner
from skerry.engine.robbing import (
    CAUSE_SEVEN,
    ROBBER_NOT_THERE,
    TakeCard,
    is_robbed,
    put_robber,
    robber_for,
    robber_hexes,
    robber_moves,
    robber_victims,
)
from skerry.reason import Reason, ReasonKind

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

NO_VICTIM: Final = ReasonKind(
    "no_victim", "only an opponent with a building at the robber's hex and a card in hand can be robbed"
)


def declare_seven(rules: Rules) -> None:
    rules.add_decision(DecisionKind("discard"))
    move_robber = DecisionKind("move_robber")
    # A map of one's own may have no other land hex: then the robber stays.
    move_robber.may_lapse = True
    rules.add_decision(move_robber)
    rules.add_decision(DecisionKind("choose_victim"))
    rules.add_action(Discard(rules), "discard")
    rules.add_action(MoveRobber(rules), "move_robber")
    rules.add_action(ChooseVictim(rules), "choose_victim")


def resolve_seven(kernel: Kernel, seat: i64) -> None:
    """Everybody over the limit discards half, all at once, then the robber moves (BASE-84 to BASE-87)."""
    state = kernel.state
    for module in kernel.rules.notice_seven:
        module.notice_seven(kernel, seat)
    if robber_moves(kernel):
        kernel.ask(kernel.rules.decision("move_robber"), seat, CAUSE_SEVEN)
    owed = zeros(state.seats)
    anybody = False
    for holder in range(state.seats):
        if state.hand_size[holder] > hand_limit(kernel, holder):
            owed[holder] = state.hand_size[holder] // 2
            anybody = True
    if anybody:
        kernel.ask_all(kernel.rules.decision("discard"), owed, OVER_LIMIT)


class Discard(ActionKind):
    """Give up one card of one's choice."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("discard", "card", Names(rules.card_kinds), manner=GIVES)

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        state = kernel.state
        for kind in range(state.kinds):
            if state.hand[seat * state.kinds + kind] > 0:
                codes.put(self, kind)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.top().owed[seat] -= 1
        pay(kernel, seat, a, 1)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return CARD_NOT_HELD.of()


class MoveRobber(ActionKind):
    """Put the robber on another hex; a victim there loses a card (BASE-96).

    a of the decision: why it moves, b: a bit for each robber that may be the one, 0 where any may.
    """

    def __init__(self, rules: Rules) -> None:
        hexes = HexOrElse(int(rules.topology.hexes))
        super().__init__("move_robber", "hex", hexes, manner=Manner(preview="robber"))
        self.choose_victim = rules.decision("choose_victim")

    def targets(self, kernel: Kernel, seat: i64, decision: Decision) -> vec[i64]:
        targets = robber_hexes(kernel, seat, decision.a)
        if decision.b != 0:
            for hex_ in range(len(targets)):
                if decision.b >> robber_for(kernel, seat, hex_, lowest(decision.b)) & 1 == 0:
                    targets[hex_] = 0
        return targets

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        targets = self.targets(kernel, seat, decision)
        # Listed from where it stands, so that players who take the first place do not block one spot for ever.
        after = kernel.state.robber + 1
        codes.put_marked(self, targets, after, len(targets))
        codes.put_marked(self, targets, 0, after)

    def has_legal(self, kernel: Kernel, seat: i64, decision: Decision) -> bool:
        rules = kernel.rules
        if decision.b == 0 and len(rules.adjust_robber_hexes) == 0 and len(rules.adjust_robber_shelter) == 0:
            for hex_ in range(kernel.topology.hexes):
                if is_land(kernel.state.terrain[hex_]) and not is_robbed(kernel, hex_):
                    return True
            return False
        targets = self.targets(kernel, seat, decision)
        for hex_ in range(len(targets)):
            if targets[hex_] != 0:
                return True
        return False

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        asked = kernel.answered()
        robber = put_robber(kernel, seat, a, lowest(asked.b))
        kernel.ask_or_act(self.choose_victim, seat, asked.a, robber)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return ROBBER_NOT_THERE.of()


def lowest(robbers: i64) -> i64:
    """The first robber with a bit, and the first of all where none has one."""
    robber: i64 = 0
    while robbers >> robber > 1 and robbers >> robber & 1 == 0:
        robber += 1
    return robber


class ChooseVictim(TakeCard):
    """Rob somebody at the robber's hex; a of the decision: why the robber moved, b: which one."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("choose_victim", rules)

    def victims(self, kernel: Kernel, seat: i64, decision: Decision) -> vec[i64]:
        return robber_victims(kernel, seat, decision.a, decision.b)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NO_VICTIM.of()
