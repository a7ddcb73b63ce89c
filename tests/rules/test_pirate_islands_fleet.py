"""`pirate_islands` (SEAPIR): the fleet and its attacks, the seven, and the variants beside them."""

from __future__ import annotations

import pytest

from skerry.rules.seafarers.scenarios.pirate_islands.fleet import has_building_at
from tests.event_deck import event_deck
from tests.pirate_islands import AT_PRESET, BEACHHEADS, LINES, PATH_START, lay_line, own, pirate_table, put_fleet
from tests.table import Table


def told(table: Table, seat: int = 0) -> list[dict[str, object]]:
    """What happens when a seat begins its turn and rolls."""
    table.turn(seat)
    return [event.to_json() for event in table.act(seat, "roll")]


def kinds(events: list[dict[str, object]]) -> list[object]:
    return [event["event"] for event in events]


def attacked(events: list[dict[str, object]]) -> list[object]:
    return [event["seat"] for event in events if event["event"] == "fleet_attacks"]


def fleet_hex(table: Table) -> str:
    return table.kernel.topology.hex_name(table.view()["seafarers"]["pirate"])


# The fleet


@pytest.mark.rule("SEAPIR-07", "SEAPIR-11")
@pytest.mark.parametrize(
    ("dice", "place"), [((2, 5), "(6,3)"), ((5, 2), "(6,3)"), ((3, 3), "(5,3)"), ((1, 6), "(7,3)")]
)
def test_the_fleet_sails_as_far_as_the_lower_die_shows(dice: tuple[int, int], place: str) -> None:
    table = pirate_table(dice=[dice])
    assert fleet_hex(table) == "(7,4)"
    told(table)
    assert fleet_hex(table) == place


@pytest.mark.rule("SEAPIR-11")
def test_the_path_of_the_fleet_is_a_circle() -> None:
    table = pirate_table(dice=[(4, 5)])
    put_fleet(table, 12)
    told(table)
    assert (fleet_hex(table), own(table).fleet.of(table.kernel)) == ("(6,3)", 2)


@pytest.mark.rule("SEAPIR-11")
def test_the_fleet_comes_before_production() -> None:
    # Everything seat 0 holds is lost before the field with the 10 yields.
    table = pirate_table(dice=[(4, 6)])
    put_fleet(table, AT_PRESET[0] - 4)
    table.hand(0, ore=1)
    events = told(table)
    assert kinds(events) == ["rolled", "pirate_moved", "fleet_attacks", "paid", "produced", "gained"]
    assert table.cards(0) == {"grain": 1}


@pytest.mark.rule("SEAPIR-12", "SEAPIR-13")
@pytest.mark.parametrize("victim", range(4))
def test_the_fleet_attacks_whoever_has_a_building_where_it_ends_on_every_roll(victim: int) -> None:
    roller = (victim + 1) % 4
    table = pirate_table(dice=[(2, 6)])
    put_fleet(table, AT_PRESET[victim] - 2)
    for seat in range(4):
        table.hand(seat, ore=2)
    events = told(table, roller)
    assert [event for event in events if event["event"] == "fleet_attacks"] == [
        {"event": "fleet_attacks", "seat": victim, "fleet": 2, "warships": 0}
    ]
    assert [sum(table.cards(seat).values()) == 1 for seat in range(4)] == [seat == victim for seat in range(4)]


@pytest.mark.rule("SEAPIR-12")
def test_buildings_that_the_fleet_only_passes_are_not_attacked() -> None:
    table = pirate_table(dice=[(3, 5)])
    # From before the settlement of seat 1 to beyond that of seat 3.
    put_fleet(table, AT_PRESET[1] - 1)
    assert attacked(told(table)) == []
    assert own(table).fleet.of(table.kernel) == 11


@pytest.mark.rule("SEAPIR-14")
@pytest.mark.parametrize(("cities", "held", "left"), [(0, 5, 4), (1, 5, 3), (2, 5, 2), (2, 2, 0)])
def test_the_weaker_player_loses_a_card_and_one_more_for_each_city(cities: int, held: int, left: int) -> None:
    table = pirate_table(dice=[(2, 6)])
    put_fleet(table, AT_PRESET[0] - 2)
    # Anywhere: these are not where the fleet is.
    table.put(0, "city", *["(2,6) N", "(7,6) N"][:cities])
    table.hand(0, ore=held)
    table.hand(1, ore=1)
    bank = table.in_bank("ore")
    told(table, 1)
    assert table.cards(0) == ({"ore": left} if left else {})
    assert table.in_bank("ore") == bank + held - left
    assert table.cards(1) == {"ore": 1}


@pytest.mark.rule("SEAPIR-14")
def test_the_lost_card_is_drawn_at_random() -> None:
    table = pirate_table(dice=[(1, 1)], thefts=["grain"])
    put_fleet(table, AT_PRESET[0] - 1)
    table.hand(0, ore=3, grain=1)
    told(table, 1)
    assert table.cards(0) == {"ore": 3}


@pytest.mark.rule("SEAPIR-15")
def test_the_stronger_player_takes_a_card_before_the_discards_of_a_seven() -> None:
    table = pirate_table(dice=[(1, 6)])
    put_fleet(table, AT_PRESET[0] - 1)
    lay_line(table, 0, 2, warships=2)
    table.hand(0, ore=7)
    table.hand(1, wool=8)
    told(table, 1)
    assert (table.decision, table.game.actors) == ("choose_resource", [0])
    table.act(0, "choose_resource", card="brick")
    assert table.cards(0) == {"ore": 7, "brick": 1}
    assert (table.decision, sorted(table.game.actors)) == ("discard", [0, 1])


@pytest.mark.rule("SEAPIR-16")
def test_nothing_happens_between_equals() -> None:
    table = pirate_table(dice=[(2, 6)])
    put_fleet(table, AT_PRESET[0] - 2)
    lay_line(table, 0, 2, warships=2)
    table.hand(0, ore=2)
    assert attacked(told(table)) == [0]
    assert (table.cards(0), table.decision) == ({"ore": 2}, "action")


@pytest.mark.rule("SEAPIR-17")
def test_everybody_at_the_hex_is_attacked_from_the_active_player_on_clockwise() -> None:
    table = pirate_table(dice=[(1, 1)])
    place = AT_PRESET[0]
    put_fleet(table, place - 1)
    # Beside the preset settlement of seat 0: buildings of seats 1 and 3 at the same hex.
    table.put(1, "settlement", "(6,5) NE")
    table.put(3, "settlement", "(6,5) S")
    lay_line(table, 1, 2, warships=2)
    lay_line(table, 0, 1, warships=1)
    for seat in range(4):
        table.hand(seat, ore=1)
    events = told(table, 1)
    # Seat 1 is stronger and asked first; then seat 3 loses its card, and seat 0 is an equal.
    assert attacked(events) == [1]
    assert (table.decision, table.game.actors) == ("choose_resource", [1])
    rest = [event.to_json() for event in table.act(1, "choose_resource", card="wool")]
    assert attacked(rest) == [3, 0]
    assert [table.cards(seat) for seat in range(4)] == [{"ore": 1}, {"ore": 1, "wool": 1}, {"ore": 1}, {}]


@pytest.mark.rule("SEAPIR-18")
def test_a_fortress_is_no_building_of_its_player_before_it_is_won_back() -> None:
    table = pirate_table()
    beside = table.hex("(5,2)")
    assert table.kernel.rules.board.vertices_of("fortress_c") == [table.vertex("(5,2) SW")]
    assert not has_building_at(table.kernel, 2, beside)
    table.put(2, "settlement", "(5,2) SW")
    assert has_building_at(table.kernel, 2, beside)


@pytest.mark.rule("SEAPIR-12")
def test_a_settlement_at_the_beachhead_is_attacked_too() -> None:
    table = pirate_table(dice=[(1, 2)])
    table.put(0, "settlement", BEACHHEADS[0])
    put_fleet(table, PATH_START)
    assert attacked(told(table, 2)) == [0]


@pytest.mark.rule("SEAPIR-20")
def test_no_ship_is_built_or_moved_at_the_hex_of_the_fleet() -> None:
    table = pirate_table()
    lay_line(table, 0, 3)
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    put_fleet(table, 1)
    assert table.is_legal(0, "build_ship", edge=LINES[0][3])
    assert table.is_legal(0, "move_ship", edge=LINES[0][2])
    put_fleet(table, PATH_START)
    assert not table.is_legal(0, "build_ship", edge=LINES[0][3])
    assert table.refused(0, "move_ship", edge=LINES[0][2]) == "the pirate holds that ship"


# The seven


@pytest.mark.rule("SEAPIR-19")
def test_on_a_seven_a_card_of_any_opponent_may_be_taken_after_the_discards() -> None:
    table = pirate_table(dice=[(3, 4)])
    table.hand(1, ore=8)
    table.hand(2, wool=1)
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "discard"
    for _ in range(4):
        table.act(1, "discard", card="ore")
    assert (table.decision, table.game.actors) == ("rob_anybody", [0])
    assert [action.operands["seat"] for action in table.legal(0, "rob_anybody")] == [1, 2]
    assert table.is_legal(0, "rob_nobody")
    assert table.refused(0, "rob_anybody", seat=3) == "that seat has no card to take, or is spared"
    table.act(0, "rob_anybody", seat=2)
    assert (table.cards(0), table.cards(1), table.cards(2)) == ({"wool": 1}, {"ore": 4}, {})
    assert table.decision == "action"


@pytest.mark.rule("SEAPIR-19")
def test_the_theft_on_a_seven_may_be_left() -> None:
    table = pirate_table(dice=[(3, 4)])
    table.hand(1, ore=1)
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "rob_nobody")
    assert (table.cards(1), table.decision) == ({"ore": 1}, "action")


# Variants


@pytest.mark.rule("SEAPIR-42", "VARX-12")
def test_a_friendly_robber_spares_everybody_with_three_points_on_a_seven_but_not_from_the_fleet() -> None:
    table = pirate_table(beside=["friendly_robber"], dice=[(1, 6)])
    table.put(1, "city", "(3,7) N")
    table.put(2, "city", "(3,7) S")
    table.put(2, "settlement", "(5,7) S")
    put_fleet(table, AT_PRESET[1] - 1)
    for seat in (1, 2):
        table.hand(seat, ore=3)
    assert [table.points(seat) for seat in (1, 2)] == [3, 4]
    assert attacked(told(table)) == [1]
    assert table.cards(1) == {"ore": 1}
    assert [action.operands["seat"] for action in table.legal(0, "rob_anybody")] == [2]


@pytest.mark.rule("SEA-97")
def test_with_event_cards_two_dice_are_rolled_for_the_fleet_alone() -> None:
    table = pirate_table(beside=["event_cards"], dice=[(5, 3)], decks={"event_cards": event_deck(10)})
    table.hand(0, ore=1)
    put_fleet(table, AT_PRESET[0] - 3)
    events = told(table)
    assert kinds(events) == ["event_card", "rolled", "pirate_moved", "fleet_attacks", "paid", "produced", "gained"]
    # The card's number produces, not the sum of the dice.
    assert table.cards(0) == {"grain": 1}


@pytest.mark.rule("SEA-97", "SEAPIR-11")
def test_the_fleet_attacks_before_the_event_of_the_card() -> None:
    table = pirate_table(beside=["event_cards"], dice=[(1, 1)], decks={"event_cards": event_deck("good_neighbors")})
    put_fleet(table, AT_PRESET[0] - 1)
    table.hand(0, ore=1)
    table.hand(1, wool=1)
    assert "fleet_attacks" in kinds(told(table))
    # Seat 0 has nothing left to give to its neighbour.
    assert table.cards(0) == {}
    assert (table.decision, table.game.actors) == ("give_cards", [1])


@pytest.mark.rule("SEA-97", "SEAPIR-19")
def test_a_robber_attack_card_is_a_seven_without_robber() -> None:
    table = pirate_table(beside=["event_cards"], dice=[(2, 2)], decks={"event_cards": event_deck("robber_attack")})
    table.hand(1, ore=1)
    told(table)
    assert (table.decision, own(table).fleet.of(table.kernel)) == ("rob_anybody", 2)
