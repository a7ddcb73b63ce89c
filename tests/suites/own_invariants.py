"""What the own state of each module must keep, after every action of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

from skerry.board.terrain import TERRAINS
from skerry.board.topology import Topology
from skerry.engine.harbours import KEPT_KINDS
from skerry.engine.kernel import Kernel
from skerry.engine.state import NO_PIECE
from skerry.rules.cities_and_knights import CitiesAndKnights
from skerry.rules.seafarers.explorers.desert_dragons import DesertDragons
from skerry.rules.seafarers.explorers.enchanted_land import EnchantedLand
from skerry.rules.seafarers.explorers.great_canal import GreatCanal
from skerry.rules.seafarers.explorers.into_the_unknown import IntoTheUnknown
from skerry.rules.seafarers.explorers.treasure_islands import TreasureIslands
from skerry.rules.traders_and_barbarians.barbarian_attack import BarbarianAttack
from skerry.rules.traders_and_barbarians.fishermen import Fishermen
from skerry.rules.traders_and_barbarians.rivers import Rivers
from skerry.rules.traders_and_barbarians.traders import TradersAndBarbarians
from tests.suites.incidence import edges_at
from tests.suites.kept_once import kept_once


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
    for place, strength in enumerate(own["knight"]):
        assert strength == 0 or not module.own.on_vertices or state.vertex_piece[place] == 0
        assert (strength > 0) == (own["knight_owner"][place] >= 0)
        assert strength > 0 or own["active"][place] == 0
    for vertex, count in enumerate(own["wall"]):
        assert count == 0 or state.vertex_piece[vertex] == kernel.rules.city
    for colour in range(state.colours):
        standing = [place for place, owner in enumerate(own["knight_owner"]) if owner == colour]
        assert mustered(kernel, module, colour) == standing
        assert module.own.awake.of(kernel, colour) == sum(own["active"][place] for place in standing)
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
    place = module.own.muster.first(kernel, colour)
    while place >= 0:
        found.append(int(place))
        place = module.own.muster.after(kernel, place)
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
    module = kernel.rules.module("rivers")
    assert isinstance(module, Rivers)
    # Where gold comes from elsewhere too nobody has the other one (RIVRBARB-02, RIVRTRAD-19).
    assert own["poorest_settler"] == [int(module.own.punishes_poverty and held == min(gold)) for held in gold]
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
            between[owner] += beside >= 2 and vertex not in _fallen(kernel)
    module = kernel.rules.module("caravans")
    assert [int(module.add_points(kernel, colour)) for colour in range(kernel.state.colours)] == between
    if not own["camels_in_vote"][0]:
        laid = [count for name, counts in own.items() if name.startswith("laid_") for count in counts]
        assert len(laid) == 2 * kernel.state.seats
        assert {*laid, *own["named_edge"]} == {-1}


def _fallen(kernel: Kernel) -> list[int]:
    """Buildings that barbarians have conquered, which camels bring nothing (CARVBARB-06)."""
    if not any(isinstance(module, BarbarianAttack) for module in kernel.rules.modules):
        return []
    return kept_once(kernel, "barbarian_attack")["conquered_buildings"]


def _camels(kernel: Kernel) -> dict[int, int]:
    layer = next(kept for kept in kernel.rules.kept if kept.name == "camels")
    kept = kernel.state.kept[layer.at : layer.at + kernel.topology.edges]
    return {edge: int(head) for edge, head in enumerate(kept) if head >= 0}


def _wagons_and_goods(kernel: Kernel, own: dict[str, list[int]]) -> None:
    """No goods token is lost or doubled, wagons stand where there are paths, and so do barbarians, one on each; the sea
    sides of trade hexes are no paths, unless ships, wagons and barbarians are at sea (TRADSEA-26)."""
    # Gold that several scenarios share is kept by the first of them.
    assert min(own.get("gold", [0])) >= 0
    assert all(1 <= level <= 5 for level in own["wagon_level"])
    left = [own[f"goods_of_{name}_left"][0] for name in ("trade_castle", "quarry", "glassworks")]
    assert sum(left) + sum(load > 0 for load in own["carried"]) + sum(own["delivered"]) == 36
    topology = kernel.topology
    road = kernel.rules.road
    closed = set(own["closed_edges"])
    assert all(kernel.state.edge_owner[edge] == -1 or kernel.state.edge_piece[edge] != road for edge in closed)
    if any(module.name == "seafarers" for module in kernel.rules.modules):
        closed = set()
    for place in own["wagons"]:
        spokes = range(topology.spokes * place, topology.spokes * (place + 1))
        assert place == -1 or any(topology.vertex_edge[spoke] not in (-1, *closed) for spoke in spokes)
    # The digest tells an edge and, unless it is the first, which barbarian stands there.
    edges = [edge for edge in own["barbarians"] if edge >= 0]
    if not any(isinstance(module, BarbarianAttack) for module in kernel.rules.modules):
        assert len(edges) == len(kernel.rules.board.barbarians)
    assert not closed.intersection(edges)
    assert all(kernel.state.edge_owner[edge] == -1 for edge in closed)


def _barbarians_and_buildings(kernel: Kernel, own: dict[str, list[int]]) -> None:
    """No barbarian is lost or doubled, each has a place or waits in a camp, and what is cut off has fallen (BARB-02,
    BARB-51, BARBSEA-67)."""
    module = kernel.rules.module("barbarian_attack")
    assert isinstance(module, BarbarianAttack)
    layer = module.own.barbarians
    counts = [int(layer.of(kernel, hex_)) for hex_ in range(kernel.topology.hexes)]
    room = {int(hex_): 3 for hex_ in module.own.places} | {int(hex_): 12 for hex_ in module.own.camps}
    assert all(0 <= count <= room.get(hex_, 0) for hex_, count in enumerate(counts))
    assert sum(counts) + sum(own["prisoners"]) + module.own.beside(kernel) + module.own.in_hand(kernel) == 36
    assert min(own.get("gold", [0]) + own["prisoners"] + [int(module.own.beside(kernel))]) >= 0
    # Knights that ride have left the castle when the turn is over (BARB-85); nobody rides while others are on turn.
    if kernel.state.winner < 0 and kernel.top_kind().name not in ("move_knights", "ride_knight", "retreat"):
        assert own["moved_knights"] == []
    # A metropolis is never conquered (BARBCK-35).
    safe = kept_once(kernel, "cities_and_knights").get("metropolis", [])
    for vertex, piece in enumerate(kernel.state.vertex_piece):
        around = [int(hex_) for hex_ in kernel.topology.vertex_hex[3 * vertex : 3 * vertex + 3] if hex_ >= 0]
        land = [hex_ for hex_ in around if TERRAINS[kernel.state.terrain[hex_]] != "sea"]
        fallen = piece > 0 and vertex not in safe and all(counts[hex_] >= 3 for hex_ in land)
        assert (vertex in own["conquered_buildings"]) == fallen


def _barbarians_on_paths(kernel: Kernel, own: dict[str, list[int]]) -> None:
    """Whoever stands on a path is of a hex there, and no hex has more on paths than it counts (BARBTRAD-15)."""
    attack = kernel.rules.module("barbarian_attack")
    trade = kernel.rules.module("traders_and_barbarians")
    assert isinstance(attack, BarbarianAttack)
    assert isinstance(trade, TradersAndBarbarians)
    homes = next(kept for kept in kernel.rules.kept if kept.name == "barbarian_hexes")
    numbers: list[int] = []
    on_paths: Counter[int] = Counter()
    for edge in range(kernel.topology.edges):
        home = int(kernel.state.kept[homes.at + edge])
        number = int(trade.own.barbarians.of(kernel, edge))
        assert (home >= 0) == (number > 0)
        if number:
            numbers.append(number)
            on_paths[home] += 1
            assert home in kernel.topology.edge_hex[2 * edge : 2 * edge + 2]
    assert len(set(numbers)) == len(numbers)
    if kernel.state.winner < 0 and kernel.top_kind().name != "lift_barbarian":
        assert all(count <= attack.own.barbarians.of(kernel, hex_) for hex_, count in on_paths.items())


def _number_tokens(kernel: Kernel, own: dict[str, list[int]]) -> None:
    """No token is lost or doubled; whatever a route piece touches has one, but while somebody is asked for it."""
    state = kernel.state
    board = kernel.rules.board
    new = {hex_ for island in board.islands if island.kind == "new" for hex_ in island.hexes}
    stack = own["number_stack"][: own["number_stack_left"][0]]
    lying = [int(mask) for mask in state.numbers if mask] + [1 << number for number in stack]
    printed = [mask for mask in board.numbers if mask] + [1 << number for number in board.stack_items("number_stack")]
    assert sorted(lying) == sorted(printed)
    assert not any(state.numbers[hex_] and TERRAINS[state.terrain[hex_]] in ("sea", "desert") for hex_ in new)
    asked = {kernel.rules.decision_kinds[frame.kind].name for frame in state.decisions()}
    if not asked & {"number_hex", "take_token"}:
        owners = list(state.edge_owner)
        for hex_ in new:
            if not state.numbers[hex_] and TERRAINS[state.terrain[hex_]] not in ("sea", "desert"):
                assert not any(owners[edge] >= 0 for edge in _edges_touching(kernel.topology, hex_))


@cache
def _ends(topology: Topology, edge: int) -> list[int]:
    return [int(vertex) for vertex in topology.edge_vertex[2 * edge : 2 * edge + 2]]


@cache
def _edges_touching(topology: Topology, hex_: int) -> set[int]:
    """All edges that end at a corner of a hex, those that lead away from it too."""
    corners = topology.hex_vertex[6 * hex_ : 6 * hex_ + 6]
    return {edge for vertex in corners for edge in edges_at(topology, int(vertex))}


def _canal_and_islands(kernel: Kernel, own: dict[str, list[int]]) -> None:
    """Every marker is won, lies or is lost with the last hex; two active knights leave no hex marked; water comes with
    the last tile; nobody settles on a small island, and no sea route branches (TDEGK-40, TDEGK-70, TDEGK-81,
    TDEGK-86)."""
    module = kernel.rules.module("great_canal")
    assert isinstance(module, GreatCanal)
    state = kernel.state
    topology = kernel.topology
    lying = [int(module.own.canal.of(kernel, hex_)) for hex_ in module.own.course.hexes]
    finished = own["canal_tiles"][0] == len(lying)
    marked = lying.count(1)
    assert own["canal_tiles"][0] == len(lying) - marked
    assert set(lying) == {3} if finished else 3 not in lying
    won = sum(own["canal_markers"])
    assert won + 2 * marked == 2 * len(lying) or (finished and won == 2 * (len(lying) - 1))
    assert (TERRAINS[state.terrain[module.own.course.desert]] == "lake") == finished
    assert all((state.numbers[hex_] != 0) == finished for hex_ in module.own.fields)
    active = kept_once(kernel, "cities_and_knights")["active"]
    for hex_, lies in zip(module.own.course.hexes, lying, strict=True):
        if lies == 1:
            assert sum(active[vertex] for vertex in topology.hex_vertex[6 * hex_ : 6 * hex_ + 6]) < 2
    owners = list(state.vertex_owner)
    small = list(module.own.islands.vertices)
    assert all(owner == -1 or small[vertex] == 0 for vertex, owner in enumerate(owners))
    ship = kernel.rules.ship
    ships = [edge for edge, piece in enumerate(state.edge_piece) if piece == ship]
    lines = Counter((vertex, int(state.edge_owner[edge])) for edge in ships for vertex in _ends(kernel.topology, edge))
    assert all(count <= 2 or colour == owners[vertex] for (vertex, colour), count in lines.items())


def _dragons_and_hunters(kernel: Kernel, own: dict[str, list[int]]) -> None:
    """No tile is lost or doubled, a seat has one hunter at most and it is known where, and nothing is built inland."""
    module = kernel.rules.module("enchanted_land")
    assert isinstance(module, EnchantedLand)
    seats = range(kernel.state.seats)
    lying = [int(module.own.dragons.count(kernel, flags)) for flags in (1, 2, 3)]
    beaten = [sum(int(module.own.tiles.held(kernel, seat, kind)) for seat in seats) for kind in range(3)]
    assert [there + gone for there, gone in zip(lying, beaten, strict=True)] == [7, 6, 6]
    assert sum(own["beaten"]) == sum(beaten)
    land = {hex_ for island in kernel.rules.board.islands if island.kind == "enchanted" for hex_ in island.hexes}
    around = [set(kernel.topology.vertex_hex[3 * v : 3 * v + 3]) for v in range(kernel.topology.vertices)]
    inside = {vertex for vertex, hexes in enumerate(around) if hexes & land}
    owners = kept_once(kernel, "cities_and_knights")["knight_owner"]
    if "retreat" not in [kernel.rules.decision_kinds[frame.kind].name for frame in kernel.state.decisions()]:
        for seat in seats:
            hunters = [vertex for vertex in inside if owners[vertex] == seat]
            assert hunters == [vertex for vertex in [own["hunter"][seat]] if vertex >= 0]
            assert not hunters or own["transferred"][seat] == 1
    for vertex in inside:
        piece = kernel.state.vertex_piece[vertex]
        assert piece in (NO_PIECE, kernel.rules.settlement)
        assert piece == NO_PIECE or not around[vertex] <= land
    for edge in range(kernel.topology.edges):
        if land.intersection(kernel.topology.edge_hex[2 * edge : 2 * edge + 2]):
            assert kernel.state.edge_piece[edge] in (NO_PIECE, kernel.rules.ship)


def _treasures(kernel: Kernel, own: dict[str, list[int]]) -> None:
    """No tile is lost or doubled, and none lies where a route piece is (TDETI-31, TDETI-61, TDETI-73); each settled
    island is one point (TDETI-76); numbers and treasures suffice for what is still hidden (TDETI-56)."""
    module = kernel.rules.module("treasure_islands")
    assert isinstance(module, TreasureIslands)
    tiles = module.tiles
    lying = Counter(int(tiles.stack.item(kernel, place)) for place in range(tiles.stack.left(kernel)))
    for vertex in range(kernel.topology.vertices):
        if tiles.lies_at(kernel, vertex):
            lying[int(tiles.on_board.of(kernel, vertex)) - 1] += 1
    spent = [int(kernel.state.kept[tiles.stack.at + tiles.stack.spent_at + kind]) for kind in range(5)]
    assert [lying[kind] + spent[kind] for kind in range(5)] == [4] * 5
    sea = module.sea
    points = [int(sea.special_points.of(kernel, seat)) for seat in range(kernel.state.seats)]
    settled = [int(sea.settled.of(kernel, at)) for at in range(5 * kernel.state.seats)]
    assert points == [sum(settled[5 * seat : 5 * seat + 5]) for seat in range(kernel.state.seats)]
    hidden = Counter(TERRAINS[sea.fog_hexes.item(kernel, place)] for place in range(sea.fog_hexes.left(kernel)))
    barren = hidden["sea"] + hidden["desert"]
    assert sea.fog_tokens.left(kernel) == sum(hidden.values()) - barren
    waiting = kernel.rules.decision("reach_treasure").index in [frame.kind for frame in kernel.state.decisions()]
    ends = kernel.topology.edge_vertex
    for edge, owner in enumerate(kernel.state.edge_owner):
        if owner >= 0 and not waiting:
            assert not any(tiles.lies_at(kernel, ends[2 * edge + end]) for end in range(2))
    assert tiles.stack.left(kernel) == barren


def _kept_treasures_and_harbours(kernel: Kernel, own: dict[str, list[int]]) -> None:
    """No treasure and no special harbour is lost or doubled; up to four treasures are kept, and from two on a harbour
    may have been taken (TDEIU-05, TDEIU-08, TDEIU-48, TDEIU-53)."""
    module = kernel.rules.module("into_the_unknown")
    assert isinstance(module, IntoTheUnknown)
    stack = module.tiles.stack
    seats = range(kernel.state.seats)
    tiles = Counter(value - 1 for value in own["treasures"] if value)
    tiles.update(int(stack.item(kernel, place)) for place in range(stack.left(kernel)))
    tiles.update(dict(enumerate(own.get("treasure_stack_spent", []))))
    for seat in seats:
        tiles.update({kind: int(stack.held(kernel, seat, kind)) for kind in range(stack.kinds)})
    assert tiles == dict.fromkeys(range(stack.kinds), 4)
    kept = [int(stack.held_by(kernel, seat)) for seat in seats]
    assert max(kept) <= 4
    assert [int(module.add_points(kernel, seat)) for seat in seats] == [(0, 0, 0, 1, 2)[count] for count in kept]
    laid = Counter(int(kind) for kind in kernel.state.edge_harbour)
    for kind, left in enumerate(own["supply"]):
        assert left + sum(own["harbours"][kind::KEPT_KINDS]) + laid[kind] == 1
    assert own["supply"].count(0) <= sum(count >= 2 for count in kept)


def _dragons_and_routes(kernel: Kernel, own: dict[str, list[int]]) -> None:
    """No dragon is lost or doubled, only deserts have several, none is at sea or across it, and what stands amid them
    counts nothing (TDEDD-04, TDEDD-36, TDEDD-41, TDEDD-51)."""
    module = kernel.rules.module("desert_dragons")
    assert isinstance(module, DesertDragons)
    counts = [int(module.own.dragons.of(kernel, hex_)) for hex_ in range(kernel.topology.hexes)]
    deserts = {int(hex_) for hex_ in module.own.deserts}
    home = next(island.hexes for island in kernel.rules.board.islands if island.name == "home")
    assert sum(counts) + own["dragon_supply"][0] + own["dragons_driven_off"][0] == 18
    assert min(own["dragon_supply"] + own["dragons_driven_off"] + counts) >= 0
    assert all(count <= 1 or hex_ in deserts for hex_, count in enumerate(counts))
    assert all(count == 0 or hex_ in home for hex_, count in enumerate(counts))
    if own["dragon_supply"][0] > 0:
        assert all(count == 0 or hex_ in deserts for hex_, count in enumerate(counts))
    if kernel.state.winner < 0 and kernel.top_kind().name not in ("send_dragon", "spare_hex"):
        assert own["due"] == []
    lost = [0] * kernel.state.colours
    for vertex, piece in enumerate(kernel.state.vertex_piece):
        around = [int(hex_) for hex_ in kernel.topology.vertex_hex[3 * vertex : 3 * vertex + 3]]
        if piece > 0 and all(hex_ >= 0 and counts[hex_] > 0 for hex_ in around):
            lost[kernel.state.vertex_owner[vertex]] += int(kernel.rules.piece_points[piece])
    assert [-int(module.add_points(kernel, colour)) for colour in range(kernel.state.colours)] == lost


# What a module's own state must keep, by its name.
OWN_STATE: dict[str, Callable[[Kernel, dict[str, list[int]]], None]] = {
    "rivers": _gold_and_tiles,
    "caravans": _camels_and_votes,
    "traders_and_barbarians": _wagons_and_goods,
    "barbarian_attack": _barbarians_and_buildings,
    "barbarians_on_paths": _barbarians_on_paths,
    "desert_dragons": _dragons_and_routes,
    "two_player": _trade_tokens,
    "fishermen": _fish_tokens,
    "event_cards": _event_deck,
    "cities_and_knights": _progress_and_points,
    "greater_catan": _number_tokens,
    "great_canal": _canal_and_islands,
    "enchanted_land": _dragons_and_hunters,
    "treasure_islands": _treasures,
    "into_the_unknown": _kept_treasures_and_harbours,
}
