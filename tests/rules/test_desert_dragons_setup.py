"""`desert_dragons` (TDEDD): the board, the dragons beside it, and the founding."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import ConfigError, Game
from skerry.board.map_file import HARBOUR_KINDS
from skerry.board.terrain import TERRAINS
from skerry.board.tokens import numbers_of
from skerry.catalog import judge
from tests.dragons import DESERTS, dragon_table, named, own, part
from tests.islands import corners, founding_sites, island
from tests.table import Table

HOME_HEXES = {"desert": 3, "field": 3, "hill": 3, "mountain": 3, "pasture": 4, "forest": 3}
NEIGHBOUR_HEXES = {
    3: {"gold_field": 1, "field": 4, "hill": 3, "mountain": 3, "pasture": 4, "forest": 4},
    4: {"gold_field": 2, "field": 4, "hill": 4, "mountain": 4, "pasture": 4, "forest": 4},
}
HOME_TOKENS = {2: 1, 3: 2, 4: 2, 5: 2, 6: 2, 8: 2, 9: 2, 10: 2, 11: 1}
NEIGHBOUR_TOKENS = {
    3: {2: 1, 3: 2, 4: 2, 5: 3, 6: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 1},
    4: {2: 1, 3: 2, 4: 3, 5: 3, 6: 2, 8: 2, 9: 3, 10: 3, 11: 2, 12: 1},
}
SEA_HEXES = {3: 18, 4: 15}
FIXED = {"(2,1)": "desert", "(4,1)": "desert", "(6,1)": "desert"} | {
    "(2,3)": "forest",
    "(6,3)": "forest",
    "(3,3)": "pasture",
    "(5,3)": "pasture",
}


def dealt(players: int, seed: str) -> Table:
    return Table.of(Game.new(["desert_dragons"], players, seed=seed))


def terrain(table: Table, hex_: int) -> str:
    return TERRAINS[table.state.terrain[hex_]]


def terrains(table: Table, name: str) -> Counter[str]:
    return Counter(terrain(table, hex_) for hex_ in island(table, name))


def tokens(table: Table, name: str) -> Counter[int]:
    return Counter(number for hex_ in island(table, name) for number in numbers_of(int(table.state.numbers[hex_])))


@pytest.mark.rule("TDEDD-01", "TDEDD-02", "TDEDD-07", "TDEDD-11", "TDEDD-12", "TDEDD-14", "TDEDD-17")
@pytest.mark.parametrize("players", [3, 4])
def test_hexes_and_tokens_of_both_islands_are_as_printed_however_they_are_dealt(players: int) -> None:
    for table in (dragon_table(players=players), dealt(players, "a"), dealt(players, "b")):
        assert terrains(table, "home") == HOME_HEXES
        assert terrains(table, "neighbour") == NEIGHBOUR_HEXES[players]
        assert tokens(table, "home") == HOME_TOKENS
        assert tokens(table, "neighbour") == NEIGHBOUR_TOKENS[players]
        hexes = range(table.kernel.topology.hexes)
        inner = [hex_ for hex_ in hexes if terrain(table, hex_) == "sea"]
        assert len(inner) == SEA_HEXES[players]
        assert len(island(table, "home")) == 19


@pytest.mark.rule("TDEDD-05", "TDEDD-06", "TDEDD-13", "TDEDD-14", "TDEDD-15", "TDEDD-17", "TDEDD-18")
@pytest.mark.parametrize("players", [3, 4])
def test_some_hexes_and_all_numbers_keep_their_places_and_the_others_are_dealt(players: int) -> None:
    printed = dragon_table(players=players)
    boards = [dealt(players, f"{seed}") for seed in range(12)]
    places: dict[str, set[str]] = {}
    for table in boards:
        assert list(table.state.numbers) == list(printed.state.numbers)
        for place, kind in FIXED.items():
            assert terrain(table, table.hex(place)) == kind
        for name in ("home", "neighbour"):
            for hex_ in island(table, name):
                places.setdefault(table.kernel.topology.hex_name(hex_), set()).add(terrain(table, hex_))
    assert {place for place, kinds in places.items() if len(kinds) == 1} == set(FIXED)
    rows = Counter(int(place[1]) for place in named(printed, island(printed, "home")))
    assert [rows[row] for row in range(1, 8)] == [2, 3, 3, 3, 3, 3, 2]


@pytest.mark.rule("TDEDD-03", "TDEDD-16", "TDEDD-18")
@pytest.mark.parametrize("players", [3, 4])
def test_generic_harbours_lie_at_home_and_special_ones_across_the_sea(players: int) -> None:
    printed = dragon_table(players=players).kernel.rules.board.harbours
    home = set(island(dragon_table(players=players), "home"))
    found = {name: Counter(HARBOUR_KINDS[h.kind] for h in printed if (h.hex in home) == here) for name, here in
             (("home", True), ("neighbour", False))}  # fmt: skip
    assert found == {
        "home": {"3:1": 4},
        "neighbour": dict.fromkeys(("wood", "brick", "wool", "grain", "ore"), 1),
    }
    harbours = list(dragon_table(players=players).state.harbour)
    assert all(list(dealt(players, seed).state.harbour) == harbours for seed in ("a", "b"))


@pytest.mark.rule("TDEDD-08")
def test_the_sample_lies_so_that_the_printed_example_can_be_played() -> None:
    table = dragon_table(dragons=dict.fromkeys(DESERTS, 6))
    next_hexes = named(table, part(table)["next_hexes"])
    assert {"(3,2)"} <= next_hexes
    assert not next_hexes & {"(1,2)", "(7,2)", "(3,3)"}
    state = table.state
    for place, kind, number in (("(3,2)", "hill", 8), ("(3,3)", "pasture", 5), ("(1,2)", "pasture", 3)):
        assert (terrain(table, table.hex(place)), numbers_of(int(state.numbers[table.hex(place)]))) == (kind, [number])


@pytest.mark.rule("TDEDD-09", "TDEDD-10")
@pytest.mark.parametrize(("players", "group"), [(3, 3), (4, 2)])
def test_the_map_marks_the_deserts_and_names_both_islands(players: int, group: int) -> None:
    table = dragon_table(players=players)
    assert named(table, part(table)["deserts"]) == set(DESERTS)
    assert {one.name for one in table.kernel.rules.board.islands} >= {"home", "neighbour"}
    assert part(table)["dragons_per_building"] == group


@pytest.mark.rule("TDEDD-04", "TDEDD-19")
@pytest.mark.parametrize("players", [3, 4])
def test_eighteen_dragons_lie_beside_the_board(players: int) -> None:
    table = dragon_table(players=players)
    told = part(table)
    assert (told["dragon_supply"], told["dragons"], told["dragons_driven_off"]) == (18, {}, 0)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "the map valley has no hexes marked deserts, where the dragons of this scenario gather"),
        ("marker deserts: (0,1)", "the map valley marks (0,1) as one of the deserts, and no desert lies there"),
    ],
)
def test_a_map_without_deserts_is_refused(line: str, reason: str) -> None:
    valley = f"name valley\nrow 0 offset 0: desert forest:4 hill:6 sea pasture:5 field:9\n{line}\n"
    with pytest.raises(ConfigError) as refused:
        Game.new(["desert_dragons"], 4, board=valley, options={"setup": "fixed"})
    assert str(refused.value) == reason


# The founding


@pytest.mark.rule("TDEDD-20")
@pytest.mark.parametrize("players", [3, 4])
def test_all_found_on_the_home_island_only(players: int) -> None:
    table = dragon_table(players=players)
    assert founding_sites(table) == corners(table, island(table, "home"))


@pytest.mark.rule("TDEDD-21", "TDETI-47")
def test_a_founding_ship_lies_along_the_coast() -> None:
    table = dragon_table()
    table.act(0, "found_building", vertex="(4,3) NE")
    ships = {int(str(action.operands["edge"])) for action in table.legal(0, "found_ship")}
    assert ships == {table.edge("(4,3) NE"), table.edge("(4,3) E")}
    table.act(0, "found_ship", edge="(4,3) E")


@pytest.mark.rule("TDEDD-28")
def test_founding_buildings_bring_no_dragons() -> None:
    table = dealt(3, "founding")
    while table.game.turn == 0:
        seat = table.game.actors[0]
        table.game.apply(seat, table.legal(seat)[0])
    assert part(table)["dragon_supply"] == 18


# What it is played with


@pytest.mark.rule("TDEDD-71")
def test_it_is_not_offered_with_cities_and_knights() -> None:
    verdict = judge(["desert_dragons", "cities_and_knights"], 4)
    assert not verdict.legal
    assert "knight cards" in str(verdict.reason)
    assert judge(["desert_dragons"], 3).playable


def test_dragons_keep_to_the_land_that_is_joined_to_their_deserts() -> None:
    table = dragon_table()
    exposed = {hex_ for hex_ in range(table.kernel.topology.hexes) if own(table).exposed.has(table.kernel, hex_)}
    assert exposed == set(island(table, "home"))
