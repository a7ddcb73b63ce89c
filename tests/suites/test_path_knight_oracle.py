"""Games of `barbarian_attack` with `cities_and_knights`, held against the rules of both and of their combination."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import Game
from tests.suites.path_knight_battles import Place
from tests.suites.path_knight_oracle import PathKnights
from tests.suites.refereeing import Chooser, plain

MOST_ACTIONS = 1500
RARELY = {"offer_trade": 30, "end_turn": 6, "end_rides": 4, "bank_trade": 3, "build_road": 3}
ROWS = (
    ((), 3),
    ((), 4),
    (("friendly_robber",), 4),
    (("harbormaster",), 3),
)
# What has to come up in the games of the sweep.
EXERCISED = (
    "battle",
    "long ride",
    "displace_knight",
    "retreat",
    "must leave the castle",
    "landing",
    "nothing lands on a 7",
    "hex conquered by this roll",
    "take_prisoner",
    "send_bishop",
    "welcome_deserter",
    "improve",
    "hit 1 -> 0",
    "hit 2 -> 1",
)


def referee(variants: tuple[str, ...], players: int, seed: str, most: int = MOST_ACTIONS) -> Counter[str]:
    game = Game.new(["barbarian_attack", "cities_and_knights", *variants], players, seed)
    public = game.view(None).to_json()
    books = PathKnights(players, variants, public)
    chooser = Chooser(seed, RARELY)
    while not game.over and game.length < most:
        was, seat = Place(public), game.actors[0]
        view, legal = game.view(seat).to_json(), game.legal_actions(seat)
        books.check_position(was)
        books.check_options(was, view, plain(legal))
        books.check_cards(was, view, plain(legal))
        action = chooser.choose(legal)
        events = [event.to_json(None) for event in game.apply(seat, action)]
        public = game.view(None).to_json()
        books.follow(was, Place(public), seat, action.to_json(), events)
    books.check_position(Place(public))
    return books.seen


@pytest.mark.many
@pytest.mark.parametrize(("variants", "players"), ROWS)
def test_a_game_follows_the_rules(variants: tuple[str, ...], players: int) -> None:
    """BARBCK-01 to BARBCK-51."""
    seen = referee(variants, players, "paths", 500)
    assert seen["asked action"] > 50


@pytest.mark.sweep
def test_many_games_meet_every_rule() -> None:
    seen: Counter[str] = Counter()
    for number in range(12):
        variants, players = ROWS[number % len(ROWS)]
        seen += referee(variants, players, f"paths {number}")
    assert not [name for name in EXERCISED if not seen[name]]
