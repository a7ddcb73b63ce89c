"""The catalog as plain values, for `skerry list` and for clients."""

from typing import TypedDict

from skerry.catalog.combinations import STATUSES
from skerry.catalog.legality import partners
from skerry.catalog.modules import MODULES, NO_LIMIT, in_order
from skerry.catalog.options import OPTIONS, Offer
from skerry.catalog.target import ANY_NUMBER
from skerry.reason import Reason


class OptionCard(TypedDict):
    """What a reader wants to know about an option."""

    name: str
    about: str
    allowed: list[object]
    """Its values one by one: a word, or a reason as plain data."""
    default: object
    players: list[int]
    """With how many it is offered; empty where that is all the same."""
    beside: str
    """The module it is only offered with, if there is one."""
    rules: list[str]


class ModuleCard(TypedDict):
    """What a reader wants to know about a module."""

    name: str
    group: str
    title: str
    about: str
    built: bool
    fewest: int
    most: int | None
    """None where as many as there are may play."""
    target: int | None
    """The points to win where they are one number however many play."""
    target_by_players: dict[str, int]
    brings: list[str]
    requires: list[str]
    played_in: list[str]
    options: list[OptionCard]
    combines: dict[str, list[str]]


def describe() -> list[ModuleCard]:
    """Every module in order, with its options and, by status, the modules it combines with."""
    return [_card(name) for name in in_order(MODULES)]


def _card(name: str) -> ModuleCard:
    module = MODULES[name]
    points = dict(module.target.points)
    combines: dict[str, list[str]] = {status: [] for status in STATUSES}
    for partner, status in partners(name).items():
        combines[status].append(partner)
    return ModuleCard(
        name=name,
        group=module.group,
        title=module.title,
        about=module.about,
        built=module.built,
        fewest=module.fewest,
        most=None if module.most == NO_LIMIT else module.most,
        target=points.pop(ANY_NUMBER, None),
        target_by_players={str(players): number for players, number in points.items()},
        brings=list(module.brings),
        requires=list(module.requires),
        played_in=list(module.played_in),
        options=[_option_card(offer) for offer in OPTIONS.get(name, ())],
        combines={status: names for status, names in combines.items() if names},
    )


def _option_card(offer: Offer) -> OptionCard:
    option = offer.option
    return OptionCard(
        name=option.name,
        about=option.about,
        allowed=[each.to_json() if isinstance(each, Reason) else each for each in option.allowed()],
        default=option.default,
        players=list(offer.players),
        beside=offer.beside,
        rules=list(option.rules),
    )
