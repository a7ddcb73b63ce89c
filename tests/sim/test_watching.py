"""Bots that watch are told what their seats see, from before the first action on."""

from __future__ import annotations

import pytest

from skerry import Action, Game
from skerry.bots import BOTS, Bot, BotKind
from skerry.engine.event import Event
from skerry.engine.insight import Insight
from skerry.sim.match import moves

SEATS = range(3)


class Watcher(Bot):
    """Takes the first action and keeps what it is told."""

    watches = True

    def __init__(self, seed: str) -> None:
        super().__init__("watcher")
        self.told: list[tuple[int, Event]] = []

    def decide(self, insight: Insight) -> Action:
        return insight.actions[0]

    def watch(self, seat: int, events: list[Event]) -> None:
        self.told += [(seat, event) for event in events]


def test_everybody_is_told_all_that_its_seat_may_see(monkeypatch: pytest.MonkeyPatch) -> None:
    watchers: list[Watcher] = []

    def make(seed: str) -> Bot:
        watchers.append(Watcher(seed))
        return watchers[-1]

    monkeypatch.setitem(BOTS, "watcher", BotKind("looks on", make))
    game = Game.new(["base"], 3, seed="watch", options={"board": "beginner", "fixed_start": True})
    happened = game.opening_events()
    assert any(event.kind == "gained" for event in happened)
    for _, _, events in moves(game, ["watcher"] * 3, "watch", 150):
        happened += events
    for seat in SEATS:
        assert {told for told, _ in watchers[seat].told} == {seat}
        told = [event.to_json(seat) for _, event in watchers[seat].told]
        assert told == [event.to_json(seat) for event in happened]
        for other in SEATS:
            assert other == seat or all(other not in event.private for _, event in watchers[seat].told)
