"""From the steps of a recipe to the map of a combination."""

from __future__ import annotations

from skerry.board.map_file import MapFile
from skerry.board.map_text import parse_joined_map
from skerry.board.recipe import Recipe, RecipeStep
from skerry.board.recipes.river_places import TURNS, river_pairs
from skerry.board.recipes.sheet import Sheet
from skerry.board.recipes.written import STEPS, Tables, Writing
from skerry.board.terrain import TERRAIN_NUMBER

# Steps that take what the stacks of the first map deal into their own hands.
_DEALING = ("fill", "place_tokens")


def build_map(name: str, title: str, board: str, start: MapFile, steps: list[RecipeStep], tables: Tables) -> MapFile:
    """The map that these steps make of the one they start from; what is drawn anew in each game is in its recipe."""
    writing = Writing(board, Sheet(start), tables)
    if any(step.op in _DEALING for step in steps):
        writing.sheet.open_stacks()
    for step in steps:
        if step.op in STEPS:
            STEPS[step.op](writing, step.operands)
    writing.close_plazas()
    sheet = writing.sheet
    # The steps have chosen the map by the number of players.
    sheet.lines["players"] = []
    built = parse_joined_map(sheet.text(name, title), name)
    built.recipe = Recipe(steps, [TERRAIN_NUMBER[terrain] for terrain in sheet.supply], sheet.tokens)
    for random_rivers in built.recipe.of("place_rivers_at_random"):
        pieces = [tables.pieces[name] for name in random_rivers["pieces"]]
        sizes = [(len(piece["terrains"]), TURNS[piece["mouth"]]) for piece in pieces]
        built.recipe.river_pairs = river_pairs(built, random_rivers, sizes)
        built.recipe.river_terrains = [
            [TERRAIN_NUMBER[terrain] for terrain in reversed(piece["terrains"])] for piece in pieces
        ]
    return built
