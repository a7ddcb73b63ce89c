"""What rule tests of the sea scenarios ask of their islands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tests.table import Table

Landing = tuple[str, str]  # a coastal vertex and a sea edge that ends there


def island(table: Table, name: str) -> list[int]:
    return next(one.hexes for one in table.kernel.rules.board.islands if one.name == name)


def corners(table: Table, hexes: Iterable[int]) -> set[int]:
    topology = table.kernel.topology
    return {int(topology.hex_vertex[6 * hex_ + corner]) for hex_ in hexes for corner in range(6)}


def founding_sites(table: Table, seat: int = 0) -> set[int]:
    return {int(str(action.operands["vertex"])) for action in table.legal(seat, "found_building")}


def found(table: Table, places: Sequence[Landing]) -> None:
    """Everybody in turn founds a settlement with a road."""
    for vertex, edge in places:
        (seat,) = table.game.actors
        table.act(seat, "found_building", vertex=vertex)
        table.act(seat, "found_road", edge=edge)


def land_on(table: Table, seat: int, landing: Landing) -> None:
    """A settlement bought on a vertex that an own ship touches."""
    vertex, edge = landing
    table.put(seat, "ship", edge)
    table.hand(seat, wood=1, brick=1, wool=1, grain=1)
    table.act(seat, "build_settlement", vertex=vertex)


def special_vp(table: Table) -> list[int]:
    return table.view()["seafarers"]["special_vp"]


def top_last(stack: Sequence[int], *top: int) -> list[int]:
    """A face-down stack of these items in which the named ones are drawn first."""
    rest = list(stack)
    for item in top:
        rest.remove(item)
    return [*rest, *reversed(top)]
