"""The game for two with other modules: real ones, and toys for the numbers that scenarios will change."""

from __future__ import annotations

import pytest

from skerry.board.terrain import OASIS, SWAMP, TERRAINS
from skerry.catalog import MODULES, judge, partners
from skerry.catalog.combinations import load_combinations
from skerry.engine.digest import kept_by
from skerry.engine.rules import Rules
from skerry.rules.variants.event_cards.tables import CARDS
from tests.table import Table
from tests.toys import NewRoute, Tuned

TWO = ("base", "two_player")
EVENTS = ("base", "event_cards", "two_player")

SWAMPS = """
name swamps
players 3
target 10
row 0 offset 1: forest:4 hill:6 pasture:9
row 1 offset 0: pasture:5 swamp field:8 swamp
row 2 offset 1: mountain:9 desert field:3
marker neutral: (1,2) corner N, (0,0) corner NW
marker robber: (0,0)
"""


def events_deck(*top: tuple[int, str]) -> dict[str, list[int]]:
    """All event cards, these ones on top in the order in which they are turned up."""
    chosen: list[int] = []
    for number, event in top:
        chosen.append(
            next(i for i, c in enumerate(CARDS) if (c.number, c.event) == (number, event) and i not in chosen)
        )
    rest = [i for i in range(len(CARDS)) if i not in chosen]
    return {"event_cards": [*rest, *reversed(chosen)]}


def with_events(*top: tuple[int, str]) -> Table:
    """Seat 0 begins a turn with these cards on top of the deck."""
    table = Table(EVENTS, players=2, decks=events_deck(*top))
    table.robber("(4,2)")
    return table


# What combines


@pytest.mark.rule("TWO-59")
def test_combines_with_variants_island_scenarios_and_all_sea_scenarios_but_one() -> None:
    groups = ("variant", "tb_scenario", "seafarers_scenario")
    wanted = {name for name, module in MODULES.items() if module.group in groups} - {"two_player", "pirate_islands"}
    assert wanted <= set(partners("two_player"))
    refusal = judge(["two_player", "pirate_islands"], 2)
    assert not refusal.legal
    assert "Largest Army" in str(refusal.reason)


@pytest.mark.rule("TWO-58")
def test_the_target_is_that_of_the_underlying_game() -> None:
    assert judge(TWO, 2).target == 10
    for scenario in ("fishermen", "rivers", "caravans", "barbarian_attack", "traders_and_barbarians", "new_shores"):
        assert judge([scenario, "two_player"], 2).target == judge([scenario], 3).target


@pytest.mark.rule("TWO-83")
def test_with_cities_and_knights_the_rules_of_their_combination_hold() -> None:
    row = load_combinations().find({"two_player", "cities_and_knights"})
    assert row is not None
    assert row.rules
    assert all(rule.startswith("TWOCK-") for rule in row.rules)
    assert judge(["cities_and_knights", "two_player"], 2).target == 13


# Event cards


@pytest.mark.rule("TWO-60", "TWO-86", "VARX-25")
def test_two_cards_are_turned_up_each_resolved_before_the_next() -> None:
    table = with_events((8, "none"), (10, "none"))
    table.put(0, "settlement", "(1,3) SE")  # hill:10 and mountain:8
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "pre_roll"
    assert table.cards(0) == {"ore": 1}
    assert table.view()["event_cards"]["cards_left"] == 30
    table.act(0, "roll")
    assert table.decision == "action"
    assert table.cards(0) == {"ore": 1, "brick": 1}
    assert table.view()["event_cards"]["cards_left"] == 29


@pytest.mark.rule("TWO-60", "VARX-25")
def test_a_second_card_with_the_same_number_is_not_replaced_and_produces_nothing() -> None:
    table = with_events((8, "none"), (8, "none"), (10, "none"))
    table.put(0, "settlement", "(1,3) SE")
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "roll")
    assert table.decision == "action"
    assert table.cards(0) == {"ore": 1}
    assert table.view()["event_cards"]["cards_left"] == 29


@pytest.mark.rule("TWO-61", "VARX-26")
def test_the_event_of_the_second_card_happens_even_if_its_number_does_not_count() -> None:
    table = with_events((6, "none"), (6, "earthquake"))
    table.put(0, "settlement", "(1,1) SW")  # hill:6
    table.put(0, "road", "(1,1) SW")
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "roll")
    assert (table.decision, table.game.actors) == ("damage_road", [0])
    table.act(0, "damage_road", edge="(1,1) SW")
    assert table.decision == "action"
    assert table.cards(0) == {"brick": 1}


@pytest.mark.rule("TWO-61", "VARX-26")
def test_a_second_robber_attack_is_skipped_as_a_whole() -> None:
    table = with_events((7, "robber_attack"), (7, "robber_attack"))
    table.hand(1, wood=8)
    table.turn(0)
    table.act(0, "roll")
    for _ in range(4):
        table.act(1, "discard", card="wood")
    table.act(0, "move_robber", hex="(0,0)")
    table.hand(1, wood=8)
    table.act(0, "roll")
    assert table.decision == "action"
    assert table.cards(1) == {"wood": 8}
    assert table.state.robber == table.hex("(0,0)")


@pytest.mark.rule("TWO-62")
def test_an_earthquake_spares_neutral_roads_and_a_repair_calls_for_none() -> None:
    table = with_events((6, "earthquake"), (3, "none"))
    table.put(0, "settlement", "(2,0) S")
    table.put(0, "road", "(2,0) SE")
    table.put(2, "road", "(0,1) SE")
    table.turn(0)
    table.act(0, "roll")
    assert table.legal(0) == [table.action("damage_road", {"edge": "(2,0) SE"})]
    table.act(0, "damage_road", edge="(2,0) SE")
    # Seat 1 has no road; neutral colours are not asked for.
    assert table.decision == "pre_roll"
    assert table.view()["event_cards"]["damaged_roads"] == [table.edge("(2,0) SE")]
    table.act(0, "roll")
    table.hand(0, wood=1, brick=1)
    table.act(0, "repair_road", edge="(2,0) SE")
    assert table.decision == "action"
    assert table.view()["event_cards"]["damaged_roads"] == []
    assert table.supply(2, "road") == 14


@pytest.mark.rule("TWO-85")
def test_trade_advantage_does_nothing_while_a_neutral_colour_holds_longest_road() -> None:
    table = with_events((5, "trade_advantage"))
    table.put(2, "road", "(0,1) SW", "(1,1) NW", "(1,1) W", "(1,1) SW", "(1,1) SE")
    assert table.holder("longest_road") == 2
    table.hand(0, wood=1)
    table.hand(1, ore=1)
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "pre_roll"
    assert (table.cards(0), table.cards(1)) == ({"wood": 1}, {"ore": 1})


@pytest.mark.rule("TWO-85")
def test_neutral_colours_take_no_part_in_events() -> None:
    table = with_events((12, "calm_sea"), (10, "neighborly_assistance"))
    table.put(2, "settlement", "(0,0) N", "(1,3) NE")
    table.put(0, "settlement", "(2,4) SE")
    table.hand(0, wood=1)
    table.turn(0)
    table.act(0, "roll")
    # The one harbour of seat 0 is the most that a player has, whatever neutral colours have.
    assert (table.decision, table.game.actors) == ("choose_resource", [0])
    table.act(0, "choose_resource", card="ore")
    table.act(0, "roll")
    # One card for the one opponent with fewer points, and none for anybody else.
    assert (table.decision, table.game.actors) == ("give_cards", [0])
    table.act(0, table.legal(0)[0].kind, **table.legal(0)[0].operands)
    assert table.decision == "action"
    assert sum(table.cards(0).values()) == 1
    assert sum(table.cards(1).values()) == 1


# Friendly robber


@pytest.mark.rule("TWO-84")
def test_neutral_settlements_are_not_protected_from_a_friendly_robber() -> None:
    table = Table(["base", "friendly_robber", "two_player"], players=2, dice=[(3, 4)])
    table.put(1, "settlement", "(3,3) S")
    table.turn(0)
    table.act(0, "roll")
    assert table.points(2) == 1
    # At (0,1) stands a neutral settlement, at (3,3) one of a player with few points.
    assert table.is_legal(0, "move_robber", hex="(0,1)")
    assert not table.is_legal(0, "move_robber", hex="(3,3)")


# What scenarios will change, shown by toys


def in_turn(*toys: object, own_map: str | None = None) -> Table:
    """Seat 0 has rolled, with a settlement and a road; the robber is on (0,0)."""
    table = Table([*TWO, *toys], players=2, own_map=own_map)
    table.robber("(0,0)")
    table.put(0, "settlement", "(2,0) S")
    table.put(0, "road", "(2,0) SE")
    table.turn(0, rolled=True)
    return table


def colours_of(table: Table, kind: str) -> set[object]:
    return {action.operands["colour"] for action in table.legal(0, kind)}


class NeutralBridge(NewRoute):
    """A route piece that is also built for the neutral colours."""

    def declare(self, rules: Rules) -> None:
        super().declare(rules)
        rules.module("two_player").neutral_names["bridge"] = ("bridge", "road")


@pytest.mark.rule("TWO-70")
def test_a_bridge_calls_for_a_neutral_one_or_else_a_road_or_else_nothing() -> None:
    table = in_turn(NeutralBridge("bridge"))
    rules = table.kernel.rules
    table.act(0, "build_bridge", edge="(2,0) SW")
    assert {action.kind for action in table.legal(0)} == {"place_neutral_bridge"}
    assert colours_of(table, "place_neutral_bridge") == {2, 3}
    table.act(0, "place_neutral_bridge", colour=2, edge="(0,1) SE")
    assert table.state.edge_piece[table.edge("(0,1) SE")] == rules.piece("bridge")
    assert table.decision == "action"

    for colour in (2, 3):
        table.state.supply[colour * rules.piece_count + rules.piece("bridge")] = 0
    table.act(0, "build_bridge", edge="(2,0) W")
    assert {action.kind for action in table.legal(0)} == {"place_neutral_road"}
    table.act(0, "place_neutral_road", colour=3, edge="(4,1) NW")

    for colour in (2, 3):
        table.state.supply[colour * rules.piece_count + rules.road] = 0
    table.state.supply[rules.piece("bridge")] = 1
    table.act(0, "build_bridge", edge="(2,0) NW")
    assert table.decision == "action"


@pytest.mark.rule("TWO-65")
def test_a_scenario_may_do_without_trade_tokens() -> None:
    def no_tokens(rules) -> None:
        rules.module("two_player").tokens.leave_out()

    table = Table([*TWO, Tuned(no_tokens)], players=2)
    table.act(0, "found_building", vertex="(2,2) SW")
    assert "trade_tokens" not in table.view()
    table = in_turn(Tuned(no_tokens))
    table.state.knights[0] = 1
    table.hand(0, wood=1)
    table.hand(1, wood=1)
    for kind, operands in (("forced_trade", {}), ("send_robber_home", {"hex": "(2,2)"}), ("turn_in_knight", {})):
        assert table.refused(0, kind, **operands) == "there are no trade tokens in this game"
    kept = kept_by(table.kernel, "two_player")
    assert [*kept["held"], *kept["supply"]] == [0, 0, 0]


def earned_at(vertex: str, terrain: int, count: int) -> int:
    """What a founding settlement earns on the map of swamps when a terrain is worth so many tokens."""

    def worth(rules) -> None:
        rules.module("two_player").tokens.by_terrain[terrain] = count

    own_map = SWAMPS.replace("swamp field", f"{TERRAINS[terrain]} field")
    table = Table([*TWO, Tuned(worth)], players=2, own_map=own_map)
    table.act(0, "found_building", vertex=vertex)
    return table.view()["trade_tokens"]["seats"][0] - 5


@pytest.mark.rule("TWO-68")
def test_a_settlement_at_a_swamp_can_earn_two_tokens() -> None:
    assert earned_at("(1,1) SW", SWAMP, 2) == 2
    # On the coast as well.
    assert earned_at("(1,3) NE", SWAMP, 2) == 3
    assert earned_at("(1,3) NE", SWAMP, 0) == 1


@pytest.mark.rule("TWO-69")
def test_the_robber_action_can_send_the_robber_to_a_swamp() -> None:
    def to_swamp(rules) -> None:
        rules.robber_home = SWAMP

    table = in_turn(Tuned(to_swamp), own_map=SWAMPS)
    assert [action.operands["hex"] for action in table.legal(0, "send_robber_home")] == [
        table.hex("(1,1)"),
        table.hex("(1,3)"),
    ]
    table.act(0, "send_robber_home", hex="(1,1)")
    assert table.state.robber == table.hex("(1,1)")
    table.turn(1, rolled=True)
    assert table.legal(1, "send_robber_home") == []


@pytest.mark.rule("TWO-74")
def test_the_robber_action_can_send_the_robber_beside_the_board() -> None:
    def beside(rules) -> None:
        rules.robber_home = -1

    table = in_turn(Tuned(beside), own_map=SWAMPS.replace("swamp field", "oasis field"))
    assert OASIS in list(table.state.terrain)
    table.act(0, "send_robber_home", hex="off_board")
    assert table.view()["board"]["robber"] == "off_board"
    table.turn(1, rolled=True)
    assert table.legal(1, "send_robber_home") == []
