"""Whoever runs a hall: an organiser opens and starts one, the big screen shows it, a referee judges and corrects."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import LAPTOP, PHONE, WALL, Desk, desk_of_its_own, fits, picture
from tests.browser.test_accessibility import COLOURS, faults

SAY = """async ({hall, command}) => new Promise((settle, fail) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/halls/${hall}/play`);
  const id = String(Math.random());
  socket.onopen = () => socket.send(JSON.stringify({type: 'command', id, command}));
  socket.onmessage = (heard) => {
    const told = JSON.parse(heard.data);
    if (told.id === id) { socket.close(); settle(told); }
  };
  socket.onclose = (end) => fail(new Error(`closed ${end.code}`));
})"""
# Corners of land of board B, none of them a start, enough for 26 points.
CORNERS = [
    (1, 2, "N"),
    (1, 3, "N"),
    (2, 2, "N"),
    (2, 4, "N"),
    (3, 1, "N"),
    (4, 1, "N"),
    (6, 1, "S"),
    (7, 1, "S"),
    (7, 2, "S"),
]


@pytest.fixture(scope="module")
def desk(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    database: Path = tmp_path_factory.mktemp("halls") / "halls.db"
    with desk_of_its_own(browser, database, most_open_halls=20, most_halls=20) as opened:
        yield opened


def register(desk: Desk, hall: str, name: str) -> Page:
    page = desk.open("/rules")
    answer = page.request.post(f"{desk.server.url}/api/halls/{hall}/players", data={"name": name})
    assert answer.ok, answer.text()
    return page


def say(page: Page, hall: str, kind: str) -> dict[str, Any]:
    told = page.evaluate(SAY, {"hall": hall, "command": {"kind": kind}})
    assert isinstance(told, dict)
    return told


def give_reason(page: Page, reason: str) -> None:
    page.locator("[data-kind=reason]").fill(reason)
    page.locator("[data-kind=confirm]").click()
    expect(page.get_by_test_id("ask-reason")).to_have_count(0)


def open_hall(desk: Desk, **seconds: int) -> tuple[Page, str]:
    page = desk.open("/halls", LAPTOP)
    page.locator("[data-kind=hall-name]").fill("Town hall, autumn")
    page.locator("[data-kind=places]").fill("12")
    page.get_by_role("button", name="a rehearsal").click()
    page.locator("summary", has_text="Times of the other parts").click()
    for name, value in seconds.items():
        page.locator(f"#option-{name}").fill(str(value))
    page.locator("[data-kind=open-hall]").click()
    page.wait_for_url("**/desk")
    return page, page.url.split("/")[-2]


def test_a_hall_from_its_opening_to_the_winner(desk: Desk) -> None:
    office, hall = open_hall(desk, setup_seconds=2, window_seconds=240, claim_tie_seconds=0, announce_seconds=3)
    base = desk.server.url

    screen = desk.open(f"/halls/{hall}/screen", LAPTOP)
    expect(screen.get_by_test_id("joining")).to_contain_text("0 of 12")
    assert screen.locator("[data-qr]").get_attribute("data-qr") == f"{base}/halls/{hall}"
    ada = register(desk, hall, "Ada")
    register(desk, hall, "Moon player")
    bo = register(desk, hall, "Bo")
    expect(screen.get_by_test_id("joining")).to_contain_text("3 of 12")

    office.locator("[data-kind=referee-name]").fill("Ruth")
    office.locator("[data-kind=add-referee]").click()
    code = office.get_by_test_id("referee-code").inner_text()
    office.locator("[data-kind=add-bots]").click()
    expect(office.locator("[data-count=registered]")).to_have_text("12 of 12")
    expect(office.locator("[data-count=bots]")).to_have_text("9")
    expect(office.locator("[data-kind=start]")).to_be_disabled()
    office.locator("[data-kind=sure]").check()
    office.locator("[data-kind=start]").click()
    expect(office.get_by_test_id("clock")).to_have_attribute("data-phase", "WINDOW")

    expect(screen.get_by_test_id("stage")).to_have_attribute("data-group", "sun")
    expect(screen.get_by_test_id("stage")).to_contain_text("Turn 1")
    expect(screen.get_by_test_id("dice").locator("svg.die")).to_have_count(2)
    expect(screen.locator("[data-board]")).to_have_count(6)

    referee = desk.open(f"/halls/{hall}/referee#code={code}", LAPTOP)
    expect(referee.get_by_test_id("queue")).to_contain_text("Nobody calls")
    assert "code" not in referee.url

    # A false claim stops everybody, and goes on after it was rejected.
    assert say(ada, hall, "claim")["type"] == "done"
    expect(screen.get_by_test_id("claims")).to_contain_text("Ada")
    claim = referee.get_by_test_id("claim")
    expect(claim.get_by_test_id("claim-points")).to_have_text("4 points")
    expect(claim.get_by_test_id("points-from")).to_contain_text("cities 2")
    claim.locator("[data-kind=reject-claim]").click()
    give_reason(referee, "too few points")
    expect(claim).to_have_count(0)
    expect(screen.get_by_test_id("claims")).to_have_count(0)
    expect(screen.locator(".screen")).to_have_attribute("data-phase", "WINDOW")

    # Cards and a piece are set right by hand.
    referee.locator("[data-kind=find-player]").fill("Bo")
    referee.get_by_role("button", name="Bo · board 2").click()
    seat = referee.locator("[data-testid=seat][data-seat='2']")
    held = referee.request.get(f"{base}/api/halls/{hall}/seats/2").json()["you"]["hand"].get("ore", 0)
    seat.locator("[data-kind=correct-cards]").click()
    referee.locator("[data-give=ore]").click()
    give_reason(referee, "not handed out")
    expect(seat.get_by_test_id("hand")).to_contain_text(f"{held + 1}\N{MULTIPLICATION SIGN}")
    referee.locator("summary", has_text="Set pieces").click()
    referee.locator("[data-put='city-2']").click()
    referee.locator("[data-place]").first.click()
    give_reason(referee, "agreed by both")
    expect(seat.get_by_test_id("seat-points")).to_have_text("6 points")

    # The rest of what makes a winner is said without clicking.
    acts: list[dict[str, Any]] = [
        {"what": "piece", "vertex": [1, *corner], "piece": "city", "seat": 2} for corner in CORNERS[1:]
    ]
    acts += [{"what": "marker", "board": 1, "marker": name, "seat": 2} for name in ("longest_road", "order_of_knights")]
    for number, act in enumerate(acts):
        body = {"client": f"c{number}", "act": {"kind": "correct", "reason": "for the test", **act}}
        answer = referee.request.post(f"{base}/api/halls/{hall}/acts", data=body)
        assert answer.ok, answer.text()
    assert say(bo, hall, "claim")["type"] == "done"
    expect(claim.get_by_test_id("claim-points")).to_have_text("26 points")
    claim.locator("[data-kind=confirm-claim]").click()
    give_reason(referee, "counted and right")
    expect(screen.get_by_test_id("ranking")).to_contain_text("Bo")
    expect(screen.get_by_test_id("ranking")).to_contain_text("26 points")
    ranking = office.request.get(f"{base}/api/halls/{hall}/desk/ranking.csv").text().splitlines()
    assert ranking[1].startswith("1,3,Bo,2,1,sun,26,")


def test_an_organiser_stops_the_clock_and_gives_more_time(desk: Desk) -> None:
    office, hall = open_hall(desk, setup_seconds=600)
    screen = desk.open(f"/halls/{hall}/screen", WALL)
    office.locator("[data-kind=add-bots]").click()
    office.locator("[data-kind=sure]").check()
    expect(office.locator("[data-count=bots]")).to_have_text("12")
    office.locator("[data-kind=start]").click()
    office.locator("[data-kind=pause]").click()
    give_reason(office, "a break")
    expect(screen.get_by_test_id("paused")).to_be_visible()
    expect(office.get_by_test_id("clock")).to_have_attribute("data-phase", "PAUSED")
    office.locator("[data-kind=resume]").click()
    give_reason(office, "everybody is back")
    expect(screen.get_by_test_id("paused")).to_have_count(0)
    office.locator("[data-kind=extend]").click()
    office.get_by_label("By how much").select_option("600")
    give_reason(office, "questions")
    # Ten minutes and ten more.
    expect(screen.get_by_test_id("countdown")).to_contain_text(re.compile(r"1[5-9]:\d\d"))
    assert fits(screen)


def test_the_rooms_of_a_hall_are_right_for_axe_and_on_every_screen(desk: Desk) -> None:
    office, hall = open_hall(desk, setup_seconds=600)
    office.request.post(f"{desk.server.url}/api/halls/{hall}/desk/bots", data={"count": 12})
    found: dict[str, Any] = {}
    for room in ("desk", "screen", "referee", "print"):
        page = desk.open(f"/halls/{hall}/{room}", LAPTOP, storage_state=office.context.storage_state())
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        found[room] = faults(page, {})
        for name, size in (("phone", PHONE), ("laptop", LAPTOP), ("wall", WALL)):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            picture(page, f"hall-{room}-{name}")
            if room != "print" and not fits(page):
                found[f"{room} {name}"] = "something lies beside the screen"
        page.emulate_media(color_scheme="dark")
        found[f"{room} dark"] = faults(page, COLOURS)
    assert {name: what for name, what in found.items() if what} == {}


def test_what_is_printed_has_a_page_of_its_own_each(desk: Desk, tmp_path: Path) -> None:
    office, hall = open_hall(desk, setup_seconds=600)
    office.request.post(
        f"{desk.server.url}/api/halls/{hall}/desk/players", data={"names": [f"Guest {n}" for n in range(1, 12)]}
    )
    office.goto(f"{desk.server.url}/halls/{hall}/print")
    for kind, sheets in (("poster", 1), ("tables", 3), ("rules", 1), ("cards", 2)):
        office.locator(f"[data-print={kind}]").click()
        if kind == "cards":
            office.locator("[data-kind=make-codes]").click()
            expect(office.locator("section[data-number]")).to_have_count(11)
        expect(office.locator(".sheet")).to_have_count(sheets)
        pdf = office.pdf(path=str(tmp_path / f"{kind}.pdf"), prefer_css_page_size=True, print_background=True)
        assert pdf.count(b"/Type /Page\n") == sheets or pdf.count(b"/Type /Page") - pdf.count(b"/Type /Pages") == sheets
    told = office.locator("section[data-number='1'] [data-qr]").get_attribute("data-qr") or ""
    guest = desk.open_phone(told)
    guest.get_by_role("button", name="Go in with this code").click()
    expect(guest.locator("body")).to_contain_text("Guest 1")
