"""More seats than a number has bits."""

from __future__ import annotations

from skerry.bench.wide_map import wide_map
from skerry.catalog.maps import read_map
from skerry.catalog.options import check_options
from skerry.engine.kernel import Kernel
from skerry.engine.placement import put_building
from skerry.engine.randomness import Randomness
from skerry.engine.rules import Rules
from skerry.engine.start import start_game
from skerry.rules.base.module import Base

SEATS = 130
TARGET = 3


def crowd() -> Kernel:
    options = check_options(["base"], 4, {"target": TARGET}, own_map=True)
    return start_game(Rules([Base()], SEATS, TARGET, options, read_map(wide_map(4, 4))), Randomness("crowd"))


def begin_turn(kernel: Kernel, seat: int) -> None:
    kernel.state.top = None
    kernel.ask(kernel.rules.decision("begin_turn"), seat)
    kernel.settle()


def test_everybody_is_counted_in_the_own_turn() -> None:
    """Seats that are 64 apart are counted each for itself, and each anew when points have changed."""
    kernel = crowd()
    for seat in range(SEATS):
        begin_turn(kernel, seat)
    kernel.state.placed[129 * kernel.rules.piece_count + kernel.rules.city] = 1
    begin_turn(kernel, 1)
    put_building(kernel, 129, kernel.rules.settlement, 0)
    for seat in (1, 65):
        begin_turn(kernel, seat)
        assert kernel.state.winner < 0
    begin_turn(kernel, 129)
    assert kernel.state.winner == 129
