"""What bots offer people: in sight until it is answered."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Desk, new_table, picture
from tests.browser.player import Player

ONLY_TURNS = ("roll", "end_turn")
# Quick bots make no offers.
SEATS = [{"kind": "person"}, *[{"kind": "bot", "level": "medium"}] * 3]


def until_offered(page: Page, acceptable: bool, most: int = 600) -> None:
    """Play turns until a bot offers what one can, or cannot, give; other offers are declined."""
    ada = Player(page, likes=ONLY_TURNS)
    for _ in range(most):
        seen = ada.wait()
        assert not seen["over"]
        if "decline" in seen["answers"] and ("accept" in seen["answers"]) is acceptable:
            return
        ada.step(seen)
    raise AssertionError("no such offer")


def test_a_person_has_time_to_accept_what_a_bot_offers(desk: Desk) -> None:
    page = desk.open()
    game = new_table(page, players=4, offer_wait=60, seats=SEATS)
    page.goto(f"{desk.server.url}/game/{game}")
    until_offered(page, acceptable=True)
    expect(page.locator("[data-testid=banner]")).to_have_text("Your move: answer the offer")
    page.wait_for_timeout(2_500)
    accept = page.locator(".offer [data-kind=accept]")
    expect(accept).to_be_visible()
    picture(page, "bot-offer")
    page.get_by_role("tab", name="Log").click()
    accepted = page.get_by_role("log").get_by_text("Ada accepts")
    expect(accepted).to_have_count(0)
    accept.click()
    # A bot may offer something else at once, so that one can accept again.
    expect(accepted.first).to_be_attached()


def test_whoever_cannot_accept_is_not_called(desk: Desk) -> None:
    page = desk.open()
    game = new_table(page, players=4, offer_wait=60, seats=SEATS)
    page.goto(f"{desk.server.url}/game/{game}")
    until_offered(page, acceptable=False)
    banner = page.locator("[data-testid=banner]")
    expect(banner).to_contain_text("You do not hold what is asked for")
    assert not page.title().startswith("●")
    expect(page.locator(".banner.mine")).to_have_count(0)
    expect(page.locator(".offer [data-kind=counter]")).to_be_visible()
