"""The attack: a number brings dragons out of the deserts to its hexes that lie beside dragons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.event import EventKind
from skerry.engine.production import numbered_hexes
from skerry.reason import Reason, ReasonKind
from skerry.rules.seafarers.explorers.desert_dragons.curse import judge_changes, set_dragons

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.seafarers.explorers.desert_dragons.own import DragonsOwn

DRAGON_ATTACKS: Final = EventKind(
    "dragon_attacks", "origin:hex hex:hex", english="a dragon leaves {origin} and attacks {hex}", wanders="hex"
)

NOT_MOST: Final = ReasonKind("desert_not_most", "the dragon comes from a desert where the most of them are")
NOT_DUE: Final = ReasonKind("no_dragon_due", "no dragon is about to come to that hex")


def declare_attack(rules: Rules, own: DragonsOwn) -> DragonsAttack:
    rules.add_decision(DecisionKind("send_dragon"))
    rules.add_decision(DecisionKind("spare_hex"))
    rules.add_action(SendDragon(rules, own), "send_dragon")
    rules.add_action(SpareHex(rules, own), "spare_hex")
    attack = DragonsAttack(own)
    rules.add_decision(attack)
    return attack


class DragonsAttack(Step):
    """All hexes with the number that are beside a dragon now get one, and no hex because of those (TDEDD-37, TDEDD-38).

    a: the number. It follows all production of the roll (TDEDD-42, TDEDD-72).
    """

    def __init__(self, own: DragonsOwn) -> None:
        super().__init__("dragons_attack")
        self.own = own

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        own = self.own
        hexes = numbered_hexes(kernel)
        for at in range(hexes[decision.a], hexes[decision.a + 1]):
            if own.is_next(kernel, hexes[at]):
                own.due.append(kernel, hexes[at])
        if own.due.count(kernel) > 0:
            send_dragons(kernel, own, decision.seat)


def send_dragons(kernel: Kernel, own: DragonsOwn, seat: i64) -> None:
    """Until every hex that is due one has its dragon; where there is a choice, the active seat is asked.

    What they block on the roads counts when all of them lie (TDEDD-72).
    """
    while own.due.count(kernel) > 0:
        left = own.in_deserts(kernel)
        if left == 0:
            # With none left nothing moves (TDEDD-40).
            own.due.clear(kernel)
        elif left < own.due.count(kernel):
            kernel.ask(kernel.rules.decision("spare_hex"), seat)
            return
        elif deserts_with_most(kernel, own) > 1:
            kernel.ask(kernel.rules.decision("send_dragon"), seat)
            return
        else:
            for i in range(len(own.deserts)):
                if has_most(kernel, own, own.deserts[i]):
                    attack_next(kernel, own, own.deserts[i])
                    break
    judge_changes(kernel, own)


def has_most(kernel: Kernel, own: DragonsOwn, desert: i64) -> bool:
    for i in range(len(own.deserts)):
        if own.dragons.of(kernel, own.deserts[i]) > own.dragons.of(kernel, desert):
            return False
    return True


def deserts_with_most(kernel: Kernel, own: DragonsOwn) -> i64:
    count: i64 = 0
    for i in range(len(own.deserts)):
        if has_most(kernel, own, own.deserts[i]):
            count += 1
    return count


def attack_next(kernel: Kernel, own: DragonsOwn, desert: i64) -> None:
    """A dragon leaves a desert for the first of the hexes that are due one."""
    hex_ = own.due.of(kernel, 0)
    forget_due(kernel, own, hex_)
    kernel.log.emit(DRAGON_ATTACKS, desert, hex_)
    # It is off the old hex before it is on the new one, so that nothing is shut for a moment.
    set_dragons(kernel, own, desert, own.dragons.of(kernel, desert) - 1)
    set_dragons(kernel, own, hex_, 1)


def forget_due(kernel: Kernel, own: DragonsOwn, hex_: i64) -> None:
    rest = [own.due.of(kernel, at) for at in range(own.due.count(kernel)) if own.due.of(kernel, at) != hex_]
    own.due.clear(kernel)
    for other in rest:
        own.due.append(kernel, other)


class SendDragon(ActionKind):
    """Say out of which of the deserts with the most dragons one comes (TDEDD-39)."""

    def __init__(self, rules: Rules, own: DragonsOwn) -> None:
        super().__init__("send_dragon", "hex", Domain(int(rules.topology.hexes)))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for i in range(len(self.own.deserts)):
            if has_most(kernel, self.own, self.own.deserts[i]):
                codes.put(self, self.own.deserts[i])

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        attack_next(kernel, self.own, a)
        send_dragons(kernel, self.own, seat)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NOT_MOST.of()


class SpareHex(ActionKind):
    """Too few dragons are left for all hexes that are due one: say which of them gets none (TDEDD-40)."""

    def __init__(self, rules: Rules, own: DragonsOwn) -> None:
        super().__init__("spare_hex", "hex", Domain(int(rules.topology.hexes)))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for at in range(self.own.due.count(kernel)):
            codes.put(self, self.own.due.of(kernel, at))

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        forget_due(kernel, self.own, a)
        send_dragons(kernel, self.own, seat)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NOT_DUE.of()
