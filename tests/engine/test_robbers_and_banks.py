"""More than one robber, and a bank and a deck for each group of seats (BIG-027, BIG-029, BIG-058, BIG-062, BIG-103)."""

from __future__ import annotations

import json

import pytest

from skerry import Game
from skerry.engine.deck import CARD_BOUGHT, CardSource, take_card
from skerry.engine.event import EventKind
from skerry.engine.kept.stack import Stack
from skerry.engine.kernel import Kernel
from skerry.engine.module import Module
from skerry.engine.resampling import resample_hidden
from skerry.engine.robbing import robber_place, set_robber
from skerry.engine.rules import Rules
from tests.suites.player import Player
from tests.table import Table


class TwoHalves(Module):
    """Seats 0 and 1 share a bank and a deck, 2 and 3 others; a robber keeps to the hexes of its half."""

    def __init__(self, bank: int = 19) -> None:
        super().__init__("toy_halves")
        self.bank = bank

    def declare(self, rules: Rules) -> None:
        rules.robbers = 2
        rules.bank_of = [0, 0, 1, 1]
        rules.bank_start = [self.bank] * len(rules.bank_start)
        cards = [card.count // 2 for card in rules.development_cards]
        self.decks = [rules.keep(self, Stack(f"deck_{half}", rules.card_names, cards)) for half in range(2)]
        rules.card_source = HalfDecks(self.decks)

    def half(self, kernel: Kernel, hex_: int) -> int:
        return int(hex_ >= kernel.topology.hexes // 2)

    def setup_finish(self, kernel: Kernel) -> None:
        desert = kernel.state.robber
        for robber, corner in enumerate((0, kernel.topology.hexes - 1)):
            set_robber(kernel, robber, desert if self.half(kernel, desert) == robber else corner)

    def adjust_robber(self, kernel: Kernel, seat: int, target: int, robber: int) -> int:
        return self.half(kernel, target)


class HalfDecks(CardSource):
    def __init__(self, decks: list[Stack]) -> None:
        self.decks = decks

    def left(self, kernel: Kernel, seat: int) -> int:
        return self.decks[kernel.rules.bank_of[seat]].left(kernel) if seat >= 0 else 0

    def draw(self, kernel: Kernel, seat: int, told: EventKind) -> None:
        take_card(kernel, seat, self.decks[kernel.rules.bank_of[seat]].draw(kernel), told)

    def groups(self, kernel: Kernel) -> int:
        return 2

    def group_of(self, kernel: Kernel, seat: int) -> int:
        return kernel.rules.bank_of[seat]

    def piles(self, kernel: Kernel, group: int) -> list[Stack]:
        return [self.decks[group]]


@pytest.mark.ready("BIG-104")
def test_each_bank_pays_and_runs_short_for_its_own_seats() -> None:
    table = Table(["base", TwoHalves(bank=3)], dice=[(5, 6)])
    kernel, state = table.kernel, table.state
    hexes = [h for h in range(kernel.topology.hexes) if state.numbers[h] >> 11 & 1]
    wood = next(h for h in hexes if kernel.rules.word("terrain", state.terrain[h]) == "forest")
    corners = [int(kernel.topology.hex_vertex[6 * wood + corner]) for corner in range(6)]
    for seat, corner in ((0, 0), (1, 2), (2, 4)):
        state.vertex_owner[corners[corner]] = seat
        state.vertex_piece[corners[corner]] = kernel.rules.city
    table.turn(0)
    events = [event.to_json() for event in table.act(0, "roll")]
    assert [table.cards(seat).get("wood", 0) for seat in range(3)] == [0, 0, 2]
    assert {"event": "shortage", "card": "wood"} in events
    view = table.game.view(2).to_json()
    assert (view["bank"]["wood"], [bank["wood"] for bank in view["banks"]]) == (1, [3, 1])


@pytest.mark.ready("BIG-103")
def test_trades_and_cards_use_the_own_bank_and_deck() -> None:
    table = Table(["base", TwoHalves()], dice=[(1, 1)])
    table.turn(0, rolled=True)
    for kind, count in (("wood", 4), ("wool", 1), ("grain", 1), ("ore", 1)):
        number = table.kernel.rules.card_kinds.index(kind)
        table.state.hand[number] += count
        table.state.bank[number] -= count
        table.state.hand_size[0] += count
    brick = table.kernel.rules.card_kinds.index("brick")
    table.state.bank[brick] = 1
    table.act(0, "bank_trade", give="wood", take="brick")
    banks = table.game.view(0).to_json()["banks"]
    assert ([bank["wood"] for bank in banks], [bank["brick"] for bank in banks]) == ([19, 19], [0, 19])
    before = [table.game.view(seat).to_json()["deck_left"] for seat in range(4)]
    table.act(0, "buy_card")
    after = [table.game.view(seat).to_json()["deck_left"] for seat in range(4)]
    assert [was - now for was, now in zip(before, after, strict=True)] == [1, 1, 0, 0]
    assert sum(table.game.view(0).to_json()["own"]["development_cards"].values()) == 1


def cards_of(kernel: Kernel, half: int, decks: list[Stack]) -> list[int]:
    """All cards of a half, face down and held, in order."""
    cards = kernel.rules.card_count
    lying = [int(decks[half].item(kernel, place)) for place in range(decks[half].left(kernel))]
    held = [
        card
        for seat in (2 * half, 2 * half + 1)
        for card in range(cards)
        for _ in range(kernel.state.held[seat * cards + card])
    ]
    return sorted([*lying, *held])


@pytest.mark.ready("BIG-058")
@pytest.mark.parametrize("observer", [-1, 1, 2])
def test_a_card_from_the_deck_of_a_half_is_hidden_and_stays_a_card_of_that_half(observer: int) -> None:
    halves = TwoHalves()
    table = Table(["base", halves])
    table.turn(0, rolled=True)
    kernel = table.kernel
    for seat in (0, 3, 3):
        kernel.rules.card_source.draw(kernel, seat, CARD_BOUGHT)
    # So that a card which changed halves would be seen: only the second half has knights left.
    knight = kernel.rules.card_names.index("knight")
    deck = halves.decks[0]
    for place in range(deck.left(kernel)):
        if deck.item(kernel, place) == knight:
            kernel.state.kept[deck.at + deck.items + place] = kernel.rules.card_names.index("monopoly")
    seen: set[tuple[str, ...]] = set()
    for deal in range(60):
        dealt = resample_hidden(kernel, observer, str(deal))
        twin = Game(table.game.config, dealt, dealt.state.random)
        assert twin.view(observer if observer >= 0 else None).to_json() == table.view(
            observer if observer >= 0 else None
        )
        held = dealt.state.held
        seen.add(tuple(name for card, name in enumerate(kernel.rules.card_names) if held[card]))
        for half in range(2):
            assert cards_of(dealt, half, halves.decks) == cards_of(kernel, half, halves.decks)
    assert len(seen) > 2, "the card of seat 0 could be any of its half"


@pytest.mark.ready("BIG-062")
def test_each_robber_blocks_and_robs_where_it_stands() -> None:
    table = Table(["base", TwoHalves()], dice=[(3, 4)], thefts=["wood"])
    kernel = table.kernel
    last = int(kernel.topology.hexes) - 2
    table.state.vertex_owner[kernel.topology.hex_vertex[6 * last]] = 2
    table.state.vertex_piece[kernel.topology.hex_vertex[6 * last]] = kernel.rules.settlement
    table.hand(2, wood=1)
    first, second = robber_place(kernel, 0), robber_place(kernel, 1)
    assert first < kernel.topology.hexes // 2 <= second
    table.turn(0)
    table.act(0, "roll")
    assert not {first, second} & {action.operands["hex"] for action in table.legal(0, "move_robber")}
    table.game.apply(0, table.action("move_robber", {"hex": last}))
    assert (robber_place(kernel, 0), robber_place(table.kernel, 1)) == (first, last)
    assert table.cards(0) == {"wood": 1}
    assert table.game.view(1).to_json()["board"]["robbers"] == [first, last]


def test_a_whole_game_of_two_halves_is_copied_replayed_and_hides_what_it_must() -> None:
    game = Game.new(["base", TwoHalves()], 4, seed="halves")
    for step, _ in enumerate(Player(3).play(game, 400)):
        if step % 100 == 99:
            for seat in range(4):
                dealt = resample_hidden(game.kernel, seat, str(step))
                told = Game(game.config, dealt, game.kernel.state.random).view(seat).to_json()
                assert told == game.view(seat).to_json()
    assert game.copy().state_digest() == game.state_digest()
    assert Game.replay(json.loads(json.dumps(game.record())), [TwoHalves()]).state_digest() == game.state_digest()
