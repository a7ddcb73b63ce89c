"""Traders & Barbarians with Cities & Knights: two kinds of barbarians, and what knights and cards do about those on
paths."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from skerry import Game
from skerry.board.terrain import TERRAINS
from skerry.catalog import judge
from skerry.rules.cities_and_knights.knights import may_stay
from tests.event_deck import event_deck
from tests.knights import give, is_active, knight, own, places, play, playable, throw, unlock, vertices
from tests.table import Table
from tests.trading import (
    CASTLE,
    GLASSWORKS,
    NAME,
    QUARRY,
    STARTS,
    barbarians,
    go,
    gold,
    moving,
    purse,
    put_barbarian,
    told,
    told_of,
    trade,
    wagon_at,
)

BOTH = (NAME, "cities_and_knights")
AT = "(2,2) N"
PATHS = ("(2,2) NE", "(2,2) NW")


def table_of(*throws: tuple[int, int, int], beside: Sequence[str] = (), players: int = 4, **given: object) -> Table:
    """Nobody has founded anything; of the dice these come first. The board is dealt, so places alone are named."""
    return Table([*BOTH, *beside], players, dice=throws, board="variable", **given)


def on_guard(*beside: str, active: bool = True, players: int = 4, **given: object) -> Table:
    """Seat 0 has rolled, and a knight of its own stands at the end of a path with a barbarian; seat 1 has a road."""
    table = table_of(beside=beside, players=players, **given)
    put_barbarian(table, 1, PATHS[0])
    table.put(0, "road", PATHS[1])
    table.put(1, "road", "(1,1) NE")
    knight(table, 0, AT, active=active)
    table.turn(0, rolled=True)
    return table


def drive_to(table: Table, edge: str, origin: str = PATHS[0]) -> None:
    table.act(0, "chase_barbarian", vertex=AT)
    if table.decision == "move_barbarian":
        table.act(0, "move_barbarian", edge=origin)
    table.act(0, "place_barbarian", edge=edge)


# The game


@pytest.mark.rule("TRADCK-01", "TRADCK-16")
def test_the_two_go_together_to_15_points() -> None:
    for players in (3, 4):
        verdict = judge(BOTH, players)
        assert (verdict.playable, verdict.status, verdict.target) == (True, "yes", 15)
    assert judge([*BOTH, "harbormaster"], 3).target == 16


@pytest.mark.rule("TRADCK-02")
def test_a_forest_is_taken_out_where_the_scenario_alone_takes_a_field() -> None:
    for seed in range(3):
        game = Game.new(BOTH, 4, seed=f"dealt {seed}")
        terrain = [TERRAINS[each] for each in game.kernel.state.terrain]
        assert Counter(terrain) == {
            "forest": 3,
            "pasture": 3,
            "field": 4,
            "hill": 3,
            "mountain": 3,
            **{name: 1 for name in ("trade_castle", "quarry", "glassworks")},
        }
        table = Table.of(game)
        assert [terrain[table.hex(cell)] for cell in (CASTLE, QUARRY, GLASSWORKS)] == [
            "trade_castle",
            "quarry",
            "glassworks",
        ]
        assert barbarians(table) == {table.edge(edge) for edge in STARTS}
        numbers = [int(mask).bit_length() - 1 for mask in game.kernel.state.numbers if mask]
        assert len(numbers) == 16
        assert not {2, 12} & set(numbers)


@pytest.mark.rule("TRADCK-03", "TRADCK-04", "TRADCK-05")
def test_there_are_no_development_cards_no_robber_and_no_longest_road_and_all_the_rest() -> None:
    table = table_of()
    table.hand(0, wood=4, brick=4, wool=4, ore=4, grain=4, cloth=3)
    table.put(0, "city", "(1,1) N")
    table.put(0, "road", "(1,1) NE", "(1,2) NW", "(1,2) NE", "(1,3) NW", "(1,3) NE")
    table.turn(0, rolled=True)
    assert not table.legal(0, "buy_card")
    assert (table.kernel.rules.award("longest_road"), table.kernel.rules.award("largest_army")) == (None, None)
    assert (table.kernel.rules.has_robber, table.state.robber) == (False, -1)
    for kind in ("improve_wagon", "buy_with_gold", "recruit_knight", "build_wall", "improve"):
        assert table.legal(0, kind), kind


@pytest.mark.rule("TRADCK-06")
def test_the_fleet_is_fought_by_knights_and_leaves_the_barbarians_on_paths_alone() -> None:
    table = table_of(throw(3, 5, "ship"))
    table.put(0, "city", "(1,1) N")
    table.put(0, "road", "(1,1) NE")
    knight(table, 0, "(1,2) NW", "strong", active=True)
    table.turn(0)
    own(table).ship.put(table.kernel, 6)
    before = barbarians(table)
    assert "defender_honoured" in [event.kind for event in table.act(0, "roll")]
    assert own(table).attacks.of(table.kernel) == 1
    assert barbarians(table) == before


@pytest.mark.rule("TRADCK-07")
def test_a_settlement_is_founded_and_then_a_city_where_the_wagon_starts() -> None:
    game = Game.new(BOTH, 3, seed="founding")
    while game.turn == 0:
        game.apply(game.actors[0], game.legal_actions(game.actors[0])[0])
    for seat in range(3):
        homes = [v for v, owner in enumerate(game.kernel.state.vertex_owner) if owner == seat]
        pieces = {int(game.kernel.state.vertex_piece[v]): v for v in homes}
        rules = game.kernel.rules
        assert set(pieces) == {rules.settlement, rules.city}
        assert wagon_at(Table.of(game), seat) == pieces[rules.city]


@pytest.mark.rule("TRADCK-08")
def test_gold_buys_resources_and_no_commodities() -> None:
    table = table_of()
    purse(table, 0, 12)
    table.turn(0, rolled=True)
    assert {action.operands["card"] for action in table.legal(0, "buy_with_gold")} == {
        "wood",
        "brick",
        "wool",
        "grain",
        "ore",
    }
    sold = {action.operands["take"] for action in table.legal(0, "bank_trade") if action.operands["give"] == "gold"}
    assert sold == {"wood", "brick", "wool", "grain", "ore"}
    assert table.refused(0, "bank_trade", give="gold", take="paper") == "the bank does not trade gold for paper"


# Knights


@pytest.mark.rule("TRADCK-09", "TRADCK-10")
def test_a_ready_knight_drives_off_a_barbarian_at_its_vertex_and_is_inactive_then() -> None:
    table = on_guard()
    table.act(0, "chase_barbarian", vertex=AT)
    assert not is_active(table, AT)
    assert table.decision == "place_barbarian", "there is only one to be driven off"
    assert {action.kind for action in table.legal(0)} == {"place_barbarian"}, "it has to go"
    for edge in (PATHS[0], STARTS[1]):
        assert table.refused(0, "place_barbarian", edge=edge).startswith("a barbarian goes to another path")
    events = table.act(0, "place_barbarian", edge="(3,1) NE")
    assert [event["edge"] for event in told(events, "barbarian_moved")] == [table.edge("(3,1) NE")]
    assert table.edge(PATHS[0]) not in barbarians(table)
    assert table.decision == "action"
    assert "robber" in table.refused(0, "chase_robber", vertex=AT)


@pytest.mark.rule("TRADCK-09")
def test_of_two_barbarians_at_a_knight_its_owner_chooses_one() -> None:
    table = on_guard()
    put_barbarian(table, 2, PATHS[1])
    table.act(0, "chase_barbarian", vertex=AT)
    assert {action.operands["edge"] for action in table.legal(0)} == {table.edge(edge) for edge in PATHS}
    assert table.refused(0, "move_barbarian", edge=STARTS[2]) == (
        "only a barbarian at the place that was chosen moves now"
    )
    assert table.refused(0, "move_barbarian", edge="(3,1) NE") == "no barbarian stands on that path"
    table.act(0, "move_barbarian", edge=PATHS[1])
    table.act(0, "place_barbarian", edge="(3,1) NE")
    assert table.edge(PATHS[0]) in barbarians(table)


@pytest.mark.rule("TRADCK-09")
def test_knights_that_are_inactive_or_elsewhere_drive_nobody_off() -> None:
    table = on_guard(active=False)
    assert table.refused(0, "chase_barbarian", vertex=AT) == "only an active knight can act"
    table = on_guard()
    put_barbarian(table, 1, STARTS[0])
    assert table.refused(0, "chase_barbarian", vertex=AT) == "no barbarian stands on a path at that knight"
    assert table.refused(0, "chase_barbarian", vertex="(1,1) N") == "you have no knight there"
    put_barbarian(table, 1, PATHS[0])
    own(table).activated.set(table.kernel, table.vertex(AT), table.state.turn)
    assert "next turn" in table.refused(0, "chase_barbarian", vertex=AT)
    assert table.legal(0, "chase_barbarian") == []


@pytest.mark.rule("TRADCK-11")
def test_a_road_there_costs_its_owner_a_card() -> None:
    table = on_guard(thefts=["ore"])
    table.hand(1, ore=1)
    drive_to(table, "(1,1) NE")
    assert {action.kind for action in table.legal(0)} == {"take_from_owner", "spare_owner"}
    table.act(0, "take_from_owner", seat=1)
    assert (table.cards(0), table.cards(1)) == ({"ore": 1}, {})
    table = on_guard()
    table.hand(1, ore=1)
    drive_to(table, "(3,1) NE")
    assert table.decision == "action", "nobody has built there"


@pytest.mark.rule("TRADCK-19")
def test_the_card_is_a_resource_or_a_commodity_and_never_gold() -> None:
    table = on_guard()
    table.hand(1, paper=1)
    drive_to(table, "(1,1) NE")
    table.act(0, "take_from_owner", seat=1)
    assert (table.cards(0), table.cards(1), gold(table)) == ({"paper": 1}, {}, [5, 5, 5, 5])
    table = on_guard()
    drive_to(table, "(1,1) NE")
    assert table.decision == "action", "gold is no card"


@pytest.mark.rule("TRADCK-12", "TRADCK-15")
def test_a_wagon_drives_them_off_too_with_a_die_that_nobody_sets() -> None:
    table = moving(AT, "cities_and_knights", level=2, board="variable", dice=[(4,), (6,)])
    put_barbarian(table, 1, PATHS[0])
    give(table, 0, "alchemist")
    table.turn(0)
    play(table, "alchemist")
    table.act(0, "set_dice", red=1, yellow=2)
    table.act(0, "roll")
    go(table)
    events = table.act(0, "drive_off", edge=PATHS[0])
    assert [event["die"] for event in told(events, "barbarian_driven_off")] == [6]
    table.act(0, "place_barbarian", edge="(3,1) NE")
    assert table.edge("(3,1) NE") in barbarians(table)
    assert "play_progress" not in {action.kind for action in table.legal(0)}


@pytest.mark.rule("TRADCK-13")
def test_barbarians_on_paths_move_before_the_fleet_has_landed() -> None:
    table = on_guard()
    assert own(table).attacks.of(table.kernel) == 0
    assert table.is_legal(0, "chase_barbarian", vertex=AT)
    table = table_of(throw(3, 4))
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "move_barbarian"
    table.act(0, "move_barbarian", edge=STARTS[0])
    table.act(0, "place_barbarian", edge="(3,1) NE")
    assert table.decision == "action"


@pytest.mark.rule("TRADCK-20")
def test_no_knight_stands_on_a_plaza_but_one_walks_over_it() -> None:
    table = table_of()
    table.put(0, "road", f"{CASTLE} path N", f"{CASTLE} path S")
    knight(table, 0, f"{CASTLE} N", active=True)
    table.hand(0, wool=1, ore=1)
    table.turn(0, rolled=True)
    assert vertices(table, 0, "recruit_knight") == places(table, f"{CASTLE} S")
    assert table.refused(0, "recruit_knight", vertex=f"{CASTLE} plaza")
    table.act(0, "move_knight", vertex=f"{CASTLE} N")
    assert vertices(table, 0, "go_knight") == places(table, f"{CASTLE} S")
    assert not may_stay(table.kernel, 0, table.vertex(f"{CASTLE} N"), table.vertex(f"{CASTLE} plaza"))


# Cards and dice


@pytest.mark.rule("TRADCK-14", "TRADCK-13")
def test_the_bishop_moves_any_barbarian_of_a_path() -> None:
    table = on_guard(thefts=["ore"], active=False)
    table.hand(1, ore=2)
    give(table, 0, "bishop")
    assert "bishop" in playable(table)
    play(table, "bishop")
    assert {action.operands["edge"] for action in table.legal(0)} == barbarians(table)
    table.act(0, "move_barbarian", edge=STARTS[1])
    table.act(0, "place_barbarian", edge="(1,1) NE")
    table.act(0, "take_from_owner", seat=1)
    assert (table.cards(0), table.cards(1)) == ({"ore": 1}, {"ore": 1})
    assert table.decision == "action"


@pytest.mark.rule("TRADCK-17")
def test_a_2_or_12_is_rolled_again_with_the_number_dice_and_the_event_die_counts_once() -> None:
    table = table_of((1, 1), (6, 6), throw(2, 6, "ship"))
    table.turn(0)
    events = table.act(0, "roll")
    assert [(event["first"], event["second"]) for event in told(events, "rolled")] == [(1, 1), (6, 6), (2, 6)]
    assert len(told(events, "event_die")) == 1
    assert own(table).ship.of(table.kernel) == 1
    assert own(table).red.of(table.kernel) == 2


@pytest.mark.rule("TRADCK-17", "VARX-36")
@pytest.mark.parametrize("on_card", [True, False])
def test_with_event_cards_too_the_event_die_counts_once(on_card: bool) -> None:
    decks = {"event_cards": event_deck(("plentiful_year", 2), ("calm_sea", 12), 8)}
    dice = [(6,)] if on_card else [(5,), (6,)]
    table = Table([*BOTH, "event_cards"], 4, dice=dice, decks=decks, board="variable", red_from_card=on_card)
    table.turn(0)
    events = table.act(0, "roll")
    while table.decision not in ("action", "move_barbarian"):
        actor = table.game.actors[0]
        events += table.game.apply(actor, table.game.legal_actions(actor)[0])
    assert [event["number"] for event in told(events, "event_card")] == [2, 12, 8]
    assert (len(told(events, "event_die")), len(told(events, "red_die"))) == (1, 1)


@pytest.mark.rule("TRADCK-18")
def test_the_alchemist_sets_no_total_that_would_be_rolled_again() -> None:
    table = table_of()
    give(table, 0, "alchemist")
    table.turn(0)
    play(table, "alchemist")
    assert len(table.legal(0, "set_dice")) == 34
    for pips, total in ((1, 2), (6, 12)):
        assert table.refused(0, "set_dice", red=pips, yellow=pips) == (
            f"a {total} does not count here and cannot be set"
        )


# With variants


@pytest.mark.rule("TRADCK-09", "VARX-12")
def test_a_friendly_barbarian_takes_no_card_from_who_has_only_founded() -> None:
    table = on_guard("friendly_robber")
    table.hand(1, ore=1)
    table.put(1, "city", "(3,1) N")
    drive_to(table, "(1,1) NE")
    assert table.decision == "action"


@pytest.mark.rule("TRADCK-11", "TRAD-137")
def test_for_two_nothing_is_taken_from_neutral_roads() -> None:
    table = on_guard("two_player", players=2)
    table.put(2, "road", "(3,1) NE")
    drive_to(table, "(3,1) NE")
    assert table.decision == "action"
    unlock(table)
    assert told_of(table)["wagons"] == [None, None]
    assert trade(table).neutral_coins_for_one == 2
