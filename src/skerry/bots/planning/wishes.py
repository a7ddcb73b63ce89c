"""What a seat would buy if it could pay anything: found by trying, so that no price has to be known."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.bots.judging.basket import Basket, believed, declared_basket
from skerry.bots.judging.ground import placed
from skerry.bots.judging.judge import Judge
from skerry.bots.judging.twins import twin_of
from skerry.bots.planning.budget import Budget
from skerry.engine.action import KIND_SHIFT
from skerry.engine.kernel import Kernel
from skerry.engine.manner import NEVER, TRADE

# Cards of each kind that pay for anything.
PLENTY: Final = 6
LEAST: Final = 0.02
# Sites further away are wished for as what they take together.
MOST_STEPS: Final = 3


def wish(judge: Judge, kernel: Kernel, budget: Budget) -> None:
    """Let a judge know what the seat could want, as far as there is time to find out."""
    wishes = Basket(judge.things)
    try_out(judge, kernel, wishes, budget)
    basket = believed(declared_basket(kernel, judge.seat), wishes)
    look_ahead(judge, kernel, wishes)
    judge.believe(kernel, basket, wishes)


def rich(kernel: Kernel, seat: i64) -> Kernel:
    """The same position with the seat on turn and able to pay for anything."""
    twin = twin_of(kernel)
    state = twin.state
    state.active = seat
    twin.ask(twin.rules.decision("action"), seat)
    for kind in range(state.kinds):
        state.hand[seat * state.kinds + kind] += PLENTY
        state.hand_size[seat] += PLENTY
    for counter in twin.rules.traded:
        state.kept[counter.at + seat] += PLENTY
    return twin


def try_out(judge: Judge, kernel: Kernel, wishes: Basket, budget: Budget) -> None:
    seat = judge.seat
    start = rich(kernel, seat)
    before = judge.bare(start)
    held = judge.hand(start, seat)
    found = start.find_legal(seat)
    codes = found.items[: found.count]
    for i in range(len(codes)):
        code = codes[i]
        manner = kernel.rules.action_kinds[code >> KIND_SHIFT].manner
        if manner.group == TRADE or manner.free_form or manner.safe != NEVER:
            continue
        if not budget.may_look_around():
            return
        twin = twin_of(start)
        twin.play(seat, code)
        cost = judge.hand(twin, seat)
        paid: i64 = 0
        gained = False
        for thing in range(judge.things):
            cost[thing] = held[thing] - cost[thing]
            paid += cost[thing]
            gained = gained or cost[thing] < 0
        if paid > 0 and not gained:
            benefit = judge.bare(twin) - before
            if benefit > LEAST:
                wishes.add(cost, benefit)


def look_ahead(judge: Judge, kernel: Kernel, wishes: Basket) -> None:
    """A site and all that leads there."""
    rules = kernel.rules
    kinds = rules.kinds
    buildable = judge.ground.buildable(kernel, placed(kernel))
    reach = judge.atlas.reach(kernel, judge.seat, MOST_STEPS, buildable)
    for i in range(len(reach.sites)):
        steps = reach.steps[i]
        if steps == 0:
            continue
        cost = zeros(judge.things)
        for kind in range(kinds):
            cost[kind] = rules.piece_cost.counts[rules.settlement * kinds + kind]
            cost[kind] += steps * rules.piece_cost.counts[reach.by[i] * kinds + kind]
        wishes.add(cost, judge.site_worth(kernel, reach.sites[i]))
