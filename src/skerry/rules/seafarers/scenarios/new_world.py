"""`new_world` (SEANEW): a drawn archipelago, whose harbours the players place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints, zeros
from skerry.board.map_file import HARBOUR_KINDS
from skerry.board.regroup import NumberLimit, keep_limits
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.event import EventKind
from skerry.engine.harbours import harbour_fits, lay_harbour
from skerry.engine.resampling import shuffle_face_down
from skerry.engine.state import Slice
from skerry.rules.seafarers.areas import islands_on_board
from skerry.rules.seafarers.scenarios.scenario import Scenario

if TYPE_CHECKING:
    from skerry.board.setup import BoardSetup
    from skerry.engine.kernel import Kernel
    from skerry.engine.randomness import Randomness
    from skerry.engine.rules import Rules
    from skerry.engine.view import View

# For maps with another mix of hexes; the printed one has no gold field (SEANEW-09).
LIMITS: Final = (NumberLimit((6, 8), terrains=("gold_field",)),)

HARBOUR_SET_ASIDE: Final = EventKind("harbour_set_aside", "harbour:harbour")


class NewWorldSlice(Slice):
    """The harbours not yet drawn, face down, top last."""

    def __init__(self) -> None:
        self.stack: vec[i64] = zeros(0)
        self.left: i64 = 0

    def copy(self) -> Slice:
        twin = NewWorldSlice()
        twin.stack = self.stack[:]
        twin.left = self.left
        return twin

    def fields(self) -> dict[str, list[int]]:
        return {"stack": list(self.stack), "left": [self.left]}


class NewWorld(Scenario):
    """One special VP on each island that is unexplored for a seat (SEANEW-11)."""

    def __init__(self) -> None:
        super().__init__("new_world", area_points=1, homes=True)

    def declare(self, rules: Rules) -> None:
        rules.add_decision(DecisionKind("lay_harbour"))
        rules.add_decision(DrawHarbour(self))
        rules.add_action(LayHarbour(rules), "lay_harbour")

    def new_slice(self, rules: Rules) -> Slice:
        return NewWorldSlice()

    def own(self, kernel: Kernel) -> NewWorldSlice:
        return cast(NewWorldSlice, kernel.state.slices[self.slot])

    def setup_numbers(self, setup: BoardSetup, random: Randomness) -> None:
        """The tokens lie at random already, red ones apart."""
        keep_limits(setup, LIMITS, random)

    def most_areas(self, rules: Rules) -> i64:
        """The islands are drawn, and a building stands on one of them."""
        return rules.piece_limit[rules.settlement] + rules.piece_limit[rules.city]

    def area_groups(self, kernel: Kernel) -> list[list[int]]:
        """A single island earns nobody anything: everybody founds on it (SEANEW-12)."""
        return islands_on_board(kernel)

    def setup_finish(self, kernel: Kernel) -> None:
        super().setup_finish(kernel)
        own = self.own(kernel)
        own.stack = ints(kernel.rules.board.stack_items("harbours"))
        own.left = len(own.stack)
        kernel.state.random.shuffle_deck("harbours", own.stack)

    def notice_founding_start(self, kernel: Kernel) -> None:
        kernel.ask(kernel.rules.decision("draw_harbour"), kernel.state.starting_player)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        super().add_to_view(kernel, seat, view)
        own = self.own(kernel)
        if own.left > 0:
            view.parts[self.name]["harbours_left"] = own.left
        if kernel.top_kind().name == "lay_harbour":
            view.parts["drawn_harbour"] = {"harbour": HARBOUR_KINDS[kernel.top().a]}

    def resample(self, kernel: Kernel, seat: i64, random: Randomness) -> None:
        own = self.own(kernel)
        shuffle_face_down(random, "harbours", own.stack, own.left)


class DrawHarbour(Step):
    """Turns up the next harbour for a seat to place, in turn from the starting player (SEANEW-05)."""

    def __init__(self, module: NewWorld) -> None:
        super().__init__("draw_harbour")
        self.module = module

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        own = self.module.own(kernel)
        if own.left == 0:
            return
        own.left -= 1
        kind = own.stack[own.left]
        kernel.hear()
        kernel.ask(self, kernel.seat_after(decision.seat))
        lay = kernel.rules.decision("lay_harbour")
        if kernel.has_answer(lay, decision.seat):
            kernel.ask(lay, decision.seat, kind)
        else:
            kernel.log.emit(HARBOUR_SET_ASIDE, kind)  # SEANEW-07


class LayHarbour(ActionKind):
    """Place the harbour just drawn; a of the decision: its kind."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("lay_harbour", "edge", Domain(int(rules.topology.edges)))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for edge in range(kernel.topology.edges):
            if harbour_fits(kernel, edge):
                codes.put(self, edge)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kind = kernel.top().a
        kernel.answered()
        lay_harbour(kernel, a, kind)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        return "a harbour lies on a coast edge and shares no vertex with another harbour"
