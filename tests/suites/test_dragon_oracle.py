"""`desert_dragons` in games of random players, held against a bookkeeping of its own after every action."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from skerry import Action
from tests.suites.books import Json
from tests.suites.dragon_oracle import Oracle
from tests.suites.refereeing import Chooser, Row, plain, views_of
from tests.suites.shores import Shore

ROWS = (
    Row("three", players=3),
    Row("four"),
    Row("fixed-3", players=3, options={"setup": "fixed"}),
    Row("friendly", ("friendly_robber",)),
    Row("events", ("event_cards",), 3),
    Row("harbormaster", ("harbormaster",)),
    Row("all", ("friendly_robber", "event_cards", "harbormaster"), 3),
)
EACH_ROW = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
MOST_ACTIONS = 6_000
KNIGHT = {"kind": "play_card", "card": "knight"}
AWAY = ("build_ship", "move_ship", "place_ship", "found_ship", "buy_card")
RARELY = {"offer_trade": 30, "end_turn": 4, "move_ship": 12, "bank_trade": 6, "build_ship": 2}


class Settler(Chooser):
    """Builds what brings dragons; a peaceful one seldom plays knights, a homely one never leaves the island."""

    def __init__(self, seed: str, peaceful: bool, homely: bool) -> None:
        super().__init__(seed, RARELY)
        self.peaceful = peaceful
        self.homely = homely

    def choose(self, actions: Sequence[Action]) -> Action:
        if self.homely:
            actions = [action for action in actions if action.kind not in AWAY] or actions
        kinds = ("build_city", "build_settlement")
        eager = [action for action in actions if action.kind in kinds]
        if eager and self.chance.random() < 0.7:
            return self.chance.choice(eager)
        knights = [action for action in actions if action.to_json() == KNIGHT]
        if self.peaceful and knights and len(actions) > 1 and self.chance.random() < 0.95:
            actions = [action for action in actions if action.to_json() != KNIGHT]
        return super().choose(actions)


def check_told(public: Sequence[Json], heard: Sequence[Sequence[Json]]) -> None:
    """BASE-181, TDEDD-25: only who takes a card and who loses it see it; all else about dragons is open."""
    for number, open_ in enumerate(public):
        knowing = {seat for seat, told in enumerate(heard) if "card" in told[number]}
        if open_["event"] == "stolen":
            assert knowing == {open_["thief"], open_["victim"]}
            assert "card" not in open_
        elif "dragon" in open_["event"] or "block" in open_["event"]:
            assert all(told[number] == open_ for told in heard)


def follow(row: Row, seed: str, peaceful: bool = True, homely: bool = False, most: int = MOST_ACTIONS) -> Oracle:
    game = row.begin("desert_dragons", seed)
    seats = range(row.players)
    views = views_of(game)
    oracle = Oracle(Shore(f"explorers/desert_dragons_{row.players}"), row.players, row.modules, views[-1])
    chooser = Settler(f"{seed} later", peaceful, homely)
    legal = [plain(game.legal_actions(seat)) for seat in seats]
    oracle.check(views, legal, game.over)
    for number in range(most):
        if game.over:
            break
        seat = chooser.chance.choice(game.actors)
        action = chooser.choose(game.legal_actions(seat))
        told: Json = action.to_json()
        try:
            events = game.apply(seat, action)
            public: list[Json] = [event.to_json(None) for event in events]
            check_told(public, [[event.to_json(at) for event in events] for at in seats])
            before, views = views, views_of(game)
            oracle.follow(seat, told, public, before, views)
            legal = [plain(game.legal_actions(at)) for at in seats]
            oracle.check(views, legal, game.over)
            if game.over:
                oracle.check_end(game.ending, game.winners, game.scores(), views)
        except AssertionError as error:
            raise AssertionError(f"{seed!r}, action {number}: {seat} {told} {public}: {error}") from error
        oracle.seen["actions"] += 1
    oracle.seen["over"] += game.over
    return oracle


@pytest.mark.many
@pytest.mark.rule("TDEDD-26", "TDEDD-34", "TDEDD-39", "TDEDD-46", "TDEDD-48", "TDEDD-51", "TDEDD-58", "TDEDD-72")
@EACH_ROW
def test_a_game_goes_as_the_oracle_says(row: Row) -> None:
    follow(row, f"{row.name} 0", most=300)


@pytest.mark.sweep
@pytest.mark.rule("TDEDD-72", "TDEDD-57")
def test_two_dragons_of_one_roll_are_looked_at_together() -> None:
    """Here one of them shortens the route of the holder and the other that of who would follow."""
    assert follow(ROWS[1], "four 203", homely=True, most=760).seen["two threatened"] > 0


@pytest.mark.sweep
@EACH_ROW
def test_many_games_go_as_the_oracle_says(row: Row) -> None:
    for seed in range(40):
        follow(row, f"{row.name} {seed}", seed % 3 > 0, seed % 4 == 0)
