"""What is said about trades: the offer on the table, what was refused this turn, and what each seat has wished for."""

from __future__ import annotations

from typing import Final, final

from skerry.engine.event import TURN_STARTED, Event

# A wish of the turn before counts so much less.
FADING: Final = 0.75
FORGOTTEN: Final = 0.1


@final
class Terms:
    """What a seat gives and wants, by the names of things."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.give: dict[str, int] = {}
        self.want: dict[str, int] = {}


@final
class Answer:
    """Some terms, and who answered them."""

    def __init__(self, by: int, terms: Terms) -> None:
        self.by = by
        self.terms = terms


@final
class Talk:
    """All that a seat heard at the table that may still matter."""

    def __init__(self) -> None:
        # By who made them, the terms that are being told.
        self.terms: dict[int, Terms] = {}
        self.offer: Terms | None = None
        # Offers of this turn: who made them, and whose came to a deal; who accepted the one on the table, and what
        # somebody refused.
        self.offers: list[int] = []
        self.deals: list[int] = []
        self.accepted: set[int] = set()
        self.refused: list[Answer] = []
        # By seat and thing, how much it was wished for and offered, of late the most.
        self.wanted: dict[int, dict[str, float]] = {}
        self.offered: dict[int, dict[str, float]] = {}

    def hear(self, event: Event) -> Answer | None:
        """Take in what was said; returns the answer if the offer on the table was accepted."""
        if event.kind == TURN_STARTED.name:
            self.pass_turn()
            return None
        if event.kind == "traded":
            self.hear_deal()
            return None
        seat = event.public.get("seat")
        if not isinstance(seat, int):
            return None
        if event.kind == "trade_offered":
            self.offer = Terms(seat)
            self.terms[seat] = self.offer
            self.offers.append(seat)
            self.accepted = set()
        elif event.kind == "trade_answered":
            return self.hear_answer(seat, str(event.public["answer"]))
        elif event.kind in ("offers", "wants") and seat in self.terms:
            card, count = event.public["card"], event.public["count"]
            assert isinstance(card, str)
            assert isinstance(count, int)
            self.hear_terms(self.terms[seat], card, count, event.kind == "wants")
        return None

    def hear_answer(self, seat: int, answer: str) -> Answer | None:
        if self.offer is None:
            return None
        given = Answer(seat, self.offer)
        if answer == "accepted":
            self.accepted.add(seat)
            return given
        self.refused.append(given)
        # Other terms follow, where it does not just decline.
        self.terms[seat] = Terms(seat)
        return None

    def hear_deal(self) -> None:
        """The offer on the table was closed; what changes hands is told kind by kind."""
        if self.offer is not None:
            self.deals.append(self.offer.seat)
            self.offer = None

    def hear_terms(self, terms: Terms, card: str, count: int, wanted: bool) -> None:
        side = terms.want if wanted else terms.give
        side[card] = count
        wishes = (self.wanted if wanted else self.offered).setdefault(terms.seat, {})
        wishes[card] = wishes.get(card, 0.0) + count

    def has_refused(self, by: int, seat: int, give: dict[str, int], want: dict[str, int]) -> bool:
        """Whether somebody has refused these terms of a seat in this turn."""
        for answer in self.refused:
            terms = answer.terms
            if answer.by == by and terms.seat == seat and terms.give == give and terms.want == want:
                return True
        return False

    def made_by(self, seat: int) -> int:
        """How many offers a seat has made in this turn."""
        return self.offers.count(seat)

    def in_vain(self, seat: int) -> int:
        """How many of them came to nothing."""
        return self.offers.count(seat) - self.deals.count(seat)

    def agreed(self, seat: int) -> Terms | None:
        """The terms on which a seat would close the offer on the table, as whoever offered sees them."""
        offer = self.offer
        if offer is None or seat in self.accepted:
            return offer
        other = self.terms.get(seat)
        if other is None:
            return None
        terms = Terms(offer.seat)
        terms.give = other.want
        terms.want = other.give
        return terms

    def pass_turn(self) -> None:
        self.offer = None
        self.offers = []
        self.deals = []
        self.accepted = set()
        self.terms = {}
        self.refused = []
        for wishes in [*self.wanted.values(), *self.offered.values()]:
            for card in list(wishes):
                wishes[card] *= FADING
                if wishes[card] < FORGOTTEN:
                    del wishes[card]
