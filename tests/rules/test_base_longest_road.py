"""How long a road is and who holds the card for the longest."""

from __future__ import annotations

import pytest

from tests.table import Table, crest, crest_vertex, foot

SETTLER = {"wood": 1, "brick": 1, "wool": 1, "grain": 1}


def cut(table: Table) -> None:
    """Seat 3 settles on the third vertex of the crest of row 2, in its own turn."""
    table.put(3, "road", "(1,0) E")
    table.hand(3, **SETTLER)
    table.turn(3, rolled=True)
    table.act(3, "build_settlement", vertex=crest_vertex(2, 3))


@pytest.mark.rule("BASE-158", "BASE-173")
def test_the_first_road_of_five_takes_the_card() -> None:
    table = Table()
    table.put(0, "road", *crest(2, 4))
    table.hand(0, wood=1, brick=1)
    table.turn(0, rolled=True)
    assert (table.holder("longest_road"), table.points(0)) == (None, 0)
    events = table.act(0, "build_road", edge=crest(2, 5)[4])
    assert (table.holder("longest_road"), table.points(0)) == (0, 2)
    assert [event.public for event in events if event.kind == "award_moved"] == [{"award": "longest_road", "holder": 0}]


@pytest.mark.rule("BASE-158")
def test_five_roads_in_two_parts_are_no_road_of_five() -> None:
    table = Table()
    table.put(0, "road", *crest(2, 4), *foot(4, 4))
    assert table.route(0) == 4
    assert table.holder("longest_road") is None


@pytest.mark.rule("BASE-159", "BASE-160")
def test_side_branches_do_not_count() -> None:
    table = Table()
    # Arms of 4, 3 and 2 roads meet at crest vertex 4 of row 2.
    table.put(0, "road", *crest(2, 7), "(2,2) W", "(3,1) NW")
    assert table.route(0) == 7
    table.put(1, "road", *foot(4, 4), "(4,0) W")
    assert table.route(1) == 5


@pytest.mark.rule("BASE-159")
def test_no_road_is_used_twice() -> None:
    table = Table()
    # A handle between two hexagons is walked once only.
    table.put(0, "road", *(f"(2,2) {side}" for side in ("NE", "E", "SE", "SW", "W", "NW")))
    table.put(0, "road", "(1,1) E", "(0,1) SE")
    assert table.route(0) == 8
    table.put(0, "road", "(0,1) SW")
    assert table.route(0) == 8


@pytest.mark.rule("BASE-161")
def test_a_vertex_may_be_visited_twice() -> None:
    table = Table()
    table.put(0, "road", *(f"(2,2) {side}" for side in ("NE", "E", "SE", "SW", "W", "NW")))
    assert table.route(0) == 6
    table.put(0, "road", "(1,1) E")
    assert table.route(0) == 7


@pytest.mark.parametrize(
    "branches",
    [
        ("(1,1) E", "(0,1) SE", "(0,1) E", "(1,2) SE", "(1,2) E", "(1,3) NW"),
        ("(1,1) E", "(0,1) SW", "(0,1) W", "(1,1) SW", "(1,1) W", "(1,0) NE"),
    ],
)
@pytest.mark.rule("BASE-159", "BASE-161")
def test_a_road_goes_the_long_way_round_between_two_branches(branches: tuple[str, ...]) -> None:
    table = Table()
    # Two branches of 3 begin at neighbouring corners of a hexagon: 5 of its roads lead from one to the other.
    table.put(0, "road", *(f"(2,2) {side}" for side in ("NE", "E", "SE", "SW", "W", "NW")), *branches)
    assert table.route(0) == 11


@pytest.mark.parametrize("building", ["settlement", "city"])
@pytest.mark.rule("BASE-162")
def test_own_buildings_do_not_interrupt(building: str) -> None:
    table = Table()
    table.put(0, "road", *crest(2, 7))
    table.put(0, building, crest_vertex(2, 3), crest_vertex(2, 5))
    assert table.route(0) == 7


@pytest.mark.parametrize("building", ["settlement", "city"])
@pytest.mark.rule("BASE-163", "BASE-166")
def test_an_opponents_building_interrupts(building: str) -> None:
    table = Table()
    table.put(0, "road", *crest(2, 7))
    table.put(1, building, crest_vertex(2, 3))
    assert table.route(0) == 4


@pytest.mark.rule("BASE-163")
def test_a_road_may_end_at_an_opponents_building() -> None:
    table = Table()
    table.put(0, "road", *crest(2, 5))
    table.put(1, "settlement", crest_vertex(2, 0), crest_vertex(2, 5))
    assert table.route(0) == 5
    assert table.holder("longest_road") == 0


@pytest.mark.rule("BASE-164")
def test_a_closed_hexagon_with_one_opponents_building_keeps_its_length() -> None:
    table = Table()
    table.put(0, "road", *(f"(2,2) {side}" for side in ("NE", "E", "SE", "SW", "W", "NW")))
    table.put(1, "settlement", "(2,2) N")
    assert table.route(0) == 6
    table.put(1, "settlement", "(2,2) SE")
    assert table.route(0) == 4


@pytest.mark.rule("BASE-165", "BASE-166")
def test_a_road_is_interrupted_by_a_settlement_that_connects_and_keeps_its_distance() -> None:
    table = Table()
    table.put(0, "road", *crest(2, 7))
    table.put(0, "settlement", crest_vertex(2, 5))
    table.put(3, "road", "(2,3) W")
    table.hand(3, **SETTLER)
    table.turn(3, rolled=True)
    place_wrong = "a settlement needs a free place at your own route with no building next to it"
    # No road of one's own leads to vertex 3, and vertex 6 is next to a building.
    for k in (3, 6):
        assert table.refused(3, "build_settlement", vertex=crest_vertex(2, k)) == place_wrong
    assert (table.route(0), table.holder("longest_road")) == (7, 0)
    table.put(3, "road", "(1,0) E")
    table.act(3, "build_settlement", vertex=crest_vertex(2, 3))
    assert (table.route(0), table.holder("longest_road")) == (4, None)


@pytest.mark.rule("BASE-167", "BASE-173")
def test_only_a_strictly_longer_road_takes_the_card() -> None:
    table = Table()
    table.put(0, "road", *crest(2, 5))
    table.put(1, "road", *foot(2, 5))
    assert table.holder("longest_road") == 0
    table.put(1, "road", *foot(2, 1, first=5))
    assert table.holder("longest_road") == 1
    assert (table.points(0), table.points(1)) == (0, 2)
    table.put(0, "road", *crest(2, 1, first=5))
    assert table.holder("longest_road") == 1
    table.put(0, "road", *crest(2, 1, first=6))
    assert table.holder("longest_road") == 0


@pytest.mark.rule("BASE-168")
def test_the_holder_keeps_the_card_while_among_the_longest() -> None:
    table = Table()
    table.put(0, "road", *crest(2, 8))
    table.put(1, "road", *foot(4, 5))
    cut(table)
    assert (table.route(0), table.route(1)) == (5, 5)
    assert table.holder("longest_road") == 0


@pytest.mark.rule("BASE-169", "BASE-190", "BASE-195")
def test_after_an_interruption_the_only_longest_road_gets_the_card_at_once() -> None:
    table = Table()
    table.put(0, "road", *crest(2, 8))
    table.put(1, "road", *foot(4, 6))
    table.put(1, "city", "(0,0) N", "(0,1) N", "(0,2) N", "(2,4) S")
    cut(table)
    assert table.holder("longest_road") == 1
    assert (table.points(0), table.points(1), table.points(3)) == (0, 10, 1)
    # It came in another player's turn, so it does not win yet.
    assert not table.game.over


@pytest.mark.rule("BASE-170", "BASE-173")
def test_a_tie_without_the_holder_sets_the_card_aside() -> None:
    table = Table()
    table.put(0, "road", *crest(2, 8))
    table.put(1, "road", *foot(4, 6))
    table.put(2, "road", *crest(0, 6))
    assert table.holder("longest_road") == 0
    cut(table)
    assert (table.route(0), table.route(1), table.route(2)) == (5, 6, 6)
    assert table.holder("longest_road") is None
    assert [table.points(seat) for seat in range(4)] == [0, 0, 0, 1]


@pytest.mark.rule("BASE-171", "BASE-173", "BASE-190")
def test_with_no_road_of_five_left_the_card_is_set_aside() -> None:
    table = Table()
    table.put(0, "road", *crest(2, 6))
    table.put(1, "road", *foot(4, 4))
    assert table.points(0) == 2
    cut(table)
    assert (table.route(0), table.route(1)) == (3, 4)
    assert table.holder("longest_road") is None
    assert (table.points(0), table.points(1)) == (0, 0)


@pytest.mark.rule("BASE-172")
def test_a_card_set_aside_goes_to_the_first_who_is_alone_in_front() -> None:
    table = Table()
    table.put(0, "road", *crest(2, 8))
    table.put(1, "road", *foot(2, 6))
    table.put(2, "road", *foot(4, 6))
    cut(table)
    assert table.holder("longest_road") is None
    # The former holder only draws level: still nobody is alone.
    table.put(0, "road", *crest(2, 1, first=8))
    assert (table.route(0), table.holder("longest_road")) == (6, None)
    table.put(1, "road", *foot(2, 1, first=6))
    assert table.holder("longest_road") == 1


@pytest.mark.rule("BASE-172", "BASE-158")
def test_a_card_set_aside_for_want_of_five_goes_to_the_next_road_of_five() -> None:
    table = Table()
    table.put(0, "road", *crest(2, 6))
    cut(table)
    table.put(1, "road", *foot(4, 5))
    assert table.holder("longest_road") == 1


@pytest.mark.rule("BASE-174")
def test_fifteen_roads_are_the_longest_possible() -> None:
    table = Table()
    table.put(0, "road", *crest(2, 10), "(2,4) E", *foot(2, 4, first=6))
    assert table.route(0) == 15
    assert table.supply(0, "road") == 0
    table.hand(0, wood=1, brick=1)
    table.turn(0, rolled=True)
    assert table.refused(0, "build_road", edge=foot(2, 1, first=5)[0]) == "you have no road left in your supply"


@pytest.mark.rule("BASE-190")
def test_the_card_may_be_won_and_lost_in_anothers_turn() -> None:
    table = Table()
    table.put(0, "road", *crest(2, 8))
    table.put(1, "road", *foot(4, 6))
    table.turn(2)
    assert (table.points(0), table.points(1)) == (2, 0)
    cut(table)
    assert table.state.active == 3
    assert (table.points(0), table.points(1)) == (0, 2)
