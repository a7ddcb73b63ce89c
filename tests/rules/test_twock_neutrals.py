"""Cities & Knights for two: setting up, and the knights of the neutral colours."""

from __future__ import annotations

import pytest

from skerry.catalog import judge
from skerry.catalog.combinations import load_combinations
from tests.knights import barbarians_at, give, is_active, kept, knight, level, own, places, strength_at, vertices
from tests.table import Table

TWOCK = ("cities_and_knights", "two_player")
FIRST = 2  # the neutral colours; their settlements stand at (0,1) S and (4,1) N
SECOND = 3
# At their settlements, and the vertices where roads there end.
FIRST_ROAD, FIRST_END = "(0,1) SE", "(0,1) SE"
SECOND_ROAD, SECOND_END = "(4,1) NE", "(4,1) NE"
# Of seat 0: a settlement with two roads.
OWN_SITE, OWN_ROADS = "(2,0) S", ("(2,0) SE", "(2,0) SW")
OWN_ENDS = ("(2,0) SE", "(2,0) SW")


def on_turn(*neutral_roads: tuple[int, str], **how: object) -> Table:
    """Seat 0 has rolled, with a settlement and roads, and can pay for anything about knights."""
    table = Table(TWOCK, players=2, **how)
    table.put(0, "settlement", OWN_SITE)
    table.put(0, "road", *OWN_ROADS)
    for colour, road in neutral_roads:
        table.put(colour, "road", road)
    table.turn(0, rolled=True)
    table.hand(0, wool=6, ore=6, grain=6)
    return table


def both_roads(**how: object) -> Table:
    return on_turn((FIRST, FIRST_ROAD), (SECOND, SECOND_ROAD), **how)


def kinds(table: Table, seat: int = 0) -> set[str]:
    return {action.kind for action in table.legal(seat)}


def neutral_places(table: Table, kind: str = "place_neutral_basic_knight") -> set[tuple[object, object]]:
    return {(action.operands["colour"], action.operands["vertex"]) for action in table.legal(0, kind)}


def empty(table: Table, piece: str, *colours: int) -> None:
    """Take all of a piece out of the supplies."""
    for colour in colours:
        table.state.supply[colour * table.kernel.rules.piece_count + table.kernel.rules.piece(piece)] = 0


# Set-up


@pytest.mark.rule("TWOCK-01", "TWOCK-02", "CK-295", "TWO-83", "VARX-47")
def test_two_players_two_neutral_colours_and_five_tokens_each() -> None:
    row = load_combinations().find(set(TWOCK))
    assert row is not None
    assert row.rules
    assert all(rule.startswith("TWOCK-") for rule in row.rules)
    assert judge(TWOCK, 2).playable
    assert "exactly 2 players" in str(judge(TWOCK, 3).reason)
    table = Table(TWOCK, players=2)
    assert len(table.view()["neutrals"]) == 2
    assert table.view()["trade_tokens"]["seats"] == [5, 5]
    assert table.view()["trade_tokens"]["supply"] == 10


@pytest.mark.rule("TWOCK-03", "TWOCK-48", "TWO-88")
def test_players_found_a_settlement_and_a_city_and_only_the_settlement_earns() -> None:
    table = Table(TWOCK, players=2)
    settlements = {0: "(0,0) N", 1: "(1,2) S"}  # on the coast; at the desert
    for seat, place in settlements.items():
        table.act(seat, "found_building", vertex=place)
        table.act(seat, "found_road", edge=f"{place[:5]} {'NE' if place.endswith('N') else 'SE'}")
    assert table.view()["trade_tokens"]["seats"] == [6, 7]
    table.act(1, "found_building", vertex="(1,2) NE")  # a city at the desert
    table.act(1, "found_road", edge="(1,2) NE")
    table.act(0, "found_building", vertex="(2,4) NE")  # a city on the coast
    table.act(0, "found_road", edge="(2,4) NE")
    assert table.view()["trade_tokens"]["seats"] == [6, 7]
    assert [table.points(seat) for seat in (0, 1)] == [3, 3]
    for colour in (FIRST, SECOND):
        assert (table.supply(colour, "settlement"), table.supply(colour, "road")) == (4, 15)


@pytest.mark.rule("TWOCK-04", "TWOCK-50")
def test_a_neutral_colour_has_two_basic_and_two_strong_knights_and_nothing_of_a_city() -> None:
    table = Table(TWOCK, players=2)
    for colour in (FIRST, SECOND):
        supply = [table.supply(colour, name) for name in ("basic_knight", "strong_knight", "mighty_knight")]
        assert supply == [2, 2, 0]
        assert [table.supply(colour, name) for name in ("road", "settlement")] == [15, 4]
        assert [table.supply(colour, name) for name in ("city", "wall")] == [0, 0]
    for seat in (0, 1):
        pieces = ("basic_knight", "strong_knight", "mighty_knight", "city", "wall")
        assert [table.supply(seat, name) for name in pieces] == [2, 2, 2, 4, 3]


@pytest.mark.rule("TWOCK-47")
def test_thirteen_points_win() -> None:
    assert judge(TWOCK, 2).target == 13
    table = on_turn()
    own(table).points.set(table.kernel, 0, 11)
    assert table.points(0) == 12
    table.act(0, "recruit_knight", vertex=OWN_ENDS[0])
    assert not table.game.over
    own(table).points.set(table.kernel, 0, 12)
    table.kernel.recount = True
    table.act(0, table.legal(0)[0].kind, **table.legal(0)[0].operands)
    assert table.game.winner == 0


# Recruiting


@pytest.mark.rule("TWOCK-09", "TWOCK-11", "TWOCK-49")
def test_a_recruit_calls_at_once_for_a_neutral_one_at_a_road_of_its_colour() -> None:
    table = both_roads()
    table.act(0, "recruit_knight", vertex=OWN_ENDS[0])
    assert (table.decision, table.game.actors, kinds(table)) == (
        "build_neutral",
        [0],
        {"place_neutral_basic_knight"},
    )
    assert neutral_places(table) == {(FIRST, table.vertex(FIRST_END)), (SECOND, table.vertex(SECOND_END))}
    assert "a neutral basic_knight needs" in table.refused(
        0, "place_neutral_basic_knight", colour=FIRST, vertex=SECOND_END
    )
    hand = table.cards(0)
    table.act(0, "place_neutral_basic_knight", colour=SECOND, vertex=SECOND_END)
    assert table.cards(0) == hand, "it is free"
    assert (table.decision, strength_at(table, SECOND_END)) == ("action", 1)
    assert own(table).knight_owner.of(table.kernel, table.vertex(SECOND_END)) == SECOND
    assert table.state.vertex_piece[table.vertex(SECOND_END)] == 0
    assert table.supply(SECOND, "basic_knight") == 1


@pytest.mark.rule("TWOCK-10")
def test_two_recruits_call_for_two_neutral_ones_of_one_colour_or_of_both() -> None:
    table = both_roads()
    table.put(FIRST, "road", "(0,1) E")
    for mine, colour, place in ((OWN_ENDS[0], FIRST, FIRST_END), (OWN_ENDS[1], FIRST, "(0,1) NE")):
        table.act(0, "recruit_knight", vertex=mine)
        assert {place[0] for place in neutral_places(table)} == {FIRST, SECOND}
        table.act(0, "place_neutral_basic_knight", colour=colour, vertex=place)
    assert (table.decision, table.supply(FIRST, "basic_knight")) == ("action", 0)

    table = both_roads()
    for mine, colour, place in ((OWN_ENDS[0], FIRST, FIRST_END), (OWN_ENDS[1], SECOND, SECOND_END)):
        table.act(0, "recruit_knight", vertex=mine)
        table.act(0, "place_neutral_basic_knight", colour=colour, vertex=place)
    assert (table.supply(FIRST, "basic_knight"), table.supply(SECOND, "basic_knight")) == (1, 1)


@pytest.mark.rule("TWOCK-12", "TWOCK-13")
def test_without_a_place_for_a_neutral_knight_a_neutral_road_is_built_and_never_a_settlement() -> None:
    table = on_turn()
    table.act(0, "recruit_knight", vertex=OWN_ENDS[0])
    assert kinds(table) == {"place_neutral_road"}
    assert {action.operands["colour"] for action in table.legal(0)} == {FIRST, SECOND}
    table.act(0, "place_neutral_road", colour=FIRST, edge=FIRST_ROAD)
    assert table.decision == "action"


@pytest.mark.rule("TWOCK-12", "TWOCK-13")
def test_without_a_piece_of_that_level_neutral_roads_are_built_one_for_each_knight() -> None:
    table = both_roads()
    table.put(FIRST, "road", "(0,1) E", "(0,1) NE")  # a settlement would fit at its end
    empty(table, "basic_knight", FIRST, SECOND)
    for place in OWN_ENDS:
        roads = table.supply(FIRST, "road")
        table.act(0, "recruit_knight", vertex=place)
        assert kinds(table) == {"place_neutral_road"}
        assert "settlement" in table.refused(0, "place_neutral_settlement", colour=FIRST, vertex="(0,1) N")
        choice = next(action for action in table.legal(0) if action.operands["colour"] == FIRST)
        table.act(0, choice.kind, **choice.operands)
        assert table.supply(FIRST, "road") == roads - 1
        assert table.decision == "action"


@pytest.mark.rule("TWOCK-12")
def test_a_colour_that_can_take_the_knight_must_take_it() -> None:
    table = on_turn((SECOND, SECOND_ROAD))
    table.act(0, "recruit_knight", vertex=OWN_ENDS[0])
    assert neutral_places(table) == {(SECOND, table.vertex(SECOND_END))}
    assert table.refused(0, "place_neutral_road", colour=FIRST, edge=FIRST_ROAD) == (
        "no neutral road is to be built now"
    )


@pytest.mark.rule("TWOCK-14")
def test_if_no_neutral_road_can_be_built_either_nothing_is() -> None:
    table = both_roads()
    empty(table, "basic_knight", FIRST, SECOND)
    empty(table, "road", FIRST, SECOND)
    table.act(0, "recruit_knight", vertex=OWN_ENDS[0])
    assert table.decision == "action"


@pytest.mark.rule("TWOCK-15", "TWOCK-16", "TWOCK-18")
def test_neutral_knights_are_never_active_and_neither_help_nor_suffer_in_an_attack() -> None:
    table = both_roads(dice=[(1, 1, 1), (1, 2, 1)])
    table.act(0, "recruit_knight", vertex=OWN_ENDS[0])
    table.act(0, "place_neutral_basic_knight", colour=FIRST, vertex=FIRST_END)
    assert table.refused(0, "activate_knight", vertex=FIRST_END) == "you have no knight there"
    give(table, 0, "warlord")
    table.act(0, "play_progress", card="warlord")
    assert is_active(table, OWN_ENDS[0])
    assert not is_active(table, FIRST_END)
    # One city against one active knight: neutral settlements do not make the barbarians stronger.
    table.put(1, "city", "(2,4) NE")
    table.turn(1)
    barbarians_at(table, 6)
    (attack,) = [event for event in table.act(1, "roll") if event.kind == "barbarians_attacked"]
    assert attack.public == {"strength": 1, "defence": 1, "winner": "knights"}
    # By then all knights rest: seat 1 loses its city, and no neutral colour loses anything.
    barbarians_at(table, 6)
    (attack,) = [event for event in table.act(1, "roll") if event.kind == "barbarians_attacked"]
    assert attack.public == {"strength": 1, "defence": 0, "winner": "barbarians"}
    assert table.supply(1, "city") == 4
    assert strength_at(table, FIRST_END) == 1


@pytest.mark.rule("TWOCK-16")
def test_neutral_knights_block_vertices_and_routes() -> None:
    table = on_turn()
    table.put(0, "road", "(2,1) SW")
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    assert table.is_legal(0, "build_settlement", vertex="(2,1) S")
    assert table.is_legal(0, "build_road", edge="(2,1) SE")
    knight(table, FIRST, "(2,1) S")
    assert table.refused(0, "build_settlement", vertex="(2,1) S") == "a knight stands there"
    assert not table.is_legal(0, "build_road", edge="(2,1) SE")


@pytest.mark.rule("TWOCK-17")
def test_cities_walls_and_activations_have_no_consequence_for_neutral_colours() -> None:
    table = both_roads()
    table.put(0, "settlement", "(3,1) S")
    knight(table, 0, OWN_ENDS[0])
    table.hand(0, grain=3, ore=3, brick=2)
    table.act(0, "build_city", vertex="(3,1) S")
    assert table.decision == "action"
    table.act(0, "build_wall", vertex="(3,1) S")
    assert table.decision == "action"
    table.act(0, "activate_knight", vertex=OWN_ENDS[0])
    assert table.decision == "action"


# Promoting


@pytest.mark.rule("TWOCK-19", "TWOCK-49")
def test_a_promotion_calls_at_once_for_one_of_a_neutral_knight() -> None:
    table = both_roads()
    knight(table, 0, OWN_ENDS[0])
    knight(table, FIRST, FIRST_END)
    knight(table, SECOND, SECOND_END)
    knight(table, 1, "(2,4) N")
    table.act(0, "promote_knight", vertex=OWN_ENDS[0])
    assert (table.decision, table.game.actors) == ("promote_neutral", [0])
    assert vertices(table, 0, "promote_neutral_knight") == places(table, FIRST_END, SECOND_END)
    hand = table.cards(0)
    table.act(0, "promote_neutral_knight", vertex=SECOND_END)
    assert (table.cards(0), table.decision) == (hand, "action")
    assert (strength_at(table, FIRST_END), strength_at(table, SECOND_END)) == (1, 2)
    assert (table.supply(SECOND, "basic_knight"), table.supply(SECOND, "strong_knight")) == (2, 1)


@pytest.mark.rule("TWOCK-19", "TWOCK-20")
def test_a_promotion_to_mighty_promotes_a_neutral_knight_to_strong_at_most() -> None:
    table = both_roads()
    level(table, 0, "politics", 3)
    knight(table, 0, OWN_ENDS[0], "strong")
    knight(table, FIRST, FIRST_END, "strong")
    knight(table, SECOND, SECOND_END)
    table.act(0, "promote_knight", vertex=OWN_ENDS[0])
    assert vertices(table, 0, "promote_neutral_knight") == places(table, SECOND_END)
    assert "a basic knight of a neutral colour" in table.refused(0, "promote_neutral_knight", vertex=FIRST_END)
    table.act(0, "promote_neutral_knight", vertex=SECOND_END)
    assert strength_at(table, OWN_ENDS[0]) == 3
    assert strength_at(table, SECOND_END) == 2


@pytest.mark.rule("TWOCK-21")
@pytest.mark.parametrize("why", ["none on the board", "all strong", "no strong piece"])
def test_without_a_neutral_knight_to_promote_nothing_replaces_it(why: str) -> None:
    table = both_roads()
    knight(table, 0, OWN_ENDS[0])
    if why == "all strong":
        knight(table, FIRST, FIRST_END, "strong")
        knight(table, SECOND, SECOND_END, "strong")
    if why == "no strong piece":
        knight(table, FIRST, FIRST_END)
        empty(table, "strong_knight", FIRST)
    roads = table.supply(FIRST, "road") + table.supply(SECOND, "road")
    table.act(0, "promote_knight", vertex=OWN_ENDS[0])
    assert table.decision == "action"
    assert table.supply(FIRST, "road") + table.supply(SECOND, "road") == roads


@pytest.mark.rule("TWOCK-22")
@pytest.mark.parametrize("split", [True, False])
def test_two_promotions_call_for_two_neutral_ones_of_one_colour_or_of_both(split: bool) -> None:
    table = both_roads()
    table.put(FIRST, "road", "(0,1) E")
    knight(table, FIRST, FIRST_END)
    knight(table, FIRST, "(0,1) NE")
    knight(table, SECOND, SECOND_END)
    chosen = (FIRST_END, SECOND_END) if split else (FIRST_END, "(0,1) NE")
    for mine, neutral in zip(OWN_ENDS, chosen, strict=True):
        knight(table, 0, mine)
        table.act(0, "promote_knight", vertex=mine)
        table.act(0, "promote_neutral_knight", vertex=neutral)
        assert table.decision == "action"
    assert [strength_at(table, place) for place in chosen] == [2, 2]


# Acting


@pytest.mark.rule("TWOCK-23", "TWOCK-24", "TWOCK-25", "TWOCK-26")
def test_a_stronger_knight_displaces_a_neutral_one_and_its_player_says_where_it_goes() -> None:
    table = on_turn((FIRST, "(2,1) SW"), (FIRST, "(2,1) SE"))
    knight(table, 0, "(2,0) SW", "strong", active=True)
    knight(table, FIRST, "(2,0) SE")  # where the roads of both meet
    table.act(0, "move_knight", vertex="(2,0) SW")
    table.act(0, "displace_knight", vertex="(2,0) SE")
    assert (table.decision, table.game.actors) == ("retreat", [0])
    assert vertices(table, 0, "retreat") == places(table, "(2,1) S", "(2,1) SE")
    table.act(0, "retreat", vertex="(2,1) SE")
    assert own(table).knight_owner.of(table.kernel, table.vertex("(2,1) SE")) == FIRST
    assert own(table).knight_owner.of(table.kernel, table.vertex("(2,0) SE")) == 0
    assert not is_active(table, "(2,0) SE")


@pytest.mark.rule("TWOCK-24")
def test_a_neutral_knight_as_strong_cannot_be_displaced() -> None:
    for strength, displaces in (("strong", False), ("mighty", True)):
        table = on_turn((FIRST, "(2,1) SW"))
        knight(table, 0, "(2,0) SW", strength, active=True)
        knight(table, FIRST, "(2,0) SE", "strong")
        # There is no other place to go.
        assert table.is_legal(0, "move_knight", vertex="(2,0) SW") == displaces


@pytest.mark.rule("TWOCK-25")
def test_a_displaced_neutral_knight_without_a_way_out_is_removed() -> None:
    table = on_turn()
    knight(table, 0, "(2,0) SW", "strong", active=True)
    knight(table, FIRST, "(2,0) SE")
    table.act(0, "move_knight", vertex="(2,0) SW")
    table.act(0, "displace_knight", vertex="(2,0) SE")
    assert table.decision == "action"
    assert table.supply(FIRST, "basic_knight") == 2
    assert FIRST not in kept(table)["knight_owner"]
