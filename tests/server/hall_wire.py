"""People in a hall as the server sees them: HTTP requests and one WebSocket each."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx

from tests.server.caller import PATIENCE, Caller, Message

# Parts of which only the changed fields are told.
LAID_OVER = ("you", "counts")
KEYED = ("board", "partner")
# What is told once; and the state of the hall, which a snapshot tells beside its parts.
PASSING = ("produced", "lapsed", "hall")


class Guest(Caller):
    """Anybody in a hall: with a token or without, at one of its WebSockets."""

    def __init__(self, address: str, hall: str = "", token: str | None = None) -> None:
        super().__init__(address, token)
        self.hall = hall
        self.number = 0
        self.name = ""
        self.snapshot: Message = {}
        self.shown: Message = {}
        self.boards: dict[int, Message] = {}
        self.partners: dict[int, Message] = {}
        self.log_number = 0

    # Over HTTP

    def at(self, method: str, path: str = "", body: object = None) -> httpx.Response:
        """About one's own hall."""
        return self.ask(method, f"/api/halls/{self.hall}{path}", body)

    def did(self, method: str, path: str = "", body: object = None) -> Message:
        answer = self.at(method, path, body)
        assert answer.status_code < 300, answer.text
        told: Message = answer.json()
        return told

    def register(self, name: str, **more: Any) -> httpx.Response:
        answer = self.at("POST", "/players", {"name": name, **more})
        if answer.status_code == 201:
            told = answer.json()
            self.token, self.number, self.name = told["token"], told["number"], name
        return answer

    def act(self, kind: str, **more: Any) -> httpx.Response:
        client = more.pop("client", f"a{next(self.ids)}-{time.monotonic_ns()}")
        return self.at("POST", "/acts", {"client": client, "act": {"kind": kind, "reason": "a test", **more}})

    # Live

    def open(self, door: str = "play") -> Guest:
        """Connect, and take in the snapshot."""
        self.connect(door)
        self.wait_for(lambda got: got["type"] == "snapshot")
        return self

    def connect(self, door: str = "play") -> Guest:
        self.connect_at(f"/api/halls/{self.hall}/{door}")
        return self

    def take(self, message: Message) -> None:
        if message["type"] == "snapshot":
            self.snapshot = message
            self.shown, self.boards, self.partners = {"seat": message["seat"]}, {}, {}
        if message["type"] in ("snapshot", "changes"):
            assert message["number"] >= self.log_number
            self.log_number = message["number"]
            for part in message["parts"]:
                self.take_part(*part)

    def take_part(self, name: str, key: Any, value: Any = None) -> None:
        if name in KEYED:
            kept = self.boards if name == "board" else self.partners
            kept[key] = {**kept.get(key, {}), **value}
        elif name == "strip":
            kept = self.shown.setdefault("strip", {})
            kept.update({board["board"]: board for board in key})
        elif name == "alerts":
            self.shown["alerts"] = [*self.shown.get("alerts", []), *key]
        elif name in LAID_OVER:
            self.shown[name] = {**self.shown.get(name, {}), **key}
        else:
            self.shown[name] = key

    @property
    def known(self) -> Message:
        """Everything this client knows, as a snapshot would say it: without what only passes, and empty fields."""
        shown = {name: part for name, part in self.shown.items() if name not in PASSING}
        kept = {"board": self.boards, "partner": self.partners, **shown}
        kept["clock"] = {name: value for name, value in shown["clock"].items() if name != "now"}
        kept["you"] = {name: value for name, value in shown["you"].items() if value is not None}
        return kept

    @property
    def seat(self) -> int | None:
        seat: int | None = self.shown.get("seat")
        return seat

    @property
    def clock(self) -> Message:
        clock: Message = self.shown["clock"]
        return clock

    @property
    def you(self) -> Message:
        you: Message = self.shown["you"]
        return you

    def wait_until(self, is_so: Callable[[], bool], patience: float = PATIENCE) -> None:
        while not is_so():
            self.receive(patience)

    def wait_phase(self, *phases: str) -> Message:
        self.wait_until(lambda: self.clock["phase"] in phases)
        return self.clock

    def say(self, kind: str, **more: Any) -> Message:
        """A command, and its answer."""
        command = more.pop("id", f"c{next(self.ids)}")
        turn = more.pop("turn", None)
        self.send({"type": "command", "id": command, "command": {"kind": kind, **more}, "turn": turn})
        return self.wait_for(lambda got: got["type"] in ("done", "refused") and got.get("id") == command)


class Gathering:
    """A hall with an organiser, some people and some bots."""

    def __init__(self, address: str, stack: ExitStack) -> None:
        self.address = address
        self.stack = stack
        self.organiser = Guest(address)
        self.people: list[Guest] = []

    @property
    def hall(self) -> str:
        return self.organiser.hall

    def open(self, settings: Message | None = None, **more: Any) -> Gathering:
        told = self.organiser.ask("POST", "/api/halls", {"name": "Town hall", "settings": settings or {}, **more})
        assert told.status_code == 201, told.text
        self.organiser.hall, self.organiser.token = told.json()["hall"], told.json()["token"]
        self.stack.callback(self.organiser.close)
        return self

    def gather(self, people: int, bots: int = 0) -> Gathering:
        for number in range(people):
            guest = self.guest()
            assert guest.register(f"Player {number + 1}").status_code == 201
            self.people.append(guest)
        if bots:
            self.organiser.did("POST", "/desk/bots", {"count": bots})
        return self

    def guest(self, token: str | None = None, address: str | None = None) -> Guest:
        guest = Guest(address or self.address, self.hall, token)
        self.stack.callback(guest.close)
        return guest

    def referee(self, name: str = "Ref") -> Guest:
        code = self.organiser.did("POST", "/desk/referees", {"name": name})["code"]
        referee = self.guest()
        referee.token = referee.did("POST", "/exchange", {"code": code})["token"]
        return referee

    def start(self) -> Gathering:
        self.organiser.did("POST", "/desk/start")
        return self

    def begin(self) -> Gathering:
        """Everybody is here when the seats are given out."""
        for guest in self.people:
            guest.open()
        self.start()
        for guest in self.people:
            guest.wait_until(lambda guest=guest: guest.seat is not None)
        return self


# As fast as a clock of whole seconds goes.
QUICK: Message = {
    "setup_seconds": 1,
    "announce_seconds": 0,
    "dice_seconds": 0,
    "production_seconds": 0,
    "discard_seconds": 1,
    "relocate_seconds": 0,
    "window_seconds": 1,
    "end_turn_seconds": 0,
    "permission_seconds": 1,
    "claim_tie_seconds": 0,
    "review_seconds": 1,
}
