"""What the referees of scenarios share: the rows that they play, and random players. Their books are in `books`."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from skerry import Action, Game, IllegalAction
from tests.suites.books import HARBOURS, ISLAND, Json


@dataclass(frozen=True)
class Row:
    """A configuration: modules beside the scenario, and a map of its own where it has one."""

    name: str
    modules: tuple[str, ...] = ()
    players: int = 4
    options: Mapping[str, object] = field(default_factory=dict)
    board: str | None = None

    def begin(self, scenario: str, seed: str) -> Game:
        """A new game; on a board that the players lay themselves, when it lies."""
        game = Game.new([scenario, *self.modules], self.players, seed, dict(self.options), self.board)
        chooser = Chooser(seed)
        while game.decision not in ("found_building", "found_neutral", "pre_roll"):
            seat = game.actors[0]
            game.apply(seat, chooser.choose(game.legal_actions(seat)))
        return game


VARIANTS = ("friendly_robber", "event_cards", "harbormaster", "two_player")
FIXED: Mapping[str, object] = {"board": "beginner"}
# What every scenario of the island is played in.
COMMON_ROWS = (
    Row("three", players=3),
    Row("four"),
    Row("fixed-3", players=3, options=FIXED),
    Row("fixed-4", options=FIXED),
    Row("drafted", players=3, options={"board": "drafted"}),
    Row("separate", players=3, options={"trade_build": "separate"}),
    Row("friendly", ("friendly_robber",)),
    Row("friendly-3", ("friendly_robber",), 3, FIXED),
    Row("events", ("event_cards",)),
    Row("events-one", ("event_cards",), 3, {"event_scope": "one"}),
    Row("harbormaster", ("harbormaster",)),
    Row("harbormaster-3", ("harbormaster",), 3, FIXED),
    Row("all", VARIANTS[:3]),
    Row("two", ("two_player",), 2),
    Row("two-fixed", ("two_player",), 2, FIXED),
    Row("two-friendly", ("friendly_robber", "two_player"), 2),
    Row("two-events", ("event_cards", "two_player"), 2),
    Row("two-harbormaster", ("harbormaster", "two_player"), 2),
    Row("two-all", VARIANTS, 2, {"event_scope": "one"}),
)


class Chooser:
    """Picks a kind of action, then one of it; a kind is taken once of so many times that it is picked."""

    def __init__(self, seed: str, rarely: Mapping[str, int] | None = None) -> None:
        self.chance = random.Random(seed)
        self.rarely = dict(rarely or {})

    def choose(self, actions: Sequence[Action]) -> Action:
        by_kind: dict[str, list[Action]] = {}
        for action in actions:
            by_kind.setdefault(action.kind, []).append(action)
        kinds = list(by_kind)
        while True:
            kind = self.chance.choice(kinds)
            if len(kinds) == 1 or self.chance.randrange(self.rarely.get(kind, 1)) == 0:
                return self.pick(kind, by_kind[kind])

    def pick(self, kind: str, actions: Sequence[Action]) -> Action:
        return self.chance.choice(actions)


def plain(actions: Sequence[Action]) -> list[Json]:
    return [action.to_json() for action in actions]


def views_of(game: Game) -> list[Json]:
    """What every seat is told, and a spectator last."""
    return [game.view(seat).to_json() for seat in (*range(game.players), None)]


def is_taken(game: Game, seat: int, action: Action) -> bool:
    try:
        game.copy().apply(seat, action)
    except IllegalAction:
        return False
    return True


# Counter-clockwise from a corner of the island, ring by ring.
OUTER = ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (4, 1), (4, 2), (3, 3), (2, 4), (1, 3), (0, 2), (0, 1))
INNER = ((1, 1), (2, 1), (3, 1), (3, 2), (2, 3), (1, 2))


def spirals(skipped: Collection[int]) -> list[list[int]]:
    """The ways over the hexes of the island that the letters may go, some left out (BASE-41, BASE-42)."""
    found: list[list[int]] = []
    for turn in range(6):
        places = [*OUTER[2 * turn :], *OUTER[: 2 * turn], *INNER[turn:], *INNER[:turn], (2, 2)]
        found.append([ISLAND.hex_at[place] for place in places if ISLAND.hex_at[place] not in skipped])
    return found


def check_fixed(board: Json, hexes: str, empty: Sequence[int] = ()) -> None:
    """The board is the one of the rules, given row after row; a hex without a number there shows those of `empty`."""
    cells = [cell.partition(":") for cell in hexes.split()]
    assert board["terrain"] == [terrain for terrain, _, _ in cells]
    numbers = [[int(number) for number in shown.split("+")] if shown else list(empty) for _, _, shown in cells]
    assert board["numbers"] == numbers
    assert board["harbours"] == {str(ISLAND.side_of(*side)): kind for side, kind in HARBOURS}
