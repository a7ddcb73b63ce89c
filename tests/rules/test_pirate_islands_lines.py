"""`pirate_islands` (SEAPIR): the one line of ships to the west, where it starts, and where other ships lie."""

from __future__ import annotations

import pytest

from skerry import Game
from skerry.engine.state import OFF_BOARD
from skerry.rules.seafarers.module import sea
from tests.pirate_islands import LINES, TO_FORTRESS, lay_line, pirate_table, put_fleet, warships
from tests.table import Table

# From the far north to the beachhead of seat 3, over vertices that lie between that beachhead and its fortress.
NORTHERN = "(1,4) NE|(1,4) NW|(1,3) E|(1,3) SE|(1,3) SW|(1,2) SE|(2,2) E|(2,2) SE|(3,2) E".split("|")


def borders_main(table: Table, edge: int) -> bool:
    board = table.kernel.rules.board
    main = next(island.hexes for island in board.islands if island.name == "main")
    return any(int(hex_) in main for hex_ in table.kernel.topology.edge_hex[2 * edge : 2 * edge + 2])


def sites(table: Table, seat: int) -> set[int]:
    """Where a seat with means may build a ship."""
    table.hand(seat, wood=1, wool=1)
    return {int(str(action.operands["edge"])) for action in table.legal(seat, "build_ship")}


@pytest.mark.rule("SEAPIR-21", "SEAPIR-22")
@pytest.mark.parametrize("seat", range(4))
def test_from_the_preset_settlement_the_line_keeps_to_the_printed_route(seat: int) -> None:
    start = pirate_table()
    sea(start.kernel.rules).pirate.put(start.kernel, OFF_BOARD)
    start.turn(seat, rolled=True)
    board = start.kernel.rules.board
    printed = set(board.edges_of(f"route_{'abcd'[seat]}"))
    (ship,) = board.edges_of(f"ship_{'abcd'[seat]}")
    (settlement,) = board.vertices_of(f"settlement_{'abcd'[seat]}")
    taken = {ship}
    lengths: set[int] = set()

    def grow(game: Game, tip: int, length: int) -> None:
        """Go on from the tip in every possible way."""
        table = pirate_table()
        table.game = game
        free = sites(table, seat)
        assert {edge for edge in free if not borders_main(table, edge)} <= printed
        onward = [edge for edge in free & printed if tip in ends(table, edge)]
        if not onward:
            lengths.add(length)
        for edge in onward:
            taken.add(edge)
            table.game = game.copy()
            table.act(seat, "build_ship", edge=edge)
            grow(table.game, other_end(table, edge, tip), length + 1)

    grow(start.game, other_end(start, ship, settlement), 1)
    assert taken == printed
    assert lengths == {TO_FORTRESS}


def ends(table: Table, edge: int) -> list[int]:
    return [int(vertex) for vertex in table.kernel.topology.edge_vertex[2 * edge : 2 * edge + 2]]


def other_end(table: Table, edge: int, vertex: int) -> int:
    return sum(ends(table, edge)) - vertex


@pytest.mark.rule("SEAPIR-21")
def test_the_line_does_not_branch() -> None:
    table = pirate_table()
    put_fleet(table, 5)
    table.turn(0, rolled=True)
    lay_line(table, 0, 4)
    # The vertex between the two ships off the coast has a second shortest way on.
    assert [table.kernel.topology.edge_name(edge) for edge in west(table, 0)] == ["(7,3) side SE"]
    table.hand(0, wood=1, wool=1)
    assert table.refused(0, "build_ship", edge="(6,5) SW") == (
        "off the coast of the main island you may lay only one line of ships, a shortest way to your fortress"
    )
    assert table.refused(0, "build_ship", edge="(1,6) NE").startswith("a ship needs")


def west(table: Table, seat: int) -> list[int]:
    """Where a ship may be built off the coast of the main island."""
    return sorted(edge for edge in sites(table, seat) if not borders_main(table, edge))


@pytest.mark.rule("SEAPIR-21")
def test_there_is_only_one_line_to_the_west() -> None:
    table = pirate_table()
    put_fleet(table, 5)
    table.put(0, "settlement", "(4,5) SW")
    table.turn(0, rolled=True)
    assert table.edge("(4,4) SE") in west(table, 0)
    lay_line(table, 0, 3)
    assert west(table, 0) == [table.edge("(7,4) SW")]
    table.put(0, "ship", "(7,4) SW")
    assert table.edge("(4,4) SE") not in west(table, 0)


@pytest.mark.rule("SEAPIR-23")
def test_a_line_from_another_building_takes_a_shortest_way_from_there() -> None:
    table = pirate_table()
    put_fleet(table, 5)
    # Four ships from the beachhead; the way round the other side of the sea hex would be longer.
    table.put(0, "settlement", "(7,5) SW")
    table.turn(0, rolled=True)
    assert west(table, 0) == [table.edge("(6,5) SW"), table.edge("(7,4) SE")]
    table.put(0, "ship", "(7,4) SE")
    assert west(table, 0) == [table.edge("(7,4) SW")]

    # From the far north the line follows the coast: it may leave it where the way stays shortest, and not before.
    table = pirate_table()
    put_fleet(table, 0)
    table.put(0, "settlement", "(1,5) NW")
    table.put(0, "ship", "(1,5) W")
    table.turn(0, rolled=True)
    assert table.edge("(1,4) SE") in west(table, 0)
    assert table.edge("(1,4) NE") not in west(table, 0)
    table.put(0, "ship", "(1,4) SE")
    assert table.edge("(2,4) NE") not in west(table, 0)
    assert table.edge("(2,4) E") in west(table, 0)


@pytest.mark.rule("SEAPIR-24")
def test_other_ships_lie_only_along_the_coast_of_the_main_island() -> None:
    table = pirate_table()
    put_fleet(table, 0)
    table.put(1, "settlement", "(3,6) NW")
    table.turn(1, rolled=True)
    lay_line(table, 1, 3)
    assert {table.edge("(3,6) W"), table.edge("(3,6) NW")} <= sites(table, 1)
    assert table.edge("(3,5) NE") not in sites(table, 1)
    assert west(table, 1) == [table.edge("(1,4) NW")]
    # The coast may be followed further.
    table.put(1, "ship", "(3,6) NW")
    assert table.edge("(2,6) W") in sites(table, 1)


@pytest.mark.rule("SEAPIR-23", "SEAPIR-43")
def test_a_line_before_its_beachhead_may_run_over_the_way_from_there_to_the_fortress() -> None:
    table = pirate_table()
    put_fleet(table, 0)
    table.put(3, "settlement", "(1,5) NW")
    table.put(3, "ship", *NORTHERN[:7])
    table.turn(3, rolled=True)
    table.hand(3, wood=5, wool=5)
    # The way back over the same ships is none.
    for edge in (*NORTHERN[7:], "(3,2) SE", "(3,2) SW", "(3,1) E"):
        assert west(table, 3) == [table.edge(edge)]
        table.act(3, "build_ship", edge=edge)
    assert table.is_legal(3, "attack_pirate_fortress")


@pytest.mark.rule("SEAPIR-31")
def test_warships_stay_and_other_ships_move_within_the_route() -> None:
    table = pirate_table()
    put_fleet(table, 5)
    table.turn(0, rolled=True)
    lay_line(table, 0, 4)
    for edge in LINES[0]:
        sea(table.kernel.rules).laid.set(table.kernel, table.edge(edge), 0)
    assert [action.operands["edge"] for action in table.legal(0, "move_ship")] == [table.edge(LINES[0][3])]
    table.act(0, "move_ship", edge=LINES[0][3])
    goals = {int(str(action.operands["edge"])) for action in table.legal(0, "sail_ship")}
    assert all(borders_main(table, edge) for edge in goals), "the line has one way on, the one the ship left"

    table = pirate_table()
    put_fleet(table, 5)
    lay_line(table, 0, 4, warships=4)
    table.turn(0, rolled=True)
    assert table.legal(0, "move_ship") == []
    assert table.refused(0, "move_ship", edge=LINES[0][3]).startswith("only a ship at the open end")


@pytest.mark.rule("SEAPIR-27")
def test_the_line_is_the_one_that_leads_west_wherever_it_starts() -> None:
    table = pirate_table()
    # The preset ship lies nearer to the fortress than this line has come, and coast ships run on beside it.
    table.put(0, "settlement", "(3,6) NW")
    table.put(0, "ship", "(3,5) NE", "(3,6) W", "(4,5) NW", "(4,5) W")
    table.give_card(0, "knight", 1)
    table.turn(0)
    table.act(0, "play_card", card="knight")
    assert warships(table) == [table.edge("(3,5) NE")]


@pytest.mark.rule("SEAPIR-27", "SEAPIR-43")
def test_a_line_that_passes_the_preset_building_starts_there() -> None:
    table = pirate_table()
    # A ship along the coast joins this building to the preset one, on the way to the fortress.
    table.put(0, "settlement", "(5,6) S")
    table.put(0, "ship", "(6,5) E")
    lay_line(table, 0, 3)
    table.give_card(0, "knight", 1)
    table.turn(0)
    table.act(0, "play_card", card="knight")
    assert warships(table) == [table.edge(LINES[0][0])]


def arm(table: Table, seat: int) -> None:
    table.give_card(seat, "knight", 1)
    table.turn(seat)
    table.act(seat, "play_card", card="knight")


@pytest.mark.rule("SEAPIR-27", "SEAPIR-43")
def test_a_settlement_put_on_the_printed_route_takes_no_ship_out_of_the_line() -> None:
    table = pirate_table()
    lay_line(table, 0, 4)
    table.put(0, "settlement", "(7,5) SW")
    for count in range(1, 5):
        arm(table, 0)
        assert warships(table) == sorted(table.edge(edge) for edge in LINES[0][:count])
    table.give_card(0, "knight", 1)
    table.turn(0)
    assert table.refused(0, "play_card", card="knight") == "knight cannot be played now: it would have no effect"


@pytest.mark.rule("SEAPIR-27", "SEAPIR-43")
def test_without_the_preset_settlement_a_line_starts_at_the_first_of_its_buildings() -> None:
    table = pirate_table()
    line = "(1,6) NW|(1,5) NE|(1,5) NW|(1,4) E|(1,4) SE".split("|")
    table.put(3, "settlement", "(1,6) N")
    table.put(3, "ship", *line)
    arm(table, 3)
    table.put(3, "settlement", "(1,5) N")
    arm(table, 3)
    arm(table, 3)
    assert warships(table) == sorted(table.edge(edge) for edge in line[:3])


@pytest.mark.rule("SEAPIR-27", "SEAPIR-43")
def test_while_no_ship_has_left_the_coast_the_line_is_that_of_the_preset_settlement() -> None:
    table = pirate_table()
    # This run along the coast has come nearer to the fortress.
    table.put(0, "settlement", "(7,5) S")
    table.put(0, "ship", "(7,5) SW")
    arm(table, 0)
    assert warships(table) == [table.edge(LINES[0][0])]
