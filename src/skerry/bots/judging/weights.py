"""The numbers by which a position is judged: data, fitted by playing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, final

from librt.vecs import vec

from skerry.engine.errors import ConfigError

# Weights of another version mean other things.
VERSION: Final = 2
# What is seen of a seat, by its place among the features.
POINTS: Final = 0
PROGRESS: Final = 1
EXPECTED: Final = 2
PACE: Final = 3
HAND: Final = 4
CARD: Final = 5
REACH: Final = 6
DANGER: Final = 7
INCOME: Final = 8
SPREAD: Final = 9
FEATURES: Final = (
    "points",  # victory points
    "progress",  # what is done of what brings some
    "expected",  # what modules expect
    "pace",  # what income will buy until the end
    "hand",  # how near the best price is
    "card",  # what the cards in the hand buy in the long run
    "reach",  # sites and places in reach
    "danger",  # cards that a seven would take
    "income",  # cards that come until the end
    "spread",  # kinds of cards that come at all
)
# How features are measured.
MEASURES: Final = (
    "delay",  # how much less something is worth with every roll until it can be paid
    "distance",  # how much of a site is left with every piece that it takes
    "contested",  # how much of a site is left where somebody else is already
    "robbed",  # how much of what a robber holds back is lost
    "horizon",  # rolls that it takes to win a point
    "luck",  # cards of each kind that may come with a roll from elsewhere while one founds
    "contrast",  # how sharply an advantage becomes a chance to win
)
NAMES: Final = (*FEATURES, *MEASURES)


def no_features() -> vec[float]:
    return vec[float]([0.0] * len(FEATURES))


@final
class Weights:
    """A number for each name."""

    def __init__(self, values: dict[str, float]) -> None:
        missing = [name for name in NAMES if name not in values]
        unknown = [name for name in values if name not in NAMES]
        if missing or unknown:
            wrong = (
                f"lack {', '.join(missing)}" if missing else f"name {', '.join(unknown)}, which nothing is judged by"
            )
            raise ConfigError(f"these weights {wrong}")
        self.values = values
        self.features: vec[float] = vec[float]([values[name] for name in FEATURES])
        self.delay: float = values["delay"]
        self.distance: float = values["distance"]
        self.contested: float = values["contested"]
        self.robbed: float = values["robbed"]
        self.horizon: float = values["horizon"]
        self.contrast: float = values["contrast"]
        self.luck: float = values["luck"]

    def sum(self, found: vec[float]) -> float:
        """Features as one number, in points."""
        total = 0.0
        for feature in range(len(found)):
            total += self.features[feature] * found[feature]
        return total

    def to_json(self) -> dict[str, object]:
        return {"version": VERSION, "weights": dict(self.values)}


def weights_from_json(data: object) -> Weights:
    if not isinstance(data, dict) or data.get("version") != VERSION:
        told = data.get("version") if isinstance(data, dict) else None
        raise ConfigError(f"weights of version {VERSION} are needed here, not of version {told}")
    values = data.get("weights")
    if not isinstance(values, dict) or not all(
        isinstance(value, (int, float)) and not isinstance(value, bool) for value in values.values()
    ):
        raise ConfigError("weights are an object with a number for each name")
    return Weights({str(name): float(value) for name, value in values.items()})


def read_weights(path: Path) -> Weights:
    try:
        return weights_from_json(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError) as error:
        raise ConfigError(f"the weights {path} cannot be read: {error}") from None


FITTED: Final = read_weights(Path(__file__).parent / "weights.json")
