"""How games are won, as a code with values; the tables of modules and combinations name it."""

from typing import Final

from skerry.reason import ReasonKind

BY_POINTS: Final = ReasonKind("win_points", "{target:number} points")
BY_POINTS_OR_BOOT: Final = ReasonKind("win_points_or_boot", "{target:number} points ({boot:number} with the old boot)")
BY_WONDER: Final = ReasonKind(
    "win_wonder", "a finished wonder, or {target:number} points and more wonder stages than any opponent"
)
BY_WONDER_OR_BOOT: Final = ReasonKind(
    "win_wonder_or_boot",
    "a finished wonder, or {target:number} points ({boot:number} with the old boot)"
    " and more wonder stages than any opponent",
)
BY_FORTRESS: Final = ReasonKind("win_fortress", "the own pirate fortress taken and {target:number} points")
BY_CLOTH: Final = ReasonKind(
    "win_cloth", "{target:number} points, or the most points when five villages have no cloth left"
)
BY_DRAGONS: Final = ReasonKind("win_dragons", "six dragons, or {target:number} points")

_WAYS: Final = {kind.code: kind for kind in (BY_WONDER, BY_WONDER_OR_BOOT, BY_FORTRESS, BY_CLOTH, BY_DRAGONS)}


def read_win(code: str) -> ReasonKind:
    """A way to win as the data tables name it."""
    if code not in _WAYS:
        raise ValueError(f"no way to win: {code!r}")
    return _WAYS[code]
