"""`skerry list`: what can be played, with which options, and what combines."""

from __future__ import annotations

import json as json_format
from collections.abc import Sequence
from itertools import groupby
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from skerry.catalog import MODULES, ModuleCard, OptionCard, describe, judge, win_condition
from skerry.catalog.combinations import load_combinations
from skerry.catalog.nearest import nearest
from skerry.cli.arguments import names
from skerry.engine.errors import ConfigError
from skerry.reason import in_english

GROUP_TITLES = {
    "base": "the base game",
    "variant": "variants",
    "expansion": "expansions",
    "seafarers_scenario": "Seafarers scenarios",
    "tb_scenario": "Traders & Barbarians scenarios",
    "tde_scenario": "Treasures, Dragons & Explorers scenarios",
    "own_format": "games of their own",
    "guest": "by others",
}
STATUS_WORDS = {
    "well": "suits",
    "yes": "combines with",
    "possible_not_recommended": "possible, not recommended, with",
}


def list_modules(
    modules: Annotated[str, typer.Option(help="Say whether these modules make a game together.", metavar="NAMES")] = "",
    players: Annotated[
        int | None, typer.Option(help="For how many players, with --modules; 4 if not said.", metavar="N")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
) -> None:
    """Show modules, scenarios, their options and what combines."""
    console = Console()
    if modules:
        if json:
            raise ConfigError("--json shows the whole list and does not go with --modules")
        answer = _answer(names(modules, "--modules"), 4 if players is None else players)
        console.print(answer, soft_wrap=True, highlight=False, markup=False)
    elif players is not None:
        raise ConfigError("--players goes with --modules")
    elif json:
        typer.echo(json_format.dumps(describe(), indent=1))
    else:
        _show(console, describe())


def _answer(modules: tuple[str, ...], players: int) -> str:
    verdict = judge(modules, players)
    if not verdict.legal:
        near = nearest(modules, players)
        instead = f"{', '.join(near.modules)} for {near.players} players"
        raise ConfigError(f"{verdict.reason} What comes nearest: {instead}.")
    told = [f"{', '.join(verdict.modules)} for {players} players: won by {win_condition(verdict)}."]
    parts = load_combinations().widest_parts(verdict.modules)
    told += [f"{' with '.join(part.modules)}: {part.changes}." for part in parts if part.changes]
    told += [] if verdict.reason is None else [str(verdict.reason)]
    return " ".join(told)


def _show(console: Console, cards: Sequence[ModuleCard]) -> None:
    for group, members in groupby(cards, key=lambda card: card["group"]):
        table = Table(title=GROUP_TITLES[group], title_justify="left", expand=True)
        for heading in ("module", "players", "points", "here", "what it is"):
            table.add_column(heading)
        for card in members:
            module = MODULES[card["name"]]
            built = "yes" if card["built"] else "not yet"
            table.add_row(card["name"], str(module.players()), str(module.target), built, card["about"])
        console.print(table)
    for card in cards:
        if card["built"]:
            _show_playable(console, card, {other["name"] for other in cards if other["built"]})
    console.print("`skerry list --modules NAMES --players N` says whether modules make a game together.", markup=False)


def _show_playable(console: Console, card: ModuleCard, built: set[str]) -> None:
    if card["options"]:
        table = Table(title=f"options of {card['name']}", title_justify="left", expand=True)
        for heading in ("option", "allowed", "default", "what it is"):
            table.add_column(heading)
        for option in card["options"]:
            only = _only(option)
            about = f"{option['about']} ({only})" if only else option["about"]
            table.add_row(option["name"], _allowed(option), _default(option), about)
        console.print(table)
    for status, partners in card["combines"].items():
        here = [name for name in partners if name in built]
        if here:
            words = f"{card['name']} {STATUS_WORDS.get(status, status)} {', '.join(here)}"
            console.print(words, soft_wrap=True, highlight=False, markup=False)


def _allowed(option: OptionCard) -> str:
    return in_english("phrases", [each["text"] if isinstance(each, dict) else each for each in option["allowed"]])


def _only(option: OptionCard) -> str:
    """In which games it is offered, where not in all."""
    only = []
    if option["players"]:
        only.append(" or ".join(str(n) for n in option["players"]) + " players")
    if option["beside"]:
        only.append(f"with {option['beside']}")
    return ", ".join(only)


def _default(option: OptionCard) -> str:
    words = {None: "none", False: "off", True: "on"}
    default = option["default"]
    return words[default] if default is None or isinstance(default, bool) else str(default)
