"""The steps that are done anew for each game: what chance has a part in, all that a step allows as likely.

They come first in each phase of set-up, before what modules lay.
"""

from __future__ import annotations

from typing import Any, Final

from skerry.board.chance import Shuffler
from skerry.board.errors import BoardError
from skerry.board.numbers import touches_red
from skerry.board.recipes.sheet import LETTERS, cell_of
from skerry.board.regroup import NO_WAY_TO_LAY_MAP
from skerry.board.setup import BoardSetup
from skerry.board.spiral import spiral_over
from skerry.board.terrain import EMPTY, SEA, TERRAIN_NUMBER
from skerry.board.tokens import is_red, mask_of

# Draws of all numbers before a board is given up. On the boards of the rules more than one draw in a hundred fits.
TRIES: Final = 20_000


def draw_shape(setup: BoardSetup, shuffler: Shuffler) -> None:
    """Hexes that lie on one of several cells, and rivers that run anywhere."""
    for step in setup.map.recipe.steps:
        operands = step.operands
        if step.op == "place_hex" and "one_of" in operands:
            cells = operands["one_of"]
            setup.terrain[_hex(setup, cells[shuffler.below(len(cells))])] = TERRAIN_NUMBER[operands["terrain"]]
        elif step.op == "place_rivers_at_random":
            pairs = setup.map.recipe.river_pairs
            for river, terrains in zip(pairs[shuffler.below(len(pairs))], setup.map.recipe.river_terrains, strict=True):
                setup.courses.append(river)
                for h, terrain in zip(river.hexes, terrains, strict=True):
                    setup.terrain[h] = terrain


def draw_terrain(setup: BoardSetup, shuffler: Shuffler) -> None:
    """The supply, shuffled onto the empty hexes, or some of it onto some of them."""
    supply = setup.map.recipe.supply.copy()
    for operands in setup.map.recipe.of("fill"):
        if "cells" in operands:
            hexes = [_hex(setup, cell) for cell in operands["cells"]]
            counts: dict[str, int] = operands["hexes"]
            dealt = [TERRAIN_NUMBER[terrain] for terrain, count in counts.items() for _ in range(count)]
            for terrain in dealt:
                supply.remove(terrain)
        else:
            hexes = [h for h, terrain in enumerate(setup.terrain) if terrain == EMPTY]
            dealt = supply
        shuffler.shuffle(dealt)
        for h, terrain in zip(hexes, dealt, strict=True):
            setup.terrain[h] = terrain


def draw_numbers(setup: BoardSetup, shuffler: Shuffler) -> None:
    laid = False
    for step in setup.map.recipe.steps:
        operands = step.operands
        if step.op == "place_tokens":
            _place_tokens(setup, operands, shuffler)
            laid = True
        elif step.op == "put_token" and laid:
            _put_token(setup, operands, shuffler)
        elif step.op == "put_tokens_on_worst":
            _put_on_worst(setup, operands, shuffler)


def _hex(setup: BoardSetup, pair: list[int]) -> int:
    return setup.map.hex_at(*cell_of(pair))


# Numbers


def _place_tokens(setup: BoardSetup, operands: dict[str, Any], shuffler: Shuffler) -> None:
    if operands["method"] == "fixed":
        for cell, number in operands["cells"].items():
            row, _, column = cell.partition(",")
            setup.numbers[setup.map.hex_at(int(row), int(column))] = mask_of([number])
        return
    hexes = _takers(setup, operands["skip"])
    dropped = {str(each) for each in operands["drop"]}
    tokens: list[int] = []
    for token in setup.map.recipe.tokens:
        number = token.lstrip(LETTERS)
        if token[:1] not in dropped and number not in dropped:
            tokens.append(int(number))
    if operands["method"] == "spiral":
        _lay_spiral(setup, hexes, tokens, operands.get("no_adjacent_red", False), shuffler)
    else:
        _lay_at_random(setup, hexes, tokens, operands, shuffler)


def _takers(setup: BoardSetup, skip: list[str]) -> list[int]:
    """The hexes that the steps have laid, or were drawn, without those of some terrains."""
    without = [SEA, *(TERRAIN_NUMBER[terrain] for terrain in skip)]
    laid = sorted({*setup.map.hexes_of("kept"), *setup.map.terrain_hexes})
    return [h for h in laid if setup.terrain[h] not in without]


def _lay_spiral(setup: BoardSetup, hexes: list[int], tokens: list[int], apart: bool, shuffler: Shuffler) -> None:
    """From a random corner, of those that keep the red numbers apart where they have to be (FISHCARV-07)."""
    ways: list[list[int]] = []
    for corner in setup.start_corners:
        order = [h for h in spiral_over(setup.topology, list(range(len(setup.terrain))), corner) if h in hexes]
        _put_on(setup, order, tokens)
        if not apart or _reds_apart(setup, hexes):
            ways.append(order)
    if not ways:
        raise BoardError(NO_WAY_TO_LAY_MAP.of(map=setup.map.name))
    _put_on(setup, ways[shuffler.below(len(ways))], tokens)


def _lay_at_random(
    setup: BoardSetup, hexes: list[int], tokens: list[int], operands: dict[str, Any], shuffler: Shuffler
) -> None:
    """Drawn as a whole again and again until they lie as they must, so that every such way is as likely."""
    forbidden = {
        _hex(setup, cell): mask_of(limit["numbers"]) for limit in operands.get("forbid", []) for cell in limit["cells"]
    }
    for _ in range(TRIES):
        shuffler.shuffle(tokens)
        _put_on(setup, hexes, tokens)
        allowed = all(setup.numbers[h] & mask == 0 for h, mask in forbidden.items())
        if allowed and (not operands["no_adjacent_red"] or _reds_apart(setup, hexes)):
            return
    raise BoardError(NO_WAY_TO_LAY_MAP.of(map=setup.map.name))


def _put_on(setup: BoardSetup, hexes: list[int], tokens: list[int]) -> None:
    for h, number in zip(hexes, tokens, strict=True):
        setup.numbers[h] = mask_of([number])


def _reds_apart(setup: BoardSetup, hexes: list[int]) -> bool:
    numbers = setup.numbers
    return not any(is_red(numbers[h]) and touches_red(setup.topology, numbers, h) for h in hexes)


def _put_token(setup: BoardSetup, operands: dict[str, Any], shuffler: Shuffler) -> None:
    """Beside the number that a hex has; of several such hexes one that has no second number yet."""
    onto = operands["onto"]
    if "cell" in onto:
        place = _hex(setup, onto["cell"])
    else:
        found = [h for h, mask in enumerate(setup.numbers) if mask == mask_of([onto["number"]])]
        place = found[shuffler.below(len(found))]
    setup.numbers[place] |= mask_of([operands["token"]])


def _put_on_worst(setup: BoardSetup, operands: dict[str, Any], shuffler: Shuffler) -> None:
    """On the hex of a terrain whose number is rolled least; among equals at random (RIVRSEA-22)."""
    hexes = _takers(setup, [])
    for target in operands["targets"]:
        same = [h for h in hexes if setup.terrain[h] == TERRAIN_NUMBER[target["terrain"]]]
        for numbers in operands["worst_first"]:
            worst = [h for h in same if setup.numbers[h] & mask_of(numbers)]
            if worst:
                setup.numbers[worst[shuffler.below(len(worst))]] |= mask_of([target["token"]])
                break
