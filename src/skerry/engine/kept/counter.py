"""Counters: how many of something each seat, each colour or the game has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.board.arrays import ints, zeros
from skerry.engine.errors import ConfigError
from skerry.engine.kept.kept import GAME, NO_LIMIT, SEAT, Kept, how_many
from skerry.engine.most import UNLIMITED
from skerry.engine.state import NOBODY

if TYPE_CHECKING:
    from skerry.engine.deal import Deal
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.rules import Rules
    from skerry.engine.state import State


def check_tradeable(counter: Counter) -> Counter:
    """Trades are open talk about what everybody has and may have more of."""
    if counter.per != SEAT or counter.hidden or not counter.shown or counter.limit != NO_LIMIT:
        raise ConfigError(f"{counter.name} cannot be tradeable: that is for open counters of the seats without a limit")
    return counter


@final
class Counter(Kept):
    """So many of something.

    `limit`: the most that one owner may have. `pool`: how many there are in all; what owners start with comes out of
    it, and it follows the counts in the state. `hidden`: only the owner knows. `per_point`: so many make a victory
    point. `points`: instead, what none, one, two and so on are worth; the last holds for more. `tradeable`: it changes
    hands like a card. `banked`: the bank takes and gives it like one, too.

    Counting tells nobody anything: whoever changes a counter tells what happened, or has `purse.earn` and a `Cost` tell
    it as with cards.
    """

    def __init__(
        self,
        name: str,
        per: str = SEAT,
        start: int = 0,
        limit: int = NO_LIMIT,
        pool: int = NO_LIMIT,
        hidden: bool = False,
        per_point: int = 0,
        tradeable: bool = False,
        banked: bool = False,
        shown: bool = True,
        digest: str | None = None,
        digest_pool: str | None = None,
        points: Sequence[int] = (),
    ) -> None:
        super().__init__(name, shown, digest)
        self.digest_pool = f"{self.digest}_pool" if digest_pool is None else digest_pool
        if hidden and per == GAME:
            raise ConfigError(f"{name}: what belongs to the game cannot be hidden from all but its owner")
        if per == GAME and (per_point or any(points)):
            raise ConfigError(f"{name}: what belongs to the game gives nobody points")
        if per_point and points:
            raise ConfigError(f"{name}: so many make a point, or each count is worth some points, but not both")
        self.per = per
        self.start: i64 = start
        self.limit: i64 = limit
        self.pool: i64 = pool
        self.hidden = hidden
        self.per_point: i64 = per_point
        self.tradeable = tradeable
        if banked and not tradeable:
            raise ConfigError(f"{name}: the bank trades what can be traded")
        self.banked = banked
        self.by_count: vec[i64] = ints(points)
        self.is_scoring = per_point > 0 or any(points)
        # Its number among what is paid and gained (`Rules.word`), known when the rules are composed.
        self.thing: i64 = -1
        self.owners: i64 = 0

    def measure(self, rules: Rules) -> i64:
        self.owners = how_many(rules, self.per)
        if 0 <= self.limit < self.start or 0 <= self.pool < self.owners * self.start:
            raise ConfigError(f"{self.name}: nobody can start with {self.start}, beyond the limit or the pool")
        return self.owners if self.pool < 0 else self.owners + 1

    def begin(self, state: State, rules: Rules) -> None:
        for owner in range(self.owners):
            state.kept[self.at + owner] = self.start
        if self.pool >= 0:
            state.kept[self.at + self.owners] = self.pool - self.owners * self.start

    # Counting

    def of(self, kernel: Kernel, owner: i64 = 0) -> i64:
        return kernel.state.kept[self.at + owner]

    def counts(self, kernel: Kernel) -> vec[i64]:
        """What every owner has."""
        return kernel.state.kept[self.at : self.at + self.owners]

    def left(self, kernel: Kernel) -> i64:
        """How many are left in the pool."""
        return kernel.state.kept[self.at + self.owners] if self.pool >= 0 else UNLIMITED

    def room_for(self, kernel: Kernel, owner: i64) -> i64:
        """How many more an owner can get."""
        most = self.left(kernel)
        if self.limit >= 0 and self.limit - kernel.state.kept[self.at + owner] < most:
            most = self.limit - kernel.state.kept[self.at + owner]
        return most

    def gain(self, kernel: Kernel, owner: i64, count: i64) -> i64:
        """As many as limit and pool allow, and nothing is owed; returns how many."""
        given = max(0, min(count, self.room_for(kernel, owner)))
        self.change(kernel, owner, given)
        return given

    def lose(self, kernel: Kernel, owner: i64, count: i64) -> None:
        """Back to the pool."""
        self.change(kernel, owner, -count)

    def hand_over(self, kernel: Kernel, giver: i64, taker: i64, count: i64) -> i64:
        """From one owner to another, as many as the taker's limit allows; returns how many."""
        given = count
        if self.limit >= 0:
            given = max(0, min(count, self.limit - kernel.state.kept[self.at + taker]))
        kernel.state.kept[self.at + giver] -= given
        kernel.state.kept[self.at + taker] += given
        assert kernel.state.kept[self.at + giver] >= 0, f"{giver} has too little {self.name} to hand over {given}"
        if self.is_scoring:
            kernel.recount = True
        return given

    def change(self, kernel: Kernel, owner: i64, by: i64) -> None:
        kernel.state.kept[self.at + owner] += by
        assert kernel.state.kept[self.at + owner] >= 0, f"{owner} has too little {self.name} to lose {-by}"
        if self.pool >= 0:
            kernel.state.kept[self.at + self.owners] -= by
            assert kernel.state.kept[self.at + self.owners] >= 0, f"too little {self.name} is left for {by} more"
        if self.is_scoring:
            kernel.recount = True

    def set(self, kernel: Kernel, owner: i64, count: i64) -> None:
        self.change(kernel, owner, count - kernel.state.kept[self.at + owner])

    # For the kernel

    def tell(self, kernel: Kernel, seat: i64) -> object:
        counts: list[object] = [int(kernel.state.kept[self.at + owner]) for owner in range(self.owners)]
        if self.per == GAME:
            return counts[0]
        if self.hidden and kernel.state.winner == NOBODY:
            counts = [count if owner == seat else None for owner, count in enumerate(counts)]
        return counts

    def position(self, state: State) -> list[int]:
        return [int(state.kept[self.at + owner]) for owner in range(self.owners)]

    def fields(self, state: State) -> dict[str, list[int]]:
        told = super().fields(state)
        if self.pool >= 0 and self.digest_pool:
            told[self.digest_pool] = [int(state.kept[self.at + self.owners])]
        return told

    def facts(self) -> dict[str, object]:
        return {
            "name": self.name,
            "is": "counter",
            "per": self.per,
            "limit": int(self.limit) if self.limit >= 0 else None,
            "pool": int(self.pool) if self.pool >= 0 else None,
            "hidden": self.hidden,
            "per_point": int(self.per_point),
            "tradeable": self.tradeable,
            "banked": self.banked,
        }

    def declared(self) -> dict[str, object]:
        return {**self.facts(), "start": int(self.start), "points": [int(points) for points in self.by_count]}

    def add_to_picture(self, told: object, picture: Picture) -> None:
        """A column of what each seat has, or a line about what the game has."""
        heading = self.name.replace("_", " ")
        if self.per == GAME:
            picture.lines.append(f"{heading} {told}")
        elif isinstance(told, list):
            picture.tally(heading, ["?" if count is None else count for count in told])

    def scores(self) -> bool:
        return self.is_scoring

    def points(self, kernel: Kernel, owner: i64) -> i64:
        if self.hidden:
            return 0
        return self.worth(kernel, owner)

    def hidden_points(self, kernel: Kernel, seat: i64) -> i64:
        if self.hidden:
            return self.worth(kernel, seat)
        return 0

    def worth(self, kernel: Kernel, owner: i64) -> i64:
        if owner < self.owners:
            return self.worth_of(kernel.state.kept[self.at + owner])
        return 0

    def worth_of(self, count: i64) -> i64:
        if self.per_point > 0:
            return count // self.per_point
        steps = len(self.by_count)
        return self.by_count[min(count, steps - 1)] if steps > 0 else 0

    def most_points(self, rules: Rules) -> i64:
        if not self.is_scoring:
            return 0
        most: i64 = UNLIMITED
        if self.limit >= 0:
            most = self.limit
        if 0 <= self.pool < most:
            most = self.pool
        if self.per_point > 0:
            return most if most == UNLIMITED else most // self.per_point
        best: i64 = 0
        for count in range(len(self.by_count)):
            if count <= most:
                best = max(best, self.by_count[count])
        return best

    def resample(self, kernel: Kernel, seat: i64, deal: Deal) -> None:
        """What one of the others has may be any other's; what they have together is taken as known."""
        if not self.hidden:
            return
        counts: vec[i64] = zeros(0)
        seats = kernel.state.seats
        for owner in range(seats):
            if owner != seat:
                counts = append(counts, kernel.state.kept[self.at + owner])
        deal.deal_anew(self.name, counts)
        dealt: i64 = 0
        for owner in range(seats):
            if owner != seat:
                kernel.state.kept[self.at + owner] = counts[dealt]
                dealt += 1
