"""Long answers that need not be worked out again."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

# What remembering an answer takes beside the answer itself.
AROUND: Final = 300


class Kept:
    """The last answers, up to so many bytes together: what they tell of never changes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self.answers: OrderedDict[str, bytes] = OrderedDict()

    def get(self, key: str) -> bytes | None:
        if key in self.answers:
            self.answers.move_to_end(key)
        return self.answers.get(key)

    def keep(self, key: str, answer: bytes) -> None:
        if key in self.answers or room_for(answer) > self.most:
            return
        self.answers[key] = answer
        self.size += room_for(answer)
        while self.size > self.most:
            self.size -= room_for(self.answers.popitem(last=False)[1])


def room_for(answer: bytes) -> int:
    return len(answer) + AROUND
