"""What modules are told and asked about routes that leave, hexes that are discovered and knights."""

from __future__ import annotations

import pytest

from skerry.board.terrain import FIELD, LAKE, SWAMP, TERRAIN_NUMBER
from skerry.board.tokens import numbers_of
from skerry.engine.action import ActionKind, Codes
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.kept.counter import Counter
from skerry.engine.kernel import Kernel
from skerry.engine.module import Module
from skerry.engine.rules import Rules
from tests.knight_toys import Digging, KnightSteps
from tests.knights import barbarians_at, give, is_active, knight, level, places, play, playable, throw, vertices
from tests.table import Table
from tests.toys import ChangingTide, Chronicle, Enchantment, Riverside, Untouchable


def knights_with(toy: Module) -> Table:
    """Seat 0 is on turn and has rolled."""
    table = Table(["cities_and_knights", toy])
    table.turn(0, rolled=True)
    return table


# Routes


@pytest.mark.ready("RIVRCK-13", "RIVRCK-14")
def test_a_road_that_is_removed_is_told_with_its_owner() -> None:
    chronicle = Chronicle()
    table = knights_with(chronicle)
    give(table, 0, "diplomat")
    table.put(1, "road", "(2,1) NW")
    play(table, "diplomat")
    chronicle.told.clear()
    edge = table.edge("(2,1) NW")
    table.act(0, "remove_route", edge=edge)
    assert chronicle.told == [("removed", 1, "road", edge, -1)]


@pytest.mark.ready("RIVRCK-15", "RIVRSEA-05")
def test_a_piece_that_moves_is_told_with_both_places_before_it_is_told_as_laid() -> None:
    chronicle = Chronicle()
    table = knights_with(chronicle)
    give(table, 0, "diplomat")
    table.put(0, "settlement", "(2,1) NW")
    table.put(0, "road", "(2,1) NW")
    play(table, "diplomat")
    chronicle.told.clear()
    origin, edge = table.edge("(2,1) NW"), table.edge("(2,1) W")
    table.act(0, "remove_route", edge=origin)
    table.act(0, "replace_route", edge=edge)
    assert chronicle.told == [("removed", 0, "road", origin, edge), ("laid", 0, edge)]


STRAIT = """
name strait
row 0 offset 0: forest:9 sea sea sea
row 1 offset 1: sea sea sea sea
row 2 offset 0: hill:6 sea sea sea
row 3 offset 1: desert desert sea
"""


def strait(toy: Module) -> Table:
    """Seat 0 is on turn, with two ships at two ends of its settlement."""
    table = Table(["new_shores", toy], own_map=STRAIT)
    table.put(0, "settlement", "(1,0) N")
    table.put(0, "ship", "(1,0) NE", "(0,0) E")
    table.turn(0, rolled=True)
    return table


@pytest.mark.ready("RIVRSEA-06")
def test_where_a_ship_may_go_depends_on_where_it_comes_from() -> None:
    river = Riverside()
    table = strait(river)
    at_river, away = table.edge("(1,0) NE"), table.edge("(0,0) E")
    assert [action.operands["edge"] for action in table.legal(0, "move_ship")] == [away, at_river]
    river.edges = {at_river}
    assert [action.operands["edge"] for action in table.legal(0, "move_ship")] == [away]
    assert "needs a place to go" in table.refused(0, "move_ship", edge=at_river)
    beyond = table.edge("(0,1) NW")
    river.edges = {at_river, beyond}
    table.act(0, "move_ship", edge=at_river)
    assert [action.operands["edge"] for action in table.legal(0)] == [beyond]
    table.act(0, "sail_ship", edge=beyond)
    assert table.decision == "action"


def test_modules_are_asked_about_both_places_of_a_road_that_a_diplomat_moves_too() -> None:
    river = Riverside()
    table = knights_with(river)
    give(table, 0, "diplomat")
    table.put(0, "settlement", "(2,1) NW")
    table.put(0, "road", "(2,1) NW")
    origin, edge = table.edge("(2,1) NW"), table.edge("(2,1) W")
    river.edges = {origin, edge}
    play(table, "diplomat")
    table.act(0, "remove_route", edge=origin)
    assert [action.operands["edge"] for action in table.legal(0, "replace_route")] == [edge]


def test_a_ship_that_finds_no_place_after_all_stays() -> None:
    table = strait(ChangingTide())
    table.act(0, "move_ship", edge="(1,0) NE")
    assert table.decision == "action"
    assert not table.view()["seafarers"]["ship_moved"]


# Discovery


@pytest.mark.ready("TDETI-50", "FISHSEA-19")
@pytest.mark.parametrize("hidden", ["field", "sea"])
def test_a_discovered_hex_is_told_when_it_lies_face_up_and_has_paid(hidden: str) -> None:
    chronicle = Chronicle()
    text = f"name mist\nrow 0 offset 0: hill:6 sea fog\nrow 1 offset 1: forest:5 sea\nstack fog: {hidden}\n"
    table = Table(["new_shores", chronicle], 3, own_map=text)
    table.put(0, "settlement", "(0,1) S")
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    table.act(0, "build_ship", edge="(0,1) SE")
    discovered = [told for told in chronicle.told if told[0] == "discovered"]
    assert discovered == [("discovered", 0, table.hex("(0,2)"), TERRAIN_NUMBER[hidden])]
    assert table.cards(0) == ({"grain": 1} if hidden == "field" else {})


class Fish(Module):
    """A lake has its own numbers and brings fish, one of them to whoever discovers it; swamps bring reed by a token."""

    def __init__(self) -> None:
        super().__init__("fish_and_reed")

    def declare(self, rules: Rules) -> None:
        self.ware = rules.add_ware(LAKE, tokens=False)
        rules.add_ware(SWAMP)
        self.fish = rules.keep(self, Counter("fish"))

    def notice_discovered(self, kernel: Kernel, colour: int, hex_: int) -> None:
        if kernel.state.terrain[hex_] == LAKE:
            self.fish.gain(kernel, colour, 1)


@pytest.mark.ready("FISHSEA-19")
@pytest.mark.parametrize("hidden", ["lake", "swamp"])
def test_a_discovered_lake_takes_no_token_and_brings_a_fish(hidden: str) -> None:
    fish = Fish()
    text = f"""
name mist
row 0 offset 0: hill:6 sea fog fog
row 1 offset 1: forest:5 sea sea
stack fog: field {hidden}
stack fog_tokens: 8
"""
    decks = {"fog": [FIELD, TERRAIN_NUMBER[hidden]]}
    table = Table(["new_shores", fish], 3, own_map=text, decks=decks)
    table.put(0, "settlement", "(0,1) S")
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    table.act(0, "build_ship", edge="(0,1) SE")
    lake = hidden == "lake"
    assert numbers_of(table.state.numbers[table.hex("(0,2)")]) == ([] if lake else [8])
    assert table.view()["seafarers"]["hidden_tokens"] == int(lake)
    assert (table.cards(0), fish.fish.of(table.kernel, 0)) == ({}, int(lake))


class Treasures(Module):
    """Whoever lays a ship says what becomes of a treasure; keeps what was told when."""

    def __init__(self) -> None:
        super().__init__("treasures")
        self.told: list[str] = []

    def declare(self, rules: Rules) -> None:
        self.use = rules.add_decision(DecisionKind("use_treasure"))
        rules.add_action(UseTreasure(self), "use_treasure")

    def notice_route_piece(self, kernel: Kernel, colour: int, piece: int, edge: int) -> None:
        kernel.ask(self.use, colour)

    def notice_discovered(self, kernel: Kernel, colour: int, hex_: int) -> None:
        self.told.append("hex")


class UseTreasure(ActionKind):
    def __init__(self, treasures: Treasures) -> None:
        super().__init__("use_treasure")
        self.treasures = treasures

    def add_legal(self, kernel: Kernel, seat: int, decision: Decision, codes: Codes) -> None:
        codes.put(self)

    def apply(self, kernel: Kernel, seat: int, a: int, b: int) -> None:
        kernel.answered()
        self.treasures.told.append("treasure")


@pytest.mark.ready("TDETI-62", "TDEIU-41", "TDEIU-70")
@pytest.mark.parametrize("hidden", [1, 2])
def test_what_a_scenario_asks_about_a_place_comes_before_its_hidden_hexes(hidden: int) -> None:
    treasures = Treasures()
    text = f"name mist\nrow 0 offset 0: hill:6 sea fog\nrow 1 offset 1: forest:5 {'fog' if hidden > 1 else 'sea'}\n"
    table = Table(["new_shores", treasures], 3, own_map=text + "stack fog:" + " sea" * hidden + "\n")
    table.put(0, "settlement", "(0,1) S")
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    table.act(0, "build_ship", edge="(0,1) SE")
    assert (table.decision, treasures.told) == ("use_treasure", [])
    table.act(0, "use_treasure")
    if hidden > 1:
        table.act(0, "discover", hex="(0,2)")
    assert treasures.told == ["treasure"] + ["hex"] * hidden


# City improvements


@pytest.mark.ready("BARBCK-12")
def test_every_level_that_is_bought_is_told_before_its_metropolis_is_placed() -> None:
    chronicle = Chronicle()
    table = knights_with(chronicle)
    table.put(0, "city", "(2,1) N", "(3,1) N")
    give(table, 0, "crane")
    table.hand(0, paper=1, cloth=4)
    table.act(0, "improve", track="science")
    level(table, 0, "trade", 3)
    table.act(0, "improve", track="trade")
    assert (table.decision, chronicle.told[-1]) == ("place_metropolis", ("improved", 0, "trade", 4))
    table.act(0, "place_metropolis", vertex="(2,1) N")
    table.hand(0, paper=1)
    play(table, "crane")
    table.act(0, "improve_with_crane", track="science")
    assert chronicle.told == [
        ("improved", 0, "science", 1),
        ("improved", 0, "trade", 4),
        ("improved", 0, "science", 2),
    ]


# Knights


@pytest.mark.ready("TDEGK-40", "TDEGK-47", "TDEGK-53")
def test_every_knight_that_becomes_active_is_told() -> None:
    chronicle = Chronicle()
    table = knights_with(chronicle)
    for place in ("(1,1) N", "(2,1) N", "(3,1) N"):
        knight(table, 0, place)
    give(table, 0, "warlord")
    chronicle.told.clear()
    table.hand(0, grain=1)
    table.act(0, "activate_knight", vertex="(2,1) N")
    assert chronicle.told == [("active", 0, table.vertex("(2,1) N"))]
    play(table, "warlord")
    assert vertices(table, 0, "wake_knight") == places(table, "(1,1) N", "(3,1) N")
    assert table.refused(0, "wake_knight", vertex="(2,1) N") == "that knight is active already"
    table.act(0, "wake_knight", vertex="(3,1) N")
    assert chronicle.told[1:] == [("active", 0, table.vertex(place)) for place in ("(3,1) N", "(1,1) N")]
    assert table.decision == "action", "the last one wakes without a question"


@pytest.mark.rule("CK-250")
def test_nobody_is_asked_for_an_order_that_changes_nothing() -> None:
    table = knights_with(KnightSteps())
    for place in ("(1,1) N", "(2,1) N"):
        knight(table, 0, place)
    give(table, 0, "warlord")
    play(table, "warlord")
    assert table.decision == "action"
    assert is_active(table, "(1,1) N")
    assert is_active(table, "(2,1) N")


@pytest.mark.ready("TDEGK-47", "TDEGK-53")
def test_what_follows_from_a_knight_comes_before_the_next_one_wakes() -> None:
    table = knights_with(Digging())
    for place in ("(1,1) N", "(2,1) N", "(3,1) N"):
        knight(table, 0, place)
    give(table, 0, "warlord")
    play(table, "warlord")
    table.act(0, "wake_knight", vertex="(2,1) N")
    assert table.decision == "dig"
    assert not is_active(table, "(1,1) N")
    table.act(0, "dig")
    assert table.decision == "warlord"


@pytest.mark.ready("TDEGK-54")
def test_an_active_knight_that_is_displaced_or_deserts_is_told_where_it_comes_to_stand() -> None:
    chronicle = Chronicle()
    table = knights_with(chronicle)
    give(table, 0, "deserter", "intrigue")
    table.put(0, "road", "(2,1) NW", "(4,1) NW")
    table.put(1, "road", "(2,1) NE")
    knight(table, 1, "(2,1) N", active=True)
    chronicle.told.clear()
    play(table, "intrigue")
    table.act(0, "drive_out_knight", vertex="(2,1) N")
    table.act(1, "retreat", vertex="(2,1) NE")
    assert chronicle.told == [("active", 1, table.vertex("(2,1) NE"))]
    play(table, "deserter")
    table.act(0, "welcome_deserter", vertex="(4,1) N", strength=1)
    assert chronicle.told[1:] == [("active", 0, table.vertex("(4,1) N"))]


@pytest.mark.ready("TDEGK-55")
def test_a_knight_that_moves_arrives_inactive_and_is_not_told() -> None:
    chronicle = Chronicle()
    table = knights_with(chronicle)
    table.put(0, "road", "(2,1) NW")
    knight(table, 0, "(2,1) N", active=True)
    chronicle.told.clear()
    table.act(0, "move_knight", vertex="(2,1) N")
    table.act(0, "go_knight", vertex="(2,1) NW")
    assert chronicle.told == []


ENCHANTED = "(1,0) SE"  # the northern corner of (2,1), as its first hex calls it


@pytest.mark.ready("TDEEL-48", "TDEEL-81")
def test_a_knight_may_pass_where_it_may_not_stay() -> None:
    table = knights_with(Enchantment(ENCHANTED))
    table.put(0, "road", "(2,1) NW", "(2,1) NE", "(2,2) NW")
    knight(table, 0, "(2,1) NW", active=True)
    table.act(0, "move_knight", vertex="(2,1) NW")
    assert vertices(table, 0, "go_knight") == places(table, "(2,1) NE", "(2,2) N")


@pytest.mark.ready("TDEEL-81")
def test_a_knight_does_not_displace_where_it_may_not_stay() -> None:
    table = knights_with(Enchantment(ENCHANTED))
    table.put(0, "road", "(2,1) NW")
    knight(table, 0, "(2,1) NW", "mighty", active=True)
    knight(table, 1, ENCHANTED)
    assert not table.is_legal(0, "move_knight", vertex="(2,1) NW")


@pytest.mark.ready("TDEEL-81")
def test_a_knight_does_not_retreat_to_where_it_may_not_stay() -> None:
    table = knights_with(Enchantment(ENCHANTED))
    give(table, 0, "intrigue")
    table.put(0, "road", "(2,2) NW")
    table.put(1, "road", "(2,1) NE")
    knight(table, 1, "(2,1) NE")
    play(table, "intrigue")
    table.act(0, "drive_out_knight", vertex="(2,1) NE")
    assert table.decision == "action", "there is no other place to retreat to"
    assert table.supply(1, "basic_knight") == 2


@pytest.mark.ready("TDEEL-50", "TDEEL-72")
def test_some_knights_are_no_targets_of_cards_but_of_knights() -> None:
    table = knights_with(Untouchable(ENCHANTED))
    give(table, 0, "deserter", "intrigue")
    table.put(0, "road", "(2,1) NW")
    knight(table, 0, "(2,1) NW", "strong", active=True)
    knight(table, 1, ENCHANTED)
    assert playable(table) == set()
    table.put(0, "road", "(4,1) NW")
    knight(table, 1, "(4,1) N")
    assert playable(table) == {"deserter", "intrigue"}
    play(table, "intrigue")
    assert vertices(table, 0, "drive_out_knight") == places(table, "(4,1) N")
    table.act(0, "drive_out_knight", vertex="(4,1) N")
    assert playable(table) == set(), "it had nowhere to go"
    table.act(0, "move_knight", vertex="(2,1) NW")
    table.act(0, "displace_knight", vertex=ENCHANTED)


@pytest.mark.rule("CK-223")
@pytest.mark.ready("TDEEL-72")
def test_a_knight_that_is_no_target_is_not_given_up() -> None:
    table = knights_with(Untouchable(ENCHANTED))
    give(table, 0, "deserter")
    knight(table, 1, ENCHANTED)
    knight(table, 1, "(3,1) N")
    knight(table, 1, "(4,1) N", "strong")
    play(table, "deserter")
    assert vertices(table, 1, "give_up_knight") == places(table, "(3,1) N", "(4,1) N")


@pytest.mark.ready("TDEEL-69", "TDEEL-70", "TDEGK-68")
def test_a_knight_that_does_not_defend_stays_active() -> None:
    table = Table(["cities_and_knights", Enchantment(ENCHANTED)], dice=[throw(1, 1, "ship")])
    table.put(1, "city", "(4,1) S")
    knight(table, 0, ENCHANTED, "mighty", active=True)
    knight(table, 1, "(3,1) N", active=True)
    table.turn(0)
    barbarians_at(table, 6)
    (attack,) = [event.public for event in table.act(0, "roll") if event.kind == "barbarians_attacked"]
    assert (attack["strength"], attack["defence"]) == (1, 1)
    assert (is_active(table, ENCHANTED), is_active(table, "(3,1) N")) == (True, False)
