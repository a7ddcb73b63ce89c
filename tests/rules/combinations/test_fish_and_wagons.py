"""The Fishermen and wagons: fish in the place of grain, and a coast where trade hexes leave the grounds alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from skerry.board.terrain import LAKE
from skerry.catalog import judge, win_condition
from skerry.engine.scores import target
from tests.fishing import FIRST, GROUNDS, drawers, fishing, found, give, hands, lay, payments, roll, spent
from tests.joined_maps import FISH_AND_WAGONS
from tests.table import Table
from tests.trading import away, go, moving, on_turn, points_left, told, trade, trade_table

START = "(2,1) N"
FED = "the wagon gets more movement points only once in a turn"


def setting_out(*beside: str, fish: Sequence[int] = (), **given: Any) -> Table:
    """The wagon of seat 0 stands amid the island, and the seat has these tokens; no barbarian is near."""
    table = moving(START, "fishermen", *beside, own_map=FISH_AND_WAGONS, **given)
    away(table)
    give(table, 0, *fish)
    return table


@pytest.mark.rule("FISHTRAD-01", "FISHTRAD-06")
def test_both_go_together_to_thirteen_points_and_fourteen_with_the_boot() -> None:
    verdict = judge(("fishermen", "traders_and_barbarians"), 4)
    assert (verdict.playable, verdict.status, verdict.target) == (True, "yes", 13)
    assert "14" in str(win_condition(verdict))
    table = setting_out(fish=(0,))
    assert [int(target(table.kernel, seat)) for seat in range(2)] == [14, 13]


@pytest.mark.rule("FISHTRAD-02", "FISHTRAD-07")
def test_there_is_no_lake_and_six_grounds_lie_on_the_coast() -> None:
    table = setting_out()
    assert LAKE not in table.state.terrain
    grounds = {table.vertex(tip): number for _, tip, _, number in GROUNDS.values()}
    assert {int(tip): number for tip, number in table.view()["fishermen"]["fishing_grounds"].items()} == grounds


@pytest.mark.rule("FISHTRAD-05")
def test_no_ground_lies_at_a_closed_side_or_corner_of_a_trade_hex() -> None:
    table = trade_table("fishermen", own_map=FISH_AND_WAGONS, rolls=[number for *_, number in GROUNDS.values()])
    own = trade(table)
    for outer, tip, other, _ in GROUNDS.values():
        for place in (outer, tip, other):
            assert not own.closed_corners.has(table.kernel, table.vertex(place)), place
    for seat, (_, tip, _, _) in enumerate(GROUNDS.values()):
        table.put(seat % 4, "settlement", tip)
        assert drawers(roll(table, 3)) == [seat % 4]


# Movement points


@pytest.mark.rule("FISHTRAD-03")
def test_without_a_robber_there_is_nothing_to_remove() -> None:
    table = on_turn("fishermen", own_map=FISH_AND_WAGONS)
    give(table, 0, 2)
    assert "robber_for_fish" not in table.view()["fishermen"]["fish_prices"]
    assert table.refused(0, "robber_for_fish", payment="2") == "robber_for_fish does not answer action"


@pytest.mark.rule("FISHTRAD-03")
def test_two_fish_are_two_more_movement_points() -> None:
    table = setting_out(fish=(1, 1, 3))
    assert table.refused(0, "wagon_for_fish", payment="3") == "wagon_for_fish does not answer action"
    go(table)
    before = points_left(table)
    assert payments(table, 0, "wagon_for_fish") == {"3", "1+1"}
    events = table.act(0, "wagon_for_fish", payment="1+1")
    assert told(events, "wagon_fed_fish") == [{"event": "wagon_fed_fish", "seat": 0, "points": 2}]
    assert (points_left(table), spent(table)) == (before + 2, {"one_fish": 2})


@pytest.mark.rule("FISHTRAD-04")
def test_fish_and_grain_do_not_add_up_in_a_turn() -> None:
    table = setting_out(fish=(2, 2))
    table.hand(0, grain=1)
    go(table)
    table.act(0, "wagon_for_fish", payment="2")
    assert table.refused(0, "wagon_for_fish", payment="2") == FED
    assert table.refused(0, "feed_wagon") == FED
    table = setting_out(fish=(2, 2))
    table.hand(0, grain=1)
    go(table)
    table.act(0, "feed_wagon")
    assert table.refused(0, "wagon_for_fish", payment="2") == FED


@pytest.mark.rule("FISHTRAD-04", "TRAD-97")
def test_a_swift_journey_brings_no_second_feeding() -> None:
    table = setting_out(fish=(2, 2))
    table.give_card(0, "swift_journey")
    go(table)
    table.act(0, "wagon_for_fish", payment="2")
    table.act(0, "play_card", card="swift_journey")
    assert table.refused(0, "wagon_for_fish", payment="2") == FED


@pytest.mark.rule("FISHTRAD-03", "TRAD-61")
def test_at_a_plaza_it_is_too_late_for_fish() -> None:
    table = setting_out(fish=(2,))
    table.give_card(0, "swift_journey")
    table.put(0, "road", "(2,0) path NE", "(2,0) E")
    go(table)
    table.act(0, "move_wagon", vertex="(2,0) plaza", toll=0)
    assert table.refused(0, "wagon_for_fish", payment="2") == "the wagon has come to a plaza, where its movement ends"


@pytest.mark.rule("FISHTRAD-03", "FISH-36")
@pytest.mark.parametrize(("fish", "goes_on"), [((), False), ((1,), True), ((2,), True), ((0,), False)])
def test_a_movement_goes_on_while_somebody_has_tokens_that_may_be_fish_enough(
    fish: tuple[int, ...], goes_on: bool
) -> None:
    """How many they are everybody sees, and what they show nobody learns from that; the old boot is none of them."""
    table = setting_out(fish=fish)
    go(table)
    table.act(0, "move_wagon", vertex="(2,2) N", toll=0)
    assert (table.decision == "move_wagon") == goes_on


# Cards and founding


@pytest.mark.rule("FISHTRAD-08")
def test_a_founding_city_at_a_ground_draws_one_token() -> None:
    table = trade_table("fishermen", players=3, own_map=FISH_AND_WAGONS)
    lay(table, 2, 3, 1)
    found(table, *FIRST, ("(1,3) NE", "(1,3) E"))
    assert table.state.vertex_piece[table.vertex("(1,3) NE")] == table.kernel.rules.city
    assert hands(table) == [[], [], [2]]


@pytest.mark.rule("FISHTRAD-08")
def test_seven_fish_draw_a_card_of_this_deck() -> None:
    cards = trade_table("fishermen", own_map=FISH_AND_WAGONS).kernel.rules.development_cards
    assert cards[-1].name == "swift_journey"
    unshuffled = [place for place, card in enumerate(cards) for _ in range(card.count)]
    table = on_turn("fishermen", own_map=FISH_AND_WAGONS, decks={"development": unshuffled})
    give(table, 0, 3, 3, 3)
    table.act(0, "card_for_fish", payment="3+3+3")
    assert table.held(0) == {"swift_journey": 1}


# For two


@pytest.mark.rule("FISHTRAD-03", "FISH-95", "FISH-96")
def test_for_two_who_is_behind_feeds_for_one_fish_and_no_tokens_move_a_barbarian() -> None:
    table = setting_out("two_player", fish=(1,), players=2)
    table.put(1, "settlement", "(0,2) S", "(3,1) S")
    assert not table.legal(0, "send_barbarian")
    assert table.refused(0, "send_barbarian") == "there are no trade tokens in this game"
    go(table)
    assert payments(table, 0, "wagon_for_fish") >= {"1"}
    assert fishing(table).price(table.kernel, 1, 2) == 2
