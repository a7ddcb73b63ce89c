"""The composed rules of one configuration: tables, actions, decisions and hook lists.

Composed once and shared by every game and copy of that configuration; nothing in here
changes while a game is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.board.map_file import HARBOUR_KINDS, MapFile
from skerry.board.terrain import RESOURCES, TERRAINS
from skerry.board.topology import Topology
from skerry.engine.action import Action, ActionKind
from skerry.engine.card import DevelopmentCard
from skerry.engine.cards import unpack_hand
from skerry.engine.decision import DecisionKind
from skerry.engine.errors import ConfigError, IllegalAction
from skerry.engine.module import HOOKS, Module, overrides
from skerry.engine.most import most_points
from skerry.engine.shown import shown
from skerry.engine.state import OFF_BOARD

MAX_ACTION_KINDS: Final = 127
CODE_BITS: Final = 63


@final
class Piece:
    """A kind of piece and its numbers."""

    def __init__(
        self,
        name: str,
        limit: int,
        cost: dict[str, int],
        points: int = 0,
        produces: int = 0,
        route_group: int = 0,
    ) -> None:
        self.name = name
        self.limit = limit
        self.cost = cost
        self.points = points
        self.produces = produces
        # Route pieces of one group join anywhere, of two groups only at an own building; 0: no route piece.
        self.route_group = route_group


@final
class Award:
    """A card that the leader in something holds."""

    def __init__(self, name: str, minimum: int, points: int) -> None:
        self.name = name
        self.minimum: i64 = minimum
        self.points: i64 = points
        self.index: i64 = -1


@final
class FoundingRound:
    """One round of the founding phase: its direction, what is founded, and whether it pays."""

    def __init__(self, clockwise: bool, building: int, pays: bool) -> None:
        self.clockwise = clockwise
        self.building: i64 = building
        self.pays = pays


@final
class Rules:
    """What the modules of a configuration declared, ready for play."""

    def __init__(
        self,
        modules: Sequence[Module],
        seats: int,
        target: int,
        options: dict[str, object],
        board: MapFile,
    ) -> None:
        self.modules = list(modules)
        self.seats: i64 = seats
        self.colours: i64 = seats
        self.base_target: i64 = target
        self.options = options
        self.board = board
        self.topology: Topology = board.topology

        self.card_kinds: list[str] = list(RESOURCES)
        self.bank_start: list[int] = [0] * len(RESOURCES)
        self.pieces: list[Piece] = [Piece("none", 0, {})]
        self.awards: list[Award] = []
        self.development_cards: list[DevelopmentCard] = []
        self.card_names: list[str] = []
        self.card_cost: dict[str, int] = {}
        self.hand_limit: i64 = 7
        self.rolls_per_turn: i64 = 1
        # "No X in this game" is a declared fact that every module and the client can read.
        self.has_robber = True
        self.has_pirate = False
        self.has_development_cards = True
        # A harbour serves from the moment it is reached (BASE-118) or from the next own turn (BASE-117).
        self.harbours_at_once = True
        # The common pieces and awards, filled in by whoever declares them.
        self.road: i64 = 0
        self.settlement: i64 = 0
        self.city: i64 = 0
        self.ship: i64 = 0
        self.longest_road: Award | None = None
        self.largest_army: Award | None = None

        self.founding_rounds: list[FoundingRound] = []
        # Victory points that everybody has before the first founding round, by preset pieces (SEAPIR-02).
        self.preset_points: i64 = 0
        # The step that brings the production number: dice, or what a module puts in their place.
        self.number_source: DecisionKind | None = None

        self.action_kinds: vec[ActionKind] = vec[ActionKind]()
        self.decision_kinds: vec[DecisionKind] = vec[DecisionKind]()
        self._actions: dict[str, ActionKind] = {}
        # What the numbers in a module's own events stand for, by the kind of the event's field.
        self.words: dict[str, tuple[str, ...]] = {}
        self._decisions: dict[str, DecisionKind] = {}

        for slot, module in enumerate(self.modules):
            module.slot = slot
            module.declare(self)
        for module in self.modules:
            module.tune(self)
        self._finish()
        self.most_points: i64 = most_points(self)
        for module in self.modules:
            module.joined = self

    def module(self, name: str) -> Module:
        """A module of this game, for the combination that tunes it."""
        for module in self.modules:
            if module.name == name:
                return module
        raise ConfigError(f"the module {name} is not in this game")

    # Declaring

    def add_piece(self, piece: Piece) -> int:
        self.pieces.append(piece)
        return len(self.pieces) - 1

    def piece(self, name: str) -> int:
        for i, piece in enumerate(self.pieces):
            if piece.name == name:
                return i
        raise ConfigError(f"no piece is called {name}")

    def add_award(self, award: Award) -> Award:
        award.index = len(self.awards)
        self.awards.append(award)
        return award

    def award(self, name: str) -> Award | None:
        for award in self.awards:
            if award.name == name:
                return award
        return None

    def drop_award(self, name: str) -> None:
        """There is no such award in this game (SEACLO-04)."""
        self.awards = [award for award in self.awards if award.name != name]
        for index, award in enumerate(self.awards):
            award.index = index
        if name == "longest_road":
            self.longest_road = None
        if name == "largest_army":
            self.largest_army = None

    def add_card(self, card: DevelopmentCard) -> None:
        card.index = len(self.development_cards)
        self.development_cards.append(card)
        self.card_names.append(card.name)

    def replace_card(self, card: DevelopmentCard) -> None:
        """Put another card in the place of the one with the same name (SEAPIR-05)."""
        card.index = self.card_names.index(card.name)
        self.development_cards[card.index] = card

    def add_decision(self, decision: DecisionKind) -> DecisionKind:
        if decision.name in self._decisions:
            raise ConfigError(f"the decision {decision.name} is declared twice")
        decision.index = len(self.decision_kinds)
        self.decision_kinds = append(self.decision_kinds, decision)
        self._decisions[decision.name] = decision
        return decision

    def has_decision(self, name: str) -> bool:
        """Whether these rules ask this; what comes between turns depends on the number of players."""
        return name in self._decisions

    def decision(self, name: str) -> DecisionKind:
        decision = self._decisions.get(name)
        if decision is None:
            raise ConfigError(f"no decision is called {name}")
        return decision

    def add_action(self, action: ActionKind, *decisions: str, before: str = "") -> ActionKind:
        """Make an action available in these decisions, listed in the order of declaration or before another action."""
        if action.index < 0:
            if action.name in self._actions:
                raise ConfigError(f"the action {action.name} is declared twice")
            if len(self.action_kinds) == MAX_ACTION_KINDS:
                raise ConfigError("too many kinds of action in one game")
            action.index = len(self.action_kinds)
            self.action_kinds = append(self.action_kinds, action)
            self._actions[action.name] = action
        for name in decisions:
            self.decision(name).list_action(action, self.action(before) if before else None)
        return action

    def action(self, name: str) -> ActionKind:
        if name not in self._actions:
            raise IllegalAction(f"there is no action {shown(name)} in this game")
        return self._actions[name]

    # Options

    def choice(self, name: str) -> str:
        return str(self.options[name])

    def flag(self, name: str) -> bool:
        return bool(self.options[name])

    def whole(self, name: str) -> int:
        value = self.options[name]
        assert isinstance(value, int), name
        return value

    # Finished tables

    def _finish(self) -> None:
        self.kinds: i64 = len(self.card_kinds)
        self.piece_count: i64 = len(self.pieces)
        self.piece_limit: vec[i64] = ints([piece.limit for piece in self.pieces])
        self.piece_points: vec[i64] = ints([piece.points for piece in self.pieces])
        self.scoring_pieces: vec[i64] = ints([i for i, piece in enumerate(self.pieces) if piece.points])
        self.award_points: vec[i64] = ints([int(award.points) for award in self.awards])
        self.piece_yield: vec[i64] = ints([piece.produces for piece in self.pieces])
        self.piece_group: vec[i64] = ints([piece.route_group for piece in self.pieces])
        self.piece_cost: vec[i64] = self.cost_table([piece.cost for piece in self.pieces])
        self.buy_cost: vec[i64] = self.cost_table([self.card_cost])
        self.has_route_groups = len({piece.route_group for piece in self.pieces if piece.route_group}) > 1
        self.card_count: i64 = len(self.development_cards)
        self.card_points: vec[i64] = ints([int(card.points) for card in self.development_cards])
        self.scoring_cards: vec[i64] = ints([i for i, card in enumerate(self.development_cards) if card.points])
        self.action_count = 0
        for action in self.action_kinds:
            action.first_id = self.action_count
            self.action_count += action.ids()

        lists = {hook: [module for module in self.modules if overrides(module, hook)] for hook in HOOKS}
        self.setup_supply = lists["setup_supply"]
        self.setup_shape = lists["setup_shape"]
        self.setup_terrain = lists["setup_terrain"]
        self.setup_numbers = lists["setup_numbers"]
        self.setup_harbours = lists["setup_harbours"]
        self.setup_features = lists["setup_features"]
        self.setup_finish = lists["setup_finish"]
        self.add_points = lists["add_points"]
        self.add_hidden_points = lists["add_hidden_points"]
        self.add_claims = lists["add_claims"]
        self.add_to_view = lists["add_to_view"]
        self.adjust_site = lists["adjust_site"]
        self.adjust_site_refusal = lists["adjust_site_refusal"]
        self.adjust_founding_site = lists["adjust_founding_site"]
        self.adjust_yield = lists["adjust_yield"]
        self.adjust_claims = lists["adjust_claims"]
        self.adjust_hand_shown = lists["adjust_hand_shown"]
        self.adjust_hand_limit = lists["adjust_hand_limit"]
        self.adjust_robber_starts = lists["adjust_robber_starts"]
        self.adjust_robber_locked = lists["adjust_robber_locked"]
        self.adjust_robber_hexes = lists["adjust_robber_hexes"]
        self.adjust_robber_shelter = lists["adjust_robber_shelter"]
        self.adjust_pirate_hexes = lists["adjust_pirate_hexes"]
        self.adjust_victims = lists["adjust_victims"]
        self.adjust_rate = lists["adjust_rate"]
        self.adjust_harbour_use = lists["adjust_harbour_use"]
        self.adjust_route_weight = lists["adjust_route_weight"]
        self.adjust_removal = lists["adjust_removal"]
        self.adjust_route_break = lists["adjust_route_break"]
        self.adjust_line_end = lists["adjust_line_end"]
        self.adjust_knights = lists["adjust_knights"]
        self.adjust_number_stands = lists["adjust_number_stands"]
        self.adjust_number_repeats = lists["adjust_number_repeats"]
        self.adjust_target = lists["adjust_target"]
        self.adjust_may_win = lists["adjust_may_win"]
        self.adjust_wins = lists["adjust_wins"]
        self.adjust_ending = lists["adjust_ending"]
        self.notice_founding_start = lists["notice_founding_start"]
        self.notice_turn_start = lists["notice_turn_start"]
        self.notice_turn_end = lists["notice_turn_end"]
        self.notice_part_turn = lists["notice_part_turn"]
        self.notice_seven = lists["notice_seven"]
        self.notice_number = lists["notice_number"]
        self.notice_robber_unlocked = lists["notice_robber_unlocked"]
        self.notice_founded = lists["notice_founded"]
        self.notice_founding_paid = lists["notice_founding_paid"]
        self.notice_built = lists["notice_built"]
        self.notice_route_piece = lists["notice_route_piece"]
        self.notice_produced = lists["notice_produced"]
        self.notice_harbour_change = lists["notice_harbour_change"]
        self.notice_route_change = lists["notice_route_change"]
        self.resample = lists["resample"]
        # Modules that score, or that decide who may win, can change the answer at any moment, unless they say when.
        deciding = [*self.add_points, *self.add_hidden_points]
        deciding += [*self.adjust_target, *self.adjust_may_win, *self.adjust_wins]
        self.scores_anytime = any(not module.recounts for module in deciding)

    def cost_table(self, costs: list[dict[str, int]]) -> vec[i64]:
        """Rows of costs as `can_pay` and `pay_cost` read them; all card kinds must be declared."""
        return ints([count for cost in costs for count in self.cost_row(cost)])

    def cost_row(self, cost: dict[str, int]) -> list[int]:
        """A cost by kind of card, as a row of a cost table."""
        return [cost.get(name, 0) for name in self.card_kinds]

    # The outer face of actions

    def to_action(self, code: int) -> Action:
        return self.action_kinds[code >> 56].to_action(code)

    def from_action(self, action: Action) -> int:
        return self.action(action.kind).from_action(action)

    def encode(self, code: int) -> int:
        """A dense id below `action_count`; free-form actions lie above it."""
        kind = self.action_kinds[code >> 56]
        number = kind.to_id(code)
        return kind.first_id + number if number >= 0 else self.action_count + code

    def decode(self, number: int) -> int:
        # Beyond 63 bits there is no code, and compiled code could not even look at it.
        if number < 0 or number.bit_length() > CODE_BITS:
            raise IllegalAction(f"{shown(number)} is no action id")
        if number >= self.action_count:
            code = number - self.action_count
            if code >> 56 >= len(self.action_kinds) or self.action_kinds[code >> 56].to_id(code) >= 0:
                raise IllegalAction(f"{shown(number)} is no action id of this game")
            return code
        for kind in self.action_kinds:
            if number < kind.first_id + kind.ids():
                return kind.from_id(number - kind.first_id)
        raise IllegalAction(f"{shown(number)} is no action id of this game")

    def word(self, kind: str, value: int) -> object:
        """A value of an event in the game's words."""
        if "|" in kind:
            return kind.split("|")[value]
        if kind == "card":
            return self.card_kinds[value]
        if kind == "hand":
            return unpack_hand(value, self.card_kinds)
        if kind == "development_card":
            return self.card_names[value]
        if kind == "piece":
            return self.pieces[value].name
        if kind == "award":
            return self.awards[value].name
        if kind == "harbour":
            return HARBOUR_KINDS[value]
        if kind == "terrain":
            return TERRAINS[value]
        if kind in self.words:
            return self.words[kind][value]
        if kind == "hex" and value < 0:
            return "off_board" if value == OFF_BOARD else "frame"
        if kind in ("seat", "colour") and value < 0:
            return None
        return value
