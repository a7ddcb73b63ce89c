"""What many results say together."""

import csv
import io
import json

import pytest

from skerry.sim.export import write_csv, write_json
from skerry.sim.plan import Plan
from skerry.sim.result import GameResult
from skerry.sim.summary import summarize

PLAN = Plan(("base",), 3, ("greedy", "random", "random"), 3, "s")
ROAD_AND_CITIES = {"city": 8, "longest_road": 2}
RESULTS = [
    GameResult(0, "s/0", PLAN.seating(0), (0,), 50, 300, (10, 4, 5), (ROAD_AND_CITIES, {"city": 4}, {"city": 5})),
    GameResult(1, "s/1", PLAN.seating(1), (1,), 70, 400, (2, 10, 3), ({"city": 2}, {"city": 10}, {"city": 3})),
    GameResult(2, "s/2", PLAN.seating(2), (), 90, 500, (2, 3, 4), ({"city": 2}, {"city": 3}, {"city": 4})),
]


def test_wins_are_counted_by_bot_and_by_seat() -> None:
    summary = summarize(RESULTS)
    assert [(s.name, s.played, s.won) for s in summary.by_bot] == [("greedy", 3, 2), ("random", 6, 0)]
    assert [(s.name, s.played, s.won) for s in summary.by_seat] == [
        (f"seat {n}", 3, won) for n, won in enumerate((1, 1, 0))
    ]


def test_an_unfinished_game_is_counted_and_won_by_nobody() -> None:
    summary = summarize(RESULTS)
    assert summary.unfinished == 1
    assert sum(standing.won for standing in summary.by_seat) == summary.games - summary.unfinished


def test_points_and_their_sources_are_means_over_seats_taken() -> None:
    greedy, rest = summarize(RESULTS).by_bot
    assert greedy.mean_points == pytest.approx((10 + 10 + 4) / 3)
    assert greedy.mean_points_from == pytest.approx({"city": 22 / 3, "longest_road": 2 / 3})
    assert rest.mean_points == pytest.approx((4 + 5 + 2 + 3 + 2 + 3) / 6)


def test_turns_are_spread_over_games() -> None:
    turns = summarize(RESULTS).turns
    assert (turns.mean, turns.median) == (70, 70)
    assert 50 <= turns.low < turns.median < turns.high <= 90


def test_one_game_has_no_spread() -> None:
    turns = summarize(RESULTS[:1]).turns
    assert turns.low == turns.high == turns.mean == 50


def test_csv_has_a_row_per_seat_and_game() -> None:
    file = io.StringIO()
    write_csv(file, RESULTS)
    rows = list(csv.DictReader(io.StringIO(file.getvalue())))
    assert len(rows) == 9
    assert rows[0]["bot"] == "greedy"
    assert rows[0]["won"] == "1"
    assert rows[0]["points from longest_road"] == "2"
    assert rows[8]["finished"] == "0"


def test_json_holds_plan_summary_and_results() -> None:
    file = io.StringIO()
    write_json(file, PLAN, RESULTS)
    told = json.loads(file.getvalue())
    assert told["plan"]["bots"] == ["greedy", "random", "random"]
    assert told["summary"]["by_bot"][0]["won"] == 2
    low, high = told["summary"]["by_bot"][0]["interval"]
    assert low < 2 / 3 < high
    assert told["results"][2]["winners"] == []
