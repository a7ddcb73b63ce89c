"""Rivers on the boards of Seafarers scenarios, in play: two numbers on a hex, a mouth at land, harbours, gold."""

from __future__ import annotations

import pytest

from skerry.board.terrain import GOLD_FIELD, TERRAINS
from skerry.board.tokens import numbers_of
from skerry.engine.harbours import KEPT_KINDS
from skerry.rules.seafarers.scenarios.forgotten_tribe import ForgottenTribe
from tests.islands import top_last
from tests.riverside import DICE, gold, purses, rivers
from tests.sound import edges_of
from tests.table import Table

AT_RIVER = "no harbour may be laid there: that edge belongs to a river"
CARDS = {"forest": "wood", "hill": "brick", "pasture": "wool", "field": "grain", "mountain": "ore"}


def on_board(scenario: str, rolls: tuple[int, ...] = (), **script: object) -> Table:
    return Table(["rivers", scenario], 3, dice=[DICE[number] for number in rolls], **script)


def mouths(table: Table) -> list[int]:
    """The last edge that the water of each river crosses: no other site lies at the sea or the cape."""
    kernel = table.kernel
    return [
        edge
        for edge in range(kernel.topology.edges)
        if rivers(table).sites.has(kernel, edge)
        and not all(
            kernel.topology.edge_hex[2 * edge + side] >= 0
            and rivers(table).rivers.has(kernel, kernel.topology.edge_hex[2 * edge + side])
            for side in range(2)
        )
    ]


def banks(table: Table) -> set[int]:
    """All sides of river hexes."""
    kernel = table.kernel
    found = [hex_ for hex_ in range(kernel.topology.hexes) if rivers(table).rivers.has(kernel, hex_)]
    return {int(kernel.topology.hex_edge[6 * hex_ + side]) for hex_ in found for side in range(6)}


@pytest.mark.rule("RIVRSEA-23", "RIVRSEA-42")
@pytest.mark.parametrize("scenario", ["fog_islands", "forgotten_tribe"])
@pytest.mark.parametrize("token", [2, 12])
def test_a_hex_with_two_numbers_produces_on_either(scenario: str, token: int) -> None:
    table = on_board(scenario)
    (double,) = [
        hex_
        for hex_ in range(table.kernel.topology.hexes)
        if len(numbers_of(table.state.numbers[hex_])) == 2 and token in numbers_of(table.state.numbers[hex_])
    ]
    other = next(number for number in numbers_of(table.state.numbers[double]) if number != token)
    card = CARDS[TERRAINS[table.state.terrain[double]]]
    table = on_board(scenario, rolls=(token, other))
    table.put(0, "settlement", f"{table.kernel.topology.hex_name(double)} N")
    for rolled, held in ((token, 1), (other, 2)):
        table.turn(0)
        table.act(0, "roll")
        assert table.cards(0).get(card, 0) >= held, rolled


@pytest.mark.rule("RIVRSEA-25")
def test_a_gold_field_in_the_fog_gives_any_resource_and_no_gold() -> None:
    board = on_board("fog_islands").kernel.rules.board
    decks = {"fog": top_last(board.stack_items("fog"), GOLD_FIELD)}
    table = on_board("fog_islands", decks=decks)
    table.put(0, "settlement", "(5,2) NE")
    table.turn(0, rolled=True)
    purses(table)
    table.hand(0, wood=1, wool=1)
    table.act(0, "build_ship", edge="(4,2) SE")
    assert table.decision == "choose_resource"
    table.act(0, "choose_resource", card="ore")
    assert (table.cards(0), gold(table)) == ({"ore": 1}, [0, 0, 0])


@pytest.mark.rule("RIVRSEA-31", "RIVRSEA-07")
def test_the_mouth_at_the_gold_field_is_a_bridge_site() -> None:
    table = on_board("through_the_desert")
    mouth = "(4,5) E"
    assert table.edge(mouth) in mouths(table)
    table.put(0, "settlement", "(4,5) NE")
    table.turn(0, rolled=True)
    purses(table)
    table.hand(0, wood=3, brick=2)
    assert "only a bridge" in table.refused(0, "build_road", edge=mouth)
    table.act(0, "build_bridge", edge=mouth)
    assert gold(table) == [3, 0, 0]
    table.act(0, "build_road", edge="(4,6) SW")
    assert gold(table) == [3, 0, 0], "the cape is no river"


@pytest.mark.rule("RIVRSEA-54")
def test_no_gift_harbour_is_laid_on_a_mouth() -> None:
    table = on_board("forgotten_tribe")
    tribe = table.kernel.rules.module("forgotten_tribe")
    assert isinstance(tribe, ForgottenTribe)
    ends = [int(table.kernel.topology.edge_vertex[2 * edge]) for edge in mouths(table)]
    for vertex in ends:
        table.put(0, "settlement", table.kernel.topology.vertex_name(vertex))
    tribe.own.harbours.change(table.kernel, 0 * KEPT_KINDS, 1)
    table.turn(0)
    assert table.decision == "place_gift_harbour"
    offered = edges_of(table, 0, "place_gift_harbour")
    assert offered & banks(table), "the rest of the coast of a river is open"
    assert not offered & set(mouths(table))
    for mouth in mouths(table):
        assert table.refused(0, "place_gift_harbour", harbour="wood", edge=mouth) == AT_RIVER


@pytest.mark.rule("RIVRSEA-51")
def test_no_harbour_of_the_new_world_lies_at_a_river_hex() -> None:
    table = on_board("new_world")
    laid = 0
    while table.decision == "lay_harbour":
        (seat,) = table.game.actors
        offered = edges_of(table, seat, "lay_harbour")
        assert offered
        assert not offered & banks(table)
        for edge in sorted(banks(table))[:3]:
            assert table.refused(seat, "lay_harbour", edge=edge) == AT_RIVER
        table.act(seat, "lay_harbour", edge=min(offered))
        laid += 1
    assert laid > 5
