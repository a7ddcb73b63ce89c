"""A dropped connection, a restarted server, a closed browser or another device costs nobody anything."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Desk, Server, new_table
from tests.browser.player import Player
from tests.browser.wire import Wire

LOST = "Connection lost"


def start_playing(page: Page) -> Player:
    """In a game against bots that has been founded, with the dice of one's first turn to be rolled."""
    page.locator("[data-kind=play-now]").click()
    player = Player(page, likes=("roll", "end_turn"))
    player.play_to("roll")
    return player


def known(player: Player) -> dict[str, object]:
    """What must not change while nobody plays."""
    page = player.page
    pieces = (
        "() => [...document.querySelectorAll('[data-piece]')].map((p) => p.dataset.piece + JSON.stringify(p.dataset))"
    )
    expect(page.locator("[data-testid=banner]")).to_contain_text("Your move")
    return {
        "hand": player.hand(),
        "pieces": sorted(page.evaluate(pieces)),
        "players": page.locator(".seats").inner_text(),
        "kinds": player.wait()["kinds"],
    }


def test_a_cut_line_comes_back_and_what_was_clicked_meanwhile_counts_once(desk: Desk) -> None:
    wire = Wire(desk.server.port)
    page = desk.open(wire.url)
    player = start_playing(page)
    before = known(player)
    banner = page.locator("[data-testid=banner]")

    wire.cut()
    expect(banner).to_contain_text(LOST)
    wire.mend()
    expect(banner).to_contain_text("Your move")
    assert known(player) == before

    wire.cut()
    expect(banner).to_contain_text(LOST)
    rolls = page.get_by_role("img", name="How often").get_attribute("aria-label")
    page.locator("[data-kind=roll]").click()
    expect(page.locator(".table[aria-busy=true]")).to_be_visible()
    wire.mend()
    expect(page.locator("[data-kind=roll]:not([aria-disabled=true])")).to_have_count(0)
    player.play_to("end_turn")
    rolled = page.get_by_role("img", name="How often").get_attribute("aria-label")
    assert rolled != rolls
    assert counted(rolled) == counted(rolls) + 1
    wire.cut()


def counted(label: str | None) -> int:
    return next(int(word) for word in (label or "").split() if word.isdigit())


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "games.db")
    server.start()
    yield server
    server.stop()


def test_a_killed_server_comes_back_with_everything(browser: Browser, own_server: Server) -> None:
    desk = Desk(browser, own_server)
    page = desk.open()
    player = start_playing(page)
    before = known(player)

    own_server.stop(signal.SIGKILL)
    expect(page.locator("[data-testid=banner]")).to_contain_text(LOST)
    own_server.start()
    expect(page.locator("[data-testid=banner]")).to_contain_text("Your move")
    assert known(player) == before
    player.play_until("end_turn")
    player.play_to("roll")
    desk.close()


def test_a_closed_browser_finds_its_seat_again(desk: Desk) -> None:
    page = desk.open()
    player = start_playing(page)
    before = known(player)
    kept = page.context.storage_state()
    page.context.close()
    desk.contexts.clear()

    again = desk.open(storage_state=kept)
    again.get_by_role("link", name="Continue").click()
    player = Player(again)
    player.wait()
    assert known(player) == before
    player.play_until("end_turn")


def test_another_device_takes_over_the_seat_by_its_link(desk: Desk) -> None:
    page = desk.open()
    player = start_playing(page)
    before = known(player)
    page.goto(desk.server.url)
    page.get_by_role("button", name="Use on another device").click()
    address = page.locator(".device input").input_value()
    page.get_by_role("link", name="Continue").click()
    player.wait()

    other = desk.open_phone(address)
    elsewhere = Player(other, touch=True)
    elsewhere.wait()
    assert "token" not in other.url
    assert elsewhere.hand() == before["hand"]
    elsewhere.play_until("roll")
    expect(page.locator("[data-kind=roll]:not([aria-disabled=true])")).to_have_count(0)


def test_a_false_key_opens_no_seat(desk: Desk) -> None:
    page = desk.open()
    game = new_table(page)
    thief = desk.open(f"/game/{game}#token=not-the-key")
    expect(thief.locator("[data-testid=banner]")).to_contain_text("Waiting for")
    expect(thief.locator(".hand")).to_have_count(0)
