"""docs/rules/traders-and-barbarians.md says what the tables of its scenarios say, and shows their maps as they are."""

from __future__ import annotations

import re

import pytest

from skerry import Game
from skerry.catalog import MODULES
from skerry.catalog.assembly import BUILT
from skerry.catalog.legality import target_of
from skerry.catalog.maps import PRINTED_ISLANDS
from skerry.catalog.modules import members
from skerry.rules.traders_and_barbarians.barbarian_attack import tables as barbarians
from skerry.rules.traders_and_barbarians.caravans import tables as caravans
from skerry.rules.traders_and_barbarians.fishermen import tables
from skerry.rules.traders_and_barbarians.gold import MOST_PURCHASES, RESOURCE_PRICE
from skerry.rules.traders_and_barbarians.rivers import tables as rivers
from skerry.rules.traders_and_barbarians.traders import tables as traders

from .map_pictures import PICTURE, TRADERS_AND_BARBARIANS, with_pictures

PAGE = TRADERS_AND_BARBARIANS.read_text(encoding="utf-8")
SCENARIOS = [name for name in members("tb_scenario") if name in BUILT]


def test_pictures_on_the_page_are_those_of_the_maps() -> None:
    assert with_pictures(PAGE) == PAGE, "draw them anew with `python -m tests.board.map_pictures`"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_that_is_built_has_a_section_with_its_map(scenario: str) -> None:
    (section,) = re.findall(rf"^## {scenario}\n(.*?)(?=^## |\Z)", PAGE, re.DOTALL | re.MULTILINE)
    assert {name for _, name in PICTURE.findall(section)} == {PRINTED_ISLANDS[scenario]}
    for heading in ("**Set-up.**", "**To win:**"):
        assert heading in section


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_table_tells_players_and_points(scenario: str) -> None:
    row = f"| [`{scenario}`](#{scenario}) | {MODULES[scenario].players()} | {target_of([scenario], 4)} |"
    assert row in PAGE


def test_every_scenario_is_built() -> None:
    assert {*members("tb_scenario")} <= {*BUILT}


def test_the_prices_in_fish_are_those_of_the_game() -> None:
    told = {
        action: int(price)
        for price, action in re.findall(r"^\| (\d) \| .* \| `(\w+_for_fish)` \|$", PAGE, re.MULTILINE)
    }
    prices = Game.new(["fishermen"], 3, seed="prices").view(None).parts["fishermen"]["fish_prices"]
    assert isinstance(prices, dict)
    assert told == {deed: by_seat[0] for deed, by_seat in prices.items()}


def test_the_tokens_are_those_of_the_game() -> None:
    ones, twos, threes, boots = tables.TOKEN_COUNTS
    assert f"| {ones + twos + threes}: {ones} with one fish, {twos} with two, {threes} with three |" in PAGE
    assert f"| old boot | {boots}," in PAGE


def test_the_numbers_of_the_rivers_are_those_of_the_game() -> None:
    cost = " and ".join(f"{count} {card}" for card, count in rivers.BRIDGE_COST.items())
    for row in (
        f"| bridge | {rivers.BRIDGES} of each colour; one costs {cost} |",
        f"| wealthiest settler | 1 tile, {rivers.WEALTHIEST_POINTS} point |",
        f"| poorest settler | {rivers.POOREST_TILES} tiles, {-rivers.POOREST_POINTS} points less each |",
    ):
        assert row in PAGE
    assert f"brings {rivers.RIVERSIDE_GOLD} gold; so does a road beside a river" in PAGE
    assert f"It brings {rivers.BRIDGE_GOLD} gold." in PAGE
    assert MOST_PURCHASES == 2
    assert f"for {RESOURCE_PRICE['gold']} gold, up to twice" in PAGE


def test_the_numbers_of_the_caravans_are_those_of_the_game() -> None:
    assert f"| oasis | 1 hex with {caravans.ARROWS} arrows," in PAGE
    assert f"| camel | {caravans.CAMELS}," in PAGE
    assert f"is worth {caravans.BUILDING_POINTS} point more, once" in PAGE
    assert f"counts as {caravans.ROAD_COUNTS} roads for the longest road" in PAGE


def test_the_wagon_cards_and_goods_are_those_of_the_game() -> None:
    for level in range(1, traders.LEVELS + 1):
        cost = (
            " ".join(f"{count} {card}" for card, count in traders.LEVEL_COSTS[level - 2].items()) if level > 1 else "-"
        )
        dice = ", ".join(str(die) for die in range(int(traders.DRIVES_OFF[level]), 7)) or "-"
        points, gold = traders.MOVEMENT_POINTS[level], traders.DELIVERY_GOLD[level]
        assert f"| {level} | {cost} | {points} | {gold} | {dice} | {traders.LEVEL_POINTS[level]} |" in PAGE
    for name, supply in zip(traders.TRADE_HEX_NAMES, traders.SUPPLY, strict=True):
        wanted = [
            g for g, to in zip(traders.GOODS, traders.DESTINATION, strict=True) if traders.TRADE_HEX_NAMES[to] == name
        ]
        given = [f"{count} {goods}" for goods, count in zip(traders.GOODS, supply, strict=True) if count]
        assert f"| `{name}` | {', '.join(wanted)} | {', '.join(given)} |" in PAGE
    counts = {"knight": traders.KNIGHTS, "swift_journey": traders.SWIFT_JOURNEYS, **traders.KEPT_CARDS}
    for card, count in counts.items():
        assert f"{count} `{card}`" in PAGE
    assert f"{traders.START_GOLD} gold" in PAGE


def test_the_numbers_of_the_barbarians_are_those_of_the_game() -> None:
    counts = (barbarians.KNIGHTHOODS, barbarians.BLACK_KNIGHTS, barbarians.TREASONS, barbarians.INTRIGUES)
    names = ("knighthood", "black knight", "treason", "intrigue")
    cards = ", ".join(f"{count} {name}" for count, name in zip(counts, names, strict=True))
    for row in (
        f"| barbarians | {barbarians.BARBARIANS}; {len(barbarians.FIRST_NUMBERS)} of them on the coast",
        f"| knights | {barbarians.KNIGHTS} of each colour |",
        f"| development cards | {sum(counts)}: {cards} |",
        f"| treason | {barbarians.TREASON_GOLD} gold; then two barbarians",
    ):
        assert row in PAGE
    assert f"up to {barbarians.RIDE} edges, or\nup to {barbarians.LONG_RIDE} for 1 grain" in PAGE
    assert f"the others {barbarians.CONSOLATION_GOLD} gold" in PAGE
    assert f"who get {barbarians.KNIGHT_GOLD} gold for each" in PAGE
    assert (barbarians.CONQUERORS, barbarians.LANDINGS, barbarians.PRISONERS_PER_POINT) == (3, 3, 2)
