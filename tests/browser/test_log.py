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
AT_END = """() => {
  const log = document.querySelector('[role=log]');
  return log.scrollHeight - log.scrollTop - log.clientHeight < 2;
}"""


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
        # Between news and the next frame the end is out of sight; a log that follows no more never gets there again.
        page.wait_for_function(AT_END, polling=20, timeout=10_000)
