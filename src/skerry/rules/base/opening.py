"""From the laid board to the first founding: the roll-off and preset pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.engine.decision import Decision, Step
from skerry.engine.event import ROLLED, EventKind
from skerry.engine.kept.stack import Stack
from skerry.engine.placement import put_building, put_route_piece
from skerry.rules.base.founding import pay_founding
from skerry.rules.base.layout import ask_robber_start

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

STARTING_PLAYER: Final = EventKind("starting_player", "seat:seat", english="{seat} starts")

# Colours of the printed beginner figure; with three players red is left out (BASE-36, BASE-37).
START_MARKERS: Final = ("start_orange", "start_white", "start_blue", "start_red")


def declare_opening(rules: Rules) -> None:
    rules.add_decision(RollOff("roll_off"))


def open_game(kernel: Kernel, hexes: Stack) -> None:
    """Push what comes before the first turn; drafting, if any, comes before the roll-off."""
    rules = kernel.rules
    kernel.ask(rules.decision("roll_off"), 0)
    if rules.choice("board") == "drafted":
        hexes.lay(kernel, ints(rules.board.stack_items("terrain")), "hexes")
        first = kernel.state.random.below(kernel.state.seats)
        kernel.ask(rules.decision("draft"), first)


class RollOff(Step):
    """Everybody rolls, the highest total starts; tied seats roll again among themselves (BASE-55)."""

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        state = kernel.state
        contenders: list[int] = list(range(state.seats))
        while len(contenders) > 1:
            best: i64 = 0
            leaders: list[int] = []
            for seat in contenders:
                first = state.random.die()
                second = state.random.die()
                kernel.log.emit(ROLLED, seat, first, second)
                if first + second > best:
                    best = first + second
                    leaders = []
                if first + second == best:
                    leaders.append(seat)
            contenders = leaders
        kernel.hear()
        state.starting_player = contenders[0]
        state.active = contenders[0]
        kernel.log.emit(STARTING_PLAYER, contenders[0])
        if kernel.rules.flag("fixed_start"):
            place_fixed_start(kernel)
            kernel.ask(kernel.rules.decision("begin_turn"), state.starting_player)
        else:
            kernel.ask(kernel.rules.decision("founding"), state.starting_player, 0)
            ask_robber_start(kernel)
            for module in kernel.rules.notice_founding_start:
                module.notice_founding_start(kernel)


def place_fixed_start(kernel: Kernel) -> None:
    """The printed starting pieces; the second settlement pays (BASE-36)."""
    board = kernel.rules.board
    rules = kernel.rules
    for seat in range(kernel.state.seats):
        marker = START_MARKERS[seat]
        vertices = board.vertices_of(marker)
        edges = board.edges_of(marker)
        for i in range(len(vertices)):
            put_building(kernel, seat, rules.settlement, vertices[i])
            put_route_piece(kernel, seat, rules.road, edges[i])
        pay_founding(kernel, seat, vertices[-1])
