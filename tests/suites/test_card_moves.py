"""Events say which cards they move: whoever sees them all knows every hand, and whoever sees some, the least of it."""

from __future__ import annotations

import pytest

from skerry import Game
from skerry.bots.memory import Memory
from skerry.engine.card_moves import UNSEEN_CARD, moved_by, shown_by
from skerry.engine.event import Event
from tests.suites.configurations import BY_NAME, Configuration, as_long, each
from tests.suites.player import Player


def hand_of(game: Game, seat: int) -> dict[str, int]:
    state = game.kernel.state
    cards = {name: int(state.hand[seat * state.kinds + kind]) for kind, name in enumerate(game.kernel.rules.card_kinds)}
    return {name: count for name, count in cards.items() if count}


def witness(event: Event) -> int:
    """A seat that sees all of an event."""
    return next(iter(event.private), -1)


class Ledger:
    """Every hand as the events tell it to somebody who sees everything."""

    def __init__(self, game: Game) -> None:
        self.names = set(game.kernel.rules.card_kinds)
        self.hands: list[dict[str, int]] = [{} for _ in range(game.players)]

    def note(self, event: Event) -> None:
        move = moved_by(event, witness(event))
        if move is not None and move.card in self.names:
            for owner, by in ((move.giver, -move.count), (move.taker, move.count)):
                if owner >= 0:
                    hand = self.hands[owner]
                    hand[move.card] = hand.get(move.card, 0) + by
        assert move is None or move.card != UNSEEN_CARD
        shown = shown_by(event, witness(event))
        if shown is not None:
            hand = {card: count for card, count in self.hands[shown.holder].items() if count}
            cards = {card: count for card, count in shown.cards.items() if card in self.names}
            assert all(hand[card] >= count for card, count in cards.items())
            assert not shown.whole or cards == hand


@each()
def test_every_card_that_changes_hands_is_told(configuration: Configuration) -> None:
    game = configuration.game("moves")
    ledger = Ledger(game)
    for event in game.opening_events():
        ledger.note(event)
    for _, action, events in Player(41).play(game, as_long(900)):
        for event in events:
            ledger.note(event)
        for seat in range(game.players):
            told = {card: count for card, count in ledger.hands[seat].items() if count}
            assert told == hand_of(game, seat), f"{action} moved cards that no event tells of"


@each()
def test_a_memory_never_knows_more_than_is_true(configuration: Configuration) -> None:
    remember(configuration, 42, as_long(900))


@pytest.mark.sweep
@each()
def test_a_memory_never_ever_knows_more_than_is_true(configuration: Configuration) -> None:
    for seed in range(43, 47):
        remember(configuration, seed, 6000)


@pytest.mark.parametrize(("name", "share"), [("base-4", 0.9), ("base-3", 0.9), ("knights-4", 0.85), ("two-2", 1.0)])
def test_a_memory_explains_most_cards(name: str, share: float) -> None:
    known, held = remember(BY_NAME[name], 48, 2500)
    assert held > 1000
    assert known / held >= share


def remember(configuration: Configuration, seed: int, most: int) -> tuple[int, int]:
    """Play with a memory in every seat; how many cards of others they knew, of how many those held."""
    game = configuration.game(f"memory {seed}")
    memories = [Memory(seat) for seat in range(game.players)]
    tell(memories, game.opening_events())
    known = held = 0
    for number, (_, _, events) in enumerate(Player(seed).play(game, most)):
        tell(memories, events)
        if number % 5 == 0 and not game.over:
            for memory in memories:
                found = memory.known_in(game.insight(memory.seat))
                assert all(least <= true for least, true in zip(found, game.kernel.state.hand, strict=True))
                known += sum(found)
                held += sum(game.kernel.state.hand_size) - game.kernel.state.hand_size[memory.seat]
    return known, held


def tell(memories: list[Memory], events: list[Event]) -> None:
    for memory in memories:
        memory.watch([event.seen_by(memory.seat) for event in events])
