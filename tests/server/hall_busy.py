"""People in a hall who never rest, whatever happens to them, and what has to hold afterwards."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from contextlib import suppress
from typing import Any, Final

import httpx
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import WebSocketException

from skerry.big.log import entry_from_json
from skerry.big.replay import replay
from tests.server.caller import Message
from tests.server.hall_wire import QUICK, Guest
from tests.server.running import until

LONG: Final = {**QUICK, "setup_seconds": 1, "window_seconds": 3, "discard_seconds": 1}
SWAPS: Final = (("wood", "ore"), ("brick", "grain"), ("wool", "ore"), ("grain", "brick"), ("ore", "wood"))
PUT_OFF: Final = ("unavailable", "busy", "too_fast")
# A snapshot may be asked for once a second.
LOOK_EVERY: Final = 1.5


class Busy:
    """Somebody who offers cards all the time, comes back whenever the connection is lost, and keeps in mind what was
    acknowledged."""

    def __init__(self, guest: Guest, addresses: list[str], pace: float = 0.02) -> None:
        self.guest = guest
        self.addresses = addresses
        self.pace = pace
        self.promised: dict[str, Message] = {}
        self.refused: dict[str, str] = {}
        # The command that was not answered yet, to be said again as it was; and those meant for a turn that was over.
        self.open_question: Message | None = None
        self.said_late: set[str] = set()
        self.is_looking = False
        self.under_way = False
        self.looked_at = 0.0
        self.looks = 0
        self.returns = 0
        self.away_until = 0.0
        self.wrong: BaseException | None = None
        self.stopping = False
        self.thread = threading.Thread(target=self.run, daemon=True)

    def start(self) -> Busy:
        self.thread.start()
        return self

    def stop(self) -> None:
        self.stopping = True
        self.thread.join(30)
        if self.wrong is not None:
            raise self.wrong

    def drop(self, seconds: float) -> None:
        """Out of the network for so long."""
        self.away_until = time.monotonic() + seconds
        self.guest.break_off()

    def run(self) -> None:
        turn = 0
        while not self.stopping:
            time.sleep(max(0.05, self.away_until - time.monotonic()))
            self.guest.address = self.addresses[turn % len(self.addresses)]
            turn += 1
            with suppress(WebSocketException, OSError, TimeoutError, EOFError):
                try:
                    self.guest.open()
                    self.returns += 1
                    self.talk()
                except AssertionError as failure:
                    self.wrong, self.stopping = failure, True
                finally:
                    self.under_way = False
            self.guest.close()

    def talk(self) -> None:
        """Say one thing after the other; what was not answered is said again with the same id later."""
        guest = self.guest
        while not self.stopping:
            if guest.seat is None:
                guest.receive(5)
                continue
            if time.monotonic() > self.looked_at + LOOK_EVERY:
                self.under_way = True
                if self.is_looking:
                    self.look_again()
                self.under_way = False
            self.say_next()

    def say_next(self) -> None:
        """An offer to the board-mate; every fifth is meant for a turn that is over, and each says to be another's."""
        guest = self.guest
        assert guest.seat is not None
        if self.open_question is None:
            number = len(self.promised) + len(self.refused)
            give, want = SWAPS[number % 5]
            said = f"b{guest.number}-{number}"
            if number % 5 == 4:
                self.said_late.add(said)
            turn = guest.clock["turn"] - (said in self.said_late)
            mate = guest.seat ^ 1
            offer = {"give": {give: 1}, "want": {want: 1}, "to": [mate], "seat": mate, "number": 1}
            self.open_question = {"id": said, "turn": turn, **offer}
        said = self.open_question["id"]
        answer = guest.say("offer", **self.open_question)
        if answer["type"] == "done":
            self.promised[said] = answer["told"]
        elif answer["code"] not in PUT_OFF:
            self.refused[said] = answer["code"]
        else:
            time.sleep(0.2)
            return
        self.open_question = None
        time.sleep(self.pace)

    def look_again(self) -> None:
        """What was told bit by bit is what a fresh snapshot says."""
        self.looked_at = time.monotonic()
        self.guest.send({"type": "resync"})
        while True:
            before = self.guest.known
            message = self.guest.receive()
            if message["type"] == "refused":
                assert message["code"] == "too_fast"
                return
            if message["type"] == "snapshot":
                assert before == self.guest.known
                self.looks += 1
                return


async def read_log(database: str, hall: str) -> list[dict[str, Any]]:
    engine = create_async_engine(database)
    async with engine.connect() as connection:
        found = await connection.execute(
            text("SELECT number, at, kind, body FROM hall_log WHERE hall = :hall ORDER BY number"), {"hall": hall}
        )
        entries = [{"number": n, "at": at, "kind": kind, **json.loads(body)} for n, at, kind, body in found]
    await engine.dispose()
    return entries


def check(database: str, hall: str, busy: list[Busy]) -> list[dict[str, Any]]:
    """What was promised is in the log, once, as it was told; and the log is one game that comes out the same."""
    entries = asyncio.run(read_log(database, hall))
    assert [entry["number"] for entry in entries] == list(range(len(entries)))
    said: dict[str, list[dict[str, Any]]] = {}
    turn = 0
    for entry in entries:
        if entry["kind"] == "state":
            turn = entry["content"]["turn"]
        elif entry["kind"] == "command" and entry["content"]["command"]["client"]:
            said.setdefault(entry["content"]["command"]["client"], []).append(entry)
            # Nothing that was meant for a turn is done in a later one.
            meant = entry["content"]["command"]["turn"]
            assert meant is None or meant == turn or not entry["content"]["answer"]["done"]
    for one in busy:
        for client, told in one.promised.items():
            (entry,) = said[client]
            assert entry["content"]["answer"]["told"] == told
            assert entry["content"]["seat"] == one.guest.seat
        for client, code in one.refused.items():
            assert len(said[client]) == 1
            assert not said[client][0]["content"]["answer"]["done"]
            assert code in ("late", "not_now", "not_your_turn", "illegal", "paused", "claim_pending")
        for client in one.said_late & {*one.promised, *one.refused}:
            assert one.refused[client] in ("late", "paused")
    # Whoever says something does it for the own seat only.
    seats = {one.guest.number: one.guest.seat for one in busy}
    for client, (entry,) in said.items():
        if client.startswith("b"):
            assert entry["content"]["seat"] == seats[int(client[1:].split("-")[0])]
    again = replay(entry_from_json(entry) for entry in entries)
    assert again.game.turn >= 0
    return entries


def promised(busy: list[Busy]) -> int:
    return sum(len(one.promised) for one in busy)


def play_on(referee: Guest, busy: list[Busy], more: int = 4) -> None:
    """Until so much more was acknowledged; the referee goes on whenever the hall has come back paused."""
    before = promised(busy)

    def played() -> bool:
        with suppress(httpx.HTTPError):
            state = referee.ask("GET", f"/api/halls/{referee.hall}")
            if state.status_code == 200 and state.json()["hall"]["phase"] == "PAUSED":
                referee.act("resume")
        time.sleep(0.1)
        return promised(busy) >= before + more

    until(played)
