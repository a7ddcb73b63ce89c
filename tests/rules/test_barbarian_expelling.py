"""Barbarian Attack: victories, prisoners, losses and the end of the game."""

from __future__ import annotations

import pytest

from tests.barbarians import (
    COAST,
    barbarians,
    captives,
    conquered,
    dice,
    end_turn,
    fallen,
    gold,
    kinds,
    knights,
    on_coast,
    on_edges,
    on_turn,
    own,
    part,
    prisoners,
    told,
)
from tests.table import Table, crest

SIDES = ("NE", "E", "SE", "SW", "W", "NW")
PURPLE, GREEN, BROWN = (1,), (2,), (3,)


def battle(count: int, *rolls: tuple[int, ...], hex_: str = "(2,0)", seat: int = 0, **sides: int) -> Table:
    """So many barbarians on a hex and knights on its sides, named as NE=0 for one of seat 0."""
    table = on_turn(rolls=rolls, seat=seat)
    barbarians(table, **{f"h{hex_[1]}{hex_[3]}": count})
    for side, colour in sides.items():
        knights(table, colour, f"{hex_} {side}")
    return table


# When there is a victory


@pytest.mark.rule("BARB-91")
@pytest.mark.parametrize(
    ("count", "knighted", "won"),
    [(0, 1, False), (1, 1, False), (1, 2, True), (2, 2, False), (3, 3, False), (3, 4, True)],
)
def test_knights_win_where_they_are_more_than_the_barbarians(count: int, knighted: int, won: bool) -> None:
    table = battle(count, PURPLE, **dict.fromkeys(SIDES[:knighted], 0))
    events = end_turn(table)
    assert ("barbarians_beaten" in kinds(events)) == won
    assert on_coast(table) == ({} if won or count == 0 else {"(2,0)": count})


@pytest.mark.rule("BARB-91", "BARB-94")
def test_the_knights_of_all_players_count_together() -> None:
    table = battle(3, PURPLE, NE=0, E=1, W=2, SW=3, hex_="(2,0)")
    table.state.random.dice = [5, 4, 3, 1, *PURPLE]
    table.state.random.die_next = 0
    events = end_turn(table)
    assert told(events, "barbarians_beaten") == [
        {"event": "barbarians_beaten", "hex": table.hex("(2,0)"), "barbarians": 3, "knights": 4}
    ]
    assert captives(table) == [1, 1, 1, 0]


@pytest.mark.rule("BARB-90", "BARB-92")
def test_the_coast_is_checked_clockwise_from_beside_the_castle_one_hex_after_another() -> None:
    table = on_turn(rolls=[BROWN] * 10)
    for hex_ in COAST:
        barbarians(table, **{f"h{hex_[1]}{hex_[3]}": 1})
    for hex_ in ("(4,1)", "(0,1)", "(3,0)"):
        knights(table, 0, f"{hex_} {'NE' if hex_ != '(0,1)' else 'SW'}", f"{hex_} NW")
    events = end_turn(table)
    where = [event["hex"] for event in told(events, "barbarians_beaten")]
    assert where[:1] == [table.hex("(3,0)")]
    order = [table.hex(hex_) for hex_ in COAST]
    assert where == sorted(where, key=order.index)
    assert {table.hex(hex_) for hex_ in ("(3,0)", "(0,1)", "(4,1)")} <= set(where)
    for beaten, rolled in zip(told(events, "barbarians_beaten"), told(events, "losses_rolled"), strict=True):
        assert beaten["hex"] == rolled["hex"]
    first = kinds(events)
    assert first.index("losses_rolled") < len(first) - 1 - first[::-1].index("barbarians_beaten")


@pytest.mark.rule("BARB-93", "BARB-92")
def test_a_knight_takes_part_in_several_victories_unless_it_was_lost() -> None:
    """The edge between (3,0) and (2,0) serves both; purple takes it away, for it is the NW side of (3,0)."""
    for first, also in ((GREEN, True), (PURPLE, False)):
        table = on_turn(rolls=[first, BROWN])
        barbarians(table, h30=1, h20=1)
        knights(table, 0, "(3,0) NW", "(3,0) W", "(2,0) W")
        events = end_turn(table)
        assert len(told(events, "barbarians_beaten")) == (2 if also else 1)
        assert on_coast(table) == ({} if also else {"(2,0)": 1})


# Prisoners


@pytest.mark.rule("BARB-95", "BARB-94")
def test_one_player_gets_all_prisoners() -> None:
    table = battle(3, PURPLE, NE=1, E=1, SE=1, W=1)
    end_turn(table)
    assert captives(table) == [0, 3, 0, 0]


@pytest.mark.rule("BARB-96")
def test_several_get_one_each() -> None:
    table = battle(3, BROWN, NE=1, SE=2, NW=3, SW=3)
    end_turn(table)
    assert captives(table) == [0, 1, 1, 1]
    assert gold(table) == [0, 0, 0, 0]


@pytest.mark.rule("BARB-97", "BARB-99")
def test_where_prisoners_are_too_few_the_highest_of_one_die_each_get_them_and_others_gold() -> None:
    table = battle(2, (4,), (2,), (6,), BROWN, NE=0, SE=1, SW=2)
    events = end_turn(table)
    rolled = [(event["seat"], event["first"]) for event in told(events, "prisoner_rolled")]
    assert rolled == [(0, 4), (1, 2), (2, 6)]
    assert captives(table) == [1, 0, 1, 0]
    assert gold(table) == [0, 3, 0, 0]


@pytest.mark.rule("BARB-98")
def test_equal_results_that_matter_are_rolled_again_by_those_concerned() -> None:
    table = battle(2, (6,), (2,), (2,), (3,), (5,), BROWN, NE=0, SE=1, SW=2)
    events = end_turn(table)
    rolled = [(event["seat"], event["first"]) for event in told(events, "prisoner_rolled")]
    assert rolled == [(0, 6), (1, 2), (2, 2), (1, 3), (2, 5)]
    assert (captives(table), gold(table)) == ([1, 0, 1, 0], [0, 3, 0, 0])
    table = battle(2, (6,), (6,), (2,), BROWN, NE=0, SE=1, SW=2)
    events = end_turn(table)
    assert len(told(events, "prisoner_rolled")) == 3, "equal ones that both get one need not"


@pytest.mark.rule("BARB-100")
def test_what_is_left_over_goes_to_who_has_most_knights_there() -> None:
    table = battle(3, BROWN, NE=0, SE=1, SW=1, NW=1)
    end_turn(table)
    assert captives(table) == [1, 2, 0, 0]
    assert gold(table) == [0, 0, 0, 0]


@pytest.mark.rule("BARB-101")
def test_a_tie_for_what_is_left_over_is_rolled_for() -> None:
    table = battle(3, (2,), (5,), BROWN, NE=0, SE=0, SW=1, NW=1)
    events = end_turn(table)
    assert [(event["seat"], event["first"]) for event in told(events, "prisoner_rolled")] == [(0, 2), (1, 5)]
    assert captives(table) == [1, 2, 0, 0]
    assert gold(table) == [3, 0, 0, 0]


@pytest.mark.rule("BARB-102")
def test_prisoners_lie_open_and_never_land_again() -> None:
    table = battle(3, BROWN, NE=0, SE=0, SW=0, NW=0)
    before = part(table)["barbarians_left"]
    end_turn(table)
    assert part(table)["barbarians_left"] == before == 33
    assert all(table.view(seat)["barbarian_attack"]["prisoners"] == [3, 0, 0, 0] for seat in (None, 0, 1))
    own(table).prisoners.change(table.kernel, 3, 33)
    assert part(table)["barbarians_left"] == 0


@pytest.mark.rule("BARB-103")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (7, 3)])
def test_two_prisoners_are_a_point(count: int, points: int) -> None:
    table = on_turn()
    prisoners(table, count)
    assert table.points(0) == points


# Freed


@pytest.mark.rule("BARB-104", "BARB-105")
def test_the_printed_example_of_a_conquered_hex_that_is_won_back() -> None:
    """The red settlement works again and the number lies face up."""
    table = battle(3, GREEN, hex_="(1,0)", NW=0, SE=0, W=1, E=0)
    table.put(0, "settlement", "(1,0) NW")
    barbarians(table, h10=3)
    assert (conquered(table), fallen(table), table.points(0)) == (["(1,0)"], {table.vertex("(1,0) NW")}, 0)
    end_turn(table)
    assert (conquered(table), fallen(table)) == ([], set())
    assert captives(table) == [2, 1, 0, 0], "each of two gets one, and red with more knights the third"
    assert table.points(0) == 2, "the settlement and two prisoners"
    table.state.random.dice = [*dice(9)[0]]
    table.state.random.die_next = 0
    table.turn(1)
    table.act(1, "roll")
    assert table.cards(0) == {"grain": 1}


# Losses


@pytest.mark.rule("BARB-107", "BARB-108", "BARB-109", "BARB-110", "BARB-111")
def test_the_printed_example_of_losses() -> None:
    """Green is rolled; a red and a blue knight stand there, go back to their supplies and bring 3 gold each."""
    red, blue = 0, 1
    table = battle(3, GREEN, NE=red, SW=blue, E=red, W=red)
    events = end_turn(table)
    assert told(events, "losses_rolled") == [
        {"event": "losses_rolled", "seat": red, "die": "green", "hex": table.hex("(2,0)")}
    ]
    assert [event["place"] for event in told(events, "removed")] == [table.edge("(2,0) NE"), table.edge("(2,0) SW")]
    assert on_edges(table) == {table.edge("(2,0) E"): red, table.edge("(2,0) W"): red}
    assert [table.supply(seat, "knight") for seat in (red, blue)] == [4, 6]
    assert gold(table) == [3, 3, 0, 0]


@pytest.mark.rule("BARB-108", "BARB-19", "BARB-20")
@pytest.mark.parametrize("pips", range(1, 7))
def test_the_die_names_two_opposite_edges_of_the_hex_just_freed(pips: int) -> None:
    lost = {1: ("SE", "NW"), 6: ("SE", "NW"), 2: ("NE", "SW"), 5: ("NE", "SW"), 3: ("E", "W"), 4: ("E", "W")}[pips]
    table = battle(3, (pips,), **dict.fromkeys(SIDES, 1))
    knights(table, 0, "(2,2) NW", "(2,2) NE", "(2,2) E", "(1,1) E")
    end_turn(table)
    left = {table.edge(f"(2,0) {side}") for side in SIDES if side not in lost}
    assert {edge for edge, colour in on_edges(table).items() if colour == 1} == left
    assert len([edge for edge, colour in on_edges(table).items() if colour == 0]) == 4, "none of another hex"
    assert gold(table) == [0, 6, 0, 0]


@pytest.mark.rule("BARB-109")
def test_a_lost_knight_may_be_placed_again() -> None:
    table = battle(1, GREEN, NE=0, SW=0)
    end_turn(table)
    assert table.supply(0, "knight") == 6
    assert on_edges(table) == {}


@pytest.mark.rule("BARB-112")
def test_who_rolls_for_losses() -> None:
    for seat, sides, roller in ((0, {"NE": 0, "E": 3}, 0), (0, {"NE": 3, "E": 2}, 2), (1, {"NE": 0, "E": 3}, 3)):
        table = battle(1, (6,), (1,), GREEN, seat=seat, **sides)
        events = end_turn(table, seat)
        assert told(events, "losses_rolled")[0]["seat"] == roller


# The end


@pytest.mark.rule("BARB-123", "BARB-122")
def test_prisoners_of_the_last_check_win_the_turn() -> None:
    table = battle(1, GREEN, NE=0, SW=0)
    table.put(0, "city", "(1,1) N", "(3,1) S", "(3,2) SE")
    table.put(0, "road", *crest(4, 5))
    prisoners(table, 7)
    assert table.points(0) == 11
    events = end_turn(table)
    assert table.game.winner == 0
    assert "turn_started" not in kinds(events)


@pytest.mark.rule("BARB-124")
def test_others_who_reach_twelve_in_the_check_win_in_their_own_turn() -> None:
    table = battle(1, GREEN, NE=2, SW=2)
    table.put(2, "city", "(1,1) N", "(3,1) S", "(3,2) SE")
    table.put(2, "road", *crest(4, 5))
    prisoners(table, 0, 0, 7)
    end_turn(table)
    assert (table.points(2), table.game.over) == (12, False)
    table.turn(1, rolled=True)
    table.act(1, "end_turn")
    assert table.game.winner == 2, "as soon as it is on turn"


@pytest.mark.rule("BARB-92", "BARB-123")
def test_a_game_that_is_won_in_one_victory_sees_no_further_one() -> None:
    table = on_turn(rolls=[GREEN, GREEN])
    barbarians(table, h30=1, h41=1)
    knights(table, 0, "(3,0) W", "(3,0) NW", "(4,1) E", "(4,1) SE")
    table.put(0, "city", "(1,1) N", "(3,1) S", "(3,2) SE")
    table.put(0, "road", *crest(2, 5))
    prisoners(table, 7)
    events = end_turn(table)
    assert table.game.winner == 0
    assert len(told(events, "barbarians_beaten")) == 1
