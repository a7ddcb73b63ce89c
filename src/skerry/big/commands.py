"""What players may say in which state, and who carries it out (BIG-087 to BIG-092)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from skerry.big import claims, deeds, permissions, trades, turns
from skerry.big import game as phases
from skerry.big.books import Request
from skerry.big.clock import Clock
from skerry.big.game import HallGame
from skerry.big.hall import Change
from skerry.big.messages import Command, Refused, unreadable
from skerry.big.naming import vertex_word
from skerry.big.reasons import (
    ALREADY_CHOSEN,
    CLAIM_PENDING,
    DISCARD_OTHER,
    LATE,
    NOT_NOW,
    NOT_YOUR_GROUP,
    NOTHING_DUE,
    PAUSED_NOW,
)
from skerry.big.ring import board_of


@dataclass
class Outcome:
    """What a command did: what its sender is told, and the cells that changed."""

    told: dict[str, object] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)


Handler = Callable[[Clock, int, Command], Outcome]

# How far a state is in its turn; what comes after the state that a command is for makes it late.
_ORDER: Final = {
    phases.LOBBY: -2,
    phases.SETUP: -1,
    phases.ANNOUNCE: 0,
    phases.DICE: 1,
    phases.PRODUCTION: 2,
    phases.DISCARD: 2,
    phases.RELOCATE: 3,
    phases.WINDOW: 4,
    phases.CLAIM_REVIEW: 4,
    phases.END_TURN: 5,
    phases.FINISHED: 6,
}
LONGEST_CALL: Final = 200
INACTIVE: Final = frozenset({"accept", "decline", "take_production"})


def check_moment(game: HallGame, seat: int, command: Command) -> None:
    """Refuse what is said in the wrong state, too late, or out of turn."""
    if command.kind == "call_referee":
        return
    if game.phase == phases.PAUSED:
        raise Refused(PAUSED_NOW.of())
    wanted = {"choose_start": phases.SETUP, "discard": phases.DISCARD}.get(command.kind, phases.WINDOW)
    if command.turn is not None and command.turn < game.turn:
        raise Refused(LATE.of())
    if game.phase == phases.CLAIM_REVIEW or (game.claims is not None and command.kind != "claim"):
        raise Refused(CLAIM_PENDING.of())
    early = command.kind == "take_production" and game.phase == phases.PRODUCTION
    if game.phase != wanted and not early:
        over = wanted == phases.SETUP and game.turn > 0
        raise Refused(LATE.of() if over or _ORDER[game.phase] > _ORDER[wanted] else NOT_NOW.of())
    if wanted == phases.WINDOW and command.kind not in INACTIVE and not game.is_active(seat):
        raise Refused(NOT_YOUR_GROUP.of())


# Start and seven


def _choose_start(clock: Clock, seat: int, command: Command) -> Outcome:
    game = clock.game
    if seat in game.chosen:
        raise Refused(ALREADY_CHOSEN.of())
    spots = [command.number(name) for name in ("cards", "city")]
    if not all(0 <= spot < 3 for spot in spots):
        raise unreadable("a spot is 0, 1 or 2")
    position = game.lens.around(board_of(seat), game.turn)
    deeds.choose_start(position, seat, *spots)
    game.chosen.add(seat)
    return Outcome(changes=position.write_back())


def _discard(clock: Clock, seat: int, command: Command) -> Outcome:
    game = clock.game
    due = game.owed.get(seat, 0)
    if not due:
        raise Refused(ALREADY_CHOSEN.of())
    cards = command.cards("cards")
    if sum(cards.values()) != due:
        raise Refused(DISCARD_OTHER.of(count=due))
    position = game.lens.around(board_of(seat), game.turn)
    deeds.discard(position, seat, due, cards)
    del game.owed[seat]
    return Outcome(changes=position.write_back())


def _take_production(clock: Clock, seat: int, command: Command) -> Outcome:
    if seat not in clock.game.due:
        raise Refused(NOTHING_DUE.of())
    return Outcome(changes=turns.take_due(clock.game, seat))


# Trade


def _offer(clock: Clock, seat: int, command: Command) -> Outcome:
    return Outcome({"offer": trades.make_offer(clock.game, seat, command).number})


def _withdraw(clock: Clock, seat: int, command: Command) -> Outcome:
    trades.withdraw(clock.game, seat, command.number("offer"))
    return Outcome()


def _accept(clock: Clock, seat: int, command: Command) -> Outcome:
    return Outcome(changes=trades.accept(clock.game, seat, command.number("offer")))


def _decline(clock: Clock, seat: int, command: Command) -> Outcome:
    trades.decline(clock.game, seat, command.number("offer"))
    return Outcome()


# Building and cards


def _by_rules(clock: Clock, seat: int, command: Command) -> Outcome:
    """What the kernel decides; the price is told to all (BIG-143)."""
    changes = deeds.BY_KIND[command.kind](clock.game, seat, command)
    return Outcome({"paid": deeds.paid_by(changes, seat)}, changes)


def _build(clock: Clock, seat: int, command: Command) -> Outcome:
    built = permissions.build_or_ask(clock.game, seat, command)
    if isinstance(built, Request):
        return Outcome({"asked": built.owner, "request": built.number, "until": permissions.time_of(clock.game, built)})
    return Outcome({"paid": deeds.paid_by(built, seat)}, built)


def _answer(clock: Clock, seat: int, command: Command) -> Outcome:
    request, changes = permissions.answer(clock.game, seat, command.number("request"), command.flag("allow"))
    place = vertex_word(request.board, request.key)
    return Outcome({"asker": request.seat, "vertex": place, "built": bool(changes)}, changes or [])


# Ending


def _claim(clock: Clock, seat: int, command: Command) -> Outcome:
    claims.claim(clock.game, seat)
    return Outcome()


def _done(clock: Clock, seat: int, command: Command) -> Outcome:
    """Say that one has nothing more to do."""
    return Outcome()


def _call_referee(clock: Clock, seat: int, command: Command) -> Outcome:
    """Anybody may call the referee at any time (BIG-240)."""
    clock.game.alert("called", seat, command.word("text")[:LONGEST_CALL])
    return Outcome()


HANDLERS: Final[dict[str, Handler]] = {
    "choose_start": _choose_start,
    "discard": _discard,
    "take_production": _take_production,
    "offer": _offer,
    "withdraw": _withdraw,
    "accept": _accept,
    "decline": _decline,
    **dict.fromkeys(deeds.BY_KIND, _by_rules),
    "build_settlement": _build,
    "build_city": _build,
    "answer": _answer,
    "claim": _claim,
    "done": _done,
    "call_referee": _call_referee,
}


def carry_out(clock: Clock, seat: int, command: Command) -> Outcome:
    """Do what a player says, or raise Refused with nothing changed."""
    handler = HANDLERS.get(command.kind)
    if handler is None:
        raise unreadable("there is no such command")
    clock.game.roster.place(seat)
    check_moment(clock.game, seat, command)
    return handler(clock, seat, command)


def follow(clock: Clock, seat: int, command: Command) -> None:
    """What a command may end: the discards, the WINDOW, or the game."""
    game = clock.game
    if game.phase == phases.DISCARD and not game.owed:
        clock.end_discard()
    elif game.phase == phases.WINDOW and game.claims is None:
        if command.kind == "done":
            clock.hear_done(seat)
        elif game.settings.auto_claim and game.is_active(seat):
            claims.claim_if_won(game, seat)
