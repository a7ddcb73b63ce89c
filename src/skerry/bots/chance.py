"""A bot's own small source of chance, apart from the game's."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

from skerry.board.chance import Shuffler

# Two multiplicative generators whose difference has a period of about 2 ** 61; all products stay below 2 ** 63.
MODULUS_A: Final = 2147483563
FACTOR_A: Final = 40014
MODULUS_B: Final = 2147483399
FACTOR_B: Final = 40692
RANGE: Final = MODULUS_A - 1


class BotChance(Shuffler):
    """Picks that follow from a seed, the same on every platform and in every build."""

    def __init__(self, seed: str) -> None:
        digest = hashlib.blake2b(seed.encode(), digest_size=16, person=b"skerry bot").digest()
        self.a: i64 = int.from_bytes(digest[:8], "little") % (MODULUS_A - 1) + 1
        self.b: i64 = int.from_bytes(digest[8:], "little") % (MODULUS_B - 1) + 1

    def draw(self) -> i64:
        self.a = self.a * FACTOR_A % MODULUS_A
        self.b = self.b * FACTOR_B % MODULUS_B
        return (self.a - self.b) % RANGE

    def below(self, n: i64) -> i64:
        if n <= 1:
            return 0
        limit = RANGE - RANGE % n
        value = self.draw()
        while value >= limit:
            value = self.draw()
        return value % n
