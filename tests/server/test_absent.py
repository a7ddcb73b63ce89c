"""Somebody is away: others call in a bot, or give the seat away before the start; who is here loses nothing."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from skerry.server.live.presence import Presence
from skerry.server.live.progress import follow_log
from skerry.server.live.robots import STAND_IN_LEVEL
from skerry.server.settings import Settings
from skerry.server.store.rows import BY_TABLE, Entry
from tests.server.conftest import ROOMY, sqlite_file
from tests.server.running import ServerHere, until
from tests.server.wire import Party, Player, code

Gather = Callable[[ServerHere], Party]
Serve = Callable[..., ServerHere]

# Away for long enough, in these tests.
LONG = 1.5


@pytest.fixture(scope="module")
def hasty() -> Iterator[ServerHere]:
    """A server on which somebody is away for long after a moment."""
    with sqlite_file() as url, ServerHere(Settings(database=url, **ROOMY, away_after=LONG)) as running:
        yield running


def seat_is(number: int, **wanted: object) -> Callable[[dict[str, Any]], bool]:
    def told(got: dict[str, Any]) -> bool:
        return got["type"] == "table" and wanted.items() <= got["table"]["seats"][number].items()

    return told


def goes(player: Player, told: Player) -> None:
    """A player loses the connection, and another hears of it; what was told before is no news."""
    told.drain()
    player.close()
    told.wait_for(seat_is(player.seat or 0, present=False))


def events_of(player: Player, kind: str) -> dict[str, Any]:
    """The next event of a kind that a player is told."""
    told = player.wait_for(
        lambda got: got["type"] == "update" and any(event["event"] == kind for event in got["events"])
    )
    found: dict[str, Any] = next(event for event in told["events"] if event["event"] == kind)
    return found


# During the game


def test_the_table_tells_who_is_away_and_for_how_long(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(2, bots=1).begin()
    host, guest = table.players
    host.drain()
    assert [seat["away"] for seat in host.table["seats"]] == [None, None, None]
    assert host.table["away_after"] == 60.0
    goes(guest, host)
    time.sleep(0.5)
    assert 0.4 <= host.at("GET").json()["table"]["seats"][1]["away"] < 10.0
    guest.open()
    host.wait_for(seat_is(1, present=True, away=None))


def test_the_host_calls_a_bot_at_once_and_the_seat_is_handed_back_on_return(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(3).begin()
    host, guest = table.players[0], table.players[1]
    goes(guest, host)
    done = host.command("call_bot", seat=1, id="call")
    assert done["type"] == "done"
    assert host.command("call_bot", seat=1, id="call")["number"] == done["number"], "a retry calls nobody again"
    told = table.players[2].wait_for(seat_is(1, bot=STAND_IN_LEVEL))["table"]["seats"][1]
    assert (told["kind"], told["name"]) == ("person", "Player 1")
    guest.open()
    host.wait_for(seat_is(1, bot=None, present=True))
    kinds = [event["event"] for event in guest.snapshot["events"]]
    assert "bot_called" in kinds
    entries: list[Entry] = server.do(server.node.store.entries(host.game))
    about = [entry for entry in entries if entry.cause == BY_TABLE]
    assert [(entry.seat, entry.body) for entry in about[1:]] == [
        (0, {"table": "call_bot", "seat": 1}),
        (1, {"table": "back"}),
    ]


def test_the_log_of_the_game_says_who_called_and_who_came_back(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(3).begin()
    host, guest, other = table.players
    goes(guest, host)
    host.send({"type": "call_bot", "id": "c", "seat": 1})
    assert events_of(other, "bot_called") == {"event": "bot_called", "seat": 1, "caller": 0}
    guest.open()
    assert events_of(other, "seat_taken_back") == {"event": "seat_taken_back", "seat": 1}


def test_the_bot_plays_for_the_absent_and_the_game_goes_on(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(2, bots=1).begin()
    host, guest = table.players
    while not guest.is_asked:
        if host.is_asked:
            host.act_any()
        host.receive(5.0)
        guest.follow_to(host.number)
    goes(guest, host)
    assert [got["type"] for got in host.drain(0.5)].count("update") == 0, "without a clock nothing would ever happen"
    host.command("call_bot", seat=1)
    host.wait_for(lambda got: got["type"] == "update" and got["by"] == {"seat": 1, "cause": "stand_in"})


def test_others_call_a_bot_after_a_while(hasty: ServerHere, party: Gather) -> None:
    table = party(hasty).gather(3).begin()
    host, guest, other = table.players
    goes(host, other)
    refused = other.command("call_bot", seat=0)
    assert (refused["code"], refused["type"]) == ("not_now", "refused")
    time.sleep(LONG)
    assert other.command("call_bot", seat=0)["type"] == "done"
    guest.wait_for(seat_is(0, bot=STAND_IN_LEVEL))


def test_nobody_who_is_here_loses_a_seat(hasty: ServerHere, party: Gather) -> None:
    table = party(hasty).gather(2, bots=1).begin()
    host, guest = table.players
    time.sleep(LONG)
    for seat, wrong in ((1, "not_now"), (0, "not_now"), (2, "no_such_seat"), (3, "no_such_seat"), (-1, "no_such_seat")):
        assert host.command("call_bot", seat=seat)["code"] == wrong
    for seat in (None, "1", True, 1.0, [1]):
        assert host.command("call_bot", seat=seat)["code"] == "malformed"
    assert host.command("call_bot")["code"] == "malformed"
    watcher = table.watch()
    goes(guest, host)
    time.sleep(LONG)
    assert watcher.command("call_bot", seat=1)["code"] == "not_yours"
    progress = hasty.table(host.game).progress
    assert progress is not None
    assert progress.stand_ins == set()


def test_before_the_start_there_is_no_bot_to_call(light: ServerHere, party: Gather) -> None:
    host = party(light).gather(2, bots=1).host.open()
    assert host.command("call_bot", seat=1)["code"] == "not_started"
    host.close()


def test_a_seat_that_was_left_on_purpose_waits_for_its_person_to_say_so(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(2, bots=1).begin()
    host, guest = table.players
    guest.at("POST", "/leave")
    guest.close()
    guest.open()
    host.drain(0.5)
    assert host.table["seats"][1]["bot"] == STAND_IN_LEVEL
    assert guest.command("back")["type"] == "done"


def test_leaving_after_a_bot_was_called_is_leaving(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(2, bots=1).begin()
    host, guest = table.players
    goes(guest, host)
    host.command("call_bot", seat=1)
    assert guest.at("POST", "/leave").status_code == 200
    guest.open()
    host.drain(0.5)
    assert host.table["seats"][1]["bot"] == STAND_IN_LEVEL


def test_a_restart_remembers_for_whom_a_bot_was_called(serve: Serve, sqlite: str) -> None:
    with ExitStack() as stack:
        first = serve(sqlite)
        table = Party(first.address, stack).gather(3).begin()
        host, guest, _ = table.players
        goes(guest, host)
        host.command("call_bot", seat=1)
        first.stop()
        second = serve(sqlite)
        host.address = guest.address = second.address
        host.open()
        assert host.table["seats"][1]["bot"] == STAND_IN_LEVEL
        guest.open()
        host.wait_for(seat_is(1, bot=None))
        guest.close()
        host.close()


def test_whoever_comes_back_on_another_node_has_the_seat_again(serve: Serve, postgres: str) -> None:
    first, second = serve(postgres), serve(postgres)
    with ExitStack() as stack:
        table = Party(first.address, stack).gather(3).begin()
        host, guest, _ = table.players
        goes(guest, host)
        assert host.command("call_bot", seat=1)["type"] == "done"
        guest.address = second.address
        guest.open()
        host.wait_for(seat_is(1, bot=None, present=True))


def test_whoever_is_on_another_node_is_not_away(serve: Serve, postgres: str) -> None:
    first, second = serve(postgres), serve(postgres)
    with ExitStack() as stack:
        table = Party(first.address, stack).gather(3).begin()
        host, guest, _ = table.players
        guest.close()
        guest.address = second.address
        guest.open()
        until(lambda: 1 in first.table(host.game).presence.seats())
        assert host.command("call_bot", seat=1)["code"] == "not_now"


def test_a_log_of_before_is_followed_as_it_was(light: ServerHere, party: Gather) -> None:
    """`stand_in` and `back` are about the seat of their entry."""
    host = party(light).gather(3).begin().host
    row = light.table(host.game).row
    entries: list[Entry] = light.do(light.node.store.entries(host.game))
    number = len(entries)
    left = Entry(host.game, number + 1, 2, BY_TABLE, {"table": "stand_in"}, None, time.time())
    progress = follow_log(row, [*entries, left])
    assert (progress.stand_ins, progress.called) == ({2}, set())
    back = Entry(host.game, number + 2, 2, BY_TABLE, {"table": "back"}, None, time.time())
    assert follow_log(row, [*entries, left, back]).stand_ins == set()


def test_an_undo_takes_back_the_action_and_not_what_was_told_about_the_table(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(3).begin()
    player = table.asked()
    table.follow(player.act_any()["number"])
    away = next(other for other in table.players if other is not player and other is not table.host)
    caller = table.host
    goes(away, caller)
    assert caller.command("call_bot", seat=away.seat)["type"] == "done"
    progress = light.table(caller.game).progress
    assert progress is not None
    twin = progress.fork()
    assert twin.game.can_undo(player.seat or 0)
    twin.follow(Entry(caller.game, twin.number + 1, player.seat or 0, "person", {"undo": True}, None, time.time()))
    kinds = [event.kind for event in twin.recent_events()]
    assert kinds[-1] == "bot_called"
    assert "built" not in kinds


# Before the start


def test_the_seat_of_somebody_who_is_away_is_given_away(hasty: ServerHere, party: Gather) -> None:
    table = party(hasty).gather(3)
    host, guest, other = table.players
    host.open()
    guest.open()
    assert code(guest.at("POST", "/seats/2", {"kind": "bot"})) == (403, "not_yours")
    time.sleep(LONG)
    assert code(guest.at("POST", "/seats/0", {"kind": "bot"})) == (403, "not_yours"), "the host is here"
    told = guest.at("POST", "/seats/2", {"kind": "bot"})
    assert told.json()["table"]["seats"][2]["kind"] == "bot"
    assert other.at("GET").json()["seat"] is None
    assert code(guest.at("POST", "/seats/2", {"kind": "open"})) == (403, "not_yours"), "bots are the host's"
    host.close()
    guest.close()


def test_a_table_whose_maker_vanished_can_still_be_started(hasty: ServerHere, party: Gather) -> None:
    table = party(hasty).gather(3)
    host, guest, other = table.players
    guest.open()
    other.open()
    assert guest.table["host"] == 0
    time.sleep(LONG)
    told = other.at("POST", "/seats/0", {"kind": "open"}).json()["table"]
    assert (told["host"], told["seats"][0]["kind"]) == (1, "open")
    assert guest.at("POST", "/seats/0", {"kind": "bot"}).status_code == 200
    assert code(other.at("POST", "/start")) == (403, "not_yours")
    assert guest.at("POST", "/start").status_code == 200
    assert code(host.at("POST", "/leave")) == (403, "not_yours")
    guest.close()
    other.close()


def test_whoever_has_just_sat_down_is_not_away(hasty: ServerHere, party: Gather) -> None:
    table = party(hasty).gather(3)
    guest, other = table.players[1].open(), table.players[2]
    time.sleep(LONG)
    assert other.at("POST", "/leave").status_code == 200
    newcomer = Player(hasty.address, other.game)
    assert newcomer.join("Newcomer").json()["seat"] == 2
    assert code(guest.at("POST", "/seats/2", {"kind": "open"})) == (403, "not_yours")
    assert newcomer.at("GET").json()["seat"] == 2
    guest.close()


def test_own_seats_are_left_and_not_given_away(hasty: ServerHere, party: Gather) -> None:
    table = party(hasty).gather(3)
    for number, player in enumerate(table.players):
        assert code(player.at("POST", f"/seats/{number}", {"kind": "open"})) == (404, "no_such_seat")


def test_away_counts_from_leaving_and_ends_with_coming_back() -> None:
    class Nobody:
        def __init__(self) -> None:
            self.here: set[int] = set()
            self.clients: set[int] = set()

        def seats(self) -> set[int]:
            return self.here

    audience: Any = Nobody()
    presence = Presence(audience)
    audience.here = {1}
    presence.note()
    assert presence.away(1) is None
    audience.here = set()
    presence.note()
    away = presence.away(1)
    assert away is not None
    assert away < 1.0
    presence.left[1] -= 100.0
    assert (presence.away(1) or 0.0) >= 100.0
    presence.expect(1)
    assert (presence.away(1) or 0.0) < 1.0
