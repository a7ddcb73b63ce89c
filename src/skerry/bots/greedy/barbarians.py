"""What a knight is worth when the barbarians land."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.bots.greedy.outlook import Outlook
from skerry.bots.greedy.realm import Realm
from skerry.bots.greedy.realm_tables import (
    ACTIVATE_URGENCY,
    ACTIVE_KNIGHT_VALUE,
    AWAKENING,
    CITY_LOSS,
    DEFENDER_VALUE,
    RECRUIT_URGENCY,
    SHARED_DEFENCE_VALUE,
    STRENGTHS_AHEAD,
)
from skerry.bots.greedy.tables import WINNING_VALUE


class Landing:
    """The next attack: its strength, what everybody else will likely give, and what the seat has."""

    def __init__(self, outlook: Outlook) -> None:
        realm = outlook.realm
        seats = outlook.view.seats
        self.outlook = outlook
        self.realm: Realm = realm
        self.strength: i64 = 0
        for seat in range(seats):
            self.strength += realm.cities_of(seat)
        # In hundredths while opponents' sleeping knights are counted in part.
        self.given: vec[i64] = zeros(seats)
        # Of the seat: what is active, and what could be.
        self.active: i64 = 0
        self.potential: i64 = 0
        for vertex in range(len(realm.knight)):
            self.count(vertex)
        for seat in range(seats):
            self.given[seat] //= 100

    def count(self, vertex: i64) -> None:
        realm = self.realm
        owner = realm.knight_owner[vertex]
        if owner == self.outlook.seat:
            self.potential += realm.knight[vertex]
            self.active += realm.knight[vertex] * realm.active[vertex]
        elif 0 <= owner < len(self.given):
            share = 100 if realm.active[vertex] else AWAKENING[realm.steps_left]
            self.given[owner] += realm.knight[vertex] * share

    def outcome(self, mine: i64) -> i64:
        """What the attack brings a seat that gives so much (CK-162 to CK-170)."""
        defence = mine
        most: i64 = 0
        for seat in range(len(self.given)):
            if seat != self.outlook.seat:
                defence += self.given[seat]
                most = max(most, self.given[seat])
        if defence >= self.strength:
            if mine > most:
                return WINNING_VALUE if self.outlook.lack == 1 else DEFENDER_VALUE
            return SHARED_DEFENCE_VALUE if mine == most and mine > 0 else 0
        return -CITY_LOSS if self.is_weakest(mine) else 0

    def is_weakest(self, mine: i64) -> bool:
        """Whether the seat has a city to lose and nobody who has one gives less."""
        realm = self.realm
        seat = self.outlook.seat
        if realm.plain_cities_of(seat) == 0:
            return False
        for other in range(len(self.given)):
            if other != seat and realm.plain_cities_of(other) > 0 and self.given[other] < mine:
                return False
        return True

    def gain(self, mine: i64, added: i64) -> i64:
        """What so much strength more is worth; a share of what still more would bring together with it."""
        now = self.outcome(mine)
        best: i64 = 0
        for more in range(added, added + STRENGTHS_AHEAD):
            best = max(best, (self.outcome(mine + more) - now) * added // more)
        return best

    def recruit_value(self) -> i64:
        """One strength more, all own knights being active."""
        return self.gain(self.potential, 1) * RECRUIT_URGENCY[self.realm.steps_left] // 100

    def activate_value(self, strength: i64) -> i64:
        """A knight of a strength made active."""
        return self.gain(self.active, strength) * ACTIVATE_URGENCY[self.realm.steps_left] // 100 + ACTIVE_KNIGHT_VALUE
