"""What is dealt anew does not depend on how it really lies: what a seat cannot tell apart gives the same position."""

from __future__ import annotations

import json

import pytest

from skerry import Action, Game
from skerry.engine.digest import position
from skerry.engine.insight import Insight
from skerry.engine.kernel import Kernel
from skerry.engine.resampling import resample_hidden
from skerry.engine.view import View
from tests.suites.configurations import Configuration, as_long, each
from tests.suites.player import Player

SPECTATOR = -1


@each()
def test_positions_that_look_alike_are_dealt_alike(configuration: Configuration) -> None:
    deal_and_compare(configuration, seed=21, every=60, most=as_long(900))


@pytest.mark.sweep
@each()
def test_positions_that_look_alike_are_always_dealt_alike(configuration: Configuration) -> None:
    for seed in range(22, 26):
        deal_and_compare(configuration, seed, every=9, most=5000)


def deal_and_compare(configuration: Configuration, seed: int, every: int, most: int) -> None:
    game = configuration.game(f"alike {seed}")
    for number, _ in enumerate(Player(seed).play(game, most)):
        if number % every == 0 and not game.over:
            for observer in (SPECTATOR, *range(game.players)):
                twin = resample_hidden(game.kernel, observer, f"twin {number}")
                assert dealt(game.kernel, observer) == dealt(twin, observer)
                if observer != SPECTATOR:
                    compare_insights(game.kernel, twin, observer)


def dealt(kernel: Kernel, observer: int) -> dict[str, object]:
    return position(resample_hidden(kernel, observer, "same seed"))


def compare_insights(kernel: Kernel, twin: Kernel, observer: int) -> None:
    real = Insight(kernel, observer)
    other = Insight(twin, observer)
    assert real.codes == other.codes
    assert position(real.likeness) == position(other.likeness)
    assert position(real.world("some world")) == position(other.world("some world")) == dealt_as(kernel, observer)


def dealt_as(kernel: Kernel, observer: int) -> dict[str, object]:
    """What the likeness stands for is dealt as the real position would be."""
    return position(resample_hidden(kernel, observer, "some world"))


@each()
def test_worlds_that_went_on_alike_are_dealt_alike(configuration: Configuration) -> None:
    go_on_and_compare(configuration, seed=31, most=as_long(700))


@pytest.mark.sweep
@each()
def test_worlds_that_went_on_alike_are_always_dealt_alike(configuration: Configuration) -> None:
    for seed in range(32, 36):
        go_on_and_compare(configuration, seed, most=5000)


def go_on_and_compare(configuration: Configuration, seed: int, most: int) -> None:
    """Two worlds with the same chance, until the observer sees a difference: what was drawn, stolen and put away unseen
    by then leaves no trace in what is dealt anew."""
    game = configuration.game(f"beside {seed}")
    player = Player(seed)
    observer = 0
    beside: Kernel | None = None
    compared = 0
    for _ in range(most):
        if game.over:
            break
        if beside is None:
            observer = (observer + 1) % game.players
            beside = resample_hidden(game.kernel, observer, f"{seed} {game.length}")
            beside.state.random = game.kernel.state.random.copy()
        seat = player.seat(game)
        action = player.choose(game, seat)
        alike = plays_alike(game, beside, observer, seat, action)
        if not alike:
            beside = None
        elif game.length % 7 == 0 and not game.over:
            compared += 1
            assert dealt(game.kernel, observer) == dealt(beside, observer)
    assert compared > 10


def plays_alike(game: Game, beside: Kernel, observer: int, seat: int, action: Action) -> bool:
    """Play in both worlds, and tell whether all looks the same to the observer afterwards."""
    code = game.kernel.rules.from_action(action)
    kind = game.kernel.rules.action(action.kind)
    top = beside.top()
    possible = top.asks(seat) and kind.allows(beside, seat, top, code)
    events = game.apply(seat, action)
    if not possible:
        return False
    beside.play(seat, code)
    seen = [event.to_json(observer) for event in events]
    if seen != [event.to_json(observer) for event in beside.log.events(beside.rules)]:
        return False
    return json.dumps(View(game.kernel, observer).to_json()) == json.dumps(View(beside, observer).to_json())
