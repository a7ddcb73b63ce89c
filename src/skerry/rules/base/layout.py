"""Laying out the board: the fixed one, a random one, or hex by hex by the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.arrays import ints, put_in
from skerry.board.setup import (
    BoardSetup,
    begin,
    clear_terrain,
    deal_frame,
    deal_harbours,
    deal_terrain,
    lay_random_numbers,
    lay_spiral,
    place_robber,
)
from skerry.board.terrain import DESERT, EMPTY
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.event import EventKind
from skerry.engine.kept.stack import Stack
from skerry.engine.manner import Manner
from skerry.engine.robbing import put_robber
from skerry.engine.state import OFF_BOARD
from skerry.reason import Reason, ReasonKind

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.randomness import Randomness
    from skerry.engine.rules import Rules

HEX_CHANGED: Final = EventKind("hex_changed", "hex:hex terrain:terrain", english="{terrain} lies {hex:where} now")
HEX_LAID: Final = EventKind(
    "hex_laid", "seat:seat hex:hex terrain:terrain", english="{seat} lays {terrain} {hex:where}"
)
NUMBERS_LAID: Final = EventKind("numbers_laid", "seat:seat corner:hex", english="{seat} lays the numbers from {corner}")

ROBBER_START: Final = ReasonKind("robber_start", "the robber starts on one of the hexes that the board offers it")
HEX_POSITION: Final = ReasonKind("hex_position", "a hex goes on a free position, the first one on the outer ring")
TOKEN_CORNER: Final = ReasonKind("token_corner", "the tokens begin at one of the corners of the island")


def declare_layout(rules: Rules, hexes: Stack) -> None:
    rules.add_decision(DecisionKind("choose_robber_hex"))
    rules.add_action(ChooseRobberHex(rules), "choose_robber_hex")
    if rules.choice("board") == "drafted":
        rules.add_decision(DecisionKind("lay_hex"))
        rules.add_decision(DecisionKind("choose_corner"))
        rules.add_decision(Draft(hexes))
        rules.add_action(LayHex(rules, hexes), "lay_hex")
        rules.add_action(ChooseCorner(rules), "choose_corner")


def deals_terrain(rules: Rules) -> bool:
    return rules.choice("board") == "variable" and bool(rules.board.stack_items("terrain"))


def lay_terrain(rules: Rules, setup: BoardSetup, random: Randomness) -> None:
    if rules.choice("board") == "drafted":
        clear_terrain(setup)
    elif deals_terrain(rules):
        deal_terrain(setup, random)


def lay_numbers(rules: Rules, setup: BoardSetup, random: Randomness) -> None:
    if rules.choice("board") != "variable" or not setup.token_stack:
        return
    corners = setup.start_corners
    if rules.choice("numbers") == "spiral" and corners:
        lay_spiral(setup, corners[random.below(len(corners))])
    else:
        lay_random_numbers(setup, random)


def lay_harbours(rules: Rules, setup: BoardSetup, random: Randomness) -> None:
    placement = rules.choice("harbours")
    if placement == "frame":
        deal_frame(setup, random)
    elif placement == "tokens" and setup.harbour_stack and setup.harbours:
        # A map without that stack shows its harbours as they stay; one without harbours leaves the stack to others.
        deal_harbours(setup, random)


def lay_robber(rules: Rules, setup: BoardSetup) -> None:
    if rules.has_robber:
        place_robber(setup)


def robber_starts(kernel: Kernel) -> list[int]:
    """Hexes the robber may start on: what the map marks, or else the deserts (BASE-32, BASE56-16)."""
    marked = kernel.rules.board.hexes_of("robber")
    starts = marked or [h for h in range(kernel.topology.hexes) if kernel.state.terrain[h] == DESERT]
    for module in kernel.rules.adjust_robber_starts:
        starts = module.adjust_robber_starts(kernel, starts)
    return starts


def ask_robber_start(kernel: Kernel) -> None:
    """With several possible hexes the starting player chooses (BASE56-16)."""
    if kernel.rules.has_robber and kernel.state.robber == OFF_BOARD and len(robber_starts(kernel)) > 1:
        kernel.ask(kernel.rules.decision("choose_robber_hex"), kernel.state.starting_player)


class ChooseRobberHex(ActionKind):
    """Say where the robber starts."""

    def __init__(self, rules: Rules) -> None:
        hexes = Domain(int(rules.topology.hexes))
        super().__init__("choose_robber_hex", "hex", hexes, manner=Manner(preview="robber"))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for hex_ in robber_starts(kernel):
            codes.put(self, hex_)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        put_robber(kernel, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return ROBBER_START.of()


class Draft(Step):
    """Turns up the next hex for a seat to lay, or ends the drafting (BASE-50)."""

    def __init__(self, hexes: Stack) -> None:
        super().__init__("draft")
        self.hexes = hexes

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        if self.hexes.left(kernel) == 0:
            # The seat that laid the last hex chooses the corner (BASE-54).
            last = (decision.seat + kernel.state.seats - 1) % kernel.state.seats
            kernel.ask(kernel.rules.decision("choose_corner"), last)
            return
        kernel.ask(self, kernel.seat_after(decision.seat))
        kernel.ask(kernel.rules.decision("lay_hex"), decision.seat, self.hexes.draw(kernel))


def finish_numbers(kernel: Kernel, seat: i64, corner: i64) -> None:
    """Lay the tokens on the drafted island and put the robber on its desert, unless it stands somewhere already."""
    state = kernel.state
    setup = begin(kernel.rules.board)
    setup.options = kernel.rules.options
    setup.terrain = [int(terrain) for terrain in state.terrain]
    for module in kernel.rules.setup_drafted:
        module.setup_drafted(setup, state.random)
    for hex_, terrain in enumerate(setup.terrain):
        if terrain != state.terrain[hex_]:
            kernel.log.emit(HEX_CHANGED, hex_, terrain)
    state.terrain = ints(setup.terrain)
    lay_spiral(setup, int(corner))
    for module in kernel.rules.setup_numbers:
        module.setup_numbers(setup, state.random)
    state.numbers = ints(setup.numbers)
    kernel.log.emit(NUMBERS_LAID, seat, corner)
    if state.robber == OFF_BOARD:
        lay_robber(kernel.rules, setup)
        state.robber = setup.robber


class LayHex(ActionKind):
    """Lay the hex just drawn; the first one goes to the shore (BASE-51)."""

    def __init__(self, rules: Rules, hexes: Stack) -> None:
        super().__init__("lay_hex", "hex", Domain(int(rules.topology.hexes)))
        self.hexes = hexes

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        first = self.hexes.left(kernel) == self.hexes.most - 1
        for hex_ in range(kernel.topology.hexes):
            if kernel.state.terrain[hex_] == EMPTY and (not first or on_shore(kernel, hex_)):
                codes.put(self, hex_)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        terrain = kernel.top().a
        kernel.answered()
        kernel.state.terrain = put_in(kernel.state.terrain, a, terrain)
        kernel.log.emit(HEX_LAID, seat, a, terrain)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return HEX_POSITION.of()


def on_shore(kernel: Kernel, hex_: i64) -> bool:
    for side in range(6):
        if kernel.topology.hex_hex[6 * hex_ + side] < 0:
            return True
    return False


class ChooseCorner(ActionKind):
    """Say at which corner the lettered tokens begin (BASE-53)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("choose_corner", "hex", Domain(int(rules.topology.hexes)))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for hex_ in kernel.rules.board.start_corners:
            codes.put(self, hex_)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        finish_numbers(kernel, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return TOKEN_CORNER.of()
