"""The fields: their tokens lie face down until there is water."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.tokens import numbers_of
from skerry.engine.production import give_if_left, resource_of

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.seafarers.explorers.great_canal.own import CanalOwn


def cover_fields(kernel: Kernel, own: CanalOwn) -> None:
    """A number that lies face down is out of play, so the board has none there (TDEGK-21, TDEGK-38, TDEGK-84)."""
    numbers = kernel.state.numbers[:]
    for hex_ in own.fields:
        own.covered.set(kernel, hex_, numbers[hex_])
        numbers[hex_] = 0
    kernel.state.numbers = numbers


def uncover_fields(kernel: Kernel, own: CanalOwn) -> None:
    """From now on fields produce like any other hex (TDEGK-76, TDEGK-77)."""
    numbers = kernel.state.numbers[:]
    for hex_ in own.fields:
        numbers[hex_] = own.covered.of(kernel, hex_)
        own.covered.set(kernel, hex_, 0)
    kernel.state.numbers = numbers


def pay_dry_fields(kernel: Kernel, own: CanalOwn, seat: i64, vertex: i64) -> None:
    """A founding settlement gets the grain of its fields although they are dry (TDEGK-31)."""
    for slot in range(3):
        hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
        if hex_ >= 0 and own.covered.of(kernel, hex_) != 0:
            kind = resource_of(kernel, hex_)
            if kind >= 0:
                give_if_left(kernel, seat, kind, hex_)


def covered_told(kernel: Kernel, own: CanalOwn) -> dict[str, list[int]]:
    """Everybody saw the tokens before they were turned over (TDEGK-21)."""
    masks = {int(hex_): int(own.covered.of(kernel, hex_)) for hex_ in own.fields}
    return {str(hex_): numbers_of(mask) for hex_, mask in masks.items() if mask}
