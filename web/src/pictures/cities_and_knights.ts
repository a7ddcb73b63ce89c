/** Cities & Knights: knights, walls, metropolises, the merchant, and the ship of the barbarians. */

import { vertexAt } from "../board/geometry";
import { besideToken } from "../board/spots";
import { t, word } from "../i18n/index.svelte";
import { entriesOf, isCounts, numbersIn } from "../lib/parts";
import Barbarians from "./Barbarians.svelte";
import { piece, type Picture } from "./picture";

interface Knight {
  vertex: number;
  colour: number;
  strength: number;
  active: boolean;
}

export const citiesAndKnights: Picture = {
  part: "cities_and_knights",
  fields: [
    ...["walls", "sideways_cities", "metropolises", "knights", "displaced_knight", "merchant", "robber_start"],
    ...["barbarian_ship", "own", "shown", "shown_hand", "open_cards", "set_dice", "red_die"],
  ],
  rare: ["raise_city"],
  panel: Barbarians,

  buildings: (told) => [
    ...numbersIn(told.walls).map((place) => ({ place, looks: { wall: true }, words: t("board.wall") })),
    ...numbersIn(told.sideways_cities).map((place) => ({ place, looks: { sideways: true }, words: t("board.sideways") })),
    ...entriesOf(told.metropolises).map(([metropolis, vertex]) => ({
      place: Number(vertex),
      looks: { metropolis },
      words: t("board.metropolis", { track: word("track", metropolis) }),
    })),
  ],

  pieces: (board, told, view) => {
    const knights = (Array.isArray(told.knights) ? (told.knights as Knight[]) : []).map((knight) =>
      piece("knight", "vertex", knight.vertex, vertexAt(board, knight.vertex), (colour) => knightText(knight, colour), {
        sort: `knight:${knight.colour}:${knight.strength}`,
        owner: knight.colour,
        looks: { strength: knight.strength, active: knight.active },
      }),
    );
    const merchant = told.merchant as { hex: number; holder: number } | null | undefined;
    const merchants = merchant
      ? [piece("merchant", "hex", merchant.hex, besideToken(board, merchant.hex, 54), () => t("board.merchant"), { owner: merchant.holder })]
      : [];
    // Where the robber waits until the barbarians have come once.
    const start = told.robber_start;
    const waits = typeof start === "number" && typeof view.board.robber !== "number";
    const ghosts = waits
      ? [piece("robber", "hex", start, besideToken(board, start, -53), () => t("board.robber_start"), { sort: "robber_start", ghost: true })]
      : [];
    return [...ghosts, ...merchants, ...knights];
  },

  hand: (told) => (isCounts(told.own) ? told.own : {}),
};

function knightText(knight: Knight, colour: string): string {
  return t("board.knight", { strength: knight.strength, state: t(knight.active ? "board.active" : "board.inactive"), colour });
}
