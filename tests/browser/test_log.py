"""The log while news pour in: at its end it follows them, and whoever reads back is left alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Desk, desk_of_its_own, new_table

# Seconds from one action of a bot to the next: several of them in most frames of a busy machine.
PACE = 0.01
ROUNDS = 5
# Whoever resizes is told after everything else of a frame, so this is what a reader sees of it.
END_IS_SEEN = """(log) => new Promise((told) => {
  const frame = new ResizeObserver(() => {
    frame.disconnect();
    told(log.scrollHeight - log.scrollTop - log.clientHeight < 2);
  });
  frame.observe(log);
})"""
# Of a log that follows no more none shows the end again.
FRAMES = 20


@pytest.fixture
def desk(browser: Browser, tmp_path: Path) -> Iterator[Desk]:
    with desk_of_its_own(browser, tmp_path / "games.db", PACE) as desk:
        yield desk


def test_the_log_belongs_to_its_reader_while_news_pour_in(desk: Desk) -> None:
    page = desk.open()
    game = new_table(page, players=4, options={"target": 22})
    page.request.post(f"{desk.server.url}/api/games/{game}/leave")
    page.goto(f"{desk.server.url}/game/{game}")
    page.get_by_role("tab", name="Log").click()
    log = page.get_by_role("log")
    page.wait_for_function("() => document.querySelectorAll('[role=log] li').length > 60")

    def let_news_come() -> None:
        latest = log.locator("li").last.inner_text()
        page.wait_for_function(
            "(before) => document.querySelector('[role=log] li:last-child').innerText !== before", arg=latest
        )
        page.wait_for_timeout(150)

    for _ in range(ROUNDS):
        log.evaluate("(log) => log.scrollTo({ top: 0 })")
        let_news_come()
        assert log.evaluate("(log) => log.scrollTop") == 0
        log.evaluate("(log) => log.scrollTo({ top: log.scrollHeight })")
        let_news_come()
        assert any(log.evaluate(END_IS_SEEN) for _ in range(FRAMES))
        assert log.evaluate(END_IS_SEEN)


def test_the_log_stays_at_its_end_when_it_has_less_room(desk: Desk) -> None:
    page = desk.open()
    game = new_table(page)
    page.goto(f"{desk.server.url}/game/{game}")
    page.get_by_role("tab", name="Log").click()
    log = page.get_by_role("log")
    page.wait_for_function("() => document.querySelectorAll('[role=log] li').length > 0")
    log.evaluate("(log) => { log.querySelector('ol').style.lineHeight = '400px'; }")
    assert log.evaluate(END_IS_SEEN)
    log.evaluate("(log) => { log.style.height = '50px'; }")
    assert log.evaluate(END_IS_SEEN)
