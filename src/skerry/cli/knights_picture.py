"""What Cities & Knights adds to the picture of the table: knights, cities, merchant, levels and barbarians."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict, cast

from skerry.engine.view import View
from skerry.rules.cities_and_knights.tables import LANDING, TRACKS

# A city that carries a metropolis is shown by the letter of its track.
TRACK_LETTERS: Final = {track: track[0].upper() for track in TRACKS}
SIDEWAYS: Final = "c"
WALL: Final = "#"
MERCHANT: Final = "$"


class KnightTold(TypedDict):
    vertex: int
    colour: int
    strength: int
    active: bool


class CitiesTold(TypedDict):
    """What a picture needs of this module's part of a view."""

    levels: Sequence[Mapping[str, int]]
    metropolises: Mapping[str, int]
    walls: Sequence[int]
    sideways_cities: Sequence[int]
    knights: Sequence[KnightTold]
    progress_cards: Sequence[Mapping[str, int]]
    merchant: Mapping[str, int] | None
    barbarian_ship: int
    attacks: int


def cities_told(view: View) -> CitiesTold | None:
    """This module's part of a view; None: it is not in play."""
    part = view.parts.get("cities_and_knights")
    return None if part is None else cast(CitiesTold, part)


def knight_marks(view: View) -> dict[int, str]:
    """By vertex: strength, `k` or for an active one `K`, and the colour."""
    told = cities_told(view)
    if told is None:
        return {}
    return {
        knight["vertex"]: f"{knight['strength']}{'K' if knight['active'] else 'k'}{knight['colour']}"
        for knight in told["knights"]
    }


def city_marks(view: View) -> dict[int, str]:
    """By vertex, the cities that are more or less than a plain city."""
    told = cities_told(view)
    if told is None:
        return {}
    letters = {vertex: TRACK_LETTERS[track] for track, vertex in told["metropolises"].items()}
    letters |= {vertex: SIDEWAYS for vertex in told["sideways_cities"]}
    marks = {vertex: f"{letter}{view.vertex_owner[vertex]}" for vertex, letter in letters.items()}
    for vertex in told["walls"]:
        marks[vertex] = marks.get(vertex, f"C{view.vertex_owner[vertex]}") + WALL
    return marks


def merchant_marks(view: View) -> dict[int, str]:
    told = cities_told(view)
    if told is None or told["merchant"] is None:
        return {}
    return {told["merchant"]["hex"]: f"{MERCHANT}{told['merchant']['holder']}"}


def knights_tallies(view: View) -> dict[str, Sequence[object]]:
    """What each seat has on its tracks, in its progress hand, and ready for the barbarians."""
    told = cities_told(view)
    if told is None:
        return {}
    return {
        " ".join(TRACK_LETTERS.values()): [
            " ".join(str(levels[track]) for track in TRACKS) for levels in told["levels"]
        ],
        "progress": [sum(backs.values()) for backs in told["progress_cards"]],
        "defence": defence(view, told),
    }


def defence(view: View, told: CitiesTold) -> list[int]:
    """By seat, the strength of its active knights."""
    return [
        sum(knight["strength"] for knight in told["knights"] if knight["active"] and knight["colour"] == seat)
        for seat in range(view.seats)
    ]


def barbarian_line(view: View) -> str:
    """How far the barbarians are, and what they would meet now."""
    told = cities_told(view)
    if told is None:
        return ""
    rules = view.rules
    cities = sum(int(view.placed[seat * rules.piece_count + rules.city]) for seat in range(view.seats))
    locked = "; the robber is locked" if told["attacks"] == 0 else ""
    met = f"{cities} cities, knights of {sum(defence(view, told))}"
    return f"barbarians {told['barbarian_ship']} of {LANDING}: {met}{locked}\n"
