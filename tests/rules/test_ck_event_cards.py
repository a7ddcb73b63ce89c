"""Cities & Knights with event cards: the dice before the card, and what events do with commodities and knights."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from skerry.catalog import judge
from tests.event_deck import event_deck
from tests.knights import barbarians_at, give, knight, level, own, places, progress, unlock, vertices
from tests.table import Table, crest

MODULES = ("cities_and_knights", "event_cards")
RESOURCES = {"wood", "brick", "wool", "grain", "ore"}
FOREST_8 = "(2,0) NW"  # at forest:8 and the sea
NO_SHIP = (6, 6)  # a red die that nobody draws for, and a gate

NO_DESERT = """
name no_desert
players 3 4
row 0 offset 1: forest:4 hill:6 pasture:9
row 1 offset 0: pasture:5 mountain:8 field:8 forest:3
row 2 offset 1: mountain:9 forest:10 field:3
marker robber: (0,0)
"""


def drawn(
    *cards: str | int | tuple[str, int],
    dice: Sequence[Sequence[int]] = (),
    players: int = 4,
    own_map: str | None = None,
    **options: object,
) -> Table:
    """These cards lie on top; the dice are red and event die of each turn, and end at the gate of science."""
    decks = {"event_cards": event_deck(*cards)}
    return Table(MODULES, players, [*dice, *[NO_SHIP] * 8], decks=decks, own_map=own_map, **options)


def roll(table: Table, seat: int = 0) -> list[str]:
    """A turn begins and its number comes up; what happened, by kind."""
    table.turn(seat)
    return [event.kind for event in table.act(seat, "roll")]


def choices(table: Table, seat: int, kind: str = "choose_resource") -> set[object]:
    return {action.operands["card"] for action in table.legal(seat, kind)}


# The dice and the card


@pytest.mark.rule("EVNT-65", "CK-291", "VARX-17", "VARX-18")
def test_red_and_event_die_are_resolved_before_the_card_that_brings_the_number() -> None:
    table = drawn(8, 8, dice=[(2, 6), (3, 6)])
    table.put(0, "city", FOREST_8)
    level(table, 1, "science", 1)
    told = roll(table)
    assert [kind for kind in told if kind != "progress_laid_open"] == [
        "red_die",
        "event_die",
        "progress_drawn",
        "event_card",
        "produced",
        "produced",
        "gained",
        "gained",
    ]
    assert table.cards(0) == {"wood": 1, "paper": 1}
    assert (table.state.number, table.view()["cities_and_knights"]["red_die"]) == (8, 2)
    # A red three is too high for level 1, whatever number the card brings.
    assert "progress_drawn" not in roll(table)
    assert table.cards(0) == {"wood": 2, "paper": 2}


@pytest.mark.rule("EVNT-65", "EVNT-68", "CK-291")
def test_an_attack_comes_before_the_card_and_a_robber_it_frees_moves_at_once() -> None:
    table = drawn("robber_attack", dice=[(1, 1)])
    table.turn(0)
    barbarians_at(table, 6)
    told = [event.kind for event in table.act(0, "roll")]
    assert told.index("barbarians_attacked") < told.index("event_card")
    assert table.decision == "move_robber"


@pytest.mark.rule("EVNT-68")
def test_before_the_first_attack_a_robber_attack_only_causes_discards() -> None:
    table = drawn("robber_attack")
    table.hand(1, wool=4, coin=4)
    roll(table)
    assert (table.decision, table.game.actors) == ("discard", [1])
    for card in ("wool", "coin", "wool", "coin"):
        table.act(1, "discard", card=card)
    assert table.decision == "action"
    assert table.view()["board"]["robber"] == "off_board"


@pytest.mark.rule("EVNT-68")
def test_a_robber_flees_only_after_the_first_attack() -> None:
    table = drawn("robber_flees", "robber_flees")
    roll(table)
    start = own(table).robber_start.of(table.kernel)
    assert (table.decision, table.view()["board"]["robber"]) == ("action", "off_board")
    assert start == table.hex("(1,2)")
    unlock(table)
    table.robber("(0,0)")
    roll(table)
    assert table.state.robber == table.hex("(1,2)")


@pytest.mark.rule("EVNT-66")
def test_the_card_can_show_the_red_die() -> None:
    # The fives show 1, 2, 3 (tournament) and 4 (trade advantage); only the event die is rolled.
    table = drawn(("tournament", 5), ("trade_advantage", 5), dice=[(6,), (6,)], red_from_card=True)
    level(table, 1, "science", 2)
    level(table, 2, "science", 3)
    told = roll(table)
    assert told[:3] == ["event_card", "red_die", "event_die"]
    assert table.view()["cities_and_knights"]["red_die"] == 3
    counts = [sum(part.values()) for part in table.view()["cities_and_knights"]["progress_cards"]]
    open_cards = list(table.view()["cities_and_knights"]["open_cards"].values())
    assert [counts[seat] + open_cards.count(seat) for seat in range(4)] == [0, 1, 1, 0]
    told = roll(table)
    assert table.view()["cities_and_knights"]["red_die"] == 4
    assert told.count("progress_drawn") == 1


@pytest.mark.rule("EVNT-66")
def test_the_cards_own_event_follows_the_event_die() -> None:
    table = drawn("conflict", dice=[(1,)], red_from_card=True)
    knight(table, 0, "(2,2) N", active=True)
    table.hand(1, coin=1)
    told = roll(table)
    assert told.index("event_card") < told.index("barbarians_advanced") < told.index("stolen")
    assert table.cards(0) == {"coin": 1}


@pytest.mark.rule("EVNT-66")
def test_a_second_card_for_two_rolls_the_event_die_even_if_its_number_does_not_count() -> None:
    decks = {"event_cards": event_deck(6, ("earthquake", 6))}
    table = Table([*MODULES, "two_player"], 2, [(1,), (1,)], decks=decks, red_from_card=True)
    table.put(0, "road", "(2,0) W")
    table.turn(0)
    table.act(0, "roll")
    assert own(table).ship.of(table.kernel) == 1
    told = [event.kind for event in table.act(0, "roll")]
    assert own(table).ship.of(table.kernel) == 2
    assert told.index("event_die") > told.index("event_card")
    assert table.decision == "damage_road"


@pytest.mark.rule("EVNT-65")
def test_two_cards_for_two_have_two_event_dice() -> None:
    decks = {"event_cards": event_deck(6, 6)}
    table = Table([*MODULES, "two_player"], 2, [(4, 1), (5, 1)], decks=decks)
    table.turn(0)
    table.act(0, "roll")
    assert (own(table).ship.of(table.kernel), own(table).red.of(table.kernel)) == (1, 4)
    table.act(0, "roll")
    assert (own(table).ship.of(table.kernel), own(table).red.of(table.kernel)) == (2, 5)
    assert table.decision == "action"


@pytest.mark.parametrize("red_from_card", [False, True])
@pytest.mark.rule("EVNT-67", "CK-292")
def test_set_dice_replace_the_card_and_only_the_event_die_is_rolled(red_from_card: bool) -> None:
    table = drawn("plentiful_year", dice=[(5,)], red_from_card=red_from_card)
    table.put(0, "city", FOREST_8)
    level(table, 1, "politics", 4)
    level(table, 2, "politics", 3)
    give(table, 0, "alchemist")
    table.turn(0)
    table.act(0, "play_progress", card="alchemist")
    table.act(0, "set_dice", red=5, yellow=3)
    told = [event.kind for event in table.act(0, "roll")]
    assert "event_card" not in told
    assert table.view()["event_cards"]["cards_left"] == 31
    assert told.count("event_die") == 1
    # The set red die counts for the draws: level 4 reaches a five, level 3 does not.
    assert told.count("progress_drawn") == 1
    assert table.cards(0) == {"wood": 1, "paper": 1}
    assert table.decision == "action"
    # The next turn has a card again.
    table.act(0, "end_turn")
    assert "event_card" in [event.kind for event in table.act(1, "roll")]


@pytest.mark.rule("EVNT-67", "CK-292")
def test_the_event_die_comes_with_the_lowest_dice_that_can_be_set_too() -> None:
    table = drawn("plentiful_year", dice=[(1,)])
    give(table, 0, "alchemist")
    table.turn(0)
    table.act(0, "play_progress", card="alchemist")
    table.act(0, "set_dice", red=1, yellow=1)
    assert table.view(3)["cities_and_knights"]["set_dice"] == [1, 1]
    table.act(0, "roll")
    assert (own(table).ship.of(table.kernel), own(table).red.of(table.kernel)) == (1, 1)
    assert table.view()["event_cards"]["cards_left"] == 31


@pytest.mark.rule("EVNT-67")
def test_set_dice_replace_the_first_of_two_cards() -> None:
    decks = {"event_cards": event_deck(8, 8)}
    table = Table([*MODULES, "two_player"], 2, [(1,), (4, 1)], decks=decks)
    table.put(0, "city", FOREST_8)
    give(table, 0, "alchemist")
    table.turn(0)
    table.act(0, "play_progress", card="alchemist")
    table.act(0, "set_dice", red=5, yellow=3)
    table.act(0, "roll")
    assert (table.cards(0), table.view()["event_cards"]["cards_left"]) == ({"wood": 1, "paper": 1}, 31)
    table.act(0, "roll")
    # The second number comes from a card; it is the one that was set, so it does not produce again.
    assert (table.cards(0), table.view()["event_cards"]["cards_left"]) == ({"wood": 1, "paper": 1}, 30)
    assert (own(table).ship.of(table.kernel), own(table).red.of(table.kernel), table.decision) == (2, 4, "action")


# Events


@pytest.mark.rule("EVNT-20", "VARX-19")
def test_in_an_epidemic_a_city_takes_one_resource_and_no_commodity() -> None:
    table = drawn(("epidemic", 8), ("epidemic", 6), 8)
    table.put(0, "city", FOREST_8)
    table.put(1, "city", "(0,0) NW")  # hill:6
    roll(table)
    roll(table)
    assert (table.cards(0), table.cards(1)) == ({"wood": 1}, {"brick": 1})
    roll(table)
    assert table.cards(0) == {"wood": 2, "paper": 1}


@pytest.mark.rule("EVNT-32", "VARX-20")
def test_a_good_neighbour_may_give_a_commodity_and_must_without_resources() -> None:
    table = drawn("good_neighbors")
    table.hand(0, cloth=1)
    table.hand(1, wood=1, coin=1)
    roll(table)
    assert choices(table, 0, "choose_gift") == {"cloth"}
    assert choices(table, 1, "choose_gift") == {"wood", "coin"}
    table.act(0, "choose_gift", card="cloth", seat=1)
    table.act(1, "choose_gift", card="coin", seat=2)
    assert [table.cards(seat) for seat in range(4)] == [{}, {"wood": 1, "cloth": 1}, {"coin": 1}, {}]


@pytest.mark.rule("EVNT-50", "VARX-20")
def test_assistance_may_be_given_in_commodities_which_count_as_cards_to_give() -> None:
    table = drawn("neighborly_assistance", players=3)
    table.put(0, "settlement", "(2,2) N")
    table.hand(0, wood=1, coin=1)
    give(table, 0, "spy", "deserter")
    roll(table)
    assert choices(table, 0, "choose_gift") == {"wood", "coin"}
    table.act(0, "choose_gift", card="coin", seat=1)
    table.act(0, "choose_gift", card="wood", seat=2)
    assert [table.cards(seat) for seat in range(3)] == [{}, {"coin": 1}, {"wood": 1}]
    # One hand card serves only one of two: nothing is given, however many progress cards there are.
    table = drawn("neighborly_assistance", players=3)
    table.put(0, "settlement", "(2,2) N")
    table.hand(0, coin=1)
    give(table, 0, "spy", "deserter")
    roll(table)
    assert table.decision == "action"


@pytest.mark.rule("EVNT-35", "VARX-21")
def test_a_tournament_counts_active_knights_as_pieces_and_gives_resources() -> None:
    table = drawn("tournament")
    knight(table, 0, "(2,2) N", "mighty", active=True)
    knight(table, 0, "(2,2) S", "mighty")
    knight(table, 1, "(1,1) N", active=True)
    knight(table, 1, "(1,1) NW", active=True)
    knight(table, 3, "(3,0) S", active=True)
    knight(table, 3, "(3,1) S", "strong", active=True)
    roll(table)
    for seat in (1, 3):
        assert (table.decision, table.game.actors) == ("choose_resource", [seat])
        assert choices(table, seat) == RESOURCES
        table.act(seat, "choose_resource", card="ore")
    assert table.decision == "action"


@pytest.mark.rule("EVNT-35")
def test_a_tournament_needs_an_active_knight() -> None:
    table = drawn("tournament")
    knight(table, 0, "(2,2) N", "mighty")
    roll(table)
    assert table.decision == "action"


@pytest.mark.rule("EVNT-38", "VARX-22")
def test_trade_advantage_draws_commodities_too_but_no_progress_card() -> None:
    table = drawn("trade_advantage", players=3)
    table.put(0, "road", *crest(2, 5))
    assert table.holder("longest_road") == 0
    table.hand(1, paper=1)
    give(table, 1, "crane")
    give(table, 2, "spy")  # and no card in hand
    roll(table)
    assert (table.decision, table.game.actors) == ("may_draw_card", [0])
    table.act(0, "draw_card", seat=1)
    assert table.decision == "action"
    assert table.cards(0) == {"paper": 1}
    assert [progress(table, seat) for seat in range(3)] == [{}, {"crane": 1}, {"spy": 1}]


@pytest.mark.parametrize("card", ["calm_sea", "plentiful_year"])
@pytest.mark.rule("EVNT-41", "EVNT-55", "VARX-23")
def test_a_calm_sea_and_a_plentiful_year_give_resources_only(card: str) -> None:
    table = drawn(card)
    for seat, place in enumerate(("(0,0) NW", "(2,4) NE", "(4,1) S", "(3,0) NW")):
        table.put(seat, "city", place)
    roll(table)
    for seat in range(4):
        assert table.game.actors == [seat]
        assert choices(table, seat) == RESOURCES
        assert "paper" in table.refused(seat, "choose_resource", card="paper")
        table.act(seat, "choose_resource", card="ore")
    assert table.decision == "action"


@pytest.mark.rule("EVNT-53", "VARX-24", "CK-301")
def test_a_conflict_is_won_by_the_one_with_the_most_active_knights_who_takes_a_card_of_each() -> None:
    table = drawn("conflict")
    knight(table, 2, "(2,2) N", active=True)
    knight(table, 2, "(2,2) S", active=True)
    knight(table, 0, "(1,1) N", "mighty", active=True)
    table.hand(0, coin=1)
    table.hand(1, cloth=1)
    give(table, 3, "crane")
    roll(table)
    assert table.decision == "action"
    assert [table.cards(seat) for seat in range(4)] == [{}, {}, {"coin": 1, "cloth": 1}, {}]
    assert progress(table, 3) == {"crane": 1}


@pytest.mark.rule("EVNT-53")
def test_a_conflict_between_as_many_active_knights_brings_nothing() -> None:
    table = drawn("conflict")
    knight(table, 2, "(2,2) N", active=True)
    knight(table, 0, "(1,1) N", "mighty", active=True)
    knight(table, 0, "(1,1) S")
    table.hand(1, cloth=1)
    roll(table)
    assert table.cards(1) == {"cloth": 1}


@pytest.mark.rule("EVNT-61")
def test_a_card_from_an_event_does_not_keep_the_aqueduct_dry() -> None:
    table = drawn("plentiful_year")
    level(table, 1, "science", 3)
    roll(table)
    for seat in range(4):
        table.act(seat, "choose_resource", card="ore")
    assert (table.decision, table.game.actors) == ("aqueduct", [1])


# Damaged roads


def damaged(*roads: str) -> Table:
    """Seat 0 is on turn, and the first of its roads is damaged."""
    table = drawn("earthquake")
    table.put(0, "settlement", "(2,0) S")
    table.put(0, "road", *roads)
    roll(table)
    table.act(0, "damage_road", edge=roads[0])
    return table


@pytest.mark.rule("EVNT-69")
def test_a_knight_may_be_recruited_at_a_damaged_road() -> None:
    table = damaged("(2,0) SE")
    table.hand(0, wool=1, ore=1)
    assert vertices(table, 0, "recruit_knight") == places(table, "(2,0) SE")
    table.act(0, "recruit_knight", vertex="(2,0) SE")


@pytest.mark.rule("EVNT-70")
def test_the_diplomat_can_neither_remove_nor_move_a_damaged_road() -> None:
    table = damaged("(2,0) SE", "(2,0) SW")
    give(table, 0, "diplomat")
    table.act(0, "play_progress", card="diplomat")
    assert [action.operands["edge"] for action in table.legal(0, "remove_route")] == [table.edge("(2,0) SW")]
    table.refused(0, "remove_route", edge="(2,0) SE")
    table.act(0, "remove_route", edge="(2,0) SW")
    # It may come back into the supply, but no road is built while another one is damaged.
    assert {action.kind for action in table.legal(0)} == {"leave_route_off"}


@pytest.mark.rule("EVNT-70")
def test_a_repaired_road_can_be_removed_again_and_free_roads_repair() -> None:
    table = damaged("(2,0) SE")
    give(table, 0, "diplomat", "road_building")
    table.refused(0, "play_progress", card="diplomat")
    table.act(0, "play_progress", card="road_building")
    table.act(0, "repair_road", edge="(2,0) SE")
    table.act(0, "place_road", edge="(2,0) SW")
    table.act(0, "play_progress", card="diplomat")
    assert table.is_legal(0, "remove_route", edge="(2,0) SE")


# The robber beside the board


@pytest.mark.rule("CK-302")
def test_a_robber_that_fled_beside_the_board_comes_back_by_a_bishop_or_a_robber_attack() -> None:
    for way in ("bishop", "robber_attack"):
        table = drawn("robber_flees", "robber_attack", own_map=NO_DESERT)
        table.turn(0)
        unlock(table)
        table.robber("(1,1)")
        table.act(0, "roll")
        assert table.view()["board"]["robber"] == "off_board"
        knight(table, 0, "(1,1) N", active=True)
        assert table.legal(0, "chase_robber") == []
        if way == "bishop":
            give(table, 0, "bishop")
            table.act(0, "play_progress", card="bishop")
            table.act(0, "send_bishop", hex="(0,0)")
        else:
            table.act(0, "end_turn")
            table.act(1, "roll")
            table.act(1, "move_robber", hex="(0,0)")
        assert table.state.robber == table.hex("(0,0)")


@pytest.mark.rule("VARX-16")
def test_event_cards_join_cities_and_knights() -> None:
    assert judge(MODULES, 4).playable
