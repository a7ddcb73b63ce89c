"""Knights of Cities & Knights on the paths of the barbarians' coast: seen with their strength, sent and displaced."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Desk, Server, desk_at, new_table, picture, serving
from tests.browser.player import Player, choose

BOT = {"kind": "bot", "level": "random"}
OPTIONS = {"board": "beginner", "max_offers": 0, "hand_limit": 60}


@pytest.fixture(scope="module")
def court(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory, "paths", "tests.path_muster") as running:
        yield running


@pytest.fixture
def coast(browser: Browser, court: Server) -> Iterator[Desk]:
    with desk_at(browser, court) as desk:
        yield desk


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_knight_is_recruited_at_the_castle_and_another_displaces_a_weaker_one(coast: Desk, size: str) -> None:
    page = coast.open_phone() if size == "phone" else coast.open()
    modules = "barbarian_attack+cities_and_knights+path_muster"
    game = new_table(page, modules, seats=[{"kind": "person"}, BOT, BOT], options=OPTIONS)
    page.goto(f"{coast.server.url}/game/{game}")
    ada = Player(page, touch=size == "phone", likes=("roll", "end_turn"))
    ada.play_to("recruit_knight")
    board = page.locator(".board")
    titles = board.locator("[data-piece=knight] title")
    expect(titles.filter(has_text="knight of strength 2, active (red)")).to_have_count(1)
    expect(titles.filter(has_text="knight of strength 1, not active")).to_have_count(1)
    expect(board.locator("[data-piece=rider]")).to_have_count(0)
    expect(page.locator(".track")).to_have_count(0)

    ada.press(".actions [data-kind=recruit_knight]")
    choose(ada, "Recruit a knight", "side of the castle")
    expect(board.locator("[data-piece=knight]")).to_have_count(3)
    picture(page, f"paths-{size}")

    ada.press(".actions [data-kind=end_turn]")
    expect(page.locator(".rides")).to_contain_text("a knight still stands at the castle")
    choose(ada, "Send a knight", "knight of strength 2")
    expect(page.locator(".rides")).to_contain_text("leave it inactive")
    picture(page, f"paths-ride-{size}")
    choose_among(ada, "Displace a knight")
    choose(ada, "Send a knight", "knight of strength 1, not active (red)")
    choose(ada, "Ride there", "pasture 6")
    ada.wait()
    expect(titles.filter(has_text="knight of strength 2, not active (red)")).to_have_count(1)


def choose_among(ada: Player, deed: str) -> None:
    """Point at the place where just this is to be done, among others that glow too."""
    seen = ada.wait()
    for place, label in zip(seen["places"], seen["labels"], strict=True):
        if label.startswith(deed):
            ada.point(place)
            return
    raise AssertionError(f"nowhere: {deed}: {seen['labels']}")
