"""Rules that wait for a module that is not built yet.

Each row names a rule and the module it is about. A row fails as soon as that module is built: then its rule moves to
a test that shows it.
"""

from __future__ import annotations

import pytest

from skerry.catalog.modules import MODULES


@pytest.mark.parametrize(
    ("rule", "module"),
    [
        pytest.param("EVNT-83", "traders_and_barbarians", marks=pytest.mark.rule("EVNT-83")),
        pytest.param("EVNT-84", "traders_and_barbarians", marks=pytest.mark.rule("EVNT-84")),
        pytest.param("EVNT-87", "traders_and_barbarians", marks=pytest.mark.rule("EVNT-87")),
        pytest.param("TWO-64", "fishermen", marks=pytest.mark.rule("TWO-64")),
        pytest.param("TWO-66", "fishermen", marks=pytest.mark.rule("TWO-66")),
        pytest.param("TWO-67", "fishermen", marks=pytest.mark.rule("TWO-67")),
        pytest.param("TWO-71", "rivers", marks=pytest.mark.rule("TWO-71")),
        pytest.param("TWO-72", "caravans", marks=pytest.mark.rule("TWO-72")),
        pytest.param("TWO-73", "caravans", marks=pytest.mark.rule("TWO-73")),
        pytest.param("TWO-75", "barbarian_attack", marks=pytest.mark.rule("TWO-75")),
        pytest.param("TWO-76", "barbarian_attack", marks=pytest.mark.rule("TWO-76")),
        pytest.param("TWO-77", "barbarian_attack", marks=pytest.mark.rule("TWO-77")),
        pytest.param("TWO-78", "barbarian_attack", marks=pytest.mark.rule("TWO-78")),
        pytest.param("TWO-79", "barbarian_attack", marks=pytest.mark.rule("TWO-79")),
        pytest.param("TWO-80", "traders_and_barbarians", marks=pytest.mark.rule("TWO-80")),
        pytest.param("TWO-81", "traders_and_barbarians", marks=pytest.mark.rule("TWO-81")),
        pytest.param("SEAFOG-13", "fishermen", marks=pytest.mark.rule("SEAFOG-13")),
        pytest.param("SEAFTR-11", "fishermen", marks=pytest.mark.rule("SEAFTR-11")),
        pytest.param("SEAFTR-23", "fishermen", marks=pytest.mark.rule("SEAFTR-23")),
        pytest.param("SEANEW-13", "fishermen", marks=pytest.mark.rule("SEANEW-13")),
        pytest.param("SEACLO-24", "fishermen", marks=pytest.mark.rule("SEACLO-24")),
        pytest.param("SEAWON-20", "fishermen", marks=pytest.mark.rule("SEAWON-20")),
        pytest.param("CK-297", "fishermen", marks=pytest.mark.rule("CK-297")),
        pytest.param("CK-297", "treasure_islands", marks=pytest.mark.rule("CK-297")),
        pytest.param("CK-298", "fishermen", marks=pytest.mark.rule("CK-298")),
        pytest.param("CK-298", "rivers", marks=pytest.mark.rule("CK-298")),
        pytest.param("CKS-53", "great_canal", marks=pytest.mark.rule("CKS-53")),
        pytest.param("CKS-54", "enchanted_land", marks=pytest.mark.rule("CKS-54")),
        pytest.param("CKS-55", "treasure_islands", marks=pytest.mark.rule("CKS-55")),
    ],
)
def test_a_rule_waits_only_while_its_module_is_not_built(rule: str, module: str) -> None:
    assert not MODULES[module].built, f"{module} is built: show {rule} in a test of its own and take its row out here"
