"""Hidden hexes turn over, treasures are found and kept, and numbers go to new islands, on a desk and in the hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import WALL, Desk, fits, picture
from tests.browser.expedition import at, barriers, build, own_seat, set_out, settle, sources, use

SIZES = pytest.mark.parametrize("size", ["desk", "phone"])


@SIZES
def test_ships_uncover_an_island_and_take_its_treasure(voyage: Desk, size: str) -> None:
    ada = set_out(voyage, "treasure_islands+treasure_fleet", size)
    page, board = ada.page, ada.page.locator(".board")
    expect(board.locator("[data-terrain=fog]")).to_have_count(15)
    expect(board.locator("[data-mark=treasure]")).to_have_count(15)
    expect(page.get_by_test_id("treasures-left")).to_have_text("to find: 15")
    ada.point(at("treasure_islands", "(2,3) corner NW"))
    ada.play_to("build_ship")
    picture(page, f"treasures-{size}")
    assert fits(page)

    # Straight out to sea, where a forest lies hidden, and around it to its treasure.
    forests = board.locator("[data-terrain=forest]").count()
    build(ada, "build_ship", at("treasure_islands", "(1,2) SW"))
    expect(board.locator("[data-terrain=forest]")).to_have_count(forests + 1)
    expect(board.locator("[data-terrain=fog]")).to_have_count(14)
    build(ada, "build_ship", at("treasure_islands", "(1,1) E"))
    build(ada, "build_ship", at("treasure_islands", "(1,1) NE"))
    expect(board.locator("[data-mark=treasure]")).not_to_have_count(15)
    expect(page.get_by_test_id("treasures-left")).not_to_have_text("to find: 15")
    build(ada, "build_settlement", at("treasure_islands", "(1,1) corner N"))
    expect(own_seat(page)).to_contain_text("Islands reached: 1")
    assert sources(page)["special points"] == "1"
    picture(page, f"treasures-found-{size}")
    assert fits(page)
    assert barriers(page, size) == []
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("log")).to_contain_text("Ada takes a treasure")
    expect(page.get_by_role("log")).to_contain_text("Ada uses a treasure")


@SIZES
def test_a_treasure_is_shown_to_its_finder_and_kept(voyage: Desk, size: str) -> None:
    ada = set_out(voyage, "into_the_unknown+unknown_fleet", size)
    page, board = ada.page, ada.page.locator(".board")
    expect(board.locator("[data-terrain=fog]")).to_have_count(18)
    expect(board.locator("[data-mark=treasure]")).to_have_count(16)
    ada.play_to("build_ship")
    expect(own_seat(page).locator("[data-line=kept_treasures] b")).to_have_text("1")
    expect(page.locator(".hand [data-kept]")).to_have_attribute("data-kept", "1")
    for edge in ("(1,3) SE", "(1,4) SW"):
        build(ada, "build_ship", at("into_the_unknown", edge))
    use(ada, "build_ship", at("into_the_unknown", "(1,4) SE"))

    # She sees what it is, and what it would be good for among those that she keeps.
    found = page.locator("[data-found]")
    expect(found).to_contain_text("You have found:")
    assert found.get_attribute("data-found") != "treasure"
    expect(page.locator(".found .next")).to_contain_text("a special harbour")
    picture(page, f"treasures-choice-{size}")
    assert fits(page)
    assert barriers(page, size) == []
    ada.press("[data-kind=keep_treasure]")
    ada.press(".actions [data-choice=ore]")
    settle(ada)
    expect(own_seat(page).locator("[data-line=kept_treasures] b")).to_have_text("2")
    expect(page.locator(".hand [data-kept]")).to_have_attribute("data-kept", "2")
    expect(board.locator("[data-mark=treasure]")).to_have_count(15)
    assert board.locator("[data-terrain=fog]").count() < 18
    picture(page, f"treasures-kept-{size}")
    assert fits(page)


@SIZES
def test_a_new_island_takes_its_number_from_home(voyage: Desk, size: str) -> None:
    ada = set_out(voyage, "greater_catan+number_fleet", size, players=4)
    page, board = ada.page, ada.page.locator(".board")
    expect(board.locator("[data-mark=awaits_token]")).to_have_count(18)
    expect(page.get_by_test_id("tokens-left")).to_contain_text("comes from the home island")
    ada.point(at("greater_catan", "(2,4) corner NW", 4))
    ada.play_to("build_ship")
    use(ada, "build_ship", at("greater_catan", "(2,3) NE", 4))

    # The hex that gets it glows, and so do those that may lose theirs.
    expect(board.locator("[data-mark=token_target]")).to_have_count(1)
    seen = ada.wait()
    assert all(place.startswith("hex:") for place in seen["places"])
    picture(page, f"numbers-choice-{size}")
    assert fits(page)
    assert barriers(page, size) == []
    settle(ada)
    expect(board.locator("[data-depleted]")).to_have_count(1)
    expect(board.locator("[data-mark=depleted]")).to_have_count(1)
    expect(board.locator("[data-mark=awaits_token]")).to_have_count(17)
    expect(page.get_by_test_id("tokens-taken")).to_have_text("home hexes without their number: 1")
    picture(page, f"numbers-{size}")


def test_the_set_up_page_shows_the_treasures(desk: Desk) -> None:
    page = desk.open("/new", size=WALL)
    page.locator("[data-module=treasure_islands]").click()
    expect(page.locator("figure .picture [data-mark=treasure]")).to_have_count(15)
    picture(page, "setup-treasures")
