"""Where the points of a seat came from."""

from skerry.rules.cities_and_knights.tables import TRACKS
from skerry.sim.plan import Plan
from skerry.sim.points import points_from
from skerry.sim.runner import simulate
from tests.knights import begun, give, metropolis, module, on_top, own, play


def test_cities_and_knights_tells_metropolises_defenders_cards_and_merchant_apart() -> None:
    table = begun()
    table.put(0, "city", "(2,2) NW", "(4,0) N")
    table.put(1, "city", "(4,2) N")
    table.put(1, "settlement", "(0,0) N")
    metropolis(table, "trade", "(2,2) NW")
    metropolis(table, "science", "(4,2) N")
    own(table).defender.set(table.kernel, 1, 3)
    on_top(table, "printer")
    module(table).decks.draw(table.kernel, 0, TRACKS.index("science"))
    give(table, 0, "merchant")
    play(table, "merchant")
    table.act(0, "place_merchant", hex="(2,2)")
    view = table.game.view(None)
    assert points_from(view, 0) == {"city": 4, "metropolis": 2, "merchant": 1, "progress cards": 1}
    assert points_from(view, 1) == {"settlement": 1, "city": 2, "metropolis": 2, "defender": 3}
    assert points_from(view, 2) == {}


def test_of_a_game_of_cities_and_knights_no_point_is_left_unexplained() -> None:
    plan = Plan(("cities_and_knights",), 4, ("greedy",), 1, "tuesday")
    (result,) = simulate(plan)
    for seat in range(plan.players):
        assert "other" not in result.points_from[seat]
        assert sum(result.points_from[seat].values()) == result.points[seat]
    assert max(result.points) >= 13
