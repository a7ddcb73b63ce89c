"""A person opens the page, plays against bots by clicks, and sees the game through to its end."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import Desk, new_table, picture
from tests.browser.player import Player


def test_a_full_game_against_bots_by_clicks(page: Page) -> None:
    began = time.monotonic()
    page.locator("[data-kind=play-now]").click()
    player = Player(page)
    seen = player.wait()
    assert time.monotonic() - began < 20, "one click, and one is in a game"
    assert seen["banner"].startswith("Your move")

    player.play_until("end_turn")
    picture(page, "base-first-turn")
    player.play_until()

    end = page.get_by_test_id("end")
    expect(end).to_contain_text("won!")
    expect(end.locator("li")).to_have_count(4)
    assert {"roll", "end_turn"} <= set(player.did)
    picture(page, "base-end")
    end.get_by_role("link", name="Replay").click()
    expect(page.get_by_text("Won by")).to_be_visible()


def test_a_card_in_hand_tells_what_it_does(desk: Desk) -> None:
    page = desk.open()
    # Which cards come is up to board and dice; where they are against one, there is another table.
    for _ in range(6):
        game = new_table(page, options={"max_offers": 0, "hand_limit": 40, "target": 22})
        page.goto(f"{desk.server.url}/game/{game}")
        player = Player(page, likes=("roll", "buy_card", "end_turn"), seeks=("mountain", "pasture", "field"))
        if player.comes_to("buy_card", 100):
            break
    else:
        raise AssertionError("no card could be bought at six tables")
    held = page.locator("[data-held] > button").first
    held.click()
    expect(page.locator(".explained")).to_contain_text(held.locator(".visually-hidden").inner_text().removeprefix("2 "))
    page.locator(".explained .close").click()
    expect(page.locator(".explained")).to_have_count(0)
