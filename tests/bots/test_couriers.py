"""A way to win that no bot was written for: they go by what its module declares."""

from __future__ import annotations

import pytest

from skerry import Action, Game
from skerry.bots import Bot, make_bot
from skerry.bots.judging.judge import Judge
from skerry.bots.judging.weights import FITTED
from tests.bots.matches import play
from tests.bots.thinking import BRIEF, UNHURRIED, choice, planner
from tests.couriers import TEN, Couriers
from tests.table import Table

MOST_TURNS = 200


def with_parcels(parcels: int = 0, **cards: int) -> Table:
    """Seat 0 on turn with two settlements and a road, and so many parcels in its bag."""
    couriers = Couriers()
    table = Table(["base", couriers], max_offers=0)
    table.put(0, "settlement", "(1,1) S", "(0,0) N")
    table.put(0, "road", "(1,1) SE")
    table.hand(0, **cards)
    table.turn(0, rolled=True)
    couriers.parcels.gain(table.kernel, 0, parcels)
    return table


def played(bots: list[Bot], seed: object) -> tuple[Game, list[int]]:
    couriers = Couriers()
    game = play(Game.new(["base", couriers], 4, f"couriers {seed}"), bots)
    return game, [int(couriers.delivered.of(game.kernel, seat)) for seat in range(4)]


def test_a_parcel_is_delivered() -> None:
    assert choice(with_parcels(1, wool=1)) == Action("deliver_parcel")


def test_a_parcel_is_bought_where_it_can_be_delivered_at_once() -> None:
    assert choice(with_parcels(grain=1, wool=1)) == Action("buy_parcel")


def test_what_is_delivered_counts_as_far_as_it_leads() -> None:
    """Each delivery is a tenth of the way to the end, whatever the points are."""
    table = with_parcels(2, wool=2)
    judge = Judge(table.kernel, 0, FITTED)
    values = [judge.value(table.kernel)]
    for _ in range(2):
        table.act(0, "deliver_parcel")
        values.append(judge.value(table.kernel))
    assert values == sorted(values)
    assert values[0] < values[2]


def test_a_planner_among_random_bots_wins_by_deliveries() -> None:
    game, delivered = played([planner("alone", BRIEF), *(make_bot("random", f"{seat}") for seat in range(3))], 0)
    assert (game.winner, game.ending) == (0, "deliveries")
    assert delivered[0] == TEN
    assert game.turn < MOST_TURNS


def raced(seed: int) -> tuple[Game, list[int]]:
    return played([planner(f"{seed}/{seat}", UNHURRIED["hard"]) for seat in range(4)], seed)


@pytest.mark.many
@pytest.mark.parametrize("seed", range(4))
def test_four_planners_end_their_game_by_deliveries(seed: int) -> None:
    """Somebody who only looks for points would build until nothing is left to build, and never win."""
    game, delivered = raced(seed)
    assert game.ending == "deliveries"
    assert max(delivered) == TEN
    assert game.turn < MOST_TURNS


@pytest.mark.many
@pytest.mark.parametrize("seed", range(4))
def test_four_planners_race_for_the_last_parcel(seed: int) -> None:
    _, delivered = raced(seed)
    assert sum(delivered) > 2 * TEN
