"""`python -m skerry.bench.live.beset`: what players feel while one address asks for long work as fast as it may."""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import multiprocessing
import threading
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter, sleep
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from skerry.bench.live.game import Findings, LiveGame
from skerry.bench.live.node import Node
from skerry.bench.live.run import OPENING_AT_ONCE, SETTLING, ask, make_games
from skerry.version import VERSION, build_kind

# One household: as many connections as it may have long work, and somewhat more requests than it may send.
ADDRESS: Final = "203.0.113.7"
CONNECTIONS: Final = 8
REQUESTS_PER_SECOND: Final = 40.0
# Those who make tables meanwhile come from elsewhere.
GUEST: Final = "203.0.113.{}"
FINISHING: Final = 120.0
ROOMY_FOR_PLAYERS: Final = {
    "SKERRY_MOST_SOCKETS": "1000",
    "SKERRY_MOST_OPEN_GAMES": "1000",
    "SKERRY_BOT_PACE": "0",
}


@dataclass(frozen=True)
class Felt:
    """What others felt, in seconds: the delay of actions, and how long it took to make and start a table."""

    what: str
    answered: float
    median: float
    high: float
    table_median: float
    table_longest: float


Plan = Callable[[int, list[str]], tuple[str, str, object]]


def wide_map(number: int) -> str:
    """A map as large as maps may be, and another one each time."""
    land = " ".join(["hill:6"] * 20)
    return "\n".join([f"name wide_{number}", *(f"row {row} offset {row % 2}: {land}" for row in range(15))])


def long_row(number: int) -> str:
    """One that is too large by far, as long as a text may be."""
    return f"name long_{number}\nrow 0 offset 0: " + "? " * 9_900


def judging(number: int, games: list[str]) -> tuple[str, str, object]:
    return "POST", "/api/judge", {"modules": ["base"], "players": 3, "board": wide_map(number)}


def judging_again(number: int, games: list[str]) -> tuple[str, str, object]:
    return "POST", "/api/judge", {"modules": ["base"], "players": 3, "board": wide_map(0)}


def judging_rows(number: int, games: list[str]) -> tuple[str, str, object]:
    return "POST", "/api/judge", {"modules": ["base"], "players": 3, "board": long_row(number)}


def replaying(number: int, games: list[str]) -> tuple[str, str, object]:
    return "GET", f"/api/games/{games[number % len(games)]}/replay", None


def verifying(number: int, games: list[str]) -> tuple[str, str, object]:
    return "GET", f"/api/games/{games[number % len(games)]}/verify", None


def asking_health(number: int, games: list[str]) -> tuple[str, str, object]:
    return "GET", "/healthz", None


ASKED: Final[dict[str, Plan]] = {
    "judging large maps": judging,
    "judging one large map": judging_again,
    "judging rows of 9,900": judging_rows,
    "replays": replaying,
    "verify": verifying,
    "healthz": asking_health,
}


def beset(port: int, what: str, games: list[str], seconds: float, answered: Any) -> None:
    """In a process of its own, so that whoever measures does not feel it."""
    numbers = count()
    end = monotonic() + seconds
    # What has no limit of requests is asked for as fast as it is answered.
    pause = 0.0 if ASKED[what] is asking_health else CONNECTIONS / REQUESTS_PER_SECOND

    def go_on() -> None:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        while monotonic() < end:
            method, path, body = ASKED[what](next(numbers), games)
            headers = {
                "Content-Type": "application/json",
                "Accept-Encoding": "gzip",
                "X-Forwarded-For": ADDRESS,
            }
            began = monotonic()
            try:
                connection.request(method, path, None if body is None else json.dumps(body), headers)
                answer = connection.getresponse()
                answer.read()
                if answer.status == 200:
                    with answered.get_lock():
                        answered.value += 1
            except OSError:
                connection.close()
            sleep(max(0.0, pause - (monotonic() - began)))
        connection.close()

    threads = [threading.Thread(target=go_on) for _ in range(CONNECTIONS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def finished_games(port: int, number: int) -> list[str]:
    """Games that bots have played to their end, for replays and proofs."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    body = {
        "modules": ["base"],
        "players": 4,
        "seats": [{"kind": "person"}, *[{"kind": "bot", "level": "greedy"}] * 3],
        "name": "Bench",
    }
    games = []
    for _ in range(number):
        made = ask(connection, "POST", "/api/games", body)
        games.append(made["game"])
        ask(connection, "POST", f"/api/games/{made['game']}/start", None, made["token"])
        ask(connection, "POST", f"/api/games/{made['game']}/leave", None, made["token"])
    end = monotonic() + FINISHING
    for game in games:
        while ask(connection, "GET", f"/api/games/{game}", None)["table"]["state"] != "finished":
            if monotonic() > end:
                raise OSError("the bots did not come to an end")
            sleep(0.2)
    connection.close()
    return games


def make_tables(port: int, seconds: float) -> list[float]:
    """Others make and start a table now and then; how long each took."""
    taken = []
    body = {
        "modules": ["base"],
        "players": 3,
        "seats": [{"kind": "person"}, *[{"kind": "bot", "level": "greedy"}] * 2],
        "name": "Guest",
    }
    end = monotonic() + seconds
    for number in count(10):
        if monotonic() >= end:
            break
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        headers = {"Content-Type": "application/json", "X-Forwarded-For": GUEST.format(number)}
        began = perf_counter()
        connection.request("POST", "/api/games", json.dumps(body), headers)
        made = json.loads(connection.getresponse().read())
        ask(connection, "POST", f"/api/games/{made['game']}/start", None, made["token"])
        taken.append(perf_counter() - began)
        connection.close()
        sleep(1.0)
    return taken


async def feel(node: Node, what: str, games: list[str], findings: Findings, seconds: float) -> Felt:
    here = multiprocessing.get_context("spawn")
    answered = here.Value("i", 0)
    besetting = here.Process(target=beset, args=(node.port, what, games, seconds + SETTLING, answered))
    if what in ASKED:
        besetting.start()
    await asyncio.sleep(SETTLING)
    findings.clear()
    findings.counting = True
    before = answered.value
    taken = sorted(await asyncio.to_thread(make_tables, node.port, seconds))
    findings.counting = False
    delays = sorted(findings.delays) or [0.0]
    done = answered.value - before
    if what in ASKED:
        await asyncio.to_thread(besetting.join)
    return Felt(
        what,
        done / seconds,
        delays[len(delays) // 2],
        delays[len(delays) * 99 // 100],
        taken[len(taken) // 2],
        taken[-1],
    )


async def feel_all(node: Node, playing: int, pace: float, finished: int, seconds: float) -> list[Felt]:
    findings = Findings()
    told = await asyncio.to_thread(finished_games, node.port, finished)
    games: list[LiveGame] = await asyncio.to_thread(make_games, [node.port], playing, findings)
    for start in range(0, len(games), OPENING_AT_ONCE):
        await asyncio.gather(*(game.open() for game in games[start : start + OPENING_AT_ONCE]))
    for game in games:
        game.pace = pace
        game.start()
    found = [await feel(node, what, told, findings, seconds) for what in ("nothing", *ASKED)]
    await asyncio.gather(*(game.close() for game in games))
    return found


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m skerry.bench.live.beset", description=__doc__)
    options.add_argument("--games", type=int, default=20, help="how many live games")
    options.add_argument("--pace", type=float, default=1.0, help="seconds of thought before an action")
    options.add_argument("--finished", type=int, default=12, help="how many finished games there are to ask for")
    options.add_argument("--seconds", type=float, default=15.0, help="how long each is measured")
    chosen = options.parse_args()
    with TemporaryDirectory(prefix="skerry-beset-") as folder:
        node = Node(f"sqlite:///{folder}/games.db", Path(folder), ROOMY_FOR_PLAYERS)
        try:
            found = asyncio.run(feel_all(node, chosen.games, chosen.pace, chosen.finished, chosen.seconds))
        finally:
            node.stop()
    console = Console()
    console.print(f"skerry {VERSION}, {build_kind()}", highlight=False)
    console.print(shown(found))


def shown(found: list[Felt]) -> Table:
    table = Table(title="What others feel while one address asks for", title_justify="left")
    for heading in ("", "answered/s", "p50 ms", "p99 ms", "table p50 ms", "table longest ms"):
        table.add_column(heading, justify="right" if heading else "left")
    for felt in found:
        times = (felt.median, felt.high, felt.table_median, felt.table_longest)
        table.add_row(felt.what, f"{felt.answered:.1f}", *(f"{time * 1000:,.1f}" for time in times))
    return table


if __name__ == "__main__":
    main()
