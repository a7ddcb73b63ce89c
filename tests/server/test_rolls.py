"""How often chance brought each number, for the histogram at the table."""

from __future__ import annotations

from skerry.engine.event import Event
from skerry.server.live.progress import Progress
from skerry.server.live.rolls import with_rolls
from skerry.server.store.rows import BY_PERSON, PLAYING, Entry, GameRow
from tests.knights import give, knights_table


def rolled(first: int, second: int) -> Event:
    return Event("rolled", {"seat": 0, "first": first, "second": second}, {})


def dice_set() -> Event:
    return Event("dice_set", {"seat": 0, "red": 1, "yellow": 1}, {})


def event_card(number: int) -> Event:
    return Event("event_card", {"seat": 0, "number": number, "card": "none"}, {})


def test_rolls_are_added_to_those_that_are_known_and_these_stay_as_they_are() -> None:
    known = {4: 2}
    assert with_rolls(known, [rolled(2, 2), rolled(3, 3)], []) == {4: 3, 6: 1}
    assert known == {4: 2}


def test_numbers_of_event_cards_count_and_a_new_year_has_none() -> None:
    assert with_rolls({}, [event_card(8), event_card(0)], []) == {8: 1}


def test_dice_that_were_set_are_no_chance_and_the_next_ones_are() -> None:
    assert with_rolls({}, [dice_set(), rolled(1, 1), rolled(1, 2)], []) == {3: 1}
    assert with_rolls({}, [rolled(1, 1)], [dice_set(), rolled(4, 4)]) == {}
    assert with_rolls({}, [rolled(1, 1)], [rolled(1, 1), dice_set()]) == {2: 1}


def test_a_game_counts_what_was_rolled_but_not_what_an_alchemist_set() -> None:
    table = knights_table((6,), (2, 3, 6), players=3)  # type: ignore[arg-type]
    give(table, 0, "alchemist")
    table.turn(0)
    row = GameRow("g", 0.0, "here", {}, "seed", PLAYING, True, True, None)
    progress = Progress(row, table.game)
    actions = [
        (0, {"kind": "play_progress", "card": "alchemist"}),
        (0, {"kind": "set_dice", "red": 4, "yellow": 5}),
        (0, {"kind": "roll"}),
        (0, {"kind": "end_turn"}),
        (1, {"kind": "roll"}),
    ]
    for number, (seat, body) in enumerate(actions, 1):
        progress.follow(Entry("g", number, seat, BY_PERSON, body, None, 0.0))
    assert progress.rolls == {5: 1}
