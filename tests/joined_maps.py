"""Maps of two scenarios of Traders & Barbarians together, with everything in its place, for tests."""

from __future__ import annotations

from skerry.board.maps import load_map
from tests.fishing import GROUNDS

# What is dealt, and the target, which the combination has its own of.
_LEFT_OUT = ("stack ", "spiral ", "frame ", "piece:", "target ")


def printed(scenario: str) -> str:
    """The fixed set-up of a scenario, with nothing to be dealt."""
    text = load_map(f"traders_and_barbarians/{scenario}").source_text
    return "\n".join(line for line in text.splitlines() if not line.startswith(_LEFT_OUT))


def with_grounds(text: str) -> str:
    """The same map with the fishing grounds of the fixed set-up (FISH-15)."""
    named = [(number, *tip.split()) for _, tip, _, number in GROUNDS.values()]
    return "\n".join([text, *(f"fishing_ground {number} at {cell} corner {corner}" for number, cell, corner in named)])


FISH_AND_RIVERS = with_grounds(printed("rivers"))
FISH_AND_BARBARIANS = with_grounds(printed("barbarian_attack"))
FISH_AND_WAGONS = with_grounds(printed("traders_and_barbarians"))
# The lake lies beside the oasis, and the 12 with the 2 (FISHCARV-02 to FISHCARV-04).
FISH_AND_CAMELS = with_grounds(
    printed("caravans")
    .replace("field:12 hill:6", "field:3 hill:6")
    .replace("pasture:2 ", "pasture:2,12 ")
    .replace("forest:3 mountain:8", "lake mountain:8")
)
# The oasis lies between the rivers, and 2 and 12 with the 3s (RIVRCARV-03, RIVRCARV-04, RIVRCARV-07).
RIVERS_AND_CAMELS = "\n".join(
    [
        printed("rivers")
        .replace("field:11 forest:6 mountain:2,12", "oasis forest:6 mountain:11")
        .replace("hill:3 mountain:11", "hill:2,3 mountain:11")
        .replace("hill:3 field:8", "hill:3,12 field:8"),
        "arrows NW NE S",
    ]
)
