"""The games beside the base game whose speed `skerry bench` tells, and what they must reach."""

from typing import Final

# By module, how many times as many games as catanatron plays of the base game.
MEASURED: Final = {
    "new_shores": 20.0,
    "cities_and_knights": 30.0,
    "fishermen": 20.0,
    "rivers": 20.0,
    "caravans": 20.0,
    "barbarian_attack": 20.0,
    "traders_and_barbarians": 20.0,
}
