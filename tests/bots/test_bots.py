"""Bots by name: the same seed plays the same game, and every configuration is played to its end."""

from __future__ import annotations

from collections import Counter
from statistics import median

import pytest

from skerry import Action, Game
from skerry.bots import BOTS, Bot, make_bot
from skerry.engine.errors import ConfigError
from skerry.engine.view import View
from tests.bots.matches import play, seated, wins
from tests.suites.configurations import Configuration, each


def test_an_unknown_name_is_refused_with_a_suggestion() -> None:
    with pytest.raises(ConfigError, match="no bot 'Medum'; did you mean medium"):
        make_bot("Medum", "1")
    with pytest.raises(ConfigError, match="no bot 'clever'; there are easy, medium, hard, random, greedy"):
        make_bot("clever", "1")


@pytest.mark.parametrize("name", sorted(BOTS))
def test_every_bot_bears_its_name_and_is_described_in_one_line(name: str) -> None:
    assert make_bot(name, "1").name == name
    assert BOTS[name].description
    assert "\n" not in BOTS[name].description


def actions_of(names: list[str], seed: str) -> list[tuple[int, Action]]:
    return play(Game.new(seed="determinism"), seated(names, seed)).actions()


@pytest.mark.parametrize("names", [["random"] * 4, ["greedy"] * 4, ["greedy", "random"] * 2], ids="-".join)
def test_the_same_seed_plays_the_same_game(names: list[str]) -> None:
    assert actions_of(names, "a") == actions_of(names, "a")


def test_another_seed_plays_another_random_game() -> None:
    assert actions_of(["random"] * 4, "a") != actions_of(["random"] * 4, "b")


def test_to_the_random_bot_all_offers_together_are_one_choice() -> None:
    bot = make_bot("random", "offers")
    view = Game.new(seed=1).view(0)
    offers = [Action("offer_trade", {"give": {"wood": 1}, "want": {"ore": count}}) for count in range(1, 51)]
    picks = Counter(bot.choose(view, [*offers, Action("end_turn"), Action("buy_card")]).kind for _ in range(3000))
    assert set(picks) == {"offer_trade", "end_turn", "buy_card"}
    assert all(900 < count < 1100 for count in picks.values())


@pytest.mark.many
@each()
def test_bots_play_every_configuration_to_its_end(configuration: Configuration) -> None:
    names = ["greedy" if seat % 2 == 0 else "random" for seat in range(configuration.players)]
    play(configuration.game("bots"), seated(names, configuration.name))


@pytest.mark.sweep
@each()
def test_greedy_bots_play_every_configuration_to_its_end(configuration: Configuration) -> None:
    for seed in range(20):
        play(configuration.game(f"greedy {seed}"), seated(["greedy"] * configuration.players, seed))


@pytest.mark.many
def test_greedy_mostly_beats_three_random_bots() -> None:
    """By chance it would win ten of these games."""
    assert wins("greedy", "random", games=40, enough=28) == 28


@pytest.mark.many
def test_four_greedy_bots_finish_in_the_time_that_good_players_take() -> None:
    turns = [play(Game.new(seed=f"four {n}"), seated(["greedy"] * 4, n)).turn for n in range(20)]
    assert median(turns) <= 120


class Patient(Bot):
    """Somebody's own bot: does what must be done and nothing else."""

    def __init__(self) -> None:
        super().__init__("patient")
        self.asked: Counter[str] = Counter()

    def choose(self, view: View, actions: list[Action]) -> Action:
        self.asked[view.decision] += 1
        idle = [action for action in actions if action.kind in ("end_turn", "decline", "roll")]
        return (idle or actions)[0]


def test_a_bot_written_in_plain_python_plays_along() -> None:
    own = Patient()
    game = play(Game.new(players=3, seed="own bot"), [own, make_bot("greedy", "1"), make_bot("greedy", "2")])
    assert game.winner in (1, 2)
    assert own.asked["found_building"] == 2
    assert own.asked["action"] > 5


def test_a_bot_without_a_choice_of_its_own_says_so() -> None:
    game = Game.new(seed=1)
    with pytest.raises(NotImplementedError, match="the bot mute needs its own choose"):
        Bot("mute").choose(game.view(0), game.legal_actions(0))
