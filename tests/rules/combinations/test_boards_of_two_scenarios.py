"""The boards on which fishermen, rivers and caravans meet another scenario, laid many times."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from skerry import Game
from skerry.board.spiral import spiral_over
from skerry.board.terrain import TERRAINS
from skerry.board.tokens import is_red, numbers_of
from skerry.engine.errors import ConfigError
from skerry.engine.state import OFF_BOARD
from tests.fishing import GROUNDS
from tests.riverside import LONG, SHORT, SITES
from tests.table import Table

SEEDS = 30
CENTRE = "(2,2)"
AROUND = ("(1,1)", "(1,2)", "(2,1)", "(2,3)", "(3,1)", "(3,2)")
# Tokens A to R in the order of their letters.
TOKENS = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)
CORNERS = ("(0,0)", "(0,2)", "(2,4)", "(4,2)", "(4,0)", "(2,0)")

FISH_AND_RIVERS = ("fishermen", "rivers")
FISH_AND_CAMELS = ("fishermen", "caravans")
FISH_AND_BARBARIANS = ("fishermen", "barbarian_attack")
FISH_AND_WAGONS = ("fishermen", "traders_and_barbarians")
RIVERS_AND_CAMELS = ("rivers", "caravans")


@cache
def tables(*modules: str) -> list[Table]:
    return [Table.of(Game.new(modules, 4, seed=f"board {seed}")) for seed in range(SEEDS)]


def terrains(table: Table) -> Counter[str]:
    return Counter(TERRAINS[terrain] for terrain in table.state.terrain)


def terrain_at(table: Table, name: str) -> str:
    return TERRAINS[table.state.terrain[table.hex(name)]]


def numbers_at(table: Table, hex_: int) -> list[int]:
    return numbers_of(table.state.numbers[hex_])


def along(table: Table, corner: str) -> list[list[int]]:
    """The numbers on the spiral from a corner of the island, over all hexes that have any (BASE-41)."""
    order = spiral_over(table.kernel.topology, list(range(table.kernel.topology.hexes)), table.hex(corner))
    return [numbers for h in order if (numbers := numbers_at(table, h)) and TERRAINS[table.state.terrain[h]] != "lake"]


def red_neighbours(table: Table) -> list[tuple[int, int]]:
    across = table.kernel.topology.hex_hex
    reds = [h for h in range(table.kernel.topology.hexes) if is_red(table.state.numbers[h])]
    return [(h, int(other)) for h in reds for other in across[6 * h : 6 * h + 6] if int(other) in reds]


# Fishing grounds


@pytest.mark.rule("FISHRIVR-07", "FISHCARV-08", "FISHBARB-10", "FISHTRAD-07")
@pytest.mark.parametrize("other", ["rivers", "caravans", "barbarian_attack", "traders_and_barbarians"])
def test_six_grounds_take_the_places_of_the_fishermen_in_any_order(other: str) -> None:
    orders = set()
    for table in tables("fishermen", other):
        grounds = {int(tip): number for tip, number in table.view()["fishermen"]["fishing_grounds"].items()}
        assert set(grounds) == {table.vertex(tip) for _, tip, _, _ in GROUNDS.values()}
        assert sorted(grounds.values()) == [4, 5, 6, 8, 9, 10]
        orders.add(tuple(grounds.values()))
    assert len(orders) > SEEDS // 2


@pytest.mark.rule("FISHRIVR-02", "FISHRIVR-07")
def test_fishermen_at_the_rivers_have_the_board_of_the_rivers() -> None:
    starts = set()
    for table in tables(*FISH_AND_RIVERS):
        assert terrains(table) == terrains(tables("rivers")[0])
        assert [terrain_at(table, name) for name in SHORT] == ["swamp", "hill", "mountain"]
        assert [2, 12] in [numbers_at(table, h) for h in range(19)]
        starts.add(int(table.state.robber))
    assert starts == {tables("rivers")[0].hex(name) for name in (LONG[0], SHORT[0])}


@pytest.mark.rule("FISHBARB-02", "FISHBARB-10")
def test_fishermen_among_barbarians_have_the_board_of_the_barbarians() -> None:
    alone = tables("barbarian_attack")[0]
    for table in tables(*FISH_AND_BARBARIANS):
        assert terrains(table) == terrains(alone)
        assert list(table.state.numbers) == list(alone.state.numbers)
        assert table.view()["barbarian_attack"]["coastal_hexes"] == alone.view()["barbarian_attack"]["coastal_hexes"]


@pytest.mark.rule("FISHTRAD-02", "FISHTRAD-05", "FISHTRAD-07")
def test_fishermen_and_wagons_have_the_board_of_the_wagons() -> None:
    alone = tables("traders_and_barbarians")[0]
    for table in tables(*FISH_AND_WAGONS):
        assert terrains(table) == terrains(alone)
        told, known = (each.view()["traders_and_barbarians"] for each in (table, alone))
        for field in ("plazas", "barbarians", "closed_edges", "closed_corners"):
            assert told[field] == known[field]
        served = {table.vertex(place) for ground in GROUNDS.values() for place in ground[:3]}
        assert not served & {int(corner) for corner in told["closed_corners"]}


# The lake beside the oasis


@pytest.mark.rule("FISHCARV-02", "FISHCARV-03")
def test_the_lake_takes_the_place_of_a_forest_on_any_hex_around_the_oasis() -> None:
    lakes = set()
    for table in tables(*FISH_AND_CAMELS):
        assert terrain_at(table, CENTRE) == "oasis"
        (lake,) = [name for name in AROUND if terrain_at(table, name) == "lake"]
        lakes.add(lake)
        assert terrains(table) == Counter(
            {"forest": 3, "pasture": 4, "field": 4, "hill": 3, "mountain": 3, "lake": 1, "oasis": 1}
        )
    assert lakes == set(AROUND)


@pytest.mark.rule("FISHCARV-04", "FISHCARV-07")
def test_tokens_follow_the_spiral_without_the_12_which_joins_the_2() -> None:
    started = set()
    laid = [[2, 12] if token == 2 else [token] for token in TOKENS if token != 12]
    for table in tables(*FISH_AND_CAMELS):
        corners = [corner for corner in CORNERS if along(table, corner) == laid]
        assert corners, "some corner begins"
        started.update(corners)
        assert not red_neighbours(table)
        assert table.state.robber == OFF_BOARD
    assert len(started) >= 3


# The oasis between the rivers


@pytest.mark.rule("RIVRCARV-02", "RIVRCARV-03", "RIVRCARV-04")
def test_rivers_and_oasis_lie_in_their_places_and_the_rest_anywhere() -> None:
    layouts = set()
    for table in tables(*RIVERS_AND_CAMELS):
        assert [terrain_at(table, name) for name in LONG] == ["swamp", "pasture", "hill", "mountain"]
        assert [terrain_at(table, name) for name in SHORT] == ["swamp", "hill", "mountain"]
        assert {int(edge) for edge in table.view()["rivers"]["bridge_sites"]} == {table.edge(site) for site in SITES}
        assert terrain_at(table, CENTRE) == "oasis"
        assert terrains(table) == Counter(
            {"forest": 4, "pasture": 3, "field": 3, "hill": 3, "mountain": 3, "swamp": 2, "oasis": 1}
        )
        layouts.add(tuple(table.state.terrain))
    assert len(layouts) == SEEDS


@pytest.mark.rule("RIVRCARV-05", "RIVRCARV-06", "RIVRCARV-07")
def test_sixteen_tokens_lie_at_random_and_2_and_12_join_the_3s() -> None:
    with_the_2 = set()
    for table in tables(*RIVERS_AND_CAMELS):
        bare = [h for h in range(19) if TERRAINS[table.state.terrain[h]] in ("swamp", "oasis")]
        assert [h for h in range(19) if not numbers_at(table, h)] == bare
        counts = Counter(number for h in range(19) for number in numbers_at(table, h))
        assert counts == Counter({2: 1, 12: 1, **dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)})
        doubles = sorted(numbers for h in range(19) if len(numbers := numbers_at(table, h)) > 1)
        assert doubles == [[2, 3], [3, 12]]
        assert not red_neighbours(table)
        assert table.state.robber == OFF_BOARD
        with_the_2.add(next(h for h in range(19) if 2 in numbers_at(table, h)))
    assert len(with_the_2) > 5


@pytest.mark.rule("RIVRCARV-06")
def test_the_numbers_of_rivers_and_caravans_do_not_follow_the_letters() -> None:
    by_letters = [token for token in TOKENS if token not in (2, 12)]
    for table in tables(*RIVERS_AND_CAMELS):
        for corner in CORNERS:
            single = [next(number for number in numbers if number not in (2, 12)) for numbers in along(table, corner)]
            assert single != by_letters
    with pytest.raises(ConfigError, match="whose board is drawn"):
        Game.new(RIVERS_AND_CAMELS, 4, seed="printed", options={"board": "beginner"})
