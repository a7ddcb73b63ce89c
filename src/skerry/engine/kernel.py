"""The kernel: who may act, what is legal, and carrying it out.

The stack of decisions says what is being asked; its bottom is the turn. Automatic frames are
carried out as they surface, and the win check follows the points after every change.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import filled, ints, zeros
from skerry.engine.action import KIND_SHIFT, OPERAND_MASK, OPERAND_SHIFT, Codes
from skerry.engine.decision import NOTHING_OWED, Decision, DecisionKind
from skerry.engine.due_routes import measure_routes
from skerry.engine.errors import IllegalAction
from skerry.engine.event import GAME_WON, EventLog
from skerry.engine.network import NO_NETWORKS, Network
from skerry.engine.rules import Rules
from skerry.engine.scores import has_won, total_points
from skerry.engine.state import NOBODY, NOTHING, State
from skerry.reason import ReasonKind

GAME_OVER: Final = ReasonKind("game_over", "the game is over")
NOT_ASKED: Final = ReasonKind(
    "not_asked", "seat {seat:seat} is not asked now: {decision:decision} is up to seat {actors:seats}"
)
NO_ANSWER: Final = ReasonKind("no_answer", "{action:action} does not answer {decision:decision}")
NEVER_COUNTED: Final = -1


@final
class Kernel:
    """A position under its rules, with what is needed to play on."""

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules = rules
        self.topology = rules.topology
        self.state = state
        self.log = EventLog()
        self.codes = Codes()
        self.claims: vec[i64] = zeros(rules.seats * (rules.kinds + rules.wares))
        # By colour; what was not asked for since it changed is unknown.
        self.networks: vec[Network | None] = NO_NETWORKS
        # How often the board has changed for all of them: a hex is another, or a module says so
        # (`Module.counts_changes`); what comes and goes is counted by whoever is near it (`Network.changes`).
        self.board_changes: i64 = 0
        # What ways cost that were listed, by place, for the action that takes one of them; gone with the next action.
        self.walked: vec[i64] = NOTHING
        # A bit for each colour whose route is due to be measured; so long it is at least and at most (`due_routes`).
        self.routes_due: i64 = 0
        self.least_routes: vec[i64] = NOTHING
        self.most_routes: vec[i64] = NOTHING
        # Set when a score may have changed: without modules that score, nothing else needs a win check.
        self.recount = True
        # How often that was so, and at which of those times each seat was last counted: it can only win in its turn.
        self.changes: i64 = 0
        self.counted: vec[i64] = zeros(rules.seats)
        # What everybody shows, and at which of those times that was counted (`known_points`).
        self.shown_points: vec[i64] = zeros(rules.colours)
        self.shown_at: vec[i64] = filled(rules.colours, NEVER_COUNTED)
        # Set when a seat got to know something it did not know before: no undo beyond that.
        self.learned = False

    def copy(self) -> Kernel:
        if self.routes_due != 0:
            measure_routes(self)
        return Kernel(self.rules, self.state.copy())

    # Asking

    def ask(self, kind: DecisionKind, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Ask one seat; also puts an automatic step on the stack."""
        state = self.state
        state.top = Decision(kind.index, seat, a, b, c, state.top)

    def ask_in(self, frame: Decision, kind: DecisionKind, seat: i64, a: i64 = 0) -> None:
        """Ask one seat, in a frame that is off the stack and done with: turns come so often that making one tells."""
        state = self.state
        frame.kind = kind.index
        frame.seat = seat
        frame.a = a
        frame.b = 0
        frame.c = 0
        frame.below = state.top
        if len(frame.owed) > 0:
            frame.owed = NOTHING_OWED
        state.top = frame

    def ask_or_act(self, kind: DecisionKind, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Ask one seat, unless there is no choice: then nothing happens, or the only possible thing."""
        self.ask(kind, seat, a, b, c)
        codes = self.codes
        codes.count = 0
        top = self.top()
        for action in kind.actions:
            action.add_legal(self, seat, top, codes)
        if codes.count == 0:
            self.answered()
        elif codes.count == 1:
            code = codes.items[0]
            only = self.rules.action_kinds[code >> KIND_SHIFT]
            only.apply(self, seat, (code >> OPERAND_SHIFT) & OPERAND_MASK, code & OPERAND_MASK)

    def ask_all(self, kind: DecisionKind, owed: vec[i64], a: i64 = 0, b: i64 = 0) -> None:
        """Ask several seats at once: every seat that owes something."""
        state = self.state
        decision = Decision(kind.index, -1, a, b, 0, state.top)
        decision.owed = owed
        state.top = decision

    def ask_in_turn(self, kind: DecisionKind, owed: vec[i64]) -> None:
        """Ask every seat for as many as it owes or is owed, one after another, clockwise from the active one."""
        seats = self.state.seats
        for before in range(seats):
            seat = (self.state.active + seats - 1 - before) % seats
            if owed[seat] > 0:
                self.ask(kind, seat, owed[seat])

    def top(self) -> Decision:
        top = self.state.top
        assert top is not None, "the turn is always at the bottom of the stack"
        return top

    def answered(self) -> Decision:
        """Take the decision just answered off the stack."""
        top = self.top()
        self.state.top = top.below
        return top

    def put_beneath(self, frame: Decision, asked: DecisionKind | None = None) -> None:
        """Let a frame that is off the stack wait until the top one, or the last that asks this, is done with."""
        above = self.top()
        while asked is not None and above.kind != asked.index:
            below = above.below
            assert below is not None, f"nobody is asked {asked.name}"
            above = below
        frame.below = above.below
        above.below = frame

    def count_down(self) -> None:
        """One of the a pieces or cards that the top decision asks for is settled."""
        top = self.top()
        top.a -= 1
        if top.a == 0:
            self.answered()

    def top_kind(self) -> DecisionKind:
        return self.rules.decision_kinds[self.top().kind]

    def actors(self) -> list[int]:
        """The seats that may act now, the one to wait for first."""
        if self.state.winner >= 0:
            return []
        top = self.top()
        if top.seat >= 0:
            return [top.seat]
        owing: list[int] = []
        last = self.top_kind().asked_last(self, top)
        for seat in range(self.state.seats):
            if top.owed[seat] > 0 and seat != last:
                owing.append(seat)
        if last >= 0 and top.owed[last] > 0:
            owing.append(last)
        return owing

    def next_actor(self) -> i64:
        """The first of the actors, without building the list."""
        top = self.top()
        if top.seat >= 0:
            return top.seat
        last = self.top_kind().asked_last(self, top)
        for seat in range(self.state.seats):
            if top.owed[seat] > 0 and seat != last:
                return seat
        return last

    # Legal actions

    def find_legal(self, seat: i64) -> Codes:
        """Every listed legal action of a seat, in a list that the next call or action overwrites."""
        codes = self.codes
        codes.count = 0
        if self.state.winner >= 0:
            return codes
        top = self.top()
        if not top.asks(seat):
            return codes
        rules = self.rules
        kind = rules.decision_kinds[top.kind]
        lacking: i64 = 0
        if kind.has_needs:
            lacking = rules.needs.lacking(self.state, seat)
        for action in kind.actions:
            if action.needs & lacking == 0:
                action.add_legal(self, seat, top, codes)
        return codes

    def has_answer(self, kind: DecisionKind, seat: i64, a: i64 = 1) -> bool:
        """Whether a seat asked this would have anything to answer."""
        return self.can_answer(Decision(kind.index, seat, a, 0, 0))

    def can_answer(self, decision: Decision) -> bool:
        """Whether the one seat that a frame asks has anything to answer."""
        for action in self.rules.decision_kinds[decision.kind].actions:
            if action.has_legal(self, decision.seat, decision):
                return True
        return False

    def check(self, seat: i64, code: i64) -> None:
        """Raise IllegalAction with a reason a player understands; change nothing."""
        if not 0 <= seat < self.state.seats:
            raise IllegalAction(f"there is no seat {seat}")
        if self.state.winner >= 0:
            raise IllegalAction(GAME_OVER.of())
        top = self.top()
        asked = self.rules.decision_kinds[top.kind]
        action = self.rules.action_kinds[code >> KIND_SHIFT]
        if not top.asks(seat):
            raise IllegalAction(NOT_ASKED.of(seat=int(seat), decision=asked.name, actors=self.actors()))
        if not asked.is_answered_by(action):
            raise IllegalAction(NO_ANSWER.of(action=action.name, decision=asked.name))
        if not action.allows(self, seat, top, code):
            raise IllegalAction(action.refusal(self, seat, top, code))

    # Playing

    def play(self, seat: i64, code: i64) -> None:
        """Carry out an action that is known to be legal."""
        self.log.clear()
        self.learned = False
        action = self.rules.action_kinds[code >> KIND_SHIFT]
        action.apply(self, seat, (code >> OPERAND_SHIFT) & OPERAND_MASK, code & OPERAND_MASK)
        if len(self.walked) > 0:
            self.walked = NOTHING
        self.settle()

    def settle(self) -> None:
        """Carry out what needs nobody's decision, until somebody is asked or has won."""
        state = self.state
        kinds = self.rules.decision_kinds
        while state.winner == NOBODY:
            if self.recount:
                self.recount = False
                self.changes += 1
            if state.turn > 0 and (self.counted[state.active] != self.changes or self.rules.scores_anytime):
                self.counted[state.active] = self.changes
                winner = has_won(self)
                if winner != NOBODY:
                    self.end_game(ints([int(winner)]))
                    return
            top = self.top()
            kind = kinds[top.kind]
            if kind.automatic:
                state.top = top.below
                kind.resolve(self, top)
            elif (top.seat < 0 or kind.may_lapse) and self.has_lapsed(top):
                state.top = top.below
            else:
                return

    def end_game(self, winners: vec[i64]) -> None:
        """The game is over; usually one seat has won, and a shared victory lists all of them."""
        state = self.state
        state.winner = winners[0]
        if len(winners) > 1:
            state.winners = winners
        for i in range(len(winners)):
            self.log.emit(GAME_WON, winners[i], total_points(self, winners[i]))
        # Hidden points of all are laid open now.
        self.hear()

    def has_lapsed(self, top: Decision) -> bool:
        """Nobody owes an answer any more, or nothing could answer."""
        if top.seat >= 0:
            return not self.can_answer(top)
        for seat in range(self.state.seats):
            if top.owed[seat] > 0:
                return False
        return True

    # Seats

    def seat_after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        # No conditional expression: compiled, it makes an object of either number.
        seat += 1
        if seat < self.state.seats:
            return seat
        return 0

    def hear(self) -> None:
        """Somebody learned something: dice, a drawn card, a reveal."""
        self.learned = True
