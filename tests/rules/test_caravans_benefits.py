"""What camels bring: a point for buildings between two of them, roads that count twice, and how the game ends."""

from __future__ import annotations

import pytest

from skerry.catalog import judge
from skerry.engine.scores import target
from tests.caravan_park import (
    ACROSS,
    ARROWS,
    ROUND,
    bid_all,
    camels,
    caravan_table,
    on_turn,
    open_edges,
    told,
    vote_on,
)
from tests.table import Table, crest


def bonus(table: Table, seat: int) -> int:
    """The points that camels bring a seat."""
    return table.game.view(None).sources[seat].get("caravans", 0)


# Buildings


@pytest.mark.rule("CARV-56", "CARV-58")
@pytest.mark.parametrize("piece", ["settlement", "city"])
@pytest.mark.parametrize("building_first", [True, False])
def test_a_building_between_two_camels_is_worth_a_point_more(piece: str, building_first: bool) -> None:
    table = caravan_table()
    if building_first:
        table.put(1, piece, "(2,1) N")
    camels(table, ARROWS["NW"], "(2,1) NW")
    if not building_first:
        table.put(1, piece, "(2,1) N")
    assert bonus(table, 1) == 1
    assert table.points(1) == (2 if piece == "settlement" else 3)


@pytest.mark.rule("CARV-58")
def test_buildings_of_all_players_benefit_whoever_placed_the_camels() -> None:
    table = caravan_table()
    camels(table, *ACROSS)
    assert len(told(table)["between_camels"]) == len(ACROSS) - 1, (
        "between each two, whether somebody has built there or not"
    )
    for seat, vertex in enumerate(("(2,1) N", "(1,1) N", "(1,2) N")):
        table.put(seat, "settlement", vertex)
    assert [bonus(table, seat) for seat in range(4)] == [1, 1, 1, 0]


@pytest.mark.rule("CARV-57")
def test_where_three_camels_meet_it_is_one_point_all_the_same() -> None:
    table = caravan_table()
    camels(table, ARROWS["NE"], "(2,3) NE", *ACROSS)
    table.put(0, "city", "(2,3) N")
    assert bonus(table, 0) == 1
    assert table.points(0) == 3


@pytest.mark.rule("CARV-59")
def test_at_the_start_and_at_the_end_of_a_caravan_a_building_gains_nothing() -> None:
    table = caravan_table()
    table.put(0, "settlement", "(2,2) NW")
    table.put(1, "settlement", "(2,1) NW")
    camels(table, ARROWS["NW"], "(2,1) NW")
    assert (bonus(table, 0), bonus(table, 1)) == (0, 0)
    camels(table, "(2,0) NE")
    assert (bonus(table, 0), bonus(table, 1)) == (0, 1), "until a caravan passes"


@pytest.mark.rule("CARV-56")
def test_two_camels_of_different_caravans_are_two_camels() -> None:
    table = caravan_table()
    camels(table, ARROWS["NE"], *ACROSS[:-1])
    table.put(0, "settlement", "(2,3) N")
    assert bonus(table, 0) == 0
    camels(table, ACROSS[-1], head="(2,3) N")
    assert bonus(table, 0) == 1


# Roads


@pytest.mark.rule("CARV-60")
def test_a_road_beside_a_camel_counts_twice_for_whoever_owns_it() -> None:
    table = caravan_table()
    table.put(0, "road", "(2,1) NE", "(2,1) NW")
    table.put(1, "road", "(1,0) E")
    assert (table.route(0), table.route(1)) == (2, 1)
    camels(table, ARROWS["NW"])
    assert (table.route(0), table.route(1)) == (3, 1)
    camels(table, "(1,0) E")
    assert (table.route(0), table.route(1)) == (3, 2)
    table.put(2, "road", "(1,1) NW")
    camels(table, "(1,1) NW")
    assert table.route(2) == 2


@pytest.mark.rule("CARV-60", "CARV-26")
def test_a_road_built_beside_a_camel_later_counts_twice_too() -> None:
    table = on_turn()
    camels(table, ARROWS["NW"], "(2,1) NW")
    table.put(0, "settlement", "(2,1) NW")
    table.hand(0, wood=1, brick=1)
    table.act(0, "build_road", edge="(2,1) NW")
    assert table.route(0) == 2


@pytest.mark.rule("CARV-61", "CARV-62")
def test_three_roads_may_be_a_longest_road_of_five_as_soon_as_the_camel_stands() -> None:
    table = on_turn()
    table.put(1, "road", "(2,1) NE", "(2,1) NW", "(2,0) NE")
    camels(table, ARROWS["NW"])
    assert (table.route(1), table.holder("longest_road")) == (4, None)
    vote_on(table, (0, 0), (0, 1), (0, 0), (0, 0))
    bid_all(table, 0, 1, 0, 0)
    events = table.act(1, "place_camel", edge="(2,1) NW")
    assert (table.route(1), table.holder("longest_road")) == (5, 1)
    assert {"event": "award_moved", "award": "longest_road", "holder": 1} in [event.to_json() for event in events]


@pytest.mark.rule("CARV-62")
def test_a_camel_may_take_the_longest_road_from_somebody() -> None:
    table = caravan_table()
    table.put(0, "road", *crest(0, 5))
    table.put(1, "road", "(2,1) NE", "(2,1) NW", "(2,0) NE", "(2,0) NW")
    assert table.holder("longest_road") == 0
    camels(table, ARROWS["NW"])
    assert (table.route(1), table.holder("longest_road")) == (5, 0), "level is not enough"
    camels(table, "(2,1) NW")
    assert (table.route(1), table.holder("longest_road")) == (6, 1)


# Example 3 of the rulebook


@pytest.mark.rule("CARV-32", "CARV-56", "CARV-59", "CARV-60")
def test_example_3_three_settlements_four_roads_and_six_places() -> None:
    """White (0) has one settlement between camels and one road beside one, blue (1) two and three."""
    table = caravan_table()
    table.put(0, "settlement", "(2,1) N", "(2,3) NE")
    table.put(0, "road", "(2,3) NE", "(1,3) SE")
    table.put(1, "settlement", "(4,1) N", "(2,1) NW", "(0,0) N")
    table.put(1, "road", "(3,1) E", "(4,1) NW", "(2,1) W", "(2,0) NE", "(0,0) NE")
    camels(table, ARROWS["NW"], "(2,1) NW", "(2,0) NE")
    camels(table, ARROWS["NE"], "(2,3) NE")
    camels(table, ARROWS["S"], "(4,1) NW")
    assert [bonus(table, seat) for seat in range(4)] == [1, 2, 0, 0]
    assert [table.points(seat) for seat in range(4)] == [3, 5, 0, 0]
    owners = [int(table.state.edge_owner[int(edge)]) for edge in table.view()["caravans"]["camels"]]
    assert (owners.count(0), owners.count(1)) == (1, 3)
    assert table.route(0) == 3, "one of its two joined roads counts twice"
    assert table.route(1) == 4, "two beside camels, joined at the settlement"
    assert len(open_edges(table)) == 6


# The end


@pytest.mark.rule("CARV-63")
def test_twelve_points_in_the_own_turn_win_at_once() -> None:
    assert judge(["caravans"], 3).target == judge(["caravans"], 4).target == 12
    table = on_turn()
    assert [int(target(table.kernel, seat)) for seat in range(4)] == [12] * 4
    table.put(0, "city", "(0,0) N", "(0,1) N", "(0,2) N", "(1,1) N")
    camels(table, *ROUND)
    table.put(0, "settlement", "(4,0) S", "(4,2) S")
    table.turn(0, rolled=True)
    assert (table.points(0), table.game.over) == (11, False), "four cities, two settlements, and a point by camels"
    table.put(0, "road", "(2,0) NW")
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.act(0, "build_settlement", vertex="(2,0) N")
    assert (table.game.winner, table.points(0)) == (0, 12)


def eleven(seat: int, turn_of: int) -> Table:
    """A seat has eleven points and a settlement at the front of a caravan; another ends its turn and places."""
    table = on_turn(seat=turn_of)
    table.put(seat, "city", "(0,1) N", "(1,3) NE", "(3,0) SW", "(4,1) S", "(3,3) SE")
    table.put(seat, "settlement", "(2,1) N")
    camels(table, ARROWS["NW"])
    if turn_of == seat:
        # One of them is built in this turn, so that a camel is due.
        table.kernel.rules.module("caravans").own.built_in.put(table.kernel, table.game.turn)
        table.act(seat, "end_turn")
    else:
        vote_on(table, *((0, 0),) * 4)
    bid_all(table, 0, 0, 0, 0)
    assert table.points(seat) == 11
    table.act(turn_of, "place_camel", edge="(2,1) NW")
    return table


@pytest.mark.rule("CARV-64")
def test_points_by_a_camel_win_at_the_start_of_the_own_next_turn() -> None:
    table = eleven(seat=1, turn_of=0)
    assert (table.game.winner, table.points(1)) == (1, 12)
    assert table.game.turn == 2, "the turn of the winner has begun, and nothing was rolled"


@pytest.mark.rule("CARV-64")
def test_not_between_the_turns_nor_in_the_turn_of_somebody_else() -> None:
    table = eleven(seat=2, turn_of=0)
    assert (table.game.over, table.points(2), table.decision) == (False, 12, "pre_roll")
    table.turn(1, rolled=True)
    table.act(1, "end_turn")
    assert table.game.winner == 2


@pytest.mark.rule("CARV-64")
def test_who_has_just_ended_the_turn_wins_a_round_later() -> None:
    table = eleven(seat=0, turn_of=0)
    assert (table.game.over, table.points(0), table.state.active) == (False, 12, 1)
    for seat in (1, 2, 3):
        assert not table.game.over
        table.state.top = None
        table.kernel.ask(table.kernel.rules.decision("action"), seat)
        table.act(seat, "end_turn")
    assert table.game.winner == 0, "though nothing has happened since"


@pytest.mark.rule("CARV-65")
def test_who_reaches_twelve_in_the_turn_wins_before_any_vote() -> None:
    table = on_turn()
    table.put(0, "city", "(0,1) N", "(1,3) NE", "(3,0) SW")
    table.put(0, "settlement", "(4,1) S", "(3,3) SE", "(0,0) N", "(2,0) SW", "(0,2) N")
    table.turn(0, rolled=True)
    assert table.points(0) == 11
    table.hand(0, grain=2, ore=3)
    table.act(0, "build_city", vertex="(0,0) N")
    assert table.game.winner == 0
