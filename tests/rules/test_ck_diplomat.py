"""The diplomat: open roads go, closed ones stay."""

from __future__ import annotations

import pytest

from skerry.engine.placement import may_remove
from tests.knights import begun, give, knight, play, playable
from tests.sound import around
from tests.table import Table, crest, crest_vertex

RING = around("(2,2)")
AT_NORTH = {"(2,2) NE", "(2,2) NW"}


def dealing() -> Table:
    """Seat 0 is on turn and holds the card."""
    table = begun()
    give(table, 0, "diplomat")
    return table


def line(first: int, last: int) -> list[str]:
    """The roads of the line along the north of the middle row, from one of its vertices to another."""
    return crest(2, last - first, first)


def spot(k: int) -> str:
    return crest_vertex(2, k)


def removable(table: Table) -> set[int]:
    if not playable(table):
        return set()
    play(table, "diplomat")
    return {action.operands["edge"] for action in table.legal(0, "remove_route")}


def named(table: Table, *edges: str) -> set[int]:
    return {table.edge(edge) for edge in edges}


# Open and closed


@pytest.mark.rule("CK-233")
def test_the_loose_end_of_a_line_is_open_and_the_rest_is_not() -> None:
    table = dealing()
    table.put(1, "settlement", spot(1))
    table.put(1, "road", *line(1, 4))
    assert removable(table) == named(table, *line(3, 4))
    reason = "only the open end of somebody's route can be removed, and no knight may be cut off by it"
    assert table.refused(0, "remove_route", edge=line(1, 2)[0]) == reason
    assert table.refused(0, "remove_route", edge="(4,1) NE") == "nothing lies there"


@pytest.mark.rule("CK-233")
def test_a_lonely_road_at_a_building_is_open() -> None:
    table = dealing()
    table.put(1, "city", spot(1))
    table.put(1, "road", *line(1, 2))
    assert removable(table) == named(table, *line(1, 2))


@pytest.mark.rule("CK-233", "CK-234")
@pytest.mark.parametrize("piece", ["settlement", "city", "knight"])
def test_an_own_piece_at_the_end_closes_the_line(piece: str) -> None:
    table = dealing()
    table.put(1, "settlement", spot(1))
    table.put(1, "road", *line(1, 5))
    if piece == "knight":
        knight(table, 1, spot(4))
    else:
        table.put(1, piece, spot(4))
    # What goes on beyond it is open again.
    assert removable(table) == named(table, *line(4, 5))


@pytest.mark.rule("CK-234")
@pytest.mark.parametrize("foreign", ["settlement", "knight"])
def test_a_foreign_piece_on_a_closed_line_does_not_open_it(foreign: str) -> None:
    table = dealing()
    table.put(1, "settlement", spot(1), spot(5))
    table.put(1, "road", *line(1, 5))
    if foreign == "knight":
        knight(table, 2, spot(3))
    else:
        table.put(2, "settlement", spot(3))
    assert removable(table) == set()


@pytest.mark.rule("CK-234")
def test_a_branch_of_a_closed_line_is_open() -> None:
    table = dealing()
    table.put(1, "settlement", spot(1), spot(5))
    table.put(1, "road", *line(1, 5), "(2,2) W")
    assert removable(table) == named(table, "(2,2) W")


@pytest.mark.rule("CK-235")
@pytest.mark.parametrize("foreign", ["settlement", "knight", "road"])
def test_a_foreign_piece_at_the_free_end_closes_nothing(foreign: str) -> None:
    table = dealing()
    table.put(1, "settlement", spot(1))
    table.put(1, "road", *line(1, 3))
    if foreign == "knight":
        knight(table, 2, spot(3))
    elif foreign == "settlement":
        table.put(2, "settlement", spot(3))
    else:
        table.put(0, "settlement", spot(4))
        table.put(0, "road", *line(3, 4))
    assert named(table, *line(2, 3)) <= removable(table)
    assert not table.is_legal(0, "remove_route", edge=line(1, 2)[0])


@pytest.mark.rule("CK-236")
@pytest.mark.parametrize("anchor", ["settlement", "knight"])
def test_of_a_ring_at_one_own_piece_the_two_roads_there_are_open(anchor: str) -> None:
    table = dealing()
    table.put(1, "road", *RING)
    if anchor == "knight":
        knight(table, 1, "(2,2) N")
    else:
        table.put(1, "settlement", "(2,2) N")
    assert removable(table) == named(table, *AT_NORTH)


@pytest.mark.rule("CK-236")
def test_a_line_on_from_the_piece_at_a_ring_changes_nothing_about_the_ring() -> None:
    table = dealing()
    table.put(1, "road", *RING, "(1,1) E")
    table.put(1, "settlement", "(2,2) N", "(1,1) NE")
    assert removable(table) == named(table, *AT_NORTH)


@pytest.mark.rule("CK-234", "CK-236")
def test_a_ring_with_two_own_pieces_is_closed() -> None:
    table = dealing()
    table.put(1, "road", *RING)
    table.put(1, "settlement", "(2,2) N")
    knight(table, 1, "(2,2) S")
    assert removable(table) == set()


@pytest.mark.rule("CK-237")
def test_of_a_ring_without_own_piece_every_road_is_open_but_not_the_one_leading_to_it() -> None:
    table = dealing()
    table.put(1, "road", *RING, "(1,1) E")
    table.put(1, "settlement", "(1,1) NE")
    table.put(2, "settlement", "(2,2) S")  # a foreign one does not count
    assert removable(table) == named(table, *RING)


@pytest.mark.rule("CK-234", "CK-237")
def test_a_ring_between_two_own_pieces_is_part_of_their_connection() -> None:
    table = dealing()
    table.put(1, "road", *RING, "(1,1) E", "(3,1) E")
    table.put(1, "settlement", "(1,1) NE")
    knight(table, 1, "(3,1) SE")
    assert removable(table) == set()


# Knights and buildings


@pytest.mark.rule("CK-238")
def test_no_road_goes_that_joins_a_knight_to_a_building() -> None:
    table = dealing()
    table.put(1, "settlement", spot(1))
    table.put(1, "road", *line(1, 5))
    knight(table, 1, spot(4))
    knight(table, 2, spot(2))  # whoever stands in between is ignored
    for edge in line(1, 4):
        assert not may_remove(table.kernel, table.edge(edge))
    assert may_remove(table.kernel, table.edge(line(4, 5)[0]))
    assert removable(table) == named(table, *line(4, 5))


@pytest.mark.rule("CK-238")
@pytest.mark.parametrize(("home", "post"), [(3, 7), (7, 3)])
def test_only_what_lies_between_a_knight_and_its_building_holds_it(home: int, post: int) -> None:
    table = dealing()
    table.put(1, "settlement", spot(home))
    table.put(1, "road", *line(1, 9))
    knight(table, 1, spot(post))
    kept = [edge for edge in line(1, 9) if not may_remove(table.kernel, table.edge(edge))]
    assert kept == line(3, 7)


@pytest.mark.rule("CK-238")
@pytest.mark.parametrize(("home", "post", "beyond"), [(3, 2, 9), (7, 8, 1)])
def test_a_knight_with_a_building_on_its_side_needs_no_other(home: int, post: int, beyond: int) -> None:
    table = dealing()
    table.put(1, "settlement", spot(home), spot(beyond))
    table.put(1, "road", *line(1, 9))
    knight(table, 1, spot(post))
    kept = [edge for edge in line(1, 9) if not may_remove(table.kernel, table.edge(edge))]
    assert kept == line(min(home, post), max(home, post))


@pytest.mark.rule("CK-238")
def test_a_knight_with_a_second_way_home_keeps_its_connection() -> None:
    table = dealing()
    table.put(1, "road", *RING)
    table.put(1, "settlement", "(2,2) N")
    knight(table, 1, "(2,2) S")
    assert all(may_remove(table.kernel, table.edge(edge)) for edge in RING)


@pytest.mark.rule("CK-238")
def test_a_knight_that_had_no_way_home_loses_none() -> None:
    table = dealing()
    table.put(1, "settlement", spot(8))
    table.put(1, "road", *line(1, 3))
    knight(table, 1, spot(1))
    assert removable(table) == named(table, *line(2, 3))


@pytest.mark.rule("EVNT-70")
def test_a_damaged_road_is_not_removed() -> None:
    table = Table(["cities_and_knights", "event_cards"])
    table.put(1, "settlement", spot(1))
    table.put(1, "road", *line(0, 3))
    damaged = table.edge(line(2, 3)[0])
    table.kernel.rules.module("event_cards").own.damaged.set(table.kernel, damaged, 1)
    table.turn(0, rolled=True)
    give(table, 0, "diplomat")
    assert removable(table) == named(table, *line(0, 1))


@pytest.mark.rule("CK-239")
def test_a_building_may_lose_its_last_road() -> None:
    table = dealing()
    table.put(1, "settlement", spot(1))
    table.put(1, "road", *line(1, 2))
    play(table, "diplomat")
    table.act(0, "remove_route", edge=line(1, 2)[0])
    assert table.route(1) == 0
    assert table.points(1) == 1


# Taking off and laying anew


@pytest.mark.rule("CK-231")
def test_a_foreign_road_returns_to_its_owner_and_nothing_is_placed() -> None:
    table = dealing()
    table.put(0, "settlement", "(4,1) N")
    table.put(1, "settlement", spot(1))
    table.put(1, "road", *line(1, 3))
    play(table, "diplomat")
    table.act(0, "remove_route", edge=line(2, 3)[0])
    assert table.state.edge_owner[table.edge(line(2, 3)[0])] == -1
    assert table.supply(1, "road") == 14
    assert table.decision == "action"


@pytest.mark.rule("CK-232")
def test_an_own_road_may_be_laid_elsewhere_but_not_where_it_lay() -> None:
    table = dealing()
    table.put(0, "settlement", spot(1))
    table.put(0, "road", *line(1, 3))
    play(table, "diplomat")
    table.act(0, "remove_route", edge=line(2, 3)[0])
    legal = {action.operands["edge"] for action in table.legal(0, "replace_route")}
    # At the building and at the road that stays; nothing that hung on the one taken off.
    assert legal == named(table, "(2,0) NW", "(1,0) W", "(2,0) E")
    assert "not where it lay" in table.refused(0, "replace_route", edge=line(2, 3)[0])
    assert table.refused(0, "replace_route", edge=line(3, 4)[0])
    table.act(0, "replace_route", edge="(2,0) NW")
    assert table.supply(0, "road") == 13
    assert table.state.edge_owner[table.edge(line(2, 3)[0])] == -1
    assert table.state.edge_owner[table.edge("(2,0) NW")] == 0
    assert table.decision == "action"
    assert table.cards(0) == {}


@pytest.mark.rule("CK-232")
def test_the_own_road_may_be_left_off() -> None:
    table = dealing()
    table.put(0, "settlement", spot(1))
    table.put(0, "road", *line(1, 3))
    play(table, "diplomat")
    table.act(0, "remove_route", edge=line(2, 3)[0])
    table.act(0, "leave_route_off")
    assert table.supply(0, "road") == 14
    assert table.route(0) == 1
    assert table.decision == "action"


@pytest.mark.rule("CK-232")
def test_the_last_piece_of_the_supply_is_the_one_taken_off() -> None:
    table = dealing()
    table.put(0, "settlement", spot(1))
    table.put(0, "road", *line(1, 3), *crest(1, 8), *crest(4, 5))
    assert table.supply(0, "road") == 0
    play(table, "diplomat")
    table.act(0, "remove_route", edge=line(2, 3)[0])
    table.act(0, "replace_route", edge="(2,0) NW")
    assert table.supply(0, "road") == 0


@pytest.mark.rule("CK-240")
@pytest.mark.parametrize("replaced", [True, False])
def test_the_longest_road_is_judged_when_the_road_lies_again(replaced: bool) -> None:
    table = dealing()
    table.put(0, "settlement", spot(1))
    table.put(0, "road", *line(1, 6))
    table.put(1, "road", *crest(4, 5))
    assert (table.route(0), table.route(1), table.holder("longest_road")) == (5, 5, 0)
    play(table, "diplomat")
    table.act(0, "remove_route", edge=line(5, 6)[0])
    assert table.holder("longest_road") == 0
    if replaced:
        table.act(0, "replace_route", edge="(2,0) NW")
        assert (table.route(0), table.holder("longest_road")) == (5, 0)
    else:
        table.act(0, "leave_route_off")
        assert (table.route(0), table.holder("longest_road")) == (4, 1)


@pytest.mark.rule("CK-240")
def test_a_foreign_road_taken_off_can_cost_the_longest_road() -> None:
    table = dealing()
    table.put(1, "settlement", spot(1))
    table.put(1, "road", *line(1, 6))
    assert table.holder("longest_road") == 1
    play(table, "diplomat")
    table.act(0, "remove_route", edge=line(5, 6)[0])
    assert table.holder("longest_road") is None


@pytest.mark.rule("CK-241")
def test_no_diplomat_without_an_open_road() -> None:
    table = dealing()
    assert playable(table) == set()
    table.put(1, "settlement", spot(1), spot(4))
    table.put(1, "road", *line(1, 4))
    assert playable(table) == set()
    table.put(0, "road", "(4,1) NE")
    assert playable(table) == {"diplomat"}
