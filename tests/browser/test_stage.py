"""The board keeps its place whatever is asked, and everything that can be done has a place of its own."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, Desk, fits, new_table, picture
from tests.browser.player import Player

# From here on the boxes that the board ever had, and what was asked or shown meanwhile.
WATCH = """() => {
  const seen = { boxes: new Set(), met: new Set() };
  window.watched = seen;
  const signs = {
    rolled: '[data-kind=roll][aria-disabled=true]', armed: '.actions .armed', trade: '.trade',
    offer: '.offer', forced: '.actions.forced', choosing: '.actions [data-choice]',
    discard: '[data-kind=confirm_picks]', hint: '.hint',
  };
  const look = () => {
    const box = document.querySelector('.table > .board').getBoundingClientRect();
    seen.boxes.add([box.x, box.y, box.width, box.height].join());
    for (const [name, sign] of Object.entries(signs)) if (document.querySelector(sign)) seen.met.add(name);
    if (document.querySelector('[data-testid=banner]').textContent.includes('Waiting')) seen.met.add('others');
    requestAnimationFrame(look);
  };
  look();
}"""
# Rolls, presses what ends the turn at once, and answers after how long that could first be pressed; null after a seven.
ROLL_AND_PRESS_END = """() => new Promise((told) => {
  let since = null;
  const watching = new MutationObserver(() => {
    const end = document.querySelector('[data-kind=end_turn]');
    if (document.querySelector('.actions.forced')) told(null);
    else if (since === null && end?.dataset.resting !== undefined) {
      since = performance.now();
      end.click();
    } else if (since !== null && end?.dataset.resting === undefined) told(performance.now() - since);
    else return;
    if (since === null || end?.dataset.resting === undefined) watching.disconnect();
  });
  watching.observe(document.querySelector('.table'), { subtree: true, childList: true, attributes: true });
  document.querySelector('[data-kind=roll]').click();
})"""
MET = "() => [...window.watched.met]"
BOXES = "() => [...window.watched.boxes]"
ALL = {"rolled", "armed", "trade", "offer", "forced", "choosing", "discard", "hint", "others"}
# Whoever rolls keeps few cards, so that sevens cost some.
OPTIONS = {"hand_limit": 3, "target": 22}


def sit(page: Page, modules: str, **more: Any) -> None:
    game = new_table(page, modules, 4, **more)
    page.goto(f"{page.evaluate('location.origin')}/game/{game}")


def opens_trade(page: Page) -> None:
    trade = page.locator("[data-kind=trade]:not([aria-disabled=true])")
    if trade.count():
        trade.click()
        expect(page.locator(".trade")).to_be_visible()
        page.locator(".trade .close").click()
        expect(page.locator(".trade")).to_have_count(0)


def opens_choices(page: Page) -> None:
    improve = page.locator("[data-kind=improve]:not([aria-disabled=true])")
    improve.click()
    expect(page.locator(".actions [data-choice]").first).to_be_visible()
    improve.click()
    expect(page.locator(".actions [data-choice]")).to_have_count(0)


def test_the_board_keeps_its_box_through_all_that_is_asked(full: Desk) -> None:
    page = full.open(size=LAPTOP)
    traders = [{"kind": "person"}, *({"kind": "bot", "level": "medium"} for _ in range(3))]
    sit(page, "cities_and_knights+full_hands", options=OPTIONS, offer_wait=60, seats=traders)
    player = Player(page)
    player.wait()
    box = page.locator(".table > .board").bounding_box()
    assert box is not None
    assert box["height"] >= 600
    page.evaluate(WATCH)
    for turn in range(40):
        player.play_to("end_turn")
        if turn == 0:
            picture(page, "stage-laptop")
            opens_choices(page)
            page.locator(".actions [data-kind][aria-disabled=true]").nth(1).hover()
            expect(page.locator(".hint")).to_be_visible()
        if "trade" not in page.evaluate(MET):
            opens_trade(page)
        player.did.clear()
        player.play_until("end_turn")
        if set(page.evaluate(MET)) >= ALL:
            break
    assert set(page.evaluate(MET)) == ALL
    assert len(page.evaluate(BOXES)) == 1, page.evaluate(BOXES)


def test_what_cannot_be_done_keeps_its_place_and_says_price_and_reason(desk: Desk) -> None:
    page = desk.open(size=LAPTOP)
    sit(page, "base")
    player = Player(page, likes=("roll", "end_turn"))
    player.play_to("roll")
    kinds = "() => [...document.querySelectorAll('.actions [data-kind]')].map((each) => each.dataset.kind)"
    spots = """() => Object.fromEntries([...document.querySelectorAll('.actions [data-kind]')]
        .map((each) => [each.dataset.kind, JSON.stringify(each.getBoundingClientRect())]))"""
    order = page.evaluate(kinds)
    assert order == "roll build_road build_settlement build_city buy_card play_card trade end_turn".split()
    before = page.evaluate(spots)
    city = page.locator("[data-kind=build_city]")
    city.focus()
    expect(city).to_be_focused()
    player.play_to("end_turn")
    assert page.evaluate(spots) == before
    page.locator("[data-kind=build_city][aria-disabled=true]").hover()
    hint = page.locator(".hint")
    expect(hint).to_contain_text("3 ore")
    expect(hint.locator("p")).not_to_have_count(0)
    picture(page, "stage-hint")
    player.play_until("end_turn")
    assert page.evaluate(spots) == before


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_what_ends_the_turn_is_not_where_the_dice_were_and_rests_after_them(desk: Desk, size: str) -> None:
    page = desk.open_phone() if size == "phone" else desk.open()
    sit(page, "base")
    player = Player(page, touch=size == "phone", likes=("roll", "end_turn"))
    player.play_to("roll")
    roll, end = (page.locator(f"[data-kind={kind}]").bounding_box() for kind in ("roll", "end_turn"))
    assert roll is not None
    assert end is not None
    assert roll["x"] + roll["width"] < end["x"]
    # After a seven the robber comes first, and there is no end in sight.
    for _ in range(20):
        rested = page.evaluate(ROLL_AND_PRESS_END)
        if rested is not None:
            break
        player.play_to("roll")
    # Timers may come a little early.
    assert rested >= 590
    expect(page.get_by_test_id("banner")).to_contain_text("Your move")


def test_on_a_phone_board_hand_and_actions_are_in_sight_without_scrolling(desk: Desk) -> None:
    page = desk.open_phone()
    sit(page, "cities_and_knights")
    player = Player(page, touch=True, likes=("roll", "end_turn"))
    player.play_to("end_turn")
    assert fits(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for what in (".table > .board", ".hand", ".actions", "[data-kind=roll]", "[data-kind=end_turn]", ".strip"):
        expect(page.locator(what)).to_be_in_viewport(ratio=1)
    sizes = page.locator(".actions [data-kind]").evaluate_all(
        "(all) => all.map((each) => Math.min(each.offsetWidth, each.offsetHeight))"
    )
    assert min(sizes) >= 44
    picture(page, "stage-phone")
    # What else the side has lies over the board while it is looked at.
    page.get_by_role("tab", name="Players").tap()
    expect(page.locator(".seats")).to_be_visible()
    page.get_by_role("tab", name="Players").tap()
    expect(page.locator(".seats")).to_be_hidden()


def test_what_is_said_is_seen_at_the_seat(desk: Desk) -> None:
    page = desk.open()
    sit(page, "base")
    Player(page).wait()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Good luck!")
    page.keyboard.press("Enter")
    page.get_by_role("tab", name="Players").click()
    expect(page.locator(".seats > li").first.locator(".said")).to_have_text("Good luck!")


def test_somebody_muted_is_not_heard_on_this_device(desk: Desk) -> None:
    host = desk.open()
    game = new_table(host, seats=[{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}])
    guest = desk.open(f"/game/{game}")
    guest.locator("#join-name").fill("Bela")
    guest.locator("[data-kind=join]").click()
    host.goto(f"{desk.server.url}/game/{game}")
    host.locator("[data-kind=start]").click()

    def says(line: str) -> None:
        guest.get_by_label("Say something").fill(line)
        guest.keyboard.press("Enter")
        expect(guest.get_by_role("log")).to_contain_text(line)

    for page in (host, guest):
        page.get_by_role("tab", name="Chat").click()
    says("Anybody for a trade?")
    expect(host.get_by_role("log")).to_contain_text("Anybody for a trade?")
    mute = host.get_by_role("button", name="Mute Bela")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    expect(host.get_by_role("log")).not_to_contain_text("Anybody for a trade?")
    host.reload()
    host.get_by_role("tab", name="Chat").click()
    expect(host.get_by_role("button", name="Mute Bela")).to_have_attribute("aria-pressed", "true")
    host.get_by_role("button", name="Mute Bela").click()
    expect(host.get_by_role("log")).to_contain_text("Anybody for a trade?")
