"""What people look at in a hall: snapshots, boards, players and the ranking, as they are at that moment."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from typing import Final

from skerry.big.facts import hall_facts
from skerry.big.messages import Command, Refused
from skerry.big.next_choices import next_choices
from skerry.big.places import HALVES
from skerry.big.ring import board_of, side_of
from skerry.big.roster import Person, Place
from skerry.big.scores import ranking
from skerry.big.sight import board_frame, colour, counted_points, possible
from skerry.server.halls.play import Order, Play, Told, written

MOST_FOUND: Final = 200


def look(play: Play, order: Order) -> Told:
    """What is shown; where something goes wrong, the hall goes on."""
    try:
        return LOOKS[order["look"]](play, order)
    except Refused as refusal:
        return {"reason": refusal.reason.to_json()}
    except Exception:
        traceback.print_exc(file=sys.stderr)
        return {"failed": True}


def snapshot(play: Play, order: Order) -> Told:
    number = order.get("number")
    seat = play.seats.get(number) if number is not None else None
    if order["role"] != "player":
        parts = _shown_parts(play, order["role"] != "screen")
    elif seat is None:
        parts = [["clock", play.telling.clock_now()], ["you", person_frame(play, number)]]
    else:
        parts = play.telling.player_parts(seat)
    ring = play.game.ring if play.game.roster.places else None
    return {
        "seat": seat,
        "parts": [written(part) for part in parts],
        "boards": [] if ring is None or seat is None else ring.reach(board_of(seat)),
        "partners": [] if ring is None or seat is None else ring.partners(seat),
    }


def _shown_parts(play: Play, for_referee: bool) -> list[list[object]]:
    if not play.game.roster.places:
        return [["clock", play.telling.clock_now()]]
    return play.telling.screen_parts(for_referee)


def possible_commands(play: Play, order: Order) -> Told:
    seat = play.seats.get(order["number"])
    if seat is None:
        return {"actions": []}
    begun = order.get("after")
    return {
        "actions": possible(play.game, seat)
        if begun is None
        else next_choices(play.game, seat, Command.from_json(begun))
    }


def person_frame(play: Play, number: int | None) -> Told:
    person = play.game.roster.person(-1 if number is None else number)
    return _person(play, person, play.seats.get(person.number))


def _person(play: Play, person: Person, seat: int | None) -> Told:
    told: Told = {"number": person.number, "name": person.name, "seat": seat, "board": None, "side": None}
    told["colour"] = None
    told["waiting"] = seat is None and person in play.game.roster.reserves
    told["connected"] = person.number in play.present or person.number in play.bots
    told["bot"] = person.number in play.bots
    place = Place() if seat is None else play.game.roster.places[seat]
    told["absent_turns"], told["expelled"] = place.absent_turns, place.expelled
    if seat is not None:
        told["board"], told["side"] = board_of(seat), HALVES[side_of(seat)]
        told["colour"] = colour(play.game, seat)
        told["layout"] = play.game.ring.layout(board_of(seat)).name
    return told


def you(play: Play, order: Order) -> Told:
    return person_frame(play, order["number"])


def people(play: Play, order: Order) -> Told:
    """Those who are looked for by number or by a part of the name, in the order of their numbers, as many as one
    page takes; the next page begins after the last of them."""
    wanted = order["find"].casefold()
    roster = play.game.roster
    seated = [place.person for place in roster.places if place.person is not None] if roster.places else roster.people
    everybody = sorted([*seated, *roster.reserves], key=lambda person: person.number)
    found = [
        one
        for one in everybody
        if one.number > order["after"]
        and (wanted in one.name.casefold() or wanted == str(one.number))
        and (order["bots"] or one.number not in play.bots)
        and not (order["away"] and (one.number in play.present or one.number in play.bots))
    ]
    return {
        "players": [_person(play, one, play.seats.get(one.number)) for one in found[:MOST_FOUND]],
        "more": len(found) > MOST_FOUND,
    }


def look_at_board(play: Play, order: Order) -> Told:
    board: int = order["board"]
    if not play.game.roster.places or not 0 <= board < play.game.ring.boards:
        return {}
    seats = [_looked_at(play, seat) for seat in (2 * board, 2 * board + 1)]
    return {"board": board_frame(play.game, board), "seats": seats, "deeds": _deeds(play, board)}


def look_at_seat(play: Play, order: Order) -> Told:
    seat: int = order["seat"]
    if not 0 <= seat < len(play.game.roster.places):
        return {}
    frame = play.telling.player_parts(seat) if seat in play.telling.you else []
    return {**_looked_at(play, seat), "deeds": _deeds(play, board_of(seat), seat), "frame": frame}


def _looked_at(play: Play, seat: int) -> Told:
    """A player as a referee sees one, with all points as they are counted afresh (BIG-228)."""
    person = play.game.roster.places[seat].person
    counted = counted_points(play.game, seat)
    about = {"seat": seat, "vacant": True} if person is None else {**_person(play, person, seat), "vacant": False}
    return {**about, "counted": counted, "points": sum(counted.values()), "you": play.telling.you.get(seat)}


def _deeds(play: Play, board: int, seat: int | None = None) -> list[Told]:
    return [
        {
            "deed": deed.number,
            "at": deed.at,
            "seat": deed.seat,
            "command": deed.command.to_json(),
            "answer": deed.answer.to_json(),
            "overruled": deed.overruled,
        }
        for deed in play.game.deeds.of_board(board)
        if seat is None or deed.seat == seat
    ]


def rank(play: Play, order: Order) -> Told:
    if not play.game.roster.places:
        return {"ranking": []}
    return {
        "ranking": [
            [
                place,
                one.number,
                one.name,
                one.seat,
                board_of(one.seat),
                HALVES[side_of(one.seat)],
                one.points,
                one.cards,
            ]
            for place, one in enumerate(ranking(play.game), start=1)
        ]
    }


def summaries(play: Play, order: Order) -> Told:
    return {"boards": [play.telling.strip[board] for board in sorted(play.telling.strip)]}


def facts(play: Play, order: Order) -> Told:
    return hall_facts()


LOOKS: Final[dict[str, Callable[[Play, Order], Told]]] = {
    "snapshot": snapshot,
    "possible": possible_commands,
    "you": you,
    "people": people,
    "board": look_at_board,
    "seat": look_at_seat,
    "ranking": rank,
    "strip": summaries,
    "facts": facts,
}
