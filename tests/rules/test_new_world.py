"""`new_world` (SEANEW): an archipelago as drawn, harbours placed in turn, islands to explore."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from skerry import Game
from skerry.board.map_file import HARBOUR_NUMBER
from skerry.board.maps import load_map
from skerry.board.terrain import GOLD_FIELD, SEA, is_land
from skerry.board.tokens import is_red
from skerry.engine.digest import kept_by
from skerry.engine.randomness import Randomness
from skerry.engine.resampling import resample_hidden
from skerry.engine.start import lay_board
from skerry.engine.view import View
from tests.islands import corners, found, founding_sites, land_on, special_vp, top_last
from tests.table import Table

NEW_WORLD = ["new_world"]
HARBOURS = [5, 5, 5, 5, 5, 0, 1, 2, 3, 4]

# Three islands in a row, without harbours.
ISLES = """
name isles
players 3 4
target 12
row 0 offset 1: frame frame frame frame frame frame frame frame
row 1 offset 0: frame forest:4 hill:5 sea pasture:9 field:10 sea mountain:3 frame
row 2 offset 1: frame frame frame frame frame frame frame frame
marker pirate: (1,0)
"""
# Seat 0 founds twice in the west, seat 1 in the west and in the middle, seat 2 twice in the middle.
HOMES = [
    ("(1,1) N", "(1,1) NW"),
    ("(1,1) S", "(1,1) SW"),
    ("(1,4) N", "(1,4) NW"),
    ("(1,4) S", "(1,4) SW"),
    ("(1,5) S", "(1,5) SE"),
    ("(1,2) SE", "(1,2) SE"),
]
WEST = ("(1,2) N", "(1,2) NE")
MIDDLE = ("(1,5) NE", "(1,5) NE")
EAST = ("(1,7) N", "(1,7) NE")

# One hex: room for three harbours at most.
ROCK = """
name rock
players 3 4
target 12
row 0 offset 1: frame frame
row 1 offset 0: frame forest:4 frame
row 2 offset 1: frame frame
marker pirate: (1,0)
stack harbours: wood, brick, wool, grain, ore
"""


def drawn(*names: str) -> dict[str, Sequence[int]]:
    """The harbours in the order in which they are drawn."""
    return {"harbours": top_last(HARBOURS, *(HARBOUR_NUMBER[name] for name in names))}


def coast(table: Table) -> set[int]:
    """Every edge with land on one side, and sea or frame on the other."""
    topology = table.kernel.topology
    found_edges = set()
    for edge in range(topology.edges):
        sides = [topology.edge_hex[2 * edge + side] for side in range(2)]
        wet = [side < 0 or table.state.terrain[side] == SEA for side in sides]
        if sum(wet) == 1:
            found_edges.add(edge)
    return found_edges


def ends(table: Table, edge: int) -> set[int]:
    return {int(table.kernel.topology.edge_vertex[2 * edge + end]) for end in range(2)}


def harbour_edges(table: Table, seat: int) -> set[int]:
    return {int(str(action.operands["edge"])) for action in table.legal(seat, "lay_harbour")}


def lay_all(table: Table) -> list[int]:
    """Every harbour on the first edge that is left; returns who placed."""
    order = []
    while table.decision == "lay_harbour":
        (seat,) = table.game.actors
        order.append(seat)
        table.game.apply(seat, table.legal(seat)[0])
    return order


# Set-up


@pytest.mark.rule("SEANEW-03")
def test_hexes_stay_as_they_were_drawn() -> None:
    for seed in range(5):
        game = Game.new(NEW_WORLD, 4, seed=seed)
        setup = lay_board(game.kernel.rules, Randomness(str(seed)))
        assert list(game.kernel.state.terrain) == setup.terrain
        assert game.decision == "lay_harbour"
        while game.decision == "lay_harbour":
            game.apply(game.actors[0], game.legal_actions(game.actors[0])[-1])
        assert game.decision == "found_building"
        assert list(game.kernel.state.terrain) == setup.terrain
        assert list(game.kernel.state.numbers) == setup.numbers


@pytest.mark.rule("SEANEW-05")
@pytest.mark.parametrize(("players", "starter"), [(3, 0), (4, 2)])
def test_harbours_are_placed_in_turn_from_the_first_player_on(players: int, starter: int) -> None:
    roll_off = [(6, 6) if seat == starter else (1, 1) for seat in range(players)]
    table = Table(NEW_WORLD, players, roll_off=roll_off)
    order = lay_all(table)
    assert order == [(starter + step) % players for step in range(10)]
    assert (table.decision, table.game.actors) == ("found_building", [starter])
    assert "harbours_left" not in table.view()["new_world"]
    kinds = sorted(table.view()["board"]["harbours"].values())
    assert kinds == ["3:1"] * 5 + ["brick", "grain", "ore", "wood", "wool"]


@pytest.mark.rule("SEANEW-05")
def test_a_harbour_is_drawn_for_all_to_see_and_placed_on_any_coast_edge() -> None:
    table = Table(NEW_WORLD, 4, decks=drawn("ore", "3:1"))
    for seat in (None, 0, 3):
        assert table.view(seat)["drawn_harbour"] == {"harbour": "ore"}
        assert table.view(seat)["new_world"]["harbours_left"] == 9
    assert harbour_edges(table, 0) == coast(table)
    edge = max(coast(table))
    table.act(0, "lay_harbour", edge=edge)
    assert table.view()["board"]["harbours"] == {str(edge): "ore"}
    assert table.view()["drawn_harbour"] == {"harbour": "3:1"}
    assert table.game.actors == [1]


@pytest.mark.rule("SEANEW-05")
def test_which_harbours_come_next_is_told_to_nobody() -> None:
    table = Table(NEW_WORLD, 4, decks=drawn("ore"))
    for seat in range(-1, 4):
        orders = set()
        for deal in range(5):
            twin = resample_hidden(table.kernel, seat, f"deal {deal}")
            assert View(twin, seat).to_json() == View(table.kernel, seat).to_json()
            stack = kept_by(twin, "new_world")["stack"]
            # Where the drawn one lay nothing is left to read; everybody has seen it.
            assert sorted([*stack[:-1], HARBOUR_NUMBER["ore"]]) == sorted(HARBOURS)
            orders.add(tuple(stack))
        assert len(orders) == 5


@pytest.mark.rule("SEANEW-05")
def test_a_placed_harbour_serves_who_founds_there() -> None:
    table = Table(NEW_WORLD, 4, decks=drawn("ore"))
    edge = min(coast(table))
    table.act(0, "lay_harbour", edge=edge)
    lay_all(table)
    table.act(0, "found_building", vertex=min(ends(table, edge)))
    assert table.view()["seats"][0]["rates"]["ore"] == 2


@pytest.mark.rule("SEANEW-06")
def test_harbours_share_no_vertex() -> None:
    table = Table(NEW_WORLD, 4)
    taken: set[int] = set()
    while table.decision == "lay_harbour":
        (seat,) = table.game.actors
        assert harbour_edges(table, seat) == {edge for edge in coast(table) if not ends(table, edge) & taken}
        if taken:
            beside = next(edge for edge in coast(table) if ends(table, edge) & taken)
            reason = table.refused(seat, "lay_harbour", edge=beside)
            assert reason == "a harbour lies on a coast edge and shares no vertex with another harbour"
        chosen = min(harbour_edges(table, seat))
        table.act(seat, "lay_harbour", edge=chosen)
        taken |= ends(table, chosen)
    assert len(taken) == 20


@pytest.mark.rule("SEANEW-07")
@pytest.mark.parametrize(("sides", "aside"), [(("NE", "SE", "W"), 2), (("NE", "SW"), 3)])
def test_harbours_without_a_legal_edge_are_laid_aside(sides: tuple[str, ...], aside: int) -> None:
    table = Table(NEW_WORLD, 3, own_map=ROCK)
    events: list[Any] = []
    for seat, side in enumerate(sides):
        assert table.game.actors == [seat]
        events = table.act(seat, "lay_harbour", edge=f"(1,1) {side}")
    left_out = [event.public["harbour"] for event in events if event.kind == "harbour_set_aside"]
    laid = list(table.view()["board"]["harbours"].values())
    assert len(left_out) == aside
    assert sorted([*left_out, *laid]) == ["brick", "grain", "ore", "wood", "wool"]
    assert (table.decision, table.game.actors) == ("found_building", [0])


@pytest.mark.rule("SEANEW-08", "SEA-20", "SEA-106")
def test_robber_and_pirate_enter_when_they_are_first_moved() -> None:
    table = Table(NEW_WORLD, 4, dice=[(3, 4), (3, 4)])
    assert table.view()["board"]["robber"] == "off_board"
    assert table.view()["seafarers"]["pirate"] == "frame"
    table.turn(0)
    table.act(0, "roll")
    hexes = range(table.kernel.topology.hexes)
    land = {hex_ for hex_ in hexes if is_land(table.state.terrain[hex_])}
    assert {action.operands["hex"] for action in table.legal(0, "move_robber")} == land
    assert {action.operands["hex"] for action in table.legal(0, "move_pirate")} == set(hexes) - land
    table.act(0, "move_robber", hex=min(land))
    table.turn(1)
    table.act(1, "roll")
    sea = min(set(hexes) - land)
    table.act(1, "move_pirate", hex=sea)
    assert table.view()["board"]["robber"] == min(land)
    assert table.view()["seafarers"]["pirate"] == sea


@pytest.mark.rule("SEANEW-09")
def test_gold_in_another_mix_of_hexes_gets_no_red_number() -> None:
    printed = load_map("seafarers/new_world").source_text
    mix = printed.replace("5 forest, 5 pasture, 5 field", "8 gold_field, 2 forest, 2 pasture, 3 field")
    reds = 0
    for seed in range(40):
        game = Game.new(NEW_WORLD, 4, seed=seed, board=mix)
        state = game.kernel.state
        topology = game.kernel.topology
        gold = [hex_ for hex_ in range(topology.hexes) if state.terrain[hex_] == GOLD_FIELD]
        assert len(gold) == 8
        assert all(state.numbers[hex_] and not is_red(state.numbers[hex_]) for hex_ in gold)
        for hex_ in range(topology.hexes):
            if is_red(state.numbers[hex_]):
                reds += 1
                around = [topology.hex_hex[6 * hex_ + side] for side in range(6)]
                assert not any(other >= 0 and is_red(state.numbers[other]) for other in around)
    assert reds == 40 * 4


# Islands


@pytest.mark.rule("SEANEW-10")
@pytest.mark.parametrize("players", [3, 4])
def test_every_island_is_open_for_founding(players: int) -> None:
    table = Table(NEW_WORLD, players)
    lay_all(table)
    land = [hex_ for hex_ in range(42) if is_land(table.state.terrain[hex_])]
    assert founding_sites(table) == corners(table, land)


@pytest.mark.rule("SEANEW-10", "SEANEW-11")
def test_one_or_two_home_islands_and_a_point_on_each_of_the_others() -> None:
    table = Table(NEW_WORLD, 3, own_map=ISLES)
    found(table, HOMES)
    assert special_vp(table) == [0, 0, 0]
    table.turn(0, rolled=True)
    land_on(table, 0, MIDDLE)
    assert special_vp(table) == [1, 0, 0]
    land_on(table, 0, EAST)
    assert special_vp(table) == [2, 0, 0]
    land_on(table, 0, ("(1,7) S", "(1,7) SE"))
    assert special_vp(table) == [2, 0, 0]
    assert table.points(0) == 5 + 2


@pytest.mark.rule("SEANEW-10", "SEANEW-11")
def test_home_islands_earn_nothing_and_those_of_others_do() -> None:
    table = Table(NEW_WORLD, 3, own_map=ISLES)
    found(table, HOMES)
    table.turn(1, rolled=True)
    land_on(table, 1, MIDDLE)
    assert special_vp(table) == [0, 0, 0]
    table.turn(2, rolled=True)
    land_on(table, 2, WEST)
    assert special_vp(table) == [0, 0, 1]


@pytest.mark.rule("SEANEW-12")
def test_a_single_island_earns_nobody_anything() -> None:
    table = Table(NEW_WORLD, 3, own_map=ISLES.replace("sea", "hill:8"))
    found(table, HOMES)
    for seat, landing in enumerate((MIDDLE, EAST, WEST)):
        table.turn(seat, rolled=True)
        land_on(table, seat, landing)
    assert special_vp(table) == [0, 0, 0]


@pytest.mark.rule("SEANEW-14")
@pytest.mark.parametrize("players", [3, 4])
def test_twelve_points_win_and_eleven_do_not(players: int) -> None:
    assert Game.new(NEW_WORLD, players, seed=1).kernel.rules.base_target == 12
    table = Table(NEW_WORLD, players, own_map=ISLES)
    table.put(0, "city", "(1,1) N", "(1,2) N", "(1,1) S", "(1,2) S")
    table.put(0, "settlement", "(1,4) N")
    table.turn(0, rolled=True)
    land_on(table, 0, EAST)
    assert table.points(0) == 11
    assert not table.game.over
    land_on(table, 0, ("(1,7) S", "(1,7) SE"))
    assert table.game.winner == 0
    assert table.game.scores()[0] == 12
