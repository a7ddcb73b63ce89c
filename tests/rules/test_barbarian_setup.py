"""Barbarian Attack: what is in the box, how the island is laid, and the founding."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import ConfigError, Game
from skerry.board.map_text import MapError, parse_map, write_map
from skerry.board.maps import load_map
from skerry.board.terrain import CASTLE, DESERT, TERRAINS
from skerry.board.tokens import numbers_of
from skerry.catalog import judge
from skerry.engine.scores import target
from skerry.rules.traders_and_barbarians.barbarian_attack.tables import COLOUR_OF_DIE, DIE_COLOURS
from tests.barbarians import (
    CARDS,
    CASTLE_EDGES,
    COAST,
    INLAND,
    ISLET,
    captives,
    coast_table,
    end_turn,
    gold,
    kinds,
    knights,
    on_coast,
    on_turn,
    own,
    part,
    told,
)
from tests.table import Table, crest

PRINTED = {
    "(0,0)": "mountain",
    "(0,1)": "pasture",
    "(0,2)": "desert",
    "(1,0)": "field",
    "(1,1)": "hill",
    "(1,2)": "pasture",
    "(1,3)": "forest",
    "(2,0)": "field",
    "(2,1)": "forest",
    "(2,2)": "field",
    "(2,3)": "mountain",
    "(2,4)": "hill",
    "(3,0)": "forest",
    "(3,1)": "mountain",
    "(3,2)": "field",
    "(3,3)": "pasture",
    "(4,0)": "castle",
    "(4,1)": "pasture",
    "(4,2)": "hill",
}
HARBOURS = {
    "(0,0) NW": "3:1",
    "(0,1) NE": "grain",
    "(1,3) NE": "ore",
    "(2,4) E": "3:1",
    "(3,3) SE": "wool",
    "(4,1) SE": "3:1",
    "(4,0) SW": "3:1",
    "(3,0) W": "brick",
    "(1,0) W": "wood",
}


def terrains(game: Game) -> dict[str, str]:
    kernel = game.kernel
    return {kernel.topology.hex_name(h): TERRAINS[terrain] for h, terrain in enumerate(kernel.state.terrain)}


def numbers(game: Game) -> dict[str, list[int]]:
    kernel = game.kernel
    return {kernel.topology.hex_name(h): numbers_of(mask) for h, mask in enumerate(kernel.state.numbers) if mask}


# Components


@pytest.mark.rule("BARB-01")
def test_three_or_four_play_it_and_two_with_two_player() -> None:
    assert [players for players in range(2, 7) if judge(["barbarian_attack"], players).playable] == [3, 4]
    assert judge(["barbarian_attack", "two_player"], 2).playable
    with pytest.raises(ConfigError, match="2 players need the module two_player"):
        Game.new(["barbarian_attack"], 2)
    with pytest.raises(ConfigError, match="barbarian_attack is for 3 or 4 players, not 5"):
        Game.new(["barbarian_attack"], 5)


@pytest.mark.rule("BARB-02", "BARB-22")
def test_two_of_the_36_barbarians_stand_on_2_and_12_and_34_are_the_supply() -> None:
    for seed in ("one", "two"):
        game = Game.new(["barbarian_attack"], 4, seed=seed)
        told = game.view(None).to_json()["barbarian_attack"]
        topology = game.kernel.topology
        assert {topology.hex_name(int(h)): count for h, count in told["barbarians"].items()} == {"(2,0)": 1, "(4,2)": 1}
        assert told["barbarians_left"] == 34


@pytest.mark.rule("BARB-03", "BARB-21")
def test_everybody_has_six_knights_and_they_are_all_alike() -> None:
    table = coast_table()
    assert [table.supply(seat, "knight") for seat in range(4)] == [6, 6, 6, 6]
    piece = table.kernel.rules.pieces[table.kernel.rules.piece("knight")]
    assert (piece.place, piece.cost, piece.points, piece.route_group) == ("edge", {}, 0, 0)
    assert part(table)["knights"] == {}


@pytest.mark.rule("BARB-04", "BARB-10")
def test_the_castle_lies_opposite_the_desert_however_the_island_is_dealt() -> None:
    for seed in range(5):
        laid = terrains(Game.new(["barbarian_attack"], 3, seed=str(seed)))
        assert (laid["(4,0)"], laid["(0,2)"]) == ("castle", "desert")
        assert Counter(laid.values())["castle"] == Counter(laid.values())["desert"] == 1


@pytest.mark.rule("BARB-05", "BARB-20")
def test_the_colour_die_shows_each_colour_on_two_faces() -> None:
    faces = {face: DIE_COLOURS[COLOUR_OF_DIE[face - 1]] for face in range(1, 7)}
    assert faces == {1: "purple", 6: "purple", 2: "green", 5: "green", 3: "brown", 4: "brown"}


@pytest.mark.rule("BARB-19")
@pytest.mark.parametrize(
    ("pips", "colour", "sides"), [(1, "purple", {"NW", "SE"}), (2, "green", {"NE", "SW"}), (3, "brown", {"E", "W"})]
)
def test_opposite_sides_of_every_hex_have_one_colour(pips: int, colour: str, sides: set[str]) -> None:
    """By the knights that are lost around each hex of the coast."""
    for hex_ in COAST:
        table = on_turn(rolls=[(pips,)])
        own(table).barbarians.set(table.kernel, table.hex(hex_), 1)
        knights(table, 1, *(f"{hex_} {side}" for side in ("NE", "E", "SE", "SW", "W", "NW")))
        events = end_turn(table)
        assert [event["die"] for event in told(events, "losses_rolled")] == [colour]
        lost = {event["place"] for event in told(events, "removed")}
        assert lost == {table.edge(f"{hex_} {side}") for side in sides}


@pytest.mark.rule("BARB-06", "BARB-118")
def test_gold_is_a_count_without_an_end_and_nobody_starts_with_any() -> None:
    table = on_turn()
    assert gold(table) == [0, 0, 0, 0]
    own(table).gold.earn(table.kernel, 0, 1000)
    assert gold(table) == [1000, 0, 0, 0]


@pytest.mark.rule("BARB-07", "BARB-23", "BARB-63")
def test_the_deck_is_26_cards_that_are_worth_no_points() -> None:
    game = Game.new(["barbarian_attack"], 4, seed="deck")
    cards = game.kernel.rules.development_cards
    assert {card.name: card.count for card in cards} == CARDS
    assert [int(card.points) for card in cards] == [0, 0, 0, 0]
    state = game.kernel.state
    assert game.view(None).to_json()["deck_left"] == 26 == len(state.deck)
    dealt = Counter(cards[card].name for card in state.deck)
    assert dealt == CARDS
    other = Game.new(["barbarian_attack"], 4, seed="other").kernel.state
    assert list(other.deck) != list(state.deck), "shuffled"


@pytest.mark.rule("BARB-08")
def test_there_is_no_robber_no_largest_army_and_one_forest_and_one_11_less() -> None:
    table = coast_table()
    rules = table.kernel.rules
    assert not rules.has_robber
    assert rules.largest_army is None
    assert [award.name for award in rules.awards] == ["longest_road"]
    assert not set(rules.card_names) & {"knight", "victory_point", "road_building", "year_of_plenty", "monopoly"}
    assert Counter(terrains(table.game).values())["forest"] == 3
    tokens = sorted(number for mask in numbers(table.game).values() for number in mask)
    assert tokens == [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 12]
    assert table.state.robber < 0


@pytest.mark.rule("BARB-09")
def test_the_longest_road_is_worth_two_points() -> None:
    table = on_turn()
    table.put(0, "road", *crest(2, 5))
    assert table.holder("longest_road") == 0
    assert table.points(0) == 2


# The island


@pytest.mark.rule("BARB-11", "BARB-12")
def test_coast_and_inland_are_dealt_each_among_itself() -> None:
    coasts, inlands = set(), set()
    for seed in range(6):
        laid = terrains(Game.new(["barbarian_attack"], 4, seed=str(seed)))
        coast, inland = [laid[hex_] for hex_ in COAST], [laid[hex_] for hex_ in INLAND]
        assert Counter(coast) == {"forest": 2, "hill": 2, "pasture": 3, "mountain": 1, "field": 2}
        assert Counter(inland) == {"forest": 1, "pasture": 1, "hill": 1, "mountain": 2, "field": 2}
        coasts.add(tuple(coast))
        inlands.add(tuple(inland))
    assert len(coasts) > 3
    assert len(inlands) > 3


@pytest.mark.rule("BARB-13", "BARB-14", "BARB-15", "BARB-18")
def test_numbers_lie_at_their_places_and_the_coast_has_each_once() -> None:
    for seed in range(3):
        game = Game.new(["barbarian_attack"], 3, seed=str(seed))
        assert numbers(game) == {hex_: [number] for hex_, number in {**COAST, **INLAND}.items()}
        topology = game.kernel.topology
        told = game.view(None).to_json()["barbarian_attack"]
        assert [topology.hex_name(hex_) for hex_ in told["coastal_hexes"]] == list(COAST)
        assert topology.hex_name(told["castle_hex"]) == "(4,0)"
    assert sorted(COAST.values()) == [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]


@pytest.mark.rule("BARB-19")
def test_everybody_is_told_the_colours_of_the_castle_s_sides() -> None:
    game = Game.new(["barbarian_attack"], 3, seed="sides")
    told = game.view(None).to_json()["barbarian_attack"]["castle_edges"]
    sides = {game.kernel.topology.edge_name(int(edge)): colour for edge, colour in told.items()}
    table = coast_table()
    expected = {"NW": "purple", "SE": "purple", "NE": "green", "SW": "green", "E": "brown", "W": "brown"}
    names = {game.kernel.topology.edge_name(table.edge(f"(4,0) {side}")): colour for side, colour in expected.items()}
    assert sides == names


@pytest.mark.rule("BARB-16", "BARB-17")
def test_the_fixed_set_up_is_the_printed_one() -> None:
    table = coast_table()
    assert terrains(table.game) == PRINTED
    kinds_ = ("wood", "brick", "wool", "grain", "ore", "3:1")
    lying = {name: kinds_[table.state.edge_harbour[table.edge(name)]] for name in HARBOURS}
    assert lying == HARBOURS
    dealt = Game.new(["barbarian_attack"], 4, seed="harbours").kernel.state.edge_harbour
    assert Counter(kinds_[kind] for kind in dealt if kind >= 0) == Counter(HARBOURS.values())


@pytest.mark.rule("BARB-18")
def test_castle_and_desert_bring_nothing() -> None:
    table = coast_table(rolls=[(1, 2)])
    table.put(0, "city", "(4,0) SW", "(0,2) NE")
    for hex_ in ("(4,0)", "(0,2)"):
        assert table.state.numbers[table.hex(hex_)] == 0
    for number in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        table = coast_table(rolls=[(number // 2, number - number // 2)])
        table.put(0, "city", "(4,0) SW", "(0,2) NE")
        table.turn(0)
        table.act(0, "roll")
        assert table.cards(0) == {}, number


# The founding


@pytest.mark.rule("BARB-24", "BARB-25", "BARB-26", "BARB-27")
def test_the_second_founding_building_is_a_city_that_brings_one_card_for_each_hex() -> None:
    table = Table(["barbarian_attack"], 3)
    before = on_coast(table)
    places = ("(4,0) S", "(2,2) N", "(2,3) S")
    heard = []
    for seat, vertex in enumerate(places):
        heard += table.act(seat, "found_building", vertex=vertex)
        heard += table.game.apply(seat, table.legal(seat)[0])
    assert [table.points(seat) for seat in range(3)] == [1, 1, 1]
    assert all(table.cards(seat) == {} for seat in range(3))
    heard += table.act(2, "found_building", vertex="(1,1) N")
    assert table.points(2) == 3
    assert table.cards(2) == {"ore": 1, "wool": 1, "brick": 1}, "(0,0) mountain, (0,1) pasture, (1,1) hill"
    heard += table.game.apply(2, table.legal(2)[0])
    heard += table.act(1, "found_building", vertex="(0,2) N")
    assert table.cards(1) == {}, "the desert brings nothing"
    heard += table.game.apply(1, table.legal(1)[0])
    heard += table.act(0, "found_building", vertex="(4,0) N")
    assert table.cards(0) == {"wood": 1, "ore": 1}, "beside the castle"
    heard += table.game.apply(0, table.legal(0)[0])
    assert [table.supply(0, piece) for piece in ("settlement", "city")] == [4, 3]
    assert not {"attack_rolled", "barbarian_landed"} & set(kinds(heard))
    assert on_coast(table) == before == {"(2,0)": 1, "(4,2)": 1}
    assert table.decision == "pre_roll"


@pytest.mark.rule("BARB-122")
def test_it_takes_twelve_points() -> None:
    assert judge(["barbarian_attack"], 4).target == 12
    table = coast_table()
    assert [int(target(table.kernel, seat)) for seat in range(4)] == [12] * 4


# Maps of one's own


def test_an_own_map_has_its_own_coast() -> None:
    game = Game.new(["barbarian_attack"], 3, seed="own", board=ISLET)
    told = game.view(None).to_json()["barbarian_attack"]
    assert [game.kernel.topology.hex_name(hex_) for hex_ in told["coastal_hexes"]] == [
        "(1,0)",
        "(0,0)",
        "(0,1)",
        "(2,0)",
    ]
    assert told["barbarians"] == {}, "no hex of the coast has 2 or 12"
    assert terrains(game)["(0,0)"] == "forest", "nothing is dealt that no stack deals"


def test_an_own_map_may_deal_its_coast_and_what_lies_behind_it() -> None:
    board = ISLET + "stack coast: field, hill, 2 mountain\nstack inland: forest\n"
    seen = set()
    for seed in range(6):
        laid = terrains(Game.new(["barbarian_attack"], 3, seed=str(seed), board=board))
        coast = tuple(laid[hex_] for hex_ in ("(1,0)", "(0,0)", "(0,1)", "(2,0)"))
        assert Counter(coast) == {"field": 1, "hill": 1, "mountain": 2}
        assert laid["(1,2)"] == "forest"
        seen.add(coast)
    assert len(seen) > 1


@pytest.mark.parametrize("name", ["traders_and_barbarians/barbarian_attack"])
def test_the_coast_is_written_as_it_is_read(name: str) -> None:
    board = load_map(name)
    again = parse_map(write_map(board))
    assert (again.coast, again.stack_items("coast")) == (board.coast, board.stack_items("coast"))
    assert write_map(again) == write_map(board)
    assert "coast (3,0) (2,0) (1,0) (0,0) (0,1) (1,3) (2,4) (3,3) (4,2) (4,1)\n" in write_map(board)


@pytest.mark.parametrize(
    ("line", "place", "mistake"),
    [
        ("coast", (6, 6), "expected a hex such as (0,1) here"),
        ("coast (9,9)", (6, 7), "(9,9) is not on the board, a hex is needed"),
        ("coast (1,0) (1,0)", (6, 13), "(1,0) is listed twice"),
        ("coast (2,1)", (6, 7), "a hex of the coast needs a number, and (2,1) has none"),
        ("coast (1,1)", (6, 7), "(1,1) lies nowhere at the sea, so no barbarians land there"),
        ("coast (0,2)", (6, 7), "barbarians land on land, but (0,2) is sea"),
        ("coast (1,0) (1,2)", (6, 13), "(1,2) has the number 9, which (1,0) of the coast has already"),
        ("coast (1,0)\ncoast (0,0)", (7, 1), "'coast' is given twice"),
        ("coast (1,0)\nstack coast: 2 hill", (7, 7), "the stack 'coast' has 2 but there are 1 hexes to lay"),
        ("coast (1,0)\nstack inland: hill", (7, 7), "the stack 'inland' has 1 but there are 4 hexes to lay"),
        ("coast (1,0)\nstack coast: 5 6", (7, 7), "the stack 'coast' holds terrain, not numbers"),
        (
            "coast (1,0)\nstack coast: desert",
            (7, 7),
            "the stack 'coast' is dealt onto hexes that keep their numbers, and desert takes none",
        ),
        (
            "coast (1,0)\nstack tokens: 4 6 9 8 9",
            (6, 7),
            "a hex of the coast shows its number, but (1,0) is dealt one from a stack",
        ),
    ],
)
def test_mistakes_about_a_coast_are_told_with_their_place(line: str, place: tuple[int, int], mistake: str) -> None:
    text = f"""name wrong
row 0 offset 1: forest:4 hill:6 sea
row 1 offset 0: field:9 castle pasture:9
row 2 offset 1: mountain:8 desert

{line}
"""
    with pytest.raises(MapError) as wrong:
        parse_map(text)
    assert ((wrong.value.line, wrong.value.column), str(wrong.value.mistake)) == (place, mistake)


@pytest.mark.parametrize(
    ("board", "sentence"),
    [
        (ISLET.replace("castle", "hill:5"), "the map islet has 0 castles, and this scenario needs one"),
        (ISLET.replace("desert", "castle"), "the map islet has 2 castles, and this scenario needs one"),
        (
            "\n".join(line for line in ISLET.splitlines() if not line.startswith("coast")),
            "the map islet has no coast, which this scenario needs",
        ),
    ],
)
def test_a_map_without_what_the_scenario_needs_is_refused(board: str, sentence: str) -> None:
    with pytest.raises(ConfigError) as wrong:
        Game.new(["barbarian_attack"], 3, board=board)
    assert str(wrong.value.reason) == sentence


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            {"board": "drafted"},
            "The option board=drafted needs hexes to draw, and the board barbarian_attack has none.",
        ),
        (
            {"numbers": "random"},
            (
                "The option numbers=random needs number tokens to lay, "
                "and the board barbarian_attack has them at their places."
            ),
        ),
        (
            {"harbours": "frame"},
            "The option harbours=frame needs frame pieces, and the board barbarian_attack has none.",
        ),
        (
            {"board": "beginner", "fixed_start": True},
            "The option fixed_start needs printed starting pieces, and the board barbarian_attack has none.",
        ),
    ],
)
def test_options_that_the_board_leaves_no_room_for_are_refused(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(ConfigError) as wrong:
        Game.new(["barbarian_attack"], 4, options=options)
    assert str(wrong.value.reason) == sentence


def test_the_castle_has_six_edges_and_lies_on_the_coast() -> None:
    table = coast_table()
    assert {table.edge(edge) for edge in CASTLE_EDGES} == {
        edge for edge in range(table.kernel.topology.edges) if own(table).at_castle[edge]
    }
    assert table.state.terrain[table.hex("(4,0)")] == CASTLE
    assert table.state.terrain[table.hex("(0,2)")] == DESERT


def test_a_game_begins_without_prisoners_and_its_turns_end() -> None:
    table = on_turn()
    assert captives(table) == [0, 0, 0, 0]
    end_turn(table)
    assert table.game.view(None).active == 1
