/** Cities & Knights: knights, walls, metropolises, the merchant, and the ship of the barbarians. */

import { vertexAt } from "../board/geometry";
import { besideToken } from "../board/spots";
import { t, word } from "../i18n/index.svelte";
import { entriesOf, isCounts, numbersIn } from "../lib/parts";
import Barbarians from "./Barbarians.svelte";
import { knightText } from "./knights";
import { piece, type Picture } from "./picture";
import BarbarianShip from "./shapes/BarbarianShip.svelte";
import Knight from "./shapes/Knight.svelte";
import KnightsCards from "./shapes/KnightsCards.svelte";
import Merchant from "./shapes/Merchant.svelte";
import Metropolis from "./shapes/Metropolis.svelte";
import OnCity from "./shapes/OnCity.svelte";
import ProgressCards from "./shapes/ProgressCards.svelte";
import Star from "./shapes/Star.svelte";
import Wall from "./shapes/Wall.svelte";

interface KnightTold {
  /** One on an edge is drawn with all that rides there. */
  vertex?: number;
  colour: number;
  strength: number;
  active: boolean;
}

const TRACKS = {
  trade: { glyph: KnightsCards, ground: "#c08a10" },
  politics: { glyph: KnightsCards, ground: "#2b5fb3" },
  science: { glyph: KnightsCards, ground: "#3d8a45" },
};

const PROGRESS: Readonly<Record<string, readonly string[]>> = {
  science: ["alchemist", "crane", "engineer", "inventor", "irrigation", "medicine", "mining", "printer", "smith"],
  politics: ["bishop", "constitution", "deserter", "diplomat", "intrigue", "saboteur", "spy", "warlord", "wedding"],
  trade: ["commercial_harbor", "master_merchant", "merchant", "merchant_fleet", "resource_monopoly", "trade_monopoly"],
};
const PROGRESS_GROUNDS: Readonly<Record<string, string>> = { science: "#3d8a45", politics: "#2b5fb3", trade: "#a8780c" };
const PROGRESS_CARDS = Object.fromEntries(
  Object.entries(PROGRESS).flatMap(([track, cards]) => cards.map((card) => [card, { glyph: ProgressCards, ground: PROGRESS_GROUNDS[track] ?? "" }])),
);

export const citiesAndKnights: Picture = {
  part: "cities_and_knights",
  fields: [
    ...["walls", "sideways_cities", "metropolises", "knights", "displaced_knight", "merchant", "robber_start"],
    ...["barbarian_ship", "own", "shown", "shown_hand", "open_cards", "set_dice", "red_die"],
  ],
  words: { levels: "track", decks: "track", progress_cards: "track" },
  rare: ["raise_city", "offer_resource"],
  signs: {
    improve: { piece: "metropolis" },
    promote_knight: { piece: "strong_knight" },
    activate_knight: { piece: "basic_knight", looks: { active: true } },
    move_knight: { piece: "basic_knight", looks: { active: true } },
    chase_robber: { piece: "robber" },
    chase_pirate: { piece: "pirate" },
  },
  sources: { lose_city: "production", play_progress: "cards" },
  taking: ["monopoly_taken"],
  panel: Barbarians,
  shapes: {
    pieces: {
      ...{ knight: Knight, basic_knight: Knight, strong_knight: Knight, mighty_knight: Knight },
      ...{ wall: Wall, metropolis: Metropolis, merchant: Merchant },
    },
    adorned: { city: { under: Wall, over: OnCity } },
    cards: {
      paper: { glyph: KnightsCards, ground: "#9cc7a0" },
      cloth: { glyph: KnightsCards, ground: "#f7dcf0" },
      coin: { glyph: KnightsCards, ground: "#dbe2ea" },
      progress_card: { glyph: Star },
      ...TRACKS,
      ...PROGRESS_CARDS,
    },
    faces: { ...TRACKS, ship: { glyph: BarbarianShip } },
  },

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
    const knights = (Array.isArray(told.knights) ? (told.knights as KnightTold[]) : []).flatMap((knight) => {
      const { vertex } = knight;
      if (vertex === undefined) return [];
      return piece("knight", "vertex", vertex, vertexAt(board, vertex), (colour) => knightText(knight, colour), {
        sort: `knight:${knight.colour}:${knight.strength}`,
        owner: knight.colour,
        looks: { strength: knight.strength, active: knight.active },
      });
    });
    const merchant = told.merchant as { hex: number; holder: number } | null | undefined;
    const merchants = merchant
      ? [piece("merchant", "hex", merchant.hex, besideToken(board, view.board, merchant.hex, 54), () => t("board.merchant"), { owner: merchant.holder })]
      : [];
    // Where the robber waits until the barbarians have come once.
    const start = told.robber_start;
    const waits = typeof start === "number" && typeof view.board.robber !== "number";
    const ghosts = waits
      ? [piece("robber", "hex", start, besideToken(board, view.board, start, -53), () => t("board.robber_start"), { sort: "robber_start", ghost: true })]
      : [];
    return [...ghosts, ...merchants, ...knights];
  },

  hand: (told) => (isCounts(told.own) ? told.own : {}),
};
