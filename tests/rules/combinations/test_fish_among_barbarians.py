"""The Fishermen among barbarians: long rides for fish, conquered buildings without a catch, and cards that act."""

from __future__ import annotations

from typing import Any

import pytest

from skerry.board.terrain import DESERT, LAKE
from skerry.catalog import judge, win_condition
from skerry.engine.scores import target
from tests.barbarians import (
    barbarians,
    captives,
    coast_table,
    fallen,
    gold,
    knights,
    on_edges,
    on_turn,
    operands,
    own,
)
from tests.bots.thinking import choice
from tests.fishing import DICE, FIRST, GROUNDS, drawers, found, give, hands, kinds, lay, payments, roll, spent
from tests.joined_maps import FISH_AND_BARBARIANS
from tests.outlook import earned, expected
from tests.table import Table

# A knight there reaches the near edge in three steps, and the far one in more.
START = "(2,0) W"
NEAR, FAR = "(1,0) NW", "(0,0) NW"
NO_FURTHER = "fish take a knight of yours further once, if there is a place for it further away"


def coast(*beside: str, **arranged: Any) -> Table:
    return coast_table("fishermen", *beside, own_map=FISH_AND_BARBARIANS, **arranged)


def riding(*fish: int, edges: tuple[str, ...] = (START,), **cards: int) -> Table:
    """Seat 0 holds these tokens, and has ended its turn with knights on these edges."""
    table = on_turn("fishermen", own_map=FISH_AND_BARBARIANS)
    knights(table, 0, *edges)
    give(table, 0, *fish)
    table.hand(0, **cards)
    table.act(0, "end_turn")
    return table


@pytest.mark.rule("FISHBARB-01", "FISHBARB-09")
def test_both_go_together_to_twelve_points_and_thirteen_with_the_boot() -> None:
    verdict = judge(("fishermen", "barbarian_attack"), 3)
    assert (verdict.playable, verdict.status, verdict.target) == (True, "yes", 12)
    assert "13" in str(win_condition(verdict))
    table = coast()
    give(table, 1, 0)
    assert [int(target(table.kernel, seat)) for seat in range(2)] == [12, 13]


@pytest.mark.rule("FISHBARB-02", "FISHBARB-10")
def test_there_is_no_lake_the_desert_stays_and_six_grounds_lie_on_the_coast() -> None:
    table = coast()
    terrain = list(table.state.terrain)
    assert (terrain.count(LAKE), terrain.count(DESERT)) == (0, 1)
    grounds = {table.vertex(tip): number for _, tip, _, number in GROUNDS.values()}
    assert {int(tip): number for tip, number in table.view()["fishermen"]["fishing_grounds"].items()} == grounds


# Long rides


@pytest.mark.rule("FISHBARB-03")
def test_without_a_robber_there_is_nothing_to_remove() -> None:
    table = on_turn("fishermen", own_map=FISH_AND_BARBARIANS)
    give(table, 0, 2)
    assert "robber_for_fish" not in table.view()["fishermen"]["fish_prices"]
    assert table.refused(0, "robber_for_fish", payment="2") == "robber_for_fish does not answer action"
    table.turn(0)
    assert table.refused(0, "robber_for_fish", payment="2") == "robber_for_fish does not answer pre_roll"


@pytest.mark.rule("FISHBARB-03", "FISHBARB-04")
def test_two_fish_take_a_knight_up_to_five_edges_without_grain() -> None:
    table = riding(1, 1)
    table.act(0, "send_knight", edge=START)
    near = operands(table, 0, "ride_knight")
    assert (table.edge(NEAR) in near, table.edge(FAR) in near) == (True, False)
    assert payments(table, 0, "ride_for_fish") == {"1+1"}
    table.act(0, "ride_for_fish", payment="1+1")
    with_grain = riding(grain=1)
    with_grain.act(0, "send_knight", edge=START)
    assert operands(table, 0, "ride_knight") == operands(with_grain, 0, "ride_knight"), (
        "as far as for grain, no further"
    )
    table.act(0, "ride_knight", edge=FAR)
    assert on_edges(table) == {table.edge(FAR): 0}
    assert spent(table) == {"one_fish": 2}


@pytest.mark.rule("FISHBARB-04")
def test_who_pays_with_fish_keeps_the_grain_and_cannot_add_it() -> None:
    table = riding(2, 2, grain=1)
    table.act(0, "send_knight", edge=START)
    both = operands(table, 0, "ride_knight")
    table.act(0, "ride_for_fish", payment="2")
    assert operands(table, 0, "ride_knight") == both
    assert table.refused(0, "ride_for_fish", payment="2") == NO_FURTHER
    table.act(0, "ride_knight", edge=FAR)
    assert table.cards(0) == {"grain": 1}


@pytest.mark.rule("FISHBARB-04")
def test_a_payment_serves_one_knight() -> None:
    table = riding(2, edges=(START, "(2,4) E"))
    table.act(0, "send_knight", edge=START)
    table.act(0, "ride_for_fish", payment="2")
    table.act(0, "ride_knight", edge=NEAR)
    table.act(0, "send_knight", edge="(2,4) E")
    assert table.edge("(1,3) NE") in operands(table, 0, "ride_knight")
    assert table.edge("(0,2) NE") not in operands(table, 0, "ride_knight"), "what the first left unused is lost"
    assert table.refused(0, "ride_for_fish", payment="2") == "this costs 2 fish and you have 0"


@pytest.mark.rule("FISHBARB-03", "FISH-46")
def test_fish_are_paid_for_the_knight_that_is_about_to_ride() -> None:
    table = riding(2)
    assert table.decision == "move_knights"
    assert table.refused(0, "ride_for_fish", payment="2") == "ride_for_fish does not answer move_knights"


@pytest.mark.rule("FISHBARB-03", "BARB-88")
def test_a_knight_that_only_fish_take_away_from_the_castle_may_be_sent() -> None:
    """All edges that it could reach without them are taken."""
    table = riding(edges=("(4,0) NE",))
    table.act(0, "send_knight", edge="(4,0) NE")
    near = operands(table, 0, "ride_knight")
    table = on_turn("fishermen", own_map=FISH_AND_BARBARIANS)
    knights(table, 0, "(4,0) NE")
    for edge in near:
        own(table).knights.set(table.kernel, edge, 1)
    table.act(0, "end_turn")
    assert kinds(table.legal(0)) == {"end_rides"}
    give(table, 0, 2)
    assert kinds(table.legal(0)) == {"send_knight"}, "as with grain"
    table.act(0, "send_knight", edge="(4,0) NE")
    assert kinds(table.legal(0)) == {"ride_for_fish"}
    table.act(0, "ride_for_fish", payment="2")
    assert table.legal(0, "ride_knight")


@pytest.mark.rule("FISHBARB-03")
def test_who_knows_no_module_pays_fish_for_a_ride_that_brings_something() -> None:
    table = on_turn("fishermen", own_map=FISH_AND_BARBARIANS, max_offers=0)
    knights(table, 0, "(1,1) E")
    give(table, 0, 1, 1)
    table.act(0, "end_turn")
    table.act(0, "send_knight", edge="(1,1) E")
    barbarians(table, h20=1)
    assert choice(table).kind == "ride_knight", "three edges are enough"
    barbarians(table, h20=0, h42=1)
    assert choice(table).kind == "ride_for_fish"
    before = expected(table, "knights")
    table.act(0, "ride_for_fish", payment="1+1")
    assert expected(table, "knights") > before, "told as soon as it is paid for"


# Conquered land and fish


@pytest.mark.rule("FISHBARB-05")
def test_no_road_is_built_beside_a_conquered_hex_for_fish_or_at_a_fishing_ground() -> None:
    table = on_turn("fishermen", own_map=FISH_AND_BARBARIANS)
    table.put(0, "settlement", "(0,0) S")
    table.put(0, "road", "(0,0) SE", "(0,0) E")
    give(table, 0, 3, 2)
    table.hand(0, wood=1, brick=1)
    ground = "(0,0) NE"
    assert table.is_legal(0, "build_road", edge=ground)
    barbarians(table, h00=3)
    assert "conquered" in table.refused(0, "build_road", edge=ground)
    table.act(0, "road_for_fish", payment="2+3")
    assert not table.is_legal(0, "place_road", edge=ground)
    assert "conquered" in table.refused(0, "place_road", edge=ground)
    assert table.legal(0, "place_road")


@pytest.mark.rule("FISHBARB-06", "FISHBARB-07")
def test_a_conquered_building_draws_no_fish_and_one_that_stands_does() -> None:
    table = coast(rolls=[DICE[6], DICE[6]])
    table.put(0, "city", "(0,0) N")
    table.put(1, "settlement", "(0,1) N")
    barbarians(table, h00=3)
    assert fallen(table) == {table.vertex("(0,0) N")}
    assert drawers(roll(table, 2)) == [1]
    barbarians(table, h00=0, h01=2)
    assert sorted(map(str, drawers(roll(table, 2)))) == ["0", "0", "1"], "free again, it draws as before"


@pytest.mark.rule("FISHBARB-06")
def test_what_a_fallen_building_caught_is_no_longer_told() -> None:
    table = coast()
    table.put(0, "settlement", "(0,0) N")
    assert earned(table, "catch", 100) > 0
    barbarians(table, h00=3)
    assert earned(table, "catch", 100) == 0


@pytest.mark.rule("FISHBARB-07")
def test_a_building_at_a_conquered_hex_that_has_not_fallen_draws_fish() -> None:
    table = coast(rolls=[DICE[6]])
    table.put(0, "settlement", "(0,0) NE")
    barbarians(table, h00=3)
    assert not fallen(table)
    assert drawers(roll(table, 1)) == [0]


# Cards and founding


@pytest.mark.rule("FISHBARB-08")
@pytest.mark.parametrize("rolled", [False, True])
def test_the_card_for_seven_fish_is_carried_out_at_once(rolled: bool) -> None:
    table = coast(cards=["treason"])
    give(table, 0, 3, 3, 3)
    barbarians(table, h30=1)
    table.turn(0, rolled=rolled)
    events = [event.to_json() for event in table.act(0, "card_for_fish", payment="3+3+3")]
    assert {"event": "card_played", "seat": 0, "card": "treason"} in events
    assert (gold(table)[0], table.held(0)) == (2, {})
    assert table.decision == "take_barbarian"


@pytest.mark.rule("FISHBARB-08")
def test_an_intrigue_for_fish_takes_a_prisoner() -> None:
    table = coast(cards=["intrigue"])
    give(table, 0, 3, 3, 3)
    barbarians(table, h30=1)
    table.turn(0, rolled=True)
    table.act(0, "card_for_fish", payment="3+3+3")
    assert (captives(table)[0], table.held(0), table.decision) == (1, {}, "action")


@pytest.mark.rule("FISHBARB-11")
def test_a_founding_city_at_a_ground_draws_one_token() -> None:
    table = coast(players=3)
    lay(table, 2, 3, 1)
    found(table, *FIRST, ("(1,3) NE", "(1,3) E"))
    assert table.state.vertex_piece[table.vertex("(1,3) NE")] == table.kernel.rules.city
    assert hands(table) == [[], [], [2]]


# For two


@pytest.mark.rule("FISHBARB-03", "BARB-137")
def test_fish_do_nothing_for_the_mercenary() -> None:
    table = on_turn("fishermen", "two_player", players=2, own_map=FISH_AND_BARBARIANS)
    knights(table, 2, START)
    give(table, 0, 3, 3)
    table.act(0, "end_turn")
    table.act(0, "send_knight", edge=START)
    assert kinds(table.legal(0)) == {"ride_knight"}
    assert table.refused(0, "ride_for_fish", payment="3") == NO_FURTHER
    assert table.edge(FAR) not in operands(table, 0, "ride_knight")


@pytest.mark.rule("FISH-95", "FISHBARB-03")
def test_without_trade_tokens_a_lost_knight_brings_three_gold() -> None:
    table = coast("two_player", players=2)
    rules = own(table)
    rules.compensation.pay(table.kernel, rules.gold, 0)
    assert gold(table) == [3, 0]
