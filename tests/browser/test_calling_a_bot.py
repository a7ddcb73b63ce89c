"""Somebody has gone: the others call in a bot, or give the seat away, and whoever comes back plays on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE, Desk, Server, desk_at, new_table, picture
from tests.browser.player import Player

# Seconds after which everybody may act for somebody who is away, on the server of these tests.
LONG = 6


@pytest.fixture(scope="module")
def hasty(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    # Bots at full speed would push what is told here out of the last lines at once.
    running = Server(tmp_path_factory.mktemp("hasty") / "games.db", pace=3.0, away_after=LONG)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def desk(browser: Browser, hasty: Server) -> Iterator[Desk]:
    with desk_at(browser, hasty) as desk:
        yield desk


def gathered(desk: Desk) -> tuple[Page, Page, str]:
    """Ada, who hosts, and Bela on a phone, with a bot; not yet started."""
    host = desk.open()
    game = new_table(host, seats=[{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}])
    guest = desk.open_phone(f"/game/{game}")
    guest.locator("#join-name").fill("Bela")
    guest.locator("[data-kind=join]").tap()
    expect(guest.locator("[data-seat='1']")).to_contain_text("Bela")
    host.goto(f"{desk.server.url}/game/{game}")
    return host, guest, f"{desk.server.url}/game/{game}"


def test_the_host_calls_in_a_bot_and_the_friend_comes_back(desk: Desk) -> None:
    host, guest, address = gathered(desk)
    host.locator("[data-kind=start]").click()
    expect(guest.locator(".hand")).to_be_visible()
    expect(host.get_by_role("button", name="Let a bot play for Bela")).to_have_count(0)
    guest.goto("about:blank")
    host.get_by_role("button", name="Let a bot play for Bela").click()
    expect(host.get_by_role("list", name="Players")).to_contain_text("a bot stands in")
    expect(host.get_by_label("What happened last")).to_contain_text("Ada lets a bot play for Bela")
    expect(host.locator("[data-call-bot]")).to_have_count(0)
    picture(host, "bot-called")
    guest.goto(address)
    expect(host.get_by_label("What happened last")).to_contain_text("Bela plays again")
    expect(host.get_by_role("list", name="Players")).not_to_contain_text("a bot stands in")
    assert Player(guest, touch=True).look()["banner"]


def test_everybody_calls_in_a_bot_after_a_while_on_a_phone(desk: Desk) -> None:
    host, guest, _ = gathered(desk)
    host.locator("[data-kind=start]").click()
    expect(guest.locator(".hand")).to_be_visible()
    host.goto("about:blank")
    expect(guest.locator(".strip .away")).to_be_visible()
    guest.get_by_role("tab", name="Players").tap()
    call = guest.get_by_role("button", name="Let a bot play for Ada")
    expect(call).to_have_count(0)
    expect(call).to_be_visible(timeout=1000 * LONG + 10_000)
    call.scroll_into_view_if_needed()
    box = call.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert box["height"] >= 40
    picture(guest, "call-bot-phone")
    call.tap()
    expect(guest.locator(".seats")).to_contain_text("a bot stands in")


def test_the_seat_of_a_host_who_vanished_is_given_away_and_the_game_begins(desk: Desk) -> None:
    host, guest, _ = gathered(desk)
    expect(guest.locator("[data-kind=start]")).to_have_count(0)
    host.goto("about:blank")
    give = guest.get_by_role("button", name="Give the seat of Ada away")
    expect(give).to_be_visible(timeout=1000 * LONG + 10_000)
    picture(guest, "give-away-phone")
    give.tap()
    expect(guest.locator("[data-seat='0']")).to_contain_text("Open seat")
    guest.locator("[data-seat='0']").get_by_role("button", name="Put a bot here").tap()
    guest.locator("[data-kind=start]").tap()
    expect(guest.locator(".hand")).to_be_visible()
