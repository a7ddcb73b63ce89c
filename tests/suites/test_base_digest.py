"""Fifty base games that no later module may move: their digests are in base_digest.txt.

Only a change of the base rules themselves may write them anew, as regenerate.py says.
"""

from __future__ import annotations

import pytest

from tests.suites.base_digest import GAMES, line_of, text_of
from tests.suites.configurations import PLAY_ALL
from tests.suites.regenerate import BASE_DIGEST

KNOWN = BASE_DIGEST.read_text().splitlines()


@pytest.mark.parametrize("number", range(0, len(GAMES), 5 if PLAY_ALL else 20))
def test_base_games_end_as_ever(number: int) -> None:
    played = [line_of(*game) for game in GAMES[number : number + 5]]
    assert played == KNOWN[number : number + 5]


def test_the_file_is_whole() -> None:
    assert len(KNOWN) == len(GAMES) + 1 == 51
    assert text_of(KNOWN[:-1]).splitlines() == KNOWN
