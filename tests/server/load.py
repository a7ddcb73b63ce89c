"""Players that keep a server busy from threads, and remember what they were promised."""

from __future__ import annotations

import random
import threading
import time
from typing import Any

from websockets.exceptions import WebSocketException

from tests.server.wire import Player


class Busy:
    """One game in a thread: whoever is asked acts, and every acknowledged command is written down."""

    def __init__(self, addresses: list[str], game: str, tokens: list[str], seed: int) -> None:
        self.addresses = addresses
        self.game = game
        self.tokens = tokens
        self.random = random.Random(seed)
        self.promised: dict[tuple[int, str], tuple[int, dict[str, Any]]] = {}
        self.unanswered: dict[str, Any] | None = None
        self.sent = 0
        self.stopping = False
        self.troubles: list[str] = []
        self.thread = threading.Thread(target=self.run, daemon=True)

    def start(self) -> Busy:
        self.thread.start()
        return self

    def stop(self) -> None:
        self.stopping = True
        self.thread.join(30)
        assert not self.thread.is_alive()
        assert not self.troubles, self.troubles

    def run(self) -> None:
        try:
            while not self.stopping:
                try:
                    self.play()
                except (OSError, WebSocketException, EOFError, TimeoutError):
                    time.sleep(0.2)
        except Exception as trouble:
            self.troubles.append(repr(trouble))

    def play(self) -> None:
        """Until the connection breaks; what was not answered is sent again under its old id."""
        players = [
            Player(self.addresses[seat % len(self.addresses)], self.game, token)
            for seat, token in enumerate(self.tokens)
        ]
        try:
            for player in players:
                player.open()
            newest = max(player.number for player in players)
            for player in players:
                player.follow_to(newest)
            while not self.stopping and not players[0].view["winners"]:
                self.step(players)
        finally:
            for player in players:
                player.close()

    def step(self, players: list[Player]) -> None:
        if self.unanswered is None:
            player = next(each for each in players if each.is_asked)
            self.sent += 1
            action = self.random.choice(player.latest["legal"])
            self.unanswered = {
                "type": "act",
                "id": f"{self.game}-{self.sent}",
                "number": player.number,
                "action": action,
                "seat": player.seat,
            }
        message = self.unanswered
        player = players[message["seat"]]
        player.send({name: value for name, value in message.items() if name != "seat"})
        answer = player.answer(message["id"])
        self.unanswered = None
        if answer["type"] == "done":
            self.promised[message["seat"], message["id"]] = (answer["number"], message["action"])
            for each in players:
                each.follow_to(answer["number"])
        elif answer["code"] != "unavailable":
            raise AssertionError(f"{message}: {answer}")
        else:
            self.unanswered = message


def busy_games(addresses: list[str], count: int) -> list[Busy]:
    """So many started games of three persons, one thread each."""
    games = []
    for seed in range(count):
        host = Player(addresses[0])
        assert host.create(players=3).status_code == 201
        tokens = [host.token or ""]
        for number in (1, 2):
            guest = Player(addresses[number % len(addresses)], host.game)
            assert guest.join(f"Guest {number}").status_code == 200
            tokens.append(guest.token or "")
        assert host.at("POST", "/start").status_code == 200
        games.append(Busy(addresses, host.game, tokens, seed))
    return games
