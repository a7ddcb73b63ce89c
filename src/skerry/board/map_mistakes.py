"""Everything that can be wrong with the text of a map, and the words for what a mistake was made instead of."""

from __future__ import annotations

from typing import Final

from skerry.reason import ReasonKind

PLACED: Final = ReasonKind("map_mistake", "{source}:{line:number}:{column:number}: {mistake:phrase}")

# Words

EXPECTED_HERE: Final = ReasonKind("map_word_missing", "expected {what:phrase} here")
WORD_TOO_LONG: Final = ReasonKind("map_word_too_long", "a word of a map has at most {most:number} letters")
OTHER_WORD: Final = ReasonKind("map_other_word", "expected '{word}', not '{given}'")
NO_NAME: Final = ReasonKind("map_no_name", "expected {what:phrase}: letters, digits and _ only, not '{given}'")
NO_CELL: Final = ReasonKind("map_no_cell", "expected a hex such as (0,1), not '{given}'")
NO_WHOLE_NUMBER: Final = ReasonKind("map_no_whole_number", "expected {what:phrase}, a whole number, not '{given}'")
TOO_MUCH: Final = ReasonKind("map_word_too_many", "nothing more was expected on this line, but here is '{given}'")
HALF_CHARACTER: Final = ReasonKind("map_half_character", "the text of a map holds half a character")
UNKNOWN_KEYWORD: Final = ReasonKind("map_unknown_keyword", "unknown keyword '{given}': use one of {keywords}")
KEYWORD_TWICE: Final = ReasonKind("map_keyword_twice", "'{keyword}' is given twice")
NAMELESS: Final = ReasonKind("map_nameless", "a map needs a line 'name NAME'")

# Rows

ROW_TWICE: Final = ReasonKind("map_row_twice", "row {row} is given twice")
ROW_TOO_LATE: Final = ReasonKind("map_row_too_late", "row {row} must come before row {other}: rows run north to south")
ROW_OVERLAPS: Final = ReasonKind(
    "map_row_overlaps", "the hexes of row {row:number} overlap others: its offset must be {parity:map_word}"
)
TOO_FAR: Final = ReasonKind("map_row_too_far", "rows and offsets go from 0 to {most:number}, not to {given:number}")
NO_HEX: Final = ReasonKind("map_no_hex", "a map needs at least one row with a hex")
TOO_MANY_HEXES: Final = ReasonKind("map_too_many_hexes", "a map has at most {most} hexes here")
UNKNOWN_TERRAIN: Final = ReasonKind(
    "map_unknown_terrain", "unknown terrain '{given}': use ?, frame or one of {terrains}"
)
TAKES_NO_NUMBER: Final = ReasonKind("map_takes_no_number", "'{terrain}' takes no number")
NEVER_DEALT_NUMBER: Final = ReasonKind("map_never_dealt_number", "'{terrain}' is never dealt a number")
NUMBER_MISSING: Final = ReasonKind(
    "map_number_missing", "a number is missing: write one as in forest:9 or several as in field:2,12"
)
NO_HEX_NUMBER: Final = ReasonKind("map_no_hex_number", "{number:number} is no number of a hex: use 2 to 12 without 7")
NUMBER_TWICE: Final = ReasonKind("map_number_twice", "the number {number} is given twice")

# Stacks

NOTHING_LISTED: Final = ReasonKind("map_nothing_listed", "0 of something need not be listed")
UNKNOWN_ITEM: Final = ReasonKind("map_unknown_item", "unknown {what:map_word} '{given}' in a stack")
STACK_TOO_LARGE: Final = ReasonKind("map_stack_too_large", "a stack of this map has at most {most:number} items")
NO_TOKEN: Final = ReasonKind(
    "map_no_token", "'{given}' is neither a terrain, a harbour nor a number token such as 5 or A5"
)
LETTERS_MIXED: Final = ReasonKind("map_letters_mixed", "either all tokens of a stack have letters or none")
LETTER_TOO_LATE: Final = ReasonKind(
    "map_letter_too_late", "letter {letter} must come before {other}: list tokens by letter"
)
STACK_TWICE: Final = ReasonKind("map_stack_twice", "the stack '{stack}' is given twice")
STACK_OF_OTHERS: Final = ReasonKind(
    "map_stack_of_others", "the stack '{stack}' holds {needed:map_word}, not {given:map_word}"
)
STACK_MISSIZED: Final = ReasonKind(
    "map_stack_missized", "the stack '{stack}' has {size:number} but there are {places:number} {what:phrase}"
)
NO_HARBOUR_STACK: Final = ReasonKind(
    "map_no_harbour_stack", "the kind of this harbour is drawn, but there is no line 'stack harbours: ...'"
)
NO_STACK: Final = ReasonKind("map_no_stack", "this is drawn, but there is no line 'stack {stack}: ...'")

# Players and flags

PLAYERS_FALL: Final = ReasonKind("map_players_fall", "numbers of players start at 1 and rise")
FLAG_TWICE: Final = ReasonKind("map_flag_twice", "the flag '{flag}' is given twice")

# Places

NEEDS_HEX: Final = ReasonKind("map_needs_hex", "{cell:cell} is {what:phrase}, a hex is needed")
NOT_ON_BOARD: Final = ReasonKind("map_not_on_board", "{cell:cell} is not on the board")
LISTED_TWICE: Final = ReasonKind("map_listed_twice", "{cell:cell} is listed twice")
NO_SIDE: Final = ReasonKind("map_no_side", "'{given}' is no side of a hex: use one of {sides}")
NO_CORNER: Final = ReasonKind("map_no_corner", "'{given}' is no corner of a hex: use one of {corners}")
NO_HEX_AT_CORNER: Final = ReasonKind("map_no_hex_at_corner", "no hex touches corner {corner} of the frame cell {cell}")
NO_HEX_AT_SIDE: Final = ReasonKind("map_no_hex_at_side", "no hex touches side {side} of the frame cell {cell}")

# Harbours and islands

UNKNOWN_HARBOUR: Final = ReasonKind("map_unknown_harbour", "unknown harbour '{given}': use one of {kinds}")
HARBOUR_NOT_ON_LAND: Final = ReasonKind(
    "map_harbour_not_on_land", "a harbour is named from its land hex, but {cell:cell} is {terrain:terrain}"
)
NO_COAST: Final = ReasonKind("map_no_coast", "side {side} of {cell:cell} is no coast")
HARBOUR_TWICE: Final = ReasonKind("map_harbour_twice", "this edge already has the harbour of line {line}")
ISLAND_TWICE: Final = ReasonKind("map_island_twice", "the island '{island}' is given twice")
NO_ISLAND_KIND: Final = ReasonKind("map_no_island_kind", "expected the kind of island, as in (main), not '{given}'")
UNKNOWN_ISLAND: Final = ReasonKind("map_unknown_island", "there is no island '{island}' above this line")

# Fishing grounds

GROUND_WITHOUT_COAST: Final = ReasonKind(
    "map_ground_without_coast",
    "a fishing ground points at a corner where two land hexes meet the sea; corner {corner} of {cell:cell} is none",
)
GROUND_AT_HARBOUR: Final = ReasonKind(
    "map_ground_at_harbour", "the harbour of line {line:number} lies on the coast of this fishing ground"
)
GROUNDS_MEET: Final = ReasonKind(
    "map_grounds_meet", "this fishing ground shares a corner with that of line {line:number}"
)
GROUND_MAYBE_AT_SEA: Final = ReasonKind(
    "map_ground_maybe_at_sea", "{cell:cell} lies at this fishing ground and may be dealt a hex that is no land"
)

# Rivers

RIVER_NOT_ON_LAND: Final = ReasonKind(
    "map_river_not_on_land", "a river runs over land; {cell:cell} is {terrain:terrain}"
)
RIVER_TWICE: Final = ReasonKind("map_river_twice", "{cell:cell} belongs to the river of line {line:number} already")
RIVER_BROKEN: Final = ReasonKind(
    "map_river_broken", "{cell:cell} does not touch {before:cell}, the hex of the river before it"
)
RIVER_WITHOUT_END: Final = ReasonKind(
    "map_river_without_end", "this river ends nowhere: after {cell:cell} say where it meets the sea, as in 'to side W'"
)
RIVER_MISSES_SEA: Final = ReasonKind(
    "map_river_misses_sea", "a river ends in the sea; side {side} of {cell:cell} is no coast"
)
RIVER_AT_HARBOUR: Final = ReasonKind(
    "map_river_at_harbour", "the harbour of line {line:number} lies at the mouth of this river"
)
RIVER_MAYBE_AT_SEA: Final = ReasonKind(
    "map_river_maybe_at_sea", "{cell:cell} belongs to a river and may be dealt a hex that is no land"
)

# The oasis

OASIS_TWICE: Final = ReasonKind(
    "map_oasis_twice", "a map has one oasis at most, and {cell:cell} of line {line:number} is one already"
)
OASIS_DEALT: Final = ReasonKind("map_oasis_dealt", "an oasis is never dealt: it stands in a row")
ARROWS_WITHOUT_OASIS: Final = ReasonKind("map_arrows_without_oasis", "arrows need an oasis on the map")
ARROWS_MISPLACED: Final = ReasonKind(
    "map_arrows_misplaced",
    "the arrows of an oasis point at every other corner, as in NW NE S or N SE SW: {corner} does not go with {before}",
)

# The frame and spirals

PIECE_HARBOUR_DRAWN: Final = ReasonKind("map_piece_harbour_drawn", "a harbour of a frame piece has a fixed kind")
PIECE_HARBOURS_MEET: Final = ReasonKind("map_piece_harbours_meet", "two harbours of this piece lie on one edge")
PIECES_UNEVEN: Final = ReasonKind(
    "map_pieces_uneven", "{pieces:number} pieces cannot share out {edges:number} coast edges evenly"
)
PIECE_TOO_LONG: Final = ReasonKind("map_piece_too_long", "a side of the frame has only the edges 0 to {last}")
PIECES_WITHOUT_FRAME: Final = ReasonKind(
    "map_pieces_without_frame", "pieces need a line 'frame from HEX side SIDE' as their start"
)
FRAME_BLOCKED: Final = ReasonKind("map_frame_blocked", "the frame cannot pass {cell:cell}, which is {terrain:terrain}")
FRAME_UNSURE: Final = ReasonKind(
    "map_frame_unsure", "the frame cannot pass {cell:cell}, which may turn out to be no land"
)
NO_SPIRAL_START: Final = ReasonKind("map_no_spiral_start", "{cell:cell} is dealt no number, so no spiral starts there")

# What may be expected somewhere, as a part of other reasons.

A_ROW_NUMBER: Final = ReasonKind("map_a_row_number", "the number of the row").of()
A_ROW_OFFSET: Final = ReasonKind("map_a_row_offset", "the offset of the row").of()
ROW_HEXES: Final = ReasonKind("map_row_hexes", "the hexes of the row").of()
A_HEX: Final = ReasonKind("map_a_hex", "a hex").of()
A_HEX_NUMBER: Final = ReasonKind("map_a_hex_number", "the number of a hex").of()
AN_ITEM: Final = ReasonKind("map_an_item", "a {what:map_word}")
HOW_MANY: Final = ReasonKind("map_how_many", "how many").of()
A_TOKEN: Final = ReasonKind("map_a_token", "a number token such as 5 or A5").of()
HEXES_TO_LAY: Final = ReasonKind("map_hexes_to_lay", "hexes to lay").of()
FOG_HEXES: Final = ReasonKind("map_fog_hexes", "fog hexes").of()
NUMBERED_HEXES: Final = ReasonKind("map_numbered_hexes", "hexes that take a number").of()
NUMBERED_FOG_HEXES: Final = ReasonKind("map_numbered_fog_hexes", "fog hexes that take a number").of()
HARBOURS_TO_DEAL: Final = ReasonKind("map_harbours_to_deal", "harbours to deal").of()
A_KEYWORD: Final = ReasonKind("map_a_keyword", "a keyword").of()
A_MAP_NAME: Final = ReasonKind("map_a_map_name", "the name of the map").of()
A_TITLE: Final = ReasonKind("map_a_title", "the title").of()
POINTS_TO_WIN: Final = ReasonKind("map_points_to_win", "the points to win").of()
A_STACK_NAME: Final = ReasonKind("map_a_stack_name", "the name of the stack").of()
NUMBERS_OF_PLAYERS: Final = ReasonKind("map_numbers_of_players", "how many may play, as in 3 4").of()
A_NUMBER_OF_PLAYERS: Final = ReasonKind("map_a_number_of_players", "a number of players").of()
A_FLAG_NAME: Final = ReasonKind("map_a_flag_name", "the name of the flag").of()
A_FRAME_CELL: Final = ReasonKind("map_a_frame_cell", "a frame cell").of()
NOWHERE_ON_BOARD: Final = ReasonKind("map_nowhere_on_board", "not on the board").of()
ONE_OF: Final = ReasonKind("map_one_of", "one of {words}")
A_HARBOUR_KIND: Final = ReasonKind("map_a_harbour_kind", "the kind of harbour").of()
AN_ISLAND_NAME: Final = ReasonKind("map_an_island_name", "the name of the island").of()
AN_ISLAND_KIND: Final = ReasonKind("map_an_island_kind", "the kind of island, as in (main)").of()
SOME_ISLAND_NAME: Final = ReasonKind("map_some_island_name", "the name of an island").of()
A_GROUND_NUMBER: Final = ReasonKind("map_a_ground_number", "the number of the fishing ground").of()
GROUNDS_TO_DEAL: Final = ReasonKind("map_grounds_to_deal", "fishing grounds to deal").of()
A_MARKER_NAME: Final = ReasonKind("map_a_marker_name", "the name of the marker").of()
A_CELL: Final = ReasonKind("map_a_cell", "a hex such as (0,1)").of()
PLACE_ALONG_SIDE: Final = ReasonKind("map_place_along_side", "how far along its side the harbour lies").of()

# Coasts
COAST_NOT_ON_LAND: Final = ReasonKind(
    "coast_not_on_land", "barbarians land on land, but {cell:cell} is {terrain:terrain}"
)
COAST_INLAND: Final = ReasonKind("coast_inland", "{cell:cell} lies nowhere at the sea, so no barbarians land there")
COAST_DEALT: Final = ReasonKind(
    "coast_dealt", "a hex of the coast shows its number, but {cell:cell} is dealt one from a stack"
)
COAST_WITHOUT_NUMBER: Final = ReasonKind(
    "coast_without_number", "a hex of the coast needs a number, and {cell:cell} has none"
)
COAST_NUMBER_TWICE: Final = ReasonKind(
    "coast_number_twice", "{cell:cell} has the number {number:number}, which {other:cell} of the coast has already"
)
STACK_WITHOUT_NUMBER: Final = ReasonKind(
    "stack_without_number",
    "the stack '{stack}' is dealt onto hexes that keep their numbers, and {terrain:terrain} takes none",
)

# Plazas
PLAZA_TWICE: Final = ReasonKind("plaza_twice", "{cell:cell} already has the plaza of line {line:number}")
PLAZA_NOT_ON_LAND: Final = ReasonKind("plaza_not_on_land", "a plaza lies on land, but {cell:cell} is {terrain:terrain}")
PLAZA_MAYBE_AT_SEA: Final = ReasonKind(
    "plaza_maybe_at_sea", "a plaza lies on land, but {cell:cell} may turn out to be none"
)
TRADE_HEX_WITHOUT_PLAZA: Final = ReasonKind(
    "trade_hex_without_plaza", "a {terrain:terrain} needs a plaza, as in the line 'plaza {cell}: {corners}'"
)
TRADE_HEX_ALONE: Final = ReasonKind(
    "trade_hex_alone", "a {terrain:terrain} needs land beside it, and {cell:cell} has none"
)
TRADE_HEX_DEALT: Final = ReasonKind(
    "trade_hex_dealt", "a {terrain:terrain} is never dealt: write it into its row, where its plaza is"
)
PLAZA_PATH_AT_SEA: Final = ReasonKind(
    "plaza_path_at_sea", "no inner path of a trade hex leads to the sea, and corner {corner} of {cell:cell} lies there"
)
NO_PLAZA: Final = ReasonKind("no_plaza", "{cell:cell} has no plaza")
NO_INNER_PATH: Final = ReasonKind("no_inner_path", "no inner path of {cell:cell} ends at corner {corner}")

# Barbarians
BARBARIAN_OFF_LAND: Final = ReasonKind(
    "barbarian_off_land", "a barbarian stands on a path at land, and no land lies at side {side} of {cell:cell}"
)
BARBARIAN_AT_SEA_SIDE: Final = ReasonKind(
    "barbarian_at_sea_side", "no barbarian stands on a sea side of a trade hex, as side {side} of {cell:cell} is"
)
BARBARIAN_TWICE: Final = ReasonKind(
    "barbarian_twice", "the barbarian of line {line:number} stands on this path already"
)
