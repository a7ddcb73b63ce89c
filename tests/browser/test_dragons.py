"""Dragons gather, attack and are driven off, and knights hunt others on an island, on a desk and in the hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Desk, fits, picture
from tests.browser.expedition import at, barriers, own_seat, set_out, sources, use
from tests.browser.player import choose

SIZES = pytest.mark.parametrize("size", ["desk", "phone"])


@SIZES
def test_dragons_gather_and_attack_and_are_driven_off(voyage: Desk, size: str) -> None:
    ada = set_out(voyage, "desert_dragons+lairs_filling", size)
    page, board = ada.page, ada.page.locator(".board")
    dragons, state = board.locator("[data-piece=dragon]"), page.get_by_test_id("dragons-state")
    expect(dragons).to_have_count(12)
    expect(state).to_contain_text("every settlement or city brings 3 more")
    expect(board.locator("[data-mark=next_dragon] .waiting").first).to_be_attached()
    heard = board.get_by_role("listitem")
    expect(heard.filter(has_text="desert, dragons: 3")).to_have_count(2)

    # With one more city all have gathered, and what lies beside them is in danger.
    ada.play_to("build_city")
    ada.press(".actions [data-kind=build_city]")
    ada.step(ada.wait())
    choose(ada, "Lure the dragons", "dragons: 3")
    expect(dragons).to_have_count(15)
    expect(state).to_contain_text("They attack!")
    endangered = board.locator("[data-mark=next_dragon]").count()
    assert endangered > 6
    expect(board.locator("[data-mark=next_dragon] .waiting")).to_have_count(0)
    picture(page, f"dragons-gathered-{size}")
    assert fits(page)

    # Rolls bring them out, until one lies around a number.
    landed = page.locator("[data-host=raging] b")
    for _ in range(40):
        if landed.inner_text() != "0":
            break
        ada.step(ada.wait())
    ada.play_to("play_card")
    picture(page, f"dragons-attack-{size}")
    assert fits(page)
    assert barriers(page, size) == []
    raging = int(landed.inner_text())
    assert raging > 0
    ada.press(".actions [data-kind=play_card]")
    choose(ada, "Drive a dragon off", "dragons: 1")
    expect(page.locator("[data-host=gone] b")).to_have_text("4")
    expect(dragons).to_have_count(14)
    expect(landed).to_have_text(str(raging - 1))


@SIZES
def test_a_knight_fights_a_dragon(voyage: Desk, size: str) -> None:
    wins = size == "desk"
    ada = set_out(voyage, f"enchanted_land+cities_and_knights+{'hunter' if wins else 'weak_hunter'}", size)
    page, board = ada.page, ada.page.locator(".board")
    expect(board.locator("[data-mark=dragon_tile]")).to_have_count(18)
    expect(board.locator("[data-mark=dragon_beside]")).to_have_count(1)
    expect(board.locator("[data-enchanted]")).to_have_attribute("data-enchanted", "16")
    expect(page.get_by_test_id("dragons-left")).to_have_text("still on the island: 19")
    expect(page.get_by_test_id("flags-known")).to_have_count(0)
    ada.play_to("fight_dragon")
    picture(page, f"hunt-{size}")
    assert fits(page)
    use(ada, "fight_dragon", at("enchanted_land", "(4,4) corner S"))
    beaten = own_seat(page).locator("[data-line=beaten] b")
    if wins:
        expect(board.locator("[data-mark=dragon_beside]")).to_have_count(0)
        expect(page.get_by_test_id("dragons-left")).to_have_text("still on the island: 18")
        expect(beaten).to_have_text("1")
        assert sources(page)["dragons"] == "1"
    else:
        # It is too strong, but now everybody knows how strong.
        expect(page.get_by_test_id("flags-known")).to_contain_text("Flags known")
        expect(board.get_by_role("listitem").filter(has_text="Dragon: three flags")).to_have_count(1)
        expect(beaten).to_have_text("0")
    picture(page, f"hunt-fought-{size}")
    assert fits(page)
    assert barriers(page, size) == []
