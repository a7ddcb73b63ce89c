"""The lens against one position of the kernel that holds all boards at once."""

from __future__ import annotations

import pytest

from skerry.big import hall as cells
from skerry.big import turns
from skerry.big.bots import RandomHallBot
from skerry.big.deeds import at_home
from skerry.big.lens import Position
from skerry.big.naming import read_edge, read_half, read_vertex
from skerry.big.ring import Stretch
from skerry.big.window import Shape, Window, window_of
from skerry.big.wording import legal_actions, operands_of
from skerry.bots.chance import BotChance
from skerry.engine.action import Action
from skerry.engine.kernel import Kernel
from skerry.engine.state import State
from tests.big.stage import Stage


class Whole:
    """All boards of a game as one position that is gathered once and then played on by itself."""

    def __init__(self, stage: Stage) -> None:
        ring = stage.game.ring
        letters = "".join(ring.layout(board).name for board in range(ring.boards))
        window = window_of(Shape(letters, ring.closed, False, False))
        self.stage = stage
        self.window: Window = window
        self.position = self.gather()
        self.kernel: Kernel = self.position.kernel
        self.card_turn = [0] * ring.seats
        self.ship_turn = [0] * ring.seats

    def gather(self) -> Position:
        game = self.stage.game
        return Position(game.hall, self.window, Stretch(0, game.ring.boards, game.ring.closed), game.turn)

    def turn_to(self, seat: int) -> None:
        """Whoever acts: what was done in this turn is known by seat."""
        state = self.kernel.state
        state.turn = self.stage.game.turn
        state.active = seat
        state.card_played = int(self.card_turn[seat] == state.turn)
        state.kept[self.window.kept.ship_moved.at] = self.ship_turn[seat]
        state.top = None
        self.kernel.ask(self.kernel.rules.decision("action"), seat)

    def note(self, seat: int) -> None:
        state = self.kernel.state
        if state.card_played:
            self.card_turn[seat] = int(state.turn)
        self.ship_turn[seat] = int(state.kept[self.window.kept.ship_moved.at])

    def begin_turn(self) -> None:
        state = self.kernel.state
        for at in range(len(state.bought)):
            state.bought[at] = 0


def shown(state: State, seats: int) -> dict[str, list[int]]:
    """What has to agree; colours beyond the seats have no cards and no supply."""
    fields = state.fields()
    pieces = len(state.supply) // (seats + 1)
    told = {
        name: fields[name]
        for name in ("vertex_owner", "vertex_piece", "edge_owner", "edge_piece", "robber", "bank", "hand", "hand_size")
    }
    told |= {name: fields[name] for name in ("rate", "held", "knights", "award_holder")}
    told["supply"] = fields["supply"][: seats * pieces]
    told["placed"] = fields["placed"][: seats * pieces]
    told["route_length"] = fields["route_length"][:seats]
    return told


@pytest.mark.parametrize(
    ("players", "topology", "actions"),
    [(6, "ring", 150), (8, "ring", 70), (10, "ring", 70), (12, "ring", 90), (14, "line", 70)],
)
def test_lens_and_one_position_agree_on_every_action_and_result(players: int, topology: str, actions: int) -> None:
    stage = Stage(players, seed=f"whole {players}", topology=topology)
    stage.pass_state()
    game = stage.game
    whole = Whole(stage)
    chance = BotChance(f"whole {players}")
    played = 0
    while played < actions:
        whole.begin_turn()
        number = int(chance.below(6) + chance.below(6)) + 2
        game.turn += 1
        if number != 7:
            turns.produce(game, number)
            whole.turn_to(0)
            whole.position.carry_out("resolve_number", 0, number)
        else:
            second = int(chance.below(6) + chance.below(6)) + 2
            turns.relocate_robbers(game, second)
            whole.turn_to(0)
            whole.position.carry_out("relocate_robbers", 0, second)
        game.phase = "WINDOW"
        game.deadline = game.now + 10**9
        for seat in game.active_seats():
            for kind in range(5):
                # Cards for all, so that much is possible.
                if chance.below(2) and game.hall.boards[seat // 2].bank[kind] > 4:
                    stage.give(seat, **{("wood", "brick", "wool", "grain", "ore")[kind]: 1})
                    whole.kernel.state.hand[5 * seat + kind] += 1
                    whole.kernel.state.hand_size[seat] += 1
                    whole.kernel.state.bank[5 * (seat // 2) + kind] -= 1
            played += play_some(stage, whole, seat, chance)
            assert shown(whole.kernel.state, game.ring.seats) == shown(whole.gather().kernel.state, game.ring.seats)


def play_some(stage: Stage, whole: Whole, seat: int, chance: BotChance) -> int:
    """A few actions of one seat: the same are legal in both, and the same chain is played in both."""
    game = stage.game
    bot = RandomHallBot(seat, f"{game.turn}")
    for count in range(3):
        lens = at_home(game, seat)
        whole.turn_to(seat)
        legal = [in_words(lens, action) for action in legal_actions(lens, seat) if action.kind != "offer_trade"]
        codes = whole.kernel.find_legal(seat)
        every = [whole.kernel.rules.to_action(int(codes.items[at])) for at in range(int(codes.count))]
        known = [in_words(whole.position, action) for action in every if action.kind != "offer_trade"]
        assert sorted(map(str, legal)) == sorted(map(str, known))
        others = [action for action in legal_actions(lens, seat) if action.kind not in ("offer_trade", "end_turn")]
        if not others:
            return count
        building = [action for action in others if action.kind in ("build_settlement", "build_city")]
        chosen = (building or others)[int(chance.below(len(building or others)))]
        command = bot.in_words(game, lens, chosen, bot.any_of)
        # The same on the one position, from the words of the command.
        for action in actions_of(whole.position, command.to_json()):
            whole.position.acting = seat
            code = whole.kernel.rules.from_action(action)
            whole.kernel.check(seat, code)
            whole.kernel.play(seat, code)
        whole.note(seat)
        answer = stage.say(seat, command.kind, **command.operands)
        assert answer.done, answer.reason
        for request in game.requests:
            stage.do(request.owner, "answer", request=request.number, allow=True)
    return 3


def in_words(position: Position, action: Action) -> tuple[object, ...]:
    return (action.kind, sorted(operands_of(position, action, []).items(), key=str))


def actions_of(position: Position, command: dict[str, object]) -> list[Action]:
    """The actions of the kernel that a command stands for."""
    ring = position.hall.ring
    kind = str(command["kind"])

    def edge(word: object) -> int:
        return position.edge(*read_edge(ring, word))

    if kind in ("build_road", "build_ship"):
        return [Action(kind, {"edge": edge(command["edge"])})]
    if kind in ("build_settlement", "build_city"):
        return [Action(kind, {"vertex": position.vertex(*read_vertex(ring, command["vertex"]))})]
    if kind == "move_ship":
        return [
            Action("move_ship", {"edge": edge(command["edge"])}),
            Action("sail_ship", {"edge": edge(command["to"])}),
        ]
    if kind == "bank_trade":
        return [Action(kind, {"give": command["give"], "take": command["take"]})]
    if kind == "buy_card":
        return [Action(kind)]
    chain = [Action("play_card", {"card": command["card"]})]
    for piece, place in command.get("pieces", ()):  # type: ignore[attr-defined]
        chain.append(Action(f"place_{piece}", {"edge": edge(place)}))
    for card in command.get("cards", ()):  # type: ignore[attr-defined]
        chain.append(Action("choose_resource", {"card": card}))
    if "resource" in command:
        chain.append(Action("choose_resource", {"card": command["resource"]}))
    if "robber" in command:
        board, half = read_half(ring, command["robber"])
        chain.append(Action("chase_robber", {"robber": 2 * board + half}))
    return chain


def test_a_thousand_boards_share_a_few_windows_and_a_command_touches_five() -> None:
    stage = Stage(2000)
    windows = {id(stage.position(board).window) for board in range(0, 1000, 7)}
    # Three in the middle, and those where the ring closes.
    assert len(windows) <= 3 + 4
    stage.window()
    stage.give(500, wood=1, brick=1)
    before = [id(board) for board in stage.game.hall.boards]
    position = at_home(stage.game, 500)
    assert position.boards == [248, 249, 250, 251, 252]
    stage.do(500, "build_road", edge=[250, 2, 4, "SW"])
    assert [id(board) for board in stage.game.hall.boards] == before


def test_cells_are_written_and_read_back() -> None:
    hall = Stage(6).game.hall
    cell = (cells.BANK, 1, 3)
    assert hall.put(cell, 7) == (cell, 19, 7)
    assert hall.get(cell) == 7
    edge = (cells.EDGE, 0, 45)
    _, before, _ = hall.put(edge, None)
    assert before == (0, 1, 0)
    assert hall.get(edge) is None
