"""Who plays what, where, and with which seed."""

from collections import Counter

import pytest

from skerry.engine.errors import ConfigError
from skerry.sim.plan import Plan


def plan(**changes: object) -> Plan:
    fields: dict[str, object] = {
        "modules": ("base",),
        "players": 4,
        "bots": ("medium", "easy"),
        "games": 4,
        "seed": "s",
    }
    return Plan(**{**fields, **changes})  # type: ignore[arg-type]


def test_every_bot_sits_everywhere_equally_often() -> None:
    table = plan(bots=("medium", "easy", "easy", "easy"))
    seats = Counter(seat for index in range(8) for seat, bot in enumerate(table.seating(index)) if bot == "medium")
    assert seats == {0: 2, 1: 2, 2: 2, 3: 2}


def test_a_short_list_is_repeated_round_the_table() -> None:
    assert plan().seating(0) == ("medium", "easy", "medium", "easy")
    assert plan().seating(1) == ("easy", "medium", "easy", "medium")


def test_every_game_has_its_own_seed() -> None:
    assert [plan().game_seed(index) for index in (0, 1)] == ["s/0", "s/1"]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"games": 0}, "at least one game"),
        ({"bots": ()}, "at least one bot"),
        ({"bots": ("random",) * 5}, "5 bots do not fit"),
        ({"bots": ("easy", "clever")}, "no bot 'clever'; there are easy, medium, hard"),
        ({"max_actions": 0}, "at least one action"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_in_words(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(ConfigError, match=sentence):
        plan(**changes)
