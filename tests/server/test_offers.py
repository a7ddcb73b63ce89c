"""What bots offer: long enough on the table for people to answer, never twice, and never what nobody could give."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack

import pytest

from skerry import Action, Game
from skerry.bots import make_bot
from skerry.server.live.patience import COUNTERING, patience_with, wait_for
from skerry.server.live.progress import follow_log
from skerry.server.minds.offers import MOST_OFFERS, keep_to_worthwhile
from skerry.server.store.rows import BY_BOT, Entry, GameRow
from tests.server.running import ServerHere, until
from tests.server.wire import Party, Player, code
from tests.table import Table as Position

Gather = Callable[[ServerHere], Party]
Serve = Callable[..., ServerHere]

LONG = 60.0


def kinds(player: Player) -> set[str]:
    return {str(action["kind"]) for action in player.latest["legal"]}


def is_offered(player: Player) -> bool:
    """Whether a player is asked about somebody else's offer."""
    return player.view["decision"] == "answer_trade" and "decline" in kinds(player)


def play_on(player: Player) -> None:
    """The next thing that happens, by the player if nobody else is to move."""
    if player.is_asked and player.latest["legal"] and not is_offered(player):
        forward = [action for action in player.latest["legal"] if action["kind"] != "withdraw"]
        player.follow_to(player.act(forward[0])["number"])
    else:
        player.receive()


def until_offered(player: Player, wanted: Callable[[Player], bool] = lambda _: True) -> None:
    """Play until a bot offers something that the player is wanted to see; other offers are declined."""
    while True:
        while not is_offered(player):
            play_on(player)
        # The other bots answer at once; then only persons are waited for.
        player.drain(0.3)
        if is_offered(player) and wanted(player):
            return
        if is_offered(player):
            player.follow_to(player.act({"kind": "decline"})["number"])


def can_accept(player: Player) -> bool:
    return "accept" in kinds(player)


def cannot_accept(player: Player) -> bool:
    return not can_accept(player) and player.view["seats"][player.seat or 0]["hand_size"] > 0


def until_closed(player: Player) -> float:
    began = time.monotonic()
    while player.view["decision"] == "answer_trade":
        player.receive()
    return time.monotonic() - began


def test_an_offer_stays_until_the_person_has_answered(light: ServerHere, party: Gather) -> None:
    host = party(light).gather(1, bots=2, offer_wait=LONG).begin().host
    assert host.table["offer_wait"] == LONG
    until_offered(host, can_accept)
    host.drain(1.5)
    assert is_offered(host), "a person needs more than a second"
    done = host.act({"kind": "accept"})
    assert done["type"] == "done"
    host.follow_to(done["number"])
    assert until_closed(host) < 5.0, "everybody has answered"


def test_an_offer_that_nobody_answers_is_closed_in_time(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(2, bots=1, offer_wait=1.5).begin()
    host, guest = table.players
    while not (is_offered(host) and is_offered(guest)):
        for player in table.players:
            if player.is_asked and player.latest["legal"] and not is_offered(player):
                table.follow(player.act(player.latest["legal"][0])["number"])
                break
        else:
            host.receive()
            table.follow(host.number)
    assert 0.8 < until_closed(host) < 6.0


def test_alone_with_bots_one_does_not_wait_for_what_one_cannot_give(light: ServerHere, party: Gather) -> None:
    host = party(light).gather(1, bots=2, offer_wait=LONG).begin().host
    until_offered(host, cannot_accept)
    assert "counter" in host.latest["free"]
    assert until_closed(host) < COUNTERING + 5.0


def test_how_long_a_bot_waits_tells_nobody_what_another_person_holds(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(2, bots=1, offer_wait=LONG).begin()
    host = table.host
    seen: set[bool] = set()
    for _ in range(3000):
        inside = light.table(host.game)
        for player in table.players:
            if is_offered(player):
                seen.add(can_accept(player))
                assert inside.progress is not None
                assert wait_for(inside, inside.progress, {player.seat or 0}) == LONG
                table.follow(player.act({"kind": "decline"})["number"])
                break
            if player.is_asked and player.latest["legal"]:
                table.follow(player.act(player.latest["legal"][0])["number"])
                break
        else:
            host.receive()
            table.follow(host.number)
        if seen == {True, False}:
            return
    raise AssertionError("no two such offers")


def test_nobody_waits_for_somebody_who_is_not_there(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(1, bots=2, offer_wait=LONG).begin()
    watcher = table.watch()
    until_offered(table.host, can_accept)
    table.host.close()
    watcher.drain(0.0)
    assert until_closed(watcher) < 8.0


def test_an_offer_outlives_a_restart(serve: Serve, sqlite: str) -> None:
    with ExitStack() as stack:
        first = serve(sqlite)
        host = Party(first.address, stack).gather(1, bots=2, offer_wait=LONG).begin().host
        until_offered(host, can_accept)
        host.close()
        first.stop()
        second = serve(sqlite)
        again = Player(second.address, host.game, host.token).open()
        again.drain(1.0)
        assert is_offered(again)
        assert again.act({"kind": "accept"})["type"] == "done"
        again.close()


def test_two_nodes_leave_an_offer_open_together(serve: Serve, postgres: str) -> None:
    first, second = serve(postgres), serve(postgres)
    with ExitStack() as stack:
        host = Party(first.address, stack).gather(1, bots=2, offer_wait=LONG).begin().host
        watcher = Player(second.address, host.game).open()
        stack.callback(watcher.close)
        until(lambda: 0 in second.table(host.game).presence.seats())
        until_offered(host, can_accept)
        host.drain(4.0)
        assert is_offered(host), "the node without the person waits as well"
        done = host.act({"kind": "decline"})
        host.follow_to(done["number"])


def test_a_bot_leaves_the_bank_of_its_clock_alone(light: ServerHere, party: Gather) -> None:
    clock = {"decision": 5, "turn": 500, "bank": 300}
    host = party(light).gather(1, bots=2, offer_wait=LONG, clock=clock).begin().host
    until_offered(host, can_accept)
    inside = light.table(host.game)
    assert inside.progress is not None
    offering = int(host.view["active"])
    assert patience_with(inside, inside.progress, offering, 0.0) <= 5.0


@pytest.mark.parametrize("wrong", [-1, 121, "15", True])
def test_how_long_a_table_may_wait(light: ServerHere, wrong: object) -> None:
    assert code(Player(light.address).create(offer_wait=wrong)) == (422, "malformed")
    assert Player(light.address).create(offer_wait=120).json()["table"]["offer_wait"] == 120


def test_the_server_says_how_long_where_the_table_does_not(serve: Serve, sqlite: str) -> None:
    assert Player(serve(sqlite, offer_wait=7.0).address).create().json()["table"]["offer_wait"] == 7.0


# What is offered


def between_two() -> Position:
    """Seat 0 is on turn with cards to give; what the others hold is one kind only."""
    table = Position()
    table.put(0, "settlement", "(1,1) S")
    table.hand(0, wood=3, wool=3)
    table.hand(1, ore=1)
    table.turn(0, rolled=True)
    return table


def offers_of(game: Game, made: list[tuple[int, dict[str, object]]], tries: int = 60) -> list[Action]:
    """What a random bot, new each time, offers after those offers."""
    insight = game.insight(0)
    keep_to_worthwhile(insight, made)
    chosen = [make_bot("random", f"seed {number}").decide(insight) for number in range(tries)]
    return [action for action in chosen if action.kind == "offer_trade"]


def test_no_bot_offers_what_nobody_can_give() -> None:
    offers = offers_of(between_two().game, [])
    assert offers
    assert all(offer.operands["want"] == {"ore": 1} for offer in offers)


def test_no_bot_repeats_an_offer_whoever_made_it_before() -> None:
    game = between_two().game
    first = offers_of(game, [])[0]
    again = offers_of(game, [(0, first.to_json())])
    assert again
    assert first not in again
    assert offers_of(game, [(0, first.to_json())] * MOST_OFFERS) == []
    assert first in offers_of(game, [(1, first.to_json())] * MOST_OFFERS, 200), "another's offers are another's"


def test_the_log_tells_what_was_offered_in_this_turn(light: ServerHere, party: Gather) -> None:
    """So that another node, or this one after a restart, knows it too."""
    host = party(light).gather(1, bots=2, offer_wait=LONG).begin().host
    until_offered(host)
    inside = light.table(host.game)
    entries = light.do(light.node.store.entries(host.game))
    again = follow_log(inside.row, entries)
    assert inside.progress is not None
    assert again.offers == inside.progress.offers
    assert again.asked_at == inside.progress.asked_at == entries[again.question - 1].at
    assert again.offers[-1] == (host.view["active"], entries[again.question - 1].body)


def test_a_pause_gives_people_their_time_anew() -> None:
    row = GameRow("g", 0.0, "", {"modules": ["base"], "players": 3, "options": {}}, "s", "playing", True, True, None)
    entries = [Entry("g", 1, 0, "table", {"table": "begin"}, None, 10.0)]
    assert follow_log(row, entries).asked_at == 0.0
    told = [Entry("g", n, 0, "table", {"table": what}, None, 10.0 * n) for n, what in ((2, "pause"), (3, "play"))]
    assert follow_log(row, [*entries, *told]).asked_at == 30.0


def test_an_answer_that_is_taken_back_does_not_begin_the_time_anew() -> None:
    row = GameRow("g", 0.0, "", {"modules": ["base"], "players": 3, "options": {}}, "s", "playing", True, True, None)
    progress = follow_log(row, [])
    seat = progress.game.actors[0]
    action = progress.game.legal_actions(seat)[0]
    progress.follow(Entry("g", 1, seat, BY_BOT, action.to_json(), None, 5.0))
    assert progress.asked_at == 5.0
    progress.follow(Entry("g", 2, seat, BY_BOT, {"undo": True}, None, 9.0))
    assert progress.asked_at == 5.0
