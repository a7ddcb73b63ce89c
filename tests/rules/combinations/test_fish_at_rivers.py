"""The Fishermen at the rivers: a bridge for fish, and neither a lake nor a bridge for the price of a road."""

from __future__ import annotations

import pytest

from skerry.board.terrain import LAKE, SWAMP
from skerry.catalog import judge, win_condition
from skerry.engine.scores import target
from tests.fishing import GROUNDS, fish_table, give, hand, has_boot, kinds, payments, roll
from tests.joined_maps import FISH_AND_RIVERS
from tests.riverside import gained, gold, purses, rivers, told
from tests.table import Table

# A road leads to a bridge site of the short river.
HOME, ROAD, SITE = "(3,0) NE", "(3,0) NE", "(3,0) E"
MOUTH = "(3,0) SW"


def at_site(*fish: int, rolled: bool = True, players: int = 4, **script: object) -> Table:
    """Seat 0 is on turn at a bridge site, with these tokens and nothing else."""
    beside = ("two_player",) if players == 2 else ()
    table = fish_table("rivers", *beside, players=players, own_map=FISH_AND_RIVERS, **script)
    table.put(0, "settlement", HOME)
    table.put(0, "road", ROAD)
    give(table, 0, *fish)
    table.turn(0, rolled=rolled)
    purses(table)
    return table


@pytest.mark.rule("FISHRIVR-01", "FISHRIVR-06")
def test_both_go_together_to_ten_points_and_eleven_with_the_boot() -> None:
    verdict = judge(("fishermen", "rivers"), 4)
    assert (verdict.playable, verdict.status, verdict.target) == (True, "yes", 10)
    assert "11" in str(win_condition(verdict))
    table = at_site()
    give(table, 0, 0)
    assert has_boot(table, 0)
    assert [int(target(table.kernel, seat)) for seat in range(2)] == [11, 10]


@pytest.mark.rule("FISHRIVR-02", "FISHRIVR-07")
def test_there_is_no_lake_and_the_robber_starts_in_a_swamp() -> None:
    table = at_site()
    assert LAKE not in table.state.terrain
    assert table.state.terrain[table.state.robber] == SWAMP
    grounds = {table.vertex(tip): number for _, tip, _, number in GROUNDS.values()}
    assert {int(tip): number for tip, number in table.view()["fishermen"]["fishing_grounds"].items()} == grounds


@pytest.mark.rule("FISHRIVR-07", "VARX-14", "VARX-27")
@pytest.mark.parametrize("variant", ["friendly_robber", "event_cards"])
def test_the_home_of_the_robber_is_a_swamp_and_it_flees_beside_the_board(variant: str) -> None:
    rules = fish_table("rivers", variant, own_map=FISH_AND_RIVERS).kernel.rules
    assert (rules.robber_home, rules.robber_refuge) == (SWAMP, -1)


# A bridge for fish


@pytest.mark.rule("FISHRIVR-03")
@pytest.mark.parametrize("rolled", [False, True])
def test_six_fish_build_a_bridge_with_its_gold(rolled: bool) -> None:
    table = at_site(3, 3, rolled=rolled)
    assert table.view()["fishermen"]["fish_prices"]["bridge_for_fish"] == [6, 6, 6, 6]
    assert payments(table, 0, "bridge_for_fish") == {"3+3"}
    table.act(0, "bridge_for_fish", payment="3+3")
    assert (table.decision, hand(table, 0)) == ("place_free_bridge", [])
    events = table.act(0, "place_bridge", edge=SITE)
    assert table.state.edge_piece[table.edge(SITE)] == rivers(table).bridge
    assert told(events, "gained") == [gained(0, 3)]
    assert (gold(table)[0], table.supply(0, "bridge"), table.cards(0)) == (3, 2, {})
    assert table.decision == ("action" if rolled else "pre_roll")


@pytest.mark.rule("FISHRIVR-03")
def test_the_bridge_for_fish_follows_the_rules_of_bridges() -> None:
    table = at_site(3, 3, 3)
    table.act(0, "bridge_for_fish", payment="3+3")
    assert {action.operands["edge"] for action in table.legal(0, "place_bridge")} == {table.edge(SITE)}
    assert (
        table.refused(0, "place_bridge", edge="(2,0) SE") == "a bridge crosses a river, and no river crosses that edge"
    )
    assert table.refused(0, "place_bridge", edge="(1,0) E") == (
        "a bridge needs a free bridge site that continues your own network"
    )


@pytest.mark.rule("FISHRIVR-03")
def test_without_a_site_a_bridge_or_fish_enough_there_is_none() -> None:
    table = at_site(3, 2)
    assert table.refused(0, "bridge_for_fish", payment="2+3") == "this costs 6 fish and you have 5"
    table = at_site(3, 3)
    table.put(1, "bridge", SITE)
    assert table.refused(0, "bridge_for_fish", payment="3+3") == "you have no bridge left, or no place for one"
    table = at_site(3, 3)
    table.put(0, "bridge", "(1,0) E", "(1,1) E", "(1,2) E")
    assert table.refused(0, "bridge_for_fish", payment="3+3") == "you have no bridge left, or no place for one"


@pytest.mark.rule("FISHRIVR-04")
def test_five_fish_build_a_road_and_never_a_bridge() -> None:
    table = at_site(3, 2)
    table.act(0, "road_for_fish", payment="2+3")
    assert kinds(table.legal(0)) == {"place_road"}
    assert not table.is_legal(0, "place_road", edge=SITE)
    assert table.refused(0, "place_road", edge=SITE) == "that edge crosses a river: only a bridge can be built there"


@pytest.mark.rule("FISHRIVR-04", "FISH-59")
def test_where_only_a_bridge_could_be_built_five_fish_build_nothing() -> None:
    table = at_site(3, 2)
    table.put(1, "road", "(2,1) SE", "(3,0) NW", "(2,0) E")
    assert table.refused(0, "road_for_fish", payment="2+3") == "you have no road left, or no place for one"


@pytest.mark.rule("FISHRIVR-05")
def test_a_ground_at_a_river_mouth_hinders_no_bridge_and_is_hindered_by_none() -> None:
    table = fish_table("rivers", own_map=FISH_AND_RIVERS, rolls=[8])
    assert rivers(table).sites.has(table.kernel, table.edge(MOUTH))
    table.put(0, "settlement", GROUNDS["SW"][0])
    table.turn(0, rolled=True)
    table.hand(0, brick=1, wood=2)
    table.act(0, "build_bridge", edge=MOUTH)
    assert gold(table)[0] == 3
    roll(table, 0)
    assert len(hand(table, 0)) == 1


# For two


@pytest.mark.rule("FISHRIVR-03", "FISH-96", "RIVR-91")
def test_for_two_the_bridge_is_cheaper_for_who_is_behind_and_calls_for_a_neutral_one() -> None:
    table = at_site(3, 2, players=2)
    table.put(1, "settlement", "(0,0) N", "(0,2) N")
    purses(table, 1, 1)
    assert table.view()["fishermen"]["fish_prices"]["bridge_for_fish"] == [5, 6]
    assert payments(table, 0, "bridge_for_fish") >= {"2+3"}
    table.act(0, "bridge_for_fish", payment="2+3")
    table.act(0, "place_bridge", edge=SITE)
    assert table.decision == "build_neutral"
