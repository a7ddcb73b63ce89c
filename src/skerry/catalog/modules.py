"""Every module there is: what it is called, who may play it, to how many points, and what it needs.

`built` says whether the rules of a module are in this program yet; the catalog knows them all.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType
from typing import Final

from skerry.catalog.target import UNCHANGED, Target, by_players, points
from skerry.catalog.winning import BY_CLOTH, BY_FORTRESS, BY_WONDER
from skerry.engine.option import FROM_TO
from skerry.reason import Reason, ReasonKind

OR_MORE: Final = ReasonKind("or_more", "{fewest:number} or more")
EXACTLY: Final = ReasonKind("exactly", "exactly {number:number}")
ONE_OR_OTHER: Final = ReasonKind("one_or_other", "{fewest:number} or {most:number}")

BASE: Final = "base"
VARIANT: Final = "variant"
EXPANSION: Final = "expansion"
SEAFARERS_SCENARIO: Final = "seafarers_scenario"
TB_SCENARIO: Final = "tb_scenario"
TDE_SCENARIO: Final = "tde_scenario"
OWN_FORMAT: Final = "own_format"
# What others wrote; it goes with everything, as far as we know.
GUEST: Final = "guest"
GROUPS: Final = (BASE, VARIANT, EXPANSION, SEAFARERS_SCENARIO, TB_SCENARIO, TDE_SCENARIO, OWN_FORMAT, GUEST)

NO_LIMIT: Final = 0


@dataclass(frozen=True)
class Module:
    """One row of the table of modules.

    `brings` are modules that go without saying, `requires` modules that must be named as well, and `played_in`
    groups of which one member must be named. A target that is unchanged is decided by the rest of the game.
    """

    name: str
    group: str
    title: str
    about: str
    fewest: int
    most: int
    target: Target = UNCHANGED
    brings: tuple[str, ...] = ("base",)
    requires: tuple[str, ...] = ()
    played_in: tuple[str, ...] = ()
    win: ReasonKind | None = None
    built: bool = False

    @property
    def own_map(self) -> bool:
        """Whether the module comes with its own map, so that the options about the island do not apply."""
        return self.group in (SEAFARERS_SCENARIO, TDE_SCENARIO, OWN_FORMAT)

    @property
    def alone(self) -> bool:
        """Whether the module is a whole game that nothing can be added to (VARX-90)."""
        return self.group == OWN_FORMAT

    def admits(self, players: int) -> bool:
        """Whether so many may play it, as far as this module is concerned."""
        return self.fewest <= players and (self.most == NO_LIMIT or players <= self.most)

    def players(self) -> Reason:
        """How many may play it, as a part of reasons."""
        if self.most == NO_LIMIT:
            return OR_MORE.of(fewest=self.fewest)
        if self.most == self.fewest:
            return EXACTLY.of(number=self.fewest)
        if self.most == self.fewest + 1:
            return ONE_OR_OTHER.of(fewest=self.fewest, most=self.most)
        return FROM_TO.of(low=self.fewest, high=self.most)


def _variant(name: str, title: str, about: str, fewest: int = 3, most: int = 6) -> Module:
    return Module(name, VARIANT, title, about, fewest, most, built=True)


def _seafarers(name: str, title: str, target: int, about: str, win: ReasonKind | None = None) -> Module:
    brings = ("base", "seafarers")
    return Module(name, SEAFARERS_SCENARIO, title, about, 3, 4, points(target), brings, win=win, built=True)


def _traders(name: str, title: str, target: int, about: str, built: bool = False) -> Module:
    return Module(name, TB_SCENARIO, title, about, 3, 4, points(target), built=built)


def _explorers(
    name: str, title: str, target: Target, about: str, requires: tuple[str, ...] = (), built: bool = False
) -> Module:
    return Module(name, TDE_SCENARIO, title, about, 3, 4, target, ("base", "seafarers"), requires, built=built)


_FIVE_SIX: Final = 6  # BASE56 joins base, cities_and_knights and three variants only (VARX-93)

_TABLE: Final = (
    Module(
        "base",
        BASE,
        "The base game",
        "settle an island: roads, settlements, cities, trade, development cards and the robber",
        3,
        _FIVE_SIX,
        points(10),
        brings=(),
        built=True,
    ),
    Module(
        "seafarers",
        EXPANSION,
        "Seafarers",
        "ships, gold fields and the pirate, played in one of the scenarios",
        3,
        4,
        played_in=(SEAFARERS_SCENARIO, TDE_SCENARIO),
        built=True,
    ),
    Module(
        "cities_and_knights",
        EXPANSION,
        "Cities & Knights",
        "commodities, city improvements, progress cards, knights and the barbarian ship",
        3,
        _FIVE_SIX,
        points(13),
        built=True,
    ),
    _variant("friendly_robber", "Friendly Robber", "the robber keeps away from players with only 2 points"),
    _variant("event_cards", "Event Cards", "a deck of 36 cards with numbers and events takes the place of the dice"),
    _variant("harbormaster", "Harbormaster", "2 points for the most buildings at harbours; the target rises by 1"),
    _variant("two_player", "Catan for Two", "two players, two neutral colours, two rolls, trade tokens", 2, 2),
    _seafarers("new_shores", "New Shores", 14, "a main island and small islands that reward the first settlement"),
    _seafarers("four_islands", "The Four Islands", 13, "four islands; settling beyond one's home earns points"),
    _seafarers("fog_islands", "The Fog Islands", 12, "ships discover the hexes hidden between two islands"),
    _seafarers(
        "through_the_desert", "Through the Desert", 14, "land beyond a belt of desert, and islands beyond the sea"
    ),
    _seafarers("forgotten_tribe", "The Forgotten Tribe", 13, "gifts of a tribe on small islands for the first to come"),
    _seafarers("cloth_for_catan", "Cloth for Catan", 14, "ships fetch cloth from villages on far islands", BY_CLOTH),
    _seafarers(
        "pirate_islands", "The Pirate Islands", 10, "warships win back a fortress from the pirates", BY_FORTRESS
    ),
    _seafarers("wonders", "The Wonders of Catan", 10, "each player builds a wonder in four stages", BY_WONDER),
    _seafarers("new_world", "New World", 12, "a random map of land and sea"),
    _traders("fishermen", "The Fishermen", 10, "a lake, fishing grounds, fish to spend and an old boot", built=True),
    _traders("rivers", "The Rivers", 10, "two rivers with bridges, gold, and points for wealth", built=True),
    _traders("caravans", "The Caravans", 12, "camels leave an oasis where the players vote", built=True),
    _traders(
        "barbarian_attack",
        "Barbarian Attack",
        12,
        "barbarians land on the coast and knights beat them back",
        built=True,
    ),
    _traders(
        "traders_and_barbarians", "Traders & Barbarians", 13, "wagons carry goods between three trade hexes", built=True
    ),
    _explorers(
        "treasure_islands",
        "Treasure Islands",
        by_players({3: 15, 4: 14}),
        "treasures on hidden islands around the home island",
        built=True,
    ),
    _explorers(
        "into_the_unknown", "Into the Unknown", points(12), "a wide sea to explore from the home coast", built=True
    ),
    _explorers(
        "greater_catan", "Greater Catan", points(18), "new islands take their numbers from the old one", built=True
    ),
    _explorers(
        "desert_dragons", "Desert Dragons", points(13), "dragons leave the deserts and overrun the island", built=True
    ),
    _explorers(
        "great_canal",
        "The Great Canal",
        UNCHANGED,
        "knights dig a canal so that the fields bear",
        ("cities_and_knights",),
        built=True,
    ),
    _explorers(
        "enchanted_land",
        "Enchanted Land",
        UNCHANGED,
        "knights hunt dragons on an island",
        ("cities_and_knights",),
        built=True,
    ),
    Module(
        "big_game",
        OWN_FORMAT,
        "The Big Game",
        "a hall full of players on a ring of boards, all taking their turns at the same time",
        6,
        NO_LIMIT,
        points(25),
    ),
)

_known: Final = {module.name: module for module in _TABLE}
MODULES: Final[Mapping[str, Module]] = MappingProxyType(_known)


def welcome(guest: Module) -> None:
    """Let the catalog know a module that somebody else wrote."""
    _known[guest.name] = guest


class Level(IntEnum):
    """How strong a rule is when two contradict: the higher level wins (VARX-08)."""

    BASE = 1
    SEAFARERS = 2
    CITIES_AND_KNIGHTS = 3
    VARIANT = 4
    SCENARIO = 5
    PAIR = 6
    TRIPLE = 7


# The one order of all modules, weakest first. Modules are composed in this order, so that the later one has the last
# word. Two scenarios never contradict each other except where their combination says who wins; the map comes first.
# What they do at the end of a turn comes in the reverse order: knights, then wagons, then a vote (BARBTRAD-30).
ORDER: Final[tuple[tuple[Level, tuple[str, ...]], ...]] = (
    (Level.BASE, ("base",)),
    (Level.SEAFARERS, ("seafarers",)),
    (Level.CITIES_AND_KNIGHTS, ("cities_and_knights",)),
    (Level.VARIANT, ("friendly_robber", "event_cards", "harbormaster", "two_player")),
    (
        Level.SCENARIO,
        (
            "new_shores",
            "four_islands",
            "fog_islands",
            "through_the_desert",
            "forgotten_tribe",
            "cloth_for_catan",
            "pirate_islands",
            "wonders",
            "new_world",
            "treasure_islands",
            "into_the_unknown",
            "greater_catan",
            "desert_dragons",
            "great_canal",
            "enchanted_land",
            "fishermen",
            "rivers",
            "caravans",
            "traders_and_barbarians",
            "barbarian_attack",
            "big_game",
        ),
    ),
)

_PLACE: Final = {name: place for place, name in enumerate(name for _, names in ORDER for name in names)}
_LEVEL: Final = {name: level for level, names in ORDER for name in names}


def in_order(names: Iterable[str]) -> tuple[str, ...]:
    """The modules from weakest to strongest."""
    return tuple(sorted(names, key=lambda name: (_PLACE.get(name, len(_PLACE)), name)))


def level_of(name: str) -> Level:
    """The level at which the rules of a module stand."""
    return _LEVEL.get(name, Level.SCENARIO)


def members(group: str) -> tuple[str, ...]:
    """The modules of a group."""
    return tuple(module.name for module in MODULES.values() if module.group == group)
