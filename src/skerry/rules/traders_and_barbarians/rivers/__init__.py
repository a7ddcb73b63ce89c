"""`rivers` (RIVR): building beside two rivers brings gold, bridges cross them, and gold makes rich and poor.

Digest: rivers.md.
"""

from skerry.rules.traders_and_barbarians.rivers.module import Rivers

__all__ = ["Rivers"]
