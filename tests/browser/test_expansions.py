"""What the expansions bring can be played by pointing and clicking, too."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Desk, new_table, picture
from tests.browser.player import Player


def log_of(page: Page) -> str:
    page.get_by_role("tab", name="Log").click()
    text = page.get_by_role("log").inner_text()
    page.get_by_role("tab", name="Players").click()
    return text


def test_ships_are_founded_and_built_in_seafarers(desk: Desk) -> None:
    page = desk.open("/new")
    page.locator("[data-module=new_shores]").click()
    expect(page.locator(".win")).to_contain_text("14 points")
    page.get_by_label("Trade offers in a turn").fill("0")
    page.get_by_label("Points to win").fill("30")
    picture(page, "setup-seafarers")
    page.locator("[data-kind=create]").click()

    sailor = Player(page, likes=("roll", "build_ship", "end_turn"), seeks=("sea", "forest", "pasture"))
    sailor.play_until("build_ship")
    expect(page.locator("[data-piece=ship]")).not_to_have_count(0)
    assert "Guest" in log_of(page)
    picture(page, "seafarers")


def test_a_knight_is_recruited_and_a_progress_card_played(desk: Desk) -> None:
    page = desk.open()
    calm = {"max_offers": 0, "hand_limit": 40, "target": 30}
    game = new_table(page, "cities_and_knights", options=calm)
    page.goto(f"{desk.server.url}/game/{game}")
    land = ("mountain", "pasture")
    player = Player(page, likes=("roll", "recruit_knight", "play_progress", "improve", "end_turn"), seeks=land)
    player.play_until("recruit_knight")
    expect(page.locator("[data-piece=knight]")).not_to_have_count(0)
    picture(page, "knights")
    player.likes = ("roll", "play_progress", "improve", "build_city", "build_settlement", "end_turn")
    player.play_until("play_progress")
    picture(page, "progress-played")
    assert "Ada plays" in log_of(page)
