"""Barbarians land and conquer, knights ride against them and take prisoners, on a desk and in the hand."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import WALL, Desk, Server, desk_at, fits, new_table, picture, put_away, serving, sources
from tests.browser.player import Player, choose

# What the others do is of no matter here: they shall only be quick.
BOT = {"kind": "bot", "level": "random"}
OPTIONS = {"board": "beginner", "max_offers": 0, "hand_limit": 60}
# Remembers whether the news of a victory was there, with the die of its losses, however soon others follow.
NOTE_VICTORY = """() => {
  window.victorySeen = false;
  const look = () => (window.victorySeen ||= document.querySelector('[data-news=victories] [data-face]') !== null);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
# At the very edge of the land, so that it falls with its one hex.
EXPOSED = "between field 9, open sea"


@pytest.fixture(scope="module")
def court(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where whoever sits first begins with cards to buy, and barbarians are about to conquer."""
    with serving(tmp_path_factory, "court", "tests.castle_muster") as running:
        yield running


@pytest.fixture
def castle(browser: Browser, court: Server) -> Iterator[Desk]:
    with desk_at(browser, court) as desk:
        yield desk


def place_of_board(page: Page) -> object:
    """Where it is on the screen and how large."""
    return page.locator(".table > .board").bounding_box()


def buy(ada: Player, card: str) -> None:
    """Buy the card on top of the pile and see which it is."""
    ada.press(".actions [data-kind=buy_card]:not([aria-disabled=true])")
    expect(ada.page.locator(f"[data-news=card] [data-card={card}]")).to_be_visible()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_barbarians_conquer_and_knights_take_them_prisoner(castle: Desk, size: str) -> None:
    page = castle.open_phone() if size == "phone" else castle.open()
    game = new_table(page, "barbarian_attack+castle_muster", seats=[{"kind": "person"}, BOT, BOT], options=OPTIONS)
    page.goto(f"{castle.server.url}/game/{game}")
    ada = Player(page, touch=size == "phone", likes=("roll", "end_turn"))
    ada.wait()
    board = page.locator(".board")
    own = page.locator(".seats > li").filter(has_text="Ada")
    prisoners = own.locator("[data-line=prisoners] b")
    left = page.get_by_test_id("barbarians-left")
    expect(board.locator("[data-terrain=castle]")).to_have_count(1)
    expect(board.locator("[data-side]")).to_have_count(6)
    expect(board.locator("[data-mark=landing]")).to_have_count(10)
    expect(board.locator("[data-piece=coast_barbarian]")).to_have_count(7)
    expect(board.locator("[data-conquered]")).to_have_count(1)
    heard = board.get_by_role("listitem")
    expect(heard.filter(has_text="mountain 3, barbarians: 3")).to_have_count(1)
    expect(heard.filter(has_text="Conquered by barbarians")).to_contain_text("mountain 3")
    expect(left).to_have_text("Barbarians left: 29")

    choose(ada, "Place the building", EXPOSED)
    ada.play_to("buy_card")
    picture(page, f"barbarians-{size}")
    assert fits(page)
    buy(ada, "knighthood")
    assert choose(ada, "Place a knight", "side of the castle (brown)", "pasture 6")
    expect(board.locator("[data-piece=rider]")).to_have_count(1)

    # One hex is free again, and another falls with her settlement.
    buy(ada, "treason")
    expect(page.locator(".hand [data-thing=gold] b")).to_have_text("2")
    choose(ada, "Take a barbarian", "mountain 3; barbarians: 3")
    choose(ada, "Put the barbarian", "field 9; barbarians: 2")
    expect(board.locator("[data-conquered]")).to_have_count(1)
    expect(board.locator("[data-mark=turned_token] text")).to_have_text("9")
    expect(board.locator("title").filter(has_text="settlement (red), conquered")).to_have_count(1)
    picture(page, f"barbarians-conquered-{size}")
    choose(ada, "Take a barbarian", "field 12")
    choose(ada, "Put the barbarian", "pasture 8")
    expect(sources(own).get_by_text("conquered buildings")).to_have_text("conquered buildings -1")
    put_away(page)
    buy(ada, "intrigue")
    choose(ada, "Take a prisoner", "field 9; barbarians: 3")
    expect(board.locator("[data-conquered]")).to_have_count(0)
    expect(prisoners).to_have_text("1")

    # Two more knights, and a city that brings an attack, which is rolled with dice of its own.
    buy(ada, "knighthood")
    choose(ada, "Place a knight", "castle")
    buy(ada, "black_knight")
    choose(ada, "Place a knight", "hill 2")
    roll = page.get_by_test_id("roll").first.inner_html()
    before = place_of_board(page)
    ada.press(".actions [data-kind=build_city]")
    expect(page.get_by_role("button", name="Cancel", exact=True)).to_be_visible()
    assert place_of_board(page) == before, "the board keeps still when a piece is taken in hand"
    choose(ada, "Build a city", EXPOSED)
    attack = page.locator("[data-news=attack]")
    expect(attack.locator(".throw:not(.idle)").first).to_be_visible()
    assert attack.locator(".throw").count() >= 3
    assert page.get_by_test_id("roll").first.inner_html() == roll, "the dice of production are left alone"
    picture(page, f"barbarians-attack-{size}")
    assert fits(page)

    # They ride: those near for nothing, those far away for a grain.
    ada.press(".actions [data-kind=end_turn]")
    choose(ada, "Send a knight", "knight (red)", "castle")
    expect(page.locator(".rides")).to_contain_text("Further rides cost")
    seen = ada.wait()
    dear = {place for place, label in zip(seen["places"], seen["labels"], strict=True) if "costs 1 grain" in label}
    assert 0 < len(dear) < len(seen["places"])
    assert {each.get_attribute("data-cost") for each in board.locator("[data-cost]").all()} == dear
    picture(page, f"barbarians-ride-{size}")
    assert fits(page)
    grain = ada.hand()["grain"]
    paid = "costs 1 grain" in choose(ada, "Ride there", "hill 2")
    expect(page.get_by_role("img", name="Knights that have ridden: 1 of 3")).to_be_visible()
    choose(ada, "Send a knight", "castle")
    paid += "costs 1 grain" in choose(ada, "Ride there", "hill 2")
    expect(page.get_by_role("img", name="Knights that have ridden: 2 of 3")).to_be_visible()
    assert ada.hand()["grain"] == grain - paid < grain
    page.evaluate(NOTE_VICTORY)
    ada.press(".actions [data-kind=end_rides]")

    # Two prisoners are a point. What the others do next may be news as well.
    page.wait_for_function("() => window.victorySeen")
    ada.wait()
    picture(page, f"barbarians-beaten-{size}")
    assert int(prisoners.inner_text()) >= 2
    expect(sources(own).get_by_text("prisoners")).to_have_text(re.compile("prisoners [12]"))
    put_away(page)
    page.get_by_role("tab", name="Log").click()
    log = page.get_by_role("log")
    for line in (
        "for the barbarians",
        "The barbarians conquer field 9",
        "Knights win on ",
        ": 3 against",
        "rolls for the knights lost on ",
        "Free again: mountain 3",
    ):
        expect(log).to_contain_text(line)


def test_a_mercenary_rides_for_either_of_two(castle: Desk) -> None:
    page = castle.open()
    page.emulate_media(color_scheme="dark")
    game = new_table(
        page, "barbarian_attack+two_player+castle_muster", players=2, seats=[{"kind": "person"}, BOT], options=OPTIONS
    )
    page.goto(f"{castle.server.url}/game/{game}")
    ada = Player(page, likes=("roll", "end_turn"))
    ada.play_to("buy_card")
    # A forced trade is not there to look at when the other has no cards.
    expect(page.locator(".actions [data-kind=take_up_barbarian]")).to_contain_text("costs 1 trade token(s)")
    picture(page, "barbarians-tokens")
    buy(ada, "knighthood")
    choose(ada, "Place a knight", "castle")
    choose(ada, "Place a knight", "castle")
    hired = page.locator(".board [data-piece=rider]").filter(has=page.locator("title", has_text="mercenary"))
    expect(hired).to_have_count(1)
    ada.press(".actions [data-kind=end_turn]")
    # She cannot be done yet, and is told so without asking.
    expect(page.get_by_test_id("banner")).to_contain_text("send the knights off that stand at the castle")
    expect(page.locator(".rides")).to_contain_text("a knight still stands at the castle")
    choose(ada, "Send a knight", "knight (red)")
    choose(ada, "Ride there", "pasture 6")
    expect(page.locator(".rides")).to_contain_text("Now the mercenary may ride")
    choose(ada, "Send a knight", "mercenary")
    expect(page.locator(".rides")).to_contain_text("Choose where the mercenary rides")
    page.locator("[data-place]").first.focus()
    page.keyboard.press("ArrowRight")
    picture(page, "barbarians-mercenary")


def test_the_set_up_page_shows_the_castle_and_who_has_landed(desk: Desk) -> None:
    page = desk.open("/new", size=WALL)
    shown = page.locator("figure .picture")
    page.locator("[data-module=barbarian_attack]").click()
    expect(shown.locator("[data-side]")).to_have_count(6)
    expect(shown.locator("[data-mark=landing]")).to_have_count(10)
    expect(shown.locator("[data-piece=coast_barbarian]")).to_have_count(2)
    picture(page, "setup-barbarians")
