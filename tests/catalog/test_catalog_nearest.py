"""What is offered in the place of modules that make no game."""

from itertools import combinations

import pytest

from skerry.catalog import judge
from skerry.catalog.modules import MODULES
from skerry.catalog.nearest import nearest


@pytest.mark.parametrize(
    ("modules", "players", "near", "count"),
    [
        (["fishermen", "pirate_islands"], 4, ("fishermen",), 4),
        (["barbarian_attack", "cities_and_knights", "new_shores"], 3, ("cities_and_knights", "barbarian_attack"), 3),
        (["rivers", "caravans", "fishermen"], 4, ("rivers", "caravans"), 4),
        (["great_canal"], 3, ("cities_and_knights", "great_canal"), 3),
        (["seafarers"], 4, ("seafarers", "new_shores"), 4),
        (["two_player", "harbormaster"], 4, ("harbormaster", "two_player"), 2),
        (["treasure_islands"], 6, ("treasure_islands",), 4),
        (["no_such_thing", "rivers"], 4, ("rivers",), 4),
        (["no_such_thing"], 9, ("base",), 4),
        (["rivers", "rivers"], 3, ("rivers",), 3),
    ],
)
def test_as_much_of_a_wish_is_kept_as_can_be(
    modules: list[str], players: int, near: tuple[str, ...], count: int
) -> None:
    assert not judge(modules, players).playable
    wish = nearest(modules, players)
    assert (wish.modules, wish.players) == (near, count)


def test_what_is_offered_can_be_played() -> None:
    for modules in combinations(MODULES, 2):
        for players in (2, 4, 6):
            wish = nearest(modules, players)
            assert judge(wish.modules, wish.players).playable, (modules, players, wish)


def test_a_game_is_nearest_to_itself() -> None:
    assert nearest(["rivers", "harbormaster"], 3).modules == ("harbormaster", "rivers")
