/** Cloth for Catan: villages with their numbers and what cloth they have left. */

import { vertexAt } from "../board/geometry";
import { t } from "../i18n/index.svelte";
import { entriesOf } from "../lib/parts";
import { mark, type Picture } from "./picture";
import Village from "./shapes/Village.svelte";

export const clothForCatan: Picture = {
  part: "cloth_for_catan",
  fields: ["villages"],
  mapMarks: [{ names: /^village_/, kind: "village", stands: true, text: (name) => name.replace("village_", "") }],
  shapes: { marks: { village: Village } },

  marks: (board, told) =>
    entriesOf(told.villages).map(([number, village]) => {
      const { vertex, cloth } = village as { vertex: number; cloth: number };
      return mark("village", number, vertexAt(board, vertex), t("mark.village", { number, cloth }), {
        text: number,
        content: String(cloth),
        where: { place: "vertex", id: vertex },
        stands: true,
      });
    }),
};
