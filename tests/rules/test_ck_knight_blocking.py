"""What knights block: settlements, roads, and the longest road."""

from __future__ import annotations

import pytest

from tests.knights import begun, give, knight
from tests.table import Table, crest, crest_vertex

SETTLER = {"wood": 1, "brick": 1, "wool": 1, "grain": 1}
ROAD = {"wood": 1, "brick": 1}


def at(k: int) -> str:
    """Along the north of the middle row, from west to east."""
    return crest_vertex(2, k)


def low(k: int) -> str:
    """Along the south of the middle row; the west side of hex j joins at(2j) and low(2j - 1)."""
    return crest_vertex(3, k)


# Settlements


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("active", [False, True])
@pytest.mark.rule("CK-135")
def test_nobody_builds_where_a_knight_stands(owner: int, active: bool) -> None:
    table = begun()
    table.put(0, "road", *crest(2, 4))
    knight(table, owner, at(2), active=active)
    table.hand(0, **SETTLER)
    assert table.refused(0, "build_settlement", vertex=at(2)) == "a knight stands there"
    assert table.is_legal(0, "build_settlement", vertex=at(1))
    assert table.is_legal(0, "build_settlement", vertex=at(3))


@pytest.mark.rule("CK-136")
def test_an_own_knight_must_move_away_before_one_builds() -> None:
    table = begun()
    table.put(0, "road", *crest(2, 4))
    knight(table, 0, at(2), active=True)
    table.hand(0, **SETTLER)
    assert not table.is_legal(0, "build_settlement", vertex=at(2))
    table.act(0, "move_knight", vertex=at(2))
    table.act(0, "go_knight", vertex=at(4))
    table.act(0, "build_settlement", vertex=at(2))
    assert table.state.vertex_owner[table.vertex(at(2))] == 0


# Roads


@pytest.mark.rule("CK-137", "CK-140")
def test_an_own_knight_neither_stops_nor_cuts_own_roads() -> None:
    table = begun()
    table.put(0, "road", *crest(2, 4))
    knight(table, 0, at(4), active=True)
    table.hand(0, **ROAD)
    table.act(0, "build_road", edge=crest(2, 1, 4)[0])
    assert table.route(0) == 5
    assert table.holder("longest_road") == 0


@pytest.mark.parametrize("active", [False, True])
@pytest.mark.rule("CK-138")
def test_a_road_goes_up_to_a_foreign_knight_but_not_past_it(active: bool) -> None:
    table = begun()
    table.put(0, "road", *crest(2, 3))
    knight(table, 1, at(4), active=active)
    table.hand(0, wood=2, brick=2)
    table.act(0, "build_road", edge=crest(2, 1, 3)[0])
    onward = crest(2, 1, 4)[0]
    assert table.refused(0, "build_road", edge=onward) == "a knight of another player stands in the way"
    assert table.refused(0, "build_road", edge="(2,2) W") == "a knight of another player stands in the way"


@pytest.mark.rule("CK-138")
def test_a_second_connection_leads_around_a_foreign_knight() -> None:
    table = begun()
    table.put(0, "road", *crest(2, 4), crest(2, 1, 5)[0])
    knight(table, 1, at(4))
    table.hand(0, **ROAD)
    table.act(0, "build_road", edge=crest(2, 1, 4)[0])
    assert table.state.edge_owner[table.edge(crest(2, 1, 4)[0])] == 0


@pytest.mark.rule("CK-138")
def test_a_far_edge_is_refused_for_its_own_reason() -> None:
    table = begun()
    table.put(0, "road", *crest(2, 2))
    knight(table, 1, at(6))
    table.hand(0, **ROAD)
    assert "continue your own network" in table.refused(0, "build_road", edge=crest(2, 1, 6)[0])


@pytest.mark.rule("CK-139")
def test_roads_on_both_sides_of_a_new_knight_stay() -> None:
    table = begun()
    table.put(0, "road", *crest(2, 6))
    table.put(1, "road", "(2,1) W")
    table.hand(1, wool=1, ore=1)
    table.turn(1, rolled=True)
    table.act(1, "recruit_knight", vertex=at(2))
    assert [int(table.state.edge_owner[table.edge(edge)]) for edge in crest(2, 6)] == [0] * 6
    assert table.supply(0, "road") == 9


# Longest road


@pytest.mark.parametrize("active", [False, True])
@pytest.mark.rule("CK-140")
def test_a_foreign_knight_cuts_the_longest_road_where_it_stands(active: bool) -> None:
    table = begun()
    table.put(0, "road", *crest(2, 8))
    assert (table.route(0), table.holder("longest_road")) == (8, 0)
    knight(table, 1, at(3), active=active)
    assert (table.route(0), table.holder("longest_road")) == (5, 0)  # it may end there but not pass
    knight(table, 2, at(5), active=active)
    assert (table.route(0), table.holder("longest_road")) == (3, None)


@pytest.mark.rule("CK-141")
def test_a_recruit_takes_the_longest_road_and_gives_it_to_the_next() -> None:
    table = begun()
    table.put(0, "road", *crest(2, 7))
    table.put(2, "road", *crest(4, 5))
    table.put(1, "road", "(2,2) W")
    table.hand(1, wool=1, ore=1)
    table.turn(1, rolled=True)
    assert table.holder("longest_road") == 0
    table.act(1, "recruit_knight", vertex=at(4))
    assert (table.route(0), table.holder("longest_road")) == (4, 2)
    assert (table.points(0), table.points(2)) == (0, 2)


@pytest.mark.rule("CK-141")
def test_the_holder_keeps_the_card_in_a_tie_that_a_knight_brings_about() -> None:
    table = begun()
    table.put(0, "road", *crest(2, 8))
    table.put(1, "road", *crest(4, 5))
    knight(table, 2, at(5))
    assert (table.route(0), table.route(1), table.holder("longest_road")) == (5, 5, 0)


@pytest.mark.rule("CK-141")
def test_a_tie_between_others_sets_the_card_aside() -> None:
    table = begun()
    table.put(0, "road", *crest(2, 8))
    table.put(1, "road", *crest(4, 5))
    table.put(3, "road", *crest(1, 5))
    knight(table, 2, at(4))
    assert (table.route(0), table.holder("longest_road")) == (4, None)


@pytest.mark.rule("CK-141")
def test_a_knight_that_moves_is_judged_once_for_both_its_places() -> None:
    table = begun()
    table.put(1, "road", *crest(2, 8))
    table.put(2, "road", *crest(4, 5))
    # Seat 0 steps from one vertex of the road to another: the road is cut before and after, never whole between.
    table.put(0, "road", "(2,2) W", "(2,1) SE", "(2,1) SW", "(2,1) W")
    knight(table, 0, at(4), active=True)
    assert (table.route(1), table.holder("longest_road")) == (4, 2)
    table.act(0, "move_knight", vertex=at(4))
    events = table.act(0, "go_knight", vertex=at(2))
    assert (table.route(1), table.holder("longest_road")) == (6, 1)
    assert [event.kind for event in events].count("award_moved") == 1


@pytest.mark.rule("CK-141", "CK-285")
def test_a_knight_that_steps_onto_a_road_cuts_it_at_once() -> None:
    table = begun()
    table.put(1, "road", *crest(2, 8))
    table.put(0, "road", "(2,2) W")
    knight(table, 0, low(3), active=True)
    assert (table.route(1), table.holder("longest_road")) == (8, 1)
    table.act(0, "move_knight", vertex=low(3))
    table.act(0, "go_knight", vertex=at(4))
    assert (table.route(1), table.holder("longest_road")) == (4, None)


@pytest.mark.rule("CK-141")
def test_a_knight_that_leaves_makes_the_road_whole_again() -> None:
    table = begun()
    table.put(1, "road", *crest(2, 8))
    table.put(0, "road", "(2,2) W")
    knight(table, 0, at(4), active=True)
    assert table.holder("longest_road") is None
    table.act(0, "move_knight", vertex=at(4))
    table.act(0, "go_knight", vertex=low(3))
    assert (table.route(1), table.holder("longest_road")) == (8, 1)


@pytest.mark.rule("CK-141")
def test_displacing_joins_the_movers_own_road_that_was_cut() -> None:
    table = begun()
    table.put(0, "road", *crest(2, 6))
    table.put(1, "road", "(2,2) W")
    knight(table, 1, at(4))
    knight(table, 0, at(1), "strong", active=True)
    assert (table.route(0), table.holder("longest_road")) == (4, None)
    table.act(0, "move_knight", vertex=at(1))
    table.act(0, "displace_knight", vertex=at(4))
    table.act(1, "retreat", vertex=low(3))
    assert (table.route(0), table.holder("longest_road")) == (6, 0)


@pytest.mark.rule("CK-141")
def test_displacing_cuts_the_road_of_the_one_who_is_displaced() -> None:
    table = begun()
    table.put(1, "road", *crest(2, 8))
    table.put(0, "road", "(2,2) W")
    knight(table, 1, at(4))
    knight(table, 0, low(3), "strong", active=True)
    assert (table.route(1), table.holder("longest_road")) == (8, 1)
    table.act(0, "move_knight", vertex=low(3))
    table.act(0, "displace_knight", vertex=at(4))
    table.act(1, "retreat", vertex=at(5))
    assert (table.route(1), table.holder("longest_road")) == (4, None)


@pytest.mark.rule("CK-141", "CK-152")
def test_a_knight_that_is_lost_no_longer_cuts() -> None:
    table = begun()
    table.put(0, "road", *crest(2, 6))
    knight(table, 1, at(4))
    knight(table, 0, at(1), "strong", active=True)
    table.act(0, "move_knight", vertex=at(1))
    table.act(0, "displace_knight", vertex=at(4))
    assert (table.decision, table.supply(1, "basic_knight")) == ("action", 2)
    assert (table.route(0), table.holder("longest_road")) == (6, 0)


@pytest.mark.rule("CK-141", "CK-148")
def test_a_displacement_is_judged_when_the_displaced_knight_stands_again() -> None:
    table = begun()
    table.put(0, "road", *crest(2, 7))
    table.put(2, "road", *crest(4, 6))
    # The knight of seat 1 cuts seat 0's road at one vertex and will cut it at another.
    table.put(1, "road", "(2,1) W", "(2,1) SW", "(2,1) SE", "(2,2) W")
    knight(table, 1, at(4))
    knight(table, 0, at(1), "strong", active=True)
    assert (table.route(0), table.holder("longest_road")) == (4, 2)
    table.act(0, "move_knight", vertex=at(1))
    table.act(0, "displace_knight", vertex=at(4))
    assert table.holder("longest_road") == 2
    table.act(1, "retreat", vertex=at(2))
    assert (table.route(0), table.holder("longest_road")) == (5, 2)


@pytest.mark.rule("CK-141", "CK-229")
def test_a_removed_knight_no_longer_cuts() -> None:
    table = begun()
    table.put(1, "road", *crest(2, 8))
    table.put(0, "road", "(2,2) W")
    knight(table, 0, at(4))
    give(table, 1, "deserter")
    table.turn(1, rolled=True)
    assert table.holder("longest_road") is None
    table.act(1, "play_progress", card="deserter")
    assert (table.route(1), table.holder("longest_road")) == (8, 1)


@pytest.mark.rule("CK-285", "CK-288")
def test_points_won_off_turn_by_a_foreign_knight_win_only_in_the_own_turn() -> None:
    table = begun(dice=[(1, 1, 4)] * 4)
    table.put(1, "road", *crest(2, 8))
    table.put(0, "road", "(2,2) W")
    table.put(2, "road", *crest(4, 5))
    table.put(2, "city", "(0,0) N", "(0,1) N", "(0,2) N", "(1,0) NW")
    table.put(2, "settlement", "(4,0) S", "(4,1) S", "(4,2) S")
    table.hand(0, wool=1, ore=1)
    assert (table.holder("longest_road"), table.points(2)) == (1, 11)
    table.act(0, "recruit_knight", vertex=at(4))
    assert (table.holder("longest_road"), table.points(1), table.points(2)) == (2, 0, 13)
    assert not table.game.over
    table.act(0, "end_turn")
    assert not table.game.over
    table.act(1, "roll")
    table.act(1, "end_turn")
    assert table.game.winner == 2


@pytest.mark.rule("CK-285")
def test_a_retreat_costs_a_third_player_the_longest_road_in_another_turn() -> None:
    table = begun()
    table.put(2, "road", *crest(3, 6))
    table.put(1, "road", "(2,2) W")
    table.put(0, "road", *crest(2, 4))
    knight(table, 1, at(4), active=True)
    knight(table, 0, at(1), "strong", active=True)
    assert table.holder("longest_road") == 2
    table.act(0, "move_knight", vertex=at(1))
    table.act(0, "displace_knight", vertex=at(4))
    table.act(1, "retreat", vertex=low(3))
    assert (table.route(2), table.holder("longest_road")) == (3, None)


# What knights are not


@pytest.mark.rule("CK-142")
def test_a_knight_is_no_starting_point_for_roads() -> None:
    table = begun()
    table.put(0, "road", "(4,0) SW")
    knight(table, 0, at(4), active=True)
    table.hand(0, wood=5, brick=5)
    around = {"(2,2) W", *crest(2, 2, 3)}
    assert not any(table.is_legal(0, "build_road", edge=edge) for edge in around)
    assert "continue your own network" in table.refused(0, "build_road", edge="(2,2) W")


@pytest.mark.rule("CK-142")
def test_a_knight_neither_produces_nor_uses_a_harbour() -> None:
    table = Table(["cities_and_knights"], dice=[(5, 6, 4)])
    before = list(table.state.rate)
    table.turn(0)
    knight(table, 0, at(4), "mighty", active=True)  # at the hill with the 11
    knight(table, 0, "(0,0) N", active=True)
    assert table.state.harbour[table.vertex("(0,0) N")] != 0
    table.act(0, "roll")
    assert table.cards(0) == {}
    assert list(table.state.rate) == before
