"""The game for two as a module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.engine.module import Module
from skerry.rules.variants.two_player import tables
from skerry.rules.variants.two_player.deeds import declare_deeds
from skerry.rules.variants.two_player.neutrals import (
    ask_for_settlements,
    declare_neutral_pieces,
    declare_neutrals,
    put_marked_settlements,
)
from skerry.rules.variants.two_player.tokens import TradeTokens

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.progress import Progress, Prospects
    from skerry.engine.rules import Rules
    from skerry.engine.view import View


class TwoPlayer(Module):
    """Two players, two neutral colours, two rolls and trade tokens."""

    def __init__(self) -> None:
        super().__init__("two_player")
        self.tokens = TradeTokens()
        # By piece: what a player who builds it also builds for a neutral colour, the first choice first; by names,
        # to which a combination may add, and by numbers when all pieces are known.
        self.neutral_names: dict[str, tuple[str, ...]] = dict(tables.NEUTRAL_PIECES)
        self.neutral_pieces: list[list[int]] = []

    def declare(self, rules: Rules) -> None:
        self.tokens.declare(rules, self)
        rules.rolls_per_turn = tables.ROLLS_PER_TURN
        declare_neutrals(rules)
        declare_deeds(rules, self.tokens)

    def tune(self, rules: Rules) -> None:
        self.neutral_pieces = declare_neutral_pieces(rules, self.neutral_names)

    def setup_finish(self, kernel: Kernel) -> None:
        put_marked_settlements(kernel)

    def notice_founding_start(self, kernel: Kernel) -> None:
        ask_for_settlements(kernel)

    def notice_founded(self, kernel: Kernel, seat: i64, vertex: i64) -> None:
        """A founded city earns like a settlement, unless a combination says otherwise (TWO-88)."""
        if self.tokens.founded_city_earns or kernel.state.vertex_piece[vertex] == kernel.rules.settlement:
            self.tokens.earn_at(kernel, seat, vertex)

    def adjust_number_stands(self, kernel: Kernel, number: i64, stands: bool) -> bool:
        """The second number of a turn differs from the first (TWO-11, TWO-60)."""
        return stands and number != kernel.state.number

    def notice_built(self, kernel: Kernel, colour: i64, piece: i64, place: i64) -> None:
        """Neutral pieces neither earn tokens nor call for more (TWO-54)."""
        if colour >= kernel.state.seats:
            return
        if piece == kernel.rules.settlement:
            self.tokens.earn_at(kernel, colour, place)
        if len(self.neutral_pieces[piece]) > 0:
            kernel.ask(kernel.rules.decision("build_neutral"), colour, piece)

    def add_progress(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        if self.tokens.in_use:
            progress.expect("trade_tokens", self.tokens.worth(kernel, seat))

    def add_prospects(self, kernel: Kernel, seat: i64, prospects: Prospects) -> None:
        """Sites that earn tokens, while there are any left (TWO-55)."""
        if not self.tokens.in_use or self.tokens.held.left(kernel) == 0:
            return
        for vertex in range(kernel.topology.vertices):
            due = self.tokens.due_at(kernel, vertex)
            if due > 0:
                prospects.settle(vertex, tables.TOKEN_WORTH * due)

    def add_to_picture(self, view: View, picture: Picture) -> None:
        picture.tally("tokens", view.parts.get("trade_tokens", {}).get("seats"), rank=2)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        """All about the tokens is public (TWO-57)."""
        if self.tokens.in_use:
            tokens = self.tokens
            view.parts["trade_tokens"] = {
                "seats": tokens.held.tell(kernel, seat),
                "supply": int(tokens.held.left(kernel)),
                "action_paid": tokens.acted_in.of(kernel) == kernel.state.turn > 0,
                "knight_turned_in": tokens.turned_in.of(kernel) == kernel.state.turn > 0,
            }
