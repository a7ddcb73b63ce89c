"""What a bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from skerry.engine.action import Action
from skerry.engine.event import Event
from skerry.engine.insight import Insight
from skerry.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Subclass it, in plain Python if you like, and override `choose`, or `decide` to try things out.

    A bot sits in one seat of one game. It is asked whenever a decision waits for that seat, and sees nothing but
    its own view; it is never handed the game. It must not change the view. What it wants to remember it keeps in
    attributes of its own. Chance comes from a seed of its own, so that the same seed plays the same game again.
    """

    # Whether it wants to be told what happens (`watch`).
    watches = False

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: View, actions: list[Action]) -> Action:
        """One of `actions`, which are all listed legal ones and never empty, or a legal free-form trade."""
        raise NotImplementedError(f"the bot {self.name} needs its own choose()")

    def decide(self, insight: Insight) -> Action:
        """The same for a bot that tries things out in positions that look like the real one to its seat."""
        return self.choose(insight.view, insight.actions)

    def watch(self, seat: int, events: list[Event]) -> None:
        """What its seat saw happen since it was last told, where it `watches`."""
