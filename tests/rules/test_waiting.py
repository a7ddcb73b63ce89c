"""Rules that wait for what joins two modules.

Each row names a rule and the modules it is about. A row fails as soon as they can be played: then its rule moves to a
test that shows it.
"""

from __future__ import annotations

import pytest

from skerry.catalog import judge


@pytest.mark.parametrize(
    ("rule", "modules"),
    [
        pytest.param("SEAFOG-13", ("fishermen", "fog_islands"), marks=pytest.mark.rule("SEAFOG-13")),
        pytest.param("SEAFTR-11", ("fishermen", "forgotten_tribe"), marks=pytest.mark.rule("SEAFTR-11")),
        pytest.param("SEAFTR-23", ("fishermen", "forgotten_tribe"), marks=pytest.mark.rule("SEAFTR-23")),
        pytest.param("SEANEW-13", ("fishermen", "new_world"), marks=pytest.mark.rule("SEANEW-13")),
        pytest.param("SEACLO-24", ("fishermen", "cloth_for_catan"), marks=pytest.mark.rule("SEACLO-24")),
        pytest.param("SEAWON-20", ("fishermen", "wonders"), marks=pytest.mark.rule("SEAWON-20")),
        pytest.param("CK-297", ("fishermen", "cities_and_knights"), marks=pytest.mark.rule("CK-297")),
        pytest.param("CK-298", ("fishermen", "cities_and_knights"), marks=pytest.mark.rule("CK-298")),
        pytest.param("CK-298", ("rivers", "cities_and_knights"), marks=pytest.mark.rule("CK-298")),
    ],
)
def test_a_rule_waits_only_while_its_modules_cannot_be_played_together(rule: str, modules: tuple[str, ...]) -> None:
    assert not judge(modules, 4).playable, f"{' and '.join(modules)} go together: show {rule} in a test of its own"
