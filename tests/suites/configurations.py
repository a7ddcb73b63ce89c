"""The table of configurations that every suite plays. A new module joins all suites by adding rows here.

A row whose modules are not built yet, or that the catalog refuses, is skipped with its reason and
counted in the last lines of the run.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations

import pytest

from skerry import Game
from skerry.bench.wide_map import wide_map
from skerry.catalog import judge
from skerry.catalog.assembly import BUILT
from skerry.catalog.modules import members
from skerry.catalog.options import SHUFFLED_SCENARIOS

SMALL_MAP = """
name small
title Seven hexes
players 3 4
target 6
row 0 offset 1: forest:4 hill:6
row 1 offset 0: pasture:5 desert field:8
row 2 offset 1: mountain:9 forest:10
harbour 3:1 at (0,0) side NW
harbour ore at (2,1) side SE
"""

WIDE_MAP = wide_map(10, 20)

# Beside a compiled run that plays all rows, the interpreted one plays so many that it meets every module and number of
# players: what they mean is the same, and only how their numbers are kept could differ.
PLAY_ALL = os.environ.get("SKERRY_ROWS") != "some"


def as_long(actions: int) -> int:
    """So many actions of a game, and a third of them beside a run that plays them all."""
    return actions if PLAY_ALL else actions // 3


VARIANTS = ("friendly_robber", "event_cards", "harbormaster", "two_player")
PLAYERS = (2, 3, 4, 5, 6)
SHORT = {"friendly_robber": "friendly", "event_cards": "events", "harbormaster": "harbormaster", "two_player": "two"}


@dataclass(frozen=True)
class Configuration:
    """One row: what a game is made from. `golden` rows also have a playthrough to read."""

    name: str
    modules: tuple[str, ...] = ("base",)
    players: int = 4
    options: Mapping[str, object] = field(default_factory=dict)
    board: str = ""
    golden: bool = False

    def why_not(self) -> str:
        """Why this row cannot be played here, or nothing."""
        missing = [module for module in self.modules if module not in BUILT]
        if missing:
            return f"{' and '.join(missing)} not built yet"
        verdict = judge(self.modules, self.players)
        return "" if verdict.playable else str(verdict.reason)

    def parts(self) -> set[object]:
        """Its modules and its number of players."""
        return {*self.modules, self.players}

    def game(self, seed: object) -> Game:
        return Game.new(self.modules, self.players, str(seed), dict(self.options), self.board or None)


BASE_ROWS = (
    Configuration("base-4", golden=True),
    Configuration("base-3", players=3, golden=True),
    Configuration("beginner-4", options={"board": "beginner"}),
    Configuration("beginner-3-fixed_start", players=3, options={"board": "beginner", "fixed_start": True}, golden=True),
    Configuration("beginner-4-fixed_start", options={"board": "beginner", "fixed_start": True}),
    Configuration("numbers-random", options={"numbers": "random"}),
    Configuration("drafted-3", players=3, options={"board": "drafted"}, golden=True),
    Configuration("drafted-4", options={"board": "drafted"}),
    Configuration("harbours-fixed", options={"harbours": "fixed"}),
    Configuration("harbours-tokens", options={"board": "beginner", "harbours": "tokens"}),
    Configuration("harbours-frame", options={"harbours": "frame"}),
    Configuration("trade_build-separate", options={"trade_build": "separate"}, golden=True),
    Configuration("hand_limit-2", options={"hand_limit": 2}),
    Configuration("hand_limit-99", options={"hand_limit": 99, "max_offers": 1}),
    Configuration("target-3", options={"target": 3}),
    Configuration("target-12", options={"target": 12}),
    Configuration("max_offers-0", options={"max_offers": 0}),
    Configuration("five-special_build", players=5, golden=True),
    Configuration("six-special_build", players=6),
    Configuration("five-paired", players=5, options={"five_six_turn": "paired"}),
    Configuration("six-paired", players=6, options={"five_six_turn": "paired"}, golden=True),
    Configuration("six-drafted", players=6, options={"board": "drafted"}),
    Configuration("six-beginner", players=6, options={"board": "beginner"}),
    Configuration("small_map", players=3, board=SMALL_MAP, golden=True),
    Configuration("wide_map", board=WIDE_MAP),
)

VARIANT_ROWS = (
    Configuration("events-one-4", ("base", "event_cards"), options={"event_scope": "one"}, golden=True),
    Configuration("events-one-6", ("base", "event_cards"), 6, {"event_scope": "one", "five_six_turn": "paired"}),
    Configuration("events-paired-5", ("base", "event_cards"), 5, {"five_six_turn": "paired"}),
    Configuration("events-one-two", ("base", "event_cards", "two_player"), 2, {"event_scope": "one"}),
    Configuration("two-separate", ("base", "two_player"), 2, {"trade_build": "separate"}),
    Configuration("two-drafted", ("base", "two_player"), 2, {"board": "drafted"}),
    Configuration("two-small_map", ("base", "two_player"), 2, board=SMALL_MAP.replace("players 3 4", "players 2")),
    Configuration("harbormaster-separate", ("base", "harbormaster"), options={"trade_build": "separate"}),
    Configuration("friendly-fixed_start", ("base", "friendly_robber"), 4, {"board": "beginner", "fixed_start": True}),
    Configuration(
        "all-one-6-paired",
        ("base", "friendly_robber", "event_cards", "harbormaster"),
        6,
        {"event_scope": "one", "five_six_turn": "paired"},
    ),
)

SCENARIOS = members("seafarers_scenario")


def _seafarers() -> Iterator[Configuration]:
    """Every scenario for three and four and, where it goes, shuffled and for two; the variants on New Shores."""
    for scenario in SCENARIOS:
        for players in (3, 4):
            yield Configuration(f"{scenario}-{players}", (scenario,), players, golden=players == 4)
        if scenario in SHUFFLED_SCENARIOS:
            yield Configuration(f"{scenario}-random", (scenario,), 4, {"setup": "random"})
        if judge((scenario, "two_player"), 2).legal:
            yield Configuration(f"{scenario}-two", (scenario, "two_player"), 2)
    for variant in VARIANTS[:3]:
        yield Configuration(f"new_shores-{SHORT[variant]}", ("new_shores", variant), 4)
    yield Configuration("new_shores-separate", ("new_shores",), 4, {"trade_build": "separate"})
    yield Configuration("pirate_islands-events", ("pirate_islands", "event_cards"), 4)
    yield Configuration("fog_islands-all-two", ("fog_islands", *VARIANTS), 2)


FISH_MAP = """
name fish
title A lake and two grounds
players 2 3 4
target 6
row 0 offset 1: forest:4 hill:6
row 1 offset 0: pasture:5 lake:3,11 field:8
row 2 offset 1: mountain:9 forest:10
harbour 3:1 at (0,0) side NW
fishing_ground 6 at (0,0) corner NE
fishing_ground ? at (2,0) corner SE
stack fishing_grounds: 8
"""


def _fishermen() -> Iterator[Configuration]:
    """For three and four, dealt and as printed, with each variant and with all of them."""
    name = "fishermen"
    for players in (3, 4):
        yield Configuration(f"{name}-{players}", (name,), players, golden=players == 4)
    yield Configuration(f"{name}-fixed", (name,), 4, {"board": "beginner"})
    yield Configuration(f"{name}-fixed_start", (name,), 3, {"board": "beginner", "fixed_start": True})
    yield Configuration(f"{name}-frame", (name,), 4, {"harbours": "frame", "numbers": "random"})
    yield Configuration(f"{name}-drafted", (name,), 3, {"board": "drafted"})
    yield Configuration(f"{name}-separate", (name,), 4, {"trade_build": "separate"})
    yield Configuration(f"{name}-small_map", (name,), 3, board=FISH_MAP)
    for variant in VARIANTS:
        players = 2 if variant == "two_player" else 4
        yield Configuration(f"{name}-{SHORT[variant]}", (name, variant), players, golden=variant == "two_player")
    yield Configuration(f"{name}-two-fixed", (name, "two_player"), 2, {"board": "beginner"})
    yield Configuration(f"{name}-all-3", (name, *VARIANTS[:3]), 3)
    yield Configuration(f"{name}-all-two", (name, *VARIANTS), 2, {"event_scope": "one"})


CK = "cities_and_knights"


def _cities_and_knights() -> Iterator[Configuration]:
    """Alone with every number of players, with each variant, with all, and on every map that the catalog allows."""
    for players in PLAYERS:
        if judge((CK,), players).legal:
            yield Configuration(f"knights-{players}", (CK,), players, golden=players == 4)
    for players in (5, 6):
        yield Configuration(f"knights-paired-{players}", (CK,), players, {"five_six_turn": "paired"})
    yield Configuration("knights-beginner", (CK,), 4, {"board": "beginner"})
    for variant in VARIANTS:
        players = 2 if variant == "two_player" else 4
        yield Configuration(f"knights-{SHORT[variant]}", (CK, variant), players, golden=variant == "two_player")
    yield Configuration("knights-red_from_card", (CK, "event_cards"), 3, {"red_from_card": True})
    yield Configuration("knights-all-6", (CK, *VARIANTS[:3]), 6, {"five_six_turn": "paired"})
    yield Configuration("knights-all-two", (CK, *VARIANTS), 2)
    for scenario in SCENARIOS:
        if judge((CK, scenario), 4).legal:
            players = 3 if scenario in ("four_islands", "wonders", "forgotten_tribe") else 4
            yield Configuration(f"knights-{scenario}", (CK, scenario), players, golden=scenario == "new_shores")
    yield Configuration("knights-new_shores-two", (CK, "new_shores", "two_player"), 2)
    yield Configuration("knights-fog_islands-all", (CK, "fog_islands", *VARIANTS[:3]), 4)


# Another island: a river that bends, one without a swamp, a desert beside them, and hexes that are dealt.
RIVER_MAP = """
name bend
title The Bend
players 2 3 4
row 0 offset 1: ? swamp ?
row 1 offset 0: ? hill:? ? desert
row 2 offset 1: mountain:? forest:9 ?
row 3 offset 0: sea field:4 pasture:10 sea
river (2,0) (1,1) (0,1) to side NE
river (2,1) (3,1) to side W
harbour 3:1 at (0,0) side NW
harbour ? at (3,2) side SE
stack terrain: forest, 2 hill, field, pasture
stack tokens: 3 4 6 8 11 5 12
stack harbours: wool
spiral (0,0)
"""


def _rivers() -> Iterator[Configuration]:
    """For two, three and four, printed, drafted and dealt, with each variant and with all, and on another island."""
    for players in (3, 4):
        yield Configuration(f"rivers-{players}", ("rivers",), players, golden=players == 4)
    yield Configuration("rivers-beginner", ("rivers",), 4, {"board": "beginner"})
    yield Configuration("rivers-drafted", ("rivers",), 3, {"board": "drafted"})
    yield Configuration("rivers-numbers-random", ("rivers",), 4, {"numbers": "random", "harbours": "fixed"})
    yield Configuration("rivers-separate", ("rivers",), 4, {"trade_build": "separate"})
    for variant in VARIANTS[:3]:
        yield Configuration(f"rivers-{SHORT[variant]}", ("rivers", variant), 4)
    yield Configuration("rivers-all", ("rivers", *VARIANTS[:3]), 3)
    yield Configuration("rivers-two", ("rivers", "two_player"), 2, golden=True)
    yield Configuration("rivers-all-two", ("rivers", *VARIANTS), 2)
    yield Configuration("rivers-own_map", ("rivers",), 3, board=RIVER_MAP)


# Another island: an oasis off the centre, an arrow that leads out to sea, a desert, and hexes that are dealt.
CARAVAN_MAP = """
name wells
title The Wells
players 2 3 4
target 9
row 0 offset 1: ? ? sea
row 1 offset 0: ? hill:5 oasis sea
row 2 offset 1: mountain:? forest:9 desert
row 3 offset 0: sea field:4 pasture:10 sea
arrows NE S NW
harbour 3:1 at (0,0) side NW
harbour wool at (3,2) side SE
stack terrain: forest, field, pasture
stack tokens: 3 4 6 11
"""


def _caravans() -> Iterator[Configuration]:
    """For two, three and four, printed, drafted and dealt, with each variant and with all, and on another island."""
    for players in (3, 4):
        yield Configuration(f"caravans-{players}", ("caravans",), players, golden=players == 4)
    yield Configuration("caravans-fixed", ("caravans",), 4, {"board": "beginner"})
    yield Configuration("caravans-fixed_start", ("caravans",), 3, {"board": "beginner", "fixed_start": True})
    yield Configuration("caravans-drafted", ("caravans",), 3, {"board": "drafted"})
    yield Configuration("caravans-frame", ("caravans",), 4, {"harbours": "frame", "numbers": "random"})
    yield Configuration("caravans-separate", ("caravans",), 4, {"trade_build": "separate"})
    for variant in VARIANTS[:3]:
        yield Configuration(f"caravans-{SHORT[variant]}", ("caravans", variant), 4)
    yield Configuration("caravans-all", ("caravans", *VARIANTS[:3]), 3)
    yield Configuration("caravans-two", ("caravans", "two_player"), 2, golden=True)
    yield Configuration("caravans-two-fixed", ("caravans", "two_player"), 2, {"board": "beginner"})
    yield Configuration("caravans-all-two", ("caravans", *VARIANTS), 2)
    yield Configuration("caravans-own_map", ("caravans",), 3, board=CARAVAN_MAP)


# Another island: a trade hex amid land, more barbarians than usual, sea within it, and hexes that are dealt.
TRADE_MAP = """
name crossroads
title Crossroads
players 2 3 4
target 8
row 0 offset 1: quarry ? ?
row 1 offset 0: ? hill:6 ? glassworks
row 2 offset 1: ? trade_castle ?
row 3 offset 0: sea field:4 pasture:10 mountain:5
plaza (0,0): SE S SW
plaza (1,3): SW NW
plaza (2,1): N NE SE S SW NW
barbarian at (1,1) side E
barbarian at (0,0) path S
barbarian at (2,1) path N
barbarian at (3,1) side E
harbour 3:1 at (1,0) side W
harbour ? at (3,2) side SE
stack terrain: 2 forest, hill, pasture, 2 mountain
stack tokens: 3 5 8 9 11 4
stack harbours: wool
"""


def _traders() -> Iterator[Configuration]:
    """For two, three and four, printed, drafted and dealt, with each variant and with all, and on another island."""
    name = "traders_and_barbarians"
    for players in (3, 4):
        yield Configuration(f"traders-{players}", (name,), players, golden=players == 4)
    yield Configuration("traders-beginner", (name,), 4, {"board": "beginner"})
    yield Configuration("traders-drafted", (name,), 3, {"board": "drafted"})
    yield Configuration("traders-numbers-random", (name,), 4, {"numbers": "random", "harbours": "fixed"})
    yield Configuration("traders-separate", (name,), 4, {"trade_build": "separate"})
    for variant in VARIANTS[:3]:
        yield Configuration(f"traders-{SHORT[variant]}", (name, variant), 4)
    yield Configuration("traders-all", (name, *VARIANTS[:3]), 3)
    yield Configuration("traders-two", (name, "two_player"), 2, golden=True)
    yield Configuration("traders-all-two", (name, *VARIANTS), 2)
    yield Configuration("traders-own_map", (name,), 3, board=TRADE_MAP)


# Another island: a castle amid it, a coast of four hexes that is dealt, one of them with two numbers.
BARBARIAN_MAP = """
name bay
title The Bay
players 2 3 4
target 9
row 0 offset 1: forest:4 hill:6
row 1 offset 0: field:2,9 castle pasture:10
row 2 offset 1: mountain:8 desert
row 3 offset 0: pasture:5 forest:3 sea
coast (1,0) (0,0) (0,1) (1,2)
harbour 3:1 at (0,0) side NW
harbour ore at (3,0) side SW
stack coast: forest, hill, field, pasture
stack inland: 2 mountain, forest
"""


def _barbarians() -> Iterator[Configuration]:
    """For two, three and four, dealt and as printed, with each variant and with all, and on another island."""
    name = "barbarian_attack"
    for players in (3, 4):
        yield Configuration(f"barbarians-{players}", (name,), players, golden=players == 4)
    yield Configuration("barbarians-fixed", (name,), 4, {"board": "beginner"})
    yield Configuration("barbarians-separate", (name,), 4, {"trade_build": "separate", "harbours": "fixed"})
    for variant in VARIANTS[:3]:
        yield Configuration(f"barbarians-{SHORT[variant]}", (name, variant), 4)
    yield Configuration("barbarians-all", (name, *VARIANTS[:3]), 3)
    yield Configuration("barbarians-two", (name, "two_player"), 2, golden=True)
    yield Configuration("barbarians-all-two", (name, *VARIANTS), 2, {"event_scope": "one"})
    yield Configuration("barbarians-own_map", (name,), 3, board=BARBARIAN_MAP)


# Other islands: new hexes beside the home island, so that a piece reaches several at once, in founding too.
NEW_ISLANDS_MAP = """
name reef
title The Reef
players 3 4
target 6
row 0 offset 1: forest pasture hill
row 1 offset 0: field:6 forest:4 sea pasture
row 2 offset 1: hill:5 mountain:8 sea
row 3 offset 0: pasture:9 field:10 forest:3 mountain
island home (main): (1,0) (1,1) (2,0) (2,1) (3,0) (3,1) (3,2)
island north (new): (0,0) (0,1) (0,2) (1,3)
island east (new): (3,3)
founding home
marker pirate: (1,2)
stack number_stack: 3 9
"""


def _explorers() -> Iterator[Configuration]:
    """For three and four, dealt and as printed, with Cities & Knights where it goes, with each variant and with all."""
    for name in members("tde_scenario"):
        own = (name, CK) if judge((name, CK), 4).legal and not judge((name,), 4).legal else (name,)
        for players in (3, 4):
            yield Configuration(f"{name}-{players}", own, players, golden=players == 4)
        yield Configuration(f"{name}-fixed", own, 4, {"setup": "fixed"})
        for variant in VARIANTS[:3]:
            yield Configuration(f"{name}-{SHORT[variant]}", (*own, variant), 4)
        yield Configuration(f"{name}-all", (*own, *VARIANTS[:3]), 3)
        if len(own) == 1 and judge((name, CK), 4).legal:
            yield Configuration(f"knights-{name}", (CK, name), 4)
            yield Configuration(f"knights-{name}-all", (CK, name, *VARIANTS[:3]), 3)
    yield Configuration("greater_catan-own_map", ("greater_catan",), 3, board=NEW_ISLANDS_MAP)


# Each variant alone where most people play it, and all of them at once.
GOLDEN_COMBINATIONS = {"friendly-4", "events-4", "harbormaster-4", "two-2", "friendly+events+harbormaster+two-2"}


def _combinations() -> Iterator[Configuration]:
    """Every set of variants with every number of players that the catalog calls legal."""
    for size in range(1, len(VARIANTS) + 1):
        for chosen in combinations(VARIANTS, size):
            for players in PLAYERS:
                if judge(("base", *chosen), players).legal:
                    name = f"{'+'.join(SHORT[variant] for variant in chosen)}-{players}"
                    yield Configuration(name, ("base", *chosen), players, golden=name in GOLDEN_COMBINATIONS)


CONFIGURATIONS = (
    *BASE_ROWS,
    *VARIANT_ROWS,
    *_combinations(),
    *_seafarers(),
    *_cities_and_knights(),
    *_fishermen(),
    *_rivers(),
    *_caravans(),
    *_traders(),
    *_barbarians(),
    *_explorers(),
)
BY_NAME = {row.name: row for row in CONFIGURATIONS}


def _few() -> set[str]:
    """The game that most people play, and rows that meet every module and number of players; those with most of what is
    still missing first."""
    few = {"base-4"}
    missing = {part for row in CONFIGURATIONS for part in row.parts()} - BY_NAME["base-4"].parts()
    while missing:
        row = max(CONFIGURATIONS, key=lambda row: len(missing & row.parts()))
        few.add(row.name)
        missing -= row.parts()
    return few


FEW = {row.name for row in CONFIGURATIONS} if PLAY_ALL else _few()


def each(wanted: Callable[[Configuration], bool] = lambda row: True) -> pytest.MarkDecorator:
    """Run a test for every configuration, or for those that are wanted; for few where another run plays all."""
    return pytest.mark.parametrize(
        "configuration",
        [
            pytest.param(row, id=row.name, marks=[pytest.mark.skip(reason=row.why_not())] if row.why_not() else [])
            for row in CONFIGURATIONS
            if wanted(row) and row.name in FEW
        ],
    )
