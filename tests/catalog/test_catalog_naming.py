"""How a game is called follows from what the modules declare."""

from __future__ import annotations

import pytest

from skerry.catalog import MODULES
from skerry.catalog.naming import called_by


@pytest.mark.parametrize(
    ("modules", "called"),
    [
        (["base"], ["base"]),
        (["base", "harbormaster"], ["base", "harbormaster"]),
        (["harbormaster", "two_player"], ["base", "harbormaster", "two_player"]),
        (["base", "seafarers", "new_shores"], ["new_shores"]),
        (["new_shores", "cities_and_knights"], ["new_shores", "cities_and_knights"]),
        (["base", "cities_and_knights"], ["cities_and_knights"]),
        (["cities_and_knights", "event_cards"], ["cities_and_knights", "event_cards"]),
        (["seafarers", "cities_and_knights"], ["seafarers", "cities_and_knights"]),
        (["base", "fishermen"], ["fishermen"]),
        (["base", "gone_since"], ["gone_since"]),
    ],
)
def test_a_game_is_called_by_what_does_not_go_without_saying(modules: list[str], called: list[str]) -> None:
    assert called_by(modules) == called


def test_every_module_is_named_where_it_is_chosen() -> None:
    for name in MODULES:
        assert name in called_by([name])
