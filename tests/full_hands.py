"""Full hands: whoever sits first starts, with cards of every kind, and soon has more of them than the limit."""

from typing import Any

from skerry import own_rules as my

EACH = 3
DEVELOPMENT = ("knight", "knight", "year_of_plenty", "monopoly", "victory_point")
TRACKS = 3
CATCH = 3


class FullHands(my.Module):
    def __init__(self) -> None:
        super().__init__("full_hands")

    def setup_finish(self, kernel: my.Kernel) -> None:
        for kind in range(kernel.state.kinds):
            my.gain(kernel, 0, kind, EACH)
        if kernel.rules.has_development_cards:
            names = kernel.rules.card_names
            for card in [card for card in DEVELOPMENT if card in names]:
                draw(kernel, names.index(card))
        for module in kernel.rules.modules:
            prepare = PREPARE.get(module.name)
            if prepare is not None:
                prepare(kernel, module)

    def notice_founding_start(self, kernel: my.Kernel) -> None:
        kernel.state.starting_player = 0


def draw(kernel: my.Kernel, card: int) -> None:
    """One of these out of the deck, wherever it lies."""
    state = kernel.state
    place = max(at for at in range(state.deck_left) if state.deck[at] == card)
    for at in range(place, state.deck_left - 1):
        state.deck[at] = state.deck[at + 1]
    state.deck_left -= 1
    state.held[card] += 1


def draw_progress(kernel: my.Kernel, module: Any) -> None:
    for track in range(TRACKS):
        module.decks.draw(kernel, 0, track)


def catch_fish(kernel: my.Kernel, module: Any) -> None:
    fish = module.fishing.fish
    for _ in range(CATCH):
        fish.take(kernel, 0)


PREPARE = {"cities_and_knights": draw_progress, "fishermen": catch_fish}

my.add_module("full_hands", FullHands, "Full hands", "the first seat begins with cards of every kind")
