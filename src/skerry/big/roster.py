"""Who plays: registration numbers, seats, reserves, and who is connected (BIG-051 to BIG-055, BIG-255 on)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from skerry.big.messages import Refused
from skerry.big.reasons import NO_PLAYER, NO_SUCH_NUMBER, TOO_FEW_PLAYERS
from skerry.engine.randomness import Randomness

FEWEST_PLAYERS: Final = 6
ABSENT_TURNS: Final = 3  # BIG-266


@dataclass
class Person:
    """A registered player; the number never changes (BIG-051)."""

    number: int
    name: str


@dataclass
class Place:
    """A seat and who plays there; nobody in a vacant one."""

    person: Person | None = None
    expelled: bool = False
    connected: bool = False
    # Whether the player was there at any time of the present own turn, and in how many before it was not.
    seen: bool = False
    absent_turns: int = 0

    @property
    def playing(self) -> bool:
        return self.person is not None and not self.expelled


class Roster:
    """The people of one game by registration number, and the places by seat once they are given out.

    `most`: how many of them play; the others are reserves.
    """

    def __init__(self, most: int | None = None) -> None:
        self.most = most
        self.people: list[Person] = []
        self.reserves: list[Person] = []
        self.places: list[Place] = []
        self.referees: set[str] = set()
        self.registered = 0

    def register(self, name: str) -> Person:
        self.registered += 1
        person = Person(self.registered, name)
        if self.places or (self.most is not None and len(self.people) >= self.most):
            self.reserves.append(person)
        else:
            self.people.append(person)
        return person

    def make_room(self, most: int | None) -> None:
        """Before the seats are given out, so many play and the others are reserves, by registration number."""
        self.most = most
        everybody = sorted([*self.people, *self.reserves], key=lambda person: person.number)
        playing = len(everybody) if most is None else most
        self.people, self.reserves = everybody[:playing], everybody[playing:]

    def person(self, number: int) -> Person:
        """Whoever has a registration number, or Refused."""
        seated = [place.person for place in self.places if place.person is not None]
        for person in [*(seated if self.places else self.people), *self.reserves]:
            if person.number == number:
                return person
        raise Refused(NO_SUCH_NUMBER.of(number=number))

    def give_out_seats(self, shuffled_by: Randomness | None) -> None:
        """Seat ids in registration order, or shuffled; an odd last Moon seat stays vacant (BIG-054, BIG-055)."""
        if len(self.people) < FEWEST_PLAYERS:
            raise Refused(TOO_FEW_PLAYERS.of(fewest=FEWEST_PLAYERS))
        order = list(range(len(self.people)))
        if shuffled_by is not None:
            shuffled_by.shuffle(order)
        self.places = [Place(self.people[number]) for number in order]
        if len(self.places) % 2:
            self.places.append(Place())

    def place(self, seat: int) -> Place:
        """The place of somebody who plays, or Refused."""
        if not 0 <= seat < len(self.places) or not self.places[seat].playing:
            raise Refused(NO_PLAYER.of(seat=seat))
        return self.places[seat]

    def is_playing(self, seat: int) -> bool:
        return self.places[seat].playing

    def number(self, seat: int) -> int:
        """The registration number of who sits there; higher than all others where nobody does."""
        person = self.places[seat].person
        return self.registered + 1 if person is None else person.number
