"""What actions cost, told before they are chosen, is what they take; and why there is nothing to choose."""

from __future__ import annotations

import random

import pytest

from skerry import Action, Game

# Cards go back to the bank here, but not as a price that is the same for everybody who does it.
NO_PRICE = {"bank_trade", "discard"}


def cost_of(game: Game, seat: int, action: Action) -> dict[str, int]:
    """What is told of an action: at most one price fits it."""
    fitting = [
        price.cost
        for price in game.prices(seat)
        if price.action.kind == action.kind and price.action.operands.items() <= action.operands.items()
    ]
    assert len(fitting) <= 1
    return fitting[0] if fitting else {}


@pytest.mark.parametrize(
    ("modules", "players", "priced"),
    [
        (["base"], 4, {"build_road", "build_settlement", "build_city", "buy_card"}),
        (["base", "event_cards"], 3, {"repair_road"}),
        (["base", "seafarers", "wonders"], 4, {"build_ship", "build_wonder_level"}),
        (
            ["base", "cities_and_knights"],
            4,
            {"improve", "recruit_knight", "activate_knight", "promote_knight", "build_wall"},
        ),
    ],
    ids=lambda value: value[-1] if isinstance(value, list) else None,
)
def test_an_action_takes_its_price_and_nothing_else_costs(modules: list[str], players: int, priced: set[str]) -> None:
    paying = set()
    for seed in range(6):
        game = Game.new(modules, players=players, seed=f"prices {seed}")
        chance = random.Random(seed)
        for _ in range(1500):
            if game.over:
                break
            seat = game.actors[0]
            legal = game.legal_actions(seat)
            kind = chance.choice(sorted({action.kind for action in legal}))
            action = chance.choice([each for each in legal if each.kind == kind])
            cost = cost_of(game, seat, action)
            paid = {}
            for event in game.apply(seat, action):
                if event.kind == "paid" and event.public["seat"] == seat:
                    paid[event.public["card"]] = event.public["count"]
            if kind not in NO_PRICE:
                assert paid == cost, action
                paying |= {kind} if cost else set()
    assert priced <= paying
