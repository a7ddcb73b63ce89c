"""`new_shores` (SEANS): small islands reward the first settlement of everybody who comes."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import Game
from skerry.board.map_file import HARBOUR_KINDS, MapFile
from skerry.board.terrain import DESERT, TERRAINS
from skerry.board.tokens import numbers_of
from tests.table import Table

NEW_SHORES = ["new_shores"]
SMALL = ("nw", "ne", "se")
# Per small island of the board for four: a coastal vertex and a sea edge that reaches it, and one more on the largest.
LANDINGS = {"nw": ("(1,1) N", "(1,1) NE"), "ne": ("(1,4) N", "(1,4) NE"), "se": ("(7,5) S", "(7,5) SE")}
SECOND_LANDING = ("(4,6) S", "(4,6) SE")
HOMES = ("(3,2) NW", "(3,3) N", "(3,4) NE", "(4,1) NW", "(5,1) SW", "(6,4) SE", "(7,1) S", "(7,3) S")


def island(board: MapFile, name: str) -> list[int]:
    return next(one.hexes for one in board.islands if one.name == name)


def land_on(table: Table, seat: int, landing: tuple[str, str]) -> None:
    """A settlement bought on a vertex that an own ship touches."""
    vertex, edge = landing
    if table.state.edge_owner[table.edge(edge)] < 0:
        table.put(seat, "ship", edge)
    table.hand(seat, wood=1, brick=1, wool=1, grain=1)
    table.act(seat, "build_settlement", vertex=vertex)


@pytest.mark.rule("SEANS-01", "SEANS-02")
@pytest.mark.parametrize(
    ("players", "main", "small", "sea", "tokens", "harbours"), [(3, 14, 8, 13, 22, 8), (4, 19, 9, 14, 27, 9)]
)
def test_what_lies_on_the_table(players: int, main: int, small: int, sea: int, tokens: int, harbours: int) -> None:
    game = Game.new(NEW_SHORES, players, seed=1)
    board = game.kernel.rules.board
    state = game.kernel.state
    assert len(island(board, "main")) == main
    assert sum(len(island(board, name)) for name in SMALL) == small
    terrain = Counter(TERRAINS[t] for t in state.terrain)
    assert terrain["sea"] == sea
    assert terrain["desert"] == (1 if players == 4 else 0)
    assert terrain["gold_field"] == 2
    assert sum(len(numbers_of(mask)) for mask in state.numbers) == tokens
    served = Counter(HARBOUR_KINDS[bit] for mask in state.harbour for bit in range(6) if mask >> bit & 1)
    assert served == {"3:1": 2 * (harbours - 5), "wood": 2, "brick": 2, "wool": 2, "grain": 2, "ore": 2}


@pytest.mark.rule("SEANS-03")
@pytest.mark.parametrize("players", [3, 4])
def test_everything_but_three_small_islands_is_the_main_island(players: int) -> None:
    board = Game.new(NEW_SHORES, players, seed=1).kernel.rules.board
    assert [(one.name, one.kind) for one in board.islands] == [
        ("main", "main"),
        ("nw", "small"),
        ("ne", "small"),
        ("se", "small"),
    ]


@pytest.mark.rule("SEANS-04")
def test_robber_and_pirate_start_where_the_board_says() -> None:
    three = Table(NEW_SHORES, 3)
    robber = three.state.robber
    assert numbers_of(three.state.numbers[robber]) == [12]
    assert robber in island(three.kernel.rules.board, "nw")
    four = Table(NEW_SHORES, 4)
    assert four.state.terrain[four.state.robber] == DESERT
    for table in (three, four):
        assert table.view()["seafarers"]["pirate"] == "frame"
        (cell,) = table.kernel.rules.board.markers["pirate"]
        frame = table.kernel.rules.board.frame[cell.number]
        assert frame.x > max(
            table.kernel.topology.hex_x[h] for h in range(table.kernel.topology.hexes) if _row(table, h) == frame.row
        )


def _row(table: Table, hex_id: int) -> int:
    return int(table.kernel.topology.hex_row[hex_id])


@pytest.mark.rule("SEANS-05")
def test_harbour_kinds_are_dealt_with_four_players_only() -> None:
    def harbours(players: int, seed: int) -> tuple[int, ...]:
        return tuple(Game.new(NEW_SHORES, players, seed=seed).kernel.state.harbour)

    assert len({harbours(3, seed) for seed in range(8)}) == 1
    assert len({harbours(4, seed) for seed in range(8)}) == 8
    board = Game.new(NEW_SHORES, 4, seed=1).kernel.rules.board
    assert {harbour.hex for harbour in board.harbours} <= set(island(board, "main"))


@pytest.mark.rule("SEANS-06")
@pytest.mark.parametrize("players", [3, 4])
def test_random_set_up_shuffles_main_and_small_islands_apart(players: int) -> None:
    for seed in range(10):
        game = Game.new(NEW_SHORES, players, seed=seed, options={"setup": "random"})
        board = game.kernel.rules.board
        state = game.kernel.state
        main = island(board, "main")
        small = [h for name in SMALL for h in island(board, name)]
        for hexes in (main, small):
            assert Counter(state.terrain[h] for h in hexes) == Counter(board.terrain[h] for h in hexes)
            assert Counter(state.numbers[h] for h in hexes) == Counter(board.numbers[h] for h in hexes)
        assert [state.terrain[h] for h in main] != [board.terrain[h] for h in main]


@pytest.mark.rule("SEANS-07")
@pytest.mark.parametrize("players", [3, 4])
def test_founding_settlements_stand_on_the_main_island(players: int) -> None:
    table = Table(NEW_SHORES, players)
    topology = table.kernel.topology
    main = island(table.kernel.rules.board, "main")
    corners = {int(topology.hex_vertex[6 * h + corner]) for h in main for corner in range(6)}
    assert {action.operands["vertex"] for action in table.legal(0, "found_building")} == corners


@pytest.mark.rule("SEANS-08")
def test_the_first_settlement_on_each_small_island_earns_two_points() -> None:
    table = Table(NEW_SHORES, 4)
    table.turn(0, rolled=True)
    for count, landing in enumerate(LANDINGS.values(), start=1):
        land_on(table, 0, landing)
        assert table.points(0) == 3 * count
    assert table.view()["seafarers"]["special_vp"] == [6, 0, 0, 0]


@pytest.mark.rule("SEANS-08")
def test_another_settlement_on_the_same_island_earns_no_more() -> None:
    table = Table(NEW_SHORES, 4)
    table.turn(0, rolled=True)
    land_on(table, 0, LANDINGS["ne"])
    land_on(table, 0, SECOND_LANDING)
    assert table.points(0) == 2 + 2
    assert table.view()["seafarers"]["special_vp"] == [2, 0, 0, 0]


@pytest.mark.rule("SEANS-08")
def test_whoever_comes_later_earns_as_much() -> None:
    table = Table(NEW_SHORES, 4)
    table.turn(0, rolled=True)
    land_on(table, 0, LANDINGS["ne"])
    table.turn(1, rolled=True)
    land_on(table, 1, SECOND_LANDING)
    assert table.view()["seafarers"]["special_vp"] == [2, 2, 0, 0]


@pytest.mark.rule("SEANS-08")
def test_the_main_island_earns_nothing() -> None:
    table = Table(NEW_SHORES, 4)
    table.turn(0, rolled=True)
    land_on(table, 0, ("(7,3) S", "(7,3) SE"))
    assert table.points(0) == 1


@pytest.mark.rule("SEANS-09")
@pytest.mark.parametrize("players", [3, 4])
def test_fourteen_points_are_needed(players: int) -> None:
    assert Game.new(NEW_SHORES, players, seed=1).kernel.rules.base_target == 14


@pytest.mark.rule("SEANS-09")
def test_thirteen_points_are_not_enough_and_more_than_fourteen_are() -> None:
    table = Table(NEW_SHORES, 4)
    table.put(0, "city", *HOMES[:4])
    table.put(0, "settlement", *HOMES[4:6])
    table.turn(0, rolled=True)
    land_on(table, 0, LANDINGS["nw"])
    assert table.points(0) == 13
    assert not table.game.over
    land_on(table, 0, LANDINGS["se"])
    assert table.game.winner == 0
    assert table.game.scores()[0] == 16
