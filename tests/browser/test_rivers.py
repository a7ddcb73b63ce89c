"""Rivers are seen, bridged and paid for in gold, and gold is spent, on a desk and in the hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import (
    WALL,
    Desk,
    Server,
    desk_at,
    fits,
    look_at_seats,
    new_table,
    picture,
    put_away,
    serving,
    sources,
)
from tests.browser.player import Player

# What the others do is of no matter here: they shall only be quick.
SEATS = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * 2]


@pytest.fixture(scope="module")
def mill(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where whoever sits first begins with wood and brick for bridges."""
    with serving(tmp_path_factory, "mill", "tests.bridge_timber") as running:
        yield running


@pytest.fixture
def bank(browser: Browser, mill: Server) -> Iterator[Desk]:
    with desk_at(browser, mill) as desk:
        yield desk


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_bridge_is_built_and_its_gold_makes_rich_and_is_spent(bank: Desk, size: str) -> None:
    page = bank.open_phone() if size == "phone" else bank.open()
    game = new_table(page, "rivers+bridge_timber", seats=SEATS, options={"max_offers": 0, "hand_limit": 40})
    page.goto(f"{bank.server.url}/game/{game}")
    ada = Player(
        page,
        touch=size == "phone",
        likes=("roll", "build_bridge", "end_turn"),
        seeks=("Bridge site", "by the river"),
    )
    ada.wait()
    board = page.locator(".board")
    expect(board.locator("[data-river]")).to_have_count(2)
    expect(board.locator("[data-mark=bridge_site]")).to_have_count(7)
    heard = board.get_by_role("listitem").filter(has_text="from its source to its mouth")
    expect(heard.first).to_contain_text("mountain")
    expect(heard.first).to_contain_text("swamp")

    # Both her settlements and both her roads are beside a river.
    ada.play_to("roll")
    seats = page.locator(".seats > li")
    own = seats.filter(has_text="Ada")
    purse, told = page.locator(".hand [data-thing=gold] b"), own.locator("[data-line=gold] b")
    expect(purse).to_have_text("4")
    expect(told).to_have_text("4")
    picture(page, f"rivers-{size}")
    assert fits(page)

    # Whoever has least pays for it with points.
    poor = seats.filter(has=page.locator("[data-line=tile]")).first
    expect(poor.locator("[data-line=tile]")).to_contain_text("Poorest settler")
    shown = sources(poor)
    expect(shown.get_by_text("Poorest settler")).to_have_text("Poorest settler -2")
    put_away(page)

    # Three more come with a bridge, and nobody else can have as many yet.
    ada.play_to("build_bridge")
    picture(page, f"rivers-before-the-bridge-{size}")
    ada.play_until("build_bridge")
    expect(board.locator("[data-piece=bridge]")).to_have_count(1)
    expect(board.locator("[data-mark=bridge_site]")).to_have_count(6)
    expect(purse).to_have_text("7")
    look_at_seats(page)
    expect(own.locator("[data-award=wealthiest_settler] svg")).to_be_visible()
    rich = sources(own)
    expect(rich.get_by_text("Wealthiest settler")).to_have_text("Wealthiest settler 1")
    picture(page, f"rivers-bridge-{size}")
    put_away(page)

    # Two cards are bought with the keyboard alone, and then no more.
    page.locator("[data-kind=buy_with_gold]").press("Enter")
    dialog = page.get_by_role("dialog", name="Buy with gold")
    expect(dialog.get_by_test_id("gold")).to_have_text("Your gold: 7")
    before = ada.hand()
    expect(dialog.locator("[data-card]").first).to_be_focused()
    dialog.locator("[data-card=ore]").press("Enter")
    expect(dialog.get_by_test_id("gold")).to_have_text("Your gold: 5")
    expect(dialog.get_by_role("status")).to_contain_text("Bought with gold this turn: 1")
    expect(dialog.locator("[data-card=ore]")).to_be_focused()
    picture(page, f"rivers-buying-{size}")
    assert fits(page)
    dialog.locator("[data-card=grain]").press("Enter")
    expect(dialog.get_by_test_id("gold")).to_have_text("Your gold: 3")
    expect(dialog.get_by_role("status")).to_contain_text("no more than 2 resources may be bought with gold in a turn")
    expect(dialog.locator("[data-card]")).to_have_count(0)
    expect(dialog.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert ada.hand() == {**before, "ore": before["ore"] + 1, "grain": before["grain"] + 1}
    expect(told).to_have_text("3")
    # What cannot be bought any more says so where it stands.
    page.locator("[data-kind=buy_with_gold]").press("Enter")
    expect(dialog).to_have_count(0)
    expect(page.locator(".actions").get_by_role("status")).to_contain_text("no more than 2 resources")

    page.get_by_role("tab", name="Log").click()
    log = page.get_by_role("log")
    for line in ("Ada gets 3 gold", "Ada gives 2 gold to the bank", "Wealthiest settler"):
        expect(log).to_contain_text(line)


def test_a_map_is_shown_with_its_rivers_and_its_fishing_grounds_before_the_game_is_made(desk: Desk) -> None:
    page = desk.open("/new", size=WALL)
    shown = page.locator("figure .picture")
    page.locator("[data-module=rivers]").click()
    expect(shown.locator("[data-river]")).to_have_count(2)
    expect(shown.locator("[data-mark=bridge_site]")).to_have_count(7)
    expect(shown.locator("[data-terrain=swamp]")).to_have_count(2)
    picture(page, "setup-rivers")
    page.locator("[data-module=rivers]").click()
    page.locator("[data-module=fishermen]").click()
    expect(shown.locator("[data-mark=fishing_ground]")).to_have_count(6)
    expect(shown.locator("[data-river]")).to_have_count(0)
    picture(page, "setup-fishermen")
