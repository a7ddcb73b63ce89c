"""What a player sees does not depend on what the player cannot see."""

from __future__ import annotations

import json

import pytest

from skerry.big import game as phases
from skerry.big.game import HallGame
from skerry.big.messages import Command
from skerry.big.next_choices import next_choices
from skerry.big.rehearsal import Rehearsal
from skerry.big.settings import Settings
from skerry.big.sight import counted_points, possible, public_display, seat_frame
from skerry.bots.chance import BotChance
from tests.big.stage import SHIP, Stage


def deal_anew(game: HallGame, seat: int, chance: BotChance) -> None:
    """All hands and development cards but the seat's own, and all stacks, in any other way of the same sizes."""
    others = [other for other in range(game.ring.seats) if other != seat]
    for other in others:
        there = game.hall.seats[other]
        bank = game.hall.boards[other // 2].bank
        pool = [kind for kind in range(5) for _ in range(there.hand[kind] + bank[kind])]
        chance.shuffle(pool)
        size = there.cards
        for kind in range(5):
            there.hand[kind] = pool[:size].count(kind)
            bank[kind] = pool[size:].count(kind)
    for board in range(game.ring.boards):
        mates = [other for other in (2 * board, 2 * board + 1) if other != seat]
        stacks = game.hall.boards[board].stack
        cards = [card for stack in stacks for card in stack]
        for mate in mates:
            held = game.hall.seats[mate].held
            cards += [card for card, count in enumerate(held) for _ in range(count)]
        chance.shuffle(cards)
        for mate in mates:
            held = game.hall.seats[mate].held
            taken = [cards.pop() for _ in range(sum(held))]
            for card in range(len(held)):
                held[card] = taken.count(card)
        game.hall.boards[board].stack = [tuple(cards[: len(stacks[0])]), tuple(cards[len(stacks[0]) :])]


@pytest.mark.parametrize(("players", "topology"), [(7, "ring"), (14, "line")])
def test_frames_do_not_change_when_hidden_cards_are_dealt_anew(players: int, topology: str) -> None:
    rehearsal = Rehearsal(players, Settings(max_turns=18, topology=topology), "sight", ("builder", "random"))
    game = rehearsal.game
    chance = BotChance("sight")
    looked = 0
    while rehearsal.step():
        if game.phase not in (phases.WINDOW, phases.END_TURN, phases.DISCARD):
            continue
        seat = looked % players
        looked += 1
        before, shown = seat_frame(game, seat), public_display(game)
        deal_anew(game, seat, chance)
        assert seat_frame(game, seat) == before
        assert public_display(game) == shown
        assert json.loads(json.dumps(before))
    assert looked > 20


def test_another_hand_of_ones_own_is_seen() -> None:
    rehearsal = Rehearsal(6, Settings(max_turns=1), "sight", ("builder",))
    rehearsal.step()
    before = seat_frame(rehearsal.game, 0)
    hand = rehearsal.game.hall.seats[0].hand
    hand[0], hand[4] = hand[4] + 1, hand[0]
    assert seat_frame(rehearsal.game, 0) != before


def test_what_is_possible_is_told_in_words_that_can_be_said() -> None:
    stage = Stage(14)
    assert possible(stage.game, 2) == []
    stage.window()
    stage.give(2, SHIP, wood=4)
    told = possible(stage.game, 2)
    assert {"kind": "build_ship", "edge": [1, 3, 4, "SE"]} in told
    assert {"kind": "bank_trade", "give": "wood", "take": "ore"} in told
    assert {option["kind"] for option in told} == {"build_ship", "bank_trade", "move_ship"}
    assert possible(stage.game, 3) == []
    for option in told:
        if option["kind"] == "build_ship":
            other = Stage(14)
            other.window()
            other.give(2, SHIP)
            other.do(2, "build_ship", edge=option["edge"])


def test_a_referee_sees_where_points_come_from() -> None:
    stage = Stage(14)
    stage.pass_state()
    stage.window()
    stage.hold(8, "victory_point", 2)
    stage.put(8, "ship", [4, 3, 4, "SE"], [4, 3, 5, "SW"], [4, 3, 5, "SE"], [5, 3, 0, "SW"])
    assert counted_points(stage.game, 8) == {"settlement": 2, "city": 2, "longest_road": 2, "victory_point": 2}
    assert sum(counted_points(stage.game, 8).values()) == stage.points(8)
    stage.act("expel", seat=8)
    assert counted_points(stage.game, 8) == {}


def test_what_a_begun_command_asks_for_next_can_be_said() -> None:
    stage = Stage(14)
    moving = Command("move_ship", operands={"edge": [1, 4, 4, "NE"]})
    assert next_choices(stage.game, 2, moving) == []
    stage.window()
    goals = next_choices(stage.game, 2, moving)
    assert goals
    assert all(goal["edge"] == [1, 3, 4, "SW"] for goal in goals)
    for goal in goals:
        other = Stage(14)
        other.window()
        other.do(2, "move_ship", edge=goal["edge"], to=goal["to"])
        assert next_choices(stage.game, 2, Command.from_json(goal)) == []
    assert next_choices(stage.game, 2, Command("move_ship", operands={"edge": [1, 0, 0, "E"]})) == []
    assert next_choices(stage.game, 3, moving) == []
    assert next_choices(stage.game, 2, Command("claim")) == []


def test_a_card_asks_for_its_choices_one_after_the_other() -> None:
    stage = Stage(14)
    stage.window()
    for card in ("road_building", "year_of_plenty", "knight"):
        stage.hold(2, card)
    first = next_choices(stage.game, 2, Command("play_card", operands={"card": "road_building"}))
    assert first
    assert all(len(option["pieces"]) == 1 for option in first)  # type: ignore[arg-type]
    second = next_choices(stage.game, 2, Command.from_json(first[0]))
    assert second
    assert all(option["pieces"][:1] == first[0]["pieces"] and len(option["pieces"]) == 2 for option in second)  # type: ignore[index, arg-type]
    assert next_choices(stage.game, 2, Command.from_json(second[0])) == []
    plenty = next_choices(stage.game, 2, Command("play_card", operands={"card": "year_of_plenty"}))
    assert {"kind": "play_card", "card": "year_of_plenty", "cards": ["wood"]} in plenty
    again = next_choices(stage.game, 2, Command.from_json(plenty[0]))
    assert {"kind": "play_card", "card": "year_of_plenty", "cards": ["wood", "wood"]} in again
    assert next_choices(stage.game, 2, Command.from_json(again[0])) == []
    knight = next_choices(stage.game, 2, Command("play_card", operands={"card": "knight"}))
    assert {"kind": "play_card", "card": "knight", "resource": "ore"} in knight
    assert next_choices(stage.game, 2, Command.from_json(knight[0])) == []
