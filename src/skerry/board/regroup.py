"""Random set-up of a printed board: hexes and numbers change places within groups of islands (SEA-18, SEA-19)."""

from __future__ import annotations

from typing import Final

from skerry.board.chance import Shuffler
from skerry.board.errors import BoardError
from skerry.board.map_file import MapFile
from skerry.board.setup import BoardSetup, deal_harbours, lay_along
from skerry.board.spiral import spiral_over
from skerry.board.terrain import DESERT, TERRAIN_NUMBER
from skerry.board.tokens import is_red, mask_of, takes_token
from skerry.board.topology import NOWHERE
from skerry.reason import ReasonKind

DEALT_AND_SHUFFLED: Final = ReasonKind(
    "map_dealt_and_shuffled",
    "the map {map} deals hexes or numbers of the {islands} islands from stacks, so they cannot be shuffled as well",
)
NUMBERS_UNFIT: Final = ReasonKind(
    "map_numbers_unfit", "{numbers:number} numbers do not fit the {hexes:number} hexes of the {islands} islands"
)
NO_WAY_TO_LAY: Final = ReasonKind(
    "island_numbers_not_laid", "found no way to lay the numbers of the {islands} islands as they must lie"
)
NO_WAY_TO_LAY_MAP: Final = ReasonKind(
    "map_numbers_not_laid", "found no way to lay the numbers of the map {map} as they must lie"
)

# The marker of the hexes where a spiral of lettered tokens may start.
SPIRAL_CORNERS: Final = "corners"

# Exchanges tried before a board is given up; those of the game need a few dozen at most. Each looks at every hex of the
# group, so that a large group is given fewer.
_EXCHANGES: Final = 5_000
_LOOKS: Final = 300_000


class RegroupError(BoardError):
    """The numbers of a group cannot be laid as its limits demand."""


class NumberLimit:
    """Numbers that some hexes may not get: those of a terrain, or those that a marker of the map names."""

    def __init__(self, numbers: tuple[int, ...], terrains: tuple[str, ...] = (), marker: str = "") -> None:
        self.numbers = mask_of(list(numbers))
        self.terrains = [TERRAIN_NUMBER[name] for name in terrains]
        self.marker = marker


class Regrouping:
    """How the random set-up of a scenario shuffles its printed board.

    `groups`: per group the kinds of islands in it. `deserts_stay`: no desert leaves its place. `reds_apart`: no 6 or 8
    beside another. `limits`: numbers kept off some hexes. `deals_harbours`: their kinds are dealt anew too.
    `numbered`: groups whose numbers change places where they are not those of the hexes; none at all where numbers stay
    at their places whatever comes to lie under them (TDEIU-19). `spiral`: a stack of lettered tokens that is laid on
    the first group as on the island of the base game, from one of the hexes marked `corners`, where the map has any
    (TDETI-37). `robber_islands`: kinds of islands on whose desert the robber starts, where others have deserts too
    (TDEGC-24).
    """

    def __init__(
        self,
        groups: tuple[tuple[str, ...], ...],
        deserts_stay: bool = False,
        reds_apart: bool = True,
        limits: tuple[NumberLimit, ...] = (),
        deals_harbours: bool = False,
        numbered: tuple[tuple[str, ...], ...] | None = None,
        spiral: str = "",
        robber_islands: tuple[str, ...] = (),
    ) -> None:
        self.groups = groups
        self.numbered = groups if numbered is None else numbered
        self.spiral = spiral
        self.robber_islands = robber_islands
        self.deserts_stay = deserts_stay
        self.reds_apart = reds_apart
        self.limits = limits
        self.deals_harbours = deals_harbours

    def hexes(self, map_file: MapFile, kinds: tuple[str, ...]) -> list[int]:
        """The hexes of a group that change places."""
        found = {h for island in map_file.islands if island.kind in kinds for h in island.hexes}
        found.difference_update(map_file.hexes_of("kept"))
        if self.deserts_stay:
            found = {h for h in found if map_file.terrain[h] != DESERT}
        return sorted(found)

    def shuffle_terrain(self, setup: BoardSetup, shuffler: Shuffler) -> None:
        dealt = {*setup.map.terrain_hexes, *setup.map.token_hexes}
        for kinds in self.groups:
            hexes = self.hexes(setup.map, kinds)
            if not dealt.isdisjoint(hexes):
                raise RegroupError(DEALT_AND_SHUFFLED.of(map=setup.map.name, islands=_listed(kinds)))
            terrains = [setup.terrain[h] for h in hexes]
            shuffler.shuffle(terrains)
            for h, terrain in zip(hexes, terrains, strict=True):
                setup.terrain[h] = terrain

    def shuffle_numbers(self, setup: BoardSetup, shuffler: Shuffler) -> None:
        """Lay the numbers of each group on those of its hexes that take one."""
        corners = self.spiral_corners(setup.map)
        if corners:
            self.lay_spiral(setup, corners[shuffler.below(len(corners))])
            return
        banned = banned_numbers(setup, self.limits)
        groups = [self.hexes(setup.map, kinds) for kinds in self.numbered]
        tokens = [[setup.numbers[h] for h in hexes if setup.numbers[h]] for hexes in groups]
        # All are taken off before any is laid, so that no group keeps clear of numbers that will not stay.
        for hexes in groups:
            for h in hexes:
                setup.numbers[h] = 0
        for kinds, hexes, own in zip(self.numbered, groups, tokens, strict=True):
            takers = [h for h in hexes if takes_token(setup.terrain[h])]
            if len(takers) != len(own):
                unfit = NUMBERS_UNFIT.of(numbers=len(own), hexes=len(takers), islands=_listed(kinds))
                raise RegroupError(unfit)
            shuffler.shuffle(own)
            for h, token in zip(takers, own, strict=True):
                setup.numbers[h] = token
            if not _Mending(setup, takers, banned, self.reds_apart).mend(shuffler):
                raise RegroupError(NO_WAY_TO_LAY.of(islands=_listed(kinds)))

    def spiral_corners(self, map_file: MapFile) -> list[int]:
        """Where a spiral may start; a map of one's own that marks no corner of the group has none."""
        if not self.spiral:
            return []
        hexes = self.hexes(map_file, self.groups[0])
        return [h for h in map_file.hexes_of(SPIRAL_CORNERS) if h in hexes]

    def lay_spiral(self, setup: BoardSetup, corner: int) -> None:
        hexes = self.hexes(setup.map, self.groups[0])
        takers = len([h for h in hexes if takes_token(setup.terrain[h])])
        tokens = len(setup.map.stack_items(self.spiral))
        if takers != tokens:
            raise RegroupError(NUMBERS_UNFIT.of(numbers=tokens, hexes=takers, islands=_listed(self.groups[0])))
        lay_along(setup, spiral_over(setup.topology, hexes, corner), self.spiral)

    def shuffle_harbours(self, setup: BoardSetup, shuffler: Shuffler) -> None:
        if self.deals_harbours:
            deal_harbours(setup, shuffler)

    def robber_starts(self, map_file: MapFile, terrain: list[int], numbers: list[int]) -> list[int]:
        """Where the robber starts on the shuffled board: on a desert if it does so on the printed one, else on a 12
        (SEA-20); where no hex changes places under it, it starts as printed (TDEIU-29)."""
        printed = map_file.hexes_of("robber")
        moving = {h for kinds in self.groups for h in self.hexes(map_file, kinds)}
        if moving.isdisjoint(printed):
            return printed
        if any(map_file.terrain[h] == DESERT for h in printed):
            islands = self.hexes(map_file, self.robber_islands)
            deserts = [h for h, kind in enumerate(terrain) if kind == DESERT]
            return [h for h in deserts if h in islands] if self.robber_islands else deserts
        twelve = mask_of([12])
        return [h for h, mask in enumerate(numbers) if mask & twelve] if printed else []


def banned_numbers(setup: BoardSetup, limits: tuple[NumberLimit, ...]) -> list[int]:
    """Per hex, a mask of the numbers it may not get."""
    banned = [0] * len(setup.terrain)
    for limit in limits:
        marked = setup.map.hexes_of(limit.marker)
        for h, terrain in enumerate(setup.terrain):
            if terrain in limit.terrains or h in marked:
                banned[h] |= limit.numbers
    return banned


def keep_limits(setup: BoardSetup, limits: tuple[NumberLimit, ...], shuffler: Shuffler) -> None:
    """Exchange numbers that were laid at random until the limits hold; red ones stay apart (SEANEW-09)."""
    hexes = [h for h, mask in enumerate(setup.numbers) if mask]
    if not _Mending(setup, hexes, banned_numbers(setup, limits), True).mend(shuffler):
        raise RegroupError(NO_WAY_TO_LAY_MAP.of(map=setup.map.name))


def _listed(kinds: tuple[str, ...]) -> str:
    return " and ".join(kinds)


class _Mending:
    """The numbers of some hexes while they change places. `reds` counts, per hex, the red numbers beside it."""

    def __init__(self, setup: BoardSetup, hexes: list[int], banned: list[int], reds_apart: bool) -> None:
        self.numbers = setup.numbers
        self.hexes = hexes
        self.banned = banned
        self.reds_apart = reds_apart
        beside = setup.topology.hex_hex
        self.beside: list[list[int]] = [
            [int(beside[6 * h + side]) for side in range(6) if beside[6 * h + side] != NOWHERE]
            for h in range(setup.topology.hexes)
        ]
        self.reds = [sum(1 for other in near if is_red(setup.numbers[other])) for near in self.beside]

    def mend(self, shuffler: Shuffler) -> bool:
        """Exchange numbers until none lies wrong: with a neighbour if that helps, else with any (SEA-19).

        Every exchange that helps leaves fewer wrong ones; where none helps, one at random opens a new way.
        """
        hexes = self.hexes
        for _ in range(min(_EXCHANGES, _LOOKS // max(1, len(hexes)))):
            wrong = [h for h in hexes if self.at_fault(h)]
            if not wrong:
                return True
            h = wrong[shuffler.below(len(wrong))]
            partners = [other for other in hexes if other != h and self.helps(h, other)]
            beside = [other for other in partners if other in self.beside[h]]
            choice = beside or partners or hexes
            self.exchange(h, choice[shuffler.below(len(choice))])
        return False

    def at_fault(self, hex_id: int) -> bool:
        return self.lies_wrong(hex_id, self.numbers[hex_id], self.reds[hex_id])

    def lies_wrong(self, hex_id: int, number: int, reds: int) -> bool:
        """Whether a number may not lie on a hex with so many red ones beside it."""
        return number & self.banned[hex_id] != 0 or (self.reds_apart and reds > 0 and is_red(number))

    def helps(self, hex_id: int, other: int) -> bool:
        """Whether neither of two hexes is at fault once they have exchanged their numbers."""
        mine = self.numbers[hex_id]
        its = self.numbers[other]
        # Neighbours see each other's number change as well.
        more = int(is_red(mine)) - int(is_red(its)) if other in self.beside[hex_id] else 0
        return not self.lies_wrong(hex_id, its, self.reds[hex_id] + more) and not self.lies_wrong(
            other, mine, self.reds[other] - more
        )

    def exchange(self, hex_id: int, other: int) -> None:
        mine = self.numbers[hex_id]
        its = self.numbers[other]
        self.lay(hex_id, its)
        self.lay(other, mine)

    def lay(self, hex_id: int, number: int) -> None:
        more = int(is_red(number)) - int(is_red(self.numbers[hex_id]))
        self.numbers[hex_id] = number
        for other in self.beside[hex_id]:
            self.reds[other] += more
