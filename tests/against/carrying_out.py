"""How a step of catanatron is taken in our game."""

from __future__ import annotations

from skerry import Action, Game
from tests.against.stranger import Step

ROAD_ACTIONS = {"found_route": "found_road", "place_free_route": "place_road", "action": "build_road"}
SETTLEMENT_ACTIONS = {"found_building": "found_building", "action": "build_settlement"}


def carry_out(game: Game, step: Step) -> None:
    """Take an option through the public face, with all the choices that our game asks for one by one."""
    word, *rest = step.option

    def act(kind: str, **operands: object) -> None:
        game.apply(step.seat, Action(kind, operands))

    match word:
        case "road":
            act(ROAD_ACTIONS.get(game.decision, "build_road"), edge=rest[0])
        case "settlement":
            act(SETTLEMENT_ACTIONS.get(game.decision, "build_settlement"), vertex=rest[0])
        case "city":
            act("build_city", vertex=rest[0])
        case "bank_trade":
            act("bank_trade", give=rest[0], take=rest[2])
        case "discard":
            for card in step.discarded:
                act("discard", card=card)
        case "rob":
            act("move_robber", hex=rest[0])
            if game.decision == "choose_victim":
                act("choose_victim", seat=rest[1])
        case "knight" | "road_building":
            act("play_card", card=word)
        case "monopoly":
            act("play_card", card=word)
            act("name_resource", card=rest[0])
        case "year_of_plenty":
            act("play_card", card=word)
            for card in rest:
                act("choose_resource", card=card)
        case _:
            act(str(word))
