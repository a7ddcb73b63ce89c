"""`wonders` (SEAWON): claim a wonder whose requirement you meet, and build its four levels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.regroup import NumberLimit, Regrouping
from skerry.engine.action import ActionKind, Codes, Names, Price
from skerry.engine.event import EventKind
from skerry.engine.kept.counter import Counter
from skerry.engine.kept.kept import SEAT, Numbers
from skerry.engine.manner import BUILD, Manner
from skerry.engine.scores import total_points
from skerry.engine.state import NOBODY
from skerry.reason import Reason, ReasonKind
from skerry.rules.seafarers.scenarios.scenario import Scenario

if TYPE_CHECKING:
    from skerry.engine.cost import Cost
    from skerry.engine.decision import Decision
    from skerry.engine.kernel import Kernel
    from skerry.engine.module import Module
    from skerry.engine.picture import Picture
    from skerry.engine.rules import Rules
    from skerry.engine.view import View

LEVELS: Final = 4  # SEAWON-10
NO_WONDER: Final = -1

THEATER: Final = 0
GREAT_BRIDGE: Final = 1
MONUMENT: Final = 2
GREAT_WALL: Final = 3
WONDERS: Final = ("theater", "great_bridge", "monument", "great_wall", "wonder_castle")

LEVEL_COSTS: Final[tuple[dict[str, int], ...]] = (
    {"brick": 1, "wool": 3, "wood": 1},  # SEAWON-11
    {"wood": 3, "wool": 1, "grain": 1},  # SEAWON-12
    {"ore": 2, "grain": 3},  # SEAWON-13
    {"brick": 3, "wood": 1, "grain": 1},  # SEAWON-14
    {"brick": 1, "ore": 3, "grain": 1},  # SEAWON-15
)
REQUIREMENTS: Final = (
    ReasonKind("needs_two_cities", "two cities"),
    ReasonKind("needs_great_bridge", "a building at the great bridge"),
    ReasonKind("needs_harbour_city", "a city at a harbour and a route of five"),
    ReasonKind("needs_great_wall", "a building at the great wall"),
    ReasonKind("needs_six_points", "a city and six points"),
)
THEATER_CITIES: Final = 2
MONUMENT_ROUTE: Final = 5
CASTLE_POINTS: Final = 6

# Closed while founding (SEAWON-05).
CLOSED_MARKERS: Final = ("great_wall", "great_bridge", "x")

WONDER_WORDS: Final = "|".join(WONDERS)
WONDER_CLAIMED: Final = EventKind(
    "wonder_claimed", f"seat:seat wonder:{WONDER_WORDS}", english="{seat} claims the {wonder}"
)
WONDER_BUILT: Final = EventKind(
    "wonder_built",
    f"seat:seat wonder:{WONDER_WORDS} level:number",
    english="{seat} builds level {level} of the {wonder}",
)

WONDER_CHOSEN: Final = ReasonKind("wonder_chosen", "you have claimed a wonder already")
WONDER_TAKEN: Final = ReasonKind("wonder_taken", "that wonder is claimed already")
WONDER_NEEDS: Final = ReasonKind("wonder_needs", "that wonder needs {what:phrase}")
WONDERS_LEFT_NEED: Final = ReasonKind("wonders_left_need", "for one of the wonders that are left you need: {ways:ways}")
NO_WONDER_CHOSEN: Final = ReasonKind("no_wonder_chosen", "you have claimed no wonder")
LEVEL_TOO_DEAR: Final = ReasonKind("wonder_level_too_dear", "a level costs {missing:cards} more than you hold")


class WondersOwn:
    """Who claimed which wonder, and how far it is."""

    def __init__(self, module: Module, rules: Rules) -> None:
        self.wonder = rules.keep(module, Numbers("wonder", SEAT, start=NO_WONDER))
        self.level = rules.keep(module, Counter("level", limit=LEVELS, shown=False))


class Wonders(Scenario):
    """Five wonders; the pirate is not used (SEAWON-03)."""

    def __init__(self) -> None:
        super().__init__(
            "wonders",
            area_points=1,
            area_kinds=("small",),
            # Only the main island is shuffled, its deserts stay (SEAWON-04).
            regrouping=Regrouping((("main",),), deserts_stay=True, limits=(NumberLimit((6, 8), marker="no_red"),)),
        )
        self.recounts = True
        self.closed: vec[i64] = zeros(0)
        self.at_wall: vec[i64] = zeros(0)
        self.at_bridge: vec[i64] = zeros(0)
        # The vertices where a building meets the requirement of a wonder, for the view.
        self.sites: dict[str, list[int]] = {}
        # By wonder, what a level of it costs.
        self.costs: list[Cost] = []

    def declare(self, rules: Rules) -> None:
        super().declare(rules)
        self.own = WondersOwn(self, rules)
        self.costs = [rules.add_cost(cost) for cost in LEVEL_COSTS]
        self.closed = marked(rules, CLOSED_MARKERS)
        self.at_wall = marked(rules, ("great_wall",))
        self.at_bridge = marked(rules, ("great_bridge",))
        self.sites = {name: rules.board.vertices_of(name) for name in ("great_wall", "great_bridge")}
        rules.add_action(BuildWonderLevel(self), "action")
        rules.add_action(ClaimWonder(self), "action")

    def tune(self, rules: Rules) -> None:
        rules.has_pirate = False

    def adjust_founding_site(self, kernel: Kernel, seat: i64, vertex: i64, fits: bool) -> bool:
        return fits and self.closed[vertex] == 0

    def adjust_wins(self, kernel: Kernel, seat: i64, may: bool, wins: bool) -> bool:
        """A finished wonder, or the points together with the highest wonder of all (SEAWON-18, SEAWON-19)."""
        level = self.own.level
        if may and level.of(kernel, seat) == LEVELS:
            return True
        for other in range(kernel.state.seats):
            if other != seat and level.of(kernel, other) >= level.of(kernel, seat):
                return False
        return wins

    def adjust_ending(self, kernel: Kernel, ending: str) -> str:
        return "wonder" if self.own.level.of(kernel, kernel.state.winner) == LEVELS else "highest_wonder"

    def add_to_picture(self, view: View, picture: Picture) -> None:
        picture.tally("wonder", view.parts[self.name]["levels"], rank=1)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        super().add_to_view(kernel, seat, view)
        part = view.parts[self.name]
        claimed = [self.own.wonder.of(kernel, other) for other in range(kernel.state.seats)]
        part["claimed"] = [WONDERS[wonder] if wonder >= 0 else None for wonder in claimed]
        part["levels"] = self.own.level.tell(kernel, seat)
        part["level_costs"] = {name: dict(cost) for name, cost in zip(WONDERS, LEVEL_COSTS, strict=True)}
        part["sites"] = {name: list(places) for name, places in self.sites.items()}

    def meets(self, kernel: Kernel, seat: i64, wonder: i64) -> bool:
        """Whether a seat fulfils the requirement of a wonder now (SEAWON-11 to SEAWON-16)."""
        rules = kernel.rules
        state = kernel.state
        cities = state.placed[seat * rules.piece_count + rules.city]
        if wonder == THEATER:
            return cities >= THEATER_CITIES
        if wonder == GREAT_BRIDGE:
            return builds_at(kernel, seat, self.at_bridge)
        if wonder == MONUMENT:
            return state.route_length[seat] >= MONUMENT_ROUTE and has_harbour_city(kernel, seat)
        if wonder == GREAT_WALL:
            return builds_at(kernel, seat, self.at_wall)
        # The castle is left.
        return cities >= 1 and total_points(kernel, seat) >= CASTLE_POINTS


def marked(rules: Rules, markers: tuple[str, ...]) -> vec[i64]:
    found = zeros(rules.topology.vertices)
    for marker in markers:
        for vertex in rules.board.vertices_of(marker):
            found[vertex] = 1
    return found


def builds_at(kernel: Kernel, seat: i64, places: vec[i64]) -> bool:
    for vertex in range(len(places)):
        if places[vertex] != 0 and kernel.state.vertex_owner[vertex] == seat:
            return True
    return False


def has_harbour_city(kernel: Kernel, seat: i64) -> bool:
    state = kernel.state
    for vertex in range(len(state.vertex_owner)):
        if (
            state.vertex_owner[vertex] == seat
            and state.vertex_piece[vertex] == kernel.rules.city
            and state.harbour[vertex] != 0
        ):
            return True
    return False


class ClaimWonder(ActionKind):
    """Claim a wonder for good: free, one per seat, each by one seat (SEAWON-08, SEAWON-09)."""

    def __init__(self, module: Wonders) -> None:
        super().__init__("claim_wonder", "wonder", Names(list(WONDERS)), manner=Manner(BUILD))
        self.module = module

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        own = self.module.own
        if own.wonder.of(kernel, seat) != NO_WONDER:
            return
        for wonder in range(len(WONDERS)):
            if claimant(kernel, own, wonder) == NOBODY and self.module.meets(kernel, seat, wonder):
                codes.put(self, wonder)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        self.module.own.wonder.set(kernel, seat, a)
        kernel.log.emit(WONDER_CLAIMED, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        own = self.module.own
        wonder = self.operand(code)
        if own.wonder.of(kernel, seat) != NO_WONDER:
            return WONDER_CHOSEN.of()
        if claimant(kernel, own, wonder) != NOBODY:
            return WONDER_TAKEN.of()
        return WONDER_NEEDS.of(what=REQUIREMENTS[wonder].of())

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> Reason:
        own = self.module.own
        if own.wonder.of(kernel, seat) != NO_WONDER:
            return WONDER_CHOSEN.of()
        left = [wonder for wonder in range(len(WONDERS)) if claimant(kernel, own, wonder) == NOBODY]
        return WONDERS_LEFT_NEED.of(ways=[REQUIREMENTS[wonder].of() for wonder in left])


def claimant(kernel: Kernel, own: WondersOwn, wonder: i64) -> i64:
    for seat in range(kernel.state.seats):
        if own.wonder.of(kernel, seat) == wonder:
            return seat
    return NOBODY


class BuildWonderLevel(ActionKind):
    """Build the next level of one's wonder (SEAWON-10)."""

    def __init__(self, module: Wonders) -> None:
        super().__init__("build_wonder_level", manner=Manner(BUILD))
        self.module = module

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        wonder = self.module.own.wonder.of(kernel, seat)
        if wonder != NO_WONDER and self.module.costs[wonder].can_pay(kernel, seat):
            codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        own = self.module.own
        wonder = own.wonder.of(kernel, seat)
        kernel.state.has_built = 1
        self.module.costs[wonder].pay(kernel, seat)
        own.level.change(kernel, seat, 1)
        kernel.recount = True
        kernel.log.emit(WONDER_BUILT, seat, wonder, own.level.of(kernel, seat))

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        wonder = self.module.own.wonder.of(kernel, seat)
        if wonder == NO_WONDER:
            return NO_WONDER_CHOSEN.of()
        return LEVEL_TOO_DEAR.of(missing=self.module.costs[wonder].missing(kernel, seat))

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        wonder = self.module.own.wonder.of(kernel, seat)
        return [] if wonder == NO_WONDER else self.same_price(self.module.costs[wonder].named)
