"""The numbers of legal action sequences from fixed positions never move silently.

The numbers are in perft.json; regenerate.py says how to write them anew.
"""

from __future__ import annotations

import json

from tests.suites.configurations import CONFIGURATIONS, Configuration, each
from tests.suites.perft import counts_of
from tests.suites.regenerate import PERFT


@each()
def test_sequences_of_legal_actions_are_as_many_as_ever(configuration: Configuration) -> None:
    known = json.loads(PERFT.read_text())
    assert configuration.name in known, f"{configuration.name} has no counts yet: run tests.suites.regenerate perft"
    assert counts_of(configuration) == known[configuration.name]


def test_every_row_of_counts_belongs_to_a_configuration() -> None:
    assert set(json.loads(PERFT.read_text())) <= {row.name for row in CONFIGURATIONS}
