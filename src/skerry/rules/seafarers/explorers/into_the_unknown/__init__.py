"""`into_the_unknown` (TDEIU): a wide sea to explore from a home coast, and treasures that may be kept face down."""

from skerry.rules.seafarers.explorers.into_the_unknown.module import IntoTheUnknown

__all__ = ["IntoTheUnknown"]
