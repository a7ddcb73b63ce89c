"""What is open between players, found by seat and by time without looking through the hall."""

from __future__ import annotations

import heapq
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace

from skerry.big.hall import Change
from skerry.big.messages import Answer, Command


@dataclass(frozen=True)
class Offer:
    """An open offer: so many cards for so many, to some of the five partners (BIG-117)."""

    number: int
    seat: int
    give: dict[str, int]
    want: dict[str, int]
    to: tuple[int, ...]


class OfferBook:
    """The open offers of a turn."""

    def __init__(self) -> None:
        self._offers: dict[int, Offer] = {}
        self._of_seat: dict[int, set[int]] = defaultdict(set)

    def get(self, number: int) -> Offer | None:
        return self._offers.get(number)

    def open(self, offer: Offer) -> None:
        self._offers[offer.number] = offer
        for seat in (offer.seat, *offer.to):
            self._of_seat[seat].add(offer.number)

    def close(self, number: int) -> None:
        offer = self._offers.pop(number)
        for seat in (offer.seat, *offer.to):
            self._of_seat[seat].discard(number)

    def decline(self, number: int, seat: int) -> None:
        """Somebody does not want it; an offer that nobody is left to take is closed."""
        offer = self._offers[number]
        self.close(number)
        left = tuple(partner for partner in offer.to if partner != seat)
        if left:
            self.open(replace(offer, to=left))

    def of(self, seat: int) -> list[Offer]:
        """Those that a seat made or may take, the oldest first."""
        return [self._offers[number] for number in sorted(self._of_seat[seat])]

    def made_by(self, seat: int) -> int:
        return sum(offer.seat == seat for offer in self.of(seat))

    def leave(self, seat: int) -> None:
        """Somebody neither offers nor takes anything any more."""
        for offer in self.of(seat):
            if offer.seat == seat:
                self.close(offer.number)
            else:
                self.decline(offer.number, seat)

    def __contains__(self, number: object) -> bool:
        return number in self._offers

    def __iter__(self) -> Iterator[Offer]:
        return iter(list(self._offers.values()))

    def __len__(self) -> int:
        return len(self._offers)


@dataclass(frozen=True)
class Request:
    """A question for leave to build in a foreign half, open until a time and never beyond the WINDOW (BIG-156)."""

    number: int
    seat: int
    owner: int
    board: int
    key: int
    command: Command
    until: int


class RequestBook:
    """The open requests for leave of a turn."""

    def __init__(self) -> None:
        self._requests: dict[int, Request] = {}
        self._of_seat: dict[int, set[int]] = defaultdict(set)
        # By time; what is no longer open is passed over when it comes up.
        self._times: list[tuple[int, int]] = []

    def get(self, number: int) -> Request | None:
        return self._requests.get(number)

    def open(self, request: Request) -> None:
        self._requests[request.number] = request
        for seat in (request.seat, request.owner):
            self._of_seat[seat].add(request.number)
        heapq.heappush(self._times, (request.until, request.number))

    def close(self, number: int) -> Request:
        request = self._requests.pop(number)
        for seat in (request.seat, request.owner):
            self._of_seat[seat].discard(number)
        return request

    def of(self, seat: int) -> list[Request]:
        """Those that a seat made or has to answer, the oldest first."""
        return [self._requests[number] for number in sorted(self._of_seat[seat])]

    def first_due(self) -> tuple[int, int] | None:
        """When the next one runs out, and which."""
        while self._times and self._times[0][1] not in self._requests:
            heapq.heappop(self._times)
        return self._times[0] if self._times else None

    def shift(self, by: int) -> None:
        """All of them have more time."""
        self._requests = {
            number: replace(request, until=request.until + by) for number, request in self._requests.items()
        }
        self._times = [(request.until, number) for number, request in self._requests.items()]
        heapq.heapify(self._times)

    def __contains__(self, number: object) -> bool:
        return number in self._requests

    def __iter__(self) -> Iterator[Request]:
        return iter(list(self._requests.values()))

    def __len__(self) -> int:
        return len(self._requests)


@dataclass
class Deed:
    """A command of the present turn with its answer and the cells that it changed, for the referee (BIG-244)."""

    number: int
    at: int
    seat: int
    command: Command
    answer: Answer
    changes: list[Change]
    overruled: bool = False


class DeedBook:
    """What was said in the present turn."""

    def __init__(self) -> None:
        self._deeds: dict[int, Deed] = {}
        self._of_board: dict[int, list[Deed]] = defaultdict(list)

    def add(self, deed: Deed) -> None:
        self._deeds[deed.number] = deed
        self._of_board[deed.seat // 2].append(deed)

    def get(self, number: int) -> Deed | None:
        return self._deeds.get(number)

    def of_board(self, board: int) -> list[Deed]:
        """Those of the two players who are at home there."""
        return self._of_board[board]

    def after(self, number: int) -> list[Deed]:
        """What was done later and still stands."""
        return [
            deed for deed in self._deeds.values() if deed.number > number and deed.answer.done and not deed.overruled
        ]

    def __iter__(self) -> Iterator[Deed]:
        return iter(self._deeds.values())
