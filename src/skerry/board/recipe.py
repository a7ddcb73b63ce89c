"""What a board was made by: the steps that join the boards of several modules, for whoever reads a number there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from skerry.board.map_file import River


class RecipeStep:
    """One step: what is done, and to what."""

    def __init__(self, op: str, operands: dict[str, Any]) -> None:
        self.op = op
        self.operands = operands


class Recipe:
    """The steps of a board, in their order; none where one module's own set-up is the whole board.

    `supply`: the terrains that are laid on drawn hexes. `tokens`: the numbers that are laid, after the letter on their
    backs where they have one.
    """

    def __init__(self, steps: list[RecipeStep], supply: list[int], tokens: list[str]) -> None:
        self.steps = steps
        self.supply = supply
        self.tokens = tokens
        # Where rivers that run anywhere may lie, two together, and their terrains from the source on.
        self.river_pairs: list[tuple[River, River]] = []
        self.river_terrains: list[list[int]] = []

    def of(self, op: str) -> list[dict[str, Any]]:
        """What each step of a kind is done to."""
        return [step.operands for step in self.steps if step.op == op]

    def last(self, op: str) -> dict[str, Any]:
        """What the last step of a kind is done to; nothing where there is none."""
        found = self.of(op)
        return found[-1] if found else {}

    def omits(self, what: str) -> bool:
        return any(operands["what"] == what for operands in self.of("omit"))

    def leaves_robber(self) -> bool:
        """Whether the robber starts where the scenario of the first map says, or on a hex that a step names."""
        start = self.last("robber_start")
        return start.get("at") == "scenario" or "cell" in start
