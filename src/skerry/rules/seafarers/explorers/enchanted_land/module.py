"""The scenario as a module; what its knights do is told by the combination with Cities & Knights."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints, zeros
from skerry.board.errors import BoardError
from skerry.board.picture import Mark
from skerry.board.regroup import Regrouping
from skerry.engine.network import network_of
from skerry.engine.placement import is_coastal
from skerry.engine.rules import FoundingRound
from skerry.reason import Reason, ReasonKind
from skerry.rules.seafarers.explorers.enchanted_land.land import INLAND, Land
from skerry.rules.seafarers.explorers.enchanted_land.outlook import Crossing
from skerry.rules.seafarers.explorers.enchanted_land.own import EnchantedOwn
from skerry.rules.seafarers.explorers.enchanted_land.tables import DRAGON_MARKER, DRAGONS_TO_WIN, TILE_COUNTS, TILES
from skerry.rules.seafarers.scenarios.scenario import Scenario

if TYPE_CHECKING:
    from skerry.board.setup import BoardSetup
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.randomness import Randomness
    from skerry.engine.rules import Rules
    from skerry.engine.view import View

ENCHANTED_ROAD: Final = ReasonKind("enchanted_road", "no roads are built in the enchanted land")
ENCHANTED_SITE: Final = ReasonKind(
    "enchanted_site", "in the enchanted land nothing is built but settlements on its coast, and they stay settlements"
)
MAP_LACKS_DRAGONS: Final = ReasonKind(
    "map_lacks_dragons",
    "the map {map} marks {vertices:number} vertices as {marker}, but there are {tiles:number} dragon tiles",
)
DRAGON_OUTSIDE: Final = ReasonKind(
    "map_dragon_outside", "the map {map} marks a vertex as {marker} that is not inside the enchanted land"
)


class EnchantedLand(Scenario):
    """A home island to settle, and an island of dragons beyond the sea; there is no pirate (TDEEL-29)."""

    def __init__(self) -> None:
        # Hexes change places under numbers that stay (TDEEL-14, TDEEL-15, TDEEL-18, TDEEL-19).
        super().__init__("enchanted_land", regrouping=Regrouping((("dealt_home",), ("dealt_enchanted",)), numbered=()))
        self.recounts = True
        self.looks_near = True
        self.counts_changes = True
        # Where dragons lie at the start, and by vertex how many ships it is away from the enchanted coast.
        self.lairs: vec[i64] = zeros(0)
        self.crossing: vec[i64] = zeros(0)

    def declare(self, rules: Rules) -> None:
        super().declare(rules)
        self.own = EnchantedOwn(self, rules)
        self.land = Land(rules.board)
        check_dragons(rules, self.land)
        self.lairs = ints(rules.board.vertices_of(DRAGON_MARKER))
        self.crossing = Crossing(rules.board, self.land).cost
        rules.words["dragons"] = TILES
        # A settlement, a city as in all of Cities & Knights, and once more a settlement (TDEEL-22 to TDEEL-25).
        settlement = int(rules.settlement)
        rules.founding_rounds = [
            FoundingRound(clockwise=True, building=settlement, pays=False),
            FoundingRound(clockwise=False, building=settlement, pays=False),
            FoundingRound(clockwise=True, building=settlement, pays=True),
        ]

    def tune(self, rules: Rules) -> None:
        rules.has_pirate = False

    # Set-up and founding

    def setup_features(self, setup: BoardSetup, random: Randomness) -> None:
        """The robber stays on the desert of the home island, which is not shuffled (TDEEL-13, TDEEL-21)."""

    def adjust_robber_starts(self, kernel: Kernel, starts: list[int]) -> list[int]:
        return starts

    def setup_finish(self, kernel: Kernel) -> None:
        """A dragon on each marked vertex, its flags below (TDEEL-20)."""
        super().setup_finish(kernel)
        for vertex in self.lairs:
            self.own.dragons.put(kernel, vertex, self.own.tiles.draw(kernel))

    def adjust_founding_site(self, kernel: Kernel, seat: i64, vertex: i64, fits: bool) -> bool:
        """On the home island; whoever has no building on the coast founds the last one there (TDEEL-26, TDEEL-27)."""
        if not fits or self.land.is_inside(vertex):
            return False
        buildings = network_of(kernel, seat).buildings
        if len(buildings) + 1 < len(kernel.rules.founding_rounds) or is_coastal(kernel, vertex):
            return True
        for i in range(len(buildings)):
            if is_coastal(kernel, buildings[i]):
                return True
        return False

    # Building

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        return fits and self.may_build(kernel, piece, place)

    def adjust_site_refusal(self, kernel: Kernel, colour: i64, piece: i64, place: i64, reason: Reason) -> Reason:
        if self.may_build(kernel, piece, place):
            return reason
        return ENCHANTED_ROAD.of() if piece == kernel.rules.road else ENCHANTED_SITE.of()

    def may_build(self, kernel: Kernel, piece: i64, place: i64) -> bool:
        """Of what stands on vertices nothing but settlements on the coast, so neither cities nor knights; of what lies
        on edges no roads (TDEEL-30 to TDEEL-34)."""
        rules = kernel.rules
        if piece == rules.settlement:
            return self.land.vertices[place] != INLAND
        if piece == rules.road:
            return self.land.edges[place] == 0
        return rules.piece_group[piece] != 0 or not self.land.is_inside(place)

    def adjust_token_moves(self, kernel: Kernel, hex_: i64, may: bool) -> bool:
        """No card moves the numbers of the enchanted land (TDEEL-71)."""
        return may and self.land.hexes[hex_] == 0

    # The end

    def adjust_wins(self, kernel: Kernel, seat: i64, may: bool, wins: bool) -> bool:
        """The sixth dragon wins, whatever the points (TDEEL-77, TDEEL-78, TDEEL-86)."""
        return wins or (may and self.own.beaten.of(kernel, seat) >= DRAGONS_TO_WIN)

    def adjust_ending(self, kernel: Kernel, ending: str) -> str:
        return "dragons" if self.own.beaten.of(kernel, kernel.state.winner) >= DRAGONS_TO_WIN else ending

    # Telling

    def add_to_picture(self, view: View, picture: Picture) -> None:
        """A `D` for each dragon, with its flags where a fight has shown them."""
        part = view.parts[self.name]
        dragons = part["dragons"]
        assert isinstance(dragons, dict)
        for vertex, tile in dragons.items():
            flags = str(TILES.index(tile) + 1) if tile in TILES else ""
            picture.vertex_marks[int(vertex)] = Mark(f"D{flags}")
        picture.tally("dragons", part["beaten"], rank=1)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        super().add_to_view(kernel, seat, view)
        part = view.parts[self.name]
        seats = range(kernel.state.seats)
        part["enchanted_hexes"] = self.land.told()
        part["tiles"] = [self.own.tiles.hand_in_words(kernel, other, 1) for other in seats]
        part["transferred"] = [self.own.transferred.of(kernel, other) != 0 for other in seats]


def check_dragons(rules: Rules, land: Land) -> None:
    """A map of one's own may mark more vertices than there are tiles, or some that no hunter ever comes to."""
    board = rules.board
    marked = board.vertices_of(DRAGON_MARKER)
    tiles = sum(TILE_COUNTS)
    if len(marked) > tiles:
        raise BoardError(MAP_LACKS_DRAGONS.of(map=board.name, vertices=len(marked), marker=DRAGON_MARKER, tiles=tiles))
    if any(land.vertices[vertex] != INLAND for vertex in marked):
        raise BoardError(DRAGON_OUTSIDE.of(map=board.name, marker=DRAGON_MARKER))
