"""Barbarian Attack on the Pirate Islands: knights, warships and the settlement on the west coast."""

from __future__ import annotations

import pytest

from skerry.engine.placement import take_from_supply
from tests.barbarians import CARD, barbarians, dice, fallen, kinds, on_coast, on_edges, own, prisoners
from tests.barbarians_at_sea import at_sea, sea_table
from tests.pirate_islands import FORTRESSES, LINES, TO_FORTRESS, lay_line, put_fleet, warships
from tests.pirate_islands import own as pirates
from tests.table import Table

TOWN = "(6,6) SW"


def buy(table: Table, seat: int = 0) -> list[str]:
    table.hand(seat, **CARD)
    return kinds(table.act(seat, "buy_card"))


def conquer_town(table: Table) -> None:
    """The settlement that seat 0 began with falls."""
    barbarians(table, h66=3, h75=3)
    assert fallen(table) == {table.vertex(TOWN)}


@pytest.mark.rule("BARBSEA-50", "BARBSEA-48")
def test_knighthood_brings_a_knight_and_arms_the_ship_nearest_to_the_start_of_the_line() -> None:
    table = at_sea("pirate_islands", cards=["knighthood", "knighthood"])
    lay_line(table, 0, 3)
    assert "ship_armed" in buy(table)
    assert table.decision == "place_knight"
    table.act(0, "place_knight", edge="(4,7) W")
    assert on_edges(table) == {table.edge("(4,7) W"): 0}
    assert warships(table) == [table.edge(LINES[0][0])]
    buy(table)
    table.act(0, "place_knight", edge="(4,7) NW")
    assert set(warships(table)) == {table.edge(edge) for edge in LINES[0][:2]}


@pytest.mark.rule("BARBSEA-51")
def test_with_no_ship_to_turn_only_the_knight_is_placed() -> None:
    table = at_sea("pirate_islands", cards=["knighthood"])
    lay_line(table, 0, 1, warships=1)
    assert "ship_armed" not in buy(table)
    assert table.decision == "place_knight"


@pytest.mark.rule("BARBSEA-50")
def test_without_a_knight_the_ship_is_armed_all_the_same() -> None:
    table = at_sea("pirate_islands", cards=["knighthood"])
    for _ in range(6):
        take_from_supply(table.kernel, 0, own(table).knight)
    assert "ship_armed" in buy(table)
    assert table.decision == "action"


@pytest.mark.rule("BARBSEA-50")
@pytest.mark.parametrize("card", ["black_knight", "treason"])
def test_other_cards_arm_no_ship(card: str) -> None:
    table = at_sea("pirate_islands", cards=[card])
    assert "ship_armed" not in buy(table)
    assert warships(table) == []


@pytest.mark.rule("BARBSEA-52")
def test_an_exhausted_deck_is_shuffled_again() -> None:
    table = at_sea("pirate_islands", players=3, cards=["treason"])
    table.state.deck_left = 1
    table.state.spent_cards[0] = 14
    buy(table)
    while table.decision != "action":
        table.game.apply(0, table.legal(0)[0])
    assert table.view()["deck_left"] == 0
    buy(table)
    assert table.view()["deck_left"] == 14


@pytest.mark.rule("BARBSEA-53")
def test_ships_are_built_only_while_the_settlement_on_the_west_coast_stands() -> None:
    table = at_sea("pirate_islands")
    lay_line(table, 0, 2)
    put_fleet(table, 5)
    # Another building that stands does not help, and nothing goes on from it either.
    table.put(0, "settlement", "(5,8) N")
    table.turn(0, rolled=True)
    table.hand(0, wood=2, wool=2)
    assert table.is_legal(0, "build_ship", edge=LINES[0][2])
    assert table.is_legal(0, "build_ship", edge="(5,8) NE")
    conquer_town(table)
    assert table.legal(0, "build_ship") == []
    assert table.refused(0, "build_ship", edge=LINES[0][2]) == (
        "no ship is built while barbarians hold your settlement on the west coast"
    )
    assert table.legal(0, "move_ship") == []
    barbarians(table, h75=2)
    table.act(0, "build_ship", edge=LINES[0][2])


@pytest.mark.rule("BARBSEA-53", "BARBSEA-51")
def test_no_warship_is_made_while_it_is_conquered() -> None:
    table = at_sea("pirate_islands", cards=["knighthood"])
    conquer_town(table)
    assert "ship_armed" not in buy(table)
    assert table.decision == "place_knight"


@pytest.mark.rule("BARBSEA-53")
def test_the_settlements_of_others_do_not_matter() -> None:
    table = at_sea("pirate_islands", seat=1, cards=["knighthood"])
    conquer_town(table)
    table.hand(1, wood=1, wool=1)
    table.act(1, "build_ship", edge=LINES[1][1])
    assert "ship_armed" in buy(table, seat=1)


@pytest.mark.rule("BARBSEA-59")
def test_taking_a_fortress_brings_no_barbarians() -> None:
    table = at_sea("pirate_islands", rolls=[(1,)])
    lay_line(table, 0, TO_FORTRESS, warships=3)
    pirates(table).lairs.set(table.kernel, 0, 1)
    heard = kinds(table.act(0, "attack_pirate_fortress"))
    assert "built" in heard
    assert "attack_rolled" not in heard
    assert table.state.vertex_owner[table.vertex(FORTRESSES[0])] == 0
    assert on_coast(table) == {}


@pytest.mark.rule("BARBSEA-60", "BARBSEA-74")
def test_the_fortress_and_twelve_points_win_together() -> None:
    table = sea_table("pirate_islands")
    prisoners(table, 22)
    assert table.points(0) == 12
    table.turn(0)
    assert not table.game.over
    pirates(table).lairs.set(table.kernel, 0, 0)
    prisoners(table, 20)
    table.turn(0)
    assert not table.game.over
    prisoners(table, 22)
    table.turn(0)
    assert (table.game.winner, table.game.ending) == (0, "fortress")


@pytest.mark.rule("BARBSEA-76")
def test_the_fleet_sails_and_attacks_as_ever() -> None:
    table = sea_table("pirate_islands", rolls=[(1, 1), *dice(3)])
    pirates(table).fleet.put(table.kernel, 12)
    table.hand(0, ore=2)
    table.turn(0)
    heard = kinds(table.act(0, "roll"))
    assert {"pirate_moved", "fleet_attacks"} <= set(heard)
    assert table.cards(0) == {"ore": 1}
