"""Nothing serious for axe in light and dark, and everything within reach of the keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, ROOT, Desk, new_table
from tests.browser.player import Player

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = """async (options) => (await axe.run(document, {resultTypes: ['violations'], ...options})).violations
  .filter((found) => ['serious', 'critical'].includes(found.impact))
  .map((found) => `${found.id}: ` + found.nodes.slice(0, 4).map((node) => node.html.slice(0, 160)).join(' | '))"""


# What can differ between light and dark.
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}


def faults(page: Page, options: dict[str, Any]) -> list[str]:
    if not AXE.exists():
        pytest.skip("axe-core is not installed (npm ci in web)")
    page.evaluate(AXE.read_text())
    return page.evaluate(SERIOUS, options)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(desk: Desk, finished: str, scheme: str) -> None:
    page = desk.open(color_scheme=scheme)
    base = desk.server.url
    options = COLOURS if scheme == "dark" else {}
    found = {}
    lobby = new_table(page, seats=[{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}])
    game = new_table(page)
    places = {
        "home": ("/", ".picture svg"),
        "setup": ("/new", "#option-target"),
        "maps": ("/maps", "[data-fine]"),
        "rules": ("/rules/base", ".chapters h2"),
        "replay": (f"/replay/{finished}", "input[type=range]"),
        "lobby": (f"/game/{lobby}", "[data-kind=start]"),
        "founding": (f"/game/{game}", "[data-place]"),
    }
    for name, (path, ready) in places.items():
        page.goto(base + path)
        page.locator(ready).first.wait_for()
        found[name] = faults(page, options)
    player = Player(page, likes=("roll", "end_turn"))
    player.play_to("end_turn")
    found["turn"] = faults(page, options)
    for tab in ("Log", "Chat"):
        page.get_by_role("tab", name=tab).click()
        found[tab] = faults(page, options)
    if page.locator("[data-kind=trade]").is_enabled():
        page.locator("[data-kind=trade]").click()
        found["trade"] = faults(page, options)
        page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    found["phone"] = faults(page, options)
    assert {name: what for name, what in found.items() if what} == {}


ANSWERS = ".actions button:not([aria-disabled=true]), .hand button, .picks button, [data-place], .offer button"


def tab_to(page: Page, selector: str, most: int = 80) -> None:
    """Press Tab until the focus is there."""
    for _ in range(most):
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def test_a_turn_with_the_keyboard_alone(desk: Desk) -> None:
    page = desk.open()
    tab_to(page, "[data-kind=play-now]")
    page.keyboard.press("Enter")
    Player(page).wait()
    # At a table without offers nobody else changes what is asked.
    game = new_table(page, options={"max_offers": 0})
    page.goto(f"{desk.server.url}/game/{game}")
    player = Player(page)
    for step in range(60):
        seen = player.wait()
        if step > 0:
            # What was pressed is gone, and the focus is where the next question is answered.
            page.wait_for_function("(answers) => document.activeElement.matches(answers)", arg=ANSWERS)
        before = page.evaluate("document.querySelector('.table').innerHTML.length")
        if seen["places"]:
            tab_to(page, "[data-place]", most=120)
            focused = page.evaluate("document.activeElement.dataset.place")
            page.keyboard.press("ArrowDown")
            assert page.evaluate("document.activeElement.dataset.place") != focused or len(seen["places"]) < 4
        elif seen["choices"]:
            tab_to(page, ".actions [data-choice]")
        elif "roll" in seen["kinds"]:
            tab_to(page, "[data-kind=roll]")
        elif "end_turn" in seen["kinds"]:
            tab_to(page, "[data-kind=end_turn]")
            page.keyboard.press("Enter")
            expect(page.locator("[data-kind=end_turn]:not([aria-disabled=true])")).to_have_count(0)
            return
        else:
            tab_to(page, ".actions [data-kind]:enabled")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "(before) => !document.querySelector('.table[aria-busy=true]')"
            " && document.querySelector('.table').innerHTML.length !== before",
            arg=before,
        )
    raise AssertionError("the turn never came to its end")


def test_the_skip_link_leads_to_the_page(page: Page) -> None:
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()


def test_reduced_motion_stops_what_moves(desk: Desk) -> None:
    page = desk.open()
    game = new_table(page)
    page.goto(f"{desk.server.url}/game/{game}")
    Player(page).wait()
    moving = "() => document.getAnimations().filter((each) => each.effect.getComputedTiming().duration > 1).length"
    assert page.evaluate(moving) == 0
