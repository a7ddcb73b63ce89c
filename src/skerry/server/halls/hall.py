"""One hall in memory: its people, who of them is connected here, and what they are told of it.

What moves it is a loop of its own (`loop.py`): where this node leads, what is asked is carried out, stored, answered
and told (`leading.py`); else what the leading node has written is followed and told (`following.py`).
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterable
from typing import Final

from skerry.big.telling import SHOWN
from skerry.reason import ReasonKind
from skerry.server.halls.asking import Asking, Look, Told, nothing_failed, now_ms
from skerry.server.halls.audience import PLAYER, REFEREES, HallAudience, HallClient
from skerry.server.live.client import NO_GAME
from skerry.server.settings import Settings
from skerry.server.store.hall_rows import HallRow, PersonRow, RefereeRow
from skerry.server.store.hall_store import HallStore

HALL_GONE: Final = ReasonKind("hall_gone", "this hall is not there any more")
TOKEN_ENDED: Final = ReasonKind("hall_token_ended", "this token opens nothing any more")

# How often those who count are told, and what was not heard of is looked for.
COUNTS_EVERY: Final = 2.0
LOOK_EVERY: Final = 1.0
COUNTED: Final = ("connected", "away", "alerts", "referees", "registered", "waiting")
COUNTING: Final = ("registered", "waiting", "checked_in", "bots", "phase", "turn")


class LiveHall:
    def __init__(self, row: HallRow, store: HallStore, settings: Settings, node: str) -> None:
        self.row = row
        self.store = store
        self.settings = settings
        self.node = node
        self.asking = Asking(row.hall, node, store)
        self.audience = HallAudience()
        self.people: dict[int, PersonRow] = {}
        self.referees: dict[str, RefereeRow] = {}
        self.tokens: dict[str, int] = {}
        self.new_bots: dict[int, str] = {}
        self.people_stale = False
        self.people_read = 0.0
        # How much of the log is known here.
        self.number = 0
        self.seats: dict[int, int] = {}
        self.state: Told = {}
        self.told_hall = ""
        self.told_counts: Told = {}
        self.counts_at = 0.0
        self.loaded = asyncio.Event()
        self.touched = time.monotonic()

    @property
    def closed(self) -> bool:
        return self.asking.closed

    def end(self) -> None:
        """It was removed."""
        self.asking.closed = True
        self.loaded.set()
        self.audience.close(NO_GAME, HALL_GONE.of())

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it: no connection here or, where it is led from here, anywhere."""
        if self.audience.clients or self.asking.orders or self.asking.looks:
            return False
        if self.asking.leading and self.state.get("connected"):
            return False
        return time.monotonic() > self.touched + self.settings.idle

    def hear(self, what: str) -> None:
        """Another node wrote something about this hall."""
        if what == "hall_people":
            self.people_stale = True
        self.asking.is_asked_elsewhere = True
        self.asking.woken.set()

    # People

    def bots(self) -> dict[int, str]:
        return {number: person.bot for number, person in self.people.items() if person.bot is not None}

    async def read_people(self) -> None:
        self.people_stale = False
        self.people_read = time.monotonic()
        people = await self.store.people(self.row.hall)
        referees = await self.store.referees(self.row.hall)
        self.new_bots.update({one.number: one.bot for one in people if one.bot and one.number not in self.people})
        self.people = {person.number: person for person in people}
        self.referees = {referee.name: referee for referee in referees}
        self.tokens = {person.token: person.number for person in people if person.token is not None}
        self.drop_strangers()

    def put_person(self, person: PersonRow) -> None:
        before = self.people.get(person.number)
        if before is not None and before.token is not None:
            self.tokens.pop(before.token, None)
        self.people[person.number] = person
        if person.token is not None:
            self.tokens[person.token] = person.number

    def drop_strangers(self) -> None:
        self.audience.drop(self.is_known, TOKEN_ENDED.of())

    def is_known(self, client: HallClient) -> bool:
        if client.role == PLAYER:
            return client.token is not None and self.tokens.get(client.token) == client.number
        if client.role == "referee":
            referee = self.referees.get(client.name)
            return referee is not None and referee.token == client.token
        return client.token == self.row.organiser

    # Clients

    def admit(self, client: HallClient) -> None:
        if self.audience.admit(client):
            self.asking.say({"do": "come", "number": client.number, "node": self.node})
        if client.role in REFEREES:
            self.asking.say({"do": "referee_comes", "name": client.name})
        self.tell_snapshot(client)

    def dismiss(self, client: HallClient) -> None:
        if self.audience.dismiss(client):
            self.asking.say({"do": "go", "number": client.number, "node": self.node})
        if client.role in REFEREES and not self.audience.is_with_referee(client.name):
            self.asking.say({"do": "referee_goes", "name": client.name})

    def tell_snapshot(self, client: HallClient) -> None:
        order = {"look": "snapshot", "role": client.role, "number": client.number}

        def hear(found: Told) -> None:
            if "parts" in found:
                counts = [] if client.role == PLAYER else [_part("counts", self.counts())]
                found["parts"] = [*found["parts"], *counts]
                self.audience.tell_snapshot(client, found, self.number, now_ms(), self.told_hall)

        # What is not found now is told when the hall is back.
        self.asking.looks.append(Look(order, hear, nothing_failed))
        self.asking.woken.set()

    def tell_everything(self) -> None:
        for client in self.audience.clients:
            self.tell_snapshot(client)

    def note(self, told: Told) -> None:
        if told["seated"] is not None:
            self.seats = dict(told["seated"])
        if told["state"] is not None:
            self.state = told["state"]

    def tell(self, told: Told, kinds: Iterable[str]) -> None:
        """What changed; whoever sits elsewhere now sees everything anew."""
        before = self.seats
        self.note(told)
        if told["state"] is not None:
            self.tell_hall()
        self.audience.tell([(scope, key, text) for scope, key, text in told["parts"]], told["number"])
        if {"started", "restarted"} & set(kinds):
            self.tell_everything()
        elif before != self.seats:
            for client in self.audience.clients:
                if client.number is not None and before.get(client.number) != self.seats.get(client.number):
                    self.tell_snapshot(client)

    def to_json(self) -> Told:
        """What everybody may know of the hall."""
        state = self.state
        return {
            "hall": self.row.hall,
            "name": self.row.name,
            "created": self.row.created,
            "phase": state["phase"],
            "turn": state["turn"],
            "registration": self.row.registration,
            "needs_door_word": self.row.door_word is not None,
            "places": state["places"],
            "registered": state["registered"],
            "waiting": state["waiting"],
            "checked_in": sum(person.checked_in for person in self.people.values()),
            "bots": sum(person.bot is not None for person in self.people.values()),
            "boards": state["boards"],
            "settings": {name: value for name, value in state["settings"].items() if name != "places"},
            "commitment": state["commitment"],
            "address": self.settings.address or None,
        }

    def tell_hall(self) -> None:
        """Its name, options and how far it is; how many people there are is told to those who count."""
        shown = self.to_json()
        steady = {name: value for name, value in shown.items() if name not in COUNTING}
        before, self.told_hall = self.told_hall, json.dumps(shown, separators=(",", ":"))
        if not before or {name: value for name, value in json.loads(before).items() if name not in COUNTING} != steady:
            self.audience.tell([("all", 0, f'["hall",{self.told_hall}]')], self.number)

    def counts(self) -> Told:
        shown = {name: self.state.get(name) for name in COUNTED}
        shown["checked_in"] = sum(person.checked_in for person in self.people.values())
        shown["bots"] = sum(person.bot is not None for person in self.people.values())
        return shown

    def tell_counts(self) -> None:
        now = time.monotonic()
        if now < self.counts_at + COUNTS_EVERY or not self.state:
            return
        self.counts_at = now
        shown = self.counts()
        changed = {name: value for name, value in shown.items() if self.told_counts.get(name, ...) != value}
        if changed:
            self.told_counts = shown
            self.audience.tell([(SHOWN, 0, _part("counts", changed))], self.number)


def _part(name: str, value: object) -> str:
    return json.dumps([name, value], separators=(",", ":"))
