"""Games of four scenarios of Traders & Barbarians with `cities_and_knights`, held against the rules of the meeting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping

import pytest

from skerry import ConfigError, Game
from tests.suites.books import Json
from tests.suites.fish_knight_oracle import CaravanKnights, FishKnights
from tests.suites.land_knight_oracle import LandKnights, RiverKnights, WagonKnights
from tests.suites.refereeing import Chooser, plain

MOST_ACTIONS = 3000
RARELY = {"offer_trade": 30, "end_turn": 6, "bank_trade": 3, "feed_wagon": 3}
# Gold is kept and knights are seldom awake, so that cities are lost and ransomed.
THRIFTY = {"offer_trade": 60, "end_turn": 6, "buy_with_gold": 40, "bank_trade": 6, "activate_knight": 8}
Referee = Callable[[int, Collection[str], Json], LandKnights]
REFEREES: Mapping[str, tuple[Referee, Mapping[str, int]]] = {
    "fishermen": (FishKnights, RARELY),
    "rivers": (RiverKnights, THRIFTY),
    "caravans": (CaravanKnights, RARELY),
    "traders_and_barbarians": (WagonKnights, RARELY),
}
ROWS: tuple[tuple[tuple[str, ...], int], ...] = (((), 3), ((), 4), (("friendly_robber",), 4), (("harbormaster",), 3))
# Scenario by scenario the targets with Cities & Knights; who is not named here cannot be played together.
SEA_TARGETS = {
    "fishermen": {
        "new_shores": 16,
        "four_islands": 15,
        "fog_islands": 14,
        "through_the_desert": 16,
        "forgotten_tribe": 15,
        "cloth_for_catan": 16,
        "wonders": 12,
        "new_world": 14,
    },
    "rivers": dict.fromkeys(("new_shores", "fog_islands", "through_the_desert", "forgotten_tribe", "new_world"), 15),
    "caravans": {
        "new_shores": 18,
        "four_islands": 17,
        "through_the_desert": 18,
        "forgotten_tribe": 17,
        "new_world": 16,
    },
    "traders_and_barbarians": {"new_shores": 17, "through_the_desert": 17},
    "barbarian_attack": {},
}
SCENARIOS = (*SEA_TARGETS["fishermen"], "pirate_islands")


def referee(scenario: str, variants: tuple[str, ...], players: int, seed: str, most: int) -> Counter[str]:
    make, rarely = REFEREES[scenario]
    game = Game.new([scenario, "cities_and_knights", *variants], players, seed)
    public: Json = game.view(None).to_json()
    books, chooser = make(players, variants, public), Chooser(seed, rarely)
    last: Json = {"kind": "", "card": ""}
    while not game.over and game.length < most:
        was, seat = books.position(public), game.actors[0]
        views = {at: game.view(at).to_json() for at in {seat, public["active"]}}
        legal = game.legal_actions(seat)
        books.check_position(was)
        books.judge(books.position(public), views, plain(legal), last)
        action = chooser.choose(legal)
        events = [event.to_json(None) for event in game.apply(seat, action)]
        public, last = game.view(None).to_json(), action.to_json()
        books.take_in(was, books.position(public), seat, last, events)
    books.check_position(books.position(public))
    return books.seen


@pytest.mark.many
@pytest.mark.parametrize("scenario", REFEREES)
@pytest.mark.parametrize(("variants", "players"), ROWS)
def test_a_game_follows_the_rules(scenario: str, variants: tuple[str, ...], players: int) -> None:
    """FISHCK, RIVRCK, CARVCK and TRADCK."""
    seen = referee(scenario, variants, players, "land", 400)
    assert seen["roll"] > 20


@pytest.mark.sweep
@pytest.mark.parametrize("scenario", REFEREES)
def test_many_games(scenario: str) -> None:
    for number in range(8):
        variants, players = ROWS[number % len(ROWS)]
        referee(scenario, variants, players, f"land {number}", MOST_ACTIONS)


@pytest.mark.parametrize("scenario", SEA_TARGETS)
def test_targets_at_sea(scenario: str) -> None:
    """FISHCKSEA-01, -02, RIVRCKSEA-01, -02, CARVCKSEA-01, -02, TRADCKSEA-01, -02, VARX-04."""
    for sea in SCENARIOS:
        modules = [scenario, "cities_and_knights", sea]
        if sea not in SEA_TARGETS[scenario]:
            with pytest.raises(ConfigError):
                Game.new(modules, 3, "targets")
            continue
        public: Json = Game.new(modules, 3, "targets").view(None).to_json()
        assert {told["target"] for told in public["seats"]} == {SEA_TARGETS[scenario][sea]}, sea


@pytest.mark.parametrize(("scenario", "land"), [("rivers", "swamp"), ("caravans", "oasis")])
def test_where_the_robber_of_the_forgotten_tribe_starts(scenario: str, land: str) -> None:
    """RIVRCKSEA-03, CARVCKSEA-04."""
    public: Json = Game.new([scenario, "cities_and_knights", "forgotten_tribe"], 4, "start").view(None).to_json()
    board = public["board"]
    assert board["terrain"][board["robber"]] == land
