"""The Fishermen in `new_world`: the players lay the fishing grounds as they lay the harbours (FISHSEA-43)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.board.tokens import HIGHEST
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.event import EventKind
from skerry.engine.kept.stack import Stack
from skerry.engine.module import Module
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.fishermen.laying import all_numbers, places_for
from skerry.rules.traders_and_barbarians.fishermen.module import Fishermen

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.engine.view import View
    from skerry.rules.traders_and_barbarians.fishermen.own import Fishing

NUMBER_WORDS: Final = tuple(str(number) for number in range(HIGHEST + 1))

GROUND_LAID: Final = EventKind(
    "fishing_ground_laid",
    "seat:seat vertex:vertex number:number",
    english="{seat} lays the fishing ground {number} at {vertex}",
)
GROUND_SET_ASIDE: Final = EventKind(
    "fishing_ground_set_aside", "number:number", english="the fishing ground {number} fits nowhere and is set aside"
)

GROUND_NOT_THERE: Final = ReasonKind(
    "fishing_ground_not_there",
    "a fishing ground lies where two land hexes meet at the sea, away from harbours and other grounds",
)


class GroundsInTurn(Module):
    """Fishing grounds are drawn and laid one after another, when the harbours lie."""

    fishing: Fishing

    def __init__(self) -> None:
        super().__init__("grounds_in_turn")

    def declare(self, rules: Rules) -> None:
        self.fishing = cast(Fishermen, rules.module("fishermen")).fishing
        self.fishing.laid_in_turn = not rules.board.grounds
        most = len(all_numbers(rules))
        self.stack = rules.keep(self, Stack("grounds", NUMBER_WORDS, most=most, shown=False))
        rules.add_decision(DecisionKind("lay_fishing_ground"))
        self.draw_next = DrawGround(self.stack)
        rules.add_decision(self.draw_next)
        rules.add_action(LayGround(rules, self.fishing), "lay_fishing_ground")

    def setup_finish(self, kernel: Kernel) -> None:
        if self.fishing.laid_in_turn:
            self.stack.lay(kernel, ints(all_numbers(kernel.rules)), "fishing_grounds")

    def notice_founding_start(self, kernel: Kernel) -> None:
        """The harbours, which wait on top, come first."""
        kernel.put_beneath(Decision(self.draw_next.index, kernel.state.starting_player, 0, 0, 0))

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        if self.stack.can_draw(kernel):
            view.parts[self.name] = {"grounds_left": int(self.stack.left(kernel))}
        if kernel.top_kind().name == "lay_fishing_ground":
            view.parts["drawn_ground"] = {"fishing_ground": int(kernel.top().a)}


class DrawGround(Step):
    """Turns up the next fishing ground for a seat to lay, in turn from the starting player."""

    def __init__(self, stack: Stack) -> None:
        super().__init__("draw_fishing_ground")
        self.stack = stack

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        if not self.stack.can_draw(kernel):
            return
        number = self.stack.draw(kernel)
        kernel.ask(self, kernel.seat_after(decision.seat))
        lay = kernel.rules.decision("lay_fishing_ground")
        if kernel.has_answer(lay, decision.seat):
            kernel.ask(lay, decision.seat, number)
        else:
            kernel.log.emit(GROUND_SET_ASIDE, number)


class LayGround(ActionKind):
    """Lay the fishing ground just drawn, named by the corner that its tip points at; a of the decision: its number."""

    def __init__(self, rules: Rules, fishing: Fishing) -> None:
        super().__init__("lay_fishing_ground", "vertex", Domain(int(rules.topology.vertices)))
        self.fishing = fishing

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        grounds = self.fishing.grounds
        laid = [tip for tip in range(int(kernel.topology.vertices)) if grounds.has(kernel, tip)]
        places = places_for(kernel)
        for tip in places.all():
            if places.fits(tip, [], laid):
                codes.put(self, tip)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        number = kernel.top().a
        kernel.answered()
        self.fishing.grounds.set(kernel, a, number)
        kernel.log.emit(GROUND_LAID, seat, a, number)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return GROUND_NOT_THERE.of()
