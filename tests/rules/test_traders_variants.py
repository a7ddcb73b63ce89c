"""Traders & Barbarians with the four variants."""

from __future__ import annotations

from itertools import combinations

import pytest

from skerry import Game
from skerry.catalog import judge
from skerry.engine.placement import put_route_piece
from skerry.engine.scores import target
from tests.event_deck import event_deck, turn_up
from tests.table import Table
from tests.trading import (
    NAME,
    STARTS,
    away,
    barbarians,
    go,
    gold,
    moving,
    purse,
    told,
    told_of,
    trade_table,
    ways,
)

VARIANTS = ("friendly_robber", "event_cards", "harbormaster", "two_player")


@pytest.mark.rule("TRAD-110", "VARX-10", "VARX-11", "VARX-16", "VARX-37", "VARX-43")
def test_any_of_the_variants_may_join() -> None:
    for size in range(1, 5):
        for chosen in combinations(VARIANTS, size):
            for number in (2,) if "two_player" in chosen else (3, 4):
                assert judge([NAME, *chosen], number).playable, chosen
                assert Game.new([NAME, *chosen], number, seed="1").decision


# The friendly robber


@pytest.mark.rule("TRAD-111", "FRND-21", "VARX-12")
@pytest.mark.parametrize("by_card", [False, True])
def test_no_card_is_taken_from_who_has_no_more_than_the_founding_gave(by_card: bool) -> None:
    table = trade_table("friendly_robber")
    table.put(1, "road", "(1,1) NE")
    table.put(2, "road", "(1,2) NE")
    table.put(1, "settlement", "(0,0) N")
    table.put(1, "city", "(4,0) S")
    table.put(2, "city", "(0,1) N", "(3,3) SE")
    for seat in (1, 2):
        table.hand(seat, ore=1)
    assert (table.points(1), table.points(2)) == (3, 4)
    for edge, asked in (("(1,1) NE", "action"), ("(1,2) NE", "take_from_owner")):
        if by_card:
            table.give_card(0, "knight")
            table.turn(0, rolled=True)
            table.act(0, "play_card", card="knight")
        else:
            table.turn(0, rolled=True)
            table.kernel.ask(table.kernel.rules.decision("move_barbarian"), 0)
        origin = told_of(table)["barbarians"]
        table.act(0, "move_barbarian", edge=int(next(iter(origin))))
        assert table.is_legal(0, "place_barbarian", edge=edge), "where it stands is not limited"
        table.act(0, "place_barbarian", edge=edge)
        assert table.decision == asked


# Event cards


def with_events(*cards: str | int | tuple[str, int], beside: tuple[str, ...] = ()) -> Table:
    return trade_table("event_cards", *beside, decks={"event_cards": event_deck(*cards)}, thefts=["ore"])


@pytest.mark.rule("TRAD-112", "EVNT-83", "EVNT-84", "EVNT-85", "VARX-32")
def test_a_robber_attack_is_a_seven_discards_first_and_then_a_barbarian() -> None:
    table = with_events("robber_attack")
    table.put(1, "road", "(1,1) NE")
    table.hand(1, ore=8)
    turn_up(table)
    assert (table.decision, table.game.actors) == ("discard", [1])
    for _ in range(4):
        table.act(1, "discard", card="ore")
    assert {action.operands["edge"] for action in table.legal(0)} == {table.edge(edge) for edge in STARTS}
    table.act(0, "move_barbarian", edge=STARTS[0])
    assert not table.is_legal(0, "place_barbarian", edge=STARTS[1])
    table.act(0, "place_barbarian", edge="(1,1) NE")
    table.act(0, "take_from_owner", seat=1)
    assert (table.cards(0), table.cards(1), gold(table)) == ({"ore": 1}, {"ore": 3}, [5, 5, 5, 5])


@pytest.mark.rule("TRAD-113", "EVNT-86", "VARX-33")
def test_nothing_happens_when_the_robber_flees() -> None:
    table = with_events("robber_flees")
    before = barbarians(table)
    kinds = {event["event"] for event in turn_up(table)}
    assert "robber_moved" not in kinds
    assert (table.decision, barbarians(table)) == ("action", before)


@pytest.mark.rule("TRAD-114", "TRAD-115", "EVNT-87", "VARX-34")
def test_a_damaged_road_is_as_good_as_none_to_a_wagon() -> None:
    table = moving("(2,1) N", "event_cards", decks={"event_cards": event_deck("earthquake")})
    away(table)
    table.put(0, "road", "(2,1) NE")
    table.put(1, "road", "(2,1) NW")
    go(table)
    assert (ways(table, "(2,2) NW"), ways(table, "(2,1) NW")) == ({0: 1}, {1: 1})
    table.act(0, "end_movement")
    turn_up(table, 0)
    table.act(0, "damage_road", edge="(2,1) NE")
    table.act(1, "damage_road", edge="(2,1) NW")
    go(table)
    assert (ways(table, "(2,2) NW"), ways(table, "(2,1) NW")) == ({0: 2}, {0: 2})
    table.act(0, "move_wagon", vertex="(2,1) NW", toll=0)
    assert gold(table) == [5, 5, 5, 5]


@pytest.mark.rule("TRAD-116", "EVNT-88", "VARX-35")
def test_nobody_has_the_advantage_in_trade() -> None:
    table = with_events("trade_advantage")
    table.put(0, "road", *[f"(1,{col}) {side}" for col in range(3) for side in ("NW", "NE")])
    table.hand(1, ore=3)
    turn_up(table)
    assert (table.decision, table.cards(1)) == ("action", {"ore": 3})


@pytest.mark.rule("TRAD-117", "TRAD-43", "EVNT-91", "VARX-36")
def test_a_card_with_2_or_12_brings_its_event_and_is_followed_by_another() -> None:
    table = with_events("plentiful_year", ("calm_sea", 12), 8)
    table.put(0, "settlement", "(0,1) S")
    table.turn(0)
    events = [event.to_json() for event in table.act(0, "roll")]
    for seat in range(4):
        assert (table.decision, table.game.actors) == ("choose_resource", [seat])
        events += [event.to_json() for event in table.act(seat, "choose_resource", card="wool")]
    assert [event["number"] for event in events if event["event"] == "event_card"] == [2, 12, 8]
    assert table.cards(0) == {"wool": 1, "wood": 1}, "the event of the 2 and the number of the last card"
    assert table.decision == "action"


# Harbormaster


@pytest.mark.rule("TRAD-118", "HARB-15", "VARX-38")
def test_with_the_harbormaster_it_takes_fourteen_points() -> None:
    assert judge([NAME, "harbormaster"], 4).target == 14
    table = trade_table("harbormaster")
    assert [int(target(table.kernel, seat)) for seat in range(4)] == [14, 14, 14, 14]


# Two players


def for_two(rolled: bool = True) -> Table:
    table = trade_table("two_player", players=2)
    table.turn(0, rolled=rolled)
    away(table)
    return table


def tokens(table: Table) -> list[int]:
    return table.view()["trade_tokens"]["seats"]


@pytest.mark.rule("TRAD-119", "TRAD-120", "TRAD-125", "TWO-80", "VARX-65")
@pytest.mark.parametrize(("steps", "share"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_tolls_of_neutral_roads_are_shared_when_the_movement_ends(steps: int, share: int) -> None:
    table = moving("(2,1) N", "two_player", players=2)
    away(table)
    places = ("(2,2) NW", "(2,2) N", "(2,3) NW", "(2,3) N")
    roads = ((2, "(2,1) NE"), (3, "(2,2) NW"), (2, "(2,2) NE"), (3, "(2,3) NW"))
    for colour, edge in roads:
        table.put(colour, "road", edge)
    table.hand(0, wool=1)
    go(table)
    for step in range(steps):
        assert ways(table, places[step]) == {1: 1}
        events = table.act(0, "move_wagon", vertex=places[step], toll=1)
        owner, edge = roads[step]
        assert told(events, "toll_paid", "paid") == [
            {"event": "toll_paid", "seat": 0, "owner": owner, "count": 1, "edge": table.edge(edge)}
        ]
        assert gold(table) == [4 - step, 5], "nobody has it yet"
    events = table.act(0, "end_movement")
    split = {"event": "tolls_shared", "seat": 1, "count": share, "tolls": steps}
    assert told(events, "tolls_shared", "gained") == ([split] if share else [])
    assert gold(table) == [5 - steps, 5 + share]
    assert told_of(table)["wagons"][1] is None
    assert len(told_of(table)["wagons"]) == 2, "neutral colours have none"


@pytest.mark.rule("TRAD-120")
def test_a_second_movement_is_shared_by_itself() -> None:
    table = moving("(2,1) N", "two_player", players=2)
    away(table)
    table.put(2, "road", "(2,1) NE", "(2,2) NW")
    table.give_card(0, "swift_journey")
    go(table)
    table.act(0, "move_wagon", vertex="(2,2) NW", toll=1)
    table.act(0, "play_card", card="swift_journey")
    assert gold(table) == [4, 5]
    table.act(0, "move_wagon", vertex="(2,2) N", toll=1)
    table.act(0, "end_movement")
    assert gold(table) == [3, 5], "one coin of each cannot be halved"


@pytest.mark.rule("TRAD-121", "TRAD-122", "TWO-81", "VARX-66")
@pytest.mark.parametrize(("ahead", "price"), [(False, 1), (True, 2)])
@pytest.mark.parametrize("rolled", [False, True])
def test_trade_tokens_move_a_barbarian_to_a_path_without_a_road(ahead: bool, price: int, rolled: bool) -> None:
    table = for_two(rolled)
    if ahead:
        table.put(0, "settlement", "(0,0) N")
    table.put(1, "road", "(1,1) NE")
    table.put(2, "road", "(1,2) NE")
    table.hand(1, ore=2)
    before = tokens(table)[0]
    assert table.refused(0, "send_robber_home", hex="(0,0)") == "there is no robber that could be moved"
    table.act(0, "send_barbarian")
    assert tokens(table)[0] == before - price
    table.act(0, "move_barbarian", edge="(4,2) path SW")
    for edge in ("(1,1) NE", "(1,2) NE"):
        assert table.refused(0, "place_barbarian", edge=edge) == "this barbarian goes to a path where nobody has built"
    assert not table.is_legal(0, "place_barbarian", edge="(4,2) path NE")
    table.act(0, "place_barbarian", edge="(2,2) NE")
    assert table.edge("(2,2) NE") in barbarians(table)
    assert table.decision == ("action" if rolled else "pre_roll")
    assert table.refused(0, "send_barbarian") == "only one action may be paid with trade tokens in a turn"


SMALL = """
name small
players 2
row 0 offset 1: quarry hill:6 glassworks
row 1 offset 0: forest:5 pasture:10 trade_castle
plaza (0,0): SE S SW
plaza (0,2): SW S
plaza (1,2): NW SW
barbarian at (1,1) side W
"""


@pytest.mark.rule("TRAD-121", "TWO-44")
def test_no_trade_token_is_paid_where_no_path_is_left_for_a_barbarian() -> None:
    table = trade_table("two_player", players=2, own_map=SMALL)
    taken = barbarians(table) | {int(edge) for edge in told_of(table)["closed_edges"]}
    *most, last = sorted(set(range(table.kernel.topology.edges)) - taken)
    road = table.kernel.rules.piece("road")
    for number, edge in enumerate(most):
        put_route_piece(table.kernel, number % 4, road, edge)
    table.turn(0, rolled=True)
    assert table.is_legal(0, "send_barbarian")
    put_route_piece(table.kernel, 0, road, last)
    assert table.refused(0, "send_barbarian") == "this barbarian goes to a path where nobody has built"


@pytest.mark.rule("TRAD-123", "TRAD-124", "TWO-82", "TWO-88", "VARX-67")
@pytest.mark.parametrize(
    ("vertex", "count"),
    [("(0,2) S", 1), ("(0,2) NW", 2), ("(2,0) NE", 1), ("(4,2) NE", 2), ("(2,2) SE", 0), ("(0,0) N", 1)],
)
def test_a_building_at_a_trade_hex_earns_a_trade_token_beside_that_of_the_coast(vertex: str, count: int) -> None:
    founding = trade_table("two_player", players=2)
    before = tokens(founding)[0]
    founding.act(0, "found_building", vertex=vertex)
    assert tokens(founding)[0] == before + count
    city = trade_table("two_player", players=2)
    for seat, place in ((0, "(3,0) SW"), (1, "(2,4) NE"), (1, "(0,0) SW")):
        city.act(seat, "found_building", vertex=place)
        city.game.apply(seat, city.legal(seat)[0])
    before = tokens(city)[0]
    city.act(0, "found_building", vertex=vertex)
    assert city.state.vertex_piece[city.vertex(vertex)] == city.kernel.rules.city
    assert tokens(city)[0] == before + count, "the founding city like a settlement"
    table = for_two()
    topology = table.kernel.topology
    spokes = range(topology.spokes * table.vertex(vertex), topology.spokes * (table.vertex(vertex) + 1))
    edges = [int(topology.vertex_edge[spoke]) for spoke in spokes if topology.vertex_edge[spoke] >= 0]
    closed = {int(edge) for edge in told_of(table)["closed_edges"]}
    road = next(edge for edge in edges if edge not in closed)
    table.put(0, "road", topology.edge_name(road).replace(" side", ""))
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    before = tokens(table)[0]
    table.act(0, "build_settlement", vertex=vertex)
    assert tokens(table)[0] == before + count


@pytest.mark.rule("TRAD-137")
def test_nothing_is_taken_for_a_barbarian_on_a_neutral_road() -> None:
    table = trade_table("two_player", players=2, rolls=[7])
    table.put(2, "road", "(1,1) NE")
    table.hand(1, ore=2)
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "move_barbarian", edge=STARTS[0])
    table.act(0, "place_barbarian", edge="(1,1) NE")
    assert table.decision == "pre_roll", "the second roll of the turn"
    assert table.cards(1) == {"ore": 2}


@pytest.mark.rule("TRAD-43")
def test_both_rolls_of_a_turn_pass_over_2_and_12() -> None:
    table = trade_table("two_player", players=2, rolls=[12, 5, 2, 5, 6])
    table.turn(0)
    assert len(told(table.act(0, "roll"), "rolled")) == 2
    assert len(told(table.act(0, "roll"), "rolled")) == 3
    purse(table, 0, 5)
    assert table.decision == "action"
