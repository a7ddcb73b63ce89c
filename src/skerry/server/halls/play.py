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
from skerry.big.facts import hall_facts
from skerry.big.log import Entry, TailLog
from skerry.big.messages import Act, Answer, Command, Refused
from skerry.big.next_choices import next_choices
from skerry.big.places import HALVES
from skerry.big.replay import Replay
from skerry.big.ring import board_of, side_of
from skerry.big.roster import Person, Place
from skerry.big.scores import ranking
from skerry.big.settings import Settings
from skerry.big.sight import board_frame, colour, counted_points, possible
from skerry.big.telling import SEAT, Part, Telling
from skerry.engine.randomness import commitment

Order = Mapping[str, Any]
Told = dict[str, Any]

MOST_FOUND: Final = 200


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
        return {**self.told(at), "answers": answers, "looks": [self.look(order) for order in asked["looks"]]}

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
        answer = self.coordinator.act(order["at"], act).to_json()
        if key[1]:
            self.acted[key] = answer
        if act.kind == "substitute" and answer["done"]:
            self._let_bot_go(answer)
            self.find_seats()
            self.meet_again(order["at"])
        return {**answer, "turn": self.game.turn}

    def _let_bot_go(self, answer: Mapping[str, Any]) -> None:
        """A person goes on under the number of a bot."""
        self.bots.pop(answer["told"]["number"], None)

    # What is looked at

    def look(self, order: Order) -> Told:
        try:
            return LOOKS[order["look"]](self, order)
        except Refused as refusal:
            return {"reason": refusal.reason.to_json()}
        except Exception:
            traceback.print_exc(file=sys.stderr)
            return {"failed": True}

    def snapshot(self, order: Order) -> Told:
        number = order.get("number")
        seat = self.seats.get(number) if number is not None else None
        if order["role"] != "player":
            parts = self._shown_parts(order["role"] != "screen")
        elif seat is None:
            parts = [["clock", self.telling.clock_now()], ["you", self.person(number)]]
        else:
            parts = self.telling.player_parts(seat)
        ring = self.game.ring if self.game.roster.places else None
        return {
            "seat": seat,
            "parts": [written(part) for part in parts],
            "boards": [] if ring is None or seat is None else ring.reach(board_of(seat)),
            "partners": [] if ring is None or seat is None else ring.partners(seat),
        }

    def _shown_parts(self, for_referee: bool) -> list[list[object]]:
        if not self.game.roster.places:
            return [["clock", self.telling.clock_now()]]
        return self.telling.screen_parts(for_referee)

    def possible(self, order: Order) -> Told:
        seat = self.seats.get(order["number"])
        if seat is None:
            return {"actions": []}
        begun = order.get("after")
        return {
            "actions": possible(self.game, seat)
            if begun is None
            else next_choices(self.game, seat, Command.from_json(begun))
        }

    def person(self, number: int | None) -> Told:
        person = self.game.roster.person(-1 if number is None else number)
        return self._person(person, self.seats.get(person.number))

    def _person(self, person: Person, seat: int | None) -> Told:
        told: Told = {"number": person.number, "name": person.name, "seat": seat, "board": None, "side": None}
        told["colour"] = None
        told["waiting"] = seat is None and person in self.game.roster.reserves
        told["connected"] = person.number in self.present or person.number in self.bots
        told["bot"] = person.number in self.bots
        place = Place() if seat is None else self.game.roster.places[seat]
        told["absent_turns"], told["expelled"] = place.absent_turns, place.expelled
        if seat is not None:
            told["board"], told["side"] = board_of(seat), HALVES[side_of(seat)]
            told["colour"] = colour(self.game, seat)
            told["layout"] = self.game.ring.layout(board_of(seat)).name
        return told

    def you(self, order: Order) -> Told:
        return self.person(order["number"])

    def people(self, order: Order) -> Told:
        """Those who are looked for by number, or by a part of the name; all if `all` is said."""
        wanted = str(order.get("find", "")).casefold()
        roster = self.game.roster
        seated = (
            [place.person for place in roster.places if place.person is not None] if roster.places else roster.people
        )
        everybody = sorted([*seated, *roster.reserves], key=lambda person: person.number)
        found = [one for one in everybody if wanted in one.name.casefold() or wanted == str(one.number)]
        if order.get("away"):
            found = [one for one in found if one.number not in self.present and one.number not in self.bots]
        most = len(found) if order.get("all") else MOST_FOUND
        return {
            "players": [self._person(one, self.seats.get(one.number)) for one in found[:most]],
            "more": len(found) > most,
        }

    def look_at_board(self, order: Order) -> Told:
        board: int = order["board"]
        if not self.game.roster.places or not 0 <= board < self.game.ring.boards:
            return {}
        seats = [self._looked_at(seat) for seat in (2 * board, 2 * board + 1)]
        return {"board": board_frame(self.game, board), "seats": seats, "deeds": self._deeds(board)}

    def look_at_seat(self, order: Order) -> Told:
        seat: int = order["seat"]
        if not 0 <= seat < len(self.game.roster.places):
            return {}
        frame = self.telling.player_parts(seat) if seat in self.telling.you else []
        return {**self._looked_at(seat), "deeds": self._deeds(board_of(seat), seat), "frame": frame}

    def _looked_at(self, seat: int) -> Told:
        """A player as a referee sees one, with all points as they are counted afresh (BIG-228)."""
        person = self.game.roster.places[seat].person
        counted = counted_points(self.game, seat)
        about = {"seat": seat, "vacant": True} if person is None else {**self._person(person, seat), "vacant": False}
        return {**about, "counted": counted, "points": sum(counted.values()), "you": self.telling.you.get(seat)}

    def _deeds(self, board: int, seat: int | None = None) -> list[Told]:
        return [
            {
                "deed": deed.number,
                "at": deed.at,
                "seat": deed.seat,
                "command": deed.command.to_json(),
                "answer": deed.answer.to_json(),
                "overruled": deed.overruled,
            }
            for deed in self.game.deeds.of_board(board)
            if seat is None or deed.seat == seat
        ]

    def rank(self, order: Order) -> Told:
        if not self.game.roster.places:
            return {"ranking": []}
        return {
            "ranking": [
                [
                    place,
                    one.number,
                    one.name,
                    one.seat,
                    board_of(one.seat),
                    HALVES[side_of(one.seat)],
                    one.points,
                    one.cards,
                ]
                for place, one in enumerate(ranking(self.game), start=1)
            ]
        }

    def summaries(self, order: Order) -> Told:
        return {"boards": [self.telling.strip[board] for board in sorted(self.telling.strip)]}

    def facts(self, order: Order) -> Told:
        return hall_facts()

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
LOOKS: Final[dict[str, Callable[[Play, Order], Told]]] = {
    "snapshot": Play.snapshot,
    "possible": Play.possible,
    "you": Play.you,
    "people": Play.people,
    "board": Play.look_at_board,
    "seat": Play.look_at_seat,
    "ranking": Play.rank,
    "strip": Play.summaries,
    "facts": Play.facts,
}
