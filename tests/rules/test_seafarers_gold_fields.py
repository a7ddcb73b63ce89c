"""Gold fields (SEA-55 to SEA-60)."""

from __future__ import annotations

import pytest

from tests.sound import sound
from tests.table import Table
from tests.toys import NewCard

CARDS = ("wood", "brick", "wool", "grain", "ore")


def gold_rolled(*beside: object, seat: int = 0, before: tuple[str, ...] = ()) -> Table:
    """An 8 is rolled by a seat: seats 0 and 2 have settlements and seat 1 a city at the gold field (3,2)."""
    table = sound(*beside, dice=[(4, 4)])
    table.put(0, "settlement", "(3,2) N")
    table.put(1, "city", "(3,2) SE")
    table.put(2, "settlement", "(3,2) SW")
    if before:
        table.robber(before[0])
    table.turn(seat)
    return table


def takers(table: Table) -> list[int]:
    """Who takes a card of choice, one after the other; everybody takes wool while there is any."""
    order = []
    while table.decision == "choose_resource":
        (seat,) = table.game.actors
        order.append(seat)
        table.act(seat, "choose_resource", **table.legal(seat)[0].operands)
    return order


@pytest.mark.rule("SEA-55")
def test_a_settlement_yields_one_card_of_choice_and_a_city_two_in_any_mix() -> None:
    table = gold_rolled()
    table.act(0, "roll")
    table.act(0, "choose_resource", card="ore")
    table.act(1, "choose_resource", card="wood")
    table.act(1, "choose_resource", card="grain")
    table.act(2, "choose_resource", card="wool")
    assert [table.cards(seat) for seat in range(4)] == [{"ore": 1}, {"wood": 1, "grain": 1}, {"wool": 1}, {}]
    assert table.decision == "action"


@pytest.mark.rule("SEA-55")
def test_two_gold_fields_at_one_number_add_up() -> None:
    twins = "name twins\nrow 0 offset 0: gold_field:8 gold_field:8 desert\n"
    table = Table(["new_shores"], own_map=twins, dice=[(4, 4)])
    table.put(0, "settlement", "(0,0) NE")
    table.turn(0)
    table.act(0, "roll")
    assert takers(table) == [0, 0]


@pytest.mark.rule("SEA-56")
def test_the_robber_stops_a_gold_field() -> None:
    table = gold_rolled(before=("(3,2)",))
    table.act(0, "roll")
    assert table.decision == "action"
    assert all(table.cards(seat) == {} for seat in range(4))


@pytest.mark.rule("SEA-57")
@pytest.mark.parametrize(
    ("active", "order"), [(0, [0, 1, 1, 2]), (1, [1, 1, 2, 0]), (2, [2, 0, 1, 1]), (3, [0, 1, 1, 2])]
)
def test_the_active_player_chooses_first_then_clockwise(active: int, order: list[int]) -> None:
    table = gold_rolled(seat=active)
    table.act(active, "roll")
    assert takers(table) == order


@pytest.mark.rule("SEA-57")
def test_choices_come_after_normal_production() -> None:
    both = "name both\nrow 0 offset 0: gold_field:8 forest:8 desert\n"
    table = Table(["new_shores"], own_map=both, dice=[(4, 4)])
    table.put(0, "settlement", "(0,0) NW")
    table.put(1, "city", "(0,1) NE")
    table.bank(wood=2)
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(1) == {"wood": 2}
    assert not table.is_legal(0, "choose_resource", card="wood"), "the forest has taken the last ones"


@pytest.mark.rule("SEA-58")
def test_what_the_bank_lacks_cannot_be_chosen() -> None:
    table = gold_rolled()
    table.bank(ore=0, wool=1)
    table.act(0, "roll")
    assert table.refused(0, "choose_resource", card="ore") == "the bank has none of that card left"
    table.act(0, "choose_resource", card="wool")
    assert table.refused(1, "choose_resource", card="wool") == "the bank has none of that card left"


@pytest.mark.rule("SEA-58")
def test_with_an_empty_bank_the_rest_of_the_claim_is_lost() -> None:
    table = gold_rolled()
    table.bank(wood=0, brick=0, wool=2, grain=0, ore=0)
    table.act(0, "roll")
    assert takers(table) == [0, 1]
    assert [table.cards(seat) for seat in range(4)] == [{"wool": 1}, {"wool": 1}, {}, {}]
    assert table.decision == "action"


@pytest.mark.rule("SEA-59", "SEA-60")
@pytest.mark.parametrize("card", ["coin", "paper"])
def test_a_gold_field_gives_resources_and_no_other_cards(card: str) -> None:
    """Coins as with the rivers, commodities as with cities_and_knights: a card kind that is no resource."""
    table = gold_rolled(NewCard(card))
    table.act(0, "roll")
    for seat in (0, 1, 1, 2):
        assert {action.operands["card"] for action in table.legal(seat)} == set(CARDS)
        assert card in table.refused(seat, "choose_resource", card=card)
        table.act(seat, "choose_resource", card="ore")
    assert table.in_bank(card) == 12
