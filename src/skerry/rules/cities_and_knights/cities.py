"""Cities: walls, metropolises, and what becomes of a pillaged one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Domain, Price
from skerry.engine.building import PIECE_TOO_DEAR, can_build, why_not_build
from skerry.engine.cards import can_pay, missing_cards, pay_cost
from skerry.engine.decision import Decision
from skerry.engine.event import BUILT, EventKind
from skerry.engine.manner import BUILD, Manner
from skerry.engine.network import network_of
from skerry.engine.placement import (
    exchange_building,
    in_supply,
    return_to_supply,
    set_building,
    take_from_supply,
    tell_built,
)
from skerry.reason import Reason, ReasonKind
from skerry.rules.cities_and_knights.tables import TRACK_COUNT

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.own import CitiesOwn

PILLAGED: Final = EventKind(
    "city_pillaged", "seat:seat vertex:vertex", english="the city of {seat} at {vertex} is pillaged"
)

NO_SIDEWAYS_CITY: Final = ReasonKind("no_sideways_city", "you have no sideways city")
NO_SIDEWAYS_CITY_THERE: Final = ReasonKind("no_sideways_city_there", "you have no sideways city there")
RAISE_FIRST: Final = ReasonKind("raise_sideways_city_first", "your sideways city must be raised first")
WALL_SITE: Final = ReasonKind("wall_site", "a wall stands under one of your cities that has none")


# Asking


def is_city_of(kernel: Kernel, seat: i64, vertex: i64) -> bool:
    return kernel.state.vertex_owner[vertex] == seat and kernel.state.vertex_piece[vertex] == kernel.rules.city


def is_metropolis(kernel: Kernel, own: CitiesOwn, vertex: i64) -> bool:
    kept = kernel.state.kept
    for track in range(TRACK_COUNT):
        if kept[own.metropolis.at + track] == vertex:
            return True
    return False


def is_plain_city(kernel: Kernel, own: CitiesOwn, seat: i64, vertex: i64) -> bool:
    """An own city without metropolis: it can take one, and it can be lost (CK-097, CK-169)."""
    return is_city_of(kernel, seat, vertex) and not is_metropolis(kernel, own, vertex)


def holds_metropolis(kernel: Kernel, own: CitiesOwn, seat: i64, track: i64) -> bool:
    vertex = kernel.state.kept[own.metropolis.at + track]
    return vertex >= 0 and kernel.state.vertex_owner[vertex] == seat


def cities_of(kernel: Kernel, seat: i64) -> i64:
    """Upright cities, with or without metropolis: a sideways one counts among the settlements (CK-158)."""
    return kernel.state.placed[seat * kernel.rules.piece_count + kernel.rules.city]


def plain_cities_of(kernel: Kernel, own: CitiesOwn, seat: i64) -> i64:
    """How many cities without metropolis a seat has."""
    count = cities_of(kernel, seat)
    for track in range(TRACK_COUNT):
        if holds_metropolis(kernel, own, seat, track):
            count -= 1
    return count


def city_serves(kernel: Kernel, vertex: i64) -> bool:
    """Whether a city counts for improvements, as far as the modules are concerned."""
    serves = True
    for module in kernel.rules.adjust_city_serves:
        serves = module.adjust_city_serves(kernel, vertex, serves)
    return serves


def serving_cities_of(kernel: Kernel, own: CitiesOwn, seat: i64, plain: bool = False) -> i64:
    """How many cities of a seat count for improvements, or how many of those without metropolis (CK-092, CK-097)."""
    if len(kernel.rules.adjust_city_serves) == 0:
        return plain_cities_of(kernel, own, seat) if plain else cities_of(kernel, seat)
    count: i64 = 0
    buildings = network_of(kernel, seat).buildings
    for i in range(len(buildings)):
        vertex = buildings[i]
        if is_city_of(kernel, seat, vertex) and city_serves(kernel, vertex):
            if not plain or not is_metropolis(kernel, own, vertex):
                count += 1
    return count


def has_sideways(kernel: Kernel, own: CitiesOwn, seat: i64) -> bool:
    buildings = network_of(kernel, seat).buildings
    for i in range(len(buildings)):
        if own.sideways.has(kernel, buildings[i]):
            return True
    return False


# Pillage


def pillage(kernel: Kernel, own: CitiesOwn, vertex: i64) -> None:
    """A settlement in the place of the city; without one the city piece stays, laid sideways (CK-175, CK-176)."""
    rules = kernel.rules
    seat = kernel.state.vertex_owner[vertex]
    kernel.log.emit(PILLAGED, seat, vertex)
    if own.wall.of(kernel, vertex) != 0:
        own.wall.set(kernel, vertex, 0)
        return_to_supply(kernel, seat, own.wall_piece)
    if in_supply(kernel, seat, rules.settlement):
        exchange_building(kernel, seat, rules.settlement, vertex)
    else:
        own.sideways.set(kernel, vertex, 1)
        count_as(kernel, seat, rules.city, rules.settlement)
        set_building(kernel, seat, rules.settlement, vertex)


def count_as(kernel: Kernel, seat: i64, piece: i64, other: i64) -> None:
    """A piece on the board scores as another, while the supplies stay as they are."""
    start = seat * kernel.rules.piece_count
    kernel.state.placed[start + piece] -= 1
    kernel.state.placed[start + other] += 1
    kernel.recount = True


def raise_city(kernel: Kernel, own: CitiesOwn, seat: i64, vertex: i64) -> None:
    """Turn a sideways city upright: no piece comes from the supply and none goes there (CK-178)."""
    rules = kernel.rules
    own.sideways.set(kernel, vertex, 0)
    count_as(kernel, seat, rules.settlement, rules.city)
    kernel.log.emit(BUILT, seat, rules.city, vertex)
    set_building(kernel, seat, rules.city, vertex)
    tell_built(kernel, seat, rules.city, vertex)


class RaiseCity(ActionKind):
    """Pay for a city that a pillage laid sideways (CK-177)."""

    def __init__(self, rules: Rules, own: CitiesOwn) -> None:
        super().__init__(
            "raise_city", "vertex", Domain(int(rules.topology.vertices)), manner=Manner(BUILD, preview="city")
        )
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if can_pay(kernel, seat, kernel.rules.piece_cost, kernel.rules.city):
            buildings = network_of(kernel, seat).buildings
            for i in range(len(buildings)):
                if self.own.sideways.has(kernel, buildings[i]):
                    codes.put(self, buildings[i])

    def needed_cards(self, rules: Rules) -> dict[str, int]:
        return rules.pieces[rules.city].cost

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        pay_cost(kernel, seat, kernel.rules.piece_cost, kernel.rules.city)
        raise_city(kernel, self.own, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        vertex = self.operand(code)
        if self.own.sideways.of(kernel, vertex) == 0 or kernel.state.vertex_owner[vertex] != seat:
            return NO_SIDEWAYS_CITY_THERE.of()
        return self.why_too_dear(kernel, seat)

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> Reason:
        if not has_sideways(kernel, self.own, seat):
            return NO_SIDEWAYS_CITY.of()
        return self.why_too_dear(kernel, seat)

    def why_too_dear(self, kernel: Kernel, seat: i64) -> Reason:
        city = kernel.rules.city
        missing = missing_cards(kernel, seat, kernel.rules.piece_cost, city)
        return PIECE_TOO_DEAR.of(piece=kernel.rules.pieces[city].name, missing=missing)

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(kernel.rules.pieces[kernel.rules.city].cost)


# Walls


def wall_fits(kernel: Kernel, own: CitiesOwn, seat: i64, vertex: i64) -> bool:
    """Under an own city that has none, one with a metropolis too (CK-109)."""
    return is_city_of(kernel, seat, vertex) and kernel.state.kept[own.wall.at + vertex] == 0


def add_wall_sites(action: ActionKind, kernel: Kernel, own: CitiesOwn, seat: i64, codes: Codes) -> None:
    buildings = network_of(kernel, seat).buildings
    for i in range(len(buildings)):
        if wall_fits(kernel, own, seat, buildings[i]):
            codes.put(action, buildings[i])


def put_wall(kernel: Kernel, own: CitiesOwn, seat: i64, vertex: i64) -> None:
    take_from_supply(kernel, seat, own.wall_piece)
    own.wall.set(kernel, vertex, 1)
    kernel.log.emit(BUILT, seat, own.wall_piece, vertex)
    tell_built(kernel, seat, own.wall_piece, vertex)


class BuildWall(ActionKind):
    """A wall under a city: two cards more in hand on a seven (CK-109 to CK-111)."""

    def __init__(self, rules: Rules, own: CitiesOwn) -> None:
        super().__init__(
            "build_wall", "vertex", Domain(int(rules.topology.vertices)), manner=Manner(BUILD, preview="wall")
        )
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if can_build(kernel, seat, self.own.wall_piece):
            add_wall_sites(self, kernel, self.own, seat, codes)

    def needed_cards(self, rules: Rules) -> dict[str, int]:
        return rules.pieces[self.own.wall_piece].cost

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        pay_cost(kernel, seat, kernel.rules.piece_cost, self.own.wall_piece)
        put_wall(kernel, self.own, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return why_not_build(kernel, seat, self.own.wall_piece, code, WALL_SITE.of())

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(kernel.rules.pieces[self.own.wall_piece].cost)


class PlaceWall(ActionKind):
    """A wall free of charge (CK-199)."""

    def __init__(self, rules: Rules, own: CitiesOwn) -> None:
        super().__init__("place_wall", "vertex", Domain(int(rules.topology.vertices)), manner=Manner(preview="wall"))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if in_supply(kernel, seat, self.own.wall_piece):
            add_wall_sites(self, kernel, self.own, seat, codes)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        put_wall(kernel, self.own, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return WALL_SITE.of()
