"""What the rules page tells of one game: how it is won, its options, and what its modules change in each other."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request

from skerry.catalog import check_options, judge, options_for, win_condition
from skerry.catalog.remarks import card_words, remarks_on, remarks_told
from skerry.engine.errors import ConfigError
from skerry.server.errors import Refusal

router = APIRouter(prefix="/api", tags=["catalog"])

OF_THE_GAME: Final = ("modules", "players", "own_map")
LONGEST: Final = 400
MOST_OPTIONS: Final = 40
LONGEST_OPTION: Final = 40


@router.get("/rules")
async def read_rules(
    request: Request,
    modules: Annotated[str, Query(max_length=LONGEST, description="names, with commas between them")],
    players: Annotated[int, Query(ge=1, le=1000)],
    own_map: Annotated[bool, Query(description="whether it is played on a map of the players' own")] = False,
) -> dict[str, Any]:
    """The rules of a game in short; every other parameter is an option by its name."""
    options = {name: value for name, value in request.query_params.items() if name not in OF_THE_GAME}
    if len(options) > MOST_OPTIONS or any(len(part) > LONGEST_OPTION for pair in options.items() for part in pair):
        raise Refusal("malformed", "there are too many options, or one is too long", 422)
    return rules_of([name for name in modules.split(",") if name], players, options, own_map)


def rules_of(modules: list[str], players: int, given: dict[str, str], own_map: bool) -> dict[str, Any]:
    verdict = judge(modules, players)
    try:
        if not verdict.playable:
            raise verdict.refusal()
        values = check_options(modules, players, given, own_map)
        offered = options_for(modules, players, own_map)
    except ConfigError as wrong:
        raise Refusal("bad_game", wrong.reason, 422) from None
    remarks = remarks_on(verdict.modules, players, values)
    return {
        "modules": list(verdict.modules),
        "players": players,
        "target": values["target"],
        "win": win_condition(verdict, int(str(values["target"]))).to_json(),
        "options": {name: values[name] for name in offered},
        "remarks": remarks_told(verdict.modules, players, values),
        "silenced": [section for remark in remarks for section in remark.silences],
        "card_words": card_words(verdict.modules, players, values),
    }
