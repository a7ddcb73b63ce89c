"""Stacks: tokens, tiles or cards that lie face down; drawn, held unseen, spent, and refilled from what was spent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.board.arrays import ints, zeros
from skerry.engine.errors import ConfigError
from skerry.engine.kept.kept import Kept
from skerry.engine.state import NOBODY

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.randomness import Randomness
    from skerry.engine.rules import Rules
    from skerry.engine.state import State

NOTHING_LEFT: Final = -1


class Stack(Kept):
    """Items of several kinds, face down, top last.

    `words` name the kinds and `counts` say how many there are of each at the start; a module that lays its stack itself
    gives `most` instead and calls `lay`. What seats `hold` of it is known to them alone, but for how many it is.
    `refilled`: when the last one is drawn and another is wanted, the spent ones are shuffled and lie face down again.
    `points`: what a held item of each kind is worth.
    """

    def __init__(
        self,
        name: str,
        words: Sequence[str],
        counts: Sequence[int] = (),
        most: int = 0,
        held: bool = False,
        refilled: bool = False,
        points: Sequence[int] = (),
        shown: bool = True,
        digest: str | None = None,
        digest_left: str | None = None,
    ) -> None:
        super().__init__(name, shown, digest)
        if any(points) and not held:
            raise ConfigError(f"{name}: points are for items that seats hold")
        self.words = tuple(words)
        self.counts = tuple(counts)
        self.most: i64 = max(most, sum(self.counts))
        self.kinds: i64 = len(self.words)
        self.is_held = held
        self.refilled = refilled
        self.worth: vec[i64] = ints(points) if points else zeros(len(self.words))
        self.is_scoring = any(points)
        self.digest_left = f"{self.digest}_left" if digest_left is None else digest_left
        # Where each part begins, after the numbers of items left and laid: the items, the spent and the held by kind.
        self.items: i64 = 0
        self.spent_at: i64 = 0
        self.held_at: i64 = 0
        self.seats: i64 = 0

    def measure(self, rules: Rules) -> i64:
        self.seats = rules.seats
        self.items = 2
        self.spent_at = self.items + self.most
        self.held_at = self.spent_at + self.kinds
        return self.held_at + (rules.seats * self.kinds if self.is_held else 0)

    # Laying and drawing

    def lay(self, kernel: Kernel, items: vec[i64], shuffled_as: str = "") -> None:
        """Lay these items in the given order, or shuffled."""
        if shuffled_as:
            kernel.state.random.shuffle_deck(shuffled_as, items)
        self.lay_in(kernel.state, items)

    def lay_in(self, state: State, items: vec[i64]) -> None:
        assert len(items) <= self.most, f"{self.name} has room for {self.most}"
        kept = state.kept
        kept[self.at] = len(items)
        kept[self.at + 1] = len(items)
        for i in range(len(items)):
            kept[self.at + self.items + i] = items[i]

    def left(self, kernel: Kernel) -> i64:
        """How many lie face down."""
        return kernel.state.kept[self.at]

    def laid(self, kernel: Kernel) -> i64:
        """How many there were since it was laid, drawn ones included."""
        return kernel.state.kept[self.at + 1]

    def item(self, kernel: Kernel, place: i64) -> i64:
        """What lies at a place, counted from the bottom."""
        return kernel.state.kept[self.at + self.items + place]

    def can_draw(self, kernel: Kernel) -> bool:
        return kernel.state.kept[self.at] > 0 or (self.refilled and self.spent(kernel) > 0)

    def draw(self, kernel: Kernel) -> i64:
        """Take the top item, after the spent ones were laid again where that is needed; NOTHING_LEFT: there is none."""
        kept = kernel.state.kept
        if kept[self.at] == 0 and self.refilled:
            self.refill(kernel)
        if kept[self.at] == 0:
            return NOTHING_LEFT
        kept[self.at] -= 1
        kernel.hear()
        return kept[self.at + self.items + kept[self.at]]

    def put_under(self, kernel: Kernel, kind: i64) -> None:
        """Lay an item at the bottom."""
        kept = kernel.state.kept
        assert kept[self.at] < self.most, f"{self.name} has room for {self.most}"
        bottom = self.at + self.items
        place = bottom + kept[self.at]
        while place > bottom:
            kept[place] = kept[place - 1]
            place -= 1
        kept[bottom] = kind
        kept[self.at] += 1
        kept[self.at + 1] = max(kept[self.at], kept[self.at + 1])

    # Spending

    def spent(self, kernel: Kernel) -> i64:
        """How many lie open beside the stack."""
        count: i64 = 0
        for kind in range(self.kinds):
            count += kernel.state.kept[self.at + self.spent_at + kind]
        return count

    def spend(self, kernel: Kernel, kind: i64) -> None:
        """Lay an item open beside the stack."""
        kernel.state.kept[self.at + self.spent_at + kind] += 1

    def refill(self, kernel: Kernel) -> None:
        kept = kernel.state.kept
        count: i64 = 0
        items = zeros(self.spent(kernel))
        for kind in range(self.kinds):
            for _ in range(kept[self.at + self.spent_at + kind]):
                items[count] = kind
                count += 1
            kept[self.at + self.spent_at + kind] = 0
        kernel.state.random.shuffle_deck(self.name, items)
        self.lay_in(kernel.state, items)

    # Holding

    def held(self, kernel: Kernel, seat: i64, kind: i64) -> i64:
        return kernel.state.kept[self.at + self.held_at + seat * self.kinds + kind]

    def held_by(self, kernel: Kernel, seat: i64) -> i64:
        """How many items a seat holds."""
        count: i64 = 0
        for kind in range(self.kinds):
            count += self.held(kernel, seat, kind)
        return count

    def hold(self, kernel: Kernel, seat: i64, kind: i64, count: i64 = 1) -> None:
        """Into a hand, or with a negative count out of it."""
        assert self.is_held, f"{self.name} is not declared as held"
        kernel.state.kept[self.at + self.held_at + seat * self.kinds + kind] += count
        if self.is_scoring:
            kernel.recount = True

    def take(self, kernel: Kernel, seat: i64) -> i64:
        """Draw the top item into a hand; NOTHING_LEFT: there is none."""
        kind = self.draw(kernel)
        if kind != NOTHING_LEFT:
            self.hold(kernel, seat, kind)
        return kind

    # For the kernel

    def begin(self, state: State, rules: Rules) -> None:
        if not self.counts:
            return
        items: vec[i64] = zeros(0)
        for kind in range(self.kinds):
            for _ in range(self.counts[kind]):
                items = append(items, kind)
        state.random.shuffle_deck(self.name, items)
        self.lay_in(state, items)

    def position(self, state: State) -> list[int]:
        """All but how many are left, which goes under a name of its own."""
        laid = self.items + state.kept[self.at + 1]
        first = self.spent_at if self.refilled else self.held_at
        shown = [*range(self.items, laid), *range(first, self.room)]
        return [int(state.kept[self.at + i]) for i in shown]

    def fields(self, state: State) -> dict[str, list[int]]:
        told = super().fields(state)
        if self.digest_left:
            told.setdefault(self.digest_left, []).extend(self.position_left(state))
        return told

    def position_left(self, state: State) -> list[int]:
        return [int(state.kept[self.at])]

    def tell(self, kernel: Kernel, seat: i64) -> object:
        told: dict[str, object] = {"left": int(self.left(kernel))}
        if self.refilled:
            told["spent"] = self.by_word(kernel, self.spent_at)
        if self.is_held:
            told["held"] = [int(self.held_by(kernel, other)) for other in range(self.seats)]
            if kernel.state.winner != NOBODY:
                told["hands"] = [self.by_word(kernel, self.held_at + other * self.kinds) for other in range(self.seats)]
            elif seat >= 0:
                told["own"] = self.by_word(kernel, self.held_at + seat * self.kinds)
        return told

    def by_word(self, kernel: Kernel, start: i64) -> dict[str, int]:
        counts = [int(kernel.state.kept[self.at + start + kind]) for kind in range(self.kinds)]
        return {word: count for word, count in zip(self.words, counts, strict=True) if count}

    def facts(self) -> dict[str, object]:
        return {"name": self.name, "is": "stack", "words": list(self.words), "held": self.is_held}

    def add_to_picture(self, told: object, picture: Picture) -> None:
        """A column of how many each seat holds, and a line about what is left."""
        assert isinstance(told, dict)
        heading = self.name.replace("_", " ")
        picture.tally(heading, told.get("held"))
        picture.lines.append(f"{heading} left {told['left']}")

    def scores(self) -> bool:
        return self.is_scoring

    def hidden_points(self, kernel: Kernel, seat: i64) -> i64:
        points: i64 = 0
        for kind in range(self.kinds):
            points += self.worth[kind] * self.held(kernel, seat, kind)
        return points

    def most_points(self, rules: Rules) -> i64:
        most: i64 = 0
        dearest: i64 = 0
        for kind in range(self.kinds):
            dearest = max(dearest, self.worth[kind])
            if len(self.counts) > 0:
                most += self.worth[kind] * self.counts[kind]
        return most if len(self.counts) > 0 else dearest * self.most

    def resample(self, kernel: Kernel, seat: i64, random: Randomness) -> None:
        """Deal what lies face down and what the others hold anew among them."""
        kept = kernel.state.kept
        pool: vec[i64] = zeros(0)
        left = kept[self.at]
        for place in range(left):
            pool = append(pool, kept[self.at + self.items + place])
        sizes = zeros(self.seats)
        if self.is_held:
            for other in range(self.seats):
                if other != seat:
                    sizes[other] = self.held_by(kernel, other)
                    pool = self.lift(kernel, other, pool)
        random.shuffle_deck(self.name, pool)
        for place in range(left):
            kept[self.at + self.items + place] = pool[place]
        dealt = left
        for other in range(self.seats):
            for _ in range(sizes[other]):
                self.hold(kernel, other, pool[dealt])
                dealt += 1

    def lift(self, kernel: Kernel, seat: i64, pool: vec[i64]) -> vec[i64]:
        """Take a whole hand into a pool."""
        for kind in range(self.kinds):
            count = self.held(kernel, seat, kind)
            for _ in range(count):
                pool = append(pool, kind)
            self.hold(kernel, seat, kind, -count)
        return pool
