"""Many people in a hall: found a page at a time, and reserves seated all at once."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.conftest import Serve
from tests.server.hall_wire import QUICK, Gathering
from tests.server.running import ServerHere, until
from tests.server.wire import code

Gather = Callable[..., Gathering]


@pytest.fixture
def gathering(light: ServerHere) -> Iterator[Gather]:
    with ExitStack() as stack:
        yield lambda settings=None, **more: Gathering(light.address, stack).open(settings, **more)


def pages(hall: Gathering, wanted: str = "") -> list[list[dict[str, Any]]]:
    """All pages, each asked for with the last number of the one before."""
    found: list[list[dict[str, Any]]] = []
    after = 0
    while True:
        told = hall.organiser.did("GET", f"/players?after={after}{wanted}")
        found.append(told["players"])
        if not told["more"]:
            return found
        after = told["players"][-1]["number"]


def test_people_are_found_a_page_at_a_time(gathering: Gather) -> None:
    hall = gathering().gather(2, bots=398)
    names = [f"Guest {number}" for number in range(1, 102)]
    hall.organiser.did("POST", "/desk/players", {"names": names})
    everybody = pages(hall)
    assert [len(page) for page in everybody] == [200, 200, 101]
    assert [one["number"] for page in everybody for one in page] == list(range(1, 502))
    (people,) = pages(hall, "&bots=false")
    assert [one["name"] for one in people] == ["Player 1", "Player 2", *names]
    assert [len(page) for page in pages(hall, "&away=true&find=guest")] == [101]
    assert [one["number"] for page in pages(hall, "&find=3") for one in page if not one["bot"]] == [
        number for number in range(401, 502) if "3" in f"Guest {number - 400}"
    ]
    assert pages(hall, "&find=nobody") == [[]]
    assert hall.organiser.did("GET", "/players?after=501") == {"players": [], "more": False}
    for wrong in ("-1", "x", "1.5", "1000001", ""):
        refused = hall.organiser.at("GET", f"/players?after={wrong}")
        assert code(refused) == (422, "malformed")
        assert refused.json()["error"]["reason"]["text"].startswith("query.after:")
    assert code(hall.organiser.at("GET", "/players?bots=perhaps")) == (422, "malformed")


@pytest.mark.rule("BIG-255", "BIG-256", "BIG-259", "BIG-260")
def test_all_reserves_who_are_here_are_seated_at_once(gathering: Gather) -> None:
    hall = gathering({**QUICK, "setup_seconds": 600}, places=6).gather(6)
    reserves = []
    for name in ("Same", "Same", "Away", "Last"):
        guest = hall.guest()
        assert guest.register(name).status_code == 201
        reserves.append(guest)
    first, second, away, last = reserves
    referee = hall.referee()
    assert code(referee.act("fill")) == (409, "not_now")
    here = hall.people[:2]
    for guest in (*here, second, last):
        guest.open()
    hall.start()
    for guest in here:
        guest.wait_until(lambda guest=guest: guest.seat is not None)
    assert code(hall.people[0].act("fill")) == (403, "not_yours")
    assert code(referee.act("fill", reason=" ")) == (409, "illegal")
    told = referee.act("fill", client="once").json()["told"]
    # In the order of registration, and of two with one name the one who is here.
    assert told == {"seated": [[2, second.number], [3, last.number]]}
    assert referee.act("fill", client="once").json()["told"] == told
    for guest, seat in ((second, 2), (last, 3)):
        guest.wait_until(lambda guest=guest, seat=seat: guest.seat == seat)
        assert guest.say("choose_start", cards=0, city=0)["type"] == "done"
    assert referee.act("fill").json()["told"] == {"seated": []}
    away.open()
    assert away.seat is None
    assert referee.act("fill").json()["told"] == {"seated": [[4, away.number]]}
    assert first.did("GET", "")["you"]["waiting"] is True
    entries = [json.loads(line) for line in hall.organiser.at("GET", "/desk/log.ndjson").text.splitlines()]
    acts = [entry["content"]["act"] for entry in entries if entry["kind"] == "referee"]
    seated = [(act["kind"], act.get("seat"), act["reason"]) for act in acts if act["reason"].strip()]
    assert seated == [("substitute", seat, "a test") for seat in (2, 3, 4)]


@pytest.mark.rule("BIG-259")
def test_after_the_first_turn_has_begun_no_reserve_comes_in(gathering: Gather) -> None:
    hall = gathering({**QUICK, "setup_seconds": 1, "window_seconds": 600}, places=6).gather(1, bots=6)
    hall.begin()
    hall.people[0].wait_phase("WINDOW")
    assert code(hall.referee().act("fill")) == (409, "not_now")


@pytest.mark.rule("BIG-259")
def test_whoever_comes_when_the_seat_is_gone_is_a_reserve(gathering: Gather) -> None:
    hall = gathering({**QUICK, "setup_seconds": 600}, places=6).gather(6)
    reserve = hall.guest()
    assert reserve.register("Reserve").status_code == 201
    reserve.open()
    hall.people[0].open()
    hall.start()
    reserve.wait_until(lambda: reserve.clock["phase"] == "SETUP")
    referee = hall.referee()
    assert referee.act("fill").json()["told"] == {"seated": [[1, reserve.number]]}
    late = hall.people[1].open()
    assert (late.seat, late.you["number"], late.you["waiting"]) == (None, late.number, True)
    assert late.say("claim")["code"] == "not_seated"
    assert referee.act("fill").json()["told"] == {"seated": [[2, late.number]]}
    late.wait_until(lambda: late.seat == 2)


def test_answers_that_nobody_comes_for_are_thrown_away(
    serve: Serve, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node that was killed leaves what it asked in the inbox; what another may still wait for stays."""
    monkeypatch.setattr("skerry.server.halls.leading.FORGET_EVERY", 0.2)
    server = serve(postgres)
    with ExitStack() as stack:
        hall = Gathering(server.address, stack).open().gather(1).hall
        now = int(time.time() * 1000)
        order = {"do": "node", "node": "elsewhere", "here": [], "referees": []}
        rows = [
            {"hall": hall, "at": at, "body": json.dumps({"order": order, "person": None})}
            for at in (now - 600_000, now - 500_000, now)
        ]
        statement = "INSERT INTO hall_inbox (hall, node, at, body) VALUES (:hall, 'elsewhere', :at, :body)"

        async def ask() -> None:
            async with server.node.store.engine.begin() as connection:
                await connection.execute(text(statement), rows)

        async def left() -> list[tuple[int, bool]]:
            async with server.node.store.engine.connect() as connection:
                found = await connection.execute(text("SELECT at, answer IS NOT NULL FROM hall_inbox ORDER BY at"))
                return [(int(at), bool(is_answered)) for at, is_answered in found]

        server.do(ask())
        until(lambda: server.do(left()) == [(now, True)])
