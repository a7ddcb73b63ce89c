/** The Wonders of Catan: the sites where some of them need a building. */

import { vertexAt } from "../board/geometry";
import { t, word } from "../i18n/index.svelte";
import { entriesOf, numbersIn } from "../lib/parts";
import { mark, type Picture } from "./picture";
import Site from "./shapes/Site.svelte";
import WonderGlyph from "./shapes/WonderGlyph.svelte";

export const wonders: Picture = {
  part: "wonders",
  fields: ["sites", "level_costs"],
  words: { claimed: "wonder" },
  mapMarks: [
    { names: /^great_/, kind: "site" },
    { names: /^no_red$/, kind: null },
  ],
  shapes: {
    marks: { site: Site },
    cards: Object.fromEntries(["great_wall", "great_bridge", "monument", "theater", "wonder_castle"].map((wonder) => [wonder, { glyph: WonderGlyph }])),
  },

  marks: (board, told) =>
    entriesOf(told.sites).flatMap(([wonder, vertices]) =>
      numbersIn(vertices).map((vertex) =>
        mark("site", `${wonder}${vertex}`, vertexAt(board, vertex), t("mark.site", { wonder: word("wonder", wonder) }), {
          content: wonder,
          where: { place: "vertex", id: vertex },
        }),
      ),
    ),
};
