"""The roll-off, the founding phase and the printed starting pieces."""

from __future__ import annotations

import pytest

from skerry.board.terrain import CHOICE, MOUNTAIN
from skerry.engine.kernel import Kernel
from skerry.engine.module import Module
from tests.table import Table

# Places for two rounds of four seats, far enough apart.
PLACES = [
    ("(1,1) S", "(1,1) SW"),
    ("(0,0) N", "(0,0) NW"),
    ("(0,2) N", "(0,2) NE"),
    ("(2,4) S", "(2,4) SE"),
    ("(4,2) S", "(4,2) SE"),
    ("(4,0) S", "(4,0) SW"),
    ("(2,0) S", "(2,0) SW"),
    ("(2,2) S", "(2,2) SE"),
]


def found(table: Table, vertex: str, edge: str) -> int:
    """The next founder places here; returns who it was."""
    (seat,) = table.game.actors
    table.act(seat, "found_building", vertex=vertex)
    assert table.game.actors == [seat]
    table.act(seat, "found_road", edge=edge)
    return seat


@pytest.mark.rule("BASE-55")
def test_the_highest_total_starts() -> None:
    table = Table(roll_off=[(1, 2), (5, 5), (6, 3), (4, 2)])
    assert table.state.starting_player == 1


@pytest.mark.rule("BASE-55")
def test_only_tied_players_roll_again() -> None:
    first = [(1, 2), (5, 5), (3, 3), (4, 6)]
    # If seats 0 and 2 rolled again too, the next dice would fall to others.
    table = Table(roll_off=[*first, (3, 3), (2, 4), (6, 1), (6, 6)])
    assert table.state.starting_player == 3
    assert table.state.random.die_next == 16


@pytest.mark.rule("BASE-57", "BASE-58", "BASE-65")
def test_founding_goes_round_and_back_and_the_starting_player_begins() -> None:
    table = Table(roll_off=[(1, 1), (1, 1), (6, 6), (1, 1)])
    order = [found(table, *place) for place in PLACES]
    assert order == [2, 3, 0, 1, 1, 0, 3, 2]
    assert table.game.actors == [2]
    assert table.decision == "pre_roll"
    assert table.is_legal(2, "roll")
    assert table.view()["turn"] == 1


@pytest.mark.rule("BASE-27", "BASE-56", "BASE-62", "BASE-63", "BASE-64")
def test_two_free_settlements_with_a_road_each_of_which_the_second_pays() -> None:
    table = Table()
    for place in PLACES[:4]:
        found(table, *place)
    assert [table.cards(seat) for seat in range(4)] == [{}, {}, {}, {}]
    assert [table.in_bank(card) for card in ("wood", "brick", "wool", "grain", "ore")] == [19] * 5
    for place in PLACES[4:]:
        found(table, *place)
    # (4,2) S touches pasture; (4,0) S hill; (2,0) S field and forest; (2,2) S desert, mountain and field.
    assert table.cards(3) == {"wool": 1}
    assert table.cards(2) == {"brick": 1}
    assert table.cards(1) == {"grain": 1, "wood": 1}
    assert table.cards(0) == {"ore": 1, "grain": 1}
    assert table.game.scores() == [2, 2, 2, 2]
    for seat in range(4):
        assert (table.supply(seat, "settlement"), table.supply(seat, "road")) == (3, 13)
        assert table.route(seat) == 1


@pytest.mark.rule("BASE-63")
def test_cards_come_before_the_road_is_placed() -> None:
    table = Table()
    for place in PLACES[:4]:
        found(table, *place)
    table.act(3, "found_building", vertex="(2,1) S")
    assert table.cards(3) == {"wood": 2, "ore": 1}
    assert table.in_bank("wood") == 17


@pytest.mark.rule("BASE-59", "BASE-60")
def test_a_founding_settlement_needs_only_a_free_vertex_at_a_distance() -> None:
    table = Table()
    assert len(table.legal(0, "found_building")) == 54
    found(table, "(1,1) S", "(1,1) SW")
    sites = {action.operands["vertex"] for action in table.legal(1, "found_building")}
    near = {table.vertex(name) for name in ("(1,1) S", "(1,1) SW", "(1,1) SE", "(2,1) SE")}
    assert sites == set(range(54)) - near
    for name in ("(1,1) S", "(1,1) SE"):
        assert table.refused(1, "found_building", vertex=name) == (
            "a founding building needs a free place on land with no building next to it"
        )


@pytest.mark.rule("BASE-61")
def test_the_founding_road_lies_on_a_free_edge_at_the_settlement_of_its_round() -> None:
    table = Table()
    for place in PLACES[:4]:
        found(table, *place)
    table.put(0, "road", "(4,2) SW")
    table.act(3, "found_building", vertex="(4,2) S")
    edges = [action.operands["edge"] for action in table.legal(3)]
    assert edges == [table.edge("(4,2) SE")]
    reason = "the road must lie on a free edge at the building just founded"
    # An edge at the settlement of round 1, and one that is taken.
    assert table.refused(3, "found_road", edge="(2,4) SW") == reason
    assert table.refused(3, "found_road", edge="(4,2) SW") == reason


@pytest.mark.rule("BASE-61")
def test_the_founding_road_may_go_any_way() -> None:
    table = Table()
    table.act(0, "found_building", vertex="(1,1) S")
    edges = {action.operands["edge"] for action in table.legal(0)}
    assert edges == {table.edge("(1,1) SW"), table.edge("(1,1) SE"), table.edge("(2,1) E")}
    # The shore is no end of the world, and neither is the corner where the counting begins.
    for corner in ("NW", "N", "NE"):
        table = Table()
        table.act(0, "found_building", vertex=f"(0,0) {corner}")
        topology = table.kernel.topology
        spokes = topology.vertex_edge[topology.spokes * table.vertex(f"(0,0) {corner}") :][: topology.spokes]
        assert {action.operands["edge"] for action in table.legal(0)} == {edge for edge in spokes if edge >= 0}


FIXED_STARTS = [
    # seat, settlements, roads, cards
    (0, ["(3,2) SE", "(0,1) S"], ["(4,2) NW", "(0,1) SE"], {"wool": 2, "brick": 1}),
    (1, ["(1,3) S", "(2,1) S"], ["(2,3) E", "(2,1) SW"], {"wood": 2, "ore": 1}),
    (2, ["(0,2) S", "(0,0) S"], ["(1,2) E", "(0,0) SE"], {"ore": 1, "grain": 1, "brick": 1}),
    (3, ["(3,1) S", "(1,0) S"], ["(3,1) SE", "(1,0) SE"], {"grain": 2, "wood": 1}),
]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.rule("BASE-36", "BASE-37", "BASE-38")
def test_fixed_start_places_the_printed_pieces_and_the_roll_off_says_who_begins(players: int) -> None:
    table = Table(players=players, fixed_start=True, roll_off=[(1, 1), (6, 6), (1, 1), (1, 1)][:players])
    board = table.view()["board"]
    starts = FIXED_STARTS[:players]
    assert board["vertices"] == {
        str(table.vertex(place)): [seat, "settlement"] for seat, places, _, _ in starts for place in places
    }
    assert board["edges"] == {
        str(table.edge(place)): [seat, "road"] for seat, _, places, _ in starts for place in places
    }
    for seat, _, _, cards in starts:
        assert table.cards(seat) == cards
    assert table.game.scores() == [2] * players
    assert (table.decision, table.game.actors) == ("pre_roll", [1])


class Settlers(Module):
    """Writes down what it is told of founding; some hexes give a card of one's choice."""

    def __init__(self, choices: bool = False) -> None:
        super().__init__("settlers")
        self.choices = choices
        self.told: list[tuple[str, int, int]] = []

    def adjust_resource(self, kernel: Kernel, hex_: int, yields: int) -> int:
        return CHOICE if self.choices and yields == MOUNTAIN else yields

    def notice_founding_start(self, kernel: Kernel) -> None:
        self.told.append(("start", int(kernel.state.starting_player), sum(kernel.state.placed)))

    def notice_founded(self, kernel: Kernel, seat: int, vertex: int) -> None:
        self.told.append(("founded", int(seat), int(vertex)))

    def notice_founding_paid(self, kernel: Kernel, seat: int, vertex: int) -> None:
        self.told.append(("paid", int(seat), int(vertex)))


@pytest.mark.rule("BASE-36")
def test_modules_are_told_of_the_printed_pieces_as_of_founded_ones() -> None:
    settlers = Settlers()
    table = Table(["base", settlers], fixed_start=True, roll_off=[(1, 1), (6, 6), (1, 1), (1, 1)])
    expected: list[tuple[str, int, int]] = [("start", 1, 0)]
    for seat, (first, second), _, _ in FIXED_STARTS:
        expected.append(("founded", seat, table.vertex(first)))
        expected += [("paid", seat, table.vertex(second)), ("founded", seat, table.vertex(second))]
    assert settlers.told == expected
    assert (table.decision, table.game.actors) == ("pre_roll", [1])


@pytest.mark.rule("BASE-36")
def test_a_printed_settlement_brings_cards_of_choice_before_the_first_turn() -> None:
    table = Table(["base", Settlers(choices=True)], fixed_start=True)
    asked = [(seat, cards["ore"]) for seat, _, _, cards in FIXED_STARTS if "ore" in cards]
    assert asked
    for seat, count in reversed(asked):
        for _ in range(count):
            assert (table.decision, table.game.actors) == ("choose_resource", [seat])
            table.act(seat, "choose_resource", card="wool")
    assert (table.decision, table.game.actors) == ("pre_roll", [0])
    for seat, _, _, cards in FIXED_STARTS:
        assert sum(table.cards(seat).values()) == sum(cards.values())
        assert "ore" not in table.cards(seat)


@pytest.mark.rule("BASE-36")
def test_fixed_start_is_off_by_default() -> None:
    table = Table()
    assert table.decision == "found_building"
    assert table.view()["board"]["vertices"] == {}
