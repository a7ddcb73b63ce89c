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

# Beside a compiled run that plays all rows, the interpreted one plays so many that it meets every module, option, map
# and number of players, and those that are told as text.
PLAY_ALL = os.environ.get("SKERRY_ROWS") != "some"

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
        """All that it is made of."""
        return {*self.modules, self.players, *self.options.items(), self.board}

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


CONFIGURATIONS = (*BASE_ROWS, *VARIANT_ROWS, *_combinations(), *_seafarers(), *_cities_and_knights())
BY_NAME = {row.name: row for row in CONFIGURATIONS}


def _few() -> set[str]:
    """The game that most people play, and rows that meet every module, option, map and number of players; those with
    most of what is still missing first."""
    few = {"base-4"}
    missing = {part for row in CONFIGURATIONS for part in row.parts()} - BY_NAME["base-4"].parts()
    while missing:
        row = max(CONFIGURATIONS, key=lambda row: len(missing & row.parts()))
        few.add(row.name)
        missing -= row.parts()
    return few


FEW = {row.name for row in CONFIGURATIONS} if PLAY_ALL else _few()


def each(wanted: Callable[[Configuration], bool] = lambda row: True, few: bool = True) -> pytest.MarkDecorator:
    """Run a test for every configuration, or for those that are wanted; for `few` where all are played elsewhere."""
    return pytest.mark.parametrize(
        "configuration",
        [
            pytest.param(row, id=row.name, marks=[pytest.mark.skip(reason=row.why_not())] if row.why_not() else [])
            for row in CONFIGURATIONS
            if wanted(row) and (row.name in FEW or not few)
        ],
    )
