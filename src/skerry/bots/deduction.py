"""What hands must hold, by what is known of them, by their sizes and by the cards that go round."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.kernel import Kernel


def deduce(known: vec[i64], kernel: Kernel, seat: i64) -> None:
    """Raise the least that the others hold, by seat and kind, to all that follows from it, never beyond what can be.

    All that counts is public: of the hands of others only how many cards of a kind they hold together is looked at,
    which the bank tells.
    """
    state = kernel.state
    kinds = state.kinds
    # How many cards of each hand, and of each kind, nobody has accounted for.
    unknown = zeros(state.seats)
    missing = zeros(kinds)
    for owner in range(state.seats):
        if owner != seat:
            unknown[owner] = state.hand_size[owner]
            for kind in range(kinds):
                missing[kind] += state.hand[owner * kinds + kind]
    unsettled: i64 = 0
    for owner in range(state.seats):
        for kind in range(kinds):
            at = owner * kinds + kind
            known[at] = min(known[at], unknown[owner], missing[kind])
            unknown[owner] -= known[at]
            missing[kind] -= known[at]
        unsettled += unknown[owner]
    while settle(known, unknown, missing, unsettled):
        unsettled = 0
        for owner in range(state.seats):
            unsettled += unknown[owner]


def settle(known: vec[i64], unknown: vec[i64], missing: vec[i64], unsettled: i64) -> bool:
    """Find one hand that must hold more of a kind: the cards of all other kinds do not fill it."""
    kinds = len(missing)
    for owner in range(len(unknown)):
        for kind in range(kinds):
            more = unknown[owner] - (unsettled - missing[kind])
            if more > 0:
                known[owner * kinds + kind] += more
                unknown[owner] -= more
                missing[kind] -= more
                return True
    return False
