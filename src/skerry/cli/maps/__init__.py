"""`skerry map`: for whoever draws maps of their own, to check them and to look at them."""

from __future__ import annotations

import typer

from skerry.cli.maps.check import check
from skerry.cli.maps.picture import picture

app = typer.Typer(help="Check maps of your own, and make pictures of them.", rich_markup_mode=None)
app.command("check")(check)
app.command("picture")(picture)
