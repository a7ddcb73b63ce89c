"""A game that declares that it has no development cards."""

from __future__ import annotations

import pytest

from skerry import Game
from skerry.engine.module import Module
from skerry.engine.resampling import resample_hidden
from skerry.engine.rules import Rules
from tests.suites.player import Player, play_to


class NoDevelopmentCards(Module):
    def __init__(self) -> None:
        super().__init__("toy_no_development_cards")

    def tune(self, rules: Rules) -> None:
        rules.has_development_cards = False


@pytest.mark.parametrize(
    ("players", "options"), [(4, {}), (5, {"five_six_turn": "paired"}), (5, {"five_six_turn": "special_build"})]
)
def test_a_game_without_development_cards_is_played_seen_and_dealt_anew(
    players: int, options: dict[str, object]
) -> None:
    game = Game.new(["base", NoDevelopmentCards()], players, "no cards", options)
    play_to(game, Player(7), 400)
    assert game.turn > 2
    assert all(action.kind not in ("buy_card", "play_card") for _, action in game.actions())
    seen = game.view(0).to_json()
    assert seen["deck_left"] == 0
    assert resample_hidden(game.kernel, 0, "other").state.deck_left == 0
