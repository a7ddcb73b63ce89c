"""A game in a hall for tests: people who are all there, a clock that is moved by hand, and dice that are known."""

from __future__ import annotations

from collections.abc import Sequence

from skerry.big import game as phases
from skerry.big import hall as cells
from skerry.big.coordinator import Coordinator
from skerry.big.lens import Position
from skerry.big.messages import Act, Answer, Command
from skerry.big.naming import read_edge, read_vertex
from skerry.big.ring import board_of
from skerry.big.scores import points_of
from skerry.big.settings import Settings
from skerry.board.terrain import RESOURCES
from skerry.engine.randomness import ScriptedRandomness

SETTLEMENT = {"wood": 1, "brick": 1, "wool": 1, "grain": 1}
CITY = {"grain": 2, "ore": 3}
ROAD = {"wood": 1, "brick": 1}
SHIP = {"wood": 1, "wool": 1}
CARD = {"wool": 1, "grain": 1, "ore": 1}
# Brings nothing to anybody who has only what everybody starts with: no start spot lies at an 11 or a 3.
QUIET = (1, 2)


class Stage:
    """One game, started, with everybody connected."""

    def __init__(self, players: int = 10, seed: str = "stage", **settings: object) -> None:
        self.coordinator = Coordinator(Settings.from_json(settings), seed)
        self.game = self.coordinator.game
        for number in range(players):
            assert self.coordinator.register(0, f"p{number + 1}").done
        self.start = self.coordinator.start(0)
        if self.start.done:
            for seat in range(len(self.game.roster.places)):
                if self.game.roster.is_playing(seat):
                    self.coordinator.connect(0, seat)

    # The clock

    def pass_state(self) -> str:
        """Let the present state run to its end; returns the next."""
        due = self.coordinator.next_time()
        assert due is not None
        self.coordinator.advance(due)
        return self.game.phase

    def wait(self, seconds: float) -> None:
        self.coordinator.advance(self.game.now + int(1000 * seconds))

    def rolls(self, *dice: Sequence[int]) -> None:
        """What is rolled from here on."""
        self.game.dice = ScriptedRandomness(dice=dice)

    def announce(self, turn: int, *dice: Sequence[int]) -> None:
        """Begin a turn, whatever went before."""
        if self.game.phase == phases.WINDOW:
            self.coordinator.clock.end_turn()
        self.rolls(*dice)
        self.coordinator.clock.begin_turn(turn)

    def window(self, turn: int = 1) -> None:
        """Go to the WINDOW of a turn in which nothing was rolled that brings cards; all hands are empty."""
        self.announce(turn, QUIET)
        while self.game.phase != phases.WINDOW:
            self.pass_state()
        for seat in range(self.game.ring.seats):
            self.take(seat)

    # Cards and pieces

    def hand(self, seat: int) -> dict[str, int]:
        held = self.game.hall.seats[seat].hand
        return {name: count for name, count in zip(RESOURCES, held, strict=True) if count}

    def bank(self, board: int) -> dict[str, int]:
        return dict(zip(RESOURCES, self.game.hall.boards[board].bank, strict=True))

    def give(self, seat: int, *prices: dict[str, int], **cards: int) -> None:
        """Cards from the home bank, whatever is in it."""
        for price in (*prices, cards):
            for name, count in price.items():
                kind = RESOURCES.index(name)
                self.game.hall.seats[seat].hand[kind] += count
                self.game.hall.boards[board_of(seat)].bank[kind] -= count

    def take(self, seat: int) -> None:
        """All cards of a hand go back to the home bank."""
        for kind, count in enumerate(self.game.hall.seats[seat].hand):
            self.game.hall.boards[board_of(seat)].bank[kind] += count
            self.game.hall.seats[seat].hand[kind] = 0

    def empty_bank(self, board: int, *names: str, left: int = 0) -> None:
        for name in names:
            self.game.hall.boards[board].bank[RESOURCES.index(name)] = left

    def put(self, seat: int, piece: str, *places: Sequence[object]) -> None:
        """Pieces on edges or vertices, as a referee puts them; they have lain there since an earlier turn."""
        for place in places:
            where = "edge" if piece in ("road", "ship") else "vertex"
            assert self.act("correct", what="piece", piece=piece, seat=seat, **{where: list(place)}).done
            if where == "edge":
                board, key = read_edge(self.game.ring, place)
                owner, kind, _ = self.game.hall.boards[board].edge[key]
                self.game.hall.boards[board].edge[key] = (owner, kind, 0)

    def at(self, vertex: Sequence[object]) -> tuple[int, str] | None:
        """Whose building stands on a vertex, and which."""
        return self._piece((cells.BUILDING, *read_vertex(self.game.ring, vertex)))

    def on(self, edge: Sequence[object]) -> tuple[int, str] | None:
        """Whose piece lies on an edge, and which."""
        return self._piece((cells.EDGE, *read_edge(self.game.ring, edge)))

    def _piece(self, cell: cells.Cell) -> tuple[int, str] | None:
        found = self.game.hall.get(cell)
        return (found[0], self.game.rules.pieces[found[1]].name) if isinstance(found, tuple) else None

    def left(self, seat: int, piece: str) -> int:
        return self.game.hall.seats[seat].supply[self.game.rules.piece(piece)]

    def hold(self, seat: int, card: str, count: int = 1) -> None:
        """Development cards in a hand since an earlier turn."""
        self.game.hall.seats[seat].held[self.game.rules.card_names.index(card)] += count

    def held(self, seat: int, card: str) -> int:
        return self.game.hall.seats[seat].held[self.game.rules.card_names.index(card)]

    def fact(self, seat: int, fact: int) -> int:
        return self.game.hall.seats[seat].fact[fact]

    def marker(self, board: int, marker: int) -> int:
        return self.game.hall.boards[board].marker[marker]

    def points(self, seat: int) -> int:
        return points_of(self.game, seat)

    def position(self, board: int) -> Position:
        return self.game.lens.around(board, self.game.turn)

    # Speaking

    def say(self, seat: int, kind: str, /, client: str = "", turn: int | None = None, **operands: object) -> Answer:
        return self.coordinator.command(self.game.now, seat, Command(kind, client, turn, operands))

    def do(self, seat: int, kind: str, /, **operands: object) -> Answer:
        """Something that is done."""
        answer = self.say(seat, kind, **operands)
        assert answer.done, answer.reason
        return answer

    def refused(self, seat: int, kind: str, /, **operands: object) -> str:
        """Something that is refused, and changes nothing; the code of the reason."""
        before = self.game.hall.digest()
        answer = self.say(seat, kind, **operands)
        assert not answer.done
        assert answer.reason is not None
        assert self.game.hall.digest() == before
        return answer.reason.code

    def act(self, kind: str, /, why: str = "a test", **operands: object) -> Answer:
        return self.coordinator.act(self.game.now, Act(kind, "ref", why, operands))
