"""Trading as a strip over the board: with the bank where the terms are the bank's, else with the players."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Desk, Server, desk_at, fits, picture, serving
from tests.browser.player import Player
from tests.browser.test_accessibility import faults
from tests.browser.test_hand import SIZES, press, sit


@pytest.fixture(scope="module")
def market(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where whoever sits first begins with cards of every kind, and bots think no offer over."""
    with serving(tmp_path_factory, "market", "tests.full_hands") as running:
        yield running


@pytest.fixture
def stalls(browser: Browser, market: Server) -> Iterator[Desk]:
    with desk_at(browser, market) as desk:
        yield desk


def trader(stalls: Desk, size: str) -> Player:
    ada = sit(stalls, size, "base", {"hand_limit": 99})
    ada.play_to("end_turn")
    return ada


def rate_of(ada: Player, card: str) -> int:
    return int(ada.page.locator(f".hand [data-card={card}] small").inner_text().split(":")[0])


@SIZES
def test_terms_of_the_bank_are_traded_with_the_bank(stalls: Desk, size: str) -> None:
    ada = trader(stalls, size)
    page = ada.page
    while not any(ada.hand()[card] >= rate_of(ada, card) for card in ada.hand() if ada.hand()[card]):
        ada.press(".actions [data-kind=end_turn]")
        ada.play_to("end_turn")
    held = ada.hand()
    given = next(card for card in held if held[card] and held[card] >= rate_of(ada, card))
    rate = rate_of(ada, given)
    wanted = next(card for card in held if card != given)
    board = page.locator(".table > .board").bounding_box()
    # What the bank would take is said as soon as something is wanted.
    press(page, ".actions [data-kind=trade]", size)
    press(page, f".trade [data-want={wanted}]", size)
    press(page, f".trade [data-pay={given}]", size)
    expect(page.locator(f".trade [data-less={given}] output")).to_have_text(str(rate))
    # One card less is an offer to the players.
    press(page, f".trade [data-side=give] [data-less={given}]", size)
    expect(page.locator(".trade [data-kind=bank]")).to_have_count(0)
    expect(page.locator(".trade [data-kind=offer]")).to_have_text("Offer to everybody")
    press(page, f".hand [data-card={given}] > button", size)
    bank = page.locator(".trade [data-kind=bank]")
    expect(bank).to_contain_text("Bank: ")
    picture(page, f"trade-bank-{size}")
    assert faults(page, {}) == []
    assert fits(page)
    press(page, ".trade [data-kind=bank]", size)
    expect(page.locator("section.trade")).to_have_count(0)
    assert ada.hand() == {**held, given: held[given] - rate, wanted: held[wanted] + 1}
    assert page.locator(".table > .board").bounding_box() == board


@SIZES
def test_the_last_offer_is_made_again_with_one_tap(stalls: Desk, size: str) -> None:
    ada = trader(stalls, size)
    page = ada.page
    # One of them is left to be offered again when the first is sold.
    given = next(card for card, count in ada.hand().items() if count > 1)
    wanted = next(card for card in ada.hand() if card != given)
    press(page, f".hand [data-card={given}] > button", size)
    press(page, f".trade [data-want={wanted}]", size)
    press(page, ".trade [data-to='1']", size)
    expect(page.locator(".trade [data-kind=offer]")).to_have_text("Offer to Random 2")
    picture(page, f"trade-offer-{size}")
    press(page, ".trade [data-kind=offer]", size)
    expect(page.locator("section.trade")).to_have_count(0)
    while "end_turn" not in (seen := ada.wait())["kinds"]:
        ada.answer("withdraw" if "withdraw" in seen["answers"] else seen["answers"][0])
    press(page, ".actions [data-kind=trade]", size)
    again = page.get_by_role("button", name="The last offer again")
    expect(again).to_contain_text(given)
    expect(again).to_contain_text(wanted)
    press(page, ".trade [data-kind=again]", size)
    expect(page.locator("section.trade")).to_have_count(0)
    ada.wait()
    if size == "phone":
        page.locator("#tab-log").tap()
    else:
        page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("log").get_by_text("Ada offers")).to_have_count(2)


def test_escape_closes_the_strip(stalls: Desk) -> None:
    ada = trader(stalls, "desk")
    page = ada.page
    page.locator(".hand [data-card] > button").first.press("Enter")
    expect(page.locator("section.trade")).to_be_visible()
    page.locator(".hand [data-card] > button").first.press("Delete")
    expect(page.locator(".trade [data-side=give] output")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("section.trade")).to_have_count(0)
