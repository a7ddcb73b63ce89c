"""What referees and organisers do through their pages: overrule, warn, seat substitutes and reserves, expel, find and
print hundreds of people, and take home log and ranking."""

from __future__ import annotations

import csv
import io
import json
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import LAPTOP, Desk, desk_of_its_own, fits, picture
from tests.browser.phones import Organiser, Phone
from tests.browser.test_accessibility import faults
from tests.browser.test_running_a_hall import give_reason

CARD = {"wool": 1, "grain": 1, "ore": 1}


def referee_of(desk: Desk, organiser: Organiser) -> Page:
    code = organiser.at("post", "/desk/referees", {"name": "Ruth"})["code"]
    page = desk.open(f"/halls/{organiser.hall}/referee#code={code}", LAPTOP)
    page.get_by_test_id("queue").wait_for()
    return page


def office_of(desk: Desk, organiser: Organiser, room: str = "desk") -> Page:
    state = organiser.asking.storage_state()
    return desk.open(f"/halls/{organiser.hall}/{room}", LAPTOP, storage_state=state)


def until_window(organiser: Organiser) -> None:
    deadline = time.monotonic() + 60
    while organiser.at("get", "")["hall"]["phase"] != "WINDOW":
        assert time.monotonic() < deadline, "no window was opened"
        time.sleep(0.2)


def taken_home(office: Page, name: str) -> str:
    with office.expect_download() as download:
        office.locator(f"a[download][href$='{name}']").click()
    assert download.value.suggested_filename == name
    return Path(download.value.path()).read_text(encoding="utf-8")


def test_a_referee_overrules_warns_seats_a_substitute_and_expels(browser: Browser, tmp_path: Path) -> None:
    with desk_of_its_own(browser, tmp_path / "hall.db") as desk:
        organiser = Organiser(desk, setup_seconds=4, window_seconds=600)
        ann, bo = Phone(organiser, "Ann"), Phone(organiser, "Bo")
        for one in (ann, bo):
            one.register()
        organiser.at("post", "/desk/bots", {"count": 4})
        ruth = referee_of(desk, organiser)
        organiser.at("post", "/desk/start")
        ann.wait_for("on")
        organiser.give(0, **CARD)
        held = {card: ann.cards(card) for card in CARD}
        ann.kind("buy_card").tap()
        expect(ann.kind("cards")).to_contain_text("1")

        ruth.locator("[data-kind=board]").fill("1")
        ruth.locator("[data-kind=board]").press("Enter")
        bought = ruth.get_by_test_id("deeds").locator("li", has_text="buys a card")
        bought.locator("[data-kind=overrule]").click()
        give_reason(ruth, "a mistake, agreed by both")
        expect(bought).to_contain_text("changed by a referee")
        expect(bought.locator("[data-kind=overrule]")).to_have_count(0)
        for card, count in held.items():
            ann.wait_cards(card, count)

        sun, moon = (ruth.locator(f"[data-testid=seat][data-seat='{seat}']") for seat in (0, 1))
        sun.locator("[data-kind=warn]").click()
        # Nobody is warned without words, or without a reason.
        expect(ruth.locator("[data-kind=confirm]")).to_be_disabled()
        ruth.locator("[data-kind=warning-text]").fill("Hands off the other bank")
        expect(ruth.locator("[data-kind=confirm]")).to_be_disabled()
        give_reason(ruth, "against the rules")
        expect(ann.page.get_by_test_id("warning")).to_contain_text("Hands off the other bank")

        expect(moon.locator("[data-kind=substitute]")).to_have_count(0)
        bo.page.context.close()
        moon.locator("[data-kind=substitute]").click()
        ruth.locator("[data-kind=substitute-name]").fill("Carol")
        picture(ruth, "hall-referee-substitute")
        assert faults(ruth, {}) == []
        give_reason(ruth, "the player has left")
        code = ruth.get_by_test_id("substitute-code").inner_text()
        carol = Phone(organiser, "Carol", path=f"#code={code}")
        carol.kind("exchange").tap()
        carol.wait_for("off")
        expect(moon).to_contain_text("Carol")
        expect(moon).to_contain_text("connected")

        moon.locator("[data-kind=expel]").click()
        give_reason(ruth, "disturbs others")
        expect(carol.page.get_by_test_id("expelled")).to_be_visible()
        expect(carol.kind("look-on")).to_be_visible()
        expect(moon).to_contain_text("expelled")
        expect(moon.locator("[data-kind]")).to_have_count(0)
        picture(ruth, "hall-referee-expelled")
        picture(carol.page, "hall-phone-expelled")
        assert faults(ruth, {}) == []
        assert all(fits(page) for page in (ruth, carol.page))

        office = office_of(desk, organiser)
        ranking = list(csv.reader(io.StringIO(taken_home(office, "ranking.csv"))))
        assert ranking[0] == ["place", "number", "name", "seat", "board", "side", "points", "cards"]
        assert "Ann" in [row[2] for row in ranking]
        entries = [json.loads(line) for line in taken_home(office, "log.ndjson").splitlines()]
        acts = [entry["content"]["act"] for entry in entries if entry["kind"] == "referee"]
        assert [(act["kind"], act["referee"], act["reason"]) for act in acts if act["referee"] == "Ruth"] == [
            ("overrule", "Ruth", "a mistake, agreed by both"),
            ("warn", "Ruth", "against the rules"),
            ("substitute", "Ruth", "the player has left"),
            ("expel", "Ruth", "disturbs others"),
        ]


def test_reserves_are_seated_all_at_once_from_the_desk(browser: Browser, tmp_path: Path) -> None:
    with desk_of_its_own(browser, tmp_path / "hall.db") as desk:
        organiser = Organiser(desk, setup_seconds=600)
        organiser.at("patch", "/desk", {"places": 6})
        organiser.at("post", "/desk/players", {"names": [f"Guest {number}" for number in range(1, 7)]})
        reserves = [Phone(organiser, name, locale="pl-PL") for name in ("Ewa", "Jan")]
        for one in reserves:
            one.register()
        office = office_of(desk, organiser)
        expect(office.locator("[data-count=registered]")).to_have_text("8 of 6")
        organiser.at("post", "/desk/start")
        picture(reserves[0].page, "hall-phone-reserve")
        office.locator("[data-kind=fill]").click()
        picture(office, "hall-desk-fill")
        assert faults(office, {}) == []
        give_reason(office, "did not come")
        for one in reserves:
            expect(one.page.get_by_test_id("seat-sign")).to_be_visible()
        # Those whose seats they have are reserves now, should they come.
        expect(office.get_by_text("2 in reserve, 4 not here")).to_be_visible()


def test_hundreds_of_people_are_found_and_printed(browser: Browser, tmp_path: Path) -> None:
    with desk_of_its_own(browser, tmp_path / "hall.db") as desk:
        organiser = Organiser(desk, setup_seconds=600)
        organiser.at("patch", "/desk", {"places": 1000})
        organiser.at("post", "/desk/bots", {"count": 210})
        organiser.at("post", "/desk/players", {"names": [f"Guest {number}" for number in range(1, 231)]})
        office = office_of(desk, organiser)
        rows = office.get_by_test_id("people").locator("tr[data-number]")
        for shown in (200, 400, 440):
            expect(rows).to_have_count(shown)
            if shown < 440:
                office.locator("[data-kind=more-people]").click()
        expect(office.locator("[data-kind=more-people]")).to_have_count(0)
        office.locator("[data-kind=without-bots]").check()
        expect(rows).to_have_count(200)
        expect(rows.first).to_contain_text("Guest 1")
        office.locator("[data-kind=find]").fill("Guest 230")
        expect(rows).to_have_count(1)
        office.goto(f"{desk.server.url}/halls/{organiser.hall}/print")
        office.locator("[data-print=cards]").click()
        office.locator("[data-kind=make-codes]").click()
        expect(office.locator("section[data-number]")).to_have_count(230)
        expect(office.locator("section[data-number='440']")).to_contain_text("Guest 230")


def test_boards_are_printed_as_they_stand(browser: Browser, tmp_path: Path) -> None:
    with desk_of_its_own(browser, tmp_path / "hall.db") as desk:
        organiser = Organiser(desk, setup_seconds=2, window_seconds=600)
        organiser.at("post", "/desk/players", {"names": ["Ann"]})
        organiser.at("post", "/desk/bots", {"count": 6})
        office = office_of(desk, organiser, "print")
        office.locator("[data-print=boards]").click()
        expect(office.get_by_text("The seats are not given out yet.")).to_be_visible()
        organiser.at("post", "/desk/start")
        until_window(organiser)
        organiser.give(0, ore=5)
        office.reload()
        office.locator("[data-print=boards]").click()
        office.locator("[data-kind=look-at-boards]").click()
        sheets = office.get_by_test_id("board-sheet")
        expect(sheets).to_have_count(4)
        expect(sheets.first).to_contain_text("Ann")
        held = organiser.at("get", "/seats/0")["you"]["hand"]["ore"]
        expect(sheets.first).to_contain_text(f"{held}\N{MULTIPLICATION SIGN}")
        expect(sheets.first.locator("[data-piece=settlement], [data-piece=city]")).to_have_count(6)
        # An odd number leaves a seat vacant.
        expect(sheets.last).to_contain_text("vacant")
        picture(office, "hall-print-boards")
        pdf = office.pdf(prefer_css_page_size=True, print_background=True)
        assert pdf.count(b"/Type /Page") - pdf.count(b"/Type /Pages") == 4
