"""The voting round: who bids when, who decides, and what becomes of the cards."""

from __future__ import annotations

import pytest

from skerry.engine.resampling import resample_hidden
from skerry.engine.rules import Rules
from tests.caravan_park import (
    ACROSS,
    ARROWS,
    HEADS,
    bid,
    bid_all,
    camels,
    edges,
    fronts,
    hands,
    on_turn,
    open_edges,
    placers,
    polled,
    told,
    vote_on,
)
from tests.table import Table
from tests.toys import Tuned

NOWHERE = (
    "a camel goes on a free edge at the front of a caravan, or on that of an arrow of the oasis that starts none yet"
)


def name_all(table: Table, **named: str) -> None:
    """Everybody who is asked names the edge of an arrow, by its corner, or none."""
    while table.decision == "name_edge":
        seat = table.game.actors[0]
        corner = named.get(f"seat{seat}", "")
        if corner:
            table.act(seat, "name_edge", edge=ARROWS[corner])
        else:
            table.act(seat, "name_no_edge")


# Bidding


@pytest.mark.rule("CARV-38")
@pytest.mark.parametrize("first", [0, 2, 3])
def test_everybody_bids_once_clockwise_from_whose_turn_has_ended(first: int) -> None:
    table = on_turn(seat=first)
    vote_on(table, *((1, 1),) * 4)
    asked = []
    while table.decision == "bid":
        seat = table.game.actors[0]
        asked.append(seat)
        bid(table, seat, wool=1)
    assert asked == [(first + step) % 4 for step in range(4)]


@pytest.mark.rule("CARV-39", "CARV-40")
def test_a_bid_is_any_number_of_own_grain_and_wool() -> None:
    table = on_turn()
    vote_on(table, (2, 1), (0, 0), (0, 3), (0, 0))
    table.hand(0, grain=2, wool=1, ore=4, wood=1, brick=1)
    legal = {(action.operands["grain"], action.operands["wool"]) for action in table.legal(0, "bid")}
    assert legal == {(grain, wool) for grain in range(3) for wool in range(2)} - {(0, 0)}
    assert table.is_legal(0, "bid_nothing")
    events = bid(table, 0, grain=2, wool=1)
    assert [event.to_json() for event in events] == [
        {"event": "camel_votes_laid", "seat": 0, "card": "grain", "count": 2},
        {"event": "camel_votes_laid", "seat": 0, "card": "wool", "count": 1},
    ]
    assert [action.kind for action in table.legal(1)] == ["bid_nothing"]
    bid(table, 1)
    bid(table, 2, wool=3)
    vote = told(table)["vote"]
    assert vote["votes"] == [3, 0, 3, 0]
    assert vote["laid"] == {"grain": [2, 0, 0, None], "wool": [1, 0, 3, None]}


@pytest.mark.rule("CARV-39")
def test_what_one_does_not_hold_is_refused_with_the_reason_and_changes_nothing() -> None:
    table = on_turn()
    vote_on(table, (2, 1), (0, 0), (0, 3), (0, 0))
    assert table.refused(0, "bid", grain=3, wool=1) == (
        "you cannot lay 3 grain and 1 wool: you hold 2 grain and 1 wool"
    )
    assert table.refused(0, "bid", grain=0, wool=2) == (
        "you cannot lay 0 grain and 2 wool: you hold 2 grain and 1 wool"
    )
    assert table.refused(0, "bid", grain=0, wool=0) == ("a bid has at least one card; whoever lays none says so")
    assert table.refused(0, "bid", grain=-1, wool=1) == "bid: grain -1 is not between 0 and 19"
    assert table.refused(0, "bid", grain="all", wool=1) == "bid: grain 'all' is not a whole number"
    assert table.refused(0, "bid", wool=1) == "bid needs the operand 'grain'"
    assert table.refused(0, "bid", grain=1, wool=1, ore=1) == "bid has no operand 'ore'"
    assert table.refused(2, "bid", grain=0, wool=1) == "seat 2 is not asked now: bid is up to seat 0"
    assert table.cards(0) == {"grain": 2, "wool": 1}
    assert table.decision == "bid"


@pytest.mark.rule("CARV-39")
def test_every_bid_can_be_laid_also_where_a_module_enlarges_the_bank() -> None:
    def enlarge(rules: Rules) -> None:
        rules.bank_start = [30] * len(rules.bank_start)

    table = on_turn(Tuned(enlarge))
    vote_on(table, (0, 25), (0, 0), (0, 0), (0, 0))
    assert len(table.legal(0, "bid")) == 25
    bid(table, 0, wool=25)
    assert told(table)["vote"]["laid"]["wool"][0] == 25


@pytest.mark.rule("CARV-41")
def test_a_bid_stands() -> None:
    table = on_turn()
    vote_on(table, (2, 1), (1, 0), (0, 3), (0, 0))
    bid(table, 0, wool=1)
    assert table.refused(0, "bid", grain=1, wool=0) == "seat 0 is not asked now: bid is up to seat 1"
    bid(table, 1, grain=1)
    assert table.refused(0, "bid", grain=2, wool=0) == "seat 0 is not asked now: bid is up to seat 2"
    assert told(table)["vote"]["votes"] == [1, 1, 0, 0]
    assert not table.game.can_undo(1), "all have seen it"


def test_a_bid_of_nothing_looks_the_same_whatever_one_holds() -> None:
    rich, poor = on_turn(), on_turn()
    vote_on(rich, (0, 0), (4, 4), (0, 0), (0, 0))
    vote_on(poor, (0, 0), (0, 0), (0, 0), (0, 0))
    poor.hand(1, ore=8)
    for table in (rich, poor):
        bid(table, 0)
    heard = [[event.to_json(2) for event in bid(table, 1)] for table in (rich, poor)]
    assert heard[0] == heard[1] == [{"event": "no_camel_votes_laid", "seat": 1}]
    for seat in (0, 2, 3, None):
        assert told(rich, seat) == told(poor, seat)


def test_nobody_learns_what_others_could_still_lay() -> None:
    """Whoever is yet to bid holds what it holds: other hands, the same view, the same choices."""
    table = on_turn()
    vote_on(table, (1, 1), (2, 0), (0, 2), (1, 2))
    table.hand(2, wool=2, ore=3)
    bid(table, 0, wool=1)
    other_hands = set()
    for seed in range(20):
        twin = resample_hidden(table.kernel, 1, f"deal {seed}")
        other_hands.add(tuple(int(card) for card in twin.state.hand))
        assert [int(twin.state.hand[5 + kind]) for kind in range(5)] == [0, 0, 0, 2, 0], "the own hand"
        own = table.kernel.rules.module("caravans").own
        assert [int(own.votes(twin, seat)) for seat in range(4)] == [1, 0, 0, 0], "what is laid stays"
        codes = twin.find_legal(1)
        assert codes.count == 3
    assert len(other_hands) > 1


# Deciding


@pytest.mark.rule("CARV-43", "CARV-22")
def test_who_has_more_votes_than_all_others_together_chooses() -> None:
    table = polled(1, 4, 1, 1)
    assert placers(table) == ("place_camel", [1])
    table.act(1, "place_camel", edge=ARROWS["NE"])
    assert table.decision == "pre_roll"


@pytest.mark.rule("CARV-43", "CARV-44")
def test_half_of_all_votes_are_not_enough_to_choose_alone() -> None:
    assert placers(polled(1, 3, 1, 1)) == ("name_edge", [0])


@pytest.mark.rule("CARV-42", "CARV-45")
def test_only_who_has_laid_a_card_says_what_it_is_for_in_the_order_of_bidding() -> None:
    table = polled(0, 2, 1, 1, seat=2)
    asked = []
    while table.decision == "name_edge":
        seat = table.game.actors[0]
        asked.append(seat)
        named = {action.operands["edge"] for action in table.legal(seat, "name_edge")}
        assert named == open_edges(table)
        assert table.is_legal(seat, "name_no_edge")
        table.act(seat, "name_no_edge")
    assert asked == [2, 3, 1]


@pytest.mark.rule("CARV-44", "CARV-45")
def test_an_edge_that_two_with_more_than_half_of_the_votes_name_is_agreed() -> None:
    table = polled(2, 1, 2, 0)
    table.act(0, "name_edge", edge=ARROWS["NW"])
    assert told(table)["vote"]["named"] == [table.edge(ARROWS["NW"]), None, None, None], "openly"
    table.act(1, "name_edge", edge=ARROWS["S"])
    events = table.act(2, "name_edge", edge=ARROWS["S"])
    heard = [event.kind for event in events]
    assert heard == ["camel_edge_named", "camel_edge_agreed", "camel_placed", "laid_cards_returned", "turn_started"]
    assert told(table)["camels"] == {str(table.edge(ARROWS["S"])): table.vertex(HEADS["S"])}


@pytest.mark.rule("CARV-44", "CARV-46")
def test_two_with_half_of_the_votes_agree_in_vain() -> None:
    table = polled(3, 2, 1, 0)
    name_all(table, seat0="NW", seat1="S", seat2="S")
    assert placers(table) == ("place_camel", [0]), "three of six are not more than half"


@pytest.mark.rule("CARV-44", "CARV-45")
def test_votes_are_not_split_and_one_alone_is_no_agreement() -> None:
    table = polled(3, 3, 1, 0)
    name_all(table, seat0="NW", seat1="S")
    assert table.decision == "place_camel"
    table = polled(2, 2, 2, 2)
    name_all(table, seat0="NW", seat1="S", seat2="NW", seat3="NW")
    assert list(told(table)["camels"]) == [str(table.edge(ARROWS["NW"]))]


@pytest.mark.rule("CARV-45")
@pytest.mark.parametrize("corner", ["NW", ""])
def test_what_is_said_openly_is_not_taken_back(corner: str) -> None:
    table = polled(1, 1, 0, 0)
    if corner:
        table.act(0, "name_edge", edge=ARROWS[corner])
    else:
        table.act(0, "name_no_edge")
    assert not table.game.can_undo(0), "all have heard it"


@pytest.mark.rule("CARV-45")
def test_only_a_legal_edge_can_be_named() -> None:
    table = polled(1, 1, 0, 0)
    assert table.refused(0, "name_edge", edge="(0,0) NW") == NOWHERE
    assert table.refused(2, "name_edge", edge=ARROWS["S"]) == "seat 2 is not asked now: name_edge is up to seat 0"


@pytest.mark.rule("CARV-46")
def test_without_an_agreement_who_alone_has_most_votes_chooses() -> None:
    table = polled(1, 2, 3, 1)
    name_all(table, seat0="NW", seat1="S", seat2="NE")
    assert placers(table) == ("place_camel", [2])


@pytest.mark.rule("CARV-47")
def test_with_a_tie_for_the_most_whose_turn_has_ended_chooses_even_without_a_vote() -> None:
    table = polled(2, 1, 2, 0, seat=3)
    name_all(table, seat0="NW", seat1="S", seat2="NE")
    assert placers(table) == ("place_camel", [3])
    assert placers(polled(0, 0, 0, 0, seat=1)) == ("place_camel", [1]), "or with no votes at all"


@pytest.mark.rule("CARV-44", "CARV-47")
def test_two_who_are_level_may_agree_against_the_third() -> None:
    table = polled(2, 2, 0, seat=2)
    name_all(table, seat0="S", seat1="S")
    assert list(told(table)["camels"]) == [str(table.edge(ARROWS["S"]))]


@pytest.mark.rule("CARV-49")
def test_who_chooses_chooses_a_legal_edge_and_nothing_else() -> None:
    table = polled(0, 1, 0, 0, walked=[ARROWS["NW"]])
    assert {action.kind for action in table.legal(1)} == {"place_camel"}
    legal = {action.operands["edge"] for action in table.legal(1)}
    assert legal == open_edges(table) == edges(table, ARROWS["NE"], ARROWS["S"], "(2,1) NW", "(1,0) E")
    assert table.refused(1, "place_camel", edge="(4,0) NW") == NOWHERE
    assert table.refused(1, "place_camel", edge=ARROWS["NW"]) == NOWHERE


def test_an_agreed_edge_that_is_open_both_ways_is_headed_by_the_first_who_named_it() -> None:
    table = on_turn()
    camels(table, ARROWS["NE"], *ACROSS[:-1])
    vote_on(table, (0, 0), (0, 1), (0, 1), (0, 1))
    bid_all(table, 0, 1, 1, 1)
    table.act(1, "name_no_edge")
    table.act(2, "name_edge", edge="(1,2) E")
    table.act(3, "name_edge", edge="(1,2) E")
    assert placers(table) == ("head_camel", [2])
    table.act(2, "head_camel", vertex="(1,2) NE")
    assert fronts(table)[0] == fronts(table)[2] == table.vertex("(1,2) NE")
    assert table.decision == "pre_roll"


# The cards


@pytest.mark.rule("CARV-48")
def test_laid_cards_lie_on_the_table_until_the_camel_stands_and_then_go_to_the_bank() -> None:
    table = on_turn()
    vote_on(table, (2, 0), (1, 3), (0, 1), (0, 0))
    before = {card: table.in_bank(card) for card in ("grain", "wool")}
    bid(table, 0, grain=1)
    bid(table, 1, grain=1, wool=3)
    bid(table, 2, wool=1)
    bid(table, 3)
    assert {card: table.in_bank(card) for card in before} == before
    assert [table.cards(seat) for seat in range(3)] == [{"grain": 1}, {}, {}]
    assert [int(size) for size in table.state.hand_size] == [1, 0, 0, 0]
    assert told(table)["vote"]["votes"] == [1, 4, 1, 0]
    table.act(1, "place_camel", edge=ARROWS["S"])
    assert table.in_bank("grain") == before["grain"] + 2
    assert table.in_bank("wool") == before["wool"] + 4, "of the losing side too"
    assert told(table)["vote"] is None
    assert [table.cards(seat) for seat in range(3)] == [{"grain": 1}, {}, {}]


@pytest.mark.rule("CARV-48", "CARV-38")
def test_the_next_round_begins_anew() -> None:
    table = polled(1, 1, 0, 0)
    name_all(table, seat0="S", seat1="S")
    table.turn(1, rolled=True)
    vote_on(table, *((0, 1),) * 4)
    vote = told(table)["vote"]
    assert vote == {
        "camels": 1,
        "laid": {"grain": [None] * 4, "wool": [None] * 4},
        "votes": [0] * 4,
        "named": [None] * 4,
        "placers": [1],
        "may_agree": False,
    }


@pytest.mark.rule("CARV-43", "CARV-44", "CARV-46", "CARV-47")
@pytest.mark.parametrize(
    ("votes", "placer", "may_agree"),
    [
        ((0, 0, 0, 0), 0, False),
        ((0, 1, 0, 0), 1, False),
        ((1, 1, 0, 0), 0, True),
        ((0, 2, 1, 1), 1, True),
        ((0, 3, 1, 1), 1, False),
        ((0, 2, 2, 1), 0, True),
    ],
)
def test_everybody_is_told_who_would_choose_as_the_votes_stand(
    votes: tuple[int, ...], placer: int, may_agree: bool
) -> None:
    vote = told(polled(*votes))["vote"]
    assert (vote["placers"], vote["may_agree"]) == ([placer], may_agree)


@pytest.mark.rule("CARV-81")
def test_nothing_is_traded_built_or_played_between_two_turns() -> None:
    table = on_turn()
    table.put(0, "road", "(0,0) NW")
    table.give_card(0, "knight")
    vote_on(table, (1, 1), (0, 2), (0, 0), (0, 0))
    table.hand(0, wood=4, brick=1, wool=1, grain=1, ore=1)
    for decision in ("bid", "name_edge", "place_camel"):
        assert table.decision == decision
        seat = table.game.actors[0]
        kinds = {action.kind for action in table.legal(seat)}
        assert kinds <= {"bid", "bid_nothing", "name_edge", "name_no_edge", "place_camel"}
        assert table.refused(seat, "build_road", edge="(0,0) NE") == f"build_road does not answer {decision}"
        assert table.refused(seat, "play_card", card="knight") == f"play_card does not answer {decision}"
        assert table.refused(seat, "bank_trade", give="wood", take="ore") == f"bank_trade does not answer {decision}"
        if decision == "bid":
            bid(table, 0, wool=1)
            bid(table, 1, wool=1)
            bid(table, 2)
            bid(table, 3)
        elif decision == "name_edge":
            name_all(table)


@pytest.mark.rule("CARV-42")
def test_whoever_lays_nothing_has_no_say() -> None:
    table = polled(1, 1, 0, 0)
    hands(table, (0, 0), (0, 0), (3, 3), (0, 0))
    for seat in (0, 1):
        assert placers(table) == ("name_edge", [seat])
        assert table.refused(2, "name_no_edge") == f"seat 2 is not asked now: name_edge is up to seat {seat}"
        table.act(seat, "name_no_edge")
    assert placers(table) == ("place_camel", [0]), "neither of the others was asked"
