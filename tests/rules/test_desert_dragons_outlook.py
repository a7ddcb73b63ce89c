"""What Desert Dragons tells players that know no module, and how it looks in the text picture."""

from __future__ import annotations

from skerry import Action
from skerry.cli.table_picture import board_picture
from tests.bots.thinking import choice
from tests.dragons import ACROSS, DESERTS, attacking, dragon_table
from tests.outlook import expected, settling
from tests.table import Table

# A coastal vertex in the east with a ship that leads on from there, one that leads along the coast, and the far shore.
PORT = "(4,3) NE"
OUT = "(4,4) NW"
ALONG = "(4,3) E"
NEAR_SHORE = "(4,5) NW"


def gathered(count: int) -> Table:
    table = dragon_table(dragons=dict.fromkeys(DESERTS, count), supply=18 - 3 * count)
    table.put(0, "settlement", "(4,2) S")
    return table


def test_home_land_is_worth_less_the_more_dragons_have_gathered() -> None:
    told = [expected(gathered(count), "dragons") for count in (0, 2, 4, 6)]
    assert told == sorted(told, reverse=True)
    assert told[0] == 0
    assert len(set(told)) == 4


def test_a_hex_that_is_next_is_worse_off_and_one_that_is_taken_is_lost_already() -> None:
    far = attacking(deserts={"(2,1)": 2})
    near = attacking("(5,2)", deserts={"(2,1)": 2})
    for table in (far, near):
        table.put(0, "settlement", "(5,3) SE")
    assert expected(near, "dragons") < expected(far, "dragons") < 0
    taken = attacking("(5,3)", "(6,3)", deserts={"(2,1)": 2})
    taken.put(0, "settlement", "(5,3) SE")
    assert expected(taken, "dragons") == 0


def test_points_amid_dragons_are_in_danger_only_where_dragons_can_still_come() -> None:
    def danger(**deserts: int) -> int:
        table = attacking("(2,2)", "(3,2)", deserts={"(6,1)": 1} if deserts else {})
        table.put(0, "city", "(2,2) S")
        return expected(table, "dragons")

    assert danger(left=1) < 0
    assert danger() == 0


def test_nothing_is_in_danger_when_no_dragon_is_left() -> None:
    table = attacking(deserts={})
    table.put(0, "city", "(4,2) S")
    assert expected(table, "dragons") == 0


def test_every_ship_toward_other_land_counts_and_the_first_settlement_there_most() -> None:
    def crossing(*ships: str, settled: bool = False) -> int:
        table = gathered(2)
        table.put(1, "settlement", PORT)
        table.put(1, "ship", *ships)
        if settled:
            table.put(1, "settlement", NEAR_SHORE)
        return expected(table, "crossing", 1)

    inland = expected(gathered(2), "crossing")
    assert inland == 0
    assert 0 < crossing() < crossing(OUT)
    assert crossing() == crossing(ALONG)
    assert crossing(OUT) + 100 < crossing(OUT, settled=True)


def test_land_across_the_sea_is_wanted_more_as_dragons_gather() -> None:
    assert settling(gathered(0), "(4,2) S") == 0
    assert 0 < settling(gathered(0), ACROSS) < settling(gathered(3), ACROSS) < settling(gathered(6), ACROSS)


def test_whoever_has_played_a_knight_expects_what_the_best_hex_brings() -> None:
    def expects(*places: str) -> int:
        table = attacking("(4,3)", "(7,2)", deserts={"(2,1)": 1})
        for place in places:
            table.put(0, "settlement", place)
        table.give_card(0, "knight")
        table.turn(0)
        assert expected(table, "driving_off") == 0
        table.act(0, "play_card", card="knight")
        return expected(table, "driving_off")

    assert 0 < expects() < expects("(7,2) S") < expects(PORT) == expects(PORT, "(7,2) S")


# What a player makes of it


def test_a_knight_frees_the_hex_that_brings_most() -> None:
    table = attacking("(4,3)", "(7,2)", "(1,2)", deserts={}, max_offers=0)
    table.put(0, "city", PORT)
    table.put(0, "settlement", "(7,2) S")
    table.give_card(0, "knight")
    table.turn(0)
    assert choice(table) == Action("play_card", {"card": "knight"})
    table.act(0, "play_card", card="knight")
    assert choice(table) == Action("drive_off_dragon", {"hex": table.hex("(4,3)")})


def test_when_dragons_have_gathered_a_player_sails_for_other_land() -> None:
    table = dragon_table(dragons=dict.fromkeys(DESERTS, 5), supply=3, max_offers=0)
    table.put(0, "settlement", PORT, "(5,2) S")
    table.put(0, "road", "(5,2) SE", "(4,3) NE")
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1, brick=1)
    assert choice(table) == Action("build_ship", {"edge": table.edge(OUT)})


# How it looks


def test_the_text_picture_shows_dragons_and_what_they_block() -> None:
    table = attacking("(2,2)", "(3,2)", "(3,3)", deserts={"(6,1)": 4})
    table.put(0, "city", "(2,2) S")
    table.put(1, "road", "(2,2) SW")
    told = board_picture(table.game.view(None)).plain
    assert "d4" in told
    assert "C0!" in told
    assert "(2,2) side SW: blocked road of 1" in told
    assert "dragons left 0, driven off 11" in told
