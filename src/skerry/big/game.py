"""Everything that one game in a hall is at a moment; who changes what is said by the other files."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from skerry.big.books import DeedBook, OfferBook, RequestBook
from skerry.big.hall import Hall
from skerry.big.lens import Lens
from skerry.big.messages import Answer
from skerry.big.places import MOON, SUN
from skerry.big.ring import Ring, side_of
from skerry.big.roster import Roster
from skerry.big.settings import Settings
from skerry.big.window import shape_of, window_of
from skerry.engine.randomness import Randomness

LOBBY: Final = "LOBBY"
SETUP: Final = "SETUP"
ANNOUNCE: Final = "ANNOUNCE"
DICE: Final = "DICE"
PRODUCTION: Final = "PRODUCTION"
DISCARD: Final = "DISCARD"
RELOCATE: Final = "RELOCATE"
WINDOW: Final = "WINDOW"
CLAIM_REVIEW: Final = "CLAIM_REVIEW"
END_TURN: Final = "END_TURN"
FINISHED: Final = "FINISHED"
PAUSED: Final = "PAUSED"


@dataclass
class Claims:
    """Claims of victory that are being looked at: when the first came, how long others count as simultaneous, how much
    of the WINDOW was left, and the judgements."""

    at: int
    tie_until: int
    left: int
    seats: list[int] = field(default_factory=list)
    judged: dict[int, bool] = field(default_factory=dict)


@dataclass(frozen=True)
class Pause:
    """Which state was paused, and when."""

    phase: str
    at: int


@dataclass(frozen=True)
class Alert:
    """Something that a referee should look at."""

    at: int
    turn: int
    kind: str
    seat: int
    text: str = ""


class HallGame:
    """One game: people, boards, the clock, and what is open between players."""

    def __init__(self, settings: Settings, seed: str) -> None:
        self.settings = settings
        self.seed = seed
        self.roster = Roster(settings.places)
        self.phase = LOBBY
        self.now = 0
        self.turn = 0
        self.deadline: int | None = None
        self.pause: Pause | None = None
        self.dice = Randomness(seed)
        self.roll: tuple[int, int] | None = None
        self.second_roll: tuple[int, int] | None = None
        self.chosen: set[int] = set()
        self.owed: dict[int, int] = {}
        self.due: dict[int, list[int]] = {}
        self.offers = OfferBook()
        self.requests = RequestBook()
        self.refused: set[tuple[int, int, int]] = set()
        self.opened = 0
        self.claims: Claims | None = None
        self.claimed: set[int] = set()
        self.false_claims: Counter[int] = Counter()
        # Where the WINDOW may close early: who is there and has not said that nothing more is to come (BIG-091).
        self.undone: set[int] = set()
        self.deeds = DeedBook()
        self.deed_count = 0
        self.answers: dict[tuple[int, str], Answer] = {}
        self.alerts: list[Alert] = []
        self.warnings: list[tuple[int, str]] = []
        self.winner: int | None = None

    def build_hall(self) -> None:
        """Boards for all who registered (BIG-052)."""
        self.ring = Ring(len(self.roster.places) // 2, self.settings.topology == "ring")
        rules = window_of(shape_of(self.ring, self.ring.stretch(0))).rules
        self.rules = rules
        self.hall = Hall(self.ring, [int(limit) for limit in rules.piece_limit], int(rules.card_count))
        self.lens = Lens(self.hall)

    @property
    def group(self) -> int:
        """Whose turn it is: Sun's are odd (BIG-078)."""
        return SUN if self.turn % 2 else MOON

    def is_active(self, seat: int) -> bool:
        return self.turn > 0 and side_of(seat) == self.group and self.roster.is_playing(seat)

    def active_seats(self) -> list[int]:
        return [seat for seat in range(self.group, self.ring.seats, 2) if self.roster.is_playing(seat)]

    def alert(self, kind: str, seat: int, text: str = "") -> None:
        self.alerts.append(Alert(self.now, self.turn, kind, seat, text))

    def next_number(self) -> int:
        """For offers and requests, which are told apart by one row of numbers."""
        self.opened += 1
        return self.opened
