"""Prisoners: who gets them when several have won together, and what they are worth to who has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.engine.event import EventKind
from skerry.engine.rolls import roll_off
from skerry.engine.state import NOBODY
from skerry.rules.traders_and_barbarians.barbarian_attack.tables import CONSOLATION_GOLD, MERCENARY_RESULT

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn

PRISONERS_TAKEN: Final = EventKind(
    "prisoners_taken",
    "seat:seat hex:hex prisoners:number",
    english="{seat} takes {prisoners} of the barbarians {hex:where} prisoner",
)

PRISONER_ROLLED: Final = EventKind(
    "prisoner_rolled", "seat:seat first:number", english="{seat} rolls {first} for a prisoner", die="first"
)
RELEASED: Final = EventKind(
    "prisoner_released", "colour:colour hex:hex", english="a prisoner of {colour} goes back to the barbarians"
)


def imprison(kernel: Kernel, own: BarbarianOwn, seat: i64, hex_: i64, count: i64) -> None:
    """Prisoners are kept open, and stay (BARB-102)."""
    own.prisoners.gain(kernel, seat, count)
    kernel.log.emit(PRISONERS_TAKEN, seat, hex_, count)


def share_prisoners(
    kernel: Kernel, own: BarbarianOwn, hex_: i64, prisoners: i64, forces: vec[i64], involved: list[int]
) -> None:
    """One for each, what is left over for who fought with most, and dice where that is open (BARB-95 to BARB-101).

    In a camp more than one may be left over: they stay together.
    """
    if len(involved) == 1:
        hand_over(kernel, own, hex_, involved[0], prisoners)
        return
    if prisoners < len(involved):
        draw_lots(kernel, own, hex_, involved, prisoners, 1)
        return
    for colour in involved:
        hand_over(kernel, own, hex_, colour, 1)
    if prisoners > len(involved):
        most = max([int(forces[colour]) for colour in involved])
        left = prisoners - len(involved)
        draw_lots(kernel, own, hex_, [colour for colour in involved if forces[colour] == most], 1, left)


def draw_lots(kernel: Kernel, own: BarbarianOwn, hex_: i64, contenders: list[int], prizes: i64, prisoners: i64) -> None:
    """The highest get a prize each, so many prisoners, the others gold; one who is alone need not roll (BARB-97,
    BARB-99, BARB-101)."""
    mercenary: i64 = NOBODY
    for colour in contenders:
        if colour >= kernel.state.seats:
            mercenary = colour
    winners = roll_off(kernel, contenders, PRISONER_ROLLED, prizes, 1, mercenary, MERCENARY_RESULT)
    for colour in contenders:
        if colour in winners:
            hand_over(kernel, own, hex_, colour, prisoners)
        elif colour < kernel.state.seats:
            own.gold.earn(kernel, colour, CONSOLATION_GOLD)


def hand_over(kernel: Kernel, own: BarbarianOwn, hex_: i64, colour: i64, count: i64) -> None:
    """What falls to a mercenary goes back to the supply (BARB-142)."""
    if colour < kernel.state.seats:
        imprison(kernel, own, colour, hex_, count)
    else:
        kernel.log.emit(RELEASED, colour, hex_)
