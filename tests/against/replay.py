"""A recorded game of catanatron played again here, compared at every step."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import fields

from skerry import Game, IllegalAction
from skerry.engine.randomness import ScriptedRandomness
from tests.against.carrying_out import carry_out
from tests.against.differences import DIFFERENCES, Difference, Mismatch
from tests.against.position import CARDS, RESOURCES, Option, Position, our_position
from tests.against.stranger import Recording, Step
from tests.against.trails import rightful_holder

# What is asked is compared after the facts: it follows from them.
QUESTIONS = ("asking", "deciders", "legal")
FACTS = tuple(field.name for field in fields(Position) if field.name not in QUESTIONS)


class Disagreement(AssertionError):
    """The two engines differ and no row of the table says why."""


def our_game(recording: Recording) -> Game:
    """The same board, dice, deck and thefts; seats in catanatron's order, so seat 0 wins the roll-off (BASE-55)."""
    seats = len(recording.recipe.players)
    roll_off = [(6, 6)] + [(1, 1)] * (seats - 1)
    script = ScriptedRandomness(
        [*roll_off, *(step.dice for step in recording.steps if step.dice)],
        [RESOURCES.index(step.stolen) for step in recording.steps if step.stolen],
        {"development": [CARDS.index(card) for card in recording.deck]},
    )
    options = {"target": recording.recipe.target, "max_offers": 0, "hand_limit": 7, "trade_build": "combined"}
    return Game.new(["base"], seats, options=options, board=recording.bridge.text, randomness=script)


class Replay:
    """Our game beside the recording."""

    def __init__(self, recording: Recording, game: Game | None = None) -> None:
        self.recording = recording
        self.game = our_game(recording) if game is None else game
        self.seen: Counter[str] = Counter()
        self.kinds_taken: Counter[str] = Counter()
        self.ours = our_position(self.game)
        self.theirs = recording.start
        self.steps_done = 0
        self.bought: Counter[str] = Counter()
        # Options that only catanatron has at this moment.
        self.strange: dict[object, list[Difference]] = {}
        # Holders of the Longest Road, once they were found to differ: (ours, theirs).
        self.holders: tuple[int | None, int | None] | None = None

    def run(self) -> None:
        self.compare(None, self.ours, self.theirs)
        for step in self.recording.steps:
            self.take(step)
            self.steps_done += 1
            self.kinds_taken[str(step.option[0])] += 1
            self.compare(step, our_position(self.game), step.after)
            if self.game.over:
                return

    def take(self, step: Step) -> None:
        rows = self.strange.get(step.option, [])
        for row in rows:
            row.admit(self.game, step)
        try:
            carry_out(self.game, step)
        except IllegalAction as refused:
            raise self.disagreement(f"{step.option} of seat {step.seat} was refused: {refused}") from None
        for row in rows:
            row.tidy(self.game, step)
        if step.option == ("end_turn",):
            self.bought.clear()
        elif step.option == ("buy_card",):
            card = next(i for i in range(len(CARDS)) if step.after.held[step.seat][i] > self.theirs.held[step.seat][i])
            self.bought[CARDS[card]] += 1

    # Comparing

    def compare(self, step: Step | None, ours: Position, theirs: Position) -> None:
        rightful = rightful_holder(self.ours.longest_road, ours.route_lengths)
        if ours.longest_road != rightful:
            raise self.disagreement(f"we give the Longest Road to {ours.longest_road}, not to {rightful}")
        for row, found in self.explained(FACTS, step, ours, theirs):
            row.align(self.game, found)
        if ours.longest_road == theirs.longest_road:
            self.holders = None
        ours = our_position(self.game)
        self.strange.clear()
        if (ours.winner is None) == (theirs.winner is None):
            for row, found in self.explained(QUESTIONS, step, ours, theirs):
                if found.field == "legal" and found.theirs is not None:
                    self.strange.setdefault(found.theirs, []).append(row)
        self.ours = ours
        self.theirs = theirs

    def explained(
        self, names: tuple[str, ...], step: Step | None, ours: Position, theirs: Position
    ) -> list[tuple[Difference, Mismatch]]:
        """Every mismatch in these fields with the rows that recognise it."""
        explained = []
        for name in names:
            mine, yours = getattr(ours, name), getattr(theirs, name)
            if mine != yours:
                for one, other in only_one_side(mine, yours) if name == "legal" else [(mine, yours)]:
                    found = Mismatch(
                        name, one, other, ours, theirs, self.ours, self.theirs, step, self.recording, self.bought
                    )
                    explained += [(row, found) for row in self.explain(found)]
        return explained

    def explain(self, found: Mismatch) -> list[Difference]:
        """The rows that recognise a mismatch; none for one that was recognised when it began and goes on."""
        if found.field == "longest_road":
            if self.holders == (found.ours, found.theirs):
                return []
            self.holders = (found.our_position.longest_road, found.their_position.longest_road)
        if found.field == "route_lengths" and found.ours == self.ours.route_lengths:
            if found.theirs == self.theirs.route_lengths:
                return []
        rows = [row for row in DIFFERENCES if row.explains(found)]
        # One option may be out of line with two rules; a fact differs for one reason.
        if not rows or (len(rows) > 1 and found.field != "legal"):
            told = " and ".join(row.rule for row in rows) or "nothing"
            raise self.disagreement(
                f"{found.field}: ours {found.ours}, theirs {found.theirs}, explained by {told}\n"
                f"ours   {found.our_position}\ntheirs {found.their_position}"
            )
        self.seen.update(row.rule for row in rows)
        return rows

    def disagreement(self, what: str) -> Disagreement:
        done = self.recording.steps[: self.steps_done + 1]
        told = [(step.seat, step.option) for step in done[-12:]]
        return Disagreement(
            f"{what}\nafter {self.steps_done} steps of {self.recording.recipe}\nlast steps: {told}\n"
            f"our record: {json.dumps(self.game.record())}"
        )


def only_one_side(ours: frozenset[Option], theirs: frozenset[Option]) -> list[tuple[Option | None, Option | None]]:
    return [(option, None) for option in ours - theirs] + [(None, option) for option in theirs - ours]
