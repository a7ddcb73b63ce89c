"""What referees do: stop and stretch time, judge claims, warn, expel, seat substitutes, overrule and correct
(BIG-240 to BIG-256)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from skerry.big import claims, permissions, turns
from skerry.big import game as phases
from skerry.big import hall as cells
from skerry.big.clock import SECOND, Clock
from skerry.big.corrections import correct, overrule
from skerry.big.game import HallGame, Pause
from skerry.big.messages import Act, Command, Refused, unreadable
from skerry.big.reasons import JOINED_LATE, NO_REASON, NOT_ABSENT, NOT_NOW
from skerry.big.ring import board_of
from skerry.big.roster import Person

Told = dict[str, object]


def _pause(clock: Clock, asked: Command) -> Told:
    """Time stands still for all boards (BIG-245, BIG-246)."""
    game = clock.game
    if game.phase in (phases.LOBBY, phases.FINISHED, phases.PAUSED):
        raise Refused(NOT_NOW.of())
    game.pause = Pause(game.phase, game.now)
    game.phase = phases.PAUSED
    return {}


def _resume(clock: Clock, asked: Command) -> Told:
    """The same state with the time that was left."""
    game = clock.game
    if game.pause is None:
        raise Refused(NOT_NOW.of())
    clock.shift(game.now - game.pause.at)
    game.phase = game.pause.phase
    game.pause = None
    if game.phase == phases.CLAIM_REVIEW and game.roster.referees:
        game.deadline = None
    return {}


def _extend(clock: Clock, asked: Command) -> Told:
    """More time for everybody (BIG-247)."""
    game = clock.game
    seconds = asked.number("seconds")
    if game.deadline is None or seconds <= 0:
        raise Refused(NOT_NOW.of())
    if game.claims is not None:
        game.claims.left += SECOND * seconds
    else:
        game.deadline += SECOND * seconds
    return {"deadline": game.deadline}


def _warn(clock: Clock, asked: Command) -> Told:
    seat = asked.number("seat")
    clock.game.roster.place(seat)
    clock.game.warnings.append((seat, asked.word("text")))
    return {}


def _expel(clock: Clock, asked: Command) -> Told:
    """Pieces stay and only stand in the way; cards go, and markers to whom they belong then (BIG-249 to BIG-254)."""
    game = clock.game
    seat = asked.number("seat")
    game.roster.place(seat).expelled = True
    _close_all(game, seat)
    _give_back_cards(game, seat)
    hall = game.hall
    for fact in (cells.KNIGHTS, cells.ROUTE):
        hall.put((cells.FACT, seat, fact), 0)
    hall.expelled.add(seat)
    position = game.lens.around(board_of(seat), game.turn)
    position.rest()
    position.carry_out("settle_markers", 0, position.step_of(board_of(seat)))
    position.write_back([board_of(seat)])
    for request in game.requests.of(seat):
        permissions.carry_out(game, game.requests.close(request.number))
    return {}


def _close_all(game: HallGame, seat: int) -> None:
    """Nothing waits for somebody who has gone: offers fall away, and leave is given (BIG-162)."""
    game.offers.leave(seat)
    for request in game.requests.of(seat):
        if request.seat == seat:
            game.requests.close(request.number)
    game.undone.discard(seat)
    game.owed.pop(seat, None)
    if game.claims is not None and seat in game.claims.seats:
        game.claims.judged[seat] = False


def _give_back_cards(game: HallGame, seat: int) -> None:
    hall, board = game.hall, board_of(seat)
    if seat in game.due:
        turns.take_due(game, seat)
    for kind, count in enumerate(list(hall.seats[seat].hand)):
        hall.put((cells.BANK, board, kind), hall.boards[board].bank[kind] + count)
        hall.put((cells.HAND, seat, kind), 0)
    for card in range(len(hall.seats[seat].held)):
        hall.put((cells.HELD, seat, card), 0)
        hall.put((cells.BOUGHT, seat, card), 0)


def _substitute(clock: Clock, asked: Command) -> Told:
    """Somebody else goes on in a seat that was left, with everything that belongs to it (BIG-255).

    Before the first turn a reserve takes the seat with an own registration number (BIG-259), and whoever was to sit
    there is a reserve from then on. An act that says the number too means that reserve, and no other of the same name.
    """
    game = clock.game
    seat, name = asked.number("seat"), asked.word("name")
    number = asked.number("number") if "number" in asked.operands else None
    if not 0 <= seat < len(game.roster.places):
        raise unreadable("there is no such seat")
    place = game.roster.places[seat]
    if place.expelled or place.connected:
        raise Refused(NOT_ABSENT.of())
    if game.turn == 0:
        named = [person for person in game.roster.reserves if person.name == name]
        reserve = next((one for one in named if number in (None, one.number)), None)
        if reserve is None:
            reserve = game.roster.register(name)
        game.roster.reserves.remove(reserve)
        gone, place.person = place.person, reserve
        if gone is None:
            _set_out(game, seat)
        else:
            game.roster.reserves.append(gone)
    elif place.person is None:
        # An empty seat has nothing that could be taken over (BIG-257).
        raise Refused(JOINED_LATE.of())
    else:
        place.person = Person(place.person.number, name)
    place.absent_turns = 0
    return {"number": place.person.number}


def _set_out(game: HallGame, seat: int) -> None:
    position = game.lens.around(board_of(seat), game.turn)
    position.rest()
    position.carry_out("set_out", position.local(seat))
    position.write_back()


def _judge(clock: Clock, asked: Command) -> Told:
    """Confirm or reject a claim; the referee's word is final (BIG-224, BIG-228, BIG-241)."""
    game = clock.game
    seat = asked.number("seat")
    if game.phase != phases.CLAIM_REVIEW or game.claims is None or seat not in game.claims.seats:
        raise Refused(NOT_NOW.of())
    game.claims.judged[seat] = asked.flag("confirm")
    return {"points": claims.counted(game, seat).points}


ACTS: Final[dict[str, Callable[[Clock, Command], Told]]] = {
    "pause": _pause,
    "resume": _resume,
    "extend": _extend,
    "warn": _warn,
    "expel": _expel,
    "substitute": _substitute,
    "judge": _judge,
    "overrule": overrule,
    "correct": correct,
}


def carry_out(clock: Clock, act: Act) -> Told:
    """Do what a referee says, or raise Refused with nothing changed."""
    if act.kind not in ACTS:
        raise unreadable("there is no such act")
    if not act.reason.strip():
        raise Refused(NO_REASON.of())
    if clock.game.phase == phases.FINISHED or (clock.game.phase == phases.LOBBY and act.kind != "warn"):
        raise Refused(NOT_NOW.of())
    return ACTS[act.kind](clock, act.asked())


def follow(clock: Clock, act: Act) -> None:
    """What an act may end: the discards or the review."""
    game = clock.game
    if act.kind in ("pause", "resume", "extend"):
        clock.tell_state({})
    if game.phase == phases.CLAIM_REVIEW and game.claims is not None:
        if all(seat in game.claims.judged for seat in game.claims.seats):
            clock.settle_claims()
    elif game.phase == phases.DISCARD and not game.owed:
        clock.end_discard()
