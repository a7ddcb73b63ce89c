"""What clients may send about halls, checked before anything is done with it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from skerry.server.http.bodies import Body

Name = Annotated[str, Field(min_length=1, max_length=200)]
HallSettings = Annotated[dict[Annotated[str, Field(max_length=40)], str | int | bool | None], Field(max_length=40)]
Number = Annotated[int, Field(ge=1, le=1_000_000)]


class NewHall(Body):
    """A hall: whoever opens it is its organiser."""

    model_config = ConfigDict(
        extra="forbid",
        strict=True,
        json_schema_extra={
            "examples": [{"name": "Town hall", "places": 1000, "settings": {"window_seconds": 90, "topology": "ring"}}]
        },
    )

    name: Name
    places: Annotated[int, Field(ge=0, le=1_000_000)] | None = None
    settings: HallSettings = Field(default_factory=dict)
    # Everybody comes through one router: people are told apart by the door word instead of by address.
    shared_address: bool = False


class Registration(Body):
    name: Name
    door_word: Annotated[str, Field(max_length=40)] | None = None


class CodeExchange(Body):
    code: Annotated[str, Field(min_length=1, max_length=40)]
    name: Name | None = None


class HallChange(Body):
    name: Name | None = None
    registration: Literal["open", "closed"] | None = None
    door_word: bool | None = None
    places: Annotated[int, Field(ge=0, le=1_000_000)] | None = None
    settings: HallSettings | None = None


class NewReferee(Body):
    name: Name


class NewPlayers(Body):
    names: Annotated[list[Name], Field(min_length=1, max_length=500)]


class PlayerChange(Body):
    checked_in: bool


class WantedCodes(Body):
    numbers: Annotated[list[Number], Field(min_length=1, max_length=500)]


class NewBots(Body):
    count: Annotated[int, Field(ge=1, le=2000)]
    kind: Annotated[str, Field(max_length=24)] = "builder"


class ActBody(Body):
    """What a referee does, with the reason, which is logged."""

    model_config = ConfigDict(
        extra="forbid",
        strict=True,
        json_schema_extra={
            "examples": [{"client": "r1", "act": {"kind": "extend", "reason": "the projector failed", "seconds": 60}}]
        },
    )

    client: Annotated[str, Field(min_length=1, max_length=64)]
    act: Annotated[dict[Annotated[str, Field(max_length=40)], Any], Field(max_length=12)]
