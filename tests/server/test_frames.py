"""Raw frames never leak: everything that each seat and a spectator received in games over the wire is looked at.

For every frame: only the own hand is in it, the private part of an event is there for its witnesses only, and it
says what the engine says. And the frame does not depend on what is hidden: with all that dealt anew, the very same
bytes would have been sent.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from skerry.bots import make_bot
from skerry.catalog.assembly import BUILT
from skerry.engine.action import Action
from skerry.engine.digest import position
from skerry.engine.event import EVENT_KINDS
from skerry.engine.resampling import resample_hidden
from skerry.server.live.progress import Progress
from skerry.server.live.telling import position_for, update_of
from skerry.server.store.rows import Entry
from tests.server.caller import Message
from tests.server.running import ServerHere
from tests.server.wire import Party, Player

pytestmark = pytest.mark.twice

Gather = Callable[[ServerHere], Party]

VARIANTS = ("friendly_robber", "harbormaster")

KINDS = {kind.name: kind for kind in EVENT_KINDS}

CONFIGURATIONS: dict[str, dict[str, Any]] = {
    "base": {"modules": ["base"], "options": {"target": 5}},
    "new_shores": {"modules": ["new_shores"], "options": {}},
    "fog_islands": {"modules": ["fog_islands"], "options": {}},
    "forgotten_tribe": {"modules": ["forgotten_tribe"], "options": {}},
    "cities_and_knights": {"modules": ["cities_and_knights"], "options": {}},
    "two_player": {"modules": ["base", "two_player"], "options": {}},
    "event_cards": {"modules": ["base", "event_cards"], "options": {}},
    "knights_in_fog": {"modules": ["cities_and_knights", "fog_islands"], "options": {}},
}
# What is not among them already, so that every module has had a whole game over the wire.
OTHERS: dict[str, dict[str, Any]] = {
    name: {"modules": ["base", name] if name in VARIANTS else [name], "options": {}}
    for name in BUILT
    if name not in CONFIGURATIONS and name != "seafarers"
}


def update_for(progress: Progress, entry: Entry, seat: int | None, before: Message) -> Message:
    return update_of(progress, entry, seat, position_for(progress, seat), before)


class Observed:
    """A game over the wire, with the engine's own position beside it."""

    def __init__(self, server: ServerHere, table: Party, seed: str, every: int) -> None:
        self.server = server
        self.table = table
        self.every = every
        self.random = Random(seed)
        self.bots = [make_bot("greedy", f"{seed} {player.seat}") for player in table.players]
        self.checked = 0
        self.changed = 0
        self.private = 0

    @property
    def progress(self) -> Progress:
        progress = self.server.table(self.table.host.game).progress
        assert progress is not None
        return progress

    def play(self, most: int) -> None:
        for player in self.table.all:
            self.check_snapshot(player)
        for number in range(most):
            if self.progress.state == "finished":
                return
            self.step(number)

    def step(self, number: int) -> None:
        before = self.progress
        seat = self.random.choice(before.game.actors)
        player = self.table.players[seat]
        action = self.choose(before, player)
        worlds = self.other_worlds(before) if number % self.every == 0 else {}
        marks = {id(each): len(each.frames) for each in self.table.all}
        views = {each.seat: each.view for each in self.table.all}
        done = player.act(action.to_json())
        assert done["type"] == "done", (done, action)
        self.table.follow(done["number"])
        after = self.progress
        entry = Entry("", done["number"], seat, "person", action.to_json(), None, 0.0)
        for each in self.table.all:
            for text in each.frames[marks[id(each)] :]:
                self.check_frame(each, text)
                if json.loads(text)["type"] == "update":
                    wanted = update_for(after, entry, each.seat, views[each.seat])
                    assert json.loads(text) == json.loads(json.dumps(wanted))
            twin = worlds.get(each.seat)
            if twin is not None:
                self.compare(twin, after, entry, each, views[each.seat])

    def choose(self, progress: Progress, player: Player) -> Action:
        """Mostly what leads to an end, sometimes anything that the client was told it may do."""
        assert player.seat is not None
        if self.random.random() < 0.15 and player.latest["legal"]:
            return Action.from_json(self.random.choice(player.latest["legal"]))
        return self.bots[player.seat].decide(progress.game.insight(player.seat))

    def other_worlds(self, progress: Progress) -> dict[int | None, Progress]:
        """For everybody who looks, a position that they cannot tell from the real one."""
        worlds: dict[int | None, Progress] = {}
        for each in self.table.all:
            twin = progress.fork()
            observer = -1 if each.seat is None else each.seat
            twin.game.kernel = resample_hidden(progress.game.kernel, observer, f"{progress.number} {observer}")
            assert bytes_of(position_for(twin, each.seat)) == bytes_of(position_for(progress, each.seat))
            self.checked += 1
            self.changed += position(twin.game.kernel) != position(progress.game.kernel)
            worlds[each.seat] = twin
        return worlds

    def compare(self, twin: Progress, after: Progress, entry: Entry, player: Player, view: Message) -> None:
        """What taught nobody anything looks the same in the other world."""
        kernel = twin.game.kernel
        try:
            kernel.check(entry.seat, kernel.rules.from_action(Action.from_json(entry.body)))
        except ValueError:
            assert entry.seat != player.seat
            return
        twin.follow(entry)
        if after.game.kernel.learned or twin.game.kernel.learned:
            return
        assert bytes_of(update_for(twin, entry, player.seat, view)) == bytes_of(
            update_for(after, entry, player.seat, view)
        )

    # One frame

    def check_snapshot(self, player: Player) -> None:
        for text in player.frames:
            self.check_frame(player, text)

    def check_frame(self, player: Player, text: str) -> None:
        row = self.server.table(player.game).row
        assert row.seed not in text
        assert not any(each.token is not None and each.token in text for each in self.table.players)
        message = json.loads(text)
        for event in message.get("events", ()):
            self.check_event(player.seat, event)
        view = message.get("view", {})
        if "own" in view:
            assert player.seat is not None
            assert view["own"] == json.loads(json.dumps(self.progress.game.view(player.seat).to_json()["own"]))
        assert view.get("seat", player.seat) == player.seat
        if message["type"] == "table":
            assert set(message["table"]["config"]) <= {"modules", "players", "options", "target", "commitment"}
        if player.seat is None:
            assert not message.get("legal")
            assert not message.get("why_not")
            assert not message.get("prices")

    def check_event(self, seat: int | None, event: Message) -> None:
        kind = KINDS[event["event"]]
        hidden = {field.name for field in kind.private}
        witnesses = {event[name] for name in kind.seen_by}
        told = {"event", *(field.name for field in kind.public)}
        assert set(event) == (told | hidden if seat is not None and seat in witnesses else told)
        self.private += bool(hidden)


def bytes_of(told: Message) -> bytes:
    return json.dumps(told, sort_keys=True).encode()


def observe(server: ServerHere, party: Gather, name: str, most: int, every: int) -> Observed:
    wanted = {**CONFIGURATIONS, **OTHERS}[name]
    players = 2 if "two_player" in wanted["modules"] else 4
    table = party(server).gather(players, **wanted).begin()
    table.watch()
    game = Observed(server, table, name, every)
    game.play(most)
    assert game.changed > game.checked // 4, "the comparison proves nothing"
    for player in table.all:
        fresh = Player(server.address, player.game, player.token).open()
        assert player.view == fresh.view
        fresh.close()
    return game


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_no_frame_tells_what_is_hidden(light: ServerHere, party: Gather, name: str) -> None:
    game = observe(light, party, name, most=130, every=9)
    assert game.checked > 30


@pytest.mark.sweep
@pytest.mark.parametrize("name", [*CONFIGURATIONS, *OTHERS])
def test_no_frame_of_a_whole_game_tells_what_is_hidden(light: ServerHere, party: Gather, name: str) -> None:
    game = observe(light, party, name, most=20_000, every=3)
    assert game.progress.state == "finished"
    assert game.private > 0


def test_a_leak_would_be_noticed(light: ServerHere, party: Gather, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check itself is shown to work: a view that tells all hands is caught."""
    table = party(light).gather(4).begin()
    game = Observed(light, table, "leak", 1)
    game.play(60)
    told = position_for

    def leaky(progress: Progress, seat: int | None) -> Message:
        hands = [int(count) for count in progress.game.kernel.state.hand]
        return {**told(progress, seat), "hands": hands}

    monkeypatch.setitem(globals(), "position_for", leaky)
    with pytest.raises(AssertionError):
        for _ in range(10):
            game.other_worlds(game.progress)
            game.step(1)
