"""Rivers with Seafarers: ships beside a river, ships that leave it, mouths, and where it can be played."""

from __future__ import annotations

import pytest

from skerry.board.terrain import GOLD_FIELD
from skerry.catalog import judge
from tests.riverside import gained, gold, poorest, purses, richest, told
from tests.sound import edges_of, named
from tests.table import Table

# A river of three hexes comes down from the mountain and flows west into the sea, with sea all along its north.
DELTA = """
name delta
players 3 4
row 0 offset 0: sea sea sea sea sea
row 1 offset 1: swamp hill:6 mountain:5 sea
row 2 offset 0: sea pasture:10 forest:9 field:4 gold_field:8
row 3 offset 1: sea sea sea sea
river (1,2) (1,1) (1,0) to side SW
island main (main): (1,0) (1,1) (1,2) (2,1) (2,2) (2,3) (2,4)
founding main
"""
MOUTH = "(1,0) SW"
CROSSES = "that edge crosses a river: only a bridge can be built there"
NO_GOLD = "a ship that leaves the river costs 1 gold, and you have none"
# A settlement at the source, ships from there along the river to the west, and one away from it.
HOME = "(1,2) N"
ALONG = ("(1,2) NW", "(1,1) NE", "(1,1) NW", "(1,0) NE")
AWAY = "(0,2) E"


def paid(seat: int, count: int = 1) -> dict[str, object]:
    return {"event": "paid", "seat": seat, "card": "gold", "count": count}


def delta(*beside: str, players: int = 3, **options: object) -> Table:
    return Table(["rivers", "new_shores", *beside], players, own_map=DELTA, **options)


def with_ships(*ships: str, coins: int = 0) -> Table:
    """Seat 0 is on turn, with a settlement at the source, these ships and so many coins."""
    table = delta()
    table.put(0, "settlement", HOME)
    table.put(0, "ship", *ships)
    table.turn(0, rolled=True)
    purses(table, coins)
    return table


def sail(table: Table, origin: str, edge: str) -> list[dict[str, object]]:
    """What is heard of coins when a ship goes from one place to another."""
    table.act(0, "move_ship", edge=origin)
    return told(table.act(0, "sail_ship", edge=edge), "gained", "paid")


# Where it can be played


@pytest.mark.rule("RIVRSEA-01", "RIVRSEA-02")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(
    ("scenario", "status", "target"),
    [
        pytest.param("new_shores", "well", 14, marks=pytest.mark.rule("RIVRSEA-10")),
        pytest.param("four_islands", "no", 0, marks=pytest.mark.rule("RIVRSEA-11")),
        pytest.param("fog_islands", "possible_not_recommended", 12, marks=pytest.mark.rule("RIVRSEA-12")),
        pytest.param("through_the_desert", "yes", 14, marks=pytest.mark.rule("RIVRSEA-26")),
        pytest.param("forgotten_tribe", "well", 13, marks=pytest.mark.rule("RIVRSEA-36")),
        pytest.param("cloth_for_catan", "no", 0, marks=pytest.mark.rule("RIVRSEA-44")),
        pytest.param("pirate_islands", "no", 0, marks=pytest.mark.rule("RIVRSEA-45")),
        pytest.param("wonders", "no", 0, marks=pytest.mark.rule("RIVRSEA-46")),
        pytest.param("new_world", "possible_not_recommended", 12, marks=pytest.mark.rule("RIVRSEA-47")),
    ],
)
def test_where_rivers_can_be_played_and_to_how_many_points(
    scenario: str, status: str, target: int, players: int
) -> None:
    verdict = judge(("rivers", scenario), players)
    assert (verdict.status, verdict.target) == (status, target)
    assert verdict.playable == (status != "no")


# Ships beside a river


@pytest.mark.rule("RIVRSEA-03")
@pytest.mark.parametrize(("edge", "count"), [(ALONG[0], 1), (AWAY, 0)])
def test_a_ship_built_beside_a_river_brings_one_gold(edge: str, count: int) -> None:
    table = with_ships()
    table.hand(0, wood=1, wool=1)
    events = table.act(0, "build_ship", edge=edge)
    assert told(events, "gained") == [gained(0, 1)] * count
    assert gold(table) == [count, 0, 0]
    assert richest(table) == (0 if count else None)


@pytest.mark.rule("RIVRSEA-03")
def test_free_ships_bring_gold_as_well() -> None:
    table = with_ships()
    table.give_card(0, "road_building")
    table.act(0, "play_card", card="road_building")
    table.act(0, "place_ship", edge=ALONG[0])
    table.act(0, "place_ship", edge=ALONG[1])
    assert gold(table) == [2, 0, 0]


@pytest.mark.rule("RIVRSEA-53")
@pytest.mark.parametrize(("edge", "count"), [(ALONG[0], 2), (AWAY, 1)])
def test_a_founding_ship_brings_one_gold_like_a_founding_road(edge: str, count: int) -> None:
    table = delta()
    table.act(0, "found_building", vertex=HOME)
    table.act(0, "found_ship", edge=edge)
    assert gold(table) == [count, 0, 0], "one of it is that of the settlement"


@pytest.mark.rule("RIVRSEA-03")
def test_a_neutral_ship_brings_nobody_gold() -> None:
    table = Table(["rivers", "new_shores", "two_player"], 2, own_map=DELTA.replace("3 4", "2 3 4"))
    table.put(2, "ship", ALONG[0])
    assert gold(table) == [0, 0]


# Ships that leave


@pytest.mark.rule("RIVRSEA-04")
def test_moving_a_ship_away_costs_one_gold() -> None:
    table = with_ships(ALONG[0], coins=2)
    assert sail(table, ALONG[0], AWAY) == [paid(0)]
    assert gold(table) == [1, 0, 0]
    table.turn(0, rolled=True)
    assert sail(table, AWAY, ALONG[0]) == [gained(0, 1)], "and coming back brings one"
    assert gold(table) == [2, 0, 0]


@pytest.mark.rule("RIVRSEA-04")
def test_the_tiles_follow_what_leaving_costs() -> None:
    table = with_ships(ALONG[0], coins=1)
    assert (richest(table), poorest(table)) == (0, [1, 2])
    sail(table, ALONG[0], AWAY)
    assert (richest(table), poorest(table)) == (None, [0, 1, 2])


@pytest.mark.rule("RIVRSEA-05")
@pytest.mark.parametrize("coins", [0, 3])
def test_along_the_river_it_is_nothing_on_balance(coins: int) -> None:
    table = with_ships(*ALONG[:2], coins=coins)
    table.put(0, "settlement", "(1,0) N")
    table.turn(0, rolled=True)
    purses(table, coins)
    assert sail(table, ALONG[1], "(1,0) NE") == []
    assert gold(table) == [coins, 0, 0]
    # The next piece that is laid is paid as ever.
    table.hand(0, wood=1, wool=1)
    table.act(0, "build_ship", edge=ALONG[1])
    assert gold(table) == [coins + 1, 0, 0]


@pytest.mark.rule("RIVRSEA-06")
def test_without_gold_a_ship_stays_at_the_river() -> None:
    table = with_ships(*ALONG[:3])
    table.put(0, "settlement", "(1,0) N")
    table.turn(0, rolled=True)
    purses(table)
    table.act(0, "move_ship", edge=ALONG[2])
    assert edges_of(table, 0, "sail_ship") == named(table, ALONG[3], "(1,0) NW", "(1,2) NE")
    assert table.refused(0, "sail_ship", edge=AWAY) == NO_GOLD
    assert table.refused(0, "sail_ship", edge="(3,0) E") == NO_GOLD
    table.act(0, "sail_ship", edge="(1,0) NE")
    assert gold(table) == [0, 0, 0]


@pytest.mark.rule("RIVRSEA-06")
def test_a_ship_that_could_only_leave_is_not_moved_at_all() -> None:
    table = with_ships(ALONG[0])
    table.put(1, "ship", "(1,2) NE")
    table.turn(0, rolled=True)
    purses(table)
    assert edges_of(table, 0, "move_ship") == set()
    purses(table, 1)
    assert edges_of(table, 0, "move_ship") == named(table, ALONG[0])


@pytest.mark.rule("RIVRSEA-06")
def test_away_from_the_river_ships_move_for_nothing() -> None:
    table = with_ships(AWAY)
    table.put(0, "settlement", "(2,4) SE")
    table.turn(0, rolled=True)
    purses(table)
    assert sail(table, AWAY, "(2,4) SE") == []


# Mouths and gold fields


@pytest.mark.rule("RIVRSEA-07")
def test_no_ship_lies_on_a_mouth_and_a_bridge_does() -> None:
    table = delta()
    table.put(0, "settlement", "(1,0) SW")
    table.turn(0, rolled=True)
    purses(table)
    table.hand(0, wood=3, wool=1, brick=1)
    assert table.refused(0, "build_ship", edge=MOUTH) == CROSSES
    assert table.edge(MOUTH) not in edges_of(table, 0, "build_ship")
    table.act(0, "build_bridge", edge=MOUTH)
    assert gold(table) == [3, 0, 0]


@pytest.mark.rule("RIVRSEA-07")
def test_no_ship_is_founded_or_moved_to_a_mouth() -> None:
    table = delta()
    table.act(0, "found_building", vertex="(1,0) SW")
    assert table.refused(0, "found_ship", edge=MOUTH) == CROSSES
    assert table.edge(MOUTH) not in edges_of(table, 0, "found_ship")
    table.act(0, "found_ship", edge="(1,0) W")
    table.turn(0, rolled=True)
    purses(table, 5)
    table.act(0, "move_ship", edge="(1,0) W")
    assert table.edge(MOUTH) not in edges_of(table, 0, "sail_ship")


@pytest.mark.rule("RIVRSEA-09", "RIVRSEA-25", "RIVRSEA-35")
def test_gold_fields_give_any_resource_and_no_gold() -> None:
    table = delta(dice=[(4, 4)])
    assert table.state.terrain[table.hex("(2,4)")] == GOLD_FIELD
    table.put(0, "settlement", "(2,4) SE")
    table.turn(0)
    table.act(0, "roll")
    assert {action.operands["card"] for action in table.legal(0)} == {"wood", "brick", "wool", "grain", "ore"}
    table.act(0, "choose_resource", card="ore")
    assert (table.cards(0), gold(table)) == ({"ore": 1}, [0, 0, 0])
