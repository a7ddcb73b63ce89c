/** Enchanted Land: an island under a spell, dragons on its vertices, and how many of them everybody has beaten. */

import { vertexAt } from "../board/geometry";
import { t, word } from "../i18n/index.svelte";
import { isCounts, numbersIn, type Part } from "../lib/parts";
import DeedNews from "./DeedNews.svelte";
import DragonHunt from "./DragonHunt.svelte";
import EnchantedMist from "./EnchantedMist.svelte";
import { beastsOf, beatenOf, drawnBack, FLAGS } from "./hunt";
import { mark, type Line, type Picture, type Seen } from "./picture";
import DragonFlags from "./shapes/DragonFlags.svelte";
import DragonTile from "./shapes/DragonTile.svelte";

export const enchantedLand: Picture = {
  part: "enchanted_land",
  fields: ["dragons", "enchanted_hexes", "beaten", "tiles", "transferred"],
  mapMarks: [{ names: /^dragons$/, kind: null }],
  words: { tiles: "dragons" },
  land: EnchantedMist,
  news: DeedNews,
  panel: DragonHunt,
  icons: { fight_dragon: "dragon_tile" },
  shapes: {
    marks: { dragon_tile: DragonTile, dragon_beside: DragonTile },
    cards: Object.fromEntries([...Object.keys(FLAGS), "dragon_tile"].map((tile) => [tile, { glyph: DragonFlags, bare: true }])),
  },

  /** A knight on its vertex is not covered. */
  marks: (board, told, _part, view) =>
    beastsOf(told).map(({ vertex, tile }) => {
      const isBeside = isKnightAt(view, vertex);
      const at = isBeside ? drawnBack(board, vertex) : vertexAt(board, vertex);
      const title = tile ? t("mark.dragon_known", { flags: word("dragons", tile) }) : t("mark.dragon");
      return mark(isBeside ? "dragon_beside" : "dragon_tile", String(vertex), at, title, { content: tile, where: { place: "vertex", id: vertex } });
    }),

  serving: (board, told) => [{ vertices: numbersIn(told.enchanted_hexes).flatMap((hex) => board.hex_vertices[hex] ?? []), title: t("mark.enchanted") }],

  /** Told of those who have none, too. */
  seat: (told, seat) => [{ name: "beaten", value: String(beatenOf(told, seat)), icon: "dragon_tile" }, ...tilesOf(told, seat)],
};

/** Which tiles lie before a seat. */
function tilesOf(told: Part, seat: number): Line[] {
  const tiles: unknown = Array.isArray(told.tiles) ? told.tiles[seat] : null;
  return isCounts(tiles) ? [{ name: "tiles", value: tiles }] : [];
}

function isKnightAt(view: Seen, vertex: number): boolean {
  return Object.values(view).some((part) => {
    const knights = (part as { knights?: unknown } | null)?.knights;
    return Array.isArray(knights) && knights.some((knight: unknown) => (knight as { vertex?: unknown }).vertex === vertex);
  });
}
