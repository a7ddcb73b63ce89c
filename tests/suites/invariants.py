"""What must hold after every action of every game, computed the slow and obvious way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from skerry import Game
from skerry.board.terrain import TERRAINS
from skerry.engine.digest import kept_by
from skerry.engine.event import Event
from skerry.engine.harbours import uses_harbour
from skerry.engine.kernel import Kernel
from skerry.engine.scores import has_won, total_points
from skerry.rules.cities_and_knights import CitiesAndKnights
from skerry.rules.seafarers.scenarios.forgotten_tribe import CARD_GIFT
from skerry.rules.traders_and_barbarians.barbarian_attack import BarbarianAttack
from skerry.rules.traders_and_barbarians.fishermen import Fishermen
from tests.suites.route_oracle import Network, longest_trail, networks

# Points in the words of the rules. A module whose pieces or awards count adds them here.
PIECE_POINTS = {"road": 0, "settlement": 1, "city": 2}
AWARD_POINTS = {"longest_road": 2, "largest_army": 2, "harbormaster": 2, "wealthiest_settler": 1}
AWARD_MINIMUM = {"longest_road": 5, "largest_army": 3, "harbormaster": 3}

# Cards that lie neither in the bank nor in a hand: a module that holds some adds a count per kind.
CARDS_HELD_BY: dict[str, Callable[[Kernel], list[int]]] = {}


def _laid_cards(kernel: Kernel) -> list[int]:
    """Grain and wool that lie on the table while players vote (CARV-48)."""
    own = kept_by(kernel, "caravans")
    laid = {"grain": own["laid_grain"], "wool": own["laid_wool"]}
    return [sum(max(0, count) for count in laid.get(card, [])) for card in kernel.rules.card_kinds]


CARDS_HELD_BY["caravans"] = _laid_cards


def _gift_cards(kernel: Kernel) -> list[int]:
    """The development cards that still lie face down on edges (SEAFTR-03)."""
    own = kept_by(kernel, "forgotten_tribe")
    return [card for card, gift in zip(own["content"], own["gift"], strict=True) if gift == CARD_GIFT]


def _fortresses(kernel: Kernel) -> list[tuple[int, int]]:
    """A settlement of each seat lies under lairs until it is won back (SEAPIR-04)."""
    own = kept_by(kernel, "pirate_islands")
    return [(seat, int(kernel.rules.settlement)) for seat, lairs in enumerate(own["lairs"]) if lairs]


def _fortress_pieces(kernel: Kernel) -> Counter[tuple[int, int]]:
    return Counter(_fortresses(kernel))


def _sideways_cities(kernel: Kernel) -> Counter[tuple[int, int]]:
    """A city piece that lies sideways is counted as a settlement although the supplies know better (CK-176)."""
    own = kept_by(kernel, "cities_and_knights")
    pieces: Counter[tuple[int, int]] = Counter()
    for vertex, sideways in enumerate(own["sideways"]):
        if sideways:
            owner = int(kernel.state.vertex_owner[vertex])
            pieces[owner, int(kernel.rules.city)] += 1
            pieces[owner, int(kernel.rules.settlement)] -= 1
    return pieces


def _knights_and_walls(kernel: Kernel) -> Counter[tuple[int, int]]:
    """Pieces that share a vertex with what the common state knows, and a displaced knight on its way (CK-148)."""
    own = kept_by(kernel, "cities_and_knights")
    basic = kernel.rules.piece("basic_knight")
    wall = kernel.rules.piece("wall")
    pieces: Counter[tuple[int, int]] = Counter()
    for vertex, strength in enumerate(own["knight"]):
        if strength:
            pieces[own["knight_owner"][vertex], basic + strength - 1] += 1
        if own["wall"][vertex]:
            pieces[int(kernel.state.vertex_owner[vertex]), wall] += 1
    for frame in kernel.state.decisions():
        if kernel.rules.decision_kinds[frame.kind].name == "retreat":
            pieces[int(frame.b) >> 8, basic + (int(frame.b) & 255) - 1] += 1
    return pieces


def _knights_on_edges(kernel: Kernel) -> Counter[tuple[int, int]]:
    """They share their edges with roads (BARB-66)."""
    module = kernel.rules.module("barbarian_attack")
    assert isinstance(module, BarbarianAttack)
    owners = [int(module.own.knights.of(kernel, edge)) for edge in range(kernel.topology.edges)]
    return Counter((owner, int(module.own.knight)) for owner in owners if owner >= 0)


# Development cards that are in no deck and no hand, pieces (colour, piece) that are neither in the supply nor placed,
# and pieces that lie on the board beside what the common state knows.
CARDS_LAID_OUT_BY: dict[str, Callable[[Kernel], list[int]]] = {"forgotten_tribe": _gift_cards}
PIECES_LAID_OUT_BY: dict[str, Callable[[Kernel], Counter[tuple[int, int]]]] = {
    "pirate_islands": _fortress_pieces,
    "cities_and_knights": _sideways_cities,
}
PIECES_ON_BOARD_BY: dict[str, Callable[[Kernel], Counter[tuple[int, int]]]] = {
    "cities_and_knights": _knights_and_walls,
    "barbarian_attack": _knights_on_edges,
}

# A settled dispute about these never takes an award from a holder who is still among the leaders.
KEPT_IN_A_TIE = ("longest_road", "harbormaster")


def _trade_tokens(kernel: Kernel, own: dict[str, list[int]]) -> None:
    """All twenty are in a hand or in the supply (TWO-02); where fish take their place there are none (TWO-65)."""
    assert min(own["held"] + own["supply"]) >= 0
    fish = any(isinstance(module, Fishermen) for module in kernel.rules.modules)
    assert sum(own["held"] + own["supply"]) == (0 if fish else 20)


def _fish_tokens(kernel: Kernel, own: dict[str, list[int]]) -> None:
    """No token is lost or doubled, hands keep to seven, and the old boot is never spent (FISH-04, FISH-40, FISH-83)."""
    module = kernel.rules.module("fishermen")
    assert isinstance(module, Fishermen)
    fish = module.fishing.fish
    seats = range(kernel.state.seats)
    lying = Counter(int(fish.item(kernel, place)) for place in range(fish.left(kernel)))
    spent = [int(kernel.state.kept[fish.at + fish.spent_at + kind]) for kind in range(4)]
    held = [[int(fish.held(kernel, seat, kind)) for seat in seats] for kind in range(4)]
    assert [lying[kind] + spent[kind] + sum(held[kind]) for kind in range(4)] == [11, 10, 8, 1]
    assert max(sum(held[kind][seat] for kind in range(3)) for seat in seats) <= 7
    assert spent[3] == 0


def _event_deck(kernel: Kernel, own: dict[str, list[int]]) -> None:
    """No event card is lost or doubled, and only route pieces lie damaged."""
    assert sorted(own["deck"]) == list(range(36))
    assert all(kernel.state.edge_owner[edge] >= 0 for edge in own["damaged"])


def _progress_and_points(kernel: Kernel, own: dict[str, list[int]]) -> None:
    """No progress card is lost or doubled, knights stand alone, walls lie under cities, and the points add up."""
    module = kernel.rules.module("cities_and_knights")
    assert isinstance(module, CitiesAndKnights)
    state = kernel.state
    cards = module.decks.cards
    # A card that is being carried out lies open on the table (CK-185).
    put_away = kernel.rules.decision("put_progress_away").index
    in_play = [frame.a for frame in state.decisions() if frame.kind == put_away]
    for card in cards:
        start = int(card.track) * 18
        in_deck = own["deck"][start : start + own["deck_left"][card.track]].count(int(card.index))
        held = [own["held"][seat * len(cards) + card.index] for seat in range(state.seats)]
        assert min(held) >= 0
        assert in_deck + sum(held) + (own["laid_open"][card.index] >= 0) + in_play.count(card.index) == card.count
        assert card.points == 0 or sum(held) == 0
    for vertex, strength in enumerate(own["knight"]):
        assert strength == 0 or state.vertex_piece[vertex] == 0
        assert (strength > 0) == (own["knight_owner"][vertex] >= 0)
        assert strength > 0 or own["active"][vertex] == 0
        assert own["wall"][vertex] == 0 or state.vertex_piece[vertex] == kernel.rules.city
    for colour in range(state.colours):
        standing = [vertex for vertex, owner in enumerate(own["knight_owner"]) if owner == colour]
        assert mustered(kernel, module, colour) == standing
    points = list(own["defender"])
    for vertex in own["metropolis"]:
        if vertex >= 0:
            assert state.vertex_piece[vertex] == kernel.rules.city
            points[state.vertex_owner[vertex]] += 2
    for owner in (*own["laid_open"], own["merchant"][1]):
        if owner >= 0:
            points[owner] += 1
    assert points == own["points"]
    placed = [vertex for vertex in own["metropolis"] if vertex >= 0]
    assert len(set(placed)) == len(placed)


def mustered(kernel: Kernel, module: CitiesAndKnights, colour: int) -> list[int]:
    """Where the knights of a colour stand by the list that every listing follows."""
    found: list[int] = []
    vertex = module.own.muster.first(kernel, colour)
    while vertex >= 0:
        found.append(int(vertex))
        vertex = module.own.muster.after(kernel, vertex)
    return found


def _gold_and_tiles(kernel: Kernel, own: dict[str, list[int]]) -> None:
    """From the first turn on, who has most gold and who has least is who has the tiles (RIVR-55, RIVR-61)."""
    gold = own["gold"]
    assert min(gold) >= 0
    award = kernel.rules.award("wealthiest_settler")
    assert award is not None
    holder = kernel.state.award_holder[award.index]
    if kernel.state.turn == 0:
        assert holder == -1
        assert sum(own["poorest_settler"]) == 0
        return
    richest = [seat for seat, held in enumerate(gold) if held == max(gold)]
    assert holder == (richest[0] if len(richest) == 1 else -1)
    assert own["poorest_settler"] == [int(held == min(gold)) for held in gold]
    for edge, piece in enumerate(kernel.state.edge_piece):
        if piece:
            assert (kernel.rules.pieces[piece].name == "bridge") == (edge in own["bridge_sites"])


def _camels_and_votes(kernel: Kernel, own: dict[str, list[int]]) -> None:
    """Camels are on the board or in the supply, caravans end where one heads for, and only a vote has cards laid."""
    camels = _camels(kernel)
    assert len(camels) + own["camel_supply"][0] == 22
    ends = kernel.topology.edge_vertex
    for edge, head in camels.items():
        assert head in ends[2 * edge : 2 * edge + 2]
    for start, front in zip(own["arrow_edges"], own["fronts"], strict=True):
        assert front == -1 or (front in camels.values() and start in camels)
    between = [0] * kernel.state.colours
    for vertex, owner in enumerate(kernel.state.vertex_owner):
        if owner >= 0:
            beside = sum(vertex in ends[2 * edge : 2 * edge + 2] for edge in camels)
            between[owner] += beside >= 2
    module = kernel.rules.module("caravans")
    assert [int(module.add_points(kernel, colour)) for colour in range(kernel.state.colours)] == between
    if not own["camels_in_vote"][0]:
        assert {*own["laid_grain"], *own["laid_wool"], *own["named_edge"]} == {-1}


def _camels(kernel: Kernel) -> dict[int, int]:
    layer = next(kept for kept in kernel.rules.kept if kept.name == "camels")
    kept = kernel.state.kept[layer.at : layer.at + kernel.topology.edges]
    return {edge: int(head) for edge, head in enumerate(kept) if head >= 0}


def _wagons_and_goods(kernel: Kernel, own: dict[str, list[int]]) -> None:
    """No goods token is lost or doubled, wagons stand where there are paths, and so do barbarians, one on each."""
    assert min(own["gold"]) >= 0
    assert all(1 <= level <= 5 for level in own["wagon_level"])
    left = [own[f"goods_of_{name}_left"][0] for name in ("trade_castle", "quarry", "glassworks")]
    assert sum(left) + sum(load > 0 for load in own["carried"]) + sum(own["delivered"]) == 36
    topology = kernel.topology
    closed = set(own["closed_edges"])
    for place in own["wagons"]:
        spokes = range(topology.spokes * place, topology.spokes * (place + 1))
        assert place == -1 or any(topology.vertex_edge[spoke] not in (-1, *closed) for spoke in spokes)
    # The digest tells an edge and, unless it is the first, which barbarian stands there.
    edges = [edge for edge in own["barbarians"] if edge >= 0]
    assert len(edges) == len(kernel.rules.board.barbarians)
    assert not closed.intersection(edges)
    assert all(kernel.state.edge_owner[edge] == -1 for edge in closed)


def _barbarians_and_buildings(kernel: Kernel, own: dict[str, list[int]]) -> None:
    """No barbarian is lost or doubled, none stands inland, and what is cut off has fallen (BARB-02, BARB-51)."""
    module = kernel.rules.module("barbarian_attack")
    assert isinstance(module, BarbarianAttack)
    layer = module.own.barbarians
    counts = [int(layer.of(kernel, hex_)) for hex_ in range(kernel.topology.hexes)]
    coast = {int(hex_) for hex_ in module.own.coast}
    assert all(0 <= count <= 3 and (count == 0 or hex_ in coast) for hex_, count in enumerate(counts))
    assert sum(counts) + sum(own["prisoners"]) + module.own.supply(kernel) + module.own.in_hand(kernel) == 36
    assert min(own["gold"] + own["prisoners"] + [int(module.own.supply(kernel))]) >= 0
    # Knights that ride have left the castle when the turn is over (BARB-85); nobody rides while others are on turn.
    if kernel.state.winner < 0 and kernel.top_kind().name not in ("move_knights", "ride_knight"):
        assert own["moved_knights"] == []
    for vertex, piece in enumerate(kernel.state.vertex_piece):
        around = [int(hex_) for hex_ in kernel.topology.vertex_hex[3 * vertex : 3 * vertex + 3] if hex_ >= 0]
        land = [hex_ for hex_ in around if TERRAINS[kernel.state.terrain[hex_]] != "sea"]
        fallen = piece > 0 and all(counts[hex_] == 3 for hex_ in land)
        assert (vertex in own["conquered_buildings"]) == fallen


# What a module's own state must keep, by its name.
OWN_STATE: dict[str, Callable[[Kernel, dict[str, list[int]]], None]] = {
    "rivers": _gold_and_tiles,
    "caravans": _camels_and_votes,
    "traders_and_barbarians": _wagons_and_goods,
    "barbarian_attack": _barbarians_and_buildings,
    "two_player": _trade_tokens,
    "fishermen": _fish_tokens,
    "event_cards": _event_deck,
    "cities_and_knights": _progress_and_points,
}


PLACES = ("vertex_owner", "vertex_piece", "edge_owner", "edge_piece")
CARDS = ("hand", "hand_size", "bank")
DEVELOPMENT = ("deck", "held", "bought", "knights")
PIECES = ("supply", "placed")
AWARDS = ("award_holder", "route_length", "harbour")
WATCHED = (*PLACES, *CARDS, *DEVELOPMENT, *PIECES, *AWARDS, "kept")


class Invariants:
    """Watches one game from its start. What was found sound is looked at again when what it hangs on has changed."""

    def __init__(self, game: Game) -> None:
        kernel = game.kernel
        self.pieces = self.pieces_by_colour(kernel)
        self.cards_played: Counter[str] = Counter()
        self.holders = self.award_holders(kernel)
        self.routes = [0] * kernel.state.colours
        self.shown: dict[int, list[list[int]]] = {}
        self.measured: dict[Network, int] = {}
        self.seen: dict[str, list[int]] = {}
        self.changed: set[str] = set()
        self.mine: dict[int, list[list[int]]] = {}
        self.unmeasured = True

    def look(self, kernel: Kernel) -> None:
        """See what has changed since the last look."""
        state = kernel.state
        now = {name: list(getattr(state, name)) for name in WATCHED}
        now["deck_left"] = [state.deck_left]
        now["frames"] = [int(frame.kind) for frame in state.decisions()]
        now["winner"] = [state.winner]
        self.changed = {name for name, values in now.items() if values != self.seen.get(name)}
        self.seen = now

    def is_new(self, *names: str) -> bool:
        return not self.changed.isdisjoint(names)

    def check(self, game: Game, events: list[Event]) -> None:
        kernel = game.kernel
        self.look(kernel)
        if self.is_new(*CARDS, "kept"):
            self.check_cards(kernel)
        self.check_development_cards(kernel, events)
        if self.is_new(*PLACES, *PIECES, "kept"):
            self.check_pieces(kernel)
        self.check_networks(kernel)
        self.check_routes(kernel)
        if self.is_new(*AWARDS, *PLACES, "knights", "frames"):
            self.check_awards(kernel)
        if self.is_new(*PLACES, *AWARDS, *DEVELOPMENT, "kept", "winner"):
            self.check_scores(game)
        self.check_actors(game)
        if self.is_new(*PLACES, "kept", "frames"):
            for module in kernel.rules.modules:
                if module.name in OWN_STATE:
                    OWN_STATE[module.name](kernel, kept_by(kernel, module.name))

    def check_cards(self, kernel: Kernel) -> None:
        state = kernel.state
        for kind in range(state.kinds):
            hands = [state.hand[seat * state.kinds + kind] for seat in range(state.seats)]
            elsewhere = sum(
                CARDS_HELD_BY[m.name](kernel)[kind] for m in kernel.rules.modules if m.name in CARDS_HELD_BY
            )
            assert min(hands) >= 0
            assert state.bank[kind] >= 0
            assert state.bank[kind] + sum(hands) + elsewhere == kernel.rules.bank_start[kind]
        for seat in range(state.seats):
            assert state.hand_size[seat] == sum(state.hand[seat * state.kinds : (seat + 1) * state.kinds])

    def check_development_cards(self, kernel: Kernel, events: list[Event]) -> None:
        """Deck, hands and played cards together are the deck of the start."""
        state = kernel.state
        cards = kernel.rules.development_cards
        played = [str(event.public["card"]) for event in events if event.kind == "card_played"]
        self.cards_played.update(played)
        if not kernel.rules.has_development_cards or not (played or self.is_new(*DEVELOPMENT, "deck_left", "kept")):
            return
        laid_out = [
            card
            for m in kernel.rules.modules
            if m.name in CARDS_LAID_OUT_BY
            for card in CARDS_LAID_OUT_BY[m.name](kernel)
        ]
        for card in cards:
            in_deck = sum(state.deck[place] == card.index for place in range(state.deck_left))
            held = [state.held[seat * len(cards) + card.index] for seat in range(state.seats)]
            fresh = [state.bought[seat * len(cards) + card.index] for seat in range(state.seats)]
            elsewhere = laid_out.count(card.index)
            # A deck that is refilled keeps what was played beside it (BARB-61, BARB-62).
            spent = state.spent_cards[card.index] if kernel.rules.deck_refilled else self.cards_played[card.name]
            assert in_deck + sum(held) + elsewhere + spent == card.count
            assert all(0 <= new <= all_ for new, all_ in zip(fresh, held, strict=True))
        assert sum(state.knights) <= self.cards_played["knight"]

    @staticmethod
    def pieces_by_colour(kernel: Kernel) -> list[int]:
        counts = [int(left + out) for left, out in zip(kernel.state.supply, kernel.state.placed, strict=True)]
        for module in kernel.rules.modules:
            if module.name in PIECES_LAID_OUT_BY:
                for (colour, piece), count in PIECES_LAID_OUT_BY[module.name](kernel).items():
                    counts[colour * kernel.rules.piece_count + piece] += count
        return counts

    def check_pieces(self, kernel: Kernel) -> None:
        """What lies on the board, counted piece by piece, and the supply are the pieces of the start."""
        state = kernel.state
        rules = kernel.rules
        on_board = Counter(zip(state.vertex_owner, state.vertex_piece, strict=True))
        on_board.update(zip(state.edge_owner, state.edge_piece, strict=True))
        assert all((owner >= 0) == (piece > 0) for owner, piece in on_board)
        for module in rules.modules:
            if module.name in PIECES_ON_BOARD_BY:
                on_board.update(PIECES_ON_BOARD_BY[module.name](kernel))
        assert self.pieces_by_colour(kernel) == self.pieces
        for colour in range(state.colours):
            for piece in range(1, rules.piece_count):
                at = colour * rules.piece_count + piece
                assert 0 <= state.supply[at]
                assert state.placed[at] == on_board[colour, piece]
                if colour < state.seats:
                    assert self.pieces[at] == rules.piece_limit[piece]

    def check_networks(self, kernel: Kernel) -> None:
        """What is kept of a network is what the board shows."""
        state = kernel.state
        if self.is_new("vertex_owner", "edge_owner"):
            self.shown = {}
        for colour, network in enumerate(kernel.networks):
            if network is None:
                continue
            if colour not in self.shown:
                self.shown[colour] = self.network_on_board(kernel, colour)
            edges, *_ = self.shown[colour]
            kept = [network.edges, network.ends, network.buildings, network.beside]
            assert [list(part) for part in kept] == self.shown[colour]
            for lines in network.lines:
                pieces = [edge for edge in edges if lines.piece in (0, state.edge_piece[edge])]
                assert list(lines.edges)[: lines.count] == pieces

    @staticmethod
    def network_on_board(kernel: Kernel, colour: int) -> list[list[int]]:
        """The edges of a colour, the vertices at their ends, its buildings, and the edges beside any of them."""
        state = kernel.state
        ends = kernel.topology.edge_vertex
        edges = [edge for edge, owner in enumerate(state.edge_owner) if owner == colour]
        at_routes = {vertex for edge in edges for vertex in ends[2 * edge : 2 * edge + 2]}
        buildings = [vertex for vertex, owner in enumerate(state.vertex_owner) if owner == colour]
        at_any = at_routes.union(buildings)
        touching = [edge for edge in range(len(state.edge_owner)) if at_any & {*ends[2 * edge : 2 * edge + 2]}]
        return [edges, sorted(at_routes), buildings, [edge for edge in touching if edge not in edges]]

    def check_routes(self, kernel: Kernel) -> None:
        """A fresh search, by brute force, of every network that has not been measured before in this game."""
        state = kernel.state
        self.unmeasured |= self.is_new(*PLACES, "kept")
        if state.winner < 0 and kernel.top_kind().name == "retreat":
            return  # measured when the displaced knight stands again (CK-141)
        if self.unmeasured:
            self.unmeasured = False
            weighing = {*kernel.rules.adjust_route_weight, *kernel.rules.adjust_route_break}
            own = [part for module in weighing for part in kept_by(kernel, module.name).values()]
            laid = list(zip(state.edge_owner, state.edge_piece, strict=True))
            for colour in range(state.colours):
                mine = [*own, self.seen["vertex_owner"], [piece if owner == colour else 0 for owner, piece in laid]]
                if mine != self.mine.get(colour):
                    self.mine[colour] = mine
                    self.routes[colour] = self.longest_route(kernel, colour)
        assert list(state.route_length) == self.routes

    def longest_route(self, kernel: Kernel, colour: int) -> int:
        found = networks(kernel, colour)
        for network in found:
            if network not in self.measured:
                self.measured[network] = longest_trail(network)
        return max((self.measured[network] for network in found), default=0)

    @staticmethod
    def award_holders(kernel: Kernel) -> dict[str, int]:
        return {award.name: int(kernel.state.award_holder[award.index]) for award in kernel.rules.awards}

    @staticmethod
    def award_values(kernel: Kernel, award: str) -> list[int] | None:
        """What is compared for an award, where the shared state tells it."""
        if award == "longest_road":
            return [int(length) for length in kernel.state.route_length]
        if award == "largest_army":
            return [int(count) for count in kernel.state.knights]
        if award == "harbormaster":
            return Invariants.harbour_points(kernel)
        return None

    @staticmethod
    def harbour_points(kernel: Kernel) -> list[int]:
        """One for a settlement at a harbour, two for a city (HARB-02, HARB-03)."""
        state = kernel.state
        points = [0] * state.seats
        for vertex, (owner, piece) in enumerate(zip(state.vertex_owner, state.vertex_piece, strict=True)):
            if 0 <= owner < state.seats and uses_harbour(kernel, vertex):
                points[owner] += PIECE_POINTS[kernel.rules.pieces[piece].name]
        return points

    def check_awards(self, kernel: Kernel) -> None:
        now = self.award_holders(kernel)
        for award, holder in now.items():
            values = self.award_values(kernel, award)
            if values is None:
                continue
            most = max(values)
            leaders = [colour for colour, value in enumerate(values) if value == most]
            before = self.holders[award]
            if most < AWARD_MINIMUM[award]:
                assert holder == -1
            elif len(leaders) == 1:
                assert holder == leaders[0]
            elif before in leaders and award in KEPT_IN_A_TIE:
                assert holder == before
            else:
                assert holder in (-1, before)
                assert holder == -1 or holder in leaders
        self.holders = now

    def check_scores(self, game: Game) -> None:
        kernel = game.kernel
        state = kernel.state
        points = [0] * state.colours
        for owner, piece in zip(state.vertex_owner, state.vertex_piece, strict=True):
            if piece:
                points[owner] += PIECE_POINTS[kernel.rules.pieces[piece].name]
        for award, holder in self.award_holders(kernel).items():
            if holder >= 0:
                points[holder] += AWARD_POINTS[award]
        for colour in range(state.colours):
            for kept in kernel.rules.scoring_kept:
                points[colour] += kept.points(kernel, colour)
            for module in kernel.rules.add_points:
                points[colour] += module.add_points(kernel, colour)
        assert list(game.view(None).points) == points
        total = [int(total_points(kernel, seat)) for seat in range(game.players)]
        assert max(total) <= kernel.rules.most_points
        if not game.over:
            assert game.scores() == points[: game.players]

    def check_actors(self, game: Game) -> None:
        """Somebody can go on, and exactly the actors can."""
        able = [seat for seat in range(game.players) if game.legal_ids(seat)]
        assert sorted(game.actors) == able
        assert game.over == (not able)
        if game.turn > 0 and not game.over:
            assert has_won(game.kernel) == -1, "somebody has won and the game goes on"
