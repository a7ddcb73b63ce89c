"""Scenarios of Traders & Barbarians with each other, with knights and for two: chosen on the page, and both used."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.combination import SIZES, WELL, Combination, go_by_wagon, keep, log_of, sit_down, take
from tests.browser.conftest import Desk
from tests.browser.expedition import build, settle
from tests.browser.player import choose

KNIGHTS_AT_RIVERS = Combination(
    ("rivers", "cities_and_knights"),
    "To win: 15 points",
    "Knights use your bridges like r",
    ("[data-river]", "[data-mark=bridge_site]"),
)
BARBARIANS_AND_WAGONS = Combination(
    ("barbarian_attack", "traders_and_barbarians"),
    "To win: 14 points",
    "A wagon may drive off a barbarian on a path",
    ("[data-trade-hex]", "[data-mark=landing]", "[data-piece=coast_barbarian]"),
)
RIVERS_AND_TRIBE = Combination(
    ("rivers", "forgotten_tribe", "cities_and_knights"),
    "To win: 15 points",
    "A ship laid beside a river brings 1 gold",
    ("[data-river]", "[data-mark=gift]"),
    WELL,
)
BARBARIANS_FOR_TWO = Combination(
    ("barbarian_attack", "two_player"),
    "To win: 12 points",
    "One knight of a neutral colour is a mercenary",
    ("[data-mark=landing]", "[data-side]"),
    players=2,
)
BY_RIVERS = ("Bridge site", "by the river")


@SIZES
def test_a_bridge_is_built_and_a_knight_recruited(crossing: Desk, size: str) -> None:
    ada = sit_down(crossing, size, KNIGHTS_AT_RIVERS, seeks=BY_RIVERS)
    board = ada.page.locator(".board")
    take(ada, "build_bridge")
    expect(board.locator("[data-piece=bridge]")).to_have_count(1)
    take(ada, "recruit_knight")
    expect(board.locator("[data-piece=knight]")).to_have_count(1)
    keep(ada, "knights-at-rivers")


@SIZES
def test_a_barbarian_stands_on_a_path_and_a_wagon_goes(crossing: Desk, size: str) -> None:
    ada = sit_down(crossing, size, BARBARIANS_AND_WAGONS)
    board = ada.page.locator(".board")
    on_paths = board.locator("[data-piece=barbarian]")
    expect(on_paths).to_have_count(0)
    ada.press(".actions [data-kind=build_city]:not([aria-disabled=true])")
    ada.step(ada.wait())
    choose(ada, "Let the barbarian stand here")
    settle(ada)
    expect(on_paths.first).to_be_attached()
    ada.press(".actions [data-kind=buy_card]")
    choose(ada, "Place a knight", "castle")
    keep(ada, "barbarians-on-paths")
    ada.press(".actions [data-kind=end_turn]")
    choose(ada, "Send a knight")
    keep(ada, "knight-beside-barbarians")
    choose(ada, "Ride there")
    go_by_wagon(ada)
    told = log_of(ada)
    assert "Ada lets the barbarian stand" in told
    assert "Ada moves the wagon" in told


@SIZES
def test_a_bridge_a_knight_and_a_gift_of_the_tribe(crossing: Desk, size: str) -> None:
    ada = sit_down(crossing, size, RIVERS_AND_TRIBE, seeks=BY_RIVERS)
    board = ada.page.locator(".board")
    gifts = board.locator("[data-mark=gift]")
    lying = gifts.count()
    take(ada, "build_bridge")
    take(ada, "recruit_knight")
    build(ada, "build_ship", RIVERS_AND_TRIBE.goal("forgotten_tribe"))
    expect(gifts).to_have_count(lying - 1)
    expect(board.locator("[data-piece=bridge]")).to_have_count(1)
    expect(board.locator("[data-piece=knight]")).to_have_count(1)
    keep(ada, "rivers-and-tribe")


@SIZES
def test_a_mercenary_stands_by_and_a_token_moves_a_barbarian(crossing: Desk, size: str) -> None:
    ada = sit_down(crossing, size, BARBARIANS_FOR_TWO)
    board = ada.page.locator(".board")
    take(ada, "take_up_barbarian")
    ada.press(".actions [data-kind=buy_card]")
    choose(ada, "Place a knight", "castle")
    choose(ada, "Place a knight", "castle")
    expect(board.locator("[data-piece=rider]")).to_have_count(2)
    expect(board.locator("[data-piece=rider] title").filter(has_text="mercenary")).to_have_count(1)
    keep(ada, "barbarians-for-two")
    assert "trade token" in log_of(ada)
