"""Barbarian Attack with Cities & Knights: the progress cards that change."""

from __future__ import annotations

import pytest

from tests import knights
from tests.barbarians import barbarians, captives, dice, kinds, on_coast, operands, told
from tests.knights import give
from tests.path_knights import knight_at, paths_turn, rider, riders
from tests.table import Table, crest


def playing(card: str, **arranged: object) -> Table:
    table = paths_turn(**arranged)
    give(table, 0, card)
    return table


# Deserter


@pytest.mark.rule("BARBCK-38")
def test_the_deserter_takes_the_path_of_the_knight_that_is_removed() -> None:
    table = playing("deserter")
    rider(table, 1, "(2,2) NE", "strong", active=True)
    table.act(0, "play_progress", card="deserter")
    assert table.decision == "welcome_deserter"
    edge = table.edge("(2,2) NE")
    offered = {(action.operand("edge"), action.operand("strength")) for action in table.legal(0, "welcome_deserter")}
    assert offered == {(edge, 2), (edge, 1)}
    assert table.refused(0, "welcome_deserter", edge="(4,0) E", strength=1) == (
        "the deserter goes where it stood, as a piece of your supply no stronger than it was"
    )
    table.act(0, "welcome_deserter", edge=edge, strength=2)
    assert knight_at(table, "(2,2) NE") == (0, 2, True)
    assert table.supply(1, "strong_knight") == 2


@pytest.mark.rule("BARBCK-38")
def test_its_owner_says_which_knight_deserts_and_nobody_need_take_it() -> None:
    table = playing("deserter")
    rider(table, 1, "(2,2) NE")
    rider(table, 1, "(2,2) E")
    table.act(0, "play_progress", card="deserter")
    assert operands(table, 1, "give_up_knight") == {table.edge("(2,2) NE"), table.edge("(2,2) E")}
    table.act(1, "give_up_knight", edge="(2,2) E")
    table.act(0, "turn_deserter_away")
    assert set(riders(table)) == {table.edge("(2,2) NE")}


# Bishop


@pytest.mark.rule("BARBCK-39")
def test_the_bishop_takes_a_card_of_everybody_with_a_building_that_stands_at_a_hex() -> None:
    table = playing("bishop", thefts=["ore", "wool"])
    table.put(1, "settlement", "(1,0) NE")
    table.put(2, "city", "(1,0) S")
    table.put(3, "settlement", "(1,0) NW")
    table.put(0, "settlement", "(2,2) N")
    for seat, card in ((1, "ore"), (2, "wool"), (3, "wood")):
        table.hand(seat, **{card: 2})
    barbarians(table, h10=3)
    table.act(0, "play_progress", card="bishop")
    assert operands(table, 0, "send_bishop") == {
        table.hex(name) for name in ("(0,0)", "(1,0)", "(1,1)", "(2,0)", "(2,1)")
    }
    events = table.act(0, "send_bishop", hex="(1,0)")
    assert told(events, "bishop_sent") == [{"event": "bishop_sent", "seat": 0, "hex": table.hex("(1,0)")}]
    assert [event["victim"] for event in told(events, "stolen")] == [1, 2], "the conquered settlement gives nothing"
    assert table.cards(0) == {"ore": 1, "wool": 1}
    assert "robber_moved" not in kinds(events)


@pytest.mark.rule("BARBCK-39")
def test_without_a_victim_the_bishop_is_not_played() -> None:
    table = playing("bishop")
    table.put(1, "settlement", "(1,0) NW")
    table.hand(1, ore=1)
    barbarians(table, h10=3)
    assert table.refused(0, "play_progress", card="bishop") == (
        "bishop cannot be played now: the bishop goes to a hex where somebody else with a card has a building that"
        " stands"
    )


# Intrigue


@pytest.mark.rule("BARBCK-40")
def test_intrigue_makes_a_barbarian_of_any_hex_a_prisoner() -> None:
    table = playing("intrigue")
    assert "choose a hex with a barbarian on it" in table.refused(0, "play_progress", card="intrigue")
    barbarians(table, h20=3, h33=1)
    table.act(0, "play_progress", card="intrigue")
    assert operands(table, 0, "take_prisoner") == {table.hex("(2,0)"), table.hex("(3,3)")}
    table.act(0, "take_prisoner", hex="(2,0)")
    assert on_coast(table) == {"(2,0)": 2, "(3,3)": 1}
    assert captives(table) == [1, 0, 0, 0]
    assert table.decision == "action"


# Inventor


@pytest.mark.rule("BARBCK-41")
def test_the_inventor_swaps_two_of_the_five_black_tokens_inland() -> None:
    table = playing("inventor")
    table.act(0, "play_progress", card="inventor")
    inland = {table.hex(name) for name in ("(1,1)", "(1,2)", "(2,2)", "(3,1)", "(3,2)")}
    assert operands(table, 0, "swap_number") == inland
    assert table.refused(0, "swap_number", hex="(1,0)") == "the number of that hex has to stay where it is"
    table.act(0, "swap_number", hex="(1,1)")
    table.act(0, "swap_number", hex="(3,1)")
    assert table.view()["board"]["numbers"][table.hex("(1,1)")] == [9]


# Merchant


@pytest.mark.rule("BARBCK-42", "BARBCK-43")
def test_the_merchant_goes_beside_the_board_when_its_hex_is_conquered() -> None:
    table = playing("merchant", rolls=dice(9))
    table.put(0, "city", "(1,0) NE")
    table.act(0, "play_progress", card="merchant")
    table.act(0, "place_merchant", hex="(1,0)")
    assert (table.points(0), table.view()["seats"][0]["rates"]["grain"]) == (3, 2)
    barbarians(table, h10=2)
    table.hand(0, paper=1)
    events = table.act(0, "improve", track="science")
    assert told(events, "merchant_lost") == [{"event": "merchant_lost", "seat": 0, "hex": table.hex("(1,0)")}]
    assert table.view()["cities_and_knights"]["merchant"] is None
    assert (table.points(0), table.view()["seats"][0]["rates"]["grain"]) == (2, 4)


@pytest.mark.rule("BARBCK-42")
def test_the_merchant_is_put_on_no_conquered_hex() -> None:
    table = playing("merchant")
    table.put(0, "settlement", "(1,0) NE")
    barbarians(table, h10=3)
    table.act(0, "play_progress", card="merchant")
    assert operands(table, 0, "place_merchant") == {table.hex("(0,0)"), table.hex("(1,1)")}
    assert table.refused(0, "place_merchant", hex="(1,0)") == (
        "barbarians have conquered that hex: the merchant does not stay there"
    )


# Diplomat


@pytest.mark.rule("BARBCK-51")
def test_the_diplomat_removes_a_road_under_a_knight_which_stays() -> None:
    table = playing("diplomat")
    table.put(1, "settlement", "(2,0) NW")
    table.put(1, "road", *crest(2, 3))
    last = crest(2, 3)[-1]
    rider(table, 1, last, "strong", active=True)
    rider(table, 0, crest(2, 3)[0])
    table.act(0, "play_progress", card="diplomat")
    assert operands(table, 0, "remove_route") == {table.edge(last)}
    table.act(0, "remove_route", edge=last)
    assert table.view()["board"]["edges"].get(str(table.edge(last))) is None
    assert knight_at(table, last) == (1, 2, True)


# Cards about knights that stay as they are


@pytest.mark.rule("BARBCK-05")
def test_warlord_and_smith_reach_knights_on_their_paths() -> None:
    table = paths_turn()
    give(table, 0, "warlord", "smith")
    rider(table, 0, "(2,2) NE")
    rider(table, 0, "(2,2) E")
    table.act(0, "play_progress", card="warlord")
    assert set(riders(table).values()) == {(0, 1, True)}
    table.act(0, "play_progress", card="smith")
    table.act(0, "smith_knight", edge="(2,2) NE")
    table.act(0, "smith_knight", edge="(2,2) E")
    assert set(riders(table).values()) == {(0, 2, True)}
    assert knights.progress(table, 0) == {}
