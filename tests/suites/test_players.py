"""Bots of every kind at one table, in every configuration: games end, and who plans wins them."""

from __future__ import annotations

import pytest

from skerry.bots import Bot
from tests.bots.matches import play, play_on, seated
from tests.bots.thinking import BRIEF, planner
from tests.suites.configurations import Configuration, as_long, each

KINDS = ("medium", "greedy", "random", "easy")
# Of a game that is only begun.
ACTIONS = as_long(60)
GAMES = 100
NEEDED = 95


@pytest.mark.many
@each()
def test_bots_of_every_kind_come_to_an_end_together(configuration: Configuration) -> None:
    names = [KINDS[seat % len(KINDS)] for seat in range(configuration.players)]
    play(configuration.game("every kind"), seated(names, configuration.name))


@each()
def test_a_planner_finds_its_way_in_games_that_it_does_not_know(configuration: Configuration) -> None:
    """Within a budget that is fit for an interpreted engine; it only has to do something legal, again and again."""
    bots: list[Bot] = [planner("way", BRIEF), *seated(["random"] * (configuration.players - 1), "way")]
    assert play_on(configuration.game("way"), bots, ACTIONS) > ACTIONS / 2


@pytest.mark.sweep
@pytest.mark.strength
@each()
def test_medium_beats_random_bots_in_95_of_100_games(configuration: Configuration) -> None:
    won = 0
    for number in range(GAMES):
        own = number % configuration.players
        names = ["medium" if seat == own else "random" for seat in range(configuration.players)]
        game = play(configuration.game(f"planned {number}"), seated(names, number))
        won += game.winner == own
    assert won >= NEEDED
