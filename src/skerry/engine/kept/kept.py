"""What a module keeps of a game: declared once, then copied, told, hidden and dealt anew by the kernel.

Everything that modules keep lies in one array of the state, so that copying a position copies it at once. A declared
thing knows where its own numbers begin; what it is for is said by its class.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from skerry.engine.deal import Deal
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.rules import Rules
    from skerry.engine.state import State

# What each of the numbers belongs to.
SEAT: Final = "seat"
COLOUR: Final = "colour"
GAME: Final = "game"
HEX: Final = "hex"
EDGE: Final = "edge"
VERTEX: Final = "vertex"

# How many somebody may have of something without a limit.
NO_LIMIT: Final = -1
# Where the numbers of something lie that no rules keep: beyond every array, so that using it fails.
NOT_KEPT: Final = 1 << 40


def how_many(rules: Rules, owner: str) -> i64:
    """How many owners of a kind there are in a game."""
    if owner == SEAT:
        return rules.seats
    if owner == COLOUR:
        return rules.colours
    if owner == HEX:
        return rules.topology.hexes
    if owner == EDGE:
        return rules.topology.edges
    if owner == VERTEX:
        return rules.topology.vertices
    assert owner == GAME, f"numbers belong to no {owner}"
    return 1


def sparse_values(values: list[int], empty: int) -> list[int]:
    """The places that are not empty, each followed by its value unless that is 1.

    A value is told below 0, so that it is no place; one below -1 is told as it is, after what would stand for 1.
    """
    told: list[int] = []
    for place, value in enumerate(values):
        if value != empty:
            told.append(place)
            if value < -1:
                told += [-3, value]
            elif value != 1:
                told.append(-value - 2)
    return told


@mypyc_attr(allow_interpreted_subclasses=True)
class Kept:
    """Numbers under one name. `shown` is off where the module itself tells them in its part of the view."""

    def __init__(self, name: str, shown: bool = True, digest: str | None = None) -> None:
        self.name = name
        self.shown = shown
        # Under which name the digest has it; things of one name follow each other, an empty name leaves it out.
        self.digest = name if digest is None else digest
        # Whose it is and where its numbers are, known when the rules are composed.
        self.module = ""
        self.at: i64 = NOT_KEPT
        self.room: i64 = 0

    def measure(self, rules: Rules) -> i64:
        """How many numbers it takes in a game by these rules."""
        raise NotImplementedError(self.name)

    def begin(self, state: State, rules: Rules) -> None:
        """Set the numbers of a new game; they are 0 before."""

    def position(self, state: State) -> list[int]:
        """Its values for the digest."""
        return [int(state.kept[self.at + i]) for i in range(self.room)]

    def fields(self, state: State) -> dict[str, list[int]]:
        """Its values by the names that the digest has for them."""
        return {self.digest: self.position(state)} if self.digest else {}

    def tell(self, kernel: Kernel, seat: i64) -> object:
        """What a seat (-1: a spectator) may know of it; None is not told at all."""
        return None

    def facts(self) -> dict[str, object]:
        """What it is, for everybody who shows it without knowing the module."""
        return {"name": self.name}

    def declared(self) -> dict[str, object]:
        """What has to agree where several modules share it."""
        return self.facts()

    def add_to_picture(self, told: object, picture: Picture) -> None:
        """What it looks like in the text picture, from what a view tells of it."""

    def points(self, kernel: Kernel, owner: i64) -> i64:
        """Victory points that everybody can count."""
        return 0

    def hidden_points(self, kernel: Kernel, seat: i64) -> i64:
        """Victory points only their owner knows of."""
        return 0

    def scores(self) -> bool:
        """Whether it ever gives points."""
        return False

    def most_points(self, rules: Rules) -> i64:
        """The most points that one seat can ever have by it."""
        return 0

    def resample(self, kernel: Kernel, seat: i64, deal: Deal) -> None:
        """Deal anew what a seat cannot see of it, keeping all it can."""


class Numbers(Kept):
    """Plain numbers that belong to each of something, or to the game; nobody is told of them but by their module."""

    def __init__(
        self, name: str, per: str = GAME, each: int = 1, start: int = 0, digest: str | None = None, sparse: bool = False
    ) -> None:
        super().__init__(name, shown=False, digest=digest)
        self.per = per
        self.each: i64 = each
        self.start: i64 = start
        # The digest names only the places with a number in them.
        self.sparse = sparse

    def measure(self, rules: Rules) -> i64:
        return how_many(rules, self.per) * self.each

    def declared(self) -> dict[str, object]:
        return {"per": self.per, "each": int(self.each), "start": int(self.start)}

    def begin(self, state: State, rules: Rules) -> None:
        for i in range(self.room):
            state.kept[self.at + i] = self.start

    def of(self, kernel: Kernel, place: i64 = 0) -> i64:
        return kernel.state.kept[self.at + place]

    def set(self, kernel: Kernel, place: i64, value: i64) -> None:
        kernel.state.kept[self.at + place] = value

    def put(self, kernel: Kernel, value: i64) -> None:
        """The only number, or the first."""
        kernel.state.kept[self.at] = value

    def change(self, kernel: Kernel, place: i64, by: i64) -> None:
        kernel.state.kept[self.at + place] += by

    def position(self, state: State) -> list[int]:
        if self.sparse:
            return sparse_values([int(state.kept[self.at + i]) for i in range(self.room)], int(self.start))
        return super().position(state)


@final
class Row(Kept):
    """Numbers one after another, so many as there are just now, up to a bound."""

    def __init__(self, name: str, most: int, digest: str | None = None) -> None:
        super().__init__(name, shown=False, digest=digest)
        self.most: i64 = most

    def measure(self, rules: Rules) -> i64:
        return self.most + 1

    def count(self, kernel: Kernel) -> i64:
        return kernel.state.kept[self.at]

    def of(self, kernel: Kernel, place: i64) -> i64:
        return kernel.state.kept[self.at + 1 + place]

    def set(self, kernel: Kernel, place: i64, value: i64) -> None:
        kernel.state.kept[self.at + 1 + place] = value

    def append(self, kernel: Kernel, value: i64) -> None:
        count = kernel.state.kept[self.at]
        assert count < self.most, f"{self.name} has room for {self.most}"
        kernel.state.kept[self.at + 1 + count] = value
        kernel.state.kept[self.at] = count + 1

    def clear(self, kernel: Kernel) -> None:
        # What is forgotten leaves no trace, so that equal positions are equal numbers.
        for i in range(kernel.state.kept[self.at] + 1):
            kernel.state.kept[self.at + i] = 0

    def position(self, state: State) -> list[int]:
        return [int(state.kept[self.at + 1 + i]) for i in range(state.kept[self.at])]
