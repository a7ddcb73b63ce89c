"""Two knights dig the last of the canal, water runs through it and the fields bear, on a desk and in the hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Desk, fits, picture
from tests.browser.expedition import at, barriers, build, own_seat, set_out, sources


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_knights_dig_and_water_flows(voyage: Desk, size: str) -> None:
    ada = set_out(voyage, "great_canal+cities_and_knights+last_spades", size)
    page, board = ada.page, ada.page.locator(".board")
    dug, fields = page.get_by_test_id("canal-dug"), page.get_by_test_id("canal-fields")
    expect(board.locator("[data-canal=dry]")).to_have_count(1)
    expect(board.locator("[data-mark=canal_marker]")).to_have_count(4)
    expect(board.locator("[data-mark=covered_token]")).to_have_count(6)
    expect(dug).to_have_text("Dug: 7 of 9")
    expect(fields).to_have_text("The fields bring nothing yet")
    ada.play_to("activate_knight")
    picture(page, f"canal-{size}")
    assert fits(page)

    # The second active knight digs; the hex that is left is filled for nobody.
    build(ada, "activate_knight", at("great_canal", "(4,5) corner NE"))
    expect(dug).to_have_text("Dug: 7 of 9")
    build(ada, "activate_knight", at("great_canal", "(4,5) corner SE"))
    expect(dug).to_have_text("Dug: 9 of 9")
    expect(fields).to_have_text("Water flows, and the fields bear")
    expect(board.locator("[data-canal=water]")).to_have_count(1)
    expect(board.locator("[data-canal=dry], [data-parched], [data-mark=covered_token]")).to_have_count(0)
    expect(board.locator("[data-terrain=lake]")).to_have_count(2)
    expect(own_seat(page).locator("[data-line=canal_markers] b")).to_have_text("2")
    assert sources(page)["canal markers"] == "2"
    picture(page, f"canal-flooded-{size}")
    assert fits(page)
    assert barriers(page, size) == []
