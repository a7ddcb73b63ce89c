"""Cities & Knights with Seafarers: barbarians over all islands, gold fields, discovery (CKS-30 to CKS-37)."""

from __future__ import annotations

from typing import Any

import pytest

from skerry.board.terrain import FIELD, GOLD_FIELD, MOUNTAIN, RESOURCES, SEA, TERRAINS
from tests.islands import land_on, special_vp
from tests.knights import barbarians_at, give, kept, knight, level, play, playable, throw, vertices
from tests.sound import north_vertex, sound
from tests.table import Table, crest

KNIGHTS = "cities_and_knights"
LANDING = throw(1, 2, "ship")
SHORES = ["new_shores", KNIGHTS]
GOLD = "(3,2)"  # at the sound; its southern corner touches nothing else


def land(table: Table, seat: int = 0) -> dict[str, Any]:
    """The barbarians attack at the roll of a seat; tells how it went."""
    barbarians_at(table, 6)
    table.turn(seat)
    return next(event.to_json() for event in table.act(seat, "roll") if event.kind == "barbarians_attacked")


# Barbarians


@pytest.mark.rule("CKS-30", "SEA-103")
def test_cities_and_knights_of_all_islands_and_of_the_sea_are_counted() -> None:
    table = sound(KNIGHTS, dice=[LANDING])
    table.put(0, "city", north_vertex(1), "(0,5) S")
    table.put(1, "city", "(2,0) SW", "(3,2) S")
    knight(table, 0, north_vertex(4), "strong", active=True)
    knight(table, 1, "(3,0) S", active=True)
    knight(table, 2, "(2,5) S", active=True)
    knight(table, 3, "(0,5) N", "mighty")
    told = land(table)
    assert (told["strength"], told["defence"], told["winner"]) == (4, 4, "knights")
    assert kept(table)["defender"] == [1, 0, 0, 0]


@pytest.mark.rule("CKS-31")
def test_the_owner_chooses_the_pillaged_city_on_any_island() -> None:
    table = Table(SHORES, dice=[LANDING])
    table.put(0, "city", "(5,2) N", "(1,1) N")
    told = land(table)
    assert (told["strength"], told["winner"]) == (2, "barbarians")
    assert (table.decision, table.game.actors) == ("lose_city", [0])
    assert vertices(table, 0, "lose_city") == {table.vertex("(5,2) N"), table.vertex("(1,1) N")}
    table.act(0, "lose_city", vertex="(1,1) N")
    assert table.points(0) == 3


@pytest.mark.rule("CKS-32")
def test_special_points_of_an_island_outlast_its_pillaged_city() -> None:
    table = Table(SHORES, dice=[LANDING])
    table.turn(0, rolled=True)
    land_on(table, 0, ("(1,1) S", "(1,1) SE"))
    assert special_vp(table)[0] == 2
    table.hand(0, ore=3, grain=2)
    table.act(0, "build_city", vertex="(1,1) S")
    assert table.points(0) == 4
    land(table)
    assert (table.points(0), special_vp(table)[0]) == (3, 2)
    assert table.state.vertex_piece[table.vertex("(1,1) S")] == table.kernel.rules.settlement


# Gold fields


@pytest.mark.rule("CKS-33", "VARX-70")
def test_a_gold_field_gives_resources_of_choice_and_never_commodities() -> None:
    table = sound(KNIGHTS, dice=[throw(4, 4)])
    table.put(0, "city", f"{GOLD} S")
    table.put(1, "settlement", f"{GOLD} NE")
    table.turn(0)
    table.act(0, "roll")
    assert table.game.actors == [0]
    assert [action.operands["card"] for action in table.legal(0)] == list(RESOURCES)
    table.act(0, "choose_resource", card="ore")
    table.act(0, "choose_resource", card="wool")
    table.act(1, "choose_resource", card="ore")
    assert (table.cards(0), table.cards(1)) == ({"ore": 1, "wool": 1}, {"ore": 1})
    assert table.decision == "action"


@pytest.mark.rule("CKS-34")
def test_whoever_got_gold_has_no_use_of_the_aqueduct_and_others_have() -> None:
    table = sound(KNIGHTS, dice=[throw(4, 4)])
    table.put(0, "settlement", f"{GOLD} S")
    level(table, 0, "science", 3)
    level(table, 1, "science", 3)
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "choose_resource", card="ore")
    assert (table.decision, table.game.actors) == ("aqueduct", [1])
    table.act(1, "choose_resource", card="ore")
    assert table.decision == "action"
    assert (table.cards(0), table.cards(1)) == ({"ore": 1}, {"ore": 1})


@pytest.mark.rule("CKS-35", "SEA-102", "VARX-70")
def test_the_merchant_keeps_off_gold_and_sea() -> None:
    table = sound(KNIGHTS)
    table.put(0, "settlement", "(3,1) NE")
    give(table, 0, "merchant")
    table.turn(0, rolled=True)
    around = {TERRAINS[table.state.terrain[table.hex(place)]] for place in ("(3,1)", GOLD, "(2,2)")}
    assert around == {"desert", "gold_field", "sea"}
    play(table, "merchant")
    assert [action.operands["hex"] for action in table.legal(0)] == [table.hex("(3,1)")]
    only_gold = sound(KNIGHTS)
    only_gold.put(0, "settlement", f"{GOLD} S")
    give(only_gold, 0, "merchant")
    only_gold.turn(0, rolled=True)
    assert "merchant" not in playable(only_gold)


@pytest.mark.rule("CKS-35")
def test_the_merchant_keeps_off_hidden_hexes() -> None:
    table = Table(["fog_islands", KNIGHTS])
    table.put(0, "settlement", "(1,1) S")  # amid hidden hexes, where nobody could build
    give(table, 0, "merchant")
    table.turn(0, rolled=True)
    assert "merchant" not in playable(table)


@pytest.mark.rule("CKS-36")
@pytest.mark.parametrize(("card", "terrain"), [("irrigation", FIELD), ("mining", MOUNTAIN)])
def test_gold_is_neither_field_nor_mountain(card: str, terrain: int) -> None:
    table = Table(SHORES)
    table.put(0, "settlement", "(4,6) SE")
    give(table, 0, card)
    table.turn(0, rolled=True)
    assert table.state.terrain[table.hex("(4,6)")] == GOLD_FIELD
    assert card not in playable(table)
    table.terrain("(4,6)", terrain)
    assert card in playable(table)


@pytest.mark.rule("CKS-36")
def test_the_inventor_swaps_the_number_of_a_gold_field() -> None:
    table = Table(SHORES)
    give(table, 0, "inventor")
    table.turn(0, rolled=True)
    play(table, "inventor")
    table.act(0, "swap_number", hex="(1,4)")
    table.act(0, "swap_number", hex="(3,2)")
    assert table.state.numbers[table.hex("(1,4)")] == 1 << 5
    assert table.state.numbers[table.hex("(3,2)")] == 1 << 4


@pytest.mark.rule("CKS-36")
def test_the_inventor_does_not_reach_hidden_hexes_or_hexes_without_a_number() -> None:
    table = Table(["fog_islands", KNIGHTS])
    give(table, 0, "inventor")
    table.turn(0, rolled=True)
    play(table, "inventor")
    hexes = {action.operands["hex"] for action in table.legal(0, "swap_number")}
    open_tokens = {
        hex_
        for hex_ in range(table.kernel.topology.hexes)
        if table.state.numbers[hex_] and not any(table.state.numbers[hex_] >> fixed & 1 for fixed in (2, 6, 8, 12))
    }
    assert hexes == open_tokens
    assert table.hex("(1,1)") not in hexes


# Discovery


# Three hidden hexes in the east; the crest of the middle row leads from the forest to the northern one.
MIST = """
name mist
row 0 offset 0: forest:9 sea fog
row 1 offset 1: sea sea fog
row 2 offset 0: hill:6 sea fog
row 3 offset 1: desert desert
stack fog: mountain sea sea
stack fog_tokens: 5
"""


@pytest.mark.rule("CKS-37")
def test_the_reward_of_a_discovery_is_a_resource_whoever_has_a_city() -> None:
    table = Table(SHORES, own_map=MIST, decks={"fog": [SEA, SEA, MOUNTAIN]})
    table.put(0, "city", "(1,0) N")
    first, second = crest(1, 2, first=1)
    table.put(0, "ship", first)
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    table.act(0, "build_ship", edge=second)
    assert table.state.terrain[table.hex("(0,2)")] == MOUNTAIN
    assert table.cards(0) == {"ore": 1}
