"""A module that the client has no picture and no word for can be seen and played all the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Desk, desk_of_its_own, new_table, picture
from tests.browser.player import Player


@pytest.fixture
def guests(browser: Browser, tmp_path: Path) -> Iterator[Desk]:
    with desk_of_its_own(browser, tmp_path / "games.db", rules="tests.lanterns,tests.pearls") as desk:
        yield desk


def test_a_lantern_is_hung_by_pointing_and_clicking(guests: Desk) -> None:
    page = guests.open("/new")
    expect(page.locator("[data-module=lanterns]")).to_contain_text("Lanterns")
    calm = {"max_offers": 0, "hand_limit": 40, "target": 16}
    game = new_table(page, "base+lanterns", options=calm)
    page.goto(f"{guests.server.url}/game/{game}")
    player = Player(page, likes=("roll", "hang_lantern", "end_turn"), seeks=("forest", "pasture"))
    player.play_until("hang_lantern")
    expect(page.locator("[data-mark=layer]")).not_to_have_count(0)
    expect(page.locator(".seats")).to_contain_text("lanterns")
    picture(page, "guest-module")
    page.set_viewport_size({"width": 360, "height": 740})
    picture(page, "guest-module-phone")


def test_what_a_counter_counts_is_offered_like_cards(guests: Desk) -> None:
    page = guests.open()
    game = new_table(page, "base+pearls", options={"hand_limit": 40}, offer_wait=0)
    page.goto(f"{guests.server.url}/game/{game}")
    Player(page).play_to("end_turn")
    pearls = page.locator(".hand [data-thing=pearls] > button")
    expect(pearls).to_contain_text("3 pearls")
    for _ in range(4):
        pearls.click()
    expect(page.locator(".trade [data-less=pearls] output")).to_have_text("3")
    page.locator(".trade [data-want=wood]").click()
    picture(page, "guest-trade")
    page.locator(".trade [data-kind=offer]").click()
    expect(page.locator("section.trade")).to_have_count(0)
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("log")).to_contain_text("Ada offers 3 pearls")
