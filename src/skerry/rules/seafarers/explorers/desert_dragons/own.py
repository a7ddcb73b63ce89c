"""What `desert_dragons` keeps: dragons on hexes, those beside the board, and hexes that are about to get one.

Everything that dragons block follows from where they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.board.terrain import DESERT
from skerry.engine.decision import DecisionKind
from skerry.engine.errors import ConfigError
from skerry.engine.kept.counter import Counter
from skerry.engine.kept.kept import GAME, HEX, VERTEX, Row
from skerry.engine.kept.layer import Layer
from skerry.reason import ReasonKind
from skerry.rules.seafarers.explorers.desert_dragons import tables

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.module import Module
    from skerry.engine.rules import Rules

NO_DESERTS: Final = ReasonKind(
    "map_without_deserts", "the map {map} has no hexes marked {marker}, where the dragons of this scenario gather"
)
NO_DESERT_THERE: Final = ReasonKind(
    "map_desert_elsewhere", "the map {map} marks {hex} as one of the {marker}, and no desert lies there"
)


class DragonsOwn:
    """The deserts of the map, and the dragons."""

    def __init__(self, module: Module, rules: Rules) -> None:
        board = rules.board
        deserts = board.hexes_of(tables.DESERTS)
        if not deserts:
            raise ConfigError(NO_DESERTS.of(map=board.name, marker=tables.DESERTS))
        for hex_id in deserts:
            if board.terrain[hex_id] != DESERT:
                name = board.topology.hex_name(hex_id)
                raise ConfigError(NO_DESERT_THERE.of(map=board.name, hex=name, marker=tables.DESERTS))
        self.deserts: vec[i64] = ints(deserts)
        self.per_building: i64 = tables.DRAGONS_PER_BUILDING[int(rules.seats)]
        self.dragons = rules.keep(module, Layer("dragons", HEX, sparse=True))
        self.supply = rules.keep(module, Counter("dragon_supply", GAME, start=tables.DRAGONS))
        self.driven_off = rules.keep(module, Counter("dragons_driven_off", GAME))
        # Hexes that still get a dragon for the number just rolled (TDEDD-38).
        self.due = rules.keep(module, Row("due", int(rules.topology.hexes)))
        # Hexes that have got their first dragon or lost their last, until all of a roll are there (TDEDD-72).
        self.changed = rules.keep(module, Row("dragon_changes", int(rules.topology.hexes), digest=""))
        # Land that dragons can come to: all that is joined to a desert (TDEDD-41).
        self.exposed = rules.keep(module, Layer("exposed", HEX, shown=False, digest=""))
        # How many ships lead from a vertex to other land, UNREACHED where none do.
        self.crossing = rules.keep(module, Layer("crossing", VERTEX, shown=False, digest=""))
        self.driving_off = rules.add_decision(DecisionKind("drive_off_dragon"))

    def has_dragon(self, kernel: Kernel, hex_: i64) -> bool:
        """Whether a hex, which may lie beyond the board, is occupied; deserts too (TDEDD-54, TDEDD-73)."""
        return hex_ >= 0 and kernel.state.kept[self.dragons.at + hex_] != 0

    def in_deserts(self, kernel: Kernel) -> i64:
        """How many dragons are in the deserts."""
        count: i64 = 0
        for i in range(len(self.deserts)):
            count += self.dragons.of(kernel, self.deserts[i])
        return count

    def on_board(self, kernel: Kernel) -> i64:
        """How many dragons are on the board."""
        return tables.DRAGONS - self.supply.of(kernel) - self.driven_off.of(kernel)

    def is_attack(self, kernel: Kernel) -> bool:
        """Whether all dragons have been put out, whatever became of them since (TDEDD-33)."""
        return self.supply.of(kernel) == 0

    def is_next(self, kernel: Kernel, hex_: i64) -> bool:
        """Whether a hex with a number has no dragon and one beside it, desert or not (TDEDD-34 to TDEDD-36)."""
        if kernel.state.numbers[hex_] == 0 or self.has_dragon(kernel, hex_):
            return False
        for side in range(6):
            if self.has_dragon(kernel, kernel.topology.hex_hex[6 * hex_ + side]):
                return True
        return False

    def next_hexes(self, kernel: Kernel) -> list[int]:
        """Hexes that a roll of their number would bring a dragon, once the attack has begun; none where all dragons
        have left the deserts (TDEDD-40)."""
        if self.is_attack(kernel) and self.in_deserts(kernel) == 0:
            return []
        return [hex_ for hex_ in range(kernel.topology.hexes) if self.is_next(kernel, hex_)]
