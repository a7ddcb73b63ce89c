"""Development cards: a deck for each board in two stacks, one before each player (BIG-030, BIG-058, BIG-059)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.deck import CardSource, take_card
from skerry.engine.kept.stack import Stack
from skerry.rules.big_game.tables import SUN_CARDS

if TYPE_CHECKING:
    from skerry.engine.event import EventKind
    from skerry.engine.kernel import Kernel
    from skerry.engine.module import Module
    from skerry.engine.rules import Rules


class BoardDecks(CardSource):
    """The stacks by seat; whose own is empty draws from the board-mate's."""

    def __init__(self, module: Module, rules: Rules) -> None:
        self.stacks = [
            rules.keep(module, Stack(f"cards_{seat}", rules.card_names, most=SUN_CARDS, shown=False))
            for seat in range(rules.seats)
        ]

    def deal(self, kernel: Kernel) -> None:
        """Shuffle the deck of every board and split it (BIG-058)."""
        for board in range(len(self.stacks) // 2):
            cards: vec[i64] = zeros(0)
            for card in kernel.rules.development_cards:
                for _ in range(card.count):
                    cards = append(cards, card.index)
            kernel.state.random.shuffle_deck(f"development_{board}", cards)
            self.stacks[2 * board].lay(kernel, cards[:SUN_CARDS])
            self.stacks[2 * board + 1].lay(kernel, cards[SUN_CARDS:])

    def left(self, kernel: Kernel, seat: i64) -> i64:
        if seat < 0:
            return 0
        return self.stacks[seat].left(kernel) + self.stacks[seat ^ 1].left(kernel)

    def draw(self, kernel: Kernel, seat: i64, told: EventKind) -> None:
        stack = self.stacks[seat]
        if stack.left(kernel) == 0:
            stack = self.stacks[seat ^ 1]
        if stack.left(kernel) > 0:
            take_card(kernel, seat, stack.draw(kernel), told)

    def groups(self, kernel: Kernel) -> i64:
        return kernel.rules.seats // 2

    def group_of(self, kernel: Kernel, seat: i64) -> i64:
        return seat // 2

    def piles(self, kernel: Kernel, group: i64) -> list[Stack]:
        return [self.stacks[2 * group], self.stacks[2 * group + 1]]
