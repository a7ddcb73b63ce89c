/** Lanterns: a light at every edge where one hangs. */

import { edgeAt } from "../board/geometry";
import { word } from "../i18n/index.svelte";
import { entriesOf } from "../lib/parts";
import { mark, type Picture } from "./picture";

export const lanterns: Picture = {
  part: "lanterns",
  fields: ["hung"],

  marks: (board, told) =>
    entriesOf(told.hung).map(([place, owner]) => {
      const edge = Number(place);
      const where = { place: "edge", id: edge } as const;
      return mark("layer", place, edgeAt(board, edge), word("part", "hung"), { owner: Number(owner), where });
    }),
};
