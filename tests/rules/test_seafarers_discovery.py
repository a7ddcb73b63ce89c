"""Turning up hidden hexes (SEA-73 to SEA-80)."""

from __future__ import annotations

import pytest

from skerry import Game
from skerry.board.terrain import DESERT, FOG, GOLD_FIELD, MOUNTAIN, SEA, TERRAINS
from skerry.board.tokens import numbers_of
from skerry.engine.digest import kept_by
from tests.sound import edges_of
from tests.table import Table, crest

# Three hidden hexes in the east; the middle row's crest leads from the forest to them.
MIST = """
name mist
row 0 offset 0: forest:9 sea fog
row 1 offset 1: sea sea fog
row 2 offset 0: hill:6 sea fog
row 3 offset 1: desert desert
"""
TO_THE_MIST = crest(1, 2, first=1)
UNKNOWN_NORTH = "(0,2)"


def mist(*hidden: int, tokens: tuple[int, ...] = (5, 8), ships: int = 1) -> Table:
    """Seat 0 is on turn, ships away from the hidden hexes, which come up in this order."""
    names = " ".join(TERRAINS[terrain] for terrain in hidden)
    producing = sum(terrain not in (SEA, DESERT) for terrain in hidden)
    stacks = f"stack fog: {names}\n"
    if producing:
        stacks += f"stack fog_tokens: {' '.join(str(token) for token in tokens[:producing])}\n"
    decks = {"fog": list(reversed(hidden)), "fog_tokens": list(reversed(tokens[:producing]))}
    table = Table(["new_shores"], own_map=MIST + stacks, decks=decks)
    table.put(0, "settlement", "(1,0) N")
    table.put(0, "ship", *TO_THE_MIST[:ships])
    table.turn(0, rolled=True)
    table.hand(0, wood=2, wool=2, brick=2)
    return table


def terrain(table: Table, place: str) -> str:
    return str(table.view()["board"]["terrain"][table.hex(place)])


def numbers(table: Table, place: str) -> list[int]:
    return numbers_of(table.state.numbers[table.hex(place)])


@pytest.mark.rule("SEA-73", "SEA-74", "SEA-75", "SEA-76")
def test_a_ship_that_touches_a_hidden_hex_turns_it_up() -> None:
    table = mist(MOUNTAIN, SEA, SEA)
    assert terrain(table, UNKNOWN_NORTH) == "fog"
    events = [event.to_json() for event in table.act(0, "build_ship", edge=TO_THE_MIST[1])]
    assert terrain(table, UNKNOWN_NORTH) == "mountain"
    assert numbers(table, UNKNOWN_NORTH) == [5]
    assert table.cards(0) == {"wood": 1, "wool": 1, "brick": 2, "ore": 1}
    assert table.view()["seafarers"]["hidden_hexes"] == 2
    assert table.view()["seafarers"]["hidden_tokens"] == 0
    assert [event["event"] for event in events if event["event"] == "discovered"] == ["discovered"]
    assert table.decision == "action"
    assert terrain(table, "(1,2)") == "fog", "only what it touches"


@pytest.mark.rule("SEA-73")
@pytest.mark.parametrize("way", ["built", "free", "moved"])
def test_every_way_of_laying_a_ship_discovers(way: str) -> None:
    table = mist(MOUNTAIN, SEA, SEA)
    if way == "free":
        table.give_card(0, "road_building")
        table.act(0, "play_card", card="road_building")
        table.act(0, "place_ship", edge=TO_THE_MIST[1])
    elif way == "moved":
        table.put(0, "ship", "(0,0) E")
        table.turn(0, rolled=True)
        table.act(0, "move_ship", edge="(0,0) E")
        table.act(0, "sail_ship", edge=TO_THE_MIST[1])
    else:
        table.act(0, "build_ship", edge=TO_THE_MIST[1])
    assert terrain(table, UNKNOWN_NORTH) == "mountain"
    assert table.cards(0)["ore"] == 1


@pytest.mark.rule("SEA-73")
def test_a_road_discovers_too() -> None:
    table = mist(MOUNTAIN, SEA, SEA)
    # Along the coast of the deserts in the south to the hidden hex above them.
    table.put(0, "settlement", "(3,1) NW")
    table.turn(0, rolled=True)
    table.act(0, "build_road", edge="(3,1) NW")
    assert terrain(table, "(2,2)") == "mountain"
    assert table.cards(0) == {"wood": 1, "wool": 2, "brick": 1, "ore": 1}


@pytest.mark.rule("SEA-73")
def test_settlements_discover_nothing() -> None:
    table = mist(MOUNTAIN, SEA, SEA)
    table.put(0, "settlement", "(3,1) N")
    assert terrain(table, "(2,2)") == "fog"


@pytest.mark.rule("SEA-74", "SEA-75")
def test_hexes_and_tokens_come_from_the_top_of_their_stacks() -> None:
    table = mist(SEA, MOUNTAIN, GOLD_FIELD, tokens=(6, 8))
    table.act(0, "build_ship", edge=TO_THE_MIST[1])
    assert (terrain(table, UNKNOWN_NORTH), numbers(table, UNKNOWN_NORTH)) == ("sea", [])
    table.act(0, "build_ship", edge="(1,1) NE")
    assert (terrain(table, "(1,2)"), numbers(table, "(1,2)")) == ("mountain", [6])
    table.hand(0, wood=1, wool=1)
    table.act(0, "build_ship", edge="(1,1) E")
    assert (terrain(table, "(2,2)"), numbers(table, "(2,2)")) == ("gold_field", [8]), "red beside red"


@pytest.mark.rule("SEA-74")
def test_the_stacks_are_shuffled() -> None:
    orders = set()
    for seed in range(6):
        own = kept_by(Game.new(["fog_islands"], 4, seed=seed).kernel, "seafarers")
        orders.add((tuple(own["fog_hexes"]), tuple(own["fog_tokens"])))
    assert len(orders) == 6


@pytest.mark.rule("SEA-76")
def test_a_gold_field_rewards_with_a_card_of_choice() -> None:
    table = mist(GOLD_FIELD, SEA, SEA)
    table.act(0, "build_ship", edge=TO_THE_MIST[1])
    assert (table.decision, table.game.actors) == ("choose_resource", [0])
    table.act(0, "choose_resource", card="grain")
    assert table.cards(0) == {"wood": 1, "wool": 1, "brick": 2, "grain": 1}
    assert table.decision == "action"


@pytest.mark.rule("SEA-76")
@pytest.mark.parametrize("kind", [SEA, DESERT])
def test_sea_and_desert_bring_neither_token_nor_reward(kind: int) -> None:
    table = mist(kind, MOUNTAIN, MOUNTAIN)
    table.act(0, "build_ship", edge=TO_THE_MIST[1])
    assert terrain(table, UNKNOWN_NORTH) == TERRAINS[kind]
    assert numbers(table, UNKNOWN_NORTH) == []
    assert table.view()["seafarers"]["hidden_tokens"] == 2
    assert table.cards(0) == {"wood": 1, "wool": 1, "brick": 2}


@pytest.mark.rule("SEA-77")
def test_a_reward_that_the_bank_lacks_is_lost() -> None:
    table = mist(MOUNTAIN, SEA, SEA)
    table.bank(ore=0)
    table.act(0, "build_ship", edge=TO_THE_MIST[1])
    assert terrain(table, UNKNOWN_NORTH) == "mountain"
    assert table.cards(0) == {"wood": 1, "wool": 1, "brick": 2}


@pytest.mark.rule("SEA-77")
def test_a_reward_of_choice_from_an_empty_bank_is_lost() -> None:
    table = mist(GOLD_FIELD, SEA, SEA)
    table.state.supply[table.kernel.rules.ship] = 2
    table.give_card(0, "road_building")
    table.bank(wood=0, brick=0, wool=0, grain=0, ore=0)
    table.act(0, "play_card", card="road_building")
    table.act(0, "place_ship", edge=TO_THE_MIST[1])
    assert terrain(table, UNKNOWN_NORTH) == "gold_field"
    assert table.decision == "place_free_route", "the second piece follows"


@pytest.mark.rule("SEA-78")
def test_of_several_hidden_hexes_the_player_says_which_comes_next() -> None:
    table = mist(GOLD_FIELD, SEA, MOUNTAIN)
    table.put(0, "settlement", "(1,1) NE")
    table.turn(0, rolled=True)
    table.act(0, "build_ship", edge="(1,1) E")
    hidden = {table.hex(place) for place in ("(0,2)", "(1,2)", "(2,2)")}
    assert table.decision == "discover"
    assert {action.operands["hex"] for action in table.legal(0)} == hidden
    table.act(0, "discover", hex="(2,2)")
    assert terrain(table, "(2,2)") == "gold_field"
    table.act(0, "choose_resource", card="grain")
    assert table.decision == "discover", "the others come after the reward"
    assert "only a hidden hex" in table.refused(0, "discover", hex="(2,2)")
    table.act(0, "discover", hex="(1,2)")
    assert [terrain(table, place) for place in ("(0,2)", "(1,2)", "(2,2)")] == ["mountain", "sea", "gold_field"]
    assert table.decision == "action", "the last one needs no question"
    assert table.cards(0) == {"wood": 1, "wool": 1, "brick": 2, "grain": 1, "ore": 1}


@pytest.mark.rule("SEA-78")
@pytest.mark.parametrize("players", [3, 4])
def test_on_the_boards_no_ship_from_known_waters_touches_two(players: int) -> None:
    """An edge with a known end shows at most one hidden hex: both hexes beside it are known."""
    table = Table(["fog_islands"], players)
    topology = table.kernel.topology
    hexes = [
        {int(topology.vertex_hex[3 * vertex + slot]) for slot in range(3)} - {-1} for vertex in range(topology.vertices)
    ]
    known = {vertex for vertex, touched in enumerate(hexes) if all(table.state.terrain[h] != FOG for h in touched)}
    for edge in range(topology.edges):
        pair = [int(topology.edge_vertex[2 * edge + end]) for end in range(2)]
        if known & set(pair):
            touched = {h for vertex in pair for h in hexes[vertex] if table.state.terrain[h] == FOG}
            assert len(touched) <= 1


@pytest.mark.rule("SEA-79")
@pytest.mark.parametrize("players", [3, 4])
def test_a_founding_ship_discovers_with_all_effects(players: int) -> None:
    names = {"forest": 1, "pasture": 1, "field": 2, "hill": 2, "gold_field": 2, "sea": 2, "mountain": 2}
    stack = [TERRAINS.index(name) for name, count in names.items() for _ in range(count)]
    for vertex in range(200):
        table = Table(["fog_islands"], players, decks={"fog": stack})
        if not table.is_legal(0, "found_building", vertex=vertex):
            continue
        table.act(0, "found_building", vertex=vertex)
        for edge in sorted(edges_of(table, 0, "found_ship")):
            ends = [table.kernel.topology.edge_vertex[2 * edge + end] for end in range(2)]
            touched = {int(table.kernel.topology.vertex_hex[3 * end + slot]) for end in ends for slot in range(3)} - {
                -1
            }
            if any(table.state.terrain[hex_] == FOG for hex_ in touched):
                table.act(0, "found_ship", edge=edge)
                (found,) = [hex_ for hex_ in touched if table.state.terrain[hex_] == MOUNTAIN and hex_ in touched]
                assert table.state.numbers[found] != 0
                assert table.cards(0) == {"ore": 1}
                assert table.decision == "found_building"
                return
    raise AssertionError("no founding ship reaches a hidden hex")


@pytest.mark.rule("SEA-80")
@pytest.mark.parametrize("players", [3, 4])
def test_no_harbour_lies_at_a_hidden_hex(players: int) -> None:
    table = Table(["fog_islands"], players)
    topology = table.kernel.topology
    for hex_ in range(topology.hexes):
        if table.state.terrain[hex_] == FOG:
            assert all(harbour.hex != hex_ for harbour in table.kernel.rules.board.harbours)
            for side in range(6):
                assert table.state.edge_harbour[topology.hex_edge[6 * hex_ + side]] < 0
