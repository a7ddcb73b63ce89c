"""What players and referees say, and what they are answered: plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from skerry.big.reasons import UNREADABLE
from skerry.board.terrain import RESOURCES
from skerry.engine.whole import is_whole
from skerry.reason import Reason, reason_from_json

MOST_CARDS: Final = 31


class Refused(Exception):  # noqa: N818 - the name says what it is
    """Something is not possible; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


def unreadable(mistake: str) -> Refused:
    return Refused(UNREADABLE.of(mistake=mistake))


@dataclass(frozen=True)
class Command:
    """What a player wants done. `client`: an id of the sender's own, so that it may be sent again (BIG-097).

    `turn`: the turn that it is meant for, where the sender says so.
    """

    kind: str
    client: str = ""
    turn: int | None = None
    operands: Mapping[str, object] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        return {"kind": self.kind, "client": self.client, "turn": self.turn, **self.operands}

    @staticmethod
    def from_json(data: object) -> Command:
        if not isinstance(data, Mapping) or not isinstance(data.get("kind"), str):
            raise unreadable("a command is an object with a kind")
        client, turn = data.get("client", ""), data.get("turn")
        if not isinstance(client, str) or len(client) > 64:
            raise unreadable("client is a short text")
        if turn is not None and not is_whole(turn):
            raise unreadable("turn is a number")
        operands = {str(name): value for name, value in data.items() if name not in ("kind", "client", "turn")}
        return Command(data["kind"], client, turn, operands)

    # Reading operands

    def number(self, name: str) -> int:
        value = self.operands.get(name)
        if not is_whole(value):
            raise unreadable(f"{name} is a number")
        return int(value)

    def flag(self, name: str) -> bool:
        value = self.operands.get(name)
        if not isinstance(value, bool):
            raise unreadable(f"{name} is true or false")
        return value

    def word(self, name: str) -> str:
        value = self.operands.get(name)
        if not isinstance(value, str):
            raise unreadable(f"{name} is a text")
        return value

    def items(self, name: str) -> list[object]:
        value = self.operands.get(name)
        if not isinstance(value, (list, tuple)):
            raise unreadable(f"{name} is a list")
        return list(value)

    def cards(self, name: str) -> dict[str, int]:
        """Resource cards by name."""
        value = self.operands.get(name)
        if not isinstance(value, Mapping):
            raise unreadable(f"{name} names cards, as in {{'wood': 1}}")
        for card, count in value.items():
            if card not in RESOURCES or not is_whole(count) or not 0 < count <= MOST_CARDS:
                raise unreadable(f"{name} names cards, as in {{'wood': 1}}")
        return {str(card): int(count) for card, count in value.items()}


@dataclass(frozen=True)
class Act:
    """What a referee does, and why (BIG-256)."""

    kind: str
    referee: str
    reason: str
    operands: Mapping[str, object] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        return {"kind": self.kind, "referee": self.referee, "reason": self.reason, **self.operands}

    @staticmethod
    def from_json(data: Mapping[str, object]) -> Act:
        operands = {str(name): value for name, value in data.items() if name not in ("kind", "referee", "reason")}
        return Act(str(data["kind"]), str(data["referee"]), str(data["reason"]), operands)

    def asked(self) -> Command:
        """Its operands, to be read like those of a command."""
        return Command(self.kind, operands=self.operands)


@dataclass(frozen=True)
class Answer:
    """Done, with what there is to tell of it, or refused with the reason."""

    done: bool
    told: Mapping[str, object] = field(default_factory=dict)
    reason: Reason | None = None

    def to_json(self) -> dict[str, object]:
        return {"done": self.done, "told": dict(self.told), "reason": self.reason and self.reason.to_json()}

    @staticmethod
    def from_json(data: Mapping[str, object]) -> Answer:
        told, reason = data["told"], data["reason"]
        assert isinstance(told, Mapping)
        return Answer(bool(data["done"]), told, reason_from_json(reason) if isinstance(reason, Mapping) else None)
