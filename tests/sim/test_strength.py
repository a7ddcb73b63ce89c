"""One bot against others: each seed from every seat, and how long it thinks."""

from __future__ import annotations

import pytest

from skerry import Action
from skerry.bots import BOTS, Bot, BotKind
from skerry.engine.errors import ConfigError
from skerry.engine.insight import Insight
from skerry.sim.crew import Crew
from skerry.sim.encounter import Outcome, encounters, play
from skerry.sim.game_table import GameTable, read_tables
from skerry.sim.strength import Contest, measure, strength_of

SHORT = GameTable(("base",), 3, {"target": 3, "max_offers": 0})


def contest(**changes: object) -> Contest:
    fields: dict[str, object] = {"bot": "greedy", "against": ("random",), "seeds": 2, "seed": "s"}
    return Contest(**{**fields, **changes})  # type: ignore[arg-type]


def test_each_seed_is_played_from_every_seat() -> None:
    games = [(game.seed, game.seat) for game in contest().encounters(SHORT)]
    assert games == [(seed, seat) for seed in ("s/0", "s/1") for seat in range(3)]


def test_the_others_fill_the_seats_that_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    class Sitter(Bot):
        def decide(self, insight: Insight) -> Action:
            seats[int(insight.seat)] = self.name
            return insight.actions[0]

    seats: dict[int, str] = {}
    table = GameTable(("base",), 4)
    for encounter in encounters(table, ["s"], limit=12):
        seats.clear()
        play(encounter, lambda seed: Sitter("me"), [lambda seed: Sitter("a"), lambda seed: Sitter("b")])
        assert seats.pop(encounter.seat) == "me"
        assert [seats[seat] for seat in sorted(seats)] == ["a", "b", "a"]


def test_only_choices_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    choices = []

    class First(Bot):
        def decide(self, insight: Insight) -> Action:
            choices.append(len(insight.codes) > 1)
            return insight.actions[0]

    monkeypatch.setitem(BOTS, "first", BotKind("takes the first", lambda seed: First("first")))
    (found,) = measure(contest(bot="first", seeds=1, max_actions=40), [SHORT], Crew(1))
    assert 0 < sum(choices) < len(choices)
    assert 0 < found.usual_time <= found.long_time


def test_strength_does_not_depend_on_the_number_of_workers() -> None:
    found = []
    for workers in (1, 2):
        told: list[int] = []
        with Crew(workers) as crew:
            (strength,) = measure(contest(), [SHORT], crew, told.append)
        assert sum(told) == strength.games == 6
        found.append((strength.won, strength.finished))
    assert found[0] == found[1]
    assert found[0][1] == 6


def test_what_outcomes_come_to() -> None:
    times = tuple(number / 1000 for number in range(1, 101))
    won, lost, given_up = Outcome(True, True, 1.0, times), Outcome(False, True, 0.5, ()), Outcome(False, False, 0.1, ())
    found = strength_of(SHORT, [won, lost, given_up, won])
    assert (found.games, found.won, found.finished) == (4, 2, 3)
    assert found.share == 0.5
    assert found.interval[0] < 0.5 < found.interval[1]
    assert found.even == pytest.approx(1 / 3)
    assert found.usual_time == pytest.approx(0.0505)
    assert 0.098 < found.long_time <= 0.1
    assert strength_of(SHORT, [lost]).long_time == 0.0


def test_tables_are_told_in_words() -> None:
    tables = read_tables(["base", "cities_and_knights+new_shores:3"], {"max_offers": 0})
    assert [(table.modules, table.players) for table in tables] == [
        (("base",), 4),
        (("cities_and_knights", "new_shores"), 3),
    ]
    assert [table.name for table in tables] == ["base", "cities_and_knights+new_shores:3"]
    assert [table.options for table in tables] == [{"max_offers": 0}] * 2


def test_lists_of_tables_can_be_named() -> None:
    scenarios = {table.name for table in read_tables(["scenarios"], {})}
    assert {"base", "cities_and_knights", "new_shores", "pirate_islands"} <= scenarios
    assert {table.name for table in read_tables(["few"], {})} < scenarios
    assert {table.players for table in read_tables(["few:3"], {})} == {3}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["bases"], "did you mean base"),
        (["base+"], "a table is told like"),
        (["base:many"], "a table is told like"),
        (["base:9"], "not 9"),
        ([], "few and scenarios are lists"),
    ],
)
def test_tables_that_are_none_are_refused_in_words(words: list[str], sentence: str) -> None:
    with pytest.raises(ConfigError, match=sentence):
        read_tables(words, {})


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"seeds": 0}, "at least one seed, not 0"),
        ({"against": ()}, "at least one bot"),
        ({"max_actions": 0}, "at least one action"),
        ({"bot": "clever"}, "no bot 'clever'"),
        ({"against": ("clever",)}, "no bot 'clever'"),
    ],
)
def test_a_contest_that_cannot_be_held_is_refused_in_words(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(ConfigError, match=sentence):
        contest(**changes)


def test_a_crew_needs_somebody() -> None:
    with pytest.raises(ConfigError, match="at least one worker, not 0"):
        Crew(0)
