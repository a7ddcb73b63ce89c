"""The games beside the base game whose speed `skerry bench` tells, and what they must reach."""

from typing import Final

# By modules, how many times as many games as catanatron plays of the base game.
MEASURED: Final = {
    "new_shores": 20.0,
    "cities_and_knights": 30.0,
    "fishermen": 20.0,
    "rivers": 20.0,
    "caravans": 20.0,
    "barbarian_attack": 20.0,
    "traders_and_barbarians": 20.0,
    "treasure_islands": 15.0,
    "into_the_unknown": 15.0,
    "greater_catan": 15.0,
    "desert_dragons": 15.0,
    "cities_and_knights+great_canal": 15.0,
    "cities_and_knights+enchanted_land": 15.0,
}
