"""A module that the server's code has never heard of is served, told and kept like any other."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.conftest import Serve
from tests.server.running import ServerHere
from tests.server.wire import Party, Player

pytestmark = pytest.mark.usefixtures("lanterns")

WANTED = {"modules": ["base", "lanterns"], "options": {"max_offers": 0, "board": "beginner", "fixed_start": True}}


@pytest.fixture
def guest(serve: Serve, sqlite: str) -> ServerHere:
    return serve(sqlite, rules=("tests.lanterns",))


def test_it_stands_in_the_catalog_and_is_judged(guest: ServerHere) -> None:
    visitor = Player(guest.address)
    (card,) = [card for card in visitor.ask("GET", "/api/catalog").json()["modules"] if card["name"] == "lanterns"]
    assert (card["group"], card["built"]) == ("guest", True)
    told = visitor.ask("POST", "/api/judge", {"modules": ["lanterns", "event_cards"], "players": 4}).json()
    assert told["playable"], told


def test_facts_views_prices_and_reasons_tell_it(guest: ServerHere, party: Callable[[ServerHere], Party]) -> None:
    table = party(guest).gather(3, **WANTED).begin()
    facts = table.host.snapshot["facts"]
    assert [kept["name"] for kept in facts["kept"]["lanterns"]] == ["lanterns", "charms", "hung"]
    assert facts["actions"]["hang_lantern"] == {
        "place": "edge",
        "group": "build",
        "order": 0,
        "preview": "",
        "free_form": False,
    }
    watcher = table.watch()
    hung = 0
    refused = []
    for _ in range(1500):
        player = table.asked()
        if "hang_lantern" in player.latest["why_not"]:
            refused.append(player.latest["why_not"]["hang_lantern"])
        wishes = [action for action in player.latest["legal"] if action["kind"] == "hang_lantern"]
        if wishes:
            prices = [price["cost"] for price in player.latest["prices"] if price["action"]["kind"] == "hang_lantern"]
            assert prices == [{"wood": 1, "wool": 1}]
            done = player.act(wishes[0])
            hung += 1
        else:
            done = player.act(player.latest["legal"][-1])
        table.follow(done["number"])
        if hung == 3:
            break
    assert {reason["code"] for reason in refused} <= {"too_dear", "no_place_for_lantern"}
    assert refused[0]["values"]
    assert refused[0]["text"]
    part = watcher.view["lanterns"]
    assert sum(part["lanterns"]) == len(part["hung"]) == 3
    assert "own" not in part["charms"]
    for player in table.players:
        own = player.view["lanterns"]["charms"]
        assert sum(own["own"].values()) == own["held"][player.seat]
    points = watcher.view["points_from"]
    assert [source.get("lanterns", 0) for source in points] == part["lanterns"]
