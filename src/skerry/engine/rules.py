"""The composed rules of one configuration: tables, actions, decisions and hook lists.

Composed once and shared by every game and copy of that configuration; nothing in here
changes while a game is played, but for what actions in words are numbered by (`rules/base/terms.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.board.map_file import HARBOUR_KINDS, MapFile
from skerry.board.terrain import CHOICE, DESERT, RESOURCES, TERRAINS, terrain_yields
from skerry.board.topology import Topology
from skerry.engine.action import ID_KIND_SHIFT, KIND_SHIFT, KINDS_MASK, OPERAND_MASK, Action, ActionKind
from skerry.engine.award import Award
from skerry.engine.card import DevelopmentCard
from skerry.engine.cost import Cost
from skerry.engine.cost_table import CostTable
from skerry.engine.decision import DecisionKind
from skerry.engine.deck import NO_CARD, CardSource, DevelopmentDeck
from skerry.engine.errors import ConfigError, IllegalAction
from skerry.engine.kept.counter import Counter, check_tradeable
from skerry.engine.kept.kept import Kept, Numbers
from skerry.engine.module import Hooks, Module, is_ours
from skerry.engine.most import most_points
from skerry.engine.needs import Needs
from skerry.engine.piece import PIECE_PLACES, Piece
from skerry.engine.shown import shown
from skerry.engine.state import OFF_BOARD

K = TypeVar("K", bound=Kept)

# What is due from a number is one bit for each kind.
MOST_CARD_KINDS: Final = 60


def check_operands(action: ActionKind) -> None:
    """Each operand has its bits in the code of an action."""
    for name, domain in ((action.a_name, action.a_domain), (action.b_name, action.b_domain)):
        if domain is not None and domain.size() > OPERAND_MASK:
            raise ConfigError(f"{action.name} has {domain.size()} values for {name}, and room for {OPERAND_MASK}")


@final
class FoundingRound:
    """One round of the founding phase: its direction, what is founded, and whether it pays."""

    def __init__(self, clockwise: bool, building: int, pays: bool) -> None:
        self.clockwise = clockwise
        self.building: i64 = building
        self.pays = pays


@final
class Rules(Hooks):
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
        # What changes hands in a trade: all cards, then the counters that do; known when all modules have declared.
        self.things: list[str] = []
        self.bank_start: list[int] = [0] * len(RESOURCES)
        # Which bank serves each seat, each with all cards of `bank_start` (BIG-029, BIG-103); usually there is one.
        self.bank_of: list[int] = [0] * seats
        # By terrain: a kind of card, NO_YIELD, CHOICE or a ware, and how many wares there are with CHOICE.
        self.terrain_yields: list[int] = terrain_yields()
        self.wares: i64 = 1
        # Terrains that yield a ware without a number token of the stacks: they have their own, or none (FISHSEA-20).
        self.untokened: set[int] = set()
        self.pieces: list[Piece] = [Piece("none", 0, {})]
        self.awards: list[Award] = []
        self.development_cards: list[DevelopmentCard] = []
        self.card_names: list[str] = []
        self.card_cost: dict[str, int] = {}
        self.hand_limit: i64 = 7
        self.rolls_per_turn: i64 = 1
        # "No X in this game" is a declared fact that every module and the client can read.
        self.has_robber = True
        self.robbers: i64 = 1
        self.has_pirate = False
        # Whether people build around a lake as around any land, whatever lies beside it (FISHSEA-20).
        self.lake_is_land = False
        # Where the robber is sent home to (FRND-09, TWO-43, TWO-69, TWO-74) and where it flees to of itself (EVNT-44,
        # EVNT-75), not always the same place (RIVR-85): a terrain, or -1 for beside the board whatever lies on it.
        self.robber_home: i64 = DESERT
        self.robber_refuge: i64 = DESERT
        self.has_development_cards = True
        # Who gets a development card asks here; a module may put something else in the place of the deck.
        self.card_source: CardSource = DevelopmentDeck()
        # Cards that were carried out are shuffled and laid again when the deck is empty (BARB-62).
        self.deck_refilled = False
        # A harbour serves from the moment it is reached (BASE-118) or from the next own turn (BASE-117).
        self.harbours_at_once = True
        # The common pieces, awards and cards, filled in by whoever declares them.
        self.road: i64 = 0
        self.settlement: i64 = 0
        self.city: i64 = 0
        self.ship: i64 = 0
        self.longest_road: Award | None = None
        self.largest_army: Award | None = None
        self.knight_card: i64 = NO_CARD

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
        # All that modules keep, in the order in which it lies in the state, and how many numbers it takes.
        self.kept: list[Kept] = []
        self.kept_room: i64 = 0
        # What several modules keep together, by name.
        self.shared: dict[str, Kept] = {}
        self.costs: list[Cost] = []

        for module in self.modules:
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

    def keep(self, module: Module, kept: K) -> K:
        """Have the state keep something for a module."""
        for other in self.kept:
            if other.module == module.name and other.name == kept.name:
                raise ConfigError(f"{module.name} keeps {kept.name} twice")
        kept.module = module.name
        self.kept.append(kept)
        return kept

    def share(self, module: Module, kept: K) -> K:
        """Keep something that other modules may keep too: the first one's is everybody's (RIVR-95, BARB-155, TRAD-134).

        Each module uses what it gets back. It is told in the part of the first.
        """
        if not isinstance(kept, (Counter, Numbers)):
            raise ConfigError(f"{module.name} cannot share {kept.name}: that is for what is counted")
        first = self.shared.setdefault(kept.name, kept)
        if first is kept:
            return self.keep(module, kept)
        if type(first) is not type(kept):
            raise ConfigError(f"{first.module} and {module.name} share {kept.name}, which is not the same thing")
        agreed, wanted = first.declared(), kept.declared()
        differing = [name for name in agreed if agreed[name] != wanted[name]]
        if differing:
            raise ConfigError(f"{first.module} and {module.name} share {kept.name} with another {', '.join(differing)}")
        return cast("K", first)

    def drop_kept(self, kept: Kept) -> None:
        """Keep something no longer, as another module keeps it for this one too (BARBCK-04)."""
        self.kept = [other for other in self.kept if other is not kept]

    def add_cost(self, named: dict[str, int]) -> Cost:
        """A price in cards and counters, by their names."""
        cost = Cost(named)
        self.costs.append(cost)
        return cost

    def counter(self, name: str) -> Counter:
        """A counter that some module keeps, for whoever pays with it or changes it."""
        found = [kept for kept in self.kept if kept.name == name and isinstance(kept, Counter)]
        if not found:
            raise ConfigError(f"no counter is called {name}")
        if len(found) > 1:
            raise ConfigError(f"several modules keep a counter called {name}")
        return found[0]

    def add_ware(self, *terrains: int, tokens: bool = True) -> int:
        """Something that buildings are due and that is no card of the bank, with the terrains that yield it, and
        whether a hex of them that is turned up takes a number token."""
        self.wares += 1
        ware = CHOICE + 1 - int(self.wares)
        for terrain in terrains:
            self.terrain_yields[terrain] = ware
            if not tokens:
                self.untokened.add(terrain)
        return ware

    def add_piece(self, piece: Piece) -> int:
        if piece.place not in PIECE_PLACES:
            raise ValueError(f"the piece {piece.name} stands on {piece.place!r}, which is no kind of place")
        self.pieces.append(piece)
        return len(self.pieces) - 1

    def piece(self, name: str) -> int:
        for i, piece in enumerate(self.pieces):
            if piece.name == name:
                return i
        raise ConfigError(f"no piece is called {name}")

    def places_of(self, piece: i64) -> i64:
        """How many places of its kind the board has for a piece; 0 for one that stands beside the board."""
        place = self.pieces[piece].place
        if place == "vertex":
            return self.topology.vertices
        if place == "edge":
            return self.topology.edges
        return self.topology.hexes if place == "hex" else 0

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

    def replace_cards(self, cards: Sequence[DevelopmentCard]) -> None:
        """Put a deck of other cards in the place of all that were declared (BARB-07, TRAD-08)."""
        self.knight_card = NO_CARD
        # The lists themselves stay: actions hold on to the names.
        self.development_cards.clear()
        self.card_names.clear()
        for card in cards:
            self.add_card(card)

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
            if len(self.action_kinds) > KINDS_MASK:
                raise ConfigError(f"a game has room for {KINDS_MASK + 1} kinds of action")
            action.index = len(self.action_kinds)
            self.action_kinds = append(self.action_kinds, action)
            self._actions[action.name] = action
        for name in decisions:
            self.decision(name).list_action(action, self.action(before) if before else None)
        return action

    def replace_action(self, action: ActionKind) -> ActionKind:
        """Put another action in the place of the one with the same name, in every decision (BARBCK-16)."""
        former = self.action(action.name)
        action.index = former.index
        self.action_kinds[action.index] = action
        self._actions[action.name] = action
        for decision in self.decision_kinds:
            decision.exchange_action(former, action)
        return action

    def withdraw_action(self, name: str) -> None:
        """Take an action out of all decisions: what it is about does not exist in this game (BARBCK-17)."""
        for decision in self.decision_kinds:
            decision.unlist_action(self.action(name))

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
        if len(self.card_kinds) > MOST_CARD_KINDS:
            raise ConfigError(f"a game has room for {MOST_CARD_KINDS} kinds of card, not for {len(self.card_kinds)}")
        self.kinds: i64 = len(self.card_kinds)
        self.banks: i64 = max(self.bank_of) + 1
        self.bank_at: vec[i64] = ints([bank * len(self.card_kinds) for bank in self.bank_of])
        self.terrain_yield: vec[i64] = ints(self.terrain_yields)
        self.piece_count: i64 = len(self.pieces)
        self.piece_limit: vec[i64] = ints([piece.limit for piece in self.pieces])
        self.piece_points: vec[i64] = ints([piece.points for piece in self.pieces])
        self.scoring_pieces: vec[i64] = ints([i for i, piece in enumerate(self.pieces) if piece.points])
        self.award_points: vec[i64] = ints([int(award.points) for award in self.awards])
        self.piece_yield: vec[i64] = ints([piece.produces for piece in self.pieces])
        self.piece_group: vec[i64] = ints([piece.route_group for piece in self.pieces])
        self.piece_cost: CostTable = self.cost_table([piece.cost for piece in self.pieces])
        self.buy_cost: CostTable = self.cost_table([self.card_cost])
        self.has_route_groups = len({piece.route_group for piece in self.pieces if piece.route_group}) > 1
        self.card_count: i64 = len(self.development_cards)
        self.card_points: vec[i64] = ints([int(card.points) for card in self.development_cards])
        self.card_worth: vec[i64] = ints([int(card.worth) for card in self.development_cards])
        self.scoring_cards: vec[i64] = ints([i for i, card in enumerate(self.development_cards) if card.points])
        self.traded: list[Counter] = [kept for kept in self.kept if isinstance(kept, Counter) and kept.tradeable]
        self.things += [*self.card_kinds, *[check_tradeable(counter).name for counter in self.traded]]
        self.thing_count: i64 = len(self.things)
        self.has_banked = any(counter.banked for counter in self.traded)
        for number, counter in enumerate(self.traded):
            counter.thing = self.kinds + number
        for number, kept in enumerate(self.kept):
            if isinstance(kept, Counter) and not kept.tradeable:
                kept.thing = self.thing_count + number
        if len(set(self.things)) < len(self.things):
            raise ConfigError(f"two things that can be traded have the same name: {', '.join(self.things)}")
        for cost in self.costs:
            cost.find(self)
        self.action_count = 0
        self.needs = Needs()
        for action in self.action_kinds:
            action.needs = self.needs.bits(self, action.needed_cards(self))
            check_operands(action)
            action.first_id = self.action_count
            self.action_count += action.ids()

        for decision in self.decision_kinds:
            decision.has_needs = any(action.needs != 0 for action in decision.actions)

        for kept in self.kept:
            kept.at = self.kept_room
            kept.room = kept.measure(self)
            self.kept_room += kept.room
        self.scoring_kept: vec[Kept] = vec[Kept]([kept for kept in self.kept if kept.scores()])
        self.gather(self.modules)
        # Modules that score, or that decide who may win, can change the answer at any moment, unless they say when.
        deciding = [*self.add_points, *self.add_hidden_points]
        deciding += [*self.adjust_target, *self.adjust_may_win, *self.adjust_wins]
        self.scores_anytime = any(not module.recounts for module in deciding)
        self.sites_are_near = all(module.looks_near for module in self.adjust_site)
        self.ships_are_alone = list(self.piece_group).count(self.piece_group[self.ship]) == 1
        # Where routes are interrupted, where ships fit and which of them may leave is the same until the board changes.
        self.breaks_last = all(module.counts_changes for module in self.adjust_route_break)
        self.sites_last = self.breaks_last and all(module.counts_changes for module in self.adjust_site)
        leaving = [*self.adjust_removal, *self.adjust_line_end, *self.adjust_knight_tied]
        # Places that are not known are not watched either, so what comes and goes there would not be heard of.
        places_known = self.sites_are_near and len(self.adjust_move) == 0
        self.leaving_lasts = places_known and self.sites_last and all(module.counts_changes for module in leaving)
        self.numbers_decide = all(module.only_stops for module in self.adjust_produces)
        # Only buildings interrupt and join routes, and every piece counts one.
        judging = [*self.adjust_route_break, *self.adjust_route_join, *self.adjust_route_weight]
        self.routes_are_plain = not judging
        self.weights_stay = all(module.remeasures for module in self.adjust_route_weight)
        # Every piece counts one, and nobody has to know at once how long a route is. When a module that somebody else
        # wrote reads lengths nobody knows.
        asking = len(self.adjust_route_weight) + len(self.notice_route_change)
        self.routes_may_wait = asking == 0 and all(is_ours(module) for module in self.modules)

    def rate_place(self, seat: i64, thing: i64) -> i64:
        """Where a seat's bank rate for a thing lies in `State.rate`: those of cards by seat, then those of counters."""
        if thing < self.kinds:
            return seat * self.kinds + thing
        return self.seats * self.kinds + seat * len(self.traded) + thing - self.kinds

    def cost_table(self, costs: list[dict[str, int]]) -> CostTable:
        """Rows of costs as `can_pay` and `pay_cost` read them; all card kinds must be declared."""
        return CostTable([self.cost_row(cost) for cost in costs])

    def cost_row(self, cost: dict[str, int]) -> list[int]:
        """A cost by kind of card, as a row of a cost table."""
        for name in cost:
            if name not in self.card_kinds:
                raise ConfigError(f"there is no card called {name} to pay with")
        return [cost.get(name, 0) for name in self.card_kinds]

    # The outer face of actions

    def to_action(self, code: int) -> Action:
        return self.action_kinds[code >> KIND_SHIFT].to_action(code)

    def from_action(self, action: Action) -> int:
        return self.action(action.kind).from_action(action)

    def encode(self, code: int) -> int:
        """A dense id below `action_count`; free-form actions lie above it."""
        kind = self.action_kinds[code >> KIND_SHIFT]
        number = kind.to_id(code)
        return kind.first_id + number if number >= 0 else self.action_count + kind.to_number(code)

    def decode(self, number: int) -> int:
        if number < 0:
            raise IllegalAction(f"{shown(number)} is no action id")
        if number < self.action_count:
            for kind in self.action_kinds:
                if number < kind.first_id + kind.ids():
                    return kind.from_id(number - kind.first_id)
        index = (number - self.action_count) >> ID_KIND_SHIFT & KINDS_MASK
        if index < len(self.action_kinds):
            free = self.action_kinds[index]
            code = free.from_number(number - self.action_count)
            if code >= 0 and free.to_id(code) < 0:
                return code
        raise IllegalAction(f"{shown(number)} is no action id of this game")

    def word(self, kind: str, value: int) -> object:
        """A value of an event in the game's words."""
        if "|" in kind:
            return kind.split("|")[value]
        if kind == "card":
            return self.card_kinds[value] if value >= 0 else None
        if kind == "thing":
            # What is counted but never traded comes after what is.
            return self.things[value] if value < self.thing_count else self.kept[value - self.thing_count].name
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
