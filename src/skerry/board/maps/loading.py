"""Finding and reading the maps that come with the game."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from skerry.board.map_text import MapFile, parse_map

_LOADED: Final[dict[str, MapFile]] = {}
_PACKAGE: Final = "skerry.board.maps"
_ENDING: Final = ".map"


def list_maps() -> list[str]:
    """The names of all maps that come with the game, in the order of the alphabet.

    A map in a folder is named with it, as in `folder/name`.
    """
    names: list[str] = []
    for entry in files(_PACKAGE).iterdir():
        if entry.name.endswith(_ENDING):
            names.append(entry.name)
        elif entry.is_dir():
            names += [f"{entry.name}/{inner.name}" for inner in entry.iterdir() if inner.name.endswith(_ENDING)]
    return sorted(name.removesuffix(_ENDING) for name in names)


def load_map(name: str) -> MapFile:
    """The map of that name, read once and shared from then on."""
    if name not in _LOADED:
        known = list_maps()
        if name not in known:
            raise ValueError(f"there is no map {name!r}: use one of {', '.join(known)}")
        file = files(_PACKAGE).joinpath(*(name + _ENDING).split("/"))
        _LOADED[name] = parse_map(file.read_text(encoding="utf-8"), source=name + _ENDING)
    return _LOADED[name]
