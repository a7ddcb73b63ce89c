"""Modules that others wrote: they stand in the catalog beside those of the house, and can be played like them.

A Python file says `add_module("lanterns", Lanterns)`. Whoever imports it can name the module in a game; a server
imports the files that it is told of (`skerry serve --rules lanterns`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module

from skerry.catalog.assembly import BUILT, RESERVED, forget_composed
from skerry.catalog.modules import GUEST, MODULES, Module, welcome
from skerry.engine.errors import ConfigError
from skerry.engine.module import Module as RuleModule

FEWEST = 2
MOST = 6


def add_module(
    name: str,
    make: Callable[[], RuleModule],
    title: str = "",
    about: str = "",
    fewest: int = FEWEST,
    most: int = MOST,
) -> None:
    """Put a module into the catalog. It is made anew for every configuration, and goes with all others."""
    if name in MODULES:
        if MODULES[name].group != GUEST:
            raise ConfigError(f"there is already a module {name}: call yours something else")
    elif not name.isidentifier() or not name.islower():
        raise ConfigError(f"a module is named by small letters, digits and _, not {name!r}")
    if name in RESERVED:
        raise ConfigError(f"a module cannot be called {name}: views and positions have something of that name")
    forget_composed()
    welcome(Module(name, GUEST, title or name.replace("_", " "), about, fewest, most, built=True))
    BUILT[name] = make


def bring_modules(files: Iterable[str]) -> None:
    """Import the Python modules that add guests to the catalog."""
    for name in files:
        try:
            import_module(name)
        except ModuleNotFoundError as missing:
            raise ConfigError(f"there is no Python module {missing.name} to take rules from") from None
