"""What is being asked, and of whom: the frames of the decision stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import zeros
from skerry.engine.action import ActionKind

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

NOTHING_OWED: Final[vec[i64]] = zeros(0)


# Frames only point downwards, so they need no garbage collector; the last one freed is used again.
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """One frame of the stack. What a, b and c mean is said by its kind."""

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, below: Decision | None = None) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.below = below
        # Several seats at once: what each still owes; empty when one seat is asked.
        self.owed: vec[i64] = NOTHING_OWED

    def copy(self) -> Decision:
        below = self.below
        twin = Decision(self.kind, self.seat, self.a, self.b, self.c, None if below is None else below.copy())
        if len(self.owed) > 0:
            twin.owed = self.owed[:]
        return twin

    def asks(self, seat: i64) -> bool:
        if self.seat >= 0:
            return self.seat == seat
        return 0 <= seat < len(self.owed) and self.owed[seat] > 0


@mypyc_attr(allow_interpreted_subclasses=True)
class DecisionKind:
    """A question of the rules and the actions that may answer it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.index: i64 = -1
        self.automatic = False
        # Falls away unanswered when nothing can answer it (free roads without a place, an empty bank).
        self.may_lapse = False
        # a says how many answers are still due.
        self.counts_down = False
        # No list: taking an item out of one costs a look at its type each time.
        self.actions: vec[ActionKind] = vec[ActionKind]()
        # Whether any of them needs cards (`ActionKind.needed_cards`).
        self.has_needs = False

    def list_action(self, action: ActionKind, before: ActionKind | None = None) -> None:
        """Let an action answer this, listed last or before another one."""
        listed = list(self.actions)
        listed.insert(len(listed) if before is None else listed.index(before), action)
        self.actions = vec[ActionKind](listed)

    def exchange_action(self, former: ActionKind, action: ActionKind) -> None:
        """List an action in the place of another one, wherever that stands."""
        self.actions = vec[ActionKind]([action if listed is former else listed for listed in self.actions])

    def unlist_action(self, action: ActionKind) -> None:
        """Let an action no longer answer this."""
        self.actions = vec[ActionKind]([listed for listed in self.actions if listed is not action])

    def is_answered_by(self, action: ActionKind) -> bool:
        # Not `in`: compiled, it takes any comparison of objects that could be subclassed for true.
        for listed in self.actions:
            if listed is action:
                return True
        return False

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        """Carry out an automatic frame; it is off the stack already."""

    def asked_last(self, kernel: Kernel, decision: Decision) -> i64:
        """Among several seats, the one that need not be waited for first; -1: nobody."""
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(DecisionKind):
    """A frame nobody is asked about: it is carried out when it comes to the top."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.automatic = True
