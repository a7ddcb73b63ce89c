"""A module that the client has no picture and no word for can be seen and played all the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Desk, Server, new_table, picture
from tests.browser.player import Player


@pytest.fixture
def guests(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    running = Server(tmp_path_factory.mktemp("guests") / "games.db", rules="tests.lanterns")
    running.start()
    desk = Desk(browser, running)
    yield desk
    desk.close()
    running.stop()
    assert desk.problems == [], "errors in the page"


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
