"""Who sits at a table and under which name: names that can be seen and told apart, seats for more than one address."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from skerry.server.lettering import looks, seen
from tests.server.running import ServerHere, until
from tests.server.wire import Party, Player, code

Serve = Callable[..., ServerHere]
Gather = Callable[[ServerHere], Party]

# From nobody's network: what documents use for examples.
STRANGER, OTHER, FAR = "198.51.100.7", "198.51.100.8", "2001:db8:1:2::1"

UNSEEN = [
    "\u200b\u200c\u200d\u2060\ufeff",
    "\u202e\u202d\u2066\u2069\u200e\u200f\u061c",
    "\u3164",
    "\u115f\u1160\uffa0",
    "\u2800\u2800",
    "\ufe0f\ufe00\U000e0100",
    "\u0301\u0308\u20dd",
    "\u034f\u17b5\u180b",
    "\u00a0\u3000\u2003",
    "\u00ad",
    "\U000e0041\U000e0042",
    "\U0001d159",
    "\ufffc",
    " \u0301 \u3164 ",
]


@pytest.mark.parametrize("text", UNSEEN, ids=ascii)
def test_what_nobody_can_see_is_nothing(text: str) -> None:
    assert seen(text) == ""


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Ada", "Ada"),
        (" Ada \t\n Lovelace\u3000", "Ada Lovelace"),
        ("A\u202eda\u200b", "Ada"),
        ("Zoe\u0308", "Zoe\u0308"),
        ("\u0308Zoe", "Zoe"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("田中　太郎", "田中 太郎"),
        ("?!", "?!"),
        ("x\u3164y\u2800", "xy"),
        ("\ud800x", "x"),
    ],
)
def test_what_can_be_seen_stays(text: str, wanted: str) -> None:
    assert seen(text) == wanted


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Ada", "ADA", True),
        ("Ada L", "AdaL", True),
        ("\uff21\uff44\uff41", "Ada", True),
        ("Straße", "STRASSE", True),
        ("\u2764", "\u2764\ufe0f", True),
        ("Zoe\u0308", "Zo\u00eb", True),
        ("Zoe", "Zo\u00eb", False),
        ("Ada", "Ada 2", False),
    ],
)
def test_when_names_look_the_same(one: str, other: str, same: bool) -> None:
    assert (looks(one) == looks(other)) is same


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_names_and_lines_of_talk_can_be_seen(light: ServerHere, party: Gather, name: str) -> None:
    host = Player(light.address)
    assert code(host.create(name=name)) == (422, "bad_name")
    host.create()
    guest = Player(light.address, host.game)
    assert code(guest.join(name)) == (422, "bad_name")
    assert code(host.at("PATCH", "/seat", {"name": name})) == (422, "bad_name")
    host.open()
    assert host.command("chat", text=name)["code"] == "too_long"
    assert host.command("chat", text=f"hel\u202elo{name}")["type"] == "done"
    said = host.wait_for(lambda got: got["type"] == "chat")["message"]["text"]
    assert "\u202e" not in said
    assert said.startswith("hello")
    host.close()


def names(player: Player) -> list[str]:
    return [seat["name"] for seat in player.at("GET").json()["table"]["seats"]]


def test_two_at_a_table_have_two_names(server: ServerHere) -> None:
    """However many come at the same moment, and bots count too."""
    host = Player(server.address)
    seats = [{"kind": "person"}, *[{"kind": "open"}] * 4, {"kind": "bot", "level": "easy"}]
    assert host.create(players=6, name="Ada", seats=seats).status_code == 201
    guests = [Player(server.address, host.game) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        wanted = ["ADA", "a da", "\uff21da", "Easy 6"]
        told = list(pool.map(lambda each: each[0].join(each[1]), zip(guests, wanted, strict=True)))
    assert [answer.status_code for answer in told] == [200] * 4
    found = names(host)
    assert len({looks(name) for name in found}) == 6
    assert {name.rpartition(" ")[2] for name in found if looks(name).startswith("ada")} == {"Ada", "2", "3", "4"}
    assert "Easy 6 2" in found


def test_whoever_takes_another_name_keeps_to_that(light: ServerHere) -> None:
    host, long = Player(light.address), "x" * 24
    host.create(name=long)
    guest = Player(light.address, host.game)
    guest.join(long.upper())
    assert names(host)[1] == "X" * 22 + " 2"
    guest.at("PATCH", "/seat", {"name": long})
    assert names(host)[:2] == [long, "x" * 22 + " 2"]
    guest.at("PATCH", "/seat", {"name": "Grace"})
    guest.at("PATCH", "/seat", {"name": "GRACE"})
    assert names(host)[1] == "GRACE", "one's own name is not in one's own way"
    host.at("PATCH", "/seat", {"name": "Easy 3"})
    host.at("POST", "/seats/2", {"kind": "bot", "level": "easy"})
    assert names(host)[2] == "Easy 3 2"


# Seats and addresses


def create_from(address: str, player: Player, **wanted: Any) -> httpx.Response:
    body = {"modules": ["base"], "players": 4, "name": "Ada", "seats": [{"kind": "person"}, *[{"kind": "open"}] * 3]}
    answer = player.ask("POST", "/api/games", {**body, **wanted}, headers={"X-Forwarded-For": address})
    player.game, player.token = answer.json()["game"], answer.json()["token"]
    return answer


def join_from(address: str, host: Player, name: str = "Grace") -> httpx.Response:
    guest = Player(host.address)
    return guest.ask("POST", f"/api/games/{host.game}/join", {"name": name}, headers={"X-Forwarded-For": address})


def test_one_address_does_not_fill_a_public_table(server: ServerHere) -> None:
    host = Player(server.address)
    create_from(STRANGER, host)
    assert join_from(STRANGER, host).status_code == 200
    refused = join_from(STRANGER, host)
    assert code(refused) == (429, "too_many_seats")
    assert [seat["kind"] for seat in host.at("GET").json()["table"]["seats"]] == ["person", "person", "open", "open"]
    host.at("POST", "/seats/1", {"kind": "open"})
    assert join_from(STRANGER, host).status_code == 200, "a seat that was given back does not count"
    assert join_from(OTHER, host).status_code == 200
    assert join_from(OTHER, host).status_code == 200
    assert code(join_from(FAR, host)) == (409, "full")


def test_however_many_come_at_once_one_address_has_its_seats(server: ServerHere) -> None:
    host = Player(server.address)
    create_from(OTHER, host)
    with ThreadPoolExecutor(6) as pool:
        told = list(pool.map(lambda _: join_from(STRANGER, host).status_code, range(6)))
    assert sorted(told) == [200, 200, 429, 429, 429, 429]


def test_a_household_of_the_newer_kind_is_one_address(light: ServerHere) -> None:
    host = Player(light.address)
    create_from(FAR, host)
    assert join_from("2001:db8:1:2::2", host).status_code == 200
    assert code(join_from("2001:db8:1:2::3", host)) == (429, "too_many_seats")


@pytest.mark.parametrize("home", ["127.0.0.1", "192.168.1.20", "10.0.0.1", "fd00::1", "fe80::1", "169.254.1.1"])
def test_a_family_at_home_sits_where_it_likes(light: ServerHere, home: str) -> None:
    host = Player(light.address)
    create_from(home, host)
    assert [join_from(home, host).status_code for _ in range(3)] == [200] * 3


def test_a_private_table_is_for_whoever_has_its_link(light: ServerHere) -> None:
    host = Player(light.address)
    create_from(STRANGER, host, public=False)
    assert [join_from(STRANGER, host).status_code for _ in range(3)] == [200] * 3


@pytest.mark.parametrize(("seats", "wanted"), [(0, [200, 200, 200]), (1, [429] * 3), (3, [200, 200, 429])])
def test_friends_behind_one_router_have_a_setting(serve: Serve, sqlite: str, seats: int, wanted: list[int]) -> None:
    host = Player(serve(sqlite, seats_per_address=seats).address)
    create_from(STRANGER, host)
    assert [join_from(STRANGER, host).status_code for _ in range(3)] == wanted


def test_where_somebody_sits_is_told_to_nobody(light: ServerHere) -> None:
    host = Player(light.address)
    made = create_from(STRANGER, host)
    listed = host.ask("GET", "/api/games")
    for answer in (made, join_from(OTHER, host), host.at("GET"), listed):
        assert STRANGER not in answer.text
        assert OTHER not in answer.text


# Another game with the same people


def test_a_rematch_names_no_seat_for_whoever_was_sent_away(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(3, options={"target": 3}).begin()
    host, guest, other = table.players
    for player in table.players:
        assert player.at("POST", "/leave").status_code == 200
        player.close()
    until(lambda: host.at("GET").json()["table"]["state"] == "finished", 60)
    following = host.at("POST", "/rematch").json()["game"]
    again = Player(server.address, following, host.token)
    assert again.at("POST", "/seats/1", {"kind": "open"}).status_code == 200
    refused = guest.at("POST", "/rematch")
    assert code(refused) == (403, "not_yours")
    assert refused.json()["error"]["reason"]["text"] == "you are not at the new table any more"
    assert "set-cookie" not in refused.headers
    assert other.at("POST", "/rematch").json() == {"game": following, "seat": 2}
    assert Player(server.address, following).join("Mary").json()["seat"] == 1
    assert code(guest.at("POST", "/rematch")) == (403, "not_yours")
