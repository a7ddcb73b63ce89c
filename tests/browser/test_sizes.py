"""Small to load, quick to see, and right on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, WALL, Desk, fits, new_table, picture
from tests.browser.player import Player

MOST_BYTES = 250_000
# A slow line: 1.6 Mbit/s with 150 ms there and back.
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
LOADED = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .reduce((sum, each) => sum + each.encodedBodySize, 0)"""
PAINTED = """() => new Promise((settle) => new PerformanceObserver((list) => settle(list.getEntries().at(-1).startTime))
  .observe({type: 'largest-contentful-paint', buffered: true}))"""


def test_everything_that_is_loaded_first_is_small(desk: Desk) -> None:
    page = desk.open()
    page.locator(".picture svg").wait_for()
    assert page.evaluate(LOADED) < MOST_BYTES
    game = new_table(page)
    page.goto(f"{desk.server.url}/game/{game}")
    Player(page).wait()
    assert page.evaluate(LOADED) < MOST_BYTES


def test_the_first_view_comes_within_two_seconds_on_a_slow_line(desk: Desk) -> None:
    times = []
    # A busy machine must not make the line look slower than it is: the best of a few counts.
    for _ in range(3):
        page = desk.open("/healthz")
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.send("Network.emulateNetworkConditions", SLOW)
        page.goto(desk.server.url)
        expect(page.locator("[data-kind=play-now]")).to_be_visible()
        times.append(page.evaluate(PAINTED))
        if times[-1] < 2_000:
            break
    assert min(times) < 2_000, times


def test_no_page_scrolls_sideways_on_a_phone(desk: Desk, finished: str) -> None:
    page = desk.open_phone()
    lobby = new_table(page, seats=[{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}])
    ready = {
        "/": ".picture svg",
        "/new": "#option-target",
        "/rules": ".chapters h2",
        f"/replay/{finished}": "input[type=range]",
        f"/game/{lobby}": "[data-kind=start]",
    }
    wide = []
    for path, what in ready.items():
        for language in ("en", "ru", "pl"):
            page.evaluate("(tag) => localStorage.setItem('skerry.language', tag)", language)
            page.goto(desk.server.url + path)
            page.locator(what).first.wait_for()
            expect(page.locator("html")).to_have_attribute("lang", language)
            if not fits(page):
                wide.append((path, language))
    assert wide == []


@pytest.mark.parametrize(
    ("name", "size", "scheme"),
    [
        ("360", PHONE, "dark"),
        ("1280", DESK, "light"),
        pytest.param("360", PHONE, "light", marks=pytest.mark.sweep),
        pytest.param("1280", DESK, "dark", marks=pytest.mark.sweep),
        pytest.param("3840", WALL, "light", marks=pytest.mark.sweep),
        pytest.param("3840", WALL, "dark", marks=pytest.mark.sweep),
    ],
)
def test_pictures_are_kept_of_every_page(
    desk: Desk, finished: str, name: str, size: dict[str, int], scheme: str
) -> None:
    page = desk.open(size=size, color_scheme=scheme)
    base = desk.server.url
    game = new_table(page)
    pages = {"home": ("/", ".picture svg"), "setup": ("/new", "#option-target"), "rules": ("/rules", ".chapters h2")}
    pages["replay"] = (f"/replay/{finished}", "input[type=range]")
    pages["table"] = (f"/game/{game}", "[data-place]")
    for what, (path, ready) in pages.items():
        page.goto(base + path)
        page.locator(ready).first.wait_for()
        picture(page, f"{what}-{name}-{scheme}")
    Player(page, likes=("roll", "end_turn")).play_to("end_turn")
    picture(page, f"turn-{name}-{scheme}")
    assert fits(page)
