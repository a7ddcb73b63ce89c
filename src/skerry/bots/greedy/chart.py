"""What a game with ships adds to a position: where building is closed, and what is worth sailing to.

A scenario contributes through its part of the view alone: it closes land, raises the value of sites, or names
targets. Whoever plans routes asks the chart and knows no scenario.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import filled, zeros
from skerry.board.terrain import FOG, SEA, is_land
from skerry.bots.greedy.chances import pips_of
from skerry.bots.greedy.parts import named_in, number_in, numbers_in, records_in, word_in
from skerry.bots.greedy.tables import (
    BEACHHEAD_VALUE,
    CLOTH_PIP_VALUE,
    CLOTH_VALUE,
    COMPANION_SHARE,
    COMPANION_SHIPS,
    FOG_VALUE,
    FORTRESS_URGENCY,
    FORTRESS_VALUE,
    GIFT_POINTS,
    GIFT_VALUE,
    LEVEL_VALUE,
    OVERTAKING_VALUE,
    POINT,
    WARSHIP_VALUE,
    WARSHIPS_WANTED,
    WINNING_VALUE,
    WONDER_SITE_VALUE,
)
from skerry.engine.view import View
from skerry.engine.walk import CLOSED, UNREACHED, Walk, vertex_ground

NOWHERE: i64 = -1


class Target:
    """What a route earns by getting somewhere: to a vertex, or onto an edge (the other is -1)."""

    def __init__(self, vertex: i64, edge: i64, value: i64, points: i64, by_ship: bool) -> None:
        self.vertex = vertex
        self.edge = edge
        self.value = value
        self.points = points
        # Only ships earn it; otherwise a road serves as well.
        self.by_ship = by_ship


class Chart:
    """The sea as one seat sees it; blank in a game without ships."""

    def __init__(self, view: View, lack: i64) -> None:
        self.view = view
        self.seat = view.seat
        self.lack = lack
        self.has_ships = view.rules.ship > 0
        self.closed: vec[i64] = zeros(view.topology.hexes)
        # What a settlement earns beyond itself, per vertex: a value, and the points among it.
        self.site_value: vec[i64] = zeros(view.topology.vertices)
        self.site_points: vec[i64] = zeros(view.topology.vertices)
        self.targets: list[Target] = []
        self.area: vec[i64] = zeros(0)
        self.pirate: i64 = NOWHERE
        # Where ships are limited to the coast and one line: the edges of the line, and the site at its far end.
        self.line: vec[i64] = zeros(0)
        self.beachhead: i64 = NOWHERE
        # Whether points alone win; what a development card is worth beyond the usual.
        self.points_win = True
        self.arms_ships = False
        self.card_value: i64 = 0
        # The next level of the own wonder, if one is claimed.
        self.level_cost: vec[i64] = zeros(0)
        self.level_value: i64 = 0
        if self.has_ships:
            self.read()

    def read(self) -> None:
        for name, part in self.view.parts.items():
            for hex_ in numbers_in(part.get("closed_hexes")):
                self.closed[hex_] = 1
            read_areas(self, part)
            reader = READERS.get(name)
            if reader is not None:
                reader(self, part)
        self.count_companions()

    def count_companions(self) -> None:
        """A line to one target has most of the way to those beside it behind it."""
        extra: list[int] = []
        for target in self.targets:
            beside: i64 = 0
            if target.by_ship:
                near = WatersAround(self, target)
                for other in self.targets:
                    if other is not target and near.cost[self.landfall(other)] != UNREACHED:
                        beside += other.value
            extra.append(beside * COMPANION_SHARE // 100)
        for target, value in zip(self.targets, extra, strict=True):
            target.value += value

    def landfall(self, target: Target) -> i64:
        """A vertex that a line to a target touches."""
        return target.vertex if target.vertex >= 0 else self.view.topology.edge_vertex[2 * target.edge]

    def same_area(self, vertex: i64, other: i64) -> bool:
        """Whether two vertices touch one area, so that a founding building at one makes it home for both."""
        hexes = self.view.topology.vertex_hex
        if len(self.area) == 0:
            return False
        for slot in range(i64(9)):
            one = hexes[3 * vertex + slot // 3]
            two = hexes[3 * other + slot % 3]
            if one >= 0 and two >= 0 and self.area[one] >= 0 and self.area[one] == self.area[two]:
                return True
        return False

    def may_settle(self, vertex: i64) -> bool:
        """On land that is not closed, or at the own beachhead; on no plaza (TRAD-27)."""
        view = self.view
        if vertex == self.beachhead:
            return True
        if vertex >= view.topology.first_plaza:
            return False
        found = False
        for slot in range(i64(3)):
            hex_ = view.topology.vertex_hex[3 * vertex + slot]
            if hex_ >= 0 and is_land(view.terrain[hex_]):
                found = True
                if self.closed[hex_]:
                    return False
        return found

    def may_pave(self, edge: i64) -> bool:
        """Beside land, and not beside closed land."""
        view = self.view
        found = False
        for side in range(i64(2)):
            hex_ = view.topology.edge_hex[2 * edge + side]
            if hex_ >= 0 and is_land(view.terrain[hex_]):
                found = True
                if self.closed[hex_]:
                    return False
        return found

    def may_sail(self, edge: i64) -> bool:
        """On the sea or the rim of the frame, away from the pirate, and where the scenario lets ships go."""
        view = self.view
        sides = view.topology.edge_hex
        water = False
        for side in range(i64(2)):
            hex_ = sides[2 * edge + side]
            if hex_ < 0 or view.terrain[hex_] == SEA:
                water = True
            if hex_ >= 0 and hex_ == self.pirate:
                return False
        if not water:
            return False
        return len(self.line) == 0 or self.line[edge] != 0 or self.may_pave(edge)


# Readers of parts


class WatersAround(Walk):
    """What a few ships reach from a target."""

    def __init__(self, chart: Chart, target: Target) -> None:
        super().__init__(vertex_ground(chart.view.topology), COMPANION_SHIPS)
        self.chart = chart
        self.go(chart.landfall(target))

    def price(self, place: i64, over: i64, to: i64) -> i64:
        return 1 if self.chart.may_sail(over) else CLOSED


def read_areas(chart: Chart, part: dict[str, object]) -> None:
    """A settlement in an area that is new to the seat earns points."""
    areas = records_in(part.get("areas"))
    if not areas:
        return
    topology = chart.view.topology
    chart.area = filled(topology.hexes, NOWHERE)
    for number, area in enumerate(areas):
        new = chart.seat not in numbers_in(area.get("settled_by"))
        points = number_in(area.get("points"))
        for hex_ in numbers_in(area.get("hexes")):
            chart.area[hex_] = number
            for corner in range(i64(6)):
                vertex = topology.hex_vertex[6 * hex_ + corner]
                if new and points > chart.site_points[vertex]:
                    chart.site_points[vertex] = points
                    chart.site_value[vertex] = points * POINT


def read_sea(chart: Chart, part: dict[str, object]) -> None:
    """The pirate, unless it is a fleet that has moved on by the next turn; and hidden hexes."""
    if chart.view.rules.has_pirate:
        chart.pirate = number_in(part.get("pirate"))
    topology = chart.view.topology
    if number_in(part.get("hidden_hexes")) <= 0:
        return
    for vertex in range(topology.vertices):
        hidden: i64 = 0
        for slot in range(i64(3)):
            hex_ = topology.vertex_hex[3 * vertex + slot]
            if hex_ >= 0 and chart.view.terrain[hex_] == FOG:
                hidden += 1
        if hidden > 0:
            chart.targets.append(Target(vertex, NOWHERE, hidden * FOG_VALUE, 0, False))


def read_gifts(chart: Chart, part: dict[str, object]) -> None:
    for edge, gift in named_in(part.get("gifts")):
        kind = word_in(gift.get("gift")) if isinstance(gift, dict) else ""
        chart.targets.append(Target(NOWHERE, int(edge), GIFT_VALUE.get(kind, 0), GIFT_POINTS.get(kind, 0), True))


def read_villages(chart: Chart, part: dict[str, object]) -> None:
    """Cloth at once, and more whenever the village's number is rolled, while it has any."""
    for number, village in named_in(part.get("villages")):
        if not isinstance(village, dict) or chart.seat in numbers_in(village.get("trades_with")):
            continue
        cloth = number_in(village.get("cloth"))
        if cloth > 0:
            pips = pips_of(1 << int(number))
            value = CLOTH_VALUE + pips * (cloth - 1) * CLOTH_PIP_VALUE
            chart.targets.append(Target(number_in(village.get("vertex")), NOWHERE, value, 0, True))


def read_fortress(chart: Chart, part: dict[str, object]) -> None:
    """The own line to the beachhead and the fortress, and the warships that it takes to win it back."""
    seat = chart.seat
    chart.line = zeros(chart.view.topology.edges)
    for edge in numbers_in(part.get("line_ahead")):
        chart.line[edge] = 1
    chart.beachhead = numbers_in(part.get("beachheads"))[seat]
    chart.site_value[chart.beachhead] = BEACHHEAD_VALUE
    chart.arms_ships = True
    if numbers_in(part.get("lairs"))[seat] == 0:
        return
    chart.points_win = False
    urgency = FORTRESS_URGENCY[max(chart.lack, 0)] if chart.lack < len(FORTRESS_URGENCY) else 1
    fortress = numbers_in(part.get("fortresses"))[seat]
    chart.targets.append(Target(fortress, NOWHERE, urgency * FORTRESS_VALUE, 0, True))
    cards = chart.view.cards_held[seat]
    if numbers_in(part.get("strength"))[seat] + cards < WARSHIPS_WANTED:
        chart.card_value = urgency * WARSHIP_VALUE


def read_wonders(chart: Chart, part: dict[str, object]) -> None:
    """The own wonder's next level; before that, the sites that allow one to be claimed."""
    levels = numbers_in(part.get("levels"))
    claimed = part.get("claimed")
    names = [word_in(name) for name in claimed] if isinstance(claimed, list) else []
    seat = chart.seat
    own = names[seat]
    if own == "":
        for name, vertices in named_in(part.get("sites")):
            if name not in names:
                for vertex in numbers_in(vertices):
                    chart.site_value[vertex] += WONDER_SITE_VALUE
    rival = max([levels[other] for other in range(len(levels)) if other != seat])
    chart.points_win = levels[seat] > rival
    if own == "":
        return
    chart.level_cost = level_cost(chart.view, part, own)
    chart.level_value = LEVEL_VALUE[levels[seat]]
    if not chart.points_win and chart.lack <= 1 and levels[seat] == rival:
        chart.level_value += WINNING_VALUE if chart.lack <= 0 else OVERTAKING_VALUE


def level_cost(view: View, part: dict[str, object], wonder: str) -> vec[i64]:
    """What a level of a wonder costs, by kind of card."""
    cost = zeros(view.kinds)
    for name, told in named_in(part.get("level_costs")):
        if name == wonder:
            for card, count in named_in(told):
                cost[view.rules.card_kinds.index(card)] = number_in(count)
    return cost


READERS: Final[dict[str, Callable[[Chart, dict[str, object]], None]]] = {
    "seafarers": read_sea,
    "forgotten_tribe": read_gifts,
    "cloth_for_catan": read_villages,
    "pirate_islands": read_fortress,
    "wonders": read_wonders,
}
