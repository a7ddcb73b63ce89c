"""City improvements: five levels on three tracks, and the metropolises they win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.engine.action import Action, ActionKind, Codes, Domain, Names, Price
from skerry.engine.cards import pay
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.event import EventKind
from skerry.engine.harbours import refresh_rates
from skerry.engine.manner import PLAIN, Manner
from skerry.reason import Reason, ReasonKind
from skerry.rules.cities_and_knights.cities import (
    cities_of,
    city_serves,
    holds_metropolis,
    is_plain_city,
    serving_cities_of,
)
from skerry.rules.cities_and_knights.scoring import refresh_points
from skerry.rules.cities_and_knights.tables import (
    METROPOLIS_LEVEL,
    TOP_LEVEL,
    TRACK_COMMODITY,
    TRACK_COUNT,
    TRACKS,
)

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.own import CitiesOwn

IMPROVED: Final = EventKind(
    "city_improved", "seat:seat track:track level:number", english="{seat} improves {track} to level {level}"
)
METROPOLIS: Final = EventKind(
    "metropolis_placed",
    "seat:seat track:track vertex:vertex",
    english="{seat} puts the metropolis of {track} on its city at {vertex}",
)

TOP_LEVEL_REACHED: Final = ReasonKind("top_level_reached", "your {track:track} is at its highest level")
NO_CITY_TO_IMPROVE: Final = ReasonKind("no_city_to_improve", "an improvement needs a city of yours on the board")
NO_CITY_SERVES: Final = ReasonKind("no_city_serves", "none of your cities can be improved as things stand")
NO_PLAIN_CITY: Final = ReasonKind(
    "no_city_without_metropolis", "levels 4 and 5 need a city of yours without a metropolis"
)
LEVEL_TOO_DEAR: Final = ReasonKind(
    "level_too_dear", "level {level:number} of {track:track} costs {count:number} {card:card}"
)
METROPOLIS_SITE: Final = ReasonKind("metropolis_site", "a metropolis stands on one of your cities that has none")


# The same as a table that costs nothing to look into: it is asked about each track before every action.
COMMODITY_OF: Final[vec[i64]] = ints(TRACK_COMMODITY)


def has_city_for(kernel: Kernel, own: CitiesOwn, seat: i64, track: i64) -> bool:
    """Any city up to level 3, then one that can take a metropolis, or this track's own (CK-092, CK-097, CK-098)."""
    if kernel.state.kept[own.level.at + seat * TRACK_COUNT + track] + 1 < METROPOLIS_LEVEL:
        return serving_cities_of(kernel, own, seat) > 0
    if serving_cities_of(kernel, own, seat, plain=True) > 0:
        return True
    return holds_metropolis(kernel, own, seat, track) and serving_cities_of(kernel, own, seat) > 0


def why_no_city(kernel: Kernel, seat: i64) -> Reason:
    """Why nothing can be improved: there is no city, or none that serves."""
    return NO_CITY_TO_IMPROVE.of() if cities_of(kernel, seat) == 0 else NO_CITY_SERVES.of()


def improve(kernel: Kernel, own: CitiesOwn, seat: i64, track: i64, off: i64) -> None:
    """Pay for the next level, perhaps with some off, and take a metropolis that falls due (CK-089, CK-099, CK-101)."""
    level = own.level.of(kernel, seat * TRACK_COUNT + track) + 1
    if level > off:
        pay(kernel, seat, TRACK_COMMODITY[track], level - off)
    own.level.set(kernel, seat * TRACK_COUNT + track, level)
    kernel.log.emit(IMPROVED, seat, track, level)
    refresh_rates(kernel, seat)
    for module in kernel.rules.notice_improved:
        module.notice_improved(kernel, seat, track, level)
    if wins_metropolis(kernel, own, seat, track):
        kernel.ask_or_act(kernel.rules.decision("place_metropolis"), seat, track)


def wins_metropolis(kernel: Kernel, own: CitiesOwn, seat: i64, track: i64) -> bool:
    """The first at level 4, or the first at level 5 while the holder is at 4 (CK-099, CK-101, CK-103)."""
    level = own.level.of(kernel, seat * TRACK_COUNT + track)
    if own.metropolis.of(kernel, track) < 0:
        return level >= METROPOLIS_LEVEL
    holder = kernel.state.vertex_owner[own.metropolis.of(kernel, track)]
    return level > own.level.of(kernel, holder * TRACK_COUNT + track)


def declare_improvements(rules: Rules, own: CitiesOwn) -> None:
    rules.words["track"] = TRACKS
    rules.add_decision(DecisionKind("place_metropolis"))
    rules.add_action(PlaceMetropolis(rules, own), "place_metropolis")


class Improve(ActionKind):
    """Buy the next level of a track; with a crane for one commodity less (CK-089 to CK-098, CK-196)."""

    def __init__(self, name: str, own: CitiesOwn, off: i64, manner: Manner = PLAIN) -> None:
        super().__init__(name, "track", Names(list(TRACKS)), manner=manner)
        self.own = own
        self.off = off

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        own = self.own
        state = kernel.state
        levels = own.level.at + seat * TRACK_COUNT
        hand = seat * state.kinds
        # The price is asked first, as in most hands there is none of it.
        for track in range(TRACK_COUNT):
            held = state.hand[hand + COMMODITY_OF[track]] + self.off
            if held == 0:
                continue
            level = state.kept[levels + track]
            if held > level and level < TOP_LEVEL:
                if has_city_for(kernel, own, seat, track):
                    codes.put(self, track)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        if self.off > 0:
            kernel.answered()
        improve(kernel, self.own, seat, a, self.off)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        own = self.own
        track = self.operand(code)
        level = own.level.of(kernel, seat * TRACK_COUNT + track)
        if level == TOP_LEVEL:
            return TOP_LEVEL_REACHED.of(track=TRACKS[track])
        if not has_city_for(kernel, own, seat, track):
            if serving_cities_of(kernel, own, seat) == 0:
                return why_no_city(kernel, seat)
            return NO_PLAIN_CITY.of()
        commodity = kernel.rules.card_kinds[TRACK_COMMODITY[track]]
        count = int(level + 1 - self.off)
        return LEVEL_TOO_DEAR.of(level=int(level + 1), track=TRACKS[track], count=count, card=commodity)

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> Reason:
        """What stands against the track whose next level costs least; prices tell of the others."""
        own = self.own
        if serving_cities_of(kernel, own, seat) == 0:
            return why_no_city(kernel, seat)
        least: i64 = -1
        for track in range(TRACK_COUNT):
            level = own.level.of(kernel, seat * TRACK_COUNT + track)
            if has_city_for(kernel, own, seat, track) and level < TOP_LEVEL:
                if least < 0 or level < own.level.of(kernel, seat * TRACK_COUNT + least):
                    least = track
        if least < 0:
            return NO_PLAIN_CITY.of()
        return self.refusal(kernel, seat, decision, self.code(least))

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        found: list[Price] = []
        for track in range(TRACK_COUNT):
            level = self.own.level.of(kernel, seat * TRACK_COUNT + track)
            if level < TOP_LEVEL:
                commodity = kernel.rules.card_kinds[TRACK_COMMODITY[track]]
                count = int(level + 1 - self.off)
                action = Action(self.name, {self.a_name: TRACKS[track]})
                found.append(Price(action, {commodity: count} if count > 0 else {}))
        return found


class PlaceMetropolis(ActionKind):
    """Put a metropolis on one of one's cities without one; a of the decision: its track (CK-099)."""

    def __init__(self, rules: Rules, own: CitiesOwn) -> None:
        super().__init__(
            "place_metropolis", "vertex", Domain(int(rules.topology.vertices)), manner=Manner(preview="metropolis")
        )
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for vertex in range(kernel.topology.vertices):
            if is_plain_city(kernel, self.own, seat, vertex) and city_serves(kernel, vertex):
                codes.put(self, vertex)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        track = kernel.top().a
        kernel.answered()
        self.own.metropolis.set(kernel, track, a)
        kernel.log.emit(METROPOLIS, seat, track, a)
        refresh_points(kernel, self.own)
        for module in kernel.rules.notice_metropolis:
            module.notice_metropolis(kernel, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return METROPOLIS_SITE.of()
