"""Barbarian Attack with Traders & Barbarians (BARBTRAD): those who land are those whom wagons meet.

They stand on hexes and on paths, cards and wagons send them anywhere, and no seven moves one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from skerry.board.terrain import CASTLE, SEA
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.manner import ANSWER, Manner
from skerry.engine.module import Module
from skerry.reason import Reason, ReasonKind
from skerry.rules.combinations.path_footing import PathFooting
from skerry.rules.traders_and_barbarians.barbarian_attack.conquest import has_room, occupy, vacate
from skerry.rules.traders_and_barbarians.barbarian_attack.module import BarbarianAttack
from skerry.rules.traders_and_barbarians.barbarian_attack.tables import BARBARIANS
from skerry.rules.traders_and_barbarians.barbarian_attack.treason import LEFT
from skerry.rules.traders_and_barbarians.traders.driving_off import DriveOff
from skerry.rules.traders_and_barbarians.traders.module import TradersAndBarbarians

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

NOT_DRIVEN_THERE: Final = ReasonKind(
    "barbarian_not_driven_there", "a wagon drives a barbarian to another hex with fewer than three, but to no castle"
)


class BarbariansOnPaths(Module):
    """Barbarians on hex and path, moved by cards and wagons."""

    def __init__(self) -> None:
        super().__init__("barbarians_on_paths")

    def declare(self, rules: Rules) -> None:
        attack = cast(BarbarianAttack, rules.module("barbarian_attack")).own
        trade = cast(TradersAndBarbarians, rules.module("traders_and_barbarians")).own
        # After the coast all other land is checked, row by row, but for the castle (BARBTRAD-23, BARBTRAD-31).
        attack.add_places(rules, inland(rules))
        footing = PathFooting(self, rules, attack, trade)
        attack.footing = footing
        trade.starts = []  # BARBTRAD-11
        trade.tried_in.each = BARBARIANS
        trade.moves_by_path = False  # BARBTRAD-27
        driving = rules.add_decision(DecisionKind("drive_barbarian"))
        rules.add_action(DriveBarbarian(rules, footing), "drive_barbarian")
        rules.add_action(rules.action("leave_barbarian"), "drive_barbarian")
        cast(DriveOff, rules.action("drive_off")).place = driving


def inland(rules: Rules) -> list[int]:
    board = rules.board
    return [
        hex_id
        for hex_id, terrain in enumerate(board.terrain)
        if terrain not in (SEA, CASTLE) and hex_id not in board.coast
    ]


class DriveBarbarian(ActionKind):
    """Send one that a wagon drove off to another hex and a path there; a of the decision: its number (BARBTRAD-23)."""

    def __init__(self, rules: Rules, footing: PathFooting) -> None:
        super().__init__("drive_barbarian", "hex", Domain(int(rules.topology.hexes)), manner=Manner(ANSWER))
        self.footing = footing

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        attack = self.footing.attack
        home = self.footing.homes.of(kernel, self.footing.trade.barbarians.find(kernel, decision.a))
        for place in range(len(attack.places)):
            hex_ = attack.places[place]
            if hex_ != home and has_room(kernel, attack, hex_):
                codes.put(self, hex_)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        footing = self.footing
        number = kernel.answered().a
        edge = footing.trade.barbarians.find(kernel, number)
        home = footing.homes.of(kernel, edge)
        kernel.log.emit(LEFT, seat, home)
        footing.step_off(kernel, edge)
        vacate(kernel, footing.attack, home, 1)
        occupy(kernel, footing.attack, a)
        kernel.ask_or_act(footing.standing, seat, a, number)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NOT_DRIVEN_THERE.of()
