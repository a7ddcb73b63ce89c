"""Barbarians that stand on a path of their hex as well, where one is free (BARBTRAD-15 to BARBTRAD-21, BARBTRAD-26).

A barbarian on a path is one of those that its hex counts. On that path it is to wagons what one of theirs would be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.topology import NOWHERE
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.event import EventKind
from skerry.engine.kept.kept import EDGE
from skerry.engine.kept.layer import Layer
from skerry.engine.manner import ANSWER, Manner
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn, Footing
from skerry.rules.traders_and_barbarians.traders.own import TradeOwn
from skerry.rules.traders_and_barbarians.traders.paths import Paths

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.module import Module
    from skerry.engine.rules import Rules

ON_PATH: Final = EventKind(
    "barbarian_on_path", "seat:seat edge:edge", english="{seat} lets the barbarian stand at {edge}"
)
OFF_PATH: Final = EventKind("barbarian_off_path", "edge:edge", english="the barbarian at {edge} leaves its path")

NOT_A_FREE_PATH: Final = ReasonKind(
    "barbarian_on_free_path", "the barbarian stands on a path of its hex that is open and where none stands"
)
NOT_ONE_OF_THE_HEX: Final = ReasonKind(
    "barbarian_not_of_that_hex", "choose a path where a barbarian of that hex stands"
)
NONE_IN_THE_MIDDLE: Final = ReasonKind(
    "no_barbarian_in_the_middle", "all barbarians of that hex stand on paths: choose one of these"
)


class PathFooting(Footing):
    """Which barbarian stands on which path, and of which hex it is."""

    def __init__(self, module: Module, rules: Rules, attack: BarbarianOwn, trade: TradeOwn) -> None:
        self.attack = attack
        self.trade = trade
        # By path the hex of the barbarian there, which is on one side of the path or has it inside.
        self.homes = rules.keep(module, Layer("barbarian_hexes", EDGE, sparse=True, empty=NOWHERE))
        # a: the hex; b: the number that the barbarian has already, or 0.
        self.standing = rules.add_decision(DecisionKind("stand_on_path"))
        # a: the hex.
        self.lifting = rules.add_decision(DecisionKind("lift_barbarian"))
        rules.add_action(StandOnPath(rules, self), "stand_on_path")
        rules.add_action(LiftFromPath(rules, self), "lift_barbarian")
        rules.add_action(LiftFromMiddle(self), "lift_barbarian")

    # Coming and going

    def land(self, kernel: Kernel, seat: i64, hex_: i64) -> None:
        """Who brought it picks the path; without a free one it stands in the middle (BARBTRAD-16, BARBTRAD-20)."""
        kernel.ask_or_act(self.standing, seat, hex_)

    def leave(self, kernel: Kernel, seat: i64, hex_: i64) -> None:
        """All leave their paths too, or the seat says which one (BARBTRAD-21, BARBTRAD-26)."""
        if self.attack.barbarians.has(kernel, hex_):
            kernel.ask_or_act(self.lifting, seat, hex_)
            return
        for edge in self.paths_of(kernel, hex_):
            if self.homes.of(kernel, edge) == hex_:
                self.step_off(kernel, edge)

    def step_on(self, kernel: Kernel, seat: i64, hex_: i64, edge: i64, number: i64) -> None:
        """One with a number keeps it, so that nobody tries it twice in a turn (TRAD-90)."""
        if number == 0:
            number = self.free_number(kernel)
            self.trade.tried_in.set(kernel, number - 1, 0)
        self.trade.barbarians.set(kernel, edge, number)
        self.homes.set(kernel, edge, hex_)
        kernel.log.emit(ON_PATH, seat, edge)

    def step_off(self, kernel: Kernel, edge: i64) -> None:
        self.trade.barbarians.clear(kernel, edge)
        self.homes.clear(kernel, edge)
        kernel.log.emit(OFF_PATH, edge)

    def free_number(self, kernel: Kernel) -> i64:
        """The lowest that no barbarian on a path has."""
        number: i64 = 1
        while self.trade.barbarians.find(kernel, number) != NOWHERE:
            number += 1
        return number

    # Looking

    def paths_of(self, kernel: Kernel, hex_: i64) -> list[int]:
        """The sides of a hex and its inner paths (BARBTRAD-17)."""
        topology = kernel.topology
        paths = [int(topology.hex_edge[6 * hex_ + side]) for side in range(6)]
        for edge in range(topology.first_inner_path, topology.edges):
            if topology.edge_hex[2 * edge] == hex_:
                paths.append(int(edge))
        return paths

    def on_paths(self, kernel: Kernel, hex_: i64) -> i64:
        """How many barbarians of a hex stand on paths."""
        return self.homes.count(kernel, hex_)


class StandOnPath(ActionKind):
    """Say on which path a barbarian stands beside its hex, one on a path at most (BARBTRAD-16, BARBTRAD-19)."""

    def __init__(self, rules: Rules, footing: PathFooting) -> None:
        edges = Domain(int(rules.topology.edges))
        super().__init__("stand_on_path", "edge", edges, manner=Manner(ANSWER, preview="barbarian"))
        self.footing = footing

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        paths = Paths(kernel, self.footing.trade)
        for edge in self.footing.paths_of(kernel, decision.a):
            if paths.is_path(edge) and not paths.has_barbarian(edge):
                codes.put(self, edge)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        asked = kernel.answered()
        self.footing.step_on(kernel, seat, asked.a, a, asked.b)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NOT_A_FREE_PATH.of()


class LiftFromPath(ActionKind):
    """Say which of the barbarians of a hex leaves it, by its path."""

    def __init__(self, rules: Rules, footing: PathFooting) -> None:
        edges = Domain(int(rules.topology.edges))
        super().__init__("lift_from_path", "edge", edges, manner=Manner(ANSWER))
        self.footing = footing

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for edge in self.footing.paths_of(kernel, decision.a):
            if self.footing.homes.of(kernel, edge) == decision.a:
                codes.put(self, edge)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        self.footing.step_off(kernel, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NOT_ONE_OF_THE_HEX.of()


class LiftFromMiddle(ActionKind):
    """One leaves that stands on no path; the hex counts it no more."""

    def __init__(self, footing: PathFooting) -> None:
        super().__init__("lift_from_middle", manner=Manner(ANSWER))
        self.footing = footing

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        footing = self.footing
        if footing.attack.barbarians.of(kernel, decision.a) >= footing.on_paths(kernel, decision.a):
            codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NONE_IN_THE_MIDDLE.of()
