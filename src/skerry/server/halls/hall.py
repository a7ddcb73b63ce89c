"""One hall in memory: what is asked there is carried out by its process, stored, answered, and only then told.

Everything goes through one loop, so nothing overlaps: take what waits, let the process carry it out, store what came of
it, answer, tell. Whatever fails on the way (the store, the process, the lead) ends in the same place: nothing of it was
acknowledged, the process is thrown away, and the hall comes back from its log, paused (BIG-267).
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from skerry.big.telling import SHOWN
from skerry.reason import ReasonKind
from skerry.server.errors import Refusal, too_much_at_once, unavailable
from skerry.server.halls.audience import PLAYER, REFEREES, HallAudience, HallClient
from skerry.server.halls.process import HallGoneError, HallProcess
from skerry.server.live.client import NO_GAME
from skerry.server.metrics import HALL_ORDERS, HALL_SECONDS
from skerry.server.settings import Settings
from skerry.server.store.hall_rows import HallRow, PersonRow, RefereeRow
from skerry.server.store.hall_store import MOST_LINES, HallStore, LostLeadError
from skerry.server.store.store import STORE_FAILURES

HALL_GONE: Final = ReasonKind("hall_gone", "this hall is not there any more")
TOKEN_ENDED: Final = ReasonKind("hall_token_ended", "this token opens nothing any more")

log = logging.getLogger("skerry.halls")

MOST_AT_ONCE: Final = 256
MOST_WAITING: Final = 4000
# Seconds for bots in one turn of the loop, when people wait and when nobody does.
THINK_BESIDE: Final = 0.004
THINK_ALONE: Final = 0.02
# Milliseconds after a deadline in which what came to other nodes in time is still taken in (BIG-093).
SETTLE: Final = 200
# How often those who count are told, other nodes are told who is here, and what was not heard of is looked for.
COUNTS_EVERY: Final = 2.0
HERE_EVERY: Final = 10.0
LOOK_EVERY: Final = 1.0
# Seconds before another try, and for which somebody at another node waits for an answer.
REST: Final = 0.5
LONGEST_WAIT: Final = 20.0
STOPPING: Final = 3.0
COUNTED: Final = ("connected", "away", "alerts", "referees", "registered", "waiting")

_SINCE: Final = time.time() - time.monotonic()

Told = dict[str, Any]
Hear = Callable[[Told], None]


def now_ms() -> int:
    """The server's clock, which never goes back while the server runs (BIG-086)."""
    return int(1000 * (_SINCE + time.monotonic()))


@dataclass(eq=False)
class Asked:
    """Something that somebody wants done, who is told what came of it, and who came by it."""

    order: Told
    hear: Hear
    fail: Callable[[Exception], None]
    person: PersonRow | None = None
    inbox: int | None = None


@dataclass(eq=False)
class Look:
    """Something that somebody wants to see, as it is when everything before was stored."""

    order: Told
    hear: Hear
    fail: Callable[[Exception], None]


class LiveHall:
    def __init__(self, row: HallRow, store: HallStore, settings: Settings, node: str) -> None:
        self.row = row
        self.store = store
        self.settings = settings
        self.node = node
        self.audience = HallAudience()
        self.people: dict[int, PersonRow] = {}
        self.referees: dict[str, RefereeRow] = {}
        self.tokens: dict[str, int] = {}
        self.people_stale = False
        self.people_read = 0.0
        self.process: HallProcess | None = None
        self.leading = False
        self.number = 0
        self.seats: dict[int, int] = {}
        self.state: Told = {}
        self.told_hall = ""
        self.told_counts: Told = {}
        self.counts_at = 0.0
        self.here_at = 0.0
        self.waiting: list[Asked] = []
        self.looks: list[Look] = []
        # When the process wants to be asked again, and when the clock of the game goes on by itself.
        self.wake: int | None = None
        self.due: int | None = None
        self.lease_until = 0.0
        self.woken = asyncio.Event()
        # What this node asked another one, by its number there; and answers that were quicker than that number.
        self.sent: dict[int, Asked] = {}
        self.early: dict[int, Told] = {}
        # What other nodes ask and is under way here, by its number.
        self.taken: set[int] = set()
        self.is_asked = True
        self.new_bots: dict[int, str] = {}
        self.loaded = asyncio.Event()
        self.closed = False
        self.touched = time.monotonic()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """What was acknowledged is stored; whoever waits is told to come back."""
        self.closed = True
        if self.task is not None:
            # What is being written is written; only what waits for something is not waited for.
            self.woken.set()
            await asyncio.wait({self.task}, timeout=STOPPING)
            self.task.cancel()
            await asyncio.wait({self.task})
        leading, row = self.leading, self.row
        self.let_go()
        self.audience.close()
        if leading:
            try:
                await self.store.give_up_lead(row)
            except STORE_FAILURES as failure:
                self.store.store.outage.failed(failure, hall=row.hall)

    async def run(self) -> None:
        while not self.closed:
            try:
                await self.load()
                while not self.closed:
                    await self.step()
            except LostLeadError:
                log.warning("another node leads this hall now", extra={"hall": self.row.hall})
            except STORE_FAILURES as failure:
                self.store.store.outage.failed(failure, hall=self.row.hall)
            except HallGoneError as failure:
                log.warning("the process of a hall was lost: %s", failure, extra={"hall": self.row.hall})
            except Exception:
                log.exception("a hall failed", extra={"hall": self.row.hall})
            if not self.closed:
                self.let_go()
                await asyncio.sleep(REST)

    def let_go(self) -> None:
        """Nothing that waits was stored, and what the process has in mind may not be so."""
        if self.process is not None:
            self.process.kill()
        self.process = None
        self.leading = False
        waiting: list[Asked | Look] = [*self.waiting, *self.looks, *self.sent.values()]
        self.waiting, self.looks, self.sent = [], [], {}
        for each in waiting:
            each.fail(unavailable())

    # From the log

    async def load(self) -> None:
        row = await self.store.hall(self.row.hall)
        if row is None:
            self.end()
            return
        self.row = row
        await self.read_people()
        self.process = await HallProcess.start(self.settings)
        self.number = 0
        while lines := await self.store.lines(row.hall, self.number):
            await self.process.load(lines, self.number == 0)
            self.number += len(lines)
            if len(lines) < MOST_LINES:
                break
        self.note(await self.process.look(self.bots()))
        self.taken = set()
        self.is_asked = True
        await self.take_lead()
        self.tell_hall()
        self.loaded.set()
        self.tell_everything()

    def end(self) -> None:
        self.closed = True
        self.loaded.set()
        self.audience.close(NO_GAME, HALL_GONE.of())

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

    # Leading

    async def take_lead(self) -> bool:
        """Decide from here on, if no other node does."""
        assert self.process is not None
        row = await self.store.take_lead(self.row.hall, self.node, self.settings.hall_lease)
        if row is None:
            return False
        while self.number < row.length:
            lines = await self.store.lines(row.hall, self.number)
            await self.process.load(lines, False)
            self.number += len(lines)
        self.row = row
        here = {self.node: list(self.audience.here)}
        told = await self.process.lead(self.bots(), here, now_ms())
        await self.write(told, [], [])
        self.leading = True
        self.note(told)
        self.wake, self.due = told["wake"], told["due"]
        for name in {client.name for client in self.audience.clients if client.role in REFEREES}:
            self.say({"do": "referee_comes", "name": name})
        self.tell_everything()
        return True

    async def write(self, told: Told, people: list[PersonRow], answers: list[tuple[int, str]]) -> None:
        lines = [(number, at, kind, body) for number, at, kind, body in told["entries"]]
        phase = self.row.phase if told["state"] is None else told["state"]["phase"]
        await self.store.append(self.row, lines, people, answers, phase, self.settings.hall_lease)
        self.lease_until = time.monotonic() + self.settings.hall_lease
        self.row = replace(self.row, length=self.row.length + len(lines), phase=phase)
        self.number = self.row.length

    async def step(self) -> None:
        if self.people_stale and time.monotonic() > self.people_read + LOOK_EVERY:
            await self.read_people()
        if self.leading:
            await self.lead_on()
        else:
            await self.follow()
        self.tell_counts()

    async def lead_on(self) -> None:
        """One turn of the loop."""
        assert self.process is not None
        await self.wait_for_work()
        began = time.perf_counter()
        if self.store.several and self.is_asked:
            await self.read_inbox()
        at = self.time_of_turn()
        orders = [asked for asked in self.waiting if asked.order["at"] <= at][:MOST_AT_ONCE]
        taken = set(orders)
        self.waiting = [asked for asked in self.waiting if asked not in taken]
        looks, self.looks = self.looks, []
        try:
            think = THINK_BESIDE if orders or looks else THINK_ALONE
            told = await self.process.take([each.order for each in orders], [each.order for each in looks], at, think)
            people = [
                person
                for asked, answer in zip(orders, told["answers"], strict=True)
                if (person := newcomer(asked, answer))
            ]
            answers = [
                (asked.inbox, json.dumps({**answer, "number": told["number"]}))
                for asked, answer in zip(orders, told["answers"], strict=True)
                if asked.inbox is not None
            ]
            if (
                told["entries"]
                or people
                or answers
                or time.monotonic() > self.lease_until - self.settings.hall_lease / 2
            ):
                await self.write(told, people, answers)
        except BaseException:
            # Whoever is waiting hears of it with all others.
            self.waiting = [*orders, *self.waiting]
            self.looks = [*looks, *self.looks]
            raise
        self.taken -= {number for number, _ in answers}
        for person in people:
            self.put_person(person)
        self.wake, self.due = told["wake"], told["due"]
        for asked, answer in zip(orders, told["answers"], strict=True):
            HALL_ORDERS.labels(asked.order["do"]).inc()
            # What this node asked when another one still led is answered here.
            sent = None if asked.inbox is None else self.sent.pop(asked.inbox, None)
            (asked if sent is None else sent).hear({**answer, "number": told["number"]})
        self.tell(told, [kind for _, _, kind, _ in told["entries"]])
        for look, found in zip(looks, told["looks"], strict=True):
            look.hear(found)
        if orders:
            HALL_SECONDS.observe(time.perf_counter() - began)

    def time_of_turn(self) -> int:
        """Now; but where other nodes take in commands too, a deadline is over a little later for the loop than for
        them, so that what came to one of them in time is not late here."""
        at = now_ms()
        if self.store.several and self.due is not None and self.due <= at < self.due + SETTLE:
            return self.due - 1
        return at

    async def wait_for_work(self) -> None:
        """Until somebody asks, time is up, or the lead has to be kept."""
        seconds = min(LOOK_EVERY, self.settings.hall_lease / 3)
        now = now_ms()
        if self.wake is not None:
            wake = self.wake
            if self.store.several and self.due is not None and self.wake >= self.due:
                wake = self.due + SETTLE
            seconds = min(seconds, (wake - now) / 1000)
        held = self.store.several and self.due is not None and self.due <= now < self.due + SETTLE
        if (self.waiting or self.looks) and not held:
            return
        self.woken.clear()
        if seconds > 0:
            if held:
                seconds = max(seconds, 0.005)
            try:
                async with asyncio.timeout(seconds):
                    await self.woken.wait()
            except TimeoutError:
                self.is_asked = True

    async def read_inbox(self) -> None:
        """What people at other nodes ask, in the order in which it came there."""
        self.is_asked = False
        for row in await self.store.asked(self.row.hall, self.taken):
            self.taken.add(row.id)
            body = json.loads(row.body)
            person = None if body["person"] is None else PersonRow(**body["person"])
            order = {**body["order"], "at": row.at}
            self.waiting.append(Asked(order, _nothing, _nothing_failed, person, row.id))

    # Following

    async def follow(self) -> None:
        """Another node leads; what it writes is followed, and told to those who are here."""
        assert self.process is not None
        if not self.looks:
            self.woken.clear()
            try:
                async with asyncio.timeout(LOOK_EVERY):
                    await self.woken.wait()
            except TimeoutError:
                pass
        row = await self.store.hall(self.row.hall)
        if row is None:
            self.end()
            return
        self.row = replace(row, leader=row.leader)
        if (row.lease < time.time() or row.leader == self.node) and await self.take_lead():
            return
        if time.monotonic() > self.here_at + HERE_EVERY:
            self.here_at = time.monotonic()
            self.say(self.who_is_here())
        lines = await self.store.lines(row.hall, self.number)
        looks, self.looks = self.looks, []
        bots, self.new_bots = self.new_bots, {}
        if lines or looks:
            try:
                told = await self.process.follow(lines, bots, [each.order for each in looks], now_ms())
            except BaseException:
                self.looks = [*looks, *self.looks]
                raise
            self.number += len(lines)
            self.tell(told, [kind for _, _, kind, _ in lines])
            for look, found in zip(looks, told["looks"], strict=True):
                look.hear(found)
        for number, answer in await self.store.answers(row.hall, self.node) if self.sent else []:
            asked = self.sent.pop(number, None)
            if asked is None:
                self.early[number] = answer
            else:
                asked.hear(answer)

    def who_is_here(self) -> Told:
        referees = sorted({client.name for client in self.audience.clients if client.role in REFEREES})
        return {"do": "node", "node": self.node, "here": list(self.audience.here), "referees": referees}

    # Asking

    async def ask(self, order: Told, person: PersonRow | None = None, hear: Hear | None = None) -> Told:
        """What came of it, when that is stored; `hear` is told at that very moment, before everybody else is."""
        answer: asyncio.Future[Told] = asyncio.get_running_loop().create_future()

        def settle(told: Told) -> None:
            if hear is not None:
                hear(told)
            if not answer.done():
                answer.set_result(told)

        def fail(failure: Exception) -> None:
            if not answer.done():
                answer.set_exception(failure)

        await self.put(Asked(order, settle, fail, person))
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                return await answer
        except TimeoutError:
            raise unavailable() from None

    async def put(self, asked: Asked) -> None:
        asked.order.setdefault("at", now_ms())
        if self.closed:
            raise unavailable()
        if len(self.waiting) >= MOST_WAITING:
            raise Refusal("busy", too_much_at_once().reason, 503)
        if self.leading or not self.store.several:
            self.waiting.append(asked)
            self.woken.set()
            return
        person = None if asked.person is None else vars(asked.person)
        body = json.dumps({"order": asked.order, "person": person}, separators=(",", ":"))
        number = await self.store.ask(self.row.hall, self.node, asked.order["at"], body)
        early = self.early.pop(number, None)
        if early is not None:
            asked.hear(early)
        else:
            self.sent[number] = asked

    def say(self, order: Told) -> None:
        """Something whose answer nobody waits for; who is here is told again and again anyway."""
        asked = Asked({**order, "at": now_ms()}, _nothing, _nothing_failed)
        if self.leading or not self.store.several:
            self.waiting.append(asked)
            self.woken.set()
        else:
            saying = asyncio.create_task(self.put(asked))
            saying.add_done_callback(_hear_no_more)

    async def look(self, order: Told) -> Told:
        found: asyncio.Future[Told] = asyncio.get_running_loop().create_future()

        def fail(failure: Exception) -> None:
            if not found.done():
                found.set_exception(failure)

        self.put_look(Look(order, lambda told: None if found.done() else found.set_result(told), fail))
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                return await found
        except TimeoutError:
            raise unavailable() from None

    def put_look(self, look: Look) -> None:
        if self.closed:
            raise unavailable()
        self.looks.append(look)
        self.woken.set()

    # Clients

    def admit(self, client: HallClient) -> None:
        if self.audience.admit(client):
            self.say({"do": "come", "number": client.number, "node": self.node})
        if client.role in REFEREES:
            self.say({"do": "referee_comes", "name": client.name})
        self.tell_snapshot(client)

    def dismiss(self, client: HallClient) -> None:
        if self.audience.dismiss(client):
            self.say({"do": "go", "number": client.number, "node": self.node})
        if client.role in REFEREES and not self.audience.is_with_referee(client.name):
            self.say({"do": "referee_goes", "name": client.name})

    def tell_snapshot(self, client: HallClient) -> None:
        order = {"look": "snapshot", "role": client.role, "number": client.number}

        def hear(found: Told) -> None:
            if "parts" in found:
                counts = [] if client.role == PLAYER else [_part("counts", self.counts())]
                found["parts"] = [*found["parts"], *counts]
                self.audience.tell_snapshot(client, found, self.number, now_ms(), self.told_hall)

        # What is not found now is told when the hall is back.
        self.looks.append(Look(order, hear, _nothing_failed))
        self.woken.set()

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

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it: no connection here or, where it is led from here, anywhere."""
        if self.audience.clients or self.waiting or self.looks:
            return False
        if self.leading and self.state.get("connected"):
            return False
        return time.monotonic() > self.touched + self.settings.idle

    def hear(self, what: str) -> None:
        """Another node wrote something about this hall."""
        if what == "hall_people":
            self.people_stale = True
        self.is_asked = True
        self.woken.set()


COUNTING: Final = ("registered", "waiting", "checked_in", "bots", "phase", "turn")


def newcomer(asked: Asked, answer: Told) -> PersonRow | None:
    """Whoever was registered by that, under the number that was given."""
    if asked.person is None or not answer["done"]:
        return None
    return replace(asked.person, number=answer["told"]["number"])


def _part(name: str, value: object) -> str:
    return json.dumps([name, value], separators=(",", ":"))


def _nothing(_: Told) -> None:
    """Nobody waits for it."""


def _nothing_failed(_: Exception) -> None:
    """It is said again, or told when the hall is back."""


def _hear_no_more(saying: asyncio.Task[None]) -> None:
    if not saying.cancelled():
        saying.exception()
