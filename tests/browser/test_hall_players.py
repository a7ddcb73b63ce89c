"""People with phones among bots in a hall: in at the door, and a few turns with what players do there."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

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
        move_a_ship(ann)
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


def move_a_ship(ann: Phone) -> None:
    ann.kind("move_ship").tap()
    lit = ann.page.locator("[data-place^='edge:']")
    lit.first.wait_for()
    origin = str(lit.first.get_attribute("data-place"))
    moved = ann.page.locator(f"[data-edge='{origin.removeprefix('edge:')}'][data-piece=ship]")
    expect(moved).to_have_count(1)
    ann.place(origin)
    # What lights up now is where it may go.
    expect(ann.page.locator(f"[data-place='{origin}']")).to_have_count(0)
    lit.first.wait_for()
    ann.place(str(lit.first.get_attribute("data-place")))
    expect(moved).to_have_count(0)


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


def test_a_moon_player_takes_production_is_paused_warned_and_ranked(browser: Browser, tmp_path: Path) -> None:
    with desk_of_its_own(browser, tmp_path / "hall.db") as desk:
        organiser = Organiser(desk, production="manual", max_turns=2, window_seconds=6, setup_seconds=3)
        organiser.at("post", "/desk/bots", {"count": 1})
        code = organiser.at("post", "/desk/players", {"names": ["Dana"]})["players"][0]["code"]
        dana = Phone(organiser, "Dana", color_scheme="dark", path=f"#code={code}")
        expect(dana.page.locator("[data-testid=code]")).to_have_value(code)
        # It is gone from the address as soon as it was read.
        assert "code" not in dana.page.url
        dana.kind("exchange").tap()
        expect(dana.page.locator("[data-testid=number]")).to_have_text("2")
        organiser.at("post", "/desk/bots", {"count": 4})
        organiser.at("post", "/desk/start")
        dana.wait_for("on")
        organiser.act("pause")
        expect(dana.page.locator("[data-testid=turn-bar]")).to_contain_text("The game stands still")
        expect(dana.kind("trade")).to_be_disabled()
        organiser.act("warn", seat=1, text="Please sit down")
        expect(dana.page.locator("[data-testid=warning]")).to_contain_text("Please sit down")
        picture(dana.page, "hall-phone-warned")
        assert faults(dana.page, {}) == []
        dana.page.locator("[data-testid=warning] button").tap()
        call_a_referee(organiser, dana)
        organiser.act("resume")
        expect(dana.page.locator("[data-testid=ending]")).to_be_visible()
        expect(dana.page.locator("[data-testid=ending] tr.own")).to_contain_text("Dana")
        picture(dana.page, "hall-phone-end")
        assert fits(dana.page)
        assert faults(dana.page, {}) == []


def call_a_referee(organiser: Organiser, dana: Phone) -> None:
    dana.kind("more").tap()
    dana.page.locator("[data-theme-choice=sunlight]").tap()
    picture(dana.page, "hall-phone-more")
    assert faults(dana.page, {}) == []
    dana.page.locator("[data-testid=referee-text]").fill("My neighbour has gone")
    dana.kind("call_referee").tap()
    expect(dana.page.get_by_text("A referee is told")).to_be_visible()
    dana.page.keyboard.press("Escape")
    picture(dana.page, "hall-phone-sunlight")
    assert faults(dana.page, {}) == []


def test_after_a_seven_so_many_cards_go_back(browser: Browser, tmp_path: Path) -> None:
    """Dice cannot be asked for a seven, so this server's frames are made to tell of one."""
    with desk_of_its_own(browser, tmp_path / "hall.db") as desk:
        organiser = Organiser(desk, setup_seconds=60, production="manual")
        sent: list[Any] = []

        def of_a_seven(text: str | bytes) -> str:
            told = json.loads(text)
            for part in told.get("parts", []):
                if part[0] == "you" and "hand" in part[1]:
                    part[1] |= {"hand": {"wood": 6, "ore": 3}, "owed": 4, "due": {"wool": 2}}
                if part[0] == "clock":
                    part[1] |= {"phase": "DISCARD", "turn": 4, "group": "moon", "roll": [3, 4]}
            return json.dumps(told)

        def between(page_side: WebSocketRoute) -> None:
            server_side = page_side.connect_to_server()
            server_side.on_message(lambda text: page_side.send(of_a_seven(text)))

            def from_page(text: str | bytes) -> None:
                said = json.loads(text)
                if said.get("type") == "command":
                    sent.append(said["command"])
                else:
                    server_side.send(text)

            page_side.on_message(from_page)

        eve = Phone(organiser, "Eve", locale="pl-PL")
        eve.page.route_web_socket("**/play", between)
        eve.register()
        organiser.at("post", "/desk/bots", {"count": 5})
        organiser.at("post", "/desk/start")
        discard = eve.page.locator("[data-testid=discard]")
        for _ in range(4):
            expect(discard.locator("[data-kind=discard]")).to_be_disabled()
            discard.locator("[data-card=wood] .more").tap()
        # No more can be chosen than are due, and a choice can be taken back.
        expect(discard.locator("[data-card=wood] .more")).to_be_disabled()
        discard.locator("[data-card=wood] .less").tap()
        discard.locator("[data-card=ore] .more").tap()
        picture(eve.page, "hall-phone-discard")
        assert fits(eve.page)
        discard.locator("[data-kind=discard]").tap()
        eve.kind("take_production").wait_for()
        deadline = time.monotonic() + 10
        while not sent and time.monotonic() < deadline:
            eve.page.wait_for_timeout(50)
        assert sent == [{"kind": "discard", "cards": {"wood": 3, "ore": 1}}]
