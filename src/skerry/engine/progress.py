"""What modules tell players that know none of them: how far a seat has come, and which places are worth wanting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.board.arrays import zeros

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

# Worth is told in hundredths of a victory point.
POINT: Final = 100


@final
class Progress:
    """The ways of one seat to points and to winning, beyond the points that it has.

    A way is what is done of what is needed, and what it brings when all is done. What wins the game by itself brings as
    much as the target (`winning`).
    """

    def __init__(self, winning: i64) -> None:
        self.winning: i64 = winning
        self.count: i64 = 0
        self.names: list[str] = []
        self.done: vec[i64] = zeros(0)
        self.needed: vec[i64] = zeros(0)
        self.worth: vec[i64] = zeros(0)
        # What a seat may expect without anything being counted, by name; it may be a loss.
        self.expected: i64 = 0
        self.expectations: list[tuple[str, int]] = []
        # What a seat earns with every hundred rolls as long as the game goes on, by name.
        self.earned: i64 = 0
        self.earnings: list[tuple[str, int]] = []

    def toward(self, name: str, done: i64, needed: i64, worth: i64) -> None:
        """So much is done of what is needed for something that brings so many hundredths of a point."""
        self.names.append(name)
        self.done = append(self.done, done)
        self.needed = append(self.needed, needed)
        self.worth = append(self.worth, worth)
        self.count += 1

    def expect(self, name: str, worth: i64) -> None:
        """So many hundredths of a point are to be expected from something, or less than none: a threat."""
        self.expected += worth
        self.expectations.append((name, int(worth)))

    def earn(self, name: str, worth: i64) -> None:
        """Something brings so many hundredths of a point with every hundred rolls: much at first, little at the end."""
        self.earned += worth
        self.earnings.append((name, int(worth)))


@final
class Prospects:
    """By place, what it is worth to one seat to come there, in hundredths of a point."""

    def __init__(self, vertices: i64, edges: i64) -> None:
        # A building on a vertex, a route piece that ends at a vertex, a route piece on an edge.
        self.settled: vec[i64] = zeros(vertices)
        self.touched: vec[i64] = zeros(vertices)
        self.crossed: vec[i64] = zeros(edges)
        self.any = False

    def settle(self, vertex: i64, worth: i64) -> None:
        """A building there earns this beyond what it earns anywhere."""
        self.settled[vertex] += worth
        self.any = True

    def touch(self, vertex: i64, worth: i64) -> None:
        """A route piece that comes to end there earns this."""
        self.touched[vertex] += worth
        self.any = True

    def cross(self, edge: i64, worth: i64) -> None:
        """A route piece on this very edge earns this."""
        self.crossed[edge] += worth
        self.any = True


def progress_of(kernel: Kernel, seat: i64, winning: i64) -> Progress:
    """How far a seat has come, as the modules tell; `winning` is its target in hundredths of a point."""
    progress = Progress(winning)
    for module in kernel.rules.add_progress:
        module.add_progress(kernel, seat, progress)
    return progress


def prospects_of(kernel: Kernel, seat: i64) -> Prospects:
    """The places that modules call worth wanting."""
    prospects = Prospects(kernel.topology.vertices, kernel.topology.edges)
    for module in kernel.rules.add_prospects:
        module.add_prospects(kernel, seat, prospects)
    return prospects
