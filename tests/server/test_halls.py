"""Halls end to end: people register, sit, play, drop out and come back; every door opens to its own token only."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import httpx
import pytest
from fastapi.routing import APIRoute
from websockets.exceptions import InvalidStatus

from skerry.big.log import entry_from_json
from skerry.big.replay import replay
from skerry.engine.randomness import commitment
from tests.server.conftest import Serve
from tests.server.hall_wire import QUICK, Gathering, Guest
from tests.server.running import ServerHere
from tests.server.wire import code

Gather = Callable[..., Gathering]


@pytest.fixture
def gathering(light: ServerHere) -> Iterator[Gather]:
    with ExitStack() as stack:
        yield lambda settings=None, **more: Gathering(light.address, stack).open(settings, **more)


# Nobody is in a hurry, however busy the machine is.
SLOW = {**QUICK, "window_seconds": 600, "discard_seconds": 1}


def open_window(hall: Gathering) -> None:
    """The start was chosen for everybody, and the first WINDOW is open."""
    hall.begin()
    for guest in hall.people:
        guest.wait_phase("WINDOW")


def active(hall: Gathering) -> Guest:
    return next(one for one in hall.people if one.you["side"] == one.clock["group"])


@pytest.mark.rule("BIG-085", "BIG-086", "BIG-096", "BIG-097", "BIG-262", "BIG-265")
def test_people_play_and_see_what_is_around_them(gathering: Gather) -> None:
    hall = gathering({**SLOW, "setup_seconds": 2}).gather(3, bots=5)
    before = hall.people[0].did("GET", "")
    assert before["you"]["number"] == 1
    assert before["doors"] == ["player"]
    assert before["you"]["seat"] is None
    open_window(hall)
    player = active(hall)
    mate = next(one for one in hall.people if one.seat != player.seat and one.seat in player.partners)
    # A deadline is told once, with the server's own clock, and nothing comes while time passes.
    assert player.clock["deadline"] - player.clock["now"] > 30_000
    count = len([text for text in player.frames if '["clock"' in text])
    hand = player.you["hand"]
    give = next(iter(hand))
    want = next(card for card in ("ore", "wood", "grain", "brick", "wool") if card != give)
    done = player.say("offer", give={give: 1}, want={want: 1}, to=[mate.seat], id="same")
    assert done["type"] == "done", done
    mate.wait_until(lambda: bool(mate.shown["offers"]))
    assert mate.shown["offers"][0]["offer"] == done["told"]["offer"]
    # A repeated id is answered as before and not done again.
    again = player.say("offer", give={give: 1}, want={want: 1}, to=[mate.seat], id="same")
    assert again["told"] == done["told"]
    # Whoever lost the connection is told everything, and the offer is still open.
    mate.close()
    player.wait_until(lambda: player.partners[mate.seat]["connected"] is False)
    mate.open()
    assert [one["offer"] for one in mate.shown["offers"]] == [done["told"]["offer"]]
    assert set(mate.boards) == set(hall_reach(hall, mate))
    assert len(mate.partners) >= 5
    assert mate.clock["deadline"] == player.clock["deadline"]
    third = player.say("withdraw", offer=done["told"]["offer"])
    assert third["type"] == "done"
    mate.wait_until(lambda: not mate.shown["offers"])
    assert len([text for text in player.frames if '["clock"' in text]) == count
    # A frame carries no more than what is near.
    assert all("strip" not in text for text in player.frames)
    late = player.say("offer", give={give: 1}, want={want: 1}, to=[mate.seat], turn=0)
    assert (late["type"], late["code"]) == ("refused", "late")
    possible = player
    possible.send({"type": "possible", "id": "p"})
    told = possible.wait_for(lambda got: got["type"] == "possible")
    assert isinstance(told["actions"], list)
    # The whole log is a game that comes out the same.
    lines = hall.organiser.at("GET", "/desk/log.ndjson").text.splitlines()
    entries = [json.loads(line) for line in lines]
    assert entries[0]["content"]["seed"] is None
    assert [entry["number"] for entry in entries] == list(range(len(entries)))
    assert sum(entry["kind"] == "command" and entry["content"]["command"]["client"] == "same" for entry in entries) == 1


def hall_reach(hall: Gathering, guest: Guest) -> list[int]:
    boards = hall.organiser.did("GET", "")["hall"]["boards"]
    return sorted({(guest.you["board"] + step) % boards for step in (-1, 0, 1)})


@pytest.mark.rule("BIG-261", "BIG-268")
def test_a_whole_game_of_a_few_seconds_ends_with_a_ranking_and_its_seed(gathering: Gather) -> None:
    hall = gathering({**QUICK, "max_turns": 3}, places=6).gather(2, bots=4)
    promised = hall.organiser.did("GET", "")["hall"]["commitment"]
    late_comer = hall.guest()
    assert late_comer.register("Late").status_code == 201
    assert late_comer.did("GET", "")["you"]["waiting"] is True
    screen = hall.guest().open("screen")
    hall.begin()
    # One of the two is gone and loses nothing but time.
    gone = hall.people[1]
    gone.close()
    screen.wait_phase("FINISHED")
    screen.wait_until(lambda: "result" in screen.shown)
    gone.open()
    assert gone.clock["phase"] == "FINISHED"
    assert gone.you["points"] >= 4
    assert gone.shown["result"]["place"] in range(1, 7)
    assert screen.shown["result"]["seed"]
    assert len(screen.shown["strip"]) == 3
    assert gone.say("claim")["code"] == "late"
    sheet = list(csv.reader(io.StringIO(hall.organiser.at("GET", "/desk/ranking.csv").text)))
    assert sheet[0][:3] == ["place", "number", "name"]
    assert len(sheet) == 7
    lines = hall.organiser.at("GET", "/desk/log.ndjson").text.splitlines()
    entries = [entry_from_json(json.loads(line)) for line in lines]
    again = replay(entries)
    assert again.game.winner == screen.clock["winner"]
    seed = entries[0].content["seed"]
    assert seed == screen.shown["result"]["seed"]
    assert commitment(str(seed)) == promised


def doors_with(tag: str, running: ServerHere) -> set[tuple[str, str]]:
    """Every route of the server that has this tag."""
    routes = [route for route in running.app.routes if isinstance(route, APIRoute) and tag in route.tags]
    return {(method, route.path.removeprefix("/api/halls/{hall}")) for route in routes for method in route.methods}


def is_way_to(path: str, route: str) -> bool:
    return re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", route), path) is not None


def test_every_door_opens_to_its_own_token_only(gathering: Gather, light: ServerHere) -> None:
    hall = gathering({**QUICK, "setup_seconds": 600}).gather(2, bots=5)
    referee = hall.referee()
    other = gathering().gather(1)
    player, stranger = hall.people[0], hall.guest()
    foreign = Guest(hall.address, hall.hall, other.people[0].token)
    for_referees = [
        ("GET", "/players", None),
        ("GET", "/boards/0", None),
        ("GET", "/seats/0", None),
        ("POST", "/acts", {"client": "x", "act": {"kind": "pause", "reason": "test"}}),
    ]
    for_organisers = [
        ("GET", "/desk", None),
        ("PATCH", "/desk", {"name": "Mine"}),
        ("POST", "/desk/referees", {"name": "Me"}),
        ("DELETE", "/desk/referees/Ref", None),
        ("POST", "/desk/players", {"names": ["A"]}),
        ("PATCH", "/desk/players/1", {"checked_in": True}),
        ("POST", "/desk/codes", {"numbers": [1]}),
        ("POST", "/desk/bots", {"count": 1}),
        ("POST", "/desk/start", None),
        ("GET", "/desk/ranking.csv", None),
        ("GET", "/desk/log.ndjson", None),
        ("DELETE", "/desk", None),
    ]
    for tag, tried in (("referees", for_referees), ("desk", for_organisers)):
        for method, route in doors_with(tag, light):
            assert any(one == method and is_way_to(path, route) for one, path, _ in tried), (method, route)
    for method, path, body in for_referees:
        for caller in (player, stranger, foreign):
            assert code(caller.at(method, path, body)) == (403, "not_yours"), path
    for method, path, body in for_organisers:
        for caller in (player, stranger, foreign, referee):
            assert code(caller.at(method, path, body)) == (403, "not_yours"), path
    for caller, door in ((stranger, "play"), (referee, "play"), (player, "watch"), (foreign, "play")):
        assert caller.connect(door).closed_with()[0] == 4403
    for door in ("play", "screen", "watch"):
        with pytest.raises(InvalidStatus) as refused:
            player.connect_at(f"/api/halls/{hall.hall}/{door}", {"Origin": "http://elsewhere.example"})
        assert refused.value.response.status_code == 403
    hall.begin()
    # A seat is the token's, whatever a message says.
    forged = player.say("choose_start", cards=0, city=0, seat=hall.people[1].seat, number=2)
    assert forged["type"] == "done"
    hall.people[1].drain()
    assert hall.people[1].you["chosen"] is False
    for wrong in ("[]", "{", '{"type": "command"}', '{"type": "command", "id": "x", "command": 5}', "9" * 3000):
        player.send(wrong)
        assert player.wait_for(lambda got: got["type"] == "refused")["code"] in ("malformed", "too_long")
    for kind in ("no_such", "build_road", "answer", "discard"):
        assert player.say(kind, edge=[[], {}], request=None, cards=[1])["type"] == "refused"
    assert player.you["chosen"] is True
    # When the organiser takes a referee's token back, it opens nothing any more.
    referee.open("watch")
    hall.organiser.did("DELETE", "/desk/referees/Ref")
    assert referee.closed_with()[0] == 4403
    assert code(referee.at("GET", "/boards/0")) == (403, "not_yours")


@pytest.mark.rule("BIG-256")
def test_referees_act_once_and_everybody_is_told(gathering: Gather) -> None:
    hall = gathering({**SLOW, "setup_seconds": 2}).gather(2, bots=4)
    open_window(hall)
    referee = hall.referee()
    referee.open("watch")
    player = active(hall)
    paused = referee.act("pause", client="once").json()
    assert referee.act("pause", client="once").json()["told"] == paused["told"]
    player.wait_phase("PAUSED")
    assert player.clock["paused"] == "WINDOW"
    assert player.clock["left"] > 20_000
    assert player.say("claim")["code"] == "paused"
    assert code(referee.act("pause")) == (409, "not_now")
    assert referee.act("resume").status_code == 200
    player.wait_phase("WINDOW")
    until = player.clock["deadline"]
    assert referee.act("extend", seconds=30, client="more").status_code == 200
    assert referee.act("extend", seconds=30, client="more").status_code == 200
    player.wait_until(lambda: player.clock["deadline"] != until)
    assert player.clock["deadline"] == until + 30_000
    for wrong in ({"seconds": 10**400}, {"seconds": -1}, {"seconds": "x"}, {}):
        assert referee.act("extend", **wrong).status_code in (409, 422)
    assert referee.act("warn", seat=player.seat, text="softly").status_code == 200
    player.wait_until(lambda: player.shown["warnings"] == ["softly"])
    player.say("call_referee", text="he looked at my cards")
    referee.wait_until(lambda: bool(referee.shown["alerts"]))
    assert referee.shown["alerts"][0]["text"] == "he looked at my cards"
    assert player.say("claim")["type"] == "done"
    referee.wait_until(lambda: bool(referee.shown["claimants"]) and referee.clock["phase"] == "CLAIM_REVIEW")
    assert referee.shown["claimants"][0]["points"] == 4
    looked = referee.did("GET", f"/seats/{player.seat}")
    assert looked["points"] == 4
    assert looked["deeds"]
    assert referee.act("judge", seat=player.seat, confirm=False).status_code == 200
    player.wait_phase("WINDOW")
    entries = [json.loads(line) for line in hall.organiser.at("GET", "/desk/log.ndjson").text.splitlines()]
    acts = [entry["content"]["act"] for entry in entries if entry["kind"] == "referee"]
    assert all(act["reason"] for act in acts)
    assert sum(act.get("client") == "more" for act in acts) == 1


@pytest.mark.rule("BIG-255", "BIG-259")
def test_codes_are_good_for_once_and_a_substitute_takes_the_seat_over(gathering: Gather) -> None:
    hall = gathering({**SLOW, "setup_seconds": 2}).gather(1, bots=4)
    (told,) = hall.organiser.did("POST", "/desk/players", {"names": ["Guest 6"]})["players"]
    guest = hall.guest()
    first = guest.did("POST", "/exchange", {"code": told["code"].upper().replace("-", " "), "name": "Grace"})
    assert (first["role"], first["number"], first["name"]) == ("player", told["number"], "Grace")
    assert code(hall.guest().at("POST", "/exchange", {"code": told["code"]})) == (403, "wrong_code")
    guest.token = first["token"]
    hall.people.append(guest)
    assert guest.did("POST", "/check-in")["you"]["checked_in"] is True
    open_window(hall)
    # A lost phone: a new code, and the old token ends when that is exchanged.
    (card,) = hall.organiser.did("POST", "/desk/codes", {"numbers": [told["number"]]})["cards"]
    assert card["seat"] == guest.seat
    phone = hall.guest()
    phone.token = phone.did("POST", "/exchange", {"code": card["code"]})["token"]
    assert guest.closed_with()[0] == 4403
    phone.open()
    assert phone.you["name"] == "Grace"
    # Somebody else goes on for good.
    referee = hall.referee()
    assert code(referee.act("substitute", seat=phone.seat, name="Alan")) == (409, "illegal")
    seat = phone.seat
    phone.close()
    hall.people[0].wait_until(lambda: hall.people[0].partners[seat]["connected"] is False)
    seated = referee.act("substitute", seat=seat, name="Alan", client="sub").json()["told"]
    assert seated["number"] == told["number"]
    assert code(phone.at("POST", "/check-in")) == (403, "not_yours")
    alan = hall.guest()
    alan.token = alan.did("POST", "/exchange", {"code": seated["code"]})["token"]
    assert referee.act("substitute", seat=seat, name="Alan", client="sub").json()["told"]["code"] is None
    alan.open()
    assert (alan.seat, alan.you["name"]) == (seat, "Alan")


def test_one_address_does_not_fill_a_hall(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, players_per_address=3, most_open_halls=2)
    with ExitStack() as stack:
        hall = Gathering(server.address, stack).open().gather(3)
        assert code(hall.guest().register("One more")) == (429, "too_many_players")
        assert len(hall.organiser.did("POST", "/desk/players", {"names": ["A", "B"]})["players"]) == 2
        behind = Gathering(server.address, stack).open(shared_address=True)
        word = behind.organiser.did("GET", "/desk")["door_word"]
        assert code(behind.guest().register("No word")) == (403, "wrong_door_word")
        for number in range(5):
            assert behind.guest().register(f"P{number}", door_word=word.upper()).status_code == 201
        changed = behind.organiser.did("PATCH", "/desk", {"registration": "closed", "settings": {"window_seconds": 44}})
        assert changed["hall"]["settings"]["window_seconds"] == 44
        assert code(behind.guest().register("Late", door_word=word)) == (409, "closed")
        again = behind.guest().ask("POST", "/api/halls", {"name": "Third"})
        assert code(again) == (429, "too_many_halls")
        assert hall.organiser.did("DELETE", "/desk") == {"hall": None}
        assert code(hall.organiser.at("GET", "")) == (404, "no_such_hall")
        for wrong in ({"window_seconds": 0}, {"no_such": 1}, {"topology": "torus"}):
            refused = behind.organiser.at("PATCH", "/desk", {"settings": wrong})
            assert code(refused) == (422, "bad_settings")


def test_tables_beside_a_hall_answer_at_once(light: ServerHere, gathering: Gather) -> None:
    """The game of a hall is carried out elsewhere, so nothing else waits for it."""
    hall = gathering(QUICK).gather(1, bots=5)
    hall.begin()
    for _ in range(5):
        assert httpx.get(f"http://{light.address}/healthz", timeout=2).status_code == 200
