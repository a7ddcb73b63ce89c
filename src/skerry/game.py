"""The public face: a game from its first placement to its winner.

A game is its configuration, its seed and its list of actions; everything else follows.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.errors import BoardError
from skerry.board.map_file import MapFile
from skerry.catalog.assembly import compose
from skerry.engine.action import KIND_SHIFT, Action, Price
from skerry.engine.config import Config
from skerry.engine.digest import digest
from skerry.engine.ending import ending
from skerry.engine.errors import ConfigError, IllegalAction
from skerry.engine.event import Event
from skerry.engine.insight import Insight
from skerry.engine.kernel import Kernel
from skerry.engine.module import Module
from skerry.engine.most import check_target
from skerry.engine.randomness import Randomness, ScriptedRandomness, commitment
from skerry.engine.scores import total_points, visible_points
from skerry.engine.shown import shown
from skerry.engine.start import start_game
from skerry.engine.view import View
from skerry.engine.whole import Whole, are_whole, is_whole
from skerry.reason import Reason, ReasonKind

RECORD_FORMAT: Final = 1

NO_PLACE_TO_BEGIN: Final = ReasonKind("no_place_to_begin", "the map has no place where a game can begin")
NOT_UNDONE: Final = ReasonKind(
    "not_undone", "your last action cannot be undone: somebody has acted or learned something since"
)


class Game:
    """One game. Make it with `Game.new` or `Game.replay`.

    What cannot be is refused as a ConfigError or an IllegalAction, what is of a wrong Python type may be a TypeError;
    nothing has changed then.
    """

    def __init__(self, config: Config, kernel: Kernel, opening: Randomness) -> None:
        self.config = config
        self.kernel = kernel
        self.opening = opening
        self.history: vec[i64] = zeros(0)  # seat, code, seat, code ...
        # By their place in the history, the actions whose codes do not last; most games have none.
        self.said: dict[int, Action] = {}
        self.last_seat: i64 = -1
        self.undoable: i64 = 0

    def __repr__(self) -> str:
        names = ", ".join(module.name for module in self.kernel.rules.modules)
        asked = "" if self.over else f" of seat {', '.join(str(seat) for seat in self.actors)}"
        return f"<Game {names} for {self.players}, turn {self.turn}: {self.decision}{asked}>"

    @staticmethod
    def new(
        modules: Sequence[str | Module] = ("base",),
        players: Whole = 4,
        seed: str | int | None = None,
        options: Mapping[str, object] | None = None,
        board: str | MapFile | None = None,
        randomness: Randomness | None = None,
        as_before: bool = False,
    ) -> Game:
        """A new game, waiting for its first decision.

        `as_before` makes one again that was begun earlier: a map that shows what no module in play has rules for, and a
        target that nobody can reach, are refused to a new game only.
        """
        if isinstance(modules, str):
            raise ConfigError(f"modules is a list of names, as in [{shown(modules)}]")
        if not isinstance(modules, Sequence):
            raise ConfigError(f"modules is a list of names, not {shown(modules)}")
        if not is_whole(players):
            raise ConfigError(f"players is a whole number, not {shown(players)}")
        if options is not None and not isinstance(options, Mapping):
            raise ConfigError(f"options is a mapping from names to values, not {shown(options)}")
        if board is not None and not isinstance(board, (str, MapFile)):
            raise ConfigError(f"board is the text of a map, or a map read from it, not {shown(board)}")
        if randomness is None:
            randomness = Randomness(secrets.token_hex(32) if seed is None else _seed_text(seed))
        elif seed is not None:
            raise ConfigError("give a seed or a randomness, not both")
        elif not isinstance(randomness, Randomness):
            raise ConfigError(f"randomness is a Randomness such as ScriptedRandomness, not {shown(randomness)}")
        try:
            kernel = start_game(compose(modules, players, options, board, as_before), randomness.copy())
        except BoardError as error:
            raise ConfigError(error.reason) from None
        # Who finds no place founds nothing, so a first turn at once means that nobody found any.
        if board is not None and kernel.state.turn > 0:
            raise ConfigError(NO_PLACE_TO_BEGIN.of())
        if not as_before:
            check_target(kernel.rules)
        return Game(Config(modules, players, options or {}, board), kernel, randomness.copy())

    # Asking

    @property
    def players(self) -> int:
        return self.config.players

    @property
    def actors(self) -> list[int]:
        """The seats that may act now, the one to wait for first."""
        return self.kernel.actors()

    @property
    def decision(self) -> str:
        """What is being asked; `over` when the game is."""
        return "over" if self.over else self.kernel.top_kind().name

    @property
    def over(self) -> bool:
        return self.kernel.state.winner >= 0

    @property
    def winner(self) -> int | None:
        return self.kernel.state.winner if self.over else None

    @property
    def winners(self) -> list[int]:
        """Everybody who has won: one seat, or several where the rules let them share."""
        if not self.over:
            return []
        return [int(seat) for seat in self.kernel.state.winners] or [int(self.kernel.state.winner)]

    @property
    def ending(self) -> str | None:
        """What decided the game, in one word: `points`, `deadlock`, or what its scenario ends by; None before."""
        return ending(self.kernel) if self.over else None

    @property
    def turn(self) -> int:
        return self.kernel.state.turn

    @property
    def length(self) -> int:
        """How many actions were applied."""
        return len(self.history) // 2

    @property
    def commitment(self) -> str:
        """Published at the start, so that the seed told at the end can be checked."""
        return commitment(self.opening.seed)

    @property
    def action_count(self) -> int:
        """How many enumerable actions this configuration has."""
        return self.kernel.rules.action_count

    def opening_events(self) -> list[Event]:
        """What happened before the first decision: the roll-off."""
        rules = self.kernel.rules
        return start_game(rules, self.opening.copy()).log.events(rules)

    def legal_actions(self, seat: Whole) -> list[Action]:
        """Everything listed that a seat may do now; free-form trades come on top."""
        codes = self.kernel.find_legal(self._seat(seat))
        rules = self.kernel.rules
        return [rules.to_action(int(codes.items[i])) for i in range(codes.count)]

    def legal_ids(self, seat: Whole) -> list[int]:
        """The same as dense ids."""
        codes = self.kernel.find_legal(self._seat(seat))
        rules = self.kernel.rules
        return [rules.encode(int(codes.items[i])) for i in range(codes.count)]

    def why_not(self, seat: Whole) -> dict[str, Reason]:
        """For every kind of action that answers the question of now but is not possible for this seat: why not."""
        own = self._seat(seat)
        kernel = self.kernel
        if self.over or own not in self.actors:
            return {}
        top = kernel.top()
        reasons: dict[str, Reason] = {}
        for kind in kernel.top_kind().actions:
            # What is only ever sent in free form is never listed, so nothing can be said about it.
            if kind.to_id(kind.code()) >= 0 and not kind.has_legal(kernel, own, top):
                reasons[kind.name] = kind.why_none(kernel, own, top)
        return reasons

    def prices(self, seat: Whole) -> list[Price]:
        """What the actions that answer the question of now cost this seat, whether it can pay or not."""
        own = self._seat(seat)
        kernel = self.kernel
        if self.over or own not in self.actors:
            return []
        top = kernel.top()
        return [price for kind in kernel.top_kind().actions for price in kind.prices(kernel, own, top)]

    def view(self, seat: Whole | None = None) -> View:
        """What a seat may know; None for a spectator."""
        return View(self.kernel, self._viewer(seat))

    def insight(self, seat: Whole) -> Insight:
        """What a seat may know, with positions to try things out in that look the same to it."""
        return Insight(self.kernel, self._seat(seat))

    def scores(self) -> list[int]:
        """Victory points by seat; hidden ones count only when the game is over."""
        score = total_points if self.over else visible_points
        return [int(score(self.kernel, seat)) for seat in range(self.players)]

    def state_digest(self) -> str:
        """A fingerprint of the position: the same for the same position, on every platform and in every build."""
        return digest(self.kernel)

    def _seat(self, seat: object) -> int:
        if not is_whole(seat):
            raise TypeError(f"a seat is a number from 0 to {self.players - 1}, not {shown(seat)}")
        if not 0 <= seat < self.players:
            raise IllegalAction(f"there is no seat {shown(seat)}")
        return seat

    def _viewer(self, seat: object) -> int:
        return -1 if seat is None else self._seat(seat)

    def _code(self, action: Action) -> int:
        if not isinstance(action, Action):
            raise TypeError(f"an action is an Action, not {shown(action)}; Action.from_json makes one from JSON")
        return self.kernel.rules.from_action(action)

    # Acting

    def apply(self, seat: Whole, action: Action) -> list[Event]:
        """Carry out an action, or raise IllegalAction and change nothing."""
        return self.carry_out(seat, self.judged(seat, action))

    def judged(self, seat: Whole, action: Action) -> i64:
        """The code of an action that is legal now; IllegalAction for every other."""
        own: i64 = self._seat(seat)
        code: i64 = self._code(action)
        self.kernel.check(own, code)
        return code

    def carry_out(self, seat: Whole, code: i64) -> list[Event]:
        """Carry out what was judged in this very position."""
        if isinstance(self.opening, ScriptedRandomness):
            self._play_script(seat, code)
        else:
            self._play(seat, code)
        return self.kernel.log.events(self.kernel.rules)

    def _play_script(self, seat: i64, code: i64) -> None:
        """A script can turn out wrong in the middle of an action, which then has not happened."""
        before = self.kernel.copy()
        try:
            self._play(seat, code)
        except ConfigError:
            self.kernel = before
            raise

    def _play(self, seat: i64, code: i64) -> None:
        rules = self.kernel.rules
        if not rules.action_kinds[code >> KIND_SHIFT].lasts(code):
            self.said[len(self.history)] = rules.to_action(code)
        self.kernel.play(seat, code)
        self.history = append(append(self.history, seat), code)
        if self.kernel.learned:
            self.undoable = 0
        elif seat == self.last_seat:
            self.undoable += 1
        else:
            self.undoable = 1
        self.last_seat = seat

    def can_undo(self, seat: Whole) -> bool:
        """Whether the last action was this seat's and taught nobody anything new."""
        return self.last_seat == self._seat(seat) and self.undoable > 0

    def undo(self, seat: Whole) -> None:
        """Take back one's own last action."""
        if not self.can_undo(seat):
            raise IllegalAction(NOT_UNDONE.of())
        undoable = self.undoable - 1
        earlier = self._from_start(len(self.history) // 2 - 1)
        self.kernel = earlier.kernel
        self.history = earlier.history
        self.said = earlier.said
        self.undoable = undoable

    def _from_start(self, length: i64) -> Game:
        """The same game after so many of its actions."""
        kernel = start_game(self.kernel.rules, self.opening.copy())
        twin = Game(self.config, kernel, self.opening)
        for i in range(length):
            twin._play(self.history[2 * i], self._code_at(2 * i))
        return twin

    def _code_at(self, place: i64) -> int:
        """The code of an action of the history, read anew where it does not last."""
        if place in self.said:
            return self.kernel.rules.from_action(self.said[place])
        return self.history[place + 1]

    def copy(self) -> Game:
        """An independent game in the same position."""
        twin = Game(self.config, self.kernel.copy(), self.opening)
        twin.history = self.history[:]
        if self.said:
            twin.said = dict(self.said)
        twin.last_seat = self.last_seat
        twin.undoable = self.undoable
        return twin

    def encode(self, action: Action) -> int:
        """A stable id: dense below `action_count`, above it for free-form trades."""
        return self.kernel.rules.encode(self._code(action))

    def decode(self, number: Whole) -> Action:
        """The action with this id."""
        if not is_whole(number):
            raise TypeError(f"an action id is a number, not {shown(number)}")
        return self.kernel.rules.to_action(self.kernel.rules.decode(number))

    # Records

    def actions(self, since: Whole = 0) -> list[tuple[int, Action]]:
        """Who did what, from the start or after so many actions."""
        rules = self.kernel.rules
        return [
            (int(self.history[2 * i]), rules.to_action(int(self._code_at(2 * i))))
            for i in range(since, len(self.history) // 2)
        ]

    def record(self) -> dict[str, object]:
        """The game as plain data: configuration, seed and actions. It tells the seed."""
        told: dict[str, object] = {
            "format": RECORD_FORMAT,
            **self.config.to_json(),
            "seed": self.opening.seed,
            "commitment": self.commitment,
            "actions": [[seat, action.to_json()] for seat, action in self.actions()],
            "digest": self.state_digest(),
        }
        script = self.opening.script()
        if script:
            told["script"] = script
        return told

    @staticmethod
    def replay(record: Mapping[str, object], modules: Sequence[Module] = ()) -> Game:
        """Play a record again, checking every action. Own modules must be handed in again."""
        return replay(record, modules)


def replay(record: Mapping[str, object], own: Sequence[Module] = ()) -> Game:
    if not isinstance(record, Mapping) or not is_whole(record.get("format")) or record["format"] != RECORD_FORMAT:
        raise ConfigError(f"this is no record of format {RECORD_FORMAT}")
    names = _strings(record.get("modules"), "modules")
    players = record.get("players")
    options = record.get("options", {})
    actions = record.get("actions")
    board = record.get("board")
    if not is_whole(players) or not isinstance(options, dict) or not isinstance(actions, list):
        raise ConfigError("a record needs players (a number), options (an object) and actions (a list)")
    if board is not None and not isinstance(board, str):
        raise ConfigError("the board of a record is the text of a map")
    if not isinstance(own, Sequence) or not all(isinstance(module, Module) for module in own):
        raise ConfigError("the modules handed to a replay are a list of Module objects of your own")
    by_name = {module.name: module for module in own}
    modules: list[str | Module] = [by_name.get(name, name) for name in names]
    game = Game.new(modules, players, options=options, board=board, randomness=_randomness(record), as_before=True)
    for number, entry in enumerate(actions):
        if not isinstance(entry, (list, tuple)) or len(entry) != 2 or not is_whole(entry[0]):
            raise ConfigError(f"action {number} of the record is no pair of seat and action")
        try:
            game.apply(entry[0], Action.from_json(entry[1]))
        except IllegalAction as error:
            raise ConfigError(f"action {number} of the record is illegal: {error}") from None
    wanted = record.get("digest")
    if wanted is not None and wanted != game.state_digest():
        raise ConfigError("the record ends in another position than its digest says")
    return game


def _seed_text(seed: str | int) -> str:
    if isinstance(seed, bool) or not isinstance(seed, (str, int)):
        raise ConfigError(f"a seed is text or a whole number, not {shown(seed)}")
    try:
        text = str(seed)
    except ValueError:
        raise ConfigError(f"{shown(seed)} is too large for a seed: give it as text") from None
    if text != text.encode(errors="replace").decode():
        raise ConfigError(f"the seed {shown(seed)} holds half a character")
    return text


def _strings(value: object, name: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise ConfigError(f"a record needs {name}, a list of names")
    return [str(item) for item in value]


def _randomness(record: Mapping[str, object]) -> Randomness:
    seed = record.get("seed")
    if not isinstance(seed, str):
        raise ConfigError("a record needs its seed, a string")
    seed = _seed_text(seed)
    told = record.get("commitment")
    if told is not None and told != commitment(seed):
        raise ConfigError("the seed of the record does not fit its commitment")
    script = record.get("script")
    if script is None:
        return Randomness(seed)
    if not isinstance(script, dict) or not {"dice", "thefts", "decks"}.issuperset(script):
        raise ConfigError("the script of a record is an object with dice, thefts and decks")
    dice = script.get("dice", [])
    decks = script.get("decks", {})
    if not isinstance(dice, list) or not isinstance(decks, dict):
        raise ConfigError("the dice in the script of a record are a list of rolls, its decks an object")
    return ScriptedRandomness(
        [_numbers(roll, "a roll") for roll in dice],
        _numbers(script.get("thefts", []), "thefts"),
        {str(name): _numbers(cards, f"the deck {name}") for name, cards in decks.items()},
        seed,
    )


def _numbers(value: object, name: str) -> list[int]:
    if not isinstance(value, list) or not are_whole(value):
        raise ConfigError(f"in the script of a record, {name} must be a list of numbers")
    return [int(item) for item in value]
