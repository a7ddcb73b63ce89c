"""The examples of docs/protocol-big.md, sent to a real server in the order of the page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from tests.server.hall_wire import Guest
from tests.server.running import ServerHere
from tests.server.test_protocol_page import BLOCK, looks_like

PAGE = Path(__file__).parents[2] / "docs" / "protocol-big.md"
MARKED = re.compile(r"<!-- (example|desk|live) -->\n((?:```(?:http|json)\n.*?```\n)+)", re.DOTALL)


def examples() -> Iterator[tuple[str, list[str]]]:
    for mark, blocks in MARKED.findall(PAGE.read_text(encoding="utf-8")):
        yield mark, BLOCK.findall(blocks)


def test_the_examples_of_the_page(light: ServerHere) -> None:
    count = 0
    with ExitStack() as stack:
        organiser, player = Guest(light.address), Guest(light.address)
        stack.callback(player.close)
        for mark, (sent, shown) in examples():
            wanted = json.loads(shown)
            count += 1
            if mark == "live":
                if player.socket is None:
                    player.open()
                player.send(sent)
                told = player.wait_for(lambda got, wanted=wanted: got["type"] == wanted["type"])
            else:
                head, _, body = sent.partition("\n")
                method, path = head.split(" ")
                caller = organiser if mark == "desk" or path == "/api/halls" else player
                answer = caller.ask(
                    method, path.replace("{hall}", organiser.hall), json.loads(body) if body.strip() else None
                )
                told = answer.json()
                if path == "/api/halls":
                    organiser.hall = player.hall = told["hall"]
                    organiser.token = told["token"]
                elif path.endswith("/players"):
                    player.token = told["token"]
            assert looks_like(told, wanted), (sent, told)
    assert count >= 10
