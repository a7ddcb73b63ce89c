"""What a player, and everybody, may know (BIG-269, BIG-270): built by adding what is seen, never by leaving out.

A bank is not told: with the own hand it would tell the board-mate's.
"""

from __future__ import annotations

from skerry.big import game as phases
from skerry.big.deeds import at_home
from skerry.big.game import HallGame
from skerry.big.hall import KNIGHTS, MARKERS, NOBODY, ROUTE
from skerry.big.lens import Position
from skerry.big.naming import edge_word, hex_word, read_vertex, vertex_word
from skerry.big.permissions import is_asked, is_refused, time_of
from skerry.big.places import HALVES
from skerry.big.ring import board_of, side_of
from skerry.big.scores import ranking, standing, standings
from skerry.big.wording import legal_actions, operands_of
from skerry.board.terrain import RESOURCES
from skerry.engine.randomness import commitment
from skerry.engine.scores import point_sources, total_points, visible_points

Frame = dict[str, object]


def clock_frame(game: HallGame) -> Frame:
    """State, turn, group and deadline: told once, and counted down by whoever shows it (BIG-085)."""
    return {
        "phase": game.phase,
        "turn": game.turn,
        "group": HALVES[game.group],
        "deadline": game.deadline,
        "paused": None if game.pause is None else game.pause.phase,
        "roll": game.roll,
        "second_roll": game.second_roll,
        "claims": [] if game.claims is None else list(game.claims.seats),
        "winner": game.winner,
    }


def public_display(game: HallGame) -> Frame:
    """What the hall sees; the seed of the dice once it is over (BIG-268, BIG-270)."""
    shown = clock_frame(game)
    shown["commitment"] = commitment(game.seed)
    if game.phase == phases.FINISHED:
        shown["seed"] = game.seed
        shown["ranking"] = [[one.seat, one.number, one.name, one.points, one.cards] for one in ranking(game)]
    return shown


def strip(game: HallGame) -> list[Frame]:
    """All boards as summaries: public points of both players, and who holds the markers."""
    boards: list[Frame] = [
        {"board": board, "layout": game.ring.layout(board).name, "points": [None, None], **_markers(game, board)}
        for board in range(game.ring.boards)
    ]
    for one in standings(game):
        points = boards[board_of(one.seat)]["points"]
        assert isinstance(points, list)
        points[side_of(one.seat)] = one.public
    return boards


def _markers(game: HallGame, board: int) -> Frame:
    holders = game.hall.boards[board].marker
    return {name: None if holder == NOBODY else holder for name, holder in zip(MARKERS, holders, strict=True)}


def seat_frame(game: HallGame, seat: int) -> Frame:
    """Everything that a player sees: three boards, the own hand, what partners show, and what is open (BIG-265)."""
    position = at_home(game, seat)
    return {
        "clock": clock_frame(game),
        "you": own_frame(game, seat, position),
        "partners": [
            partner_frame(game, partner, position)
            for partner in game.ring.partners(seat)
            if game.roster.places[partner].person is not None
        ],
        "boards": [board_frame(game, board) for board in game.ring.reach(board_of(seat))],
        "offers": open_offers(game, seat),
        "requests": open_requests(game, seat),
        "warnings": [text for warned, text in game.warnings if warned == seat],
    }


def open_offers(game: HallGame, seat: int) -> list[Frame]:
    """Those that a seat made or may take."""
    return [
        {"offer": offer.number, "seat": offer.seat, "give": offer.give, "want": offer.want, "to": list(offer.to)}
        for offer in game.offers.of(seat)
    ]


def open_requests(game: HallGame, seat: int) -> list[Frame]:
    """Those for leave that a seat made or has to answer."""
    return [
        {
            "request": request.number,
            "seat": request.seat,
            "owner": request.owner,
            "vertex": vertex_word(request.board, request.key),
            "until": time_of(game, request),
        }
        for request in game.requests.of(seat)
    ]


def possible(game: HallGame, seat: int) -> list[Frame]:
    """What a player on turn could say now that the boards decide, but for offers: what a card or a moved ship still
    asks for is left out. That the bank has run out of something is told by what is missing."""
    if game.phase != phases.WINDOW or game.claims is not None or not game.is_active(seat):
        return []
    position = at_home(game, seat)
    actions = [action for action in legal_actions(position, seat, offers=False) if action.kind != "end_turn"]
    told: list[Frame] = [{"kind": action.kind, **operands_of(position, action, [])} for action in actions]
    return [frame for frame in told if frame["kind"] != "build_settlement" or _may_ask(game, seat, frame["vertex"])]


def _may_ask(game: HallGame, seat: int, vertex: object) -> bool:
    place = read_vertex(game.ring, vertex)
    return not is_refused(game, seat, *place) and not is_asked(game, seat, *place)


def counted_points(game: HallGame, seat: int) -> dict[str, int]:
    """For referees: where all points of a player come from, hidden cards included (BIG-212 to BIG-217)."""
    if not game.roster.is_playing(seat):
        return {}
    position = at_home(game, seat)
    local = position.local(seat)
    # The markers of a window are numbered by its boards.
    sources = {source.rstrip("_0123456789"): points for source, points in point_sources(position.kernel, local).items()}
    hidden = int(total_points(position.kernel, local) - visible_points(position.kernel, local))
    return {**sources, "victory_point": hidden} if hidden else sources


def own_frame(game: HallGame, seat: int, position: Position) -> Frame:
    there, place = game.hall.seats[seat], game.roster.place(seat)
    assert place.person is not None
    names = game.rules.card_names
    counted = standing(game, seat, position)
    return {
        "seat": seat,
        "number": place.person.number,
        "name": place.person.name,
        "board": board_of(seat),
        "side": HALVES[side_of(seat)],
        "colour": colour(game, seat),
        "active": game.is_active(seat),
        "hand": _by_name(RESOURCES, there.hand),
        "cards": _by_name(names, there.held),
        "supply": {piece.name: there.supply[at] for at, piece in enumerate(game.rules.pieces) if piece.limit},
        "rates": _by_name(RESOURCES, there.rate),
        "points": counted.points,
        "public_points": counted.public,
        "knights": there.fact[KNIGHTS],
        "route": there.fact[ROUTE],
        "owed": game.owed.get(seat, 0),
        "due": _by_name(RESOURCES, game.due.get(seat, [])),
        "chosen": seat in game.chosen,
    }


def partner_frame(game: HallGame, seat: int, position: Position) -> Frame:
    """Of a partner: how many cards, and what everybody can count."""
    there, place = game.hall.seats[seat], game.roster.places[seat]
    assert place.person is not None
    return {
        "seat": seat,
        "name": place.person.name,
        "colour": colour(game, seat),
        "connected": place.connected,
        "expelled": place.expelled,
        "cards": there.cards,
        "development_cards": sum(there.held),
        "public_points": standing(game, seat, position).public,
        "knights": there.fact[KNIGHTS],
        "route": there.fact[ROUTE],
    }


def board_frame(game: HallGame, board: int) -> Frame:
    """All pieces of a board; its hexes are those of the layout."""
    there = game.hall.boards[board]
    pieces = game.rules.pieces
    return {
        "board": board,
        "layout": game.ring.layout(board).name,
        "routes": [
            [edge_word(board, key), owner, pieces[piece].name] for key, (owner, piece, _) in sorted(there.edge.items())
        ],
        "buildings": [
            [vertex_word(board, key), owner, pieces[piece].name]
            for key, (owner, piece) in sorted(there.building.items())
        ],
        "robbers": [hex_word(board, key) for key in there.robber],
        **_markers(game, board),
        "deeds": [
            {"seat": deed.seat, "command": deed.command.kind, "paid": deed.answer.told.get("paid")}
            for deed in game.deeds.of_board(board)
            if deed.answer.done and not deed.overruled and "paid" in deed.answer.told
        ],
    }


def colour(game: HallGame, seat: int) -> str:
    """The colour printed on the layout (BIG-038)."""
    return game.ring.layout(board_of(seat)).colours[side_of(seat)]


def _by_name(names: tuple[str, ...] | list[str], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=False) if count}
