"""Events that bring cards from the bank, the epidemic, and the two events of the robber."""

from __future__ import annotations

import pytest

from skerry.board.terrain import DESERT
from skerry.engine.rules import Rules
from skerry.rules.variants.event_cards.card_event import CardEvent
from tests.event_deck import event_table, module_called, turn_up
from tests.table import Table
from tests.toys import ClosedTerrain, Coins, ConqueredVertices, Consolation, KnightPieces, LockedRobber, Raids, Tuned

TWO_DESERTS = "name strip\nrow 0 offset 0: forest:9 desert hill:6 desert\n"
NO_DESERT = "name strip\nrow 0 offset 0: forest:9 hill:6\n"
THREE_HEXES = "name strip\nrow 0 offset 0: forest:9 hill:6 desert\n"


def takers(table: Table, card: str = "ore") -> list[int]:
    """Let everybody who is asked take a card; who was asked, in order."""
    asked = []
    while table.decision == "choose_resource":
        [seat] = table.game.actors
        asked.append(seat)
        table.act(seat, "choose_resource", card=card)
    return asked


# robber_attack


@pytest.mark.rule("EVNT-16")
def test_robber_attack_halves_hands_over_seven() -> None:
    table = event_table("robber_attack")
    table.hand(1, wool=7)
    table.hand(2, wool=9)
    turn_up(table)
    assert (table.decision, table.game.actors) == ("discard", [2])
    for _ in range(4):
        table.act(2, "discard", card="wool")
    assert table.cards(2) == {"wool": 5}
    assert table.decision == "move_robber"


@pytest.mark.rule("EVNT-17")
def test_robber_attack_moves_the_robber_and_draws_a_resource_card() -> None:
    table = event_table("robber_attack", thefts=["wool"])
    table.put(1, "settlement", "(0,0) N")
    table.hand(1, wool=1, ore=1)
    table.give_card(1, "knight")
    turn_up(table)
    table.act(0, "move_robber", hex="(0,0)")
    assert (table.cards(0), table.cards(1)) == ({"wool": 1}, {"ore": 1})
    assert table.held(1) == {"knight": 1}


@pytest.mark.rule("EVNT-18")
def test_robber_attack_is_a_seven_and_is_carried_out_once() -> None:
    table = event_table("robber_attack")
    turn_up(table)
    assert table.state.number == 7
    assert table.decision == "move_robber"
    table.act(0, "move_robber", hex="(0,0)")
    assert table.decision == "action"


@pytest.mark.rule("EVNT-78", "EVNT-79", "EVNT-85")
def test_without_a_robber_robber_attack_discards_first_and_then_does_what_a_seven_does() -> None:
    table = event_table("robber_attack", beside=[Raids()], thefts=["ore"])
    table.hand(1, ore=1)
    table.hand(2, wool=8)
    turn_up(table)
    assert table.decision == "discard"
    for _ in range(4):
        table.act(2, "discard", card="wool")
    assert (table.decision, table.game.actors) == ("raid", [0])
    table.act(0, "raid", seat=1)
    assert table.cards(0) == {"ore": 1}
    assert table.decision == "action"


# epidemic


@pytest.mark.parametrize(("number", "place", "card"), [(6, "(1,1) N", "brick"), (8, "(3,0) S", "wood")])
@pytest.mark.rule("EVNT-19")
def test_in_an_epidemic_a_city_yields_one_card_in_this_production_only(number: int, place: str, card: str) -> None:
    table = event_table(("epidemic", number), number)
    table.put(0, "city", place)
    table.put(1, "settlement", "(1,1) S" if number == 6 else "(3,0) N")
    turn_up(table)
    assert (table.cards(0), table.cards(1)) == ({card: 1}, {card: 1})
    turn_up(table)
    assert (table.cards(0), table.cards(1)) == ({card: 3}, {card: 2})


@pytest.mark.rule("EVNT-20")
def test_an_epidemic_brings_no_commodities() -> None:
    table = event_table(("epidemic", 8), 8, beside=[Coins()])
    table.put(0, "city", "(2,4) NE")
    turn_up(table)
    assert table.cards(0) == {"ore": 1}
    turn_up(table)
    assert table.cards(0) == {"ore": 2, "coin": 1}


# tournament


@pytest.mark.rule("EVNT-33", "EVNT-58")
def test_tournament_rewards_all_with_the_most_played_knights_in_turn_order() -> None:
    table = event_table("tournament")
    table.state.knights[0] = 2
    table.state.knights[1] = 1
    table.state.knights[3] = 2
    turn_up(table, seat=2)
    assert takers(table) == [3, 0]
    assert [table.cards(seat) for seat in range(4)] == [{"ore": 1}, {}, {}, {"ore": 1}]


@pytest.mark.rule("EVNT-34")
def test_tournament_needs_a_played_knight() -> None:
    table = event_table("tournament")
    turn_up(table)
    assert table.decision == "action"


@pytest.mark.rule("EVNT-35")
def test_where_knights_are_pieces_tournament_counts_those() -> None:
    table = event_table("tournament", beside=[Coins(), KnightPieces(0, 2, 2, 1)])
    table.state.knights[0] = 5
    turn_up(table)
    assert "coin" not in {action.operands["card"] for action in table.legal(1)}
    assert takers(table) == [1, 2]

    table = event_table("tournament", beside=[KnightPieces(0, 0, 0, 0)])
    turn_up(table)
    assert table.decision == "action"


@pytest.mark.rule("EVNT-82")
def test_a_combination_may_take_an_event_out() -> None:
    def no_tournament(rules: Rules) -> None:
        module_called(rules, "event_cards").replace_event("tournament", CardEvent())

    table = event_table("tournament", beside=[KnightPieces(1, 0, 0, 0), Tuned(no_tournament)])
    turn_up(table)
    assert table.decision == "action"


# calm_sea


@pytest.mark.parametrize("number", [9, 12])
@pytest.mark.rule("EVNT-39")
def test_calm_sea_rewards_most_buildings_at_harbours_each_counted_once(number: int) -> None:
    table = event_table(("calm_sea", number))
    table.put(0, "city", "(0,0) N")
    table.put(1, "settlement", "(0,1) N")
    table.put(1, "city", "(2,4) NE")
    table.put(2, "settlement", "(3,3) SE", "(4,0) S")
    table.put(3, "city", "(2,2) N", "(1,1) N", "(2,2) S")
    turn_up(table)
    assert takers(table) == [1, 2]


@pytest.mark.rule("EVNT-40")
def test_calm_sea_needs_a_building_at_a_harbour() -> None:
    table = event_table(("calm_sea", 12))
    table.put(3, "city", "(2,2) N")
    turn_up(table)
    assert table.decision == "action"


@pytest.mark.ready("BARB-132")
def test_calm_sea_passes_over_a_building_that_has_no_use_of_its_harbour() -> None:
    conquered = ConqueredVertices()
    table = event_table("calm_sea", beside=[conquered])
    table.put(1, "settlement", "(0,1) N", "(3,3) SE")
    table.put(2, "settlement", "(2,4) NE")
    conquered.conquer(table.kernel, 1, table.vertex("(0,1) N"))
    conquered.conquer(table.kernel, 1, table.vertex("(3,3) SE"))
    turn_up(table)
    assert takers(table) == [2]


@pytest.mark.rule("EVNT-41")
def test_calm_sea_brings_no_commodity() -> None:
    table = event_table("calm_sea", beside=[Coins()])
    table.put(1, "settlement", "(0,1) N")
    turn_up(table)
    assert {action.operands["card"] for action in table.legal(1)} == {"wood", "brick", "wool", "grain", "ore"}


# plentiful_year


@pytest.mark.rule("EVNT-54", "EVNT-58")
def test_plentiful_year_gives_everybody_a_card_of_choice() -> None:
    table = event_table("plentiful_year")
    turn_up(table, seat=2)
    for seat, card in ((2, "wood"), (3, "brick"), (0, "grain"), (1, "ore")):
        assert table.game.actors == [seat]
        events = table.act(seat, "choose_resource", card=card)
        assert events[0].to_json(None) == {"event": "gained", "seat": seat, "card": card, "count": 1}
    assert [table.cards(seat) for seat in range(4)] == [{"grain": 1}, {"ore": 1}, {"wood": 1}, {"brick": 1}]


@pytest.mark.rule("EVNT-55")
def test_plentiful_year_brings_no_commodity() -> None:
    table = event_table("plentiful_year", beside=[Coins()])
    turn_up(table)
    assert "coin" not in {action.operands["card"] for action in table.legal(0)}


@pytest.mark.rule("EVNT-59")
def test_only_what_the_bank_has_can_be_chosen_and_an_empty_bank_gives_nothing() -> None:
    table = event_table("plentiful_year")
    table.bank(wood=0, brick=1, wool=0, grain=0, ore=1)
    turn_up(table)
    assert {action.operands["card"] for action in table.legal(0)} == {"brick", "ore"}
    table.act(0, "choose_resource", card="ore")
    assert "none of that card" in table.refused(1, "choose_resource", card="ore")
    table.act(1, "choose_resource", card="brick")
    assert table.decision == "action"
    assert (table.cards(2), table.cards(3)) == ({}, {})


@pytest.mark.rule("EVNT-61")
def test_cards_of_an_event_do_not_count_as_production() -> None:
    table = event_table("plentiful_year", beside=[Consolation()])
    table.put(3, "settlement", "(0,1) N")
    turn_up(table)
    takers(table)
    assert table.cards(0) == {"ore": 1, "wool": 1}, "due nothing by the number, whatever the event gave"
    assert table.cards(3) == {"ore": 1, "wool": 1}, "due a wool by the number"


# robber_flees


@pytest.mark.rule("EVNT-42", "EVNT-43")
def test_robber_flees_to_the_desert_and_takes_nothing() -> None:
    table = event_table("robber_flees", "robber_flees")
    table.put(1, "settlement", "(2,2) S")
    table.hand(1, ore=1)
    table.robber("(0,0)")
    told = turn_up(table)
    assert table.state.robber == table.hex("(2,2)")
    assert {"event": "robber_moved", "seat": 0, "hex": table.hex("(2,2)")} in told
    assert table.cards(1) == {"ore": 1, "grain": 1}, "only the 4 of the card brought something"
    assert table.decision == "action"
    assert "robber_moved" not in str(turn_up(table)), "it is there already"
    assert table.state.robber == table.hex("(2,2)")


@pytest.mark.rule("EVNT-44")
def test_with_several_deserts_the_active_player_chooses() -> None:
    table = event_table("robber_flees", "robber_flees", own_map=TWO_DESERTS)
    table.robber("(0,0)")
    turn_up(table, seat=2)
    assert (table.decision, table.game.actors) == ("choose_robber_home", [2])
    assert {action.operands["hex"] for action in table.legal(2)} == {1, 3}
    assert "desert" in table.refused(2, "choose_robber_home", hex="(0,2)")
    table.act(2, "choose_robber_home", hex="(0,3)")
    assert table.state.robber == table.hex("(0,3)")
    assert table.decision == "action", "one choice is all"
    turn_up(table)
    assert table.decision == "action"
    assert table.state.robber == table.hex("(0,3)")


@pytest.mark.parametrize(
    ("own_map", "closing"), [(NO_DESERT, []), (THREE_HEXES, [ClosedTerrain(DESERT)])], ids=["none", "closed"]
)
@pytest.mark.rule("EVNT-45")
def test_without_an_open_desert_it_waits_beside_the_board_for_a_seven_or_a_knight(
    own_map: str, closing: list[ClosedTerrain]
) -> None:
    for bringer in ("robber_attack", "knight"):
        table = event_table("robber_flees", "robber_flees", "robber_attack", own_map=own_map, beside=closing)
        table.robber("(0,0)")
        turn_up(table)
        assert table.view()["board"]["robber"] == "off_board"
        turn_up(table)
        assert table.view()["board"]["robber"] == "off_board"
        if bringer == "knight":
            table.give_card(0, "knight")
            table.act(0, "play_card", card="knight")
        else:
            turn_up(table)
        table.act(0, "move_robber", hex="(0,1)")
        assert table.state.robber == table.hex("(0,1)")


@pytest.mark.rule("EVNT-75")
def test_a_scenario_may_send_it_beside_the_board_past_an_open_desert() -> None:
    def no_home(rules: Rules) -> None:
        rules.robber_refuge = -1

    table = event_table("robber_flees", own_map=THREE_HEXES, beside=[Tuned(no_home)])
    table.robber("(0,0)")
    turn_up(table)
    assert table.view()["board"]["robber"] == "off_board"


@pytest.mark.rule("EVNT-68")
def test_while_the_robber_is_locked_robber_attack_only_discards_and_robber_flees_does_nothing() -> None:
    table = event_table("robber_attack", "robber_flees", beside=[LockedRobber()])
    table.robber("(0,0)")
    table.hand(1, wool=8)
    turn_up(table)
    for _ in range(4):
        table.act(1, "discard", card="wool")
    assert table.decision == "action"
    turn_up(table)
    assert table.state.robber == table.hex("(0,0)")


@pytest.mark.rule("EVNT-80", "EVNT-86")
def test_without_a_robber_robber_flees_has_no_effect() -> None:
    table = event_table("robber_flees", beside=[Raids()])
    table.robber("(0,0)")
    turn_up(table)
    assert table.decision == "action"
    assert table.state.robber == table.hex("(0,0)")
