"""A wagon goes its planned way, goods are delivered, and barbarians are moved, on a desk and in the hand."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import WALL, Desk, Server, desk_at, fits, new_table, picture, put_away, serving, sources
from tests.browser.player import Player

# What the others do is of no matter here: they shall only be quick.
SEATS = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * 2]


@pytest.fixture(scope="module")
def yard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where whoever sits first begins with a loaded wagon."""
    with serving(tmp_path_factory, "yard", "tests.loaded_wagon") as running:
        yield running


@pytest.fixture
def market(browser: Browser, yard: Server) -> Iterator[Desk]:
    with desk_at(browser, yard) as desk:
        yield desk


def height_of(thing: Locator) -> int:
    return int(thing.evaluate("each => each.offsetHeight"))


def place_of(page: Page, words: str, *, but: str = "\0") -> str:
    """The first glowing place whose label has these words, and not those."""
    places = page.locator("[data-place]").evaluate_all("all => all.map((each) => [each.dataset.place, each.ariaLabel])")
    return next(place for place, label in places if words in label and but not in label)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_wagon_goes_its_way_past_barbarians_and_delivers_goods(market: Desk, size: str) -> None:
    page = market.open_phone() if size == "phone" else market.open()
    game = new_table(
        page, "traders_and_barbarians+loaded_wagon", seats=SEATS, options={"max_offers": 0, "hand_limit": 40}
    )
    page.goto(f"{market.server.url}/game/{game}")
    ada = Player(page, touch=size == "phone", likes=("roll", "end_turn"))
    ada.wait()
    board = page.locator(".board")
    for thing, count in (("plaza", 3), ("goods_stack", 3), ("closed_side", 9), ("destination", 1)):
        expect(board.locator(f"[data-mark={thing}]")).to_have_count(count)
    expect(board.locator("[data-piece=barbarian]")).to_have_count(3)

    # Her wagon is at the castle, where its marble is wanted.
    ada.play_to("roll")
    expect(board.locator("[data-piece=wagon]")).to_have_count(3)
    heard = board.get_by_role("listitem")
    expect(heard.filter(has_text="wagon of level 3, marble (red)")).to_contain_text("trade castle")
    picture(page, f"wagons-{size}")
    assert fits(page)

    # A knight sends a barbarian to the road of somebody, who loses a card.
    ada.press(".actions [data-kind=play_card]")
    expect(board.locator("[data-place]")).to_have_count(3)
    ada.point(place_of(page, "Move this barbarian"))
    board.locator('[data-place][aria-label*="Put the barbarian here"]').first.wait_for()
    picture(page, f"wagons-barbarian-{size}")
    ada.point(place_of(page, "road (", but="(red)"))
    take = page.locator(".actions [data-kind=take_from_owner]")
    expect(page.locator(".actions [data-kind=spare_owner]")).to_be_visible()
    held = sum(ada.hand().values())
    picture(page, f"wagons-take-{size}")
    take.press("Enter")
    expect(take).to_have_count(0)
    assert sum(ada.hand().values()) == held + 1

    # A better wagon goes farther.
    ada.play_to("improve_wagon")
    card = page.get_by_test_id("wagon-card")
    expect(card).to_contain_text("Movement points 6")
    ada.press(".actions [data-kind=improve_wagon]")
    expect(card).to_contain_text("Movement points 7")
    expect(card.get_by_role("img")).to_have_count(3)
    words = card.get_by_text("Results that drive a barbarian off")
    assert height_of(words) <= 1
    ada.press("[aria-label='What the wagon card says']")
    assert height_of(words) > 10
    picture(page, f"wagons-card-{size}")
    ada.press("[aria-label='What the wagon card says']")

    # Grain gives two points more; the barbarian beside the wagon goes or stays, as the die falls.
    ada.play_to("end_turn")
    ada.press(".actions [data-kind=end_turn]")
    journey = page.get_by_test_id("journey")
    left = page.get_by_test_id("points-left")
    expect(left).to_contain_text("Movement points left: 7")
    ada.press(".actions [data-kind=feed_wagon]")
    expect(left).to_contain_text("Movement points left: 9")
    ada.press(".actions [data-kind=drive_off]")
    expect(board.locator("[data-place]")).to_have_count(1)
    ada.point(place_of(page, "Drive a barbarian off"))
    expect(page.locator(".actions [data-kind=drive_off]")).to_have_count(0)
    if page.locator(".actions [data-kind=leave_barbarian]").count():
        picture(page, f"wagons-driven-off-{size}")
        ada.press(".actions [data-kind=leave_barbarian]")
    expect(left).to_contain_text("Movement points left: 9")

    # Pointing at the plaza lights up the way and tells its price, before it is gone.
    gold = int(page.locator(".hand [data-thing=gold] b").inner_text())
    plaza = place_of(page, "plaza of trade castle")
    label = board.locator(f'[data-place="{plaza}"]').get_attribute("aria-label") or ""
    price, *dearer = [part for part in label.split("; ") if part.startswith("movement points: ")]
    toll = re.search(r"toll: (\d)", price)
    height = height_of(page.locator(".table > .board"))
    show(ada, plaza)
    expect(board.locator(f"[data-way='{plaza.split(':')[1]}']")).to_be_visible()
    expect(journey.get_by_role("status")).to_contain_text("plaza of trade castle", ignore_case=True)
    expect(journey.get_by_role("status")).to_contain_text(price)
    assert height_of(page.locator(".table > .board")) == height, "the board keeps still"
    picture(page, f"wagons-way-{size}")
    assert fits(page)
    if size == "desk":
        page.mouse.click(*ada.middle(plaza))
    if size == "phone" or dearer:
        ada.press("[data-kind=go]")

    # The marble is worth a point and four gold, and other goods are on the wagon.
    own = page.locator(".seats > li").filter(has_text="Ada")
    expect(own.locator("[data-line=delivered] b")).to_have_text("1")
    expect(page.locator(".hand [data-thing=gold] b")).to_have_text(str(gold + 4 - int(toll[1] if toll else 0)))
    expect(board.locator("[data-mark=destination]")).to_have_count(1)
    expect(own.locator("[data-line=carried]")).not_to_contain_text("marble")
    expect(sources(own).get_by_text("goods delivered")).to_have_text("goods delivered 1")
    put_away(page)

    # In the next turn she plans with the keyboard, and a swift journey begins a second movement with all points.
    ada.play_to("end_turn")
    ada.press(".actions [data-kind=end_turn]")
    expect(left).to_contain_text("Movement points left: 7")
    board.locator("[data-place]").first.focus()
    page.keyboard.press("ArrowDown")
    expect(board.locator("[data-way]")).to_be_visible()
    expect(journey.get_by_role("status")).to_contain_text("movement points:")
    picture(page, f"wagons-keys-{size}")
    page.keyboard.press("Enter")
    # Where several ways lead, the first is proposed.
    if page.locator("[data-kind=go]").count():
        page.locator("[data-kind=go]").press("Enter")
    expect(left).not_to_contain_text("Movement points left: 7")
    ada.press(".actions [data-kind=play_card]")
    expect(left).to_contain_text("Movement points left: 7")
    ada.press(".actions [data-kind=end_movement]")
    page.get_by_role("tab", name="Log").click()
    log = page.get_by_role("log")
    for line in ("Ada moves a barbarian", "Ada feeds grain", "Ada delivers goods: marble", "Ada takes goods:"):
        expect(log).to_contain_text(line)


def show(ada: Player, place: str) -> None:
    """Point at a place without doing anything there yet."""
    x, y = ada.middle(place)
    if ada.touch:
        ada.page.touchscreen.tap(x, y)
    else:
        ada.page.mouse.move(x, y)


def test_a_map_is_shown_with_its_trade_hexes_before_the_game_is_made(desk: Desk) -> None:
    page = desk.open("/new", size=WALL)
    shown = page.locator("figure .picture")
    page.locator("[data-module=traders_and_barbarians]").click()
    expect(shown.locator("[data-trade-hex]")).to_have_count(3)
    expect(shown.locator("[data-mark=plaza]")).to_have_count(3)
    expect(shown.locator("[data-mark=closed_side]")).to_have_count(9)
    expect(shown.locator("[data-piece=barbarian]")).to_have_count(3)
    picture(page, "setup-wagons")
