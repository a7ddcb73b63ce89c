"""`greater_catan` in games of random players, held against a bookkeeping of its own after every action."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from skerry import Action
from tests.suites.books import Json
from tests.suites.greater_oracle import OWN_DECISIONS, Oracle
from tests.suites.refereeing import Chooser, Row, plain, views_of
from tests.suites.shores import Shore

ROWS = (
    Row("three", players=3),
    Row("four"),
    Row("fixed-3", players=3, options={"setup": "fixed"}),
    Row("fixed-4", options={"setup": "fixed"}),
    Row("friendly", ("friendly_robber",)),
    Row("events", ("event_cards",), 3),
    Row("harbormaster", ("harbormaster",)),
    Row("knights-3", ("cities_and_knights",), 3),
    Row("knights", ("cities_and_knights",)),
)
EACH_ROW = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
MOST_ACTIONS = 6_000
RARELY = {"offer_trade": 40, "end_turn": 4, "bank_trade": 3, "move_ship": 4, "buy_card": 4, "accept": 3}


class Sailor(Chooser):
    """Goes out to sea whenever it can."""

    def choose(self, actions: Sequence[Action]) -> Action:
        eager = [action for action in actions if action.kind in ("build_ship", "place_ship", "build_settlement")]
        if eager and self.chance.random() < 0.6:
            return self.chance.choice(eager)
        return super().choose(actions)


def follow(row: Row, seed: str, most: int = MOST_ACTIONS) -> Oracle:
    """Play one game and hold every position against the oracle; what it saw is counted there."""
    game = row.begin("greater_catan", seed)
    seats = range(row.players)
    views = views_of(game)
    oracle = Oracle(Shore(f"explorers/greater_catan_{row.players}"), row.players, row.modules, views[-1])
    chooser = Sailor(f"{seed} later", RARELY)
    able = [game.legal_actions(seat) for seat in seats]
    oracle.check(views, [plain(actions) for actions in able], game.over)
    for number in range(most):
        if game.over:
            break
        seat = chooser.chance.choice(game.actors)
        action = chooser.choose(able[seat])
        told: Json = action.to_json()
        try:
            events = game.apply(seat, action)
            public: list[Json] = [event.to_json(None) for event in events]
            before, views = views, views_of(game)
            able = [game.legal_actions(at) for at in seats]
            oracle.follow(seat, told, public, before, views)
            oracle.check(views, [plain(actions) for actions in able], game.over)
            if game.decision in OWN_DECISIONS:
                assert all(not actions for at, actions in enumerate(able) if at not in game.actors)
            if game.over:
                oracle.check_end(game.winners, game.scores(), views[-1]["active"])
        except AssertionError as error:
            raise AssertionError(f"{seed!r}, action {number}: {seat} {told} {public}: {error}") from error
        oracle.seen["actions"] += 1
    oracle.seen["over"] += game.over
    return oracle


@pytest.mark.many
@pytest.mark.rule("TDEGC-30", "TDEGC-32", "TDEGC-33", "TDEGC-34", "TDEGC-40", "TDEGC-41", "TDEGC-42", "TDEGC-48")
@EACH_ROW
def test_a_game_goes_as_the_oracle_says(row: Row) -> None:
    follow(row, f"{row.name} 0", 400)


@pytest.mark.sweep
@EACH_ROW
def test_many_games_go_as_the_oracle_says(row: Row) -> None:
    for seed in range(40):
        follow(row, f"{row.name} {seed}")
