"""Whoever lays every change over what was told before sees what a fresh look shows; and changes stay small."""

from __future__ import annotations

import json
from typing import Any

import pytest

from skerry.big import game as phases
from skerry.big.driver import BotDriver
from skerry.big.log import TailLog
from skerry.big.messages import Act, Command
from skerry.big.rehearsal import Rehearsal
from skerry.big.settings import Settings
from skerry.big.telling import ALL, BOARD, PARTNER, SCREEN, SEAT, Part, Telling

FLEETING = ("produced", "lapsed")


class Follower:
    """A player's own picture of the game, made of what was told and nothing else."""

    def __init__(self, telling: Telling, seat: int) -> None:
        ring = telling.game.ring
        self.seat = seat
        self.listens = {(ALL, 0), (SEAT, seat), *((BOARD, board) for board in ring.reach(seat // 2))}
        self.listens |= {(PARTNER, partner) for partner in ring.partners(seat)}
        self.shown: dict[object, Any] = {}
        self.heard = 0
        for part in telling.player_parts(seat):
            self.take(part)

    def hear(self, part: Part) -> None:
        if (part.scope, part.key) in self.listens and part.told[0] not in FLEETING:
            self.heard += 1
            self.take(json.loads(json.dumps(part.told)))

    def take(self, part: list[Any]) -> None:
        name, value = (part[0] if len(part) == 2 else (part[0], part[1])), part[-1]
        laid_over = len(part) == 3 or name == "you"
        self.shown[name] = {**self.shown.get(name, {}), **value} if laid_over else value
        if name == "you":
            self.shown[name] = {field: told for field, told in self.shown[name].items() if told is not None}
        if name == "clock":
            self.shown[name] = {field: told for field, told in value.items() if field != "now"}

    def plain(self) -> Any:
        return json.loads(json.dumps(sorted((str(name), value) for name, value in self.shown.items())))


def compare(telling: Telling, followers: list[Follower]) -> None:
    fresh = Telling(telling.game, lambda _: False)
    for follower in followers:
        assert follower.plain() == Follower(fresh, follower.seat).plain(), follower.seat


@pytest.mark.rule("BIG-265")
@pytest.mark.parametrize(
    ("players", "topology", "kinds"), [(7, "ring", ("random",)), (8, "line", ("builder", "random"))]
)
def test_changes_laid_over_each_other_are_what_a_fresh_look_shows(
    players: int, topology: str, kinds: tuple[str, ...]
) -> None:
    settings = Settings(max_turns=12, topology=topology, open_offers=2, robber_free_turns=3)
    rehearsal = Rehearsal(players, settings, "telling", kinds)
    game, log = rehearsal.game, rehearsal.coordinator.log
    telling = Telling(game, lambda _: False)
    followers = [Follower(telling, seat) for seat in range(players)]
    told = len(log)
    acts = [
        Act("warn", "ref", "test", {"seat": 2, "text": "softly"}),
        Act("pause", "ref", "test"),
        Act("correct", "ref", "test", {"what": "cards", "seat": 1, "give": {"wood": 2}}),
        Act("expel", "ref", "test", {"seat": 3}),
    ]
    number = 0
    while rehearsal.step():
        if number % 9 == 4 and acts:
            assert rehearsal.coordinator.act(game.now, acts.pop(0)).done
            if game.phase == phases.PAUSED:
                assert rehearsal.coordinator.act(game.now + 3000, Act("resume", "ref", "test")).done
        if number == 30:
            rehearsal.coordinator.disconnect(game.now, 0)
        entries = list(log)[told:]
        told = len(log)
        for part in telling.changes(game.now, entries):
            for follower in followers:
                follower.hear(part)
        if number % 5 == 0:
            compare(telling, followers)
        number += 1
    assert game.turn == 12
    assert not acts
    for part in telling.changes(game.now + 5000, list(log)[told:]):
        for follower in followers:
            follower.hear(part)
    compare(telling, followers)
    assert followers[0].shown["result"]["place"] in range(1, players + 1)


@pytest.mark.rule("BIG-085")
def test_a_deed_is_told_to_those_around_it_and_nothing_of_the_hall() -> None:
    rehearsal = Rehearsal(14, Settings(max_turns=9), "near")
    game, log = rehearsal.game, rehearsal.coordinator.log
    while game.phase != phases.WINDOW:
        rehearsal.step()
    telling = Telling(game, lambda _: False)
    followers = [Follower(telling, seat) for seat in range(14)]
    told = len(log)
    seat = next(one for one in game.active_seats() if game.hall.seats[one].cards >= 2)
    hand = game.hall.seats[seat].hand
    give = next(name for name, count in zip(("wood", "brick", "wool", "grain", "ore"), hand, strict=True) if count)
    want = "ore" if give != "ore" else "wood"
    offer = Command("offer", operands={"give": {give: 1}, "want": {want: 1}, "to": [seat ^ 1]})
    assert rehearsal.coordinator.command(game.now, seat, offer).done
    for part in telling.changes(game.now, list(log)[told:]):
        for follower in followers:
            follower.hear(part)
    heard = {follower.seat for follower in followers if follower.heard}
    assert heard == {seat, seat ^ 1}
    # Time passes, and nobody is told of it.
    assert telling.changes(game.now + 500, []) == []


@pytest.mark.rule("BIG-269", "BIG-270")
def test_the_screen_sees_boards_as_summaries_and_no_hands() -> None:
    rehearsal = Rehearsal(12, Settings(max_turns=9), "screen")
    while rehearsal.game.turn < 2:
        rehearsal.step()
    telling = Telling(rehearsal.game, lambda _: False)
    parts = {str(part[0]): part[1] for part in telling.screen_parts(for_referee=False)}
    assert set(parts) == {"clock", "strip", "leaders", "claimants"}
    strip, leaders = parts["strip"], parts["leaders"]
    assert isinstance(strip, list)
    assert isinstance(leaders, list)
    assert [board["board"] for board in strip] == list(range(6))
    assert set(strip[0]) == {"board", "layout", "points", "longest_road", "order_of_knights"}
    shown = [points for board in strip for points in board["points"]]
    assert [one["points"] for one in leaders] == sorted(shown, reverse=True)[:10]


def test_a_log_that_is_handed_over_is_not_kept() -> None:
    log = TailLog()
    for number in range(3):
        assert log.append(0, "x", {}).number == number
    assert [entry.number for entry in log.hand_over()] == [0, 1, 2]
    assert log.append(0, "x", {}).number == 3
    assert len(log) == 4
    assert log.get(2) is None
    assert log.get(3) is not None
    assert SCREEN


def test_bots_among_people_act_when_their_moment_comes_and_not_for_longer() -> None:
    rehearsal = Rehearsal(8, Settings(max_turns=6, window_seconds=30), "driver")
    coordinator, game = rehearsal.coordinator, rehearsal.game
    driver = BotDriver(coordinator)
    for seat in range(1, 8):
        driver.seat(seat, "builder")
    before = len(game.chosen)
    coordinator.advance(1)
    driver.speak(1, 0.0)
    assert len(game.chosen) == before
    asked: set[int] = set()
    for _ in range(4000):
        times = [time for time in (coordinator.next_time(), driver.next_time()) if time is not None]
        if game.phase == phases.FINISHED:
            break
        at = max(game.now, min(times))
        if driver.next_time() != at:
            coordinator.advance(at)
        driver.speak(at, 10.0)
        driver.was_asked({seat for offer in game.offers for seat in offer.to} - asked)
        asked = {seat for offer in game.offers for seat in offer.to}
    assert game.phase == phases.FINISHED
    assert {deed.content["seat"] for deed in coordinator.log if deed.kind == "command"} >= set(range(1, 8))
