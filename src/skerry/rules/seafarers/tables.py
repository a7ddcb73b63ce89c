"""The numbers of Seafarers."""

from __future__ import annotations

from typing import Final

SHIPS: Final = 15  # SEA-01
SHIP_COST: Final = {"wood": 1, "wool": 1}  # SEA-29
SHIP_GROUP: Final = 2  # ships and roads join only at an own building (SEA-34)
