"""Robber and pirate (SEA-61 to SEA-69, SEA-89, SEA-106)."""

from __future__ import annotations

import pytest

from skerry import ConfigError
from skerry.board.terrain import SEA, is_land
from tests.sound import SOUND, around, north, north_vertex, sound
from tests.table import Table

LAND_OF_THE_SOUND = {"(0,0)", "(0,5)", "(2,0)", "(2,5)", "(3,0)", "(3,1)", "(3,2)"}


def seven(table: Table, seat: int = 0) -> Table:
    table.turn(seat)
    table.act(seat, "roll")
    return table


def pirate_targets(table: Table, seat: int = 0) -> set[object]:
    return {action.operands["hex"] for action in table.legal(seat, "move_pirate")}


def seas(table: Table) -> set[int]:
    return {h for h, terrain in enumerate(table.state.terrain) if terrain == SEA}


@pytest.mark.rule("SEA-61")
def test_after_the_discards_either_robber_or_pirate_moves() -> None:
    table = sound(dice=[(3, 4)])
    table.hand(1, wood=8)
    seven(table)
    assert (table.decision, table.game.actors) == ("discard", [1])
    for _ in range(4):
        table.act(1, "discard", card="wood")
    assert (table.decision, table.game.actors) == ("move_robber", [0])
    assert {action.kind for action in table.legal(0)} == {"move_robber", "move_pirate"}
    table.act(0, "move_pirate", hex="(1,1)")
    assert table.decision == "action"
    assert table.state.robber == table.hex("(3,1)")


@pytest.mark.rule("SEA-61")
def test_whoever_moves_the_robber_leaves_the_pirate_where_it_is() -> None:
    table = sound(dice=[(3, 4)])
    table.pirate("(1,1)")
    seven(table).act(0, "move_robber", hex="(0,0)")
    assert table.decision == "action"
    assert table.view()["seafarers"]["pirate"] == table.hex("(1,1)")


@pytest.mark.rule("SEA-62")
@pytest.mark.parametrize(("kind", "place"), [("move_robber", "(0,0)"), ("move_pirate", "(1,1)")])
def test_a_knight_moves_either_and_counts_for_the_largest_army(kind: str, place: str) -> None:
    table = sound()
    table.give_card(0, "knight")
    table.state.knights[0] = 2
    table.turn(0)
    table.act(0, "play_card", card="knight")
    assert {action.kind for action in table.legal(0)} == {"move_robber", "move_pirate"}
    table.act(0, kind, hex=place)
    assert (table.state.knights[0], table.holder("largest_army")) == (3, 0)
    assert table.decision == "pre_roll"


@pytest.mark.rule("SEA-63", "SEA-67")
def test_the_pirate_goes_to_another_sea_hex_or_to_the_frame() -> None:
    table = sound(dice=[(3, 4)])
    table.pirate("(1,1)")
    seven(table)
    assert pirate_targets(table) == {*seas(table) - {table.hex("(1,1)")}, "frame"}
    assert "another sea hex" in table.refused(0, "move_pirate", hex="(1,1)")
    assert "another sea hex" in table.refused(0, "move_pirate", hex="(0,0)")


@pytest.mark.rule("SEA-106", "SEA-63")
def test_from_the_frame_the_pirate_only_goes_to_sea_hexes() -> None:
    table = Table(["new_shores"], dice=[(3, 4)])
    assert table.view()["seafarers"]["pirate"] == "frame"
    seven(table)
    assert pirate_targets(table) == seas(table)
    assert "another sea hex" in table.refused(0, "move_pirate", hex="frame")


@pytest.mark.rule("SEA-64")
def test_the_mover_robs_one_of_those_with_a_ship_at_the_hex() -> None:
    table = sound(dice=[(3, 4)], thefts=["ore"])
    table.put(1, "ship", "(1,1) NE")
    table.put(2, "ship", "(1,1) SW")
    table.put(0, "ship", "(1,1) E")
    table.put(3, "settlement", north_vertex(2))
    for seat in range(4):
        table.hand(seat, ore=2)
    seven(table).act(0, "move_pirate", hex="(1,1)")
    assert (table.decision, table.game.actors) == ("choose_pirate_victim", [0])
    assert {action.operands["seat"] for action in table.legal(0)} == {1, 2}
    reason = "only an opponent with a ship at the pirate's hex and a card in hand can be robbed"
    assert table.refused(0, "choose_pirate_victim", seat=3) == reason
    table.act(0, "choose_pirate_victim", seat=2)
    assert [table.cards(seat) for seat in range(4)] == [{"ore": 3}, {"ore": 2}, {"ore": 1}, {"ore": 2}]


@pytest.mark.rule("SEA-64")
def test_a_single_victim_is_robbed_at_once_and_roads_are_no_ships() -> None:
    table = sound(dice=[(3, 4)], thefts=["wool"])
    table.put(1, "ship", "(0,1) SE")
    table.put(2, "road", "(0,0) E")
    table.hand(1, wool=1, ore=1)
    table.hand(2, ore=1)
    seven(table).act(0, "move_pirate", hex="(0,1)")
    assert table.decision == "action"
    assert [table.cards(seat) for seat in range(3)] == [{"wool": 1}, {"ore": 1}, {"ore": 1}]


@pytest.mark.rule("SEA-64")
def test_every_seat_may_be_the_mover_and_every_other_one_the_victim() -> None:
    for mover in range(4):
        table = sound(dice=[(3, 4)])
        for seat, edge in enumerate(around("(1,1)")[:4]):
            table.put(seat, "ship", edge)
            table.hand(seat, ore=1)
        table.turn(mover)
        table.act(mover, "roll")
        table.act(mover, "move_pirate", hex="(1,1)")
        assert {action.operands["seat"] for action in table.legal(mover)} == set(range(4)) - {mover}


@pytest.mark.rule("SEA-64")
@pytest.mark.parametrize("ship", [True, False])
def test_without_ship_or_without_cards_nothing_is_stolen(ship: bool) -> None:
    table = sound(dice=[(3, 4)])
    if ship:
        table.put(1, "ship", "(1,1) NE")
    else:
        table.hand(1, ore=3)
    seven(table).act(0, "move_pirate", hex="(1,1)")
    assert table.decision == "action"
    assert table.cards(0) == {}


@pytest.mark.rule("SEA-65")
def test_on_the_frame_the_pirate_blocks_and_robs_nobody() -> None:
    table = sound(dice=[(3, 4)])
    table.pirate("(1,1)")
    # Ships along the rim of the frame.
    table.put(1, "ship", "(0,1) NE", "(0,2) NW")
    # And at the last hexes of the map, which are no frame either.
    table.put(2, "ship", *dict.fromkeys([*around("(3,3)"), *around("(3,4)")[:-2]]))
    table.hand(2, ore=3)
    table.hand(1, ore=3)
    seven(table).act(0, "move_pirate", hex="frame")
    assert table.decision == "action"
    assert (table.cards(1), table.cards(2)) == ({"ore": 3}, {"ore": 3})
    assert table.view()["seafarers"]["pirate"] == "frame"
    table.turn(1, rolled=True)
    table.hand(1, wood=1, wool=1)
    assert table.is_legal(1, "build_ship", edge="(0,2) NE")
    assert table.legal(1, "move_ship")


@pytest.mark.rule("SEA-66")
def test_the_pirate_leaves_land_and_lines_alone() -> None:
    table = Table(["new_shores"], dice=[(3, 3)])
    harbour = table.kernel.rules.board.harbours[1]
    assert table.hex("(3,3)") == harbour.hex
    table.put(0, "settlement", "(3,3) N")
    table.put(0, "ship", "(2,3) W", "(2,3) NW", "(2,3) NE", "(2,3) E", "(2,3) SE")
    assert table.state.harbour[table.vertex("(3,3) N")] != 0
    rates = [int(rate) for rate in table.state.rate[:5]]
    assert min(rates) < 4
    table.pirate("(2,3)")
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0) == {"wood": 1}, "the forest with 6 produces"
    assert [int(rate) for rate in table.state.rate[:5]] == rates
    assert (table.route(0), table.holder("longest_road")) == (5, 0)
    table.hand(0, wood=3, brick=2, wool=2, grain=1)
    assert table.is_legal(0, "build_road", edge="(3,3) NE"), "a road on the pirate's coast"
    assert table.is_legal(0, "build_settlement", vertex="(2,3) N"), "a settlement at its ships"
    assert table.is_legal(0, "build_ship", edge="(2,4) NW"), "a ship that goes on from one it holds"


@pytest.mark.rule("SEA-67", "SEA-69")
def test_the_robber_goes_to_any_other_land_hex_and_never_to_sea() -> None:
    table = sound(dice=[(3, 4)])
    table.robber("(0,0)")
    seven(table)
    targets = {action.operands["hex"] for action in table.legal(0, "move_robber")}
    assert targets == {table.hex(place) for place in LAND_OF_THE_SOUND - {"(0,0)"}}, "desert and gold field too"
    assert all(is_land(table.state.terrain[hex_]) for hex_ in targets)
    assert "another land hex" in table.refused(0, "move_robber", hex="(1,1)")
    assert "another land hex" in table.refused(0, "move_robber", hex="off_board")


@pytest.mark.rule("SEA-68")
def test_a_pirate_off_the_board_enters_when_somebody_chooses_it() -> None:
    table = sound(dice=[(3, 4), (3, 4)])
    assert table.view()["seafarers"]["pirate"] == "off_board"
    table.put(1, "ship", *around("(1,1)"))
    seven(table).act(0, "move_robber", hex="(0,0)")
    assert table.view()["seafarers"]["pirate"] == "off_board"
    table.turn(1)
    table.act(1, "roll")
    assert pirate_targets(table, 1) == {*seas(table), "frame"}
    table.act(1, "move_pirate", hex="(1,1)")
    assert table.view()["seafarers"]["pirate"] == table.hex("(1,1)")


@pytest.mark.rule("SEA-89")
def test_with_no_place_for_either_the_step_is_skipped() -> None:
    islet = "name islet\nrow 0 offset 0: forest:9\n"
    table = Table(["new_shores"], own_map=islet, dice=[(3, 4)])
    table.robber("(0,0)")
    table.pirate("frame")
    seven(table)
    assert table.decision == "action"
    assert table.state.robber == table.hex("(0,0)")
    table.give_card(0, "knight")
    table.act(0, "play_card", card="knight")
    assert (table.decision, table.state.knights[0]) == ("action", 1)


def test_the_pirates_way_is_told() -> None:
    table = sound(dice=[(3, 4)])
    table.put(1, "ship", *north(2, 4))
    events = [event.to_json() for event in seven(table).act(0, "move_pirate", hex="(1,1)")]
    assert events == [{"event": "pirate_moved", "seat": 0, "hex": table.hex("(1,1)")}]


@pytest.mark.rule("SEA-21", "SEA-67")
def test_a_map_of_ones_own_cannot_start_the_pirate_on_land() -> None:
    with pytest.raises(ConfigError, match=r"the map sound sends the pirate to \(0,0\), which is no sea hex"):
        Table(["new_shores"], own_map=SOUND + "marker pirate: (0,0)\n")
