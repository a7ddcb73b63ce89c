"""Fish among ships (FISHSEA): what they buy at sea, whom they drive off, and what does not keep them away."""

from __future__ import annotations

import pytest

from skerry.board.terrain import SEA
from skerry.catalog import judge
from skerry.engine.scores import target
from tests.fishing import fish_table, give, hand, hands, kinds, lay, only_ground, payments, roll
from tests.table import Table

SCENARIOS = {
    "new_shores": ("well", 14),
    "four_islands": ("yes", 13),
    "fog_islands": ("yes", 12),
    "through_the_desert": ("yes", 14),
    "forgotten_tribe": ("yes", 13),
    "cloth_for_catan": ("yes", 14),
    "wonders": ("yes", 10),
    "new_world": ("yes", 12),
}

# On the board of `new_shores`: a coast vertex of the main island, its sea edge, and the sea hex beside it.
COAST = "(3,3) N"
SEA_EDGE = "(3,3) NE"
WATER = "(2,3)"
TIP = "(3,2) NE"


def shores(*beside: str, rolls: tuple[int, ...] = (), players: int = 4) -> Table:
    return fish_table("new_shores", *beside, rolls=rolls, players=players)


# What goes together, and to how many points


@pytest.mark.rule("FISHSEA-10", "FISHSEA-11", "FISHSEA-16", "FISHSEA-22")
@pytest.mark.rule("FISHSEA-26", "FISHSEA-31", "FISHSEA-36", "FISHSEA-41")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_fishermen_go_to_these_islands(scenario: str) -> None:
    for players in (3, 4):
        verdict = judge(["fishermen", scenario], players)
        assert (verdict.playable, verdict.status) == (True, SCENARIOS[scenario][0])
    assert judge(["fishermen", scenario, "two_player"], 2).playable


@pytest.mark.rule("FISHSEA-35")
def test_they_do_not_go_to_the_pirate_islands() -> None:
    verdict = judge(["fishermen", "pirate_islands"], 4)
    assert not verdict.legal
    assert "settlements placed beforehand take up the coast" in str(verdict.reason)


@pytest.mark.rule("FISHSEA-02")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_target_is_that_of_the_scenario_and_one_more_with_the_boot(scenario: str) -> None:
    table = fish_table(scenario)
    give(table, 1, 0)
    assert judge([scenario], 4).target == SCENARIOS[scenario][1]
    assert [int(target(table.kernel, seat)) for seat in range(2)] == [
        SCENARIOS[scenario][1],
        SCENARIOS[scenario][1] + 1,
    ]


# A ship for fish


@pytest.mark.rule("FISHSEA-01")
def test_five_fish_buy_a_ship_in_the_place_of_a_road() -> None:
    table = shores()
    table.put(0, "settlement", COAST)
    give(table, 0, 2, 3)
    table.turn(0, rolled=True)
    table.act(0, "road_for_fish", payment="2+3")
    assert kinds(table.legal(0)) == {"place_road", "place_ship"}
    before = table.supply(0, "ship")
    table.act(0, "place_ship", edge=SEA_EDGE)
    assert (table.decision, before - table.supply(0, "ship"), hand(table, 0)) == ("action", 1, [])


@pytest.mark.rule("FISHSEA-01")
def test_fish_buy_a_ship_where_no_road_is_left() -> None:
    table = shores()
    table.put(0, "settlement", COAST)
    table.state.supply[table.kernel.rules.road] = 0
    give(table, 0, 2, 3)
    table.turn(0, rolled=True)
    table.act(0, "road_for_fish", payment="2+3")
    assert kinds(table.legal(0)) == {"place_ship"}


# What does not keep fish away


@pytest.mark.rule("FISHSEA-03")
def test_ships_neither_bring_fish_nor_block_them() -> None:
    table = shores(rolls=(8,))
    only_ground(table, TIP, 8)
    lay(table, 1, 1, 1, 1, 1)
    table.put(0, "settlement", TIP)
    # Ships of seat 1 lie along the ground and end at all its intersections.
    table.put(1, "ship", "(3,2) NE", "(3,3) NW", "(2,3) W")
    roll(table)
    assert hands(table) == [[1], [], [], []]


@pytest.mark.rule("FISHSEA-47")
def test_the_pirate_stops_no_fishing_ground() -> None:
    table = shores(rolls=(8,))
    only_ground(table, TIP, 8)
    lay(table, 1, 1, 1)
    table.put(0, "city", TIP)
    table.pirate("(2,2)")
    roll(table)
    assert hands(table) == [[1, 1], [], [], []]


# The pirate


@pytest.mark.rule("FISHSEA-04")
@pytest.mark.parametrize("rolled", [False, True])
def test_two_fish_drive_off_the_robber_or_the_pirate_one_for_each_payment(rolled: bool) -> None:
    table = shores()
    table.robber("(3,3)")
    table.pirate(WATER)
    give(table, 0, 2, 2)
    table.turn(0, rolled=rolled)
    table.act(0, "pirate_for_fish", payment="2")
    assert table.view()["seafarers"]["pirate"] == "off_board"
    assert table.state.robber == table.hex("(3,3)")
    assert payments(table, 0, "pirate_for_fish") == set()
    table.act(0, "robber_for_fish", payment="2")
    assert (table.view()["board"]["robber"], hand(table, 0)) == ("off_board", [])


@pytest.mark.rule("FISHSEA-04")
def test_the_prices_tell_what_driving_off_the_pirate_costs() -> None:
    assert shores().view()["fishermen"]["fish_prices"]["pirate_for_fish"] == [2, 2, 2, 2]


@pytest.mark.rule("FISHSEA-04")
@pytest.mark.parametrize("place", ["frame", None])
def test_there_must_be_a_pirate_on_the_sea(place: str | None) -> None:
    table = shores()
    if place:
        table.pirate(place)
    else:
        give(table, 0, 2)
        table.pirate(WATER)
        table.turn(0, rolled=True)
        table.act(0, "pirate_for_fish", payment="2")
    give(table, 0, 2)
    table.turn(0, rolled=True)
    reason = "there is no pirate on the board that you may move"
    assert table.refused(0, "pirate_for_fish", payment="2") == reason


@pytest.mark.rule("FISHSEA-04")
def test_where_there_is_no_pirate_nothing_of_it_is_offered() -> None:
    table = fish_table("wonders")
    assert "pirate_for_fish" not in table.view()["fishermen"]["fish_prices"]
    assert "pirate_for_fish" not in {action.name for action in table.kernel.rules.action_kinds}


@pytest.mark.rule("FISHSEA-05")
@pytest.mark.parametrize("cause", ["seven", "knight"])
def test_the_pirate_comes_back_when_somebody_moves_it(cause: str) -> None:
    table = shores(rolls=(7,))
    table.pirate(WATER)
    give(table, 0, 2)
    table.give_card(1, "knight")
    table.turn(0, rolled=True)
    table.act(0, "pirate_for_fish", payment="2")
    table.turn(1)
    if cause == "seven":
        table.act(1, "roll")
    else:
        table.act(1, "play_card", card="knight")
    open_to_it = {action.operands["hex"] for action in table.legal(1, "move_pirate")}
    sea = {hex_ for hex_, terrain in enumerate(table.state.terrain) if terrain == SEA}
    assert open_to_it == {*sea, "frame"}
    table.act(1, "move_pirate", hex=WATER)
    assert table.view()["seafarers"]["pirate"] == table.hex(WATER)


@pytest.mark.rule("FISHSEA-04", "FISH-96")
def test_whoever_is_behind_of_two_drives_the_pirate_off_for_one_fish() -> None:
    table = fish_table("new_shores", "two_player", players=2)
    table.pirate(WATER)
    table.put(1, "settlement", COAST)
    table.turn(0, rolled=True)
    assert payments(table, 0, "pirate_for_fish") == {"1", "2", "3"}


# Founding


@pytest.mark.rule("FISHSEA-46")
def test_the_founding_building_that_pays_draws_a_token_at_a_ground() -> None:
    table = shores(players=3)
    only_ground(table, TIP, 8)
    lay(table, 3, 2, 1)
    for vertex, edge in [
        ("(3,2) N", "(3,2) NE"),
        ("(5,1) NW", "(5,1) NW"),
        ("(5,5) NE", "(5,5) NE"),
        ("(7,1) S", "(7,1) SE"),
        ("(7,3) S", "(7,3) SE"),
    ]:
        (seat,) = table.game.actors
        table.act(seat, "found_building", vertex=vertex)
        table.act(seat, "found_road", edge=edge)
    assert hands(table) == [[], [], []]
    table.act(0, "found_building", vertex="(3,3) N")
    assert hands(table) == [[3], [], []]


@pytest.mark.rule("FISHSEA-46")
def test_in_cloth_for_catan_it_is_the_third() -> None:
    table = fish_table("cloth_for_catan", players=3)
    only_ground(table, "(7,2) SE", 8)
    lay(table, 3, 2, 1)
    homes = ["(1,1) N", "(1,3) N", "(1,5) N", "(7,5) S", "(6,1) N", "(7,2) S", "(7,3) S"]
    drawn = []
    for vertex in homes:
        (seat,) = table.game.actors
        table.act(seat, "found_building", vertex=vertex)
        drawn.append(hand(table, seat))
        route = table.legal(seat, "found_road")[0]
        table.game.apply(seat, route)
    assert drawn == [[], [], [], [], [], [], [3]]
