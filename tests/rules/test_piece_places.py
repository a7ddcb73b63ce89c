"""Where a kind of piece stands is declared: pieces on edges that are no routes, on hexes, beside the board."""

from __future__ import annotations

import pytest

from skerry.cli.telling import Teller
from skerry.engine.piece import Piece
from skerry.server.live.facts import facts_of
from tests.table import Table
from tests.toys import Camels, Chronicle, Tuned


def camel_table(place: str = "edge") -> tuple[Table, Chronicle]:
    chronicle = Chronicle()
    table = Table(["base", Camels(place), chronicle])
    table.hand(0, wood=2, brick=2)
    table.turn(0, rolled=True)
    return table, chronicle


@pytest.mark.ready("BARB-03", "CARV-25")
def test_a_piece_on_an_edge_that_is_no_route_is_in_no_roads_way() -> None:
    table, chronicle = camel_table()
    table.put(0, "settlement", "(1,1) S")
    table.put(0, "road", "(1,1) SE")
    edge = table.edge("(1,1) SW")
    table.act(0, "place_camel", edge="(1,1) SE")
    table.act(0, "place_camel", edge="(1,1) SW")
    table.act(0, "place_camel", edge="(1,1) SW")
    assert table.supply(0, "camel") == 0
    assert (table.route(0), table.state.edge_piece[edge]) == (1, 0)
    table.act(0, "build_road", edge="(1,1) SW")
    assert table.route(0) == 2
    assert chronicle.told[-3:] == [("built", 0, "camel", edge), ("built", 0, "road", edge), ("laid", 0, edge)]
    assert [told for told in chronicle.told if told[0] == "laid"] == [
        ("laid", 0, table.edge("(1,1) SE")),
        ("laid", 0, edge),
    ], "only roads are routes"


@pytest.mark.ready("BARB-03")
@pytest.mark.parametrize(
    ("place", "named"), [("edge", "(0,0) side NE"), ("hex", "(0,0)"), ("vertex", "(0,0) N"), ("", "beside the board")]
)
def test_the_place_of_a_piece_is_told(place: str, named: str) -> None:
    table = Table(["base", Tuned(lambda rules: None), Camels(place)] if place else ["base", Beside()])
    (told,) = [piece for piece in facts_of(table.game)["pieces"] if piece["name"] == "camel"]
    assert told["place"] == place
    assert Teller(table.game.view(None)).place(place, 0) == named


class Beside(Tuned):
    """A piece that stands beside the board."""

    def __init__(self) -> None:
        super().__init__(lambda rules: None, "beside")

    def declare(self, rules) -> None:
        piece = rules.add_piece(Piece("camel", 1, {}, place=""))
        assert rules.places_of(piece) == 0


def test_a_piece_on_a_hex_comes_out_of_the_supply() -> None:
    table, chronicle = camel_table("hex")
    events = table.act(0, "place_camel", hex="(1,1)")
    assert [event.to_json(0) for event in events] == [
        {"event": "built", "colour": 0, "piece": "camel", "place": table.hex("(1,1)")}
    ]
    assert table.supply(0, "camel") == 2
    assert chronicle.told == [("built", 0, "camel", table.hex("(1,1)"))]


def test_a_word_that_is_no_place_is_refused() -> None:
    with pytest.raises(ValueError, match="the piece camel stands on 'corner', which is no kind of place"):
        Table(["base", Tuned(lambda rules: rules.add_piece(Piece("camel", 1, {}, place="corner")))])
