"""Playing progress cards: when, how many, what becomes of them, and which may be played at all."""

from __future__ import annotations

import random

import pytest

from skerry import Game
from skerry.engine.errors import IllegalAction
from skerry.engine.placement import piece_fits
from skerry.rules.cities_and_knights.scoring import refresh_points
from skerry.rules.cities_and_knights.tables import TRACKS
from tests.knights import (
    begun,
    bottom_is_public,
    deck,
    give,
    holding,
    knight,
    lively,
    module,
    on_top,
    own,
    play,
    playable,
    progress,
    unlock,
)
from tests.suites.invariants import Invariants
from tests.table import Table

POINT_CARDS = {"printer", "constitution"}
CARDS = {
    "science": {
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
    },
    "politics": {
        "bishop": 2,
        "constitution": 1,
        "deserter": 2,
        "diplomat": 2,
        "intrigue": 2,
        "saboteur": 2,
        "spy": 3,
        "warlord": 2,
        "wedding": 2,
    },
    "trade": {
        "commercial_harbor": 2,
        "master_merchant": 2,
        "merchant": 6,
        "merchant_fleet": 2,
        "resource_monopoly": 4,
        "trade_monopoly": 2,
    },
}
AFTER_THE_ROLL = sorted({name for deck in CARDS.values() for name in deck} - POINT_CARDS - {"alchemist"})


@pytest.mark.rule("CK-191")
def test_the_decks_hold_exactly_the_cards_of_the_table() -> None:
    table = Table(["cities_and_knights"])
    for track, cards in CARDS.items():
        names = deck(table, track)
        assert len(names) == 18
        assert {name: names.count(name) for name in names} == cards


@pytest.mark.rule("CK-183")
@pytest.mark.parametrize("card", AFTER_THE_ROLL)
def test_a_card_is_played_in_ones_own_action_phase_only(card: str) -> None:
    table = lively(dice=[(2, 2, 1)])
    give(table, 0, card)
    assert table.refused(0, "play_progress", card=card) == f"{card} is played after the roll"
    table.act(0, "roll")
    assert table.decision == "action"
    assert card in playable(table)
    assert "is not asked now" in table.refused(2, "play_progress", card=card)
    play(table, card)


@pytest.mark.rule("CK-183")
def test_the_alchemist_is_played_before_the_roll_only() -> None:
    table = lively(dice=[(2, 2, 1)])
    give(table, 0, "alchemist")
    assert playable(table) == {"alchemist"}
    table.act(0, "roll")
    assert table.refused(0, "play_progress", card="alchemist") == "alchemist is played before the roll"
    assert playable(table) == set()


@pytest.mark.rule("CK-184")
def test_any_number_of_cards_in_a_turn_and_at_once_after_the_draw() -> None:
    table = lively(dice=[(2, 2, 6)])
    give(table, 0, "warlord", "irrigation", "mining")
    own(table).level.set(table.kernel, 2, 1)
    on_top(table, "engineer")
    table.act(0, "roll")
    assert progress(table, 0)["engineer"] == 1
    play(table, "engineer")
    table.act(0, "place_wall", vertex="(2,2) NW")
    for card in ("warlord", "irrigation", "mining"):
        play(table, card)
    assert progress(table, 0) == {}


@pytest.mark.rule("CK-185")
def test_a_played_card_is_shown_and_goes_to_the_bottom_when_it_is_resolved() -> None:
    table = begun()
    table.put(0, "settlement", "(2,2) NW")
    give(table, 0, "merchant")
    before = deck(table, "trade")
    events = play(table, "merchant")
    shown = {"event": "progress_played", "seat": 0, "card": "merchant"}
    assert [event.to_json(3) for event in events if event.kind == "progress_played"] == [shown]
    # While it is carried out nobody could draw it.
    assert deck(table, "trade") == before
    assert progress(table, 0) == {}
    table.act(0, "place_merchant", hex="(2,2)")
    assert deck(table, "trade") == ["merchant", *before]
    assert bottom_is_public(table, "trade")


@pytest.mark.rule("CK-185")
def test_a_card_without_questions_goes_to_the_bottom_at_once() -> None:
    table = begun()
    table.put(0, "settlement", "(2,2) NW")
    give(table, 0, "mining", "irrigation")
    before = deck(table, "science")
    play(table, "mining")
    play(table, "irrigation")
    assert deck(table, "science") == ["irrigation", "mining", *before]


@pytest.mark.rule("CK-186", "CK-218", "CK-222")
@pytest.mark.parametrize(("card", "track", "face"), [("printer", "science", 6), ("constitution", "politics", 5)])
def test_a_card_of_points_lies_open_for_good(card: str, track: str, face: int) -> None:
    table = Table(["cities_and_knights"], dice=[(1, 1, face)])
    own(table).level.set(table.kernel, 3 + TRACKS.index(track), 1)
    on_top(table, card)
    table.turn(0)
    before = table.points(1)
    table.act(0, "roll")
    assert table.points(1) == before + 1
    assert progress(table, 1) == {}
    assert card not in deck(table, track)
    assert table.view(2)["cities_and_knights"]["open_cards"] == {card: 1}
    # It is no card of a hand: a spy finds nothing, and it is never played.
    give(table, 0, "spy")
    assert playable(table) == set()
    table.act(0, "end_turn")
    assert playable(table, 1) == set()
    assert table.points(1) == before + 1


@pytest.mark.rule("CK-187")
def test_a_card_without_any_effect_is_refused_and_not_spent() -> None:
    table = begun()
    give(table, 0, "irrigation")
    assert table.refused(0, "play_progress", card="irrigation") == (
        "irrigation cannot be played now: you have no building at a field, or the bank has no grain"
    )
    assert table.refused(0, "play_progress", card="mining") == "you hold no mining"
    assert progress(table, 0) == {"irrigation": 1}


@pytest.mark.rule("CK-187")
def test_on_an_empty_board_hardly_any_card_has_an_effect() -> None:
    table = begun()
    give(table, 0, *AFTER_THE_ROLL)
    # Numbers can be swapped; a rate holds for the rest of the turn, in which cards may come.
    assert playable(table) == {"inventor", "merchant_fleet"}


@pytest.mark.rule("CK-187", "CK-188")
@pytest.mark.parametrize("card", ["resource_monopoly", "trade_monopoly"])
def test_a_monopoly_needs_a_hand_that_could_hold_something(card: str) -> None:
    table = begun()
    give(table, 0, card)
    table.hand(0, wood=3, paper=3)
    assert playable(table) == set()
    table.hand(1, wood=1)
    assert playable(table) == {card}
    # What lies in the bank is open as well: with all of its cards there, no hand can hold one.
    table.hand(0)
    table.hand(1, **({"paper": 1} if card == "resource_monopoly" else {"wood": 1}))
    assert playable(table) == set()


@pytest.mark.rule("CK-188")
@pytest.mark.parametrize(("card", "kind"), [("resource_monopoly", "ore"), ("trade_monopoly", "coin")])
def test_a_monopoly_that_finds_nothing_is_spent(card: str, kind: str) -> None:
    table = begun()
    give(table, 0, card)
    table.hand(1, wood=1, paper=1)
    play(table, card)
    table.act(0, "name_monopoly", card=kind)
    assert table.cards(0) == {}
    assert table.cards(1) == {"wood": 1, "paper": 1}
    assert progress(table, 0) == {}


@pytest.mark.rule("CK-188")
def test_a_commercial_harbor_that_finds_no_commodity_is_spent() -> None:
    table = begun()
    give(table, 0, "commercial_harbor")
    table.hand(0, wood=1)
    table.hand(1, ore=2)
    play(table, "commercial_harbor")
    assert progress(table, 0) == {}
    table.act(0, "offer_resource", card="wood", seat=1)
    assert table.cards(0) == {"wood": 1}
    assert table.cards(1) == {"ore": 2}


@pytest.mark.rule("CK-189")
def test_all_points_are_compared_whatever_they_come_from() -> None:
    table = begun()
    for seat in (0, 1, 2):
        table.put(seat, "settlement", f"(2,{seat}) N")
    table.hand(1, wood=2)
    table.hand(2, wood=2)
    give(table, 0, "wedding", "master_merchant")
    assert playable(table) == set()
    own(table).merchant_hex.put(table.kernel, table.hex("(2,1)"))
    own(table).merchant_holder.put(table.kernel, 1)
    own(table).defender.set(table.kernel, 2, 1)
    module(table).refresh_all_rates(table.kernel)
    refresh_points(table.kernel, own(table))
    assert playable(table) == {"wedding", "master_merchant"}
    play(table, "wedding")
    assert table.game.actors == [1, 2]
    assert table.view(3)["seats"][1]["points"] == 2


@pytest.mark.rule("CK-190")
def test_each_player_never_means_the_player_of_the_card() -> None:
    table = begun(thefts=["wool"])
    unlock(table)
    table.put(0, "settlement", "(2,2) NW")
    table.put(1, "settlement", "(2,2) NE")
    table.hand(0, wood=6)
    table.hand(1, wool=1, wood=1)
    give(table, 0, "resource_monopoly", "bishop", "saboteur")
    play(table, "resource_monopoly")
    table.act(0, "name_monopoly", card="wood")
    assert table.cards(0) == {"wood": 7}
    play(table, "bishop")
    table.act(0, "send_bishop", hex="(2,2)")
    assert table.cards(0) == {"wood": 7, "wool": 1}
    table.hand(1, ore=2)
    play(table, "saboteur")
    assert table.game.actors == [1]


@pytest.mark.rule("CK-187")
def test_why_a_card_cannot_be_played_is_a_reason_in_a_reason() -> None:
    table = holding("spy")
    with pytest.raises(IllegalAction, match="spy cannot be played now: nobody else holds a progress card") as refused:
        table.act(0, "play_progress", card="spy")
    told = refused.value.reason.to_json()
    assert (told["code"], told["values"]["card"]) == ("progress_not_playable", "spy")
    assert told["values"]["why"]["code"] == "nobody_to_spy_on"


# Every card in many positions


def stir(table: Table, chance: random.Random) -> None:
    """Knights, hands, levels and a free robber for everybody in a position that a game came to."""
    state = table.state
    kernel = table.kernel
    mine = own(table)
    basic = mine.basic_knight
    for seat in range(state.seats):
        for strength in ("basic", "strong", "mighty"):
            free = [v for v in range(kernel.topology.vertices) if piece_fits(kernel, seat, basic, v)]
            if free and table.supply(seat, f"{strength}_knight") and chance.random() < 0.5:
                place = kernel.topology.vertex_name(chance.choice(free))
                knight(table, seat, place, strength, chance.random() < 0.5)
        names = kernel.rules.card_kinds
        table.hand(seat)
        table.hand(seat, **{name: chance.randint(0, min(3, table.in_bank(name))) for name in names})
        for track in range(3):
            reached = mine.level.of(kernel, 3 * seat + track)
            mine.level.set(kernel, 3 * seat + track, max(reached, chance.randint(0, 3)))
    if chance.random() < 0.7:
        unlock(table)
    module(table).refresh_all_rates(kernel)


def at_table(game: Game) -> Table:
    table = Table.__new__(Table)
    table.game = game
    return table


def is_resolved(table: Table) -> bool:
    put_away = table.kernel.rules.decision("put_progress_away").index
    return all(frame.kind != put_away for frame in table.state.decisions())


def positions(modules: tuple[str, ...], seed: int, count: int) -> list[Game]:
    """Action phases of one random game, far enough apart to differ."""
    chance = random.Random(seed)
    game = Game.new(["cities_and_knights", *modules], 3 + seed % 2, seed=f"cards {seed}")
    found: list[Game] = []
    waiting = 60
    while not game.over and len(found) < count:
        seat = game.actors[0]
        game.apply(seat, chance.choice(game.legal_actions(seat)))
        waiting -= 1
        if waiting <= 0 and game.decision == "action":
            found.append(game.copy())
            waiting = 120
    return found


@pytest.mark.rule("CK-184", "CK-185", "CK-187")
@pytest.mark.parametrize("modules", [(), ("event_cards",), ("new_shores",)])
@pytest.mark.parametrize("seed", range(2))
def test_every_playable_card_is_played_to_its_end_and_nothing_is_lost(modules: tuple[str, ...], seed: int) -> None:
    chance = random.Random(seed)
    played = set()
    for position in positions(modules, seed, 4):
        base = at_table(position)
        stir(base, chance)
        seat = int(base.state.active)
        for card in AFTER_THE_ROLL:
            table = at_table(position.copy())
            if card not in deck(table, next(track for track in CARDS if card in CARDS[track])):
                continue
            give(table, seat, card)
            if card not in playable(table, seat):
                continue
            played.add(card)
            watch = Invariants(table.game)
            watch.check(table.game, play(table, card, seat))
            while not table.game.over and not is_resolved(table):
                actor = table.game.actors[0]
                events = table.game.apply(actor, chance.choice(table.game.legal_actions(actor)))
                watch.check(table.game, events)
            assert table.game.over or table.decision == "action"
    assert len(played) > 15
