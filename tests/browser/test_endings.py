"""A game that nobody won, and a table that never began: what people see of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Desk, new_table, picture

HEADINGS = {
    "en": "Undecided",
    "bg": "Без победител",
    "it": "Nessun vincitore",
    "pl": "Bez rozstrzygnięcia",
    "ru": "Без победителя",
}


@pytest.fixture(scope="module")
def undecided(browser: object, server: object) -> str:
    """A game that has become as long as its table allows."""
    desk = Desk(browser, server)  # type: ignore[arg-type]
    page = desk.open()
    game = new_table(page, options={"target": 20}, limit=300, public=True)
    page.request.post(f"{desk.server.url}/api/games/{game}/leave")
    for _ in range(600):
        if page.request.get(f"{desk.server.url}/api/games/{game}").json()["table"]["state"] == "finished":
            break
        page.wait_for_timeout(100)
    else:
        raise AssertionError("the game has no end")
    desk.close()
    return game


@pytest.mark.parametrize("language", HEADINGS)
def test_an_undecided_end_is_told_with_its_reason(desk: Desk, undecided: str, language: str) -> None:
    page = desk.open(f"/game/{undecided}", PHONE if language == "ru" else None, locale=language)
    end = page.get_by_test_id("end")
    expect(end.get_by_role("heading", level=2).first).to_have_text(HEADINGS[language])
    expect(end.locator("ol").first.locator("li")).to_have_count(3)
    if language == "en":
        expect(end).to_contain_text("as long as a game may be here")
    expect(end).not_to_contain_text("undecided.limit")
    picture(page, f"undecided-{language}")


def test_the_points_of_everybody_are_accounted_for_by_where_they_came_from(desk: Desk, finished: str) -> None:
    for size in (None, PHONE):
        end = desk.open(f"/game/{finished}", size).get_by_test_id("end")
        expect(end.get_by_test_id("celebration").locator(".wreath")).to_have_count(1)
        rows = end.locator("ol > li")
        assert rows.count() == 3
        for row in rows.all():
            parts = [int(text.split()[-1]) for text in row.locator(".source").all_inner_texts()]
            assert sum(parts) == int(row.locator("b").inner_text())
        expect(rows.first).to_have_class(re.compile("won"))


def test_nobody_is_celebrated_where_nobody_has_won(desk: Desk, undecided: str) -> None:
    end = desk.open(f"/game/{undecided}").get_by_test_id("end")
    expect(end.locator("ol > li")).to_have_count(3)
    expect(end.get_by_test_id("celebration")).to_have_count(0)
    expect(end.locator(".won")).to_have_count(0)


def test_an_undecided_game_is_listed_and_replayed_without_a_winner(desk: Desk, undecided: str) -> None:
    page = desk.open("/")
    line = page.locator("li", has=page.locator(f"a[href='/replay/{undecided}']"))
    expect(line).to_contain_text("undecided")
    expect(line.locator(".winner")).to_have_count(0)
    line.get_by_role("link", name="Replay").click()
    expect(page.locator("header", has_text="Undecided after")).to_contain_text("as long as a game may be here")


def test_the_only_person_closes_a_table(desk: Desk) -> None:
    page = desk.open()
    game = new_table(page, seats=[{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}])
    page.goto(f"{desk.server.url}/game/{game}")
    close = page.locator("[data-kind=close]")
    expect(close).to_have_text("Close the table")
    friend = desk.open(f"/game/{game}")
    friend.locator("[data-kind=join]").click()
    expect(close).to_have_count(0)
    friend.get_by_role("button", name="Leave").click()
    expect(close).to_be_visible()
    close.click()
    expect(page).to_have_url(f"{desk.server.url}/")
    assert page.request.get(f"{desk.server.url}/api/games/{game}").status == 404
    expect(friend.get_by_role("alert")).to_contain_text("not there any more")
