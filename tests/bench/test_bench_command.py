"""`skerry bench` from end to end, too short to say how fast."""

import json
from pathlib import Path

import pytest

from skerry.bench.neighbour import is_installed
from skerry.cli import main


@pytest.mark.many
@pytest.mark.skipif(not is_installed(), reason="catanatron is not installed")
def test_bench_compares_and_keeps_ratios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "baseline.json"
    for expected in ("none yet", "%"):
        with pytest.raises(SystemExit) as ending:
            main(["bench", "--quick", "--save", "--baseline", str(file)])
        assert ending.value.code == 0
        told = capsys.readouterr().out
        assert expected in told
        for word in ("catanatron", "interpreted", "6 players", "99th percentile", "hook nobody overrides", "C++ twin"):
            assert word in told
    assert json.loads(file.read_text(encoding="utf-8"))["copy"] > 0
