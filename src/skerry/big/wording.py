"""Actions of the kernel under the lens, in the words of the hall."""

from __future__ import annotations

from skerry.big import naming
from skerry.big.lens import Position
from skerry.big.places import HALVES
from skerry.engine.action import KIND_SHIFT, Action


def legal_actions(position: Position, seat: int, offers: bool = True) -> list[Action]:
    """Everything that a seat could do, with or without the many offers that it could make."""
    rules = position.kernel.rules
    codes = position.kernel.find_legal(position.local(seat))
    found = [int(codes.items[at]) for at in range(int(codes.count))]
    offering = int(rules.action("offer_trade").index)
    return [rules.to_action(code) for code in found if offers or code >> KIND_SHIFT != offering]


def edge_in_words(position: Position, edge: object) -> list[object]:
    assert isinstance(edge, int)
    _, board, key = position.edge_cell(edge)
    return naming.edge_word(board, key)


def operands_of(position: Position, action: Action, chosen: list[Action]) -> dict[str, object]:
    """The operands of a command, in the words of the hall."""
    told: dict[str, object] = {}
    for name, value in action.operands.items():
        if name == "edge":
            told[name] = edge_in_words(position, value)
        elif name == "vertex":
            assert isinstance(value, int)
            _, board, key = position.vertex_cell(value)
            told[name] = naming.vertex_word(board, key)
        else:
            told[name] = value
    for choice in chosen:
        if choice.kind == "sail_ship":
            told["to"] = edge_in_words(position, choice.operand("edge"))
        elif choice.kind in ("place_road", "place_ship"):
            pieces = told.setdefault("pieces", [])
            assert isinstance(pieces, list)
            pieces.append([choice.kind.removeprefix("place_"), edge_in_words(position, choice.operand("edge"))])
        elif choice.kind == "chase_robber":
            robber = choice.operand("robber")
            assert isinstance(robber, int)
            told["robber"] = [position.boards[robber // 2], HALVES[robber % 2]]
        elif action.operand("card") == "year_of_plenty":
            cards = told.setdefault("cards", [])
            assert isinstance(cards, list)
            cards.append(choice.operand("card"))
        else:
            told["resource"] = choice.operand("card")
    return told
