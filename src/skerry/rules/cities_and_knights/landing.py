"""What the next landing of the barbarians is likely to bring a seat, for players who know no module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints, zeros
from skerry.engine.state import NOBODY
from skerry.rules.cities_and_knights.barbarians import barbarian_strength, would_defend
from skerry.rules.cities_and_knights.cities import plain_cities_of
from skerry.rules.cities_and_knights.posts import post_worth
from skerry.rules.cities_and_knights.tables import LANDING

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress
    from skerry.rules.cities_and_knights.own import CitiesOwn

# In percent by the steps that are left: how much the landing counts, how much of that with the knights that are active
# now and no others, and how much of the others' sleeping knights will be awake.
LANDING_SHARE: Final[vec[i64]] = ints([100, 100, 95, 88, 76, 64, 52, 42])
AWAKE_SHARE: Final[vec[i64]] = ints([100, 95, 78, 56, 38, 28, 20, 15])
AWAKENING: Final[vec[i64]] = ints([0, 10, 30, 50, 65, 75, 80, 80])

# The chance that the knights win, in percent, by what they are ahead of the barbarians, from 4 behind to 1 ahead.
FURTHEST_BEHIND: Final = 4
WIN_CHANCE: Final[vec[i64]] = ints([4, 12, 28, 52, 90, 96])
# In hundredths of a point: what victory brings by the lead over the best other defender, from 1 behind on, and what
# defeat costs by the lead over the weakest other who has a city to lose (CK-163 to CK-172).
HONOUR_WORTH: Final[vec[i64]] = ints([12, 40, 85, 95])
CITY_LOSS: Final[vec[i64]] = ints([420, 150, 40])

# Each strength of an own knight, for landings to come, and each knight that is active, for what it can do.
STRENGTH_WORTH: Final = 6
ACTIVE_WORTH: Final = 3


class Landing:
    """The barbarians, what everybody else will likely give, and what a seat has."""

    def __init__(self, kernel: Kernel, own: CitiesOwn, seat: i64) -> None:
        self.steps: i64 = LANDING - own.ship.of(kernel)
        self.strength: i64 = barbarian_strength(kernel)
        # Of the seat: the strength that is active, that of all knights, and what they are worth beside defending.
        self.active: i64 = 0
        self.potential: i64 = 0
        self.posts: i64 = 0
        # Of the others: all that they give, the most that one gives, and the least of one with a city to lose.
        self.others: i64 = 0
        self.most: i64 = 0
        self.least: i64 = NOBODY
        self.may_lose: bool = plain_cities_of(kernel, own, seat) > 0
        self.count_others(kernel, own, seat, self.count_knights(kernel, own, seat))

    def count_knights(self, kernel: Kernel, own: CitiesOwn, seat: i64) -> vec[i64]:
        """By seat, what the others will likely give, in hundredths."""
        kept = kernel.state.kept
        given = zeros(kernel.state.seats)
        for vertex in range(kernel.topology.first_plaza):
            owner = kept[own.knight_owner.at + vertex]
            if owner == seat:
                self.count_own(kernel, own, vertex)
                self.posts += post_worth(kernel, seat, vertex) + ACTIVE_WORTH * kept[own.active.at + vertex]
            elif 0 <= owner < len(given) and would_defend(kernel, vertex):
                share: i64 = 100 if kept[own.active.at + vertex] != 0 else AWAKENING[self.steps]
                given[owner] += kept[own.knight.at + vertex] * share
        return given

    def count_own(self, kernel: Kernel, own: CitiesOwn, vertex: i64) -> None:
        if would_defend(kernel, vertex):
            strength = kernel.state.kept[own.knight.at + vertex]
            self.potential += strength
            self.active += strength * kernel.state.kept[own.active.at + vertex]

    def count_others(self, kernel: Kernel, own: CitiesOwn, seat: i64, given: vec[i64]) -> None:
        for other in range(len(given)):
            if other != seat:
                gives = given[other] // 100
                self.others += gives
                self.most = max(self.most, gives)
                if (self.least == NOBODY or gives < self.least) and plain_cities_of(kernel, own, other) > 0:
                    self.least = gives

    def outcome(self, mine: i64) -> i64:
        """What may be expected by a seat that gives so much."""
        ahead = mine + self.others - self.strength + FURTHEST_BEHIND
        chance = WIN_CHANCE[max(0, min(ahead, len(WIN_CHANCE) - 1))]
        return (chance * self.honour(mine) - (100 - chance) * self.loss(mine)) // 100

    def honour(self, mine: i64) -> i64:
        lead = mine - self.most + 1
        return 0 if mine == 0 or lead < 0 else HONOUR_WORTH[min(lead, len(HONOUR_WORTH) - 1)]

    def loss(self, mine: i64) -> i64:
        """Of those who have a city to lose, everybody loses one who gives least (CK-169 to CK-172)."""
        if not self.may_lose:
            return 0
        lead: i64 = 0 if self.least == NOBODY else max(mine - self.least, 0)
        return CITY_LOSS[lead] if lead < len(CITY_LOSS) else 0

    def worth(self) -> i64:
        """Of what sleeps now, the nearer the landing the less will defend."""
        awake = AWAKE_SHARE[self.steps]
        asleep = LANDING_SHARE[self.steps] - awake
        return (awake * self.outcome(self.active) + asleep * self.outcome(self.potential)) // 100


def tell_landing(kernel: Kernel, own: CitiesOwn, seat: i64, progress: Progress) -> None:
    landing = Landing(kernel, own, seat)
    progress.expect("barbarians", landing.worth())
    if landing.potential > 0:
        progress.expect("knights", STRENGTH_WORTH * landing.potential + landing.posts)
