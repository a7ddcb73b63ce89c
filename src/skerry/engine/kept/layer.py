"""Layers: what lies or stands on the hexes, edges or vertices of the board, beside the pieces of the common state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.picture import Mark
from skerry.board.topology import NOWHERE
from skerry.engine.errors import ConfigError
from skerry.engine.kept.kept import EDGE, NOT_KEPT, VERTEX, Kept, how_many, sparse_values
from skerry.engine.kept.knowledge import SEEN_BY_ALL, UNSEEN, knows, seen_too
from skerry.engine.state import NOBODY

if TYPE_CHECKING:
    from skerry.engine.deal import Deal
    from skerry.engine.kept.stack import Stack
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.rules import Rules
    from skerry.engine.state import State

# In the place of a value that lies face down.
FACE_DOWN: Final = "?"


@final
class Layer(Kept):
    """A number on each hex, edge or vertex. Empty is 0 or what `empty` says, and -1 where the numbers are colours.

    `words` are what the numbers stand for, the empty one first; without them a number is a count. `colours`: the
    numbers are those of the colours whose thing it is. `hidden`: everybody sees that something lies there, nobody what,
    but for who looked (`look`, `turn_up`). `of`: what lies there are items of a stack, each one number higher than its
    kind, so that what lies here and there may be either.
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
        of: Stack | None = None,
    ) -> None:
        super().__init__(name, shown, digest)
        if of is not None and (words or colours or empty or not hidden):
            raise ConfigError(f"{name}: items of a stack lie face down, and the stack names them")
        self.place = place
        self.of_stack = of
        self.words = ("", *of.words) if of is not None else words
        self.colours = colours
        self.hidden = hidden
        # The digest names only the places where something lies.
        self.sparse = sparse
        self.empty: i64 = NOBODY if colours else empty
        # After a value for each place comes, where it is hidden, who knows it.
        self.places: i64 = 0

    def measure(self, rules: Rules) -> i64:
        stack = self.of_stack
        if stack is not None:
            if stack.at == NOT_KEPT:
                raise ConfigError(f"{self.name} lies on the board of {stack.name}, which has to be kept before it")
            stack.layers = [*[layer for layer in stack.layers if layer is not self], self]
        self.places = how_many(rules, self.place)
        return 2 * self.places if self.hidden else self.places

    def begin(self, state: State, rules: Rules) -> None:
        for i in range(self.places):
            state.kept[self.at + i] = self.empty

    def of(self, kernel: Kernel, place: i64) -> i64:
        return kernel.state.kept[self.at + place]

    def set(self, kernel: Kernel, place: i64, value: i64) -> None:
        kernel.state.kept[self.at + place] = value
        if self.hidden:
            kernel.state.kept[self.at + self.places + place] = UNSEEN

    def change(self, kernel: Kernel, place: i64, by: i64) -> None:
        self.set(kernel, place, kernel.state.kept[self.at + place] + by)

    def clear(self, kernel: Kernel, place: i64) -> None:
        self.set(kernel, place, self.empty)

    def has(self, kernel: Kernel, place: i64) -> bool:
        return kernel.state.kept[self.at + place] != self.empty

    def count(self, kernel: Kernel, value: i64) -> i64:
        """On how many places this value lies."""
        found: i64 = 0
        for i in range(self.places):
            if kernel.state.kept[self.at + i] == value:
                found += 1
        return found

    def find(self, kernel: Kernel, value: i64, start: i64 = 0) -> i64:
        """The first place from one on where this value lies, or NOWHERE."""
        kept = kernel.state.kept
        for place in range(start, self.places):
            if kept[self.at + place] == value:
                return place
        return NOWHERE

    def clear_all(self, kernel: Kernel) -> None:
        for place in range(self.places):
            self.clear(kernel, place)

    # What lies face down

    def put(self, kernel: Kernel, place: i64, kind: i64) -> None:
        """Lay an item of the stack there."""
        assert self.of_stack is not None, f"{self.name} is of no stack"
        self.set(kernel, place, kind + 1)

    def lift(self, kernel: Kernel, place: i64) -> i64:
        """Take away what lies there, an item of the stack, and see what it is."""
        assert self.of_stack is not None, f"{self.name} is of no stack"
        assert self.has(kernel, place), f"no item of {self.name} lies there"
        kind = kernel.state.kept[self.at + place] - 1
        self.clear(kernel, place)
        kernel.hear()
        return kind

    def look(self, kernel: Kernel, seat: i64, place: i64) -> None:
        """A seat looks at what lies there."""
        assert self.hidden, f"{self.name} lies open"
        seen = self.at + self.places + place
        kernel.state.kept[seen] = seen_too(kernel.state.kept[seen], seat)
        kernel.hear()

    def turn_up(self, kernel: Kernel, place: i64) -> None:
        """From now on everybody knows what lies there."""
        assert self.hidden, f"{self.name} lies open"
        kernel.state.kept[self.at + self.places + place] = SEEN_BY_ALL
        kernel.hear()

    def is_unknown(self, kernel: Kernel, seat: i64, place: i64) -> bool:
        """Whether something lies there of which a seat does not know what it is."""
        if not self.hidden or not self.has(kernel, place):
            return False
        return not knows(kernel.state.kept[self.at + self.places + place], seat)

    # For the kernel

    def position(self, state: State) -> list[int]:
        values = [int(state.kept[self.at + i]) for i in range(self.places)]
        return sparse_values(values, int(self.empty)) if self.sparse else values

    def fields(self, state: State) -> dict[str, list[int]]:
        told = super().fields(state)
        if self.hidden and self.digest:
            told[f"{self.digest}_seen"] = [int(state.kept[self.at + self.places + i]) for i in range(self.places)]
        return told

    def tell(self, kernel: Kernel, seat: i64) -> object:
        """By place, what lies there."""
        told: dict[str, object] = {}
        playing = kernel.state.winner == NOBODY
        for place in range(self.places):
            value = int(kernel.state.kept[self.at + place])
            if value != self.empty:
                closed = playing and self.is_unknown(kernel, seat, place)
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
            mark = value[0] if isinstance(value, str) else str(value)
            marks[int(place)] = Mark(f"{self.name[0]}{value}", value) if self.colours else Mark(mark)
            picture.layers.setdefault((self.place, int(place)), []).append(f"{self.name} {value}".replace("_", " "))

    def resample(self, kernel: Kernel, seat: i64, deal: Deal) -> None:
        """What lies face down may lie anywhere where something does; items of a stack are dealt with it."""
        if not self.hidden or self.of_stack is not None:
            return
        lying: vec[i64] = zeros(0)
        for place in range(self.places):
            if self.is_unknown(kernel, seat, place):
                lying = append(lying, kernel.state.kept[self.at + place])
        deal.deal_anew(self.name, lying)
        dealt: i64 = 0
        for place in range(self.places):
            if self.is_unknown(kernel, seat, place):
                kernel.state.kept[self.at + place] = lying[dealt]
                dealt += 1
