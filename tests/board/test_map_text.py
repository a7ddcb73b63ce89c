"""The text format: what is read, that it is written back, and that mistakes are pointed at."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skerry.board.geometry import CORNERS
from skerry.board.map_text import (
    HARBOUR_ANY,
    HARBOUR_DRAWN,
    PLACE_EDGE,
    PLACE_FRAME,
    PLACE_HEX,
    PLACE_VERTEX,
    MapError,
    MapFile,
    parse_map,
    write_map,
)
from skerry.board.maps import list_maps, load_map
from skerry.board.terrain import EMPTY, FIELD, FOG, SEA, TERRAINS, TRADE_HEXES
from skerry.board.tokens import mask_of

SEA_MAP = """\
name isles          # a comment
title Two isles: a # sign needs a space before it
players 3 4
target 12
flag harbours_shuffled
row 0 offset 1: frame frame frame frame
row 1 offset 0: frame field:2,12 sea fog frame
row 2 offset 1: frame ? sea frame
row 3 offset 0: frame hill:? forest:6 sea frame
row 4 offset 1: frame frame frame frame
plaza (3,2): SW, N NW
harbour ? at (1,1) side NE
harbour wool at (3,2) side E
island west (main): (1,1) (2,1), (3,1) (3,2)
island fog (unexplored): (1,3)
founding west
marker robber: (3,2)
marker pirate: (2,0)
marker gift: (1,1) corner NW, (3,1) side SW (1,2)
marker gift: (1,0) side E, (1,0) corner NE
marker wagon: (3,2) plaza, (3,2) path NW
stack terrain: pasture
stack tokens: 4 5
stack harbours: 3:1
stack fog: gold_field
stack fog_tokens: 9
stack treasures: 2 4 5
"""

NUMBERLESS = ("frame", "?", "fog", "sea", "desert", "swamp", "oasis")
TINY = "name tiny\nrow 0 offset 0: forest:5 hill:6\n"
GROUND = "name strip\nrow 0 offset 0: forest hill field\nfishing_ground 6 at (0,0) corner NE\n"
TRADE_STRIP = "name strip\nrow 0 offset 0: quarry hill:6\n"
RIVERS = "name strip\nrow 0 offset 0: forest:5 hill:6 field:8\n"


def facts(board_map: MapFile) -> list[object]:
    """Everything that a map says, but for the text it came from."""
    board = board_map.topology
    return [
        (board_map.name, board_map.title, board_map.players, board_map.target, board_map.flags, board_map.founding),
        [(board.hex_row[h], board.hex_col[h], board.hex_x[h]) for h in range(board.hexes)],
        (list(board.edge_vertex), list(board.edge_hex), list(board.vertex_hex)),
        (board_map.terrain, board_map.numbers, board_map.drawn_numbers),
        [(cell.row, cell.col, cell.x) for cell in board_map.frame],
        [(h.kind, h.edge, h.hex, h.side) for h in board_map.harbours],
        [(ground.number, ground.tip) for ground in board_map.grounds],
        [(river.hexes, river.sites, river.side) for river in board_map.courses],
        board_map.arrows,
        board_map.barbarians,
        [(island.name, island.kind, island.hexes) for island in board_map.islands],
        {name: [(place.kind, place.number) for place in places] for name, places in board_map.markers.items()},
        {name: (stack.kind, stack.items, stack.letters) for name, stack in board_map.stacks.items()},
        board_map.start_corners,
        [(h.edge, h.hex, h.side) for h in board_map.frame_harbours],
        [(piece.kinds, piece.offsets) for piece in board_map.frame_pieces],
        (board_map.terrain_hexes, board_map.token_hexes, board_map.drawn_harbours, board_map.drawn_grounds),
    ]


def test_every_kind_of_line_is_read() -> None:
    isles = parse_map(SEA_MAP)
    board = isles.topology
    assert (isles.name, isles.title, isles.players, isles.target) == ("isles", "Two isles: a", (3, 4), 12)
    assert isles.flags == ["harbours_shuffled"]
    assert isles.source_text == SEA_MAP
    assert [board.hex_name(h) for h in range(board.hexes)] == [
        "(1,1)", "(1,2)", "(1,3)", "(2,1)", "(2,2)", "(3,1)", "(3,2)", "(3,3)",
    ]  # fmt: skip
    assert isles.terrain[:4] == [FIELD, SEA, FOG, EMPTY]
    assert isles.numbers[0] == mask_of([2, 12])
    assert isles.drawn_numbers == [5]
    assert (isles.terrain_hexes, isles.token_hexes, isles.drawn_harbours) == ([3], [3, 5], [0])
    assert [(h.kind, h.edge, h.side) for h in isles.harbours] == [
        (HARBOUR_DRAWN, board.edge_of(0, "NE"), 0),
        (2, board.edge_of(6, "E"), 1),
    ]
    assert [(island.name, island.kind, island.hexes) for island in isles.islands] == [
        ("west", "main", [0, 3, 5, 6]),
        ("fog", "unexplored", [2]),
    ]
    assert isles.founding == ["west"]
    assert isles.stacks["harbours"].items == [HARBOUR_ANY]
    assert isles.stacks["treasures"].items == [2, 4, 5]


def test_markers_name_hexes_vertices_edges_and_frame_cells() -> None:
    isles = parse_map(SEA_MAP)
    board = isles.topology
    assert [(place.kind, place.number) for place in isles.markers["gift"]] == [
        (PLACE_VERTEX, board.vertex_of(0, "NW")),
        (PLACE_EDGE, board.edge_of(5, "SW")),
        (PLACE_HEX, 1),
        (PLACE_EDGE, board.edge_of(0, "W")),
        (PLACE_VERTEX, board.vertex_of(0, "NW")),
    ]
    pirate = isles.markers["pirate"][0]
    assert pirate.kind == PLACE_FRAME
    assert (isles.frame[pirate.number].row, isles.frame[pirate.number].col) == (2, 0)
    assert isles.hexes_of("robber") == [6]
    assert isles.hexes_of("nothing") == []


@pytest.mark.ready("TRAD-23", "TRAD-24")
def test_a_plaza_is_a_vertex_inside_its_hex_with_inner_paths_to_its_corners() -> None:
    isles = parse_map(SEA_MAP)
    board = isles.topology
    hex_ = board.hex_at(3, 2)
    plaza = board.hex_plaza[hex_]
    assert (plaza, board.vertices) == (board.first_plaza, board.first_plaza + 1)
    paths = range(board.first_inner_path, board.edges)
    assert [board.edge_name(path) for path in paths] == ["(3,2) path N", "(3,2) path SW", "(3,2) path NW"]
    assert [board.inner_path_of(hex_, CORNERS.index(corner)) for corner in ("N", "SW", "NW", "S")] == [*paths, -1]
    assert (isles.plazas_of("wagon"), isles.vertices_of("wagon"), isles.edges_of("wagon")) == ([plaza], [], [paths[2]])


@pytest.mark.ready("TRAD-18", "TRAD-83")
def test_barbarians_stand_on_sides_and_inner_paths() -> None:
    strip = parse_map(TRADE_STRIP + "plaza (0,0): NE SE\nbarbarian at (0,1) side W\nbarbarian at (0,0) path SE\n")
    board = strip.topology
    assert strip.barbarians == [board.edge_of(0, "E"), board.inner_path_of(0, CORNERS.index("SE"))]
    assert facts(parse_map(write_map(strip))) == facts(strip)


@pytest.mark.ready("TRAD-13", "TRAD-16")
def test_stacks_deal_around_trade_hexes_and_numbers_pass_over_them() -> None:
    text = "name a\nrow 0 offset 0: hill:5 quarry field:6\nplaza (0,1): NE SE NW SW\n"
    strip = parse_map(text + "stack terrain: forest, hill\nstack tokens: 8 9\nspiral (0,1)\n")
    assert (strip.terrain_hexes, strip.token_hexes) == ([0, 2], [0, 1, 2])


def test_the_order_of_plazas_and_corners_in_the_text_makes_no_difference() -> None:
    first = parse_map(TINY + "plaza (0,0): N SE\nplaza (0,1): S\n")
    assert facts(parse_map("plaza (0,1): S\n" + TINY + "plaza (0,0): SE N\n")) == facts(first)


def test_harbours_may_come_before_the_rows() -> None:
    early = parse_map("harbour ore at (0,0) side W\n" + TINY)
    late = parse_map(TINY + "harbour ore at (0,0) side W\n")
    assert facts(early) == facts(late)


def test_rows_may_be_left_out_and_stand_apart() -> None:
    apart = parse_map("name apart\nrow 1 offset 3: forest:5\nrow 4 offset 0: hill:6\n")
    assert [apart.topology.hex_name(h) for h in range(2)] == ["(1,0)", "(4,0)"]
    assert apart.topology.vertices == 12


@pytest.mark.parametrize("name", list_maps())
def test_maps_of_the_game_survive_writing_and_reading(name: str) -> None:
    board_map = load_map(name)
    assert facts(parse_map(write_map(board_map))) == facts(board_map)


def test_a_map_with_everything_survives_writing_and_reading() -> None:
    isles = parse_map(SEA_MAP)
    assert facts(parse_map(write_map(isles))) == facts(isles)


TRADE = [TERRAINS[terrain] for terrain in TRADE_HEXES]
NUMBERS = st.sets(st.sampled_from([2, 3, 4, 5, 6, 8, 9, 10, 11, 12]), max_size=3)


@st.composite
def texts(draw: st.DrawFn) -> str:
    """A random valid map: any rows, some harbours, islands and markers, and stacks that fit."""
    lines = ["name random"]
    hexes: list[tuple[int, int]] = []
    dry: list[tuple[int, int]] = []
    drawn = fog = oases = 0
    shift = draw(st.integers(0, 1))
    for row in range(draw(st.integers(1, 4))):
        cells = []
        for col in range(draw(st.integers(1, 5))):
            # Trade hexes need a plaza and land beside them: a test of their own has them.
            terrain = draw(st.sampled_from([name for name in TERRAINS[:EMPTY] if name not in TRADE] + ["frame", "?"]))
            terrain = "desert" if terrain == "oasis" and oases else terrain
            oases += terrain == "oasis"
            if terrain != "frame":
                hexes.append((row, col))
            if terrain in TERRAINS[:SEA]:
                dry.append((row, col))
            drawn += terrain == "?"
            fog += terrain == "fog"
            numbers = "" if terrain in NUMBERLESS else ",".join(map(str, draw(NUMBERS)))
            cells.append(f"{terrain}:{numbers}" if numbers else terrain)
        offset = 2 * draw(st.integers(0, 2)) + (row + shift) % 2
        lines.append(f"row {row} offset {offset}: {' '.join(cells)}")
    if not hexes:
        lines.append("row 9 offset " + str((9 + shift) % 2) + ": lake")
        hexes.append((9, 0))
    if oases and draw(st.booleans()):
        lines.append(f"arrows {draw(st.sampled_from(['NW NE S', 'S, NW, NE', 'N SE SW', 'SW N SE']))}")
    if drawn:
        lines.append(f"stack terrain: {drawn} desert")
    if fog:
        lines.append(f"stack fog: {fog} sea")
    for row, col in draw(st.permutations(dry))[: draw(st.integers(0, 2))]:
        corners = draw(st.lists(st.sampled_from(CORNERS), min_size=1, unique=True))
        lines.insert(draw(st.integers(0, len(lines))), f"plaza ({row},{col}): {' '.join(corners)}")
        lines.append(f"marker inside: ({row},{col}) plaza, ({row},{col}) path {corners[0]}")
    place = st.sampled_from([f"({row},{col})" for row, col in hexes])
    for number, group in enumerate(draw(st.lists(st.sets(place, min_size=1), max_size=2))):
        lines.append(f"island i{number} (main): {' '.join(sorted(group))}")
    for row, col in draw(st.permutations(dry))[: draw(st.integers(0, 2))]:
        lines.append(f"barbarian at ({row},{col}) side {draw(st.sampled_from(['NE', 'E', 'SE']))}")
    suffix = st.sampled_from(["", " corner N", " corner SE", " side W", " side NE"])
    for number, marks in enumerate(draw(st.lists(st.lists(st.tuples(place, suffix), min_size=1), max_size=2))):
        lines.append(f"marker m{number}: {', '.join(a + b for a, b in marks)}")
    return "\n".join(lines)


@given(texts())
def test_any_map_survives_writing_and_reading(text: str) -> None:
    first = parse_map(text)
    written = write_map(first)
    second = parse_map(written)
    assert facts(second) == facts(first)
    assert write_map(second) == written


def mistake_in(text: str) -> MapError | None:
    try:
        parse_map(text)
    except MapError as error:
        return error
    return None


@given(st.lists(st.sampled_from(SEA_MAP.replace(",", " , ").split(" ")), max_size=30))
def test_any_text_is_read_or_refused_with_a_place(words: list[str]) -> None:
    text = " ".join(words)
    error = mistake_in(text)
    lines = text.splitlines() or [""]
    if error is not None:
        assert 1 <= error.line <= len(lines)
        assert 1 <= error.column <= len(lines[error.line - 1]) + 1


@given(st.data())
def test_a_map_with_one_word_changed_is_read_or_refused(data: st.DataObject) -> None:
    words = SEA_MAP.split(" ")
    words[data.draw(st.integers(0, len(words) - 1))] = data.draw(st.sampled_from(words))
    error = mistake_in(" ".join(words))
    assert error is None or error.mistake


# Each case is a map with one wrong word between « and »; a mark with nothing in it stands before a missing word.
MISTAKES = [
    ("name a\n«harbor» ore at (0,0) side W\n", "unknown keyword 'harbor'"),
    ("name a\n«name» b\nrow 0 offset 0: hill\n", "'name' is given twice"),
    ("name «a-b»\nrow 0 offset 0: hill\n", "letters, digits and _"),
    ("«»title no name\nrow 0 offset 0: hill\n", "needs a line 'name NAME'"),
    ("«»name a\n", "at least one row"),
    ("name a\nrow 0 offset 0: hill «jungle:4»\n", "unknown terrain 'jungle'"),
    ("name a\nrow 0 offset 0: hill «empty»\n", "unknown terrain 'empty'"),
    ("name a\nrow 0 offset 0: hill «frame:4»\n", "unknown terrain 'frame'"),
    ("name a\nrow 0 offset 0: hill:«13»\n", "13 is no number of a hex"),
    ("name a\nrow 0 offset 0: hill:«7»\n", "7 is no number of a hex"),
    ("name a\nrow 0 offset 0: hill:2,«1»\n", "1 is no number of a hex"),
    ("name a\nrow 0 offset 0: hill:2,«x»\n", "a whole number, not 'x'"),
    ("name a\nrow 0 offset 0: hill:4,«4»\n", "the number 4 is given twice"),
    ("name a\nrow 0 offset 0: hill:«2,,3»\n", "a number is missing"),
    ("name a\nrow 0 offset 0: «desert:4»\n", "'desert' takes no number"),
    ("name a\nrow 0 offset 0: «swamp:4»\n", "'swamp' takes no number"),
    ("name a\nrow 0 offset 0: «?:4»\n", "'?' takes no number"),
    ("name a\nrow 0 offset 0: lake:«?»\n", "'lake' is never dealt a number"),
    ("name a\nrow «x» offset 0: hill\n", "the number of the row"),
    ("name a\nrow 0 «of» 0: hill\n", "expected 'offset'"),
    ("name a\nrow 0 offset 0:«»\n", "expected the hexes of the row"),
    ("name a\nrow 0 offset 0«»\n", "expected ':'"),
    ("name a\nrow 0 offset 0: hill\nrow «0» offset 0: hill\n", "row 0 is given twice"),
    ("name a\nrow 1 offset 0: hill\nrow «0» offset 1: hill\n", "row 0 must come before row 1"),
    ("name a\nrow 0 offset 0: hill\nrow 1 offset «2»: hill\n", "overlap others: its offset must be odd"),
    ("name a\nplayers 4 «3»\nrow 0 offset 0: hill\n", "start at 1 and rise"),
    ("name a\nplayers«»\nrow 0 offset 0: hill\n", "how many may play"),
    ("name a\ntarget «ten»\nrow 0 offset 0: hill\n", "the points to win"),
    ("name a\ntarget 10 «11»\nrow 0 offset 0: hill\n", "nothing more was expected"),
    ("name a\nflag x\nflag «x»\nrow 0 offset 0: hill\n", "the flag 'x' is given twice"),
    (TINY + "harbour «fish» at (0,0) side W\n", "unknown harbour 'fish'"),
    (TINY + "harbour ore «on» (0,0) side W\n", "expected 'at'"),
    (TINY + "harbour ore at «0,0» side W\n", "expected a hex such as (0,1)"),
    (TINY + "harbour ore at «(0,2)» side W\n", "(0,2) is not on the board"),
    (TINY + "harbour ore at (0,0) side «N»\n", "'N' is no side of a hex"),
    (TINY + "harbour ore at (0,0)«»\n", "expected 'side'"),
    (TINY + "harbour ore at (0,0) side «E»\n", "side E of (0,0) is no coast"),
    (TINY + "harbour ore at (0,0) side W\nharbour ? at (0,0) side «W»\n", "already has the harbour of line 3"),
    ("name a\nrow 0 offset 0: hill sea\nharbour ore at «(0,1)» side W\n", "from its land hex, but (0,1) is sea"),
    ("name a\nrow 0 offset 0: hill lake\nharbour ore at (0,0) side «E»\n", "is no coast"),
    ("name a\nrow 0 offset 0: hill frame\nharbour ore at «(0,1)» side W\n", "(0,1) is a frame cell"),
    (TINY + "harbour ? at «(0,0)» side W\n", "no line 'stack harbours"),
    (TINY + "fishing_ground«»\n", "expected the number of the fishing ground"),
    (TINY + "fishing_ground «7» at (0,0) corner NE\n", "7 is no number of a hex"),
    (TINY + "fishing_ground «six» at (0,0) corner NE\n", "a whole number, not 'six'"),
    (TINY + "fishing_ground 6 «on» (0,0) corner NE\n", "expected 'at'"),
    (TINY + "fishing_ground 6 at «(0,2)» corner NE\n", "(0,2) is not on the board"),
    (TINY + "fishing_ground 6 at (0,0) «side» NE\n", "expected 'corner'"),
    (TINY + "fishing_ground 6 at (0,0) corner «E»\n", "'E' is no corner of a hex"),
    (TINY + "fishing_ground 6 at (0,0) corner «N»\n",
     "a fishing ground points at a corner where two land hexes meet the sea; corner N of (0,0) is none"),
    ("name a\nrow 0 offset 0: hill sea\nfishing_ground 6 at (0,0) corner «NE»\n", "corner NE of (0,0) is none"),
    ("name a\nrow 0 offset 0: hill lake\nfishing_ground 6 at (0,0) corner «NE»\n", "corner NE of (0,0) is none"),
    ("name a\nrow 0 offset 1: hill hill\nrow 1 offset 2: hill\nfishing_ground 6 at (0,0) corner «SE»\n",
     "corner SE of (0,0) is none"),
    (TINY + "fishing_ground 6 at (0,0) corner «NE»\nharbour ore at (0,1) side NW\n",
     "the harbour of line 4 lies on the coast of this fishing ground"),
    (TINY + "fishing_ground 6 at (0,0) corner NE\nfishing_ground 8 at (0,1) corner «NW»\n",
     "this fishing ground shares a corner with that of line 3"),
    (GROUND + "fishing_ground 8 at (0,1) corner «NE»\n",
     "shares a corner with that of line 3"),
    ("name a\nrow 0 offset 0: hill ?\nfishing_ground 6 at (0,0) corner «NE»\nstack terrain: sea\n",
     "(0,1) lies at this fishing ground and may be dealt a hex that is no land"),
    (TINY + "fishing_ground 6 at (0,0) corner «NE»\nstack terrain: hill sea\n",
     "(0,0) lies at this fishing ground and may be dealt a hex that is no land"),
    (TINY + "fishing_ground ? at (0,0) corner «NE»\n", "no line 'stack fishing_grounds: ...'"),
    (TINY + "fishing_ground ? at (0,0) corner NE\nstack «fishing_grounds»: 4 5\n",
     "the stack 'fishing_grounds' has 2 but there are 1 fishing grounds to deal"),
    (TINY + "fishing_ground 6 at (0,0) corner NE\nstack «fishing_grounds»: ore\n",
     "the stack 'fishing_grounds' holds numbers, not harbours"),
    (TINY + "river«»\n", "expected a hex such as (0,1)"),
    (TINY + "river «west»\n", "expected a hex such as (0,1)"),
    (TINY + "river «(0,2)» to side W\n", "(0,2) is not on the board"),
    (TINY + "river (0,1) «(0,0)»\n",
     "this river ends nowhere: after (0,0) say where it meets the sea, as in 'to side W'"),
    (TINY + "river (0,1) (0,0) to«»\n", "expected 'side'"),
    (TINY + "river (0,1) (0,0) to «corner» W\n", "expected 'side'"),
    (TINY + "river (0,1) (0,0) to side «N»\n", "'N' is no side of a hex"),
    (TINY + "river (0,1) (0,0) to side «E»\n", "a river ends in the sea; side E of (0,0) is no coast"),
    (TINY + "river (0,1) (0,0) to side W «(0,1)»\n", "(0,1)"),
    (TINY + "river (0,1) (0,0) «(0,1)» to side W\n", "(0,1) belongs to the river of line 3 already"),
    (TINY + "river (0,0) to side W\nriver (0,1) «(0,0)» to side W\n",
     "(0,0) belongs to the river of line 3 already"),
    (RIVERS + "river (0,0) «(0,2)» to side E\n", "(0,2) does not touch (0,0), the hex of the river before it"),
    ("name a\nrow 0 offset 0: hill sea\nriver (0,0) «(0,1)» to side E\n", "a river runs over land; (0,1) is sea"),
    ("name a\nrow 0 offset 0: hill lake\nriver (0,0) to side «E»\n", "side E of (0,0) is no coast"),
    ("name a\nrow 0 offset 0: hill ?\nriver (0,0) to side «E»\nstack terrain: sea\n", "side E of (0,0) is no coast"),
    ("name a\nrow 0 offset 0: hill ?\nriver «(0,1)» (0,0) to side W\nstack terrain: sea\n",
     "(0,1) belongs to a river and may be dealt a hex that is no land"),
    (TINY + "river (0,1) (0,0) to side «W»\nharbour ore at (0,0) side W\n",
     "the harbour of line 4 lies at the mouth of this river"),
    (RIVERS + "river (0,1) (0,0) to side W\nstack «terrain»: hill, field\n",
     "the stack 'terrain' has 2 but there are 1 hexes to lay"),
    (RIVERS + "river (0,1) (0,0) to side W\nstack terrain: field\nstack «tokens»: 4 5\n",
     "the stack 'tokens' has 2 but there are 3"),
    (TINY + "island «(main)»: (0,0)\n", "the name of the island"),
    (TINY + "island a «main»: (0,0)\n", "the kind of island"),
    (TINY + "island a (main): (0,0) «(5,0)»\n", "(5,0) is not on the board"),
    (TINY + "island a (main): (0,0) «(0,0)»\n", "(0,0) is listed twice"),
    (TINY + "island a (main):«»\n", "expected a hex"),
    (TINY + "island a (main): (0,0)\nisland «a» (main): (0,1)\n", "the island 'a' is given twice"),
    (TINY + "founding «north»\n", "no island 'north'"),
    (TINY + "marker a: «(3,3)»\n", "(3,3) is not on the board"),
    (TINY + "marker a: (0,0) corner «E»\n", "'E' is no corner"),
    (TINY + "marker a: (0,0) «edge» E\n", "expected a hex"),
    ("name a\nrow 0 offset 0: hill frame\nmarker a: «(0,1)» side E\n", "no hex touches side E of the frame cell (0,1)"),
    ("name a\nrow 0 offset 0: hill frame\nmarker a: «(0,1)» corner NE\n", "no hex touches corner NE"),
    (TINY + "stack a: forest «jungle»\n", "unknown terrain 'jungle'"),
    (TINY + "stack a: forest 2 «fog»\n", "unknown terrain 'fog'"),
    (TINY + "stack a: «0» forest\n", "0 of something"),
    (TINY + "stack a: forest 2«»\n", "expected a terrain"),
    (TINY + "stack a: 3:1 «?»\n", "unknown harbour '?'"),
    (TINY + "stack a: 5 «7»\n", "7 is no number of a hex"),
    (TINY + "stack a: A5 «6»\n", "either all tokens"),
    (TINY + "stack a: 5 «B6»\n", "either all tokens"),
    (TINY + "stack a: B5 «A6»\n", "letter A must come before B"),
    (TINY + "stack a: 5 «apple»\n", "neither a terrain, a harbour nor a number"),
    (TINY + "stack a:«»\n", "a number token"),
    (TINY + "stack a: 5\nstack «a»: 5\n", "the stack 'a' is given twice"),
    (TINY + "stack «terrain»: 5 6\n", "the stack 'terrain' holds terrain, not numbers"),
    (TINY + "stack «terrain»: forest\n", "the stack 'terrain' has 1 but there are 2 hexes to lay"),
    (TINY + "stack «tokens»: 5 6 8\n", "the stack 'tokens' has 3 but there are 2"),
    (TINY + "stack «fog»: sea\n", "the stack 'fog' has 1 but there are 0 fog hexes"),
    (TINY + "harbour ore at (0,0) side W\nstack «harbours»: ore wool\n", "has 2 but there are 1 harbours"),
    ("name a\nrow 0 offset 0: hill «?»\n", "no line 'stack terrain: ...'"),
    ("name a\nrow 0 offset 0: hill «fog»\n", "no line 'stack fog: ...'"),
    ("name a\nrow 0 offset 0: hill «hill:?»\n", "no line 'stack tokens: ...'"),
    ("name a\nrow 0 offset 0: hill ?\nstack «terrain»: 2 hill\n", "has 2 but there are 1 hexes to lay"),
    ("name a\nrow 0 offset 0: ? ?\nstack terrain: hill desert\nstack «tokens»: 4 5\n", "has 2 but there are 1"),
    ("name a\nrow 0 offset 0: fog\nstack fog: sea\nstack «fog_tokens»: 4\n", "has 1 but there are 0 fog hexes that"),
    (TINY + "spiral «(0,0)»\n", "(0,0) is dealt no number"),
    (TINY + "stack tokens: 5 6\nspiral (0,0) «(0,0)»\n", "(0,0) is listed twice"),
    (TINY + "frame from (0,0) side «E»\npiece: ore at 0\n", "side E of (0,0) is no coast"),
    ("name a\nrow 0 offset 0: «quarry» hill\n", "a quarry needs a plaza, as in the line 'plaza (0,0): NE SE'"),
    ("name a\nrow 0 offset 0: hill sea «glassworks:5»\n", "a glassworks needs land beside it, and (0,2) has none"),
    (TRADE_STRIP + "plaza (0,0): NE SE «S»\n",
     "no inner path of a trade hex leads to the sea, and corner S of (0,0) lies there"),
    ("name a\nrow 0 offset 0: hill ?\nstack «terrain»: quarry\n",
     "a quarry is never dealt: write it into its row, where its plaza is"),
    ("name a\nrow 0 offset 0: hill fog\nstack «fog»: trade_castle\n", "a trade_castle is never dealt"),
    (TINY + "barbarian«»\n", "expected 'at'"),
    (TINY + "barbarian at«»\n", "expected a hex such as (0,1)"),
    (TINY + "barbarian at «(0,2)» side W\n", "(0,2) is not on the board"),
    (TINY + "barbarian at (0,0)«»\n", "expected 'side'"),
    (TINY + "barbarian at (0,0) «corner» N\n", "expected 'side', not 'corner'"),
    (TINY + "barbarian at (0,0) side «N»\n", "'N' is no side of a hex"),
    (TINY + "barbarian at (0,0) side E «(0,1)»\n", "nothing more was expected on this line"),
    (TINY + "barbarian at (0,0) side E\nbarbarian at «(0,1)» side W\n",
     "the barbarian of line 3 stands on this path already"),
    (TINY + "barbarian at «(0,0)» path N\n", "(0,0) has no plaza"),
    (TINY + "plaza (0,0): S\nbarbarian at «(0,0)» path N\n", "no inner path of (0,0) ends at corner N"),
    ("name a\nrow 0 offset 0: hill sea sea\nbarbarian at «(0,1)» side E\n",
     "a barbarian stands on a path at land, and no land lies at side E of (0,1)"),
    ("name a\nrow 0 offset 0: sea ?\nbarbarian at «(0,0)» side E\nstack terrain: sea\n",
     "a barbarian stands on a path at land"),
    (TRADE_STRIP + "plaza (0,0): NE SE\nbarbarian at «(0,0)» side W\n",
     "no barbarian stands on a sea side of a trade hex, as side W of (0,0) is"),
    ("name a\nrow 0 offset 0: ? quarry hill\nplaza (0,1): NE SE\nbarbarian at «(0,0)» side E\nstack terrain: sea\n",
     "no barbarian stands on a sea side of a trade hex"),
    (TINY + "plaza «(0,2)»: N\n", "(0,2) is not on the board"),
    ("name a\nrow 0 offset 0: hill frame\nplaza «(0,1)»: N\n", "(0,1) is a frame cell"),
    (TINY + "plaza (0,0) «N»\n", "expected ':'"),
    (TINY + "plaza (0,0):«»\n", "expected one of N NE"),
    (TINY + "plaza (0,0): N «E»\n", "'E' is no corner of a hex"),
    (TINY + "plaza (0,0): N, S, «N»\n", "N is listed twice"),
    (TINY + "plaza (0,0): N\nplaza (0,1): N\nplaza «(0,0)»: S\n", "(0,0) already has the plaza of line 3"),
    ("name a\nrow 0 offset 0: hill sea\nplaza «(0,1)»: N\n", "a plaza lies on land, but (0,1) is sea"),
    ("name a\nrow 0 offset 0: hill fog\nplaza «(0,1)»: N\nstack fog: hill\n", "a plaza lies on land, but (0,1) is fog"),
    ("name a\nplaza «(0,0)»: N\nrow 0 offset 0: ?\nstack terrain: sea\n", "(0,0) may turn out to be none"),
    (TINY + "plaza (0,0): N\nmarker x: «(0,1)» plaza\n", "(0,1) has no plaza"),
    (TINY + "plaza (0,0): N\nmarker x: «(0,1)» path N\n", "(0,1) has no plaza"),
    (TINY + "plaza (0,0): N\nmarker x: «(0,0)» path S\n", "no inner path of (0,0) ends at corner S"),
    (TINY + "plaza (0,0): N\nmarker x: (0,0) path «E»\n", "'E' is no corner of a hex"),
    (TINY + "«frame» from (0,0) side W\n", "0 pieces cannot share out 10 coast edges"),
    (TINY + "«frame» from (0,0) side W\npiece: ore at 0\npiece: ore at 0\npiece: ore at 0\n", "3 pieces cannot share"),
    (TINY + "frame from (0,0) side W\n«piece»: ore at 10\n", "only the edges 0 to 9"),
    (TINY + "frame from (0,0) side W\n«piece»: ore at 1, wool at 1\n", "lie on one edge"),
    (TINY + "frame from (0,0) side W\npiece: «?» at 1\n", "has a fixed kind"),
    (TINY + "«piece»: ore at 0\n", "need a line 'frame from"),
]  # fmt: skip


@pytest.mark.parametrize(("marked", "message"), MISTAKES)
def test_a_mistake_is_refused_with_its_line_and_column(marked: str, message: str) -> None:
    before = marked[: marked.index("«")]
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    with pytest.raises(MapError) as caught:
        parse_map(marked.replace("«", "").replace("»", ""), source="my.map")
    error = caught.value
    assert (error.source, error.line, error.column) == ("my.map", line, column)
    assert message in str(error.mistake)
    assert str(error) == f"my.map:{line}:{column}: {error.mistake}"


def test_a_big_map_is_read_whole() -> None:
    rows = [f"row {r} offset {r % 2}: {' '.join(['forest:6'] * 60)}" for r in range(60)]
    big = parse_map("name big\n" + "\n".join(rows))
    board = big.topology
    assert board.hexes == 3600
    # Euler: one connected island without holes.
    assert board.vertices - board.edges + board.hexes == 1
