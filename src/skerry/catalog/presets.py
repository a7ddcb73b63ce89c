"""Lists of games that are measured together, by name."""

from collections.abc import Iterator
from typing import Final

from skerry.catalog.modules import MODULES, SEAFARERS_SCENARIO


def _scenarios() -> Iterator[tuple[str, ...]]:
    yield ("base",)
    yield ("cities_and_knights",)
    for module in MODULES.values():
        if module.group == SEAFARERS_SCENARIO and module.built:
            yield (module.name,)


PRESETS: Final = {
    # What is unlike each other: land, knights, islands, something hidden, and another way to win.
    "few": (("base",), ("cities_and_knights",), ("new_shores",), ("fog_islands",), ("wonders",)),
    # Everything on a map of its own.
    "scenarios": tuple(_scenarios()),
}
