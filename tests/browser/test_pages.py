"""The pages around the table: setting up, watching again, reading the rules."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Desk, fits, new_table, picture


def test_an_impossible_mix_is_refused_with_the_reason(page: Page) -> None:
    page.get_by_role("navigation").get_by_role("link", name="New game").click()
    create = page.locator("[data-kind=create]")
    expect(create).to_be_enabled()
    page.locator("[data-module=two_player]").click()
    expect(page.locator(".win")).to_be_visible()
    page.get_by_role("button", name="One player more").click()
    refusal = page.locator(".told .no")
    expect(refusal).to_contain_text("This does not go together.")
    expect(refusal).to_contain_text("Catan for Two")
    expect(create).to_be_disabled()
    picture(page, "setup-refused")
    page.get_by_role("button", name="One player fewer").click()
    expect(create).to_be_enabled()


def test_a_chosen_scenario_has_a_picture_of_its_map(page: Page) -> None:
    page.goto(page.url + "new")
    for scenario in ("four_islands", "fog_islands", "pirate_islands"):
        page.locator(f"[data-module={scenario}]").click()
        expect(page.locator(f"[data-module={scenario}]")).to_have_attribute("aria-pressed", "true")
        expect(page.locator("[data-kind=create]")).to_be_enabled()
        expect(page.locator("figure [data-terrain]")).not_to_have_count(0)


def test_a_finished_game_can_be_watched_again_step_by_step(desk: Desk, finished: str) -> None:
    page = desk.open(f"/replay/{finished}")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(page.locator("[data-piece=settlement]")).to_have_count(0)
    last = slider.get_attribute("max")
    assert last is not None
    slider.fill(last)
    expect(page.locator("[data-piece=settlement]")).not_to_have_count(0)
    picture(page, "replay")
    stood = page.locator("[data-edge]").count()
    slider.press("Home")
    expect(page.locator("[data-edge]")).not_to_have_count(stood)
    page.get_by_role("button", name="One step on").click()
    expect(slider).to_have_value("1")
    page.locator("[data-kind=play]").click()
    expect(slider).not_to_have_value("1")
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text("Everything was as promised.")).to_be_visible()


def test_the_rules_are_told_for_the_modules_in_play(desk: Desk) -> None:
    page = desk.open("/rules")
    chapters = page.locator(".chapters > *")
    everything = chapters.count()
    page.goto(f"{desk.server.url}/rules/base+cities_and_knights")
    expect(page.get_by_role("heading", name="Cities & Knights").first).to_be_visible()
    assert chapters.count() < everything


def test_the_rules_of_a_game_tell_its_own_target_and_what_its_modules_change(desk: Desk) -> None:
    page = desk.open_phone()
    game = new_table(page, "cities_and_knights+new_shores+event_cards", options={"event_scope": "one"})
    page.goto(f"{desk.server.url}/game/{game}")
    # Others may found first, and what they do would move the menu.
    expect(page.locator("[data-place]").first).to_be_visible()
    page.locator("summary[aria-label=Menu]").click()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Rules").click()
    rules = opened.value
    expect(rules.locator(".win")).to_have_text("16 points")
    told = rules.locator("dd")
    expect(told.filter(has_text="one of choice")).to_be_visible()
    expect(rules.locator("[data-remark=knights_at_sea]")).to_contain_text("two points more")
    expect(rules.locator("[data-remark=red_die_before_card]")).to_be_visible()
    expect(rules.get_by_role("row", name="tournament")).to_contain_text("most active knights on the board")
    expect(rules.get_by_role("row", name="conflict")).to_contain_text("one opponent of choice")
    expect(rules.locator("#chapter-base")).to_contain_text("Reach 16 points")
    expect(rules.locator("#chapter-new_shores")).to_contain_text("16 points")
    expect(rules.get_by_role("heading", name="Development cards")).to_have_count(0)
    expect(rules.get_by_text("There is no chapter about this yet.")).to_have_count(0)
    assert fits(rules), "nothing lies beside the screen"
    rules.get_by_label("Language").select_option("ru")
    expect(rules.locator("[data-remark=knights_and_events]")).to_contain_text("активные рыцари на поле")


def test_rules_of_no_game_say_why_not(desk: Desk) -> None:
    page = desk.open("/rules/base+two_player?players=4")
    expect(page.get_by_role("alert")).to_contain_text("exactly 2 players")
    expect(page.locator("#chapter-two_player")).to_be_visible()


def test_an_unknown_game_is_told_and_leads_home(desk: Desk) -> None:
    page = desk.open("/game/nosuchgame")
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    expect(page.locator("[data-kind=play-now]")).to_be_visible()
