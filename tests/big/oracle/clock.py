"""The clock of the books: which state follows which, and what it brings (BIG-076 to BIG-108, BIG-199 to BIG-211)."""

from __future__ import annotations

from collections import Counter

from tests.big.oracle.books import RESOURCES, YIELDS, Books, Cards
from tests.big.oracle.claims import judge_by_points, open_review, settle
from tests.big.oracle.heard import Heard, by_seat, enter
from tests.big.oracle.leave import build_as_asked

ROBBERS_HOME = 7
MOST_HELD = 7


def next_time(books: Books) -> int | None:
    """When something happens of itself."""
    if books.phase in ("LOBBY", "PAUSED", "FINISHED"):
        return None
    if books.claims is not None:
        return books.claims.tie_until if books.phase == "WINDOW" else books.deadline
    times = [books.until(request) for request in books.requests.values()]
    if books.deadline is not None:
        times.append(books.deadline)
    return min(times, default=None)


def advance(books: Books, at: int, heard: Heard) -> None:
    """Everything that is due by now, each at its own time (BIG-094)."""
    while (due := next_time(books)) is not None and due <= at:
        _happen(books, due, heard)


def _happen(books: Books, at: int, heard: Heard) -> None:
    if books.phase == "WINDOW" and books.claims is not None:
        open_review(books, at, heard)
    elif books.phase == "CLAIM_REVIEW":
        judge_by_points(books)
        settle(books, at, heard)
    elif books.deadline is not None and at >= books.deadline:
        _time_is_up(books, at, heard)
    else:
        silent = min(
            (request for request in books.requests.values() if books.until(request) == at),
            key=lambda request: request.number,
        )
        del books.requests[silent.number]
        books.seen["silence"] += 1
        build_as_asked(books, silent)


def _time_is_up(books: Books, at: int, heard: Heard) -> None:
    {
        "SETUP": end_setup,
        "ANNOUNCE": _roll_dice,
        "DICE": _carry_out_roll,
        "PRODUCTION": _open_window,
        "DISCARD": _discard_rest,
        "RELOCATE": _open_window,
        "WINDOW": end_window,
        "END_TURN": _next_turn,
    }[books.phase](books, at, heard)


def end_setup(books: Books, at: int, heard: Heard) -> None:
    for seat, player in enumerate(books.players):
        if player.plays and not player.chosen:
            spot = default_spot(books, seat)
            choose_start(books, seat, spot, spot)
    _begin_turn(books, 1, at, heard)


def default_spot(books: Books, seat: int) -> int:
    """The most pips, the first of equal ones (BIG-074)."""
    spots, _, _ = books.strip.start(seat)
    pips = [
        sum(6 - abs(7 - books.strip.number[hex_]) for hex_ in books.strip.hexes_at[spot] if books.strip.number[hex_])
        for spot in spots
    ]
    return pips.index(max(pips))


def choose_start(books: Books, seat: int, cards: int, city: int) -> None:
    """BIG-070 to BIG-072."""
    spots, _, _ = books.strip.start(seat)
    lands = [books.strip.terrain[hex_] for hex_ in books.strip.hexes_at[spots[cards]]]
    books.receive(seat, Counter(YIELDS[land] for land in lands if land in YIELDS))
    books.buildings[spots[city]] = (seat, "city")
    books.players[seat].chosen = True


def _begin_turn(books: Books, turn: int, at: int, heard: Heard) -> None:
    books.turn = turn
    books.roll = books.second_roll = None
    books.refused.clear()
    for player in books.players:
        player.bought.clear()
        player.new_ships.clear()
        player.card_played = player.ship_moved = player.claimed = player.done = False
    enter(books, "ANNOUNCE", at, heard)


def _roll_dice(books: Books, at: int, heard: Heard) -> None:
    enter(books, "DICE", at, heard)
    books.roll = heard.roll("roll")


def _carry_out_roll(books: Books, at: int, heard: Heard) -> None:
    assert books.roll is not None
    if sum(books.roll) != ROBBERS_HOME:
        enter(books, "PRODUCTION", at, heard)
        gains = production(books, sum(books.roll))
        assert heard.last["gains"] == by_seat(gains)
        for seat, cards in gains.items():
            if books.settings["production"] == "manual":
                # They wait between bank and hand: nobody else gets them meanwhile.
                books.bank_of(seat).subtract(cards)
                books.players[seat].due = cards
            else:
                books.receive(seat, cards)
        return
    for player in books.players:
        held = player.hand.total()
        player.owed = held // 2 if held > MOST_HELD else 0
    enter(books, "DISCARD", at, heard)
    assert heard.last["owed"] == {str(seat): player.owed for seat, player in enumerate(books.players) if player.owed}
    end_discard_if_done(books, at, heard)


def production(books: Books, number: int) -> dict[int, Cards]:
    """What everybody gets, where the home bank can pay it (BIG-100 to BIG-104)."""
    due: dict[int, Cards] = {}
    for point, (seat, kind) in books.buildings.items():
        for hex_ in books.strip.hexes_at[point]:
            if books.strip.number[hex_] == number and hex_ not in books.robbers.values() and books.players[seat].plays:
                due.setdefault(seat, Counter())[YIELDS[books.strip.terrain[hex_]]] += 2 if kind == "city" else 1
    for board, bank in enumerate(books.banks):
        mates = [seat for seat in (2 * board, 2 * board + 1) if seat in due]
        for card in RESOURCES:
            wanting = [seat for seat in mates if due[seat][card]]
            if sum(due[seat][card] for seat in wanting) > bank[card]:
                books.seen["shortage", len(wanting)] += 1
                for seat in wanting:
                    due[seat][card] = bank[card] if len(wanting) == 1 else 0
    return due


def end_discard_if_done(books: Books, at: int, heard: Heard) -> None:
    """BIG-092."""
    if not any(player.owed for player in books.players):
        _end_discard(books, at, heard)


def end_window_if_done(books: Books, at: int, heard: Heard) -> None:
    """Where that is an option, it waits for no player on turn who is there (BIG-091)."""
    if books.phase == "WINDOW" and books.settings["early_close"] and books.claims is None:
        waited_for = [player for seat, player in enumerate(books.players) if books.is_active(seat) and player.connected]
        if waited_for and all(player.done for player in waited_for):
            books.seen["ended_early"] += 1
            end_window(books, at, heard)


def _discard_rest(books: Books, at: int, heard: Heard) -> None:
    """BIG-202: so many cards, of those that were held."""
    for seat, player in enumerate(books.players):
        if player.owed:
            kept = heard.hand_of(seat)
            lost = player.hand - kept
            assert kept <= player.hand
            assert lost.total() == player.owed
            books.pay(seat, lost)
            player.owed = 0
            books.seen["discarded_at_random"] += 1
    _end_discard(books, at, heard)


def _end_discard(books: Books, at: int, heard: Heard) -> None:
    if books.turn <= books.settings["robber_free_turns"]:
        _open_window(books, at, heard)
        return
    enter(books, "RELOCATE", at, heard)
    books.second_roll = heard.roll("second_roll")
    place_robbers(books, sum(books.second_roll))


def place_robbers(books: Books, number: int) -> None:
    """BIG-205 to BIG-210."""
    for half in books.robbers:
        books.robbers[half] = books.strip.hex_numbered(half, number) or books.strip.desert(half)
    books.seen["second_roll", number] += 1


def _open_window(books: Books, at: int, heard: Heard) -> None:
    enter(books, "WINDOW", at, heard)


def end_window(books: Books, at: int, heard: Heard) -> None:
    """What is open lapses (BIG-098), and what was not taken is lost (BIG-108)."""
    books.seen["offers_lapsed"] += len(books.offers)
    books.seen["requests_lapsed"] += len(books.requests)
    books.offers.clear()
    books.requests.clear()
    books.deeds.clear()
    for seat, player in enumerate(books.players):
        if player.due.total():
            books.seen["production_lost"] += 1
            books.bank_of(seat).update(player.due)
        player.due = Counter()
    enter(books, "END_TURN", at, heard)


def _next_turn(books: Books, at: int, heard: Heard) -> None:
    if books.turn == books.settings["max_turns"]:
        seats = [seat for seat, player in enumerate(books.players) if player.plays]
        books.winner = min(seats, key=lambda seat: (-books.worth(seat), books.players[seat].number))
        enter(books, "FINISHED", at, heard)
    else:
        _begin_turn(books, books.turn + 1, at, heard)
