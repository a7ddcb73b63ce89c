"""Attacking one's fortress (SEAPIR-32 to SEAPIR-40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes
from skerry.engine.event import EventKind
from skerry.engine.placement import put_building, remove_route_piece
from skerry.engine.state import OFF_BOARD
from skerry.reason import Reason, ReasonKind
from skerry.rules.seafarers.pirate import put_pirate

if TYPE_CHECKING:
    from skerry.engine.decision import Decision
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.seafarers.scenarios.pirate_islands.module import PirateIslands

FORTRESS_ATTACKED: Final = EventKind(
    "fortress_attacked",
    "seat:seat pirates:number warships:number lairs:number",
    english="{seat} attacks its fortress, {warships} warships against {pirates}: {lairs} lairs left",
)

FORTRESS_WON: Final = ReasonKind("fortress_won", "your fortress is won back already")
FORTRESS_NOT_REACHED: Final = ReasonKind("fortress_not_reached", "your line of ships has not reached your fortress")


class AttackPirateFortress(ActionKind):
    """One die against one's warships; it ends the turn."""

    def __init__(self, module: PirateIslands, rules: Rules) -> None:
        super().__init__("attack_pirate_fortress")
        self.module = module
        self.end_turn = rules.action("end_turn")

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if self.module.own.lairs.of(kernel, seat) > 0 and self.module.line(kernel, seat).touches(
            self.module.positions.fortress[seat]
        ):
            codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        lairs = self.module.own.lairs
        pirates = kernel.state.random.die()
        warships = self.module.warships(kernel, seat)
        kernel.hear()
        if warships > pirates:
            lairs.change(kernel, seat, -1)
            kernel.recount = True
        kernel.log.emit(FORTRESS_ATTACKED, seat, pirates, warships, lairs.of(kernel, seat))
        if warships == pirates:
            self.lose_ships(kernel, seat, 1)
        elif warships < pirates:
            self.lose_ships(kernel, seat, 2)
        elif lairs.of(kernel, seat) == 0:
            self.recapture(kernel, seat)
        self.end_turn.apply(kernel, seat, 0, 0)

    def lose_ships(self, kernel: Kernel, seat: i64, count: i64) -> None:
        """The ships nearest to the fortress go back to the supply, warships included (SEAPIR-35 to SEAPIR-37)."""
        line = self.module.line(kernel, seat).edges()
        while count > 0 and line:
            edge = line.pop()
            self.module.own.warship.clear(kernel, edge)
            remove_route_piece(kernel, edge)
            count -= 1

    def recapture(self, kernel: Kernel, seat: i64) -> None:
        """The settlement under the lairs is the seat's own from now on (SEAPIR-38)."""
        settlement = kernel.rules.settlement
        # It was taken out of the supply when the game began (SEAPIR-04).
        kernel.state.supply[seat * kernel.rules.piece_count + settlement] += 1
        put_building(kernel, seat, settlement, self.module.positions.fortress[seat])
        for other in range(kernel.state.seats):
            if self.module.own.lairs.of(kernel, other) > 0:
                return
        put_pirate(kernel, self.module.sea, seat, OFF_BOARD)  # SEAPIR-40

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        if self.module.own.lairs.of(kernel, seat) == 0:
            return FORTRESS_WON.of()
        return FORTRESS_NOT_REACHED.of()
