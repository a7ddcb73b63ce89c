"""How much goes into a game, and what is said where it does not."""

from __future__ import annotations

import pytest

from skerry import Action, ConfigError, Game
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision
from skerry.engine.kernel import Kernel
from skerry.engine.module import Module
from skerry.engine.rules import Rules


class Wave(ActionKind):
    """Do nothing, so often as one likes."""

    def add_legal(self, kernel: Kernel, seat: int, decision: Decision, codes: Codes) -> None:
        codes.put(self)

    def apply(self, kernel: Kernel, seat: int, a: int, b: int) -> None:
        pass


class ManyActions(Module):
    """So many kinds of action."""

    def __init__(self, count: int) -> None:
        super().__init__("toy_many")
        self.count = count

    def declare(self, rules: Rules) -> None:
        for number in range(self.count):
            rules.add_action(Wave(f"wave_{number}"), "action", before="end_turn")


class WideAction(Module):
    """An operand of more values than an action has room for."""

    def declare(self, rules: Rules) -> None:
        rules.add_action(Wave("wave", "place", Domain(1 << 27)))


class ManyCards(Module):
    def declare(self, rules: Rules) -> None:
        rules.card_kinds.extend([f"card_{number}" for number in range(60)])
        rules.bank_start = [1] * len(rules.card_kinds)


def test_three_hundred_kinds_of_action_are_played_offers_among_them() -> None:
    modules = ["base", ManyActions(300)]
    game = Game.new(modules, 3, seed=1)
    while game.decision != "action":
        seat = game.actors[0]
        game.apply(seat, game.legal_actions(seat)[0])
    seat = game.actors[0]
    game.apply(seat, Action("wave_299"))
    offer = next(action for action in game.legal_actions(seat) if action.kind == "offer_trade")
    asked = Action("offer_trade", {**offer.operands, "to": [(seat + 1) % 3]})
    assert game.decode(game.encode(asked)) == asked
    game.apply(seat, asked)
    assert Game.replay(game.record(), [ManyActions(300)]).state_digest() == game.state_digest()


@pytest.mark.parametrize(
    ("module", "said"),
    [
        (ManyActions(512), "room for 512 kinds of action"),
        (WideAction("toy_wide"), "wave has 134217728 values for place"),
        (ManyCards("toy_cards"), "room for 60 kinds of card, not for 65"),
    ],
)
def test_what_does_not_go_in_is_refused(module: Module, said: str) -> None:
    with pytest.raises(ConfigError, match=said):
        Game.new(["base", module], 3)
