"""What a client is told that it may do is what the game lists, with every reason why not."""

from __future__ import annotations

import pytest

from skerry.server.live.telling import choices_of
from tests.suites.configurations import BY_NAME
from tests.suites.player import Player


@pytest.mark.parametrize("name", ["base-4", "new_shores-4", "knights-4", "two-2", "events-4"])
def test_choices_are_those_of_the_game(name: str) -> None:
    game = BY_NAME[name].game("choices")
    free_form = {kind.name for kind in game.kernel.rules.action_kinds if kind.manner.free_form}
    offered = 0
    for _ in Player(9).play(game, 250):
        for seat in range(game.players):
            told = choices_of(game, seat)
            actions = game.legal_actions(seat)
            assert told["legal"] == [action.to_json() for action in actions if action.kind not in free_form]
            free = {action.kind for action in actions if action.kind in free_form}
            # Counter-offers are checked and never listed.
            assert set(told["free"]) - {"counter"} == free
            assert told["why_not"] == {kind: reason.to_json() for kind, reason in game.why_not(seat).items()}
            assert told["prices"] == [price.to_json() for price in game.prices(seat)]
            offered += len(free)
    assert offered > 0
