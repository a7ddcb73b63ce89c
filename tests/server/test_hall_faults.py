"""Halls when nodes are killed, connections drop and the store fails: nothing acknowledged is lost, nobody acts for
another, what comes late is late, and the hall comes back paused."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from skerry.bench.live.postgres import Cluster
from skerry.server.settings import Settings, async_url
from tests.server.conftest import ROOMY, Serve
from tests.server.hall_busy import LONG, Busy, check, play_on
from tests.server.hall_wire import Gathering
from tests.server.running import ServerProcess, until

Start = Callable[..., ServerProcess]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    with ExitStack() as stack:
        yield lambda database, port=None, **more: stack.enter_context(
            ServerProcess(Settings(database=database, **{**ROOMY, "hall_lease": 2.0, **more}), tmp_path, port)
        )


@pytest.mark.rule("BIG-093", "BIG-097", "BIG-267")
@pytest.mark.parametrize("kills", [1, pytest.param(10, marks=pytest.mark.sweep)])
def test_a_node_is_killed_during_windows(start: Start, sqlite: str, kills: int) -> None:
    server = start(sqlite)
    with ExitStack() as stack:
        hall = Gathering(server.address, stack).open(LONG).gather(4, bots=4)
        referee = hall.referee()
        hall.start()
        busy = [Busy(guest, [server.address]).start() for guest in hall.people]
        for _ in range(kills):
            play_on(referee, busy)
            server.kill()
            server = start(sqlite, server.port)
            paused = referee.did("GET", "")["hall"]
            assert paused["phase"] == "PAUSED"
        play_on(referee, busy)
        for one in busy:
            one.stop()
        server.kill()
        entries = check(sqlite, hall.hall, busy)
        assert sum(entry["kind"] == "restarted" for entry in entries) == kills
        assert {code for one in busy for code in one.refused.values()} & {"late", "not_now", "paused", "not_your_turn"}


def test_what_two_nodes_ask_at_once_is_answered_in_whatever_order_it_appears(start: Start, postgres: str) -> None:
    """Of two that write at the same moment the one with the lower number may be there later."""
    node = start(postgres)
    with ExitStack() as stack:
        hall = Gathering(node.address, stack).open(LONG).gather(1).hall
        for number in (1001, 1000):
            asyncio.run(ask_as_another_node(postgres, hall, number))
            until(lambda: asyncio.run(read_answer(postgres, number)) is not None)  # noqa: B023 - waited for at once


async def ask_as_another_node(database: str, hall: str, number: int) -> None:
    order = {"do": "node", "node": "elsewhere", "here": [], "referees": []}
    body = json.dumps({"order": order, "person": None})
    engine = create_async_engine(async_url(database))
    async with engine.begin() as connection:
        values = {"id": number, "hall": hall, "at": int(time.time() * 1000), "body": body}
        await connection.execute(
            text("INSERT INTO hall_inbox (id, hall, node, at, body) VALUES (:id, :hall, 'elsewhere', :at, :body)"),
            values,
        )
    await engine.dispose()


async def read_answer(database: str, number: int) -> str | None:
    engine = create_async_engine(async_url(database))
    async with engine.connect() as connection:
        found = await connection.execute(text("SELECT answer FROM hall_inbox WHERE id = :id"), {"id": number})
        answer: str | None = found.scalar_one()
    await engine.dispose()
    return answer


@pytest.mark.rule("BIG-093", "BIG-267")
@pytest.mark.parametrize("kills", [1, pytest.param(10, marks=pytest.mark.sweep)])
def test_one_of_two_nodes_is_killed_and_the_other_leads_on(start: Start, postgres: str, kills: int) -> None:
    nodes = [start(postgres) for _ in range(2)]
    with ExitStack() as stack:
        hall = Gathering(nodes[0].address, stack).open(LONG).gather(4, bots=4)
        referee = hall.referee()
        hall.start()
        addresses = [[nodes[i % 2].address, nodes[1 - i % 2].address] for i in range(4)]
        busy = [Busy(guest, addresses[i]).start() for i, guest in enumerate(hall.people)]
        for kill in range(kills):
            until(lambda: all(one.guest.seat is not None for one in busy))
            play_on(referee, busy)
            # The first to fall is the one that leads.
            victim = kill % 2
            nodes[victim].kill()
            referee.address = nodes[1 - victim].address
            until(lambda: referee.ask("GET", f"/api/halls/{hall.hall}").json()["hall"]["phase"] == "PAUSED")
            nodes[victim] = start(postgres, nodes[victim].port)
        play_on(referee, busy)
        for one in busy:
            one.stop()
        for node in nodes:
            node.kill()
        entries = check(postgres, hall.hall, busy)
        assert sum(entry["kind"] == "restarted" for entry in entries) >= kills


def test_players_at_two_nodes_play_one_game(start: Start, postgres: str) -> None:
    nodes = [start(postgres) for _ in range(2)]
    with ExitStack() as stack:
        hall = (
            Gathering(nodes[0].address, stack)
            .open({**LONG, "setup_seconds": 3, "window_seconds": 60})
            .gather(2, bots=4)
        )
        here, there = hall.people
        there.address = nodes[1].address
        elsewhere = hall.guest(address=nodes[1].address)
        assert elsewhere.register("Elsewhere").status_code == 201
        hall.begin()
        elsewhere.open()
        assert there.say("choose_start", cards=0, city=0)["type"] == "done"
        here.wait_phase("WINDOW")
        there.wait_phase("WINDOW")
        assert here.clock["deadline"] == there.clock["deadline"]
        first, second = (here, there) if here.you["side"] == here.clock["group"] else (there, here)
        hand = first.you["hand"]
        give = next(iter(hand))
        want = "ore" if give != "ore" else "wood"
        done = first.say("offer", give={give: 1}, want={want: 1}, to=[second.seat])
        assert done["type"] == "done", done
        second.wait_until(lambda: bool(second.shown["offers"]))
        assert second.say("decline", offer=done["told"]["offer"])["type"] == "done"
        first.wait_until(lambda: not first.shown["offers"])
        # Whoever drops out at one node is away at both.
        second.close()
        first.wait_until(lambda: first.partners[second.seat]["connected"] is False)
        referee = hall.referee()
        referee.address = nodes[1].address
        until(lambda: referee.act("pause").status_code == 200)
        first.wait_phase("PAUSED")


@dataclass(frozen=True)
class Trouble:
    """How many people play at how many nodes; how often a tenth of them drops out, and for how long at most; and how
    long the database is away."""

    people: int
    nodes: int
    drops: int
    away: float
    stopped: float


@pytest.mark.rule("BIG-093", "BIG-097", "BIG-261", "BIG-262", "BIG-267")
@pytest.mark.parametrize(
    "trouble",
    [Trouble(10, 1, 3, 1.0, 2.0), pytest.param(Trouble(40, 2, 12, 10.0, 20.0), marks=pytest.mark.sweep)],
    ids=["short", "long"],
)
def test_people_drop_out_while_a_referee_pauses_and_then_the_database_stops(
    start: Start, own_cluster: Cluster, trouble: Trouble
) -> None:
    """Windows go on meanwhile, and everybody's view is right whenever it is compared with a fresh snapshot."""
    database = async_url(own_cluster.new_database())
    nodes = [start(database) for _ in range(trouble.nodes)]
    with ExitStack() as stack:
        hall = Gathering(nodes[0].address, stack).open(LONG).gather(trouble.people, bots=4)
        referee = hall.referee()
        hall.start()
        addresses = [nodes[turn % trouble.nodes].address for turn in range(2 * trouble.nodes)]
        busy = [
            Busy(guest, addresses[number % trouble.nodes :], pace=0.2).start()
            for number, guest in enumerate(hall.people)
        ]
        play_on(referee, busy)
        look_again(busy)
        for drop in range(trouble.drops):
            drop_a_tenth(busy, drop, trouble.away)
            if drop % 2 == 0:
                assert referee.act("pause").status_code == 200
                time.sleep(0.5)
                assert referee.act("resume").status_code == 200
            play_on(referee, busy)
            until(lambda: all(time.monotonic() > one.away_until for one in busy))
        look_again(busy)
        let_alone(busy)

        until(lambda: hall.people[0].clock["phase"] == "WINDOW")
        own_cluster.crash()
        began = time.monotonic()
        until(lambda: httpx.get(f"http://{nodes[0].address}/healthz", timeout=5).status_code == 503)
        drop_a_tenth(busy, trouble.drops, min(trouble.away, trouble.stopped))
        time.sleep(max(0.0, began + trouble.stopped - time.monotonic()))
        before = [one.guest.snapshot for one in busy]
        own_cluster.recover()
        play_on(referee, busy)
        # Everybody was told everything anew, at whichever node.
        until(lambda: all(one.guest.snapshot is not old for one, old in zip(busy, before, strict=True)))
        play_on(referee, busy)
        look_again(busy)

        for one in busy:
            one.stop()
        for node in nodes:
            node.kill()
        entries = check(database, hall.hall, busy)
        codes = {code for one in busy for code in one.refused.values()}
        assert codes >= {"late", "not_your_turn"}
        assert 1 <= sum(entry["kind"] == "restarted" for entry in entries) <= 3
        acts = [entry["content"]["act"]["kind"] for entry in entries if entry["kind"] == "referee"]
        assert acts.count("pause") == (trouble.drops + 1) // 2


def drop_a_tenth(busy: list[Busy], beat: int, longest: float) -> None:
    """Others each time, and each for another while."""
    tenth = len(busy) // 10
    for place in range(tenth):
        busy[(beat * tenth + place) % len(busy)].drop(longest * (place + 1) / tenth)


def look_again(busy: list[Busy]) -> None:
    """Until each has compared what it knows with a fresh snapshot twice."""
    before = [one.looks for one in busy]
    for one in busy:
        one.is_looking = True

    def looked() -> bool:
        for one in busy:
            if one.wrong is not None:
                raise one.wrong
        return all(one.looks >= looks + 2 for one, looks in zip(busy, before, strict=True))

    until(looked)


def let_alone(busy: list[Busy]) -> None:
    """Nobody compares any more: when a hall comes back, a snapshot comes by itself and says something new."""
    for one in busy:
        one.is_looking = False
    until(lambda: not any(one.under_way for one in busy))


@pytest.mark.rule("BIG-261", "BIG-267")
def test_a_process_of_a_hall_that_dies_is_replaced(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    with ExitStack() as stack:
        hall = Gathering(server.address, stack).open({**LONG, "window_seconds": 60}).gather(2, bots=4)
        hall.begin()
        player = hall.people[0]
        player.wait_phase("WINDOW")
        digest = player.you["hand"]
        live = server.node.halls.loops[hall.hall]
        assert live.process is not None
        live.process.process.popen.kill()
        # Nobody has to connect again: everybody is told everything when the hall is back.
        player.wait_phase("PAUSED")
        assert player.you["hand"] == digest
        assert player.say("claim")["code"] == "paused"
        assert hall.referee().act("resume").status_code == 200
        player.wait_phase("WINDOW")
