"""What a bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from skerry.engine.action import Action
from skerry.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Subclass it, in plain Python if you like, and override `choose`.

    A bot sits in one seat of one game. It is asked whenever a decision waits for that seat, and sees nothing but
    its own view; it is never handed the game. It must not change the view. What it wants to remember it keeps in
    attributes of its own. Chance comes from a seed of its own, so that the same seed plays the same game again.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: View, actions: list[Action]) -> Action:
        """One of `actions`, which are all listed legal ones and never empty, or a legal free-form trade."""
        raise NotImplementedError(f"the bot {self.name} needs its own choose()")
