"""How the canal looks in the text picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from skerry.board.picture import Mark
from skerry.engine.kept.kept import HEX

if TYPE_CHECKING:
    from skerry.engine.picture import Picture
    from skerry.engine.view import View

MARKS: Final = {"marked": Mark("::"), "dry": Mark("=="), "water": Mark("~~")}


def draw_canal(view: View, part: dict[str, object], picture: Picture) -> None:
    """The canal beside the numbers of its hexes, markers beside the seats, and below what lies face down."""
    for place, lies in cast("dict[str, str]", part["canal"]).items():
        picture.hex_marks[int(place)] = MARKS[lies]
        picture.layers.setdefault((HEX, int(place)), []).append(f"canal {lies}")
    picture.tally("canal", part["canal_markers"])
    covered = cast("dict[str, list[int]]", part["covered_numbers"])
    if covered:
        told = [f"{view.topology.hex_name(int(place))} {numbers[0]}" for place, numbers in covered.items()]
        picture.lines.append(f"numbers face down: {', '.join(told)}")
