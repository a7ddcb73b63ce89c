"""Scenarios of Traders & Barbarians on boards with the sea: chosen on the page, and played until both were used."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.combination import SIZES, WELL, Combination, go_by_wagon, keep, log_of, pay_fish, sit_down
from tests.browser.conftest import Desk
from tests.browser.expedition import build
from tests.browser.test_caravans import come_to_vote, place

FISH_IN_FOG = Combination(
    ("fishermen", "fog_islands"),
    "To win: 12 points (13 with the old boot)",
    "Whoever discovers one in the fog draws a fish token",
    ("[data-mark=fishing_ground]", "[data-terrain=fog]"),
)
CAMELS_ON_SHORES = Combination(
    ("caravans", "new_shores"),
    "To win: 16 points",
    "Camels also walk over sea edges",
    ("[data-terrain=oasis]", "[data-terrain=sea], [data-mark=area]"),
    WELL,
)
FISH_AND_WONDERS = Combination(
    ("fishermen", "wonders"),
    "To win: a finished wonder, or 10 points (11 with the old boot) and a higher wonder than everybody else",
    "no harbour is laid along a fishing ground",
    ("[data-mark=fishing_ground]", "[data-mark=site]"),
)
WAGONS_IN_DESERT = Combination(
    ("traders_and_barbarians", "through_the_desert"),
    "To win: 17 points",
    "Wagons go along every edge where a ship might lie",
    ("[data-trade-hex]", "[data-terrain=desert]"),
)
AT_SEA = re.compile("between (open )?sea(, (open )?sea)?(;|$)")


@SIZES
def test_fish_are_spent_and_a_hex_is_discovered(crossing: Desk, size: str) -> None:
    ada = sit_down(crossing, size, FISH_IN_FOG)
    board = ada.page.locator(".board")
    fog, tokens = board.locator("[data-terrain=fog]"), ada.page.locator(".hand [data-token]")
    hidden, held = fog.count(), tokens.count()
    build(ada, "build_ship", FISH_IN_FOG.goal("fog_islands"))
    expect(fog).to_have_count(hidden - 1)
    pay_fish(ada, "resource_for_fish")
    ada.press(".picks [data-choice=ore]")
    expect(tokens).not_to_have_count(held)
    keep(ada, "fish-in-fog")
    told = log_of(ada)
    assert "Ada pays fish" in told
    assert "Ada discovers" in told


@SIZES
def test_a_camel_goes_out_to_sea(crossing: Desk, size: str) -> None:
    ada = sit_down(crossing, size, CAMELS_ON_SHORES, likes=("roll", "build_city", "end_turn"))
    camels = ada.page.locator(".board [data-piece=camel]")
    stood = camels.count()
    come_to_vote(ada)
    for _ in range(7):
        ada.press("[data-lay=wool] .more")
    keep(ada, "camels-vote")
    ada.press("[data-kind=bid]")
    place(ada, lambda label: AT_SEA.search(label) is not None)
    expect(camels).to_have_count(stood + 1)
    ada.play_to("end_turn")
    keep(ada, "camel-at-sea")
    assert "Ada places a camel" in log_of(ada)


@SIZES
def test_fish_are_spent_and_a_wonder_is_begun(crossing: Desk, size: str) -> None:
    ada = sit_down(crossing, size, FISH_AND_WONDERS)
    tokens = ada.page.locator(".hand [data-token]")
    held = tokens.count()
    ada.press(".actions [data-kind=claim_wonder]")
    ada.press(".actions [data-kind=build_wonder_level]:not([aria-disabled=true])")
    pay_fish(ada, "resource_for_fish")
    ada.press(".picks [data-choice=ore]")
    expect(tokens).not_to_have_count(held)
    keep(ada, "fish-and-wonders")
    told = log_of(ada)
    assert "Ada pays fish" in told
    assert "great wall" in told


@SIZES
def test_a_wagon_goes_and_an_island_is_settled(crossing: Desk, size: str) -> None:
    ada = sit_down(crossing, size, WAGONS_IN_DESERT)
    build(ada, "build_settlement", WAGONS_IN_DESERT.goal("through_the_desert"))
    keep(ada, "wagons-in-desert")
    ada.press(".actions [data-kind=end_turn]")
    go_by_wagon(ada)
    keep(ada, "wagon-gone")
    told = log_of(ada)
    assert "Ada earns special points: 2" in told
    assert "Ada moves the wagon" in told
