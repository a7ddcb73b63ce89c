"""Where the knights of each colour stand, one after another: every listing asks, and most places have none."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from skerry.board.topology import NOWHERE
from skerry.engine.kept.kept import VERTEX, Kept, how_many

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.engine.state import State


@final
class Muster(Kept):
    """For each colour the first place with a knight of it, for each place the next one; in the order of the board.

    It says nothing that the layers do not say, so it is in no digest.
    """

    def __init__(self) -> None:
        super().__init__("muster", shown=False, digest="")
        # The kind of place that knights stand on, and how many of them there are.
        self.place = VERTEX
        self.places: i64 = 0

    def measure(self, rules: Rules) -> i64:
        self.places = how_many(rules, self.place)
        return self.places + rules.colours

    def begin(self, state: State, rules: Rules) -> None:
        for i in range(self.room):
            state.kept[self.at + i] = NOWHERE

    def first(self, kernel: Kernel, colour: i64) -> i64:
        """The first place with a knight of a colour, or NOWHERE."""
        return kernel.state.kept[self.at + self.places + colour]

    def after(self, kernel: Kernel, vertex: i64) -> i64:
        """The next place with a knight of the colour that has one here, or NOWHERE."""
        return kernel.state.kept[self.at + vertex]

    def enter(self, kernel: Kernel, colour: i64, vertex: i64) -> None:
        """A knight came."""
        kept = kernel.state.kept
        before = self.place_before(kernel, colour, vertex)
        kept[self.at + vertex] = kept[before]
        kept[before] = vertex

    def strike(self, kernel: Kernel, colour: i64, vertex: i64) -> None:
        """A knight went."""
        kept = kernel.state.kept
        kept[self.place_before(kernel, colour, vertex)] = kept[self.at + vertex]
        kept[self.at + vertex] = NOWHERE

    def place_before(self, kernel: Kernel, colour: i64, vertex: i64) -> i64:
        """Where it is kept which knight of a colour is the first at a place or behind it."""
        kept = kernel.state.kept
        place = self.at + self.places + colour
        while kept[place] != NOWHERE and kept[place] < vertex:
            place = self.at + kept[place]
        return place
