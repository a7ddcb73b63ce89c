"""Small rule modules that stand in for ones to come: each shows one hook or one number that a rule leaves open."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.map_file import HARBOUR_ANY
from skerry.board.terrain import MOUNTAIN, RESOURCES
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.cards import steal
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.harbours import KEPT_KINDS, PlaceKeptHarbour, refresh_rates, serve
from skerry.engine.kept.kept import SEAT, VERTEX, Numbers
from skerry.engine.kept.layer import Layer
from skerry.engine.kernel import Kernel
from skerry.engine.module import Module
from skerry.engine.piece import Piece
from skerry.engine.placement import build, may_remove, put_out, remove_route_piece
from skerry.engine.robbing import CAUSE_SEVEN, victims_anywhere
from skerry.engine.rules import Rules


class Tuned(Module):
    """A combination that only changes what others declared."""

    def __init__(self, change: Callable[[Rules], None], name: str = "tuned") -> None:
        super().__init__(name)
        self.change = change

    def tune(self, rules: Rules) -> None:
        self.change(rules)


class FreeMove(ActionKind):
    """Something a seat may do anywhere at any time of the action part."""

    def __init__(self, name: str, place: str, places: int, done: Callable[[Kernel, int, int], None]) -> None:
        super().__init__(name, place, Domain(places))
        self.places = places
        self.done = done

    def add_legal(self, kernel: Kernel, seat: int, decision: Decision, codes: Codes) -> None:
        for place in range(self.places):
            codes.add(self.code(place))

    def apply(self, kernel: Kernel, seat: int, a: int, b: int) -> None:
        self.done(kernel, seat, a)


def tell_harbour_change(kernel: Kernel, vertex: int) -> None:
    colour = kernel.state.vertex_owner[vertex]
    if colour >= 0:
        refresh_rates(kernel, colour)
        for module in kernel.rules.notice_harbour_change:
            module.notice_harbour_change(kernel, colour)


class ConqueredVertices(Module):
    """The action `conquer` takes a building the use of its harbour, and gives it back the next time."""

    def __init__(self) -> None:
        super().__init__("conquered_vertices")
        self.conquered = Layer("conquered", VERTEX)

    def declare(self, rules: Rules) -> None:
        rules.keep(self, self.conquered)
        rules.add_action(FreeMove("conquer", "vertex", int(rules.topology.vertices), self.conquer), "action")

    def conquer(self, kernel: Kernel, seat: int, vertex: int) -> None:
        self.conquered.set(kernel, vertex, 0 if self.conquered.has(kernel, vertex) else 1)
        tell_harbour_change(kernel, vertex)

    def adjust_harbour_use(self, kernel: Kernel, vertex: int, used: bool) -> bool:
        return used and not self.conquered.has(kernel, vertex)


class HarbourTokens(Module):
    """A harbour token is held aside until the action `lay_harbour` puts it on an edge."""

    def __init__(self) -> None:
        super().__init__("harbour_tokens")

    def declare(self, rules: Rules) -> None:
        rules.add_action(FreeMove("lay_harbour", "edge", int(rules.topology.edges), self.lay), "action")

    def lay(self, kernel: Kernel, seat: int, edge: int) -> None:
        serve(kernel.state, kernel.topology, edge, HARBOUR_ANY)
        for end in range(2):
            tell_harbour_change(kernel, kernel.topology.edge_vertex[2 * edge + end])


class NewRoute(Module):
    """A kind of route piece that is free of charge and fits only edges that touch the colour's own buildings."""

    def __init__(self, name: str, pieces: int = 2) -> None:
        super().__init__(name)
        self.pieces = pieces
        self.piece = 0

    def declare(self, rules: Rules) -> None:
        self.piece = rules.add_piece(Piece(self.name, self.pieces, {}, route_group=1))
        rules.add_action(FreeMove(f"build_{self.name}", "edge", int(rules.topology.edges), self.build), "action")

    def build(self, kernel: Kernel, seat: int, edge: int) -> None:
        build(kernel, seat, self.piece, edge)

    def adjust_site(self, kernel: Kernel, colour: int, piece: int, place: int, fits: bool) -> bool:
        if piece != self.piece:
            return fits
        ends = [kernel.topology.edge_vertex[2 * place + end] for end in range(2)]
        return kernel.state.edge_owner[place] < 0 and any(kernel.state.vertex_owner[end] == colour for end in ends)


class NewCard(Module):
    """A kind of card in the hands that is no resource."""

    def __init__(self, name: str) -> None:
        super().__init__(name)

    def declare(self, rules: Rules) -> None:
        rules.card_kinds.append(self.name)
        rules.bank_start.append(12)


class ClosedTerrain(Module):
    """The robber may not enter hexes of a terrain, whatever moves it."""

    def __init__(self, terrain: int) -> None:
        super().__init__("closed_terrain")
        self.terrain = terrain

    def adjust_robber_hexes(self, kernel: Kernel, seat: int, cause: int, targets: vec[i64]) -> None:
        for hex_ in range(kernel.topology.hexes):
            if kernel.state.terrain[hex_] == self.terrain:
                targets[hex_] = 0


class StartArea(Module):
    """Founding is allowed only at the hexes of one row of the map."""

    def __init__(self, row: int) -> None:
        super().__init__("start_area")
        self.row = row

    def adjust_founding_site(self, kernel: Kernel, seat: int, vertex: int, fits: bool) -> bool:
        hexes = [kernel.topology.vertex_hex[3 * vertex + slot] for slot in range(3)]
        return fits and any(hex_ >= 0 and kernel.topology.hex_row[hex_] == self.row for hex_ in hexes)


class ExtraPoints(Module):
    """Victory points, or minus points, that seats have for no other reason."""

    def __init__(self, **points: int) -> None:
        super().__init__("extra_points")
        self.points = {int(seat.removeprefix("seat")): count for seat, count in points.items()}

    def add_points(self, kernel: Kernel, colour: int) -> int:
        return self.points.get(int(colour), 0)


class Neutral(Module):
    """One more colour that belongs to no seat."""

    def __init__(self) -> None:
        super().__init__("neutral")

    def declare(self, rules: Rules) -> None:
        rules.colours += 1


class Raids(Module):
    """A game without a robber: on a seven a card is taken from an opponent of choice, wherever the opponent lives."""

    def __init__(self, second_building: str = "city") -> None:
        super().__init__("raids")
        self.second_building = second_building

    def declare(self, rules: Rules) -> None:
        rules.has_robber = False
        rules.add_decision(DecisionKind("raid")).may_lapse = True
        rules.add_action(Raid(rules), "raid")

    def tune(self, rules: Rules) -> None:
        rules.founding_rounds[1].building = rules.piece(self.second_building)

    def notice_seven(self, kernel: Kernel, seat: int) -> None:
        kernel.ask(kernel.rules.decision("raid"), seat, CAUSE_SEVEN)


class Raid(ActionKind):
    def __init__(self, rules: Rules) -> None:
        super().__init__("raid", "seat", Domain(int(rules.seats)))

    def add_legal(self, kernel: Kernel, seat: int, decision: Decision, codes: Codes) -> None:
        for victim, open_to in enumerate(victims_anywhere(kernel, seat, decision.a)):
            if open_to:
                codes.add(self.code(victim))

    def apply(self, kernel: Kernel, seat: int, a: int, b: int) -> None:
        kernel.answered()
        steal(kernel, seat, a)


class LockedRobber(Module):
    """Nothing moves the robber."""

    def __init__(self) -> None:
        super().__init__("locked_robber")

    def adjust_robber_locked(self, kernel: Kernel, locked: bool) -> bool:
        return True


class Coins(Module):
    """Cards that are no resources: a city at a mountain yields one coin in the place of its second ore."""

    def __init__(self) -> None:
        super().__init__("coins")

    def declare(self, rules: Rules) -> None:
        rules.card_kinds.append("coin")
        rules.bank_start.append(12)

    def adjust_share(self, kernel: Kernel, hex_: int, vertex: int, kind: int, amount: int, claims: vec[i64]) -> int:
        if amount < 2 or kind != MOUNTAIN:
            return amount
        owner = kernel.state.vertex_owner[vertex]
        claims[(owner + 1) * kernel.state.kinds - 1] += 1
        return 1


class KnightPieces(Module):
    """Knights are pieces: so many of a seat count, and there is no award for them."""

    def __init__(self, *knights: int) -> None:
        super().__init__("knight_pieces")
        self.knights = knights

    def declare(self, rules: Rules) -> None:
        rules.add_piece(Piece("knight_piece", 6, {}))

    def tune(self, rules: Rules) -> None:
        rules.largest_army = None

    def adjust_knights(self, kernel: Kernel, seat: int, knights: int) -> int:
        return self.knights[seat]


class Consolation(Module):
    """Who is due nothing in production gets a wool."""

    def __init__(self) -> None:
        super().__init__("consolation")

    def adjust_claims(self, kernel: Kernel, number: int, claims: vec[i64]) -> None:
        kinds = kernel.state.kinds
        for seat in range(kernel.state.seats):
            if sum(claims[seat * kinds : (seat + 1) * kinds]) == 0:
                claims[seat * kinds + 2] = 1


class RepeatedNumbers(Module):
    """Numbers that bring nothing and are followed by another."""

    def __init__(self, *numbers: int) -> None:
        super().__init__("repeated_numbers")
        self.numbers = numbers

    def adjust_number_repeats(self, kernel: Kernel, number: int, repeats: bool) -> bool:
        return number in self.numbers


class RoadRemoval(Module):
    """The action `remove_road` takes a road off the board, if the rules let it go."""

    def __init__(self) -> None:
        super().__init__("road_removal")

    def declare(self, rules: Rules) -> None:
        rules.add_action(RemoveRoad(rules), "action")


class RemoveRoad(ActionKind):
    def __init__(self, rules: Rules) -> None:
        super().__init__("remove_road", "edge", Domain(int(rules.topology.edges)))

    def add_legal(self, kernel: Kernel, seat: int, decision: Decision, codes: Codes) -> None:
        for edge in range(kernel.topology.edges):
            if may_remove(kernel, edge):
                codes.add(self.code(edge))

    def apply(self, kernel: Kernel, seat: int, a: int, b: int) -> None:
        remove_route_piece(kernel, a)


class Wagons(Module):
    """Two wagons each that anybody may put on any vertex, on plazas too, and as many as they like."""

    def __init__(self) -> None:
        super().__init__("wagons")
        self.piece = 0

    def declare(self, rules: Rules) -> None:
        self.piece = rules.add_piece(Piece("wagon", 2, {}))
        rules.add_action(FreeMove("place_wagon", "vertex", int(rules.topology.vertices), self.place), "action")

    def place(self, kernel: Kernel, seat: int, vertex: int) -> None:
        put_out(kernel, seat, self.piece, vertex)

    def adjust_site(self, kernel: Kernel, colour: int, piece: int, place: int, fits: bool) -> bool:
        return fits or piece == self.piece


class Camels(Module):
    """A kind of piece that stands on an edge, or where it is told, and is no route."""

    def __init__(self, place: str = "edge") -> None:
        super().__init__("camels")
        self.place = place
        self.piece = 0

    def declare(self, rules: Rules) -> None:
        self.piece = rules.add_piece(Piece("camel", 3, {}, place=self.place))
        rules.add_action(FreeMove("place_camel", self.place, int(rules.places_of(self.piece)), self.build), "action")

    def build(self, kernel: Kernel, seat: int, place: int) -> None:
        build(kernel, seat, self.piece, place)


class Chronicle(Module):
    """Writes down what it is told of routes that leave, of hexes, of levels and of knights."""

    def __init__(self) -> None:
        super().__init__("chronicle")
        self.told: list[tuple[object, ...]] = []

    def notice_built(self, kernel: Kernel, colour: int, piece: int, place: int) -> None:
        self.told.append(("built", int(colour), kernel.rules.pieces[piece].name, int(place)))

    def notice_route_piece(self, kernel: Kernel, colour: int, piece: int, edge: int) -> None:
        self.told.append(("laid", int(colour), int(edge)))

    def notice_route_removed(self, kernel: Kernel, colour: int, piece: int, edge: int, to: int) -> None:
        self.told.append(("removed", int(colour), kernel.rules.pieces[piece].name, int(edge), int(to)))

    def notice_discovered(self, kernel: Kernel, colour: int, hex_: int) -> None:
        self.told.append(("discovered", int(colour), int(hex_), int(kernel.state.terrain[hex_])))

    def notice_improved(self, kernel: Kernel, seat: int, track: int, level: int) -> None:
        self.told.append(("improved", int(seat), kernel.rules.words["track"][track], int(level)))

    def notice_knight_activated(self, kernel: Kernel, colour: int, vertex: int) -> None:
        self.told.append(("active", int(colour), int(vertex)))


class EnchantedPlaces(Module):
    """Some vertices, as their first hex calls them, at which knights are different."""

    def __init__(self, *places: str) -> None:
        super().__init__("enchanted_places")
        self.places = places

    def holds(self, kernel: Kernel, vertex: int) -> bool:
        return kernel.topology.vertex_name(vertex) in self.places


class Enchantment(EnchantedPlaces):
    """No knight comes to stand there, and one that does stand there does not defend."""

    def adjust_knight_end(self, kernel: Kernel, colour: int, origin: int, vertex: int, may: bool) -> bool:
        return may and not self.holds(kernel, vertex)

    def adjust_knight_defends(self, kernel: Kernel, vertex: int, defends: bool) -> bool:
        return defends and not self.holds(kernel, vertex)


class Untouchable(EnchantedPlaces):
    """A knight there is safe from cards."""

    def adjust_knight_target(self, kernel: Kernel, seat: int, vertex: int, by_card: bool, may: bool) -> bool:
        return may and not (by_card and self.holds(kernel, vertex))


class KeptHarbours(Module):
    """Seat 0 keeps a wool harbour from the start and places it as soon as it can."""

    def __init__(self) -> None:
        super().__init__("kept_harbours")
        self.kept = Numbers("kept", SEAT, KEPT_KINDS)

    def declare(self, rules: Rules) -> None:
        self.place = PlaceKeptHarbour("place_kept_harbour", rules, rules.keep(self, self.kept))

    def setup_finish(self, kernel: Kernel) -> None:
        self.kept.set(kernel, RESOURCES.index("wool"), 1)

    def notice_turn_start(self, kernel: Kernel) -> None:
        self.place.ask(kernel, kernel.state.active)

    def notice_built(self, kernel: Kernel, colour: int, piece: int, place: int) -> None:
        self.place.ask(kernel, colour)


class Riverside(Module):
    """Nobody has the gold to move a route piece from the riverside to anywhere else."""

    def __init__(self) -> None:
        super().__init__("riverside")
        self.edges: set[int] = set()

    def adjust_move(self, kernel: Kernel, colour: int, piece: int, origin: int, edge: int, may: bool) -> bool:
        return may and (origin not in self.edges or edge in self.edges)


class ChangingTide(Module):
    """When a ship is about to sail, it fits nowhere any more."""

    def __init__(self) -> None:
        super().__init__("changing_tide")

    def adjust_site(self, kernel: Kernel, colour: int, piece: int, place: int, fits: bool) -> bool:
        return fits and kernel.top_kind().name != "sail_ship"
