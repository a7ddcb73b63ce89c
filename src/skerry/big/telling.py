"""What has changed for whom since it was last told: worked out once for each board and each seat, and never for the
whole hall where only a few boards have changed."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from skerry.big import game as phases
from skerry.big import sight
from skerry.big.game import HallGame
from skerry.big.hall import MARKERS, NOBODY
from skerry.big.lens import Position
from skerry.big.log import Entry
from skerry.big.places import HALVES
from skerry.big.ring import board_of, side_of
from skerry.big.scores import ranking
from skerry.engine.randomness import commitment

Frame = dict[str, object]

# For whom a part is; what is shown is for the screen and for referees, who are told more of claims than it is.
ALL: Final = "all"
SHOWN: Final = "shown"
SCREEN: Final = "screen"
REFEREE: Final = "referee"
BOARD: Final = "board"
PARTNER: Final = "partner"
SEAT: Final = "seat"

SUMMARY_EVERY: Final = 2000
LEADERS: Final = 10
RANKED: Final = 100


@dataclass(frozen=True)
class Part:
    """Something to be told: to whom (a board is told to all who are at home on it or beside it), and what."""

    scope: str
    key: int
    told: list[object]


class Telling:
    """Remembers what was told of one game."""

    def __init__(self, game: HallGame, is_bot: Callable[[int], bool]) -> None:
        self.game = game
        self.is_bot = is_bot
        self.clock: Frame = {}
        self.boards: dict[int, Frame] = {}
        self.you: dict[int, Frame] = {}
        self.partners: dict[int, Frame] = {}
        self.open: dict[int, tuple[list[Frame], list[Frame]]] = {}
        self.public: dict[int, int] = {}
        self.strip: dict[int, Frame] = {}
        self.stale_strip: set[int] = set()
        self.strip_told = 0
        self.leaders: list[Frame] = []
        self.claimants: list[Frame] = []
        self.judged: list[Frame] = []
        self.alerts = 0
        self.warnings = 0
        # Seats whose offers or requests may have changed.
        self.dealing: set[int] = set()
        self.results: dict[int, int] = {}
        self.ranked: list[list[object]] = []
        self.clock = self._clock()
        if game.roster.places:
            self.look_everywhere()

    # Looking

    def look_everywhere(self) -> None:
        """Take everything as it is now for told."""
        game = self.game
        game.hall.touched_boards = set(range(game.ring.boards))
        game.hall.touched_seats = set(range(game.ring.seats))
        self.dealing = set(range(game.ring.seats))
        self._look_at_boards()
        self._look_at_seats()
        self._look_at_deals()
        self.alerts, self.warnings = len(game.alerts), len(game.warnings)
        self._sum_up()
        self._look_at_claims()
        self._find_results()

    def changes(self, at: int, entries: Iterable[Entry]) -> list[Part]:
        """What is new, now that these entries were added to the log."""
        parts: list[Part] = []
        if not self.game.roster.places:
            return self._clock_part()
        if not self.boards:
            # The seats were just given out, and everybody is told everything.
            self.look_everywhere()
        for entry in entries:
            parts += self._note(entry)
        parts += self._look_at_boards()
        parts += self._look_at_seats()
        parts += self._look_at_deals()
        parts += self._clock_part()
        parts += self._look_at_claims()
        parts += self._new_alerts()
        if self.stale_strip and (at >= self.strip_told + SUMMARY_EVERY or self.game.phase != phases.WINDOW):
            self.strip_told = at
            parts += self._sum_up()
        parts += self._find_results()
        return parts

    def _note(self, entry: Entry) -> list[Part]:
        """What an entry says of things that no cell of the hall holds."""
        game, content = self.game, entry.content
        seats, boards = game.hall.touched_seats, game.hall.touched_boards
        if entry.boards:
            near = {board for home in entry.boards for step in range(-2, 3) for board in self._east(home, step)}
            self.dealing |= {seat for board in near for seat in (2 * board, 2 * board + 1)}
        if entry.kind in ("connected", "disconnected", "command"):
            seat = content["seat"]
            assert isinstance(seat, int)
            if 0 <= seat < game.ring.seats:
                seats.add(seat)
                boards.add(board_of(seat))
        elif entry.kind in ("referee", "named", "restarted"):
            seats |= set(range(game.ring.seats)) if self._is_about_people(entry) else set()
            boards |= set(range(game.ring.boards)) if entry.kind == "referee" and self._is_undoing(entry) else set()
            self.dealing |= set(self.open)
        elif entry.kind == "state":
            return self._note_state(entry)
        return []

    def _is_about_people(self, entry: Entry) -> bool:
        act = entry.content.get("act")
        return not isinstance(act, Mapping) or act["kind"] in ("expel", "substitute")

    def _is_undoing(self, entry: Entry) -> bool:
        act = entry.content["act"]
        return isinstance(act, Mapping) and act["kind"] in ("overrule", "expel")

    def _note_state(self, entry: Entry) -> list[Part]:
        game, phase = self.game, entry.content["phase"]
        seats = game.hall.touched_seats
        self.dealing |= set(self.open)
        if phase == phases.PRODUCTION:
            seats |= set(game.due)
            gains = entry.content.get("gains", {})
            assert isinstance(gains, Mapping)
            return [Part(SEAT, int(seat), ["produced", cards]) for seat, cards in gains.items()]
        if phase == phases.DISCARD:
            owed = entry.content.get("owed", {})
            assert isinstance(owed, Mapping)
            seats |= {int(seat) for seat in owed}
        if phase in (phases.RELOCATE, phases.WINDOW):
            seats |= {seat for seat, told in self.you.items() if told.get("owed")}
        if phase == phases.END_TURN:
            seats |= {seat for seat, told in self.you.items() if told.get("due")}
            game.hall.touched_boards |= {board for board, told in self.boards.items() if told["deeds"]}
            return self._lapsed(entry)
        return []

    def _lapsed(self, entry: Entry) -> list[Part]:
        gone = entry.content.get("lapsed", [])
        assert isinstance(gone, list)
        parts = []
        for seat, (_, requests) in self.open.items():
            lapsed = [one["vertex"] for one in requests if one["seat"] == seat and one["vertex"] in gone]
            if lapsed:
                parts.append(Part(SEAT, seat, ["lapsed", lapsed]))
        return parts

    def _east(self, board: int, steps: int) -> list[int]:
        found = self.game.ring.board_east(board, steps)
        return [] if found is None else [found]

    # Parts

    def clock_now(self) -> Frame:
        """The clock as it is told at this moment: with it goes what the server's own clock says."""
        return {"now": self.game.now, **self._clock()}

    def _clock(self) -> Frame:
        game = self.game
        shown = sight.clock_frame(game)
        stopped = game.pause is not None and game.deadline is not None
        shown["left"] = game.deadline - game.pause.at if stopped and game.pause and game.deadline is not None else None
        if game.phase == phases.FINISHED:
            shown["seed"] = game.seed
        return shown

    def _clock_part(self) -> list[Part]:
        shown = self._clock()
        if shown == self.clock:
            return []
        self.clock = shown
        return [Part(ALL, 0, ["clock", self.clock_now()])]

    def _look_at_boards(self) -> list[Part]:
        game, parts = self.game, []
        for board in sorted(game.hall.touched_boards):
            shown = sight.board_frame(game, board)
            before = self.boards.get(board, {})
            self.boards[board] = shown
            changed = {name: value for name, value in shown.items() if before.get(name, ...) != value}
            if changed:
                parts.append(Part(BOARD, board, ["board", board, changed]))
            if any(name in changed for name in MARKERS):
                # A marker is worth points.
                game.hall.touched_seats |= {2 * board, 2 * board + 1}
                self.stale_strip.add(board)
        game.hall.touched_boards = set()
        return parts

    def _look_at_seats(self) -> list[Part]:
        game, parts = self.game, []
        seats = game.hall.touched_seats
        game.hall.touched_seats = set()
        for position, boards in self._positions({board_of(seat) for seat in seats}):
            for board in boards:
                for seat in (2 * board, 2 * board + 1):
                    if seat in seats and game.roster.places[seat].person is not None:
                        parts += self._look_at_seat(seat, position)
        return parts

    def _positions(self, boards: set[int]) -> Iterable[tuple[Position, list[int]]]:
        """Positions in which these boards are seen whole: three at a time where nearly all are wanted."""
        game = self.game
        if 2 * len(boards) > game.ring.boards:
            yield from game.lens.sweep(game.turn)
        else:
            for board in sorted(boards):
                yield game.lens.around(board, game.turn), [board]

    def _look_at_seat(self, seat: int, position: Position) -> list[Part]:
        shown, public = self.own(seat, position), self._partner(seat, position)
        parts: list[Part] = []
        for scope, all_told, now in ((SEAT, self.you, shown), (PARTNER, self.partners, public)):
            before = all_told.get(seat, {})
            all_told[seat] = now
            changed = {name: value for name, value in now.items() if before.get(name, ...) != value}
            # What somebody who was sent away had is gone.
            changed |= {name: None for name in before if name not in now}
            if changed:
                told: list[object] = ["you", changed] if scope == SEAT else ["partner", seat, changed]
                parts.append(Part(scope, seat, told))
        if self.public.get(seat) != public["public_points"]:
            points = public["public_points"]
            assert isinstance(points, int)
            self.public[seat] = points
            self.stale_strip.add(board_of(seat))
        return parts

    def own(self, seat: int, position: Position) -> Frame:
        """What a player has; whoever was sent away has nothing. Who is active follows from clock and side."""
        if not self.game.roster.is_playing(seat):
            return {"seat": seat, "expelled": True}
        shown = sight.own_frame(self.game, seat, position)
        del shown["active"]
        return {**shown, "expelled": False}

    def _partner(self, seat: int, position: Position) -> Frame:
        person = self.game.roster.places[seat].person
        shown = sight.partner_frame(self.game, seat, position)
        return {**shown, "bot": person is not None and self.is_bot(person.number)}

    def _look_at_deals(self) -> list[Part]:
        game, parts = self.game, []
        for seat in sorted(self.dealing):
            before = self.open.get(seat, ([], []))
            now = sight.open_offers(game, seat), sight.open_requests(game, seat)
            for name, old, new in zip(("offers", "requests"), before, now, strict=True):
                if old != new:
                    parts.append(Part(SEAT, seat, [name, new]))
            if now == ([], []):
                self.open.pop(seat, None)
            else:
                self.open[seat] = now
        self.dealing = set()
        for seat in sorted({seat for seat, _ in game.warnings[self.warnings :]}):
            parts.append(Part(SEAT, seat, ["warnings", self.warned(seat)]))
        self.warnings = len(game.warnings)
        return parts

    def warned(self, seat: int) -> list[str]:
        return [text for warned, text in self.game.warnings if warned == seat]

    # Sums

    def _sum_up(self) -> list[Part]:
        """Boards as summaries, and who leads by what everybody can count (BIG-269)."""
        game = self.game
        for board in self.stale_strip:
            holders = game.hall.boards[board].marker
            self.strip[board] = {
                "board": board,
                "layout": game.ring.layout(board).name,
                "points": [self.public.get(seat) for seat in (2 * board, 2 * board + 1)],
                **{name: None if one == NOBODY else one for name, one in zip(MARKERS, holders, strict=True)},
            }
        parts = [Part(SHOWN, 0, ["strip", [self.strip[board] for board in sorted(self.stale_strip)]])]
        self.stale_strip = set()
        best = heapq.nsmallest(LEADERS, self.public.items(), key=lambda one: (-one[1], one[0]))
        leaders = [{**self.named(seat), "points": points} for seat, points in best]
        if leaders != self.leaders:
            self.leaders = leaders
            parts.append(Part(SHOWN, 0, ["leaders", leaders]))
        return parts

    def named(self, seat: int) -> Frame:
        person = self.game.roster.places[seat].person
        name = "" if person is None else person.name
        return {"seat": seat, "name": name, "board": board_of(seat), "side": HALVES[side_of(seat)]}

    def _look_at_claims(self) -> list[Part]:
        """Who has claimed; what they have is for referees only (BIG-228, BIG-237)."""
        pending = self.game.claims
        seats = [] if pending is None else pending.seats
        shown = [self.named(seat) for seat in seats]
        judged = [] if pending is None else [self._counted(seat) for seat in seats]
        parts: list[Part] = []
        if shown != self.claimants:
            parts.append(Part(SCREEN, 0, ["claimants", shown]))
        if judged != self.judged:
            parts.append(Part(REFEREE, 0, ["claimants", judged]))
        self.claimants, self.judged = shown, judged
        return parts

    def _counted(self, seat: int) -> Frame:
        pending, told = self.game.claims, self.you.get(seat, {})
        assert pending is not None
        hand = told.get("hand", {})
        assert isinstance(hand, dict)
        counted = {"points": told.get("points"), "cards": sum(hand.values())}
        return {**self.named(seat), **counted, "judged": pending.judged.get(seat)}

    def all_alerts(self, since: int = 0) -> list[Frame]:
        return [
            {
                "number": number,
                "at": alert.at,
                "turn": alert.turn,
                "kind": alert.kind,
                "seat": alert.seat,
                "name": self.named(alert.seat)["name"],
                "text": alert.text,
            }
            for number, alert in enumerate(self.game.alerts)
            if number >= since
        ]

    def _new_alerts(self) -> list[Part]:
        new = self.all_alerts(self.alerts)
        self.alerts = len(self.game.alerts)
        return [Part(REFEREE, 0, ["alerts", new])] if new else []

    # The end

    def _find_results(self) -> list[Part]:
        if self.game.phase != phases.FINISHED or self.results:
            return []
        placed = ranking(self.game)
        self.results = {one.seat: place for place, one in enumerate(placed, start=1)}
        self.ranked = [
            [place, one.number, one.name, one.seat, one.points, one.cards]
            for place, one in enumerate(placed[:RANKED], start=1)
        ]
        told = [Part(SEAT, seat, ["result", self.result(seat)]) for seat in self.results]
        return [*told, Part(SHOWN, 0, ["result", self.result(None)])]

    def result(self, seat: int | None) -> Frame:
        """Who has won, and which place a player has."""
        game = self.game
        shown: Frame = {"winner": game.winner, "ranking": self.ranked, "seed": game.seed}
        shown["commitment"] = commitment(game.seed)
        return shown if seat is None else {**shown, "place": self.results.get(seat)}

    # Everything

    def player_parts(self, seat: int) -> list[list[object]]:
        """All that a player sees (BIG-265)."""
        game = self.game
        offers, requests = self.open.get(seat, ([], []))
        parts: list[list[object]] = [["clock", self.clock_now()], ["you", self.you[seat]]]
        parts += [
            ["partner", other, self.partners[other]] for other in game.ring.partners(seat) if other in self.partners
        ]
        parts += [["board", board, self.boards[board]] for board in game.ring.reach(board_of(seat))]
        parts += [["offers", offers], ["requests", requests], ["warnings", self.warned(seat)]]
        return [*parts, ["result", self.result(seat)]] if self.results else parts

    def screen_parts(self, for_referee: bool) -> list[list[object]]:
        parts: list[list[object]] = [
            ["clock", self.clock_now()],
            ["strip", [self.strip[board] for board in sorted(self.strip)]],
            ["leaders", self.leaders],
            ["claimants", self.judged if for_referee else self.claimants],
        ]
        if for_referee:
            parts.append(["alerts", self.all_alerts()])
        return [*parts, ["result", self.result(None)]] if self.results else parts
