"""Everything `skerry bench` measures, in the order it is shown."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from statistics import median
from time import process_time
from typing import Final

from skerry.bench.latency import Latency, copy_seconds, step_latency
from skerry.bench.neighbour import CatanatronGames, is_installed
from skerry.bench.own import WITHOUT_OFFERS, OwnGames
from skerry.bench.rounds import Contender, Laps, race
from skerry.bench.slowest import slowest_sets
from skerry.bench.twin import TwinGames, can_be_built
from skerry.bench.wide_map import wide_map
from skerry.bench.worker import InterpretedGames
from skerry.catalog.measured import MEASURED
from skerry.engine.hook_cost import sum_with_hook, sum_without_hook
from skerry.engine.kernel import Kernel
from skerry.engine.module import Module
from skerry.version import build_kind

CATANATRON: Final = "catanatron"
COMPILED: Final = "skerry, compiled"
INTERPRETED: Final = "skerry, interpreted"
WITH_OFFERS: Final = "the same, with trade offers"
TWIN: Final = "C++ twin"
COPY: Final = "copy"

WIDE_ROWS: Final = 10
WIDE_COLUMNS: Final = 20
ACTIONS_BEFORE_COPY: Final = 200
HOOK_CALLS: Final = 200_000

# What the ratios to catanatron must reach.
GOALS: Final = {
    COMPILED: 100.0,
    INTERPRETED: 1.0,
    COPY: 30.0,
    **{f"{modules}, compiled": goal for modules, goal in MEASURED.items()},
}


# How many times as long as the C++ twin an action may take.
TWIN_GOAL: Final = 5.0


@dataclass(frozen=True)
class Effort:
    """How long to measure."""

    rounds: int
    seconds: float


THOROUGH: Final = Effort(rounds=9, seconds=0.8)
QUICK: Final = Effort(rounds=1, seconds=0.01)


@dataclass
class Findings:
    """What was measured. Ratios are to catanatron and empty without it; they are what a baseline keeps."""

    games: dict[str, Laps] = field(default_factory=dict)
    ratios: dict[str, float] = field(default_factory=dict)
    copies: dict[str, float] = field(default_factory=dict)
    steps: dict[str, Latency] = field(default_factory=dict)
    sizes: dict[str, tuple[int, int, Laps]] = field(default_factory=dict)
    # The slowest of all sets, and one of catanatron's rates beside them.
    slowest: dict[str, Laps] = field(default_factory=dict)
    neighbour_rate: float = 0.0
    hook_nanoseconds: float = 0.0
    idle_module_ratio: float = 0.0


def own_name() -> str:
    return COMPILED if build_kind() == "compiled" else INTERPRETED


def measure(effort: Effort, tell: Callable[[str], None]) -> Findings:
    findings = Findings()
    tell("random games, 4 players")
    _measure_games(findings, effort)
    tell("copies")
    _measure_copies(findings, effort)
    tell("single actions")
    own = OwnGames()
    findings.steps["inside the engine"] = step_latency(own.inner_step, effort.seconds * 2)
    findings.steps["through the public face"] = step_latency(own.outer_step, effort.seconds * 2)
    tell("players and board size")
    _measure_sizes(findings, effort)
    tell("every set of modules")
    _measure_sets(findings, effort)
    tell("hooks")
    _measure_hooks(findings, effort)
    return findings


def _measure_games(findings: Findings, effort: Effort) -> None:
    with ExitStack() as stack:
        contenders: dict[str, Contender] = {own_name(): OwnGames(), WITH_OFFERS: OwnGames(options={})}
        if own_name() == COMPILED:
            for modules in MEASURED:
                contenders[f"{modules}, compiled"] = OwnGames(extra_modules=tuple(modules.split("+")))
            contenders[INTERPRETED] = stack.enter_context(InterpretedGames())
        if can_be_built():
            contenders[TWIN] = stack.enter_context(TwinGames())
        if is_installed():
            contenders[CATANATRON] = CatanatronGames()
        findings.games = race(contenders, effort.rounds, effort.seconds)
    neighbour = findings.games.get(CATANATRON)
    if neighbour is not None:
        for name, laps in findings.games.items():
            if name not in (CATANATRON, TWIN):
                findings.ratios[name] = laps.ratio_to(neighbour)


def _measure_copies(findings: Findings, effort: Effort) -> None:
    copiers = {own_name(): OwnGames().copier(ACTIONS_BEFORE_COPY)}
    if is_installed():
        copiers[CATANATRON] = CatanatronGames().copier(ACTIONS_BEFORE_COPY)
    findings.copies = copy_seconds(copiers, effort.rounds * 5)
    if CATANATRON in copiers:
        findings.ratios[COPY] = findings.copies[CATANATRON] / findings.copies[own_name()]


def _measure_sizes(findings: Findings, effort: Effort) -> None:
    tables = {f"{players} players": OwnGames(players) for players in (3, 4, 5, 6)}
    wide = wide_map(WIDE_ROWS, WIDE_COLUMNS)
    for players in (4, 6):
        tables[f"{players} players, {WIDE_ROWS * WIDE_COLUMNS} hexes"] = OwnGames(players, WITHOUT_OFFERS, wide)
    for name, laps in race(tables, effort.rounds, effort.seconds / 2).items():
        findings.sizes[name] = (tables[name].players, int(tables[name].rules.topology.hexes), laps)


def _measure_sets(findings: Findings, effort: Effort) -> None:
    findings.slowest = slowest_sets(effort.seconds / 2)
    if is_installed():
        findings.neighbour_rate = CatanatronGames().lap(effort.seconds * 2).rate


class IdleModule(Module):
    """A rule module that overrides nothing."""

    def __init__(self, number: int) -> None:
        super().__init__(f"idle_{number}")


def _measure_hooks(findings: Findings, effort: Effort) -> None:
    """An empty hook by itself, and whole games with ten more modules that override nothing."""
    kernel = OwnGames().new_kernel()
    asking = [_hook_seconds(sum_with_hook, kernel) for _ in range(effort.rounds * 3)]
    silent = [_hook_seconds(sum_without_hook, kernel) for _ in range(effort.rounds * 3)]
    findings.hook_nanoseconds = max(0.0, median(asking) - median(silent)) * 1e9
    idle = tuple(IdleModule(number) for number in range(10))
    laps = race({"plain": OwnGames(), "idle": OwnGames(extra_modules=idle)}, effort.rounds, effort.seconds / 2)
    findings.idle_module_ratio = laps["idle"].ratio_to(laps["plain"])


def _hook_seconds(loop: Callable[[Kernel, int], int], kernel: Kernel) -> float:
    start = process_time()
    loop(kernel, HOOK_CALLS)
    return (process_time() - start) / HOOK_CALLS
