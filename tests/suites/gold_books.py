"""The books of a scenario with gold: purses, what is bought with them, and trades in which gold is a sixth kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.suites.books import BUILDS, COSTS, EXACT_KINDS, Books, Json, Option, holds

# What each side gives.
Terms = tuple[Counter[str], Counter[str]]

GOLD = "gold"
GOLD_PRICE = 2
PURCHASES = 2


def fair(terms: Terms) -> bool:
    """Each side gives something, and no kind is on both (RIVR-93, TRAD-128, BASE-100, BASE-101)."""
    give, want = (+side for side in terms)
    return bool(give) and bool(want) and not give.keys() & want.keys()


def gold_told(events: Sequence[Json]) -> Counter[int]:
    """What went into the purses and out of them, as everybody is told."""
    told: Counter[int] = Counter()
    for public in events:
        kind = public["event"]
        if public.get("card") == GOLD and kind in ("gained", "paid"):
            told[public["seat"]] += public["count"] * (1 if kind == "gained" else -1)
        elif public.get("card") == GOLD and kind == "traded":
            told[public["giver"]] -= public["count"]
            told[public["taker"]] += public["count"]
    return told


@dataclass
class GoldBooks(Books):
    """Gold follows from the actions and from events as a spectator hears them, like all that the books hold."""

    exact_kinds = EXACT_KINDS | {"buy_with_gold": ("card",)}

    gold: list[int] = field(init=False)
    bought: int = field(init=False, default=0)
    offer: Terms | None = field(init=False, default=None)
    counters: dict[int, Terms] = field(init=False, default_factory=dict)
    moved: dict[int, Counter[str]] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.gold = [0] * self.players

    @property
    def things(self) -> tuple[str, ...]:
        """RIVR-72, RIVR-73, TRAD-102, TRAD-103: gold is traded with the bank too and has no harbour of its own."""
        return (*super().things, GOLD)

    def purse(self, view: Json, seat: int) -> Counter[str]:
        """All that a seat can give in a trade (RIVR-71, TRAD-101)."""
        return Counter({**view["own"]["hand"], GOLD: self.gold[seat]})

    # What may be done

    def trades(self, view: Json, seat: int) -> set[Option]:
        """Purchases and bank trades (RIVR-68, RIVR-69, RIVR-92, RIVR-94, TRAD-100, TRAD-126, TRAD-132, TRAD-133)."""
        found = super().trades(view, seat)
        if self.gold[seat] >= GOLD_PRICE and self.bought < PURCHASES and not (self.separate and self.closed):
            found |= {("buy_with_gold", card) for card, left in view["bank"].items() if left}
        return found

    def may_offer(self, view: Json, seat: int, terms: Terms) -> bool:
        """RIVR-71, RIVR-92, RIVR-93, RIVR-94, TRAD-101, TRAD-128."""
        open_now = view["decision"] == "action" and seat == view["active"] and not (self.separate and self.closed)
        return open_now and fair(terms) and holds(self.purse(view, seat), terms[0])

    def may_counter(self, view: Json, seat: int, terms: Terms) -> bool:
        """BASE-105, with gold as another kind."""
        asked = view["decision"] == "answer_trade" and seat in view["actors"] and seat != view["active"]
        return asked and fair(terms) and holds(self.purse(view, seat), terms[0])

    # What happens

    def act(self, seat: int, action: Json) -> None:
        super().act(seat, action)
        kind = action["kind"]
        if kind == "offer_trade":
            self.offer = (Counter(action["give"]), Counter(action["want"]))
            self.counters = {}
        elif kind == "counter":
            self.counters[seat] = (Counter(action["give"]), Counter(action["want"]))
        elif kind == "buy_with_gold":
            self.bought += 1

    def hear(self, public: Json) -> None:
        super().hear(public)
        if public["event"] == "turn_started":
            self.bought = 0

    def gold_due(self, seat: int, action: Json) -> Counter[int]:
        """What an action brings to and takes from the purses; all others leave them alone."""
        kind = action["kind"]
        due: Counter[int] = Counter()
        if kind == "buy_with_gold":
            due[seat] = -GOLD_PRICE
        elif kind == "bank_trade":
            due[seat] = (action["take"] == GOLD) - self.rates(seat)[GOLD] * (action["give"] == GOLD)
        elif kind == "confirm":
            give, want = self.terms(action["seat"])
            due[seat] = want[GOLD] - give[GOLD]
            self.seen["gold traded"] += due[seat] != 0
            self.seen["gold traded by counter"] += due[seat] != 0 and action["seat"] in self.counters
            due[action["seat"]] = -due[seat]
        return due

    def take_gold(self, due: Counter[int], told: Counter[int]) -> None:
        """The events tell the change, which is one (RIVR-94, TRAD-133)."""
        assert all(told[at] == due[at] for at in range(self.colours)), f"gold went {dict(told)}, due was {dict(due)}"
        for at in range(self.players):
            self.gold[at] += due[at]
        assert min(self.gold) >= 0, "nobody owes gold"

    def terms(self, partner: int) -> Terms:
        """What the active seat gives and gets by dealing with a seat."""
        if partner in self.counters:
            give, want = self.counters[partner]
            return want, give
        assert self.offer is not None
        return self.offer

    def cards_moved(self, seat: int, action: Json) -> dict[int, Counter[str]]:
        """What an action with gold, or a trade, changes in the hands."""
        kind = action["kind"]
        moved: dict[int, Counter[str]] = {seat: Counter()}
        if kind == "buy_with_gold":
            moved[seat][action["card"]] += 1
        elif kind == "bank_trade":
            moved[seat][action["give"]] -= self.rates(seat)[action["give"]]
            moved[seat][action["take"]] += 1
        elif kind in ("build_road", "build_bridge", "build_settlement"):
            moved[seat].subtract(COSTS[BUILDS[kind]])
        elif kind == "confirm":
            give, want = self.terms(action["seat"])
            moved[seat].update(want)
            moved[seat].subtract(give)
            moved[action["seat"]] = Counter({card: -count for card, count in moved[seat].items()})
        for cards in moved.values():
            cards[GOLD] = 0
        return moved

    def expect(self, seat: int, action: Json) -> None:
        """To be called before `follow`: what the hands are to show afterwards, by the rates of now."""
        self.moved = self.cards_moved(seat, action)

    def check_moved(self, before: Sequence[Json], after: Sequence[Json]) -> None:
        """What was bought, built and traded went from hand to hand or to the bank, and gold was in no hand."""
        bank: Counter[str] = Counter()
        for at in range(self.players):
            was, now = before[at]["own"]["hand"], after[at]["own"]["hand"]
            moved = self.moved.get(at, Counter())
            assert {card: now[card] - was[card] for card in now} == {card: moved[card] for card in now}
            bank.subtract(moved)
        there, left = before[-1]["bank"], after[-1]["bank"]
        assert {card: left[card] - there[card] for card in left} == {card: bank[card] for card in left}

    def follow(self, seat: int, action: Json, events: Sequence[Json], before: Sequence[Json]) -> None:
        """Take in an action that was applied, with its events and the views before it."""
        raise NotImplementedError

    def check_effects(self, seat: int, action: Json, before: Sequence[Json], after: Sequence[Json]) -> None:
        """What an action did with cards."""
        raise NotImplementedError

    def check(self, views: Sequence[Json], legal: Sequence[Sequence[Json]], over: bool) -> None:
        """Compare the whole position: the views of all seats and of a spectator last, and what each seat may do."""
        raise NotImplementedError

    def check_thefts(self, events: Sequence[Json], told: Sequence[Sequence[Json]]) -> None:
        """BASE-181: who takes a card and who loses it see it, and nobody else."""
        for number, public in enumerate(events):
            if public["event"] == "stolen":
                knowing = {at for at, heard in enumerate(told) if "card" in heard[number]}
                assert knowing == {public["thief"], public["victim"]}
                assert "card" not in public
                self.seen["stolen"] += 1

    def check_options(self, view: Json, legal: Sequence[Json], seat: int, asked: bool) -> None:
        super().check_options(view, legal, seat, asked)
        for action in legal:
            kind = action["kind"]
            if kind in ("choose_resource", "name_resource", "discard", "give_card", "choose_gift"):
                assert action["card"] != GOLD, "RIVR-74 to RIVR-77, TRAD-104, TRAD-129, TRAD-130"
            elif kind == "offer_trade":
                assert self.may_offer(view, seat, (Counter(action["give"]), Counter(action["want"])))
            elif kind == "confirm":
                assert holds(self.purse(view, seat), self.terms(action["seat"])[0])
        if asked and view["decision"] == "answer_trade" and seat != view["active"] and self.offer:
            kinds = {action["kind"] for action in legal}
            # BASE-104: gold that is wanted has to be held.
            assert "decline" not in kinds or ("accept" in kinds) == holds(self.purse(view, seat), self.offer[1])
