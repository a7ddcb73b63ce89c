"""The barbarians: their way, their strength against the knights', and who is honoured."""

from __future__ import annotations

import pytest

from skerry.engine.event import Event
from skerry.rules.cities_and_knights.knights import set_active
from tests.event_deck import event_deck
from tests.knights import (
    barbarians_at,
    deck,
    give,
    is_active,
    kept,
    knight,
    leave,
    level,
    metropolis,
    on_top,
    own,
    progress,
    swap,
    unlock,
    wall,
)
from tests.table import Table, crest_vertex

# Places for cities that are far from each other.
SITES = {
    0: ("(0,0) N", "(0,0) S", "(0,2) N", "(0,2) S"),
    1: ("(2,0) SW", "(2,1) S", "(2,2) S", "(2,3) S"),
    2: ("(4,0) S", "(4,1) S", "(4,2) S", "(4,2) NE"),
}
# Empty vertices for knights of each seat, along the north of the middle row.
POSTS = {0: (0, 1, 2), 1: (3, 4, 5), 2: (6, 7, 8), 3: (9,)}


def landing(*dice: tuple[int, int, int], active: int = 0, cities: tuple[int, ...] = (), players: int = 4) -> Table:
    """The ship is one step from the landing, the seat on turn has not rolled, and seats have so many cities."""
    table = Table(["cities_and_knights"], players, dice=dice or [(1, 1, 1)])
    for seat, count in enumerate(cities):
        table.put(seat, "city", *SITES[seat][:count])
    table.turn(active)
    barbarians_at(table, 6)
    return table


def post(table: Table, seat: int, *strengths: str, active: bool = True) -> None:
    for k, strength in zip(POSTS[seat], strengths, strict=False):
        knight(table, seat, crest_vertex(2, k), strength, active=active)


def attacked(events: list[Event]) -> dict[str, object]:
    (told,) = [event.public for event in events if event.kind == "barbarians_attacked"]
    return {name: told[name] for name in ("strength", "defence", "winner")}


def defenders(table: Table) -> list[int]:
    return kept(table)["defender"]


# The way


@pytest.mark.rule("CK-157", "CK-015", "CK-025", "CK-037")
def test_the_seventh_ship_brings_the_attack_and_gates_do_not_count() -> None:
    pips = [1, 4, 2, 3, 5, 1, 1, 6, 2]
    table = Table(["cities_and_knights"], dice=[(1, 1, pip) for pip in [*pips, 1]])
    table.turn(0)
    for turn, _ in enumerate(pips):
        assert own(table).attacks.of(table.kernel) == 0
        table.act(turn % 4, "roll")
        table.act(turn % 4, "end_turn")
    assert own(table).ship.of(table.kernel) == 6
    table.act(1, "roll")
    assert (own(table).ship.of(table.kernel), own(table).attacks.of(table.kernel)) == (0, 1)


@pytest.mark.rule("CK-157", "CK-180")
def test_after_an_attack_it_takes_seven_ships_again() -> None:
    table = landing(*[(1, 1, 1)] * 8)
    for turn in range(8):
        table.act(turn % 4, "roll")
        assert own(table).ship.of(table.kernel) == turn % 7
        assert own(table).attacks.of(table.kernel) == 1 + turn // 7
        table.act(turn % 4, "end_turn")


@pytest.mark.rule("CK-157")
def test_nothing_is_activated_in_response_to_the_landing() -> None:
    table = landing(cities=(0, 2))
    post(table, 0, "mighty", "mighty", active=False)
    table.hand(0, grain=2)
    table.act(0, "roll")
    # The roll is carried out to the end of the attack: seat 1 is to lose a city already.
    assert (table.decision, table.game.actors) == ("lose_city", [1])


# Strength against strength


@pytest.mark.rule("CK-158", "CK-107")
def test_every_city_counts_once_with_or_without_a_metropolis_and_settlements_do_not() -> None:
    table = landing(cities=(2, 2, 1))
    metropolis(table, "trade", SITES[0][0])
    table.put(3, "settlement", "(3,3) SE", "(1,3) NE")
    assert attacked(table.act(0, "roll"))["strength"] == 5


@pytest.mark.rule("CK-158", "CK-176")
def test_a_sideways_city_does_not_attract_barbarians() -> None:
    table = landing((1, 1, 1), (1, 1, 1), cities=(1, 1))
    table.put(0, "settlement", *SITES[2], "(3,3) SE")
    assert attacked(table.act(0, "roll"))["strength"] == 2
    assert own(table).sideways.of(table.kernel, table.vertex(SITES[0][0])) == 1
    barbarians_at(table, 6)
    table.turn(1)
    assert attacked(table.act(1, "roll"))["strength"] == 0


@pytest.mark.rule("CK-159", "CK-160", "CK-011")
def test_active_knights_of_all_players_defend_with_their_full_strength() -> None:
    table = landing(cities=(2,))
    post(table, 0, "basic")
    post(table, 1, "strong")  # has no city
    post(table, 2, "mighty", "basic")
    post(table, 3, "mighty", active=False)
    knight(table, 2, crest_vertex(3, 0), "mighty", active=False)
    assert attacked(table.act(0, "roll"))["defence"] == 1 + 2 + 3 + 1


@pytest.mark.rule("CK-160", "CK-006")
def test_no_knight_is_held_back() -> None:
    table = landing(cities=(1,))
    post(table, 0, "basic")
    post(table, 1, "basic", "basic")
    table.act(0, "roll")
    # Two against one, as all took part; nobody was asked whether to hold back.
    assert defenders(table) == [0, 1, 0, 0]
    assert table.decision == "action"


@pytest.mark.rule("CK-161")
def test_a_contribution_is_the_sum_of_the_own_active_strengths() -> None:
    table = landing(cities=(1,))
    post(table, 0, "basic", "basic", "strong")  # 4
    post(table, 1, "mighty")  # 3
    post(table, 2, "strong", "basic")  # 3
    knight(table, 1, crest_vertex(3, 0), "mighty")
    table.act(0, "roll")
    assert defenders(table) == [1, 0, 0, 0]


@pytest.mark.parametrize(
    ("knights", "winner"),
    [(("basic", "basic", "strong"), "barbarians"), (("basic", "strong", "strong"), "knights"), ((), "barbarians")],
)
@pytest.mark.rule("CK-162")
def test_the_knights_win_with_as_much_strength_as_there_are_cities(knights: tuple[str, ...], winner: str) -> None:
    table = landing(cities=(3, 2))
    post(table, 2, *knights)
    told = attacked(table.act(0, "roll"))
    assert (told["strength"], told["winner"]) == (5, winner)
    assert defenders(table) == ([0, 0, 1, 0] if winner == "knights" else [0] * 4)
    assert (table.decision == "lose_city") == (winner == "barbarians")


# Honour


@pytest.mark.rule("CK-163", "CK-014", "CK-289")
def test_the_sole_best_defender_gets_a_point_for_good() -> None:
    table = landing((1, 1, 1), (1, 1, 1), cities=(1, 1))
    post(table, 2, "mighty")
    post(table, 1, "strong")
    events = table.act(0, "roll")
    assert [event.to_json(3) for event in events if event.kind == "defender_honoured"] == [
        {"event": "defender_honoured", "seat": 2}
    ]
    assert defenders(table) == [0, 0, 1, 0]
    assert [table.points(seat) for seat in range(4)] == [2, 2, 1, 0]
    assert table.view(3)["cities_and_knights"]["defenders"] == [0, 0, 1, 0]
    assert progress(table, 2) == {}
    barbarians_at(table, 6)
    table.turn(1)
    table.act(1, "roll")  # nobody is awake, both cities fall, the point stays
    assert [table.points(seat) for seat in range(4)] == [1, 1, 1, 0]


@pytest.mark.rule("CK-014")
def test_there_is_always_another_defender_card() -> None:
    table = landing(*[(1, 1, 1)] * 8, cities=(1,))
    post(table, 3, "basic")
    for turn in range(8):
        barbarians_at(table, 6)
        set_active(table.kernel, own(table), table.vertex(crest_vertex(2, POSTS[3][0])), 1)
        table.act(turn % 4, "roll")
        table.act(turn % 4, "end_turn")
    assert defenders(table) == [0, 0, 0, 8]
    assert table.points(3) == 8


@pytest.mark.rule("CK-163", "CK-043", "CK-287")
def test_a_defender_card_wins_at_once_in_the_own_turn() -> None:
    table = landing((1, 1, 1), cities=(4,))
    table.put(0, "settlement", "(4,0) S", "(4,1) S", "(4,2) S", "(3,3) SE")
    table.hand(0)
    post(table, 0, "mighty", "basic")
    assert table.points(0) == 12
    table.act(0, "roll")
    assert table.game.winner == 0
    assert table.cards(0) == {}  # before production


@pytest.mark.rule("CK-164", "CK-174", "CK-003")
def test_tied_best_defenders_draw_from_decks_of_their_choice_in_turn_order() -> None:
    table = landing((1, 1, 1), active=2, cities=(1,))
    post(table, 0, "strong")
    post(table, 2, "basic", "basic")
    post(table, 3, "strong")
    post(table, 1, "basic")
    sizes = {track: len(deck(table, track)) for track in ("trade", "politics", "science")}
    for name in ("merchant", "warlord", "smith"):
        on_top(table, name)
    table.act(2, "roll")
    for seat, track, card in ((2, "science", "smith"), (3, "trade", "merchant"), (0, "politics", "warlord")):
        assert (table.decision, table.game.actors) == ("choose_deck", [seat])
        table.act(seat, "choose_deck", track=track)
        assert progress(table, seat) == {card: 1}
        assert not table.game.can_undo(seat), "the card has been seen"
    assert defenders(table) == [0] * 4
    assert progress(table, 1) == {}
    assert {track: len(deck(table, track)) for track in sizes} == {track: size - 1 for track, size in sizes.items()}
    assert (table.decision, table.game.actors) == ("action", [2])


@pytest.mark.rule("CK-165")
def test_a_defender_draws_from_a_deck_without_any_level_there() -> None:
    table = landing(cities=(1,))
    post(table, 0, "basic")
    post(table, 1, "basic")
    level(table, 1, "science", 5)
    on_top(table, "warlord")
    table.act(0, "roll")
    assert {action.operands["track"] for action in table.legal(0)} == {"trade", "politics", "science"}
    table.act(0, "choose_deck", track="politics")
    assert progress(table, 0) == {"warlord": 1}


@pytest.mark.rule("CK-166")
def test_an_empty_deck_cannot_be_chosen() -> None:
    table = landing(cities=(1,))
    post(table, 0, "basic")
    post(table, 1, "basic")
    on_top(table, "warlord")
    for track, left in (("trade", 0), ("politics", 1), ("science", 0)):
        # Keep the top of the deck as its only card.
        swap(table, track, 0, 17)
        leave(table, track, left)
    table.act(0, "roll")
    assert table.refused(0, "choose_deck", track="trade") == "there is no card left in that deck"
    table.act(0, "choose_deck", track="politics")
    # Now all are empty: seat 1 gets nothing, and the turn goes on.
    assert (table.decision, table.game.actors) == ("action", [0])
    assert (progress(table, 0), progress(table, 1)) == ({"warlord": 1}, {})


@pytest.mark.rule("CK-167", "CK-049")
def test_a_point_card_drawn_in_a_tied_defence_is_laid_open() -> None:
    table = landing(cities=(1,))
    post(table, 0, "basic")
    post(table, 1, "basic")
    on_top(table, "constitution")
    table.act(0, "roll")
    table.act(0, "choose_deck", track="science")
    table.act(1, "choose_deck", track="politics")
    assert progress(table, 1) == {}
    assert table.points(1) == 1
    assert table.view(2)["cities_and_knights"]["open_cards"] == {"constitution": 1}


@pytest.mark.rule("CK-167", "CK-043")
def test_a_point_card_of_the_active_player_ends_the_game_before_others_draw() -> None:
    table = landing(cities=(4,))
    table.put(0, "settlement", "(4,0) S", "(4,1) S", "(4,2) S", "(3,3) SE")
    post(table, 0, "mighty", "basic")
    post(table, 1, "mighty", "basic")
    on_top(table, "printer")
    table.act(0, "roll")
    table.act(0, "choose_deck", track="science")
    assert table.game.winner == 0
    assert progress(table, 1) == {}


@pytest.mark.rule("CK-167", "CK-051", "CK-052", "CK-055")
def test_when_all_have_drawn_those_not_on_turn_discard_down_to_four() -> None:
    table = landing(active=1, cities=(1,))
    for seat in (0, 1, 2):
        post(table, seat, "basic")
    give(table, 0, "smith", "crane", "mining", "irrigation")
    give(table, 1, "smith", "crane", "mining", "irrigation")
    give(table, 2, "spy", "spy", "spy", "wedding")
    for name in ("merchant", "warlord"):
        on_top(table, name)
    table.act(1, "roll")
    table.act(1, "choose_deck", track="trade")
    table.act(2, "choose_deck", track="politics")
    assert table.decision == "choose_deck"  # all draw before anybody discards
    table.act(0, "choose_deck", track="science")
    assert (table.decision, table.game.actors) == ("discard_progress", [2])
    table.act(2, "discard_progress", card="warlord")  # the new one
    assert (table.decision, table.game.actors) == ("discard_progress", [0])
    table.act(0, "discard_progress", card="crane")
    assert (table.decision, table.game.actors) == ("action", [1])
    assert [sum(progress(table, seat).values()) for seat in range(3)] == [4, 5, 4]


@pytest.mark.rule("CK-168")
def test_without_any_knight_nobody_is_honoured() -> None:
    table = landing()
    told = attacked(table.act(0, "roll"))
    assert told == {"strength": 0, "defence": 0, "winner": "knights"}
    assert defenders(table) == [0] * 4
    assert table.decision == "action"
    assert all(progress(table, seat) == {} for seat in range(4))


@pytest.mark.rule("CK-163", "CK-162")
def test_a_knight_is_honoured_where_there_was_nothing_to_defend() -> None:
    table = landing()
    post(table, 3, "basic")
    table.act(0, "roll")
    assert defenders(table) == [0, 0, 0, 1]


# Afterwards


@pytest.mark.parametrize("cities", [(1, 0, 0), (4, 4, 0)])
@pytest.mark.rule("CK-180", "CK-181")
def test_after_every_attack_the_ship_goes_home_and_all_knights_sleep(cities: tuple[int, ...]) -> None:
    table = landing(cities=cities)
    post(table, 0, "basic", "strong")
    post(table, 2, "mighty")
    table.act(0, "roll")
    assert own(table).ship.of(table.kernel) == 0
    assert not any(is_active(table, crest_vertex(2, k)) for k in range(10))
    assert kept(table)["knight"].count(0) == 54 - 3


@pytest.mark.rule("CK-181", "CK-128")
def test_a_knight_put_to_sleep_by_the_attack_does_not_act_in_that_turn() -> None:
    table = landing(cities=(1,))
    table.put(0, "road", "(2,0) NW", "(2,0) NE")
    post(table, 0, "basic")
    table.hand(0, grain=1)
    table.act(0, "roll")
    place = crest_vertex(2, 0)
    assert table.refused(0, "move_knight", vertex=place) == "only an active knight can act"
    table.act(0, "activate_knight", vertex=place)
    assert "from your next turn on" in table.refused(0, "move_knight", vertex=place)


@pytest.mark.rule("CK-182", "CK-279", "CK-036")
def test_production_follows_the_attack_and_all_that_it_asks() -> None:
    # Seat 1's cities at the field with the 4; the attack pillages one of them before it yields.
    table = landing((2, 2, 1), cities=(0, 0))
    table.put(1, "city", "(2,1) N", "(2,1) S")
    table.act(0, "roll")
    assert table.decision == "lose_city"
    assert table.cards(1) == {}
    table.act(1, "lose_city", vertex="(2,1) N")
    assert table.cards(1) == {"grain": 3}
    assert (table.decision, table.game.actors) == ("action", [0])


@pytest.mark.rule("CK-077", "CK-076", "CK-027")
def test_the_first_attack_whoever_wins_unlocks_the_robber_on_its_start_hex() -> None:
    for cities in ((0,), (1,)):
        table = landing((1, 1, 1), (3, 4, 4), cities=cities)
        assert table.view()["board"]["robber"] == "off_board"
        assert table.view()["cities_and_knights"]["robber_start"] == table.hex("(1,2)")
        table.act(0, "roll")
        assert table.state.robber == table.hex("(1,2)")
        assert table.view()["cities_and_knights"]["robber_start"] is None
        table.turn(1)
        table.act(1, "roll")
        assert table.decision == "move_robber"


@pytest.mark.rule("CK-077")
def test_a_later_attack_leaves_the_robber_where_it_is() -> None:
    table = landing()
    unlock(table)
    table.robber("(4,1)")
    table.act(0, "roll")
    assert own(table).attacks.of(table.kernel) == 2
    assert table.state.robber == table.hex("(4,1)")


@pytest.mark.rule("CK-078", "CK-278", "CK-113")
def test_attack_and_seven_on_one_roll_come_in_this_order() -> None:
    table = landing((3, 4, 1), cities=(0, 2))
    table.hand(0, wool=8)
    table.hand(1, ore=9)
    wall(table, 1, SITES[1][0])
    post(table, 0, "basic")
    table.act(0, "roll")
    assert (table.decision, table.game.actors) == ("lose_city", [1])
    table.act(1, "lose_city", vertex=SITES[1][0])
    assert not is_active(table, crest_vertex(2, 0))
    # With the wall gone, nine cards are too many.
    assert (table.decision, table.game.actors) == ("discard", [0, 1])
    for seat in (0, 1):
        for _ in range(4):
            table.act(seat, "discard", card="wool" if seat == 0 else "ore")
    assert (table.decision, table.game.actors) == ("move_robber", [0])
    assert "another land hex" in table.refused(0, "move_robber", hex="(1,2)")
    table.act(0, "move_robber", hex="(3,1)")
    assert table.state.robber == table.hex("(3,1)")


# Event cards that count knights


def with_cards(*tops: tuple[str, int]) -> Table:
    table = Table(["cities_and_knights", "event_cards"], dice=[(1, 4)], decks={"event_cards": event_deck(*tops)})
    table.turn(0)
    return table


@pytest.mark.rule("CK-301", "EVNT-35")
def test_a_tournament_counts_active_knights_and_not_their_strength() -> None:
    table = with_cards(("tournament", 5))
    post(table, 0, "mighty")
    knight(table, 0, crest_vertex(3, 0), "mighty")
    post(table, 1, "basic", "basic")
    post(table, 2, "strong", "basic")
    table.act(0, "roll")
    for seat in (1, 2):
        assert (table.decision, table.game.actors) == ("choose_resource", [seat])
        table.act(seat, "choose_resource", card="ore")
    assert table.decision == "action"


@pytest.mark.rule("CK-301", "EVNT-53")
def test_a_conflict_is_won_by_the_most_active_knights_and_not_by_their_strength() -> None:
    table = with_cards(("conflict", 3))
    for seat in (0, 2, 3):
        table.hand(seat, coin=1)
    post(table, 0, "mighty", "mighty", active=False)
    post(table, 2, "mighty")
    post(table, 1, "basic", "basic")
    table.act(0, "roll")
    assert table.cards(1) == {"coin": 3}


@pytest.mark.rule("CK-159", "CK-158")
def test_what_the_knights_face_is_the_same_whoever_is_on_turn() -> None:
    for active in range(4):
        table = landing(active=active, cities=(2, 1, 1))
        post(table, 3, "mighty")
        assert attacked(table.act(active, "roll")) == {"strength": 4, "defence": 3, "winner": "barbarians"}
