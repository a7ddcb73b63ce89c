"""`cloth_for_catan` (SEACLO): trade relations, deliveries, the pirate and the cloth, the end of the game."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from skerry import ConfigError, Game
from skerry.board.maps import load_map
from skerry.engine.kernel import Kernel
from skerry.engine.module import Module
from skerry.engine.randomness import ScriptedRandomness
from skerry.rules.seafarers.scenarios.cloth_for_catan import VILLAGE_NUMBERS
from tests.table import Table

CLOTH = ["cloth_for_catan"]

# One ship leads from this settlement in the north to village 11, three more round the island to village 8.
HOME = "(1,3) S"
TO_ELEVEN = "(2,3) E"
TO_EIGHT = ("(3,4) NE", "(3,4) E", "(3,4) SE")
# The same in the south: village 3.
SOUTH_HOME = "(7,3) N"
TO_THREE = "(6,3) E"


def cloth_table(players: int = 4, beside: tuple[str, ...] = (), **script: Any) -> Table:
    return Table([*CLOTH, *beside], players, **script)


def own(table: Table) -> Any:
    """What the scenario keeps."""
    module: Any = table.kernel.rules.module("cloth_for_catan")
    return module.own


def set_stock(table: Table, number: int, cloth: int) -> None:
    own(table).stock.set(table.kernel, VILLAGE_NUMBERS.index(number), cloth)


def stock(table: Table, number: int) -> int:
    return int(table.view()["cloth_for_catan"]["villages"][str(number)]["cloth"])


def traders(table: Table, number: int) -> list[int]:
    return list(table.view()["cloth_for_catan"]["villages"][str(number)]["trades_with"])


def cloth(table: Table) -> list[int]:
    return list(table.view()["cloth_for_catan"]["cloth"])


def relate(table: Table, number: int, *seats: int) -> None:
    """Relations with a village in the order of these seats, without ships and without cloth."""
    for seat in seats:
        own(table).relations.change(table.kernel, 0, 1)
        at = VILLAGE_NUMBERS.index(number) * table.state.seats + seat
        own(table).relation.set(table.kernel, at, own(table).relations.of(table.kernel))


def roll(table: Table, seat: int = 0) -> list[dict[str, object]]:
    table.turn(seat)
    return [event.to_json() for event in table.act(seat, "roll")]


# Set-up and founding


@pytest.mark.rule("SEACLO-03")
def test_the_robber_starts_on_the_twelve_and_the_pirate_on_the_frame() -> None:
    table = cloth_table()
    assert table.state.robber == table.hex("(3,1)")
    assert table.view()["seafarers"]["pirate"] == "frame"


@pytest.mark.rule("SEACLO-02")
def test_a_map_of_ones_own_has_a_place_for_each_village() -> None:
    text = load_map("seafarers/cloth_for_catan").source_text
    place = re.search("marker village_3: (.*)", text)
    assert place is not None
    text = re.sub("marker village_9: .*", f"marker village_9: {place[1]}", text)
    with pytest.raises(ConfigError, match="has village_3 and village_9 at the same vertex"):
        cloth_table(own_map=text)


@pytest.mark.rule("SEACLO-04")
def test_the_largest_army_is_played_for_and_the_longest_route_is_not() -> None:
    table = cloth_table()
    assert set(table.view()["awards"]) == {"largest_army"}
    table.put(0, "road", "(1,1) W", "(1,1) NW", "(1,1) NE", "(1,2) NW", "(1,2) NE", "(1,3) NW")
    assert (table.route(0), table.points(0)) == (6, 0)
    table.state.knights[0] = 2
    table.give_card(0, "knight")
    table.turn(0)
    table.act(0, "play_card", card="knight")
    assert (table.holder("largest_army"), table.points(0)) == (0, 2)


@pytest.mark.rule("SEACLO-06", "SEACLO-07", "SEACLO-08")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_founds_three_settlements_and_the_third_pays(players: int) -> None:
    table = cloth_table(players, roll_off=[(1, 1), (6, 6)] + [(1, 1)] * (players - 2))
    board = table.kernel.rules.board
    topology = table.kernel.topology
    main = {hex_ for island in board.islands if island.kind == "main" for hex_ in island.hexes}
    corners = {int(topology.hex_vertex[6 * hex_ + corner]) for hex_ in main for corner in range(6)}
    assert {action.operands["vertex"] for action in table.legal(1, "found_building")} == corners
    founded: list[int] = []
    routes: set[str] = set()
    while table.decision in ("found_building", "found_route"):
        (seat,) = table.game.actors
        before = sum(table.cards(seat).values())
        legal = table.legal(seat)
        building = table.decision == "found_building"
        if building:
            founded.append(seat)
        else:
            routes |= {action.kind for action in legal}
        table.game.apply(seat, legal[0])
        paid = sum(table.cards(seat).values()) > before
        assert paid == (building and founded.count(seat) == 3)
    clockwise = [(1 + step) % players for step in range(players)]
    assert founded == clockwise + clockwise[::-1] + clockwise
    assert routes == {"found_road", "found_ship"}
    assert table.game.scores() == [3] * players
    assert (table.decision, table.game.actors) == ("pre_roll", [1])


# Villages


@pytest.mark.rule("SEACLO-09")
def test_only_ships_touch_the_village_islands() -> None:
    table = cloth_table()
    table.put(0, "settlement", HOME)
    table.put(0, "ship", TO_ELEVEN, TO_EIGHT[0])
    table.turn(0, rolled=True)
    table.hand(0, wood=3, brick=3, wool=3, grain=3)
    assert table.is_legal(0, "build_ship", edge=TO_EIGHT[1])
    touching = {table.vertex(f"(3,4) {corner}") for corner in ("N", "NE", "SE", "S", "SW", "NW")}
    assert touching.isdisjoint({action.operands["vertex"] for action in table.legal(0, "build_settlement")})
    closed = "nothing is built on the village islands"
    assert table.refused(0, "build_road", edge="(3,4) NW") == closed
    assert {table.refused(0, "build_settlement", vertex=vertex) for vertex in touching} == {closed}


@pytest.mark.rule("SEACLO-10", "SEACLO-11")
def test_a_line_of_ships_from_an_own_building_to_a_village_brings_a_cloth_at_once() -> None:
    table = cloth_table()
    table.put(0, "settlement", HOME)
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    events = [event.to_json() for event in table.act(0, "build_ship", edge=TO_ELEVEN)]
    assert {"event": "trade_relation", "seat": 0, "number": 11} in events
    assert {"event": "cloth_taken", "seat": 0, "number": 11} in events
    assert (cloth(table), stock(table, 11), traders(table, 11)) == ([1, 0, 0, 0], 4, [0])
    assert stock(table, 8) == 5


@pytest.mark.rule("SEACLO-10")
def test_roads_make_no_relation_and_neither_does_a_line_that_an_opponent_cuts() -> None:
    table = cloth_table()
    table.put(0, "settlement", "(1,2) S")
    table.put(1, "settlement", HOME)
    table.put(0, "ship", "(1,2) SE", "(1,3) SW", TO_ELEVEN)
    assert traders(table, 11) == []

    table = cloth_table()
    table.put(0, "settlement", "(1,2) S")
    table.put(0, "road", "(1,2) SE", "(1,3) SW")
    table.put(0, "ship", TO_ELEVEN)
    assert traders(table, 11) == []
    # A settlement where the ship begins makes the line complete.
    table.turn(0, rolled=True)
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.act(0, "build_settlement", vertex=HOME)
    assert (traders(table, 11), cloth(table)[0]) == ([0], 1)


@pytest.mark.rule("SEACLO-10", "SEA-49")
def test_a_ship_that_is_moved_there_makes_a_relation_too() -> None:
    table = cloth_table()
    table.put(0, "settlement", HOME)
    table.put(0, "ship", "(1,3) SW")
    table.turn(0, rolled=True)
    table.act(0, "move_ship", edge="(1,3) SW")
    table.act(0, "sail_ship", edge=TO_ELEVEN)
    assert (traders(table, 11), cloth(table)[0]) == ([0], 1)


@pytest.mark.rule("SEACLO-11")
def test_an_empty_village_gives_no_cloth_but_the_relation_exists() -> None:
    table = cloth_table()
    set_stock(table, 11, 0)
    table.put(0, "settlement", HOME)
    table.put(0, "ship", TO_ELEVEN)
    assert (cloth(table)[0], traders(table, 11), own(table).supply.of(table.kernel)) == (0, [0], 10)


@pytest.mark.rule("SEACLO-12", "SEACLO-20")
def test_everybody_may_trade_with_a_village_and_with_many_and_lines_pass_through() -> None:
    table = cloth_table()
    table.put(0, "settlement", HOME)
    table.put(0, "ship", TO_ELEVEN, *TO_EIGHT)
    assert (traders(table, 11), traders(table, 8)) == ([0], [0])
    # The line of seat 0 runs through village 11, that of seat 1 through three villages to the same one.
    table.put(1, "settlement", SOUTH_HOME)
    table.put(1, "ship", TO_THREE, "(5,4) SW", "(5,4) W", "(5,4) NW", "(4,3) E", "(3,4) SW", "(3,4) W", "(3,4) NW")
    assert [traders(table, number) for number in (3, 6, 8, 11)] == [[1], [1], [0, 1], [0, 1]]
    assert cloth(table) == [2, 4, 0, 0]


# Deliveries


@pytest.mark.rule("SEACLO-13")
def test_a_village_delivers_to_all_who_trade_there_when_its_number_is_rolled() -> None:
    table = cloth_table(dice=[(5, 6), (3, 5)])
    relate(table, 11, 2, 0)
    relate(table, 8, 3)
    roll(table, 1)
    assert (cloth(table), stock(table, 11), stock(table, 8)) == ([1, 0, 1, 0], 3, 5)
    roll(table, 1)
    assert (cloth(table), stock(table, 8)) == ([1, 0, 1, 1], 4)


@pytest.mark.rule("SEACLO-14")
def test_the_general_supply_adds_what_a_village_lacks() -> None:
    table = cloth_table(dice=[(5, 6)])
    relate(table, 11, 3, 1, 0)
    set_stock(table, 11, 1)
    roll(table)
    assert (cloth(table), stock(table, 11), own(table).supply.of(table.kernel)) == ([1, 1, 0, 1], 0, 8)


@pytest.mark.rule("SEACLO-15")
def test_when_both_run_out_the_active_player_comes_first_and_then_the_oldest_relation() -> None:
    table = cloth_table(dice=[(5, 6)])
    relate(table, 11, 3, 1, 2, 0)
    set_stock(table, 11, 1)
    own(table).supply.set(table.kernel, 0, 1)
    roll(table, 2)
    assert (cloth(table), own(table).supply.of(table.kernel)) == ([0, 0, 1, 1], 0)

    # Without a relation being active does not help.
    table = cloth_table(dice=[(5, 6)])
    relate(table, 11, 3, 1, 0)
    set_stock(table, 11, 2)
    own(table).supply.set(table.kernel, 0, 0)
    roll(table, 2)
    assert cloth(table) == [0, 1, 0, 1]

    # The first seat has no place of its own in the line.
    table = cloth_table(dice=[(5, 6)])
    relate(table, 11, 0, 3, 1)
    set_stock(table, 11, 1)
    own(table).supply.set(table.kernel, 0, 0)
    roll(table, 2)
    assert cloth(table) == [1, 0, 0, 0]


@pytest.mark.rule("SEACLO-16")
def test_an_empty_village_yields_nothing_though_the_supply_has_cloth() -> None:
    table = cloth_table(dice=[(5, 6)])
    relate(table, 11, 0)
    set_stock(table, 11, 0)
    roll(table)
    assert (cloth(table), own(table).supply.of(table.kernel)) == ([0, 0, 0, 0], 10)


@pytest.mark.rule("SEACLO-17")
@pytest.mark.parametrize(("held", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3)])
def test_two_cloth_are_a_point(held: int, points: int) -> None:
    table = cloth_table()
    own(table).cloth.set(table.kernel, 0, held)
    assert (table.points(0), table.all_points(0)) == (points, points)


@pytest.mark.rule("SEACLO-18")
def test_cloth_is_no_card() -> None:
    table = cloth_table(dice=[(3, 4)])
    own(table).cloth.set(table.kernel, 0, 9)
    table.hand(0, ore=7)
    roll(table)
    assert table.decision == "move_robber", "seven cards are not too many"
    assert "cloth" not in table.kernel.rules.card_kinds
    assert table.state.hand_size[0] == 7


# Closed lines


@pytest.mark.rule("SEACLO-19")
def test_a_line_to_a_village_is_closed_and_what_lies_beyond_or_beside_it_is_open() -> None:
    table = cloth_table()
    table.put(0, "settlement", HOME)
    table.put(0, "ship", TO_ELEVEN)
    table.turn(0, rolled=True)
    assert table.legal(0, "move_ship") == []
    table.put(0, "ship", TO_EIGHT[0], "(1,3) SE")
    table.turn(0, rolled=True)
    movable = {action.operands["edge"] for action in table.legal(0, "move_ship")}
    assert movable == {table.edge(TO_EIGHT[0]), table.edge("(1,3) SE")}
    # As soon as the line reaches the next village, that part is closed as well.
    table.put(0, "ship", *TO_EIGHT[1:])
    table.turn(0, rolled=True)
    assert {action.operands["edge"] for action in table.legal(0, "move_ship")} == {table.edge("(1,3) SE")}


@pytest.mark.rule("SEACLO-19")
def test_a_ship_at_a_village_without_a_relation_is_open() -> None:
    table = cloth_table()
    table.put(0, "settlement", "(1,2) S")
    table.put(1, "settlement", HOME)
    table.put(0, "ship", "(1,2) SE", "(1,3) SW", TO_ELEVEN)
    table.turn(0, rolled=True)
    assert table.is_legal(0, "move_ship", edge=TO_ELEVEN)


# Robber and pirate


@pytest.mark.rule("SEACLO-21")
def test_the_robber_keeps_off_the_village_islands() -> None:
    table = cloth_table(dice=[(3, 4)])
    roll(table)
    targets = {action.operands["hex"] for action in table.legal(0, "move_robber")}
    assert len(targets) == 19
    assert targets.isdisjoint({table.hex(place) for place in ("(3,4)", "(4,2)", "(4,5)", "(5,4)")})


@pytest.mark.rule("SEACLO-22")
@pytest.mark.parametrize("cause", ["seven", "knight"])
def test_only_who_trades_with_a_village_may_move_the_pirate(cause: str) -> None:
    def moves(table: Table) -> set[str]:
        table.turn(0)
        if cause == "seven":
            table.act(0, "roll")
        else:
            table.act(0, "play_card", card="knight")
        return {action.kind for action in table.legal(0)}

    table = cloth_table(dice=[(3, 4), (3, 4)])
    table.give_card(0, "knight", 2)
    # On a hex, so that the frame would be open to it.
    table.pirate("(3,2)")
    relate(table, 9, 1)
    assert moves(table) == {"move_robber"}
    assert table.refused(0, "move_pirate", hex="(3,3)") == "you may not move the pirate to any place now"
    relate(table, 9, 0)
    assert moves(table) == {"move_robber", "move_pirate"}


def pirate_comes(table: Table) -> None:
    """Seat 0, which trades, moves the pirate to the sea hex where seats 1 and 2 have ships."""
    relate(table, 9, 0)
    table.put(1, "ship", "(3,3) NE")
    table.put(2, "ship", "(3,3) SW")
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "move_pirate", hex="(3,3)")


@pytest.mark.rule("SEACLO-23", "SEACLO-28")
def test_the_pirate_takes_a_card_or_a_cloth_of_a_kind_the_victim_has() -> None:
    table = cloth_table(dice=[(3, 4)])
    table.hand(1, ore=1)
    own(table).cloth.set(table.kernel, 1, 1)
    own(table).cloth.set(table.kernel, 2, 2)
    own(table).cloth.set(table.kernel, 3, 2)
    pirate_comes(table)
    assert {(action.kind, action.operands["seat"]) for action in table.legal(0)} == {
        ("choose_pirate_victim", 1),
        ("steal_cloth", 1),
        ("steal_cloth", 2),
    }
    assert table.refused(0, "steal_cloth", seat=3).startswith("only an opponent with a ship at the pirate's hex")
    table.act(0, "steal_cloth", seat=2)
    assert (cloth(table), table.cards(1), table.decision) == ([1, 1, 1, 2], {"ore": 1}, "action")
    assert table.points(0) == 0


@pytest.mark.rule("SEACLO-23")
def test_the_pirate_may_take_the_card_instead() -> None:
    table = cloth_table(dice=[(3, 4)])
    table.hand(1, ore=1)
    own(table).cloth.set(table.kernel, 1, 1)
    pirate_comes(table)
    table.act(0, "choose_pirate_victim", seat=1)
    assert (cloth(table), table.cards(0), table.cards(1)) == ([0, 1, 0, 0], {"ore": 1}, {})


@pytest.mark.rule("SEACLO-23", "SEACLO-25")
def test_a_stolen_cloth_may_win() -> None:
    table = cloth_table(dice=[(3, 4)])
    own(table).cloth.set(table.kernel, 0, 27)
    own(table).cloth.set(table.kernel, 1, 1)
    assert table.points(0) == 13
    pirate_comes(table)
    # There is only one thing to take, so nothing is asked.
    assert (table.game.winner, cloth(table)[0]) == (0, 28)


# The end


@pytest.mark.rule("SEACLO-25", "SEA-84")
def test_fourteen_points_win_in_the_own_turn() -> None:
    table = cloth_table()
    own(table).cloth.set(table.kernel, 1, 28)
    table.turn(0)
    assert not table.game.over
    table.turn(1)
    assert (table.game.winner, table.game.ending) == (1, "points")


def empty(table: Table, villages: int) -> None:
    for number in VILLAGE_NUMBERS[:villages]:
        set_stock(table, number, 0)


@pytest.mark.rule("SEACLO-26")
def test_the_game_ends_after_the_turn_in_which_the_fifth_village_is_empty() -> None:
    table = cloth_table()
    empty(table, 4)
    own(table).cloth.set(table.kernel, 2, 4)
    own(table).cloth.set(table.kernel, 3, 2)
    table.turn(0, rolled=True)
    table.act(0, "end_turn")
    assert not table.game.over
    table.turn(1, rolled=True)
    empty(table, 5)
    assert not table.game.over, "the turn is played to its end"
    table.act(1, "end_turn")
    assert (table.game.winner, table.game.winners) == (2, [2])
    assert table.game.ending == "villages"


@pytest.mark.rule("SEACLO-25", "SEACLO-26")
@pytest.mark.parametrize(("rich", "ending"), [(0, "points"), (1, "villages")])
def test_what_ended_a_game_with_empty_villages_is_told(rich: int, ending: str) -> None:
    """Fourteen points count in the own turn only; to somebody else they come by the end of the villages."""
    table = cloth_table()
    empty(table, 5)
    own(table).cloth.set(table.kernel, rich, 28)
    table.turn(0)
    if not table.game.over:
        table.turn(0, rolled=True)
        table.act(0, "end_turn")
    assert (table.game.winner, table.game.ending) == (rich, ending)


@pytest.mark.rule("SEACLO-26")
def test_hidden_points_count_at_the_end_and_cloth_decides_among_equals() -> None:
    table = cloth_table()
    empty(table, 5)
    # Two points each: with a hidden card, with a settlement more, with cloth alone.
    own(table).cloth.set(table.kernel, 0, 2)
    table.give_card(0, "victory_point")
    own(table).cloth.set(table.kernel, 1, 3)
    table.put(1, "settlement", HOME)
    own(table).cloth.set(table.kernel, 2, 4)
    table.turn(3, rolled=True)
    table.act(3, "end_turn")
    assert table.game.scores() == [2, 2, 2, 0]
    assert table.game.winners == [2]


@pytest.mark.rule("SEACLO-27")
def test_full_equals_share_the_victory() -> None:
    table = cloth_table()
    empty(table, 6)
    for seat in (1, 3):
        own(table).cloth.set(table.kernel, seat, 5)
    # As many points with less cloth.
    own(table).cloth.set(table.kernel, 2, 2)
    table.put(2, "settlement", HOME)
    table.turn(0, rolled=True)
    events = [event.to_json() for event in table.act(0, "end_turn")]
    assert table.game.winners == [1, 3]
    assert table.game.winner == 1
    assert [event for event in events if event["event"] == "game_won"] == [
        {"event": "game_won", "seat": seat, "points": 2} for seat in (1, 3)
    ]
    assert table.game.actors == []
    assert table.game.copy().winners == [1, 3]


class EmptyVillages(Module):
    """Five villages that have nothing to give from the start."""

    def __init__(self) -> None:
        super().__init__("empty_villages")

    def setup_finish(self, kernel: Kernel) -> None:
        scenario: Any = kernel.rules.module("cloth_for_catan")
        for village in range(5):
            scenario.own.stock.set(kernel, village, 0)


@pytest.mark.rule("SEACLO-27")
def test_a_shared_victory_is_recorded_and_replayed() -> None:
    script = ScriptedRandomness([(6, 6), (1, 1), (1, 1), (1, 2)])
    game = Game.new([*CLOTH, EmptyVillages()], 3, randomness=script)
    while not game.over:
        seat = game.actors[0]
        kinds = ("found_building", "found_road", "roll", "end_turn")
        quiet = [action for action in game.legal_actions(seat) if action.kind in kinds]
        game.apply(seat, quiet[0])
    # Nobody has done more than found three settlements.
    assert (game.winners, game.scores(), game.turn) == ([0, 1, 2], [3, 3, 3], 1)
    record = json.loads(json.dumps(game.record()))
    again = Game.replay(record, [EmptyVillages()])
    assert (again.winners, again.state_digest()) == ([0, 1, 2], game.state_digest())
    shorter = {**record, "actions": record["actions"][:-1], "digest": None}
    assert Game.replay(shorter, [EmptyVillages()]).winners == []
