"""A hall that is led from this node: what waits is carried out by its process, stored, answered, and only then told."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from typing import Final

from skerry.server.halls.asking import Asked, Look, Told, nothing, nothing_failed, now_ms
from skerry.server.halls.audience import REFEREES
from skerry.server.halls.hall import LOOK_EVERY, LiveHall
from skerry.server.halls.process import HallProcess
from skerry.server.metrics import HALL_ORDERS, HALL_SECONDS
from skerry.server.store.hall_rows import PersonRow

# Seconds for bots in one turn of the loop, when people wait and when nobody does.
THINK_BESIDE: Final = 0.004
THINK_ALONE: Final = 0.02
# Milliseconds after a deadline in which what came to other nodes in time is still taken in (BIG-093).
SETTLE: Final = 200
# Milliseconds after which nobody comes for an answer any more, and how often such answers are thrown away.
FORGOTTEN_AFTER: Final = 60_000
FORGET_EVERY: Final = 60.0


class Leading:
    def __init__(self, hall: LiveHall, process: HallProcess) -> None:
        self.hall = hall
        self.process = process
        self.asking = hall.asking
        self.several = hall.store.several
        # When the process wants to be asked again, and when the clock of the game goes on by itself.
        self.wake: int | None = None
        self.due: int | None = None
        self.lease_until = 0.0
        # What other nodes ask and is under way here, by its number.
        self.taken: set[int] = set()
        self.forgot_at = 0.0

    async def begin(self) -> bool:
        """Decide from here on, if no other node does."""
        hall = self.hall
        row = await hall.store.take_lead(hall.row.hall, hall.node, hall.settings.hall_lease)
        if row is None:
            return False
        while hall.number < row.length:
            lines = await hall.store.lines(row.hall, hall.number)
            await self.process.load(lines, False)
            hall.number += len(lines)
        hall.row = row
        here = {hall.node: list(hall.audience.here)}
        told = await self.process.lead(hall.bots(), here, now_ms())
        await self.write(told, [], [])
        self.asking.leading = True
        hall.note(told)
        self.wake, self.due = told["wake"], told["due"]
        for name in {client.name for client in hall.audience.clients if client.role in REFEREES}:
            self.asking.say({"do": "referee_comes", "name": name})
        hall.tell_everything()
        return True

    async def write(self, told: Told, people: list[PersonRow], answers: list[tuple[int, str]]) -> None:
        hall = self.hall
        lines = [(number, at, kind, body) for number, at, kind, body in told["entries"]]
        phase = hall.row.phase if told["state"] is None else told["state"]["phase"]
        await hall.store.append(hall.row, lines, people, answers, phase, hall.settings.hall_lease)
        self.lease_until = time.monotonic() + hall.settings.hall_lease
        hall.row = replace(hall.row, length=hall.row.length + len(lines), phase=phase)
        hall.number = hall.row.length

    async def go_on(self) -> None:
        """One turn of the loop."""
        await self.wait_for_work()
        began = time.perf_counter()
        if self.several:
            await self.look_after_inbox()
        at = self.time_of_turn()
        orders, looks = self.asking.take_orders(at), self.asking.take_looks()
        try:
            told = await self.carry_out(at, orders, looks)
        except BaseException:
            self.asking.put_back(orders, looks)
            raise
        self.wake, self.due = told["wake"], told["due"]
        for asked, answer in zip(orders, told["answers"], strict=True):
            HALL_ORDERS.labels(asked.order["do"]).inc()
            # What this node asked when another one still led is answered here.
            sent = None if asked.inbox is None else self.asking.sent.pop(asked.inbox, None)
            (asked if sent is None else sent).hear({**answer, "number": told["number"]})
        self.hall.tell(told, [kind for _, _, kind, _ in told["entries"]])
        for look, found in zip(looks, told["looks"], strict=True):
            look.hear(found)
        if orders:
            HALL_SECONDS.observe(time.perf_counter() - began)

    async def carry_out(self, at: int, orders: list[Asked], looks: list[Look]) -> Told:
        """What came of it, stored."""
        think = THINK_BESIDE if orders or looks else THINK_ALONE
        told = await self.process.take([each.order for each in orders], [each.order for each in looks], at, think)
        answered = list(zip(orders, told["answers"], strict=True))
        people = [person for asked, answer in answered if (person := newcomer(asked, answer))]
        answers = [
            (asked.inbox, json.dumps({**answer, "number": told["number"]}))
            for asked, answer in answered
            if asked.inbox is not None
        ]
        is_lease_old = time.monotonic() > self.lease_until - self.hall.settings.hall_lease / 2
        if told["entries"] or people or answers or is_lease_old:
            await self.write(told, people, answers)
        self.taken -= {number for number, _ in answers}
        for person in people:
            self.hall.put_person(person)
        return told

    def time_of_turn(self) -> int:
        """Now; but where other nodes take in commands too, a deadline is over a little later for the loop than for
        them, so that what came to one of them in time is not late here."""
        at = now_ms()
        if self.several and self.due is not None and self.due <= at < self.due + SETTLE:
            return self.due - 1
        return at

    async def wait_for_work(self) -> None:
        """Until somebody asks, time is up, or the lead has to be kept."""
        seconds = min(LOOK_EVERY, self.hall.settings.hall_lease / 3)
        now = now_ms()
        if self.wake is not None:
            wake = self.wake
            if self.several and self.due is not None and self.wake >= self.due:
                wake = self.due + SETTLE
            seconds = min(seconds, (wake - now) / 1000)
        held = self.several and self.due is not None and self.due <= now < self.due + SETTLE
        if (self.asking.orders or self.asking.looks) and not held:
            return
        if held and seconds > 0:
            seconds = max(seconds, 0.005)
        if not await self.asking.wait(seconds):
            self.asking.is_asked_elsewhere = True

    async def look_after_inbox(self) -> None:
        if self.asking.is_asked_elsewhere:
            await self.read_inbox()
        if time.monotonic() > self.forgot_at + FORGET_EVERY:
            self.forgot_at = time.monotonic()
            await self.hall.store.forget_answers(self.hall.row.hall, now_ms() - FORGOTTEN_AFTER)

    async def read_inbox(self) -> None:
        """What people at other nodes ask, in the order in which it came there."""
        self.asking.is_asked_elsewhere = False
        for row in await self.hall.store.asked(self.hall.row.hall, self.taken):
            self.taken.add(row.id)
            body = json.loads(row.body)
            person = None if body["person"] is None else PersonRow(**body["person"])
            order = {**body["order"], "at": row.at}
            self.asking.orders.append(Asked(order, nothing, nothing_failed, person, row.id))


def newcomer(asked: Asked, answer: Told) -> PersonRow | None:
    """Whoever was registered by that, under the number that was given."""
    if asked.person is None or not answer["done"]:
        return None
    return replace(asked.person, number=answer["told"]["number"])
