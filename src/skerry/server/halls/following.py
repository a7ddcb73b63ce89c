"""A hall that another node leads: what is written there is followed, and told to those who are here."""

from __future__ import annotations

import time
from typing import Final

from skerry.server.halls.asking import Told, now_ms
from skerry.server.halls.audience import REFEREES
from skerry.server.halls.hall import LOOK_EVERY, LiveHall
from skerry.server.halls.leading import Leading
from skerry.server.halls.process import HallProcess

# How often the node that leads is told who is here.
HERE_EVERY: Final = 10.0


class Following:
    def __init__(self, hall: LiveHall, process: HallProcess, leading: Leading) -> None:
        self.hall = hall
        self.process = process
        self.leading = leading
        self.here_at = 0.0

    async def go_on(self) -> None:
        """One turn of the loop."""
        hall, asking = self.hall, self.hall.asking
        if not asking.looks:
            await asking.wait(LOOK_EVERY)
        row = await hall.store.hall(hall.row.hall)
        if row is None:
            hall.end()
            return
        hall.row = row
        if (row.lease < time.time() or row.leader == hall.node) and await self.leading.begin():
            return
        if time.monotonic() > self.here_at + HERE_EVERY:
            self.here_at = time.monotonic()
            asking.say(self.who_is_here())
        await self.take_in()
        for number, answer in await hall.store.answers(row.hall, hall.node) if asking.sent else []:
            asking.hear_answer(number, answer)

    async def take_in(self) -> None:
        """What is new in the log, and what is looked at here."""
        hall = self.hall
        lines = await hall.store.lines(hall.row.hall, hall.number)
        looks = hall.asking.take_looks()
        bots, hall.new_bots = hall.new_bots, {}
        if not lines and not looks:
            return
        try:
            told = await self.process.follow(lines, bots, [each.order for each in looks], now_ms())
        except BaseException:
            hall.asking.put_back([], looks)
            raise
        hall.number += len(lines)
        hall.tell(told, [kind for _, _, kind, _ in lines])
        for look, found in zip(looks, told["looks"], strict=True):
            look.hear(found)

    def who_is_here(self) -> Told:
        audience = self.hall.audience
        referees = sorted({client.name for client in audience.clients if client.role in REFEREES})
        return {"do": "node", "node": self.hall.node, "here": list(audience.here), "referees": referees}
