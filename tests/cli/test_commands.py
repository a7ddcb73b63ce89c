"""What the commands of `skerry` do and say."""

from __future__ import annotations

import csv
import json
import socket
from pathlib import Path

import pytest

from skerry.bots.judging.weights import FITTED, read_weights
from skerry.version import VERSION, build_kind
from tests.cli.running import Run

SHORT = ("--players", "3", "--bots", "random", "--seed", "tuesday", "--option", "max_offers=0", "--option", "target=3")
QUICK = ("--against", "random", "--seed", "tuesday", "--option", "max_offers=0", "--option", "target=3")

ISLE = """name isle
row 0 offset 1: forest:9 hill:6
row 1 offset 0: field:4 desert pasture:10
row 2 offset 1: mountain:8 field:5
"""


def test_version_tells_the_build(run: Run) -> None:
    answer = run("--version")
    assert (answer.code, answer.out) == (0, f"skerry {VERSION} ({build_kind()})\n")


def test_list_shows_modules_options_and_what_combines(run: Run) -> None:
    answer = run("list")
    assert answer.code == 0
    for word in ("base", "harbormaster", "seafarers", "max_offers", "combines with"):
        assert word in answer.out


def test_list_as_json_holds_every_option_with_what_it_may_be(run: Run) -> None:
    cards = {card["name"]: card for card in json.loads(run("list", "--json").out)}
    options = {option["name"]: option for option in cards["base"]["options"]}
    assert options["hand_limit"]["default"] == 7
    assert options["trade_build"]["allowed"] == ["combined", "separate"]


def test_list_answers_whether_modules_make_a_game(run: Run) -> None:
    assert "11 points" in run("list", "--modules", "harbormaster", "--players", "4").out
    refused = run("list", "--modules", "two_player", "--players", "4")
    instead = "What comes nearest: two_player for 2 players."
    assert (refused.code, refused.err) == (2, f"skerry: two_player is for exactly 2 players, not 4. {instead}\n")


def test_play_prints_boards_the_story_and_the_winner(run: Run) -> None:
    answer = run("play", *SHORT, "--board-every", "5")
    assert answer.code == 0
    for word in ("forest", "s0", "Turn 1: seat", " rolls ", "won in turn"):
        assert word in answer.out


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_says_which_levels_of_bots_there_are(run: Run, command: str) -> None:
    assert "easy, medium, hard, or random" in " ".join(run(command, "--help").out.split())


def test_bots_of_several_levels_play_together(run: Run) -> None:
    answer = run("play", *SHORT, "--bots", "medium,easy")
    assert answer.code == 0
    for level in ("medium", "easy"):
        assert level in answer.out


def test_a_wide_board_is_printed_line_by_line(run: Run) -> None:
    lines = run("play", "--modules", "pirate_islands", *SHORT, "--board-every", "0").out.splitlines()
    assert max(len(line) for line in lines) > 90


def test_a_saved_game_replays_to_the_same_position(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = run("play", *SHORT, "--save", file)
    replayed = run("replay", file)
    assert replayed.code == 0
    assert "agrees with the recorded digest" in replayed.out
    told = [line for line in played.out.splitlines() if line.startswith("  seat ")]
    assert told
    assert told == [line for line in replayed.out.splitlines() if line.startswith("  seat ")]


def test_replay_names_what_is_wrong_with_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", *SHORT, "--save", file)
    record = json.loads(file.read_text(encoding="utf-8"))
    for text, complaint in (
        ("{", "not JSON"),
        ("[]", "no JSON object"),
        (json.dumps({**record, "digest": "0"}), "digest"),
        (json.dumps({**record, "actions": [[0, {"kind": "fly"}]]}), "action 0"),
    ):
        file.write_text(text, encoding="utf-8")
        answer = run("replay", file)
        assert answer.code == 2
        assert complaint in answer.err
        assert str(file) in answer.err
    missing = run("replay", tmp_path / "nowhere.json")
    assert missing.code == 2
    assert "nowhere.json" in missing.err


def test_simulate_shows_and_writes_results(run: Run, tmp_path: Path) -> None:
    files = ("--json", tmp_path / "out.json", "--csv", tmp_path / "out.csv")
    answer = run("simulate", *SHORT, "--games", "3", *files)
    assert answer.code == 0
    for word in ("random", "seat 2", "95% interval", "turns", "settlement", "3 games"):
        assert word in answer.out
    assert json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))["summary"]["games"] == 3
    with (tmp_path / "out.csv").open(encoding="utf-8", newline="") as file:
        assert len(list(csv.DictReader(file))) == 9


def test_simulate_counts_games_that_were_given_up(run: Run) -> None:
    answer = run("simulate", "--bots", "random", "--games", "2", "--max-actions", "30", "--seed", "s")
    assert "2 games, 2 unfinished after 30 actions" in answer.out


def test_simulate_seats_bots_at_any_table(run: Run) -> None:
    answer = run("simulate", "--players", "3", "--games", "1", "--max-actions", "30", "--seed", "s")
    assert answer.code == 0
    for level in ("medium", "easy"):
        assert level in answer.out
    assert "1 game, 1 unfinished" in answer.out


def test_no_heading_of_a_simulation_is_cut_in_80_columns(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    table = ("--modules", "cities_and_knights", "--players", "6", "--bots", "greedy,random")
    answer = run("simulate", *table, "--games", "1", "--seed", "s", "--max-actions", "1500")
    assert "…" not in answer.out
    assert " greedy  random  seat 0  seat 1  seat 2  seat 3  seat 4  seat 5" in answer.out


def test_strength_tells_and_writes_a_row_for_each_table(run: Run, tmp_path: Path) -> None:
    places, file = tmp_path / "tables.txt", tmp_path / "rows.md"
    places.write_text("# small ones\nbase:3\n\nharbormaster:3\n", encoding="utf-8")
    answer = run("strength", *QUICK, "--bot", "greedy", "--seeds", "1", "--tables-file", places, "--markdown", file)
    assert answer.code == 0
    assert "greedy against random, seed tuesday" in answer.out
    for word in ("base:3", "harbormaster:3", "33.3%", "p99 ms"):
        assert word in answer.out
    heading, line, *rows = file.read_text(encoding="utf-8").splitlines()
    assert heading.startswith("| table | games | won |")
    assert heading.count("|") == line.count("|") == rows[1].count("|")
    assert [row.split(" | ")[:2] for row in rows] == [["| `base:3`", "3"], ["| `harbormaster:3`", "3"]]


def test_tables_are_read_from_text(run: Run, tmp_path: Path) -> None:
    places = tmp_path / "tables"
    places.write_bytes(b"\xff\xfe")
    answer = run("strength", "--tables-file", places)
    assert (answer.code, answer.err) == (2, f"skerry: {places} is no list of tables: it is not text.\n")


def test_the_table_of_strength_fits_into_80_columns(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    table = ("--tables", "through_the_desert", "--max-actions", "5", "--seeds", "1")
    answer = run("strength", "--bot", "random", "--against", "random", *table)
    assert " 0.0 to 49.0%" in answer.out


@pytest.mark.many
def test_a_fit_tells_every_trial_and_writes_weights(run: Run, tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    small = (*QUICK, "--tables", "base:3", "--level", "easy", "--seeds", "2", "--rounds", "1", "--only", "hand")
    answer = run("fit", *small, "--out", first)
    assert answer.code == 0
    assert "easy against random at base:3; seed tuesday" in answer.out
    assert f"round 1: hand {FITTED.values['hand']:g} to " in answer.out
    assert str(first) in answer.out
    assert read_weights(first).values.keys() == FITTED.values.keys()
    again = run("fit", *small, "--weights", first, "--minutes", "0.0001", "--out", second)
    assert again.code == 0
    assert again.out.count("round 1: ") == 1


def test_a_fit_begins_with_weights_of_its_version(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "old.json"
    file.write_text('{"version": 0, "weights": {}}', encoding="utf-8")
    answer = run("fit", "--weights", file, "--out", tmp_path / "new.json")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert "not of version 0" in answer.err
    assert not (tmp_path / "new.json").exists()


def test_a_map_of_ones_own_is_played_on_and_kept_in_the_record(run: Run, tmp_path: Path) -> None:
    board, file = tmp_path / "isle.map", tmp_path / "game.json"
    board.write_text(ISLE, encoding="utf-8")
    played = run("play", *SHORT, "--board", board, "--save", file)
    assert "desert" in played.out
    assert run("replay", file).code == 0
    assert run("simulate", *SHORT, "--board", board, "--games", "2").code == 0
    board.write_text(ISLE.replace("hill", "hil"), encoding="utf-8")
    refused = run("play", "--board", board)
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert f"{board}:2:26: unknown terrain 'hil'" in refused.err


def test_without_a_command_the_commands_are_shown(run: Run) -> None:
    answer = run()
    assert answer.code == 0
    assert "simulate" in answer.out


def test_a_server_that_cannot_start_says_why_in_one_sentence(run: Run, tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        taken = run("serve", "--port", port)
    (tmp_path / "text.db").write_text("not a database, but a text that is long enough to see it", encoding="utf-8")
    for answer, complaint in (
        (taken, f"cannot listen on 127.0.0.1, port {port}: Address already in use"),
        (run("serve", "--port", "0", "--host", "nowhere.invalid"), "cannot listen on nowhere.invalid"),
        (
            run("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/x.db", "--client", tmp_path),
            "no built client",
        ),
        (run("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/no/x.db"), "x.db cannot be opened"),
        (run("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/text.db"), "not a database"),
        (run("serve", "--port", "0", "--database", "postgresql://me:secret@127.0.0.1:1/x"), "me:***@127.0.0.1:1/x"),
        (run("serve", "--port", "0", "--database", "postgresql://me@here:there/x"), "postgresql://USER@HOST:PORT/NAME"),
    ):
        assert answer.code == 2
        assert complaint in answer.err
        assert answer.err.count("\n") == 1
        assert "secret" not in answer.err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("fly",), "No such command 'fly'"),
        (("simulate", "--fast"), "No such option: --fast"),
        (("simulate", "--games", "many"), "--games"),
        (("simulate", "--games", "0"), "at least one game"),
        (("simulate", "--workers", "0"), "at least one worker"),
        (("simulate", "--bots", "clever"), "no bot 'clever'; there are easy, medium, hard"),
        (("play", "--bots", "easy,clever"), "no bot 'clever'; there are easy, medium, hard"),
        (("play", "--bots", "Hrad"), "no bot 'Hrad'; did you mean hard?"),
        (("simulate", "--bots", "random,,random"), "names separated by commas"),
        (("simulate", "--modules", "bases"), "did you mean base"),
        (("simulate", "--players", "9"), "not 9"),
        (("simulate", "--option", "hand_limit"), "name=value"),
        (("simulate", "--option", "hand_limit=red"), "hand_limit"),
        (("simulate", "--option", "hand_limit=7", "--option", "hand_limit=8"), "given twice"),
        (("simulate", "--csv", "/nowhere/at/all.csv"), "/nowhere/at/all.csv"),
        (("simulate", "--csv", "/"), "/: Is a directory"),
        (("simulate", "--board", "/nowhere/at.map"), "/nowhere/at.map"),
        (("simulate", "--players", "0"), "needs players"),
        (("simulate", "--bot-file", "nowhere.py"), "there is no Python file nowhere.py"),
        (("strength", "--bot", "clever"), "no bot 'clever'; there are easy, medium, hard"),
        (("strength", "--tables", "bases"), "did you mean base"),
        (("strength", "--tables", "base,,base"), "names separated by commas"),
        (("strength", "--tables-file", "/nowhere/at.all"), "/nowhere/at.all"),
        (("strength", "--seeds", "0"), "at least one seed"),
        (("strength", "--workers", "0"), "at least one worker"),
        (("strength", "--markdown", "/nowhere/at/all.md"), "/nowhere/at/all.md"),
        (("fit",), "--out"),
        (("fit", "--out", "/nowhere/at/all.json"), "/nowhere/at/all.json"),
        (("fit", "--out", "w.json", "--rounds", "0"), "at least one round, not 0"),
        (("fit", "--out", "w.json", "--minutes", "0"), "--minutes takes more than 0"),
        (("fit", "--out", "w.json", "--tables", "bases"), "did you mean base"),
        (("fit", "--out", "w.json", "--level", "greedy"), "greedy is not played by weights"),
        (("fit", "--out", "w.json", "--only", "pints"), "no weight 'pints'"),
        (("fit", "--out", "w.json", "--weights", "/nowhere/at.json"), "/nowhere/at.json"),
        (("play", "--option", "wings=2"), "wings"),
        (("play", "--board-every", "-1"), "--board-every"),
        (("play", "--save", "/nowhere/at/all.json"), "/nowhere/at/all.json"),
        (("list", "--players", "3"), "--players goes with --modules"),
        (("list", "--modules", "base", "--json"), "--json"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(run: Run, arguments: tuple[str, ...], complaint: str) -> None:
    answer = run(*arguments)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.startswith("skerry: ")
    assert answer.err.count("\n") == 1
    assert complaint in answer.err


def test_a_big_game_between_bots_ends_with_a_ranking(run: Run) -> None:
    told = ("big", "--seats", 7, "--bots", 7, "--topology", "line", "--seed", "hall", "--max-turns", 3)
    answer = run(*told)
    assert answer.code == 0
    assert "7 seats on 4 boards, seed hall" in answer.out
    assert answer.out.count("builder") == 8
    assert "in turn 3" in answer.out
    assert run(*told).out == answer.out
    assert run(*told, "--show", 2, "--kind", "random").out.count("random") == 3


def test_a_big_game_needs_six_and_bots_in_all_seats(run: Run) -> None:
    assert run("big", "--seats", 5).err == "skerry: the Big Game needs 6 players or more\n"
    assert run("big", "--seats", 8, "--bots", 6).code == 2
    assert run("big", "--kind", "clever").code == 2
    assert run("big", "--topology", "torus").code == 2
