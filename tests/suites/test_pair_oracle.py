"""Pairs of scenarios, refereed by their chapters alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from skerry import Action, Game
from tests.suites.books import Json, holds
from tests.suites.pair_boards import TARGETS, Ground
from tests.suites.pair_oracle import Referee
from tests.suites.refereeing import Chooser, plain
from tests.table import Table

RARELY = {"offer_trade": 30, "end_turn": 3, "withdraw": 2, "bank_trade": 3, "end_movement": 3, "end_rides": 4}
EAGERLY = {
    *("build_bridge", "place_bridge", "build_city", "build_settlement", "buy_card", "improve_wagon", "drive_off"),
    *("ride_for_fish", "wagon_for_fish", "bridge_for_fish", "card_for_fish", "send_knight", "move_wagon"),
}
BASKETS = (
    Counter(wood=2, brick=1),
    Counter(wood=1, brick=1, wool=1, grain=1),
    Counter(grain=2, ore=3),
    Counter(wool=1, grain=1, ore=1),
    Counter(wood=1, wool=1, ore=1),
)


class PairPlayer(Chooser):
    """Plays at random; the more zeal, the more often by what is particular to a pair."""

    def __init__(self, seed: str, zeal: float, wealth: float) -> None:
        super().__init__(seed, RARELY)
        self.zeal = zeal
        self.wealth = wealth

    def choose(self, actions: Sequence[Action]) -> Action:
        if self.chance.random() < self.zeal:
            actions = [action for action in actions if action.kind in EAGERLY] or actions
        return super().choose(actions)

    def endow(self, game: Game, view: Json) -> bool:
        """Now and then give cards beside the rules: among the rich more happens."""
        basket = self.chance.choice(BASKETS)
        rich = view["decision"] == "action" and self.chance.random() < self.wealth and holds(view["bank"], basket)
        if rich:
            Table.of(game).hand(view["seat"], **(Counter(view["own"]["hand"]) + basket))
        return rich


def referee(
    code: str,
    players: int,
    seed: str,
    variants: tuple[str, ...] = (),
    zeal: float = 0.3,
    wealth: float = 0.1,
    most: int = 3000,
) -> Mapping[str, int]:
    """A game, with every position held against the chapters; tells how often each rule was met."""
    ground = Ground(code)
    game = Game.new([*ground.modules, *variants], players, seed)
    ground.check_deal(game.view(None).to_json())
    oracle = Referee(ground, variants, game.view(None).to_json())
    chooser = PairPlayer(seed, zeal, wealth)
    for number in range(most):
        if game.over:
            break
        seat = chooser.chance.choice(game.actors)
        if game.decision == "action" and chooser.endow(game, game.view(seat).to_json()):
            oracle.look(game.view(None).to_json())
        action = chooser.choose(game.legal_actions(seat))
        try:
            events = [event.to_json(None) for event in game.apply(seat, action)]
            oracle.follow(seat, action.to_json(), events, game.view(None).to_json())
            if not game.over and "event_cards" not in variants and "friendly_robber" not in variants:
                for at in game.actors:
                    oracle.check_options(game.view(at).to_json(), plain(game.legal_actions(at)), at)
        except AssertionError as error:
            raise AssertionError(f"{code} {seed} action {number}: {seat} {action}: {error}") from error
    oracle.seen["over"] += game.over
    return oracle.seen


@pytest.mark.parametrize("code", TARGETS)
def test_deal_by_its_chapter(code: str) -> None:
    """FISHRIVR-07, FISHCARV-02 to FISHCARV-08, RIVRCARV-02 to RIVRCARV-07, RIVRBARB-04 to RIVRBARB-17, and so on."""
    ground = Ground(code)
    for seed in range(5):
        ground.check_deal(Game.new(ground.modules, 3 + seed % 2, str(seed)).view(None).to_json())


@pytest.mark.parametrize("code", TARGETS)
def test_beginning_by_its_chapter(code: str) -> None:
    referee(code, 4, "beginning", wealth=0.4, most=150)


@pytest.mark.many
@pytest.mark.parametrize("code", TARGETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_game_by_its_chapter(code: str, players: int) -> None:
    seen = referee(code, players, f"game-{players}", ("two_player",) if players == 2 else ())
    assert seen["over"] or seen["options"] > 1000


@pytest.mark.sweep
@pytest.mark.parametrize("code", TARGETS)
@pytest.mark.parametrize("variants", [(), ("harbormaster",), ("friendly_robber",), ("event_cards",)])
def test_many_games_by_its_chapter(code: str, variants: tuple[str, ...]) -> None:
    for seed in range(5):
        for players in (2, 3, 4):
            two = ("two_player",) if players == 2 else ()
            referee(code, players, f"sweep-{seed}", (*variants, *two), wealth=0.1 + 0.05 * seed)
