"""The Fishermen with Cities & Knights: any card for 3 fish, a progress card for 7, and a robber that waits."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from skerry import Game
from skerry.board.terrain import LAKE, SEA
from skerry.board.topology import NOWHERE
from skerry.catalog import judge
from skerry.engine.state import OFF_BOARD
from tests.fishing import GROUNDS, INNER, give, hand, hands, has_boot, lay, payments
from tests.knights import barbarians_at, leave, level, on_top, own, play, playable, progress, throw, unlock
from tests.knights import give as give_progress
from tests.table import Table

KNIGHTS = "cities_and_knights"
OUTER, TIP, _, _ = GROUNDS["N"]
# Cards that take something out of the hands of others.
TAKERS = ("resource_monopoly", "trade_monopoly", "master_merchant", "commercial_harbor", "wedding")


def fish_and_knights(*throws: tuple[int, int, int], players: int = 4, **options: object) -> Table:
    """The fixed board of the fishermen, nobody has founded anything."""
    return Table(["fishermen", KNIGHTS], players, dice=throws, **options)


def with_fish(*fish: int, rolled: bool = True) -> Table:
    """Seat 0 is on turn, has rolled unless said otherwise, and holds these tokens."""
    table = fish_and_knights()
    table.turn(0, rolled=rolled)
    give(table, 0, *fish)
    return table


def found_all(table: Table, sites: Sequence[str]) -> None:
    """Seat by seat and round by round everybody founds at these vertices, the route beside the first edge offered."""
    for site in sites:
        (seat,) = table.game.actors
        table.act(seat, "found_building", vertex=site)
        table.game.apply(seat, table.legal(seat)[0])


@pytest.mark.rule("FISHCK-01", "FISHCK-09")
@pytest.mark.parametrize("players", [3, 4])
def test_they_are_played_together_to_thirteen_points(players: int) -> None:
    verdict = judge(["fishermen", KNIGHTS], players)
    assert (verdict.playable, verdict.status, verdict.target) == (True, "yes", 13)


@pytest.mark.rule("FISHCK-09")
def test_the_old_boot_asks_for_one_point_more() -> None:
    table = with_fish(0)
    assert has_boot(table, 0)
    assert list(table.game.view(None).target) == [14, 13, 13, 13]


# What fish buy


@pytest.mark.rule("FISHCK-02")
@pytest.mark.parametrize("cards", [{"cloth": 1}, {"wool": 1}])
def test_three_fish_take_a_random_card_be_it_a_commodity(cards: dict[str, int]) -> None:
    table = with_fish(3)
    table.hand(1, **cards)
    assert own(table).attacks.of(table.kernel) == 0, "no landing yet"
    events = table.act(0, "theft_for_fish", payment="3")
    assert "stolen" in [event.kind for event in events]
    assert (table.cards(0), table.cards(1)) == (cards, {})


@pytest.mark.rule("FISHCK-02")
def test_every_card_of_the_hand_may_be_drawn() -> None:
    table = fish_and_knights(thefts=["cloth", "wool"])
    table.turn(0, rolled=True)
    give(table, 0, 3, 3)
    table.hand(1, wool=2, cloth=1)
    table.act(0, "theft_for_fish", payment="3")
    assert table.cards(0) == {"cloth": 1}
    table.act(0, "theft_for_fish", payment="3")
    assert table.cards(0) == {"cloth": 1, "wool": 1}


@pytest.mark.rule("FISHCK-02")
def test_whoever_holds_only_commodities_can_be_chosen_and_who_holds_nothing_not() -> None:
    table = with_fish(3)
    assert table.refused(0, "theft_for_fish", payment="3") == "no opponent holds a card"
    table.hand(1, coin=1)
    table.hand(3, ore=1)
    table.act(0, "theft_for_fish", payment="3")
    assert {action.operands["seat"] for action in table.legal(0, "choose_fish_victim")} == {1, 3}


@pytest.mark.rule("FISHCK-03")
def test_four_fish_bring_a_resource_and_never_a_commodity() -> None:
    table = with_fish(2, 2)
    table.act(0, "resource_for_fish", payment="2+2")
    offered = {action.operands["card"] for action in table.legal(0, "choose_resource")}
    assert offered == {"wood", "brick", "wool", "grain", "ore"}


@pytest.mark.rule("FISHCK-04", "CK-297")
@pytest.mark.parametrize("rolled", [False, True])
@pytest.mark.parametrize(("track", "card"), [("trade", "merchant"), ("politics", "spy"), ("science", "crane")])
def test_seven_fish_bring_the_top_card_of_a_deck_of_ones_choice(rolled: bool, track: str, card: str) -> None:
    table = with_fish(2, 2, 3, rolled=rolled)
    on_top(table, card)
    table.act(0, "card_for_fish", payment="2+2+3")
    assert (table.decision, table.game.actors) == ("choose_deck", [0])
    assert {action.operands["track"] for action in table.legal(0)} == {"trade", "politics", "science"}
    table.act(0, "choose_deck", track=track)
    assert progress(table, 0) == {card: 1}
    assert hand(table, 0) == []
    assert table.decision == ("action" if rolled else "pre_roll")


@pytest.mark.rule("FISHCK-04")
def test_an_empty_deck_cannot_be_chosen_and_three_of_them_sell_nothing() -> None:
    table = with_fish(2, 2, 3)
    leave(table, "trade", 0)
    leave(table, "politics", 0)
    assert payments(table, 0, "card_for_fish") == {"2+2+3"}
    leave(table, "science", 0)
    assert table.refused(0, "card_for_fish", payment="2+2+3") == "there is no card left to draw"


@pytest.mark.rule("FISHCK-05")
def test_the_fifth_progress_card_goes_when_the_turn_is_ended() -> None:
    table = with_fish(2, 2, 3)
    give_progress(table, 0, "spy", "crane", "crane", "merchant")
    on_top(table, "inventor")
    table.act(0, "card_for_fish", payment="2+2+3")
    table.act(0, "choose_deck", track="science")
    assert sum(progress(table, 0).values()) == 5
    table.act(0, "end_turn")
    assert (table.decision, table.game.actors) == ("discard_progress", [0])
    table.act(0, "discard_progress", card="crane")
    assert table.state.active == 1


@pytest.mark.rule("FISHCK-05")
def test_a_card_that_is_a_point_is_shown_at_once() -> None:
    table = with_fish(2, 2, 3)
    on_top(table, "printer")
    table.act(0, "card_for_fish", payment="2+2+3")
    events = table.act(0, "choose_deck", track="science")
    assert [event.kind for event in events] == ["progress_drawn", "progress_laid_open"]
    assert (table.points(0), progress(table, 0)) == (1, {})


# Fish beside the cards


@pytest.mark.rule("FISHCK-07", "CK-298")
@pytest.mark.parametrize("card", TAKERS)
def test_no_progress_card_has_anything_to_take_from_who_holds_fish_alone(card: str) -> None:
    table = with_fish()
    give_progress(table, 0, card)
    table.put(1, "city", "(2,2) N", "(4,0) S")
    table.hand(0, wood=2)
    for seat in (1, 2, 3):
        give(table, seat, 3, 3)
    assert card not in playable(table)


@pytest.mark.rule("FISHCK-07")
@pytest.mark.parametrize("card", TAKERS)
def test_a_progress_card_takes_cards_and_leaves_the_fish(card: str) -> None:
    table = with_fish()
    give_progress(table, 0, card)
    table.put(1, "city", "(2,2) N", "(4,0) S")
    table.hand(0, wood=2)
    for seat in (1, 2, 3):
        table.hand(seat, wood=1, cloth=1)
        give(table, seat, 3, 3)
    before = hands(table)
    play(table, card)
    while table.decision != "action":
        (seat,) = table.game.actors
        table.game.apply(seat, table.legal(seat)[0])
    assert hands(table) == before


@pytest.mark.rule("FISHCK-07")
def test_fish_are_not_among_the_cards_of_a_fleet_or_an_aqueduct() -> None:
    table = with_fish(3)
    give_progress(table, 0, "merchant_fleet")
    play(table, "merchant_fleet")
    named = {action.operands["card"] for action in table.legal(0)}
    assert named == {"wood", "brick", "wool", "grain", "ore", "paper", "cloth", "coin"}


@pytest.mark.rule("FISHCK-07")
def test_whoever_only_catches_fish_still_uses_the_aqueduct() -> None:
    """Fish are no cards, so the roll brought nothing (CK-062)."""
    table = fish_and_knights(throw(2, 4, "trade"))
    table.put(0, "settlement", OUTER)
    # What the land beside it brings is held back.
    for hex_ in range(table.kernel.topology.hexes):
        table.number(hex_)
    level(table, 0, "science", 3)
    lay(table, 1, 1)
    table.turn(0)
    table.act(0, "roll")
    assert hand(table, 0) == [1]
    assert (table.decision, table.game.actors) == ("aqueduct", [0])


# The robber


@pytest.mark.rule("FISHCK-08", "FISHCK-10")
def test_the_robber_starts_beside_the_board_and_stays_there_until_a_landing_and_a_seven() -> None:
    table = fish_and_knights(throw(3, 4), throw(1, 1, "ship"), throw(3, 4))
    table.put(1, "city", "(2,2) N")
    give(table, 0, 2)
    table.turn(0)
    assert table.state.robber == OFF_BOARD
    assert table.refused(0, "robber_for_fish", payment="2") == "there is no robber on the board"
    table.act(0, "roll")
    assert (table.decision, table.state.robber) == ("action", OFF_BOARD), "a seven before the landing moves nothing"
    barbarians_at(table, 6)
    table.turn(1)
    table.act(1, "roll")
    assert own(table).attacks.of(table.kernel) == 1
    assert table.state.robber == OFF_BOARD, "there is no hex that it could return to"
    table.turn(2)
    table.act(2, "roll")
    assert table.decision == "move_robber"
    table.act(2, "move_robber", hex="(0,0)")
    table.turn(0)
    table.act(0, "robber_for_fish", payment="2")
    assert table.state.robber == OFF_BOARD


@pytest.mark.rule("FISHCK-08")
def test_two_fish_buy_nothing_while_the_robber_may_not_move() -> None:
    """Wherever something put it meanwhile."""
    table = with_fish(2)
    table.robber("(0,0)")
    assert payments(table, 0, "robber_for_fish") == set()
    unlock(table)
    assert payments(table, 0, "robber_for_fish") == {"2"}


@pytest.mark.rule("FISHCK-10")
@pytest.mark.parametrize("after_fish", [False, True])
def test_a_bishop_brings_the_robber_in_as_a_seven_does(after_fish: bool) -> None:
    table = with_fish(2)
    give_progress(table, 0, "bishop")
    assert "bishop" not in playable(table), "no landing yet"
    unlock(table)
    if after_fish:
        table.robber("(0,0)")
        table.act(0, "robber_for_fish", payment="2")
    assert table.state.robber == OFF_BOARD
    play(table, "bishop")
    table.act(0, "send_bishop", hex="(0,1)")
    assert table.state.robber == table.hex("(0,1)")


# Set-up


@pytest.mark.rule("FISHCK-06")
@pytest.mark.parametrize("seed", range(8))
def test_the_lake_lies_amid_land_in_the_place_of_the_desert(seed: int) -> None:
    table = Table.of(Game.new(["fishermen", KNIGHTS], 4, seed=f"lake {seed}"))
    terrain = list(table.state.terrain)
    assert terrain.count(LAKE) == 1
    lake = terrain.index(LAKE)
    around = [table.kernel.topology.hex_hex[6 * lake + side] for side in range(6)]
    assert all(hex_ != NOWHERE and terrain[hex_] != SEA for hex_ in around)
    assert lake in {table.hex(place) for place in INNER}


@pytest.mark.rule("FISHCK-11")
def test_the_founding_city_draws_a_token_at_a_fishing_ground_and_the_settlement_none() -> None:
    """It is one, however much a city catches later (FISH-22)."""
    table = fish_and_knights(players=3)
    lay(table, *[1] * 12)
    homes = ["(2,2) N", "(2,2) S", "(4,2) N"]
    found_all(table, [GROUNDS["SE"][1], *homes[:2], GROUNDS["S"][1], homes[2], TIP])
    assert [piece_at(table, TIP), piece_at(table, GROUNDS["SE"][1])] == ["city", "settlement"]
    assert hands(table) == [[1], [], [1]]


def piece_at(table: Table, place: str) -> str:
    return table.kernel.rules.pieces[table.state.vertex_piece[table.vertex(place)]].name
