"""Decks that share hands: what goes back under one stays where it lies for whoever saw it, and nothing else does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from skerry import Game
from skerry.engine.kept.deck import Deck
from skerry.engine.kept.kept import SEAT, Numbers
from skerry.engine.kept.knowledge import SEEN_BY_ALL, SEEN_BY_SEAT, UNSEEN
from skerry.engine.kernel import Kernel
from skerry.engine.module import Module
from skerry.engine.resampling import resample_hidden
from skerry.engine.rules import Rules
from skerry.engine.scores import total_points
from skerry.engine.view import View

WORDS = ("ash", "beech", "oak", "crow", "finch", "owl")
TREES = (0, 1, 2)
BIRDS = (3, 4, 5)
OWL = 5


class Cabinet(Module):
    """A deck of trees and one of birds, two of each kind; owls lie open when they are drawn."""

    def __init__(self) -> None:
        super().__init__("toy_cabinet")

    def declare(self, rules: Rules) -> None:
        self.hands = rules.keep(self, Numbers("hands", SEAT, len(WORDS)))
        self.trees = self.deck(rules, "trees", TREES)
        self.birds = self.deck(rules, "birds", BIRDS)

    def deck(self, rules: Rules, name: str, kinds: tuple[int, ...]) -> Deck:
        worth = [2 if word == "oak" else 0 for word in WORDS]
        return rules.keep(self, Deck(name, WORDS, 6, kinds, (OWL,), self.hands, refilled=True, points=worth))

    def setup_finish(self, kernel: Kernel) -> None:
        for deck, kinds in ((self.trees, TREES), (self.birds, BIRDS)):
            deck.lay(kernel, vec[i64]([kind for kind in kinds for _ in range(2)]))

    def hand(self, kernel: Kernel, seat: int) -> list[int]:
        counts = [int(self.hands.of(kernel, seat * len(WORDS) + kind)) for kind in range(len(WORDS))]
        return [kind for kind, count in enumerate(counts) for _ in range(count)]

    def lying(self, deck: Deck, kernel: Kernel) -> list[int]:
        return [int(deck.item(kernel, place)) for place in range(deck.left(kernel))]


def arranged() -> tuple[Cabinet, Kernel]:
    """Seat 0 holds an oak and a finch, seat 1 a finch; under the trees lies an oak that only seat 1 saw, and an ash."""
    cabinet = Cabinet()
    kernel = Game.new(["base", cabinet], 3, seed="cabinet").kernel
    oaks = [cabinet.trees.draw(kernel) for _ in range(2)]
    cabinet.birds.draw(kernel), cabinet.birds.draw(kernel)
    for holder, kind in ((0, oaks[0]), (0, cabinet.birds.draw(kernel)), (1, cabinet.birds.draw(kernel))):
        (cabinet.trees if kind in TREES else cabinet.birds).hold(kernel, holder, kind)
    cabinet.birds.put_under(kernel, OWL, UNSEEN)
    cabinet.trees.put_under(kernel, oaks[1], SEEN_BY_SEAT + 1)
    cabinet.trees.put_under(kernel, 0, SEEN_BY_ALL)
    return cabinet, kernel


def dealt(seat: int) -> tuple[Cabinet, list[Kernel]]:
    """That position, as a seat might think it is."""
    cabinet, kernel = arranged()
    return cabinet, [resample_hidden(kernel, seat, f"deal {deal}") for deal in range(20)]


def test_what_a_seat_saw_go_under_a_deck_stays_there_and_the_rest_may_lie_anywhere() -> None:
    for seat, oak_known in ((0, False), (1, True)):
        cabinet, worlds = dealt(seat)
        lowest = {tuple(cabinet.lying(cabinet.trees, world)[:2]) for world in worlds}
        assert {bottom for bottom, _ in lowest} == {0}, "everybody saw it"
        assert (len({second for _, second in lowest}) == 1) == oak_known


def test_hands_keep_the_backs_of_their_cards_and_never_hold_an_open_kind() -> None:
    cabinet, worlds = dealt(2)
    hands = set()
    for world in worlds:
        first, second = cabinet.hand(world, 0), cabinet.hand(world, 1)
        assert [[kind in BIRDS for kind in hand] for hand in (first, second)] == [[False, True], [True]]
        assert OWL not in first + second
        trees = sorted(cabinet.lying(cabinet.trees, world) + [kind for kind in first if kind in TREES])
        assert trees == [0, 0, 0, 1, 1, 2, 2]
        hands.add((*first, *second))
    assert len(hands) > 1


def test_a_card_that_is_drawn_is_forgotten() -> None:
    kernel = Game.new(["base", Cabinet()], 3, seed="cabinet").kernel
    module = kernel.rules.module("toy_cabinet")
    assert isinstance(module, Cabinet)
    while module.trees.left(kernel):
        module.trees.draw(kernel)
    module.trees.put_under(kernel, 1, SEEN_BY_ALL)
    assert module.trees.knows_item(kernel, 0, 0)
    assert module.trees.draw(kernel) == 1
    assert not module.trees.knows_item(kernel, 0, 0)
    assert module.trees.draw(kernel) == -1


def test_each_deck_tells_its_own_cards_of_the_hands_and_what_a_seat_saw_go_under() -> None:
    _, kernel = arranged()
    told = {seat: View(kernel, seat).parts["toy_cabinet"] for seat in (-1, 0, 1)}
    assert told[-1]["trees"] == {"left": 6, "known": {"0": "ash"}, "held": [1, 0, 0], "open": [{}, {}, {}], "spent": {}}
    assert told[0]["trees"] == {**told[-1]["trees"], "own": {"oak": 1}}
    assert told[1]["trees"] == {**told[-1]["trees"], "known": {"0": "ash", "1": "oak"}, "own": {}}
    assert [told[seat]["birds"]["own"] for seat in (0, 1)] == [{"finch": 1}, {"finch": 1}]
    assert told[-1]["birds"] == {"left": 3, "known": {}, "held": [1, 1, 0], "open": [{}, {}, {}], "spent": {}}


def test_a_deck_is_spent_from_hands_refilled_and_scored_by_its_own_cards() -> None:
    cabinet, kernel = arranged()
    trees = cabinet.trees
    assert [int(total_points(kernel, seat)) for seat in range(3)] == [2, 0, 0], "an oak counts once, in its own deck"
    trees.spend_from(kernel, 0, 2)
    assert [int(total_points(kernel, seat)) for seat in range(3)] == [0, 0, 0]
    assert (trees.spent(kernel), cabinet.birds.spent(kernel), cabinet.hand(kernel, 0)) == (1, 0, [4])
    while trees.left(kernel) > 1:
        trees.draw(kernel)
    trees.draw(kernel)
    assert (trees.left(kernel), trees.spent(kernel), trees.draw(kernel)) == (1, 0, 2)
