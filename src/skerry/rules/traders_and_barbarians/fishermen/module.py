"""The scenario as a module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.terrain import LAKE
from skerry.engine.module import Module
from skerry.engine.robbing import is_robbed
from skerry.engine.state import OFF_BOARD
from skerry.rules.traders_and_barbarians.fishermen.boot import declare_boot
from skerry.rules.traders_and_barbarians.fishermen.catch import DrawFish, declare_catch, hand_out
from skerry.rules.traders_and_barbarians.fishermen.deeds import FishDeed, declare_deeds
from skerry.rules.traders_and_barbarians.fishermen.grounds import ground_numbers_at
from skerry.rules.traders_and_barbarians.fishermen.lake import number_lakes, put_lakes_inland
from skerry.rules.traders_and_barbarians.fishermen.laying import lay_grounds
from skerry.rules.traders_and_barbarians.fishermen.outlook import add_fishing_places, tell_fish
from skerry.rules.traders_and_barbarians.fishermen.own import Fishing
from skerry.rules.traders_and_barbarians.fishermen.picture import draw_fish
from skerry.rules.traders_and_barbarians.fishermen.tables import BOOT_POINTS

if TYPE_CHECKING:
    from skerry.board.setup import BoardSetup
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.progress import Progress, Prospects
    from skerry.engine.randomness import Randomness
    from skerry.engine.rules import Rules
    from skerry.engine.view import View


class Fishermen(Module):
    """A lake, fishing grounds, fish and the old boot."""

    fishing: Fishing
    draw: DrawFish
    deeds: list[FishDeed]

    def __init__(self) -> None:
        super().__init__("fishermen")
        # Targets change with the old boot alone, and whoever moves it says so.
        self.recounts = True

    # Declare

    def declare(self, rules: Rules) -> None:
        self.fishing = Fishing(self, rules)
        self.draw = declare_catch(rules, self.fishing)
        self.deeds = declare_deeds(rules, self.fishing)
        declare_boot(rules, self.fishing)

    def tune(self, rules: Rules) -> None:
        """Whatever sends the robber home sends it beside the board (FISH-89, FISH-91)."""
        rules.robber_home = OFF_BOARD
        rules.robber_refuge = OFF_BOARD

    # What a combination changes in the deeds

    def leave_out(self, rules: Rules, name: str) -> None:
        """A deed that would never have an effect is none."""
        rules.withdraw_action(name)
        self.deeds = [deed for deed in self.deeds if deed.name != name]

    def offer(self, rules: Rules, deed: FishDeed, *decisions: str, before: str = "") -> None:
        """One more deed, whenever one of these decisions is asked."""
        self.deeds.append(deed)
        rules.add_action(deed, *decisions, before=before)

    # Set-up

    def setup_terrain(self, setup: BoardSetup, random: Randomness) -> None:
        # The players lay the hexes of a draft later.
        if setup.options["board"] != "drafted":
            put_lakes_inland(setup, random)

    def setup_drafted(self, setup: BoardSetup, random: Randomness) -> None:
        put_lakes_inland(setup, random)

    def setup_numbers(self, setup: BoardSetup, random: Randomness) -> None:
        number_lakes(setup)

    def setup_features(self, setup: BoardSetup, random: Randomness) -> None:
        """The robber starts beside the board, unless it has a place on another map (FISH-19, FISHSEA-45)."""
        if not setup.map.recipe.leaves_robber():
            setup.robber = OFF_BOARD

    def setup_finish(self, kernel: Kernel) -> None:
        if not self.fishing.laid_in_turn:
            lay_grounds(kernel, self.fishing)

    def adjust_robber_starts(self, kernel: Kernel, starts: list[int]) -> list[int]:
        return starts if kernel.rules.board.recipe.leaves_robber() else []

    # Founding

    def notice_founding_paid(self, kernel: Kernel, seat: i64, vertex: i64) -> None:
        """A token for a second building at a fishing ground; the lake gives none (FISH-22 to FISH-24)."""
        if ground_numbers_at(kernel, self.fishing, vertex) != 0:
            for _ in range(self.fishing.founding_tokens):
                self.fishing.draw(kernel, seat)

    # The turn

    def notice_produced(self, kernel: Kernel, number: i64) -> None:
        """Fish come beside what the land brings (FISH-31)."""
        hand_out(kernel, self.fishing, self.draw, number)

    def adjust_robber_hexes(self, kernel: Kernel, seat: i64, cause: i64, targets: vec[i64]) -> None:
        """The lake is no land, but the robber may stand there (FISH-71)."""
        for hex_ in range(kernel.topology.hexes):
            if kernel.state.terrain[hex_] == LAKE and not is_robbed(kernel, hex_):
                targets[hex_] = 1

    # The end

    def adjust_target(self, kernel: Kernel, seat: i64, target: i64) -> i64:
        return target + BOOT_POINTS if self.fishing.boot_holder(kernel) == seat else target

    # Telling

    def add_progress(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        tell_fish(kernel, self.fishing, seat, progress)

    def add_prospects(self, kernel: Kernel, seat: i64, prospects: Prospects) -> None:
        add_fishing_places(kernel, self.fishing, prospects)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        """What each deed costs each seat; the rest is told as it is kept."""
        seats = range(kernel.state.seats)
        prices = {
            deed.name: [int(self.fishing.price(kernel, other, deed.printed)) for other in seats] for deed in self.deeds
        }
        view.parts[self.name] = {"fish_prices": prices}

    def add_to_picture(self, view: View, picture: Picture) -> None:
        draw_fish(view, view.parts[self.name], picture)
