"""What a command that is begun still asks for: the same command with each choice that is possible next (BIG-288)."""

from __future__ import annotations

from skerry.big.deeds import at_home, choices, play, shown_edge
from skerry.big.game import WINDOW, HallGame
from skerry.big.messages import Command, Refused
from skerry.big.wording import legal_actions, operands_of
from skerry.engine.action import Action

Frame = dict[str, object]


def next_choices(game: HallGame, seat: int, begun: Command) -> list[Frame]:
    """Nothing where nothing is left to choose, or where it cannot be begun."""
    if game.phase != WINDOW or game.claims is not None or not game.is_active(seat):
        return []
    if begun.kind not in ("move_ship", "play_card"):
        return []
    position = at_home(game, seat)
    chosen: list[Action] = []
    try:
        if begun.kind == "move_ship":
            first = Action("move_ship", {"edge": shown_edge(game, position, begun.operands.get("edge"))})
            if "to" in begun.operands:
                chosen.append(Action("sail_ship", {"edge": shown_edge(game, position, begun.operands["to"])}))
        else:
            first = Action("play_card", {"card": begun.word("card")})
            operands = {"cards": [], "pieces": [], **begun.operands}
            for kind, told in choices(game, position, begun.word("card"), Command("play_card", operands=operands)):
                chosen.append(Action(kind, told))
        for action in (first, *chosen):
            play(position, seat, action.kind, **action.operands)
    except Refused:
        return []
    if position.is_done():
        return []
    return [
        {"kind": begun.kind, **operands_of(position, first, [*chosen, action])}
        for action in legal_actions(position, seat)
    ]
