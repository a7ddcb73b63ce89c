"""The players of `new_world` lay fishing grounds when the harbours lie (FISHSEA-41 to FISHSEA-43)."""

from __future__ import annotations

import pytest

from skerry import Game
from skerry.board.terrain import SEA, is_land
from skerry.engine.digest import kept_by
from skerry.engine.resampling import resample_hidden
from skerry.engine.state import NO_HARBOUR
from skerry.engine.view import View
from tests.fishing import fish_table, tips
from tests.islands import top_last
from tests.table import Table

NUMBERS = [4, 5, 6, 8, 9, 10]
NOT_THERE = "a fishing ground lies where two land hexes meet at the sea, away from harbours and other grounds"

# Two hexes: room for one ground at each side, and none beside a harbour.
PAIR = """
name pair
players 3 4
target 12
row 0 offset 1: frame frame frame
row 1 offset 0: frame forest:4 hill:5 frame
row 2 offset 1: frame frame frame
marker pirate: (1,0)
{harbours}
"""


def lay_all(table: Table, decision: str) -> list[int]:
    """Each on the first place that is left; returns who laid."""
    order = []
    while table.decision == decision:
        (seat,) = table.game.actors
        order.append(seat)
        table.game.apply(seat, table.legal(seat)[0])
    return order


def at_grounds(players: int = 4, first: tuple[int, ...] = (), starter: int = 0) -> Table:
    """All harbours lie; these numbers are drawn first."""
    roll_off = [(6, 6) if seat == starter else (1, 1) for seat in range(players)]
    table = fish_table(
        "new_world", players=players, roll_off=roll_off, decks={"fishing_grounds": top_last(NUMBERS, *first)}
    )
    lay_all(table, "lay_harbour")
    return table


def places(table: Table) -> set[int]:
    (seat,) = table.game.actors
    return {int(str(action.operands["vertex"])) for action in table.legal(seat, "lay_fishing_ground")}


def corners(table: Table, tip: int) -> set[int]:
    """The three vertices of a ground, by the board as it lies; none where it has no place."""
    topology = table.kernel.topology
    terrain = table.state.terrain
    around = [int(topology.vertex_hex[3 * tip + slot]) for slot in range(3)]
    if sorted(hex_ >= 0 and is_land(terrain[hex_]) for hex_ in around) != [False, True, True]:
        return set()
    found = {tip}
    for spoke in range(3):
        edge = int(topology.vertex_edge[3 * tip + spoke])
        sides = [int(topology.edge_hex[2 * edge + side]) for side in range(2)]
        if any(hex_ < 0 or terrain[hex_] == SEA for hex_ in sides):
            if table.state.edge_harbour[edge] != NO_HARBOUR:
                return set()
            found |= {int(topology.edge_vertex[2 * edge + end]) for end in range(2)}
    return found


@pytest.mark.rule("FISHSEA-43", "SEANEW-13")
@pytest.mark.parametrize(("players", "starter"), [(3, 0), (4, 2)])
def test_grounds_are_laid_in_turn_right_after_the_harbours(players: int, starter: int) -> None:
    table = at_grounds(players, starter=starter)
    assert tips(table) == {}
    order = lay_all(table, "lay_fishing_ground")
    assert order == [(starter + step) % players for step in range(6)]
    assert sorted(tips(table).values()) == NUMBERS
    assert (table.decision, table.game.actors) == ("found_building", [starter])
    assert "grounds_in_turn" not in table.view()


@pytest.mark.rule("FISHSEA-43")
def test_a_ground_is_drawn_for_all_to_see_and_laid_on_any_coast() -> None:
    table = at_grounds(first=(9, 4))
    for seat in (None, 0, 3):
        assert table.view(seat)["drawn_ground"] == {"fishing_ground": 9}
        assert table.view(seat)["grounds_in_turn"] == {"grounds_left": 5}
    everywhere = {tip for tip in range(table.kernel.topology.vertices) if corners(table, tip)}
    assert places(table) == everywhere
    tip = max(everywhere)
    (event,) = table.act(0, "lay_fishing_ground", vertex=tip)
    assert event.to_json() == {"event": "fishing_ground_laid", "seat": 0, "vertex": tip, "number": 9}
    assert tips(table) == {tip: 9}
    assert table.view()["drawn_ground"] == {"fishing_ground": 4}


@pytest.mark.rule("FISHSEA-43", "FISHSEA-09")
def test_grounds_keep_apart_and_away_from_harbours() -> None:
    table = at_grounds()
    taken: set[int] = set()
    while table.decision == "lay_fishing_ground":
        (seat,) = table.game.actors
        vertices = range(table.kernel.topology.vertices)
        wanted = {tip for tip in vertices if corners(table, tip) and not corners(table, tip) & taken}
        assert places(table) == wanted
        for wrong in set(vertices) - wanted:
            assert table.refused(seat, "lay_fishing_ground", vertex=wrong) == NOT_THERE
        tip = min(wanted)
        taken |= corners(table, tip)
        table.act(seat, "lay_fishing_ground", vertex=tip)


@pytest.mark.rule("FISHSEA-43")
def test_one_that_finds_no_place_is_laid_aside() -> None:
    table = fish_table("new_world", players=3, own_map=PAIR.format(harbours=""))
    events = []
    for seat in range(2):
        assert (table.decision, table.game.actors) == ("lay_fishing_ground", [seat])
        events = table.act(seat, "lay_fishing_ground", vertex=min(places(table)))
    aside = [event.public["number"] for event in events if event.kind == "fishing_ground_set_aside"]
    assert sorted([*aside, *tips(table).values()]) == NUMBERS
    assert len(aside) == 4
    assert (table.decision, table.game.actors) == ("found_building", [0])


@pytest.mark.rule("FISHSEA-43")
def test_a_harbour_that_was_laid_takes_the_place_of_a_ground() -> None:
    table = fish_table("new_world", players=3, own_map=PAIR.format(harbours="stack harbours: ore"))
    table.act(0, "lay_harbour", edge="(1,1) NE")
    assert places(table) == {table.vertex("(1,1) SE")}


@pytest.mark.rule("FISHSEA-43")
def test_which_grounds_come_next_is_told_to_nobody() -> None:
    table = at_grounds(first=(9,))
    for seat in range(-1, 4):
        orders = set()
        for deal in range(5):
            twin = resample_hidden(table.kernel, seat, f"deal {deal}")
            assert View(twin, seat).to_json() == View(table.kernel, seat).to_json()
            orders.add(tuple(kept_by(twin, "grounds_in_turn")["grounds"]))
        assert len(orders) > 1


@pytest.mark.rule("FISHSEA-43")
def test_of_two_players_both_lay_grounds_before_the_neutral_settlements() -> None:
    game = Game.new(["fishermen", "new_world", "two_player"], 2, "two")
    table = Table.of(game)
    lay_all(table, "lay_harbour")
    order = lay_all(table, "lay_fishing_ground")
    assert len(order) == 6
    assert order[::2] == [game.kernel.state.starting_player] * 3
    assert len(set(order)) == 2
    assert table.decision == "found_neutral"


def test_grounds_of_a_map_of_ones_own_stay_where_it_has_them() -> None:
    text = PAIR.format(harbours="fishing_ground 8 at (1,1) corner NE")
    table = fish_table("new_world", players=3, own_map=text)
    assert (table.decision, tips(table)) == ("found_building", {table.vertex("(1,1) NE"): 8})
