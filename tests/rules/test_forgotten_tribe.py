"""`forgotten_tribe` (SEAFTR): ships fetch points, development cards and harbours from islands nobody builds on."""

from __future__ import annotations

from typing import Any

import pytest

from skerry.board.map_file import HARBOUR_NUMBER
from skerry.board.maps import load_map
from skerry.board.terrain import DESERT
from skerry.engine.digest import kept_by
from skerry.engine.errors import ConfigError
from skerry.engine.resampling import resample_hidden
from skerry.engine.view import View
from tests.islands import corners, founding_sites, island
from tests.table import Table

FORGOTTEN_TRIBE = ["forgotten_tribe"]
DEVELOPMENT = [0] * 14 + [1] * 5 + [2] * 2 + [3] * 2 + [4] * 2
KNIGHT, VICTORY_POINT, MONOPOLY = 0, 1, 4

# Along the north-western island, from a ship without a gift: a point, a harbour, a card.
APPROACH = "(1,2) NW"
POINT = "(1,1) NE"
HARBOUR = "(1,1) NW"
CARD = "(1,1) W"
# Another harbour, in the east.
EASTERN_APPROACH = "(3,8) NW"
EASTERN_HARBOUR = "(3,8) NE"

HARBOUR_STACK = "stack harbours: 3:1, wood, brick, wool, grain, ore"

COAST = "(3,1) N"
INLAND = "(4,2) N"
SHIP = {"wood": 1, "wool": 1}
SETTLEMENT = {"wood": 1, "brick": 1, "wool": 1, "grain": 1}


def tribe_table(harbours: tuple[str, ...] = (), cards: tuple[int, ...] = (), players: int = 4, **more: Any) -> Table:
    """The harbours in the order of their edges, and the development cards from the top of the deck."""
    decks: dict[str, list[int]] = {}
    if harbours:
        first = [HARBOUR_NUMBER[name] for name in harbours]
        decks["harbours"] = first + [kind for kind in range(6) if kind not in first]
    if cards:
        rest = list(DEVELOPMENT)
        for card in cards:
            rest.remove(card)
        decks["development"] = [*rest, *reversed(cards)]
    return Table(more.pop("modules", FORGOTTEN_TRIBE), players, decks=decks, **more)


def sailing(table: Table, seat: int = 0, *ships: str) -> Table:
    """A seat on turn with ships near gifts and the price of one more."""
    table.put(seat, "ship", *(ships or (APPROACH,)))
    table.turn(seat, rolled=True)
    table.hand(seat, **SHIP)
    return table


def gifts(table: Table) -> dict[str, Any]:
    return table.view()["forgotten_tribe"]["gifts"]


def kept(table: Table, seat: int = 0) -> dict[str, int]:
    return table.view()["forgotten_tribe"]["kept_harbours"][seat]


def rates(table: Table, seat: int = 0) -> dict[str, int]:
    return table.view()["seats"][seat]["rates"]


def harbour_edges(table: Table, seat: int = 0) -> set[tuple[object, object]]:
    return {(action.operands["harbour"], action.operands["edge"]) for action in table.legal(seat, "place_gift_harbour")}


def fetch(table: Table, seat: int, edge: str) -> None:
    table.hand(seat, **SHIP)
    table.act(seat, "build_ship", edge=edge)


# Set-up


@pytest.mark.rule("SEAFTR-02", "SEAFTR-03", "SEAFTR-04")
@pytest.mark.parametrize("players", [3, 4])
def test_points_cards_and_harbours_lie_on_their_edges(players: int) -> None:
    table = Table(FORGOTTEN_TRIBE, players)
    board = table.kernel.rules.board
    lying = gifts(table)
    assert len(lying) == 18
    assert {int(edge) for edge, gift in lying.items() if gift == {"gift": "vp"}} == set(board.edges_of("gift_vp"))
    cards = {int(edge) for edge, gift in lying.items() if gift == {"gift": "development_card"}}
    assert cards == set(board.edges_of("gift_card"))
    harbours = {int(edge): gift["harbour"] for edge, gift in lying.items() if gift["gift"] == "harbour"}
    assert set(harbours) == set(board.edges_of("gift_harbour"))
    assert sorted(harbours.values()) == ["3:1", "brick", "grain", "ore", "wood", "wool"]
    assert table.view()["deck_left"] == 21
    assert table.view()["board"]["harbours"] == {}


@pytest.mark.rule("SEAFTR-04")
def test_harbours_are_shuffled() -> None:
    orders = set()
    for first in ("ore", "wool"):
        table = tribe_table(harbours=(first,))
        orders.add(gifts(table)[str(table.edge(HARBOUR))]["harbour"])
    assert orders == {"ore", "wool"}


@pytest.mark.rule("SEAFTR-03", "SEAFTR-04")
@pytest.mark.parametrize(
    ("line", "instead", "reason"),
    [
        (HARBOUR_STACK, "stack harbours: 3:1, wood", "6 edges as gift_harbour, but has 2 gifts"),
        (HARBOUR_STACK, "", "6 edges as gift_harbour, but has 0 gifts"),
        ("marker gift_card:", "marker gift_card: " + "(3,8) side E, " * 22, "26 edges as gift_card, but has 25 gifts"),
    ],
)
def test_a_map_of_ones_own_needs_a_gift_for_every_edge(line: str, instead: str, reason: str) -> None:
    printed = load_map("seafarers/forgotten_tribe").source_text
    assert line in printed
    with pytest.raises(ConfigError, match=reason):
        Table(FORGOTTEN_TRIBE, own_map=printed.replace(line, instead))


@pytest.mark.rule("SEAFTR-03")
def test_the_four_top_cards_of_the_deck_are_laid_out_and_told_to_nobody() -> None:
    table = tribe_table(cards=(MONOPOLY, VICTORY_POINT, MONOPOLY, VICTORY_POINT))
    table.give_card(1, "knight", 3)
    own = kept_by(table.kernel, "forgotten_tribe")
    edges = table.kernel.rules.board.edges_of("gift_card")
    assert [own["content"][edge] for edge in edges] == [MONOPOLY, VICTORY_POINT, MONOPOLY, VICTORY_POINT]
    for seat in range(-1, 4):
        before = View(table.kernel, seat).to_json()
        laid = []
        held = []
        for deal in range(30):
            twin = resample_hidden(table.kernel, seat, f"deal {deal}")
            assert View(twin, seat).to_json() == before
            tribe = kept_by(twin, "forgotten_tribe")
            hidden = [tribe["content"][edge] for edge in edges]
            hands = [card for card in range(5) for other in range(4) for _ in range(twin.state.held[other * 5 + card])]
            deck = [int(twin.state.deck[place]) for place in range(twin.state.deck_left)]
            assert sorted(hidden + hands + deck) == DEVELOPMENT
            laid.append(tuple(hidden))
            held.append(tuple(hands))
        assert len(set(laid)) > 5
        # What lies on the edges may as well be in the hands of others, but never in one's own.
        if seat == 1:
            assert set(held) == {(KNIGHT,) * 3}
        else:
            assert any(MONOPOLY in hands for hands in held)


@pytest.mark.rule("SEAFTR-05", "SEA-20")
def test_the_starting_player_puts_the_robber_on_a_desert_and_the_pirate_waits_in_the_north() -> None:
    table = Table(FORGOTTEN_TRIBE, 4)
    assert (table.decision, table.game.actors) == ("choose_robber_hex", [0])
    choices = {action.operands["hex"] for action in table.legal(0)}
    assert choices == {table.hex(place) for place in ("(1,4)", "(7,1)", "(7,5)")}
    assert all(table.state.terrain[hex_] == DESERT for hex_ in choices)
    table.act(0, "choose_robber_hex", hex="(7,5)")
    assert table.view()["board"]["robber"] == table.hex("(7,5)")
    pirate = table.view()["seafarers"]["pirate"]
    assert pirate == table.hex("(1,3)")
    neighbours = {int(table.kernel.topology.hex_hex[6 * pirate + side]) for side in range(6)}
    assert neighbours & set(island(table, "tribe1"))
    assert neighbours & set(island(table, "tribe2"))


@pytest.mark.rule("SEAFTR-07")
@pytest.mark.parametrize("players", [3, 4])
def test_founding_settlements_stand_on_the_main_island(players: int) -> None:
    table = Table(FORGOTTEN_TRIBE, players)
    table.act(0, "choose_robber_hex", hex="(7,5)")
    assert founding_sites(table) == corners(table, island(table, "main"))


# The islands of the tribe


@pytest.mark.rule("SEAFTR-08")
def test_nothing_is_built_on_the_islands_of_the_tribe() -> None:
    table = Table(FORGOTTEN_TRIBE, 4)
    table.put(0, "ship", APPROACH, "(1,2) NE")
    # No road could ever lie here; it shows that what is missing is not the connection.
    table.put(0, "road", "(1,5) NW")
    table.turn(0, rolled=True)
    table.hand(0, wood=2, brick=2, wool=1, grain=1)
    closed = "nothing is built on the tribe's islands"
    assert table.refused(0, "build_settlement", vertex="(1,2) N") == closed
    assert table.refused(0, "build_settlement", vertex="(1,2) NW") == closed
    assert table.refused(0, "build_road", edge="(1,5) NE") == closed
    assert table.refused(0, "build_road", edge="(1,5) W") == closed
    assert table.legal(0, "build_settlement") == table.legal(0, "build_road") == []


@pytest.mark.rule("SEAFTR-08")
def test_settlements_are_built_at_numbered_hexes() -> None:
    table = Table(FORGOTTEN_TRIBE, 4)
    table.put(0, "ship", "(3,1) NE")
    table.turn(0, rolled=True)
    table.hand(0, **SETTLEMENT)
    table.act(0, "build_settlement", vertex=COAST)
    assert table.points(0) == 1


@pytest.mark.rule("SEAFTR-10")
def test_the_robber_leaves_its_desert_for_a_numbered_hex_and_never_returns() -> None:
    table = Table(FORGOTTEN_TRIBE, 4, dice=[(3, 4), (3, 4)])
    table.act(0, "choose_robber_hex", hex="(1,4)")
    main = set(island(table, "main"))
    table.turn(0)
    table.act(0, "roll")
    assert {action.operands["hex"] for action in table.legal(0, "move_robber")} == main
    table.act(0, "move_robber", hex="(3,1)")
    table.turn(1)
    table.act(1, "roll")
    targets = {action.operands["hex"] for action in table.legal(1, "move_robber")}
    assert targets == main - {table.hex("(3,1)")}


# Gifts


@pytest.mark.rule("SEAFTR-12", "SEAFTR-13")
def test_the_first_ship_on_its_edge_takes_a_gift() -> None:
    table = sailing(Table(FORGOTTEN_TRIBE, 4))
    events = table.act(0, "build_ship", edge=POINT)
    (told,) = [event.to_json() for event in events if event.kind == "gift_taken"]
    assert told == {"event": "gift_taken", "seat": 0, "edge": table.edge(POINT), "gift": "vp"}
    assert table.points(0) == 1
    assert str(table.edge(POINT)) not in gifts(table)
    assert len(gifts(table)) == 17


@pytest.mark.rule("SEAFTR-12", "SEAFTR-13", "SEAFTR-20")
def test_a_gift_is_gone_for_whoever_comes_later_and_its_point_stays() -> None:
    table = sailing(Table(FORGOTTEN_TRIBE, 4))
    table.act(0, "build_ship", edge=POINT)
    table.turn(0, rolled=True)
    table.act(0, "move_ship", edge=POINT)
    table.act(0, "sail_ship", edge="(1,2) NE")
    assert table.points(0) == 1
    table.put(1, "ship", "(1,1) E")
    table.turn(1, rolled=True)
    table.hand(1, **SHIP)
    events = table.act(1, "build_ship", edge=POINT)
    assert [event.kind for event in events if event.kind == "gift_taken"] == []
    assert (table.points(0), table.points(1)) == (1, 0)


@pytest.mark.rule("SEAFTR-12", "SEA-49")
def test_a_moved_ship_takes_a_gift() -> None:
    table = Table(FORGOTTEN_TRIBE, 4)
    table.put(0, "ship", "(1,2) NE", APPROACH)
    table.turn(0, rolled=True)
    table.turn(0, rolled=True)
    table.act(0, "move_ship", edge="(1,2) NE")
    table.act(0, "sail_ship", edge=POINT)
    assert table.points(0) == 1


@pytest.mark.rule("SEAFTR-20")
def test_the_line_to_a_gift_stays_open() -> None:
    table = Table(FORGOTTEN_TRIBE, 4)
    table.put(0, "settlement", COAST)
    sailing(table, 0, "(2,1) W", "(2,1) NW")
    table.act(0, "build_ship", edge=CARD)
    assert table.refused(0, "move_ship", edge=CARD) == "a ship laid this turn may not be moved"
    table.turn(0, rolled=True)
    table.act(0, "move_ship", edge=CARD)
    table.act(0, "sail_ship", edge="(1,1) SW")
    assert table.state.edge_owner[table.edge(CARD)] == -1


@pytest.mark.rule("SEAFTR-21")
def test_free_ships_take_gifts_one_after_the_other() -> None:
    table = tribe_table(harbours=("ore",))
    table.put(0, "settlement", COAST)
    table.give_card(0, "road_building")
    sailing(table)
    table.act(0, "play_card", card="road_building")
    table.act(0, "place_ship", edge=POINT)
    assert table.points(0) == 2
    table.act(0, "place_ship", edge=HARBOUR)
    assert table.decision == "place_gift_harbour"


# Development cards


@pytest.mark.rule("SEAFTR-14")
def test_a_card_taken_is_played_from_the_next_turn_on() -> None:
    table = tribe_table(cards=(MONOPOLY,))
    sailing(table, 0, HARBOUR)
    table.turn(0, rolled=True)
    table.act(0, "build_ship", edge=CARD)
    assert table.held(0) == {"monopoly": 1}
    assert "bought this turn" in table.refused(0, "play_card", card="monopoly")
    table.turn(1, rolled=True)
    table.turn(0, rolled=True)
    assert table.is_legal(0, "play_card", card="monopoly")


@pytest.mark.rule("SEAFTR-03", "SEAFTR-14")
def test_only_the_finder_sees_the_card() -> None:
    table = tribe_table(cards=(MONOPOLY,))
    sailing(table, 0, HARBOUR)
    events = table.act(0, "build_ship", edge=CARD)
    (found,) = [event for event in events if event.kind == "card_found"]
    assert found.to_json(0) == {"event": "card_found", "seat": 0, "card": "monopoly"}
    assert found.to_json(1) == found.to_json() == {"event": "card_found", "seat": 0}
    assert table.view(1)["seats"][0]["development_cards"] == 1
    assert table.view(0)["own"]["development_cards"]["monopoly"] == 1
    assert table.view()["deck_left"] == 21


@pytest.mark.rule("SEAFTR-14")
def test_a_victory_point_card_counts_at_once() -> None:
    table = tribe_table(cards=(VICTORY_POINT,))
    table.put(0, "city", "(3,1) N", "(3,2) N", "(3,3) N", "(3,4) N")
    table.put(0, "settlement", "(5,1) S", "(5,2) S", "(5,3) S", "(5,4) S")
    sailing(table, 0, HARBOUR)
    assert table.all_points(0) == 12
    table.act(0, "build_ship", edge=CARD)
    assert table.game.winner == 0
    assert table.game.scores()[0] == 13


# Harbours


@pytest.mark.rule("SEAFTR-15")
def test_a_harbour_is_placed_at_once_at_an_own_coastal_building() -> None:
    table = tribe_table(harbours=("ore",))
    table.put(0, "settlement", COAST)
    table.put(0, "city", "(5,3) S")
    table.put(0, "settlement", INLAND)
    table.put(1, "settlement", "(3,5) N")
    sailing(table, 0, POINT)
    table.act(0, "build_ship", edge=HARBOUR)
    assert (table.decision, table.game.actors) == ("place_gift_harbour", [0])
    edges = ("(3,1) NW", "(3,1) NE", "(5,3) SW", "(5,3) SE")
    assert harbour_edges(table) == {("ore", table.edge(edge)) for edge in edges}
    assert len(table.legal(0)) == 4
    reason = "a kept harbour goes on a coast edge at your own building, away from other harbours"
    assert table.refused(0, "place_gift_harbour", harbour="ore", edge="(3,5) NE") == reason
    assert table.refused(0, "place_gift_harbour", harbour="wool", edge="(3,1) NE") == reason
    table.act(0, "place_gift_harbour", harbour="ore", edge="(5,3) SE")
    assert table.view()["board"]["harbours"] == {str(table.edge("(5,3) SE")): "ore"}
    assert kept(table) == {}
    assert table.decision == "action"


@pytest.mark.rule("SEAFTR-16")
def test_no_vertex_serves_two_harbours() -> None:
    table = tribe_table(harbours=("ore", "wood", "brick"))
    table.put(0, "settlement", COAST)
    sailing(table, 0, POINT, EASTERN_APPROACH)
    table.act(0, "build_ship", edge=HARBOUR)
    table.act(0, "place_gift_harbour", harbour="ore", edge="(3,1) NE")
    # One edge away from that harbour, and neither on it nor at one of its ends.
    table.put(0, "settlement", "(3,2) N")
    fetch(table, 0, EASTERN_HARBOUR)
    assert harbour_edges(table) == {("brick", table.edge("(3,2) NE"))}


@pytest.mark.rule("SEAFTR-17")
def test_without_a_legal_edge_the_harbour_is_kept_and_serves_nobody() -> None:
    table = tribe_table(harbours=("ore",))
    table.put(0, "settlement", INLAND)
    sailing(table, 0, POINT)
    table.act(0, "build_ship", edge=HARBOUR)
    assert table.decision == "action"
    assert kept(table) == {"ore": 1}
    assert rates(table)["ore"] == 4


@pytest.mark.rule("SEAFTR-17")
def test_a_kept_harbour_is_placed_as_soon_as_a_building_offers_an_edge() -> None:
    table = tribe_table(harbours=("ore",))
    table.put(0, "settlement", INLAND)
    table.put(0, "road", "(3,3) NW", "(3,3) NE")
    sailing(table, 0, POINT)
    table.act(0, "build_ship", edge=HARBOUR)
    # A city where no coast is changes nothing.
    table.hand(0, grain=2, ore=3)
    table.act(0, "build_city", vertex=INLAND)
    assert table.decision == "action"
    table.hand(0, **SETTLEMENT)
    table.act(0, "build_settlement", vertex="(3,3) N")
    assert table.decision == "place_gift_harbour"
    assert table.refused(0, "end_turn") == "end_turn does not answer place_gift_harbour"
    table.act(0, "place_gift_harbour", harbour="ore", edge="(3,3) NE")
    assert kept(table) == {}
    assert rates(table)["ore"] == 2


@pytest.mark.rule("SEAFTR-17")
def test_a_kept_harbour_waits_for_the_own_turn() -> None:
    table = tribe_table(harbours=("ore",))
    sailing(table, 0, POINT)
    table.act(0, "build_ship", edge=HARBOUR)
    table.turn(1, rolled=True)
    table.put(0, "settlement", COAST)
    assert (table.decision, table.game.actors) == ("action", [1])
    table.act(1, "end_turn")
    table.turn(0)
    assert (table.decision, table.game.actors) == ("place_gift_harbour", [0])
    table.act(0, "place_gift_harbour", harbour="ore", edge="(3,1) NE")
    assert table.decision == "pre_roll"


@pytest.mark.rule("SEAFTR-18")
def test_a_placed_harbour_is_used_at_once_and_stays_when_the_ship_leaves() -> None:
    table = tribe_table(harbours=("ore",))
    table.put(0, "settlement", COAST)
    sailing(table, 0, POINT)
    table.act(0, "build_ship", edge=HARBOUR)
    table.act(0, "place_gift_harbour", harbour="ore", edge="(3,1) NE")
    table.hand(0, ore=2)
    table.act(0, "bank_trade", give="ore", take="wool")
    assert table.cards(0) == {"wool": 1}
    table.turn(0, rolled=True)
    table.act(0, "move_ship", edge=HARBOUR)
    table.act(0, "sail_ship", edge="(1,2) NW")
    assert table.view()["board"]["harbours"] == {str(table.edge("(3,1) NE")): "ore"}
    assert rates(table)["ore"] == 2


@pytest.mark.rule("SEAFTR-18")
def test_a_placed_harbour_serves_whoever_stands_there() -> None:
    table = tribe_table(harbours=("ore",))
    table.put(0, "settlement", COAST)
    sailing(table, 0, POINT)
    table.act(0, "build_ship", edge=HARBOUR)
    table.act(0, "place_gift_harbour", harbour="ore", edge="(3,1) NE")
    assert [rates(table, seat)["ore"] for seat in range(4)] == [2, 4, 4, 4]
    # The distance rule keeps others away while the finder's building stands.
    table.put(1, "settlement", "(3,1) NE")
    assert rates(table, 1)["ore"] == 2


@pytest.mark.rule("SEAFTR-19")
@pytest.mark.parametrize(("first", "second"), [("ore", "brick"), ("brick", "ore")])
def test_several_kept_harbours_are_placed_in_an_order_of_choice(first: str, second: str) -> None:
    table = tribe_table(harbours=("ore", "wood", "brick"))
    sailing(table, 0, POINT, EASTERN_APPROACH)
    table.act(0, "build_ship", edge=HARBOUR)
    fetch(table, 0, EASTERN_HARBOUR)
    assert kept(table) == {"ore": 1, "brick": 1}
    table.put(0, "settlement", COAST, "(5,3) S")
    table.turn(0)
    assert {harbour for harbour, _ in harbour_edges(table)} == {"ore", "brick"}
    table.act(0, "place_gift_harbour", harbour=first, edge="(3,1) NE")
    assert harbour_edges(table) == {(second, table.edge("(5,3) SW")), (second, table.edge("(5,3) SE"))}
    table.act(0, "place_gift_harbour", harbour=second, edge="(5,3) SW")
    assert table.decision == "pre_roll"


@pytest.mark.rule("SEAFTR-17", "SEAFTR-19")
def test_what_finds_no_edge_after_the_first_is_kept_on() -> None:
    table = tribe_table(harbours=("ore", "wood", "brick"))
    sailing(table, 0, POINT, EASTERN_APPROACH)
    table.act(0, "build_ship", edge=HARBOUR)
    fetch(table, 0, EASTERN_HARBOUR)
    table.put(0, "settlement", COAST)
    table.turn(0)
    table.act(0, "place_gift_harbour", harbour="brick", edge="(3,1) NW")
    assert table.decision == "pre_roll"
    assert kept(table) == {"ore": 1}


@pytest.mark.rule("SEA-94", "HARB-11")
def test_a_gift_harbour_counts_for_the_harbormaster_once_it_is_placed() -> None:
    table = tribe_table(harbours=("ore",), modules=["harbormaster", *FORGOTTEN_TRIBE])
    table.put(0, "city", COAST)
    table.put(0, "ship", POINT)
    table.turn(0, rolled=True)
    assert table.view()["harbour_points"]["seats"] == [0, 0, 0, 0]
    fetch(table, 0, HARBOUR)
    assert table.view()["harbour_points"]["seats"] == [0, 0, 0, 0]
    table.act(0, "place_gift_harbour", harbour="ore", edge="(3,1) NE")
    assert table.view()["harbour_points"]["seats"] == [2, 0, 0, 0]
    assert table.view()["seats"][0]["target"] == 14


# Two players


def two_sailing() -> Table:
    table = tribe_table(harbours=("ore",), players=2, modules=["two_player", *FORGOTTEN_TRIBE])
    table.put(0, "settlement", COAST)
    table.put(2, "ship", "(1,5) NW")
    return sailing(table, 0, POINT)


@pytest.mark.rule("SEAFTR-15", "TWO-63")
def test_the_harbour_is_placed_before_the_neutral_ship_is_built() -> None:
    table = two_sailing()
    table.act(0, "build_ship", edge=HARBOUR)
    assert table.decision == "place_gift_harbour"
    table.act(0, "place_gift_harbour", harbour="ore", edge="(3,1) NE")
    assert table.decision == "build_neutral"


@pytest.mark.rule("SEAFTR-12", "TWO-63")
def test_a_neutral_ship_takes_no_gift() -> None:
    table = two_sailing()
    table.act(0, "build_ship", edge=HARBOUR)
    table.act(0, "place_gift_harbour", harbour="ore", edge="(3,1) NE")
    before = gifts(table)
    table.act(0, "place_neutral_ship", colour=2, edge="(1,4) NE")
    assert gifts(table) == before
    assert table.points(0) == 2
    assert table.decision == "action"


# The end


@pytest.mark.rule("SEAFTR-24")
@pytest.mark.parametrize("players", [3, 4])
def test_thirteen_points_win_and_twelve_do_not(players: int) -> None:
    table = Table(FORGOTTEN_TRIBE, players)
    table.put(0, "city", "(3,1) N", "(3,2) N", "(3,3) N", "(3,4) N")
    table.put(0, "settlement", "(5,1) S", "(5,2) S", "(5,3) S", "(5,4) S")
    sailing(table)
    assert table.points(0) == 12
    assert not table.game.over
    table.act(0, "build_ship", edge=POINT)
    assert table.game.winner == 0
    assert table.game.scores()[0] == 13
