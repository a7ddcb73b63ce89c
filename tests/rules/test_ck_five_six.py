"""Cities & Knights with five and six players."""

from __future__ import annotations

import pytest

from skerry import Game
from skerry.catalog import check_options
from skerry.rules.cities_and_knights.scoring import refresh_points
from tests.knights import (
    deck,
    give,
    kept,
    knight,
    knights_table,
    level,
    metropolis,
    on_top,
    own,
    progress,
    throw,
    unlock,
)
from tests.table import Table, crest, crest_vertex, foot

CITIES = ("(6,0) S", "(6,1) S", "(6,2) S", "(0,0) N")
PRODUCTS = {"wood": 5, "brick": 5, "wool": 5, "grain": 5, "ore": 5, "paper": 5, "cloth": 5, "coin": 5}


def special(*throws: tuple[int, int, int], players: int = 5) -> Table:
    return knights_table(*(throws or [throw(1, 1)] * 6), players=players, five_six_turn="special_build")


def paired(*throws: tuple[int, int, int], players: int = 5) -> Table:
    return knights_table(*(throws or [throw(1, 1)] * 6), players=players, five_six_turn="paired")


def kinds(table: Table, seat: int) -> set[str]:
    return {action.kind for action in table.legal(seat)}


@pytest.mark.rule("CK-303")
@pytest.mark.parametrize("players", [5, 6])
def test_more_cards_and_the_same_decks_and_pieces(players: int) -> None:
    table = knights_table(players=players)
    bank = table.view()["bank"]
    assert bank == dict.fromkeys(("wood", "brick", "wool", "grain", "ore"), 24) | dict.fromkeys(
        ("paper", "cloth", "coin"), 18
    )
    assert [len(deck(table, track)) for track in ("trade", "politics", "science")] == [18, 18, 18]
    assert len(kept(table)["metropolis"]) == 3
    for seat in range(players):
        supply = table.view()["seats"][seat]["supply"]
        assert (supply["basic_knight"], supply["strong_knight"], supply["mighty_knight"], supply["wall"]) == (
            2,
            2,
            2,
            3,
        )
        assert (supply["city"], supply["settlement"], supply["road"]) == (4, 5, 15)


@pytest.mark.rule("CK-304")
@pytest.mark.parametrize("board", ["beginner", "variable"])
def test_the_board_is_the_larger_island_and_the_robber_waits_for_a_chosen_desert(board: str) -> None:
    game = Game.new(["cities_and_knights"], 5, seed=3, options={"board": board})
    assert game.kernel.rules.board.name == "base_5_6"
    assert game.decision == "choose_robber_hex"
    starter = game.actors[0]
    deserts = game.legal_actions(starter)
    assert len(deserts) == 2
    game.apply(starter, deserts[1])
    while game.kernel.state.turn == 0:
        seat = game.actors[0]
        game.apply(seat, game.legal_actions(seat)[0])
    told = game.view().to_json()
    assert told["board"]["robber"] == "off_board"
    assert told["cities_and_knights"]["robber_start"] == deserts[1].operands["hex"]


def special_phase() -> Table:
    """Seat 0 has ended its turn; seat 1 may build and has everything for it."""
    table = special()
    table.put(1, "city", "(6,0) S")
    table.put(1, "settlement", "(6,2) S")
    table.put(1, "road", "(6,0) SE", "(6,1) SW", "(6,1) SE")
    knight(table, 1, "(6,1) SW")
    knight(table, 1, "(6,1) S", active=True)
    table.hand(1, **PRODUCTS)
    give(table, 1, "mining", "merchant", "warlord", "crane")
    table.turn(0)
    unlock(table)
    table.act(0, "roll")
    table.act(0, "end_turn")
    assert (table.decision, table.game.actors) == ("special_build", [1])
    return table


@pytest.mark.rule("CK-305", "CK-306")
def test_in_the_special_building_phase_one_builds_improves_and_recruits_but_does_nothing_else() -> None:
    table = special_phase()
    table.robber("(6,1)")
    assert kinds(table, 1) == {
        "build_city",
        "build_road",
        "build_wall",
        "improve",
        "promote_knight",
        "activate_knight",
        "pass",
    }
    for kind, operands in (
        ("bank_trade", {"give": "wood", "take": "ore"}),
        ("offer_trade", {"give": {"wood": 1}, "want": {"ore": 1}}),
        ("play_progress", {"card": "mining"}),
        ("play_progress", {"card": "crane"}),
        ("move_knight", {"vertex": "(6,1) S"}),
        ("chase_robber", {"vertex": "(6,1) S"}),
    ):
        assert table.refused(1, kind, **operands) == f"{kind} does not answer special_build"


@pytest.mark.rule("CK-305")
def test_everything_that_may_be_built_in_the_special_building_phase() -> None:
    table = special_phase()
    table.act(1, "build_wall", vertex="(6,0) S")
    table.act(1, "improve", track="politics")
    table.act(1, "promote_knight", vertex="(6,1) S")
    table.act(1, "recruit_knight", vertex="(6,1) SE")
    table.act(1, "activate_knight", vertex="(6,1) SE")
    table.act(1, "build_city", vertex="(6,2) S")
    table.hand(1, **PRODUCTS)
    table.act(1, "build_road", edge="(6,2) SE")
    table.act(1, "build_road", edge="(6,2) E")
    table.act(1, "build_settlement", vertex="(6,2) NE")
    table.act(1, "pass")
    assert table.game.actors == [2]


@pytest.mark.rule("CK-305", "CK-310")
def test_a_metropolis_of_the_special_building_phase_wins_only_on_the_own_turn() -> None:
    table = special()
    table.put(2, "city", *CITIES)
    own(table).defender.set(table.kernel, 2, 1)
    metropolis(table, "trade", CITIES[0])
    level(table, 2, "politics", 3)
    table.hand(2, coin=4)
    assert table.points(2) == 11
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "end_turn")
    table.act(1, "pass")
    table.act(2, "improve", track="politics")
    assert (table.decision, table.game.actors) == ("place_metropolis", [2])
    table.act(2, "place_metropolis", vertex=CITIES[1])
    assert table.points(2) == 13
    assert (table.decision, table.game.over) == ("special_build", False)
    for seat in (2, 3, 4):
        table.act(seat, "pass")
    table.act(1, "roll")
    assert not table.game.over
    table.act(1, "end_turn")
    for seat in (2, 3, 4, 0):
        assert not table.game.over
        table.act(seat, "pass")
    assert table.game.winner == 2


@pytest.mark.rule("CK-306", "CK-309")
def test_the_hand_of_progress_cards_is_trimmed_before_others_build() -> None:
    for table, after in ((special(), ("special_build", [1])), (paired(), ("part_turn", [3]))):
        give(table, 0, "spy", "crane", "mining", "smith", "merchant")
        table.turn(0)
        table.act(0, "roll")
        table.act(0, "end_turn")
        assert (table.decision, table.game.actors) == ("discard_progress", [0])
        table.act(0, "discard_progress", card="spy")
        assert (table.decision, table.game.actors) == after


@pytest.mark.rule("CK-307")
def test_a_knight_activated_while_others_are_on_turn_is_ready_in_the_own_one() -> None:
    table = special_phase()
    table.act(1, "activate_knight", vertex="(6,1) SW")
    for seat in (1, 2, 3, 4):
        table.act(seat, "pass")
    table.act(1, "roll")
    assert table.is_legal(1, "move_knight", vertex="(6,1) SW")


@pytest.mark.rule("CK-307", "CK-309")
def test_a_knight_activated_in_the_own_part_is_ready_in_the_next_own_turn() -> None:
    table = paired(*[throw(1, 1)] * 12)
    table.put(3, "road", "(6,0) SE", "(6,1) SW")
    knight(table, 3, "(6,0) S")
    table.hand(3, grain=1)
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "end_turn")
    assert (table.decision, table.game.actors) == ("part_turn", [3])
    table.act(3, "activate_knight", vertex="(6,0) S")
    assert table.legal(3, "move_knight") == []
    table.act(3, "pass")
    for first, second in ((1, 4), (2, 0)):
        table.act(first, "roll")
        table.act(first, "end_turn")
        table.act(second, "pass")
    table.act(3, "roll")
    assert table.is_legal(3, "move_knight", vertex="(6,0) S")


def part_of_seat_3() -> Table:
    """Seat 3 has something for everything; the rolls move the ship."""
    table = paired(*[throw(1, 1, "ship")] * 6)
    table.put(3, "city", "(6,0) S")
    table.put(3, "road", "(6,0) SE", "(6,1) SW", "(6,1) SE")
    knight(table, 3, "(6,1) SW", active=True)
    knight(table, 3, "(6,1) S")
    level(table, 3, "trade", 3)
    table.hand(3, **PRODUCTS)
    return table


@pytest.mark.rule("CK-308")
def test_the_second_player_has_a_full_action_phase_without_trades_with_players() -> None:
    table = part_of_seat_3()
    table.hand(1, coin=2)
    give(table, 3, "alchemist", "commercial_harbor", "mining", "merchant_fleet", "engineer", "road_building")
    table.put(3, "settlement", "(6,2) S")
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "end_turn")
    offered = {"give": {"wood": 1}, "want": {"ore": 1}}
    assert table.refused(3, "offer_trade", **offered) == "offer_trade does not answer part_turn"
    assert table.refused(3, "roll") == "roll does not answer part_turn"
    assert table.refused(3, "play_progress", card="alchemist") == "alchemist is played before the roll"
    # The rate of the guild, then that of a fleet.
    table.act(3, "bank_trade", give="cloth", take="coin")
    table.act(3, "play_progress", card="merchant_fleet")
    table.act(3, "hire_fleet", card="wood")
    table.act(3, "bank_trade", give="wood", take="coin")
    table.act(3, "play_progress", card="engineer")
    table.act(3, "place_wall", vertex="(6,0) S")
    table.act(3, "improve", track="science")
    table.act(3, "activate_knight", vertex="(6,1) S")
    table.act(3, "move_knight", vertex="(6,1) SW")
    table.act(3, "go_knight", vertex="(6,1) SE")
    table.act(3, "play_progress", card="commercial_harbor")
    table.act(3, "offer_resource", card="brick", seat=1)
    table.act(1, "give_commodity", card="coin")
    assert table.cards(1) == {"coin": 1, "brick": 1}
    assert table.decision == "part_turn"
    table.act(3, "pass")
    assert (table.decision, table.game.actors) == ("pre_roll", [1])
    # The guild stays, the fleet is gone.
    rates = table.view()["seats"][3]["rates"]
    assert (rates["wood"], rates["coin"]) == (3, 2)


@pytest.mark.rule("CK-309")
def test_effects_of_the_first_part_do_not_reach_into_the_second() -> None:
    table = part_of_seat_3()
    give(table, 0, "merchant_fleet", "commercial_harbor")
    table.hand(0, wood=4)
    rates = [seat["rates"]["wood"] for seat in table.view()["seats"]]
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "play_progress", card="merchant_fleet")
    table.act(0, "hire_fleet", card="wood")
    table.act(0, "play_progress", card="commercial_harbor")
    table.act(0, "end_turn")
    assert [seat["rates"]["wood"] for seat in table.view()["seats"]] == rates
    assert table.legal(3, "offer_resource") == []
    assert table.view()["cities_and_knights"]["harbour_offers"] == [0] * 5


@pytest.mark.rule("CK-309")
def test_promotion_and_knight_action_count_per_part() -> None:
    table = part_of_seat_3()
    level(table, 3, "politics", 3)
    table.put(0, "road", "(0,0) NE", "(0,1) NW")
    knight(table, 0, "(0,0) N", active=True)
    table.hand(0, wool=2, ore=2)
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "promote_knight", vertex="(0,0) N")
    table.act(0, "move_knight", vertex="(0,0) N")
    table.act(0, "go_knight", vertex="(0,1) N")
    table.act(0, "end_turn")
    table.act(3, "promote_knight", vertex="(6,1) SW")
    table.refused(3, "promote_knight", vertex="(6,1) SW")
    table.act(3, "move_knight", vertex="(6,1) SW")
    table.act(3, "go_knight", vertex="(6,1) SE")
    table.act(3, "activate_knight", vertex="(6,1) SE")
    assert not table.is_legal(3, "move_knight", vertex="(6,1) SE")


@pytest.mark.rule("CK-309", "CK-051")
def test_the_second_player_discards_at_once_what_the_roll_brings_too_much() -> None:
    table = paired(throw(1, 2, "science"), throw(1, 1))
    level(table, 3, "science", 1)
    give(table, 3, "crane", "mining", "smith", "medicine")
    on_top(table, "inventor")
    table.turn(0)
    table.act(0, "roll")
    assert (table.decision, table.game.actors) == ("discard_progress", [3])
    table.act(3, "discard_progress", card="crane")
    assert table.decision == "action"


@pytest.mark.rule("CK-309", "CK-052")
def test_the_second_player_ends_the_part_with_four_progress_cards() -> None:
    table = paired()
    give(table, 3, "spy", "mining", "smith", "medicine")
    give(table, 1, "crane", "merchant")
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "end_turn")
    table.act(3, "play_progress", card="spy")
    table.act(3, "take_progress", card="crane")
    give(table, 3, "wedding")
    assert (sum(progress(table, 3).values()), table.decision) == (5, "part_turn")
    table.act(3, "pass")
    assert (table.decision, table.game.actors) == ("discard_progress", [3])
    table.act(3, "discard_progress", card="smith")
    assert (table.decision, table.game.actors) == ("pre_roll", [1])


@pytest.mark.rule("CK-310")
@pytest.mark.parametrize("players", [5, 6])
def test_the_target_stays_thirteen(players: int) -> None:
    assert check_options(["cities_and_knights"], players, {})["target"] == 13


@pytest.mark.rule("CK-310")
def test_the_second_player_can_win_in_the_part() -> None:
    table = paired()
    table.put(3, "city", *CITIES)
    own(table).defender.set(table.kernel, 3, 2)
    metropolis(table, "trade", CITIES[0])
    give(table, 3, "merchant")
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "end_turn")
    table.act(3, "play_progress", card="merchant")
    assert not table.game.over
    table.act(3, "place_merchant", hex="(6,0)")
    assert table.game.winner == 3


@pytest.mark.rule("CK-310")
def test_the_first_player_is_checked_before_the_second() -> None:
    table = paired()
    # Seat 3 reaches the target with the settlement that hands seat 0 the longest road and so the target too.
    table.put(0, "city", *CITIES)
    table.put(0, "road", *foot(5, 6))
    table.put(1, "road", *crest(3, 8))
    table.put(3, "road", "(2,0) E")
    table.put(3, "city", *(crest_vertex(1, k) for k in (0, 2, 4, 6)))
    for seat, defenders in ((0, 3), (3, 4)):
        own(table).defender.set(table.kernel, seat, defenders)
    refresh_points(table.kernel, own(table))
    table.hand(3, wood=1, brick=1, wool=1, grain=1)
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "end_turn")
    assert (table.points(0), table.points(3), table.game.over) == (11, 12, False)
    table.act(3, "build_settlement", vertex=crest_vertex(3, 3))
    assert (table.points(0), table.points(3)) == (13, 13)
    assert table.game.winner == 0
