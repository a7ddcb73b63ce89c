"""What a board was made by: the steps that join the boards of several modules, for whoever reads a number there."""

from __future__ import annotations

from typing import Any


class RecipeStep:
    """One step: what is done, and to what."""

    def __init__(self, op: str, operands: dict[str, Any]) -> None:
        self.op = op
        self.operands = operands


class Recipe:
    """The steps of a board, in their order; none where one module's own set-up is the whole board."""

    def __init__(self, steps: list[RecipeStep]) -> None:
        self.steps = steps

    def of(self, op: str) -> list[dict[str, Any]]:
        """What each step of a kind is done to."""
        return [step.operands for step in self.steps if step.op == op]

    def last(self, op: str) -> dict[str, Any]:
        """What the last step of a kind is done to; nothing where there is none."""
        found = self.of(op)
        return found[-1] if found else {}

    def omits(self, what: str) -> bool:
        return any(operands["what"] == what for operands in self.of("omit"))
