"""`pirate_islands` (SEAPIR): attacking the fortress, winning it back, and the end of the game."""

from __future__ import annotations

import pytest

from skerry.engine.state import OFF_BOARD
from skerry.rules.seafarers.module import sea
from tests.pirate_islands import FORTRESSES, LINES, TO_FORTRESS, lay_line, own, pirate_table, put_fleet, warships
from tests.table import Table

# Inland, away from harbours and from the path of the fleet.
MAIN_SITES = ("(3,7) N", "(3,7) S", "(5,7) S", "(4,6) N", "(5,7) N")


def at_fortress(die: int, armed: int, lairs: int = 3, **script: object) -> Table:
    """Seat 0 on turn with a whole line; the die of its attack is forced."""
    table = pirate_table(dice=[(die, 1), (2, 1)], **script)
    put_fleet(table, 5)
    lay_line(table, 0, TO_FORTRESS, warships=armed)
    own(table).lairs.set(table.kernel, 0, lairs)
    table.turn(0, rolled=True)
    return table


def ships(table: Table, seat: int = 0) -> list[bool]:
    """Which places of the line hold a ship."""
    return [table.state.edge_owner[table.edge(edge)] == seat for edge in LINES[seat]]


def settle(table: Table, seat: int, points: int) -> None:
    """Cities and a settlement of so many points on the main island, beside the preset one."""
    cities, rest = divmod(points, 2)
    table.put(seat, "city", *MAIN_SITES[:cities])
    table.put(seat, "settlement", *MAIN_SITES[cities : cities + rest])


@pytest.mark.rule("SEAPIR-32")
def test_who_touches_the_own_fortress_may_attack_it_which_ends_the_turn() -> None:
    table = at_fortress(die=3, armed=4)
    assert table.is_legal(0, "end_turn"), "nobody has to attack"
    table.act(0, "attack_pirate_fortress")
    assert (table.decision, table.game.actors) == ("pre_roll", [1])
    assert table.refused(1, "attack_pirate_fortress") == "attack_pirate_fortress does not answer pre_roll"


@pytest.mark.rule("SEAPIR-32")
def test_a_line_that_does_not_touch_the_fortress_cannot_attack() -> None:
    table = pirate_table()
    put_fleet(table, 5)
    lay_line(table, 0, TO_FORTRESS - 1, warships=8)
    table.turn(0, rolled=True)
    assert table.refused(0, "attack_pirate_fortress") == "your line of ships has not reached your fortress"
    table.turn(0)
    table.put(0, "ship", LINES[0][-1])
    assert table.legal(0, "attack_pirate_fortress") == [], "not before the roll"


@pytest.mark.rule("SEAPIR-33", "SEAPIR-34")
@pytest.mark.parametrize("die", range(1, 7))
def test_more_warships_than_the_die_shows_remove_a_lair(die: int) -> None:
    table = at_fortress(die, armed=4)
    (told,) = [event.to_json() for event in table.act(0, "attack_pirate_fortress") if event.kind == "fortress_attacked"]
    assert (told["pirates"], told["warships"]) == (die, 4)
    assert own(table).lairs.of(table.kernel, 0) == (2 if die < 4 else 3)
    assert ships(table).count(True) == (9 if die < 4 else 8 if die == 4 else 7)


@pytest.mark.rule("SEAPIR-35", "SEAPIR-37")
def test_an_equal_attack_costs_the_ship_nearest_to_the_fortress() -> None:
    table = at_fortress(die=2, armed=2)
    table.act(0, "attack_pirate_fortress")
    assert ships(table) == [True] * 8 + [False]
    assert (table.supply(0, "ship"), own(table).lairs.of(table.kernel, 0)) == (7, 3)


@pytest.mark.rule("SEAPIR-36", "SEAPIR-37")
def test_a_weaker_attack_costs_the_two_ships_nearest_to_the_fortress_warships_included() -> None:
    table = at_fortress(die=6, armed=0)
    table.act(0, "attack_pirate_fortress")
    assert ships(table) == [True] * 7 + [False] * 2
    assert table.supply(0, "ship") == 8

    table = at_fortress(die=5, armed=0)
    for edge in LINES[0][-2:]:
        own(table).warship.set(table.kernel, table.edge(edge), 1)
    table.act(0, "attack_pirate_fortress")
    assert (ships(table).count(True), warships(table), table.supply(0, "ship")) == (7, [], 8)


@pytest.mark.rule("SEAPIR-35")
def test_ships_are_lost_from_the_line_and_not_from_the_coast() -> None:
    table = at_fortress(die=6, armed=0)
    table.put(0, "ship", "(7,5) SW", "(7,5) SE")
    table.act(0, "attack_pirate_fortress")
    assert ships(table) == [True] * 7 + [False] * 2
    assert [table.state.edge_owner[table.edge(edge)] for edge in ("(7,5) SW", "(7,5) SE")] == [0, 0]


@pytest.mark.rule("SEAPIR-38", "SEAPIR-04")
def test_without_lairs_the_fortress_is_a_settlement_that_scores_produces_and_grows() -> None:
    table = at_fortress(die=1, armed=2, lairs=1)
    left = table.supply(0, "settlement")
    table.act(0, "attack_pirate_fortress")
    fortress = table.vertex(FORTRESSES[0])
    assert (table.state.vertex_owner[fortress], table.points(0)) == (0, 2)
    assert table.supply(0, "settlement") == left, "the piece stood there all the time"
    # It stands at the gold field with the 3.
    table.turn(1)
    table.act(1, "roll")
    assert (table.decision, table.game.actors) == ("choose_resource", [0])
    table.act(0, "choose_resource", card="ore")
    table.turn(0, rolled=True)
    assert table.refused(0, "attack_pirate_fortress") == "your fortress is won back already"
    table.hand(0, ore=3, grain=2)
    table.act(0, "build_city", vertex=FORTRESSES[0])
    assert table.points(0) == 3


@pytest.mark.rule("SEAPIR-39")
def test_only_the_own_fortress_can_be_attacked() -> None:
    table = pirate_table()
    table.put(1, "ship", LINES[0][-1])
    table.turn(1, rolled=True)
    assert table.legal(1, "attack_pirate_fortress") == []
    table = at_fortress(die=1, armed=4)
    table.act(0, "attack_pirate_fortress")
    assert own(table).lairs.tell(table.kernel, 0) == [2, 3, 3, 3]


@pytest.mark.rule("SEAPIR-40")
@pytest.mark.parametrize("players", [3, 4])
def test_the_fleet_leaves_when_every_fortress_in_play_is_won_back(players: int) -> None:
    table = at_fortress(die=1, armed=4, lairs=1, players=players)
    for seat in range(1, players - 1):
        own(table).lairs.set(table.kernel, seat, 0)
    table.act(0, "attack_pirate_fortress")
    assert sea(table.kernel.rules).pirate.of(table.kernel) != OFF_BOARD, "the last seat has not won"

    table = at_fortress(die=1, armed=4, lairs=1, players=players)
    for seat in range(1, players):
        own(table).lairs.set(table.kernel, seat, 0)
    table.act(0, "attack_pirate_fortress")
    assert table.view()["seafarers"]["pirate"] == "off_board"
    table.hand(1, ore=3)
    events = [event.kind for event in table.act(1, "roll")]
    assert "pirate_moved" not in events
    assert "fleet_attacks" not in events


# The end


@pytest.mark.rule("SEAPIR-41", "SEA-84")
def test_ten_points_win_only_with_the_own_fortress() -> None:
    table = pirate_table()
    settle(table, 0, 9)
    table.turn(0)
    assert (table.points(0), table.game.over) == (10, False)
    own(table).lairs.set(table.kernel, 0, 0)
    table.turn(0)
    assert (table.game.winner, table.game.ending) == (0, "fortress")


@pytest.mark.rule("SEAPIR-41", "SEAPIR-38")
def test_the_fortress_may_bring_the_tenth_point_while_its_attack_ends_the_turn() -> None:
    table = at_fortress(die=1, armed=2, lairs=1)
    settle(table, 0, 8)
    assert table.points(0) == 9
    table.act(0, "attack_pirate_fortress")
    assert (table.game.winner, table.game.winners) == (0, [0])


@pytest.mark.rule("SEAPIR-41")
def test_nobody_wins_in_the_turn_of_another_player() -> None:
    table = pirate_table()
    settle(table, 1, 9)
    own(table).lairs.set(table.kernel, 1, 0)
    table.turn(0)
    assert not table.game.over
    table.turn(1)
    assert table.game.winner == 1


@pytest.mark.rule("VARX-41", "SEAPIR-41")
@pytest.mark.parametrize(("points", "won"), [(10, False), (11, True)])
def test_with_a_harbormaster_the_points_of_the_condition_rise_by_one(points: int, won: bool) -> None:
    table = pirate_table(beside=["harbormaster"])
    settle(table, 0, points - 1)
    own(table).lairs.set(table.kernel, 0, 0)
    table.turn(0)
    assert (table.points(0), table.game.over) == (points, won)
