"""What one roll does on all boards, and the beginning of the game: done for everybody at once."""

from __future__ import annotations

from skerry.big import hall as cells
from skerry.big.deeds import choose_start, discard
from skerry.big.game import HallGame
from skerry.big.hall import Change
from skerry.big.lens import Position
from skerry.big.ring import board_of
from skerry.board.terrain import RESOURCE_COUNT, RESOURCES
from skerry.board.tokens import pips_of
from skerry.engine.randomness import Randomness
from skerry.rules.big_game.tables import START_SPOTS, SUN_CARDS

SEVEN = 7


# The start


def deal_stacks(game: HallGame) -> None:
    """The development cards of every board, shuffled and split 12 to 11 (BIG-030, BIG-058)."""
    deck = [int(card.index) for card in game.rules.development_cards for _ in range(card.count)]
    for board in range(game.ring.boards):
        cards = list(deck)
        Randomness(f"{game.seed}/deck/{board}").shuffle(cards)
        game.hall.put((cells.STACK, board, 0), tuple(cards[:SUN_CARDS]))
        game.hall.put((cells.STACK, board, 1), tuple(cards[SUN_CARDS:]))


def set_out(game: HallGame) -> None:
    """The printed pieces of everybody; a vacant seat has none (BIG-064, BIG-257)."""

    def put(position: Position, seat: int) -> None:
        if game.roster.is_playing(seat):
            position.rest()
            position.carry_out("set_out", position.local(seat))

    game.lens.each(0, put)


def best_spot(position: Position, seat: int) -> int:
    """The start spot whose hexes have the most pips, the one with the road first among equals (BIG-074)."""
    window, local = position.window, position.local(seat)
    best, most = 0, -1
    for spot in range(START_SPOTS):
        vertex = window.ground.start_spot[START_SPOTS * local + spot]
        hexes = [int(window.topology.vertex_hex[3 * vertex + slot]) for slot in range(3)]
        pips = sum(int(pips_of(position.kernel.state.numbers[hex_])) for hex_ in hexes if hex_ >= 0)
        if pips > most:
            best, most = spot, pips
    return best


def choose_for_absent(game: HallGame) -> None:
    def choose(position: Position, seat: int) -> None:
        if game.roster.is_playing(seat) and seat not in game.chosen:
            spot = best_spot(position, seat)
            choose_start(position, seat, spot, spot)
            game.chosen.add(seat)

    game.lens.each(game.turn, choose)


# Production


def produce(game: HallGame, number: int) -> dict[int, dict[str, int]]:
    """Credit all players at once from the banks of their home boards (BIG-100 to BIG-104); returns who got what."""
    changes: list[Change] = []
    for position, boards in game.lens.sweep(game.turn):
        position.rest()
        position.carry_out("resolve_number", 0, number)
        changes += position.write_back(boards)
    gains: dict[int, dict[str, int]] = {}
    for (kind, owner, key), before, after in changes:
        if kind == cells.HAND:
            assert isinstance(before, int)
            assert isinstance(after, int)
            gains.setdefault(owner, {})[RESOURCES[key]] = after - before
    if game.settings.production == "manual":
        lay_aside(game, gains)
    return gains


def lay_aside(game: HallGame, gains: dict[int, dict[str, int]]) -> None:
    """Cards wait between bank and hand until their player takes them (BIG-108)."""
    for seat, cards in gains.items():
        game.due[seat] = [cards.get(name, 0) for name in RESOURCES]
        for kind in range(RESOURCE_COUNT):
            held = game.hall.seats[seat].hand[kind]
            game.hall.put((cells.HAND, seat, kind), held - game.due[seat][kind])


def take_due(game: HallGame, seat: int) -> list[Change]:
    changes = []
    for kind, count in enumerate(game.due.pop(seat)):
        if count:
            changes.append(game.hall.put((cells.HAND, seat, kind), game.hall.seats[seat].hand[kind] + count))
    return changes


def lose_due(game: HallGame) -> None:
    """What nobody took in its turn goes back to the banks (BIG-106)."""
    for seat, cards in game.due.items():
        board = board_of(seat)
        for kind, count in enumerate(cards):
            game.hall.put((cells.BANK, board, kind), game.hall.boards[board].bank[kind] + count)
    game.due = {}


# The seven


def find_owed(game: HallGame) -> None:
    """Who has to return how many cards (BIG-200, BIG-201)."""
    game.owed = {}
    for position, boards in game.lens.sweep(game.turn):
        position.rest()
        position.carry_out("resolve_number", 0, SEVEN)
        owed = position.kernel.top().owed
        for board in boards:
            for seat in (2 * board, 2 * board + 1):
                local = position.local(seat)
                if local < len(owed) and owed[local] > 0:
                    game.owed[seat] = int(owed[local])


def discard_for_absent(game: HallGame) -> None:
    """Cards drawn blind from those who did not choose in time (BIG-202)."""
    for seat in sorted(game.owed):
        position = game.lens.around(board_of(seat), game.turn)
        discard(position, seat, game.owed[seat], draw_blind(game, seat))
        position.write_back()
    game.owed = {}


def draw_blind(game: HallGame, seat: int) -> dict[str, int]:
    """As many cards of a hand as its player owes."""
    left = list(game.hall.seats[seat].hand)
    chance = Randomness(f"{game.seed}/discard/{game.turn}/{seat}")
    cards: dict[str, int] = {}
    for _ in range(game.owed[seat]):
        drawn = int(chance.below(sum(left)))
        kind = 0
        while drawn >= left[kind]:
            drawn -= left[kind]
            kind += 1
        left[kind] -= 1
        cards[RESOURCES[kind]] = cards.get(RESOURCES[kind], 0) + 1
    return cards


def relocate_robbers(game: HallGame, number: int) -> None:
    """The second roll places the robbers of all boards (BIG-205 to BIG-210)."""
    for position, boards in game.lens.sweep(game.turn):
        position.rest()
        position.carry_out("relocate_robbers", 0, number)
        position.write_back(boards)
