"""The tiles of a game: on the board, in the stack, and what happens when one is used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.errors import BoardError
from skerry.engine.deck import CARD_FOUND
from skerry.engine.event import EventKind
from skerry.engine.kept.kept import NO_LIMIT, VERTEX
from skerry.engine.kept.layer import Layer
from skerry.engine.kept.stack import Stack
from skerry.engine.production import give_if_left
from skerry.reason import ReasonKind
from skerry.rules.seafarers.explorers.treasures.tables import TREASURE_COUNTS, TREASURE_NAMES, TREASURES

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.module import Module
    from skerry.engine.rules import Rules

MARKER: Final = "treasure"

TREASURE_TAKEN: Final = EventKind(
    "treasure_taken",
    "seat:seat vertex:vertex",
    "treasure:treasure",
    ("seat",),
    english="{seat} takes the treasure",
    passes=("vertex", "seat", "treasure"),
)
TREASURE_DRAWN: Final = EventKind(
    "treasure_drawn",
    "seat:seat",
    "treasure:treasure",
    ("seat",),
    english="{seat} takes a treasure from the stack",
    passes=("", "seat", "treasure"),
)
TREASURE_USED: Final = EventKind(
    "treasure_used", "seat:seat treasure:treasure", english="{seat} uses the treasure {treasure}"
)

MAP_LACKS_TREASURES: Final = ReasonKind(
    "map_lacks_treasures",
    "the map {map} marks {vertices:number} vertices as {marker}, but there are {tiles:number} treasures for them",
)


class TreasureTiles:
    """All tiles, pouch side up: those on marked vertices and those of the stack may be any of them (TDETI-92).

    `most_kept`: how many a seat may keep face down before it, where they are kept (TDEIU-48).
    """

    def __init__(self, module: Module, rules: Rules, most_kept: int) -> None:
        keeps = most_kept > 0
        self.stack = rules.keep(
            module,
            Stack(
                "treasure_stack",
                TREASURE_NAMES,
                TREASURE_COUNTS,
                held=keeps,
                limit=most_kept if keeps else NO_LIMIT,
            ),
        )
        self.on_board = rules.keep(module, Layer("treasures", VERTEX, hidden=True, of=self.stack))
        rules.words["treasure"] = TREASURE_NAMES
        self.vertices = rules.board.vertices_of(MARKER)
        if len(self.vertices) > self.stack.most:
            raise BoardError(
                MAP_LACKS_TREASURES.of(
                    map=rules.board.name, vertices=len(self.vertices), marker=MARKER, tiles=int(self.stack.most)
                )
            )
        self.choose_resource = rules.decision("choose_resource")
        self.place_free_route = rules.decision("place_free_route")

    def lay(self, kernel: Kernel) -> None:
        """The tiles are shuffled: the top ones go to the marked vertices, the rest stays (TDETI-41 to TDETI-43)."""
        for vertex in self.vertices:
            self.on_board.put(kernel, vertex, self.stack.draw(kernel))

    def lies_at(self, kernel: Kernel, vertex: i64) -> bool:
        return self.on_board.has(kernel, vertex)

    def take(self, kernel: Kernel, seat: i64, vertex: i64) -> i64:
        """The first who reaches a tile takes it off the board and sees what it is (TDETI-61, TDETI-74)."""
        treasure = self.on_board.lift(kernel, vertex)
        kernel.log.emit(TREASURE_TAKEN, seat, vertex, treasure)
        return treasure

    def look_at(self, kernel: Kernel, seat: i64, vertex: i64) -> None:
        """The first who reaches a tile sees what it is; it lies there until that seat has said what becomes of it
        (TDEIU-44, TDEIU-45)."""
        self.on_board.look(kernel, seat, vertex)
        kernel.log.emit(TREASURE_TAKEN, seat, vertex, self.on_board.of(kernel, vertex) - 1)

    def draw(self, kernel: Kernel, seat: i64) -> i64:
        """The top tile of the stack, of which there must be one."""
        treasure = self.stack.draw(kernel)
        kernel.log.emit(TREASURE_DRAWN, seat, treasure)
        return treasure

    def use(self, kernel: Kernel, seat: i64, treasure: i64) -> None:
        """Give a seat what a tile shows; the tile leaves the game (TDETI-64 to TDETI-73).

        What cannot be had is lost: questions without an answer fall away (TDETI-66, TDETI-68, TDETI-72).
        """
        self.stack.spend(kernel, treasure)
        kernel.log.emit(TREASURE_USED, seat, treasure)
        gift = TREASURES[treasure]
        for i in range(len(gift.resources)):
            give_if_left(kernel, seat, gift.resources[i])
        for _ in range(gift.cards):
            kernel.rules.card_source.draw(kernel, seat, CARD_FOUND)
        if gift.choices > 0:
            kernel.ask(self.choose_resource, seat, gift.choices)
        if gift.routes > 0:
            # One at a time: what each of them reaches comes before the next (TDETI-65).
            kernel.ask(self.place_free_route, seat, gift.routes)
