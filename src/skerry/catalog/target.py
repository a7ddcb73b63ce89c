"""The points to win: a number, a number per count of players, or so many more than needed anyway."""

from collections.abc import Mapping
from dataclasses import dataclass

ANY_NUMBER = 0


@dataclass(frozen=True)
class Target:
    """`points` by the number of players (0 for any number); where it is silent, `more` than needed anyway."""

    points: tuple[tuple[int, int], ...] = ()
    more: int = 0

    def resolve(self, players: int, anyway: int) -> int:
        """The target with so many players, when the game would need `anyway` without this."""
        points = dict(self.points)
        return points.get(players, points.get(ANY_NUMBER, anyway + self.more))

    def __str__(self) -> str:
        if not self.points:
            return f"+{self.more}" if self.more else "unchanged"
        return ", ".join(f"{n}" if p == ANY_NUMBER else f"{n} with {p} players" for p, n in self.points)


UNCHANGED = Target()


def points(number: int) -> Target:
    """The same number of points however many play."""
    return Target(((ANY_NUMBER, number),))


def by_players(numbers: Mapping[int, int]) -> Target:
    """A number of points for each number of players."""
    return Target(tuple(sorted(numbers.items())))


def read_target(raw: object) -> Target:
    """A target as the data tables write it: absent, 12, "+2" or {3 = 17, 4 = 16}."""
    if raw is None:
        return UNCHANGED
    if isinstance(raw, int):
        return points(raw)
    if isinstance(raw, str) and raw.startswith("+"):
        return Target(more=int(raw))
    if isinstance(raw, dict):
        return by_players({int(players): number for players, number in raw.items()})
    raise ValueError(f"no target: {raw!r}")
