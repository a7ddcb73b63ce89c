"""How the fish look in the text picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from skerry.board.picture import Mark
from skerry.engine.kept.kept import VERTEX
from skerry.rules.traders_and_barbarians.fishermen.tables import FISH_KINDS, TOKENS

if TYPE_CHECKING:
    from skerry.engine.picture import Picture
    from skerry.engine.view import View


def draw_fish(view: View, part: dict[str, object], picture: Picture) -> None:
    """A wave and a number at the tip of every ground, tokens beside the seats, the supply and the own hand below."""
    for place, number in cast("dict[str, int]", part["fishing_grounds"]).items():
        picture.vertex_marks[int(place)] = Mark(f"~{number}")
        picture.layers.setdefault((VERTEX, int(place)), []).append(f"fishing ground {number}")
    fish = cast("dict[str, object]", part["fish"])
    picture.tally("fish tokens", fish["held"], rank=1)
    boots = ["boot" if open_ones else "" for open_ones in cast("list[dict[str, int]]", fish["open"])]
    picture.tally("old boot", boots, rank=1)
    spent = cast("dict[str, int]", fish["spent"])
    picture.lines.append(f"fish tokens left {fish['left']}, spent {sum(spent.values())}")
    if "own" in fish:
        own = cast("dict[str, int]", fish["own"])
        tokens = [str(kind + 1) for kind in range(FISH_KINDS) for _ in range(own.get(TOKENS[kind], 0))]
        picture.lines.append(f"your fish: {' '.join(tokens) or 'none'}")
