"""Chance: keyed, counted, the same everywhere, open to audit, and scriptable."""

from __future__ import annotations

import hashlib
import struct
from collections import Counter

import pytest

from skerry import ConfigError, Game
from skerry.board.arrays import ints
from skerry.engine.randomness import Randomness, ScriptedRandomness, commitment
from tests.pirate_islands import AT_PRESET, pirate_table, put_fleet
from tests.suites.player import Player, play_to


def value_at(seed: str, place: int) -> int:
    """The value at a place of the stream, worked out anew from the seed alone."""
    key = hashlib.blake2b(seed.encode(), digest_size=32, person=b"skerry dice").digest()
    block = hashlib.blake2b((place // 32).to_bytes(8, "little"), key=key).digest()
    return int(struct.unpack("<32H", block)[place % 32])


def dice_at(seed: str, place: int, count: int) -> list[int]:
    dice: list[int] = []
    while len(dice) < count:
        value = value_at(seed, place)
        place += 1
        if value < 65536 - 65536 % 6:
            dice.append(value % 6 + 1)
    return dice


def test_the_stream_of_a_seed_is_the_same_on_every_platform() -> None:
    random = Randomness("tuesday")
    assert [random.draw() for _ in range(6)] == PINNED_DRAWS
    random = Randomness("tuesday")
    assert [random.die() for _ in range(12)] == PINNED_DICE
    deck = ints(range(10))
    Randomness("tuesday").shuffle_deck("any", deck)
    assert list(deck) == PINNED_DECK
    wide = Randomness("tuesday")
    assert [wide.below(10**12) for _ in range(2)] == PINNED_WIDE


PINNED_DRAWS = [39045, 27190, 33902, 58396, 42127, 15173]
PINNED_DICE = [4, 5, 3, 5, 2, 6, 3, 5, 2, 5, 1, 5]
PINNED_DECK = [4, 7, 9, 0, 3, 8, 2, 6, 1, 5]
PINNED_WIDE = [924695000174, 702917778245]


def test_the_stream_agrees_with_the_published_recipe_across_blocks() -> None:
    random = Randomness("audit")
    assert [random.draw() for _ in range(100)] == [value_at("audit", place) for place in range(100)]


def test_every_roll_of_a_finished_game_follows_from_its_seed() -> None:
    game = Game.new(["base"], 4, seed="verify me")
    published = game.commitment
    player = Player(51)
    rolls = 0
    while not game.over:
        place = int(game.kernel.state.random.drawn)
        seat = player.seat(game)
        action = player.choose(game, seat)
        events = game.apply(seat, action)
        told = [event.public for event in events if event.kind == "rolled"]
        if told:
            rolls += 1
            assert [[roll["first"], roll["second"]] for roll in told] == [dice_at("verify me", place, 2)]
    assert rolls > 30
    record = game.record()
    assert commitment(str(record["seed"])) == published == record["commitment"]


def test_a_seed_that_does_not_fit_its_commitment_is_refused() -> None:
    record = Game.new(["base"], 4, seed="one").record()
    record["seed"] = "another"
    with pytest.raises(ConfigError, match="commitment"):
        Game.replay(record)


def test_a_commitment_tells_nothing_but_binds() -> None:
    assert commitment("tuesday") == hashlib.sha256(b"skerry seed\x00tuesday").hexdigest()
    assert commitment("tuesday") != commitment("tuesday ")
    assert "tuesday" not in Game.new(["base"], 4, seed="tuesday").commitment


def test_a_seed_makes_one_game_and_another_seed_another() -> None:
    digests = {Game.new(["base"], 4, seed=seed).state_digest() for seed in ("a", "a", "b", 7, "7")}
    assert len(digests) == 3
    assert Game.new(["base"], 4).state_digest() != Game.new(["base"], 4).state_digest()


def test_a_seed_and_a_randomness_together_are_refused() -> None:
    with pytest.raises(ConfigError, match="not both"):
        Game.new(["base"], 4, seed="a", randomness=Randomness("a"))


def test_a_copy_goes_on_alike_and_shares_nothing() -> None:
    for lead in (0, 1, 31, 32, 33, 64):
        random = Randomness("copy")
        for _ in range(lead):
            random.draw()
        twin = random.copy()
        ahead = [twin.draw() for _ in range(70)]
        assert random.drawn == lead
        assert [random.draw() for _ in range(70)] == ahead


def test_a_game_does_not_use_up_the_randomness_it_was_given() -> None:
    given = Randomness("given")
    first = play_to(Game.new(["base"], 4, randomness=given), Player(52), 100)
    second = play_to(Game.new(["base"], 4, randomness=given), Player(52), 100)
    assert given.drawn == 0
    assert first.state_digest() == second.state_digest()


def test_reseeding_gives_another_future_that_tells_nothing_of_the_past() -> None:
    for lead in (0, 5, 32, 40):
        random = Randomness("old")
        for _ in range(lead):
            random.draw()
        random.reseed("new")
        assert [random.draw() for _ in range(40)] == [value_at("new", place) for place in range(40)]


@pytest.mark.parametrize("sides", [2, 3, 5, 6, 19, 36, 4096])
def test_picks_are_even(sides: int) -> None:
    random = Randomness("even")
    rounds = 400 * min(sides, 40)
    counts = Counter(int(random.below(sides)) for _ in range(rounds))
    assert min(counts) >= 0
    assert max(counts) < sides
    expected = rounds / sides
    spread = sum((counts[side] - expected) ** 2 / expected for side in range(sides))
    # The sum of squares has mean sides - 1 and variance 2 (sides - 1); five deviations are far out.
    assert abs(spread - (sides - 1)) < 5 * (2 * (sides - 1)) ** 0.5 + 1


def test_wide_picks_reach_everywhere() -> None:
    random = Randomness("wide")
    picks = [int(random.below(10**9)) for _ in range(4000)]
    assert all(0 <= pick < 10**9 for pick in picks)
    assert {pick * 10 // 10**9 for pick in picks} == set(range(10))
    assert random.below(1) == 0
    assert random.below(0) == 0


def test_every_order_of_a_deck_is_as_likely() -> None:
    random = Randomness("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        deck = ints([0, 1, 2])
        random.shuffle_deck("deck", deck)
        counts[tuple(int(card) for card in deck)] += 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_a_card_is_drawn_blind_from_a_hand_in_proportion() -> None:
    random = Randomness("theft")
    hand = ints([9, 9, 3, 0, 1, 0, 2, 9])
    counts = Counter(int(random.card_from(hand, 2, 5, 6)) for _ in range(6000))
    assert set(counts) == {0, 2, 4}
    assert 2850 < counts[0] < 3150
    assert 850 < counts[2] < 1150
    assert 1850 < counts[4] < 2150


def test_scripted_dice_come_first_and_the_seed_goes_on() -> None:
    script = ScriptedRandomness([(3, 4), (6, 6)], seed="then")
    assert [script.die() for _ in range(4)] == [3, 4, 6, 6]
    assert [script.die() for _ in range(6)] == dice_at("then", 0, 6)


def test_scripted_thefts_must_be_in_the_hand() -> None:
    hand = ints([1, 0, 2])
    script = ScriptedRandomness(thefts=[2, 1])
    assert script.card_from(hand, 0, 3, 3) == 2
    with pytest.raises(ConfigError, match="theft 1"):
        script.card_from(hand, 0, 3, 3)


def test_scripted_decks_are_laid_as_said_and_others_shuffled() -> None:
    script = ScriptedRandomness(decks={"development": [2, 0, 1]})
    deck = ints([0, 1, 2])
    script.shuffle_deck("development", deck)
    assert list(deck) == [2, 0, 1]
    other = ints(range(30))
    script.shuffle_deck("other", other)
    assert sorted(other) == list(range(30)) != list(other)


def test_a_scripted_deck_must_be_the_cards_of_that_deck() -> None:
    with pytest.raises(ConfigError, match="development"):
        ScriptedRandomness(decks={"development": [2, 0, 1]}).shuffle_deck("development", ints([0, 1]))


def test_a_scripted_deck_is_laid_once_and_what_is_shuffled_later_is_left_to_chance() -> None:
    script = ScriptedRandomness(decks={"fish": list(range(30))})
    twin = script.copy()
    script.shuffle_deck("fish", ints(range(30)))
    spent = ints(range(20))
    script.shuffle_deck("fish", spent)
    assert sorted(spent) == list(range(20)) != list(spent)
    laid = ints(reversed(range(30)))
    twin.shuffle_deck("fish", laid)
    assert list(laid) == list(range(30))


def test_a_scripted_roll_must_be_dice() -> None:
    with pytest.raises(ConfigError, match="7"):
        ScriptedRandomness([(7, 1)])


def test_a_copied_script_goes_on_where_the_original_was() -> None:
    script = ScriptedRandomness([(1, 2), (3, 4)], thefts=[1, 0])
    script.die()
    twin = script.copy()
    assert [twin.die() for _ in range(3)] == [2, 3, 4]
    assert [script.die() for _ in range(3)] == [2, 3, 4]
    assert twin.card_from(ints([1, 1]), 0, 2, 2) == 1
    assert script.card_from(ints([1, 1]), 0, 2, 2) == 1


def test_another_future_forgets_the_script() -> None:
    script = ScriptedRandomness([(1, 1)] * 20, seed="old")
    script.reseed("new")
    assert [script.die() for _ in range(6)] == dice_at("new", 0, 6)


def test_a_scripted_game_is_recorded_and_replayed_with_its_script() -> None:
    script = ScriptedRandomness([(6, 6), (1, 1), (1, 1), (1, 1), (4, 4), (3, 3)], seed="scripted")
    game = play_to(Game.new(["base"], 4, options={"board": "beginner"}, randomness=script), Player(53), 120)
    assert game.kernel.state.starting_player == 0
    again = Game.replay({**game.record(), "actions": [], "digest": None})
    told = [event.public for _, _, events in Player(53).play(again, 60) for event in events if event.kind == "rolled"]
    assert [[roll["first"], roll["second"]] for roll in told[:2]] == [[4, 4], [3, 3]]
    assert Game.replay(game.record()).state_digest() == game.state_digest()


def test_a_theft_that_the_script_gets_wrong_has_not_happened() -> None:
    # The roll moves the fleet before it takes a card.
    table = pirate_table(dice=[(1, 1)], thefts=["ore"])
    put_fleet(table, AT_PRESET[0] - 1)
    table.hand(0, grain=2)
    table.turn(0)
    before = (table.game.state_digest(), table.view(), table.game.length, table.kernel.state.random.script())
    for _ in range(2):
        with pytest.raises(ConfigError, match="scripted theft 0: the hand holds no card of kind 4"):
            table.act(0, "roll")
        now = (table.game.state_digest(), table.view(), table.game.length, table.kernel.state.random.script())
        assert now == before
    table.hand(0, ore=1)
    told = [event.to_json() for event in table.act(0, "roll")]
    assert {"event": "rolled", "seat": 0, "first": 1, "second": 1} in told
    assert (table.cards(0), table.game.length) == ({}, 1)
