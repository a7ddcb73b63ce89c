"""What Treasures, Dragons & Explorers adds, and what its six scenarios have in common (TDETI-01 to TDETI-20)."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import Game
from skerry.board.map_file import MapFile
from skerry.board.maps import list_maps, load_map
from skerry.board.terrain import FOG, TERRAINS
from skerry.board.tokens import numbers_of
from skerry.catalog import judge
from skerry.catalog.modules import members
from skerry.rules.seafarers.explorers.treasures.tables import TREASURE_COUNTS, TREASURE_NAMES
from tests.table import Table
from tests.treasures import ISLANDS, KNIGHTS

SCENARIOS = members("tde_scenario")
MAPS = {name: load_map(name) for name in list_maps() if name.startswith("explorers/")}

# What the set adds, beside it what base game and Seafarers have.
SET_HEXES = {"forest": 3, "pasture": 3, "field": 2, "hill": 2, "mountain": 2}
HEXES = {"forest": 5, "pasture": 5, "field": 5, "hill": 5, "mountain": 5, "gold_field": 2, "sea": 19, "desert": 3}
SEA_OR_DESERT = 6
SET_TOKENS = {3: 1, 4: 2, 5: 2, 6: 1, 8: 1, 9: 2, 10: 2, 11: 1}
TOKENS = {2: 2, 3: 3, 4: 3, 5: 3, 6: 3, 8: 3, 9: 3, 10: 3, 11: 3, 12: 2}


def alone(scenario: str) -> list[str]:
    """A scenario with what it needs and nothing else."""
    return [scenario] if judge([scenario], 4).legal else [scenario, KNIGHTS]


def terrains_used(board: MapFile) -> Counter[str]:
    """All hexes of a map, those that lie face down included."""
    lying = [*board.terrain, *board.stack_items("fog"), *board.stack_items("terrain")]
    return Counter(TERRAINS[terrain] for terrain in lying if terrain != FOG)


def tokens_used(board: MapFile) -> Counter[int]:
    stacked = [*board.stack_items("fog_tokens"), *board.stack_items("new_tokens")]
    return Counter([*(number for mask in board.numbers for number in numbers_of(mask)), *stacked])


@pytest.mark.rule("TDETI-01")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_of_the_set_uses_base_and_seafarers(scenario: str) -> None:
    assert {"base", "seafarers"} <= set(judge(alone(scenario), 4).modules)


@pytest.mark.rule("TDETI-02", "TDETI-84", "VARX-77")
def test_with_knights_the_rules_of_both_and_of_their_meeting_hold() -> None:
    rules = Game.new([*ISLANDS, KNIGHTS], 4, seed="both").kernel.rules
    names = [module.name for module in rules.modules]
    assert {"seafarers", KNIGHTS, "treasure_islands", "knights_at_sea", "progress_gifts"} <= set(names)
    assert judge([*ISLANDS, KNIGHTS], 4).status == "yes"


@pytest.mark.rule("TDETI-04")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_scenario_of_the_set_is_for_three_or_four(scenario: str, players: int) -> None:
    assert judge(alone(scenario), players).legal == (players in (3, 4))


@pytest.mark.rule("TDETI-05", "TDETI-06", "TDETI-12")
def test_the_boards_fit_the_hexes_of_all_boxes_and_need_those_of_the_set() -> None:
    assert (sum(SET_HEXES.values()), SEA_OR_DESERT) == (12, 6)
    most = Counter[str]()
    for name, board in MAPS.items():
        used = terrains_used(board)
        for kind, count in HEXES.items():
            spare = SEA_OR_DESERT if kind in ("sea", "desert") else 0
            assert used[kind] <= count + SET_HEXES.get(kind, 0) + spare, (name, kind)
        assert used["sea"] + used["desert"] <= HEXES["sea"] + HEXES["desert"] + SEA_OR_DESERT, name
        most |= used
    assert {kind: most[kind] for kind in SET_HEXES} == {kind: HEXES[kind] + SET_HEXES[kind] for kind in SET_HEXES}
    assert most["sea"] == HEXES["sea"] + SEA_OR_DESERT
    assert most["desert"] > HEXES["desert"]


@pytest.mark.rule("TDETI-09", "TDETI-13")
def test_the_boards_fit_the_number_tokens_of_all_boxes_and_need_those_of_the_set() -> None:
    assert sum(SET_TOKENS.values()) == 12
    most = Counter[int]()
    for name, board in MAPS.items():
        used = tokens_used(board)
        for number, count in used.items():
            assert count <= TOKENS[number] + SET_TOKENS.get(number, 0), (name, number)
        most |= used
    assert {number: most[number] for number in SET_TOKENS} == {
        number: TOKENS[number] + SET_TOKENS[number] for number in SET_TOKENS
    }


@pytest.mark.rule("TDETI-07", "TDETI-14")
@pytest.mark.parametrize("name", sorted(MAPS))
def test_a_board_is_seven_rows_in_a_frame_that_may_be_lengthened_twice(name: str) -> None:
    rows = Counter(int(row) for row in MAPS[name].topology.hex_row)
    wider = rows[1] - 3
    assert [rows[row] for row in range(1, 8)] == [length + wider for length in (3, 4, 5, 4, 5, 4, 3)]
    assert (wider, sum(rows.values())) in ((3, 49), (4, 56), (5, 63))


@pytest.mark.rule("TDETI-08", "TDETI-27", "TDETI-30", "TDETI-31")
def test_twenty_treasure_tiles_of_five_kinds_nine_canals_and_nineteen_dragons() -> None:
    assert TREASURE_NAMES == ("two_routes", "development_card", "one_resource", "grain_wool_brick", "two_resources")
    assert TREASURE_COUNTS == (4, 4, 4, 4, 4)
    tiles = Table(ISLANDS).kernel.rules.module("treasure_islands").tiles
    assert tiles.stack.most == 20
    assert len(MAPS["explorers/great_canal"].hexes_of("canal")) == 9
    assert len(MAPS["explorers/enchanted_land"].vertices_of("dragons")) == 19


@pytest.mark.rule("TDETI-10")
def test_the_cities_of_the_set_are_of_no_use_here() -> None:
    table = Table(ISLANDS)
    assert [table.supply(seat, "city") for seat in range(4)] == [4] * 4


@pytest.mark.rule("TDETI-11")
def test_a_hex_is_told_by_its_terrain_and_number_alone() -> None:
    assert set(Table(ISLANDS).view()["board"]) == {"terrain", "numbers", "robber", "harbours", "vertices", "edges"}


@pytest.mark.rule("TDETI-20")
def test_three_variants_may_join_and_two_players_may_not() -> None:
    for variant, more in (("friendly_robber", 0), ("event_cards", 0), ("harbormaster", 1)):
        for players, target in ((3, 15), (4, 14)):
            verdict = judge([*ISLANDS, variant], players)
            assert (verdict.playable, verdict.status) == (True, "possible_not_recommended")
            assert verdict.target == target + more
    assert not judge([*ISLANDS, "two_player"], 2).legal
    assert not judge([*ISLANDS, "two_player"], 3).legal
