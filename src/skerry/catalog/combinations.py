"""What is known about two or three modules together, read from data/combinations.toml, which explains its format."""

import tomllib
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import combinations, product
from typing import Any, Final

from skerry.catalog.clashes import read_clash
from skerry.catalog.modules import GROUPS, MODULES, in_order, members
from skerry.catalog.target import Target, read_target
from skerry.catalog.winning import read_win
from skerry.reason import Reason, ReasonKind

WELL: Final = "well"
YES: Final = "yes"
POSSIBLE: Final = "possible_not_recommended"
NO: Final = "no"
STATUSES: Final = (WELL, YES, POSSIBLE, NO)
"""From best to worst."""

_JOIN_ANYTHING: Final = frozenset(("friendly_robber", "event_cards", "harbormaster"))
"""The variants that may join any legal set (VARX-05)."""

SECTIONS: Final = ("pairs", "triples", "variants", "tde")


@dataclass(frozen=True)
class Combination:
    """Two or three modules together: whether they combine, and what that makes of the game or speaks against it."""

    modules: tuple[str, ...]
    section: str
    status: str
    changes: str
    reason: Reason | None
    players: tuple[int, ...]
    target: Target
    win: ReasonKind | None
    rules: tuple[str, ...]


class Combinations:
    """All combinations, found by their modules in any order."""

    def __init__(
        self, rows: Collection[Combination], additions: dict[str, int], holder_additions: dict[str, int]
    ) -> None:
        self.rows = tuple(rows)
        self.additions = additions
        self.holder_additions = holder_additions
        self._by_modules: dict[frozenset[str], Combination] = {}
        for row in rows:
            if self._by_modules.setdefault(frozenset(row.modules), row) is not row:
                raise ValueError(f"two rows speak about {' + '.join(row.modules)}")

    def find(self, modules: Collection[str]) -> Combination | None:
        """What is known about exactly these modules together."""
        return self._by_modules.get(frozenset(modules))

    def parts(self, modules: Collection[str]) -> list[Combination]:
        """Every pair and triple that is contained in these modules, pairs first."""
        found = [self.find(part) for size in (2, 3) for part in combinations(in_order(modules), size)]
        return [row for row in found if row is not None]

    def widest_parts(self, modules: Collection[str]) -> list[Combination]:
        """The parts that are in no larger part: what a triple says replaces what its pairs say."""
        parts = self.parts(modules)
        return [part for part in parts if not any(set(part.modules) < set(other.modules) for other in parts)]

    def largest_part(self, modules: Collection[str]) -> Combination | None:
        """The largest published part, which sets target and board (VARX-07, VARX-91).

        Variants change neither; a part with two_player counts only where no other is published (VARX-06).
        """
        parts = [part for part in self.parts(modules) if not _JOIN_ANYTHING.intersection(part.modules)]
        return max(parts, key=lambda part: ("two_player" not in part.modules, len(part.modules)), default=None)


@cache
def load_combinations() -> Combinations:
    """The combinations of the rules."""
    data = tomllib.loads(files("skerry.catalog").joinpath("data", "combinations.toml").read_text("utf-8"))
    rows = [row for section in SECTIONS for raw in data["rows"][section] for row in _read_row(section, raw)]
    return Combinations(rows, data["additions"], data["holder_additions"])


def _read_row(section: str, raw: dict[str, Any]) -> Iterator[Combination]:
    if raw["status"] not in STATUSES:
        raise ValueError(f"no status: {raw['status']!r} in {raw['modules']}")
    for modules in _choices(raw["modules"]):
        yield Combination(
            modules=modules,
            section=section,
            status=raw["status"],
            changes=raw.get("changes", ""),
            reason=read_clash(raw["reason"]) if "reason" in raw else None,
            players=tuple(raw.get("players", ())),
            target=read_target(raw.get("target")),
            win=read_win(raw["win"]) if "win" in raw else None,
            rules=tuple(rule for run in raw.get("rules", ()) for rule in _rules_of(run)),
        )


def _choices(slots: list[str | list[str]]) -> list[tuple[str, ...]]:
    """Every set of different modules with one from each slot, once."""
    sets = {frozenset(choice) for choice in product(*(_slot(slot) for slot in slots))}
    return sorted(in_order(modules) for modules in sets if len(modules) == len(slots))


def _slot(slot: str | list[str]) -> tuple[str, ...]:
    if isinstance(slot, list):
        return tuple(name for inner in slot for name in _slot(inner))
    if slot in MODULES:
        return (slot,)
    if slot in GROUPS:
        return members(slot)
    raise ValueError(f"no module or group: {slot!r}")


def _rules_of(run: str) -> list[str]:
    """The ids of a run: "VARX-28..31" is VARX-28 to VARX-31."""
    first, _, last = run.partition("..")
    if not last:
        return [first]
    prefix, _, number = first.rpartition("-")
    return [f"{prefix}-{n:0{len(number)}}" for n in range(int(number), int(last) + 1)]
