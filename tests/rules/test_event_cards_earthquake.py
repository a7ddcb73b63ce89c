"""The earthquake: damaged roads, what they forbid, and their repair."""

from __future__ import annotations

import pytest

from skerry.engine.module import Module
from skerry.engine.placement import piece_fits
from tests.event_deck import event_table, turn_up
from tests.table import Table, crest, crest_vertex
from tests.toys import KnightPieces, NewRoute, RoadRemoval

# Four roads eastwards along the north of row 1 from the settlement of seat 0.
ROADS = crest(1, 4, first=2)
HOME = crest_vertex(1, 2)


def shaken(*damaged: str, cards: tuple[int, ...] = (), beside: tuple[Module, ...] = ()) -> Table:
    """Seat 0 has a line of four roads, of which earthquakes damage some; then it is its action part."""
    table = event_table("earthquake", *cards, beside=beside)
    table.put(0, "settlement", HOME)
    table.put(0, "road", *ROADS)
    turn_up(table)
    table.act(0, "damage_road", edge=damaged[0])
    for edge in damaged[1:]:
        damage(table, edge)
    return table


def damage(table: Table, edge: str) -> None:
    """Another damage, as by a later earthquake."""
    own = table.kernel.rules.module("event_cards").own
    own.damaged.set(table.kernel, table.edge(edge), 1)
    own.damages.change(table.kernel, 0, 1)


def damaged(table: Table) -> set[int]:
    return set(table.view()["event_cards"]["damaged_roads"])


@pytest.mark.rule("EVNT-21", "EVNT-26")
def test_every_player_damages_a_road_of_choice_in_turn_order() -> None:
    table = event_table("earthquake")
    table.put(0, "road", "(0,0) NE", "(0,0) NW")
    table.put(1, "road", "(2,0) W")
    table.put(3, "road", "(4,0) SW")
    turn_up(table, seat=1)
    assert (table.decision, table.game.actors) == ("damage_road", [1])
    assert "your own roads" in table.refused(1, "damage_road", edge="(0,0) NE")
    table.act(1, "damage_road", edge="(2,0) W")
    assert table.game.actors == [3], "who has no road is skipped"
    table.act(3, "damage_road", edge="(4,0) SW")
    table.act(0, "damage_road", edge="(0,0) NW")
    assert damaged(table) == {table.edge(edge) for edge in ("(2,0) W", "(4,0) SW", "(0,0) NW")}
    assert table.decision == "action"


@pytest.mark.rule("EVNT-22")
def test_with_a_damaged_road_no_new_road_may_be_built() -> None:
    table = shaken(ROADS[0])
    table.hand(0, wood=2, brick=2)
    assert table.legal(0, "build_road") == []
    new = crest(1, 1, first=6)[0]
    assert table.refused(0, "build_road", edge=new) == "the earthquake damaged a road of yours: repair it first"
    assert str(table.game.why_not(0)["build_road"]) == "the earthquake damaged a road of yours: repair it first"
    table.act(0, "repair_road", edge=ROADS[0])
    table.act(0, "build_road", edge=new)


@pytest.mark.rule("EVNT-23")
def test_a_repair_costs_a_wood_and_a_brick_and_no_piece_in_the_building_part() -> None:
    table = shaken(ROADS[0], cards=(11,))
    table.hand(0, wood=1)
    assert table.refused(0, "repair_road", edge=ROADS[0]) == "a repair costs 1 brick more than you hold"
    table.hand(0, wood=1, brick=2)
    pieces = table.supply(0, "road")
    bank = table.in_bank("wood"), table.in_bank("brick")
    assert "none of your damaged roads" in table.refused(0, "repair_road", edge=ROADS[1])
    table.turn(0)
    assert "does not answer" in table.refused(0, "repair_road", edge=ROADS[0])
    table.act(0, "roll")
    table.act(0, "repair_road", edge=ROADS[0])
    assert table.cards(0) == {"brick": 1}
    assert (table.in_bank("wood"), table.in_bank("brick")) == (bank[0] + 1, bank[1] + 1)
    assert table.supply(0, "road") == pieces
    assert damaged(table) == set()
    table.hand(1, wood=1, brick=1)
    assert "seat 1 is not asked" in table.refused(1, "repair_road", edge=ROADS[0])


@pytest.mark.rule("EVNT-21", "EVNT-23")
def test_a_road_is_repaired_by_its_owner_only() -> None:
    table = event_table("earthquake")
    table.put(0, "road", ROADS[0])
    table.put(1, "road", ROADS[3])
    turn_up(table)
    table.act(0, "damage_road", edge=ROADS[0])
    table.act(1, "damage_road", edge=ROADS[3])
    table.hand(0, wood=1, brick=1)
    assert {action.operands["edge"] for action in table.legal(0, "repair_road")} == {table.edge(ROADS[0])}
    assert table.refused(0, "repair_road", edge=ROADS[3]) == "that is none of your damaged roads"


@pytest.mark.rule("EVNT-23")
def test_a_repair_closes_the_trading_part_like_any_building() -> None:
    table = event_table("earthquake", trade_build="separate")
    table.put(0, "road", ROADS[0])
    turn_up(table)
    table.act(0, "damage_road", edge=ROADS[0])
    table.hand(0, wood=5, brick=1)
    assert table.legal(0, "bank_trade")
    table.act(0, "repair_road", edge=ROADS[0])
    assert table.legal(0, "bank_trade") == []


@pytest.mark.rule("EVNT-24")
def test_damaged_roads_still_count_for_the_longest_road() -> None:
    table = event_table("earthquake")
    table.put(0, "road", *crest(1, 5, first=2))
    turn_up(table)
    table.act(0, "damage_road", edge=ROADS[2])
    assert table.route(0) == 5
    assert table.holder("longest_road") == 0


@pytest.mark.rule("EVNT-25")
def test_no_settlement_at_the_end_of_a_damaged_road_unless_an_intact_one_ends_there() -> None:
    table = shaken(ROADS[3])
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    end = crest_vertex(1, 6)
    assert table.refused(0, "build_settlement", vertex=end) == "the earthquake damaged a road of yours: repair it first"
    assert table.is_legal(0, "build_settlement", vertex=crest_vertex(1, 4))
    assert table.is_legal(0, "build_settlement", vertex=crest_vertex(1, 5)), "an intact road ends there too"
    damage(table, ROADS[2])
    assert not table.is_legal(0, "build_settlement", vertex=crest_vertex(1, 5))
    assert table.is_legal(0, "build_settlement", vertex=crest_vertex(1, 4))


@pytest.mark.rule("EVNT-25")
def test_an_intact_ship_is_as_good_as_an_intact_road_there() -> None:
    table = shaken(ROADS[3], beside=(NewRoute("ship"),))
    table.put(0, "ship", crest(1, 1, first=6)[0])
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    assert table.is_legal(0, "build_settlement", vertex=crest_vertex(1, 6))


@pytest.mark.rule("EVNT-26")
def test_only_intact_roads_are_chosen_and_who_has_none_is_skipped() -> None:
    table = event_table("earthquake", 8)
    table.put(0, "road", ROADS[0])
    turn_up(table)
    table.act(0, "damage_road", edge=ROADS[0])
    table.turn(0)
    table.kernel.ask(table.kernel.rules.decision("damage_road"), 0)
    table.kernel.settle()
    assert table.decision == "pre_roll"


@pytest.mark.rule("EVNT-27")
def test_a_later_earthquake_damages_a_further_road_and_all_must_be_repaired() -> None:
    table = shaken(ROADS[0])
    table.state.kept[table.kernel.rules.module("event_cards").own.deck.at] = 36  # the same card lies on top again
    turn_up(table)
    assert {action.operands["edge"] for action in table.legal(0)} == {table.edge(edge) for edge in ROADS[1:]}
    table.act(0, "damage_road", edge=ROADS[1])
    assert damaged(table) == {table.edge(edge) for edge in ROADS[:2]}
    table.hand(0, wood=3, brick=3)
    table.act(0, "repair_road", edge=ROADS[1])
    assert table.legal(0, "build_road") == []
    table.act(0, "repair_road", edge=ROADS[0])
    assert table.legal(0, "build_road")
    assert table.cards(0) == {"wood": 1, "brick": 1}


@pytest.mark.rule("EVNT-28", "EVNT-29")
def test_a_free_road_repairs_first_and_builds_when_all_is_intact() -> None:
    table = shaken(ROADS[0])
    table.hand(0)
    table.give_card(0, "road_building")
    table.act(0, "play_card", card="road_building")
    assert {action.kind for action in table.legal(0)} == {"repair_road"}
    assert "repair it first" in table.refused(0, "place_road", edge=crest(1, 1, first=6)[0])
    table.act(0, "repair_road", edge=ROADS[0])
    assert table.cards(0) == {}
    assert table.decision == "place_free_route"
    assert {action.kind for action in table.legal(0)} == {"place_road"}
    table.act(0, "place_road", edge=crest(1, 1, first=6)[0])
    assert table.decision == "action"


@pytest.mark.rule("EVNT-28")
def test_road_building_can_be_played_for_repairs_without_a_road_piece() -> None:
    table = shaken(ROADS[0], ROADS[2])
    table.state.supply[table.kernel.rules.road] = 0
    table.give_card(0, "road_building")
    table.act(0, "play_card", card="road_building")
    table.act(0, "repair_road", edge=ROADS[0])
    table.act(0, "repair_road", edge=ROADS[2])
    assert table.decision == "action"
    assert damaged(table) == set()
    assert table.refused(0, "play_card", card="road_building").startswith("you hold no")


@pytest.mark.rule("EVNT-63")
def test_an_opponent_may_build_at_the_end_of_someone_elses_damaged_road() -> None:
    table = shaken(ROADS[3])
    table.put(1, "road", crest(1, 1, first=6)[0])
    table.turn(1, rolled=True)
    table.hand(1, wood=2, brick=2, wool=1, grain=1)
    assert table.is_legal(1, "build_settlement", vertex=crest_vertex(1, 6))
    assert table.legal(1, "build_road")


# Route pieces that are no roads, and what other modules do to roads


@pytest.mark.rule("EVNT-76")
def test_only_roads_can_be_damaged() -> None:
    table = event_table("earthquake", beside=[NewRoute("bridge", pieces=3)])
    table.put(0, "bridge", *ROADS[:2])
    table.put(0, "road", ROADS[2])
    table.put(1, "bridge", "(4,0) SW")
    turn_up(table)
    assert [action.operands["edge"] for action in table.legal(0)] == [table.edge(ROADS[2])]
    table.act(0, "damage_road", edge=ROADS[2])
    assert table.decision == "action", "who has only bridges is skipped"


@pytest.mark.rule("EVNT-77")
def test_a_bridge_needs_an_intact_road_or_a_building_while_a_road_is_damaged() -> None:
    table = shaken(ROADS[3], beside=(NewRoute("bridge"),))
    module = table.kernel.rules.modules[1]
    bridge = table.kernel.rules.piece("bridge")

    def fits(edge: str) -> bool:
        return bool(module.adjust_site(table.kernel, 0, bridge, table.edge(edge), True))

    assert fits("(1,1) W"), "from the building"
    assert fits("(0,1) E"), "from an intact road"
    assert not fits(crest(1, 1, first=6)[0]), "from the damaged road only"
    assert piece_fits(table.kernel, 0, bridge, table.edge("(1,1) W"))


@pytest.mark.rule("EVNT-69")
def test_other_pieces_may_stand_at_damaged_roads() -> None:
    table = shaken(ROADS[3], beside=(KnightPieces(0, 0, 0, 0),))
    module = table.kernel.rules.modules[1]
    knight = table.kernel.rules.piece("knight_piece")
    assert module.adjust_site(table.kernel, 0, knight, table.vertex(crest_vertex(1, 6)), True)


@pytest.mark.rule("EVNT-70")
def test_a_damaged_road_cannot_be_taken_off() -> None:
    table = shaken(ROADS[3], beside=(RoadRemoval(),))
    assert not table.is_legal(0, "remove_road", edge=ROADS[3])
    assert table.is_legal(0, "remove_road", edge=ROADS[2])
    table.hand(0, wood=1, brick=1)
    table.act(0, "repair_road", edge=ROADS[3])
    assert table.is_legal(0, "remove_road", edge=ROADS[3])
