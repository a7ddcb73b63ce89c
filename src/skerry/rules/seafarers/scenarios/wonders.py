"""`wonders` (SEAWON): claim a wonder whose requirement you meet, and build its four levels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import filled, zeros
from skerry.board.regroup import NumberLimit, Regrouping
from skerry.engine.action import OPERAND_MASK, OPERAND_SHIFT, ActionKind, Codes, Names, Price
from skerry.engine.cards import can_pay, pay_cost, shortfall
from skerry.engine.event import EventKind
from skerry.engine.scores import total_points
from skerry.engine.state import NOBODY, Slice
from skerry.rules.seafarers.scenarios.scenario import Scenario

if TYPE_CHECKING:
    from skerry.engine.decision import Decision
    from skerry.engine.kernel import Kernel
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
    "two cities",
    "a building at the great bridge",
    "a city at a harbour and a route of five",
    "a building at the great wall",
    "a city and six points",
)
THEATER_CITIES: Final = 2
MONUMENT_ROUTE: Final = 5
CASTLE_POINTS: Final = 6

# Closed while founding (SEAWON-05).
CLOSED_MARKERS: Final = ("great_wall", "great_bridge", "x")

WONDER_WORDS: Final = "|".join(WONDERS)
WONDER_CLAIMED: Final = EventKind("wonder_claimed", f"seat:seat wonder:{WONDER_WORDS}")
WONDER_BUILT: Final = EventKind("wonder_built", f"seat:seat wonder:{WONDER_WORDS} level:number")


class WondersSlice(Slice):
    """Who claimed which wonder, and how far it is."""

    def __init__(self, seats: i64) -> None:
        self.wonder: vec[i64] = filled(seats, NO_WONDER)
        self.level: vec[i64] = zeros(seats)

    def copy(self) -> Slice:
        twin = WondersSlice(0)
        twin.wonder = self.wonder[:]
        twin.level = self.level[:]
        return twin

    def fields(self) -> dict[str, list[int]]:
        return {"wonder": list(self.wonder), "level": list(self.level)}


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
        self.closed: vec[i64] = zeros(0)
        self.at_wall: vec[i64] = zeros(0)
        self.at_bridge: vec[i64] = zeros(0)
        # The vertices where a building meets the requirement of a wonder, for the view.
        self.sites: dict[str, list[int]] = {}
        self.costs: vec[i64] = zeros(0)

    def declare(self, rules: Rules) -> None:
        self.closed = marked(rules, CLOSED_MARKERS)
        self.at_wall = marked(rules, ("great_wall",))
        self.at_bridge = marked(rules, ("great_bridge",))
        self.sites = {name: rules.board.vertices_of(name) for name in ("great_wall", "great_bridge")}
        rules.add_action(BuildWonderLevel(self), "action")
        rules.add_action(ClaimWonder(self), "action")

    def tune(self, rules: Rules) -> None:
        rules.has_pirate = False
        self.costs = rules.cost_table(list(LEVEL_COSTS))

    def new_slice(self, rules: Rules) -> Slice:
        return WondersSlice(rules.seats)

    def own(self, kernel: Kernel) -> WondersSlice:
        return cast(WondersSlice, kernel.state.slices[self.slot])

    def adjust_founding_site(self, kernel: Kernel, seat: i64, vertex: i64, fits: bool) -> bool:
        return fits and self.closed[vertex] == 0

    def adjust_wins(self, kernel: Kernel, seat: i64, may: bool, wins: bool) -> bool:
        """A finished wonder, or the points together with the highest wonder of all (SEAWON-18, SEAWON-19)."""
        level = self.own(kernel).level
        if may and level[seat] == LEVELS:
            return True
        for other in range(kernel.state.seats):
            if other != seat and level[other] >= level[seat]:
                return False
        return wins

    def adjust_ending(self, kernel: Kernel, ending: str) -> str:
        return "wonder" if self.own(kernel).level[kernel.state.winner] == LEVELS else "highest_wonder"

    def add_to_picture(self, view: View, picture: Picture) -> None:
        picture.tally("wonder", view.parts[self.name]["levels"], rank=1)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        super().add_to_view(kernel, seat, view)
        own = self.own(kernel)
        part = view.parts[self.name]
        part["claimed"] = [WONDERS[wonder] if wonder >= 0 else None for wonder in own.wonder]
        part["levels"] = list(own.level)
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
        super().__init__("claim_wonder", "wonder", Names(list(WONDERS)))
        self.module = module

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        own = self.module.own(kernel)
        if own.wonder[seat] != NO_WONDER:
            return
        for wonder in range(len(WONDERS)):
            if claimant(kernel, own, wonder) == NOBODY and self.module.meets(kernel, seat, wonder):
                codes.put(self, wonder)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        self.module.own(kernel).wonder[seat] = a
        kernel.log.emit(WONDER_CLAIMED, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        own = self.module.own(kernel)
        wonder = (code >> OPERAND_SHIFT) & OPERAND_MASK
        if own.wonder[seat] != NO_WONDER:
            return "you have claimed a wonder already"
        if claimant(kernel, own, wonder) != NOBODY:
            return "that wonder is claimed already"
        return f"that wonder needs {REQUIREMENTS[wonder]}"

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> str:
        own = self.module.own(kernel)
        if own.wonder[seat] != NO_WONDER:
            return "you have claimed a wonder already"
        ways = [REQUIREMENTS[wonder] for wonder in range(len(WONDERS)) if claimant(kernel, own, wonder) == NOBODY]
        return f"for one of the wonders that are left you need: {'; or: '.join(ways)}"


def claimant(kernel: Kernel, own: WondersSlice, wonder: i64) -> i64:
    for seat in range(kernel.state.seats):
        if own.wonder[seat] == wonder:
            return seat
    return NOBODY


class BuildWonderLevel(ActionKind):
    """Build the next level of one's wonder (SEAWON-10)."""

    def __init__(self, module: Wonders) -> None:
        super().__init__("build_wonder_level")
        self.module = module

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        own = self.module.own(kernel)
        if own.wonder[seat] != NO_WONDER and can_pay(kernel, seat, self.module.costs, own.wonder[seat]):
            codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        own = self.module.own(kernel)
        kernel.state.has_built = 1
        pay_cost(kernel, seat, self.module.costs, own.wonder[seat])
        own.level[seat] += 1
        kernel.log.emit(WONDER_BUILT, seat, own.wonder[seat], own.level[seat])

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        wonder = self.module.own(kernel).wonder[seat]
        if wonder == NO_WONDER:
            return "you have claimed no wonder"
        return f"a level costs {shortfall(kernel, seat, self.module.costs, wonder)} more than you hold"

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        wonder = self.module.own(kernel).wonder[seat]
        return [] if wonder == NO_WONDER else self.same_price(LEVEL_COSTS[wonder])
