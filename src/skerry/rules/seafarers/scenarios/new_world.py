"""`new_world` (SEANEW): a drawn archipelago, whose harbours the players place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.board.map_file import HARBOUR_KINDS
from skerry.board.regroup import NumberLimit, keep_limits
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.event import EventKind
from skerry.engine.harbours import harbour_fits, lay_harbour, why_no_harbour
from skerry.engine.kept.stack import Stack
from skerry.reason import Reason, ReasonKind
from skerry.rules.seafarers.areas import islands_on_board
from skerry.rules.seafarers.scenarios.scenario import Scenario

if TYPE_CHECKING:
    from skerry.board.setup import BoardSetup
    from skerry.engine.kernel import Kernel
    from skerry.engine.module import Module
    from skerry.engine.randomness import Randomness
    from skerry.engine.rules import Rules
    from skerry.engine.view import View

# For maps with another mix of hexes; the printed one has no gold field (SEANEW-09).
LIMITS: Final = (NumberLimit((6, 8), terrains=("gold_field",)),)

HARBOUR_SET_ASIDE: Final = EventKind(
    "harbour_set_aside", "harbour:harbour", english="a {harbour} harbour fits nowhere and is set aside"
)

HARBOUR_NOT_THERE: Final = ReasonKind(
    "harbour_not_there", "a harbour lies on a coast edge and shares no vertex with another harbour"
)


class NewWorldOwn:
    """The harbours not yet drawn, face down."""

    def __init__(self, module: Module, rules: Rules) -> None:
        most = len(rules.board.stack_items("harbours"))
        self.harbours = rules.keep(
            module, Stack("harbours", HARBOUR_KINDS, most=most, shown=False, digest="stack", digest_left="left")
        )


class NewWorld(Scenario):
    """One special VP on each island that is unexplored for a seat (SEANEW-11)."""

    def __init__(self) -> None:
        super().__init__("new_world", area_points=1, homes=True)

    def declare(self, rules: Rules) -> None:
        super().declare(rules)
        self.own = NewWorldOwn(self, rules)
        rules.add_decision(DecisionKind("lay_harbour"))
        rules.add_decision(DrawHarbour(self.own))
        rules.add_action(LayHarbour(rules), "lay_harbour")

    def setup_numbers(self, setup: BoardSetup, random: Randomness) -> None:
        """The tokens lie at random already, red ones apart."""
        keep_limits(setup, LIMITS, random)

    def most_areas(self, rules: Rules) -> i64:
        """The islands are drawn."""
        return rules.topology.hexes

    def most_special_points(self, rules: Rules) -> i64:
        """A building stands on one island."""
        return self.area_points * (rules.pieces[rules.settlement].limit + rules.pieces[rules.city].limit)

    def area_groups(self, kernel: Kernel) -> list[list[int]]:
        """A single island earns nobody anything: everybody founds on it (SEANEW-12)."""
        return islands_on_board(kernel)

    def setup_finish(self, kernel: Kernel) -> None:
        super().setup_finish(kernel)
        self.own.harbours.lay(kernel, ints(kernel.rules.board.stack_items("harbours")), "harbours")

    def notice_founding_start(self, kernel: Kernel) -> None:
        kernel.ask(kernel.rules.decision("draw_harbour"), kernel.state.starting_player)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        super().add_to_view(kernel, seat, view)
        if self.own.harbours.can_draw(kernel):
            view.parts[self.name]["harbours_left"] = int(self.own.harbours.left(kernel))
        if kernel.top_kind().name == "lay_harbour":
            view.parts["drawn_harbour"] = {"harbour": HARBOUR_KINDS[kernel.top().a]}


class DrawHarbour(Step):
    """Turns up the next harbour for a seat to place, in turn from the starting player (SEANEW-05)."""

    def __init__(self, own: NewWorldOwn) -> None:
        super().__init__("draw_harbour")
        self.own = own

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        if not self.own.harbours.can_draw(kernel):
            return
        kind = self.own.harbours.draw(kernel)
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

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return why_no_harbour(kernel, self.operand(code), HARBOUR_NOT_THERE.of())
