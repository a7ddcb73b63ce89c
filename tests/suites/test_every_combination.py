"""Whatever the rules let people play together is played to its end and keeps the contract of the engine."""

from __future__ import annotations

import json

import pytest

from skerry import Game
from skerry.catalog import judge
from skerry.catalog.combinations import NO, Combination, load_combinations
from skerry.catalog.sets import legal_sets
from skerry.engine.event import Event
from tests.bots.matches import play, seated
from tests.suites.combined import each_meeting_with_a_variant, each_set_once, every_configuration
from tests.suites.configurations import Configuration
from tests.suites.invariants import Invariants
from tests.suites.player import MOST_ACTIONS, Player
from tests.suites.test_contract import BEGINNING, LOOK_AT_ONE_OF, check_ending
from tests.suites.test_non_interference import play_and_compare

CHECK_WHOLE_AT = (60, 240, 700)

ONCE = [*each_set_once(), *each_meeting_with_a_variant()]
TOGETHER = [row for row in each_set_once() if len(row.modules) > 1]
EVERY = list(every_configuration())
CELLS = [row for row in load_combinations().rows if row.section in ("pairs", "triples")]


def test_the_catalog_holds_every_configuration_of_the_rules() -> None:
    assert len(legal_sets()) == 94
    assert len(EVERY) == 2200
    assert all(judge(row.modules, row.players).playable for row in EVERY)


@pytest.mark.many
@pytest.mark.parametrize("row", ONCE, ids=[row.name for row in ONCE])
def test_every_set_plays_a_game_to_its_end(row: Configuration) -> None:
    play_watched(row, "once")


@pytest.mark.many
@pytest.mark.parametrize("row", TOGETHER, ids=[row.name for row in TOGETHER])
def test_no_set_tells_what_is_hidden(row: Configuration) -> None:
    play_and_compare(row, seed=21, every=80, most=700)


@pytest.mark.rule("VARX-01", "VARX-05", "VARX-09", "VARX-10")
@pytest.mark.parametrize("row", CELLS, ids=["+".join(row.modules) for row in CELLS])
def test_no_cell_of_the_tables_is_forgotten(row: Combination) -> None:
    """What the table calls playable has a board and begins; what it does not is refused with a reason."""
    for players in row.players or (2, 3, 4):
        verdict = judge(row.modules, players)
        if row.status == NO:
            assert not verdict.legal
            assert verdict.reason is not None
        else:
            assert verdict.playable
            assert verdict.status == row.status
            assert not Game.new(row.modules, players, "cell").over


@pytest.mark.sweep
@pytest.mark.parametrize("row", EVERY, ids=[row.name for row in EVERY])
def test_every_configuration_plays_three_games_and_one_of_bots(row: Configuration) -> None:
    for seed in ("one", "two", "three"):
        play_watched(row, seed)
    check_ending(play(row.game("bots"), seated(["easy"] * row.players, row.name)))


def play_watched(row: Configuration, seed: str) -> None:
    """Invariants at every action first and now and then later; copy, record, views and JSON at some of them."""
    game = row.game(f"together {seed}")
    watch = Invariants(game)
    watch.check(game, [])
    unseen: list[Event] = []
    for number, (_, _, events) in enumerate(Player(len(seed)).play(game)):
        unseen += events
        watch.follow(game, unseen, number < BEGINNING or number % LOOK_AT_ONE_OF == 0)
        if number in CHECK_WHOLE_AT:
            check_whole(game)
    assert game.over, f"not over after {MOST_ACTIONS} actions"
    check_ending(game)


def check_whole(game: Game) -> None:
    """A copy, a replayed record and what each seat sees are as they should be."""
    digest = game.state_digest()
    assert game.copy().state_digest() == digest
    assert Game.replay(json.loads(json.dumps(game.record()))).state_digest() == digest
    for seat in (None, *range(game.players)):
        json.dumps(game.view(seat).to_json())
    assert game.state_digest() == digest
