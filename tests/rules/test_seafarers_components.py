"""What Seafarers adds to the box (SEA-01 to SEA-08)."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import Game
from skerry.engine.placement import remove_route_piece
from skerry.rules.seafarers.areas import earn_special_vp
from skerry.rules.seafarers.module import sea
from tests.sound import around, north, north_vertex, sound
from tests.table import Table


@pytest.mark.rule("SEA-01")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_has_fifteen_ships_beside_the_base_pieces(players: int) -> None:
    table = Table(["new_shores"], players)
    for seat in range(players):
        counts = {piece: table.supply(seat, piece) for piece in ("ship", "road", "settlement", "city")}
        assert counts == {"ship": 15, "road": 15, "settlement": 5, "city": 4}


def fifteen_ships_out() -> Table:
    """A line of eight from the settlement, and seven more around a hex at its end and beyond."""
    table = sound()
    table.put(0, "settlement", north_vertex(1))
    table.put(0, "ship", *north(1, 9), *around("(2,3)"), "(2,2) NW")
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    return table


@pytest.mark.rule("SEA-02")
def test_without_a_ship_in_the_supply_none_can_be_built() -> None:
    table = fifteen_ships_out()
    assert table.supply(0, "ship") == 0
    assert table.refused(0, "build_ship", edge=north(0, 1)[0]) == "you have no ship left in your supply"
    remove_route_piece(table.kernel, table.edge("(2,2) NW"))
    table.act(0, "build_ship", edge=north(0, 1)[0])


@pytest.mark.rule("SEA-02")
def test_moving_needs_no_ship_in_the_supply() -> None:
    table = fifteen_ships_out()
    table.act(0, "move_ship", edge=north(8, 9)[0])
    table.act(0, "sail_ship", edge=north(0, 1)[0])
    assert table.supply(0, "ship") == 0
    assert table.state.edge_owner[table.edge(north(8, 9)[0])] < 0
    assert table.state.edge_owner[table.edge(north(0, 1)[0])] == 0


@pytest.mark.rule("SEA-06")
@pytest.mark.parametrize(
    ("scenario", "robber", "pirate"),
    [
        ("new_shores", True, True),
        ("four_islands", True, True),
        ("fog_islands", True, True),
        ("through_the_desert", True, True),
        ("forgotten_tribe", True, True),
        ("cloth_for_catan", True, True),
        ("new_world", True, True),
        ("wonders", True, False),
    ],
)
def test_robber_and_pirate_are_both_in_play_unless_the_scenario_says_otherwise(
    scenario: str, robber: bool, pirate: bool
) -> None:
    rules = Game.new([scenario], 4, seed=1).kernel.rules
    assert (rules.has_robber, rules.has_pirate) == (robber, pirate)


@pytest.mark.rule("SEA-06")
def test_on_a_seven_there_is_one_pirate_to_move_beside_the_robber() -> None:
    table = Table(["new_shores"], dice=[(3, 4)])
    table.turn(0)
    table.act(0, "roll")
    assert {action.kind for action in table.legal(0)} == {"move_robber", "move_pirate"}
    table.act(0, "move_pirate", hex="(3,1)")
    assert table.view()["seafarers"]["pirate"] == table.hex("(3,1)")
    assert table.state.robber == table.hex("(5,3)")


@pytest.mark.rule("SEA-07")
def test_special_points_never_run_out() -> None:
    table = Table(["new_shores"])
    for _ in range(60):
        earn_special_vp(table.kernel, sea(table.kernel.rules), 2, 1)
    assert table.points(2) == 60
    assert table.view()["seafarers"]["special_vp"] == [0, 0, 60, 0]


@pytest.mark.rule("SEA-08")
@pytest.mark.parametrize("players", [3, 4])
def test_bank_and_development_cards_are_those_of_the_base_game(players: int) -> None:
    table = Table(["new_shores"], players)
    assert [table.in_bank(card) for card in ("wood", "brick", "wool", "grain", "ore")] == [19] * 5
    names = table.kernel.rules.card_names
    assert Counter(names[card] for card in table.state.deck) == {
        "knight": 14,
        "victory_point": 5,
        "road_building": 2,
        "year_of_plenty": 2,
        "monopoly": 2,
    }
