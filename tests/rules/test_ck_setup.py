"""Cities & Knights: words, components, the start of a game and founding."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import Game
from skerry.board.maps import load_map
from skerry.catalog import check_options, judge, options_for
from skerry.engine.errors import ConfigError
from skerry.rules.cities_and_knights.knights import set_active
from skerry.rules.cities_and_knights.tables import FACES, SHIP_FACES
from tests.knights import (
    barbarians_at,
    deck,
    give,
    kept,
    knight,
    knights_table,
    level,
    metropolis,
    module,
    own,
    progress,
    throw,
    unlock,
)

CARDS = {
    "alchemist": 2,
    "crane": 2,
    "engineer": 1,
    "inventor": 2,
    "irrigation": 2,
    "medicine": 2,
    "mining": 2,
    "printer": 1,
    "road_building": 2,
    "smith": 2,
    "bishop": 2,
    "constitution": 1,
    "deserter": 2,
    "diplomat": 2,
    "intrigue": 2,
    "saboteur": 2,
    "spy": 3,
    "warlord": 2,
    "wedding": 2,
    "commercial_harbor": 2,
    "master_merchant": 2,
    "merchant": 6,
    "merchant_fleet": 2,
    "resource_monopoly": 4,
    "trade_monopoly": 2,
}


# Words


@pytest.mark.rule("CK-001")
def test_the_hand_is_resources_and_commodities_and_progress_cards_are_apart() -> None:
    table = knights_table(throw(3, 4))
    table.hand(0, wood=4, paper=2, coin=2)
    table.hand(1, wood=4, paper=1, cloth=1, coin=1)
    give(table, 1, "spy", "wedding", "merchant", "crane")
    table.turn(0)
    table.act(0, "roll")
    assert table.game.actors == [0]
    assert table.view()["seats"][0]["hand_size"] == 8
    assert table.view()["seats"][1]["hand_size"] == 7


@pytest.mark.rule("CK-002")
def test_a_city_with_a_metropolis_is_a_city_and_a_building() -> None:
    table = knights_table(throw(1, 2), throw(3, 4))
    table.put(1, "city", "(1,0) N")
    metropolis(table, "trade", "(1,0) N")
    table.turn(0)
    unlock(table)
    table.act(0, "roll")
    assert table.cards(1) == {"wood": 1, "paper": 1}
    table.act(0, "end_turn")
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "move_robber", hex="(1,0)")
    assert sum(table.cards(1).values()) == 1


@pytest.mark.rule("CK-003")
def test_turn_order_begins_with_the_seat_on_turn() -> None:
    table = knights_table(throw(1, 1, "trade"))
    for seat in range(4):
        level(table, seat, "trade", 1)
    top_four = deck(table, "trade")[:-5:-1]
    table.turn(2)
    events = table.act(2, "roll")
    drawn = [event.public["seat"] for event in events if event.kind == "progress_drawn"]
    assert drawn == [2, 3, 0, 1]
    assert [next(iter(progress(table, seat))) for seat in drawn] == top_four


@pytest.mark.rule("CK-004", "CK-089")
@pytest.mark.parametrize(("track", "commodity"), [("trade", "cloth"), ("politics", "coin"), ("science", "paper")])
def test_each_track_is_paid_in_its_commodity(track: str, commodity: str) -> None:
    table = knights_table()
    table.put(0, "city", "(1,1) S")
    table.turn(0, rolled=True)
    for others in {"cloth", "coin", "paper"} - {commodity}:
        table.hand(0, **{others: 5})
        assert not table.is_legal(0, "improve", track=track)
    table.hand(0, **{commodity: 1})
    assert [action.operands for action in table.legal(0, "improve")] == [{"track": track}]
    table.act(0, "improve", track=track)
    assert table.cards(0) == {}
    assert table.in_bank(commodity) == 12


@pytest.mark.rule("CK-005")
def test_cards_go_by_their_older_names() -> None:
    assert {card.name for card in module(knights_table()).decks.cards} == set(CARDS)


@pytest.mark.rule("CK-006")
def test_knights_cannot_be_held_back_and_do_not_act_before_the_roll() -> None:
    table = knights_table(throw(1, 2, "ship"))
    table.put(0, "city", "(4,0) S")
    table.put(0, "road", "(1,2) NW", "(1,2) NE")
    knight(table, 0, "(1,2) N", active=True)
    table.turn(0)
    unlock(table)
    barbarians_at(table, 6)
    assert table.state.robber == table.hex("(1,2)")
    assert [action.kind for action in table.legal(0)] == ["roll"]
    table.act(0, "roll")
    # Nobody was asked who fights: the only knight is spent and honoured.
    assert table.decision == "action"
    assert kept(table)["defender"] == [1, 0, 0, 0]
    assert table.legal(0, "chase_robber") == []


# Components


@pytest.mark.rule("CK-007")
def test_three_to_six_play_and_two_only_as_a_pair_with_neutrals() -> None:
    for players in (3, 4, 5, 6):
        assert judge(["cities_and_knights"], players).legal
    for players in (2, 7):
        assert not judge(["cities_and_knights"], players).legal
    assert judge(["cities_and_knights", "two_player"], 2).legal
    assert not judge(["cities_and_knights", "two_player"], 3).legal


@pytest.mark.rule("CK-008")
def test_the_bank_has_twelve_of_each_commodity_and_nineteen_of_each_resource() -> None:
    bank = knights_table().view()["bank"]
    assert bank == {"wood": 19, "brick": 19, "wool": 19, "grain": 19, "ore": 19, "paper": 12, "cloth": 12, "coin": 12}


@pytest.mark.rule("CK-009", "CK-191")
def test_three_decks_of_eighteen_cards() -> None:
    table = knights_table()
    decks = [deck(table, track) for track in ("trade", "politics", "science")]
    assert [len(cards) for cards in decks] == [18, 18, 18]
    assert sum((Counter(cards) for cards in decks), Counter()) == CARDS
    assert {"merchant", "resource_monopoly"} < set(decks[0])
    assert {"spy", "constitution"} < set(decks[1])
    assert {"alchemist", "printer"} < set(decks[2])


@pytest.mark.rule("CK-010", "CK-011")
def test_pieces_of_every_player_and_what_knights_are_worth() -> None:
    table = knights_table()
    for seat in range(4):
        assert table.view()["seats"][seat]["supply"] == {
            "settlement": 5,
            "city": 4,
            "road": 15,
            "basic_knight": 2,
            "strong_knight": 2,
            "mighty_knight": 2,
            "wall": 3,
        }
    for place, strength in (("(0,0) N", "basic"), ("(0,1) N", "strong"), ("(0,2) N", "mighty")):
        knight(table, 0, place, strength)
    assert sorted(told["strength"] for told in table.view()["cities_and_knights"]["knights"]) == [1, 2, 3]


@pytest.mark.rule("CK-012", "CK-013", "CK-026")
def test_three_metropolises_and_the_merchant_start_off_the_board() -> None:
    table = knights_table()
    assert len(kept(table)["metropolis"]) == 3
    told = table.view()["cities_and_knights"]
    assert told["metropolises"] == {}
    assert told["merchant"] is None


@pytest.mark.rule("CK-014")
def test_defender_cards_never_run_out() -> None:
    table = knights_table(*[throw(1, 1, "ship")] * 8, target=30)
    knight(table, 0, "(0,0) N", active=True)
    table.turn(0)
    for count in range(1, 9):
        barbarians_at(table, 6)
        table.act(0, "roll")
        assert own(table).defender.of(table.kernel, 0) == count
        set_active(table.kernel, own(table), table.vertex("(0,0) N"), 1)
        table.turn(0)
    assert table.points(0) == 8


@pytest.mark.rule("CK-015", "CK-025", "CK-037")
def test_the_ship_needs_seven_steps_from_its_start_to_the_landing() -> None:
    table = knights_table(*[throw(1, 1, "ship")] * 8)
    assert own(table).ship.of(table.kernel) == 0
    steps = []
    for _ in range(7):
        table.turn(0)
        table.act(0, "roll")
        steps.append((int(own(table).ship.of(table.kernel)), int(own(table).attacks.of(table.kernel))))
    assert steps == [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0), (0, 1)]


@pytest.mark.rule("CK-016", "CK-017")
def test_a_red_die_a_yellow_die_and_an_event_die_with_three_ships_and_three_gates() -> None:
    faces = []
    for pips in range(1, 7):
        table = knights_table((2, 5, pips))
        table.turn(0)
        events = table.act(0, "roll")
        faces.append(next(event.public["face"] for event in events if event.kind == "event_die"))
        assert table.view()["dice"] == [2, 5]
        assert table.view()["cities_and_knights"]["red_die"] == 2
    assert Counter(faces) == {"ship": 3, "trade": 1, "politics": 1, "science": 1}
    assert len(FACES) == SHIP_FACES + 1


@pytest.mark.rule("CK-018")
def test_no_development_cards_and_no_largest_army() -> None:
    table = knights_table()
    table.hand(0, wool=5, grain=5, ore=5)
    table.turn(0, rolled=True)
    assert table.legal(0, "buy_card") == []
    table.refused(0, "buy_card")
    assert table.state.deck_left == 0
    assert list(table.view()["awards"]) == ["longest_road"]


@pytest.mark.rule("CK-019")
def test_longest_road_is_worth_two_points_from_five_roads_on() -> None:
    table = knights_table()
    table.put(0, "road", "(0,0) NW", "(0,0) NE", "(0,1) NW", "(0,1) NE")
    assert table.holder("longest_road") is None
    table.put(0, "road", "(0,2) NW")
    assert table.holder("longest_road") == 0
    assert table.points(0) == 2


@pytest.mark.rule("CK-020")
def test_what_everything_costs() -> None:
    table = knights_table()
    table.put(0, "city", "(4,0) S")
    table.put(0, "settlement", "(0,0) NW")
    table.put(0, "road", "(0,0) NW", "(0,0) NE")
    table.turn(0, rolled=True)

    def price(kind: str, **place: str) -> dict[str, int]:
        table.hand(0, wood=5, brick=5, wool=5, grain=5, ore=5, paper=1)
        before = table.cards(0)
        table.act(0, kind, **place)
        after = table.cards(0)
        return {card: count - after.get(card, 0) for card, count in before.items() if count != after.get(card, 0)}

    assert price("build_wall", vertex="(4,0) S") == {"brick": 2}
    assert price("recruit_knight", vertex="(0,0) N") == {"wool": 1, "ore": 1}
    assert price("activate_knight", vertex="(0,0) N") == {"grain": 1}
    assert price("promote_knight", vertex="(0,0) N") == {"wool": 1, "ore": 1}
    assert price("improve", track="science") == {"paper": 1}
    assert price("build_road", edge="(0,1) NW") == {"wood": 1, "brick": 1}
    assert price("build_settlement", vertex="(0,0) NE") == {"wood": 1, "brick": 1, "wool": 1, "grain": 1}
    assert price("build_city", vertex="(0,0) NE") == {"grain": 2, "ore": 3}


# Set-up


@pytest.mark.rule("CK-021")
@pytest.mark.parametrize("board", ["variable", "beginner", "drafted"])
def test_the_board_comes_about_as_in_the_base_game(board: str) -> None:
    game = Game.new(["cities_and_knights"], 4, seed=5, options={"board": board})
    while game.decision in ("lay_hex", "choose_corner"):
        game.apply(game.actors[0], game.legal_actions(game.actors[0])[0])
    state = game.kernel.state
    island = load_map("base")
    assert Counter(state.terrain) == Counter(island.terrain)
    assert Counter(state.numbers) == Counter(island.numbers)
    assert len(game.view().to_json()["board"]["harbours"]) == 9
    assert (list(state.terrain) == load_map("cities_and_knights").terrain) == (board == "beginner")


@pytest.mark.rule("CK-022")
def test_the_fixed_board_is_that_of_cities_and_knights() -> None:
    for modules, players in ((["cities_and_knights"], 3), (["cities_and_knights", "two_player"], 2)):
        board = Game.new(modules, players, seed=1, options={"board": "beginner"}).view().to_json()["board"]
        assert board["terrain"][:4] == ["hill", "mountain", "hill", "forest"]
        assert board["numbers"][:4] == [[6], [2], [5], [3]]
    with pytest.raises(ConfigError, match="fixed_start does not exist with cities_and_knights"):
        Game.new(["cities_and_knights"], 4, options={"board": "beginner", "fixed_start": True})


@pytest.mark.rule("CK-023")
def test_decks_are_shuffled_and_nobody_starts_with_a_card() -> None:
    games = [Game.new(["cities_and_knights"], 4, seed=seed) for seed in range(3)]
    orders = set()
    for game in games:
        table = knights_table()
        table.game = game
        orders.add(tuple(deck(table, "science")))
        told = game.view(0).to_json()["cities_and_knights"]
        assert told["decks"] == {"trade": 18, "politics": 18, "science": 18}
        assert told["progress_cards"] == [{"trade": 0, "politics": 0, "science": 0}] * 4
        assert told["own"] == {}
    assert len(orders) == 3


@pytest.mark.rule("CK-024")
def test_everybody_starts_at_level_0() -> None:
    assert knights_table().view()["cities_and_knights"]["levels"] == [{"trade": 0, "politics": 0, "science": 0}] * 4


@pytest.mark.rule("CK-027", "CK-076")
def test_the_robber_waits_for_the_desert_and_blocks_nothing() -> None:
    table = knights_table(throw(1, 2))
    assert table.state.robber == table.hex("(1,2)")
    table.turn(0)
    assert table.view()["board"]["robber"] == "off_board"
    assert table.view()["cities_and_knights"]["robber_start"] == table.hex("(1,2)")
    # Also where the desert of a map has a number, as a scenario's start hex may.
    own(table).robber_start.put(table.kernel, table.hex("(1,0)"))
    table.put(1, "settlement", "(1,0) N")
    table.act(0, "roll")
    assert table.cards(1) == {"wood": 1}


# Founding


@pytest.mark.rule("CK-028", "CK-029", "CK-030", "CK-032", "CK-033")
def test_a_settlement_and_a_road_clockwise_then_a_city_and_a_road_back() -> None:
    table = knights_table(roll_off=[(1, 1), (6, 6), (1, 1), (1, 1)])
    order = []
    kinds: set[str] = set()
    while table.decision in ("found_building", "found_route"):
        seat = table.game.actors[0]
        legal = table.legal(seat)
        kinds |= {action.kind for action in legal}
        events = table.game.apply(seat, legal[-1])
        order += [(seat, event.public["piece"]) for event in events if event.kind == "built"]
    forward = [(seat, piece) for seat in (1, 2, 3, 0) for piece in ("settlement", "road")]
    back = [(seat, piece) for seat in (0, 3, 2, 1) for piece in ("city", "road")]
    assert order == forward + back
    assert kinds == {"found_building", "found_road"}
    assert table.game.actors == [1]
    told = table.view()
    assert [seat["points"] for seat in told["seats"]] == [3, 3, 3, 3]
    for seat in told["seats"]:
        assert (seat["supply"]["settlement"], seat["supply"]["city"], seat["supply"]["road"]) == (4, 3, 13)
        assert (seat["supply"]["basic_knight"], seat["supply"]["wall"]) == (2, 3)
    assert told["cities_and_knights"]["levels"] == [{"trade": 0, "politics": 0, "science": 0}] * 4


@pytest.mark.rule("CK-029", "CK-030", "CK-031")
def test_the_founding_city_keeps_its_distance_and_pays_one_resource_per_hex() -> None:
    table = knights_table(players=3)
    for seat, place, edge in ((0, "(0,0) N", "(0,0) NW"), (1, "(0,2) N", "(0,2) NE"), (2, "(4,2) S", "(4,2) SE")):
        table.act(seat, "found_building", vertex=place)
        table.act(seat, "found_road", edge=edge)
    assert [table.cards(seat) for seat in range(3)] == [{}, {}, {}]
    table.act(2, "found_building", vertex="(4,0) S")
    table.act(2, "found_road", edge="(4,0) SE")
    table.refused(1, "found_building", vertex="(0,2) NE")
    # Far from its first settlement, amid a mountain and two pastures.
    table.act(1, "found_building", vertex="(2,3) S")
    table.act(1, "found_road", edge="(2,3) SE")
    table.act(0, "found_building", vertex="(1,1) NW")
    assert table.cards(2) == {"grain": 1}
    assert table.cards(1) == {"ore": 1, "wool": 2}
    assert table.cards(0) == {"wood": 1, "brick": 1, "ore": 1}
    assert table.in_bank("coin") == 12


@pytest.mark.rule("CK-300")
def test_trade_and_building_are_always_combined() -> None:
    assert check_options(["cities_and_knights"], 4, {})["trade_build"] == "combined"
    with pytest.raises(ConfigError, match="CK-300"):
        check_options(["cities_and_knights"], 4, {"trade_build": "separate"})
    assert "fixed_start" not in options_for(["cities_and_knights"], 4)
    table = knights_table()
    table.put(0, "settlement", "(0,0) NW")
    table.hand(0, brick=2, wood=5)
    table.turn(0, rolled=True)
    table.act(0, "build_road", edge="(0,0) NW")
    table.act(0, "bank_trade", give="wood", take="paper")
