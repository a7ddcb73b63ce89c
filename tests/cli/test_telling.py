"""Games in words."""

import pytest

from skerry import Action, Game
from skerry.cli.telling import CARD_VERBS, TALK, Teller
from skerry.engine.event import EVENT_KINDS, Event, EventKind
from skerry.sim.match import moves

ROLL = Action("roll")
# Values of events as they are told, by kinds of fields; all others are words or numbers.
VALUES: dict[str, object] = {"hex": 0, "edge": 0, "vertex": 0, "place": 0, "colour": 0, "piece": "road"}


@pytest.fixture
def teller() -> Teller:
    return Teller(Game.new(["base"], players=3, seed="tuesday").view(None))


def test_cards_of_one_seat_share_a_line(teller: Teller) -> None:
    gains = [(0, "wool", 1), (0, "wool", 2), (0, "ore", 1), (1, "ore", 1)]
    events = [Event("gained", {"seat": seat, "card": card, "count": count}, {}) for seat, card, count in gains]
    assert teller.tell(0, ROLL, events) == ["  seat 0 gets 3 wool, 1 ore", "  seat 1 gets 1 ore"]


def test_places_are_named_as_on_the_map(teller: Teller) -> None:
    built = [
        Event("built", {"colour": 1, "piece": "settlement", "place": 0}, {}),
        Event("built", {"colour": 3, "piece": "road", "place": 0}, {}),
        Event("robber_moved", {"seat": 1, "hex": 0}, {}),
        Event("robber_moved", {"seat": 1, "hex": "off_board"}, {}),
    ]
    assert teller.tell(1, ROLL, built) == [
        "  seat 1 builds a settlement at (0,0) N",
        "  neutral colour 3 builds a road at (0,0) side NE",
        "  seat 1 puts the robber on (0,0)",
        "  seat 1 puts the robber beside the board",
    ]


def test_an_offer_is_told_by_what_was_said(teller: Teller) -> None:
    offer = Action("offer_trade", {"give": {"wool": 2}, "want": {"ore": 1}})
    assert teller.tell(2, offer, [Event("trade_offered", {"seat": 2}, {})]) == ["  seat 2 offers 2 wool for 1 ore"]


def test_nobody_holds_an_award_that_is_set_aside(teller: Teller) -> None:
    event = Event("award_moved", {"award": "longest_road", "holder": None}, {})
    assert teller.tell(0, ROLL, [event]) == ["  nobody now holds longest road"]


def test_an_event_without_a_sentence_is_told_by_its_name(teller: Teller) -> None:
    assert teller.tell(0, ROLL, [Event("calm_sea", {"seat": 1, "count": 2}, {})]) == ["  calm sea: seat 1, count 2"]
    assert teller.tell(0, ROLL, [Event("calm_sea", {}, {})]) == ["  calm sea"]


def test_an_event_is_told_as_its_kind_says(teller: Teller) -> None:
    EventKind(
        "pigeon_sent", "colour:colour hex:hex edge:edge", english="{colour} sends a pigeon {hex:where} over {edge}"
    )
    events = [Event("pigeon_sent", {"colour": colour, "hex": 0, "edge": 0}, {}) for colour in (0, 3)]
    assert teller.tell(0, ROLL, events) == [
        "  seat 0 sends a pigeon on (0,0) over (0,0) side NE",
        "  neutral colour 3 sends a pigeon on (0,0) over (0,0) side NE",
    ]


def test_a_quiet_event_is_not_told(teller: Teller) -> None:
    assert teller.tell(0, ROLL, [Event("turn_ended", {"seat": 0}, {})]) == []


def test_every_kind_of_event_has_a_sentence_that_fits_it(teller: Teller) -> None:
    for kind in EVENT_KINDS:
        if kind.name not in TALK and kind.name not in CARD_VERBS and not kind.quiet:
            assert kind.english, kind.name
            told = {field.name: VALUES.get(field.kind, field.name) for field in kind.public}
            assert "{" not in teller.sentence(Event(kind.name, told, {}))


def test_the_pirate_can_be_put_on_the_frame(teller: Teller) -> None:
    event = Event("pirate_moved", {"seat": 1, "hex": "frame"}, {})
    assert teller.tell(1, ROLL, [event]) == ["  seat 1 puts the pirate on the frame"]


def test_knights_are_recruited_and_stand_on_vertices() -> None:
    teller = Teller(Game.new(["cities_and_knights"], players=3, seed="tuesday").view(None))
    events = [
        Event("built", {"colour": 1, "piece": "basic_knight", "place": 0}, {}),
        Event("built", {"colour": 1, "piece": "wall", "place": 0}, {}),
        Event("moved", {"colour": 1, "piece": "strong_knight", "origin": 0, "place": 1}, {}),
        Event("knight_promoted", {"colour": 3, "piece": "strong_knight", "vertex": 0}, {}),
    ]
    here, there = teller.topology.vertex_name(0), teller.topology.vertex_name(1)
    assert teller.tell(1, ROLL, events) == [
        f"  seat 1 recruits a basic knight at {here}",
        f"  seat 1 builds a wall at {here}",
        f"  seat 1 moves a strong knight from {here} to {there}",
        f"  the knight of neutral colour 3 at {here} is now a strong knight",
    ]


def test_the_event_die_and_the_battle_are_told(teller: Teller) -> None:
    events = [
        Event("event_die", {"seat": 0, "face": "science"}, {}),
        Event("event_die", {"seat": 0, "face": "ship"}, {}),
        Event("barbarians_attacked", {"strength": 4, "defence": 5, "winner": "knights"}, {}),
        Event("numbers_swapped", {"first": 0, "second": 1}, {}),
    ]
    assert teller.tell(0, ROLL, events) == [
        "  the event die shows science",
        "  the event die shows ship",
        "  4 barbarians attack and knights of 5 defend, the knights win",
        "  the numbers on (0,0) and (0,1) change places",
    ]


def test_a_drawn_progress_card_is_told_by_its_back(teller: Teller) -> None:
    drawn = Event("progress_drawn", {"seat": 2, "track": "politics"}, {2: {"card": "spy"}})
    assert teller.tell(0, ROLL, [drawn]) == ["  seat 2 draws a politics card"]


@pytest.mark.parametrize(
    "modules",
    [
        ["base"],
        ["base", "event_cards"],
        ["base", "two_player"],
        ["cities_and_knights"],
        ["cities_and_knights", "event_cards"],
        ["cities_and_knights", "two_player"],
        ["cities_and_knights", "new_shores"],
    ],
    ids="+".join,
)
def test_everything_that_happens_in_a_game_has_a_sentence(modules: list[str]) -> None:
    players = 2 if "two_player" in modules else 4
    game = Game.new(modules, players=players, seed="tuesday")
    teller = Teller(game.view(None))
    for seat, action, events in moves(game, ["greedy", "random"] * (players // 2), "tuesday", 600):
        for line in teller.tell(seat, action, events):
            assert ": seat" not in line or line.startswith("\nTurn"), line
