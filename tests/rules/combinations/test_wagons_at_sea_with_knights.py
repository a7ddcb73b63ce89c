"""Traders & Barbarians with Cities & Knights and Seafarers: what the two chapters leave to say together."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import Game
from skerry.board.terrain import TERRAINS
from skerry.catalog import judge
from tests.knights import give, is_active, knight, own, places, play, throw, vertices
from tests.table import Table
from tests.trading import NAME, barbarians, put_barbarian, told

DESERT, SHORES = "through_the_desert", "new_shores"
KNIGHTS = "cities_and_knights"
QUARRY = "(3,2)"
AT, PATH, SHIP = "(6,4) NE", "(6,4) E", "(6,5) NE"


def table_of(*throws: tuple[int, int, int], **given: object) -> Table:
    return Table([NAME, KNIGHTS, DESERT], 4, dice=throws, **given)


@pytest.mark.rule("TRADCKSEA-01", "TRADCKSEA-02")
@pytest.mark.parametrize("scenario", [SHORES, DESERT])
def test_three_points_are_added_to_the_scenario_itself(scenario: str) -> None:
    for players in (3, 4):
        verdict = judge([NAME, KNIGHTS, scenario], players)
        assert (verdict.playable, verdict.status) == (True, "yes")
        assert verdict.target == judge([scenario], players).target + 3 == judge([KNIGHTS, scenario], players).target + 1


@pytest.mark.rule("TRADCKSEA-01")
@pytest.mark.parametrize("scenario", ["four_islands", "fog_islands", "forgotten_tribe", "cloth_for_catan", "wonders"])
def test_what_does_not_go_without_knights_does_not_go_with_them(scenario: str) -> None:
    assert not judge([NAME, KNIGHTS, scenario], 3).legal


@pytest.mark.rule("TRADCKSEA-03")
def test_a_forest_is_taken_out_of_the_main_island() -> None:
    game = Game.new([NAME, KNIGHTS, SHORES], 4, seed="main")
    main = next(island.hexes for island in game.kernel.rules.board.islands if island.name == "main")
    counts = Counter(TERRAINS[game.kernel.state.terrain[hex_]] for hex_ in main)
    assert (counts["forest"], counts["pasture"], counts["field"], counts["desert"]) == (3, 3, 4, 0)


@pytest.mark.rule("TRADCKSEA-04")
def test_a_knight_drives_a_barbarian_onto_a_ship_and_its_owner_loses_a_card() -> None:
    table = table_of()
    put_barbarian(table, 1, PATH)
    table.put(0, "road", "(6,4) NE")
    table.put(1, "ship", SHIP)
    table.hand(1, coin=1)
    knight(table, 0, AT, active=True)
    table.turn(0, rolled=True)
    table.act(0, "chase_barbarian", vertex=AT)
    table.act(0, "place_barbarian", edge=SHIP)
    table.act(0, "take_from_owner", seat=1)
    assert (table.cards(0), table.cards(1), is_active(table, AT)) == ({"coin": 1}, {}, False)
    assert table.edge(SHIP) in barbarians(table)


@pytest.mark.rule("TRADSEA-25", "TRADCK-17", "TRADCK-18")
def test_a_2_counts_and_may_be_set() -> None:
    table = table_of((4,))
    table.put(0, "city", "(6,3) N")
    give(table, 0, "alchemist")
    table.turn(0)
    play(table, "alchemist")
    assert len(table.legal(0, "set_dice")) == 36
    table.act(0, "set_dice", red=1, yellow=1)
    table.act(0, "roll")
    assert table.cards(0) == {"wood": 1, "paper": 1}
    table = table_of(throw(6, 6))
    table.turn(0)
    assert len(told(table.act(0, "roll"), "rolled")) == 1


@pytest.mark.rule("TRADSEA-27", "TRADCK-20")
def test_ships_lead_knights_past_the_closed_corners_of_a_trade_hex() -> None:
    table = table_of()
    table.put(0, "ship", f"{QUARRY} E", "(2,2) SE")
    knight(table, 0, f"{QUARRY} SE", active=True)
    table.hand(0, wool=1, ore=1)
    table.turn(0, rolled=True)
    assert vertices(table, 0, "recruit_knight") == places(table, "(2,3) SW")
    table.act(0, "move_knight", vertex=f"{QUARRY} SE")
    assert vertices(table, 0, "go_knight") == places(table, "(2,3) SW")


@pytest.mark.rule("TRADSEA-04")
def test_no_pirate_waits_for_the_landing() -> None:
    table = table_of(throw(3, 5, "ship"))
    table.turn(0)
    own(table).ship.put(table.kernel, 6)
    kinds = {event.kind for event in table.act(0, "roll")}
    assert "barbarians_attacked" in kinds
    assert not {"pirate_moved", "robber_moved"} & kinds
    assert table.view()["seafarers"]["pirate"] == "off_board"
