"""What clients may send, checked before anything is done with it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

COLOURS = ("red", "blue", "orange", "white", "green", "brown")

Colour = Literal["red", "blue", "orange", "white", "green", "brown"]
Value = str | int | bool | None


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Configuration(Body):
    """What a game is made from, as in `Game.new`."""

    modules: Annotated[list[Annotated[str, Field(max_length=40)]], Field(min_length=1, max_length=12)]
    players: Annotated[int, Field(ge=1, le=1000)]
    options: Annotated[dict[Annotated[str, Field(max_length=40)], Value], Field(max_length=40)] = {}
    # The largest official map has 3,300 letters.
    board: Annotated[str, Field(max_length=20_000)] | None = None


class SeatPlan(Body):
    """Who is to sit there; a bot plays at the medium level unless one is named."""

    kind: Literal["person", "open", "bot"]
    level: Annotated[str, Field(max_length=24)] = ""


class ClockPlan(Body):
    """Seconds per decision, per turn, and in the bank."""

    decision: Annotated[float, Field(ge=0.5, le=86_400)]
    turn: Annotated[float, Field(ge=0.5, le=604_800)]
    bank: Annotated[float, Field(ge=0, le=604_800)]


class NewTable(Configuration):
    """A table: the maker sits on the first seat."""

    model_config = ConfigDict(
        extra="forbid",
        strict=True,
        json_schema_extra={
            "examples": [
                {
                    "modules": ["base"],
                    "players": 4,
                    "options": {},
                    "seats": [
                        {"kind": "person"},
                        {"kind": "open"},
                        {"kind": "bot", "level": "hard"},
                        {"kind": "bot"},
                    ],
                    "name": "Ada",
                    "public": True,
                    "watch": True,
                    "clock": {"decision": 60, "turn": 180, "bank": 300},
                    "offer_wait": 15,
                }
            ]
        },
    )

    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=1000)]
    name: Annotated[str, Field(min_length=1, max_length=200)]
    colour: Colour | None = None
    public: bool = True
    watch: bool = True
    clock: ClockPlan | None = None
    # Entries of the log after which the game ends undecided; what goes is for the server's settings to say.
    limit: Annotated[int, Field(ge=0, le=1_000_000_000)] | None = None
    # Seconds that a bot's offer stays open for people; None: as the server has it.
    offer_wait: Annotated[float, Field(ge=0, le=120)] | None = None


class Join(Body):
    name: Annotated[str, Field(min_length=1, max_length=200)]
    colour: Colour | None = None
    seat: Annotated[int, Field(ge=0)] | None = None


class OwnSeat(Body):
    name: Annotated[str, Field(min_length=1, max_length=200)] | None = None
    colour: Colour | None = None
    ready: bool | None = None


class SeatChange(Body):
    kind: Literal["open", "bot"]
    level: Annotated[str, Field(max_length=24)] = ""
