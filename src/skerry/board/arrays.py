"""Flat integer arrays: what topology and state are made of."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64


def zeros(size: i64) -> vec[i64]:
    return vec[i64]([i64(0)] * size)


def filled(size: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * size)


def ints(values: Iterable[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])
