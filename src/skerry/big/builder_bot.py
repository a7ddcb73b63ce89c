"""A quick bot that builds, trades with the bank, settles abroad and claims."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from skerry.big.bots import HallBot
from skerry.big.deeds import at_home
from skerry.big.game import HallGame
from skerry.big.lens import Position
from skerry.big.messages import Command
from skerry.big.scores import TARGET
from skerry.big.wording import legal_actions
from skerry.board.terrain import RESOURCES
from skerry.engine.action import Action
from skerry.engine.network import network_of
from skerry.engine.placement import edge_at_sea, edge_on_land, is_site, settlement_fits, vertex_is_free
from skerry.engine.scores import total_points

# What a foreign half that brings its bonus is worth beside pips, and how far ahead a route is planned.
BONUS_WORTH: Final = 16
FARTHEST: Final = 6
MOST_OFFERS: Final = 3


class Path(NamedTuple):
    """The way to a place worth settling: how good it is, and the next piece with its edge."""

    worth: float
    piece: str
    edge: int


def settling_worth(position: Position, local: int, vertex: int) -> int:
    """Pips, and the bonus of a half that is new to the player (BIG-163)."""
    ground = position.window.ground
    steps = int(ground.steps_to(local // 2, ground.vertex_board[vertex]))
    half = int(ground.vertex_half[vertex])
    firsts = int(position.kept.firsts.of(position.kernel, local))
    new = (steps, half) != (0, local % 2) and not firsts >> (2 * (steps + 1) + half) & 1
    return position.window.pips[vertex] + (BONUS_WORTH if new else 0)


def best_path(position: Position, local: int) -> Path | None:
    """The best place that roads alone or ships alone lead to from here, and the first step to it."""
    kernel, ground = position.kernel, position.window.ground
    topology, state = position.window.topology, kernel.state
    network = network_of(kernel, local)
    best: Path | None = None
    for piece, group in (("road", 1), ("ship", 2)):
        if state.supply[local * kernel.rules.piece_count + kernel.rules.piece(piece)] == 0:
            continue
        starts = {int(vertex) for vertex in network.buildings}
        for edge in network.edges:
            if kernel.rules.piece_group[state.edge_piece[edge]] == group:
                starts |= {int(topology.edge_vertex[2 * edge]), int(topology.edge_vertex[2 * edge + 1])}
        first_step = dict.fromkeys(starts, -1)
        reached = [vertex for vertex in starts if state.vertex_owner[vertex] in (-1, local)]
        for length in range(1, FARTHEST + 1):
            further: list[int] = []
            for vertex in reached:
                for spoke in range(3):
                    edge = int(topology.vertex_edge[3 * vertex + spoke])
                    if edge < 0 or state.edge_owner[edge] >= 0 or not ground.may_lay(local // 2, edge):
                        continue
                    beyond = int(topology.vertex_vertex[3 * vertex + spoke])
                    lies = edge_on_land(kernel, edge) if group == 1 else edge_at_sea(kernel, edge)
                    if beyond in first_step or not lies:
                        continue
                    first_step[beyond] = edge if first_step[vertex] < 0 else first_step[vertex]
                    if state.vertex_owner[beyond] < 0:
                        further.append(beyond)
                    near = ground.vertex_board[beyond] >= 0 and ground.is_near(local // 2, ground.vertex_board[beyond])
                    if near and is_site(kernel, beyond) and vertex_is_free(kernel, beyond):
                        worth = settling_worth(position, local, beyond) / (1 + length)
                        if best is None or worth > best.worth:
                            best = Path(worth, piece, first_step[beyond])
            reached = further
    return best


class BuilderBot(HallBot):
    """Settles where it can, makes cities, goes on to the best place within reach, and buys cards with the rest."""

    def __init__(self, seat: int, seed: str) -> None:
        super().__init__(seat, seed)
        # What was offered in which turn, so that nobody is asked twice.
        self.turn = 0
        self.offered: set[tuple[int, int]] = set()
        self.lacks: list[list[int]] = []

    def think(self, game: HallGame) -> Command | None:
        position = at_home(game, self.seat)
        local = position.local(self.seat)
        if total_points(position.kernel, local) >= TARGET and self.seat not in game.claimed:
            return Command("claim")
        actions = legal_actions(position, self.seat, offers=False)
        self.lacks = []
        action = self.best_action(position, local, actions)
        if action is None or action.kind in ("bank_trade", "buy_card"):
            offer = self.offer(game)
            if offer is not None:
                return offer
        return None if action is None else self.in_words(game, position, action, self.best_choice)

    def offer(self, game: HallGame) -> Command | None:
        """One card that no wish needs for one that a wish lacks, to all partners."""
        if self.turn != game.turn:
            self.turn = game.turn
            self.offered = set()
        hand = game.hall.seats[self.seat].hand
        partners = [partner for partner in game.ring.partners(self.seat) if game.roster.is_playing(partner)]
        for need in self.lacks if len(self.offered) < MOST_OFFERS else []:
            for want in range(len(RESOURCES)):
                for give in range(len(RESOURCES)):
                    new = (give, want) not in self.offered
                    if new and need[want] > hand[want] and hand[give] > need[give]:
                        self.offered.add((give, want))
                        terms = {"give": {RESOURCES[give]: 1}, "want": {RESOURCES[want]: 1}, "to": partners}
                        return Command("offer", operands=terms)
        return None

    def best_action(self, position: Position, local: int, actions: list[Action]) -> Action | None:
        by_kind: dict[str, list[Action]] = {}
        for action in actions:
            by_kind.setdefault(action.kind, []).append(action)
        if "build_settlement" in by_kind:
            sites = by_kind["build_settlement"]
            return max(sites, key=lambda one: settling_worth(position, local, vertex_of(one)))
        if "build_city" in by_kind:
            return max(by_kind["build_city"], key=lambda one: position.window.pips[vertex_of(one)])
        if "play_card" in by_kind:
            return by_kind["play_card"][0]
        ends = network_of(position.kernel, local).ends
        has_site = any(settlement_fits(position.kernel, local, vertex) for vertex in ends)
        pieces_left = self.left(position, local, "settlement") > 0
        path = None if has_site or not pieces_left else best_path(position, local)
        if path is not None:
            wanted = f"build_{path.piece}"
            for action in by_kind.get(wanted, []):
                if action.operand("edge") == path.edge:
                    return action
        return self.best_trade(position, local, by_kind, self.wishes(position, local, has_site, path))

    def wishes(self, position: Position, local: int, has_site: bool, path: Path | None) -> list[str]:
        """What cards are wanted for, the most wanted first."""
        wishes: list[str] = []
        if has_site and self.left(position, local, "settlement"):
            wishes.append("settlement")
        elif path is not None:
            wishes.append(path.piece)
        if self.left(position, local, "city") and self.placed(position, local, "settlement"):
            wishes.append("city")
        return wishes

    def best_trade(
        self, position: Position, local: int, by_kind: dict[str, list[Action]], wishes: list[str]
    ) -> Action | None:
        """A trade that leaves what a wish needs and brings what it lacks; a card when there is enough of everything."""
        rules = position.kernel.rules
        hand = [int(count) for count in position.kernel.state.hand[local * 5 : local * 5 + 5]]
        rates = [int(rate) for rate in position.kernel.state.rate[local * 5 : local * 5 + 5]]
        for wish in wishes:
            cost = rules.pieces[rules.piece(wish)].cost
            need = [cost.get(name, 0) for name in RESOURCES]
            self.lacks.append(need)
            for action in by_kind.get("bank_trade", []):
                give, take = RESOURCES.index(str(action.operand("give"))), RESOURCES.index(str(action.operand("take")))
                if need[take] > hand[take] and hand[give] - need[give] >= rates[give]:
                    return action
        if "buy_card" in by_kind and (not wishes or sum(hand) > 5):
            return by_kind["buy_card"][0]
        return None

    def best_choice(self, position: Position, actions: Sequence[Action]) -> Action:
        """For a card: a piece on the planned way, a resource that is lacking, or what comes first."""
        local = position.local(self.seat)
        if actions[0].kind in ("place_road", "place_ship"):
            path = best_path(position, local)
            for action in actions:
                if path is not None and action.kind == f"place_{path.piece}" and action.operand("edge") == path.edge:
                    return action
        if actions[0].kind == "choose_resource":
            hand = position.kernel.state.hand
            return min(actions, key=lambda one: hand[local * 5 + RESOURCES.index(str(one.operand("card")))])
        return actions[0]

    def left(self, position: Position, local: int, piece: str) -> int:
        rules = position.kernel.rules
        return int(position.kernel.state.supply[local * rules.piece_count + rules.piece(piece)])

    def placed(self, position: Position, local: int, piece: str) -> int:
        rules = position.kernel.rules
        return int(position.kernel.state.placed[local * rules.piece_count + rules.piece(piece)])


def vertex_of(action: Action) -> int:
    vertex = action.operand("vertex")
    assert isinstance(vertex, int)
    return vertex
