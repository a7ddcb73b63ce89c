"""Drawing a map in the browser: painting, what is wrong and where, how fair it is, keeping it and playing on it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Desk, fits, picture

BOARD = "[role=application]"


def open_editor(desk: Desk, address: str = "/maps", phone: bool = False) -> Page:
    page = desk.open_phone(address) if phone else desk.open(address)
    expect(page.locator("[data-fine]")).to_be_visible()
    return page


def board_of(page: Page) -> Locator:
    return page.locator(BOARD)


def written(page: Page) -> str:
    """The map as it stands in the box for its text."""
    return page.locator("#map-text").input_value()


def hex_point(page: Page, row: int, x: int, turn: tuple[float, float] = (0.0, 0.0)) -> tuple[float, float]:
    """Where a cell of the first island lies on the screen; `turn` goes from its middle, in half-hexes and rows."""
    place = page.evaluate(
        """([row, x]) => {
          const board = document.querySelector("[role=application]");
          const point = new DOMPoint(x * 50 * Math.sqrt(3), row * 150).matrixTransform(board.getScreenCTM());
          return [point.x, point.y];
        }""",
        [row + turn[1], x + turn[0]],
    )
    return (place[0], place[1])


def tap(page: Page, row: int, x: int, turn: tuple[float, float] = (0.0, 0.0)) -> None:
    page.mouse.click(*hex_point(page, row, x, turn))


def take(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def test_land_numbers_and_harbours_are_painted_and_taken_back(desk: Desk) -> None:
    page = open_editor(desk)
    take(page, "sea")
    first, last = hex_point(page, 0, 2), hex_point(page, 0, 4)
    page.mouse.move(*first)
    page.mouse.down()
    page.mouse.move(*last, steps=6)
    page.mouse.up()
    assert "row 0 offset 2: sea sea forest:9" in written(page)
    # One stroke is one step back.
    take(page, "Undo")
    assert "row 0 offset 2: mountain:10 pasture:2 forest:9" in written(page)
    take(page, "Redo")
    assert "row 0 offset 2: sea sea forest:9" in written(page)
    take(page, "Undo")
    take(page, "8")
    tap(page, 0, 4)
    assert "pasture:8" in written(page)
    take(page, "harbour")
    page.get_by_label("Kind").select_option("ore")
    tap(page, 2, 0, (-0.8, 0.0))
    assert "harbour ore at (2,0) side W" in written(page)
    expect(page.locator("[data-fine]")).to_be_visible()
    picture(page, "maps-painted")


def test_a_mistake_is_shown_at_its_place_and_goes_with_it(desk: Desk) -> None:
    page = open_editor(desk)
    take(page, "sea")
    tap(page, 2, 8)
    complaint = page.locator("[data-complaint]")
    expect(complaint).to_contain_text("a harbour is named from its land hex")
    expect(page.locator("[data-wrong]")).to_have_count(1)
    assert page.get_by_role("button", name="Play it against bots").is_disabled()
    picture(page, "maps-mistake")
    page.get_by_role("button", name=re.compile("^Take away: harbour 3:1 at \\(2,4\\)")).click()
    expect(page.locator("[data-fine]")).to_be_visible()
    expect(page.locator("[data-wrong]")).to_have_count(0)


def test_what_needs_a_module_names_it_and_is_played_with_it(desk: Desk) -> None:
    page = open_editor(desk)
    take(page, "lake")
    tap(page, 2, 4)
    expect(page.locator("[data-complaint]")).to_contain_text("lake")
    page.get_by_text("Expansions and scenarios for it").click()
    page.locator("[data-module=fishermen]").click()
    expect(page.locator("[data-fine]")).to_be_visible()
    expect(page.locator("[data-complaint]")).to_have_count(0)


def test_a_mirror_paints_on_both_sides(desk: Desk) -> None:
    page = open_editor(desk)
    page.get_by_label("Paint in").select_option("mirror")
    take(page, "desert")
    tap(page, 1, 1)
    assert "row 1 offset 1: desert hill:6 pasture:4 desert" in written(page)


def test_the_keyboard_alone_paints(desk: Desk) -> None:
    page = open_editor(desk)
    take(page, "desert")
    board_of(page).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert written(page).count("desert") == 2
    said = page.locator("p[aria-live=polite]")
    expect(said.first).to_contain_text("desert")
    page.keyboard.press("Control+z")
    assert written(page).count("desert") == 1
    page.keyboard.press("Delete")
    assert "frame" in written(page)


def test_how_fair_it_is_is_measured(desk: Desk) -> None:
    page = open_editor(desk)
    page.locator("[data-kind=measure]").click()
    expect(page.get_by_text(re.compile(r"^Seat 4: \d+\.\d cards in 36 rolls$"))).to_be_visible()
    assert page.get_by_text(re.compile("^Seat ")).count() == 4


def test_a_map_is_kept_and_travels_in_a_link(desk: Desk) -> None:
    page = open_editor(desk)
    page.get_by_label("Title").fill("Long beach")
    page.get_by_label("Name (small letters)").fill("long_beach")
    take(page, "Keep on this device")
    expect(page.get_by_role("button", name="long_beach", exact=True)).to_be_visible()
    address = page.get_by_label("The whole map is in this link")
    expect(address).to_have_value(re.compile(r"/maps#map=[\w-]{80,}$"))
    other = open_editor(desk, address.input_value())
    assert "title Long beach" in written(other)
    broken = desk.open("/maps#map=nonsense")
    expect(broken.get_by_role("alert")).to_contain_text("There is no map in this link.")
    page.reload()
    page.get_by_role("button", name="long_beach", exact=True).click()
    assert "title Long beach" in written(page)


def test_a_map_goes_to_the_set_up_of_a_table(desk: Desk) -> None:
    page = open_editor(desk)
    take(page, "desert")
    tap(page, 0, 2)
    expect(page.locator("[data-fine]")).to_be_visible()
    page.locator("[data-kind=invite]").click()
    expect(page.locator("#own-map")).to_have_value(re.compile("row 0 offset 2: desert pasture:2 forest:9"))


@pytest.mark.parametrize("phone", [False, True])
def test_it_is_played_at_once(desk: Desk, phone: bool) -> None:
    page = open_editor(desk, phone=phone)
    assert fits(page)
    picture(page, f"maps-{'phone' if phone else 'desk'}")
    take(page, "pasture")
    press = page.touchscreen.tap if phone else page.mouse.click
    press(*hex_point(page, 0, 2))
    assert "row 0 offset 2: pasture:10" in written(page)
    expect(page.locator("[data-fine]")).to_be_visible()
    page.locator("[data-kind=play]").click()
    expect(page).to_have_url(re.compile("/game/"))
    expect(page.locator("[data-hex]").first).to_be_visible()
    assert page.locator("[data-terrain=pasture]").count() == 5
