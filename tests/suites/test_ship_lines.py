"""Which ships may be moved, against listing every line and ring, on random networks of ships."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skerry import Game
from skerry.engine.due_routes import least_length, measure_routes, most_length, refresh_longest_road
from skerry.engine.kernel import Kernel
from skerry.engine.module import Module
from skerry.engine.network import has_route_at, lines_of, network_of
from skerry.engine.placement import (
    lay_route_piece,
    move_route_piece,
    piece_fits,
    put_building,
    remove_route_piece,
)
from skerry.engine.routes import refresh_route
from skerry.engine.state import OFF_BOARD
from skerry.rules.cities_and_knights.knights import put_knight, remove_knight, shift_knight
from skerry.rules.cities_and_knights.module import CitiesAndKnights
from skerry.rules.seafarers.module import sea
from skerry.rules.seafarers.moving import leaving_ships
from skerry.rules.seafarers.waters import known_sites
from tests.suites.line_oracle import open_ships
from tests.suites.route_oracle import slow_longest_route

OWN = 0
OTHER = 1

OPEN_SEA = """
name open_sea
row 0 offset 1: sea sea
row 1 offset 0: sea sea sea
row 2 offset 1: sea sea
row 3 offset 0: forest:9 hill:6 pasture:5
"""

GAME = Game.new(["new_shores"], 4, seed="lines", board=OPEN_SEA)
TOPOLOGY = GAME.kernel.topology

HEXES = range(7)
EDGES = sorted({int(TOPOLOGY.hex_edge[6 * h + side]) for h in HEXES for side in range(6)})
VERTICES = sorted({int(TOPOLOGY.hex_vertex[6 * h + corner]) for h in HEXES for corner in range(6)})

networks = st.lists(st.sampled_from(EDGES), unique=True, max_size=13)
rings = st.lists(st.sampled_from(HEXES), unique=True, min_size=1, max_size=2)
buildings = st.dictionaries(st.sampled_from(VERTICES), st.sampled_from([OWN, OWN, OTHER]), max_size=4)
exact = settings(
    max_examples=250, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


def lay(ships: Sequence[int], owners: Mapping[int, int], game: Game = GAME) -> Kernel:
    """A position with these ships of one colour and settlements of two."""
    kernel = game.kernel.copy()
    state = kernel.state
    for edge in ships:
        state.edge_owner[edge] = OWN
        state.edge_piece[edge] = kernel.rules.ship
    put_down(kernel, owners)
    return kernel


def put_down(kernel: Kernel, owners: Mapping[int, int]) -> None:
    for vertex, owner in owners.items():
        kernel.state.vertex_owner[vertex] = owner
        kernel.state.vertex_piece[vertex] = kernel.rules.settlement


def agree(ships: Sequence[int], owners: Mapping[int, int]) -> None:
    agree_in(lay(ships, owners), ships)


def agree_in(kernel: Kernel, ships: Sequence[int]) -> None:
    lines = lines_of(kernel, OWN, kernel.rules.ship)
    assert {edge for edge in ships if lines.is_open(kernel, edge)} == open_ships(kernel, OWN)


def ring(hex_: int) -> list[int]:
    return [int(TOPOLOGY.hex_edge[6 * hex_ + side]) for side in range(6)]


@pytest.mark.rule("SEA-44", "SEA-45", "SEA-46", "SEA-88", "SEA-109")
@exact
@given(ships=networks, owners=buildings)
def test_open_ships_of_random_lines(ships: list[int], owners: dict[int, int]) -> None:
    agree(ships, owners)


@pytest.mark.rule("SEA-45", "SEA-87")
@exact
@given(hexes=rings, ships=st.lists(st.sampled_from(EDGES), unique=True, max_size=6), owners=buildings)
def test_open_ships_of_rings_with_lines_at_them(hexes: list[int], ships: list[int], owners: dict[int, int]) -> None:
    agree(sorted({*ships, *(edge for hex_ in hexes for edge in ring(hex_))}), owners)


@pytest.mark.rule("SEA-45", "SEA-87")
@exact
@given(hexes=rings, before=buildings, after=buildings)
def test_rings_follow_the_buildings_that_come_to_them(
    hexes: list[int], before: dict[int, int], after: dict[int, int]
) -> None:
    """What is known of a ring is forgotten when something is built at it."""
    ships = sorted({edge for hex_ in hexes for edge in ring(hex_)})
    kernel = lay(ships, before)
    agree_in(kernel, ships)
    put_down(kernel, after)
    agree_in(kernel, ships)


moves = st.lists(st.tuples(st.integers(0, 20), st.sampled_from(EDGES)), max_size=8)


def known(kernel: Kernel, colour: int = OWN) -> list[list[int]]:
    """What is kept of the ships of a colour, found now or kept true since it was found."""
    network = network_of(kernel, colour)
    known_sites(kernel, sea(kernel.rules), colour)
    lists = [network.edges, network.ends, network.buildings, network.beside]
    lists.append(network.ship_sites[: network.ship_site_count])
    leaving_ships(kernel, sea(kernel.rules), colour)
    lists.append(network.leaving[: network.leaving_count])
    lists.append(lines_of(kernel, colour, kernel.rules.ship).edges)
    return [[int(place) for place in places] for places in lists]


def found_anew(kernel: Kernel, colour: int = OWN) -> list[list[int]]:
    return known(Kernel(kernel.rules, kernel.state.copy()), colour)


def route_agrees(kernel: Kernel, which: int) -> None:
    """What is known of the route while it is due, and how long it is whenever somebody wants to know."""
    length = slow_longest_route(kernel, OWN)
    assert least_length(kernel, OWN) <= length <= most_length(kernel, OWN)
    if which % 4 == 0:
        measure_routes(kernel)
        assert kernel.state.route_length[OWN] == length
    assert kernel.state.award_holder[0] == (OWN if length >= 5 else -1)


def follow(kernel: Kernel, ships: list[int], steps: list[tuple[int, int]]) -> None:
    """Move one ship after the other, and compare what is kept with what is found anew."""
    refresh_route(kernel, OWN)
    refresh_longest_road(kernel)
    for which, edge in steps:
        agree_in(kernel, ships)
        assert known(kernel) == found_anew(kernel)
        fitting = [place for place in known(kernel)[3] if piece_fits(kernel, OWN, kernel.rules.ship, place)]
        assert known(kernel)[4] == fitting
        if edge not in ships:
            origin = ships[which % len(ships)]
            move_route_piece(kernel, origin, edge)
            ships = sorted({*ships, edge} - {origin})
        elif kernel.state.vertex_piece[TOPOLOGY.edge_vertex[2 * edge]] == 0:
            put_building(kernel, which % 2, kernel.rules.settlement, TOPOLOGY.edge_vertex[2 * edge])
        route_agrees(kernel, which)
    agree_in(kernel, ships)


@pytest.mark.rule("SEA-45", "SEA-48", "SEA-50", "SEA-87")
@exact
@given(ships=networks, owners=buildings, steps=moves)
def test_what_is_known_follows_ships_that_move(
    ships: list[int], owners: dict[int, int], steps: list[tuple[int, int]]
) -> None:
    if ships:
        follow(lay(ships, owners), sorted(ships), steps)


@pytest.mark.rule("SEA-45", "SEA-48", "SEA-50", "SEA-87")
@exact
@given(hexes=rings, ships=networks, owners=buildings, steps=moves)
def test_what_is_known_of_rings_follows_ships_that_move(
    hexes: list[int], ships: list[int], owners: dict[int, int], steps: list[tuple[int, int]]
) -> None:
    ringed = sorted({*ships[:5], *(edge for hex_ in hexes for edge in ring(hex_))})
    follow(lay(ringed, owners), ringed, steps)


def holder_after(holder: int, lengths: list[int]) -> int:
    """Whose the longest road is when routes have these lengths."""
    most = max(lengths)
    leaders = [colour for colour, length in enumerate(lengths) if length == most >= 5]
    return holder if holder in leaders else leaders[0] if len(leaders) == 1 else -1


@pytest.mark.rule("SEA-35", "SEA-48", "BASE-167", "BASE-168", "BASE-169", "BASE-170")
@exact
@given(ships=st.lists(st.sampled_from(EDGES), unique=True, max_size=22), owners=buildings, steps=moves)
def test_what_is_known_follows_the_ships_of_others(
    ships: list[int], owners: dict[int, int], steps: list[tuple[int, int]]
) -> None:
    """Two colours in each other's way: what is kept of both, and whose the longest road is though few are measured."""
    kernel = lay(ships, owners)
    for edge in ships[::2]:
        kernel.state.edge_owner[edge] = OTHER
    holder = -1
    for colour in (OWN, OTHER):
        refresh_route(kernel, colour)
    refresh_longest_road(kernel)
    for which, edge in steps:
        for colour in (OWN, OTHER):
            assert known(kernel, colour) == found_anew(kernel, colour)
        lengths = [slow_longest_route(kernel, colour) for colour in range(4)]
        for colour, length in enumerate(lengths):
            assert least_length(kernel, colour) <= length <= most_length(kernel, colour)
        holder = holder_after(holder, lengths)
        assert kernel.state.award_holder[0] == holder
        if ships and edge not in ships:
            origin = ships[which % len(ships)]
            move_route_piece(kernel, origin, edge)
            ships = sorted({*ships, edge} - {origin})
    measure_routes(kernel)
    assert [int(length) for length in kernel.state.route_length] == [slow_longest_route(kernel, c) for c in range(4)]


class Shy(Module):
    """No ship goes where a piece of somebody else lies at either end, and none leaves from there."""

    def __init__(self, looks_near: bool) -> None:
        super().__init__("toy_shy")
        self.looks_near = looks_near
        self.counts_changes = True

    def adjust_site(self, kernel: Kernel, colour: int, piece: int, place: int, fits: bool) -> bool:
        return fits and not self.meets_others(kernel, colour, place)

    def adjust_removal(self, kernel: Kernel, edge: int, may: bool) -> bool:
        return may and not self.meets_others(kernel, kernel.state.edge_owner[edge], edge)

    def meets_others(self, kernel: Kernel, colour: int, edge: int) -> bool:
        ends = TOPOLOGY.edge_vertex[2 * edge : 2 * edge + 2]
        others = [other for other in range(4) if other != colour]
        return any(has_route_at(kernel, other, vertex) for other in others for vertex in ends)


AMONG_SHY = Game.new(["new_shores", Shy(looks_near=True)], 4, seed="lines", board=OPEN_SEA)
AMONG_UNSAID = Game.new(["new_shores", Shy(looks_near=False)], 4, seed="lines", board=OPEN_SEA)


@pytest.mark.rule("SEA-33", "SEA-45", "SEA-48")
@exact
@given(
    own=networks,
    others=networks,
    owners=buildings,
    steps=st.lists(st.tuples(st.sampled_from([OWN, OTHER]), st.integers(0, 20), st.sampled_from(EDGES)), max_size=12),
)
def test_what_is_known_follows_ships_whoever_asks(
    own: list[int], others: list[int], owners: dict[int, int], steps: list[tuple[int, int, int]]
) -> None:
    """Ships that come and go are counted by whoever is near them, in whichever order they ask."""
    for game in (GAME, AMONG_SHY):
        follow_both(lay(own, owners, game), own, others, steps)


def follow_both(kernel: Kernel, own: list[int], others: list[int], steps: list[tuple[int, int, int]]) -> None:
    for edge in set(others) - set(own):
        kernel.state.edge_owner[edge] = OTHER
        kernel.state.edge_piece[edge] = kernel.rules.ship
    for colour in (OWN, OTHER):
        refresh_route(kernel, colour)
    refresh_longest_road(kernel)
    for colour, which, edge in steps:
        for asking in (OWN, OTHER):
            if which % 3 != asking:
                assert known(kernel, asking) == found_anew(kernel, asking)
        lying = [place for place in EDGES if kernel.state.edge_owner[place] == colour]
        if kernel.state.edge_owner[edge] == colour:
            remove_route_piece(kernel, edge)
        elif kernel.state.edge_owner[edge] < 0:
            if lying and which % 2:
                move_route_piece(kernel, lying[which % len(lying)], edge)
            else:
                lay_route_piece(kernel, colour, kernel.rules.ship, edge)
    for asking in (OWN, OTHER):
        assert known(kernel, asking) == found_anew(kernel, asking)


def leaving(kernel: Kernel) -> list[int]:
    network = leaving_ships(kernel, sea(kernel.rules), OWN)
    return [int(edge) for edge in network.leaving[: network.leaving_count]]


@pytest.mark.rule("SEA-48")
@exact
@given(
    own=networks,
    others=networks,
    owners=buildings,
    steps=st.lists(st.tuples(st.integers(0, 20), st.integers(0, int(TOPOLOGY.edges) - 1)), max_size=8),
)
def test_ships_that_may_leave_are_known_whatever_comes_to_them(
    own: list[int], others: list[int], owners: dict[int, int], steps: list[tuple[int, int]]
) -> None:
    """What others lay may lie on land, where no place for a ship is judged; and where a module does not say that it
    looks near, none is judged anywhere."""
    for game in (AMONG_SHY, AMONG_UNSAID):
        kernel = lay(own, owners, game)
        strangers = sorted(set(others) - set(own))
        for edge in strangers:
            kernel.state.edge_owner[edge] = OTHER
            kernel.state.edge_piece[edge] = kernel.rules.ship
        for colour in (OWN, OTHER):
            refresh_route(kernel, colour)
        for which, edge in steps:
            assert leaving(kernel) == leaving(Kernel(kernel.rules, kernel.state.copy()))
            if strangers and kernel.state.edge_owner[edge] < 0:
                origin = strangers[which % len(strangers)]
                move_route_piece(kernel, origin, edge)
                strangers = sorted({*strangers, edge} - {origin})
        assert leaving(kernel) == leaving(Kernel(kernel.rules, kernel.state.copy()))


@pytest.mark.rule("SEA-37", "SEA-47", "SEA-48")
@exact
@given(ships=networks, owners=buildings, steps=st.lists(st.tuples(st.integers(0, 9), st.sampled_from(EDGES))))
def test_what_is_known_follows_the_pirate(
    ships: list[int], owners: dict[int, int], steps: list[tuple[int, int]]
) -> None:
    """It goes from hex to hex, and off the board, while ships move."""
    kernel = lay(ships, owners)
    refresh_route(kernel, OWN)
    refresh_longest_road(kernel)
    for where, edge in steps:
        assert known(kernel) == found_anew(kernel)
        lying = [place for place in EDGES if kernel.state.edge_owner[place] == OWN]
        if lying and edge not in lying and where % 2:
            move_route_piece(kernel, lying[where % len(lying)], edge)
        else:
            sea(kernel.rules).pirate.put(kernel, where if where in HEXES else OFF_BOARD)
    assert known(kernel) == found_anew(kernel)


@pytest.mark.rule("SEA-48")
def test_a_ship_that_moves_before_anybody_asked_is_known_where_it_lies() -> None:
    """In a copy nothing is known of a network until its first ship moves."""
    round_ = ring(3)
    kernel = lay(round_[:3], {})
    refresh_route(kernel, OWN)
    kernel = Kernel(kernel.rules, kernel.state.copy())
    move_route_piece(kernel, round_[0], round_[3])
    assert known(kernel)[0] == sorted(round_[1:4])
    assert known(kernel) == found_anew(kernel)


WITH_KNIGHTS = Game.new(["cities_and_knights", "new_shores"], 4, seed="lines", board=OPEN_SEA)


def meet_knight(kernel: Kernel, which: int, vertex: int) -> None:
    """A knight comes to a vertex, or the one that stands there goes, to another vertex or for good."""
    module = kernel.rules.module("cities_and_knights")
    assert isinstance(module, CitiesAndKnights)
    knights = module.own
    vacant = [place for place in VERTICES if not knights.knight.has(kernel, place)]
    if knights.knight.has(kernel, vertex):
        if which % 3:
            shift_knight(kernel, knights, vertex, vacant[which % len(vacant)])
        else:
            remove_knight(kernel, knights, vertex)
    elif kernel.state.vertex_piece[vertex] == 0:
        put_knight(kernel, knights, which % 2, 1 + which % 3, vertex)


@pytest.mark.rule("CK-138", "CK-141", "CKS-15", "CKS-17")
@exact
@given(ships=networks, owners=buildings, steps=st.lists(st.tuples(st.integers(0, 20), st.sampled_from(EDGES))))
def test_what_is_known_follows_knights_that_come_and_go(
    ships: list[int], owners: dict[int, int], steps: list[tuple[int, int]]
) -> None:
    kernel = lay(ships, owners, WITH_KNIGHTS)
    refresh_route(kernel, OWN)
    refresh_longest_road(kernel)
    lying = sorted(ships)
    for which, edge in steps:
        assert known(kernel) == found_anew(kernel)
        fitting = [place for place in known(kernel)[3] if piece_fits(kernel, OWN, kernel.rules.ship, place)]
        assert known(kernel)[4] == fitting
        if lying and edge not in lying and which % 2:
            origin = lying[which % len(lying)]
            move_route_piece(kernel, origin, edge)
            lying = sorted({*lying, edge} - {origin})
        else:
            meet_knight(kernel, which, int(TOPOLOGY.edge_vertex[2 * edge]))
        route_agrees(kernel, which)


@pytest.mark.sweep
@settings(exact, max_examples=10_000)
@given(hexes=rings, ships=networks, owners=buildings, steps=moves)
def test_many_more_ships_that_move(
    hexes: list[int], ships: list[int], owners: dict[int, int], steps: list[tuple[int, int]]
) -> None:
    ringed = sorted({*ships[:7], *(edge for hex_ in hexes[len(ships) % 2 :] for edge in ring(hex_))})
    if ringed:
        follow(lay(ringed, owners), ringed, steps)


@pytest.mark.sweep
@settings(exact, max_examples=10_000)
@given(hexes=rings, ships=networks, owners=buildings)
def test_many_more_lines_and_rings(hexes: list[int], ships: list[int], owners: dict[int, int]) -> None:
    agree(sorted({*ships[:7], *(edge for hex_ in hexes for edge in ring(hex_))}), owners)


def test_the_listing_itself_knows_lines_and_rings() -> None:
    """The oracle on positions that a reader can check: SEA-44, SEA-45 and both parts of SEA-87."""
    round_ = ring(3)
    corner = [int(TOPOLOGY.hex_vertex[6 * 3 + n]) for n in range(6)]
    at_first = {edge for edge in round_ if corner[0] in TOPOLOGY.edge_vertex[2 * edge : 2 * edge + 2]}
    assert open_ships(lay(round_, {}), OWN) == set(round_)
    assert open_ships(lay(round_, {corner[0]: OTHER}), OWN) == set(round_)
    assert open_ships(lay(round_, {corner[0]: OWN}), OWN) == at_first
    assert open_ships(lay(round_, {corner[0]: OWN, corner[3]: OWN}), OWN) == set()
    assert open_ships(lay(round_[:3], {}), OWN) == {round_[0], round_[2]}
