"""Map texts as strangers may send them: well made, nearly well made, and maps of the game with words changed.

The n-th text is the same on every machine, so that a number is enough to tell of a fault.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from skerry.board.geometry import CORNERS, SIDES, neighbour_cell
from skerry.board.map_file import HARBOUR_KINDS
from skerry.board.maps import list_maps, load_map
from skerry.board.terrain import TERRAINS
from skerry.catalog.maps import MAPS
from skerry.catalog.options import SHUFFLED_SCENARIOS

NUMBERS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
RESOURCE_LAND = ("forest", "hill", "pasture", "field", "mountain")
NUMBERED = (*RESOURCE_LAND, "gold_field")
TRADE_HEXES = ("trade_castle", "quarry", "glassworks")
SCENARIOS = tuple(name for name in MAPS if name != "base")

# What the cells of a map are drawn from; the same word several times comes up more often.
MIXES = (
    (*RESOURCE_LAND, "desert"),
    (*RESOURCE_LAND, *RESOURCE_LAND, "sea", "sea", "desert"),
    ("?",),
    ("?", "?", "?", *RESOURCE_LAND, "sea"),
    (*RESOURCE_LAND, "sea", "sea", "fog", "fog", "gold_field"),
    (*RESOURCE_LAND, "sea", "sea", "sea", "sea", "frame"),
    ("sea", "sea", "sea", "?", "fog", "frame", "forest"),
    (*RESOURCE_LAND, *RESOURCE_LAND, "?", "sea", "oasis"),
    (*TERRAINS[:-1], "?", "frame"),
    (*RESOURCE_LAND, *RESOURCE_LAND, *RESOURCE_LAND, *TRADE_HEXES, "sea"),
    (*RESOURCE_LAND, *RESOURCE_LAND, *RESOURCE_LAND, "castle"),
)
ISLAND_KINDS = "main small foreign no_build desert_belt pirate home_or_unexplored unexplored own".split()
PLACE_WORDS = (
    "robber pirate neutral start_orange start_white start_blue start_red gift_vp gift_card gift_harbour great_wall "
    "great_bridge x no_red low_numbers pirate_path village_3 village_4 village_11 settlement_a ship_a beachhead_a "
    "fortress_a route_a own"
).split()
KEYWORDS = (
    "name title players target flag row harbour island founding marker stack spiral frame piece plaza path offset at "
    "fishing_ground fishing_grounds river to arrows barbarian coast inland "
    "side corner from : , # ( )"
).split()
ODD_WORDS = (
    "0 1 2 3 7 12 13 40 299 300 999999 1000000 -1 9999999999999999999999 ? frame empty fog lake oasis 3:1 wood "
    "forest:6 field:2,12 field:? ?:? :: (0,0) (0,1) (1,1) (2,2) (0,-1) (999999,999999) NE W N S A5 Za3 ٣ é \x00 \u2028 "
    "terrain tokens harbours fog_tokens harbours_shuffled"
).split(" ")


@dataclass(frozen=True)
class Judged:
    """A text and the game that is to be made on it."""

    text: str
    modules: tuple[str, ...]
    players: int
    options: Mapping[str, object] = field(default_factory=dict)


def judged(number: int) -> Judged:
    """The n-th text with the game to try it in."""
    random = Random(f"map {number}")
    if random.random() < 0.4:
        name = random.choice(list_maps())
        text = load_map(name).source_text
        for _ in range(random.choice((0, 0, 1, 1, 1, 2, 5))):
            text = changed(text, random)
        folder, _, file = name.rpartition("/")
        scenario = next((module for module in SCENARIOS if folder and file.startswith(module)), "")
        modules = (scenario,) if scenario and random.random() < 0.8 else some_modules(text, random)
        printed = load_map(name).players
    else:
        text = MapWriter(random).write()
        for _ in range(random.choice((0, 0, 0, 0, 0, 1, 2))):
            text = changed(text, random)
        modules = some_modules(text, random)
        printed = ()
    return Judged(text, modules, some_players(modules, printed, random), some_options(modules, random))


def some_modules(text: str, random: Random) -> tuple[str, ...]:
    at_sea = any(word in text for word in ("gold_field", "fog", "founding"))
    if at_sea and random.random() < 0.7:
        return random.choice((("new_shores",), ("new_shores", "cities_and_knights"), (random.choice(SCENARIOS),)))
    inland = any(word in text for word in ("lake", "fishing_ground"))
    if inland and random.random() < 0.7:
        return random.choice((("fishermen",), ("fishermen", "event_cards"), ("fishermen", "two_player")))
    if any(word in text for word in ("swamp", "river")) and random.random() < 0.7:
        return random.choice((("rivers",), ("rivers", "friendly_robber"), ("rivers", "two_player")))
    if any(word in text for word in ("oasis", "arrows")) and random.random() < 0.7:
        return random.choice((("caravans",), ("caravans", "event_cards"), ("caravans", "two_player")))
    if any(word in text for word in TRADE_HEXES) and random.random() < 0.7:
        trade = "traders_and_barbarians"
        return random.choice(((trade,), (trade, "event_cards"), (trade, "two_player")))
    if any(word in text for word in ("castle", "coast ")) and random.random() < 0.7:
        return random.choice((("barbarian_attack",), ("barbarian_attack", "two_player")))
    choices: tuple[tuple[str, ...], ...] = (
        ("base",),
        ("base",),
        ("cities_and_knights",),
        ("new_shores",),
        ("new_world",),
        (random.choice(SCENARIOS),),
        (random.choice(SCENARIOS),),
        ("new_shores", "cities_and_knights"),
        ("base", "friendly_robber", "event_cards", "harbormaster"),
        ("base", "two_player"),
        ("new_shores", "two_player", "event_cards"),
        ("cities_and_knights", "two_player", "event_cards"),
    )
    return random.choice(choices)


def some_players(modules: tuple[str, ...], printed: tuple[int, ...], random: Random) -> int:
    if "two_player" in modules:
        return 2
    if printed and random.random() < 0.9:
        return random.choice(printed)
    return random.choice((3, 4, 5, 6) if modules in (("base",), ("cities_and_knights",)) else (3, 4))


def some_options(modules: tuple[str, ...], random: Random) -> dict[str, object]:
    shuffled = set(modules).intersection(SHUFFLED_SCENARIOS) and random.random() < 0.4
    return {"setup": "random"} if shuffled else {}


class MapWriter:
    """Writes one map line by line; what it writes fits together, but for a slip now and then."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.slips = random.choice((0.0, 0.0, 0.0, 0.0, 0.01, 0.05))
        self.mix = random.choice(MIXES)
        # Address, word without number and whether a number is drawn, by the centre of each cell.
        self.cells: dict[tuple[int, int], tuple[str, str, bool]] = {}
        self.islands: list[str] = []
        # The inner places of the map, as markers name them.
        self.inner: list[str] = []

    def slip(self) -> bool:
        return self.random.random() < self.slips

    def write(self) -> str:
        random = self.random
        rows = self.rows()
        lines = [f"name {'bad-name' if self.slip() else 'm'}", *self.heading()]
        rest: list[str] = []
        if any(terrain != "frame" for _, terrain, _ in self.cells.values()):
            rest += (
                self.plazas()
                + self.trade_hexes()
                + self.harbours()
                + self.grounds()
                + self.rivers()
                + self.arrows()
                + self.landings()
                + self.islands_and_founding()
                + self.markers()
                + self.stacks()
            )
            rest += self.spiral() + self.frame()
        if random.random() < 0.2:
            random.shuffle(rest)
        if random.random() < 0.1:
            lines, rows = rows, lines
        return "\n".join([*lines, *rows, *rest]) + "\n"

    def heading(self) -> list[str]:
        random = self.random
        lines: list[str] = []
        if random.random() < 0.2:
            lines.append(f"title {random.choice(('A map', '(', ': , :', 'x # y', 'é' * 40))}")
        if random.random() < 0.2:
            lines.append(f"players {random.choice(('2 3 4', '3 4', '3 4 5 6', '3 4 5 6', '4 3', '3 4 5 6 999999'))}")
        if random.random() < 0.2:
            lines.append(f"target {random.choice((0, 2, 3, 5, 10, 13, 18, 30, 999999))}")
        if random.random() < 0.1:
            lines.append(f"flag {random.choice(('harbours_shuffled', 'x', 'x', 'a b'))}")
        return lines

    def rows(self) -> list[str]:
        random = self.random
        widest = random.choice((1, 2, 4, 6, 6, 8, 18))
        shift = random.randrange(2)
        row = random.choice((0, 0, 0, 1, 7))
        lines: list[str] = []
        for _ in range(random.choice((1, 2, 3, 5, 5, 7, 16)) if widest < 18 else random.randrange(1, 17)):
            offset = 2 * random.randrange(3) + (row + shift) % 2 + int(self.slip())
            words: list[str] = []
            for col in range(random.randrange(1, widest + 1) if random.random() < 0.5 else widest):
                words.append(self.cell(row, col, offset + 2 * col))
            lines.append(f"row {row} offset {offset}: {' '.join(words)}")
            row += random.choice((2, 40, 400, 0)) if self.slip() else 1
        return lines

    def cell(self, row: int, col: int, x: int) -> str:
        random = self.random
        terrain = random.choice(self.mix)
        if terrain == "oasis" and self.addresses("oasis") and not self.slip():
            terrain = "desert"
        number = ""
        if terrain in NUMBERED and random.random() < 0.85:
            number = str(random.choice(NUMBERS))
            if random.random() < 0.1:
                number = random.choice(("?", "2,12", "6,8"))
        if self.slip():
            number = random.choice(("7", "1", "13", ",", "2,,3", "x", "?", ""))
        self.cells[x, row] = (f"({row},{col})", terrain, number == "?" and terrain in NUMBERED)
        return f"{terrain}:{number}" if number else terrain

    def addresses(self, *terrains: str) -> list[str]:
        """The hexes of some terrains, or all of them; a slip names what is none."""
        if self.slip():
            return ["(9,9)", "(0,0)", "(999999,0)"]
        return [
            address
            for address, terrain, _ in self.cells.values()
            if terrain != "frame" and (not terrains or terrain in terrains)
        ]

    def coast(self) -> list[tuple[str, str]]:
        """Hexes and sides between land, or what may be land, and anything else."""
        found: list[tuple[str, str]] = []
        for (x, row), (address, terrain, _) in self.cells.items():
            if terrain in ("sea", "fog", "frame", "lake"):
                continue
            for side, name in enumerate(SIDES):
                across = self.cells.get(neighbour_cell(x, row, side), ("", "frame", False))[1]
                # The eastern one of two that are drawn names the edge between them, so that none is named twice.
                if across in ("sea", "frame") or (across == "?" and (terrain != "?" or name in SIDES[3:])):
                    found.append((address, name))
        return found

    def harbours(self) -> list[str]:
        random = self.random
        coast = self.coast()
        if not coast or random.random() < 0.4:
            return []
        lines = []
        drawn = 0
        for address, side in random.sample(coast, min(len(coast), random.randrange(1, 10))):
            kind = random.choice(HARBOUR_KINDS)
            drawn += kind == "?"
            lines.append(f"harbour {kind} at {address} side {random.choice(SIDES) if self.slip() else side}")
        if drawn or random.random() < 0.2:
            kinds = " ".join(random.choices(HARBOUR_KINDS[:-1], k=(drawn or len(lines)) + int(self.slip())))
            lines.append(f"stack harbours: {kinds}")
        return lines

    def grounds(self) -> list[str]:
        """Fishing grounds at any corners of the coast; most of them are none where two land hexes meet the sea."""
        random = self.random
        coast = self.coast()
        if not coast or random.random() < 0.85:
            return []
        lines = []
        for address, side in random.sample(coast, min(len(coast), random.choice((1, 1, 2)))):
            corner = CORNERS[(SIDES.index(side) + random.randrange(2)) % 6]
            lines.append(f"fishing_ground {random.choice((*NUMBERS, '?'))} at {address} corner {corner}")
        if random.random() < 0.5:
            lines.append(f"stack fishing_grounds: {' '.join(str(random.choice(NUMBERS)) for _ in lines)}")
        return lines

    def rivers(self) -> list[str]:
        """Rivers of a few hexes of a row that end somewhere on the coast; most of them are broken or miss the sea."""
        random = self.random
        coast = self.coast()
        if not coast or random.random() < 0.85:
            return []
        lines = []
        for address, side in random.sample(coast, min(len(coast), random.choice((1, 1, 2)))):
            row, col = (int(number) for number in address[1:-1].split(","))
            length = random.choice((0, 0, 1, 1, 2))
            step = random.choice((1, -1))
            source = [f"({row},{col + step * away})" for away in range(length, 0, -1) if col + step * away >= 0]
            lines.append(f"river {' '.join([*source, address])} to side {side}")
        return lines

    def arrows(self) -> list[str]:
        """Where those of an oasis point, sometimes without one."""
        random = self.random
        if random.random() < (0.5 if self.addresses("oasis") else 0.99):
            return []
        return [f"arrows {random.choice(('NW NE S', 'N SE SW', 'N, SE, SW', 'N NE SE' if self.slip() else 'S NE NW'))}"]

    def landings(self) -> list[str]:
        """Some hexes of the coast; many have no number, or one that another has."""
        random = self.random
        hexes = sorted({address for address, _ in self.coast()})
        if not hexes or random.random() < 0.8:
            return []
        lines = [f"coast {' '.join(random.sample(hexes, random.randrange(1, min(5, len(hexes)) + 1)))}"]
        if random.random() < 0.3:
            lines.append(f"stack coast: {random.randrange(1, 6)} {random.choice(RESOURCE_LAND)}")
        return lines

    def plazas(self) -> list[str]:
        random = self.random
        land = self.addresses(*RESOURCE_LAND, "desert", *(("?", "sea") if self.slip() else ()))
        if not land or random.random() < 0.8:
            return []
        lines: list[str] = []
        for address in random.sample(land, random.randrange(1, min(4, len(land)) + 1)):
            corners = random.sample(CORNERS, random.randrange(1, 7)) + ["N"] * self.slip()
            lines.append(f"plaza {address}: {' '.join(corners)}")
            self.inner += [f"{address} plaza", f"{address} path {random.choice(CORNERS if self.slip() else corners)}"]
        return lines

    def trade_hexes(self) -> list[str]:
        """A plaza for every trade hex, mostly with paths to its land corners only, and some barbarians."""
        random = self.random
        lines: list[str] = []
        coast = set(self.coast())
        for address in self.addresses(*TRADE_HEXES):
            sea = [(address, side) in coast for side in SIDES]
            land = [corner for number, corner in enumerate(CORNERS) if not (sea[number] and sea[number - 1])]
            if land and not self.slip():
                lines.append(f"plaza {address}: {' '.join(CORNERS if self.slip() else land)}")
                self.inner.append(f"{address} path {random.choice(land)}")
        if lines or random.random() < 0.1:
            places = random.sample(self.addresses(), min(len(self.addresses()), random.choice((1, 2, 3, 5))))
            lines += [f"barbarian at {address} side {random.choice(SIDES)}" for address in places]
            if self.inner and random.random() < 0.3:
                lines.append(f"barbarian at {random.choice(self.inner)}")
        return lines

    def islands_and_founding(self) -> list[str]:
        random = self.random
        lines: list[str] = []
        for number in range(random.choice((0, 0, 1, 2, 4))):
            hexes = self.addresses()
            some = random.sample(hexes, random.randrange(1, len(hexes) + 1))
            lines.append(f"island i{number} ({random.choice(ISLAND_KINDS)}): {' '.join(some)}")
            self.islands.append(f"i{number}")
        if self.islands and random.random() < 0.5:
            names = random.sample(self.islands, random.randrange(1, len(self.islands) + 1))
            lines.append(f"founding {' '.join(names)}")
        return lines

    def markers(self) -> list[str]:
        random = self.random
        lines: list[str] = []
        for _ in range(random.choice((0, 0, 1, 2, 5))):
            places = [self.place() for _ in range(random.choice((1, 1, 2, 4)))]
            lines.append(f"marker {random.choice(PLACE_WORDS)}: {', '.join(places)}")
        return lines

    def place(self) -> str:
        random = self.random
        if self.inner and random.random() < 0.2:
            return random.choice(self.inner)
        anywhere = [address for address, _, _ in self.cells.values()]
        address = random.choice(anywhere if random.random() < 0.1 else self.addresses())
        return address + random.choice(("", f" corner {random.choice(CORNERS)}", f" side {random.choice(SIDES)}"))

    def stacks(self) -> list[str]:
        random = self.random
        lines: list[str] = []
        drawn = len([cell for cell in self.cells.values() if cell[1] == "?"])
        tokens = len([cell for cell in self.cells.values() if cell[2]])
        if drawn:
            mix = (*RESOURCE_LAND, "desert") if random.random() < 0.6 else (*NUMBERED, "sea", "sea", "desert", "lake")
            terrains = random.choices(mix, k=drawn)
            tokens += len([terrain for terrain in terrains if terrain in NUMBERED])
            lines.append(f"stack terrain: {self.counted(terrains)}")
        if tokens:
            lines.append(f"stack tokens: {self.tokens(tokens)}")
        fog = len([cell for cell in self.cells.values() if cell[1] == "fog"])
        if fog:
            terrains = random.choices((*NUMBERED, "sea", "desert"), k=fog)
            lines.append(f"stack fog: {self.counted(terrains)}")
            numbered = len([terrain for terrain in terrains if terrain in NUMBERED])
            if numbered and random.random() < 0.9:
                lines.append(f"stack fog_tokens: {self.tokens(numbered)}")
        if random.random() < 0.1:
            lines.append(random.choice(("stack own: 5 6", "stack own: 999999 forest", "stack harbours: 3:1 wool")))
        return lines

    def counted(self, items: list[str]) -> str:
        if self.slip():
            return self.random.choice(("999999 forest", "forest", "0 hill", "99 ? 99 fog", "3:1"))
        return ", ".join(f"{items.count(item)} {item}" for item in sorted(set(items)))

    def tokens(self, count: int) -> str:
        random = self.random
        red = random.choice((0.05, 0.2, 0.4, 1.0))
        tokens = [random.choice((6, 8)) if random.random() < red else random.choice(NUMBERS) for _ in range(count)]
        letters = [*"ABCDEFGHIJKLMNOPQRSTUVWXYZ", *(f"Z{letter}" for letter in "abcdefghijklmnopqrstuvwxyz")]
        if count <= len(letters) and random.random() < 0.3:
            return " ".join(f"{letter}{token}" for letter, token in zip(letters, tokens, strict=False))
        return " ".join(str(token) for token in tokens[: count - int(self.slip())] or [5])

    def spiral(self) -> list[str]:
        random = self.random
        dealt = [address for address, terrain, drawn in self.cells.values() if terrain == "?" or drawn]
        if not dealt or random.random() < 0.5:
            return []
        return [f"spiral {' '.join(random.sample(dealt, random.randrange(1, min(4, len(dealt)) + 1)))}"]

    def frame(self) -> list[str]:
        random = self.random
        coast = self.coast()
        if not coast or random.random() < 0.5:
            return []
        address, side = random.choice(coast)
        lines = [f"frame from {address} side {random.choice(SIDES) if self.slip() else side}"]
        for _ in range(random.choice((1, 1, 1, 2, 3, 6))):
            kinds = random.sample(HARBOUR_KINDS[:-1], random.choice((1, 1, 2)))
            lines.append("piece: " + ", ".join(f"{kind} at {2 * place}" for place, kind in enumerate(kinds)))
        return lines


def changed(text: str, random: Random) -> str:
    """The text with one thing changed: a line, a word or a letter."""
    lines = text.splitlines()
    at = random.randrange(len(lines)) if lines else 0
    way = random.randrange(8)
    if not lines or way == 0:
        return text + random.choice(("\n", "#", "row", "\x00", "marker robber: (0,0)\n", "frame from (0,0) side NW\n"))
    words = lines[at].split(" ")
    place = random.randrange(len(words))
    if way == 1:
        del lines[at]
    elif way == 2:
        lines.insert(random.randrange(len(lines) + 1), lines[at])
    elif way == 3:
        lines.insert(random.randrange(len(lines)), lines.pop(at))
    elif way == 4:
        words[place] = random.choice((*ODD_WORDS, *KEYWORDS, *TERRAINS, *PLACE_WORDS, *HARBOUR_KINDS))
        lines[at] = " ".join(words)
    elif way == 5:
        other = random.choice(lines).split(" ")
        words[place] = random.choice(other)
        lines[at] = " ".join(words)
    elif way == 6:
        words.insert(place, random.choice(words))
        lines[at] = " ".join(words)
    else:
        cut = random.randrange(len(text))
        letter = random.choice(("", " ", ":", ",", "(", "?", "9", "0", "\n", "#", "\t"))
        return text[:cut] + letter + text[cut + random.randrange(3) :]
    return "\n".join(lines) + "\n"
