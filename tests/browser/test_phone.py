"""The game in the hand: 360 pixels wide, and fingers instead of a mouse."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Desk, fits, picture
from tests.browser.player import Player


def test_a_game_on_a_phone(desk: Desk) -> None:
    page = desk.open_phone(reduced_motion="no-preference")
    page.locator("[data-kind=play-now]").tap()
    player = Player(page, touch=True)
    seen = player.wait()

    first, other = seen["places"][0], seen["places"][-1]
    settlements = page.locator("[data-piece=settlement]")
    stood = settlements.count()
    page.touchscreen.tap(*player.middle(first))
    expect(page.get_by_text("Tap again to confirm")).to_be_visible()
    page.touchscreen.tap(*player.middle(other))
    expect(page.get_by_text("Tap again to confirm")).to_be_visible()
    assert settlements.count() == stood, "the first tap on a place only proposes"
    picture(page, "phone-proposed")
    page.touchscreen.tap(*player.middle(other))
    expect(settlements).to_have_count(stood + 1)

    for _ in range(2):
        player.play_until("end_turn")
        player.did.append("next turn")
    picture(page, "phone-playing")
    assert fits(page)


def test_the_board_keeps_still_between_the_two_taps_where_words_are_long(desk: Desk) -> None:
    page = desk.open_phone(locale="ru-RU")
    # What is loaded after the page must not move the button away while the finger comes down.
    expect(page.locator("[data-kind=play-now]")).to_contain_text("Играть")
    page.locator(".picture svg").wait_for()
    page.locator("[data-kind=play-now]").tap()
    player = Player(page, touch=True)
    board = page.locator(".table > .board")
    asked = page.locator("[data-testid=banner]").inner_text()
    for _ in range(2):
        place = player.wait()["places"][0]
        spot = player.middle(place)
        before = board.bounding_box()
        page.touchscreen.tap(*spot)
        expect(page.locator("[data-testid=banner]")).to_contain_text("Нажмите ещё раз")
        assert board.bounding_box() == before
        assert player.middle(place) == spot
        page.touchscreen.tap(*spot)
        expect(page.locator("[data-testid=banner]")).not_to_have_text(asked)
        expect(page.locator("[data-testid=banner]")).not_to_contain_text("Нажмите ещё раз")
        asked = page.locator("[data-testid=banner]").inner_text()
