"""What the expansions bring can be played by pointing and clicking, too."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Desk, new_table, picture
from tests.browser.player import Player


def log_of(page: Page) -> str:
    page.get_by_role("tab", name="Log").click()
    text = page.get_by_role("log").inner_text()
    page.get_by_role("tab", name="Players").click()
    return text


def test_ships_are_founded_and_built_in_seafarers(desk: Desk) -> None:
    page = desk.open("/new")
    page.locator("[data-module=new_shores]").click()
    expect(page.locator(".win")).to_contain_text("14 points")
    page.get_by_label("Trade offers in a turn").fill("0")
    page.get_by_label("Points to win").fill("22")
    picture(page, "setup-seafarers")
    page.locator("[data-kind=create]").click()

    sailor = Player(
        page, likes=("roll", "build_ship", "end_turn"), seeks=("Place the ship", "sea", "forest", "pasture")
    )
    sailor.play_to("roll")
    assert "Guest builds: ship" in log_of(page), "a ship was founded"
    founded = page.locator("[data-piece=ship]").count()
    sailor.play_until("build_ship")
    assert page.locator("[data-piece=ship]").count() > founded
    assert "Guest builds: ship" in log_of(page).split("Turn ")[-1], "and one was built in this turn"
    picture(page, "seafarers")


# Knights that are awake keep the city, whose commodities pay for improvements, which bring progress cards.
RULING = ("roll", "play_progress", "improve", "activate_knight", "recruit_knight", "build_city", "build_settlement")
RULING += ("build_road", "end_turn")


def test_a_knight_is_recruited_and_a_progress_card_played(desk: Desk) -> None:
    page = desk.open()
    calm = {"max_offers": 0, "hand_limit": 40, "target": 30}
    # Which cards come is up to the dice; where they are against one, there is another table.
    for _ in range(6):
        game = new_table(page, "cities_and_knights", options=calm)
        page.goto(f"{desk.server.url}/game/{game}")
        player = Player(page, likes=RULING, seeks=("mountain", "pasture"))
        if player.comes_to("recruit_knight", 120) and player.comes_to("play_progress", 160):
            break
    else:
        raise AssertionError("no progress card at six tables")
    expect(page.locator("[data-piece=knight]")).not_to_have_count(0)
    picture(page, "progress-played")
    assert "Ada plays" in log_of(page)


def test_the_event_card_that_was_turned_up_says_what_it_does(desk: Desk) -> None:
    page = desk.open()
    game = new_table(page, "event_cards", options={"max_offers": 0})
    page.goto(f"{desk.server.url}/game/{game}")
    Player(page).play_until("roll")
    shown = page.locator("[data-testid=event-card]")
    expect(shown).to_contain_text("Event card")
    name, rule = shown.locator("b").inner_text(), shown.inner_text()
    assert len(rule) > len(name) + 10


def test_a_wonder_and_why_it_cannot_be_claimed_yet_are_in_sight_from_the_start(desk: Desk) -> None:
    page = desk.open_phone()
    game = new_table(page, "wonders", options={"max_offers": 0})
    page.goto(f"{desk.server.url}/game/{game}")
    Player(page, touch=True).play_to("end_turn")
    # Playwright would wait for it to become possible.
    page.locator("[data-kind=claim_wonder]").tap(force=True)
    why = page.get_by_role("status").filter(has_text="for one of the wonders that are left you need")
    expect(why).to_be_in_viewport()
