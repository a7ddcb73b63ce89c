"""What can be played in the place of modules that make no game: as much of the wish as can be kept."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from skerry.catalog.legality import judge
from skerry.catalog.modules import MODULES, in_order, members

# Numbers of players to try after the one that was asked for, the usual ones first.
_NUMBERS: Final = (4, 3, 2, 5, 6)


@dataclass(frozen=True)
class Wish:
    """Modules by name, as somebody would choose them, and how many play."""

    modules: tuple[str, ...]
    players: int


def nearest(modules: Sequence[str], players: int) -> Wish:
    """The playable game that leaves out the fewest of these modules.

    What a module cannot be played without comes along. Of several games that keep as much, the one for as many players
    is nearer, then the one that keeps what was named first. Names that nobody knows are left out first.
    """
    known = list(dict.fromkeys(name for name in modules if name in MODULES))
    for kept in range(len(known), -1, -1):
        for count in dict.fromkeys((players, *_NUMBERS)):
            for chosen in combinations(known, kept):
                for wish in _completed(chosen):
                    if judge(wish, count).playable:
                        return Wish(in_order(wish), count)
    return Wish(("base",), _NUMBERS[0])


def _completed(modules: Sequence[str]) -> list[tuple[str, ...]]:
    """The modules with what they require and, where one is played in a scenario and none is named, each of those."""
    whole = {*modules, *(name for module in modules for name in MODULES[module].requires)} or {"base"}
    groups = {MODULES[name].group for name in whole}
    lacking = [MODULES[name].played_in for name in whole if MODULES[name].played_in]
    if all(groups.intersection(needed) for needed in lacking):
        return [tuple(whole)]
    return [(*whole, scenario) for needed in lacking for group in needed for scenario in members(group)]
