"""The 36 event cards as the rules list them, and the numbers around them."""

from __future__ import annotations

from typing import Final

# Number: event @ red die value (EVNT-04, EVNT-05).
PRINTED: Final[dict[int, str]] = {
    2: "plentiful_year@1",
    3: "conflict@1 none@2",
    4: "none@1 robber_flees@2 robber_flees@3",
    5: "none@1 none@2 tournament@3 trade_advantage@4",
    6: "epidemic@1 earthquake@2 good_neighbors@3 none@4 none@5",
    7: "robber_attack@1 robber_attack@2 robber_attack@3 robber_attack@4 robber_attack@5 robber_attack@6",
    8: "epidemic@2 none@3 none@4 none@5 none@6",
    9: "none@3 none@4 none@5 calm_sea@6",
    10: "neighborly_assistance@4 none@5 none@6",
    11: "neighborly_assistance@5 none@6",
    12: "calm_sea@6",
}

# Every event once, by the number that stands for it in the state and in what is told.
EVENTS: Final[tuple[str, ...]] = (
    "none",
    "robber_attack",
    "epidemic",
    "earthquake",
    "good_neighbors",
    "tournament",
    "trade_advantage",
    "calm_sea",
    "robber_flees",
    "neighborly_assistance",
    "conflict",
    "plentiful_year",
)


class EventCard:
    """One card: its production number, its event, and the red die it shows."""

    def __init__(self, number: int, event: str, red: int) -> None:
        self.number = number
        self.event = event
        self.red = red


def _read(number: int, printed: str) -> EventCard:
    event, _, red = printed.partition("@")
    return EventCard(number, event, int(red))


CARDS: Final[tuple[EventCard, ...]] = tuple(
    _read(number, printed) for number, row in PRINTED.items() for printed in row.split()
)

UNDER_NEW_YEAR: Final = 5  # EVNT-07
REPAIR_COST: Final = {"wood": 1, "brick": 1}  # EVNT-23
# What a damaged road costs its owner, in hundredths of a point.
DAMAGE_HARM: Final = 40
