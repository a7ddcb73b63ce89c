"""`skerry big`: a whole game in a hall between bots, without waiting, and its ranking."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from skerry.big.bot_kinds import BOTS
from skerry.big.rehearsal import Rehearsal
from skerry.big.scores import ranking
from skerry.big.settings import Settings
from skerry.cli.arguments import Seed, names, seed_or_new
from skerry.engine.errors import ConfigError

MOST_SEATS = 100_000


def big(
    seats: Annotated[int, typer.Option(help="How many people play; 6 or more.")] = 6,
    bots: Annotated[int, typer.Option(help="How many of them are bots; without people all of them.")] = 0,
    kind: Annotated[str, typer.Option(help=f"Which bots, repeated along the boards: {', '.join(BOTS)}.")] = "builder",
    topology: Annotated[str, typer.Option(help="ring, or line with two ends.")] = "ring",
    seed: Seed = "",
    max_turns: Annotated[int, typer.Option(help="The last turn, if nobody wins before.")] = 120,
    show: Annotated[int, typer.Option(help="How many places of the ranking to print; 0: all.")] = 20,
) -> None:
    """Play one Big Game between bots and print the ranking."""
    if bots not in (0, seats):
        raise ConfigError(f"without a server all {seats} seats are played by bots, not {bots}")
    if seats > MOST_SEATS:
        raise ConfigError(f"--seats takes up to {MOST_SEATS}, not {seats}")
    settings = Settings(topology=topology, max_turns=max_turns)
    chosen = seed_or_new(seed)
    console = Console()
    rehearsal = Rehearsal(seats, settings, chosen, names(kind, "--kind"))
    rehearsal.play()
    game = rehearsal.game
    console.print(f"{seats} seats on {game.ring.boards} boards, seed {chosen}", markup=False, highlight=False)
    table = Table("place", "seat", "player", "points", "cards")
    placed = ranking(game)
    for place, one in enumerate(placed[: show or len(placed)], start=1):
        table.add_row(str(place), str(one.seat), one.name, str(one.points), str(one.cards))
    console.print(table)
    won = "won by a claim" if placed[0].points >= 25 else "ahead after the last turn"
    console.print(f"{placed[0].name} is {won}, in turn {game.turn}.", markup=False, highlight=False)
