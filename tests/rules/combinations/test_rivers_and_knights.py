"""The Rivers with Cities & Knights: gold for cities, bridges under knights, and roads that leave a river."""

from __future__ import annotations

from typing import Any

import pytest

from skerry.board.terrain import SWAMP
from skerry.catalog import judge
from skerry.engine.state import OFF_BOARD
from tests.knights import (
    barbarians_at,
    give,
    knight,
    own,
    places,
    play,
    playable,
    strength_at,
    throw,
    unlock,
    vertices,
)
from tests.riverside import SITES, gold, purses, river_table, told
from tests.table import Table

KNIGHTS = "cities_and_knights"
# Two sides of river hexes that follow each other, and two edges away from both rivers that do.
BESIDE = ("(1,1) NW", "(1,1) NE")
AWAY = ("(4,1) SW", "(4,1) SE")


def at_rivers(*throws: tuple[int, int, int], players: int = 4, **options: Any) -> Table:
    """The fixed board of the rivers, nobody has founded anything."""
    return Table(["rivers", KNIGHTS], players, dice=throws, **options)


def on_turn(*purse: int, **options: Any) -> Table:
    """Seat 0 has rolled, and everybody has so much gold."""
    table = at_rivers(**options)
    table.turn(0, rolled=True)
    purses(table, *purse)
    return table


def dealing(*purse: int) -> Table:
    """The same, and seat 0 holds a diplomat."""
    table = on_turn(*purse)
    give(table, 0, "diplomat")
    return table


@pytest.mark.rule("RIVRCK-01", "RIVRCK-17")
@pytest.mark.parametrize("players", [3, 4])
def test_they_are_played_together_to_fifteen_points(players: int) -> None:
    verdict = judge(["rivers", KNIGHTS], players)
    assert (verdict.playable, verdict.status, verdict.target) == (True, "yes", 15)


@pytest.mark.rule("RIVRCK-17")
def test_fifteen_points_win_on_the_own_turn() -> None:
    table = at_rivers()
    table.put(0, "city", "(0,0) N", "(0,1) N", "(0,2) N", "(4,0) S")
    table.put(0, "settlement", "(4,1) S", "(4,2) S", "(2,0) NW", "(2,4) NE", "(2,2) N")
    own(table).defender.set(table.kernel, 0, 2)
    table.turn(1)
    purses(table, 1, 0, 0, 0)
    assert (table.all_points(0), table.game.over) == (16, False)
    purses(table, 0, 1, 0, 0)
    assert table.all_points(0) == 13, "the poorest tile takes two of them"
    purses(table, 1, 0, 0, 0)
    table.turn(0)
    assert (table.game.over, table.game.winner) == (True, 0)


# Cities and gold


@pytest.mark.rule("RIVRCK-08")
@pytest.mark.parametrize(("place", "earned"), [("(1,1) N", 1), ("(1,1) NE", 1), ("(4,1) S", 0)])
def test_a_founding_city_beside_a_river_brings_one_gold(place: str, earned: int) -> None:
    table = at_rivers(players=3)
    for seat, home in enumerate(("(0,0) N", "(0,2) N", "(4,0) SW")):
        table.act(seat, "found_building", vertex=home)
        table.game.apply(seat, table.legal(seat)[0])
    assert gold(table) == [0, 0, 0]
    table.act(2, "found_building", vertex=place)
    assert (piece_at(table, place), gold(table)) == ("city", [0, 0, earned])


@pytest.mark.rule("RIVRCK-09")
def test_a_city_that_is_built_later_brings_none() -> None:
    table = on_turn()
    table.put(0, "settlement", "(1,1) N")
    table.hand(0, grain=2, ore=3)
    table.act(0, "build_city", vertex="(1,1) N")
    assert gold(table)[0] == 0


@pytest.mark.rule("RIVRCK-09")
def test_a_city_of_medicine_brings_none_either() -> None:
    table = on_turn()
    table.put(0, "settlement", "(1,1) N")
    table.hand(0, grain=1, ore=2)
    give(table, 0, "medicine")
    play(table, "medicine")
    if table.decision != "action":
        table.game.apply(0, table.legal(0)[0])
    assert (piece_at(table, "(1,1) N"), gold(table)[0]) == ("city", 0)


# Knights and bridges

# A bridge over the long river with a road on each side of it.
BRIDGE = "(1,1) E"
NORTH_BANK = "(1,1) NE"
SOUTH_BANK = "(1,1) SE"


@pytest.mark.rule("RIVRCK-10")
def test_a_knight_crosses_a_bridge() -> None:
    table = on_turn()
    table.put(0, "road", NORTH_BANK, SOUTH_BANK)
    knight(table, 0, "(1,1) N", active=True)
    table.act(0, "move_knight", vertex="(1,1) N")
    assert table.vertex("(1,1) S") not in vertices(table, 0, "go_knight")
    table = on_turn()
    table.put(0, "road", NORTH_BANK, SOUTH_BANK)
    table.put(0, "bridge", BRIDGE)
    knight(table, 0, "(1,1) N", active=True)
    table.act(0, "move_knight", vertex="(1,1) N")
    table.act(0, "go_knight", vertex="(1,1) S")
    assert strength_at(table, "(1,1) S") == 1


@pytest.mark.rule("RIVRCK-11")
def test_a_knight_is_recruited_at_an_end_of_a_bridge() -> None:
    table = on_turn()
    table.put(0, "bridge", BRIDGE)
    table.hand(0, wool=1, ore=1)
    assert vertices(table, 0, "recruit_knight") == places(table, "(1,1) NE", "(1,1) SE")


@pytest.mark.rule("RIVRCK-16")
def test_intrigue_drives_a_knight_off_the_end_of_an_own_bridge() -> None:
    table = on_turn()
    table.put(0, "bridge", BRIDGE)
    knight(table, 1, "(1,1) SE", "mighty")
    give(table, 0, "intrigue")
    play(table, "intrigue")
    table.act(0, "drive_out_knight", vertex="(1,1) SE")
    assert strength_at(table, "(1,1) SE") == 0


# The diplomat


@pytest.mark.rule("RIVRCK-12")
def test_the_diplomat_leaves_bridges_alone() -> None:
    table = dealing(3, 3)
    table.put(0, "bridge", BRIDGE)
    table.put(1, "bridge", "(3,0) E")
    assert "diplomat" not in playable(table)
    table.put(1, "road", AWAY[0])
    play(table, "diplomat")
    assert {action.operands["edge"] for action in table.legal(0)} == {table.edge(AWAY[0])}
    assert table.refused(0, "remove_route", edge=BRIDGE).startswith("only the open end")


@pytest.mark.rule("RIVRCK-12")
def test_a_road_does_not_come_back_as_a_bridge() -> None:
    table = dealing()
    table.put(0, "settlement", "(1,1) NE")
    table.put(0, "road", NORTH_BANK)
    play(table, "diplomat")
    table.act(0, "remove_route", edge=NORTH_BANK)
    edges = {action.operands["edge"] for action in table.legal(0, "replace_route")}
    assert edges
    assert not edges & {table.edge(site) for site in SITES}


@pytest.mark.rule("RIVRCK-13")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_road_that_is_removed_from_a_river_costs_its_owner_a_coin(owner: int) -> None:
    table = dealing()
    table.put(owner, "road", BESIDE[0])
    purses(table, 3, 3)
    play(table, "diplomat")
    events = table.act(0, "remove_route", edge=BESIDE[0])
    if owner == 0:
        events = table.act(0, "leave_route_off")
    assert {"event": "paid", "seat": owner, "card": "gold", "count": 1} in told(events, "paid")
    assert gold(table)[:2] == [3 - (owner == 0), 3 - (owner == 1)]


@pytest.mark.rule("RIVRCK-13")
def test_a_road_away_from_the_rivers_costs_nothing() -> None:
    table = dealing(3, 3)
    table.put(1, "road", AWAY[0])
    play(table, "diplomat")
    table.act(0, "remove_route", edge=AWAY[0])
    assert gold(table)[:2] == [3, 3]


@pytest.mark.rule("RIVRCK-14")
def test_an_owner_without_gold_pays_nothing() -> None:
    table = dealing()
    table.put(1, "road", BESIDE[0])
    purses(table, 2, 0)
    play(table, "diplomat")
    events = table.act(0, "remove_route", edge=BESIDE[0])
    assert told(events, "paid") == []
    assert gold(table)[:2] == [2, 0]


@pytest.mark.rule("RIVRCK-15")
@pytest.mark.parametrize("purse", [0, 2])
@pytest.mark.parametrize(
    ("start", "end", "change"),
    [(BESIDE[0], BESIDE[1], 0), (BESIDE[0], AWAY[0], -1), (AWAY[0], BESIDE[0], 1), (AWAY[0], AWAY[1], 0)],
)
def test_both_ends_of_a_moved_road_are_settled_together(start: str, end: str, change: int, purse: int) -> None:
    table = dealing()
    table.put(0, "settlement", "(1,1) N", "(4,1) S")
    table.put(0, "road", start)
    purses(table, purse, 2)
    play(table, "diplomat")
    table.act(0, "remove_route", edge=start)
    events = table.act(0, "replace_route", edge=end)
    assert gold(table)[0] == max(0, purse + change)
    moves = [*told(events, "gained"), *told(events, "paid"), *told(events, "wealthiest_settler_taken")]
    assert len(moves) == (abs(change) if purse + change >= 0 else 0), "one change or none"


@pytest.mark.rule("RIVRCK-15")
def test_the_next_road_there_is_paid_as_ever() -> None:
    table = dealing()
    table.put(0, "settlement", "(1,1) N")
    table.put(0, "road", BESIDE[0])
    purses(table, 2, 2)
    play(table, "diplomat")
    table.act(0, "remove_route", edge=BESIDE[0])
    table.act(0, "replace_route", edge=BESIDE[1])
    table.hand(0, wood=1, brick=1)
    table.act(0, "build_road", edge=BESIDE[0])
    assert gold(table)[0] == 3


# The board


@pytest.mark.rule("RIVRCK-18")
def test_the_robber_waits_for_the_first_landing_and_stands_on_a_swamp_then() -> None:
    table = at_rivers(throw(3, 4), throw(1, 1, "ship"))
    rivers_alone = river_table()
    assert list(table.state.terrain) == list(rivers_alone.state.terrain)
    start = int(rivers_alone.state.robber)
    assert table.state.terrain[start] == SWAMP
    table.put(0, "city", "(0,0) N")
    table.turn(0)
    assert table.state.robber == OFF_BOARD
    table.act(0, "roll")
    assert table.decision == "action", "a seven moves nothing yet"
    barbarians_at(table, 6)
    table.turn(1)
    table.act(1, "roll")
    assert table.state.robber == start


@pytest.mark.rule("RIVRCK-18")
def test_a_knight_chases_the_robber_out_of_the_swamp() -> None:
    table = on_turn()
    unlock(table)
    swamp = next(name for name in ("(1,0)", "(3,0)") if table.hex(name) == table.state.robber)
    knight(table, 0, f"{swamp} S", active=True)
    assert table.is_legal(0, "chase_robber", vertex=f"{swamp} S")


def piece_at(table: Table, place: str) -> str:
    piece = table.state.vertex_piece[table.vertex(place)]
    return table.kernel.rules.pieces[piece].name if piece else ""
