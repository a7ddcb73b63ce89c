"""What an organiser chooses: seconds of each state, and the options of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields

from skerry.big.reasons import WRONG_SETTING
from skerry.big.roster import FEWEST_PLAYERS
from skerry.engine.errors import ConfigError
from skerry.engine.shown import shown

WORDS = {
    "topology": ("ring", "line"),
    "seating": ("registration", "random"),
    "production": ("automatic", "manual"),
}
LONGEST = 86_400
MOST_PLACES = 100_000


@dataclass(frozen=True)
class Settings:
    """Durations are in seconds. What is None is not limited."""

    topology: str = "ring"  # BIG-007, BIG-008
    seating: str = "registration"  # BIG-054
    production: str = "automatic"  # BIG-108
    early_close: bool = False  # BIG-091
    auto_claim: bool = False  # BIG-221
    max_turns: int | None = None  # BIG-238
    places: int | None = None  # how many play; whoever registers beyond that is a reserve (BIG-259)
    robber_free_turns: int = 15  # BIG-203
    open_offers: int = 5  # BIG-119
    setup_seconds: int = 120  # BIG-073
    announce_seconds: int = 5
    dice_seconds: int = 5
    production_seconds: int = 5
    discard_seconds: int = 20
    relocate_seconds: int = 5
    window_seconds: int = 90
    end_turn_seconds: int = 5
    permission_seconds: int = 10  # BIG-156
    claim_tie_seconds: int = 2  # BIG-226
    review_seconds: int = 10  # BIG-229

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if not _fits(field.name, value):
                raise ConfigError(WRONG_SETTING.of(setting=field.name, value=shown(value)))

    def to_json(self) -> dict[str, object]:
        return asdict(self)

    @staticmethod
    def from_json(data: Mapping[str, object]) -> Settings:
        known = {field.name for field in fields(Settings)}
        for name, value in data.items():
            if name not in known:
                raise ConfigError(WRONG_SETTING.of(setting=shown(name), value=shown(value)))
        return Settings(**data)  # type: ignore[arg-type]


def _fits(name: str, value: object) -> bool:
    if name in WORDS:
        return value in WORDS[name]
    if name in ("early_close", "auto_claim"):
        return isinstance(value, bool)
    if name in ("max_turns", "places") and value is None:
        return True
    if name == "places":
        return isinstance(value, int) and not isinstance(value, bool) and FEWEST_PLAYERS <= value <= MOST_PLACES
    lowest = 1 if name in ("max_turns", "window_seconds", "open_offers") else 0
    return isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= LONGEST
