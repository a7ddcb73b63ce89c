"""The examples of docs/protocol.md, sent to a real server in the order of the page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import ServerHere
from tests.server.wire import Player

pytestmark = pytest.mark.twice

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
BLOCK = re.compile(r"```(?:http|json)\n(.*?)```", re.DOTALL)


def examples(mark: str) -> Iterator[list[str]]:
    """What stands in the code blocks right after a mark."""
    for part in PAGE.read_text(encoding="utf-8").split(f"<!-- {mark} -->\n")[1:]:
        together = re.match(r"(```(?:http|json)\n.*?```\n)+", part, re.DOTALL)
        assert together is not None
        yield BLOCK.findall(together[0])


def looks_like(told: Any, shown: Any) -> bool:
    """Three dots stand for anything; everything else must be as shown, and nothing more."""
    if shown == "...":
        return True
    if isinstance(shown, dict):
        return isinstance(told, dict) and set(told) == set(shown) and all(looks_like(told[k], shown[k]) for k in shown)
    if isinstance(shown, list):
        return (
            isinstance(told, list)
            and len(told) == len(shown)
            and all(looks_like(a, b) for a, b in zip(told, shown, strict=True))
        )
    return bool(told == shown)


def test_the_examples_over_http_and_live(light: ServerHere) -> None:
    player = Player(light.address)
    count = 0
    for request, shown in examples("example"):
        head, _, body = request.partition("\n")
        method, path = head.split(" ")
        answer = player.ask(method, path.replace("{game}", player.game), json.loads(body) if body.strip() else None)
        told = answer.json()
        assert looks_like(told, json.loads(shown)), (request, told)
        if "game" in told:
            player.game, player.token = told["game"], told["token"]
        if answer.status_code == 200 and path.endswith("/join"):
            guest = Player(light.address, player.game, told["token"])
        count += 1
    assert count >= 5
    assert player.at("POST", "/start").status_code == 200
    player.open()
    guest.open()
    player.drain()
    count += sent_live(player, "live")
    guest.close()
    player.wait_for(lambda got: got["type"] == "table" and not got["table"]["seats"][1]["present"])
    count += sent_live(player, "away")
    assert count >= 12
    player.close()


def sent_live(player: Player, mark: str) -> int:
    """Send the examples with a mark and hold the answers against the page; returns how many there were."""
    count = 0
    for sent, *shown in examples(mark):
        player.send(sent)
        for wanted in shown:
            kind = json.loads(wanted)["type"]
            told = player.wait_for(lambda got, kind=kind: got["type"] == kind)
            assert looks_like(told, json.loads(wanted)), (sent, told)
        count += 1
    return count


def test_every_code_of_the_server_is_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8") + PAGE.with_name("protocol-big.md").read_text(encoding="utf-8")
    sources = (Path(__file__).parents[2] / "src" / "skerry" / "server").rglob("*.py")
    codes = {found for source in sources for found in re.findall(r'Refusal\(\s*"(\w+)"', source.read_text("utf-8"))}
    assert len(codes) > 20
    assert {code for code in codes if f"`{code}`" not in page} - {"too_many", "no"} == set()
