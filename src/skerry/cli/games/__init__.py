"""`skerry games`: for whoever runs a server, to see, end and delete games."""

from __future__ import annotations

import typer

from skerry.cli.games.delete import delete
from skerry.cli.games.end import end
from skerry.cli.games.listing import list_games
from skerry.cli.games.show import show

app = typer.Typer(help="See, end and delete the games of a server, while it runs or not.", rich_markup_mode=None)
app.command("list")(list_games)
app.command("show")(show)
app.command("end")(end)
app.command("delete")(delete)
