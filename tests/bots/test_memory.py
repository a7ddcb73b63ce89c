"""What a seat remembers: cards that it saw go by, and what was said about trades."""

from __future__ import annotations

import pytest

from skerry.board.arrays import ints
from skerry.bots.deduction import deduce
from skerry.bots.memory import Memory
from skerry.engine.event import Event, EventKind


def gained(seat: int, card: str, count: int = 1) -> Event:
    return Event("gained", {"seat": seat, "card": card, "count": count}, {})


def stolen(thief: int, victim: int, card: str) -> Event:
    private: dict[str, object] = {"card": card}
    return Event("stolen", {"thief": thief, "victim": victim}, {thief: private, victim: private})


def remembering(seat: int, *events: Event) -> Memory:
    memory = Memory(seat)
    memory.watch([event.seen_by(seat) for event in events])
    return memory


def test_gains_and_payments_are_followed() -> None:
    paid = Event("paid", {"seat": 1, "card": "wood", "count": 2}, {})
    memory = remembering(0, gained(1, "wood", 3), gained(1, "ore"), paid)
    assert memory.held[1] == {"wood": 1, "ore": 1}


def test_a_payment_out_of_what_was_not_known_leaves_nothing() -> None:
    memory = remembering(0, gained(1, "wood"), Event("paid", {"seat": 1, "card": "wood", "count": 3}, {}))
    assert memory.held[1] == {"wood": 0}


def test_a_theft_between_others_may_have_taken_any_card() -> None:
    memory = remembering(0, gained(1, "wood", 2), gained(1, "ore"), gained(2, "ore"), stolen(2, 1, "wood"))
    assert memory.held == {1: {"wood": 1, "ore": 0}, 2: {"ore": 1}}


@pytest.mark.parametrize("seat", [1, 2])
def test_a_theft_that_one_is_part_of_is_known_exactly(seat: int) -> None:
    memory = remembering(seat, gained(1, "wood", 2), gained(1, "ore"), stolen(2, 1, "wood"))
    assert memory.held == {1: {"wood": 1, "ore": 1}, 2: {"wood": 1}}


def test_a_hand_that_is_shown_is_known_to_who_sees_it() -> None:
    shown = Event("hand_shown", {"seat": 0, "victim": 1}, {0: {"cards": {"ore": 2}}, 1: {"cards": {"ore": 2}}})
    assert remembering(0, gained(1, "wood"), shown).held[1] == {"ore": 2}
    assert remembering(2, gained(1, "wood"), shown).held[1] == {"wood": 1}


def offer(seat: int, give: str, want: str) -> list[Event]:
    return [
        Event("trade_offered", {"seat": seat}, {}),
        Event("offers", {"seat": seat, "card": give, "count": 2}, {}),
        Event("wants", {"seat": seat, "card": want, "count": 1}, {}),
    ]


def answered(seat: int, answer: str) -> Event:
    return Event("trade_answered", {"seat": seat, "answer": answer}, {})


def test_who_offers_or_accepts_holds_the_cards() -> None:
    memory = remembering(0, *offer(1, "wood", "ore"), answered(2, "accepted"), answered(3, "declined"))
    assert memory.held == {1: {"wood": 2}, 2: {"ore": 1}}


def test_offers_that_came_to_nothing_are_counted_for_the_turn() -> None:
    deal = [
        answered(2, "accepted"),
        Event("traded", {"giver": 1, "taker": 2, "card": "wood", "count": 2}, {}),
        Event("traded", {"giver": 2, "taker": 1, "card": "ore", "count": 1}, {}),
    ]
    declined = [answered(seat, "declined") for seat in (0, 2, 3)]
    memory = remembering(0, *offer(1, "wood", "ore"), *deal, *offer(1, "wool", "ore"), *declined)
    assert (memory.talk.made_by(1), memory.talk.in_vain(1)) == (2, 1)
    memory.watch([Event("turn_started", {"seat": 2}, {})])
    assert (memory.talk.made_by(1), memory.talk.in_vain(1)) == (0, 0)


def test_refused_offers_are_remembered_for_the_turn() -> None:
    memory = remembering(1, *offer(1, "wood", "ore"), answered(2, "accepted"), answered(3, "declined"))
    talk = memory.talk
    assert talk.has_refused(3, 1, {"wood": 2}, {"ore": 1})
    assert not talk.has_refused(2, 1, {"wood": 2}, {"ore": 1})
    assert not talk.has_refused(3, 1, {"wood": 1}, {"ore": 1})
    memory.watch([Event("turn_started", {"seat": 2, "turn": 7}, {})])
    assert talk.refused == []


def test_wishes_are_remembered_and_fade() -> None:
    counter = [
        Event("offers", {"seat": 2, "card": "ore", "count": 1}, {}),
        Event("wants", {"seat": 2, "card": "brick", "count": 3}, {}),
    ]
    memory = remembering(0, *offer(1, "wood", "ore"), answered(2, "countered"), *counter)
    talk = memory.talk
    assert talk.wanted == {1: {"ore": 1.0}, 2: {"brick": 3.0}}
    assert talk.offered == {1: {"wood": 2.0}, 2: {"ore": 1.0}}
    for turn in range(3):
        memory.watch([Event("turn_started", {"seat": 1, "turn": turn}, {})])
    assert 1.0 < talk.wanted[2]["brick"] < 2.0
    for turn in range(20):
        memory.watch([Event("turn_started", {"seat": 1, "turn": turn}, {})])
    assert talk.wanted == {1: {}, 2: {}}


HANDS = [
    # Two hands, what is known of the first one and what follows for it.
    ([2, 1, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [2, 1, 0, 0, 0]),
    ([3, 0, 0, 0, 0], [1, 0, 0, 0, 0], [0, 0, 0, 0, 0], [3, 0, 0, 0, 0]),
    ([2, 0, 0, 0, 0], [1, 1, 0, 0, 0], [0, 0, 0, 0, 0], [1, 0, 0, 0, 0]),
    ([0, 0, 2, 0, 1], [0, 1, 0, 0, 0], [0, 0, 9, 0, 9], [0, 0, 2, 0, 1]),
]


@pytest.mark.parametrize(("first", "second", "known", "deduced"), HANDS)
def test_sizes_and_cards_that_go_round_tell_more(
    first: list[int], second: list[int], known: list[int], deduced: list[int]
) -> None:
    found = ints(known + [0] * 5)
    deduce(found, ints([sum(first), sum(second)]), ints(map(sum, zip(first, second, strict=True))))
    assert list(found)[:5] == deduced


def test_an_event_kind_names_fields_that_it_has() -> None:
    with pytest.raises(ValueError, match="what it is about"):
        EventKind("toy_moves", "seat:seat card:card", moves=("seat", "", "cards", ""))
    with pytest.raises(ValueError, match="what it is about"):
        EventKind("toy_shows", "seat:seat card:card", shows=("seat",))
