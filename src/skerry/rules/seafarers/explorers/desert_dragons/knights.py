"""`knight` cards, which drive dragons off the board and do nothing else (TDEDD-58 to TDEDD-64)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.card import DevelopmentCard
from skerry.engine.decision import Decision
from skerry.engine.event import EventKind
from skerry.reason import Reason, ReasonKind
from skerry.rules.seafarers.explorers.desert_dragons import tables
from skerry.rules.seafarers.explorers.desert_dragons.curse import judge_changes, set_dragons

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.seafarers.explorers.desert_dragons.own import DragonsOwn

DRIVEN_OFF: Final = EventKind("dragon_driven_off", "seat:seat hex:hex", english="{seat} drives a dragon off {hex}")

NO_DRAGON_THERE: Final = ReasonKind("no_dragon_there", "there is no dragon on that hex")


def declare_knights(rules: Rules, own: DragonsOwn) -> None:
    rules.add_action(DriveOffDragon(rules, own), "drive_off_dragon")


class Knight(DevelopmentCard):
    """Drives a dragon off. It is counted for whoever asks how many were played, although it is discarded (TDEDD-75)."""

    def __init__(self, count: int, own: DragonsOwn) -> None:
        super().__init__("knight", count, worth=tables.KNIGHT_WORTH)
        self.own = own

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        return self.own.on_board(kernel) > 0

    def play(self, kernel: Kernel, seat: i64) -> None:
        kernel.state.knights[seat] += 1
        kernel.ask_or_act(self.own.driving_off, seat)


class DriveOffDragon(ActionKind):
    """Say from which hex a dragon goes, a desert or not; it leaves the game (TDEDD-58, TDEDD-59, TDEDD-63)."""

    def __init__(self, rules: Rules, own: DragonsOwn) -> None:
        super().__init__("drive_off_dragon", "hex", Domain(int(rules.topology.hexes)))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for hex_ in range(kernel.topology.hexes):
            if self.own.has_dragon(kernel, hex_):
                codes.put(self, hex_)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        self.own.driven_off.change(kernel, 0, 1)
        kernel.log.emit(DRIVEN_OFF, seat, a)
        set_dragons(kernel, self.own, a, self.own.dragons.of(kernel, a) - 1)
        judge_changes(kernel, self.own)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NO_DRAGON_THERE.of()
