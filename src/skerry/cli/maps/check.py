"""`skerry map check`: whether a map can be played, what it has to offer, and how games on it go."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Annotated, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from skerry.board.map_file import MapFile
from skerry.board.terrain import EMPTY, FOG, RESOURCES, SEA, TERRAINS
from skerry.board.tokens import pips_of
from skerry.bots import DEFAULT_LEVEL
from skerry.catalog.maps import ISLAND, MAPS
from skerry.cli.arguments import Modules, Options, Seed, file_map, names, rule_options
from skerry.engine.errors import ConfigError
from skerry.game import Game
from skerry.sim.match import play_planned
from skerry.sim.plan import Plan
from skerry.sim.starts import starts_of

# What set-up deals differs from game to game, and so may whether everybody finds room.
BEGINNINGS: Final = 20

MapPath = Annotated[Path, typer.Argument(help="The map.", metavar="FILE", show_default=False)]


def check(
    file: MapPath,
    modules: Modules = "base",
    players: Annotated[
        int | None, typer.Option(help="For how many; without it, all that the map is made for.", metavar="N")
    ] = None,
    option: Options = None,
    games: Annotated[int, typer.Option(help="Play so many games between bots on it as well.", metavar="N")] = 0,
    bot: Annotated[str, typer.Option(help="The bot that plays them, on all seats.")] = DEFAULT_LEVEL,
    seed: Seed = "map",
) -> None:
    """Read a map, begin games on it, and say what it has; a mistake is named with its line and column."""
    if games < 0:
        raise ConfigError(f"--games takes 0 or more, not {games}")
    board = file_map(file)
    tables = (players,) if players is not None else board.players or tuple(n for n in MAPS[ISLAND] if n <= 4)
    plans = [
        Plan(
            modules=names(modules, "--modules"),
            players=number,
            bots=(bot,),
            games=max(games, 1),
            seed=seed,
            options=rule_options(option),
            board=board.source_text,
        )
        for number in tables
    ]
    expected = [_expected(plan, board) for plan in plans]
    console = Console()
    console.print(f"{file}: {board.title or board.name} can be played", markup=False, highlight=False, soft_wrap=True)
    for line in described(board):
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    console.print(_resources(board))
    for line in expected:
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    for plan in plans if games else ():
        _play(console, plan)


def described(board: MapFile) -> list[str]:
    """What lies on it, in a few words."""
    hexes = len(board.terrain)
    sea = board.terrain.count(SEA)
    hidden = board.terrain.count(FOG)
    drawn = board.terrain.count(EMPTY)
    counts = {"land": hexes - sea - hidden - drawn, "sea": sea, "face down": hidden, "dealt at set-up": drawn}
    told = [f"{count} {what}" for what, count in counts.items() if count]
    lines = [f"{hexes} hexes: {', '.join(told)}"]
    lies = {
        "harbours": len(board.harbours),
        "courses of rivers": len(board.courses),
        "fishing grounds": len(board.grounds),
        "barbarians on paths": len(board.barbarians),
        "islands": len(board.islands),
    }
    have = [f"{what}: {count}" for what, count in lies.items() if count]
    return [*lines, *([", ".join(have)] if have else [])]


def _resources(board: MapFile) -> Table:
    """Of each resource that the map shows: its hexes, and how often they are rolled."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("resource")
    for heading in ("hexes", "chances in 36"):
        table.add_column(heading, justify="right")
    for kind, resource in enumerate(RESOURCES):
        own = [h for h, terrain in enumerate(board.terrain) if terrain == kind]
        pips = sum(int(pips_of(board.numbers[h])) for h in own)
        table.add_row(f"{resource} ({TERRAINS[kind]})", str(len(own)), str(pips))
    return table


def _expected(plan: Plan, board: MapFile) -> str:
    """Found many times, and say what each seat may expect then."""
    starts = starts_of(
        lambda seed: Game.new(plan.modules, plan.players, seed, plan.options, board), plan.seed, BEGINNINGS
    )
    cards = " ".join(f"{mean:.1f}" for mean in starts.mean)
    return f"{plan.players} players: cards of 36 rolls by seat after founding: {cards}"


def _play(console: Console, plan: Plan) -> None:
    results = [play_planned(plan, index) for index in range(plan.games)]
    ended = [result for result in results if result.winners]
    line = f"{plan.players} players, {plan.games} games of {plan.bots[0]}: {len(ended)} ended"
    if ended:
        wins = [sum(seat in result.winners for result in ended) for seat in range(plan.players)]
        turns = median(result.turns for result in ended)
        line += f", median of {turns:g} turns, won by seat: {' '.join(str(count) for count in wins)}"
    console.print(line, markup=False, highlight=False, soft_wrap=True)
