"""When a camel comes, on which edges it may go, and how caravans grow, merge and end."""

from __future__ import annotations

import pytest

from skerry.rules.traders_and_barbarians.caravans.route import open_ways
from tests.caravan_park import (
    ACROSS,
    ARROWS,
    HEADS,
    ROUND,
    bid,
    bid_all,
    build,
    camels,
    caravan_table,
    caravans,
    edges,
    fronts,
    hands,
    on_turn,
    open_edges,
    told,
    vote_on,
)
from tests.table import Table

ARROW_EDGES = tuple(ARROWS.values())
# One arrow leads somewhere, and from there it goes round the forest; on the other map none does.
ONE_WAY = "name one_way\nrow 0 offset 0: oasis forest:9\narrows NW NE S\n"
NO_WAY = "name no_way\nrow 0 offset 0: oasis sea forest:9 hill:4\narrows NW NE S\n"


def decided(table: Table) -> str:
    """The seat on turn ends it; what is asked next."""
    table.act(int(table.state.active), "end_turn")
    return table.decision


# When a camel comes


@pytest.mark.rule("CARV-18", "CARV-19", "CARV-22")
def test_after_a_turn_in_which_somebody_built_comes_a_vote_and_then_the_next_turn() -> None:
    table = on_turn()
    build(table, 0)
    assert table.decision == "action", "the turn goes on"
    assert told(table)["vote"] is None
    hands(table, (0, 0), (0, 1), (0, 0), (0, 0))
    table.act(0, "end_turn")
    assert (table.decision, table.game.turn, table.state.active) == ("bid", 1, 0)
    bid_all(table, 0, 1, 0, 0)
    table.act(1, "place_camel", edge=ARROWS["S"])
    assert (table.decision, table.game.turn, table.state.active) == ("pre_roll", 2, 1)
    assert told(table)["camel_supply"] == 21
    assert told(table)["camels"] == {str(table.edge(ARROWS["S"])): table.vertex(HEADS["S"])}


@pytest.mark.rule("CARV-19")
def test_a_settlement_brings_one_like_a_city() -> None:
    table = on_turn()
    table.put(0, "road", "(0,0) NE")
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.act(0, "build_settlement", vertex="(0,0) N")
    assert decided(table) == "bid"


@pytest.mark.rule("CARV-20")
def test_it_is_one_camel_however_much_was_built() -> None:
    table = on_turn()
    table.put(0, "settlement", "(0,1) N", "(0,2) N")
    table.put(0, "road", "(0,0) NE")
    table.hand(0, wood=1, brick=1, wool=1, grain=5, ore=6)
    table.act(0, "build_settlement", vertex="(0,0) N")
    table.act(0, "build_city", vertex="(0,1) N")
    table.act(0, "build_city", vertex="(0,2) N")
    assert decided(table) == "bid"
    bid_all(table, 0, 0, 0, 0)
    table.act(0, "place_camel", edge=ARROWS["NE"])
    assert table.decision == "pre_roll"
    assert told(table)["camel_supply"] == 21


@pytest.mark.rule("CARV-21")
def test_roads_and_cards_bring_none() -> None:
    table = on_turn()
    table.put(0, "road", "(0,0) NE")
    table.hand(0, wood=1, brick=1, wool=1, grain=1, ore=1)
    table.act(0, "build_road", edge="(0,0) NW")
    table.act(0, "buy_card")
    assert decided(table) == "pre_roll"


@pytest.mark.rule("CARV-19")
def test_what_was_built_in_an_earlier_turn_brings_none_again() -> None:
    table = on_turn()
    build(table, 0)
    assert decided(table) == "bid"
    bid_all(table, 0, 0, 0, 0)
    table.act(0, "place_camel", edge=ARROWS["NE"])
    table.turn(1, rolled=True)
    assert decided(table) == "pre_roll"


@pytest.mark.rule("CARV-23")
def test_without_a_camel_or_a_legal_edge_nobody_votes() -> None:
    table = on_turn()
    caravans(table).supply.set(table.kernel, 0, 0)
    build(table, 0)
    assert decided(table) == "pre_roll"
    table = on_turn(players=3, own_map=NO_WAY)
    table.put(0, "settlement", "(0,2) N")
    table.hand(0, grain=2, ore=3)
    table.act(0, "build_city", vertex="(0,2) N")
    assert open_edges(table) == set()
    assert decided(table) == "pre_roll"
    assert told(table)["camel_supply"] == 22


@pytest.mark.rule("CARV-24")
def test_a_single_legal_edge_is_taken_without_a_vote() -> None:
    table = on_turn(players=3, own_map=ONE_WAY)
    table.put(0, "settlement", "(0,1) SE")
    table.hand(0, grain=4, ore=3, wool=2)
    table.act(0, "build_city", vertex="(0,1) SE")
    assert open_edges(table) == edges(table, "(0,1) NW")
    events = table.act(0, "end_turn")
    assert table.decision == "pre_roll"
    assert [event.to_json() for event in events if event.kind == "camel_placed"] == [
        {"event": "camel_placed", "seat": 0, "edge": table.edge("(0,1) NW"), "vertex": table.vertex("(0,1) N")}
    ]
    assert table.cards(0) == {"grain": 2, "wool": 2}, "nobody lays a card"
    assert open_edges(table) == edges(table, "(0,1) NE")


# Legal edges


@pytest.mark.rule("CARV-28", "CARV-29", "CARV-32")
def test_example_1_the_first_camel_has_three_places() -> None:
    table = caravan_table()
    assert open_edges(table) == edges(table, *ARROW_EDGES)
    sides = {int(table.kernel.topology.hex_edge[6 * table.hex("(2,2)") + side]) for side in range(6)}
    assert not open_edges(table) & sides, "never on a side of the oasis"


@pytest.mark.rule("CARV-30", "CARV-32", "CARV-33")
def test_example_2_the_second_camel_has_four_places() -> None:
    table = caravan_table()
    camels(table, ARROWS["NW"])
    assert open_edges(table) == edges(table, ARROWS["NE"], ARROWS["S"], "(2,1) NW", "(1,0) E")


@pytest.mark.rule("CARV-27", "CARV-28")
def test_a_caravan_heads_away_from_the_oasis() -> None:
    table = caravan_table()
    for corner in ("NE", "S", "NW"):
        camels(table, ARROWS[corner])
    assert fronts(table) == [table.vertex(HEADS[corner]) for corner in ("NE", "S", "NW")]
    for corner, edge in ARROWS.items():
        assert told(table)["camels"][str(table.edge(edge))] == table.vertex(HEADS[corner])


@pytest.mark.rule("CARV-28", "CARV-32")
def test_each_arrow_starts_one_caravan_and_three_offer_six_edges_at_most() -> None:
    table = caravan_table()
    camels(table, *ARROW_EDGES)
    assert open_edges(table) == edges(table, "(2,1) NW", "(1,0) E", "(2,3) NE", "(1,2) E", "(4,1) NW", "(4,1) NE")


@pytest.mark.rule("CARV-25")
def test_no_edge_has_two_camels() -> None:
    table = polled_round(ROUND[:1])
    taken = table.edge(ROUND[0])
    assert taken not in open_edges(table)
    assert table.refused(0, "place_camel", edge=taken).startswith("a camel goes on a free edge at the front")


def polled_round(walked: tuple[str, ...]) -> Table:
    """Camels went this way; seat 0 places the next one."""
    table = on_turn()
    camels(table, *walked)
    vote_on(table, *((0, 0),) * 4)
    bid_all(table, 0, 0, 0, 0)
    return table


@pytest.mark.rule("CARV-26")
def test_roads_and_camels_share_an_edge_whoever_came_first() -> None:
    table = on_turn()
    table.put(1, "road", ARROWS["NW"])
    table.put(0, "settlement", "(2,1) NW")
    camels(table, ARROWS["NW"], "(2,1) NW")
    assert table.edge(ARROWS["NW"]) in {int(edge) for edge in told(table)["camels"]}
    table.hand(0, wood=1, brick=1)
    table.act(0, "build_road", edge="(2,1) NW")
    assert table.state.edge_owner[table.edge("(2,1) NW")] == 0
    assert str(table.edge("(2,1) NW")) in told(table)["camels"]


@pytest.mark.rule("CARV-27", "CARV-30")
def test_the_front_of_a_further_camel_is_the_far_end() -> None:
    table = polled_round(ROUND[:1])
    events = table.act(0, "place_camel", edge="(2,1) NW")
    heard = [event.to_json() for event in events if event.kind == "camel_placed"]
    assert heard == [
        {"event": "camel_placed", "seat": 0, "edge": table.edge("(2,1) NW"), "vertex": table.vertex("(2,1) NW")}
    ]
    assert table.vertex("(2,1) NW") in fronts(table)


@pytest.mark.rule("CARV-31")
def test_a_caravan_does_not_branch_and_leaves_no_gap() -> None:
    table = caravan_table()
    camels(table, ARROWS["NW"], "(2,1) NW")
    assert table.edge("(1,0) E") not in open_edges(table), "the other edge at a vertex that it has left"
    near = edges(table, "(2,0) NE", "(2,0) E")
    assert open_edges(table) == near | edges(table, ARROWS["NE"], ARROWS["S"])


@pytest.mark.rule("CARV-33")
def test_caravans_are_started_and_continued_in_any_order() -> None:
    table = caravan_table()
    camels(table, *ROUND[:3])
    assert edges(table, ARROWS["NE"], ARROWS["S"]) <= open_edges(table)
    camels(table, ARROWS["S"])
    assert edges(table, ARROWS["NE"], "(1,1) NE", "(4,1) NW", "(4,1) NE") <= open_edges(table)
    camels(table, "(1,1) NE")
    assert table.edge(ARROWS["NE"]) in open_edges(table)


@pytest.mark.rule("CARV-34")
def test_a_caravan_may_take_the_edge_of_an_unused_arrow_from_outside() -> None:
    table = caravan_table()
    camels(table, *ACROSS)
    assert table.edge(ARROWS["NE"]) in open_edges(table)
    camels(table, ARROWS["NE"], head="(2,2) NE")
    assert fronts(table) == [None, None, table.vertex("(2,2) NE")]
    assert open_edges(table) == edges(table, ARROWS["S"], "(2,2) NE", "(2,2) E"), "that arrow starts nothing any more"


@pytest.mark.rule("CARV-28", "CARV-34", "CARV-52")
def test_or_the_arrow_starts_a_caravan_there_that_meets_it() -> None:
    table = polled_round(ACROSS)
    table.act(0, "place_camel", edge=ARROWS["NE"])
    assert (table.decision, table.game.actors) == ("head_camel", [0])
    ends = {table.vertex("(2,2) NE"), table.vertex(HEADS["NE"])}
    assert {action.operands["vertex"] for action in table.legal(0)} == ends
    assert table.refused(0, "head_camel", vertex="(0,0) N") == "the camel heads for one end of its edge or the other"
    table.act(0, "head_camel", vertex=HEADS["NE"])
    assert fronts(table) == [table.vertex(HEADS["NE"]), None, table.vertex(HEADS["NE"])]
    assert open_edges(table) == edges(table, ARROWS["S"], "(2,3) NE")


@pytest.mark.rule("CARV-35", "CARV-55")
def test_a_caravan_goes_along_the_coast_where_a_vertex_may_offer_one_edge_only() -> None:
    table = caravan_table()
    others = edges(table, ARROWS["NE"], ARROWS["S"])
    camels(table, *ROUND[:2], "(0,0) SW")
    assert open_edges(table) - others == edges(table, "(0,0) W", "(1,0) NW"), "both are coast"
    camels(table, "(0,0) W")
    assert open_edges(table) - others == edges(table, "(0,0) NW")
    camels(table, "(0,0) NW")
    assert open_edges(table) - others == edges(table, "(0,0) NE")


@pytest.mark.rule("CARV-36", "CARV-29")
def test_a_caravan_that_comes_back_goes_along_the_oasis() -> None:
    table = caravan_table()
    camels(table, *ROUND)
    assert edges(table, "(2,2) NW", "(2,2) NE") <= open_edges(table)
    camels(table, "(2,2) NW")
    assert fronts(table)[2] == table.vertex("(2,2) NW")
    assert table.edge("(2,2) W") in open_edges(table), "past the corner where it began"


@pytest.mark.rule("CARV-37")
def test_no_camel_goes_out_to_sea_or_over_a_plaza() -> None:
    islet = (
        "name islet\nrow 0 offset 1: sea sea sea\nrow 1 offset 0: sea oasis forest:9 sea\nrow 2 offset 1: sea sea sea\n"
        "arrows NW NE S\nplaza (1,2): N S NW SE\n"
    )
    table = caravan_table(players=3, own_map=islet)
    assert open_edges(table) == edges(table, "(1,2) NW")
    camels(table, "(1,2) NW")
    assert open_edges(table) == edges(table, "(1,2) NE"), "neither the edge between two seas nor the inner path"


# End and merging


@pytest.mark.rule("CARV-50", "CARV-54")
def test_a_caravan_that_runs_into_another_one_ends() -> None:
    table = caravan_table()
    camels(table, ARROWS["NE"], "(2,3) NE", *ACROSS[:-1])
    before = open_edges(table)
    assert table.edge(ACROSS[-1]) in before
    camels(table, ACROSS[-1])
    front = table.vertex(HEADS["NE"])
    assert fronts(table)[2] == front
    topology = table.kernel.topology
    around = {int(topology.vertex_edge[topology.spokes * front + spoke]) for spoke in range(3)}
    assert not open_edges(table) & around
    assert len(open_edges(table)) == 3, "two of the caravan that it ran into, and the last arrow"


@pytest.mark.rule("CARV-51")
def test_with_the_last_camel_all_caravans_end() -> None:
    table = on_turn()
    camels(table, *ARROW_EDGES)
    caravans(table).supply.set(table.kernel, 0, 1)
    vote_on(table, *((0, 0),) * 4)
    bid_all(table, 0, 0, 0, 0)
    table.act(0, "place_camel", edge="(4,1) NW")
    assert told(table)["camel_supply"] == 0
    assert open_edges(table) == set()
    table.turn(1, rolled=True)
    build(table, 1)
    assert decided(table) == "pre_roll"


@pytest.mark.rule("CARV-03", "CARV-51")
def test_twenty_two_camels_come_and_no_more() -> None:
    table = caravan_table()
    for _ in range(22):
        put = [int(way) for way in open_ways(table.kernel, caravans(table))]
        edge = table.kernel.topology.edge_name(put[-1] // 2).replace(" side", "")
        head = table.kernel.topology.vertex_name(int(table.kernel.topology.edge_vertex[put[-1]])).replace(" corner", "")
        camels(table, edge, head=head)
    assert told(table)["camel_supply"] == 0
    assert len(told(table)["camels"]) == 22
    assert open_edges(table) == set()


@pytest.mark.rule("CARV-52", "CARV-53")
def test_caravans_that_meet_go_on_as_one() -> None:
    table = caravan_table()
    camels(table, ARROWS["NE"], *ACROSS[:-1])
    camels(table, ACROSS[-1], head=HEADS["NE"])
    meeting = table.vertex(HEADS["NE"])
    assert fronts(table) == [meeting, None, meeting]
    assert open_edges(table) == edges(table, ARROWS["S"], "(2,3) NE"), "the third edge, once"
    camels(table, "(2,3) NE")
    assert fronts(table) == [table.vertex("(2,3) NE"), None, table.vertex("(2,3) NE")]
    assert open_edges(table) == edges(table, ARROWS["S"], "(1,3) SE", "(2,3) E"), "one caravan with two edges"


@pytest.mark.rule("CARV-30", "CARV-52", "CARV-53")
@pytest.mark.parametrize(
    ("head", "further"), [(HEADS["NE"], ["(2,3) NE"]), ("(1,2) NE", ["(0,2) SE"])], ids=["onward", "backward"]
)
def test_a_camel_between_two_fronts_heads_for_either(head: str, further: list[str]) -> None:
    table = polled_round((ARROWS["NE"], *ACROSS[:-1]))
    assert table.edge("(1,2) E") in open_edges(table)
    assert len([action for action in table.legal(0) if action.operands["edge"] == table.edge("(1,2) E")]) == 1
    table.act(0, "place_camel", edge="(1,2) E")
    assert table.decision == "head_camel"
    table.act(0, "head_camel", vertex=head)
    assert table.decision == "pre_roll"
    assert fronts(table) == [table.vertex(head), None, table.vertex(head)]
    assert open_edges(table) == edges(table, ARROWS["S"], *further)


def test_a_round_trip_over_the_own_start_is_no_end() -> None:
    table = caravan_table()
    camels(table, *ROUND, "(2,2) NW", "(2,2) W")
    assert fronts(table)[2] == table.vertex("(2,2) SW")
    assert edges(table, "(2,2) SW", "(2,1) SE") <= open_edges(table)


def test_an_arrow_passed_along_its_corner_may_still_start() -> None:
    table = caravan_table()
    camels(table, *ROUND, "(2,2) NE")
    assert fronts(table)[2] == table.vertex("(2,2) NE")
    assert open_edges(table) == edges(table, ARROWS["NE"], ARROWS["S"], "(2,2) E")
    camels(table, ARROWS["NE"])
    assert fronts(table) == [None, None, table.vertex(HEADS["NE"])], "a camel at a front continues that caravan"


def test_everybody_bids_even_without_a_card_to_lay() -> None:
    """Whoever were passed over would show an empty hand."""
    table = on_turn()
    vote_on(table, (0, 0), (0, 0), (1, 0), (0, 0))
    asked = []
    while table.decision == "bid":
        asked.append(table.game.actors[0])
        bid(table, asked[-1])
    assert asked == [0, 1, 2, 3]
