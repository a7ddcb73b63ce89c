"""What Cities & Knights adds to the picture of the table: knights, cities, merchant, levels and barbarians."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NotRequired, TypedDict, cast

from skerry.board.picture import Mark
from skerry.engine.kept.kept import EDGE, VERTEX
from skerry.rules.cities_and_knights.tables import LANDING, TRACKS

if TYPE_CHECKING:
    from skerry.engine.picture import Picture
    from skerry.engine.view import View

# A city that carries a metropolis is shown by the letter of its track.
TRACK_LETTERS: Final = {track: track[0].upper() for track in TRACKS}
SIDEWAYS: Final = "c"
WALL: Final = "#"
MERCHANT: Final = "$"


class KnightTold(TypedDict):
    vertex: NotRequired[int]
    edge: NotRequired[int]
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
    defenders: list[object]
    barbarian_ship: NotRequired[int]
    attacks: NotRequired[int]


def add_cities_and_knights(view: View, part: dict[str, object], picture: Picture) -> None:
    told = cast(CitiesTold, part)
    picture.vertex_pieces.update(city_marks(view, told))
    picture.vertex_pieces.update(knight_marks(told, VERTEX))
    picture.edge_marks.update(knight_marks(told, EDGE))
    if told["merchant"] is not None:
        holder = told["merchant"]["holder"]
        picture.hex_marks[told["merchant"]["hex"]] = Mark(f"{MERCHANT}{holder}", holder)
    # What each seat has on its tracks, in its progress hand, and ready for the barbarians.
    picture.columns[" ".join(TRACK_LETTERS.values())] = [
        " ".join([str(levels[track]) for track in TRACKS]) for levels in told["levels"]
    ]
    picture.columns["progress"] = [sum(backs.values()) for backs in told["progress_cards"]]
    picture.columns["defence"] = list(defence(view, told))
    picture.tally("defender", told["defenders"], rank=3)
    if "barbarian_ship" in told:
        picture.lines.append(barbarian_line(view, told))


def knight_marks(told: CitiesTold, kind: str) -> dict[int, Mark]:
    """By place of a kind: strength, `k` or for an active one `K`, and the colour."""
    marks: dict[int, Mark] = {}
    for knight in told["knights"]:
        place = knight.get(kind)
        if isinstance(place, int):
            letter = "K" if knight["active"] else "k"
            marks[place] = Mark(f"{knight['strength']}{letter}{knight['colour']}", knight["colour"])
    return marks


def city_marks(view: View, told: CitiesTold) -> dict[int, Mark]:
    """By vertex, the cities that are more or less than a plain city."""
    letters = {vertex: TRACK_LETTERS[track] for track, vertex in told["metropolises"].items()}
    letters |= {vertex: SIDEWAYS for vertex in told["sideways_cities"]}
    marks = {vertex: f"{letter}{view.vertex_owner[vertex]}" for vertex, letter in letters.items()}
    for vertex in told["walls"]:
        marks[vertex] = marks.get(vertex, f"C{view.vertex_owner[vertex]}") + WALL
    return {vertex: Mark(text, int(view.vertex_owner[vertex])) for vertex, text in marks.items()}


def defence(view: View, told: CitiesTold) -> list[int]:
    """By seat, the strength of its active knights."""
    strengths = [0] * int(view.seats)
    for knight in told["knights"]:
        if knight["active"] and knight["colour"] < view.seats:
            strengths[knight["colour"]] += knight["strength"]
    return strengths


def barbarian_line(view: View, told: CitiesTold) -> str:
    """How far the barbarians are, and what they would meet now."""
    rules = view.rules
    cities = sum([int(view.placed[seat * rules.piece_count + rules.city]) for seat in range(view.seats)])
    locked = "; the robber is locked" if told["attacks"] == 0 else ""
    met = f"{cities} cities, knights of {sum(defence(view, told))}"
    return f"barbarians {told['barbarian_ship']} of {LANDING}: {met}{locked}"
