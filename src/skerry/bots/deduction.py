"""What hands must hold, by what is known of them, by their sizes and by the cards that go round."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def deduce(known: vec[i64], unknown: vec[i64], missing: vec[i64]) -> None:
    """Raise the least that hands hold, by seat and kind, to all that follows from it, and never beyond what can be.

    `unknown` are the sizes of the hands and `missing` the cards of each kind in all of them; what is left there in the
    end is what nobody can account for.
    """
    kinds = len(missing)
    for owner in range(len(unknown)):
        for kind in range(kinds):
            at = owner * kinds + kind
            most = min(unknown[owner], missing[kind])
            known[at] = min(known[at], most)
            unknown[owner] -= known[at]
            missing[kind] -= known[at]
    while settle(known, unknown, missing):
        pass


def settle(known: vec[i64], unknown: vec[i64], missing: vec[i64]) -> bool:
    """Find one hand that must hold more of a kind: the cards of all other kinds do not fill it."""
    kinds = len(missing)
    unsettled: i64 = 0
    for kind in range(kinds):
        unsettled += missing[kind]
    for owner in range(len(unknown)):
        for kind in range(kinds):
            more = unknown[owner] - (unsettled - missing[kind])
            if more > 0:
                known[owner * kinds + kind] += more
                unknown[owner] -= more
                missing[kind] -= more
                return True
    return False
