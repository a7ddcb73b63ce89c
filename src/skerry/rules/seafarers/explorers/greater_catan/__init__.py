"""`greater_catan` (TDEGC): new islands take their number tokens from the old one."""

from skerry.rules.seafarers.explorers.greater_catan.module import GreaterCatan

__all__ = ["GreaterCatan"]
