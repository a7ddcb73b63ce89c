/** The Wonders of Catan: the sites where some of them need a building. */

import { vertexAt } from "../board/geometry";
import { t, word } from "../i18n/index.svelte";
import { entriesOf, numbersIn } from "../lib/parts";
import { mark, type Picture } from "./picture";

export const wonders: Picture = {
  part: "wonders",
  fields: ["sites", "level_costs"],
  mapMarks: [{ names: /^great_/, kind: "site" }],

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
