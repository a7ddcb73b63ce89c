"""Planning the rest of one's own turn: sequences of own actions until the turn is given away."""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.bots.judging.judge import WON, Judge
from skerry.bots.judging.twins import hand_on_networks, twin_of
from skerry.bots.planning.budget import Budget
from skerry.bots.planning.quick import best_step
from skerry.engine.action import KIND_SHIFT
from skerry.engine.kernel import Kernel
from skerry.engine.manner import NEVER
from skerry.engine.resampling import resample_hidden
from skerry.engine.state import NOBODY

UNKNOWN: Final = -1e9
NO_CODE: Final = -1
# No lead is larger than that of who has won: there is no doubt left that a number could tell.
MOST_LEAD: Final = 20.0
LEAST_DOUBT: Final = exp(-MOST_LEAD)
# However long others are asked in the middle of a turn.
MOST_ANSWERS: Final = 24


@final
class Step:
    """A position that own actions led to, and the first of them."""

    def __init__(self, kernel: Kernel, first: i64, value: float) -> None:
        self.kernel = kernel
        self.first = first
        self.value = value


@final
class Plan:
    """The best that was found for a decision."""

    def __init__(self, judge: Judge, budget: Budget, width: int, depth: int, worlds: int) -> None:
        self.judge = judge
        self.seat = judge.seat
        self.budget = budget
        self.width = width
        self.depth = depth
        self.worlds = worlds
        self.best: float = UNKNOWN
        self.first: i64 = NO_CODE
        # By the first action, the best end that was found.
        self.ends: dict[int, float] = {}
        self.known: vec[i64] = zeros(0)
        # Worlds that look like one position, as they were dealt.
        self.dealt_for: Kernel | None = None
        self.dealt: list[Kernel] = []
        # What gives the turn away, if that is one of the choices.
        self.rest: i64 = NO_CODE

    def search(self, kernel: Kernel, codes: list[int]) -> None:
        """Look at every action, then at what follows the best of them, and so on."""
        rules = kernel.rules
        choices: list[int] = []
        for code in codes:
            manner = rules.action_kinds[code >> KIND_SHIFT].manner
            if manner.free_form:
                continue
            if manner.safe != NEVER and self.rest == NO_CODE:
                self.rest = code
            else:
                choices.append(code)
        if self.rest != NO_CODE:
            self.meet(self.rest, self.judge.value(kernel))
        row = self.expand(kernel, choices, NO_CODE)
        for _ in range(self.depth - 1):
            row = self.best_of(row)
            if not row or self.budget.is_over:
                break
            following: list[Step] = []
            for step in row:
                following += self.expand(step.kernel, legal_codes(step.kernel, self.seat), step.first)
            row = following
        if self.first == NO_CODE:
            # Nothing was followed to its end: what looks best on the way.
            for step in row:
                self.meet(step.first, step.value)
        else:
            self.finish(row)

    def finish(self, row: list[Step]) -> None:
        """Where the seat may not rest yet it answers what it is asked: only then is it known what came of it."""
        for step in self.best_of([step for step in row if not self.may_rest(step.kernel)]):
            if not self.budget.spend():
                return
            self.follow_up(step.kernel)
            self.meet(step.first, self.judge.value(step.kernel))

    def meet(self, first: i64, value: float) -> None:
        if value > self.ends.get(int(first), UNKNOWN):
            self.ends[int(first)] = value
        if value > self.best:
            self.best = value
            self.first = first

    def is_won(self) -> bool:
        """Whether the best that was found leaves no doubt."""
        return self.best >= value_of(MOST_LEAD)

    def foremost(self, count: int) -> list[int]:
        """So many first actions, the best of them first."""
        return sorted(self.ends, key=self.falling)[:count]

    def falling(self, code: int) -> float:
        return -self.ends[code]

    def expand(self, kernel: Kernel, codes: list[int], first: i64) -> list[Step]:
        """Try each of some actions; those after which the seat goes on are handed back."""
        steps: list[Step] = []
        rules = kernel.rules
        for code in codes:
            manner = rules.action_kinds[code >> KIND_SHIFT].manner
            if manner.free_form or (first != NO_CODE and manner.safe != NEVER):
                continue
            if not self.budget.spend():
                break
            begun: i64 = code if first == NO_CODE else first
            twin = twin_of(kernel)
            learned = self.try_out(twin, code)
            if learned:
                self.follow_up(twin)
                value = self.average(kernel, code, self.judge.value(twin))
            else:
                value = self.judge.value(twin)
            if value >= WON:
                self.meet(begun, value)
                return []
            if self.goes_on(twin) and not learned:
                steps.append(Step(twin, begun, value))
                if self.may_rest(twin):
                    self.meet(begun, value)
            else:
                self.meet(begun, value)
        return steps

    def average(self, kernel: Kernel, code: i64, value: float) -> float:
        """What chance brings or hands hide is another thing in every world: what they mean for the lead, on average.

        Where all of them win there is nothing to weigh: a win is more than any lead.
        """
        total = lead(value)
        count = 1
        wins = value >= WON
        for world in range(1, self.worlds):
            if not self.budget.spend():
                break
            twin = self.deal(kernel, world)
            self.try_out(twin, code)
            self.follow_up(twin)
            found = self.judge.value(twin)
            wins = wins and found >= WON
            total += lead(found)
            count += 1
        return WON if wins else value_of(total / count)

    def deal(self, kernel: Kernel, world: int) -> Kernel:
        """One of the worlds that look like a position; all that is tried in a position is tried in the same ones."""
        if self.dealt_for is not kernel:
            self.dealt_for = kernel
            self.dealt = []
        if len(self.dealt) < world:
            twin = resample_hidden(kernel, self.seat, f"chance {world}", self.known)
            hand_on_networks(kernel, twin)
            self.dealt.append(twin)
        return twin_of(self.dealt[world - 1])

    def try_out(self, kernel: Kernel, code: i64) -> bool:
        """Play an action and what others answer to it in the same turn; whether somebody learned something by that."""
        kernel.play(self.seat, code)
        learned = kernel.learned
        turn = kernel.state.turn
        for _ in range(MOST_ANSWERS):
            if kernel.state.winner != NOBODY or kernel.state.turn != turn or kernel.state.active != self.seat:
                break
            other = kernel.next_actor()
            if other == self.seat:
                break
            kernel.play(other, best_step(self.judge, kernel, other))
            learned = learned or kernel.learned
        return learned

    def follow_up(self, kernel: Kernel) -> None:
        """What the seat still has to choose after it learned something, quickly: it will think about it then."""
        for _ in range(MOST_ANSWERS):
            if not self.goes_on(kernel) or self.may_rest(kernel):
                return
            self.try_out(kernel, best_step(self.judge, kernel, self.seat))

    def goes_on(self, kernel: Kernel) -> bool:
        """Whether the seat is asked again in the same breath."""
        return kernel.state.winner == NOBODY and kernel.next_actor() == self.seat

    def may_rest(self, kernel: Kernel) -> bool:
        """Whether the seat may give its turn away here."""
        for action in kernel.top_kind().actions:
            if action.manner.safe != NEVER and action.has_legal(kernel, self.seat, kernel.top()):
                return True
        return False

    def best_of(self, row: list[Step]) -> list[Step]:
        """So many of the best positions, each once."""
        row.sort(key=by_value)
        kept: list[Step] = []
        seen: set[int] = set()
        for step in row:
            mark = signature(step.kernel, self.seat)
            if mark not in seen:
                seen.add(mark)
                kept.append(step)
                if len(kept) == self.width:
                    break
        return kept


def lead(value: float) -> float:
    """How far a seat is ahead of all others, where a value is how likely it is to win.

    How sharply a lead becomes a chance is a guess. The mean of leads does not hang on it, while that of chances would
    shy away from every risk as soon as one is ahead.
    """
    if value >= -LEAST_DOUBT:
        return MOST_LEAD
    return value - log(1.0 - exp(value))


def value_of(ahead: float) -> float:
    """How likely a seat is to win that is so far ahead; where it is hopelessly behind, both are the same."""
    return ahead if ahead < -MOST_LEAD else -log(1.0 + exp(-ahead))


def by_value(step: Step) -> float:
    return -step.value


def legal_codes(kernel: Kernel, seat: i64) -> list[int]:
    found = kernel.find_legal(seat)
    return [int(found.items[i]) for i in range(found.count)]


def signature(kernel: Kernel, seat: i64) -> i64:
    """A number for what own actions change."""
    state = kernel.state
    key: i64 = 17 + kernel.top().kind
    for at in range(len(state.hand)):
        key = (key * 1000003 + state.hand[at]) & 0xFFFFFFFFFFF
    for at in range(len(state.edge_owner)):
        key = (key * 1000003 + state.edge_owner[at] * 16 + state.edge_piece[at]) & 0xFFFFFFFFFFF
    for at in range(len(state.vertex_piece)):
        key = (key * 1000003 + state.vertex_owner[at] * 16 + state.vertex_piece[at]) & 0xFFFFFFFFFFF
    for at in range(len(state.kept)):
        key = (key * 1000003 + state.kept[at]) & 0xFFFFFFFFFFF
    for at in range(len(state.held)):
        key = (key * 1000003 + state.held[at]) & 0xFFFFFFFFFFF
    return (key * 31 + state.robber) & 0xFFFFFFFFFFF
