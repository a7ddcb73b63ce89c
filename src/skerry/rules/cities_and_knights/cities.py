"""Cities: walls, metropolises, and what becomes of a pillaged one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import OPERAND_MASK, OPERAND_SHIFT, ActionKind, Codes, Domain, Price
from skerry.engine.building import can_build, why_not_build
from skerry.engine.cards import can_pay, pay_cost, shortfall
from skerry.engine.decision import Decision
from skerry.engine.event import BUILT, EventKind
from skerry.engine.placement import (
    exchange_building,
    in_supply,
    return_to_supply,
    set_building,
    take_from_supply,
    tell_built,
)
from skerry.rules.cities_and_knights.tables import TRACK_COUNT

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.slice import CitiesSlice, CitiesSlot

PILLAGED: Final = EventKind("city_pillaged", "seat:seat vertex:vertex")


# Asking


def is_city_of(kernel: Kernel, seat: i64, vertex: i64) -> bool:
    return kernel.state.vertex_owner[vertex] == seat and kernel.state.vertex_piece[vertex] == kernel.rules.city


def is_metropolis(own: CitiesSlice, vertex: i64) -> bool:
    for track in range(TRACK_COUNT):
        if own.metropolis[track] == vertex:
            return True
    return False


def is_plain_city(kernel: Kernel, own: CitiesSlice, seat: i64, vertex: i64) -> bool:
    """An own city without metropolis: it can take one, and it can be lost (CK-097, CK-169)."""
    return is_city_of(kernel, seat, vertex) and not is_metropolis(own, vertex)


def holds_metropolis(kernel: Kernel, own: CitiesSlice, seat: i64, track: i64) -> bool:
    return own.metropolis[track] >= 0 and kernel.state.vertex_owner[own.metropolis[track]] == seat


def cities_of(kernel: Kernel, seat: i64) -> i64:
    """Upright cities, with or without metropolis: a sideways one counts among the settlements (CK-158)."""
    return kernel.state.placed[seat * kernel.rules.piece_count + kernel.rules.city]


def plain_cities_of(kernel: Kernel, own: CitiesSlice, seat: i64) -> i64:
    """How many cities without metropolis a seat has."""
    count = cities_of(kernel, seat)
    for track in range(TRACK_COUNT):
        if holds_metropolis(kernel, own, seat, track):
            count -= 1
    return count


def has_sideways(kernel: Kernel, own: CitiesSlice, seat: i64) -> bool:
    for vertex in range(len(own.sideways)):
        if own.sideways[vertex] != 0 and kernel.state.vertex_owner[vertex] == seat:
            return True
    return False


# Pillage


def pillage(kernel: Kernel, at: CitiesSlot, vertex: i64) -> None:
    """A settlement in the place of the city; without one the city piece stays, laid sideways (CK-175, CK-176)."""
    own = at.of(kernel)
    rules = kernel.rules
    seat = kernel.state.vertex_owner[vertex]
    kernel.log.emit(PILLAGED, seat, vertex)
    if own.wall[vertex] != 0:
        own.wall[vertex] = 0
        return_to_supply(kernel, seat, at.wall)
    if in_supply(kernel, seat, rules.settlement):
        exchange_building(kernel, seat, rules.settlement, vertex)
    else:
        own.sideways[vertex] = 1
        count_as(kernel, seat, rules.city, rules.settlement)
        set_building(kernel, seat, rules.settlement, vertex)


def count_as(kernel: Kernel, seat: i64, piece: i64, other: i64) -> None:
    """A piece on the board scores as another, while the supplies stay as they are."""
    start = seat * kernel.rules.piece_count
    kernel.state.placed[start + piece] -= 1
    kernel.state.placed[start + other] += 1
    kernel.recount = True


def raise_city(kernel: Kernel, at: CitiesSlot, seat: i64, vertex: i64) -> None:
    """Turn a sideways city upright: no piece comes from the supply and none goes there (CK-178)."""
    rules = kernel.rules
    at.of(kernel).sideways[vertex] = 0
    count_as(kernel, seat, rules.settlement, rules.city)
    kernel.log.emit(BUILT, seat, rules.city, vertex)
    set_building(kernel, seat, rules.city, vertex)
    tell_built(kernel, seat, rules.city, vertex)


class RaiseCity(ActionKind):
    """Pay for a city that a pillage laid sideways (CK-177)."""

    def __init__(self, rules: Rules, at: CitiesSlot) -> None:
        super().__init__("raise_city", "vertex", Domain(int(rules.topology.vertices)))
        self.at = at

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if can_pay(kernel, seat, kernel.rules.piece_cost, kernel.rules.city):
            own = self.at.of(kernel)
            for vertex in range(kernel.topology.vertices):
                if own.sideways[vertex] != 0 and kernel.state.vertex_owner[vertex] == seat:
                    codes.put(self, vertex)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        pay_cost(kernel, seat, kernel.rules.piece_cost, kernel.rules.city)
        raise_city(kernel, self.at, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        vertex = (code >> OPERAND_SHIFT) & OPERAND_MASK
        if self.at.of(kernel).sideways[vertex] == 0 or kernel.state.vertex_owner[vertex] != seat:
            return "you have no sideways city there"
        return f"a city costs {shortfall(kernel, seat, kernel.rules.piece_cost, kernel.rules.city)} more than you hold"

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> str:
        if not has_sideways(kernel, self.at.of(kernel), seat):
            return "you have no sideways city"
        return f"a city costs {shortfall(kernel, seat, kernel.rules.piece_cost, kernel.rules.city)} more than you hold"

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(kernel.rules.pieces[kernel.rules.city].cost)


# Walls


def wall_fits(kernel: Kernel, own: CitiesSlice, seat: i64, vertex: i64) -> bool:
    """Under an own city that has none, one with a metropolis too (CK-109)."""
    return is_city_of(kernel, seat, vertex) and own.wall[vertex] == 0


def put_wall(kernel: Kernel, at: CitiesSlot, seat: i64, vertex: i64) -> None:
    take_from_supply(kernel, seat, at.wall)
    at.of(kernel).wall[vertex] = 1
    kernel.log.emit(BUILT, seat, at.wall, vertex)
    tell_built(kernel, seat, at.wall, vertex)


class BuildWall(ActionKind):
    """A wall under a city: two cards more in hand on a seven (CK-109 to CK-111)."""

    def __init__(self, rules: Rules, at: CitiesSlot) -> None:
        super().__init__("build_wall", "vertex", Domain(int(rules.topology.vertices)))
        self.at = at

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if can_build(kernel, seat, self.at.wall):
            own = self.at.of(kernel)
            for vertex in range(kernel.topology.vertices):
                if wall_fits(kernel, own, seat, vertex):
                    codes.put(self, vertex)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        pay_cost(kernel, seat, kernel.rules.piece_cost, self.at.wall)
        put_wall(kernel, self.at, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        return why_not_build(kernel, seat, self.at.wall, code, "a wall stands under one of your cities that has none")

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(kernel.rules.pieces[self.at.wall].cost)


class PlaceWall(ActionKind):
    """A wall free of charge (CK-199)."""

    def __init__(self, rules: Rules, at: CitiesSlot) -> None:
        super().__init__("place_wall", "vertex", Domain(int(rules.topology.vertices)))
        self.at = at

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if in_supply(kernel, seat, self.at.wall):
            own = self.at.of(kernel)
            for vertex in range(kernel.topology.vertices):
                if wall_fits(kernel, own, seat, vertex):
                    codes.put(self, vertex)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        put_wall(kernel, self.at, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        return "a wall stands under one of your cities that has none"
