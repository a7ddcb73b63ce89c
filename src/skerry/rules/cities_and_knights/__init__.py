"""Cities & Knights (digest cities_and_knights.md: CK)."""

from skerry.rules.cities_and_knights.module import CitiesAndKnights

__all__ = ["CitiesAndKnights"]
