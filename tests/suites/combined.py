"""Every set of expansions and scenarios that the catalog calls legal, with variants and numbers of players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from skerry.catalog import judge
from skerry.catalog.modules import in_order
from skerry.catalog.sets import legal_sets
from tests.suites.configurations import PLAYERS, VARIANTS, Configuration

JOINING = VARIANTS[:3]


def configuration(modules: tuple[str, ...], players: int) -> Configuration:
    named = in_order(modules)
    return Configuration(f"{'+'.join(named)}-{players}", named, players)


def every_configuration() -> Iterator[Configuration]:
    """Each set with each choice of variants, for each number of players that it is legal for."""
    for modules in legal_sets():
        for size in range(len(JOINING) + 1):
            for variants in combinations(JOINING, size):
                for players in PLAYERS:
                    two = ("two_player",) if players == 2 else ()
                    if judge((*modules, *variants, *two), players).legal:
                        yield configuration((*modules, *variants, *two), players)


def each_set_once() -> Iterator[Configuration]:
    """Each set by itself, for three or four in turn."""
    for place, modules in enumerate(legal_sets()):
        yield configuration(modules, 3 + place % 2)


def each_meeting_with_a_variant() -> Iterator[Configuration]:
    """Each set of two and more with one variant, all variants in turn; a module by itself meets them in other rows."""
    for place, modules in enumerate(legal_sets()):
        ways = [(variant, 4 - place % 2) for variant in JOINING] + [("two_player", 2)]
        fitting = [(variant, players) for variant, players in ways if judge((*modules, variant), players).legal]
        if len(modules) > 1:
            variant, players = fitting[place % len(fitting)]
            yield configuration((*modules, variant), players)
