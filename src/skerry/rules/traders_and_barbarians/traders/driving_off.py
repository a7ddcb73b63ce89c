"""Driving barbarians off: a die against one beside the wagon, once a turn for each (TRAD-86 to TRAD-91)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision
from skerry.engine.event import EventKind
from skerry.engine.manner import ANSWER, Manner
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.traders.barbarians import BY_WAGON, NO_BARBARIAN_THERE
from skerry.rules.traders_and_barbarians.traders.movement import AT_PLAZA, MOVEMENT_OVER
from skerry.rules.traders_and_barbarians.traders.tables import DRIVES_OFF, FIRST_DRIVING_LEVEL

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.traders.own import TradeOwn

# Whether it is moved is the player's choice, which `barbarian_moved` tells (TRAD-87).
BARBARIAN_DRIVEN_OFF: Final = EventKind(
    "barbarian_driven_off",
    "seat:seat edge:edge die:number",
    english="{seat} rolls {die} and may drive off the barbarian at {edge}",
    die="die",
)
BARBARIAN_STAYED: Final = EventKind(
    "barbarian_stayed",
    "seat:seat edge:edge die:number",
    english="{seat} rolls {die}, and the barbarian at {edge} stays",
    die="die",
)

NOT_BESIDE: Final = ReasonKind("barbarian_not_beside", "the wagon stands at no end of that path")
TRIED_ALREADY: Final = ReasonKind("barbarian_tried_already", "each barbarian is tried once in a turn only")
LEVEL_TOO_LOW: Final = ReasonKind("wagon_level_too_low", "a wagon drives barbarians off from level {level:number} on")


class DriveOff(ActionKind):
    """Roll a die against a barbarian beside the wagon; it costs no points (TRAD-86 to TRAD-91)."""

    def __init__(self, rules: Rules, own: TradeOwn) -> None:
        super().__init__("drive_off", "edge", Domain(int(rules.topology.edges)), manner=Manner(ANSWER))
        self.own = own

    def is_tried(self, kernel: Kernel, number: i64) -> bool:
        return self.own.tried_in.of(kernel, number - 1) == kernel.state.turn

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        own = self.own
        if decision.b == AT_PLAZA or own.level.of(kernel, seat) < FIRST_DRIVING_LEVEL:
            return
        topology = kernel.topology
        place = own.place_of(kernel, seat)
        for spoke in range(topology.spokes * place, topology.spokes * (place + 1)):
            edge = topology.vertex_edge[spoke]
            if edge >= 0 and own.barbarians.has(kernel, edge):
                if not self.is_tried(kernel, own.barbarians.of(kernel, edge)):
                    codes.put(self, edge)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        own = self.own
        number = own.barbarians.of(kernel, a)
        own.tried_in.set(kernel, number - 1, kernel.state.turn)
        die = kernel.state.random.die()
        driven = die >= DRIVES_OFF[own.level.of(kernel, seat)]
        kernel.log.emit(BARBARIAN_DRIVEN_OFF if driven else BARBARIAN_STAYED, seat, a, die)
        kernel.hear()
        if driven:
            kernel.ask(own.placing, seat, number, BY_WAGON)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        own = self.own
        edge = self.operand(code)
        if own.level.of(kernel, seat) < FIRST_DRIVING_LEVEL:
            return LEVEL_TOO_LOW.of(level=FIRST_DRIVING_LEVEL)
        if decision.b == AT_PLAZA:
            return MOVEMENT_OVER.of()
        if not own.barbarians.has(kernel, edge):
            return NO_BARBARIAN_THERE.of()
        if self.is_tried(kernel, own.barbarians.of(kernel, edge)):
            return TRIED_ALREADY.of()
        return NOT_BESIDE.of()
