"""Barbarian Attack beside the Forgotten Tribe: gift cards of the barbarians' deck."""

from __future__ import annotations

import pytest

from tests.barbarians import SETTLEMENT, barbarians, captives, dice, gold, kinds, on_edges
from tests.barbarians_at_sea import at_sea, sea_table
from tests.table import Table

# A gift card, the ship that leads to it, and a settlement where the ships could come from.
GIFT = "(1,1) W"
BEFORE = "(1,1) SW"


def before_gift(*cards: str, **arranged: object) -> Table:
    """The first of the cards lies where the next ship comes."""
    table = at_sea("forgotten_tribe", cards=cards, **arranged)
    table.put(0, "settlement", "(3,1) N")
    table.put(0, "ship", BEFORE)
    # The line is long, and begins at the settlement.
    table.put(0, "ship", "(2,1) NW", "(2,1) W", "(2,1) SW")
    table.hand(0, wood=1, wool=1)
    return table


@pytest.mark.rule("BARBSEA-39")
@pytest.mark.parametrize("players", [3, 4])
def test_four_cards_of_the_barbarians_lie_beside_the_islands(players: int) -> None:
    table = sea_table("forgotten_tribe", players=players)
    gifts = [gift["gift"] for gift in table.view()["forgotten_tribe"]["gifts"].values()]
    assert gifts.count("development_card") == 4
    assert table.view()["deck_left"] == 26 - 4


@pytest.mark.rule("BARBSEA-40", "BARBSEA-39")
def test_a_gift_card_is_carried_out_when_a_ship_reaches_it() -> None:
    table = before_gift("intrigue")
    barbarians(table, h32=1, h55=2)
    heard = kinds(table.act(0, "build_ship", edge=GIFT))
    assert [kind for kind in heard if kind in ("gift_taken", "card_found", "card_played")] == [
        "gift_taken",
        "card_found",
        "card_played",
    ]
    assert table.decision == "take_prisoner"
    table.act(0, "take_prisoner", hex="(5,5)")
    assert captives(table)[0] == 1
    assert table.held(0) == {}
    assert table.view()["spent_cards"]["intrigue"] == 1
    assert table.view()["deck_left"] == 22


@pytest.mark.rule("BARBSEA-40")
@pytest.mark.parametrize("card", ["knighthood", "black_knight"])
def test_a_gift_brings_a_knight_at_once(card: str) -> None:
    table = before_gift(card)
    table.act(0, "build_ship", edge=GIFT)
    assert table.decision == "place_knight"
    table.act(0, "place_knight", edge="(4,1) E")
    assert on_edges(table) == {table.edge("(4,1) E"): 0}


@pytest.mark.rule("BARBSEA-40")
def test_a_gift_may_be_treason() -> None:
    table = before_gift("treason")
    barbarians(table, h32=1, h55=1)
    table.act(0, "build_ship", edge=GIFT)
    assert gold(table)[0] == 2
    assert table.decision == "take_barbarian"


@pytest.mark.rule("BARBSEA-41")
def test_other_gifts_are_what_they_were() -> None:
    table = before_gift()
    table.put(0, "settlement", "(3,6) SE")
    table.put(0, "ship", "(3,7) SW", "(3,7) SE", "(3,8) SW", "(3,8) SE")
    table.act(0, "build_ship", edge="(3,8) E")
    assert table.view()["seafarers"]["special_vp"][0] == 1


@pytest.mark.rule("BARBSEA-41")
def test_nothing_is_built_on_the_islands_of_the_tribe() -> None:
    table = before_gift()
    table.hand(0, **SETTLEMENT)
    assert table.refused(0, "build_settlement", vertex="(1,1) SW") == "nothing is built on the tribe's islands"


@pytest.mark.rule("BARBSEA-41", "BARB-143")
def test_for_two_a_kept_harbour_is_placed_first_and_both_settlements_stand_before_the_attacks() -> None:
    table = at_sea("forgotten_tribe", "two_player", players=2, rolls=dice(3, 4, 5, 8, 9, 10))
    table.put(0, "road", "(4,4) NE", "(4,4) NW")
    table.put(0, "settlement", "(4,3) N")
    table.put(0, "road", "(3,3) SE")
    harbours = table.kernel.rules.module("forgotten_tribe").own.harbours
    harbours.change(table.kernel, 0, 1)
    table.put(2, "road", "(5,2) NE", "(5,2) E")
    table.put(0, "road", "(3,4) W", "(3,4) NW")
    table.hand(0, **SETTLEMENT)
    table.act(0, "build_settlement", vertex="(3,4) N")
    assert table.decision == "place_gift_harbour"
    table.game.apply(0, table.legal(0)[0])
    assert table.decision == "build_neutral"
    assert not table.view()["barbarian_attack"]["barbarians"]
    heard = kinds(table.game.apply(0, table.legal(0)[0]))
    assert heard.count("attack_rolled") >= 3
