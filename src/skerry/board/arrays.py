"""Flat integer arrays: what topology and state are made of."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64


def zeros(size: i64) -> vec[i64]:
    return vec[i64]([i64(0)] * size)


def filled(size: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * size)


def put_in(values: vec[i64], at: i64, value: i64) -> vec[i64]:
    """The same values but for one, as an array of its own: for arrays that copies of a game share."""
    changed = values[:]
    changed[at] = value
    return changed


def ints(values: Iterable[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])
