"""What tests of combinations have in common: choosing modules by clicking, and sitting down before it happens."""

from __future__ import annotations

import json
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, Request, Route, expect

from skerry.game import Game
from tests.browser.conftest import LAPTOP, Desk, fits, picture
from tests.browser.expedition import settle
from tests.browser.player import Player
from tests.head_start import HeadStart

SIZES = pytest.mark.parametrize("size", ["desk", "phone"])
# How well modules go together, in the words of the page.
PUBLISHED, WELL = "Its publisher has rules for it.", "It suits well, as its publisher says."

# Whether the wagon has set out; with all its points spent its owner's turn is over.
GONE = "!document.querySelector('[data-testid=points-left]')?.textContent.includes('left: 6')"


@dataclass(frozen=True)
class Combination:
    """Modules in the order in which they are clicked, and what the page says of them."""

    modules: tuple[str, ...]
    win: str
    # Words of what they change in each other, and something of each that its picture shows.
    changes: str
    shown: tuple[str, ...]
    verdict: str = PUBLISHED
    players: int = 3

    def goal(self, module: str) -> str:
        """Where she is to build next, just before what this module is about."""
        start = HeadStart()
        Game.new([*self.modules, start], self.players, seed=1)
        return start.goals[module]


def open_page(desk: Desk, size: str) -> Page:
    """The set-up page: on a laptop by day, or with a phone at night."""
    page = desk.open_phone("/new", color_scheme="dark") if size == "phone" else desk.open("/new", LAPTOP)
    expect(page.locator("[data-kind=create]")).to_be_enabled()
    return page


def press(page: Page, selector: str, size: str) -> None:
    button = page.locator(selector)
    if size == "phone":
        button.tap()
    else:
        button.click()


def click_modules(page: Page, size: str, *modules: str) -> None:
    for module in modules:
        press(page, f"[data-module={module}]", size)
        expect(page.locator(f"[data-module={module}]")).to_have_attribute("aria-pressed", "true")


def seat_players(page: Page, players: int) -> None:
    count = page.locator(".stepper output")
    while int(count.inner_text()) > players:
        page.get_by_role("button", name="One player fewer").click()
    expect(count).to_have_text(str(players))


def read_verdict(page: Page, size: str, chosen: Combination) -> None:
    """The page shows the board, the target, how well it goes and what changes, and the game can still be started."""
    told, create = page.locator(".told"), page.locator("[data-kind=create]")
    expect(told.locator(".win")).to_have_text(chosen.win)
    expect(told).to_contain_text(chosen.verdict)
    for what in chosen.shown:
        expect(page.locator(f"figure {what}").first).to_be_attached()
    changes = page.locator("[data-changes]")
    expect(changes).not_to_have_attribute("open", "")
    press(page, "[data-changes] summary", size)
    expect(changes).to_contain_text(chosen.changes)
    expect(create).to_be_in_viewport(ratio=1)
    expect(create).to_be_enabled()
    assert fits(page)
    picture(page, f"together-setup-{'-'.join(chosen.modules)}-{size}")
    press(page, "[data-changes] summary", size)


def sit_down(desk: Desk, size: str, chosen: Combination, **habits: tuple[str, ...]) -> Player:
    """Choose the modules on the page, read what it says of them, and start with bots."""
    page = open_page(desk, size)
    click_modules(page, size, *chosen.modules)
    seat_players(page, chosen.players)
    read_verdict(page, size, chosen)
    click_modules(page, size, "head_start")
    page.locator("#seat-name").fill("Ada")
    page.get_by_label("Trade offers in a turn").fill("0")
    expect(page.locator("[data-kind=create]")).to_be_enabled()
    page.route("**/api/games", with_quick_bots)
    press(page, "[data-kind=create]", size)
    ada = Player(page, touch=size == "phone", **{"likes": ("roll", "end_turn"), **habits})
    ada.play_to("end_turn")
    return ada


def with_quick_bots(route: Route, request: Request) -> None:
    """What the others do is of no matter here."""
    if request.method != "POST":
        route.continue_()
        return
    wish = json.loads(request.post_data or "{}")
    seats = [{**seat, "level": "random"} if seat["kind"] == "bot" else seat for seat in wish["seats"]]
    route.continue_(post_data=json.dumps({**wish, "seats": seats}))


def take(ada: Player, kind: str) -> None:
    """Do this at the best place there is for it, and answer what comes of it."""
    ada.press(f".actions [data-kind={kind}]:not([aria-disabled=true])")
    ada.step(ada.wait())
    settle(ada)


def pay_fish(ada: Player, deed: str) -> None:
    ada.press("[data-kind=spend_fish]")
    ada.press(f"[data-deed={deed}]")
    ada.press("dialog[open] [data-kind=pay]")


def go_by_wagon(ada: Player) -> None:
    """Go somewhere with the wagon, now that the turn has been ended and all knights have ridden."""
    if "end_rides" in ada.wait()["kinds"]:
        ada.press(".actions [data-kind=end_rides]")
    left = ada.page.get_by_test_id("points-left")
    expect(left).to_contain_text("Movement points left: 6")
    ada.page.locator(".board [data-place]").first.focus()
    ada.page.keyboard.press("Enter")
    # Where several ways lead, the first is proposed.
    ada.page.wait_for_function(f"() => {GONE} || document.querySelector('[data-kind=go]') !== null")
    go = ada.page.locator("[data-kind=go]")
    if go.count():
        go.press("Enter")
    ada.page.wait_for_function(f"() => {GONE}")
    ada.wait()


def log_of(ada: Player) -> str:
    ada.page.get_by_role("tab", name="Log").click()
    return ada.page.get_by_role("log").inner_text()


def keep(ada: Player, name: str) -> None:
    """A screenshot, on which nothing lies beside the screen."""
    picture(ada.page, f"together-{name}-{'phone' if ada.touch else 'desk'}")
    assert fits(ada.page)
