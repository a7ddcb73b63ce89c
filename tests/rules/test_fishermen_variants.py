"""The fishermen with the four variants."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from skerry import Game
from skerry.catalog import judge
from skerry.engine.digest import kept_by
from skerry.engine.scores import target
from skerry.engine.state import OFF_BOARD
from tests.event_deck import event_deck
from tests.fishing import drawers, fish_table, fishing, give, hand, hands, has_boot, lay, left, payments, roll
from tests.table import Table

VARIANTS = ("friendly_robber", "event_cards", "harbormaster", "two_player")
DEEDS = {
    "robber_for_fish": 2,
    "theft_for_fish": 3,
    "resource_for_fish": 4,
    "road_for_fish": 5,
    "card_for_fish": 7,
}
ISLET = """
name islet
row 0 offset 1: forest:9 hill:6
row 1 offset 0: field:4 lake desert
row 2 offset 1: mountain:8 field:5
"""


def with_events(*cards: str | int | tuple[str, int], beside: tuple[str, ...] = (), players: int = 4) -> Table:
    return fish_table("event_cards", *beside, players=players, decks={"event_cards": event_deck(*cards)})


def for_two(*rolls: int) -> Table:
    table = fish_table("two_player", players=2, rolls=rolls)
    for seat in range(2):
        for fish in hand(table, seat):
            fishing(table).fish.hold(table.kernel, seat, fish - 1, -1)
    return table


@pytest.mark.rule("FISH-88")
def test_any_of_the_variants_may_join() -> None:
    for size in range(1, 5):
        for chosen in combinations(VARIANTS, size):
            players = (2,) if "two_player" in chosen else (3, 4)
            for number in players:
                assert judge(["fishermen", *chosen], number).playable, chosen
                assert Game.new(["fishermen", *chosen], number, seed="1").decision


# The friendly robber


@pytest.mark.rule("FISH-89", "FRND-15", "VARX-14")
def test_where_no_hex_is_open_the_friendly_robber_goes_beside_the_board() -> None:
    table = fish_table("friendly_robber", players=3, rolls=[7], own_map=ISLET)
    for seat, place in enumerate(("(0,0) N", "(1,2) NE", "(2,0) S")):
        table.put(seat, "settlement", place, ("(1,0) SW", "(0,1) SE", "(2,1) SE")[seat])
    table.robber("(1,1)")
    table.turn(0)
    table.act(0, "roll")
    assert [action.operands["hex"] for action in table.legal(0)] == ["off_board"], "though there is a desert"
    table.act(0, "move_robber", hex="off_board")
    assert table.state.robber == OFF_BOARD


@pytest.mark.rule("FISH-105")
def test_the_theft_for_fish_is_not_restricted_by_the_friendly_robber() -> None:
    table = fish_table("friendly_robber", thefts=["wool"])
    table.put(1, "settlement", "(0,0) N")
    table.hand(1, wool=1)
    give(table, 0, 3)
    table.turn(0, rolled=True)
    table.act(0, "theft_for_fish", payment="3")
    assert table.cards(0) == {"wool": 1}


# Event cards


@pytest.mark.rule("FISH-90")
def test_fish_are_produced_by_the_number_on_the_card() -> None:
    table = with_events(8, 11)
    table.put(1, "settlement", "(3,0) S")
    table.put(2, "settlement", "(2,2) N")
    assert drawers(roll(table)) == [1]
    assert drawers(roll(table)) == [2]


@pytest.mark.rule("FISH-91", "EVNT-75", "VARX-27")
def test_a_robber_that_flees_goes_beside_the_board_until_a_seven_or_a_knight() -> None:
    table = with_events("robber_flees", 6, "robber_attack")
    table.robber("(0,0)")
    told = roll(table)
    assert {"event": "robber_moved", "seat": 0, "hex": "off_board"} in told
    assert table.state.robber == OFF_BOARD
    roll(table, 1)
    assert table.state.robber == OFF_BOARD
    roll(table, 2)
    assert table.decision == "move_robber"
    table = with_events("robber_flees")
    table.robber("(0,0)")
    table.give_card(0, "knight")
    roll(table)
    table.act(0, "play_card", card="knight")
    assert len(table.legal(0, "move_robber")) == 19


@pytest.mark.rule("FISH-91")
def test_it_does_not_flee_to_a_desert_of_a_map_of_ones_own() -> None:
    decks = {"event_cards": event_deck("robber_flees")}
    table = fish_table("event_cards", players=3, decks=decks, own_map=ISLET)
    table.robber("(0,0)")
    roll(table)
    assert table.state.robber == OFF_BOARD


@pytest.mark.rule("FISH-104")
def test_in_an_epidemic_cities_still_earn_two_tokens() -> None:
    table = with_events(("epidemic", 6))
    table.number("(0,0)", 6)
    table.put(1, "city", "(0,0) NE")
    assert drawers(roll(table)) == [1, 1]
    assert table.cards(1) == {"ore": 1}


def test_a_damaged_road_is_repaired_with_the_road_for_fish() -> None:
    table = with_events("earthquake")
    table.put(0, "settlement", "(2,2) N")
    table.put(0, "road", "(2,2) NE")
    give(table, 0, 2, 3)
    roll(table)
    table.act(0, "damage_road", edge="(2,2) NE")
    table.act(0, "road_for_fish", payment="2+3")
    assert [action.kind for action in table.legal(0)] == ["repair_road"]


# Harbormaster


@pytest.mark.rule("FISH-92", "HARB-15", "VARX-38")
def test_with_the_harbormaster_it_takes_eleven_points_and_twelve_with_the_boot() -> None:
    table = fish_table("harbormaster")
    assert judge(["fishermen", "harbormaster"], 4).target == 11
    give(table, 2, 0)
    assert [int(target(table.kernel, seat)) for seat in range(4)] == [11, 11, 12, 11]


# Two players


@pytest.mark.rule("FISH-93", "FISH-94", "TWO-64", "VARX-48")
def test_two_players_start_with_five_tokens_each_and_twenty_lie_face_down() -> None:
    table = fish_table("two_player", players=2)
    assert hands(table) == [[1, 1, 2, 2, 3], [1, 1, 2, 2, 3]]
    fish = fishing(table).fish
    lying = Counter(int(fish.item(table.kernel, place)) for place in range(left(table)))
    assert lying == {0: 7, 1: 6, 2: 6, 3: 1}
    told = table.view(0)["fishermen"]["fish"]
    assert (told["left"], told["held"]) == (20, [5, 5])
    assert told["own"] == {"one_fish": 2, "two_fish": 2, "three_fish": 1}
    orders = {
        tuple(kept_by(Game.new(["fishermen", "two_player"], 2, f"{seed}").kernel, "fishermen")["fish"][:20])
        for seed in range(4)
    }
    assert len(orders) == 4, "they are shuffled"


@pytest.mark.rule("FISH-94")
def test_all_tokens_may_come_back_to_the_supply_for_two() -> None:
    table = for_two()
    lay(table, 1)
    fish = fishing(table).fish
    for kind, count in enumerate((11, 10, 8)):
        for _ in range(count):
            fish.spend(table.kernel, kind)
    fish.draw(table.kernel)
    assert left(table) == 29


@pytest.mark.rule("FISH-95", "TWO-65", "VARX-49")
def test_two_players_have_neither_trade_tokens_nor_what_they_pay_for() -> None:
    table = for_two()
    table.robber("(0,0)")
    table.hand(0, wood=2)
    table.hand(1, wood=2)
    table.turn(0, rolled=True)
    assert "trade_tokens" not in table.view(0)
    assert kept_by(table.kernel, "two_player")["held"] == [0, 0]
    for deed, operands in (("forced_trade", {}), ("send_robber_home", {"hex": "off_board"}), ("turn_in_knight", {})):
        assert table.refused(0, deed, **operands) == "there are no trade tokens in this game"


@pytest.mark.rule("FISH-96", "TWO-66", "VARX-49", "VARX-50")
def test_who_shows_fewer_points_pays_a_fish_less_for_every_deed() -> None:
    table = for_two()
    table.put(0, "settlement", "(2,2) N")
    table.put(0, "road", "(2,2) NE")
    table.put(1, "settlement", "(0,0) N")
    table.hand(1, ore=1)
    table.robber("(4,2)")
    give(table, 0, 1, 1, 1, 1, 1, 1, 1)
    table.turn(0, rolled=True)

    def prices(seat: int) -> dict[str, int]:
        return {deed: by_seat[seat] for deed, by_seat in table.view(0)["fishermen"]["fish_prices"].items()}

    def paid() -> dict[str, int]:
        return {deed: len(str(payments(table, 0, deed).pop()).split("+")) for deed in DEEDS}

    assert prices(0) == prices(1) == DEEDS == paid(), "nobody has a rebate on a tie"
    table.put(1, "settlement", "(4,0) S")
    less = {deed: price - 1 for deed, price in DEEDS.items()}
    assert list(less.values()) == [1, 2, 3, 4, 6]
    assert (prices(0), prices(1)) == (less, DEEDS)
    assert paid() == less
    table.give_card(0, "victory_point", 3)
    assert prices(0) == less, "hidden points do not count"
    table.act(0, "robber_for_fish", payment="1")
    assert table.state.robber == OFF_BOARD


@pytest.mark.rule("FISH-97", "TWO-67", "VARX-51")
def test_two_players_get_no_fish_for_building_on_the_coast_or_for_knights() -> None:
    table = for_two()
    table.put(0, "road", "(0,0) NE")
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.state.knights[0] = 1
    table.turn(0, rolled=True)
    assert table.refused(0, "turn_in_knight") == "there are no trade tokens in this game"
    told = [event.kind for event in table.act(0, "build_settlement", vertex="(0,0) NE")]
    assert "built" in told
    assert "fish_drawn" not in told
    assert (hand(table, 0), left(table)) == ([], 20)


@pytest.mark.rule("FISH-98")
def test_two_players_draw_no_token_in_founding() -> None:
    table = fish_table("two_player", players=2)
    for vertex, edge in (
        ("(0,0) NE", "(0,0) NE"),
        ("(3,0) S", "(3,0) SW"),
        ("(4,0) SE", "(4,0) SE"),
        ("(1,0) N", "(1,0) NW"),
    ):
        seat = table.game.actors[0]
        table.act(seat, "found_building", vertex=vertex)
        table.act(seat, "found_road", edge=edge)
    assert table.decision == "pre_roll"
    assert hands(table) == [[1, 1, 2, 2, 3], [1, 1, 2, 2, 3]]
    assert left(table) == 20


@pytest.mark.rule("FISH-99")
def test_each_of_the_two_rolls_produces_and_neutral_buildings_get_nothing() -> None:
    table = for_two(6, 12)
    table.put(0, "settlement", "(0,0) N")
    table.put(1, "settlement", "(2,2) N")
    table.put(2, "settlement", "(0,1) N", "(2,2) SE")
    table.turn(0)
    first = [event.to_json() for event in table.act(0, "roll")]
    second = [event.to_json() for event in table.act(0, "roll")]
    assert (drawers(first), drawers(second)) == ([0], [1])
    assert [len(tokens) for tokens in hands(table)] == [1, 1]


@pytest.mark.rule("FISH-106")
def test_the_boot_passes_only_between_the_two() -> None:
    table = for_two()
    table.put(2, "settlement", "(0,0) N", "(4,0) S")
    give(table, 0, 0)
    table.turn(0, rolled=True)
    assert [action.operands["seat"] for action in table.legal(0, "pass_boot")] == [1]
    table.act(0, "pass_boot", seat=1)
    assert has_boot(table, 1)
    assert len(table.view()["fishermen"]["fish"]["open"]) == 2


@pytest.mark.rule("FISH-96")
def test_a_rebate_is_decided_when_the_deed_is_done() -> None:
    table = for_two()
    table.put(0, "settlement", "(2,2) N")
    table.put(1, "city", "(0,0) N")
    table.robber("(4,2)")
    give(table, 0, 1)
    table.turn(0, rolled=True)
    assert payments(table, 0, "robber_for_fish") == {"1"}
    table.put(0, "settlement", "(4,0) S")
    assert payments(table, 0, "robber_for_fish") == set()
