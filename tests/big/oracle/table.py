"""A game and its books side by side: everything that is said is said to both, and what comes out must be the same."""

from __future__ import annotations

import json
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from skerry.big import sight
from skerry.big.coordinator import Coordinator
from skerry.big.log import MemoryLog
from skerry.big.messages import Act, Command
from skerry.big.replay import restart
from skerry.big.settings import Settings
from skerry.big.telling import Telling
from tests.big.oracle import views
from tests.big.oracle.books import Books, Wrong
from tests.big.oracle.clock import advance, end_window_if_done, next_time
from tests.big.oracle.commands import STATES, Hearing
from tests.big.oracle.heard import Heard, Json, read_cards
from tests.big.oracle.options import Option, options
from tests.big.oracle.reasons import is_sensible
from tests.big.oracle.routes import measure
from tests.big.oracle.strip import Strip


def plain(told: object) -> Any:
    return json.loads(json.dumps(told))


def judged(wanted: Callable[[], Json | None]) -> tuple[Json, str]:
    """What something in the books comes to, and why it is wrong, if it is."""
    try:
        return wanted() or {}, ""
    except Wrong as wrong:
        return {}, wrong.cause


@dataclass(frozen=True)
class Row:
    """A kind of game: how many people, and how the organiser sets it."""

    name: str
    people: int
    settings: Mapping[str, Any] = field(default_factory=dict)


class Table:
    """`causes`: which codes the game gave for which cause of the books."""

    def __init__(self, row: Row, seed: str) -> None:
        given = {**Settings().to_json(), **row.settings}
        self.log = MemoryLog()
        self.coordinator = Coordinator(Settings.from_json(given), seed, self.log)
        self.chance = random.Random(f"{seed} said")
        self.at = 1000
        for number in range(row.people):
            assert self.coordinator.register(self.at, f"player {number}").done
        assert self.coordinator.start(self.at).done
        strip = Strip((row.people + 1) // 2, closed=given["topology"] == "ring")
        self.books = Books(strip, given, row.people)
        self.heard = Heard(lambda seat: read_cards(self.frame(seat)["you"]["hand"]))
        self.read = 0
        self.said = 0
        self.last_deed = 0
        self.causes: dict[str, Counter[str]] = defaultdict(Counter)
        for seat, player in enumerate(self.books.players):
            if player.plays:
                self.coordinator.connect(self.at, seat)
        self.books.deadline = self.at + 1000 * given["setup_seconds"]
        self.books.phase = "SETUP"
        self.listen()
        assert self.heard.state(self.books, self.at, "SETUP")["deadline"] == self.books.deadline
        measure(self.books)
        self.check_all()

    @property
    def playing(self) -> list[int]:
        return [seat for seat, player in enumerate(self.books.players) if player.plays]

    @property
    def active(self) -> list[int]:
        return [seat for seat in self.playing if self.books.is_active(seat)]

    # Both at once

    def listen(self) -> None:
        while (entry := self.log.get(self.read)) is not None:
            self.heard.listen([plain(entry.to_json())])
            self.read += 1

    def wait(self, until: int) -> None:
        """Time passes; states are gone through one by one, so that cards drawn at random are seen."""
        while (due := next_time(self.books)) is not None and due <= until:
            assert self.coordinator.next_time() == due
            self.at = due
            self.coordinator.advance(due)
            self.listen()
            advance(self.books, due, self.heard)
            self.heard.check_all_told()
            self.check_all()
        self.at = max(self.at, until)
        assert self.coordinator.next_time() == next_time(self.books)

    def say(self, seat: int, kind: str, after: int = 0, turn: int | None = None, **said: Any) -> bool:
        """One command, so many milliseconds later; whether it was accepted."""
        self.at += after
        self.said += 1
        books = self.books
        before = (books.phase, books.turn)
        command = Command(kind, f"said {self.said}", turn, plain(said))
        answer = plain(self.coordinator.command(self.at, seat, command).to_json())
        self.listen()
        advance(books, self.at, self.heard)
        over = before != (books.phase, books.turn) and before[0] in STATES.get(kind, ("WINDOW",))
        card_of = self.card_of if answer["done"] else lambda _: "none"
        hearing = Hearing(books, self.at, self.heard, card_of, answer["told"])
        what = f"{kind} {said} of {seat} at {self.at} in turn {books.turn}"
        is_stale = turn is not None and turn < books.turn and kind != "call_referee"
        expected, cause = (Json(), "late") if is_stale else judged(partial(hearing.carry_out, seat, kind, said))
        if cause:
            cause = "late" if over and cause in ("not_now", "not_your_turn", "claim_pending") else cause
            assert not answer["done"], f"{what} is wrong: {cause}"
            code = answer["reason"]["code"]
            assert is_sensible(cause, code), f"{what}: {cause}, {answer['reason']}"
            assert answer["reason"]["text"]
            self.causes[cause][code] += 1
            books.seen["refusals"] += 1
        else:
            assert answer["done"], f"{what} is right, refused: {answer['reason']}"
            self.last_deed = answer["told"]["deed"]
            assert {**answer["told"], **plain(expected)} == answer["told"], what
        self.heard.check_all_told()
        if self.chance.random() < 0.1:
            again = plain(self.coordinator.command(self.at, seat, command).to_json())
            assert again == answer
            self.listen()
            self.heard.check_all_told()
        self.check_some(seat)
        return bool(answer["done"])

    def act(self, kind: str, wanted: Callable[[], None], **said: Any) -> bool:
        """Something that a referee does; `wanted` does it in the books."""
        answer = plain(self.coordinator.act(self.at, Act(kind, "referee", "for a reason", said)).to_json())
        self.listen()
        advance(self.books, self.at, self.heard)
        _, cause = judged(wanted)
        if cause:
            assert not answer["done"], f"{kind} {said} is wrong: {cause}"
        else:
            assert answer["done"], f"{kind} {said} is right, refused: {answer['reason']}"
            self.books.seen[f"act {kind}"] += 1
        self.heard.check_all_told()
        self.check_all()
        return bool(answer["done"])

    def meet(self, seat: int, *, connected: bool) -> None:
        """Somebody comes or goes: nothing else happens (BIG-261)."""
        (self.coordinator.connect if connected else self.coordinator.disconnect)(self.at, seat)
        self.books.players[seat].connected = connected
        self.listen()
        end_window_if_done(self.books, self.at, self.heard)
        self.heard.check_all_told()
        self.check_all()

    def referee(self, name: str, *, here: bool) -> None:
        if here:
            self.coordinator.referee_comes(self.at, name)
            self.books.referees.add(name)
        else:
            self.coordinator.referee_goes(self.at, name)
            self.books.referees.discard(name)
        self.listen()
        self.heard.check_all_told()

    def say_and_take_back(self, seat: int, kind: str, **said: Any) -> None:
        """A command that the referee cancels at once: everything is as it was (BIG-244)."""
        before = self.books.copy()
        if not self.say(seat, kind, **said) or self.books.requests.keys() != before.requests.keys():
            return
        if (self.books.phase, self.books.turn, len(self.books.offers)) == (
            before.phase,
            before.turn,
            len(before.offers),
        ):
            self.act("overrule", partial(self.take_back, before), deed=self.last_deed)

    def take_back(self, before: Books) -> None:
        before.seen = self.books.seen
        self.books.__dict__.update(before.__dict__)

    def break_down(self) -> None:
        """Another process goes on from the log; it is stopped where the last entry left it (BIG-267)."""
        last = self.log.get(self.read - 1)
        assert last is not None
        self.coordinator = restart(list(self.log))
        log = self.coordinator.log
        assert isinstance(log, MemoryLog)
        self.log = log
        self.listen()
        if self.books.phase not in ("PAUSED", "FINISHED"):
            self.books.paused = (self.books.phase, last.at)
            self.books.phase = "PAUSED"
        self.heard.check_all_told()
        self.check_all()
        self.books.seen["break_down"] += 1

    # What is shown

    def frame(self, seat: int) -> Json:
        return Json(plain(sight.seat_frame(self.coordinator.game, seat)))

    def card_of(self, seat: int) -> str:
        (card,) = (read_cards(self.frame(seat)["you"]["cards"]) - self.books.players[seat].held).elements()
        return str(card)

    def check(self, seat: int) -> None:
        views.check_frame(self.books, seat, self.frame(seat))

    def check_all(self) -> None:
        for seat in self.playing:
            self.check(seat)
        self.check_referees_counts()

    def check_some(self, seat: int) -> None:
        """Of whoever spoke, somebody near by and somebody anywhere."""
        near = [other for other in self.books.strip.partners(seat) if self.books.players[other].plays]
        seats = {seat, self.chance.choice(sorted(near)), self.chance.choice(self.playing)}
        for other in seats & set(self.playing):
            self.check(other)
        if self.chance.random() < 0.3:
            self.check_possible(self.chance.choice(self.playing))

    def check_possible(self, seat: int) -> None:
        books = self.books
        open_to = books.phase == "WINDOW" and books.claims is None and books.is_active(seat)
        expected = options(books, seat) if open_to else set()
        told = {self.read_option(entry) for entry in plain(sight.possible(self.coordinator.game, seat))}
        if open_to:
            assert told == expected, f"seat {seat}: only told {told - expected}, only expected {expected - told}"

    def read_option(self, told: Json) -> Option:
        kind = told.pop("kind")
        return (kind, *(tuple(value) if isinstance(value, list) else value for value in told.values()))

    def check_referees_counts(self) -> None:
        seat = self.chance.choice(self.playing)
        counted = sight.counted_points(self.coordinator.game, seat)
        assert sum(counted.values()) == self.books.points(seat)

    def check_ranking(self) -> None:
        """BIG-239: the winner first, then by points and cards, then by number."""
        told = plain(Telling(self.coordinator.game, lambda seat: False).result(None))
        books = self.books
        order = [seat for seat, player in enumerate(books.players) if player.number is not None]
        order.sort(key=lambda seat: (seat != books.winner, -books.worth(seat), books.players[seat].number))
        expected = [
            [place, books.players[seat].number, seat, books.points(seat), books.players[seat].hand.total()]
            for place, seat in enumerate(order, 1)
        ]
        assert [
            [place, number, seat, points, cards] for place, number, _, seat, points, cards in told["ranking"]
        ] == expected
        assert told["winner"] == books.winner
        self.check_alerts()

    def check_alerts(self) -> None:
        """BIG-236, BIG-240."""
        told = plain(Telling(self.coordinator.game, lambda seat: False).all_alerts())
        assert [(alert["kind"], alert["seat"]) for alert in told if alert["kind"] != "absent"] == self.books.alerts
