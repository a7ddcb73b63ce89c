"""`wonders` (SEAWON): founding, claiming a wonder, building its levels, and the two ways to win."""

from __future__ import annotations

from typing import Any

import pytest

from skerry.rules.seafarers.module import sea
from tests.table import Table, crest, crest_vertex

WONDERS = ["wonders"]
WALL = "(3,6) S"
BRIDGE = "(6,2) SE"
HARBOUR = "(4,1) NW"
# Inland vertices of the main island, away from harbours and markers.
INLAND = ("(4,2) N", "(4,4) N", "(4,3) S", "(3,2) S", "(6,4) N", "(3,6) N")
# Five roads in a row across the middle of the island.
ROUTE = crest(4, 5, first=4)

COSTS = {
    "theater": {"brick": 1, "wool": 3, "wood": 1},
    "great_bridge": {"wood": 3, "wool": 1, "grain": 1},
    "monument": {"ore": 2, "grain": 3},
    "great_wall": {"brick": 3, "wood": 1, "grain": 1},
    "wonder_castle": {"brick": 1, "ore": 3, "grain": 1},
}


def wonders_table(players: int = 4, beside: tuple[str, ...] = (), **script: Any) -> Table:
    return Table([*WONDERS, *beside], players, **script)


def own(table: Table) -> Any:
    """What the scenario keeps."""
    module: Any = table.kernel.rules.module("wonders")
    return module.own


def claims(table: Table, seat: int = 0) -> set[object]:
    """What a seat may claim now."""
    return {action.operands["wonder"] for action in table.legal(seat, "claim_wonder")}


def set_wonder(table: Table, seat: int, wonder: str, level: int = 0) -> None:
    own(table).wonder.set(table.kernel, seat, list(COSTS).index(wonder))
    own(table).level.set(table.kernel, seat, level)


def levels(table: Table) -> list[int]:
    return list(table.view()["wonders"]["levels"])


def corners_of(table: Table, island: str) -> set[int]:
    hexes = next(one.hexes for one in table.kernel.rules.board.islands if one.name == island)
    return {int(table.kernel.topology.hex_vertex[6 * hex_ + corner]) for hex_ in hexes for corner in range(6)}


def marked(table: Table) -> set[int]:
    board = table.kernel.rules.board
    return {vertex for marker in ("great_wall", "great_bridge", "x") for vertex in board.vertices_of(marker)}


# Set-up


@pytest.mark.rule("SEAWON-03")
@pytest.mark.parametrize("cause", ["seven", "knight"])
def test_there_is_no_pirate_so_the_robber_always_moves(cause: str) -> None:
    table = wonders_table(dice=[(3, 4)])
    deserts = {table.hex(place) for place in ("(2,6)", "(3,7)", "(4,6)")}
    assert {action.operands["hex"] for action in table.legal(0)} == deserts
    table.act(0, "choose_robber_hex", hex="(3,7)")
    assert table.state.robber == table.hex("(3,7)")
    table.give_card(0, "knight")
    table.turn(0)
    if cause == "seven":
        table.act(0, "roll")
    else:
        table.act(0, "play_card", card="knight")
    assert {action.kind for action in table.legal(0)} == {"move_robber"}
    assert table.refused(0, "move_pirate", hex="(1,3)") == "you may not move the pirate to any place now"
    assert table.view()["seafarers"]["pirate"] == "off_board"


@pytest.mark.rule("SEAWON-05")
@pytest.mark.parametrize("players", [3, 4])
def test_founding_keeps_to_the_main_island_and_off_the_marked_vertices(players: int) -> None:
    table = wonders_table(players)
    table.act(0, "choose_robber_hex", hex="(3,7)")
    assert len(marked(table)) == 11
    founding = {action.operands["vertex"] for action in table.legal(0, "found_building")}
    assert founding == corners_of(table, "main") - marked(table)


@pytest.mark.rule("SEAWON-06")
@pytest.mark.parametrize("vertex", [WALL, BRIDGE, "(6,2) S", "(6,2) NE"])
def test_after_founding_the_marked_vertices_are_open(vertex: str) -> None:
    table = wonders_table()
    assert table.vertex(vertex) in marked(table)
    edge = next(e for e in table.kernel.topology.vertex_edge[3 * table.vertex(vertex) :][:3] if e >= 0)
    table.put(0, "ship" if vertex != WALL else "road", table.kernel.topology.edge_name(edge).replace("side ", ""))
    table.turn(0, rolled=True)
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.act(0, "build_settlement", vertex=vertex)
    assert table.points(0) == 1


@pytest.mark.rule("SEAWON-07")
def test_the_first_settlement_on_each_small_island_earns_a_point() -> None:
    table = wonders_table()
    table.put(0, "ship", "(1,1) SW", "(1,2) NE", "(7,6) SE")
    table.turn(0, rolled=True)
    earned = []
    for vertex in ("(1,1) S", "(1,2) N", "(7,6) S"):
        table.hand(0, wood=1, brick=1, wool=1, grain=1)
        table.act(0, "build_settlement", vertex=vertex)
        earned.append(table.view()["seafarers"]["special_vp"][0])
    assert earned == [1, 1, 2]
    # Who comes later earns as well.
    table.put(1, "ship", "(6,7) NE")
    table.turn(1, rolled=True)
    table.hand(1, wood=1, brick=1, wool=1, grain=1)
    table.act(1, "build_settlement", vertex="(6,7) NE")
    assert table.view()["seafarers"]["special_vp"] == [2, 1, 0, 0]


# Claiming


@pytest.mark.rule("SEAWON-08")
def test_each_wonder_has_one_claimant_and_each_player_claims_one() -> None:
    table = wonders_table()
    for seat in (0, 1):
        table.put(seat, "city", *INLAND[2 * seat : 2 * seat + 2])
    table.put(0, "settlement", WALL)
    table.turn(0, rolled=True)
    assert claims(table) == {"theater", "great_wall"}
    table.act(0, "claim_wonder", wonder="theater")
    assert table.view()["wonders"]["claimed"] == ["theater", None, None, None]
    assert table.refused(0, "claim_wonder", wonder="great_wall") == "you have claimed a wonder already"
    table.turn(1, rolled=True)
    assert table.refused(1, "claim_wonder", wonder="theater") == "that wonder is claimed already"
    assert table.refused(1, "claim_wonder", wonder="great_wall") == ("that wonder needs a building at the great wall")


@pytest.mark.rule("SEAWON-09", "SEAWON-10")
def test_claiming_is_free_and_every_level_costs_the_same() -> None:
    table = wonders_table()
    table.put(0, "settlement", WALL)
    table.turn(0, rolled=True)
    table.act(0, "claim_wonder", wonder="great_wall")
    assert levels(table) == [0, 0, 0, 0]
    assert table.supply(0, "ship") == 15, "the marker is no ship"
    assert table.refused(0, "build_wonder_level") == "a level costs 1 wood and 3 brick and 1 grain more than you hold"
    # As many in one turn as one can pay.
    table.hand(0, brick=9, wood=3, grain=4)
    for level in range(1, 4):
        table.act(0, "build_wonder_level")
        assert levels(table)[0] == level
    assert table.cards(0) == {"grain": 1}
    assert table.in_bank("brick") == 19


@pytest.mark.rule("SEAWON-10")
def test_without_a_claim_there_is_nothing_to_build() -> None:
    table = wonders_table()
    table.turn(0, rolled=True)
    table.hand(0, brick=5, wood=5, grain=5, wool=5, ore=5)
    assert table.refused(0, "build_wonder_level") == "you have claimed no wonder"


def without_enough(table: Table, wonder: str) -> None:
    """Everything but the last piece of a requirement."""
    if wonder == "theater":
        table.put(0, "city", INLAND[0])
    elif wonder == "monument":
        table.put(0, "city", HARBOUR)
        table.put(0, "road", *ROUTE[:4])
    elif wonder == "wonder_castle":
        table.put(0, "city", *INLAND[:2])
        table.put(0, "settlement", INLAND[2])


def enough(table: Table, wonder: str) -> None:
    """The last piece."""
    if wonder == "theater":
        table.put(0, "city", INLAND[1])
    elif wonder == "monument":
        table.put(0, "road", ROUTE[4])
    elif wonder == "wonder_castle":
        table.put(0, "settlement", INLAND[3])
    else:
        table.put(0, "settlement", WALL if wonder == "great_wall" else BRIDGE)


@pytest.mark.rule("SEAWON-11", "SEAWON-12", "SEAWON-13", "SEAWON-14", "SEAWON-15")
@pytest.mark.parametrize("wonder", COSTS)
def test_what_a_wonder_requires_and_what_its_levels_cost(wonder: str) -> None:
    table = wonders_table()
    without_enough(table, wonder)
    table.turn(0, rolled=True)
    assert wonder not in claims(table)
    assert table.refused(0, "claim_wonder", wonder=wonder).startswith("that wonder needs ")
    enough(table, wonder)
    table.act(0, "claim_wonder", wonder=wonder)
    for card in COSTS[wonder]:
        table.hand(0, **{**COSTS[wonder], card: COSTS[wonder][card] - 1})
        assert table.legal(0, "build_wonder_level") == []
    table.hand(0, **COSTS[wonder])
    table.act(0, "build_wonder_level")
    assert (table.cards(0), levels(table)) == ({}, [1, 0, 0, 0])


@pytest.mark.rule("SEAWON-12", "SEAWON-14")
@pytest.mark.parametrize(("marker", "wonder"), [("great_wall", "great_wall"), ("great_bridge", "great_bridge")])
@pytest.mark.parametrize("piece", ["settlement", "city"])
def test_any_marked_vertex_and_either_building_will_do(marker: str, wonder: str, piece: str) -> None:
    vertices = wonders_table().kernel.rules.board.vertices_of(marker)
    for vertex in vertices:
        table = wonders_table()
        table.put(1, piece, table.kernel.topology.vertex_name(vertex))
        table.turn(0, rolled=True)
        assert claims(table, 0) == set()
        table.turn(1, rolled=True)
        assert claims(table, 1) == {wonder}


@pytest.mark.rule("SEAWON-13")
def test_the_monument_needs_a_city_at_the_harbour_and_counts_ships() -> None:
    table = wonders_table()
    table.put(0, "settlement", HARBOUR)
    table.put(0, "road", *ROUTE)
    table.put(0, "city", INLAND[1])
    table.turn(0, rolled=True)
    assert "monument" not in claims(table)
    table.put(0, "city", HARBOUR)
    assert "monument" in claims(table)

    table = wonders_table()
    table.put(0, "city", HARBOUR)
    table.put(0, "ship", "(4,1) W", "(5,1) NW", "(5,1) W")
    table.put(0, "road", "(4,1) NW", "(4,1) NE")
    table.turn(0, rolled=True)
    assert (table.route(0), claims(table)) == (5, {"monument"})


@pytest.mark.rule("SEAWON-15", "SEAWON-21")
def test_the_castle_needs_a_city_and_six_points_hidden_ones_included() -> None:
    table = wonders_table()
    table.put(0, "settlement", *INLAND[:5])
    table.give_card(0, "victory_point", 1)
    table.turn(0, rolled=True)
    assert "wonder_castle" not in claims(table), "six points without a city"
    table = wonders_table()
    table.put(0, "city", *INLAND[:2])
    table.give_card(0, "victory_point", 1)
    table.turn(0, rolled=True)
    assert "wonder_castle" not in claims(table)
    table.give_card(0, "victory_point", 1, bought=True)
    assert "wonder_castle" in claims(table)
    assert table.points(0) == 4


@pytest.mark.rule("SEAWON-16")
def test_a_requirement_lost_after_the_claim_does_not_matter() -> None:
    table = wonders_table()
    without_enough(table, "monument")
    enough(table, "monument")
    table.turn(0, rolled=True)
    table.act(0, "claim_wonder", wonder="monument")
    table.put(1, "settlement", crest_vertex(4, 7))
    assert table.route(0) == 3
    table.hand(0, **COSTS["monument"])
    table.act(0, "build_wonder_level")
    assert levels(table)[0] == 1


@pytest.mark.rule("SEAWON-17")
def test_levels_give_no_points() -> None:
    table = wonders_table()
    set_wonder(table, 0, "theater", 3)
    assert (table.points(0), table.all_points(0)) == (0, 0)


def test_with_separate_trade_a_level_ends_trading_and_a_claim_does_not() -> None:
    table = wonders_table(trade_build="separate")
    table.put(0, "settlement", WALL)
    table.turn(0, rolled=True)
    table.hand(0, brick=3, wood=1, grain=1, ore=8)
    table.act(0, "claim_wonder", wonder="great_wall")
    table.act(0, "bank_trade", give="ore", take="wool")
    table.act(0, "build_wonder_level")
    assert table.refused(0, "bank_trade", give="ore", take="wool").startswith("trading is over for this turn")


# The end


@pytest.mark.rule("SEAWON-18")
def test_a_finished_wonder_wins_with_any_number_of_points() -> None:
    table = wonders_table()
    set_wonder(table, 0, "great_wall", 3)
    set_wonder(table, 1, "theater", 3)
    table.turn(0, rolled=True)
    table.hand(0, **COSTS["great_wall"])
    table.act(0, "build_wonder_level")
    assert (table.game.winner, table.game.scores()) == (0, [0, 0, 0, 0])
    assert table.game.ending == "wonder"


def with_points(table: Table, seat: int, points: int) -> None:
    cities, settlements = divmod(points, 2)
    table.put(seat, "city", *INLAND[: min(cities, 4)])
    table.put(seat, "settlement", *INLAND[4 : 4 + settlements])
    special = points - 2 * min(cities, 4) - settlements
    sea(table.kernel.rules).special_points.set(table.kernel, seat, special)


@pytest.mark.rule("SEAWON-19", "SEA-84")
@pytest.mark.parametrize(
    ("points", "mine", "others", "won"),
    [
        (10, 0, (0, 0, 0), False),
        (10, 1, (0, 0, 0), True),
        (9, 3, (0, 0, 0), False),
        (12, 2, (2, 0, 1), False),
        (10, 2, (1, 1, 1), True),
        (10, 2, (0, 0, 3), False),
    ],
)
def test_ten_points_win_with_the_highest_wonder_alone(
    points: int, mine: int, others: tuple[int, ...], won: bool
) -> None:
    table = wonders_table()
    with_points(table, 0, points)
    for seat, (wonder, level) in enumerate(zip(COSTS, (mine, *others), strict=False)):
        if level:
            set_wonder(table, seat, wonder, level)
    assert table.points(0) == points
    table.turn(1)
    assert not table.game.over, "only in the own turn"
    table.turn(0)
    assert (table.game.winner == 0) == won
    assert table.game.ending == ("highest_wonder" if won else None)


@pytest.mark.rule("SEAWON-19")
def test_the_level_that_goes_ahead_wins_at_once() -> None:
    table = wonders_table()
    with_points(table, 0, 10)
    set_wonder(table, 0, "theater", 1)
    set_wonder(table, 1, "monument", 1)
    table.turn(0, rolled=True)
    table.hand(0, **COSTS["theater"])
    table.act(0, "build_wonder_level")
    assert table.game.winner == 0


@pytest.mark.rule("SEAWON-21")
def test_hidden_points_count_for_the_win() -> None:
    table = wonders_table()
    with_points(table, 0, 8)
    set_wonder(table, 0, "theater", 1)
    table.give_card(0, "victory_point", 2)
    table.turn(0)
    assert (table.game.winner, table.game.scores()[0]) == (0, 10)


@pytest.mark.rule("VARX-41")
@pytest.mark.parametrize(("points", "won"), [(10, False), (11, True)])
def test_with_a_harbormaster_eleven_points_are_needed(points: int, won: bool) -> None:
    table = wonders_table(beside=("harbormaster",))
    with_points(table, 0, points)
    set_wonder(table, 0, "theater", 1)
    table.turn(0)
    assert table.game.over == won


@pytest.mark.rule("VARX-41", "SEAWON-18")
def test_with_a_harbormaster_a_finished_wonder_still_needs_no_points() -> None:
    table = wonders_table(beside=("harbormaster",))
    set_wonder(table, 0, "monument", 3)
    table.turn(0, rolled=True)
    table.hand(0, **COSTS["monument"])
    table.act(0, "build_wonder_level")
    assert table.game.winner == 0
