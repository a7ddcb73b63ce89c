"""The robber, the old boot and the end among the fishermen."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from skerry.board.topology import NOWHERE
from skerry.engine.scores import target
from skerry.engine.state import OFF_BOARD
from tests.fishing import GROUNDS, drawers, fish_table, fishing, give, has_boot, kinds, lay, roll
from tests.table import Table

# Far from each other: four cities and two settlements are 10 points.
CITIES = ("(0,0) N", "(0,1) N", "(0,2) N", "(2,2) N")
SETTLEMENTS = ("(4,0) S", "(4,1) S")


def score(table: Table, seat: int, points: int, row: int = 0) -> None:
    """Give a seat so many visible points by settlements along a row, 5 at most."""
    for place in range(points):
        table.put(seat, "settlement", f"({row},{place}) {'N' if row < 3 else 'S'}")


def boot_table(*points: int, seat: int = 0, rolled: bool = True) -> Table:
    """Seat 0 is on turn with the old boot; seats show so many points."""
    table = fish_table()
    for other, shown in enumerate(points):
        score(table, other, shown, (0, 1, 4, 3)[other])
    give(table, seat, 0)
    table.turn(0, rolled=rolled)
    return table


def takers(table: Table) -> set[object]:
    return {action.operands["seat"] for action in table.legal(0, "pass_boot")}


# The robber


@pytest.mark.rule("FISH-69")
def test_the_first_seven_brings_the_robber_in_after_the_discards() -> None:
    table = fish_table(rolls=[7], thefts=["wool"])
    table.hand(2, wood=8)
    table.hand(1, wool=1)
    table.put(1, "settlement", "(0,0) N")
    roll(table)
    assert (table.decision, table.state.robber) == ("discard", OFF_BOARD)
    for _ in range(4):
        table.act(2, "discard", card="wood")
    assert {action.operands["hex"] for action in table.legal(0)} == set(range(19)), "any hex, the lake among them"
    table.act(0, "move_robber", hex="(0,0)")
    assert (table.cards(0), table.cards(1)) == ({"wool": 1}, {})
    assert table.state.robber == table.hex("(0,0)")


@pytest.mark.rule("FISH-70")
def test_a_knight_brings_the_robber_in_before_any_seven() -> None:
    table = fish_table(thefts=["wool"])
    table.give_card(0, "knight")
    table.hand(1, wool=1)
    table.put(1, "settlement", "(0,0) N")
    table.turn(0)
    table.act(0, "play_card", card="knight")
    assert len(table.legal(0, "move_robber")) == 19
    table.act(0, "move_robber", hex="(0,0)")
    assert table.cards(0) == {"wool": 1}


@pytest.mark.rule("FISH-71")
@pytest.mark.parametrize("number", [2, 3, 11, 12])
def test_the_robber_on_the_lake_keeps_its_fish_back(number: int) -> None:
    for place, drawn in (("(2,2)", []), ("(1,1)", [1])):
        table = fish_table(rolls=[number])
        table.put(1, "settlement", "(2,2) N")
        table.robber(place)
        assert drawers(roll(table)) == drawn


@pytest.mark.rule("FISH-71")
def test_the_robber_may_go_to_the_lake_and_steal_there() -> None:
    table = fish_table(rolls=[7], thefts=["ore"])
    table.put(1, "settlement", "(2,2) N")
    table.hand(1, ore=1)
    roll(table)
    table.act(0, "move_robber", hex="(2,2)")
    assert table.cards(0) == {"ore": 1}
    assert table.state.robber == table.hex("(2,2)")


@pytest.mark.rule("FISH-72")
@pytest.mark.parametrize("place", GROUNDS)
def test_the_robber_stands_on_no_ground_and_stops_none(place: str) -> None:
    *corners, number = GROUNDS[place]
    topology = fish_table().kernel.topology
    vertices = [fish_table().vertex(str(corner)) for corner in corners]
    beside = {int(topology.vertex_hex[3 * vertex + slot]) for vertex in vertices for slot in range(3)} - {NOWHERE}
    for robbed in beside:
        table = fish_table(rolls=[7, number])
        for seat, corner in enumerate(corners, start=1):
            table.put(seat, "settlement", str(corner))
        for hex_ in beside:
            table.number(hex_, number)
        roll(table)
        goals = [action.operands["hex"] for action in table.legal(0, "move_robber")]
        assert goals == list(range(19)), "the hexes of the island, and no ground"
        table.act(0, "move_robber", hex=robbed)
        told = roll(table)
        assert drawers(told) == [1, 2, 3], "all three intersections fish"
        served = [sum(h in beside - {robbed} for h in topology.vertex_hex[3 * v : 3 * v + 3]) for v in vertices]
        assert [sum(table.cards(seat).values()) for seat in (1, 2, 3)] == served, "the robbed hex alone brings nothing"


@pytest.mark.rule("FISH-73")
def test_the_robber_cannot_stay_where_it_is() -> None:
    table = fish_table(rolls=[7, 7, 7])
    roll(table)
    assert table.refused(0, "move_robber", hex="off_board").startswith("the robber may not go there")
    table.act(0, "move_robber", hex="(2,2)")
    roll(table)
    assert not table.is_legal(0, "move_robber", hex="(2,2)")
    assert not table.is_legal(0, "move_robber", hex="off_board")
    table.act(0, "move_robber", hex="(0,0)")
    roll(table)
    assert table.is_legal(0, "move_robber", hex="(2,2)")


# The old boot


@pytest.mark.rule("FISH-74")
def test_whoever_draws_the_old_boot_shows_and_keeps_it() -> None:
    table = fish_table(rolls=[6])
    lay(table, 0, 1)
    table.put(1, "settlement", "(0,0) N")
    told = roll(table)
    assert {"event": "old_boot_drawn", "seat": 1} in told
    for seat in (None, 0, 1, 3):
        fish = table.view(seat)["fishermen"]["fish"]
        assert fish["open"] == [{}, {"old_boot": 1}, {}, {}]
        assert fish["held"] == [0, 0, 0, 0]
    assert "old_boot" not in table.view(1)["fishermen"]["fish"]["own"]


@pytest.mark.rule("FISH-75", "FISH-76")
def test_its_holder_needs_a_point_more_and_has_as_many_as_before() -> None:
    table = boot_table(3, 3, 2, 2)
    assert list(table.game.view(None).target) == [11, 10, 10, 10]
    assert [table.points(seat) for seat in range(4)] == [3, 3, 2, 2]
    assert table.game.view(None).sources[0] == {"settlement": 3}


@pytest.mark.rule("FISH-77", "FISH-81")
def test_it_goes_to_anybody_with_as_many_points_or_more_who_cannot_refuse() -> None:
    table = boot_table(3, 4, 3, 2)
    assert takers(table) == {1, 2}
    assert table.refused(0, "pass_boot", seat=3) == (
        "the old boot goes to another player who shows at least as many points as you"
    )
    assert table.refused(0, "pass_boot", seat=0).startswith("the old boot goes to another player")
    (passed,) = table.act(0, "pass_boot", seat=2)
    assert passed.to_json() == {"event": "old_boot_passed", "giver": 0, "taker": 2}
    assert has_boot(table, 2)
    assert table.decision == "action", "nobody is asked"
    assert table.refused(0, "pass_boot", seat=1) == "you do not have the old boot"


@pytest.mark.rule("FISH-77")
def test_it_is_passed_after_the_roll_only_and_in_the_own_turn() -> None:
    table = boot_table(2, 3, rolled=False)
    assert "pass_boot" not in kinds(table.legal(0))
    table = boot_table(2, 3, seat=1)
    assert table.refused(1, "pass_boot", seat=0).startswith("seat 1 is not asked")


@pytest.mark.rule("FISH-78")
def test_who_has_more_points_than_everybody_else_keeps_it() -> None:
    table = boot_table(4, 3, 2, 2)
    assert takers(table) == set()
    for other in (1, 2, 3):
        assert table.refused(0, "pass_boot", seat=other).startswith("the old boot goes")


@pytest.mark.rule("FISH-79")
def test_hidden_victory_points_do_not_count_on_either_side() -> None:
    table = boot_table(3, 2, 3, 2)
    table.give_card(0, "victory_point", 2)
    table.give_card(1, "victory_point", 2)
    assert table.all_points(0) == 5
    assert takers(table) == {2}


@pytest.mark.rule("FISH-80")
def test_a_boot_of_the_own_roll_is_passed_on_in_the_same_turn() -> None:
    table = fish_table(rolls=[6])
    lay(table, 0, 1)
    table.put(0, "settlement", "(0,0) N")
    table.put(1, "settlement", "(4,0) S")
    roll(table)
    table.act(0, "pass_boot", seat=1)
    assert has_boot(table, 1)


@pytest.mark.rule("FISH-81")
def test_the_receiver_passes_it_on_in_turn() -> None:
    table = boot_table(2, 2, 2, 1)
    table.act(0, "pass_boot", seat=1)
    table.turn(1, rolled=True)
    assert {action.operands["seat"] for action in table.legal(1, "pass_boot")} == {0, 2}
    table.act(1, "pass_boot", seat=0)
    assert has_boot(table, 0)


def nearly_won(points: int, boot: bool = True, rolls: Sequence[int] = ()) -> Table:
    """Seat 0 shows 9 or 10 points without a turn; seat 1 shows as many."""
    table = fish_table(rolls=rolls)
    table.put(0, "city", *CITIES)
    table.put(0, "settlement", *SETTLEMENTS[: points - 8])
    table.put(1, "city", "(3,0) SW", "(3,3) SE", "(4,2) SE", "(2,0) NW")
    table.put(1, "settlement", *("(1,3) NE", "(2,4) SE")[: points - 8])
    if boot:
        give(table, 0, 0)
    return table


@pytest.mark.rule("FISH-82")
def test_who_passes_it_on_with_enough_points_wins_at_once() -> None:
    table = nearly_won(10)
    table.turn(0, rolled=True)
    assert not table.game.over
    table.act(0, "pass_boot", seat=1)
    assert (table.game.over, table.game.winner, table.game.ending) == (True, 0, "points")


@pytest.mark.rule("FISH-83")
def test_the_boot_never_returns_to_the_supply() -> None:
    table = boot_table(2, 3)
    fish = fishing(table).fish
    lay(table, 1)
    give(table, 0, 1, 1)
    table.hand(1, wood=1)
    assert not any("boot" in str(action.operands) for action in table.legal(0)), "no deed is paid with it"
    table.robber("(0,0)")
    table.act(0, "robber_for_fish", payment="1+1")
    table.act(0, "pass_boot", seat=1)
    for _ in range(6):
        kind = fish.draw(table.kernel)
        assert kind != 3
        if kind >= 0:
            fish.spend(table.kernel, kind)
    assert has_boot(table, 1)


# The end


@pytest.mark.rule("FISH-87")
def test_ten_points_win_in_the_own_turn() -> None:
    table = nearly_won(10, boot=False)
    table.turn(1)
    assert table.game.winner == 1
    table = nearly_won(9, boot=False)
    table.turn(0)
    assert not table.game.over


@pytest.mark.rule("FISH-75", "FISH-87")
def test_with_the_old_boot_it_takes_eleven() -> None:
    table = nearly_won(10)
    table.turn(0)
    assert not table.game.over
    assert int(target(table.kernel, 0)) == 11
    table.give_card(0, "victory_point")
    table.turn(0)
    assert table.game.winner == 0


@pytest.mark.rule("FISH-87")
def test_whoever_draws_the_boot_has_not_won_with_the_tenth_point() -> None:
    for top, winner in ((1, 0), (0, None)):
        table = nearly_won(9, boot=False, rolls=[6])
        lay(table, top, 1, 1, 1)
        roll(table)
        assert has_boot(table, 0) == (top == 0)
        table.put(0, "road", "(2,2) NE", "(1,2) E", "(1,2) NE")
        table.hand(0, wood=1, brick=1, wool=1, grain=1)
        table.act(0, "build_settlement", vertex="(1,2) N")
        assert table.points(0) == 10
        assert table.game.winner == winner


# Edge cases


@pytest.mark.rule("FISH-84")
def test_a_building_at_a_harbour_and_a_ground_has_both() -> None:
    table = fish_table(rolls=[6])
    table.put(0, "settlement", "(0,0) N")
    assert drawers(roll(table)) == [0]
    table.hand(0, wood=3)
    assert table.is_legal(0, "bank_trade", give="wood", take="ore")


@pytest.mark.rule("FISH-85")
def test_a_ground_is_no_hex_stops_no_road_and_leaves_its_intersections_to_builders() -> None:
    table = fish_table()
    assert table.kernel.topology.hexes == 19
    table.put(0, "settlement", "(0,0) NW")
    table.put(0, "road", "(0,0) NW")
    table.turn(0, rolled=True)
    for edge in ("(0,0) NE", "(0,1) NW"):
        table.hand(0, wood=1, brick=1)
        table.act(0, "build_road", edge=edge)
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    assert table.is_legal(0, "build_settlement", vertex="(0,0) NE")
    assert table.is_legal(0, "build_settlement", vertex="(0,1) N")
    assert table.route(0) == 3


@pytest.mark.rule("FISH-86")
def test_rules_that_count_points_ignore_the_boot() -> None:
    table = fish_table("friendly_robber", rolls=[7])
    table.put(1, "settlement", "(0,0) N", "(4,2) S")
    table.put(2, "settlement", "(4,0) S", "(3,0) SW", "(2,0) NW")
    give(table, 1, 0)
    roll(table)
    goals = {action.operands["hex"] for action in table.legal(0)}
    assert table.hex("(0,0)") not in goals, "2 points are protected, with the boot too"
    assert table.hex("(4,0)") in goals
    table = fish_table("friendly_robber", rolls=[7])
    table.put(1, "settlement", "(0,0) N", "(4,2) S", "(2,4) SE")
    give(table, 1, 0)
    roll(table)
    assert table.hex("(0,0)") in {action.operands["hex"] for action in table.legal(0)}, "3 points are 3 points"
