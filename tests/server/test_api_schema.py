"""The HTTP interface from its own description: whatever is asked, there is an answer and no 5xx."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error

from skerry.server.app import create_app
from skerry.server.settings import Settings
from tests.server.conftest import ROOMY, sqlite_file
from tests.server.hall_wire import QUICK, Gathering, Guest
from tests.server.running import ServerHere
from tests.server.wire import Player

QUIET = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
THOROUGH = settings(QUIET, max_examples=300)


SCHEMA = schemathesis.openapi.from_dict(create_app(Settings(client=".")).openapi())


@pytest.fixture(scope="module")
def host() -> Iterator[Player]:
    """The host of a table on a server of its own, so that some requests find something."""
    with sqlite_file() as url, ServerHere(Settings(database=url, **ROOMY)) as running:
        player = Player(running.address)
        player.create(players=3, seats=[{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}])
        with ExitStack() as stack:
            organisers[player] = Gathering(running.address, stack).open(QUICK, places=12).gather(1, bots=5).organiser
            yield player


# Of a hall on the same server.
organisers: dict[Player, Guest] = {}


def call(case: Any, host: Player, number: int) -> None:
    """Now and then with the real game or hall and the token of its host or organiser."""
    token, organiser = host.token, organisers[host]
    if number % 2 and "game" in (case.path_parameters or {}):
        case.path_parameters["game"] = host.game
    if "hall" in (case.path_parameters or {}):
        token = organiser.token
        # What removes the hall is asked of another one.
        if number % 2 and case.method != "DELETE":
            case.path_parameters["hall"] = organiser.hall
    headers = {"Authorization": f"Bearer {token}"} if number % 3 else {}
    answer = case.call(base_url=f"http://{host.address}", headers=headers, timeout=30)
    case.validate_response(answer, checks=[not_a_server_error])
    if answer.status_code >= 400:
        told = answer.json()["error"]
        assert told["code"]
        assert told["reason"]["text"]
        assert "Traceback" not in answer.text


counter = iter(range(10**9))


@SCHEMA.parametrize()
@QUIET
def test_no_request_that_the_schema_allows_or_forbids_breaks_the_server(case: Any, host: Player) -> None:
    call(case, host, next(counter))


@pytest.mark.sweep
@SCHEMA.parametrize()
@THOROUGH
def test_no_request_ever_breaks_the_server(case: Any, host: Player) -> None:
    call(case, host, next(counter))


def test_every_operation_is_described_with_its_refusals(light: ServerHere) -> None:
    told = Player(light.address).ask("GET", "/api/openapi.json").json()
    paths = set(told["paths"])
    assert {"/api/games", "/api/games/{game}/join", "/api/games/{game}/verify", "/api/judge"} <= paths
    for path, operations in told["paths"].items():
        for method, operation in operations.items():
            assert operation["description"], (method, path)
            assert {"403", "404", "409", "413", "422", "429"} <= set(operation["responses"])
    assert told["components"]["schemas"]["NewTable"]["examples"]
