"""Commands that boards and cards decide: played by the kernel under the lens, completely or not at all (BIG-096)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from skerry.big.game import HallGame
from skerry.big.hall import HAND, Change
from skerry.big.lens import Position
from skerry.big.messages import Command, Refused, unreadable
from skerry.big.naming import read_edge, read_half, read_vertex
from skerry.big.reasons import INCOMPLETE, NO_SUCH_PLACE
from skerry.big.ring import board_of
from skerry.board.terrain import RESOURCES
from skerry.engine.action import Action
from skerry.engine.errors import IllegalAction
from skerry.engine.kernel import NO_ANSWER
from skerry.rules.big_game.module import OUT_OF_REACH

Deeds = Callable[[HallGame, int, Command], list[Change]]


def play(position: Position, seat: int, kind: str, /, **operands: object) -> None:
    """One action of the kernel, or Refused with its reason."""
    try:
        position.play(seat, Action(kind, operands))
    except IllegalAction as error:
        raise Refused(error.reason) from None


def at_home(game: HallGame, seat: int) -> Position:
    """The boards around a player's own, with the player on turn."""
    position = game.lens.around(board_of(seat), game.turn)
    position.act_as(seat)
    return position


def shown_edge(game: HallGame, position: Position, word: object) -> int:
    edge = position.edge(*read_edge(game.ring, word))
    if edge < 0:
        raise Refused(OUT_OF_REACH.of())
    return edge


def paid_by(changes: list[Change], seat: int) -> dict[str, int]:
    """The cards that a player gave by these changes; everybody is told (BIG-143)."""
    paid: dict[str, int] = {}
    for (kind, owner, key), before, after in changes:
        if kind == HAND and owner == seat:
            assert isinstance(before, int)
            assert isinstance(after, int)
            if after < before:
                paid[RESOURCES[key]] = before - after
    return paid


# Building


def build_route(game: HallGame, seat: int, command: Command) -> list[Change]:
    """A road or a ship: no leave is needed anywhere (BIG-142)."""
    position = at_home(game, seat)
    play(position, seat, command.kind, edge=shown_edge(game, position, command.operands.get("edge")))
    return position.write_back()


def building_place(game: HallGame, command: Command) -> tuple[int, int]:
    """Board and key of the vertex that is to be built on."""
    return read_vertex(game.ring, command.operands.get("vertex"))


def at_site(game: HallGame, seat: int, board: int, key: int) -> tuple[Position, int]:
    """The boards around the one that is built on: whose route a building may cut is seen there with all pieces."""
    position = game.lens.around(board, game.turn)
    if position.local(seat) >= position.window.seats:
        raise Refused(OUT_OF_REACH.of())
    position.act_as(seat)
    vertex = position.vertex(board, key)
    if vertex < 0:
        raise Refused(NO_SUCH_PLACE.of())
    return position, vertex


def build_at(game: HallGame, seat: int, command: Command) -> list[Change]:
    """A settlement or city, with all questions about leave settled."""
    position, vertex = at_site(game, seat, *building_place(game, command))
    play(position, seat, command.kind, vertex=vertex)
    return position.write_back()


def move_ship(game: HallGame, seat: int, command: Command) -> list[Change]:
    position = at_home(game, seat)
    origin = shown_edge(game, position, command.operands.get("edge"))
    goal = shown_edge(game, position, command.operands.get("to"))
    play(position, seat, "move_ship", edge=origin)
    play(position, seat, "sail_ship", edge=goal)
    return position.write_back()


# Cards


def bank_trade(game: HallGame, seat: int, command: Command) -> list[Change]:
    position = at_home(game, seat)
    play(position, seat, "bank_trade", give=command.word("give"), take=command.word("take"))
    return position.write_back()


def buy_card(game: HallGame, seat: int, command: Command) -> list[Change]:
    position = at_home(game, seat)
    play(position, seat, "buy_card")
    return position.write_back()


def play_card(game: HallGame, seat: int, command: Command) -> list[Change]:
    """A card with all its choices in one command (BIG-288)."""
    position = at_home(game, seat)
    card = command.word("card")
    play(position, seat, "play_card", card=card)
    for kind, operands in choices(game, position, card, command):
        if position.is_done():
            raise Refused(INCOMPLETE.of())
        try:
            play(position, seat, kind, **operands)
        except Refused as refused:
            # Another choice is asked for: the robber has gone, say, between the look at the board and the command.
            if refused.reason.kind is NO_ANSWER:
                raise Refused(INCOMPLETE.of()) from None
            raise
    if not position.is_done():
        raise Refused(INCOMPLETE.of())
    return position.write_back()


def choices(game: HallGame, position: Position, card: str, command: Command) -> list[tuple[str, dict[str, object]]]:
    """What a command says about the card that it plays, as actions of the kernel."""
    if card == "year_of_plenty":
        return [("choose_resource", {"card": resource}) for resource in command.items("cards")]
    if card == "road_building":
        laid: list[tuple[str, dict[str, object]]] = []
        for piece in command.items("pieces"):
            if not isinstance(piece, (list, tuple)) or len(piece) != 2 or piece[0] not in ("road", "ship"):
                raise unreadable("pieces are pairs of road or ship and an edge")
            laid.append((f"place_{piece[0]}", {"edge": shown_edge(game, position, piece[1])}))
        return laid
    if "robber" in command.operands:
        board, half = read_half(game.ring, command.operands["robber"])
        step = position.step_of(board)
        if step >= position.window.boards or step < 0:
            raise Refused(OUT_OF_REACH.of())
        return [("chase_robber", {"robber": 2 * step + half})]
    return [("choose_resource", {"card": command.word("resource")})] if "resource" in command.operands else []


# The seven and the start


def discard(position: Position, seat: int, owed: int, cards: dict[str, int]) -> None:
    position.act_as(seat, "discard", owed)
    for card, count in cards.items():
        for _ in range(count):
            play(position, seat, "discard", card=card)


def choose_start(position: Position, seat: int, cards: int, city: int) -> None:
    position.act_as(seat, "choose_start", 1)
    play(position, seat, "choose_start", cards=cards, city=city)


BY_KIND: Final[dict[str, Deeds]] = {
    "build_road": build_route,
    "build_ship": build_route,
    "move_ship": move_ship,
    "bank_trade": bank_trade,
    "buy_card": buy_card,
    "play_card": play_card,
}
