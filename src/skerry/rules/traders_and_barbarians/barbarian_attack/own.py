"""What `barbarian_attack` keeps: barbarians on hexes, knights on edges, prisoners, gold, and what is conquered.

The numbers and tables are attributes, so that a combination changes one of them and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import ints, zeros
from skerry.board.terrain import CASTLE
from skerry.engine.decision import DecisionKind
from skerry.engine.errors import ConfigError
from skerry.engine.kept.counter import Counter
from skerry.engine.kept.kept import EDGE, HEX, VERTEX
from skerry.engine.kept.layer import Layer
from skerry.engine.piece import Piece
from skerry.engine.walk import Walk, edge_ground
from skerry.reason import ReasonKind
from skerry.rules.traders_and_barbarians.barbarian_attack import tables
from skerry.rules.traders_and_barbarians.barbarian_attack.landing import Landing, Reserve
from skerry.rules.traders_and_barbarians.gold import Gold

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.module import Module
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.barbarian_attack.riders import Riders

NO_CASTLE: Final = ReasonKind(
    "map_without_castle", "the map {map} has {count:number} castles, and this scenario needs one"
)
NO_COAST: Final = ReasonKind("map_without_coast", "the map {map} has no coast, which this scenario needs")


@mypyc_attr(allow_interpreted_subclasses=True)
class Compensation:
    """What the owner of a lost knight gets (BARB-110)."""

    def pay(self, kernel: Kernel, gold: Gold, seat: i64) -> None:
        gold.earn(kernel, seat, tables.KNIGHT_GOLD)


@mypyc_attr(allow_interpreted_subclasses=True)
class Footing:
    """Where barbarians stand beside their hex: nowhere, unless a combination says so (BARBTRAD-15)."""

    def land(self, kernel: Kernel, seat: i64, hex_: i64) -> None:
        """One more stands on a hex, by what a seat did."""

    def leave(self, kernel: Kernel, seat: i64, hex_: i64) -> None:
        """One has left a hex, by what a seat did, or all that were there."""


class BarbarianOwn:
    """The castle and the coast of the map, and all that changes there."""

    # What knights can do.
    riders: Riders

    def __init__(self, module: Module, rules: Rules) -> None:
        board = rules.board
        castles = [hex_id for hex_id, terrain in enumerate(board.terrain) if terrain == CASTLE]
        if len(castles) != 1:
            raise ConfigError(NO_CASTLE.of(map=board.name, count=len(castles)))
        if not board.coast:
            raise ConfigError(NO_COAST.of(map=board.name))
        self.castle: i64 = castles[0]
        # The coastal hexes in the order in which they are checked (BARB-14).
        self.coast: vec[i64] = ints(board.coast)
        # By edge, 1 where it is one of the castle's.
        self.at_castle: vec[i64] = zeros(rules.topology.edges)
        # The same edges with their colours, which are those of all edges that lie as they do (BARB-19).
        self.castle_edges: dict[str, str] = {}
        for side in range(6):
            edge = rules.topology.hex_edge[6 * self.castle + side]
            self.at_castle[edge] = 1
            self.castle_edges[str(edge)] = tables.DIE_COLOURS[side % len(tables.DIE_COLOURS)]
        self.ground = edge_ground(rules.topology)
        # Where barbarians may come to stand, in the order in which it is checked: the coast, unless a combination knows
        # of more (BARB-76, BARBTRAD-23).
        self.places: vec[i64] = zeros(0)
        # Hexes beside them where barbarians wait, and all that are looked at when they are driven out.
        self.camps: vec[i64] = zeros(0)
        self.checked: vec[i64] = zeros(0)
        # By place and edge, how far it is from there to the nearest edge of the hex.
        self.ways: list[Walk] = []
        self.add_places(rules, board.coast)
        self.riding = rules.add_decision(DecisionKind("ride_knight"))
        self.putting = rules.add_decision(DecisionKind("put_barbarian"))
        # The decision which camp a barbarian leaves, where there are any.
        self.calling: i64 = -1

        self.gold = Gold(module, rules)
        self.barbarians = rules.keep(module, Layer("barbarians", HEX, sparse=True))
        self.knight: i64 = rules.add_piece(Piece("knight", tables.KNIGHTS, {}, place="edge", verb="places", letter="k"))
        self.knights = rules.keep(module, Layer("knights", EDGE, colours=True, sparse=True))
        # Those that have moved in this turn (BARB-79).
        self.moved = rules.keep(module, Layer("moved_knights", EDGE, ("", "moved"), sparse=True))
        self.conquered = rules.keep(module, Layer("conquered_buildings", VERTEX, ("", "conquered"), sparse=True))
        self.prisoners = rules.keep(
            module, Counter("prisoners", pool=tables.BARBARIANS, per_point=tables.PRISONERS_PER_POINT)
        )
        rules.words["die_colour"] = tables.DIE_COLOURS
        self.compensation = Compensation()
        self.landing = Landing()
        self.reserve = Reserve()
        self.footing = Footing()
        # Whether knights keep to the land that has the castle, where there is more than one (BARBSEA-80).
        self.keeps_to_castle = False
        # Colours without a player whose knights whoever is on turn may move after the own ones (BARB-137).
        self.mercenaries: list[int] = []

    def add_places(self, rules: Rules, hexes: list[int]) -> None:
        """Barbarians may come to stand on these hexes too; they are checked after those that were known before."""
        for hex_ in hexes:
            self.places = append(self.places, hex_)
            way = Walk(self.ground)
            for side in range(6):
                way.go(rules.topology.hex_edge[6 * hex_ + side])
            self.ways.append(way)
        self.set_camps([int(hex_) for hex_ in self.camps])

    # Barbarians

    def set_camps(self, hexes: list[int]) -> None:
        """Barbarians wait on these hexes too; they are looked at after all others (BARBSEA-73)."""
        self.camps = ints(hexes)
        self.checked = ints([*[int(hex_) for hex_ in self.places], *hexes])

    def supply(self, kernel: Kernel) -> i64:
        """Barbarians that are neither on the coast nor prisoners, nor in the hand of who is asked where one goes."""
        left = self.prisoners.left(kernel) - self.in_hand(kernel)
        for place in range(len(self.places)):
            left -= self.barbarians.of(kernel, self.places[place])
        return left

    def beside(self, kernel: Kernel) -> i64:
        """Those of the supply that stand in no camp."""
        left = self.supply(kernel)
        for place in range(len(self.camps)):
            left -= self.barbarians.of(kernel, self.camps[place])
        return left

    def in_hand(self, kernel: Kernel) -> i64:
        """1 while a barbarian was taken up and not put down yet, from the board or the supply (BARB-68, BARB-144).

        One that has not left its camp is in no hand (BARBSEA-68).
        """
        frame = kernel.state.top
        while frame is not None and frame.kind != self.calling:
            if frame.kind == self.putting.index:
                return 1
            frame = frame.below
        return 0

    def hex_of(self, kernel: Kernel, number: i64) -> i64:
        """The one coastal hex with a number, or -1 on a map where none has it (BARB-13, BARB-39)."""
        for place in range(len(self.coast)):
            if kernel.state.numbers[self.coast[place]] >> number & 1 != 0:
                return self.coast[place]
        return -1

    def may_fall(self, hex_: i64) -> bool:
        """Whether barbarians come to a hex of themselves: to the coast, or a camp (BARB-50, BARBSEA-69)."""
        for place in range(len(self.coast)):
            if self.coast[place] == hex_:
                return True
        for place in range(len(self.camps)):
            if self.camps[place] == hex_:
                return True
        return False

    def steps(self, place: i64, edge: i64) -> i64:
        """How many steps an edge is from the hex at a place; below 0 where no way leads there."""
        return self.ways[place].cost[edge]

    # Knights

    def knights_of(self, kernel: Kernel, colour: i64) -> i64:
        """How many knights of a colour are on the board."""
        return self.knights.count(kernel, colour)

    def forces_at(self, kernel: Kernel, hex_: i64) -> vec[i64]:
        """By colour, what the knights on the six edges of a hex count in a fight."""
        forces = zeros(kernel.state.colours)
        for side in range(6):
            edge = kernel.topology.hex_edge[6 * hex_ + side]
            force = self.riders.force(kernel, edge)
            if force > 0:
                forces[self.knights.of(kernel, edge)] += force
        return forces
