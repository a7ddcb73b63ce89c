"""Whole numbers as they come from outside: True is not 1, nor False 0."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeGuard

# A parameter that may be refused. Compiled code makes 1 of True where a parameter is an int and nothing else, before
# anybody can look.
Whole = int | bool


def is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def are_whole(values: object) -> TypeGuard[Sequence[int]]:
    """Whether these are whole numbers, one after another."""
    return isinstance(values, Sequence) and all(is_whole(value) for value in values)
