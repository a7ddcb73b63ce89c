"""The legal actions by kind, and their operands as plain values."""

from __future__ import annotations

from mypy_extensions import i64

from skerry.engine.action import Action


def whole(action: Action, name: str) -> i64:
    """A numeric operand, or -1 where it is a word such as `off_board`."""
    value = action.operand(name)
    return value if isinstance(value, int) else -1


def word(action: Action, name: str) -> str:
    value = action.operand(name)
    return value if isinstance(value, str) else ""


class Menu:
    """What may be chosen now."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.by_kind: dict[str, list[Action]] = {}
        for action in actions:
            same = self.by_kind.get(action.kind)
            if same is None:
                self.by_kind[action.kind] = [action]
            else:
                same.append(action)

    def has(self, kind: str) -> bool:
        return kind in self.by_kind

    def of(self, kind: str) -> list[Action]:
        found = self.by_kind.get(kind)
        return found if found is not None else []

    def first(self, kind: str) -> Action | None:
        found = self.by_kind.get(kind)
        return found[0] if found is not None else None

    def at(self, kind: str, operand: str, place: i64) -> Action | None:
        """The action of a kind at one place."""
        for action in self.of(kind):
            if whole(action, operand) == place:
                return action
        return None

    def naming(self, kind: str, operand: str, name: str) -> Action | None:
        """The action of a kind that names one word."""
        for action in self.of(kind):
            if word(action, operand) == name:
                return action
        return None
