"""The Caravans with Cities & Knights: votes of brick and wood, metropolises beside camels, and a robber that waits."""

from __future__ import annotations

from typing import Any

import pytest

from skerry.board.terrain import OASIS
from skerry.catalog import judge
from skerry.engine.state import OFF_BOARD
from tests.caravan_park import ACROSS, ARROWS, HOMES, camels, caravans, told
from tests.knights import barbarians_at, give, level, metropolis, own, play, throw, unlock
from tests.table import Table

KNIGHTS = "cities_and_knights"


def with_camels(*throws: tuple[int, int, int], players: int = 4, beside: tuple[str, ...] = (), **options: Any) -> Table:
    """The fixed board of the caravans, nobody has founded anything."""
    return Table(["caravans", KNIGHTS, *beside], players, dice=throws, **options)


def on_turn(**options: Any) -> Table:
    """Seat 0 has rolled in the first turn."""
    table = with_camels(**options)
    table.turn(0, rolled=True)
    return table


def vote_on(**hands: Any) -> Table:
    """Seat 0 has built a city and ended its turn; everybody holds these cards, and nobody has bid."""
    table = on_turn()
    table.put(0, "settlement", HOMES[0])
    table.hand(0, grain=2, ore=3)
    table.act(0, "build_city", vertex=HOMES[0])
    for seat in range(4):
        table.hand(seat, **hands)
    table.act(0, "end_turn")
    assert table.decision == "bid"
    return table


@pytest.mark.rule("CARVCK-01", "CARVCK-06")
@pytest.mark.parametrize("players", [3, 4])
def test_they_are_played_together_to_fifteen_points(players: int) -> None:
    verdict = judge(["caravans", KNIGHTS], players)
    assert (verdict.playable, verdict.status, verdict.target) == (True, "yes", 15)


# Votes


@pytest.mark.rule("CARVCK-02")
def test_a_vote_is_brick_and_wood() -> None:
    table = vote_on(brick=2, wood=1, grain=5, wool=5)
    legal = {(action.operands["brick"], action.operands["wood"]) for action in table.legal(0, "bid")}
    assert legal == {(brick, wood) for brick in range(3) for wood in range(2)} - {(0, 0)}
    events = table.act(0, "bid", brick=2, wood=1)
    assert [event.to_json() for event in events] == [
        {"event": "camel_votes_laid", "seat": 0, "card": "brick", "count": 2},
        {"event": "camel_votes_laid", "seat": 0, "card": "wood", "count": 1},
    ]
    assert table.cards(0) == {"grain": 5, "wool": 5}
    vote = told(table)["vote"]
    assert vote["laid"] == {"brick": [2, None, None, None], "wood": [1, None, None, None]}
    assert vote["votes"] == [3, 0, 0, 0]


@pytest.mark.rule("CARVCK-02")
def test_what_is_laid_goes_to_the_bank() -> None:
    table = vote_on(brick=1, wood=1)
    bank = table.in_bank("brick"), table.in_bank("wood")
    table.act(0, "bid", brick=1, wood=1)
    for seat in (1, 2):
        table.act(seat, "bid_nothing")
    table.act(3, "bid", brick=0, wood=1)
    assert (table.decision, table.game.actors) == ("place_camel", [0]), "two of three votes"
    table.act(0, "place_camel", edge=ARROWS["NW"])
    assert (table.in_bank("brick"), table.in_bank("wood")) == (bank[0] + 1, bank[1] + 2)
    assert told(table)["vote"] is None


@pytest.mark.rule("CARVCK-02")
def test_grain_and_wool_are_no_votes() -> None:
    table = vote_on(grain=3, wool=3)
    assert [action.kind for action in table.legal(0)] == ["bid_nothing"]
    assert table.refused(0, "bid", grain=1, wool=0) == "bid has no operand 'grain'"
    assert table.refused(0, "bid", brick=1, wood=0) == "you cannot lay 1 brick and 0 wood: you hold 0 brick and 0 wood"
    assert table.refused(0, "bid", brick=0, wood=0) == "a bid has at least one card; whoever lays none says so"


@pytest.mark.rule("CARVCK-03")
def test_commodities_are_no_votes() -> None:
    table = vote_on(paper=3, cloth=3, coin=3)
    assert [action.kind for action in table.legal(0)] == ["bid_nothing"]
    assert table.refused(0, "bid", brick=0, wood=1, paper=1) == "bid has no operand 'paper'"


@pytest.mark.rule("CARVCK-02")
def test_the_caravans_alone_are_voted_on_with_grain_and_wool() -> None:
    """What a combination changes in its own rules changes nothing in others."""
    vote_on(brick=1)
    table = Table(["caravans"], 4)
    assert (caravans(table).first.card, caravans(table).second.card) == ("grain", "wool")


# The robber


@pytest.mark.rule("CARVCK-04")
def test_the_robber_comes_with_the_first_seven_after_the_first_landing() -> None:
    table = with_camels(throw(3, 4), throw(1, 1, "ship"), throw(3, 4), throw(3, 4))
    table.put(1, "city", HOMES[1])
    table.turn(0)
    table.act(0, "roll")
    assert (table.decision, table.state.robber) == ("action", OFF_BOARD), "no landing yet"
    barbarians_at(table, 6)
    table.turn(1)
    table.act(1, "roll")
    assert (own(table).attacks.of(table.kernel), table.state.robber) == (1, OFF_BOARD)
    table.turn(2)
    table.act(2, "roll")
    goals = {int(str(action.operands["hex"])) for action in table.legal(2, "move_robber")}
    assert goals == {hex_ for hex_ in range(table.kernel.topology.hexes) if table.state.numbers[hex_]}
    table.act(2, "move_robber", hex="(0,0)")
    table.turn(3)
    table.act(3, "roll")
    goals = {int(str(action.operands["hex"])) for action in table.legal(3, "move_robber")}
    assert list(table.state.terrain).index(OASIS) not in goals


@pytest.mark.rule("CARVCK-04")
def test_a_bishop_brings_it_in_by_the_same_rules() -> None:
    table = on_turn()
    give(table, 0, "bishop")
    unlock(table)
    play(table, "bishop")
    goals = {int(str(action.operands["hex"])) for action in table.legal(0, "send_bishop")}
    assert goals == {hex_ for hex_ in range(table.kernel.topology.hexes) if table.state.numbers[hex_]}


# Metropolises


@pytest.mark.rule("CARVCK-05")
def test_a_metropolis_between_camels_is_worth_a_point_more_like_a_city() -> None:
    table = on_turn()
    camels(table, *ACROSS[:2])
    table.put(0, "city", "(2,1) N")
    before = table.points(0)
    assert before == 3, "two for the city, one for the camels"
    metropolis(table, "trade", "(2,1) N")
    assert table.points(0) == before + 2


@pytest.mark.rule("CARVCK-05")
@pytest.mark.parametrize("taken", [False, True])
def test_a_metropolis_brings_a_camel_like_a_city(taken: bool) -> None:
    """Also one that somebody else had."""
    table = on_turn()
    table.put(0, "city", HOMES[0])
    table.put(1, "city", HOMES[1])
    level(table, 0, "trade", 3)
    table.hand(0, cloth=5)
    if taken:
        level(table, 0, "trade", 4)
        level(table, 1, "trade", 4)
        metropolis(table, "trade", HOMES[1])
    table.act(0, "improve", track="trade")
    assert own(table).metropolis.of(table.kernel, 0) == table.vertex(HOMES[0])
    table.act(0, "end_turn")
    assert table.decision == "bid"


@pytest.mark.rule("CARVCK-05")
def test_a_level_without_a_metropolis_brings_none() -> None:
    table = on_turn()
    table.put(0, "city", HOMES[0])
    level(table, 0, "trade", 2)
    table.hand(0, cloth=3)
    table.act(0, "improve", track="trade")
    table.act(0, "end_turn")
    assert table.decision == "pre_roll"


@pytest.mark.rule("CARVCK-05")
def test_a_city_and_a_metropolis_in_one_turn_bring_one_camel() -> None:
    table = on_turn()
    table.put(0, "settlement", HOMES[0])
    level(table, 0, "trade", 3)
    table.hand(0, cloth=4, grain=2, ore=3)
    table.act(0, "build_city", vertex=HOMES[0])
    table.act(0, "improve", track="trade")
    table.act(0, "end_turn")
    assert told(table)["vote"]["camels"] == 1
    for seat in range(4):
        table.act(seat, "bid_nothing")
    table.act(0, "place_camel", edge=ARROWS["S"])
    assert (table.decision, table.state.active) == ("pre_roll", 1)
