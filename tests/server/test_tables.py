"""Tables: making, judging, listing, sitting down, starting, leaving, and who may do what."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import text

from skerry.server.beside.judging import planned
from skerry.server.errors import Refusal
from skerry.server.http.tables import rematch_row
from skerry.server.identity import hashed
from skerry.server.live.client import NOT_ALLOWED, Client
from skerry.server.live.progress import follow_log
from skerry.server.live.robots import STAND_IN_LEVEL
from skerry.server.live.socket import TableConnection
from skerry.server.store.rows import PLAYING, GameRow
from tests.server.running import ServerHere, until
from tests.server.wire import Party, Player, code

pytestmark = pytest.mark.twice

Gather = Callable[[ServerHere], Party]


def rows(server: ServerHere, statement: str, **values: object) -> list[Any]:
    async def read() -> list[Any]:
        async with server.node.store.engine.connect() as connection:
            return list((await connection.execute(text(statement), values)).mappings())

    found: list[Any] = server.do(read())
    return found


def test_the_catalog_tells_what_can_be_played(light: ServerHere) -> None:
    told = Player(light.address).ask("GET", "/api/catalog").json()
    assert {"base", "seafarers", "cities_and_knights"} <= {module["name"] for module in told["modules"]}
    assert [bot["level"] for bot in told["bots"]] == ["easy", "medium", "hard"], "what people choose from"
    assert all(bot["about"] for bot in told["bots"])


def test_a_judgement_says_why_not(light: ServerHere) -> None:
    player = Player(light.address)
    good = player.ask("POST", "/api/judge", {"modules": ["new_shores"], "players": 4}).json()
    assert good["playable"]
    assert good["target"] > 10
    assert good["picture"]["facts"]["board"]["hexes"]
    for body in (
        {"modules": ["base"], "players": 12},
        {"modules": ["nothing"], "players": 4},
        {"modules": ["base"], "players": 4, "options": {"target": 99_999}},
        {"modules": ["base"], "players": 4, "board": "no map at all"},
        {"modules": ["base", "two_player"], "players": 4},
    ):
        told = player.ask("POST", "/api/judge", body).json()
        assert not told["playable"]
        assert told["reason"]["text"]


def test_the_rules_of_a_game_are_told_with_its_own_target_and_what_its_modules_change(light: ServerHere) -> None:
    player = Player(light.address)
    told = player.ask("GET", "/api/rules?modules=cities_and_knights,new_shores,event_cards&players=3").json()
    assert told["target"] == 16  # CKS-50
    assert {"knights_at_sea", "knights_and_events", "events_at_sea"} <= {remark["name"] for remark in told["remarks"]}
    assert told["card_words"]["tournament"] == "knights_and_events"
    assert "base.cards" in told["silenced"]
    assert "board" not in told["options"], "the scenario has a map of its own"
    chosen = player.ask("GET", "/api/rules?modules=base&players=5&target=12&five_six_turn=paired").json()
    assert (chosen["target"], chosen["options"]["five_six_turn"]) == (12, "paired")
    assert (chosen["remarks"], chosen["silenced"]) == ([], [])
    own = player.ask("GET", "/api/rules?modules=base&players=3&own_map=true&target=7").json()
    assert "board" not in own["options"], "nor is the island an option on a map of one's own"


@pytest.mark.parametrize(
    "query",
    [
        "modules=base&players=12",
        "modules=nothing&players=3",
        "modules=&players=4&two=3",
        "modules=base&players=4&target=99",
        "modules=base&players=4&target=" + "9" * 5000,
        "modules=base&players=4&" + "&".join(f"o{number}=1" for number in range(50)),
        "modules=base,two_player&players=4",
        "modules=big_game&players=12",
        "modules=fishermen,pirate_islands&players=4",
        "modules=base",
        "players=3",
        "modules=" + "base," * 200 + "&players=3",
    ],
)
def test_the_rules_of_no_game_are_refused(light: ServerHere, query: str) -> None:
    answer = Player(light.address).ask("GET", f"/api/rules?{query}")
    assert answer.status_code == 422
    assert answer.json()["error"]["reason"]["text"]


def test_making_a_table_seats_the_maker(server: ServerHere) -> None:
    host = Player(server.address)
    answer = host.create(clock={"decision": 60, "turn": 180, "bank": 300}, colour="green", name=" Ada  Lovelace ")
    assert answer.status_code == 201
    table = answer.json()["table"]
    assert (table["state"], table["host"], table["target"]) == ("open", 0, 10)
    assert table["clock"] == {"decision": 60, "turn": 180, "bank": 300}
    first, second, _ = table["seats"]
    assert (first["name"], first["colour"], first["kind"], first["ready"]) == ("Ada Lovelace", "green", "person", True)
    assert (second["kind"], second["name"]) == ("open", "")
    assert len(table["commitment"]) == 64
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"skerry_{host.game}=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert f"Path=/api/games/{host.game}" in cookie


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({"modules": ["nothing"]}, "bad_game"),
        ({"players": 9, "seats": [{"kind": "person"}] + [{"kind": "open"}] * 8}, "bad_game"),
        ({"options": {"no_such_option": 1}}, "bad_game"),
        ({"options": {"target": "many"}}, "bad_game"),
        ({"options": {"target": 23}}, "bad_game"),
        ({"board": "row 0"}, "bad_game"),
        ({"seats": [{"kind": "person"}]}, "bad_seats"),
        ({"seats": [{"kind": "bot"}, {"kind": "person"}, {"kind": "open"}]}, "bad_seats"),
        ({"seats": [{"kind": "person"}, {"kind": "bot", "level": "genius"}, {"kind": "open"}]}, "no_such_bot"),
        ({"name": "x" * 25}, "bad_name"),
        ({"name": "\u200b\x00"}, "bad_name"),
        ({"name": 7}, "malformed"),
        ({"colour": "pink"}, "malformed"),
        ({"seat": 0}, "malformed"),
        ({"clock": {"decision": -1, "turn": 1, "bank": 1}}, "malformed"),
        ({"modules": []}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(light: ServerHere, change: Any, wanted: str) -> None:
    answer = Player(light.address).create(**change)
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == wanted
    assert answer.json()["error"]["reason"]["text"]


def test_the_lobby_lists_public_games_by_state(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(1, bots=2, name="Listed")
    hidden = party(server).gather(1, bots=2, public=False)

    def listed(state: str) -> set[str]:
        return {game["game"] for game in table.host.ask("GET", f"/api/games?state={state}").json()["games"]}

    assert table.host.game in listed("open")
    assert hidden.host.game not in listed("open")
    assert table.host.at("POST", "/start").status_code == 200
    assert table.host.game in listed("playing")
    assert table.host.game not in listed("open")
    assert table.host.ask("GET", "/api/games?state=all").status_code == 422


def test_seats_are_taken_once_however_many_want_them(server: ServerHere) -> None:
    host = Player(server.address)
    host.create(players=4)
    guests = [Player(server.address, host.game) for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda guest: guest.join("Guest", colour="blue"), guests))
    sat = [answer.json()["seat"] for answer in answers if answer.status_code == 200]
    assert sorted(sat) == [1, 2, 3]
    assert {code(answer) for answer in answers if answer.status_code != 200} == {(409, "full")}
    colours = [seat["colour"] for seat in host.at("GET").json()["table"]["seats"]]
    assert len(set(colours)) == 4
    assert colours.count("blue") == 1


def test_a_wanted_seat_is_given_or_refused(light: ServerHere) -> None:
    host = Player(light.address)
    host.create()
    guest = Player(light.address, host.game)
    assert guest.join("Grace", seat=2).json()["seat"] == 2
    assert code(Player(light.address, host.game).join("Alan", seat=2)) == (409, "full")
    assert code(Player(light.address, host.game).join("Alan", seat=0)) == (409, "full")
    assert code(Player(light.address, "nosuchgame").join("Alan")) == (404, "no_such_game")


def test_names_colours_and_readiness_change_before_the_start(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(3)
    guest = table.players[1]
    changed = guest.at("PATCH", "/seat", {"name": "Grace", "colour": "brown", "ready": False}).json()["table"]["seats"][
        1
    ]
    assert (changed["name"], changed["colour"], changed["ready"]) == ("Grace", "brown", False)
    assert code(table.host.at("PATCH", "/seat", {"colour": "brown"})) == (409, "colour_taken")
    assert code(table.host.at("POST", "/start")) == (409, "not_ready")
    guest.at("PATCH", "/seat", {"ready": True})
    assert table.host.at("POST", "/start").status_code == 200
    assert code(guest.at("PATCH", "/seat", {"name": "Other"})) == (409, "begun")
    assert code(table.host.at("POST", "/start")) == (409, "begun")


def test_the_host_fills_opens_and_clears_seats(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(2, bots=1)
    host, guest = table.players
    guest.open()
    assert host.at("POST", "/seats/2", {"kind": "open"}).json()["table"]["seats"][2]["kind"] == "open"
    assert code(host.at("POST", "/start")) == (409, "open_seats")
    assert host.at("POST", "/seats/2", {"kind": "bot", "level": "hard"}).json()["table"]["seats"][2]["bot"] == "hard"
    assert host.at("POST", "/seats/1", {"kind": "open"}).status_code == 200
    assert guest.closed_with()[0] == 4403
    assert guest.at("GET").json()["seat"] is None, "whoever was sent away holds nothing any more"
    assert code(guest.at("PATCH", "/seat", {"name": "Back"})) == (403, "not_yours")
    for seat in (0, 3, -1, 10**30):
        assert code(host.at("POST", f"/seats/{seat}", {"kind": "open"})) == (404, "no_such_seat")


def test_only_the_host_decides_about_others(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(3)
    for who in (table.players[1], Player(light.address, table.host.game), Player(light.address, table.host.game, "x")):
        assert code(who.at("POST", "/start")) == (403, "not_yours")
        assert code(who.at("POST", "/seats/2", {"kind": "open"})) == (403, "not_yours")
    assert table.host.at("GET").json()["table"]["state"] == "open"


def test_leaving_before_the_start_opens_the_seat(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(3)
    guest = table.players[2]
    assert guest.at("POST", "/leave").json()["table"]["seats"][2]["kind"] == "open"
    assert guest.at("GET").json()["seat"] is None


def test_when_the_host_leaves_the_next_person_arranges_the_table(server: ServerHere, party: Gather) -> None:
    host, guest = party(server).gather(2, bots=1).players
    told = host.at("POST", "/leave").json()["table"]
    assert (told["host"], told["seats"][0]["kind"]) == (1, "open")
    newcomer = Player(server.address, host.game)
    assert newcomer.join("Newcomer", seat=0).json()["table"]["host"] == 1, "who sits down later does not take over"
    assert code(newcomer.at("POST", "/start")) == (403, "not_yours")
    assert guest.at("POST", "/start").status_code == 200


def test_leaving_later_lets_a_bot_stand_in_until_one_comes_back(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(2, bots=1).begin()
    host, guest = table.players
    seat = guest.at("POST", "/leave").json()["table"]["seats"][1]
    assert (seat["kind"], seat["bot"], seat["name"]) == ("person", STAND_IN_LEVEL, "Player 1")
    host.wait_for(lambda got: got["type"] == "table" and got["table"]["seats"][1]["bot"] == STAND_IN_LEVEL)
    done = guest.command("back", id="b")
    assert done["type"] == "done"
    assert guest.command("back", id="b")["number"] == done["number"]
    host.wait_for(lambda got: got["type"] == "table" and got["table"]["seats"][1]["bot"] is None)


def test_a_game_starts_once(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(3)
    with ThreadPoolExecutor(4) as pool:
        answers = list(
            pool.map(lambda _: Player(server.address, table.host.game, table.host.token).at("POST", "/start"), range(4))
        )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    entries = rows(server, "SELECT number, body FROM log WHERE game = :game", game=table.host.game)
    assert [json.loads(entry["body"]) for entry in entries] == [{"table": "begin"}]


def test_nobody_slips_in_or_out_while_a_game_starts(server: ServerHere) -> None:
    """Whatever order the store gives them, a game never begins with an open seat."""
    for _ in range(3):
        host = Player(server.address)
        host.create(players=3, seats=[{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}])
        guest = Player(server.address, host.game)
        assert guest.join("Guest").status_code == 200
        with ThreadPoolExecutor(2) as pool:
            started = pool.submit(host.at, "POST", "/start")
            left = pool.submit(guest.at, "POST", "/leave")
            started.result()
            left.result()
        table = host.at("GET").json()["table"]
        assert (table["state"] == "open") == (table["seats"][1]["kind"] == "open")


def test_the_same_token_resumes_on_another_device(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(2, bots=1)
    guest = table.players[1]
    answer = guest.at("POST", "/resume")
    assert answer.json()["seat"] == 1
    assert guest.token in answer.headers["set-cookie"]
    cookie = answer.headers["set-cookie"].split(";")[0]
    by_cookie = Player(server.address, guest.game).ask("GET", f"/api/games/{guest.game}", headers={"Cookie": cookie})
    assert by_cookie.json()["seat"] == 1
    assert code(Player(server.address, guest.game, "wrong").at("POST", "/resume")) == (403, "not_yours")
    live = Player(server.address, guest.game).open({"Cookie": cookie})
    assert live.seat == 1
    live.close()


def test_a_token_of_one_game_opens_no_other(light: ServerHere, party: Gather) -> None:
    first, second = party(light).gather(2, bots=1), party(light).gather(2, bots=1)
    stranger = Player(light.address, second.host.game, first.host.token)
    assert stranger.at("GET").json()["seat"] is None
    assert code(stranger.at("POST", "/leave")) == (403, "not_yours")
    stranger.open()
    assert stranger.seat is None
    stranger.close()


def test_tokens_are_stored_hashed_only(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(3)
    stored = rows(server, "SELECT token FROM seats WHERE game = :game ORDER BY seat", game=table.host.game)
    assert [row["token"] for row in stored] == [hashed(player.token or "") for player in table.players]
    for name in ("games", "seats", "log", "chat"):
        everything = str(rows(server, f"SELECT * FROM {name}"))
        assert not any(player.token in everything for player in table.players)


def test_a_token_in_an_address_opens_nothing(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(2, bots=1)
    guest = Player(light.address)
    path = f"/api/games/{table.host.game}"
    for query in (f"?token={table.host.token}", f"?authorization=Bearer%20{table.host.token}"):
        assert guest.ask("GET", path + query).json()["seat"] is None
        assert code(guest.ask("POST", f"{path}/start{query}")) == (403, "not_yours")


def test_identity_never_comes_from_what_is_sent(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(3).begin()
    other = table.not_asked()
    asked = table.asked()
    action = asked.latest["legal"][0]
    for more in ({"seat": asked.seat}, {"by": {"seat": asked.seat}}, {"token": asked.token}):
        answer = other.act(action, **more)
        assert (answer["type"], answer["code"]) == ("refused", "illegal")
    answer = other.act({**action, "seat": asked.seat})
    assert answer["type"] == "refused"
    assert code(other.at("PATCH", "/seat", {"seat": 0, "name": "Me"})) == (422, "malformed")
    assert light.table(other.game).progress.number == 1  # type: ignore[union-attr]


def test_a_game_may_be_closed_to_spectators(light: ServerHere, party: Gather) -> None:
    closed = party(light).gather(2, bots=1, watch=False).begin()
    stranger = Player(light.address, closed.host.game)
    with pytest.raises(Exception, match="4403"):
        stranger.open()
    open_one = party(light).gather(2, bots=1, watch=True).begin()
    watcher = open_one.watch()
    assert watcher.snapshot["seat"] is None
    assert "own" not in watcher.view
    refused = watcher.command("act", number=watcher.number, action={"kind": "roll"})
    assert (refused["type"], refused["code"]) == ("refused", "not_yours")


def test_presence_is_told(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(2, bots=1).begin()
    host, guest = table.players
    guest.close()
    host.wait_for(lambda got: got["type"] == "table" and not got["table"]["seats"][1]["present"])
    guest.open()
    host.wait_for(lambda got: got["type"] == "table" and got["table"]["seats"][1]["present"])


def test_nobody_looks_and_a_game_leaves_the_memory(sqlite: str, serve: Any, party: Gather) -> None:
    server = serve(sqlite, idle=0.2)
    table = party(server).gather(3).begin()
    table.play(5)
    for player in table.players:
        player.close()
    until(lambda: table.host.game not in server.node.tables.loaded)
    for player in table.players:
        player.open()
    assert table.host.number == 6
    table.play(3)


class Line:
    """A connection over which a message comes when its client has just been sent away."""

    def __init__(self, client: Client, message: dict[str, Any]) -> None:
        self.client = client
        self.coming: list[dict[str, Any]] = [{"type": "websocket.receive", "text": json.dumps(message)}]

    async def receive(self) -> dict[str, Any]:
        self.client.close(NOT_ALLOWED)
        return self.coming.pop() if self.coming else {"type": "websocket.disconnect"}

    async def send_text(self, text: str) -> None:
        pass

    async def close(self, code: int, reason: str) -> None:
        pass


def test_whoever_was_sent_away_is_not_listened_to_any_more(light: ServerHere, party: Gather) -> None:
    """What comes before the connection has ended is nobody's, least of all the next one's on that seat."""
    guest = party(light).gather(3).players[1]
    table = light.table(guest.game)
    client = Client(guest.seat, table.seats[1].token)
    line: Any = Line(client, {"type": "chat", "id": "late", "text": "still here"})
    light.do(TableConnection(light.node, line, table, client).run())
    assert not line.coming
    assert light.do(light.node.store.talk(guest.game)) == []
    assert client not in table.audience.clients


def test_a_table_of_before_is_opened_with_a_target_that_nobody_reaches_and_has_no_rematch() -> None:
    config = {"modules": ["base"], "players": 3, "options": {"target": 30}}
    row = GameRow("g", 0.0, "here", config, "seed", PLAYING, True, True, None)
    assert follow_log(row, []).game.view(0).target[0] == 30
    following = rematch_row(row, "here")
    with pytest.raises(Refusal) as refused:
        planned({"config": following.config, "seed": following.seed})
    assert (refused.value.code, refused.value.status) == ("bad_game", 422)
    assert str(refused.value.reason) == "The target cannot be 30: nobody can have more than 22 points in this game."
