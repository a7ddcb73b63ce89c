"""The catalog as plain values, for `skerry list` and for clients."""

from typing import TypedDict

from skerry.catalog.combinations import STATUSES
from skerry.catalog.legality import partners
from skerry.catalog.modules import MODULES, in_order
from skerry.catalog.options import OPTIONS, Offer
from skerry.reason import in_english


class OptionCard(TypedDict):
    """What a reader wants to know about an option."""

    name: str
    about: str
    allowed: str
    default: object
    only: str
    rules: list[str]


class ModuleCard(TypedDict):
    """What a reader wants to know about a module."""

    name: str
    group: str
    title: str
    about: str
    built: bool
    players: str
    target: str
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
    combines: dict[str, list[str]] = {status: [] for status in STATUSES}
    for partner, status in partners(name).items():
        combines[status].append(partner)
    return ModuleCard(
        name=name,
        group=module.group,
        title=module.title,
        about=module.about,
        built=module.built,
        players=str(module.players()),
        target=str(module.target),
        brings=list(module.brings),
        requires=list(module.requires),
        played_in=list(module.played_in),
        options=[_option_card(offer) for offer in OPTIONS.get(name, ())],
        combines={status: names for status, names in combines.items() if names},
    )


def _option_card(offer: Offer) -> OptionCard:
    option = offer.option
    only = []
    if offer.players:
        only.append(" or ".join(str(n) for n in offer.players) + " players")
    if offer.beside:
        only.append(f"with {offer.beside}")
    return OptionCard(
        name=option.name,
        about=option.about,
        allowed=in_english("phrases", option.allowed()),
        default=option.default,
        only=", ".join(only),
        rules=list(option.rules),
    )
