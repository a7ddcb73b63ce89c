"""How wagons, goods and barbarians look in the text picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from skerry.board.picture import Mark
from skerry.engine.kept.kept import EDGE, VERTEX
from skerry.rules.traders_and_barbarians.gold import draw_gold
from skerry.rules.traders_and_barbarians.traders.tables import CLOSED, TRADE_HEX_NAMES

if TYPE_CHECKING:
    from skerry.engine.picture import Picture

CLOSED_MARK: Final = Mark("xx")


def draw_trade(part: dict[str, object], picture: Picture) -> None:
    """Barbarians on their paths, closed edges, wagons, and beside the seats what each has of all that counts."""
    for place, told in cast("dict[str, str]", part["closed_edges"]).items():
        # Where ships may lie all the same, it is the ships that are seen (TRADSEA-26).
        if told == CLOSED:
            picture.edge_marks[int(place)] = CLOSED_MARK
    for place, number in cast("dict[str, int]", part["barbarians"]).items():
        picture.edge_marks[int(place)] = Mark(f"b{number}")
        picture.layers.setdefault((EDGE, int(place)), []).append(f"barbarian {number}")
    wagons = cast("list[int | None]", part["wagons"])
    for seat, vertex in enumerate(wagons):
        if vertex is not None:
            picture.vertex_marks[vertex] = wagon_mark([at for at, place in enumerate(wagons) if place == vertex])
            picture.layers.setdefault((VERTEX, vertex), []).append(f"wagon of {seat}")
    draw_gold(part, picture)
    picture.columns["wagon"] = cast("list[object]", part["wagon_level"])
    picture.tally("load", [load or "" for load in cast("list[str | None]", part["carried"])], rank=1)
    picture.tally("delivered", part["delivered"], rank=1)
    left = [f"{name.replace('_', ' ')} {goods_left(part, name)}" for name in TRADE_HEX_NAMES]
    picture.lines.append(f"goods left: {', '.join(left)}")
    movement = cast("dict[str, object] | None", part.get("movement"))
    if movement is not None:
        picture.lines.append(f"movement points left {movement['points_left']}")


def wagon_mark(seats: list[int]) -> Mark:
    """All wagons on one vertex, `w02` those of seats 0 and 2, which are together nobody's (TRAD-65)."""
    text = "".join(["w", *[str(seat) for seat in seats]])
    return Mark(text, seats[0]) if len(seats) == 1 else Mark(text)


def goods_left(part: dict[str, object], name: str) -> object:
    return cast("dict[str, object]", part[f"goods_of_{name}"])["left"]
