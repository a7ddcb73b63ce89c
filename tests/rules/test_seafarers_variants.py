"""Seafarers with the variants, and what is known already about it with other expansions (SEA-91 to SEA-105)."""

from __future__ import annotations

import pytest

from skerry import Game
from skerry.board.map_file import MapFile
from skerry.board.maps import load_map
from skerry.board.terrain import SEA, TERRAINS, is_land
from skerry.board.tokens import numbers_of
from skerry.catalog import board_steps, judge
from skerry.catalog.board_steps import start_board
from skerry.catalog.modules import members
from skerry.engine.errors import ConfigError
from skerry.engine.placement import build
from tests.event_deck import event_deck, event_table, turn_up
from tests.sound import SOUND, edges_of, named
from tests.suites.player import Player, play_to
from tests.table import Table
from tests.toys import ExtraPoints

SCENARIOS = members("seafarers_scenario")
WITH_LARGEST_ARMY = [scenario for scenario in SCENARIOS if scenario != "pirate_islands"]


@pytest.mark.rule("SEA-91")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("variant", ["friendly_robber", "event_cards", "harbormaster"])
def test_three_variants_join_every_scenario(scenario: str, variant: str) -> None:
    for players in (3, 4):
        alone = judge([scenario], players)
        together = judge([scenario, variant], players)
        assert together.playable
        assert together.target == alone.target + (variant == "harbormaster")
    game = Game.new([scenario, variant], 4, seed=3)
    play_to(game, Player(5), 150)
    assert game.kernel.state.turn > 1


# The friendly robber and the pirate


def pirate_targets(table: Table) -> set[object]:
    return {action.operands["hex"] for action in table.legal(0, "move_pirate")}


def seas(table: Table) -> list[int]:
    return [h for h, terrain in enumerate(table.state.terrain) if terrain == SEA]


def seven_with_friends(scenario: str = "new_shores", **points: int) -> Table:
    return Table([scenario, "friendly_robber", ExtraPoints(**points)], dice=[(3, 4), (3, 4)])


def roll_seven(table: Table) -> None:
    table.turn(0)
    table.act(0, "roll")


@pytest.mark.rule("SEA-92", "FRND-18", "VARX-13")
def test_the_pirate_keeps_away_from_ships_of_protected_players() -> None:
    table = seven_with_friends(seat1=2, seat2=3)
    table.put(1, "ship", "(3,5) NE")
    table.put(2, "ship", "(2,1) NW")
    table.put(1, "road", "(4,4) NE")
    roll_seven(table)
    # North-east of that ship lies land; the road has no say at sea, and three points are too many to be spared.
    assert pirate_targets(table) == set(seas(table)) - {table.hex("(3,5)")}
    assert table.hex("(2,1)") in pirate_targets(table)


@pytest.mark.rule("SEA-92", "FRND-18")
def test_a_knight_binds_the_pirate_too() -> None:
    table = seven_with_friends(seat1=2)
    table.put(1, "ship", "(3,5) NE")
    table.give_card(0, "knight")
    table.turn(0)
    table.act(0, "play_card", card="knight")
    assert table.hex("(3,5)") not in pirate_targets(table)


def ships_everywhere(table: Table, seat: int) -> None:
    """A ship of this seat on an edge of every sea hex."""
    for hex_ in seas(table):
        edges = [int(table.kernel.topology.hex_edge[6 * hex_ + side]) for side in range(6)]
        if all(table.state.edge_owner[edge] != seat for edge in edges):
            free = next(edge for edge in edges if table.state.edge_owner[edge] < 0)
            name = table.kernel.topology.edge_name(free).replace("side ", "")
            table.put(seat, "ship", name)


@pytest.mark.rule("SEA-92", "FRND-19", "VARX-13")
def test_the_frame_is_always_open_and_only_from_there_must_the_robber_move_instead() -> None:
    table = seven_with_friends()
    ships_everywhere(table, 1)
    table.pirate("(3,1)")
    roll_seven(table)
    assert pirate_targets(table) == {"frame"}
    table.act(0, "move_pirate", hex="frame")
    roll_seven(table)
    assert pirate_targets(table) == set()
    assert table.legal(0, "move_robber")


@pytest.mark.rule("SEA-93", "FRND-15", "VARX-14")
def test_without_a_desert_a_robber_with_no_place_left_is_put_beside_the_board() -> None:
    table = seven_with_friends("four_islands", seat1=-60)
    topology = table.kernel.topology
    for hex_ in range(topology.hexes):
        if is_land(table.state.terrain[hex_]):
            table.put(1, "settlement", f"{topology.hex_name(hex_)} N")
    roll_seven(table)
    assert [action.operands["hex"] for action in table.legal(0, "move_robber")] == ["off_board"]
    table.act(0, "move_robber", hex="off_board")
    assert table.view()["board"]["robber"] == "off_board"
    table.state.vertex_owner[table.vertex("(2,4) N")] = 2
    table.kernel.rules.modules[-1].points[2] = 5
    table.give_card(0, "knight")
    table.act(0, "play_card", card="knight")
    assert table.legal(0, "move_robber"), "a knight may bring it back"


def friends_at_every_number() -> Table:
    """A tribe's map on which only closed deserts are free of friends."""
    table = seven_with_friends("forgotten_tribe", seat1=-60)
    topology = table.kernel.topology
    for hex_ in range(topology.hexes):
        if table.state.numbers[hex_]:
            table.put(1, "settlement", f"{topology.hex_name(hex_)} N")
    return table


@pytest.mark.rule("SEA-93", "FRND-15")
def test_deserts_that_the_scenario_closes_do_not_count() -> None:
    table = friends_at_every_number()
    assert any(TERRAINS[terrain] == "desert" for terrain in table.state.terrain)
    table.robber("(4,4)")
    roll_seven(table)
    assert [action.operands["hex"] for action in table.legal(0, "move_robber")] == ["off_board"]


@pytest.mark.rule("SEA-93", "FRND-15")
def test_from_the_closed_desert_where_it_starts_the_robber_goes_beside_the_board_too() -> None:
    table = friends_at_every_number()
    table.robber("(1,4)")
    roll_seven(table)
    assert [action.operands["hex"] for action in table.legal(0, "move_robber")] == ["off_board"]


# Harbormaster


@pytest.mark.rule("SEA-94")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_with_the_harbormaster_one_point_more_is_needed(scenario: str) -> None:
    for players in (3, 4):
        target = Game.new([scenario], players, seed=1).kernel.rules.base_target
        assert Game.new([scenario, "harbormaster"], players, seed=1).kernel.rules.base_target == target + 1


@pytest.mark.rule("SEA-94")
def test_a_gift_harbour_counts_like_a_printed_one() -> None:
    table = Table(["forgotten_tribe", "harbormaster"])
    table.put(0, "city", "(3,1) N", "(3,3) N")
    table.turn(0, rolled=True)
    assert table.view()["harbour_points"]["seats"] == [0, 0, 0, 0]
    for gift, edge in (("(1,1) NW", "(3,1) NW"), ("(1,4) NW", "(3,3) NW")):
        table.put(0, "ship", gift)
        assert (table.decision, table.game.actors) == ("place_gift_harbour", [0])
        kind = table.legal(0)[0].operands["harbour"]
        table.act(0, "place_gift_harbour", harbour=kind, edge=edge)
        table.turn(0, rolled=True)
    assert table.view()["harbour_points"]["seats"] == [4, 0, 0, 0]
    assert table.holder("harbormaster") == 0


# Event cards


@pytest.mark.rule("EVNT-71")
def test_an_earthquake_damages_no_ships() -> None:
    table = event_table("earthquake", beside=["new_shores"])
    table.put(0, "ship", "(3,3) NE", "(3,3) NW")
    table.put(0, "road", "(3,3) E")
    table.put(1, "ship", "(4,1) W")
    turn_up(table)
    assert (table.decision, table.game.actors) == ("damage_road", [0])
    assert edges_of(table, 0, "damage_road") == named(table, "(3,3) E")
    table.act(0, "damage_road", edge="(3,3) E")
    assert table.decision == "action", "who has only ships is skipped"


@pytest.mark.rule("EVNT-72")
def test_a_damaged_road_does_not_forbid_ships() -> None:
    table = event_table("earthquake", beside=["new_shores"])
    table.put(0, "settlement", "(3,3) N")
    table.put(0, "road", "(3,3) NW")
    table.put(0, "ship", "(3,3) NE")
    turn_up(table)
    table.act(0, "damage_road", edge="(3,3) NW")
    table.hand(0, wood=3, brick=1, wool=2)
    assert table.legal(0, "build_road") == []
    assert table.is_legal(0, "build_ship", edge="(2,2) E"), "from the building"
    table.act(0, "build_ship", edge="(2,3) SE")
    table.turn(0, rolled=True)
    assert table.is_legal(0, "move_ship", edge="(2,3) SE")


@pytest.mark.rule("EVNT-73")
@pytest.mark.parametrize("pirate", ["(3,1)", "frame"])
def test_robber_flees_leaves_the_pirate_alone(pirate: str) -> None:
    table = event_table("robber_flees", beside=["new_shores"])
    table.robber("(3,3)")
    table.pirate(pirate)
    turn_up(table)
    assert table.state.robber == table.hex("(5,3)")
    assert table.view()["seafarers"]["pirate"] == (pirate if pirate == "frame" else table.hex(pirate))


@pytest.mark.rule("EVNT-74")
def test_a_city_at_a_gold_field_yields_one_card_in_an_epidemic() -> None:
    table = event_table(("epidemic", 8), 8, beside=["new_shores"], own_map=SOUND)
    table.put(0, "city", "(3,2) N")
    for due in (1, 2):
        turn_up(table)
        for _ in range(due):
            assert table.decision == "choose_resource"
            table.act(0, "choose_resource", card="ore")
        assert table.decision == "action"
    assert table.cards(0) == {"ore": 3}


@pytest.mark.rule("SEA-97")
def test_in_the_pirate_islands_two_dice_are_rolled_for_the_fleet_only() -> None:
    table = Table(["pirate_islands", "event_cards"], dice=[(5, 2), (3, 3)], decks={"event_cards": event_deck(8, 9)})
    table.put(0, "settlement", "(3,7) N")
    path = table.view()["pirate_islands"]["fleet"]["path"]
    assert numbers_of(table.state.numbers[table.hex("(3,7)")]) == [8]
    events = turn_up(table)
    assert [event["event"] for event in events].count("rolled") == 1
    assert table.view()["seafarers"]["pirate"] == path[2], "the lower die"
    assert table.view()["number"] == 8, "the card, not the seven of the dice"
    assert table.cards(0)["wool"] == 1
    turn_up(table, seat=1)
    assert table.view()["seafarers"]["pirate"] == path[5]


# Two players


@pytest.mark.rule("SEA-95", "VARX-45")
def test_pirate_islands_are_not_for_two() -> None:
    with pytest.raises(ConfigError, match="pirate_islands"):
        Game.new(["pirate_islands", "two_player"], 2)


@pytest.mark.rule("SEA-95", "SEA-96", "VARX-44", "TWO-59")
@pytest.mark.parametrize("scenario", WITH_LARGEST_ARMY)
def test_eight_scenarios_are_for_two_on_the_board_for_three(scenario: str) -> None:
    game = Game.new([scenario, "two_player"], 2, seed=2)
    rules = game.kernel.rules
    assert rules.board.name == Game.new([scenario], 3, seed=2).kernel.rules.board.name
    assert rules.base_target == judge([scenario], 3).target
    assert rules.largest_army is not None
    play_to(game, Player(5), 150)
    assert game.kernel.state.turn > 1


def for_two(*neutral_settlements: str) -> Table:
    """Seat 0 is on turn at the coast with cards for two ships; neutral colours have these settlements."""
    table = Table(["new_shores", "two_player"], 2)
    for colour, place in enumerate(neutral_settlements, start=2):
        table.put(colour, "settlement", place)
    table.put(0, "settlement", "(3,3) N")
    table.turn(0, rolled=True)
    table.hand(0, wood=2, wool=2)
    return table


INLAND = ("(5,2) N", "(6,2) N")
COAST = "(7,2) S"


@pytest.mark.rule("TWO-63", "VARX-46")
def test_a_ship_calls_for_a_neutral_ship() -> None:
    table = for_two(INLAND[0], COAST)
    table.act(0, "build_ship", edge="(3,3) NE")
    assert (table.decision, table.game.actors) == ("build_neutral", [0])
    assert {action.kind for action in table.legal(0)} == {"place_neutral_ship"}
    assert {(action.operands["colour"], action.operands["edge"]) for action in table.legal(0)} == {
        (3, edge) for edge in named(table, "(7,2) SW", "(7,2) SE")
    }
    table.act(0, "place_neutral_ship", colour=3, edge="(7,2) SE")
    assert table.state.edge_piece[table.edge("(7,2) SE")] == table.kernel.rules.ship
    assert table.decision == "action", "a neutral ship calls for nothing more"


@pytest.mark.rule("TWO-63", "VARX-46")
def test_where_no_neutral_ship_fits_a_neutral_road_is_built_or_nothing() -> None:
    table = for_two(*INLAND)
    table.act(0, "build_ship", edge="(3,3) NE")
    assert {action.kind for action in table.legal(0)} == {"place_neutral_road"}
    table = for_two()
    table.act(0, "build_ship", edge="(3,3) NE")
    assert table.decision == "action"


@pytest.mark.rule("TWO-63", "SEA-37")
def test_the_pirate_blocks_neutral_ships_too() -> None:
    table = for_two(INLAND[0], "(3,2) N")
    table.pirate("(2,2)")
    sea = table.hex("(2,2)")
    table.put(0, "settlement", COAST)
    table.act(0, "build_ship", edge="(7,2) SE")
    offered = {action.operands["edge"] for action in table.legal(0, "place_neutral_ship")}
    blocked = {int(table.kernel.topology.hex_edge[6 * sea + side]) for side in range(6)}
    assert offered
    assert not offered & blocked


@pytest.mark.rule("TWO-63")
def test_a_moved_ship_calls_for_nothing_and_a_free_one_does() -> None:
    table = for_two(INLAND[0], COAST)
    table.put(0, "ship", "(3,3) NE")
    table.give_card(0, "road_building")
    table.turn(0, rolled=True)
    table.act(0, "move_ship", edge="(3,3) NE")
    table.act(0, "sail_ship", edge="(3,3) NW")
    assert table.decision == "action"
    table.act(0, "play_card", card="road_building")
    table.act(0, "place_ship", edge="(3,3) NE")
    assert table.decision == "build_neutral"


@pytest.mark.rule("SEA-64", "FRND-23")
def test_nobody_robs_neutral_ships_and_the_friendly_pirate_does_not_spare_them() -> None:
    table = Table(["new_shores", "two_player", "friendly_robber"], 2, dice=[(3, 4)])
    table.put(2, "ship", "(3,1) NE")
    roll_seven(table)
    table.act(0, "move_pirate", hex="(3,1)")
    assert table.decision != "choose_pirate_victim"


@pytest.mark.rule("SEA-55", "TWO-27")
def test_neutral_settlements_get_no_gold() -> None:
    table = Table(["new_shores", "two_player"], 2, own_map=SOUND, dice=[(4, 5)])
    gold = next(h for h, terrain in enumerate(table.state.terrain) if TERRAINS[terrain] == "gold_field")
    table.number(gold, 9)
    corners = table.kernel.topology.hex_vertex[6 * gold : 6 * gold + 6]
    build(table.kernel, 2, table.kernel.rules.settlement, corners[0])
    build(table.kernel, 1, table.kernel.rules.settlement, corners[2])
    table.turn(0)
    table.act(0, "roll")
    assert (table.decision, table.game.actors) == ("choose_resource", [1])
    table.act(1, "choose_resource", card="ore")
    assert table.decision == "pre_roll"


@pytest.mark.rule("SEA-81", "TWO-29")
def test_neutral_settlements_earn_nobody_special_points() -> None:
    table = Table(["new_shores", "two_player"], 2)
    area = table.view()["new_shores"]["areas"][0]["hexes"][0]
    build(table.kernel, 2, table.kernel.rules.settlement, table.kernel.topology.hex_vertex[6 * area])
    assert list(table.view()["seafarers"]["special_vp"]) == [0, 0]
    assert [area["settled_by"] for area in table.view()["new_shores"]["areas"]] == [[], [], []]


@pytest.mark.rule("SEACLO-10", "TWO-63")
def test_neutral_lines_to_a_village_make_no_relation() -> None:
    table = Table(["cloth_for_catan", "two_player"], 2)
    ship, settlement = table.kernel.rules.ship, table.kernel.rules.settlement
    # Village 11 is one ship away from the first settlement, village 3 from the second.
    build(table.kernel, 2, settlement, table.vertex("(1,3) S"))
    build(table.kernel, 2, ship, table.edge("(2,3) E"))
    build(table.kernel, 3, ship, table.edge("(6,3) E"))
    build(table.kernel, 3, settlement, table.vertex("(7,3) N"))
    part = table.view()["cloth_for_catan"]
    assert {(village["cloth"], *village["trades_with"]) for village in part["villages"].values()} == {(5,)}
    assert part["cloth"] == [0, 0]


# Other expansions, as far as the catalog knows them


@pytest.mark.rule("SEA-98", "VARX-68")
@pytest.mark.parametrize("scenario", WITH_LARGEST_ARMY)
def test_with_cities_and_knights_two_points_more_are_needed(scenario: str) -> None:
    for players in (3, 4):
        assert judge([scenario, "cities_and_knights"], players).target == judge([scenario], players).target + 2


@pytest.mark.rule("SEA-105")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("traders", members("tb_scenario"))
def test_combined_boards_start_from_the_map_and_name_hexes_on_it(scenario: str, traders: str) -> None:
    for players in (3, 4):
        verdict = judge([scenario, traders], players)
        if not verdict.legal:
            assert verdict.reason
            continue
        start, *steps = board_steps(verdict.modules, players)
        board = combined_map(start_board(start, players))
        assert board.name.startswith(scenario)
        for step in steps:
            cells = [*step.operands.get("cells", []), *([step.operands["cell"]] if "cell" in step.operands else [])]
            hexes = [board.topology.hex_at(*cell) for cell in cells]
            assert -1 not in hexes, f"{step.op} names a place that is no hex"
            if step.op == "replace_hex":
                terrain, _, number = step.operands["expect"].partition(":")
                assert TERRAINS[board.terrain[hexes[0]]] == terrain
                assert numbers_of(board.numbers[hexes[0]]) == ([int(number)] if number else [])


def combined_map(name: str) -> MapFile:
    """The map of a recipe's name; scenarios with one board name it without the number of players."""
    scenario, _, kind = name.partition("/")
    shared = {"forgotten_tribe", "cloth_for_catan", "pirate_islands", "wonders", "new_world"}
    return load_map(f"seafarers/{scenario}" if scenario in shared else f"seafarers/{scenario}_{kind}")
