"""Where chance enters the board: something that can pick a number below n."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Shuffler:
    """A source of fair picks. The game's randomness is one; a test may script one."""

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each as likely."""
        raise NotImplementedError("a Shuffler needs its own below()")

    def shuffle(self, items: list[int]) -> None:
        """Put the items in random order, every order as likely; a list of n takes n - 1 picks."""
        last: i64 = len(items) - 1
        while last > 0:
            pick = self.below(last + 1)
            item = items[last]
            items[last] = items[pick]
            items[pick] = item
            last -= 1
