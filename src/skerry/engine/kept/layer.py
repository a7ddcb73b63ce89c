"""Layers: what lies or stands on the hexes, edges or vertices of the board, beside the pieces of the common state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.picture import Mark
from skerry.engine.kept.kept import EDGE, VERTEX, Kept, how_many, sparse_values
from skerry.engine.state import NOBODY

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.randomness import Randomness
    from skerry.engine.rules import Rules
    from skerry.engine.state import State

# In the place of a value that lies face down.
FACE_DOWN: Final = "?"


@final
class Layer(Kept):
    """A number on each hex, edge or vertex. Empty is 0 or what `empty` says, and -1 where the numbers are colours.

    `words` are what the numbers stand for, the empty one first; without them a number is a count. `colours`: the
    numbers are those of the colours whose thing it is. `hidden`: everybody sees that something lies there, nobody what.
    """

    def __init__(
        self,
        name: str,
        place: str,
        words: tuple[str, ...] = (),
        colours: bool = False,
        hidden: bool = False,
        shown: bool = True,
        digest: str | None = None,
        sparse: bool = False,
        empty: int = 0,
    ) -> None:
        super().__init__(name, shown, digest)
        self.place = place
        self.words = words
        self.colours = colours
        self.hidden = hidden
        # The digest names only the places where something lies.
        self.sparse = sparse
        self.empty: i64 = NOBODY if colours else empty

    def measure(self, rules: Rules) -> i64:
        return how_many(rules, self.place)

    def begin(self, state: State, rules: Rules) -> None:
        for i in range(self.room):
            state.kept[self.at + i] = self.empty

    def of(self, kernel: Kernel, place: i64) -> i64:
        return kernel.state.kept[self.at + place]

    def set(self, kernel: Kernel, place: i64, value: i64) -> None:
        kernel.state.kept[self.at + place] = value

    def change(self, kernel: Kernel, place: i64, by: i64) -> None:
        kernel.state.kept[self.at + place] += by

    def clear(self, kernel: Kernel, place: i64) -> None:
        kernel.state.kept[self.at + place] = self.empty

    def has(self, kernel: Kernel, place: i64) -> bool:
        return kernel.state.kept[self.at + place] != self.empty

    def count(self, kernel: Kernel, value: i64) -> i64:
        """On how many places this value lies."""
        found: i64 = 0
        for i in range(self.room):
            if kernel.state.kept[self.at + i] == value:
                found += 1
        return found

    # For the kernel

    def position(self, state: State) -> list[int]:
        if self.sparse:
            return sparse_values(super().position(state), int(self.empty))
        return super().position(state)

    def tell(self, kernel: Kernel, seat: i64) -> object:
        """By place, what lies there."""
        told: dict[str, object] = {}
        closed = self.hidden and kernel.state.winner == NOBODY
        for place in range(self.room):
            value = int(kernel.state.kept[self.at + place])
            if value != self.empty:
                told[str(place)] = FACE_DOWN if closed else self.words[value] if self.words else value
        return told

    def facts(self) -> dict[str, object]:
        return {
            "name": self.name,
            "is": "layer",
            "place": self.place,
            "words": list(self.words),
            "colours": self.colours,
            "hidden": self.hidden,
        }

    def add_to_picture(self, told: object, picture: Picture) -> None:
        """A letter or a number on each place, or of what belongs to a colour a letter and the colour."""
        assert isinstance(told, dict)
        marks = picture.hex_marks
        if self.place == VERTEX:
            marks = picture.vertex_marks
        elif self.place == EDGE:
            marks = picture.edge_marks
        for place, value in told.items():
            marks[int(place)] = Mark(f"{self.name[0]}{value}", value) if self.colours else Mark(str(value)[0])

    def resample(self, kernel: Kernel, seat: i64, random: Randomness) -> None:
        """What lies face down may lie anywhere where something does."""
        if not self.hidden:
            return
        lying: vec[i64] = zeros(0)
        for place in range(self.room):
            if kernel.state.kept[self.at + place] != self.empty:
                lying = append(lying, kernel.state.kept[self.at + place])
        random.shuffle_deck(self.name, lying)
        dealt: i64 = 0
        for place in range(self.room):
            if kernel.state.kept[self.at + place] != self.empty:
                kernel.state.kept[self.at + place] = lying[dealt]
                dealt += 1
