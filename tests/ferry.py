"""Ferry: brings the head start to servers where tests play combinations."""

from skerry import own_rules as my
from tests.head_start import HeadStart

my.add_module("head_start", HeadStart, "Head start", "the first seat begins rich, and just before it happens")
