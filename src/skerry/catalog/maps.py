"""The map of every game: the island, or that of a scenario, by the number of players."""

from collections.abc import Collection
from functools import cache
from typing import Final

from skerry.board.errors import BoardError
from skerry.board.map_file import MapFile
from skerry.board.map_text import parse_map
from skerry.board.maps import load_map
from skerry.board.recipe import RecipeStep
from skerry.board.recipes.builder import build_map
from skerry.board.recipes.written import Tables
from skerry.catalog.board_steps import BoardStep, board_steps, load_board_recipes, start_board
from skerry.catalog.modules import MODULES, SEAFARERS_SCENARIO, TB_SCENARIO, in_order
from skerry.engine.errors import ConfigError

ISLAND: Final = "base"

# Per module with maps of its own, the map for each number of players; with others the island is used.
MAPS: Final[dict[str, dict[int, str]]] = {
    ISLAND: {3: "base", 4: "base", 5: "base_5_6", 6: "base_5_6"},
    "new_shores": {3: "seafarers/new_shores_3", 4: "seafarers/new_shores_4"},
    "four_islands": {3: "seafarers/four_islands_3", 4: "seafarers/four_islands_4"},
    "fog_islands": {3: "seafarers/fog_islands_3", 4: "seafarers/fog_islands_4"},
    "through_the_desert": {3: "seafarers/through_the_desert_3", 4: "seafarers/through_the_desert_4"},
    "forgotten_tribe": {3: "seafarers/forgotten_tribe", 4: "seafarers/forgotten_tribe"},
    "cloth_for_catan": {3: "seafarers/cloth_for_catan", 4: "seafarers/cloth_for_catan"},
    "pirate_islands": {3: "seafarers/pirate_islands", 4: "seafarers/pirate_islands"},
    "wonders": {3: "seafarers/wonders", 4: "seafarers/wonders"},
    "new_world": {3: "seafarers/new_world", 4: "seafarers/new_world"},
    "treasure_islands": {3: "explorers/treasure_islands", 4: "explorers/treasure_islands"},
    "into_the_unknown": {3: "explorers/into_the_unknown_3", 4: "explorers/into_the_unknown_4"},
    "greater_catan": {3: "explorers/greater_catan_3", 4: "explorers/greater_catan_4"},
    "desert_dragons": {3: "explorers/desert_dragons_3", 4: "explorers/desert_dragons_4"},
    "great_canal": {3: "explorers/great_canal", 4: "explorers/great_canal"},
    "enchanted_land": {3: "explorers/enchanted_land", 4: "explorers/enchanted_land"},
}

# Modules that print the island of up to four with a beginner board of their own (CK-022, CK-304, FISH-20, RIVR-30,
# CARV-12, BARB-16, TRAD-22).
PRINTED_ISLANDS: Final[dict[str, str]] = {
    "fishermen": "traders_and_barbarians/fishermen",
    "rivers": "traders_and_barbarians/rivers",
    "caravans": "traders_and_barbarians/caravans",
    "traders_and_barbarians": "traders_and_barbarians/traders_and_barbarians",
    "cities_and_knights": "cities_and_knights",
    "barbarian_attack": "traders_and_barbarians/barbarian_attack",
}


def map_name(modules: Collection[str], players: int) -> str:
    """Which map a legal game is played on (SEA-16); two players use the one for three (SEA-96)."""
    scenario = next((name for name in modules if name in MAPS and name != ISLAND), ISLAND)
    name = MAPS[scenario][max(players, 3)]
    if name != ISLAND:
        return name
    return next((PRINTED_ISLANDS[module] for module in modules if module in PRINTED_ISLANDS), ISLAND)


def map_of(modules: Collection[str], players: int) -> MapFile:
    """The map of a legal game: of a combination the one that its steps build (VARX-91)."""
    return _map_of(frozenset(modules), players)


@cache
def _map_of(modules: frozenset[str], players: int) -> MapFile:
    steps = board_steps(modules, players)
    if all(_leaves_map(step) for step in steps):
        printed = next((step.operands["module"] for step in steps if step.op == "setup"), "")
        return load_map(PRINTED_ISLANDS.get(printed) or map_name(in_order(modules), players))
    board = start_board(steps[0], players)
    parts = [name for name in in_order(modules) if MODULES[name].group in _WITH_BOARDS]
    recipes = load_board_recipes()
    return build_map(
        "_".join(parts),
        ", ".join(MODULES[name].title for name in parts),
        board,
        load_map(_map_file(board)),
        [RecipeStep(step.op, dict(step.operands)) for step in steps],
        Tables(
            {name: load_map(file) for name, file in PRINTED_ISLANDS.items()},
            hexes=load_map(ISLAND),
            grounds=load_map(PRINTED_ISLANDS["fishermen"]),
            coast=load_map(PRINTED_ISLANDS["barbarian_attack"]),
            island19=dict(recipes.island19),
            pieces={name: dict(piece) for name, piece in recipes.river_pieces.items()},
        ),
    )


# Steps that leave the map as it is printed.
_QUIET: Final = ("start", "omit", "robber_start", "neutral_settlements")
_WITH_BOARDS: Final = (SEAFARERS_SCENARIO, TB_SCENARIO)


def _leaves_map(step: BoardStep) -> bool:
    return step.op in _QUIET or (step.op == "setup" and set(step.operands) == {"module"})


def _map_file(board: str) -> str:
    """The file of a map as steps name it: `base19`, `wonders/3`, or `through_the_desert/2008`."""
    scenario, _, players = board.partition("/")
    if not players:
        return ISLAND
    return MAPS[scenario].get(int(players), f"seafarers/{scenario}_{players}")


def read_map(text: str, most_hexes: int = 0) -> MapFile:
    """The map that somebody brings, or a ConfigError; with `most_hexes` a larger one is refused before it is made."""
    try:
        return parse_map(text, "board", most_hexes)
    except BoardError as mistake:
        raise ConfigError(mistake.reason) from None
