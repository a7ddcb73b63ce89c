"""The module contract: hooks nobody overrides cost nothing, and a module in plain Python is as good as any."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import suppress

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from skerry import ConfigError, Game, IllegalAction
from skerry.catalog import judge
from skerry.cli.table_picture import board_picture
from skerry.engine.cards import hand_limit
from skerry.engine.kernel import Kernel
from skerry.engine.module import HOOKS, Hooks, Module, overrides
from skerry.engine.progress import progress_of, prospects_of
from skerry.engine.resampling import resample_hidden
from tests.suites.player import Player, play_to
from tests.suites.test_non_interference import compare
from tests.suites.toys import HandLimit, Lamps, Routes, recording_module

# What is asked of every module, whether it overrides it or not.
ASKED_OF_ALL = {"declare", "tune", "most_points"}


def test_every_hook_of_the_contract_has_a_list() -> None:
    methods = {name for name, value in vars(Module).items() if callable(value) and not name.startswith("_")}
    # A compiled class has places for what it declares in the place of annotations.
    places = {name for name, value in vars(Hooks).items() if not callable(value) and not name.startswith("_")}
    lists = places | set(getattr(Hooks, "__annotations__", {}))
    assert methods - ASKED_OF_ALL == set(HOOKS) == lists


def test_a_hook_nobody_overrides_is_an_empty_list() -> None:
    rules = Game.new(["base", Module("toy_nothing")], 4).kernel.rules
    base = rules.modules[0]
    for hook in HOOKS:
        assert list(getattr(rules, hook)) == ([base] if overrides(base, hook) else []), hook
    assert len(rules.adjust_yield) == 0
    assert len(rules.adjust_route_weight) == 0


def test_a_list_holds_exactly_the_modules_that_override_the_hook_in_order() -> None:
    first, second, routes = HandLimit("toy_first", 8), HandLimit("toy_second", 9), Routes()
    game = Game.new(["base", first, routes, second], 4, seed="order")
    assert list(game.kernel.rules.adjust_hand_limit) == [first, second]
    assert list(game.kernel.rules.adjust_route_break) == [routes]
    assert hand_limit(game.kernel, 0) == 9, "the later module has the last word"


@pytest.mark.many
def test_each_hook_is_called_when_it_is_overridden() -> None:
    calls: Counter[str] = Counter()
    for modules, players, options in RECORDED:
        if judge(modules, players).playable:
            recorder, called = recording_module()
            game = Game.new([*modules, recorder], players, seed="hooks", options=options)
            player = Player(41)
            for _ in range(8):
                ask_for_everything(game)
                play_to(game, player, 25)
            resample_hidden(game.kernel, 0, "another")
            play_to(game, player, 2500)
            assert (game.ending is not None) == game.over
            board_picture(game.view(None))
            progress_of(game.kernel, 0, 1000)
            prospects_of(game.kernel, 0)
            calls += called
    assert [hook for hook in HOOKS if calls[hook] == 0] == []


# Games that together come by every place where the rules ask modules.
RECORDED: tuple[tuple[list[str], int, dict[str, object]], ...] = (
    (["base"], 4, {}),
    (["base"], 6, {"five_six_turn": "paired"}),
    (["base"], 3, {"board": "drafted"}),
    (["event_cards"], 3, {}),
    (["two_player"], 2, {}),
    (["new_shores"], 4, {}),
    (["rivers"], 4, {}),
    (["fog_islands"], 4, {}),
    (["fishermen", "new_world"], 3, {}),
    (["desert_dragons"], 4, {}),
    (["cities_and_knights"], 4, {}),
    (["cities_and_knights", "two_player"], 2, {}),
    (["cities_and_knights", "barbarian_attack"], 4, {"hand_limit": 40}),
)


def ask_for_everything(game: Game) -> None:
    """Refusals ask modules for reasons, too."""
    rules = game.kernel.rules
    for number in range(game.action_count):
        with suppress(IllegalAction):
            game.kernel.check(game.actors[0], rules.decode(number))


def test_a_module_that_changes_nothing_leaves_the_game_as_it_is() -> None:
    recorder, _ = recording_module()
    with_it = play_to(Game.new(["base", recorder], 4, seed="same"), Player(42), 800)
    without = play_to(Game.new(["base"], 4, seed="same"), Player(42), 800)
    assert with_it.actions() == without.actions()
    assert with_it.view(None).to_json() == without.view(None).to_json()


@pytest.fixture
def lit() -> Game:
    """A game with a module that has its own state, action, points, event and part of the view."""
    return Game.new(["base", Lamps()], 4, seed="lamps")


def test_a_module_in_plain_python_plays_full_games(lit: Game) -> None:
    seen = [event for _, _, events in Player(43).play(lit) for event in events if event.kind == "lamp_lit"]
    assert lit.over
    assert seen
    lamps = lit.view(None).to_json()["lamps"]["lit"]
    assert sum(lamps) == len(seen)
    winner = lit.winner
    assert winner is not None
    assert lit.scores()[winner] >= 10
    owner = seen[0].public["seat"]
    assert "count" in seen[0].to_json(owner)
    assert "count" not in seen[0].to_json((owner + 1) % 4)


def test_its_actions_have_ids_and_json_and_its_state_is_copied_replayed_and_undone(lit: Game) -> None:
    player = Player(44)
    seat, action = next((seat, action) for seat, action, _ in player.play(lit) if action.kind == "light_lamp")
    before = lit.copy()
    assert lit.can_undo(seat)
    lit.undo(seat)
    assert lit.state_digest() != before.state_digest()
    lit.apply(seat, action)
    assert lit.state_digest() == before.state_digest()
    assert lit.decode(lit.encode(action)) == action
    record = json.loads(json.dumps(lit.record()))
    assert Game.replay(record, [Lamps()]).state_digest() == lit.state_digest()
    with pytest.raises(ConfigError):
        Game.replay(record)
    play_to(before, Player(45), 100)
    assert lit.view(None).to_json()["lamps"] != before.view(None).to_json()["lamps"]


def test_nothing_leaks_beside_a_module_of_ones_own(lit: Game) -> None:
    player = Player(46)
    for step in range(10):
        play_to(lit, player, 20)
        assert not lit.over
        for seat in range(4):
            compare(lit.kernel, resample_hidden(lit.kernel, seat, str(step)), seat)


def test_an_action_or_decision_cannot_be_declared_twice() -> None:
    with pytest.raises(ConfigError, match="light_lamp"):
        Game.new(["base", Lamps(), Lamps("more_lamps")], 4)


def test_what_a_module_adds_to_claims_is_paid_by_the_bank() -> None:
    class Gift(Module):
        """A wool for seat 2 on every number but a seven."""

        def add_claims(self, kernel: Kernel, number: i64, claims: vec[i64]) -> None:
            claims[2 * kernel.state.kinds + 2] += 1

    game = Game.new(["base", Gift("toy_gift")], 4, seed="gift")
    gifts = 0
    for _, action, events in Player(47).play(game, 120):
        if action.kind == "roll" and game.kernel.state.number != 7:
            gained = [e.public for e in events if e.kind == "gained" and e.public["seat"] == 2]
            assert any(told["card"] == "wool" for told in gained)
            gifts += 1
    assert gifts > 3
