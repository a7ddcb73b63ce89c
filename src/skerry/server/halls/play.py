"""The game of one hall, in the process beside the node: what is asked of it in a row, and what came of that.

It stores nothing and talks to nobody. What it says becomes true when the node has stored the entries that come with it.
"""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from skerry.big import game as phases
from skerry.big.coordinator import Coordinator
from skerry.big.driver import BotDriver
from skerry.big.log import Entry, TailLog
from skerry.big.messages import Act, Answer, Command, Refused
from skerry.big.reasons import NOT_NOW
from skerry.big.replay import Replay
from skerry.big.settings import Settings
from skerry.big.telling import SEAT, Part, Telling
from skerry.engine.randomness import commitment

# An act that is many: all reserves who are here are seated at once.
FILL: Final = "fill"

Order = Mapping[str, Any]
Told = dict[str, Any]


def written(told: object) -> str:
    return json.dumps(told, separators=(",", ":"))


class Play:
    """One game with its people, bots and all that was told of it."""

    def __init__(self, coordinator: Coordinator, log: TailLog, following: Replay | None = None) -> None:
        self.coordinator = coordinator
        self.game = coordinator.game
        self.log = log
        self.following = following
        # The last entry that was followed: nothing that comes of it is new.
        self.followed = 0
        self.bots: dict[int, str] = {}
        self.driver = BotDriver(coordinator)
        # Where whoever is here is connected, by registration number.
        self.present: dict[int, set[str]] = {}
        # What referees were answered, so that they may say something again.
        self.acted: dict[tuple[str, str], Told] = {}
        self.telling = Telling(self.game, self.bots.__contains__)
        self.seats: dict[int, int] = {}

    # Beginnings

    @classmethod
    def begin(cls, asked: Order) -> Play:
        log = TailLog()
        return cls(Coordinator(Settings.from_json(asked["settings"]), asked["seed"], log), log)

    @classmethod
    def again(cls, first: Entry) -> Play:
        """A game as its log tells it."""
        log = TailLog()
        following = Replay(first, log)
        return cls(following.coordinator, log, following)

    def follow(self, entries: list[Entry]) -> None:
        """What others have written, or this node before."""
        assert self.following is not None
        for entry in entries:
            self.following.follow(entry)
            if entry.kind == "referee":
                self._remember_act(entry)
            self.followed = entry.number
        if self.followed == len(self.log) - 1:
            self.log.hand_over()

    def _remember_act(self, entry: Entry) -> None:
        act, answer = entry.content["act"], entry.content["answer"]
        assert isinstance(act, Mapping)
        assert isinstance(answer, Mapping)
        if act.get("client"):
            self.acted[str(act["referee"]), str(act["client"])] = dict(answer)
        if act["kind"] == "substitute" and answer["done"]:
            self._let_bot_go(answer)

    def lead(self, bots: Mapping[int, str], here: Mapping[str, list[int]], at: int) -> None:
        """From now on this process decides. A game that was under way stands still (BIG-267)."""
        if self.game.phase not in (phases.LOBBY, phases.FINISHED):
            self.coordinator.restart(self.game.now)
        self.bots.update(bots)
        self.find_seats()
        self.present = {}
        for node, numbers in here.items():
            for number in numbers:
                self.present.setdefault(number, set()).add(node)
        for referee in list(self.game.roster.referees):
            self.coordinator.referee_goes(max(at, self.game.now), referee)
        self.meet_again(at)

    def meet_again(self, at: int) -> None:
        """Who is here as the game has it, and as it is."""
        for seat, place in enumerate(self.game.roster.places):
            if place.person is None or place.expelled:
                continue
            is_here = place.person.number in self.bots or place.person.number in self.present
            if is_here != place.connected:
                (self.coordinator.connect if is_here else self.coordinator.disconnect)(at, seat)

    def find_seats(self) -> None:
        places = self.game.roster.places
        self.seats = {place.person.number: seat for seat, place in enumerate(places) if place.person is not None}
        for seat, place in enumerate(places):
            kind = None if place.person is None else self.bots.get(place.person.number)
            if kind is None:
                self.driver.unseat(seat)
            elif seat not in self.driver.bots:
                self.driver.seat(seat, kind)

    # What happens

    def take(self, asked: Order) -> Told:
        """Carry out what was asked, in order, let bots speak, and say what came of it."""
        at: int = asked["at"]
        answers = [self.carry_out(order) for order in asked["orders"]]
        self.coordinator.advance(at)
        self.driver.speak(at, asked["think"])
        return {**self.told(at), "answers": answers}

    def told(self, at: int) -> Told:
        """What is new since the last time."""
        entries = self.log.hand_over()
        parts = self.telling.changes(at, entries)
        self.driver.was_asked({part.key for part in parts if part.scope == SEAT and part.told[0] in ASKING})
        return {
            "entries": [
                [entry.number, entry.at, entry.kind, written({"content": entry.content, "boards": entry.boards})]
                for entry in entries
            ],
            "wake": self.wake_time(),
            "due": self.coordinator.next_time(),
            **self.outcome(entries, parts),
        }

    def outcome(self, entries: Iterable[Entry], parts: Iterable[Part]) -> Told:
        """What is to be told after these entries; people are looked at only where there is something new about them."""
        kinds = {entry.kind for entry in entries}
        if kinds & SEATING:
            self.find_seats()
        return {
            "parts": [[part.scope, part.key, written(part.told)] for part in parts],
            "number": len(self.log),
            "seated": list(self.seats.items()) if kinds & SEATING else None,
            "state": self.state() if kinds - {"command", "leave"} else None,
        }

    def wake_time(self) -> int | None:
        times = [time for time in (self.coordinator.next_time(), self.driver.next_time()) if time is not None]
        return min(times, default=None)

    def carry_out(self, order: Order) -> Told:
        """One thing that was asked; whatever goes wrong, the hall goes on."""
        try:
            return ORDERS[order["do"]](self, order)
        except Refused as refusal:
            return Answer(False, reason=refusal.reason).to_json()
        except Exception:
            traceback.print_exc(file=sys.stderr)
            return {"done": False, "told": {}, "reason": None}

    def register(self, order: Order) -> Told:
        answer = self.coordinator.register(order["at"], order["name"])
        number = answer.told.get("number")
        if isinstance(number, int) and order.get("bot"):
            self.bots[number] = order["bot"]
        return answer.to_json()

    def rename(self, order: Order) -> Told:
        return self.coordinator.rename(order["at"], order["number"], order["name"]).to_json()

    def settle(self, order: Order) -> Told:
        return self.coordinator.settle(order["at"], Settings.from_json(order["settings"])).to_json()

    def start(self, order: Order) -> Told:
        answer = self.coordinator.start(order["at"])
        self.find_seats()
        if answer.done:
            self.meet_again(order["at"])
        return answer.to_json()

    def come(self, order: Order) -> Told:
        self.present.setdefault(order["number"], set()).add(order["node"])
        return self._meet(order)

    def go(self, order: Order) -> Told:
        nodes = self.present.get(order["number"], set())
        nodes.discard(order["node"])
        if not nodes:
            self.present.pop(order["number"], None)
        return self._meet(order)

    def _meet(self, order: Order) -> Told:
        seat = self.seats.get(order["number"])
        if seat is not None and self.game.roster.is_playing(seat):
            is_here = order["number"] in self.present
            if is_here != self.game.roster.places[seat].connected:
                (self.coordinator.connect if is_here else self.coordinator.disconnect)(order["at"], seat)
        return {"done": True}

    def hear_node(self, order: Order) -> Told:
        """All who are connected to one node; what was believed before is forgotten."""
        here = set(order["here"])
        for number in [*self.present]:
            self.present[number].discard(order["node"])
            if not self.present[number]:
                del self.present[number]
        for number in here:
            self.present.setdefault(number, set()).add(order["node"])
        for referee in order["referees"]:
            if referee not in self.game.roster.referees:
                self.coordinator.referee_comes(order["at"], referee)
        self.meet_again(order["at"])
        return {"done": True}

    def referee_comes(self, order: Order) -> Told:
        self.coordinator.referee_comes(order["at"], order["name"])
        return {"done": True}

    def referee_goes(self, order: Order) -> Told:
        self.coordinator.referee_goes(order["at"], order["name"])
        return {"done": True}

    def command(self, order: Order) -> Told:
        seat = self.seats.get(order["number"])
        if seat is None:
            return {"done": False, "told": {}, "reason": None, "code": "not_seated"}
        return self.coordinator.command(order["at"], seat, Command.from_json(order["command"])).to_json()

    def act(self, order: Order) -> Told:
        act = Act.from_json(order["act"])
        key = act.referee, str(act.operands.get("client", ""))
        if key[1] and key in self.acted:
            return {**self.acted[key], "again": True}
        if act.kind == FILL:
            answer = self.fill(order["at"], act)
        else:
            answer = self.coordinator.act(order["at"], act).to_json()
        if key[1]:
            self.acted[key] = answer
        if act.kind == "substitute" and answer["done"]:
            self._let_bot_go(answer)
        if act.kind in (FILL, "substitute") and answer["done"]:
            self.find_seats()
            self.meet_again(order["at"])
        return {**answer, "turn": self.game.turn}

    def fill(self, at: int, act: Act) -> Told:
        """Before the first turn every seat that was left goes to a reserve who is here, in the order of registration
        (BIG-259); each by an act of its own in the log."""
        game = self.game
        self.coordinator.advance(at)
        if game.turn > 0 or game.phase in (phases.LOBBY, phases.FINISHED):
            return Answer(False, reason=NOT_NOW.of()).to_json()
        reserves = [person for person in game.roster.reserves if person.number in self.present]
        left = [seat for seat, place in enumerate(game.roster.places) if not (place.connected or place.expelled)]
        seated = []
        for seat, reserve in zip(left, reserves, strict=False):
            operands = {"seat": seat, "name": reserve.name, "number": reserve.number}
            answer = self.coordinator.act(at, Act("substitute", act.referee, act.reason, operands))
            if not answer.done:
                return answer.to_json()
            seated.append([seat, reserve.number])
        return Answer(True, {"seated": seated}).to_json()

    def _let_bot_go(self, answer: Mapping[str, Any]) -> None:
        """A person goes on under the number of a bot."""
        self.bots.pop(answer["told"]["number"], None)

    def state(self) -> Told:
        """What everybody may know of the hall beside its clock."""
        game, roster = self.game, self.game.roster
        away = sum(not place.connected for place in roster.places if place.playing)
        return {
            "phase": game.phase,
            "turn": game.turn,
            "places": game.settings.places,
            "registered": roster.registered,
            "waiting": len(roster.reserves),
            "boards": len(roster.places) // 2 or None,
            "settings": game.settings.to_json(),
            "commitment": commitment(game.seed),
            "connected": len(self.present),
            "away": away,
            "alerts": len(game.alerts),
            "referees": sorted(roster.referees),
        }


# Entries by which somebody may sit elsewhere than before.
SEATING: Final = frozenset({"started", "referee", "restarted"})
ASKING: Final = ("offers", "requests")
ORDERS: Final[dict[str, Callable[[Play, Order], Told]]] = {
    "register": Play.register,
    "rename": Play.rename,
    "settle": Play.settle,
    "start": Play.start,
    "come": Play.come,
    "go": Play.go,
    "node": Play.hear_node,
    "referee_comes": Play.referee_comes,
    "referee_goes": Play.referee_goes,
    "command": Play.command,
    "act": Play.act,
}
