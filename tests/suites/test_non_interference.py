"""Nothing leaks: deal anew what a seat cannot see, and its view and legal actions do not change by one byte."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from librt.vecs import vec

from skerry import Action, Game
from skerry.engine.digest import position
from skerry.engine.event import EVENT_KINDS, Event
from skerry.engine.kernel import Kernel
from skerry.engine.module import Module
from skerry.engine.resampling import resample_hidden
from skerry.engine.view import View
from tests.suites.configurations import Configuration, as_long, each
from tests.suites.player import Player, play_to

SPECTATOR = -1

# The rules and the map are public and shared; everything else in a view must be equal.
SHARED = {"rules", "topology"}


@each()
def test_views_and_legal_actions_do_not_depend_on_what_is_hidden(configuration: Configuration) -> None:
    play_and_compare(configuration, seed=11, every=45, most=as_long(900))


@pytest.mark.sweep
@each()
def test_views_and_legal_actions_never_depend_on_what_is_hidden(configuration: Configuration) -> None:
    for seed in range(12, 18):
        play_and_compare(configuration, seed, every=7, most=5000)


def play_and_compare(configuration: Configuration, seed: int, every: int, most: int) -> None:
    game = configuration.game(f"hidden {seed}")
    player = Player(seed)
    compared = 0
    changed = 0
    for number in range(most):
        if game.over:
            break
        seat = player.seat(game)
        action = player.choose(game, seat)
        # Open trades are where hands and talk meet: look there more often.
        if number % every == 0 or (game.decision == "answer_trade" and player.chance(every // 4 + 1)):
            for observer in (SPECTATOR, *range(game.players)):
                twin = resample_hidden(game.kernel, observer, f"other {seed} {number} {observer}")
                compare(game.kernel, twin, observer)
                compare_after(game, twin, observer, seat, action)
                compared += 1
                changed += hidden_differs(game.kernel, twin)
        game.apply(seat, action)
    assert changed > compared // 4, f"only {changed} of {compared} samples differ: the comparison proves nothing"


def compare(kernel: Kernel, twin: Kernel, observer: int) -> None:
    seen = View(kernel, observer)
    other = View(twin, observer)
    assert json.dumps(seen.to_json()) == json.dumps(other.to_json())
    for name, value in attributes(seen):
        if name in SHARED:
            assert getattr(other, name) is value
        else:
            assert plain(getattr(other, name)) == plain(value), name
    if observer != SPECTATOR:
        assert codes(kernel, observer) == codes(twin, observer)
    assert kernel.actors() == twin.actors()
    assert twin.state.random.seed != kernel.state.random.seed


def attributes(view: View) -> Iterator[tuple[str, object]]:
    for name in dir(view):
        if not name.startswith("_") and not callable(getattr(view, name)):
            yield name, getattr(view, name)


def plain(value: object) -> object:
    """Native arrays as lists."""
    return value if isinstance(value, (int, str, dict, bool)) else list(value)  # type: ignore[call-overload]


def codes(kernel: Kernel, seat: int) -> list[int]:
    found = kernel.find_legal(seat)
    return [int(found.items[i]) for i in range(found.count)]


def compare_after(game: Game, twin: Kernel, observer: int, seat: int, action: Action) -> None:
    """An action that teaches nothing new looks the same in both worlds, told as events and as a view."""
    code = game.kernel.rules.from_action(action)
    actor = twin.top()
    kind = game.kernel.rules.action(action.kind)
    if not (actor.asks(seat) and kind.allows(twin, seat, actor, code)):
        # A hidden card that is not there any more; only the hidden seat itself could tell.
        assert seat != observer
        return
    real = game.kernel.copy()
    real.play(seat, code)
    other = twin.copy()
    other.play(seat, code)
    assert all(int(count) >= 0 for count in other.state.hand)
    if not real.learned and not other.learned:
        told = None if observer == SPECTATOR else observer
        assert events_for(real, told) == events_for(other, told)
        assert json.dumps(View(real, observer).to_json()) == json.dumps(View(other, observer).to_json())
    elif real.learned != other.learned:
        # The only thing that may differ is that a hidden point ends the game in one of the worlds.
        assert real.state.winner != other.state.winner


def events_for(kernel: Kernel, seat: int | None) -> list[dict[str, object]]:
    return [event.to_json(seat) for event in kernel.log.events(kernel.rules)]


def hidden_differs(kernel: Kernel, twin: Kernel) -> bool:
    return position(kernel) != position(twin)


@each()
def test_only_witnesses_see_the_private_part_of_an_event(configuration: Configuration) -> None:
    game = configuration.game("events")
    kinds = {kind.name: kind for kind in EVENT_KINDS}
    private = 0
    for _, _, events in Player(13).play(game, 700):
        for event in events:
            kind = kinds[event.kind]
            public = {"event", *(field.name for field in kind.public)}
            hidden = {field.name for field in kind.private}
            witnesses = {event.public[name] for name in kind.seen_by} if hidden else set()
            assert set(event.private) == {seat for seat in witnesses if seat is not None}
            private += bool(hidden)
            for seat in (None, *range(game.players)):
                told = set(event.to_json(seat))
                assert told == (public | hidden if seat in witnesses and seat is not None else public)
    assert private > 0


@each()
def test_a_resampled_position_plays_on_to_an_end(configuration: Configuration) -> None:
    """What search bots do: from what one seat knows, on to the end of another game."""
    game = play_to(configuration.game("search"), Player(14), 150)
    for seat in range(game.players):
        twin = game.copy()
        twin.kernel = resample_hidden(game.kernel, seat, f"world {seat}")
        play_to(twin, Player(15), 60)
        state = twin.kernel.state
        assert all(int(count) >= 0 for count in state.hand)
        for kind in range(state.kinds):
            hands = sum(state.hand[owner * state.kinds + kind] for owner in range(state.seats))
            assert hands + state.bank[kind] == game.kernel.rules.bank_start[kind]


def test_a_leak_would_be_noticed() -> None:
    """The comparison itself is shown to work: a view that tells another hand is caught."""
    game = play_to(Game.new(["base"], 4, seed="leak"), Player(16), 120)
    rules = game.kernel.rules
    before = rules.add_to_view
    rules.add_to_view = vec[Module]([*before, _Leak("leak")])
    try:
        with pytest.raises(AssertionError):
            for seed in range(20):
                compare(game.kernel, resample_hidden(game.kernel, 0, str(seed)), 0)
    finally:
        rules.add_to_view = before


class _Leak(Module):
    def add_to_view(self, kernel: Kernel, seat: int, view: View) -> None:
        view.parts["leak"] = {"hand": [int(count) for count in kernel.state.hand]}


def _event(kind: str) -> Event:
    return Event(kind, {"thief": 0, "victim": 1}, {0: {"card": "wood"}, 1: {"card": "wood"}})


def test_a_spectator_sees_no_stolen_card() -> None:
    assert _event("stolen").to_json() == {"event": "stolen", "thief": 0, "victim": 1}
    assert _event("stolen").to_json(2) == {"event": "stolen", "thief": 0, "victim": 1}
    assert _event("stolen").to_json(1) == {"event": "stolen", "thief": 0, "victim": 1, "card": "wood"}
