"""Cities & Knights in every Seafarers scenario: founding, targets, gifts, villages, wonders (CKS-46 to CKS-55)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from skerry import ConfigError, Game
from skerry.board.terrain import RESOURCE_COUNT, RESOURCES
from skerry.catalog import judge
from skerry.catalog.legality import win_condition
from skerry.engine.digest import kept_by
from skerry.engine.resampling import resample_hidden
from skerry.engine.view import View
from skerry.rules.cities_and_knights.tables import TRACKS
from tests.islands import corners, founding_sites, island, special_vp
from tests.knights import deck, give, knight, leave, level, on_top, own, play, progress, throw
from tests.suites.invariants import Invariants
from tests.suites.player import Player
from tests.table import Table

KNIGHTS = "cities_and_knights"
TARGETS = {
    "new_shores": 16,
    "four_islands": 15,
    "fog_islands": 14,
    "through_the_desert": 16,
    "forgotten_tribe": 15,
    "cloth_for_catan": 16,
    "wonders": 12,
    "new_world": 14,
}
SIZES = [(scenario, players) for scenario in TARGETS for players in (3, 4)]


def beside_knights(scenario: str, players: int = 4, **given: Any) -> Table:
    extra = ["two_player"] if players == 2 else []
    return Table([scenario, KNIGHTS, *extra], players, **given)


# Founding


@pytest.mark.rule("CKS-46", "CKS-47", "CKS-48")
@pytest.mark.parametrize(("scenario", "players"), [*SIZES, *((scenario, 2) for scenario in TARGETS)])
def test_the_second_founding_building_is_the_city_and_the_last_one_pays(scenario: str, players: int) -> None:
    table = beside_knights(scenario, players)
    rounds = 3 if scenario == "cloth_for_catan" else 2
    founded: Counter[int] = Counter()
    while table.state.turn == 0:
        (seat,) = table.game.actors
        action = table.legal(seat)[0]
        before = table.cards(seat)
        table.game.apply(seat, action)
        if action.kind == "found_building":
            founded[seat] += 1
            vertex = int(str(action.operands["vertex"]))
            built = table.kernel.rules.pieces[table.state.vertex_piece[vertex]].name
            assert built == ("city" if founded[seat] == 2 else "settlement")
            assert table.decision in ("found_route", "discover", "choose_resource")
            paid = Counter(table.cards(seat)) - Counter(before)
            assert paid == (adjacent_resources(table, vertex) if founded[seat] == rounds else Counter())
    assert set(founded.values()) == {rounds}
    assert table.game.scores()[:players] == [rounds + 1] * players
    assert table.supply(0, "city") == 3
    assert sum(special_vp(table)) == 0


def adjacent_resources(table: Table, vertex: int) -> Counter[str]:
    """One resource card for each producing hex at a vertex, and no commodity."""
    hexes = [int(table.kernel.topology.vertex_hex[3 * vertex + slot]) for slot in range(3)]
    terrains = [int(table.state.terrain[hex_]) for hex_ in hexes if hex_ >= 0]
    return Counter(RESOURCES[terrain] for terrain in terrains if terrain < RESOURCE_COUNT)


@pytest.mark.rule("CKS-46")
def test_the_city_keeps_to_the_founding_area_and_may_have_a_ship() -> None:
    table = Table(["new_shores", KNIGHTS], roll_off=[(1, 1), (1, 2), (1, 3), (6, 6)])
    for _ in range(4):
        (seat,) = table.game.actors
        table.game.apply(seat, table.legal(seat, "found_building")[0])
        table.game.apply(seat, table.legal(seat, "found_road")[0])
    (seat,) = table.game.actors
    assert founding_sites(table, seat) <= corners(table, island(table, "main"))
    table.act(seat, "found_building", vertex="(7,3) SE")
    assert table.state.vertex_piece[table.vertex("(7,3) SE")] == table.kernel.rules.city
    assert table.is_legal(seat, "found_road", edge="(7,3) SE")
    table.act(seat, "found_ship", edge="(7,3) SE")
    assert table.state.edge_piece[table.edge("(7,3) SE")] == table.kernel.rules.ship


@pytest.mark.rule("CKS-46")
def test_an_island_with_the_founding_city_is_home() -> None:
    table = Table(["four_islands", KNIGHTS], 3)
    while table.state.turn == 0:
        (seat,) = table.game.actors
        table.game.apply(seat, table.legal(seat)[0])
    areas = table.view()["four_islands"]["areas"]
    for seat in range(3):
        for area in areas:
            buildings = any(table.state.vertex_owner[v] == seat for v in corners(table, area["hexes"]))
            assert (seat in area["settled_by"]) == buildings


# Targets


@pytest.mark.rule("CKS-49", "CKS-50", "CKS-51", "VARX-68", "SEA-98")
@pytest.mark.parametrize(("scenario", "target"), TARGETS.items())
def test_the_target_of_a_scenario_rises_by_two(scenario: str, target: int) -> None:
    for players in (3, 4):
        assert judge([scenario, KNIGHTS], players).target == target == judge([scenario], players).target + 2
        assert Game.new([scenario, KNIGHTS], players).kernel.rules.base_target == target
    assert Game.new([scenario, KNIGHTS, "two_player"], 2).kernel.rules.base_target == target
    assert judge([scenario, KNIGHTS, "harbormaster"], 4).target == target + 1


@pytest.mark.rule("CKS-50")
def test_a_map_with_a_target_of_its_own_is_raised_too() -> None:
    board = (
        "name strait\ntarget 11\nrow 0 offset 0: forest:9 hill:4 sea field:6\nrow 1 offset 1: pasture:5 sea desert\n"
    )
    assert Game.new(["new_shores"], 3, board=board).kernel.rules.base_target == 11
    assert Game.new(["new_shores", KNIGHTS], 3, board=board).kernel.rules.base_target == 13
    assert Game.new(["new_shores", KNIGHTS, "harbormaster"], 3, board=board).kernel.rules.base_target == 14
    assert Game.new(["new_shores", KNIGHTS], 3, board=board, options={"target": 9}).kernel.rules.base_target == 9


@pytest.mark.rule("CKS-52", "VARX-75", "VARX-76")
@pytest.mark.parametrize(("scenario", "players"), SIZES)
def test_suited_and_discouraged_scenarios_are_all_playable(scenario: str, players: int) -> None:
    status = {"new_shores": "well", "through_the_desert": "well"}
    discouraged = ("four_islands", "fog_islands", "new_world")
    verdict = judge([scenario, KNIGHTS], players)
    assert verdict.playable
    expected = "possible_not_recommended" if scenario in discouraged else "yes"
    assert verdict.status == status.get(scenario, expected)
    assert (scenario in str(verdict.reason)) == (scenario in discouraged)


@pytest.mark.rule("VARX-74", "CKS-50")
def test_warships_do_not_go_with_knights_on_the_board() -> None:
    for players in (3, 4):
        with pytest.raises(ConfigError, match="knight cards"):
            Game.new(["pirate_islands", KNIGHTS], players)


@pytest.mark.rule("CKS-47", "CKS-50", "CKS-55")
def test_what_the_catalog_knows_of_the_explorers() -> None:
    targets = {"treasure_islands": (17, 16), "into_the_unknown": (14, 14), "greater_catan": (20, 20)}
    targets |= {"great_canal": (21, 18), "enchanted_land": (21, 18)}
    for scenario, both in targets.items():
        assert tuple(judge([scenario, KNIGHTS], players).target for players in (3, 4)) == both
    for scenario in ("great_canal", "enchanted_land"):
        assert KNIGHTS in str(judge([scenario], 4).reason), "only with this game"
    assert "dragons" in str(win_condition(judge(["enchanted_land", KNIGHTS], 4)))
    assert not judge(["desert_dragons", KNIGHTS], 4).legal


# The tribe's gifts


CARD = "(1,1) W"
APPROACH = ("(1,1) NW",)


def at_the_gift(players: int = 4, **given: Any) -> Table:
    """Seat 0 is on turn, a ship away from a card of the tribe."""
    table = beside_knights("forgotten_tribe", players, **given)
    table.put(0, "ship", *APPROACH)
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    return table


@pytest.mark.rule("CK-297", "VARX-73", "CKS-50")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_card_of_the_tribe_is_the_top_progress_card_of_a_deck_of_choice(players: int) -> None:
    table = at_the_gift(players)
    on_top(table, "warlord")
    left = len(deck(table, "politics"))
    table.act(0, "build_ship", edge=CARD)
    assert (table.decision, table.game.actors) == ("choose_deck", [0])
    assert {action.operands["track"] for action in table.legal(0)} == {"trade", "politics", "science"}
    table.act(0, "choose_deck", track="politics")
    assert progress(table, 0) == {"warlord": 1}
    assert len(deck(table, "politics")) == left - 1
    assert str(table.edge(CARD)) not in table.view()["forgotten_tribe"]["gifts"]
    assert table.held(0) == {}


@pytest.mark.rule("CK-297", "VARX-73")
def test_the_tribe_is_told_to_give_progress_cards() -> None:
    table = at_the_gift()
    cards = [table.edge(CARD), *table.kernel.rules.board.edges_of("gift_card")]
    gifts = table.view()["forgotten_tribe"]["gifts"]
    assert {gifts[str(edge)]["gift"] for edge in cards} == {"progress_card"}
    assert {gift["gift"] for gift in gifts.values()} == {"vp", "progress_card", "harbour"}
    assert table.kernel.rules.words["gift"] == ("none", "vp", "progress_card", "harbour")
    (taken,) = [event for event in table.act(0, "build_ship", edge=CARD) if event.kind == "gift_taken"]
    assert taken.public["gift"] == "progress_card"


@pytest.mark.rule("CK-297")
def test_a_card_of_the_tribe_that_is_points_is_laid_open() -> None:
    table = at_the_gift()
    on_top(table, "constitution")
    table.act(0, "build_ship", edge=CARD)
    table.act(0, "choose_deck", track="politics")
    assert (progress(table, 0), table.points(0)) == ({}, 1)


@pytest.mark.rule("CK-297")
def test_an_empty_deck_is_not_chosen_and_without_cards_the_gift_is_nothing() -> None:
    table = at_the_gift()
    leave(table, "trade", 0)
    table.act(0, "build_ship", edge=CARD)
    assert {action.operands["track"] for action in table.legal(0)} == {"politics", "science"}
    empty = at_the_gift()
    for track in TRACKS:
        leave(empty, track, 0)
    empty.act(0, "build_ship", edge=CARD)
    assert empty.decision in ("build_neutral", "action")


@pytest.mark.rule("CK-297")
def test_a_fifth_progress_card_is_kept_until_the_end_of_the_turn() -> None:
    table = at_the_gift()
    give(table, 0, "spy", "spy", "crane", "smith")
    table.act(0, "build_ship", edge=CARD)
    table.act(0, "choose_deck", track="trade")
    assert table.decision == "action"
    table.act(0, "end_turn")
    assert table.decision == "discard_progress"


@pytest.mark.rule("CK-297")
def test_the_gifts_hold_nothing_that_could_be_known() -> None:
    table = at_the_gift()
    tribe = kept_by(table.kernel, "forgotten_tribe")
    edges = table.kernel.rules.board.edges_of("gift_card")
    assert {tribe["content"][edge] for edge in edges} == {-1}
    for seat in range(-1, 4):
        before = View(table.kernel, seat).to_json()
        assert View(resample_hidden(table.kernel, seat, "again"), seat).to_json() == before


# Villages


HOME, TO_ELEVEN = "(1,3) S", "(2,3) E"


@pytest.mark.rule("CKS-50")
def test_village_cloth_is_not_the_commodity() -> None:
    table = beside_knights("cloth_for_catan", dice=[throw(5, 6)])
    table.put(0, "settlement", HOME)
    level(table, 0, "science", 3)
    table.put(0, "ship", TO_ELEVEN)
    assert (table.view()["cloth_for_catan"]["cloth"], table.cards(0)) == ([1, 0, 0, 0], {})
    table.turn(0)
    table.act(0, "roll")
    assert table.view()["cloth_for_catan"]["cloth"] == [2, 0, 0, 0]
    assert table.decision == "aqueduct", "a token of the village is no card from production"
    table.act(0, "decline_resource")
    assert not table.is_legal(0, "improve", track="trade")
    give(table, 1, "trade_monopoly")
    table.hand(0, paper=1)
    table.turn(1, rolled=True)
    play(table, "trade_monopoly", 1)
    table.act(1, "name_monopoly", card="cloth")
    assert table.view()["cloth_for_catan"]["cloth"] == [2, 0, 0, 0]


@pytest.mark.rule("CKS-04", "CKS-18")
def test_a_foreign_knight_stands_between_a_line_and_its_village_until_it_leaves() -> None:
    table = beside_knights("cloth_for_catan")
    table.put(0, "settlement", HOME)
    # Round the island from the eleven to the eight, with a knight of seat 1 on the way.
    knight(table, 1, "(3,4) NE", active=True)
    table.put(1, "ship", "(3,5) NW", "(3,5) NE")
    table.put(0, "ship", TO_ELEVEN, "(3,4) NE", "(3,4) E", "(3,4) SE")
    villages = table.view()["cloth_for_catan"]["villages"]
    assert (villages["11"]["trades_with"], villages["8"]["trades_with"]) == ([0], [])
    table.turn(1, rolled=True)
    table.act(1, "move_knight", vertex="(3,4) NE")
    table.act(1, "go_knight", vertex="(3,5) N")
    assert table.view()["cloth_for_catan"]["villages"]["8"]["trades_with"] == [0]
    assert table.view()["cloth_for_catan"]["cloth"] == [2, 0, 0, 0]


@pytest.mark.rule("CKS-18", "TWOCK-04")
def test_no_village_trades_with_a_neutral_colour_when_a_knight_leaves_its_line() -> None:
    table = beside_knights("cloth_for_catan", 2)
    table.put(2, "settlement", HOME)
    knight(table, 1, "(3,4) NE", active=True)
    table.put(1, "ship", "(3,5) NW", "(3,5) NE")
    table.put(2, "ship", TO_ELEVEN, "(3,4) NE", "(3,4) E", "(3,4) SE")
    table.turn(1, rolled=True)
    table.act(1, "move_knight", vertex="(3,4) NE")
    table.act(1, "go_knight", vertex="(3,5) N")
    assert [village["trades_with"] for village in table.view()["cloth_for_catan"]["villages"].values()] == [[]] * 8
    assert table.view()["cloth_for_catan"]["cloth"] == [0, 0]


@pytest.mark.rule("CKS-40")
def test_a_line_to_a_village_one_trades_with_is_closed_to_the_diplomat_too() -> None:
    table = beside_knights("cloth_for_catan")
    table.put(1, "settlement", HOME)
    table.put(1, "ship", TO_ELEVEN, "(3,4) NE")
    give(table, 0, "diplomat")
    table.turn(0, rolled=True)
    play(table, "diplomat")
    assert [action.operands["edge"] for action in table.legal(0)] == [table.edge("(3,4) NE")]


@pytest.mark.rule("CKS-49")
def test_five_empty_villages_still_end_the_game() -> None:
    table = beside_knights("cloth_for_catan")
    module: Any = table.kernel.rules.module("cloth_for_catan")
    for village in range(5):
        module.own.stock.set(table.kernel, village, 0)
    table.put(2, "city", HOME)
    table.turn(0, rolled=True)
    table.act(0, "end_turn")
    assert (table.game.over, table.game.winner) == (True, 2)


# Wonders


@pytest.mark.rule("CKS-49", "CKS-50")
def test_wonders_are_paid_in_resources_and_still_win_by_themselves() -> None:
    table = beside_knights("wonders")
    table.put(0, "city", "(3,2) N", "(4,2) S")
    table.turn(0, rolled=True)
    table.act(0, "claim_wonder", wonder="theater")
    table.hand(0, cloth=9, paper=9, coin=9)
    assert table.legal(0, "build_wonder_level") == []
    for _ in range(3):
        table.hand(0, brick=1, wool=3, wood=1, cloth=2)
        table.act(0, "build_wonder_level")
        assert table.cards(0) == {"cloth": 2}
    assert not table.game.over
    table.hand(0, brick=1, wool=3, wood=1)
    table.act(0, "build_wonder_level")
    assert (table.game.winner, table.points(0)) == (0, 4)


@pytest.mark.rule("CKS-49")
def test_twelve_points_win_only_with_the_highest_wonder() -> None:
    table = beside_knights("wonders")
    table.put(0, "city", "(3,2) N", "(4,2) S", "(6,5) S", "(7,1) S")
    own(table).defender.set(table.kernel, 0, 3)
    table.put(0, "settlement", "(3,4) N")
    module: Any = table.kernel.rules.module("wonders")
    module.own.level.set(table.kernel, 1, 1)
    table.turn(0, rolled=True)
    assert (table.points(0), table.game.over) == (12, False)
    module.own.level.set(table.kernel, 0, 2)
    table.act(0, "end_turn")
    table.turn(0)
    assert (table.game.over, table.game.winner) == (True, 0)


# Playing


@pytest.mark.rule("CKS-52")
@pytest.mark.parametrize(("scenario", "players"), [(name, 2 + n % 3) for n, name in enumerate(TARGETS)])
def test_random_games_keep_the_rules(scenario: str, players: int) -> None:
    modules = [scenario, KNIGHTS, *(["two_player"] if players == 2 else [])]
    game = Game.new(modules, players, seed=scenario, options={"max_offers": 0})
    watch = Invariants(game)
    for _, _, events in Player(players, free_form=False).play(game, 250):
        watch.check(game, events)
    assert game.turn > 10
