"""Modules that do not go together: the page says why, and the nearest game is one click away."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.combination import SIZES, click_modules, open_page, press
from tests.browser.conftest import Desk, fits, picture


@SIZES
def test_three_scenarios_are_refused_and_two_of_them_are_offered(crossing: Desk, size: str) -> None:
    page = open_page(crossing, size)
    click_modules(page, size, "rivers", "caravans", "traders_and_barbarians")
    create, refusal = page.locator("[data-kind=create]"), page.locator(".told .no")
    expect(refusal).to_contain_text("This does not go together.")
    expect(refusal).to_contain_text("no rules join three Traders & Barbarians scenarios")
    expect(create).to_be_disabled()
    nearest = page.locator("[data-kind=nearest]")
    expect(nearest).to_contain_text("The Rivers + The Caravans")
    expect(nearest).to_be_in_viewport(ratio=1)
    expect(create).to_be_in_viewport(ratio=1)
    assert fits(page)
    picture(page, f"together-refused-{size}")

    press(page, "[data-kind=nearest]", size)
    expect(create).to_be_enabled()
    expect(page.locator(".told .no")).to_have_count(0)
    expect(page.locator(".told .win")).to_be_visible()
    for module, pressed in (("rivers", "true"), ("caravans", "true"), ("traders_and_barbarians", "false")):
        expect(page.locator(f"[data-module={module}]")).to_have_attribute("aria-pressed", pressed)
    expect(page.locator("figure [data-river]").first).to_be_attached()
    expect(page.locator("figure [data-terrain=oasis]").first).to_be_attached()
