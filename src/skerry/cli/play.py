"""`skerry play`: one game between bots, told in words, with the board at intervals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from skerry.bots import DEFAULT_LEVEL
from skerry.cli.arguments import (
    Board,
    BotFiles,
    Bots,
    Modules,
    Options,
    Players,
    Seed,
    check_writable,
    map_text,
    names,
    rule_options,
    seed_or_new,
)
from skerry.cli.table_picture import board_picture, seat_table
from skerry.cli.telling import Teller
from skerry.engine.errors import ConfigError
from skerry.sim.guest_bots import bring_bots
from skerry.sim.match import moves, new_game
from skerry.sim.plan import DEFAULT_MAX_ACTIONS, Plan


def play(
    modules: Modules = "base",
    players: Players = 4,
    bots: Bots = DEFAULT_LEVEL,
    seed: Seed = "",
    option: Options = None,
    board: Board = None,
    bot_file: BotFiles = None,
    board_every: Annotated[int, typer.Option(help="Show the board after so many turns; 0: only at the end.")] = 20,
    save: Annotated[Path | None, typer.Option(help="Write the record of the game here.", metavar="FILE")] = None,
) -> None:
    """Play one game between bots and print it."""
    bring_bots(bot_file or ())
    if board_every < 0:
        raise ConfigError(f"--board-every takes 0 or more turns, not {board_every}")
    console = Console()
    plan = Plan(
        modules=names(modules, "--modules"),
        players=players,
        bots=names(bots, "--bots"),
        games=1,
        seed=seed_or_new(seed),
        options=rule_options(option),
        board=map_text(board),
    )
    seating = plan.seating(0)
    game = new_game(plan, plan.seed)
    if save is not None:
        check_writable(save)
    console.print(f"{', '.join(plan.modules)}, {players} players, seed {plan.seed}", markup=False, highlight=False)
    console.print(board_picture(game.view(None)), soft_wrap=True)
    teller = Teller(game.view(None))
    shown = 0
    for seat, action, events in moves(game, seating, plan.seed, DEFAULT_MAX_ACTIONS):
        for line in teller.tell(seat, action, events):
            console.print(line, soft_wrap=True, highlight=False, markup=False)
        view = game.view(None)
        if board_every and view.turn >= shown + board_every and not game.over:
            shown = int(view.turn)
            console.print(board_picture(view), soft_wrap=True)
            console.print(seat_table(view, seating))
    view = game.view(None)
    console.print(board_picture(view), soft_wrap=True)
    console.print(seat_table(view, seating))
    if save is not None:
        save.write_text(json.dumps(game.record()) + "\n", encoding="utf-8")
    if not game.over:
        console.print(f"Given up after {DEFAULT_MAX_ACTIONS} actions without a winner.")
    else:
        winners = " and ".join(f"seat {seat} ({seating[seat]})" for seat in game.winners)
        console.print(f"{winners} won in turn {int(view.turn)}.", highlight=False)
