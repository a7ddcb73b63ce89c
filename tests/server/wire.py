"""A player as the server sees one: HTTP requests and one WebSocket."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from typing import Any

import httpx

from tests.server.caller import Caller, Message

# Null for a spectator, or before the end; every other part that becomes null is gone.
ALWAYS_THERE = ("seat", "winner")


def merged(view: Message, changed: Message) -> Message:
    """What a client has after an update: changed parts laid over, vanished parts gone, the board part by part."""
    after = {**view, **{name: part for name, part in changed.items() if name != "board"}}
    after = {name: part for name, part in after.items() if part is not None or name in ALWAYS_THERE}
    after["board"] = {**view["board"], **changed.get("board", {})}
    return after


def code(answer: httpx.Response) -> tuple[int, str]:
    """How a refusal is told: the status and the stable code."""
    return answer.status_code, answer.json()["error"]["code"]


class Player(Caller):
    """One person, or a spectator, with a token or without."""

    def __init__(self, address: str, game: str = "", token: str | None = None) -> None:
        super().__init__(address, token)
        self.game = game
        self.seat: int | None = None
        self.snapshot: Message = {}
        self.latest: Message = {}
        self.view: Message = {}
        self.table: Message = {}
        self.number = 0

    # Over HTTP

    def at(self, method: str, path: str = "", body: object = None) -> httpx.Response:
        """About one's own game."""
        return self.ask(method, f"/api/games/{self.game}{path}", body)

    def create(self, **wanted: Any) -> httpx.Response:
        players = wanted.get("players", 3)
        body = {
            "modules": ["base"],
            "players": players,
            "seats": [{"kind": "person"}, *[{"kind": "open"}] * (players - 1)],
            "name": "Ada",
            **wanted,
        }
        answer = self.ask("POST", "/api/games", body)
        if answer.status_code == 201:
            told = answer.json()
            self.game, self.token, self.seat = told["game"], told["token"], told["seat"]
        return answer

    def join(self, name: str, **wanted: Any) -> httpx.Response:
        answer = self.at("POST", "/join", {"name": name, **wanted})
        if answer.status_code == 200:
            self.token, self.seat = answer.json()["token"], answer.json()["seat"]
        return answer

    # Live

    def open(self, headers: Mapping[str, str] | None = None) -> Player:
        """Connect, and take in the snapshot."""
        self.connect_at(f"/api/games/{self.game}/live", headers)
        self.snapshot = self.wait_for(lambda message: message["type"] == "snapshot")
        return self

    def take(self, message: Message) -> None:
        kind = message["type"]
        if kind == "snapshot":
            self.latest = message
            self.view = message.get("view", {})
            self.table = message["table"]
            self.number = message["number"]
            self.seat = message["seat"]
        elif kind == "update":
            assert message["number"] == self.number + 1, f"{message['number']} after {self.number}"
            self.number = message["number"]
            self.view = merged(self.view, message["view"])
            self.latest = message
        elif kind == "table":
            self.table = message["table"]

    def follow_to(self, number: int) -> None:
        while self.number < number:
            self.receive()

    def new_id(self) -> str:
        return f"{self.seat}-{next(self.ids)}"

    def command(self, kind: str, **more: Any) -> Message:
        """Send a command and wait for its answer."""
        command = more.setdefault("id", self.new_id())
        self.send({"type": kind, **more})
        return self.answer(command)

    def answer(self, command: str | None) -> Message:
        return self.wait_for(lambda got: got["type"] in ("done", "refused", "pong") and got.get("id") == command)

    def act(self, action: Message, **more: Any) -> Message:
        return self.command("act", **{"number": self.number, "action": action, **more})

    def act_any(self) -> Message:
        """Do the first thing that is possible."""
        return self.act(self.latest["legal"][0])

    @property
    def is_asked(self) -> bool:
        return self.seat in self.view["actors"] and not self.view["winners"]


class Party:
    """Several players at one table."""

    def __init__(self, address: str, stack: ExitStack) -> None:
        self.address = address
        self.stack = stack
        self.players: list[Player] = []
        self.bots = 0
        self.watcher: Player | None = None

    @property
    def host(self) -> Player:
        return self.players[0]

    def gather(self, persons: int = 3, bots: int = 0, **wanted: Any) -> Party:
        """Make a table and fill it; everybody is ready."""
        host = Player(self.address)
        others = [{"kind": "open"}] * (persons - 1) + [{"kind": "bot", "level": "random"}] * bots
        answer = host.create(players=persons + bots, seats=[{"kind": "person"}, *others], **wanted)
        assert answer.status_code == 201, answer.text
        self.players = [host]
        self.bots = bots
        for number in range(1, persons):
            player = Player(self.address, host.game)
            assert player.join(f"Player {number}").status_code == 200
            self.players.append(player)
        return self

    def begin(self) -> Party:
        started = self.host.at("POST", "/start")
        assert started.status_code == 200, started.text
        for player in self.players:
            self.stack.callback(player.close)
            player.open()
        return self

    def watch(self) -> Player:
        self.watcher = Player(self.address, self.host.game)
        self.stack.callback(self.watcher.close)
        return self.watcher.open()

    @property
    def all(self) -> list[Player]:
        return [*self.players, *([self.watcher] if self.watcher is not None else [])]

    def asked(self) -> Player:
        """A person who is asked, when the bots have acted."""
        while not any(player.is_asked for player in self.players):
            self.host.receive()
            self.follow(self.host.number)
        return next(player for player in self.players if player.is_asked)

    def not_asked(self) -> Player:
        return next(player for player in self.players if not player.is_asked)

    def step(self) -> int:
        """Whoever is asked does the first thing possible; everybody hears of it."""
        done = self.asked().act_any()
        while self.bots and done.get("code") == "stale":
            # A bot that was asked too has been quicker.
            self.follow(done["number"])
            done = self.asked().act_any()
        assert done["type"] == "done", done
        self.follow(done["number"])
        return int(done["number"])

    def follow(self, number: int) -> None:
        for player in self.all:
            player.follow_to(number)

    def play(self, steps: int) -> None:
        for _ in range(steps):
            self.step()
