"""What the sea and its scenarios tell players that know no module."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from skerry.board.terrain import MOUNTAIN
from skerry.engine.kernel import Kernel
from skerry.engine.placement import put_building
from skerry.engine.progress import progress_of
from skerry.engine.resampling import resample_hidden
from skerry.engine.state import OFF_BOARD
from skerry.rules.seafarers.module import sea
from skerry.rules.seafarers.scenarios.cloth_for_catan import VILLAGE_NUMBERS
from skerry.rules.seafarers.scenarios.wonders.tables import WONDERS
from tests.islands import Landing, corners, found, island, land_on
from tests.outlook import Way, crossing, expected, prospects, settling, share, ways, winning
from tests.pirate_islands import BEACHHEADS, TO_BEACHHEAD, TO_FORTRESS, lay_line, pirate_table
from tests.pirate_islands import own as pirates
from tests.sound import around, sound
from tests.table import Table

# Scenarios with areas on their boards for four: a landing in one of them.
AREAS: dict[str, Landing] = {
    "new_shores": ("(1,1) N", "(1,1) NE"),
    "through_the_desert": ("(1,5) N", "(1,5) NE"),
}

FOUR_HOMES = [
    ("(1,1) N", "(1,1) NW"),
    ("(1,4) N", "(1,4) NW"),
    ("(2,5) SE", "(2,5) E"),
    ("(5,6) NE", "(5,6) NE"),
    ("(7,4) NE", "(7,4) NE"),
    ("(4,3) S", "(4,3) SW"),
    ("(7,1) S", "(7,1) SW"),
    ("(3,1) S", "(3,1) SW"),
]

ISLES = """
name isles
players 3 4
target 12
row 0 offset 1: frame frame frame frame frame frame frame frame
row 1 offset 0: frame forest:4 hill:5 sea pasture:9 field:10 sea mountain:3 frame
row 2 offset 1: frame frame frame frame frame frame frame frame
marker pirate: (1,0)
"""


def kept(table: Table, scenario: str) -> Any:
    """What a scenario keeps."""
    module: Any = table.kernel.rules.module(scenario)
    return module.own


# Areas


@pytest.mark.parametrize("scenario", list(AREAS))
def test_the_first_settlement_in_an_area_is_worth_its_points_there_and_nowhere_else(scenario: str) -> None:
    landing = AREAS[scenario]
    table = Table([scenario], 4)
    table.turn(0, rolled=True)
    earning = set()
    for one in table.kernel.rules.board.islands:
        if one.kind in ("small", "foreign"):
            earning |= corners(table, one.hexes)
    told = prospects(table).settled
    assert {vertex for vertex, there in enumerate(told) if there} == earning
    assert settling(table, landing[0]) == 200
    land_on(table, 0, landing)
    assert settling(table, landing[0]) == 0
    assert settling(table, landing[0], seat=1) == 200
    assert prospects(table).any


def test_home_islands_earn_nothing_and_while_founding_nobody_knows_them() -> None:
    table = Table(["four_islands"], 4)
    assert not prospects(table).any
    found(table, FOUR_HOMES)
    table.turn(0, rolled=True)
    told = prospects(table).settled
    new = set()
    for name in ("ne", "sw", "se"):
        new |= corners(table, island(table, name))
    assert {vertex for vertex, there in enumerate(told) if there} == new
    assert {told[vertex] for vertex in new} == {200}


def test_the_first_home_tells_which_islands_will_be_new() -> None:
    table = Table(["four_islands"], 4)
    (seat,) = table.game.actors
    found(table, FOUR_HOMES[:1])
    new = set()
    for name in ("ne", "sw", "se"):
        new |= corners(table, island(table, name))
    assert {vertex for vertex, there in enumerate(prospects(table, seat).settled) if there} == new
    assert not prospects(table, (seat + 1) % 4).any


def test_islands_of_a_new_world_are_worth_one_point() -> None:
    table = Table(["new_world"], 3, own_map=ISLES)
    table.turn(0, rolled=True)
    assert settling(table, "(1,1) N") == settling(table, "(1,7) N") == 100


# Fog and pirate


def test_hidden_hexes_are_worth_touching_one_by_one() -> None:
    table = Table(["fog_islands"], 4)
    told = prospects(table).touched
    found_there = {int(worth) for worth in told}
    assert found_there == {0, 50, 100, 150}
    assert max(prospects(table).settled) == 0


def test_the_pirate_is_a_threat_to_ships_at_its_hex() -> None:
    table = sound()
    table.put(0, "ship", *around("(1,1)")[:2])
    table.pirate("frame")
    assert expected(table, "pirate") == 0
    table.pirate("(1,1)")
    two = expected(table, "pirate")
    table.put(0, "ship", around("(1,1)")[2])
    assert expected(table, "pirate") < two < 0
    assert expected(table, "pirate", seat=1) == 0


# The tribe


def test_gifts_are_worth_sailing_onto_by_their_kind() -> None:
    table = Table(["forgotten_tribe"], 4)
    point, harbour, card = (crossing(table, edge) for edge in ("(1,1) NE", "(1,1) NW", "(1,1) W"))
    assert point == 100
    assert 0 < harbour < point
    assert 0 < card < point
    table.put(0, "ship", "(1,1) NE")
    assert crossing(table, "(1,1) NE") == 0


def test_a_harbour_that_waits_for_a_place_is_worth_something() -> None:
    table = Table(["forgotten_tribe"], 4)
    assert expected(table, "kept_harbours") == 0
    table.put(0, "ship", "(1,1) NW")
    assert expected(table, "kept_harbours") > 0


# Cloth

HOME, TO_ELEVEN, ELEVEN = "(1,3) S", "(2,3) E", 11


def village(table: Table, number: int) -> int:
    module: Any = table.kernel.rules.module("cloth_for_catan")
    return int(prospects(table).touched[module.village_vertex[VILLAGE_NUMBERS.index(number)]])


def test_villages_are_worth_reaching_by_their_number_and_what_they_have() -> None:
    table = Table(["cloth_for_catan"], 4)
    assert village(table, 6) == village(table, 8) > village(table, 10) > village(table, 11) > 50
    stock = kept(table, "cloth_for_catan").stock
    full = village(table, 6)
    stock.set(table.kernel, VILLAGE_NUMBERS.index(6), 2)
    assert 50 < village(table, 6) < full
    stock.set(table.kernel, VILLAGE_NUMBERS.index(6), 0)
    assert village(table, 6) == 0


def test_a_village_that_one_trades_with_is_expected_to_bring_what_it_promised() -> None:
    table = Table(["cloth_for_catan"], 4)
    promised = village(table, ELEVEN)
    table.put(0, "settlement", HOME)
    table.put(0, "ship", TO_ELEVEN)
    assert expected(table, "cloth") == promised
    assert village(table, ELEVEN) == 0
    assert expected(table, "cloth", seat=1) == 0


def test_an_odd_cloth_is_half_a_point_and_an_even_one_is_a_point_already() -> None:
    table = Table(["cloth_for_catan"], 4)
    cloth = kept(table, "cloth_for_catan").cloth
    worth = []
    for count in range(4):
        cloth.set(table.kernel, 0, count)
        worth.append(100 * table.points(0) + expected(table, "cloth"))
    assert worth == [0, 50, 100, 150]


# Wonders

WALL, BRIDGE = "(3,6) S", "(6,2) SE"
INLAND = ("(4,2) N", "(4,4) N", "(4,3) S", "(3,2) S", "(6,4) N", "(3,6) N")


def claim(table: Table, seat: int, wonder: str, level: int = 0) -> None:
    kept(table, "wonders").wonder.set(table.kernel, seat, WONDERS.index(wonder))
    kept(table, "wonders").level.set(table.kernel, seat, level)


def test_what_allows_a_claim_is_progress_until_a_wonder_is_claimed() -> None:
    table = Table(["wonders"], 4)
    assert ways(table)["claim_wonder"][0] == 0
    table.put(0, "settlement", *INLAND[:2])
    some = share(ways(table)["claim_wonder"])
    table.put(0, "city", INLAND[0])
    more = share(ways(table)["claim_wonder"])
    assert 0 < some < more < 1
    table.put(0, "city", INLAND[1])
    assert share(ways(table)["claim_wonder"]) == 1
    before = ways(table)["claim_wonder"][2]
    claim(table, 0, "theater")
    assert "claim_wonder" not in ways(table)
    assert expected(table, "claimed_wonder") > before


def test_sites_of_free_wonders_are_wanted_by_who_has_none() -> None:
    table = Table(["wonders"], 4)
    assert settling(table, WALL) > 0
    assert settling(table, BRIDGE) > 0
    claim(table, 1, "great_wall")
    assert settling(table, WALL) == 0
    assert settling(table, BRIDGE) > 0
    assert settling(table, BRIDGE, seat=1) == 0


def test_the_last_level_of_a_wonder_wins() -> None:
    table = Table(["wonders"], 4)
    for level in range(4):
        claim(table, 0, "theater", level)
        assert ways(table)["wonder"] == (level, 4, winning(table))


def test_the_highest_wonder_counts_the_more_the_nearer_the_points_are() -> None:
    table = Table(["wonders"], 4)
    claim(table, 0, "theater", 1)
    far = expected(table, "highest_wonder")
    table.put(0, "city", *INLAND[:4])
    near = expected(table, "highest_wonder")
    assert 0 < far < near
    claim(table, 1, "great_wall", 1)
    assert expected(table, "highest_wonder") == expected(table, "highest_wonder", seat=1) == 0


def test_a_wonder_suits_whoever_produces_what_it_costs() -> None:
    table = Table(["wonders"], 4)
    claim(table, 0, "monument")
    poor = expected(table, "claimed_wonder")
    mountain = next(
        hex_ for hex_, terrain in enumerate(table.state.terrain) if terrain == MOUNTAIN and table.state.numbers[hex_]
    )
    put_building(table.kernel, 0, table.kernel.rules.settlement, table.kernel.topology.hex_vertex[6 * mountain])
    assert expected(table, "claimed_wonder") > poor


# The fortress


def fortress(table: Table) -> tuple[Way, int]:
    return ways(table)["fortress"], expected(table, "way_to_fortress")


def test_every_ship_of_the_line_counts_past_the_beachhead_too() -> None:
    worth = []
    for length in range(1, TO_FORTRESS + 1):
        table = pirate_table()
        lay_line(table, 0, length)
        worth.append(expected(table, "way_to_fortress"))
    steps = {more - less for less, more in pairwise(worth)}
    assert len(worth) > TO_BEACHHEAD
    assert len(steps) == 1
    assert min(steps) > 0


def test_cards_that_arm_ships_count_and_warships_count_more() -> None:
    table = pirate_table()
    lay_line(table, 0, 4)
    bare = expected(table, "way_to_fortress")
    table.give_card(0, "knight")
    with_card = expected(table, "way_to_fortress")
    table.turn(0)
    table.act(0, "play_card", card="knight")
    assert bare < with_card < expected(table, "way_to_fortress")


def test_a_fortress_that_is_won_back_is_all_that_it_could_be() -> None:
    table = pirate_table()
    lay_line(table, 0, TO_FORTRESS, warships=5)
    lairs = pirates(table).lairs
    told = []
    for left in (3, 2, 1):
        lairs.set(table.kernel, 0, left)
        told.append(fortress(table))
    assert [way[0] for way, _ in told] == [0, 1, 2]
    lairs.set(table.kernel, 0, 0)
    table.put(0, "settlement", "(7,1) S")
    (done, needed, worth), on_the_way = fortress(table)
    assert done == needed
    assert (worth, on_the_way) == (told[-1][0][2], told[-1][1])


def test_the_fortress_is_worth_more_than_points_when_points_suffice() -> None:
    table = pirate_table()
    lay_line(table, 0, 3)
    early = fortress(table)
    table.put(0, "city", *("(2,7) N", "(4,7) N", "(6,7) N"))
    late = fortress(table)
    assert late[0][2] > early[0][2]
    assert late[1] > early[1]


@pytest.mark.parametrize(("warships", "pays"), [(2, False), (4, True), (5, True)])
def test_an_attack_pays_with_many_warships_and_not_with_few(warships: int, pays: bool) -> None:
    """Half of a way that wins is half of its worth to a bot."""

    def worth(kernel: Kernel) -> float:
        told = progress_of(kernel, 0, 1000)
        assert min(told.worth) >= told.winning
        counted = zip(told.done, told.needed, told.worth, strict=True)
        return told.expected + sum(worth * done / needed for done, needed, worth in counted)

    table = pirate_table()
    lay_line(table, 0, TO_FORTRESS, warships)
    table.turn(0, rolled=True)
    attack = table.kernel.rules.from_action(table.action("attack_pirate_fortress", {}))
    outcomes = []
    for seed in range(120):
        twin = resample_hidden(table.kernel, 0, f"attack {seed}")
        twin.play(0, attack)
        outcomes.append(worth(twin))
    assert (sum(outcomes) / len(outcomes) > worth(table.kernel)) == pays


def test_ships_and_warships_count_more_in_later_rounds() -> None:
    table = pirate_table()
    lay_line(table, 0, 4, warships=2)
    early = expected(table, "way_to_fortress")
    table.kernel.state.turn = 4 * 10
    assert expected(table, "way_to_fortress") > early


def test_the_fleet_is_a_threat_to_who_has_no_warships_and_more_so_to_cities() -> None:
    table = pirate_table()
    lay_line(table, 0, 8)
    unarmed = expected(table, "fleet")
    assert unarmed < 0
    table.put(0, "city", "(2,7) N")
    assert expected(table, "fleet") < unarmed


def test_the_fleet_brings_something_to_who_has_many_warships() -> None:
    worth = []
    for warships in range(7):
        table = pirate_table()
        lay_line(table, 0, 8, warships)
        worth.append(expected(table, "fleet"))
    assert worth == sorted(set(worth))
    assert worth[0] < 0 < worth[6]


def test_a_fleet_that_has_left_the_board_threatens_nobody() -> None:
    table = pirate_table()
    sea(table.kernel.rules).pirate.put(table.kernel, OFF_BOARD)
    assert expected(table, "fleet") == 0


def test_the_beachhead_is_worth_a_settlement() -> None:
    table = pirate_table()
    assert settling(table, BEACHHEADS[0]) > 0
    assert settling(table, BEACHHEADS[0], seat=1) == 0
