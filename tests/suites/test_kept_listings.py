"""What is kept from one question to the next, or not asked at all, against asking everything anew."""

from __future__ import annotations

from typing import Final

from skerry.engine.action import Codes
from skerry.engine.kernel import Kernel
from skerry.engine.placement import land_edges, sea_edges, shores
from skerry.engine.playout import Choices
from skerry.engine.production import harvests, numbered_hexes
from tests.suites.configurations import Configuration, as_long, each

ACTIONS: Final = 360
EVERY: Final = 6


def listed(codes: Codes) -> list[int]:
    return [int(codes.items[place]) for place in range(codes.count)]


def asked_of_all(kernel: Kernel, seat: int) -> list[int]:
    """The legal actions with every kind of action asked, whatever the hand lacks."""
    codes = Codes()
    for action in kernel.top_kind().actions:
        action.add_legal(kernel, seat, kernel.top(), codes)
    return listed(codes)


def known_of_board(kernel: Kernel) -> list[list[int]]:
    """What is listed of hexes and their corners once, and by whom is said there."""
    lists = [land_edges(kernel), sea_edges(kernel), shores(kernel), numbered_hexes(kernel), harvests(kernel)]
    return [[int(entry) for entry in entries] for entries in lists]


@each()
def test_what_is_kept_is_what_would_be_found_anew(configuration: Configuration) -> None:
    kernel = configuration.game("kept").kernel
    choices = Choices(7)
    for played in range(as_long(ACTIONS)):
        if kernel.state.winner >= 0:
            break
        seat = kernel.next_actor()
        codes = listed(kernel.find_legal(seat))
        assert codes == asked_of_all(kernel, seat)
        if played % EVERY == 0:
            twin = kernel.copy()
            # Another array in the place of these forgets all that was listed of them.
            twin.state.terrain = twin.state.terrain[:]
            twin.state.numbers = twin.state.numbers[:]
            assert codes == listed(twin.find_legal(seat))
            assert known_of_board(kernel) == known_of_board(twin)
        kernel.play(seat, codes[choices.below(len(codes))])
