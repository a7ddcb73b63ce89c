"""Several nodes on one PostgreSQL: every one serves every game, and nothing happens twice."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from skerry.server.settings import async_url
from tests.server.running import ServerHere, until
from tests.server.wire import Party, Player

Gather = Callable[[ServerHere], Party]
Serve = Callable[..., ServerHere]


@pytest.fixture
def nodes(serve: Serve, postgres: str) -> tuple[ServerHere, ServerHere]:
    return serve(postgres), serve(postgres)


def spread(nodes: tuple[ServerHere, ServerHere], persons: int, stack: ExitStack, **wanted: Any) -> Party:
    """A table whose players are connected to both nodes in turn."""
    table = Party(nodes[0].address, stack).gather(persons, **wanted)
    for number, player in enumerate(table.players):
        player.address = nodes[number % 2].address
    assert table.host.at("POST", "/start").status_code == 200
    for player in table.players:
        stack.callback(player.close)
        player.open()
    return table


@pytest.mark.parametrize("how", ["?sslmode=disable", "?ssl=prefer"])
def test_however_the_database_is_reached_nodes_hear_of_each_other(serve: Serve, postgres: str, how: str) -> None:
    with ExitStack() as stack:
        table = spread((serve(async_url(postgres + how)), serve(postgres)), 3, stack)
        table.play(10)


def test_a_game_is_played_on_two_nodes_at_once(nodes: tuple[ServerHere, ServerHere]) -> None:
    with ExitStack() as stack:
        table = spread(nodes, 4, stack)
        table.play(40)
        for player in table.players:
            for node in nodes:
                fresh = Player(node.address, player.game, player.token).open()
                assert (fresh.number, fresh.view) == (player.number, player.view)
                fresh.close()


def test_joining_starting_and_talking_are_heard_everywhere(nodes: tuple[ServerHere, ServerHere]) -> None:
    first, second = nodes
    host = Player(first.address)
    host.create(players=3, seats=[{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}])
    watcher = Player(second.address, host.game).open()
    guest = Player(second.address, host.game)
    host.open()
    assert guest.join("Guest").status_code == 200
    host.wait_for(lambda got: got["type"] == "table" and got["table"]["seats"][1]["kind"] == "person")
    guest.open()
    host.wait_for(lambda got: got["type"] == "table" and got["table"]["seats"][1]["present"])
    assert host.at("POST", "/start").status_code == 200
    for player in (guest, watcher):
        assert player.wait_for(lambda got: got["type"] == "snapshot")["number"] >= 1
    guest.command("chat", text="from the other side")
    assert host.wait_for(lambda got: got["type"] == "chat")["message"]["text"] == "from the other side"
    guest.drain()
    assert sum('"type":"chat"' in frame for frame in guest.frames) == 1
    guest.close()
    host.wait_for(lambda got: got["type"] == "table" and not got["table"]["seats"][1]["present"])
    host.close()
    watcher.close()


def test_whoever_is_sent_away_has_to_go_on_every_node(nodes: tuple[ServerHere, ServerHere]) -> None:
    first, second = nodes
    host = Player(first.address)
    host.create()
    guest = Player(second.address, host.game)
    guest.join("Guest")
    guest.open()
    host.at("POST", "/seats/1", {"kind": "open"})
    assert guest.closed_with()[0] == 4403


def test_a_pause_needs_those_on_the_other_node_too(nodes: tuple[ServerHere, ServerHere]) -> None:
    with ExitStack() as stack:
        table = spread(nodes, 3, stack)
        first, second, third = table.players
        until(
            lambda: (
                nodes[0].table(first.game).presence.seats() == {0, 1, 2} == nodes[1].table(first.game).presence.seats()
            )
        )
        for player in (first, second):
            assert player.command("pause")["type"] == "done"
        assert nodes[0].table(first.game).row.state == "playing"
        assert third.command("pause")["type"] == "done"
        second.wait_for(lambda got: got["type"] == "table" and got["table"]["state"] == "paused")


def test_two_commands_at_the_same_moment_are_put_in_order(nodes: tuple[ServerHere, ServerHere]) -> None:
    """The same seat acts on both nodes at once: both entries cannot have one number, and one is told why not."""
    with ExitStack() as stack:
        table = spread(nodes, 3, stack)
        for _ in range(5):
            player = table.asked()
            devices = [Player(node.address, player.game, player.token).open() for node in nodes]
            actions = player.latest["legal"][:2]
            with ThreadPoolExecutor(2) as pool:
                answers = list(pool.map(lambda pair: pair[0].act(pair[1]), zip(devices, actions * 2, strict=False)))
            assert [answer["type"] for answer in answers].count("done") >= 1
            for answer in answers:
                assert answer["type"] == "done" or answer["code"] in ("stale", "illegal", "busy")
            for device in devices:
                device.close()
            newest: Any = nodes[0].do(nodes[0].node.store.game(player.game))
            table.follow(newest.length)
        views = [Player(node.address, table.host.game).open() for node in nodes]
        assert views[0].view == views[1].view
        for view in views:
            view.close()


def test_the_same_command_sent_to_both_nodes_counts_once(nodes: tuple[ServerHere, ServerHere]) -> None:
    with ExitStack() as stack:
        table = spread(nodes, 3, stack)
        for number in range(5):
            player = table.asked()
            devices = [Player(node.address, player.game, player.token).open() for node in nodes]
            action = player.latest["legal"][0]
            wanted = {"id": f"both {number}", "number": player.number}
            with ThreadPoolExecutor(2) as pool:
                answers = list(pool.map(partial(Player.act, action=action, **wanted), devices))
            assert answers[0] == answers[1]
            assert answers[0]["type"] == "done"
            table.follow(answers[0]["number"])
            for device in devices:
                device.close()
        assert table.host.number == 6


def test_bots_on_two_nodes_do_not_act_twice(nodes: tuple[ServerHere, ServerHere]) -> None:
    with ExitStack() as stack:
        table = spread(nodes, 2, stack, bots=2, options={"target": 3})
        for player in table.players:
            assert player.at("POST", "/leave").status_code == 200
        until(lambda: table.host.at("GET").json()["table"]["state"] == "finished", 60)
        proof = table.host.at("GET", "/verify").json()
        assert proof["outcomes_hold"]
        assert proof["replays_to_the_same_end"]


def test_a_node_that_missed_something_catches_up(nodes: tuple[ServerHere, ServerHere]) -> None:
    first, second = nodes
    with ExitStack() as stack:
        table = spread(nodes, 3, stack)
        listener = second.node.listener
        assert listener is not None
        second.do(listener.stop())
        while table.asked().address != first.address:
            table.asked().act_any()
            here = [player for player in table.players if player.address == second.address]
            for player in here:
                player.follow_to(second.table(table.host.game).progress.number)  # type: ignore[union-attr]
            newest: Any = first.do(first.node.store.game(table.host.game))
            table.follow(newest.length)
        done = table.asked().act_any()
        second.do(listener.start())
        second.do(second.node.tables.hear("*", "missed", ""))
        table.follow(done["number"])


def test_a_client_that_is_ahead_of_its_node_is_understood(nodes: tuple[ServerHere, ServerHere]) -> None:
    """It comes from a node that was faster: the new one reads the log before it judges."""
    first, second = nodes
    with ExitStack() as stack:
        table = spread((first, first), 3, stack)
        player = table.asked()
        late = Player(second.address, player.game, player.token).open()
        assert second.node.listener is not None
        second.do(second.node.listener.stop())
        done = player.act_any()
        player.follow_to(done["number"])
        if not player.is_asked:
            return
        answer = late.command("act", number=player.number, action=player.latest["legal"][0])
        assert answer["type"] == "done"
        late.close()


def test_those_of_a_dead_node_are_gone_after_a_while(
    serve: Serve, sqlite: str, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It could not say so itself; a pause does not wait for them either."""
    monkeypatch.setattr("skerry.server.live.tables.BELIEVED", 0.5)
    server = serve(sqlite)
    table = party(server).gather(2, bots=1)
    guest = table.players.pop()
    host = table.begin().host
    server.do(server.node.tables.hear(host.game, "here", f"othernode {guest.seat}"))
    host.wait_for(lambda got: got["type"] == "table" and got["table"]["seats"][1]["present"])
    assert host.command("pause")["type"] == "done"
    assert server.table(host.game).row.state == "playing"
    host.wait_for(lambda got: got["type"] == "table" and not got["table"]["seats"][1]["present"])
    host.wait_for(lambda got: got["type"] == "table" and got["table"]["state"] == "paused")


def test_a_pause_is_not_agreed_on_by_changing_nodes(nodes: tuple[ServerHere, ServerHere]) -> None:
    """A node that has just loaded the game does not know yet who else is there."""
    first, second = nodes
    with ExitStack() as stack:
        table = spread((first, first), 3, stack)
        host = table.host
        assert host.command("pause")["type"] == "done"
        host.close()
        host.address = second.address
        host.open()
        until(lambda: second.table(host.game).presence.seats() == {0, 1, 2})
        assert not [got for got in host.drain(1.0) if got.get("table", {}).get("state") == "paused"]
        assert first.table(host.game).row.state == "playing"


def test_bots_keep_their_pace_for_those_who_look_on_from_another_node(serve: Serve, postgres: str) -> None:
    """A node that knows the game and has nobody at it does not drive it as if nobody cared."""
    first, second = serve(postgres, bot_pace=0.4), serve(postgres, bot_pace=0.4)
    host = Player(first.address)
    host.create(seats=[{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}])
    assert host.at("POST", "/start").status_code == 200
    watcher = Player(first.address, host.game).open()
    elsewhere = Player(second.address, host.game)
    assert elsewhere.at("GET").json()["table"]["state"] == "playing"
    assert host.at("POST", "/leave").status_code == 200
    while watcher.number < 10:
        watcher.receive()
    entries: Any = first.do(first.node.store.entries(host.game))
    acted = [entry.at for entry in entries if entry.cause in ("bot", "stand_in")]
    assert min(later - earlier for earlier, later in pairwise(acted)) > 0.35
    watcher.close()
