"""What fish buy, how they are paid, and what they are not."""

from __future__ import annotations

import pytest

from skerry import Action, IllegalAction
from skerry.engine.state import OFF_BOARD
from skerry.rules.traders_and_barbarians.fishermen.payments import PAYMENTS
from tests.fishing import fish_table, give, hand, kinds, payments, roll, spent
from tests.table import Table, crest

DEEDS = ("robber_for_fish", "theft_for_fish", "resource_for_fish", "road_for_fish", "card_for_fish")
PRICES = dict(zip(DEEDS, (2, 3, 4, 5, 7), strict=True))


def ready(*fish: int, seat: int = 0, rolled: bool = True) -> Table:
    """Seat 0 is on turn with these tokens, and every deed would have an effect."""
    table = fish_table()
    table.put(0, "settlement", "(2,2) N")
    table.put(0, "road", "(2,2) NE")
    table.robber("(0,0)")
    table.hand(1, ore=1)
    give(table, seat, *fish)
    table.turn(0, rolled=rolled)
    return table


def sums(table: Table, deed: str) -> set[int]:
    return {sum(int(fish) for fish in str(payment).split("+")) for payment in payments(table, 0, deed)}


# When


@pytest.mark.rule("FISH-26", "FISH-46")
@pytest.mark.parametrize("rolled", [False, True])
def test_fish_are_spent_in_the_own_turn_only(rolled: bool) -> None:
    table = ready(*[3] * 7, seat=0, rolled=rolled)
    assert kinds(table.legal(0)) >= set(DEEDS)
    table = ready(*[3] * 7, seat=1, rolled=rolled)
    for deed in DEEDS:
        assert table.refused(1, deed, payment=str(payments(ready(3, 3, 3), 0, deed).pop())).startswith("seat 1 is not")


@pytest.mark.rule("FISH-26")
def test_a_turn_is_that_of_the_base_game_with_deeds_and_the_boot_added() -> None:
    table = ready(2, 0, rolled=False)
    table.put(1, "settlement", "(4,0) S")
    assert (table.decision, kinds(table.legal(0))) == ("pre_roll", {"roll", "robber_for_fish"})
    table.turn(0, rolled=True)
    assert {"robber_for_fish", "pass_boot", "end_turn"} <= kinds(table.legal(0))


@pytest.mark.rule("FISH-47")
def test_fish_are_not_spent_while_another_question_is_open() -> None:
    table = fish_table(rolls=[7], thefts=["ore"])
    give(table, 0, *[3] * 7)
    table.hand(0, wood=8)
    table.hand(1, ore=1)
    table.hand(2, ore=1)
    table.put(1, "settlement", "(2,2) N")
    table.put(2, "settlement", "(2,2) S")
    roll(table)
    assert (table.decision, kinds(table.legal(0))) == ("discard", {"discard"})
    for _ in range(4):
        table.act(0, "discard", card="wood")
    assert (table.decision, kinds(table.legal(0))) == ("move_robber", {"move_robber"})
    table.act(0, "move_robber", hex="(2,2)")
    assert (table.decision, kinds(table.legal(0))) == ("choose_victim", {"choose_victim"})
    table.act(0, "choose_victim", seat=1)
    assert kinds(table.legal(0)) >= {"robber_for_fish", "theft_for_fish"}


# Paying


@pytest.mark.rule("FISH-48", "FISH-103")
def test_a_payment_reaches_the_price_with_no_token_to_spare() -> None:
    table = ready(1, 1, 2, 3)
    assert payments(table, 0, "robber_for_fish") == {"2", "3", "1+1"}
    assert payments(table, 0, "theft_for_fish") == {"3", "1+2"}
    assert payments(table, 0, "resource_for_fish") == {"1+3", "2+3", "1+1+2"}
    assert payments(table, 0, "road_for_fish") == {"2+3", "1+1+3"}
    assert payments(table, 0, "card_for_fish") == {"1+1+2+3"}
    assert table.refused(0, "robber_for_fish", payment="1") == (
        "pay 2 fish with tokens that you hold, and with none that could be left out"
    )
    assert "none that could be left out" in table.refused(0, "robber_for_fish", payment="1+2"), "the 1 is not needed"
    assert "tokens that you hold" in table.refused(0, "robber_for_fish", payment="2+2")


@pytest.mark.rule("FISH-48")
def test_every_hand_pays_what_it_can_and_is_told_what_lacks() -> None:
    for fish in ([1], [1, 1, 1], [2, 2], [3, 3], [1, 2, 3], [1] * 7, [3] * 7):
        table = ready(*fish)
        for deed, price in PRICES.items():
            assert bool(payments(table, 0, deed)) == (sum(fish) >= price)
            assert all(price <= each < price + 3 for each in sums(table, deed))
    assert ready(3).refused(0, "card_for_fish", payment="2+2+3") == "this costs 7 fish and you have 3"


@pytest.mark.rule("FISH-103")
def test_payments_are_few_and_each_has_a_name() -> None:
    assert len(set(PAYMENTS)) == len(PAYMENTS) == 33
    with pytest.raises(IllegalAction, match="'4' is none of 1, 2"):
        ready(2).game.apply(0, Action("robber_for_fish", {"payment": "4"}))


@pytest.mark.rule("FISH-49", "FISH-50")
def test_there_is_no_change_and_paid_tokens_lie_open_beside_the_supply() -> None:
    table = ready(3, 1)
    told = [event.to_json() for event in table.act(0, "robber_for_fish", payment="3")]
    assert {"event": "fish_paid", "seat": 0, "payment": "3"} in told
    assert hand(table, 0) == [1], "the third fish is lost"
    assert spent(table) == {"three_fish": 1}
    for seat in (None, 1, 2):
        assert table.view(seat)["fishermen"]["fish"]["spent"] == {"three_fish": 1}


@pytest.mark.rule("FISH-51")
def test_several_deeds_in_one_turn() -> None:
    table = ready(2, 2, 2, 3, 3)
    table.act(0, "robber_for_fish", payment="2")
    table.act(0, "resource_for_fish", payment="2+2")
    table.act(0, "choose_resource", card="wool")
    table.act(0, "theft_for_fish", payment="3")
    assert table.decision == "action"
    assert (hand(table, 0), table.cards(0)) == ([3], {"wool": 1, "ore": 1})


@pytest.mark.rule("FISH-52")
def test_one_payment_never_covers_two_deeds() -> None:
    """The printed example: two tokens of 3 fish do not move the robber away (2) and fetch a card (4)."""
    table = ready(3, 3)
    assert payments(table, 0, "resource_for_fish") == {"3+3"}
    table.act(0, "robber_for_fish", payment="3")
    assert payments(table, 0, "resource_for_fish") == set()
    assert table.refused(0, "resource_for_fish", payment="1+3") == "this costs 4 fish and you have 3"


# The five deeds


@pytest.mark.rule("FISH-53")
def test_two_fish_take_the_robber_off_the_board_and_nobody_is_robbed() -> None:
    table = ready(2)
    table.put(1, "settlement", "(0,0) N")
    told = [event.to_json() for event in table.act(0, "robber_for_fish", payment="2")]
    assert {"event": "robber_moved", "seat": 0, "hex": "off_board"} in told
    assert "stolen" not in [event["event"] for event in told]
    assert table.state.robber == OFF_BOARD
    assert (table.cards(1), table.decision) == ({"ore": 1}, "action")


@pytest.mark.rule("FISH-53", "FISH-70")
def test_it_stays_off_until_a_seven_or_a_knight_moves_it() -> None:
    for cause in ("seven", "knight"):
        table = fish_table(rolls=[6, 7])
        table.robber("(0,0)")
        give(table, 0, 2)
        table.turn(0, rolled=True)
        table.act(0, "robber_for_fish", payment="2")
        roll(table, 1)
        assert table.state.robber == OFF_BOARD
        if cause == "knight":
            table.give_card(2, "knight")
            table.turn(2)
            table.act(2, "play_card", card="knight")
        else:
            roll(table, 2)
        assert table.decision == "move_robber"
        table.act(2, "move_robber", hex="(0,0)")
        assert table.state.robber == table.hex("(0,0)")


@pytest.mark.rule("FISH-54")
def test_two_fish_are_spent_only_while_the_robber_is_on_the_board() -> None:
    table = ready(2)
    table.state.robber = OFF_BOARD
    assert payments(table, 0, "robber_for_fish") == set()
    assert table.refused(0, "robber_for_fish", payment="2") == "there is no robber on the board"


@pytest.mark.rule("FISH-55", "FISH-56")
def test_three_fish_take_a_random_card_of_anybody_who_has_one() -> None:
    table = fish_table(thefts=["grain"])
    table.hand(1, wool=1, grain=2)
    table.hand(3, wool=1)
    give(table, 0, 3)
    give(table, 2, 3, 3)
    table.turn(0, rolled=True)
    table.act(0, "theft_for_fish", payment="3")
    assert table.decision == "choose_fish_victim"
    assert {action.operands["seat"] for action in table.legal(0)} == {1, 3}, "no building anywhere is needed"
    assert table.refused(0, "choose_fish_victim", seat=2) == "choose an opponent who holds a card"
    (stolen,) = table.act(0, "choose_fish_victim", seat=1)
    assert stolen.to_json(0) == {"event": "stolen", "thief": 0, "victim": 1, "card": "grain"}
    assert stolen.to_json(2) == {"event": "stolen", "thief": 0, "victim": 1}
    assert (table.cards(0), table.cards(1)) == ({"grain": 1}, {"wool": 1, "grain": 1})


@pytest.mark.rule("FISH-56")
def test_without_a_card_anywhere_nobody_is_robbed() -> None:
    table = ready(3)
    table.hand(0, wood=3)
    table.hand(1)
    assert payments(table, 0, "theft_for_fish") == set()
    assert table.refused(0, "theft_for_fish", payment="3") == "no opponent holds a card"


@pytest.mark.rule("FISH-57")
def test_four_fish_fetch_a_card_of_choice_from_the_bank() -> None:
    for card in ("wood", "brick", "wool", "grain", "ore"):
        table = ready(2, 2)
        before = table.in_bank(card)
        table.act(0, "resource_for_fish", payment="2+2")
        table.act(0, "choose_resource", card=card)
        assert (table.cards(0), table.in_bank(card)) == ({card: 1}, before - 1)
        assert table.decision == "action", "one card"


@pytest.mark.rule("FISH-58")
def test_the_card_has_to_be_in_the_bank() -> None:
    table = ready(2, 2)
    table.bank(wood=0, brick=0, wool=0, grain=0, ore=2)
    table.act(0, "resource_for_fish", payment="2+2")
    assert [action.operands["card"] for action in table.legal(0)] == ["ore"]
    table = ready(2, 2)
    table.bank(wood=0, brick=0, wool=0, grain=0, ore=0)
    assert table.refused(0, "resource_for_fish", payment="2+2") == "the bank has no resource card left"


@pytest.mark.rule("FISH-59")
def test_five_fish_build_a_road_by_the_usual_rules() -> None:
    table = ready(2, 3)
    table.hand(0, wood=1, brick=1)
    buildable = {action.operands["edge"] for action in table.legal(0, "build_road")}
    before = table.supply(0, "road")
    table.act(0, "road_for_fish", payment="2+3")
    assert {action.operands["edge"] for action in table.legal(0)} == buildable
    table.act(0, "place_road", edge="(2,2) NW")
    assert table.cards(0) == {"wood": 1, "brick": 1}, "no resources are paid"
    assert (table.supply(0, "road"), table.route(0), table.decision) == (before - 1, 2, "action")


@pytest.mark.rule("FISH-59")
def test_without_a_road_or_a_place_for_one_five_fish_build_nothing() -> None:
    table = ready(2, 3)
    rules = table.kernel.rules
    table.state.supply[rules.road] = 0
    assert table.refused(0, "road_for_fish", payment="2+3") == "you have no road left, or no place for one"
    table = fish_table()
    give(table, 0, 2, 3)
    table.turn(0, rolled=True)
    assert payments(table, 0, "road_for_fish") == set(), "nothing to continue"


@pytest.mark.rule("FISH-60", "FISH-61")
def test_seven_fish_draw_a_development_card_that_counts_as_bought() -> None:
    decks = {"development": [1] * 5 + [2, 2, 3, 3, 4, 4] + [0] * 14}
    table = fish_table(decks=decks)
    give(table, 0, 2, 2, 3)
    table.turn(0, rolled=True)
    (_, bought) = table.act(0, "card_for_fish", payment="2+2+3")
    assert bought.to_json(0) == {"event": "card_bought", "seat": 0, "card": "knight"}
    assert bought.to_json(1) == {"event": "card_bought", "seat": 0}
    assert (table.held(0), table.cards(0)) == ({"knight": 1}, {})
    assert "bought this turn" in table.refused(0, "play_card", card="knight")
    table.turn(0, rolled=True)
    assert table.is_legal(0, "play_card", card="knight")


@pytest.mark.rule("FISH-61")
def test_a_victory_point_drawn_for_fish_counts_at_once() -> None:
    decks = {"development": [0] * 14 + [2, 2, 3, 3, 4, 4] + [1] * 5}
    table = fish_table(decks=decks)
    table.put(0, "city", "(0,0) N", "(0,1) N", "(0,2) N", "(2,2) N")
    table.put(0, "settlement", "(4,0) S")
    give(table, 0, 2, 2, 3)
    table.turn(0, rolled=True)
    table.act(0, "card_for_fish", payment="2+2+3")
    assert table.game.winner == 0


@pytest.mark.rule("FISH-61")
def test_an_empty_deck_has_no_card_for_fish() -> None:
    table = ready(2, 2, 3)
    table.state.deck_left = 0
    assert payments(table, 0, "card_for_fish") == set()
    assert table.refused(0, "card_for_fish", payment="2+2+3") == "there is no card left to draw"


@pytest.mark.rule("FISH-62")
def test_nothing_costs_one_fish_or_six() -> None:
    assert table_prices(ready()) == PRICES
    assert not kinds(ready(1).legal(0)) & set(DEEDS)
    assert kinds(ready(3, 3).legal(0)) & set(DEEDS) == kinds(ready(2, 3).legal(0)) & set(DEEDS)


def table_prices(table: Table) -> dict[str, int]:
    told = table.view(0)["fishermen"]["fish_prices"]
    assert all(len(set(by_seat)) == 1 for by_seat in told.values())
    return {deed: by_seat[0] for deed, by_seat in told.items()}


# What fish are not


@pytest.mark.rule("FISH-63")
def test_fish_pay_for_nothing_else() -> None:
    table = ready(*[3] * 7)
    table.put(0, "road", "(2,2) NW")
    assert kinds(table.legal(0)) == {*DEEDS, "end_turn"}
    assert "fish" not in table.kernel.rules.things


@pytest.mark.rule("FISH-64")
def test_fish_do_not_count_for_the_hand_limit() -> None:
    table = fish_table(rolls=[7])
    table.hand(0, wood=7)
    give(table, 0, *[3] * 7)
    roll(table)
    assert table.decision == "move_robber"


@pytest.mark.rule("FISH-65")
def test_fish_are_not_discarded_in_place_of_cards() -> None:
    table = fish_table(rolls=[7])
    table.hand(0, wood=8)
    give(table, 0, *[3] * 7)
    roll(table)
    assert [action.to_json() for action in table.legal(0)] == [{"kind": "discard", "card": "wood"}]
    for _ in range(4):
        table.act(0, "discard", card="wood")
    assert len(hand(table, 0)) == 7
    assert table.decision == "move_robber"


@pytest.mark.rule("FISH-66")
@pytest.mark.parametrize("cause", ["seven", "knight"])
def test_the_robber_never_steals_fish(cause: str) -> None:
    table = fish_table(rolls=[7])
    table.put(1, "settlement", "(2,2) N")
    give(table, 1, 3, 3)
    if cause == "knight":
        table.give_card(0, "knight")
        table.turn(0)
        table.act(0, "play_card", card="knight")
    else:
        roll(table)
    told = table.act(0, "move_robber", hex="(2,2)")
    assert "stolen" not in [event.kind for event in told]
    assert table.decision in ("action", "pre_roll"), "who has only fish cannot be robbed"
    assert hand(table, 1) == [3, 3]


@pytest.mark.rule("FISH-67")
def test_fish_are_not_traded() -> None:
    table = ready(3, 3)
    table.hand(0, wood=1)
    for offer in ({"give": {"fish": 1}, "want": {"ore": 1}}, {"give": {"wood": 1}, "want": {"three_fish": 1}}):
        with pytest.raises(IllegalAction, match="fish"):
            table.game.apply(0, Action("offer_trade", offer))
    assert not any("fish" in str(action.operands) for action in table.legal(0, "offer_trade"))
    assert not any("fish" in str(action.operands) for action in table.legal(0, "bank_trade"))


@pytest.mark.rule("FISH-68")
def test_monopoly_and_year_of_plenty_leave_fish_alone() -> None:
    for card, choices in (("monopoly", ["ore"]), ("year_of_plenty", ["ore", "ore"])):
        table = ready(3)
        give(table, 1, 1, 2)
        table.give_card(0, card)
        table.turn(0, rolled=True)
        table.act(0, "play_card", card=card)
        for choice in choices:
            action = "name_resource" if card == "monopoly" else "choose_resource"
            assert {each.operands["card"] for each in table.legal(0)} == {"wood", "brick", "wool", "grain", "ore"}
            table.act(0, action, card=choice)
        assert (hand(table, 0), hand(table, 1)) == ([3], [1, 2])


def test_a_road_for_fish_leads_along_the_coast_of_a_ground() -> None:
    table = fish_table()
    table.put(0, "settlement", "(0,0) N")
    table.put(0, "road", *crest(0, 1, 1))
    give(table, 0, 2, 3)
    table.turn(0, rolled=True)
    table.act(0, "road_for_fish", payment="2+3")
    assert table.is_legal(0, "place_road", edge="(0,1) NW")
