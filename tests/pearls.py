"""Pearls: everybody begins with three, all see them, and they change hands in trades."""

from skerry import own_rules as my


class Pearls(my.Module):
    def __init__(self) -> None:
        super().__init__("pearls")
        self.pearls = my.Counter("pearls", start=3, tradeable=True)

    def declare(self, rules: my.Rules) -> None:
        rules.keep(self, self.pearls)


my.add_module("pearls", Pearls, "Pearls", "trade with pearls")
