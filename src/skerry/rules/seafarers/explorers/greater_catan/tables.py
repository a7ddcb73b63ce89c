"""The words and numbers of the scenario, as its map and its box have them."""

from __future__ import annotations

from typing import Final

from skerry.board.regroup import Regrouping

# The kinds of islands on the map: the home island, and the cells of the new ones with the sea among them (TDEGC-13).
HOME: Final = "main"
NEW: Final = "new"
# The stacks of the map: tokens for the new islands, face down, and those of the home island in the order of letters.
NUMBER_STACK: Final = "number_stack"
HOME_TOKENS: Final = "home_tokens"

# Cities that each player gets beside those of the base game (TDEGC-07).
EXTRA_CITIES: Final = 4

# Both parts of the board are shuffled, each within itself; the robber keeps to the desert at home (TDEGC-19, TDEGC-24).
# With lettered tokens the home island is built as in the base game, harbours and all (TDEGC-17), else the numbers stay
# where they are printed (TDEGC-16).
_GROUPS: Final = ((HOME,), (NEW,))
BUILT_AT_RANDOM: Final = Regrouping(
    _GROUPS, deals_harbours=True, numbered=((HOME,),), spiral=HOME_TOKENS, robber_islands=(HOME,)
)
NUMBERS_STAY: Final = Regrouping(_GROUPS, numbered=(), robber_islands=(HOME,))

# In hundredths of a point: a hex without a token at a place to build, which will have one by then. What the stack gives
# is a gain; a token from home was mostly one's own before.
DRAWN_WORTH: Final = 70
TAKEN_WORTH: Final = 40
