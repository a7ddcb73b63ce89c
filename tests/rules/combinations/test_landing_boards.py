"""Barbarian Attack with the scenarios of Seafarers: which go together, the boards, how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import Game
from skerry.board.map_file import may_be_coast
from skerry.catalog import judge
from skerry.catalog.options import SHUFFLED_SCENARIOS
from skerry.engine.scores import target
from tests.barbarians import CARDS, conquered, dice, on_coast, own, part
from tests.barbarians_at_sea import SCENARIOS, coast_of, sea_table, shown
from tests.islands import founding_sites, island, land_on, special_vp
from tests.table import Table

TARGETS = dict(zip(SCENARIOS, (14, 12, 14, 13, 12, 12), strict=True))
BLOCKS = {
    "through_the_desert": """
        (3,2) hill:9
        (4,1) mountain:8 hill:2 castle desert desert
        (5,1) pasture:12 field:5 forest:4 field:8 forest:5
        (6,1) field:10 hill:6 forest:9 mountain:3
        (7,1) pasture:4 hill:11 pasture:6""",
    "forgotten_tribe": """
        (3,1) pasture:9 forest:8 mountain:10 hill:3 forest:4 mountain:2
        (4,1) castle hill:4 pasture:8 field:5 forest:6 desert
        (5,1) forest:12 field:6 mountain:5 pasture:2 hill:11 field:12""",
    "pirate_islands": """
        (1,5) field:10 hill:4
        (2,6) mountain:5 forest:2+12
        (3,6) forest:9 pasture:8 pasture:5
        (4,5) field:6 hill:9 castle
        (5,6) pasture:11 forest:5 pasture:9
        (6,6) mountain:8 forest:4
        (7,5) field:3 hill:10""",
    "wonders": """
        (3,1) hill:11 field:6 field:10 mountain:6 pasture:3 forest:9
        (4,1) mountain:3 field:4 castle pasture:5 hill:4
        (7,4) pasture:2+12""",
}
# Where barbarians stand when a game begins; on the deserts of the wonders they are told of elsewhere.
FIRST = {
    "new_shores": {"(5,1)": 1, "(7,3)": 1},
    "fog_islands": {},
    "through_the_desert": {"(4,2)": 1, "(5,1)": 1},
    "forgotten_tribe": {"(3,6)": 1, "(5,4)": 1, "(5,1)": 1, "(5,6)": 1},
    "pirate_islands": {},
}


WITH_ROBBERS = """
name with_robbers
row 0 offset 1: sea forest:4 hill:6 sea
row 1 offset 0: sea desert castle field:8 sea
row 2 offset 1: sea mountain:9 pasture:10 sea
coast (0,1) (0,2) (1,3) (2,1) (2,2)
island main (main): (0,1) (0,2) (1,1) (1,3) (2,1) (2,2)
marker robber: (1,1)
marker pirate: (0,0)
"""


def numbers_at(table: Table) -> Counter[int]:
    """How often each number occurs on the coast."""
    board = table.view()["board"]
    return Counter(number for hex_ in own(table).coast for number in board["numbers"][hex_])


# What goes together


@pytest.mark.rule("BARBSEA-06", "BARBSEA-08", "BARBSEA-15", "BARBSEA-17", "BARBSEA-24", "BARBSEA-32", "BARBSEA-44")
@pytest.mark.rule("BARBSEA-61", "BARBSEA-60", "BARBSEA-74")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [3, 4])
def test_six_scenarios_are_played_with_barbarians_to_their_own_points_or_twelve(scenario: str, players: int) -> None:
    verdict = judge(["barbarian_attack", scenario], players)
    assert verdict.playable
    assert verdict.status == ("possible_not_recommended" if scenario == "fog_islands" else "yes")
    kernel = Game.new(["barbarian_attack", scenario], players, seed="1").kernel
    assert verdict.target == target(kernel, 0) == TARGETS[scenario]


@pytest.mark.rule("BARBSEA-01", "BARBSEA-14", "BARBSEA-43", "BARBSEA-75")
@pytest.mark.parametrize("scenario", ["four_islands", "cloth_for_catan", "new_world"])
def test_three_scenarios_are_not(scenario: str) -> None:
    assert not judge(["barbarian_attack", scenario], 4).legal


# The boards


@pytest.mark.rule("BARBSEA-25", "BARBSEA-26", "BARBSEA-33", "BARBSEA-34", "BARBSEA-35", "BARBSEA-36", "BARBSEA-45")
@pytest.mark.rule("BARBSEA-46", "BARBSEA-47", "BARBSEA-62", "BARBSEA-63", "BARBSEA-64")
@pytest.mark.parametrize("scenario", BLOCKS)
def test_the_hexes_and_numbers_of_the_island(scenario: str) -> None:
    table = sea_table(scenario)
    for line in BLOCKS[scenario].split("\n")[1:]:
        first, *hexes = line.split()
        row, column = (int(each) for each in first.strip("()").split(","))
        for step, text in enumerate(hexes):
            assert shown(table, f"({row},{column + step})") == text


@pytest.mark.rule("BARBSEA-09", "BARBSEA-12")
@pytest.mark.parametrize("players", [3, 4])
def test_the_main_island_of_new_shores_is_that_of_the_barbarians(players: int) -> None:
    table = sea_table("new_shores", players=players)
    assert (shown(table, "(7,1)"), shown(table, "(3,4)")) == ("castle", "desert")
    numbers = [[3, 8], [9, 4, 5, 10], [12, 6, 10, 8, 11], [4, 9, 3, 5], [6, 2]]
    cells = ["(3,2)", "(4,1)", "(5,1)", "(6,1)", "(7,2)"]
    for first, row in zip(cells, numbers, strict=True):
        start = table.hex(first)
        assert [
            shown(table, table.kernel.topology.hex_name(start + step)).split(":")[1] for step in range(len(row))
        ] == [str(number) for number in row]
    terrains = Counter(table.view()["board"]["terrain"][hex_] for hex_ in own(table).coast)
    assert terrains == {"forest": 2, "hill": 2, "pasture": 3, "mountain": 1, "field": 2}
    assert [shown(table, name) for name in ("(1,1)", "(1,4)", "(6,6)", "(7,5)")] == [
        "mountain:8",
        "gold_field:4",
        "hill:3",
        "field:6",
    ]


@pytest.mark.rule("BARBSEA-16", "BARBSEA-82", "BARBSEA-18")
def test_the_hex_with_the_12_becomes_the_castle_of_the_fog_islands() -> None:
    four = sea_table("fog_islands")
    assert (shown(four, "(2,6)"), shown(four, "(7,1)")) == ("castle", "pasture:2+12")
    three = sea_table("fog_islands", players=3)
    assert shown(three, "(7,2)") == "castle"
    # No landing hex has a 2 or a 12, and for three no hex that lies open has.
    assert not {2, 12} & {*numbers_at(four), *numbers_at(three)}
    assert not {2, 12} & {number for numbers in three.view()["board"]["numbers"] for number in numbers}


@pytest.mark.rule("BARBSEA-84")
def test_the_island_beside_the_tribe_brings_a_fourth_desert() -> None:
    assert Counter(sea_table("forgotten_tribe").view()["board"]["terrain"])["desert"] == 4


@pytest.mark.rule("BARBSEA-77", "BARBSEA-20", "BARBSEA-56", "BARBSEA-10", "BARBSEA-30", "BARBSEA-70")
@pytest.mark.parametrize(
    ("scenario", "players", "name"),
    [(scenario, 4, "ne" if scenario == "fog_islands" else "main") for scenario in SCENARIOS]
    + [("fog_islands", 3, "sw")],
)
def test_barbarians_land_on_the_numbered_coast_of_one_island_in_reading_order(
    scenario: str, players: int, name: str
) -> None:
    table = sea_table(scenario, players=players)
    board = table.kernel.rules.board
    at_sea = [
        hex_
        for hex_ in island(table, name)
        if table.state.numbers[hex_] != 0 and any(may_be_coast(board, hex_, side) for side in range(6))
    ]
    assert list(own(table).coast) == sorted(at_sea)


@pytest.mark.rule("BARBSEA-27", "BARBSEA-37")
def test_which_numbers_the_coasts_show() -> None:
    each_once = dict.fromkeys((2, 3, 4, 5, 6, 8, 9, 10, 11, 12), 1)
    assert numbers_at(sea_table("new_shores")) == each_once
    assert numbers_at(sea_table("through_the_desert")) == each_once
    assert numbers_at(sea_table("forgotten_tribe")) == {**each_once, 2: 2, 12: 2}


@pytest.mark.rule("BARBSEA-28", "BARBSEA-38", "BARBSEA-54", "BARBSEA-83")
@pytest.mark.parametrize("scenario", FIRST)
@pytest.mark.parametrize("players", [3, 4])
def test_who_stands_on_the_coast_at_the_start(scenario: str, players: int) -> None:
    table = sea_table(scenario, players=players)
    assert on_coast(table) == FIRST[scenario]
    assert part(table)["barbarians_left"] == 36 - sum(FIRST[scenario].values())


@pytest.mark.rule("BARBSEA-67")
def test_all_barbarians_stand_on_the_three_deserts_of_the_wonders() -> None:
    table = sea_table("wonders")
    deserts = ["(2,6)", "(3,7)", "(4,6)"]
    assert on_coast(table) == dict.fromkeys(deserts, 12)
    assert conquered(table) == deserts
    assert part(table)["barbarians_left"] == 0


@pytest.mark.rule("BARBSEA-77", "BARBSEA-16", "BARBSEA-64")
@pytest.mark.parametrize("scenario", [scenario for scenario in SCENARIOS if scenario in SHUFFLED_SCENARIOS])
def test_a_random_set_up_leaves_alone_what_the_combination_lays(scenario: str) -> None:
    printed = sea_table(scenario)
    drawn = sea_table(scenario, setup="random")
    kept = [printed.kernel.topology.hex_name(hex_) for hex_ in printed.kernel.rules.board.hexes_of("kept")]
    if scenario != "new_shores":
        assert [shown(drawn, name) for name in kept] == [shown(printed, name) for name in kept]
    assert coast_of(drawn) == coast_of(printed)
    assert all(drawn.state.numbers[hex_] for hex_ in own(drawn).coast)
    assert drawn.view()["board"]["robber"] == "off_board"


# How a game begins


@pytest.mark.rule("BARBSEA-07", "BARBSEA-23", "BARBSEA-55")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_settlement_and_then_a_city_are_founded_but_among_pirates(scenario: str) -> None:
    table = sea_table(scenario)
    while table.decision in ("found_building", "found_route"):
        (seat,) = table.game.actors
        table.game.apply(seat, table.legal(seat)[0])
    cities, settlements = (0, 3) if scenario == "pirate_islands" else (1, 1)
    for seat in range(4):
        assert (4 - table.supply(seat, "city"), table.points(seat)) == (cities, 3)
        lost = 1 if scenario == "pirate_islands" else 0
        assert 5 - table.supply(seat, "settlement") == settlements + lost
    assert on_coast(table) == on_coast(sea_table(scenario)), "founding brings no attack (BARB-26)"


@pytest.mark.rule("BARBSEA-05", "BARBSEA-76")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_there_is_neither_robber_nor_pirate_but_the_fleet(scenario: str) -> None:
    table = sea_table(scenario, rolls=dice(7))
    table.hand(1, ore=1)
    table.turn(0)
    events = table.act(0, "roll")
    # However many modules have no robber, one card is taken.
    assert table.decision == "rob_anybody"
    table.act(0, "rob_anybody", seat=1)
    assert table.decision == "action"
    view = table.view()
    assert view["board"]["robber"] == "off_board"
    if scenario == "pirate_islands":
        assert view["seafarers"]["pirate"] == table.hex("(5,3)"), "three on from where it starts"
        assert "pirate_moved" in {event.kind for event in events}
    else:
        assert view["seafarers"]["pirate"] == "off_board"


@pytest.mark.rule("BARBSEA-05")
@pytest.mark.parametrize("setup", ["fixed", "random"])
def test_nor_is_there_on_a_map_that_shows_where_they_would_start(setup: str) -> None:
    table = sea_table("new_shores", own_map=WITH_ROBBERS, setup=setup)
    assert table.view()["board"]["robber"] == table.view()["seafarers"]["pirate"] == "off_board"
    assert not table.kernel.rules.has_robber
    assert not table.kernel.rules.has_pirate


@pytest.mark.rule("BARBSEA-67")
def test_nobody_founds_at_a_desert_that_is_conquered() -> None:
    table = sea_table("wonders")
    sites = founding_sites(table)
    assert table.vertex("(1,4) N") in sites
    corners = {
        table.vertex(f"{desert} {corner}") for desert in ("(2,6)", "(3,7)", "(4,6)") for corner in ("N", "NE", "S")
    }
    assert not sites & corners


# What stays as it is


@pytest.mark.rule("BARBSEA-17", "BARBSEA-29", "BARBSEA-12")
@pytest.mark.parametrize(
    ("scenario", "landing", "points"),
    [
        ("new_shores", ("(7,5) NW", "(7,5) W"), 2),
        ("through_the_desert", ("(6,6) NW", "(6,6) W"), 2),
        ("wonders", ("(6,7) NW", "(6,7) W"), 1),
        ("fog_islands", ("(5,1) SW", "(5,1) W"), 0),
    ],
)
def test_the_first_settlement_abroad_brings_what_it_always_does(
    scenario: str, landing: tuple[str, str], points: int
) -> None:
    table = sea_table(scenario, rolls=dice(3, 4, 8))
    table.turn(0, rolled=True)
    land_on(table, 0, landing)
    assert special_vp(table)[0] == points


@pytest.mark.rule("BARBSEA-17")
def test_fog_is_still_lifted() -> None:
    table = sea_table("fog_islands")
    table.put(0, "settlement", "(4,1) N")
    table.put(0, "ship", "(3,2) SW")
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    assert table.view()["seafarers"]["hidden_hexes"] == 12
    table.act(0, "build_ship", edge="(3,2) SE")
    assert table.view()["seafarers"]["hidden_hexes"] < 12


@pytest.mark.rule("BARBSEA-48", "BARBSEA-49")
@pytest.mark.parametrize("players", [3, 4])
def test_the_deck_is_that_of_the_barbarians_for_three_pirates_too(players: int) -> None:
    rules = sea_table("pirate_islands", players=players).kernel.rules
    assert {card.name: card.count for card in rules.development_cards} == CARDS


@pytest.mark.rule("SEAFTR-08")
def test_nobody_settles_among_the_tribe_where_no_hex_has_a_number() -> None:
    """The desert in the east has none, and two of its corners touch no other land."""
    table = Table(["barbarian_attack", "forgotten_tribe"], 4)
    (seat,) = table.game.actors
    offered = {int(str(action.operands["vertex"])) for action in table.legal(seat)}
    around = [int(corner) for corner in table.kernel.topology.hex_vertex[6 * table.hex("(4,6)") :][:6]]
    numbers = table.state.numbers
    for vertex in around:
        hexes = [int(hex_) for hex_ in table.kernel.topology.vertex_hex[3 * vertex : 3 * vertex + 3] if hex_ >= 0]
        assert (vertex in offered) == any(numbers[hex_] for hex_ in hexes)
    assert len([vertex for vertex in around if vertex not in offered]) == 2
