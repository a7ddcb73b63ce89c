"""The table that a request is about."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Depends, Path
from pydantic import BaseModel

from skerry.server.errors import begun, not_found
from skerry.server.identity import is_game_name
from skerry.server.live.table import Table
from skerry.server.node import Node, node_of

TheNode = Annotated[Node, Depends(node_of)]


EXAMPLE: Final[dict[str, Any]] = begun().to_json()


class ToldReason(BaseModel):
    code: str
    values: dict[str, Any]
    text: str


class Problem(BaseModel):
    code: str
    reason: ToldReason


class Refused(BaseModel):
    """Every refusal looks like this; nothing was changed."""

    model_config = {"json_schema_extra": {"examples": [EXAMPLE]}}

    error: Problem


REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    400: {"model": Refused, "description": "The body cannot be read"},
    403: {"model": Refused, "description": "Not for the caller, or from a foreign page"},
    404: {"model": Refused, "description": "There is no such game or seat"},
    408: {"model": Refused, "description": "The request did not come in time"},
    409: {"model": Refused, "description": "Not possible now"},
    413: {"model": Refused, "description": "Too long"},
    422: {"model": Refused, "description": "Not as it should be; the reason says what"},
    429: {"model": Refused, "description": "Too much at once"},
    503: {"model": Refused, "description": "The store cannot be reached, or too much waits"},
}


async def find_table(node: TheNode, game: Annotated[str, Path(description="The name of the game.")]) -> Table:
    table = await node.tables.find(game) if is_game_name(game) else None
    if table is None:
        raise not_found()
    return table


TheTable = Annotated[Table, Depends(find_table)]
