"""The hand of cards: what lies in it, what it asks for and what is done with it, on a desk and in the hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Desk, fits, new_table, picture
from tests.browser.player import Player
from tests.browser.test_accessibility import faults

SIZES = pytest.mark.parametrize("size", ["desk", "phone"])
BOT = {"kind": "bot", "level": "random"}
CALM = {"max_offers": 0, "hand_limit": 99}


def sit(full: Desk, size: str, modules: str, options: dict[str, object] | None = None) -> Player:
    page = full.open_phone() if size == "phone" else full.open()
    note_discards(page)
    game = new_table(
        page,
        f"{modules}+full_hands",
        seats=[{"kind": "person"}, BOT, BOT],
        options=CALM if options is None else options,
    )
    page.goto(f"{full.server.url}/game/{game}")
    ada = Player(page, touch=size == "phone", likes=("roll", "end_turn"))
    ada.wait()
    return ada


def note_discards(page: Page) -> None:
    """Remembers every card that is given up, in the order in which the page sends them."""
    page.add_init_script("""
      window.discards = [];
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {
        const { action } = JSON.parse(text);
        if (action?.kind === 'discard') window.discards.push(action.card);
        return send.call(this, text);
      };
    """)


def press(page: Page, selector: str, size: str) -> None:
    button = page.locator(selector)
    if size == "phone":
        button.tap()
    else:
        button.click()


def height(page: Page) -> float:
    box = page.locator(".hand").bounding_box()
    assert box is not None
    return box["height"]


@SIZES
def test_discards_lift_out_of_the_hand_and_are_confirmed_once(full: Desk, size: str) -> None:
    ada = sit(full, size, "base", {"max_offers": 0})
    page = ada.page
    before = height(page)
    for _ in range(400):
        seen = ada.wait()
        if seen["gives"]:
            break
        ada.step(seen)
    held = ada.hand()
    count = sum(held.values())
    picks, confirm = page.locator(".picks"), page.locator("[data-kind=confirm_picks]")
    expect(picks).to_contain_text(f"{count} cards, limit 7.")
    expect(confirm).to_be_disabled()
    kinds = [card for card, owned in held.items() if owned]
    chosen = dict.fromkeys(held, 0)
    press(page, f".hand [data-card={kinds[0]}] > button", size)
    expect(confirm).to_have_text(f"Discard 1/{count // 2}")
    expect(page.locator(f".hand [data-card={kinds[0]}] .lifted")).to_have_count(1)
    # What was picked goes back when it is pressed again, and nothing was sent so far.
    press(page, f".picks [data-less={kinds[0]}]", size)
    expect(confirm).to_have_text(f"Discard 0/{count // 2}")
    assert ada.hand() == held
    for card in kinds:
        while sum(chosen.values()) < count // 2 and chosen[card] < held[card]:
            press(page, f".hand [data-card={card}] > button", size)
            chosen[card] += 1
    expect(confirm).to_have_text(f"Discard {count // 2}/{count // 2}")
    picture(page, f"hand-discard-{size}")
    assert height(page) == before
    assert fits(page)
    press(page, "[data-kind=confirm_picks]", size)
    # Whoever is on turn goes on at once, and a seven may come again.
    page.wait_for_function("(most) => window.discards.length === most", arg=count // 2)
    expect(page.locator(".hand .lifted")).to_have_count(0)
    assert page.evaluate("window.discards") == [card for card in kinds for _ in range(chosen[card])]


@SIZES
def test_a_card_explains_itself_and_is_played_where_it_is_explained(full: Desk, size: str) -> None:
    ada = sit(full, size, "base")
    page = ada.page
    ada.play_to("end_turn")
    expect(page.get_by_role("button", name="2 Knight", exact=True)).to_be_visible()
    told = page.locator(".explained")
    press(page, "[data-held=victory_point] > button", size)
    expect(told).to_contain_text("1 point.")
    expect(told.locator("[data-kind=use_card]")).to_have_count(0)
    press(page, "[data-held=year_of_plenty] > button", size)
    expect(told).to_contain_text("Take two cards of your choice from the bank.")
    picture(page, f"hand-card-{size}")
    before = ada.hand()
    press(page, ".explained [data-kind=use_card]", size)
    # Both cards are chosen before anything is sent.
    expect(page.locator(".picks [data-choice]")).to_have_count(5)
    expect(page.locator("[data-held=year_of_plenty]")).to_have_count(0)
    press(page, ".picks [data-choice=ore]", size)
    press(page, ".picks [data-choice=wool]", size)
    picture(page, f"hand-plenty-{size}")
    assert faults(page, {}) == []
    press(page, "[data-kind=confirm_picks]", size)
    expect(page.locator(".picks")).to_have_count(0)
    expect(page.locator(".hand [data-card=ore] b")).to_have_text(str(before["ore"] + 1))
    assert ada.hand() == {**before, "ore": before["ore"] + 1, "wool": before["wool"] + 1}


@SIZES
def test_commodities_and_progress_cards_lie_in_the_hand(full: Desk, size: str) -> None:
    ada = sit(full, size, "cities_and_knights")
    page = ada.page
    ada.play_to("end_turn")
    expect(page.locator(".hand [data-card]")).to_have_count(8)
    expect(page.locator(".hand [data-held]").first).to_be_visible()
    for anchor in ("hand", "hand:wool", "hand:coin"):
        expect(page.locator(f'[data-anchor="{anchor}"]')).to_have_count(1)
    picture(page, f"hand-knights-{size}")
    assert fits(page)
    assert faults(page, {}) == []
    held = page.locator(".hand [data-held] > button").first
    name = held.locator(".visually-hidden").inner_text()
    if size == "phone":
        held.tap()
    else:
        held.hover()
    expect(page.locator(".explained")).to_contain_text(name)


def test_the_hand_is_gone_through_with_arrow_keys(full: Desk) -> None:
    ada = sit(full, "desk", "base")
    page = ada.page
    ada.play_to("end_turn")
    kinds = page.locator(".hand li").evaluate_all("all => all.map((each) => each.dataset.card ?? each.dataset.held)")
    page.locator(".hand li > button").first.focus()
    for kind in kinds[1:]:
        page.keyboard.press("ArrowRight")
        expect(page.locator(f'[data-anchor="hand:{kind}"] > button')).to_be_focused()
    expect(page.locator(".explained")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".explained .close")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".explained")).to_have_count(0)
