"""Stacks: tokens, tiles or cards that lie face down; drawn, held unseen, spent, and refilled from what was spent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.board.arrays import ints, zeros
from skerry.engine.errors import ConfigError
from skerry.engine.kept.dealing import deal_stack
from skerry.engine.kept.kept import NO_LIMIT, Kept
from skerry.engine.kept.knowledge import UNSEEN, knows, seen_too
from skerry.engine.most import UNLIMITED
from skerry.engine.state import NOBODY

if TYPE_CHECKING:
    from skerry.engine.deal import Deal
    from skerry.engine.kept.layer import Layer
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.rules import Rules
    from skerry.engine.state import State

NOTHING_LEFT: Final = -1


class Stack(Kept):
    """Items of several kinds, face down, top last.

    `words` name the kinds and `counts` say how many there are of each at the start; a module that lays its stack itself
    gives `most` instead and calls `lay`. `held`: seats hold items of it. What is in a hand is known to its owner alone,
    but for how many that is, and no more than `limit`. Items of `open_kinds` are never in a hand: they lie open before
    whoever has them. `refilled`: when the last one is drawn, the spent ones are shuffled and lie face down again, or as
    soon as one is wanted and there are any. `points`: what a held item of each kind is worth. `looked`: seats look at
    what lies in it, or see it go under, and know it until it is drawn or shuffled.
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
        limit: int = NO_LIMIT,
        open_kinds: Sequence[int] = (),
        looked: bool = False,
        digest_seen: str | None = None,
    ) -> None:
        super().__init__(name, shown, digest)
        self.words = tuple(words)
        self.counts = tuple(counts)
        self.most: i64 = max(most, sum(self.counts))
        self.kinds: i64 = len(self.words)
        self.is_held = held
        self.refilled = refilled
        self.looked = looked
        self.limit: i64 = limit
        self.worth: vec[i64] = ints(points) if points else zeros(len(self.words))
        self.is_scoring = any(points)
        self.digest_left = f"{self.digest}_left" if digest_left is None else digest_left
        self.digest_seen = f"{self.digest}_seen" if digest_seen is None else digest_seen
        # By kind: whether it is one of this stack's where several share their hands, and whether it lies open.
        self.is_own: vec[i64] = ints([1] * len(self.words))
        self.is_open: vec[i64] = zeros(len(self.words))
        for kind in open_kinds:
            self.is_open[kind] = 1
        self.has_open = len(open_kinds) > 0
        # Whether everybody still sees what was drawn, in the places where it lay.
        self.is_turned_up = False
        if (any(points) or limit >= 0) and not held:
            raise ConfigError(f"{name}: points and a limit are for items that seats hold")
        if limit >= 0 and len(set(open_kinds)) == len(self.words):
            raise ConfigError(f"{name}: a limit is for what is held face down")
        # Hidden layers on which the same items lie.
        self.layers: list[Layer] = []
        # Where each part begins, after the numbers of items left and laid: the items, who knows them, the spent and the
        # held by kind.
        self.items: i64 = 2
        self.seen_at: i64 = 0
        self.spent_at: i64 = 0
        self.held_at: i64 = 0
        self.seats: i64 = 0

    def measure(self, rules: Rules) -> i64:
        self.seats = rules.seats
        self.seen_at = self.items + self.most
        self.spent_at = self.seen_at + (self.most if self.looked else 0)
        self.held_at = self.spent_at + self.kinds
        return self.held_at + self.room_of_hands()

    def room_of_hands(self) -> i64:
        return self.seats * self.kinds if self.is_held else 0

    # Laying and drawing

    def lay(self, kernel: Kernel, items: vec[i64], shuffled_as: str = "") -> None:
        """Lay these items in the given order, or shuffled; nobody knows any of them."""
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
        if self.looked:
            for place in range(self.most):
                kept[self.at + self.seen_at + place] = UNSEEN

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
        """Take the top item; NOTHING_LEFT: there is none.

        The spent ones are laid again at the moment when the last one is gone (FISH-39), or, where none was spent then,
        before the next is drawn (FISH-101).
        """
        kept = kernel.state.kept
        if kept[self.at] == 0:
            if not self.can_draw(kernel):
                return NOTHING_LEFT
            self.refill(kernel)
        kept[self.at] -= 1
        left = kept[self.at]
        kind = kept[self.at + self.items + left]
        if self.looked:
            kept[self.at + self.seen_at + left] = UNSEEN
        if left == 0 and self.can_draw(kernel):
            self.refill(kernel)
        kernel.hear()
        return kind

    def put_under(self, kernel: Kernel, kind: i64, seen: i64 = UNSEEN) -> None:
        """Lay an item at the bottom, and remember who saw which it is."""
        kept = kernel.state.kept
        left = kept[self.at]
        assert left < self.most, f"{self.name} has room for {self.most}"
        assert self.looked or seen == UNSEEN, f"{self.name} is not declared as looked at"
        self.push_in(kernel, self.at + self.items, left, kind)
        if self.looked:
            self.push_in(kernel, self.at + self.seen_at, left, seen)
        kept[self.at] = left + 1
        kept[self.at + 1] = max(left + 1, kept[self.at + 1])

    def push_in(self, kernel: Kernel, bottom: i64, count: i64, value: i64) -> None:
        """Put a number below so many others."""
        kept = kernel.state.kept
        for place in range(bottom + count, bottom, -1):
            kept[place] = kept[place - 1]
        kept[bottom] = value

    # Knowing

    def look(self, kernel: Kernel, seat: i64, count: i64 = 1) -> i64:
        """A seat looks at the top items, and they stay where they are; returns how many there were."""
        assert self.looked, f"{self.name} is not declared as looked at"
        kept = kernel.state.kept
        left = kept[self.at]
        looked = min(count, left)
        for place in range(left - looked, left):
            at = self.at + self.seen_at + place
            kept[at] = seen_too(kept[at], seat)
        kernel.hear()
        return looked

    def seen(self, kernel: Kernel, place: i64) -> i64:
        """Who knows what lies at a place, counted from the bottom."""
        return kernel.state.kept[self.at + self.seen_at + place] if self.looked else UNSEEN

    def knows_item(self, kernel: Kernel, seat: i64, place: i64) -> bool:
        return self.looked and knows(kernel.state.kept[self.at + self.seen_at + place], seat)

    def knows_hand(self, kernel: Kernel, seat: i64, owner: i64) -> bool:
        """Whether a seat knows which items somebody holds just now."""
        return seat == owner

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

    def spend_from(self, kernel: Kernel, seat: i64, kind: i64) -> None:
        """Lay an item out of a hand open beside the stack, where everybody sees it."""
        self.hold(kernel, seat, kind, -1)
        self.spend(kernel, kind)
        kernel.hear()

    def refill(self, kernel: Kernel) -> None:
        """Shuffle the spent items and those that are left together, and lay them all."""
        kept = kernel.state.kept
        items = kept[self.at + self.items : self.at + self.items + kept[self.at]]
        for kind in range(self.kinds):
            for _ in range(kept[self.at + self.spent_at + kind]):
                items = append(items, kind)
            kept[self.at + self.spent_at + kind] = 0
        self.lay(kernel, items, self.name)

    # Holding

    def hand_of(self, seat: i64) -> i64:
        """Where the numbers of what a seat has begin, by kind."""
        assert self.is_held, f"{self.name} is not declared as held"
        return self.at + self.held_at + seat * self.kinds

    def held(self, kernel: Kernel, seat: i64, kind: i64) -> i64:
        return kernel.state.kept[self.hand_of(seat) + kind]

    def held_by(self, kernel: Kernel, seat: i64) -> i64:
        """How many items a seat holds face down."""
        hand = self.hand_of(seat)
        count: i64 = 0
        for kind in range(self.kinds):
            if self.is_own[kind] != 0 and self.is_open[kind] == 0:
                count += kernel.state.kept[hand + kind]
        return count

    def room_for(self, kernel: Kernel, seat: i64) -> i64:
        """How many more items a hand may hold; what lies open does not count (FISH-41)."""
        return self.limit - self.held_by(kernel, seat) if self.limit >= 0 else UNLIMITED

    def hold(self, kernel: Kernel, seat: i64, kind: i64, count: i64 = 1) -> None:
        """Into a hand, or with a negative count out of it; what is open lies before the seat instead."""
        held = self.hand_of(seat) + kind
        kernel.state.kept[held] += count
        assert kernel.state.kept[held] >= 0, f"seat {seat} has too little {self.words[kind]} of {self.name}"
        assert self.is_open[kind] != 0 or self.room_for(kernel, seat) >= 0, f"a hand of {self.name} is {self.limit}"
        if self.is_scoring:
            kernel.recount = True

    def take(self, kernel: Kernel, seat: i64) -> i64:
        """Draw the top item into a hand; NOTHING_LEFT: there is none, or no room for it."""
        if self.room_for(kernel, seat) <= 0:
            return NOTHING_LEFT
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
        """All that lies, is spent and is held; how many are left and who knows them go under names of their own."""
        shown = [*range(self.items, self.items + state.kept[self.at + 1])]
        if self.refilled:
            shown += range(self.spent_at, self.held_at)
        shown += range(self.held_at, self.room)
        return [int(state.kept[self.at + i]) for i in shown]

    def fields(self, state: State) -> dict[str, list[int]]:
        told = super().fields(state)
        if self.digest_left:
            told.setdefault(self.digest_left, []).extend(self.position_left(state))
        if self.looked:
            told[self.digest_seen] = [int(state.kept[self.at + self.seen_at + i]) for i in range(self.most)]
        spent = [int(state.kept[self.at + self.spent_at + kind]) for kind in range(self.kinds)]
        # Of most stacks nothing is ever spent, and what was stays out of the game.
        if any(spent) and not self.refilled:
            told[f"{self.name}_spent"] = spent
        return told

    def position_left(self, state: State) -> list[int]:
        return [int(state.kept[self.at])]

    def tell(self, kernel: Kernel, seat: i64) -> object:
        told: dict[str, object] = {"left": int(self.left(kernel))}
        counts = [int(kernel.state.kept[self.at + self.spent_at + kind]) for kind in range(self.kinds)]
        spent = {word: count for word, count in zip(self.words, counts, strict=True) if count}
        if self.refilled or spent:
            told["spent"] = spent
        if self.looked:
            told["known"] = self.known_to(kernel, seat)
        if self.is_held:
            told["held"] = [int(self.held_by(kernel, other)) for other in range(self.seats)]
            if self.has_open:
                told["open"] = [self.hand_in_words(kernel, other, 1) for other in range(self.seats)]
            if kernel.state.winner != NOBODY:
                told["hands"] = [self.hand_in_words(kernel, other, 0) for other in range(self.seats)]
            elif seat >= 0:
                told["own"] = self.hand_in_words(kernel, seat, 0)
        return told

    def known_to(self, kernel: Kernel, seat: i64) -> dict[str, str]:
        """By place from the bottom, what a seat knows to lie there."""
        places = [place for place in range(self.left(kernel)) if self.knows_item(kernel, seat, place)]
        return {str(place): self.words[self.item(kernel, place)] for place in places}

    def hand_in_words(self, kernel: Kernel, seat: i64, is_open: i64) -> dict[str, int]:
        """What a seat has open before it, or else face down."""
        hand = self.hand_of(seat)
        told: dict[str, int] = {}
        for kind in range(self.kinds):
            count = kernel.state.kept[hand + kind]
            if count != 0 and self.is_own[kind] != 0 and self.is_open[kind] == is_open:
                told[self.words[kind]] = int(count)
        return told

    def facts(self) -> dict[str, object]:
        return {
            "name": self.name,
            "is": "stack",
            "words": list(self.words),
            "held": self.is_held,
            "limit": int(self.limit) if self.limit >= 0 else None,
        }

    def add_to_picture(self, told: object, picture: Picture) -> None:
        """A column of how many each seat holds, one of what lies open, and a line about what is left."""
        assert isinstance(told, dict)
        heading = self.name.replace("_", " ")
        picture.tally(heading, told.get("held"))
        picture.tally(f"open {heading}", [" ".join(open_ones) for open_ones in told.get("open", [])])
        picture.lines.append(f"{heading} left {told['left']}")

    def scores(self) -> bool:
        return self.is_scoring

    def points(self, kernel: Kernel, owner: i64) -> i64:
        return self.points_of(kernel, owner, 1)

    def hidden_points(self, kernel: Kernel, seat: i64) -> i64:
        return self.points_of(kernel, seat, 0)

    def points_of(self, kernel: Kernel, owner: i64, is_open: i64) -> i64:
        if owner >= self.seats:
            return 0
        points: i64 = 0
        for kind in range(self.kinds):
            if self.is_own[kind] != 0 and self.is_open[kind] == is_open:
                points += self.worth[kind] * self.held(kernel, owner, kind)
        return points

    def most_points(self, rules: Rules) -> i64:
        most: i64 = 0
        dearest: i64 = 0
        for kind in range(self.kinds):
            dearest = max(dearest, self.worth[kind])
            if len(self.counts) > 0:
                most += self.worth[kind] * self.counts[kind]
        return most if len(self.counts) > 0 else dearest * self.most

    def resample(self, kernel: Kernel, seat: i64, deal: Deal) -> None:
        """What a seat knows neither in the stack nor in hands nor on its layers may be any of that."""
        deal_stack(self, kernel, seat, deal)
