"""What is told of a game: which words count, and that they are there in every language of the client."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import chain, combinations
from pathlib import Path

import pytest

from skerry import Game
from skerry.catalog import MODULES, judge
from skerry.catalog.assembly import BUILT, COMBINED
from skerry.catalog.legality import complete
from skerry.catalog.modules import SEAFARERS_SCENARIO, TB_SCENARIO, TDE_SCENARIO, VARIANT
from skerry.catalog.options import OPTIONS
from skerry.catalog.remarks import REMARKS, card_words, remarks_on
from skerry.engine.rules import Rules
from skerry.rules.cities_and_knights.module import CitiesAndKnights
from skerry.rules.variants.event_cards.tables import CARDS
from skerry.server.live.facts import facts_of
from tests.told_reasons import told_reasons

WEB = Path(__file__).parents[2] / "web" / "src"
LANGUAGES = ("en", "ru", "it", "pl", "bg")
ENTRY = re.compile(r'^  ("[a-z0-9_.]+"):\s*("(?:[^"\\]|\\.)*"),$', re.MULTILINE)

# The harbormaster changes nothing in these but the target, which its chapter tells (VARX-37, SEA-91); the wonders and
# the unknown have no pirate that could be friendly (SEAWON-03, TDEIU-35).
UNCHANGED = {
    frozenset({"harbormaster", other})
    for other in (
        "friendly_robber",
        "event_cards",
        "new_shores",
        "four_islands",
        "fog_islands",
        "through_the_desert",
        "cloth_for_catan",
        "new_world",
        "fishermen",
        "rivers",
        "caravans",
        "traders_and_barbarians",
        "treasure_islands",
        "greater_catan",
        "desert_dragons",
    )
} | {frozenset({"friendly_robber", scenario}) for scenario in ("wonders", "into_the_unknown")}


@cache
def words(language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted((WEB / "i18n" / language).glob("*.ts")):
        found |= {json.loads(key): json.loads(text) for key, text in ENTRY.findall(path.read_text("utf-8"))}
    return found


def playable() -> list[tuple[tuple[str, ...], int]]:
    """Every game that can be played, but for its options: at most one scenario and any of the rest, and the players."""
    scenarios = [name for name in BUILT if MODULES[name].group in (SEAFARERS_SCENARIO, TB_SCENARIO, TDE_SCENARIO)]
    others = [name for name in BUILT if MODULES[name].group == VARIANT] + ["cities_and_knights"]
    parts = chain.from_iterable(combinations(others, size) for size in range(len(others) + 1))
    sets = [(*part, *scenario) for part in parts for scenario in ((), *((name,) for name in scenarios))]
    games = [(judge(names or ("base",), players), players) for names in sets for players in range(2, 7)]
    return [(verdict.modules, players) for verdict, players in games if verdict.playable]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_has_its_words(language: str) -> None:
    told = words(language)
    for remark in REMARKS:
        wanted = [f"rules.{remark.name}.card.{card}" for card in remark.cards]
        if remark.has_text:
            wanted.append(f"rules.{remark.name}.text")
        assert [key for key in wanted if key not in told] == []


def test_no_words_are_left_that_no_remark_uses() -> None:
    used = {f"rules.{remark.name}.card.{card}" for remark in REMARKS for card in remark.cards}
    used |= {f"rules.{remark.name}.text" for remark in REMARKS if remark.has_text}
    written = {key for key in words("en") if re.fullmatch(r"rules\.\w+\.(card\.\w+|text)", key)}
    assert written == used


def test_what_modules_change_by_a_module_of_its_own_is_told() -> None:
    told = {(remark.name, frozenset(remark.modules)) for remark in REMARKS if remark.has_text}
    for parts, combined in COMBINED:
        assert (combined().name, parts) in told, f"{combined().name} has no remark in catalog/remarks.py"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_combination_module_has_words_in_every_language(language: str) -> None:
    for _, combined in COMBINED:
        assert len(words(language).get(f"rules.{combined().name}.text", "")) > 20


def test_every_two_built_modules_that_go_together_are_told_of() -> None:
    for pair in combinations([name for name in BUILT if name not in ("base", "seafarers")], 2):
        whole = complete(pair)
        fits = [players for players in range(2, 7) if judge(pair, players).playable]
        if not fits or frozenset(pair) in UNCHANGED:
            continue
        expansions = [name for name in pair if MODULES[name].group not in (SEAFARERS_SCENARIO, TDE_SCENARIO)]
        found = [remark for remark in remarks_on(whole, fits[0], {}) if len(remark.modules) > 1]
        assert [remark for remark in found if set(expansions) <= set(remark.modules)], pair


def test_in_every_playable_game_every_card_is_explained_by_what_is_in_play() -> None:
    by_name = {remark.name: remark for remark in REMARKS}
    games = playable()
    assert len(games) > 250
    for modules, players in games:
        for scope in ("each", "one"):
            explained = card_words(modules, players, {"event_scope": scope, "red_from_card": False})
            for by in explained.values():
                assert set(by_name[by].modules) <= set(modules)
            if "event_cards" in modules:
                assert {card.event for card in CARDS} <= set(explained)
            if "cities_and_knights" in modules:
                assert explained["wedding"] == "cities_and_knights"


@pytest.mark.parametrize(
    "modules", [("base",), ("new_shores",), ("cities_and_knights",), ("pirate_islands",), ("traders_and_barbarians",)]
)
def test_the_cards_of_a_deck_are_all_explained(modules: tuple[str, ...]) -> None:
    game = Game.new(modules, 4, seed="deck")
    rules: Rules = game.kernel.rules
    names = {card.name for card in rules.development_cards} if rules.has_development_cards else set()
    for module in rules.modules:
        if isinstance(module, CitiesAndKnights):
            names |= {card.name for card in module.decks.cards}
    told = facts_of(game)["card_words"]
    assert isinstance(told, dict)
    assert names
    assert names <= set(told)


@pytest.mark.parametrize(
    ("modules", "players", "options", "card", "by"),
    [
        (("event_cards",), 3, {}, "tournament", "event_cards"),
        (("event_cards", "cities_and_knights"), 3, {}, "tournament", "knights_and_events"),
        (("event_cards", "cities_and_knights"), 3, {}, "conflict", "knights_and_events"),
        (("event_cards", "cities_and_knights"), 3, {"event_scope": "one"}, "conflict", "knights_and_events_hit_one"),
        (("event_cards",), 3, {"event_scope": "one"}, "conflict", "events_hit_one"),
        (("event_cards", "pirate_islands"), 3, {"event_scope": "one"}, "conflict", "events_and_fleet"),
        (("event_cards", "cloth_for_catan"), 3, {}, "trade_advantage", "events_and_villages"),
        (("event_cards", "new_shores"), 3, {}, "robber_flees", "events_at_sea"),
        (("event_cards", "fishermen"), 3, {}, "epidemic", "events_and_fish"),
        (("event_cards", "rivers"), 3, {}, "earthquake", "events_at_rivers"),
        (("event_cards", "caravans"), 3, {}, "robber_flees", "events_and_caravans"),
        (("event_cards", "traders_and_barbarians"), 3, {}, "earthquake", "wagons_and_events"),
        (("traders_and_barbarians",), 3, {}, "knight", "traders_and_barbarians"),
        (("traders_and_barbarians", "cities_and_knights"), 3, {}, "bishop", "knights_clear_paths"),
        (("traders_and_barbarians", "cities_and_knights"), 3, {}, "alchemist", "number_dice_again"),
        (("traders_and_barbarians", "cities_and_knights", "new_shores"), 3, {}, "alchemist", "cities_and_knights"),
        (
            ("event_cards", "traders_and_barbarians", "cities_and_knights"),
            3,
            {},
            "robber_flees",
            "knights_wagons_and_events",
        ),
        (("traders_and_barbarians", "new_shores"), 3, {}, "road_building", "wagons_at_sea"),
        (("event_cards", "traders_and_barbarians", "new_shores"), 3, {}, "robber_flees", "wagons_and_events_at_sea"),
        (("event_cards", "barbarian_attack"), 3, {"event_scope": "one"}, "conflict", "barbarians_and_events"),
        (("barbarian_attack",), 3, {}, "intrigue", "barbarian_attack"),
        (("new_shores",), 3, {}, "knight", "seafarers"),
        (("wonders",), 3, {}, "knight", "wonders"),
        (("pirate_islands",), 4, {}, "victory_point", "pirate_islands"),
        (("cities_and_knights", "new_shores"), 3, {}, "road_building", "knights_at_sea"),
        (("cities_and_knights", "two_player"), 2, {}, "deserter", "knights_for_two"),
        (("cities_and_knights", "two_player", "event_cards"), 2, {}, "alchemist", "set_dice_for_two"),
    ],
)
def test_a_game_tells_whose_words_explain_a_card(
    modules: tuple[str, ...], players: int, options: dict[str, object], card: str, by: str
) -> None:
    told = facts_of(Game.new(modules, players, seed="words", options=options))["card_words"]
    assert isinstance(told, dict)
    assert told[card] == by


def test_options_of_remarks_are_options_of_their_modules() -> None:
    for remark in REMARKS:
        if remark.option is not None:
            name, value = remark.option
            offers = [offer.option for offer in OPTIONS["event_cards"] if offer.option.name == name]
            assert value in offers[0].values


def test_silenced_sections_are_sections_of_chapters() -> None:
    for remark in REMARKS:
        for section in remark.silences:
            assert f"rules.{section}" in words("en")


def test_every_special_way_to_win_is_a_reason_with_the_target_in_it() -> None:
    """Every reason is told in every language, with the same gaps: tests/test_reasons.py."""
    ways = [way for name in BUILT if (way := MODULES[name].win) is not None]
    assert len(ways) == 3
    for way in ways:
        assert told_reasons()[way.code]["gaps"]["target"] == "number"


def test_chapters_know_the_usual_points_to_win() -> None:
    chapters = (WEB / "rules" / "content.ts").read_text("utf-8")
    found = dict(re.findall(r'module: "(\w+)",\s*target: (\d+)', chapters))
    alone = {name: MODULES[name].target.resolve(4, 0) for name in BUILT}
    assert {name: int(target) for name, target in found.items()} == {name: to for name, to in alone.items() if to}
