"""The scenario as a module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.regroup import NumberLimit, Regrouping
from skerry.engine.due_routes import is_so_long
from skerry.engine.scores import total_points
from skerry.rules.seafarers.scenarios.scenario import Scenario
from skerry.rules.seafarers.scenarios.wonders.building import BuildWonderLevel, ClaimWonder
from skerry.rules.seafarers.scenarios.wonders.outlook import add_wonder_sites, tell_wonder
from skerry.rules.seafarers.scenarios.wonders.own import WondersOwn
from skerry.rules.seafarers.scenarios.wonders.requirements import (
    Standing,
    builds_at,
    count_cities,
    has_harbour_city,
)
from skerry.rules.seafarers.scenarios.wonders.tables import (
    CASTLE_POINTS,
    CLOSED_MARKERS,
    GREAT_BRIDGE,
    GREAT_WALL,
    LEVEL_COSTS,
    LEVELS,
    MONUMENT,
    MONUMENT_ROUTE,
    THEATER,
    THEATER_CITIES,
    WONDERS,
)

if TYPE_CHECKING:
    from skerry.engine.cost import Cost
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.progress import Progress, Prospects
    from skerry.engine.rules import Rules
    from skerry.engine.view import View


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
        # Whether a level needs the requirement of its wonder to be met still, and which buildings meet it (BARBSEA-65).
        self.requirements_last = False
        self.standing = Standing()
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

    def add_headway(self, kernel: Kernel, seat: i64) -> i64:
        return self.own.level.of(kernel, seat)

    def add_progress(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        tell_wonder(kernel, self, seat, progress)

    def add_prospects(self, kernel: Kernel, seat: i64, prospects: Prospects) -> None:
        super().add_prospects(kernel, seat, prospects)
        add_wonder_sites(kernel, self, seat, prospects)

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
        standing = self.standing
        if wonder == GREAT_BRIDGE:
            return builds_at(kernel, standing, seat, self.at_bridge)
        if wonder == MONUMENT:
            return has_harbour_city(kernel, standing, seat) and is_so_long(kernel, seat, MONUMENT_ROUTE)
        if wonder == GREAT_WALL:
            return builds_at(kernel, standing, seat, self.at_wall)
        cities = count_cities(kernel, standing, seat)
        if wonder == THEATER:
            return cities >= THEATER_CITIES
        # The castle is left.
        return cities >= 1 and total_points(kernel, seat) >= CASTLE_POINTS

    def may_go_on(self, kernel: Kernel, seat: i64, wonder: i64) -> bool:
        """Whether a seat may build at the wonder that it claimed, if it can pay."""
        return not self.requirements_last or self.meets(kernel, seat, wonder)


def marked(rules: Rules, markers: tuple[str, ...]) -> vec[i64]:
    found = zeros(rules.topology.vertices)
    for marker in markers:
        for vertex in rules.board.vertices_of(marker):
            found[vertex] = 1
    return found
