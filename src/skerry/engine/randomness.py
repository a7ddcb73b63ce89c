"""Chance that can be copied, replayed on any platform and audited after the game.

The n-th value of a game is a keyed hash of n, so a copy costs nothing and nobody who does
not know the seed can foresee a roll. The commitment is published when the game begins, the
seed when it ends.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import zeros
from skerry.board.chance import Shuffler
from skerry.engine.errors import ConfigError
from skerry.engine.shown import shown
from skerry.engine.whole import are_whole, is_whole

VALUES_PER_BLOCK: Final = 32
VALUE_RANGE: Final = 65536
DIE: Final = (1, 2, 3, 4, 5, 6)


def commitment(seed: str) -> str:
    """What is published before the first roll: it binds the seed without telling it."""
    return hashlib.sha256(b"skerry seed\x00" + seed.encode()).hexdigest()


def key_of(seed: str) -> bytes:
    return hashlib.blake2b(seed.encode(), digest_size=32, person=b"skerry dice").digest()


def is_roll(roll: object) -> bool:
    return are_whole(roll) and all(pips in DIE for pips in roll)


@mypyc_attr(allow_interpreted_subclasses=True)
class Randomness(Shuffler):
    """Dice, thefts and shuffles of one game."""

    def __init__(self, seed: str, key: bytes = b"") -> None:
        self.seed = seed
        self.key = key if key else key_of(seed)
        self.drawn: i64 = 0
        self.block: vec[i64] = zeros(0)
        # A hash that has taken in the key and nothing else; made when first needed, so that copies cost nothing.
        self.keyed: hashlib.blake2b | None = None

    def copy(self) -> Randomness:
        twin = Randomness(self.seed, self.key)
        self.copy_into(twin)
        return twin

    def copy_into(self, twin: Randomness) -> None:
        twin.seed = self.seed
        twin.key = self.key
        twin.drawn = self.drawn
        # A block is replaced, never written into, so copies may share it.
        twin.block = self.block
        twin.keyed = self.keyed

    def reseed(self, seed: str) -> None:
        """Another future, and no trace of how much chance the past took, for playing on from what one seat can know."""
        self.seed = seed
        self.key = key_of(seed)
        self.keyed = None
        self.drawn = 0

    def values(self, block: i64) -> vec[i64]:
        number = int(block).to_bytes(8, "little")
        if self.keyed is None:
            self.keyed = hashlib.blake2b(key=self.key)
        hashed = self.keyed.copy()
        hashed.update(number)
        digest = hashed.digest()
        values = zeros(VALUES_PER_BLOCK)
        for i in range(len(values)):
            low: i64 = digest[2 * i]
            high: i64 = digest[2 * i + 1]
            values[i] = low | high << 8
        return values

    def draw(self) -> i64:
        slot = self.drawn % VALUES_PER_BLOCK
        if slot == 0:
            self.block = self.values(self.drawn // VALUES_PER_BLOCK)
        self.drawn += 1
        return self.block[slot]

    def below(self, n: i64) -> i64:
        if n <= 1:
            return 0
        if n <= 4096:
            limit = VALUE_RANGE - VALUE_RANGE % n
            value = self.draw()
            while value >= limit:
                value = self.draw()
            return value % n
        wide: i64 = VALUE_RANGE * VALUE_RANGE * 16384
        limit = wide - wide % n
        while True:
            value = (self.draw() * VALUE_RANGE + self.draw()) * 16384 + self.draw() % 16384
            if value < limit:
                return value % n

    def die(self) -> i64:
        """Like `below(6) + 1`, without a division by a number that is not known beforehand."""
        value = self.draw()
        while value >= VALUE_RANGE - VALUE_RANGE % 6:
            value = self.draw()
        return value % 6 + 1

    def card_from(self, hand: vec[i64], start: i64, kinds: i64, size: i64) -> i64:
        """The kind of a card drawn blind from the hand that begins at `start`."""
        left = self.below(size)
        kind: i64 = 0
        while kind < kinds - 1 and left >= hand[start + kind]:
            left -= hand[start + kind]
            kind += 1
        return kind

    def shuffle_deck(self, name: str, cards: vec[i64]) -> None:
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def script(self) -> dict[str, object]:
        """What was forced, for the record; nothing unless scripted."""
        return {}


class ScriptedRandomness(Randomness):
    """Forced dice, thefts and decks first; the seed decides what the script leaves open."""

    def __init__(
        self,
        dice: Sequence[Sequence[int]] = (),
        thefts: Sequence[int] = (),
        decks: Mapping[str, Sequence[int]] | None = None,
        seed: str = "script",
    ) -> None:
        super().__init__(seed)
        for roll in dice:
            if not is_roll(roll):
                raise ConfigError(f"scripted dice: {shown(roll)} is not a roll of six-sided dice")
        # As objects: compiled code would take True for a 1 among numbers.
        kinds: Sequence[object] = thefts
        for theft in kinds:
            if not is_whole(theft) or not 0 <= theft < VALUE_RANGE:
                raise ConfigError(f"scripted thefts: {shown(theft)} is no kind of card")
        for name, cards in (decks or {}).items():
            if not are_whole(cards):
                raise ConfigError(f"scripted deck {name}: not a list of the numbers of cards")
        self.dice: list[int] = [pips for roll in dice for pips in roll]
        self.thefts: list[int] = list(thefts)
        self.decks: dict[str, list[int]] = {name: list(cards) for name, cards in (decks or {}).items()}
        self.die_next: i64 = 0
        self.theft_next: i64 = 0

    def copy(self) -> Randomness:
        twin = ScriptedRandomness(seed=self.seed)
        self.copy_into(twin)
        twin.dice = self.dice
        twin.thefts = self.thefts
        twin.decks = self.decks
        twin.die_next = self.die_next
        twin.theft_next = self.theft_next
        return twin

    def reseed(self, seed: str) -> None:
        """What is forced from here on is as hidden as the seed."""
        super().reseed(seed)
        self.dice = []
        self.thefts = []
        self.decks = {}
        self.die_next = 0
        self.theft_next = 0

    def die(self) -> i64:
        if self.die_next < len(self.dice):
            self.die_next += 1
            return self.dice[self.die_next - 1]
        return super().die()

    def card_from(self, hand: vec[i64], start: i64, kinds: i64, size: i64) -> i64:
        if self.theft_next < len(self.thefts):
            kind: i64 = self.thefts[self.theft_next]
            if not 0 <= kind < kinds or hand[start + kind] == 0:
                raise ConfigError(f"scripted theft {self.theft_next}: the hand holds no card of kind {kind}")
            self.theft_next += 1
            return kind
        return super().card_from(hand, start, kinds, size)

    def shuffle_deck(self, name: str, cards: vec[i64]) -> None:
        wanted = self.decks.get(name)
        if wanted is None:
            super().shuffle_deck(name, cards)
            return
        if sorted(wanted) != sorted(cards):
            raise ConfigError(f"scripted deck {name}: not the cards of that deck")
        # Copies may still have it before them. What is shuffled again later is other cards, and open again.
        self.decks = {other: cards_of for other, cards_of in self.decks.items() if other != name}
        for i, card in enumerate(wanted):
            cards[i] = card

    def script(self) -> dict[str, object]:
        pairs = [self.dice[i : i + 2] for i in range(0, len(self.dice), 2)]
        decks = {name: list(cards) for name, cards in self.decks.items()}
        return {"dice": pairs, "thefts": list(self.thefts), "decks": decks}
