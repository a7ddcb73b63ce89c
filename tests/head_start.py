"""Head start: whoever sits first starts, rich, and just before what the modules in play are about.

Of modules that are played together each finds something prepared, so that tests in the browser soon come to both.
`tests.ferry` puts it into the catalog of a server.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from skerry import own_rules as my
from skerry.board.arrays import ints
from skerry.board.terrain import FOG, RESOURCES
from skerry.engine.placement import edge_at_sea, edge_on_land, put_building, put_route_piece
from skerry.rules.traders_and_barbarians.caravans.route import put_camel, way_to
from skerry.rules.traders_and_barbarians.fishermen.tables import TOKEN_COUNTS
from tests.barbarians import pile

# Of each resource, so that nothing waits for dice, and no seven takes any of it.
EACH = 9
NO_LIMIT = 200
# By kind, the first one on top: tokens of 1, 2 and 3 fish.
CATCH = [0, 1, 1, 2, 2, 2]


class HeadStart(my.Module):
    def __init__(self) -> None:
        super().__init__("head_start")
        # By module, where she is to build next; maps have these places whatever is dealt.
        self.goals: dict[str, str] = {}

    def setup_finish(self, kernel: my.Kernel) -> None:
        for resource in range(len(RESOURCES)):
            my.gain(kernel, 0, resource, EACH)
        for module in kernel.rules.modules:
            prepare = PREPARE.get(module.name)
            if prepare is not None:
                self.goals[module.name] = prepare(kernel, module) or ""

    def notice_founding_start(self, kernel: my.Kernel) -> None:
        kernel.state.starting_player = 0

    def adjust_hand_limit(self, kernel: my.Kernel, seat: int, limit: int) -> int:
        return NO_LIMIT


def catch_fish(kernel: my.Kernel, module: Any) -> None:
    fish = module.fishing.fish
    rest = [kind for kind, count in enumerate(TOKEN_COUNTS) for _ in range(count - CATCH.count(kind))]
    fish.lay_in(kernel.state, ints([*rest, *reversed(CATCH)]))
    for _ in CATCH:
        fish.take(kernel, 0)


def sail_to_fog(kernel: my.Kernel, module: Any) -> str:
    """The next ship that she builds discovers a hex."""
    return ship_before(kernel, lambda edge: any(FOG in terrains_at(kernel, vertex) for vertex in ends(kernel, edge)))


def sail_to_gift(kernel: my.Kernel, module: Any) -> str:
    """The next ship that she builds takes a gift."""
    return ship_before(kernel, lambda edge: bool(module.own.gift.has(kernel, edge)))


def sail_to_island(kernel: my.Kernel, module: Any) -> str:
    """Her ship lies where the next settlement earns points for a new island."""
    area = module.sea.area
    for edge in range(kernel.topology.first_inner_path):
        new = [
            vertex for vertex in ends(kernel, edge) if any(area.has(kernel, hex_) for hex_ in hexes_at(kernel, vertex))
        ]
        if edge_at_sea(kernel, edge) and not edge_on_land(kernel, edge) and new:
            put_route_piece(kernel, 0, kernel.rules.ship, edge)
            return f"vertex:{new[0]}"
    raise AssertionError("there is no new island")


def lead_camels(kernel: my.Kernel, module: Any) -> None:
    """A caravan ends at a coast, where a path leads out to sea."""
    own = module.own
    ways: list[list[int]] = [
        [way_to(kernel, int(own.starts.of(kernel, at)), int(own.heads.of(kernel, at)))] for at in range(3)
    ]
    for way in ways:
        front = int(kernel.topology.edge_vertex[way[-1]])
        onward = [edge for edge in edges_at(kernel, front) if edge != way[-1] // 2]
        if any(edge_at_sea(kernel, edge) and not edge_on_land(kernel, edge) for edge in onward):
            for each in way:
                put_camel(kernel, own, 0, each)
            return
        for edge in onward:
            head = next(vertex for vertex in ends(kernel, edge) if vertex != front)
            ways.append([*way, way_to(kernel, edge, head)])
    raise AssertionError("no caravan comes to the sea")


def meet_barbarians(kernel: my.Kernel, module: Any) -> None:
    kernel.state.deck = ints(pile("knighthood", "knighthood"))


def load_wagon(kernel: my.Kernel, module: Any) -> None:
    module.own.level.set(kernel, 0, 3)
    module.own.carried.set(kernel, 0, 1)


def live_at_wonder(kernel: my.Kernel, module: Any) -> None:
    put_building(kernel, 0, kernel.rules.settlement, module.sites["great_wall"][0])


def ship_before(kernel: my.Kernel, is_goal: Callable[[int], bool]) -> str:
    """A ship of hers stands beside an edge that is the goal, and on none."""
    for edge in range(kernel.topology.first_inner_path):
        if is_goal(edge) or not edge_at_sea(kernel, edge):
            continue
        beside = [other for vertex in ends(kernel, edge) for other in edges_at(kernel, vertex)]
        goals = [other for other in beside if is_goal(other) and edge_at_sea(kernel, other)]
        if goals:
            put_route_piece(kernel, 0, kernel.rules.ship, edge)
            return f"edge:{goals[0]}"
    raise AssertionError("no ship could stand before it")


def ends(kernel: my.Kernel, edge: int) -> list[int]:
    return [int(vertex) for vertex in kernel.topology.edge_vertex[2 * edge : 2 * edge + 2]]


def edges_at(kernel: my.Kernel, vertex: int) -> list[int]:
    spokes = kernel.topology.spokes
    found = kernel.topology.vertex_edge[spokes * vertex : spokes * (vertex + 1)]
    return [int(edge) for edge in found if 0 <= edge < kernel.topology.first_inner_path]


def hexes_at(kernel: my.Kernel, vertex: int) -> list[int]:
    return [int(hex_) for hex_ in kernel.topology.vertex_hex[3 * vertex : 3 * vertex + 3] if hex_ >= 0]


def terrains_at(kernel: my.Kernel, vertex: int) -> list[int]:
    return [int(kernel.state.terrain[hex_]) for hex_ in hexes_at(kernel, vertex)]


PREPARE: dict[str, Callable[[my.Kernel, Any], str | None]] = {
    "barbarian_attack": meet_barbarians,
    "caravans": lead_camels,
    "fishermen": catch_fish,
    "fog_islands": sail_to_fog,
    "forgotten_tribe": sail_to_gift,
    "through_the_desert": sail_to_island,
    "traders_and_barbarians": load_wagon,
    "wonders": live_at_wonder,
}
