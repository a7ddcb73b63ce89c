"""Barbarian Attack with Traders & Barbarians: the board, and barbarians who stand on a hex and on a path of it."""

from __future__ import annotations

import pytest

from skerry import ConfigError
from skerry.catalog import judge
from tests.barbarians import (
    CARD,
    CITY,
    COAST,
    INLAND,
    SETTLEMENT,
    barbarians,
    captives,
    conquered,
    dice,
    fallen,
    knights,
    on_coast,
    operands,
    part,
    told,
)
from tests.paired_maps import BARBARIANS_AND_WAGONS, dealt, found, numbers_at, terrain_at, terrains
from tests.path_barbarians import PAIR, edges, moving, on_paths, on_turn, path_table, stand
from tests.table import Table
from tests.trading import barbarians as path_barbarians
from tests.trading import carries, delivered, go, gold, wagon_at, ways

SIDES = ("NE", "E", "SE", "SW", "W", "NW")
# The seven paths of the trade castle: three land sides and four inner ones.
OF_CASTLE = (
    *("(2,0) NE", "(2,0) E", "(2,0) SE"),
    *("(2,0) path N", "(2,0) path NE", "(2,0) path SE", "(2,0) path S"),
)


@pytest.mark.rule("BARBTRAD-01", "BARBTRAD-29")
def test_both_are_played_together_to_fourteen_points() -> None:
    verdict = judge(PAIR, 3)
    assert (verdict.playable, verdict.status, verdict.target) == (True, "yes", 14)


# The board


@pytest.mark.rule("BARBTRAD-02", "BARBTRAD-03", "BARBTRAD-04", "BARBTRAD-05", "BARBTRAD-06")
def test_trade_hexes_take_three_places_of_the_coast() -> None:
    rest = set()
    for table in dealt(*PAIR):
        assert terrain_at(table, "(0,2)") == "quarry"
        assert terrain_at(table, "(2,0)") == "trade_castle"
        assert terrain_at(table, "(4,2)") == "glassworks"
        assert terrain_at(table, "(4,0)") == "castle"
        outer = sorted(terrain_at(table, place) for place in COAST if place not in ("(2,0)", "(4,2)"))
        assert outer == ["field", "field", "forest", "hill", "hill", "mountain", "pasture", "pasture"]
        inner = sorted(terrain_at(table, place) for place in INLAND)
        assert inner == ["field", "field", "forest", "hill", "mountain", "mountain", "pasture"]
        assert sum(terrains(table).values()) == 19
        assert {place: numbers_at(table, place) for place in (*COAST, *INLAND)} == {
            place: [number] for place, number in (*COAST.items(), *INLAND.items())
        }
        rest.add(tuple(terrain_at(table, place) for place in COAST))
    assert len(rest) > 1


@pytest.mark.rule("BARBTRAD-07", "BARBTRAD-08")
def test_two_trade_hexes_have_numbers_and_the_quarry_has_none() -> None:
    for table in dealt(*PAIR, boards=2):
        assert [numbers_at(table, place) for place in ("(2,0)", "(4,2)", "(0,2)")] == [[12], [2], []]


@pytest.mark.rule("BARBTRAD-09", "BARBTRAD-11")
def test_two_barbarians_start_in_the_middle_and_none_on_a_path() -> None:
    for table in dealt(*PAIR, boards=2):
        assert on_coast(table) == {"(2,0)": 1, "(4,2)": 1}
        assert path_barbarians(table) == set()
        assert on_paths(table) == {}


@pytest.mark.rule("BARBTRAD-11")
def test_a_map_with_barbarians_on_paths_is_refused() -> None:
    with pytest.raises(ConfigError) as refused:
        path_table(own_map=f"{BARBARIANS_AND_WAGONS}barbarian at (2,1) side SW")
    assert str(refused.value) == (
        "the map barbarians_and_wagons has barbarians on paths, where none start in this game: they come by landing"
    )


@pytest.mark.rule("BARBTRAD-12", "BARBTRAD-13")
def test_the_cards_are_those_of_barbarian_attack_and_no_award_is_left() -> None:
    table = on_turn()
    assert table.kernel.rules.card_names == ["knighthood", "black_knight", "treason", "intrigue"]
    assert [award.name for award in table.kernel.rules.awards if award.points] == []
    assert not table.kernel.rules.has_robber


@pytest.mark.rule("BARBTRAD-14")
def test_everybody_founds_a_city_with_a_wagon_and_has_five_gold() -> None:
    table = next(dealt(*PAIR, boards=1))
    assert gold(table) == [5, 5, 5]
    table = path_table()
    for seat, vertex, edge in ((0, "(1,1) N", "(1,1) NE"), (1, "(2,2) N", "(2,2) NE"), (2, "(3,2) N", "(3,2) NE")):
        found(table, seat, vertex, edge)
    found(table, 2, "(0,0) N", "(0,0) NE")
    assert table.points(2) == 3
    assert wagon_at(table, 2) == table.vertex("(0,0) N")


# Landing


def attack(numbers: tuple[int, ...], **stands: int) -> Table:
    """Seat 0 builds a settlement in a safe place, and these numbers are rolled."""
    table = on_turn(rolls=dice(*numbers))
    barbarians(table, **stands)
    table.put(0, "road", "(4,1) SE")
    table.hand(0, **SETTLEMENT)
    table.act(0, "build_settlement", vertex="(4,1) SE")
    return table


@pytest.mark.rule("BARBTRAD-15", "BARBTRAD-16", "BARBTRAD-17")
def test_who_builds_picks_one_of_six_paths_for_each_who_lands() -> None:
    table = attack((3, 8, 9))
    assert (table.decision, table.game.actors) == ("stand_on_path", [0])
    assert operands(table, 0, "stand_on_path") == edges(table, [f"(0,0) {side}" for side in SIDES])
    events = table.act(0, "stand_on_path", edge="(0,0) E")
    assert told(events, "barbarian_on_path") == [
        {"event": "barbarian_on_path", "seat": 0, "edge": table.edge("(0,0) E")}
    ]
    assert on_coast(table) == {"(0,0)": 1, "(0,1)": 1}
    assert on_paths(table) == {table.edge("(0,0) E"): "(0,0)"}


@pytest.mark.rule("BARBTRAD-17")
def test_a_trade_hex_has_seven_paths() -> None:
    table = attack((12, 8, 9))
    assert operands(table, 0, "stand_on_path") == edges(table, OF_CASTLE)


@pytest.mark.rule("BARBTRAD-18", "BARBTRAD-10")
def test_on_its_path_it_hinders_wagons_and_in_the_middle_it_does_not() -> None:
    table = moving("(0,0) NE")
    stand(table, "(0,0)", "(0,0) E", middle=1)
    go(table)
    assert ways(table, "(0,0) SE") == {0: 4}
    table = moving("(2,0) N")
    stand(table, "(2,0)", middle=2)
    go(table)
    assert ways(table, "(2,0) plaza") == {0: 2}


@pytest.mark.rule("BARBTRAD-19")
def test_one_stands_on_a_path_at_most() -> None:
    table = attack((3, 8, 9))
    table.act(0, "stand_on_path", edge="(0,0) E")
    assert operands(table, 0, "stand_on_path") == edges(table, [f"(0,1) {side}" for side in SIDES if side != "W"])
    assert table.refused(0, "stand_on_path", edge="(0,1) W") == (
        "the barbarian stands on a path of its hex that is open and where none stands"
    )
    assert table.refused(0, "stand_on_path", edge="(0,0) NE").startswith("the barbarian stands on a path of its hex")


@pytest.mark.rule("BARBTRAD-20")
def test_without_a_free_path_it_stands_in_the_middle() -> None:
    table = on_turn(rolls=dice(9, 3, 4))
    stand(table, "(1,0)", "(1,0) NW", "(1,0) W")
    for place, edge in (("(0,0)", "(1,0) NE"), ("(1,1)", "(1,0) E"), ("(2,1)", "(1,0) SE"), ("(2,0)", "(1,0) SW")):
        stand(table, place, edge)
    table.put(0, "road", "(4,1) SE")
    table.hand(0, **SETTLEMENT)
    events = table.act(0, "build_settlement", vertex="(4,1) SE")
    assert [event["hex"] for event in told(events, "barbarian_landed")] == [table.hex("(1,0)"), table.hex("(0,0)")]
    assert on_coast(table)["(1,0)"] == 3
    assert list(on_paths(table).values()).count("(1,0)") == 2
    assert conquered(table) == ["(1,0)"]


def test_the_only_free_path_is_taken_without_asking() -> None:
    table = on_turn(rolls=dice(9, 3, 4))
    stand(table, "(1,0)", "(1,0) NW")
    for place, edge in (("(0,0)", "(1,0) NE"), ("(1,1)", "(1,0) E"), ("(2,1)", "(1,0) SE"), ("(2,0)", "(1,0) SW")):
        stand(table, place, edge)
    table.put(0, "road", "(4,1) SE")
    table.hand(0, **SETTLEMENT)
    table.act(0, "build_settlement", vertex="(4,1) SE")
    assert on_paths(table)[table.edge("(1,0) W")] == "(1,0)"


# Conquered trade hexes, and inland


@pytest.mark.rule("BARBTRAD-22")
def test_a_conquered_trade_hex_brings_nothing_but_still_trades() -> None:
    table = moving("(2,0) N", carries="marble", rolls=dice(12))
    table.put(1, "settlement", "(2,0) S")
    barbarians(table, h20=3, h30=3)
    assert fallen(table) == {table.vertex("(2,0) S")}
    assert table.points(1) == 0
    go(table)
    table.act(0, "move_wagon", vertex="(2,0) plaza", toll=0)
    assert delivered(table)[0] == 1
    assert carries(table) is not None
    table.turn(1)
    table.act(1, "roll")
    assert table.cards(1) == {}


@pytest.mark.rule("BARBTRAD-25")
def test_three_barbarians_conquer_an_inner_hex_and_no_fourth_comes() -> None:
    table = on_turn(cards=["treason"])
    barbarians(table, h22=3, h30=1, h33=1)
    table.put(0, "settlement", "(2,2) N")
    assert conquered(table) == ["(2,2)"]
    table.hand(0, **CARD)
    table.act(0, "buy_card")
    table.act(0, "take_barbarian", hex="(3,0)")
    assert table.hex("(2,2)") not in operands(table, 0, "put_barbarian")


@pytest.mark.rule("BARBTRAD-24", "BARBTRAD-26")
def test_knights_win_inland_and_barbarians_leave_hex_and_path() -> None:
    table = on_turn(rolls=[(1,)])
    stand(table, "(2,2)", "(2,2) E", middle=1)
    knights(table, 0, "(2,2) NE", "(2,2) W", "(2,2) NW")
    table.act(0, "end_turn")
    table.act(0, "end_rides")
    assert captives(table)[0] == 2
    assert (on_coast(table), on_paths(table), path_barbarians(table)) == ({}, {}, set())


@pytest.mark.rule("BARBTRAD-31")
def test_quarry_and_inner_hexes_are_checked_after_the_coast_in_reading_order() -> None:
    table = on_turn(rolls=[(1,), (1,), (1,)])
    for place in ("(3,2)", "(0,2)", "(4,1)"):
        stand(table, place, middle=1)
    knights(table, 0, "(3,2) W", "(3,2) NE", "(0,2) W", "(0,2) SW", "(4,1) SW", "(4,1) SE")
    table.act(0, "end_turn")
    beaten = [event["hex"] for event in told(table.act(0, "end_rides"), "barbarians_beaten")]
    assert beaten == [table.hex(place) for place in ("(4,1)", "(0,2)", "(3,2)")]


@pytest.mark.rule("BARBTRAD-24")
def test_knights_ride_along_the_sides_of_hexes_and_never_on_inner_paths() -> None:
    table = on_turn()
    knights(table, 0, "(2,0) NE")
    table.act(0, "end_turn")
    table.act(0, "send_knight", edge="(2,0) NE")
    open_to_it = operands(table, 0, "ride_knight")
    assert table.edge("(2,0) E") in open_to_it
    assert table.edge("(2,0) NW") in open_to_it, "knights also ride where wagons cannot go"
    assert all(edge < table.kernel.topology.first_inner_path for edge in open_to_it)


def test_a_city_brings_an_attack_with_paths_too() -> None:
    table = on_turn(rolls=dice(3, 8, 9))
    table.put(0, "settlement", "(2,2) N")
    table.hand(0, **CITY)
    table.act(0, "build_city", vertex="(2,2) N")
    for _ in range(3):
        assert table.decision == "stand_on_path"
        table.game.apply(0, table.legal(0)[0])
    assert len(on_paths(table)) == 3
    assert part(table)["barbarians_left"] == 33
