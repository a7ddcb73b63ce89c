"""Every board that the rules lay for several modules together: what lies on it, however it was drawn."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from skerry.board.recipe import Recipe
from skerry.board.setup import BoardSetup
from skerry.board.terrain import EMPTY, SEA, TERRAIN_NUMBER, TERRAINS, TRADE_HEXES
from skerry.board.tokens import is_red, mask_of, numbers_of
from skerry.board.topology import NOWHERE
from skerry.catalog import judge
from skerry.catalog.assembly import compose
from skerry.catalog.board_steps import load_board_recipes
from skerry.catalog.combinations import NO, load_combinations
from skerry.catalog.maps import map_of
from skerry.engine.randomness import Randomness
from skerry.engine.rules import Rules
from skerry.engine.start import lay_board

BUILDS = 200

# Every recipe for each number of players that its row allows; two play on the map for three.
BOARDS = [
    pytest.param(row.modules, players, id="+".join([*row.modules, str(players)]))
    for row in load_combinations().rows
    if row.section in ("pairs", "triples") and row.status != NO
    for players in row.players
]


@cache
def rules_of(modules: tuple[str, ...], players: int) -> Rules:
    return compose(modules, players)


def lay(modules: tuple[str, ...], players: int, seed: str) -> BoardSetup:
    return lay_board(rules_of(modules, players), Randomness(seed))


def recipe_of(modules: tuple[str, ...], players: int) -> Recipe:
    return map_of(judge(modules, players).modules, players).recipe


def hexes_of(setup: BoardSetup, cells: list[list[int]]) -> list[int]:
    return [setup.map.hex_at(*cell) for cell in cells]


def lies_as_told(setup: BoardSetup, first: BoardSetup) -> None:
    """What a recipe promises of every board that is drawn by it."""
    assert EMPTY not in setup.terrain
    assert Counter(setup.terrain) == Counter(first.terrain)
    assert Counter(number for mask in setup.numbers for number in numbers_of(mask)) == Counter(
        number for mask in first.numbers for number in numbers_of(mask)
    )
    assert Counter(harbour.kind for harbour in setup.harbours) == Counter(harbour.kind for harbour in first.harbours)
    for operands in setup.map.recipe.of("place_tokens"):
        tokens_lie_as_told(setup, operands)
    for hex_id in [h for river in setup.courses for h in (river.hexes[-1],)]:
        assert TERRAINS[setup.terrain[hex_id]] == "swamp"


def tokens_lie_as_told(setup: BoardSetup, operands: dict[str, Any]) -> None:
    for terrain in operands.get("skip", []):
        assert all(setup.numbers[h] == 0 for h in of_terrain(setup, terrain) if terrain != "lake")
    for limit in operands.get("forbid", []):
        # The 2 and the 12 come afterwards, beside what lies there.
        assert all(setup.numbers[h] & mask_of(limit["numbers"]) == 0 for h in hexes_of(setup, limit["cells"]))
    if operands.get("no_adjacent_red"):
        assert not any(is_red(setup.numbers[h]) and is_red(setup.numbers[o]) for h, o in neighbours(setup))


def of_terrain(setup: BoardSetup, terrain: str) -> list[int]:
    return [h for h, each in enumerate(setup.terrain) if each == TERRAIN_NUMBER[terrain]]


def neighbours(setup: BoardSetup) -> list[tuple[int, int]]:
    across = setup.topology.hex_hex
    pairs = [(h, int(across[6 * h + side])) for h in range(len(setup.terrain)) for side in range(6)]
    return [(h, other) for h, other in pairs if other != NOWHERE]


@pytest.mark.rule("VARX-91")
@pytest.mark.many
@pytest.mark.parametrize(("modules", "players"), BOARDS)
def test_every_board_is_laid_as_its_recipe_says(modules: tuple[str, ...], players: int) -> None:
    first = lay(modules, players, "first")
    for seed in range(BUILDS):
        setup = lay(modules, players, f"board {seed}")
        lies_as_told(setup, first)


@pytest.mark.parametrize(("modules", "players"), BOARDS)
def test_one_seed_lays_one_board(modules: tuple[str, ...], players: int) -> None:
    one = lay(modules, players, "the same")
    other = lay(modules, players, "the same")
    assert (one.terrain, one.numbers, one.robber) == (other.terrain, other.numbers, other.robber)
    assert [river.hexes for river in one.courses] == [river.hexes for river in other.courses]
    assert [(h.kind, h.edge) for h in one.harbours] == [(h.kind, h.edge) for h in other.harbours]


@pytest.mark.parametrize(("modules", "players"), BOARDS)
def test_what_steps_put_at_a_place_lies_there(modules: tuple[str, ...], players: int) -> None:
    """Hexes, rivers and trade hexes with a plaza, wherever the rest was dealt."""
    setup = lay(modules, players, "places")
    recipe = recipe_of(modules, players)
    pieces = load_board_recipes().river_pieces
    for operands in recipe.of("place_hex"):
        cells = operands.get("one_of") or [operands["cell"]]
        terrain = TERRAIN_NUMBER[operands["terrain"]]
        assert [setup.terrain[h] for h in hexes_of(setup, cells)].count(terrain) == 1
    for operands in recipe.of("replace_hex"):
        assert TERRAINS[setup.terrain[hexes_of(setup, [operands["cell"]])[0]]] == operands["by"]
    for operands in recipe.of("place_river"):
        hexes = hexes_of(setup, operands["cells"])
        assert [TERRAINS[setup.terrain[h]] for h in hexes] == pieces[operands["piece"]]["terrains"]
        assert list(reversed(hexes)) in [river.hexes for river in setup.courses]
    for operands in recipe.of("set_hexes"):
        for hex_id, text in zip(hexes_of(setup, operands["cells"]), operands["hexes"], strict=True):
            terrain, _, numbers = text.partition(":")
            assert TERRAINS[setup.terrain[hex_id]] == terrain
            shown = "+".join(str(number) for number in numbers_of(setup.numbers[hex_id]))
            # A further step may put one number more beside it.
            assert shown.startswith(numbers)
    for hex_id, terrain in enumerate(setup.terrain):
        assert (terrain in TRADE_HEXES) == (setup.topology.hex_plaza[hex_id] != NOWHERE)


@pytest.mark.parametrize(("modules", "players"), BOARDS)
def test_barbarians_land_at_the_sea_on_hexes_with_numbers(modules: tuple[str, ...], players: int) -> None:
    setup = lay(modules, players, "landing")
    for hex_id in setup.map.coast:
        assert setup.numbers[hex_id] != 0
        across = [int(setup.topology.hex_hex[6 * hex_id + side]) for side in range(6)]
        assert any(other == NOWHERE or setup.terrain[other] == SEA for other in across)


@pytest.mark.many
def test_every_pair_of_river_places_is_as_likely() -> None:
    """Forty-two places on the tribe's island, none drawn far more or less often than the others."""
    modules = ("rivers", "forgotten_tribe")
    drawn = Counter(
        tuple(tuple(river.hexes) for river in lay(modules, 4, f"river {seed}").courses) for seed in range(4200)
    )
    assert len(drawn) == 42
    assert min(drawn.values()) > 60
    assert max(drawn.values()) < 145
