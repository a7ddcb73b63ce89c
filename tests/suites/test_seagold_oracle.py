"""What ships earn at rivers and what fish buy at sea, held against the rules of combinations in random games."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import Game
from tests.suites.books import OFF_BOARD, Json
from tests.suites.gold_books import gold_told
from tests.suites.refereeing import Chooser, Row, plain
from tests.suites.seamap_cells import PLAYED
from tests.suites.seamap_oracle import SeaMap
from tests.suites.shores import Pieces, listed

RARELY = {"end_turn": 4, "offer_trade": 200, "bank_trade": 4, "move_ship": 2, "build_road": 2, "buy_with_gold": 4}
MOST_ACTIONS = 500


def told(game: Game, seat: int | None) -> Json:
    return game.view(seat).to_json()


class RiverBank:
    """The edges and corners of both rivers of one board (RIVR-21, RIVR-22)."""

    def __init__(self, scenario: str, players: int, public: Json) -> None:
        self.chart = SeaMap("rivers", scenario, players, public)
        given = public["rivers"]
        self.sites = {int(edge) for edge in given["bridge_sites"]}
        hexes = [int(hex_) for hex_ in given["rivers"]]
        self.edges = {side for hex_ in hexes for side in self.chart.shore.hex_sides[hex_]} - self.sites
        self.corners = {corner for hex_ in hexes for corner in self.chart.shore.hex_corners[hex_]}

    def worth(self, piece: str, place: int) -> int:
        """RIVR-34, RIVR-35, RIVR-49, RIVRSEA-03, RIVRSEA-53."""
        if piece == "bridge":
            return 3
        if piece == "settlement":
            return int(place in self.corners)
        return int(piece in ("road", "ship") and place in self.edges)

    def check_gold(self, players: int, action: Json, events: list[Json]) -> None:
        """What is built earns, and a ship that leaves the river costs (RIVRSEA-03 to RIVRSEA-05)."""
        due: Counter[int] = Counter()
        for event in events:
            if event["event"] == "built" and event["colour"] < players:
                due[event["colour"]] += self.worth(event["piece"], event["place"])
            elif event["event"] == "moved" and event["piece"] == "ship":
                due[event["colour"]] += (event["place"] in self.edges) - (event["origin"] in self.edges)
        if action["kind"] not in ("buy_with_gold", "bank_trade", "confirm"):
            gold = gold_told(events)
            assert {at: gold[at] for at in range(players)} == {at: due[at] for at in range(players)}, "RIVRSEA-03"

    def check_options(self, view: Json, legal: list[Json], seat: int, sailing: int) -> int:
        """RIVR-32, RIVRSEA-06, RIVRSEA-07; how often a ship was held back for want of gold."""
        for kind in ("build_ship", "found_ship", "place_ship", "sail_ship", "build_road", "found_road", "place_road"):
            assert not listed(legal, kind, "edge") & self.sites, "RIVRSEA-07"
        if view["decision"] == "sail_ship" and sailing in self.edges and not view["rivers"]["gold"][seat]:
            assert listed(legal, "sail_ship", "edge") <= self.edges, "RIVRSEA-06"
            return 1
        return 0


@pytest.mark.many
@pytest.mark.rule("RIVRSEA-03", "RIVRSEA-04", "RIVRSEA-05", "RIVRSEA-06", "RIVRSEA-07", "RIVRSEA-53")
@pytest.mark.parametrize("scenario", PLAYED["rivers"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ships_at_rivers_earn_and_cost_gold(scenario: str, players: int) -> None:
    two = ("two_player",) if players == 2 else ()
    game = Row("", (scenario, *two), players).begin("rivers", f"bank {players}")
    chooser = Chooser(f"bank {players}", RARELY)
    bank = RiverBank(scenario, players, told(game, None))
    sailing = -1
    for _ in range(MOST_ACTIONS):
        if game.over:
            break
        seat = game.actors[0]
        actions = game.legal_actions(seat)
        bank.check_options(told(game, seat), plain(actions), seat, sailing)
        action = chooser.choose(actions)
        sailing = plain([action])[0]["edge"] if action.kind == "move_ship" else -1
        events = [event.to_json(None) for event in game.apply(seat, action)]
        bank.check_gold(players, action.to_json(), events)


VALUES = {"one_fish": 1, "two_fish": 2, "three_fish": 3}
FISH_LIMIT = 7
LAKE_NUMBERS = (2, 3, 11, 12)


def lakes_of(terrain: list[str]) -> set[int]:
    return {hex_ for hex_, name in enumerate(terrain) if name == "lake"}


def check_fish_options(chart: SeaMap, view: Json, legal: list[Json], seat: int) -> Counter[str]:
    """FISHSEA-01, FISHSEA-04, FISHSEA-07, FISHSEA-30, FISHSEA-34."""
    seen: Counter[str] = Counter()
    position = Pieces(chart.shore, view)
    position.land = {hex_ for hex_, name in enumerate(position.terrain) if name not in ("sea", "fog")}
    shores = {side for hex_ in lakes_of(position.terrain) for side in chart.shore.hex_sides[hex_]}
    for kind in ("build_ship", "found_ship", "place_ship", "sail_ship"):
        assert not listed(legal, kind, "edge") & shores, "FISHSEA-07, FISHSEA-20"
    if view["decision"] in ("action", "pre_roll"):
        kinds = {action["kind"] for action in legal}
        own = view["fishermen"]
        held = sum(VALUES.get(name, 0) * count for name, count in own["fish"]["own"].items())
        enough = held >= own["fish_prices"]["robber_for_fish"][seat]
        assert ("robber_for_fish" in kinds) == (enough and position.robber != OFF_BOARD), "FISH-54"
        # On the frame it does nothing that could be ended (SEA-65, FISH-54).
        afloat = enough and chart.scenario != "wonders" and position.pirate not in (OFF_BOARD, "frame")
        if chart.scenario == "cloth_for_catan":
            related = any(seat in village["trades_with"] for village in view["cloth_for_catan"]["villages"].values())
            seen["pirate of nobody's village"] += afloat and not related
            afloat = afloat and related
        assert ("pirate_for_fish" in kinds) == afloat, "FISHSEA-04, FISHSEA-34"
        seen["pirate for fish"] += afloat
    if chart.scenario == "forgotten_tribe" and view["decision"] == "move_robber":
        assert listed(legal, "move_robber", "hex") <= chart.home(), "FISHSEA-30"
        seen["robber moved"] += 1
    if view["decision"] == "place_free_route" and chart.scenario != "fog_islands":
        assert listed(legal, "place_ship", "edge") == position.route_places(seat, "ship", shores), "FISHSEA-01"
        seen["ship for fish"] += 1
    return seen


def check_catch(chart: SeaMap, before: Json, after: Json) -> bool:
    """What a number brings at grounds and lake; neither ships nor the pirate matter (FISHSEA-03, FISHSEA-47)."""
    number = after["number"]
    position = Pieces(chart.shore, before)
    due: Counter[int] = Counter()
    grounds = before["fishermen"]["fishing_grounds"].items()
    corners = [corner for tip, shown in grounds if shown == number for corner in chart.catches(int(tip))]
    for lake in lakes_of(position.terrain):
        if number in LAKE_NUMBERS and position.robber != lake:
            corners += chart.shore.hex_corners[lake]
    for corner in corners:
        if corner in position.buildings and position.buildings[corner][0] < chart.players:
            owner, piece = position.buildings[corner]
            due[owner] += 2 if piece == "city" else 1
    old, new = before["fishermen"]["fish"], after["fishermen"]["fish"]
    if not due or old["left"] <= due.total() or after["decision"] not in ("action", "pre_roll") or after["rolls"] > 1:
        return False
    boot = [len(opened) for opened in new["open"]] != [len(opened) for opened in old["open"]]
    wanted = sum(min(count, FISH_LIMIT - old["held"][seat]) for seat, count in due.items())
    assert sum(new["held"]) - sum(old["held"]) == wanted - boot, "FISHSEA-03, FISHSEA-47"
    return True


@pytest.mark.many
@pytest.mark.rule("FISHSEA-01", "FISHSEA-03", "FISHSEA-04", "FISHSEA-07", "FISHSEA-30", "FISHSEA-34", "FISHSEA-47")
@pytest.mark.parametrize("scenario", PLAYED["fishermen"])
@pytest.mark.parametrize("players", [3, 4])
def test_fish_at_sea(scenario: str, players: int) -> None:
    game = Row("", (scenario,), players).begin("fishermen", f"fish {players}")
    chooser = Chooser(f"fish {players}", RARELY)
    chart = SeaMap("fishermen", scenario, players, told(game, None))
    fished = {corner for tip in chart.public["fishermen"]["fishing_grounds"] for corner in chart.catches(int(tip))}
    caught = 0
    for _ in range(MOST_ACTIONS):
        if game.over:
            break
        seat = game.actors[0]
        actions = game.legal_actions(seat)
        check_fish_options(chart, told(game, seat), plain(actions), seat)
        if game.decision == "found_building":
            actions = [found for found in actions if found.to_json()["vertex"] in fished] or actions
        action = chooser.choose(actions)
        before = told(game, None)
        game.apply(seat, action)
        if action.kind == "roll":
            caught += check_catch(chart, before, told(game, None))
    assert caught, "no fish were caught"
