"""Points of players, and the ranking at the end (BIG-212 to BIG-239)."""

from __future__ import annotations

from dataclasses import dataclass

from skerry.big.game import HallGame
from skerry.big.lens import Position
from skerry.big.ring import board_of
from skerry.engine.scores import total_points, visible_points

TARGET = 25  # BIG-219


@dataclass(frozen=True)
class Standing:
    """What a player has at a moment."""

    seat: int
    number: int
    name: str
    points: int
    public: int
    cards: int

    @property
    def worth(self) -> int:
        """A tenth of a point for each card, as a whole number (BIG-231, BIG-232)."""
        return 10 * self.points + self.cards


def points_of(game: HallGame, seat: int) -> int:
    """All points of a player, hidden cards included."""
    return standing(game, seat, game.lens.around(board_of(seat), game.turn)).points


def standing(game: HallGame, seat: int, position: Position) -> Standing:
    """What a player has, counted by the rules; who was expelled scores nothing (BIG-251)."""
    person = game.roster.places[seat].person
    name = "" if person is None else person.name
    local = position.local(seat)
    if not game.roster.is_playing(seat):
        return Standing(seat, game.roster.number(seat), name, 0, 0, 0)
    total, public = int(total_points(position.kernel, local)), int(visible_points(position.kernel, local))
    return Standing(seat, game.roster.number(seat), name, total, public, game.hall.seats[seat].cards)


def standings(game: HallGame) -> list[Standing]:
    """Everybody who plays or played, by seat."""
    found: list[Standing] = []
    for position, boards in game.lens.sweep(game.turn):
        for board in boards:
            for seat in (2 * board, 2 * board + 1):
                if game.roster.places[seat].person is not None:
                    found.append(standing(game, seat, position))
    return found


def best(contenders: list[Standing]) -> Standing:
    """The highest sum, then the lower registration number (BIG-231 to BIG-233)."""
    return min(contenders, key=lambda one: (-one.worth, one.number))


def ranking(game: HallGame) -> list[Standing]:
    """The winner, and then all others by points and cards and registration number (BIG-239)."""
    return sorted(standings(game), key=lambda one: (one.seat != game.winner, -one.worth, one.number))
