"""Three people with phones among seventeen bots in a hall: in at the door, and a few turns with what players do there."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import desk_of_its_own, fits, picture
from tests.browser.phones import Organiser, Phone
from tests.browser.test_accessibility import faults

SETTLEMENT = {"wood": 1, "brick": 1, "wool": 1, "grain": 1}
CARD = {"wool": 1, "grain": 1, "ore": 1}
# A corner in Sun's half of board 1 that Cyril's road and Ann's ship lead to.
ROAD_TO_IT = [1, 1, 3, "SE"]
SHIP_TO_IT = [1, 1, 3, "E"]
# Beside the other end of that ship.
IN_THE_WAY = [1, 1, 3, "N"]
CARDS_BOUGHT = 6


@pytest.mark.rule("BIG-070", "BIG-109", "BIG-146", "BIG-177", "BIG-235")
def test_three_people_play_among_bots(browser: Browser, tmp_path: Path) -> None:
    with desk_of_its_own(browser, tmp_path / "hall.db") as desk:
        organiser = Organiser(desk, early_close=True)
        ann = Phone(organiser, "Ann")
        bo = Phone(organiser, "Bo", locale="bg-BG")
        cyril = Phone(organiser, "Cyril", color_scheme="dark")
        people = (ann, bo, cyril)
        come_in(organiser, ann, bo, cyril)
        ann.wait_for("on")
        assert ann.page.title().startswith("●")
        bo.wait_for("off")
        picture(ann.page, "hall-phone-on")
        picture(bo.page, "hall-phone-off")
        assert all(fits(one.page) for one in people)
        assert faults(ann.page, {}) == []
        trade(organiser, ann, bo)
        ask_and_refuse(organiser, ann, cyril)
        buy_cards(organiser, ann)
        drop_out_and_come_back(ann)
        for one in (ann, cyril):
            one.kind("done").tap()
        bo.wait_for("on")
        bo.kind("done").tap()
        ann.wait_for("on")
        play_a_knight(ann)
        claim_falsely(ann, bo)


def come_in(organiser: Organiser, ann: Phone, bo: Phone, cyril: Phone) -> None:
    for one, number in ((ann, "1"), (bo, "2"), (cyril, "3")):
        one.register()
        expect(one.page.locator("[data-testid=number]")).to_have_text(number)
    ann.check_in()
    assert faults(ann.page, {}) == []
    # Whoever loads the page again is still the same.
    bo.page.reload()
    expect(bo.page.locator("[data-testid=number]")).to_have_text("2")
    organiser.at("post", "/desk/bots", {"count": 17})
    assert organiser.at("post", "/desk/start")["boards"] == 10
    expect(ann.page.locator("[data-testid=seat-sign]")).to_contain_text("Sun")
    expect(ann.page.locator("[data-testid=seat-sign]")).to_contain_text("Opposite you: Bo")
    picture(ann.page, "hall-phone-start")
    for one in (ann, bo, cyril):
        one.choose_start(cards=0, city=1)
    ann.kind("choose_start").wait_for(state="detached")


def trade(organiser: Organiser, ann: Phone, bo: Phone) -> None:
    organiser.give(0, wood=1)
    organiser.give(1, ore=1)
    bo.page.locator(".hand [data-card=ore]:not([data-count='0'])").wait_for()
    before = {card: ann.cards(card) for card in ("wood", "ore")}
    ann.kind("trade").tap()
    ann.page.locator("[data-steps=give] [data-card=wood] .more").tap()
    ann.page.locator("[data-steps=want] [data-card=ore] .more").tap()
    for chip in ann.page.locator("[data-to]:not([data-to='1'])").all():
        chip.tap()
    picture(ann.page, "hall-phone-trade")
    assert faults(ann.page, {}) == []
    ann.kind("send-offer").tap()
    bo.page.locator("[data-testid=offer][data-from='0'] [data-kind=accept]").tap()
    ann.wait_cards("ore", before["ore"] + 1)
    ann.wait_cards("wood", before["wood"] - 1)


def ask_and_refuse(organiser: Organiser, ann: Phone, cyril: Phone) -> None:
    organiser.put(2, "road", ROAD_TO_IT)
    organiser.put(0, "ship", SHIP_TO_IT)
    organiser.put(3, "settlement", IN_THE_WAY)
    organiser.give(2, **SETTLEMENT)
    organiser.give(0, **SETTLEMENT)
    ann.kind("build_settlement").tap()
    lit = ann.page.locator("[data-place^='vertex:']")
    expect(lit).to_have_count(1)
    picture(ann.page, "hall-phone-lit")
    ann.place(str(lit.get_attribute("data-place")))
    expect(ann.page.locator("[data-testid=leave-pending]")).to_contain_text("Cyril")
    asked = cyril.page.locator("[data-testid=leave-asked]")
    expect(asked).to_contain_text("Ann")
    picture(cyril.page, "hall-phone-asked")
    settlements = ann.page.locator("[data-piece=settlement]").count()
    asked.locator("[data-kind=refuse]").tap()
    expect(asked).to_have_count(0)
    expect(ann.page.locator("[data-testid=no-leave]")).to_contain_text("Cyril")
    assert ann.page.locator("[data-piece=settlement]").count() == settlements


def buy_cards(organiser: Organiser, ann: Phone) -> None:
    organiser.give(0, **{card: CARDS_BOUGHT * count for card, count in CARD.items()})
    for bought in range(CARDS_BOUGHT):
        ann.kind("buy_card").tap()
        expect(ann.kind("cards")).to_contain_text(str(bought + 1))
    ann.kind("cards").tap()
    expect(ann.page.locator("[data-held=knight]")).to_be_visible()
    # A card is not played in the turn in which it was bought (BIG-171).
    expect(ann.page.locator("[data-play=knight]")).to_be_disabled()
    ann.page.keyboard.press("Escape")


def drop_out_and_come_back(ann: Phone) -> None:
    ann.page.context.set_offline(True)
    expect(ann.page.locator("[data-testid=reconnecting]")).to_be_visible()
    ann.page.context.set_offline(False)
    expect(ann.page.locator("[data-testid=reconnecting]")).to_have_count(0)
    expect(ann.kind("cards")).to_contain_text(str(CARDS_BOUGHT))


def play_a_knight(ann: Phone) -> None:
    ann.kind("cards").tap()
    ann.page.locator("[data-play=knight]").tap()
    before = ann.cards("ore")
    ann.page.locator("[data-testid=card-choices] [data-take=ore]").tap()
    ann.wait_cards("ore", before + 1)


def claim_falsely(ann: Phone, bo: Phone) -> None:
    ann.kind("claim").tap()
    picture(ann.page, "hall-phone-claim")
    ann.kind("claim-sure").tap()
    bo.wait_for("off", "CLAIM_REVIEW")
    ann.wait_for("on", "WINDOW")
    # Once in a turn is enough.
    ann.kind("claim").tap()
    ann.kind("claim-sure").tap()
    expect(ann.page.locator("[data-testid=refusal]")).to_be_visible()
