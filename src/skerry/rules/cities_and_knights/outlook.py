"""What players see of Cities & Knights who know no module: improvements, metropolises, progress cards and walls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.engine.progress import POINT
from skerry.rules.cities_and_knights.cities import cities_of, plain_cities_of
from skerry.rules.cities_and_knights.tables import (
    ABILITY_LEVEL,
    METROPOLIS_LEVEL,
    METROPOLIS_POINTS,
    PROGRESS_LIMIT,
    TOP_LEVEL,
    TRACK_COUNT,
)

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress
    from skerry.rules.cities_and_knights.decks import Decks
    from skerry.rules.cities_and_knights.own import CitiesOwn

# All in hundredths of a point. With every hundred rolls, a face of the red die on which a track lets draw (CK-044).
FACE_WORTH: Final = 60
# By track: what its third level allows.
ABILITY_WORTH: Final[vec[i64]] = ints([45, 25, 50])
# Beside its points: its city is safe, and nobody else has it (CK-108).
METROPOLIS_WORTH: Final = 100
METROPOLIS_WAYS: Final[tuple[str, ...]] = ("trade_metropolis", "politics_metropolis", "science_metropolis")
# How an own metropolis may be lost, by the level of the strongest rival while one's own is 4 (CK-101).
METROPOLIS_DANGER: Final[vec[i64]] = ints([10, 10, 20, 50, 130])
# A city lets improvements be bought at all (CK-092).
FIRST_CITY_WORTH: Final = 120
WALL_WORTH: Final = 8
# How much of what they are worth so many cards bring, in percent: a full hand has no room for the next (CK-050).
ROOM: Final[vec[i64]] = ints([100, 100, 100, 90, 70, 50])


def tell_improvements(kernel: Kernel, own: CitiesOwn, seat: i64, progress: Progress) -> None:
    """What the levels bring, and how near the metropolises are."""
    kept = kernel.state.kept
    worth: i64 = FIRST_CITY_WORTH if cities_of(kernel, seat) > 0 else 0
    faces: i64 = 0
    for track in range(i64(TRACK_COUNT)):
        level = kept[own.level.at + seat * TRACK_COUNT + track]
        faces += level + 1 if level > 0 else 0
        if level >= ABILITY_LEVEL:
            worth += ABILITY_WORTH[track]
        site = kept[own.metropolis.at + track]
        if site >= 0 and kernel.state.vertex_owner[site] == seat:
            worth += METROPOLIS_WORTH - metropolis_danger(kernel, own, seat, track, level)
        else:
            tell_metropolis(kernel, own, seat, track, progress)
    progress.expect("improvements", worth)
    if faces > 0:
        progress.earn("improvements", FACE_WORTH * faces)


def metropolis_danger(kernel: Kernel, own: CitiesOwn, seat: i64, track: i64, level: i64) -> i64:
    """From level 5 on nobody takes it any more (CK-103)."""
    if level >= TOP_LEVEL:
        return 0
    rival: i64 = 0
    for other in range(kernel.state.seats):
        if other != seat:
            rival = max(rival, kernel.state.kept[own.level.at + other * TRACK_COUNT + track])
    return METROPOLIS_DANGER[min(rival, METROPOLIS_LEVEL)]


def tell_metropolis(kernel: Kernel, own: CitiesOwn, seat: i64, track: i64, progress: Progress) -> None:
    """To level 4, or to 5 while somebody has it at 4; a city that can take it is one more step (CK-097 to CK-101)."""
    kept = kernel.state.kept
    needed: i64 = METROPOLIS_LEVEL
    site = kept[own.metropolis.at + track]
    if site >= 0:
        needed = kept[own.level.at + kernel.state.vertex_owner[site] * TRACK_COUNT + track] + 1
        if needed > TOP_LEVEL:
            return
    done = kept[own.level.at + seat * TRACK_COUNT + track]
    if plain_cities_of(kernel, own, seat) == 0:
        needed += 1
    progress.toward(METROPOLIS_WAYS[track], min(done, needed), needed, METROPOLIS_POINTS * POINT)


def tell_progress_cards(kernel: Kernel, decks: Decks, seat: i64, progress: Progress) -> None:
    """What the cards in hand may bring."""
    count = decks.held_by(kernel, seat)
    if count == 0:
        return
    own = decks.own
    kept = kernel.state.kept
    worth: i64 = 0
    for card in range(own.cards):
        worth += kept[own.held.at + seat * own.cards + card] * decks.worth[card]
    progress.expect("progress_cards", worth * ROOM[min(count, PROGRESS_LIMIT + 1)] // 100)


def tell_walls(kernel: Kernel, own: CitiesOwn, seat: i64, progress: Progress) -> None:
    walls = kernel.state.placed[seat * kernel.rules.piece_count + own.wall_piece]
    if walls > 0:
        progress.expect("walls", WALL_WORTH * walls)
