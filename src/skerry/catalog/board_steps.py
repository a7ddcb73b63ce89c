"""The steps that build the board of a combination, read from data/board_steps.toml, which explains them."""

import tomllib
from collections.abc import Collection, Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from skerry.catalog.combinations import load_combinations


@dataclass(frozen=True)
class BoardStep:
    """One step: what is done, and to what."""

    op: str
    operands: Mapping[str, Any]

    def applies(self, board: str) -> bool:
        """Whether the step is done on this map."""
        return bool(self.operands.get("on", board) == board)


@dataclass(frozen=True)
class BoardRecipes:
    """All recipes, the meaning of each op, and the tables that steps refer to."""

    ops: Mapping[str, str]
    island19: Mapping[str, list[list[int]]]
    river_pieces: Mapping[str, Mapping[str, Any]]
    neutral_settlements: Mapping[str, BoardStep]
    recipes: Mapping[frozenset[str], tuple[BoardStep, ...]]

    def steps(self, modules: Collection[str]) -> tuple[BoardStep, ...]:
        """The recipe of exactly these modules, with the steps that it takes over from another."""
        steps: list[BoardStep] = []
        for step in self.recipes[frozenset(modules)]:
            steps.extend(self.steps(step.operands["modules"]) if step.op == "same_as" else [step])
        return tuple(steps)


@cache
def load_board_recipes() -> BoardRecipes:
    """The board recipes of the rules."""
    data = tomllib.loads(files("skerry.catalog").joinpath("data", "board_steps.toml").read_text("utf-8"))
    ops = data["ops"]
    return BoardRecipes(
        ops=ops,
        island19=data["island19"],
        river_pieces=data["river_pieces"],
        neutral_settlements={place: _read_step(raw, ops) for place, raw in data["neutral_settlements"].items()},
        recipes={
            frozenset(recipe["modules"]): tuple(_read_step(raw, ops) for raw in recipe["steps"])
            for recipe in data["recipes"]
        },
    )


def _read_step(raw: dict[str, Any], ops: Mapping[str, str]) -> BoardStep:
    if raw["op"] not in ops:
        raise ValueError(f"no board step: {raw['op']!r}")
    return BoardStep(raw["op"], {key: value for key, value in raw.items() if key != "op"})


def start_board(step: BoardStep, players: int) -> str:
    """The map that a start step loads; two players use the one for three (SEA-96)."""
    board = step.operands["board"]
    return board if isinstance(board, str) else str(board[str(max(players, 3))])


def board_steps(modules: Collection[str], players: int) -> tuple[BoardStep, ...]:
    """The steps for a legal set of modules (VARX-91); none where one module's own set-up is the whole board."""
    recipes = load_board_recipes()
    part = load_combinations().largest_part(modules)
    if part is None or frozenset(part.modules) not in recipes.recipes:
        return ()
    steps = recipes.steps(part.modules)
    board = start_board(steps[0], players)
    if "two_player" in modules and "two_player" not in part.modules:
        steps += (recipes.neutral_settlements.get(board, recipes.neutral_settlements["elsewhere"]),)
    # The recipes are read once and kept, so what is handed out is a copy.
    return tuple(BoardStep(step.op, deepcopy(step.operands)) for step in steps if step.applies(board))
