"""Trades between players: offers for a reason, answers, and other terms instead."""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.bots.judging.judge import Judge
from skerry.bots.judging.weights import CARD, HAND
from skerry.bots.memory import Memory
from skerry.bots.talk import Talk
from skerry.engine.action import KIND_SHIFT, Action
from skerry.engine.insight import Insight
from skerry.engine.kernel import Kernel
from skerry.engine.purse import amount

# The words of a trade.
OFFER: Final = "offer_trade"
ACCEPT: Final = "accept"
DECLINE: Final = "decline"
COUNTER: Final = "counter"
CONFIRM: Final = "confirm"
WITHDRAW: Final = "withdraw"

# Talk takes everybody's time: what gains less is not said, and after so many offers that came to nothing none is made
# in a turn, or in one that may be the last; whatever came of them, no more than so many are made.
LEAST_GAIN: Final = 0.02
LEAST_FOR_OTHER: Final = 0.005
MOST_IN_VAIN: Final = 2
LAST_IN_VAIN: Final = 5
MOST_OFFERS: Final = 10
# Points that somebody lacks where any turn may be the last.
NEAR_THE_END: Final = 1.0
# What an offer has to bring by how likely it is accepted, and how likely that is by whoever seems to have no reason to:
# others may want what cannot be guessed.
LEAST_EXPECTED: Final = 0.004
UNSURE: Final = 0.3


def together(scaled: list[float]) -> float:
    """What one seat would have to be as hard to beat as all of these."""
    most = max(scaled)
    total = 0.0
    for value in scaled:
        total += exp(value - most)
    return most + log(total)


def must_decline(insight: Insight, talk: Talk, kinds: set[str]) -> bool:
    """Whether there is nothing to weigh: who has not what is wanted neither accepts nor asks for other terms."""
    offer = talk.offer
    if offer is None or DECLINE not in kinds or ACCEPT in kinds:
        return False
    for name, count in offer.want.items():
        if amount(insight.likeness, insight.seat, insight.rules.things.index(name)) < count:
            return True
    return False


def may_offer(talk: Talk, seat: int, left: float) -> bool:
    """Whether a seat has not said enough in this turn, when the foremost lacks so many points."""
    in_vain = LAST_IN_VAIN if left <= NEAR_THE_END else MOST_IN_VAIN
    return talk.in_vain(seat) < in_vain and talk.made_by(seat) < MOST_OFFERS


@final
class Side:
    """One seat of a trade: its hand, and what that is worth."""

    def __init__(self, judge: Judge, kernel: Kernel, seat: i64) -> None:
        self.judge = judge
        self.seat = seat
        self.kernel = kernel
        self.income = judge.income(kernel)
        self.rates = judge.rates(kernel, seat)
        self.hand = judge.hand(kernel, seat)
        self.near = self.nearness(self.hand)
        self.scale = judge.weights.contrast / judge.targets[seat]
        self.has_weighed = False
        self.weighed = 0.0

    def scaled(self) -> float:
        """All that the seat has; most trades are out of the question before anybody needs to know."""
        if not self.has_weighed:
            self.weighed = self.judge.scaled(self.kernel, self.seat, self.income)
            self.has_weighed = True
        return self.weighed

    def nearness(self, hand: vec[i64]) -> float:
        weights = self.judge.weights.features
        near = self.judge.nearness(hand, self.income, self.seat, self.rates, self.seat == self.judge.seat)
        return weights[HAND] * near + weights[CARD] * self.judge.cards_worth(hand, self.seat)

    def covers(self, gives: vec[i64]) -> bool:
        for thing in range(len(gives)):
            if self.hand[thing] < gives[thing]:
                return False
        return True

    def gain(self, gives: vec[i64], takes: vec[i64]) -> float:
        """What a trade brings this side, in points."""
        hand = self.hand[:]
        for thing in range(len(hand)):
            hand[thing] += takes[thing] - gives[thing]
        return self.nearness(hand) - self.near


@final
class Trader:
    """Weighs trades of one decision."""

    def __init__(self, judge: Judge, kernel: Kernel, memory: Memory, worlds: list[Kernel]) -> None:
        self.judge = judge
        self.kernel = kernel
        self.memory = memory
        self.worlds = worlds
        self.own = Side(judge, kernel, judge.seat)
        self.others: list[Side] = [
            Side(judge, kernel, seat) for seat in range(kernel.state.seats) if seat != judge.seat
        ]

    def change(self, mine: float, other: i64, theirs: float) -> float:
        """How much further ahead of all others the seat is when two sides gain so much.

        By the chance to win nothing would be worth saying to whoever seems sure of it, and how sharply a lead becomes
        a chance is a guess.
        """
        before: list[float] = []
        after: list[float] = []
        for side in self.others:
            scaled = side.scaled()
            before.append(scaled)
            after.append(scaled + theirs * side.scale if side.seat == other else scaled)
        return mine * self.own.scale - together(after) + together(before)

    def counts(self, told: object) -> vec[i64]:
        """Cards by name as counts of things."""
        counts = self.judge.nothing[:]
        if isinstance(told, dict):
            for name, count in told.items():
                counts[self.kernel.rules.things.index(name)] = count
        return counts

    # Making offers

    def offer(self, insight: Insight) -> Action | None:
        """The offer that brings most, where somebody may well accept it."""
        best: Action | None = None
        most = 0.0
        for code in insight.codes:
            if insight.rules.action_kinds[code >> KIND_SHIFT].name != OFFER:
                continue
            action = insight.rules.to_action(code)
            told = action.to_json()
            gain = self.chance_of(told)
            if gain > most:
                most = gain
                best = action
        return best

    def chance_of(self, told: dict[str, object]) -> float:
        """What an offer may bring: nothing where nobody has a reason to accept it."""
        give, want = told["give"], told["want"]
        assert isinstance(give, dict)
        assert isinstance(want, dict)
        gives, takes = self.counts(give), self.counts(want)
        mine = self.own.gain(gives, takes)
        if mine <= 0.0:
            return 0.0
        most = 0.0
        for side in self.others:
            if self.memory.talk.has_refused(int(side.seat), int(self.judge.seat), give, want):
                continue
            held = self.held_by(side.seat, takes)
            if held == 0.0:
                continue
            theirs = side.gain(takes, gives)
            gain = self.change(mine, side.seat, max(theirs, LEAST_FOR_OTHER))
            expected = gain * held * (1.0 if theirs > LEAST_FOR_OTHER else UNSURE)
            if gain > LEAST_GAIN and expected > LEAST_EXPECTED and expected > most:
                most = expected
        return most

    def held_by(self, seat: i64, cards: vec[i64]) -> float:
        """How likely somebody has all of these cards, by worlds that look alike."""
        count = 0
        for world in self.worlds:
            holds = True
            for thing in range(len(cards)):
                if cards[thing] > 0 and amount(world, seat, thing) < cards[thing]:
                    holds = False
                    break
            if holds:
                count += 1
        return count / len(self.worlds)

    # Answering

    def answer(self, insight: Insight) -> Action | None:
        """To an offer of somebody else: yes, no, or other terms."""
        offer = self.memory.talk.offer
        if offer is None:
            return None
        giver = self.side(offer.seat)
        takes, gives = self.counts(offer.give), self.counts(offer.want)
        if self.can(insight, ACCEPT):
            mine, theirs = self.own.gain(gives, takes), giver.gain(takes, gives)
            # Where one loses what the other gains nothing has to be weighed.
            if (mine > 0.0 or theirs < 0.0) and self.change(mine, giver.seat, theirs) > LEAST_GAIN:
                return Action(ACCEPT)
        if self.own.covers(gives):
            counter = self.counter(giver, gives, takes)
            if counter is not None:
                return counter
        return Action(DECLINE)

    def counter(self, giver: Side, gives: vec[i64], takes: vec[i64]) -> Action | None:
        """The same cards for another one that the other side has."""
        things = self.kernel.rules.things
        most = LEAST_GAIN
        best = -1
        for thing in range(len(things)):
            if gives[thing] > 0 or takes[thing] > 0 or giver.hand[thing] == 0:
                continue
            asked = self.judge.nothing[:]
            asked[thing] = 1
            theirs = giver.gain(asked, gives)
            if theirs <= LEAST_FOR_OTHER:
                continue
            mine = self.own.gain(gives, asked)
            if mine <= 0.0:
                continue
            gain = self.change(mine, giver.seat, theirs)
            if gain > most:
                most = gain
                best = thing
        if best < 0:
            return None
        give = {name: int(gives[thing]) for thing, name in enumerate(things) if gives[thing] > 0}
        return Action(COUNTER, {"give": give, "want": {things[best]: 1}})

    def close(self, insight: Insight) -> Action | None:
        """One's own offer: with whom to close it, or with nobody."""
        best = Action(WITHDRAW)
        most = 0.0
        for code in insight.codes:
            if insight.rules.action_kinds[code >> KIND_SHIFT].name != CONFIRM:
                continue
            action = insight.rules.to_action(code)
            seat = action.operand("seat")
            assert isinstance(seat, int)
            terms = self.memory.talk.agreed(seat)
            if terms is None:
                continue
            gives, takes = self.counts(terms.give), self.counts(terms.want)
            side = self.side(seat)
            gain = self.change(self.own.gain(gives, takes), side.seat, side.gain(takes, gives))
            if gain > most:
                most = gain
                best = action
        return best

    def side(self, seat: i64) -> Side:
        for side in self.others:
            if side.seat == seat:
                return side
        return self.own

    def can(self, insight: Insight, kind: str) -> bool:
        for code in insight.codes:
            if insight.rules.action_kinds[code >> KIND_SHIFT].name == kind:
                return True
        return False
