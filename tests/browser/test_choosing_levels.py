"""How well bots play is chosen for each of them, in plain words, and told wherever they sit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Desk, new_table, picture
from tests.browser.player import Player

ABOUT = {
    "easy": "looks one step ahead; good for a first game",
    "medium": "plans its turn",
    "hard": "plans its turn with care, remembers what everybody took",
}


def told(page: Page) -> list[str]:
    """What the table says of each bot; on a phone the seats lie behind their tab."""
    page.get_by_role("tab", name="Players").click()
    expect(page.locator(".seats .bot dd").first).to_be_visible()
    return page.locator(".seats .bot dd").all_inner_texts()


def test_play_now_is_against_bots_that_plan_their_turn(page: Page) -> None:
    page.locator("[data-kind=play-now]").click()
    Player(page).wait()
    assert told(page) == ["bot: medium"] * 3


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_each_seat_has_its_level_from_the_start(desk: Desk, device: str) -> None:
    page = desk.open_phone("/new") if device == "phone" else desk.open("/new")
    page.locator("#option-target").wait_for()
    first = page.get_by_label("Seat 2")
    expect(first).to_have_value("medium")
    assert first.locator("option").all_inner_texts() == ["Open for a person", *map("Bot: {}".format, ABOUT)]
    for level, about in ABOUT.items():
        first.select_option(level)
        expect(first).to_have_accessible_description(about)
    page.get_by_label("Seat 3").select_option("easy")
    first.scroll_into_view_if_needed()
    picture(page, f"levels-setup-{device}")
    page.locator("[data-kind=create]").click()
    Player(page, touch=device == "phone").wait()
    assert told(page) == ["bot: hard", "bot: easy", "bot: medium"]


def lobby(desk: Desk, level: str = "easy") -> tuple[Page, str]:
    page = desk.open()
    game = new_table(page, seats=[{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": level}])
    page.goto(f"{desk.server.url}/game/{game}")
    return page, game


def test_the_host_chooses_at_the_table_and_everybody_sees_it(desk: Desk) -> None:
    host, game = lobby(desk)
    guest = desk.open_phone(f"/game/{game}")
    expect(guest.locator("[data-seat='2']")).to_contain_text("bot: easy")
    expect(guest.locator("[data-seat='2'] select")).to_have_count(0)
    host.locator("[data-seat='1']").get_by_role("button", name="Put a bot here").click()
    expect(host.get_by_label("Level of Medium 2")).to_have_value("medium")
    host.get_by_label("Level of Easy 3").select_option("hard")
    hard = host.get_by_label("Level of Hard 3")
    expect(hard).to_have_value("hard")
    expect(hard).to_have_accessible_description(ABOUT["hard"])
    expect(guest.locator("[data-seat='2']")).to_contain_text("bot: hard")
    picture(host, "levels-lobby")
    host.locator("[data-kind=start]").click()
    assert told(host) == ["bot: medium", "bot: hard"]


def test_a_level_is_chosen_with_the_keyboard(desk: Desk) -> None:
    host, _ = lobby(desk)
    host.locator("[data-seat='1']").get_by_role("button", name="Put a bot here").focus()
    host.keyboard.press("Enter")
    expect(host.get_by_label("Level of Medium 2")).to_be_focused()
    level = host.locator("[data-seat='2'] select")
    expect(level.locator("option")).to_have_count(3)
    level.focus()
    host.keyboard.press("ArrowDown")
    expect(host.locator("[data-seat='2'] b")).to_have_text("Medium 3")
    expect(level).to_be_focused()
    host.keyboard.press("ArrowDown")
    expect(host.locator("[data-seat='2'] b")).to_have_text("Hard 3")
    expect(level).to_have_value("hard")


def test_a_bot_of_before_stays_what_it_is_until_somebody_chooses(desk: Desk) -> None:
    host, _ = lobby(desk, "greedy")
    level = host.get_by_label("Level of Greedy 3")
    expect(level).to_have_value("greedy")
    expect(level.locator("option")).to_have_count(4)
    level.select_option("easy")
    expect(host.get_by_label("Level of Easy 3").locator("option")).to_have_count(3)


def test_what_was_not_done_is_not_shown(desk: Desk) -> None:
    host, _ = lobby(desk)
    level = host.get_by_label("Level of Easy 3")
    expect(level.locator("option")).to_have_count(3)

    def with_unknown(route: Route) -> None:
        route.continue_(post_data={"kind": "bot", "level": "genius"})

    host.route("**/seats/2", with_unknown)
    level.select_option("hard")
    expect(host.get_by_role("alert")).to_have_text("there is no bot genius; there are easy, medium and hard")
    expect(level).to_have_value("easy")
