"""Levels of bots at a table: which are offered, which are known, and that games of before go on with theirs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.running import ServerHere
from tests.server.wire import Party, Player

Gather = Callable[[ServerHere], Party]
Serve = Callable[..., ServerHere]

PERSON, OPEN = {"kind": "person"}, {"kind": "open"}
UNKNOWN = "there is no bot genius; there are easy, medium and hard"


def bot(level: str) -> dict[str, str]:
    return {"kind": "bot", "level": level}


def seats_of(player: Player) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = player.at("GET").json()["table"]["seats"]
    return seats


def test_a_bot_plays_at_the_medium_level_unless_one_is_named(light: ServerHere) -> None:
    host = Player(light.address)
    host.create(players=4, seats=[PERSON, {"kind": "bot"}, bot("hard"), OPEN])
    host.at("POST", "/seats/3", {"kind": "bot"})
    assert [seat["bot"] for seat in seats_of(host)] == [None, "medium", "hard", "medium"]
    assert [seat["name"] for seat in seats_of(host)[1:]] == ["Medium 2", "Hard 3", "Medium 4"]


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_what_is_not_offered_is_still_known(light: ServerHere, level: str) -> None:
    """For tests and measurements, and for pages that were opened before."""
    host = Player(light.address)
    assert host.create(seats=[PERSON, bot(level), OPEN]).status_code == 201
    assert host.at("POST", "/seats/2", bot(level)).status_code == 200
    assert [seat["bot"] for seat in seats_of(host)] == [None, level, level]


def test_another_level_leaves_the_bot_its_colour(light: ServerHere) -> None:
    host = Player(light.address)
    host.create(players=4, seats=[PERSON, bot("easy"), bot("easy"), bot("easy")])
    host.at("POST", "/seats/1", {"kind": "open"})
    before = seats_of(host)[3]
    host.at("POST", "/seats/3", bot("hard"))
    after = seats_of(host)[3]
    assert (before["name"], after["name"]) == ("Easy 4", "Hard 4")
    assert before["colour"] == after["colour"]


def test_an_unknown_level_is_refused_with_those_there_are(light: ServerHere) -> None:
    host = Player(light.address)
    made = host.create(seats=[PERSON, bot("genius"), OPEN])
    host.create(seats=[PERSON, bot("easy"), OPEN])
    put = host.at("POST", "/seats/1", bot("genius"))
    for answer in (made, put):
        assert answer.status_code == 422
        error = answer.json()["error"]
        assert (error["code"], error["reason"]["text"]) == ("no_such_bot", UNKNOWN)
        assert error["reason"]["values"] == {"bot": "genius", "bots": ["easy", "medium", "hard"]}
    assert seats_of(host)[1]["bot"] == "easy"


@pytest.mark.parametrize("level", [3, None, ["easy"], "x" * 25])
def test_what_is_no_level_at_all_is_malformed(light: ServerHere, level: Any) -> None:
    answer = Player(light.address).create(seats=[PERSON, bot(level), OPEN])
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert error["code"] == "malformed"
    assert error["reason"]["text"].startswith("body.seats.1.level: ")


def test_nobody_chooses_the_level_of_a_bot_that_stands_in(light: ServerHere, party: Gather) -> None:
    host, guest = party(light).gather(2, bots=1).begin().players
    guest.close()
    host.wait_for(lambda got: got["type"] == "table" and not got["table"]["seats"][1]["present"])
    refused = host.command("call_bot", seat=1, level="hard")
    assert (refused["type"], refused["code"]) == ("refused", "malformed")
    assert refused["reason"]["text"] == "a bot that stands in has no level to choose; levels are for seats of bots"
    assert seats_of(host)[1]["bot"] is None


@pytest.mark.parametrize(("level", "plays"), [("greedy", "greedy"), ("forgotten", "medium")])
def test_a_game_of_before_goes_on_with_its_bots(serve: Serve, sqlite: str, level: str, plays: str) -> None:
    """Also where the server knows a bot no more, as one that somebody had added to it."""
    first = serve(sqlite)
    host = Player(first.address)
    host.create(seats=[PERSON, bot("random"), bot("random")], options={"max_offers": 0})

    async def put_levels() -> None:
        async with first.node.store.engine.begin() as connection:
            await connection.execute(text("UPDATE seats SET level = :level WHERE seat > 0"), {"level": level})

    first.do(put_levels())
    first.stop()
    host.address = serve(sqlite).address
    assert host.at("POST", "/start").status_code == 200
    host.open()
    assert [seat["bot"] for seat in host.table["seats"]] == [None, plays, plays]
    played: set[int] = set()
    while played != {1, 2}:
        if host.is_asked:
            host.act_any()
        got = host.receive()
        if got["type"] == "update" and got["by"]["cause"] == "bot":
            played.add(got["by"]["seat"])
    host.close()
