"""Games of `barbarian_attack` on maps of Seafarers, held against a referee that was written from the rules alone."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import Game
from tests.suites.barbsea_oracle import Referee
from tests.suites.books import Json
from tests.suites.refereeing import Chooser, Row, plain
from tests.suites.seamap_cells import PLAYED

MODULE = "barbarian_attack"
RARELY = {
    "end_turn": 5,
    "offer_trade": 80,
    "bank_trade": 3,
    "move_ship": 6,
    "buy_with_gold": 3,
    "build_road": 4,
    "buy_card": 3,
}
EACH_SCENARIO = pytest.mark.parametrize("scenario", PLAYED[MODULE])
MOST_ACTIONS, SHORT = 2500, 250


def told(game: Game, seat: int | None) -> Json:
    return game.view(seat).to_json()


def referee_game(row: Row, scenario: str, seed: str, most: int) -> Counter[str]:
    """Play a game and hold every action against the rules."""
    game = Row(row.name, (scenario, *row.modules), row.players, row.options).begin(MODULE, seed)
    chooser = Chooser(seed, RARELY)
    before = told(game, None)
    referee = Referee(scenario, row.players, before, row.modules)
    for _ in range(most):
        if game.over:
            break
        seat = game.actors[0]
        actions = game.legal_actions(seat)
        referee.check_options(told(game, seat), plain(actions), seat)
        action = chooser.choose(actions)
        events = [event.to_json(None) for event in game.apply(seat, action)]
        after = told(game, None)
        referee.follow(action.to_json(), events, before, after)
        referee.check_expelled(before, events)
        referee.check_production(action.to_json(), events, before, after)
        referee.check_position(after)
        before = after
    return referee.seen


@pytest.mark.many
@EACH_SCENARIO
@pytest.mark.parametrize("players", [3, 4])
def test_games_follow_the_rules_of_the_combination(scenario: str, players: int) -> None:
    referee_game(Row("", players=players), scenario, f"short {players}", SHORT)


@pytest.mark.many
@EACH_SCENARIO
def test_games_of_two_follow_them_too(scenario: str) -> None:
    if scenario != "pirate_islands":
        referee_game(Row("", ("two_player",), 2), scenario, "short 2", SHORT)


@pytest.mark.sweep
@EACH_SCENARIO
@pytest.mark.parametrize("variant", ["friendly_robber", "harbormaster"])
def test_long_games_with_variants_follow_them_too(scenario: str, variant: str) -> None:
    for players in (3, 4):
        seen = referee_game(Row("", (variant,), players), scenario, f"long {players}", MOST_ACTIONS)
        assert seen["landed"], "nobody has landed"


@pytest.mark.sweep
@EACH_SCENARIO
@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_games_follow_the_rules_of_the_combination(scenario: str, players: int) -> None:
    if (scenario, players) != ("pirate_islands", 2):
        row = Row("", ("two_player",) if players == 2 else (), players)
        for seed in range(20):
            referee_game(row, scenario, f"sweep {seed}", MOST_ACTIONS)
