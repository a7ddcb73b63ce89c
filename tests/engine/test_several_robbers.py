"""What moves the robber knows that there may be several, and says which one it moves (BIG-027, BIG-062)."""

from __future__ import annotations

from skerry.engine.kernel import Kernel
from skerry.engine.module import Module
from skerry.engine.robbing import CAUSE_SEVEN, robber_hexes, robber_place, set_robber
from skerry.engine.rules import Rules
from tests.event_deck import event_table, turn_up
from tests.table import Table

# A robber keeps to its row. The north has two deserts and the south one.
ROWS = """
name rows
row 0 offset 0: desert forest:9 hill:6 desert field:4
row 1 offset 1: pasture:5 desert mountain:8 forest:10 hill:3
"""


class RobberEachRow(Module):
    def __init__(self) -> None:
        super().__init__("toy_robber_each_row")

    def declare(self, rules: Rules) -> None:
        rules.robbers = 2

    def adjust_robber(self, kernel: Kernel, seat: int, target: int, robber: int) -> int:
        return int(kernel.topology.hex_row[target]) if target < kernel.topology.hexes else robber


def put_robbers(table: Table, *names: str) -> None:
    for robber, name in enumerate(names):
        set_robber(table.kernel, robber, table.hex(name))


def robbers(table: Table) -> list[str]:
    places = [robber_place(table.kernel, robber) for robber in range(2)]
    return [table.kernel.topology.hex_name(place) for place in places]


def test_every_robber_that_is_not_at_home_flees() -> None:
    table = event_table("robber_flees", "robber_flees", beside=[RobberEachRow()], own_map=ROWS)
    put_robbers(table, "(0,0)", "(1,2)")
    told = turn_up(table)
    assert robbers(table) == ["(0,0)", "(1,1)"]
    assert [event for event in told if "robber_moved" in str(event["event"])] == [
        {"event": "one_robber_moved", "seat": 0, "hex": table.hex("(1,1)"), "robber": 1}
    ]
    assert "robber_moved" not in str(turn_up(table)), "both are at home"


def test_a_robber_flees_to_a_desert_of_choice_before_the_next_one_does() -> None:
    table = event_table("robber_flees", beside=[RobberEachRow()], own_map=ROWS)
    put_robbers(table, "(0,1)", "(1,2)")
    turn_up(table)
    assert robbers(table) == ["(0,1)", "(1,2)"]
    homes = {action.operands["hex"] for action in table.legal(0, "choose_robber_home")}
    assert homes == {table.hex("(0,0)"), table.hex("(0,3)")}, "the desert of the other row is not its home"
    table.act(0, "choose_robber_home", hex="(0,3)")
    assert (table.decision, robbers(table)) == ("action", ["(0,3)", "(1,1)"])


def test_where_nothing_is_open_every_robber_may_be_sent_home_or_stay_there() -> None:
    table = Table(["base", "friendly_robber", RobberEachRow()], own_map=ROWS)
    put_robbers(table, "(0,1)", "(1,1)")
    for place in ("(0,0) NE", "(0,1) NE", "(0,3) NW", "(0,4) N", "(1,0) S", "(1,1) S", "(1,2) S", "(1,3) S", "(1,4) S"):
        table.state.vertex_owner[table.vertex(place)] = 1
    targets = robber_hexes(table.kernel, 0, CAUSE_SEVEN)
    open_to = {table.kernel.topology.hex_name(hex_) for hex_ in range(10) if targets[hex_]}
    assert open_to == {"(0,0)", "(0,3)", "(1,1)"}
    assert targets[10] == 0
    assert robbers(table) == ["(0,1)", "(1,1)"], "asking moves nobody"


def test_for_a_token_one_of_the_robbers_is_sent_home() -> None:
    table = Table(["two_player", RobberEachRow()], 2, own_map=ROWS)
    put_robbers(table, "(0,0)", "(1,3)")
    table.turn(0, rolled=True)
    assert [action.operands["hex"] for action in table.legal(0, "send_robber_home")] == [table.hex("(1,1)")]
    table.act(0, "send_robber_home", hex="(1,1)")
    assert robbers(table) == ["(0,0)", "(1,1)"]
    assert table.refused(0, "send_robber_home", hex="(0,3)") == "the robber is at home already"
