"""Playthroughs as text: whatever changes in what players are asked, told or shown appears in a readable difference.

regenerate.py says how to write them anew.
"""

from __future__ import annotations

from tests.suites.configurations import CONFIGURATIONS, Configuration, each
from tests.suites.playthrough import playthrough
from tests.suites.regenerate import GOLDEN

MOST_BYTES = 150_000


@each(lambda row: row.golden)
def test_a_playthrough_reads_as_ever(configuration: Configuration) -> None:
    path = GOLDEN / f"{configuration.name}.txt"
    assert path.exists(), f"{configuration.name} has no playthrough yet: run tests.suites.regenerate golden"
    known = path.read_text()
    assert len(known) < MOST_BYTES
    assert playthrough(configuration).splitlines() == known.splitlines()


def test_every_playthrough_belongs_to_a_configuration() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} <= {row.name for row in CONFIGURATIONS if row.golden}
