"""Finished games: result, replay, rematch, and the proof."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import text

from skerry.engine.event import Event
from skerry.engine.randomness import commitment
from skerry.game import Game
from skerry.server.beside.retelling import tellings
from skerry.server.live.progress import outcome_of
from tests.server.running import ServerHere, until
from tests.server.wire import Player, code, merged

pytestmark = pytest.mark.twice


def play_out(server: ServerHere, **wanted: Any) -> Player:
    """A whole short game: everybody but the bots goes away, and they finish it."""
    host = Player(server.address)
    host.create(
        players=3,
        seats=[{"kind": "person"}, {"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "greedy"}],
        options={"target": 3},
        **wanted,
    )
    assert host.at("POST", "/start").status_code == 200
    assert host.at("POST", "/leave").status_code == 200
    until(lambda: host.at("GET").json()["table"]["state"] == "finished", 60)
    return host


def change(server: ServerHere, statement: str, **values: object) -> None:
    async def write() -> None:
        async with server.node.store.engine.begin() as connection:
            await connection.execute(text(statement), values)

    server.do(write())


def test_a_finished_game_is_told_step_by_step_and_proven(server: ServerHere) -> None:
    host = play_out(server)
    table = host.at("GET").json()["table"]
    told = Player(server.address, host.game).at("GET", "/replay").json()
    frames = told["frames"]
    view = frames[0]["view"]
    for frame in frames[1:]:
        view = merged(view, frame["view"])
        assert frame["by"]["cause"] in ("bot", "stand_in")
    assert view["winners"] == table["result"]["winners"]
    assert frames[-1]["points"] == table["result"]["scores"]
    assert commitment(told["seed"]) == table["commitment"]
    again = Game.replay(told["record"])
    assert again.winners == table["result"]["winners"]
    proof = host.at("GET", "/verify").json()
    assert proof["commitment_holds"]
    assert proof["outcomes_hold"]
    assert proof["replays_to_the_same_end"]
    assert proof["outcomes"] == len(frames) - 1
    rolled = [
        [event["first"], event["second"]] for frame in frames for event in frame["events"] if event["event"] == "rolled"
    ]
    assert [roll["dice"] for roll in proof["dice"]] == rolled
    assert proof["rolls"] == len(rolled) > 3
    # Those before the first turn only decided who starts.
    in_play = [sum(dice) for dice in rolled[-sum(told["rolls"].values()) :]]
    assert told["rolls"] == {str(number): in_play.count(number) for number in set(in_play)}
    assert 0 < len(in_play) < len(rolled)

    late = Player(server.address, host.game).open()
    assert late.table["state"] == "finished"
    assert late.view["winners"] == table["result"]["winners"]
    late.close()


def test_a_proof_fails_when_something_was_touched(light: ServerHere) -> None:
    host = play_out(light)
    seed = light.table(host.game).row.seed

    def proof() -> dict[str, Any]:
        # As another node sees it, or this one after a restart.
        light.do(light.node.tables.forget(light.table(host.game)))
        light.node.desk.kept.clear()
        told: dict[str, Any] = host.at("GET", "/verify").json()
        return told

    change(light, "UPDATE games SET seed = :seed WHERE game = :game", seed="another", game=host.game)
    told = proof()
    assert not told["commitment_holds"]
    assert not told["outcomes_hold"]
    change(light, "UPDATE games SET seed = :seed WHERE game = :game", seed=seed, game=host.game)
    assert proof()["outcomes_hold"]
    change(light, "UPDATE log SET outcome = 'other' WHERE game = :game AND number = 12", game=host.game)
    told = proof()
    assert told["commitment_holds"]
    assert not told["outcomes_hold"]


def test_games_that_were_told_less_are_still_proven() -> None:
    rolled = Event("rolled", {"seat": 1, "first": 2, "second": 3}, {})
    named = Event("monopoly_named", {"seat": 1, "card": "ore"}, {})
    brought = Event("produced", {"hex": 4, "seat": 1, "card": "ore", "count": 1}, {})
    now = [rolled, named, brought]
    assert list(tellings(now)) == [now, [rolled, named], [rolled]]
    # No game was told of production before it was told of monopolies.
    assert outcome_of([rolled, brought]) not in map(outcome_of, tellings(now))


def test_before_the_end_there_is_neither_replay_nor_seed(light: ServerHere) -> None:
    host = Player(light.address)
    host.create()
    for path in ("/replay", "/verify"):
        assert code(host.at("GET", path)) == (409, "not_finished")
    assert code(host.at("POST", "/rematch")) == (409, "not_finished")
    assert light.table(host.game).row.seed not in host.at("GET").text


def test_a_game_closed_to_spectators_is_replayed_by_its_players_only(light: ServerHere) -> None:
    host = play_out(light, watch=False)
    assert host.at("GET", "/replay").status_code == 200
    assert code(Player(light.address, host.game).at("GET", "/replay")) == (403, "not_yours")
    assert code(Player(light.address, host.game).at("GET", "/verify")) == (403, "not_yours")


def test_a_rematch_is_one_table_for_all(server: ServerHere) -> None:
    host = play_out(server)
    assert code(Player(server.address, host.game).at("POST", "/rematch")) == (403, "not_yours")
    with ThreadPoolExecutor(3) as pool:
        answers = list(
            pool.map(lambda _: Player(server.address, host.game, host.token).at("POST", "/rematch"), range(3))
        )
    assert {answer.status_code for answer in answers} == {201}
    games = {answer.json()["game"] for answer in answers}
    assert len(games) == 1
    following = games.pop()
    cookie = answers[0].headers["set-cookie"]
    assert cookie.startswith(f"skerry_{following}={host.token};")
    again = Player(server.address, following, host.token)
    told = again.at("GET").json()
    assert told["seat"] == 0
    assert told["table"]["state"] == "open"
    assert told["table"]["config"]["options"] == {"target": 3}
    assert told["table"]["commitment"] != host.at("GET").json()["table"]["commitment"]
    assert host.at("GET").json()["table"]["rematch"] == following
    made = server.do(server.node.store.listed(["open"]))
    assert [row.game for row in made if row.created > 0 and row.game == following] == [following]
    assert again.at("POST", "/start").status_code == 200


@pytest.mark.parametrize("path", ["/replay", "/verify"])
def test_a_replay_of_nothing_is_not_found(light: ServerHere, path: str) -> None:
    assert code(Player(light.address, "nosuchgame").at("GET", path)) == (404, "no_such_game")


@pytest.mark.parametrize("path", ["/replay", "/verify"])
def test_a_game_of_an_older_version_may_not_be_told_again(
    light: ServerHere, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    host = play_out(light)
    config = json.dumps({"modules": ["gone"], "players": 3, "options": {}})
    change(light, "UPDATE games SET config = :config WHERE game = :game", config=config, game=host.game)
    light.do(light.node.tables.forget(light.table(host.game)))
    assert code(host.at("GET", path)) == (409, "fault")
    (failed,) = [record for record in caplog.records if hasattr(record, "trace")]
    assert failed.__dict__["game"] == host.game
    assert host.at("GET").json()["table"]["result"]["winners"]
