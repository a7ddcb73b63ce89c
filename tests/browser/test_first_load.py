"""What a browser fetches before anybody has gone anywhere: little, and nothing that only some pages need."""

from __future__ import annotations

import gzip
import re

from tests.browser.conftest import CLIENT

# Bytes as they travel: some seconds in a network that many share.
MOST = 250_000
# A text of the organiser's desk, in the English that every browser begins with.
OF_HALLS = "Whoever registers beyond that is a reserve"


def test_the_first_load_is_small_and_has_no_words_of_halls() -> None:
    first = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', CLIENT.read_text(encoding="utf-8"))
    assert any(name.endswith(".js") for name in first)
    texts = [(CLIENT.parent / name).read_bytes() for name in first]
    assert sum(len(gzip.compress(text)) for text in texts) <= MOST
    assert not any(OF_HALLS.encode() in text for text in texts)
    later = [path.read_text(encoding="utf-8") for path in (CLIENT.parent / "assets").glob("*.js")]
    assert any(OF_HALLS in text for text in later)
