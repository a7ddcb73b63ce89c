"""A development card is asked of a source: a deck that is refilled, cards carried out at once, or something else."""

from __future__ import annotations

import json

import pytest

from skerry import Game
from skerry.engine.action import ActionKind, Codes
from skerry.engine.card import DevelopmentCard
from skerry.engine.cards import gain
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.deck import CARD_BOUGHT, AskedSource
from skerry.engine.kernel import Kernel
from skerry.engine.module import Module
from skerry.engine.resampling import resample_hidden
from skerry.engine.rules import Rules
from tests.suites.player import Player
from tests.table import Table

CARD = {"wool": 1, "grain": 1, "ore": 1}


class Windfall(DevelopmentCard):
    """A wood at once."""

    def playable(self, kernel: Kernel, seat: int) -> bool:
        return kernel.state.hand_size[seat] < 3

    def play(self, kernel: Kernel, seat: int) -> None:
        gain(kernel, seat, 0, 1)


class Windfalls(Module):
    """Two cards that are carried out when they are bought; the deck is never at an end (BARB-59 to BARB-62)."""

    def __init__(self) -> None:
        super().__init__("toy_windfalls")

    def declare(self, rules: Rules) -> None:
        rules.replace_cards([Windfall("windfall", 2, at_once=True)])
        rules.deck_refilled = True


class Letters(Module):
    """In the place of a card one writes a letter (as FISHCK-04 or TDETI-86 ask for a deck)."""

    def __init__(self) -> None:
        super().__init__("toy_letters")

    def declare(self, rules: Rules) -> None:
        rules.card_source = AskedSource(rules.add_decision(DecisionKind("write_letter")))
        rules.add_action(WriteLetter("write_letter"), "write_letter")


class WriteLetter(ActionKind):
    def add_legal(self, kernel: Kernel, seat: int, decision: Decision, codes: Codes) -> None:
        codes.put(self)

    def apply(self, kernel: Kernel, seat: int, a: int, b: int) -> None:
        kernel.answered()


@pytest.mark.ready("BARB-59", "BARB-60", "BARB-61", "BARB-62", "BARB-67")
def test_cards_are_carried_out_at_once_and_the_pile_is_shuffled_again() -> None:
    table = Table(["base", Windfalls()])
    table.turn(0, rolled=True)
    for bought in range(1, 6):
        table.hand(0, **CARD)
        events = [event.to_json(1) for event in table.act(0, "buy_card")]
        assert {"event": "card_played", "seat": 0, "card": "windfall"} in events
        view = table.game.view(0).to_json()
        assert table.cards(0) == {"wood": 1}
        assert sum(view["own"]["development_cards"].values()) == 0
        assert view["deck_left"] + view["spent_cards"]["windfall"] == 2
        assert view["deck_left"] == bought % 2
    table.hand(0, wool=3, grain=3, ore=1)
    table.act(0, "buy_card")
    assert "wood" not in table.cards(0), "a card without effect goes on the pile all the same"


def test_games_with_a_pile_are_copied_replayed_and_dealt_anew() -> None:
    game = Game.new(["base", Windfalls()], 3, seed="pile")
    played = sum(event.kind == "card_played" for _, _, events in Player(4).play(game, 600) for event in events)
    assert played > 4
    assert game.copy().state_digest() == game.state_digest()
    assert Game.replay(json.loads(json.dumps(game.record())), [Windfalls()]).state_digest() == game.state_digest()
    dealt = resample_hidden(game.kernel, 1, "deal")
    assert Game(game.config, dealt, game.kernel.state.random).view(1).to_json() == game.view(1).to_json()


class Workshops(Module):
    """Cards of its own in the place of the usual ones, when all modules have declared theirs (as TRAD-08 has it)."""

    def tune(self, rules: Rules) -> None:
        rules.replace_cards([Windfall("windfall", 3), DevelopmentCard("quarry", 1, points=1)])


def test_a_module_puts_a_deck_of_its_own_in_the_place_of_the_usual_one() -> None:
    table = Table(["base", Workshops("toy_workshops")], decks={"development": [0, 0, 1, 0]})
    table.turn(0, rolled=True)
    for _ in range(2):
        table.hand(0, **CARD)
        table.act(0, "buy_card")
    assert table.held(0) == {"windfall": 1, "quarry": 1}
    assert table.view(0)["deck_left"] == 2
    assert table.all_points(0) == 1
    table.turn(0, rolled=True)
    assert [action.operands for action in table.legal(0, "play_card")] == [{"card": "windfall"}]
    table.act(0, "play_card", card="windfall")
    assert (table.cards(0), table.held(0)) == ({"wood": 1}, {"quarry": 1})


def test_a_module_answers_a_card_with_something_else() -> None:
    table = Table(["base", Letters()])
    table.hand(0, **CARD)
    table.turn(0, rolled=True)
    table.act(0, "buy_card")
    assert (table.decision, table.cards(0)) == ("write_letter", {})
    table.act(0, "write_letter")
    assert table.decision == "action"


@pytest.mark.rule("CK-297")
def test_cities_and_knights_answers_with_a_progress_card_and_sells_none() -> None:
    table = Table(["cities_and_knights"])
    table.hand(0, **CARD)
    table.turn(0, rolled=True)
    assert str(table.game.why_not(0)["buy_card"]) == "there are no development cards left"
    assert table.game.view(0).to_json()["deck_left"] == 0
    table.kernel.rules.card_source.draw(table.kernel, 0, CARD_BOUGHT)
    assert table.decision == "choose_deck"
