"""Barbarian Attack with Cities & Knights (BARBCK): its knights stand on paths and fight the barbarians of the coast.

Digest: combinations.md.
"""

from skerry.rules.combinations.knights_on_paths.module import KnightsOnPaths

__all__ = ["KnightsOnPaths"]
