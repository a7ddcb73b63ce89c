"""A person opens the page, plays against bots by clicks, and sees the game through to its end."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import picture
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
