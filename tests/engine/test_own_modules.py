"""Modules of one's own, handed to `Game.new` as objects."""

from __future__ import annotations

import pytest

from skerry import ConfigError, Game
from skerry.engine.action import ActionKind, Codes
from skerry.engine.decision import Decision
from skerry.engine.kernel import Kernel
from skerry.engine.module import Module
from skerry.engine.rules import Rules


class Wave(ActionKind):
    """Something to do that changes nothing."""

    def add_legal(self, kernel: Kernel, seat: int, decision: Decision, codes: Codes) -> None:
        codes.add(self.code())


class Waving(Module):
    """Keeps its action for itself, as nothing forbids."""

    def __init__(self, name: str = "waving") -> None:
        super().__init__(name)
        self.wave = Wave(name)

    def declare(self, rules: Rules) -> None:
        rules.add_action(self.wave, "action")


class Nameless(Module):
    def __init__(self) -> None:
        pass


def test_one_object_serves_all_games_of_a_configuration() -> None:
    waving = Waving()
    games = [Game.new(["base", waving], players=4, seed=seed) for seed in range(3)]
    assert len({id(game.kernel.rules) for game in games}) == 1
    assert Game.replay(games[0].record(), [waving]).state_digest() == games[0].state_digest()


@pytest.mark.parametrize(
    ("modules", "players", "options"),
    [
        (["base"], 5, {}),
        (["harbormaster"], 4, {}),
        (["cities_and_knights"], 4, {}),
        (["base"], 4, {"target": 12}),
    ],
)
def test_an_object_cannot_be_part_of_two_configurations(
    modules: list[str], players: int, options: dict[str, object]
) -> None:
    waving = Waving()
    game = Game.new(["base", waving], players=4, seed="1")
    joined = waving.joined
    with pytest.raises(ConfigError, match="waving is part of another configuration"):
        Game.new([*modules, waving], players=players, options=options)
    assert waving.joined is joined
    assert Game.replay(game.record(), [waving]).state_digest() == game.state_digest()
    Game.new([*modules, Waving()], players=players, options=options)


def test_an_object_has_its_place_among_others() -> None:
    one, other = Waving("one"), Waving("other")
    Game.new(["base", one, other], players=4, seed="1")
    for mine in ([other, one], [other], [one, Waving("third")]):
        with pytest.raises(ConfigError, match="part of another configuration"):
            Game.new(["base", *mine], players=4)


def test_an_object_belongs_to_a_map() -> None:
    waving = Waving()
    isle = "name isle\nrow 0 offset 1: forest:9 hill:6\nrow 1 offset 0: field:4 desert pasture:10\n"
    Game.new(["base", waving], players=3, seed="1", board=isle)
    Game.new(["base", waving], players=3, seed="2", board=isle)
    with pytest.raises(ConfigError, match="part of another configuration"):
        Game.new(["base", waving], players=3)


def test_names_of_own_modules_are_their_own() -> None:
    waving = Waving()
    for modules in ([waving, waving], [Waving(), Waving()]):
        with pytest.raises(ConfigError, match="already a module waving"):
            Game.new(["base", *modules], players=4)
    with pytest.raises(ConfigError, match="already a module rivers"):
        Game.new(["base", Waving("rivers")], players=4)
    with pytest.raises(ConfigError, match="Nameless has no name"):
        Game.new(["base", Nameless()], players=4)


def test_routes_of_which_a_module_of_ones_own_may_read_the_length_are_measured_at_once() -> None:
    assert Game.new(["new_shores"], players=4).kernel.rules.routes_may_wait
    assert not Game.new(["new_shores", Waving()], players=4).kernel.rules.routes_may_wait
