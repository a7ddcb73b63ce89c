"""Random set-up of a printed board: hexes and numbers change places within groups of islands (SEA-18, SEA-19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from skerry.board.chance import Shuffler
from skerry.board.errors import BoardError
from skerry.board.map_file import MapFile
from skerry.board.numbers import touches_red
from skerry.board.setup import BoardSetup, deal_harbours
from skerry.board.terrain import DESERT, TERRAIN_NUMBER
from skerry.board.tokens import is_red, mask_of, takes_token

# Exchanges tried before a board is given up; those of the game need a few dozen at most.
_EXCHANGES: Final = 5_000


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
    """

    def __init__(
        self,
        groups: tuple[tuple[str, ...], ...],
        deserts_stay: bool = False,
        reds_apart: bool = True,
        limits: tuple[NumberLimit, ...] = (),
        deals_harbours: bool = False,
    ) -> None:
        self.groups = groups
        self.deserts_stay = deserts_stay
        self.reds_apart = reds_apart
        self.limits = limits
        self.deals_harbours = deals_harbours

    def hexes(self, map_file: MapFile, kinds: tuple[str, ...]) -> list[int]:
        """The hexes of a group that change places."""
        found = [h for island in map_file.islands if island.kind in kinds for h in island.hexes]
        if self.deserts_stay:
            found = [h for h in found if map_file.terrain[h] != DESERT]
        return sorted(found)

    def shuffle_terrain(self, setup: BoardSetup, shuffler: Shuffler) -> None:
        for kinds in self.groups:
            hexes = self.hexes(setup.map, kinds)
            terrains = [setup.terrain[h] for h in hexes]
            shuffler.shuffle(terrains)
            for h, terrain in zip(hexes, terrains, strict=True):
                setup.terrain[h] = terrain

    def shuffle_numbers(self, setup: BoardSetup, shuffler: Shuffler) -> None:
        """Lay the numbers of each group on those of its hexes that take one."""
        banned = banned_numbers(setup, self.limits)
        groups = [self.hexes(setup.map, kinds) for kinds in self.groups]
        tokens = [[setup.numbers[h] for h in hexes if setup.numbers[h]] for hexes in groups]
        # All are taken off before any is laid, so that no group keeps clear of numbers that will not stay.
        for hexes in groups:
            for h in hexes:
                setup.numbers[h] = 0
        for kinds, hexes, own in zip(self.groups, groups, tokens, strict=True):
            takers = [h for h in hexes if takes_token(setup.terrain[h])]
            if len(takers) != len(own):
                raise RegroupError(
                    f"{len(own)} numbers do not fit the {len(takers)} hexes of the {_listed(kinds)} islands"
                )
            shuffler.shuffle(own)
            for h, token in zip(takers, own, strict=True):
                setup.numbers[h] = token
            if not _mend(setup, takers, banned, self.reds_apart, shuffler):
                raise RegroupError(f"found no way to lay the numbers of the {_listed(kinds)} islands as they must lie")

    def shuffle_harbours(self, setup: BoardSetup, shuffler: Shuffler) -> None:
        if self.deals_harbours:
            deal_harbours(setup, shuffler)

    def robber_starts(self, map_file: MapFile, terrain: list[int], numbers: list[int]) -> list[int]:
        """Where the robber starts on the shuffled board: on a desert if it does so on the printed one, else on a 12
        (SEA-20)."""
        printed = map_file.hexes_of("robber")
        if any(map_file.terrain[h] == DESERT for h in printed):
            return [h for h, kind in enumerate(terrain) if kind == DESERT]
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
    if not _mend(setup, hexes, banned_numbers(setup, limits), True, shuffler):
        raise RegroupError(f"found no way to lay the numbers of the map {setup.map.name} as they must lie")


def _listed(kinds: tuple[str, ...]) -> str:
    return " and ".join(kinds)


def _at_fault(setup: BoardSetup, hex_id: i64, banned: list[int], reds_apart: bool) -> bool:
    number = setup.numbers[hex_id]
    if number & banned[hex_id]:
        return True
    return reds_apart and is_red(number) and touches_red(setup.topology, setup.numbers, hex_id)


def _mend(setup: BoardSetup, hexes: list[int], banned: list[int], reds_apart: bool, shuffler: Shuffler) -> bool:
    """Exchange numbers until none lies wrong: with a neighbour if that helps, else with any (SEA-19).

    Every exchange that helps leaves fewer wrong ones; where none helps, one at random opens a new way.
    """
    for _ in range(_EXCHANGES):
        wrong = [h for h in hexes if _at_fault(setup, h, banned, reds_apart)]
        if not wrong:
            return True
        h = wrong[shuffler.below(len(wrong))]
        partners = [other for other in hexes if other != h and _helps(setup, h, other, banned, reds_apart)]
        beside = [other for other in partners if _are_neighbours(setup, h, other)]
        choice = beside or partners or hexes
        _exchange(setup, h, choice[shuffler.below(len(choice))])
    return False


def _helps(setup: BoardSetup, hex_id: int, other: int, banned: list[int], reds_apart: bool) -> bool:
    """Whether neither of two hexes is at fault once they have exchanged their numbers."""
    _exchange(setup, hex_id, other)
    right = not _at_fault(setup, hex_id, banned, reds_apart) and not _at_fault(setup, other, banned, reds_apart)
    _exchange(setup, hex_id, other)
    return right


def _exchange(setup: BoardSetup, hex_id: int, other: int) -> None:
    numbers = setup.numbers
    numbers[hex_id], numbers[other] = numbers[other], numbers[hex_id]


def _are_neighbours(setup: BoardSetup, hex_id: int, other: int) -> bool:
    return any(setup.topology.hex_hex[6 * hex_id + side] == other for side in range(6))
