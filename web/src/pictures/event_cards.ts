/** Event cards: roads that an earthquake damaged. */

import { t } from "../i18n/index.svelte";
import { numbersIn } from "../lib/parts";
import type { Picture } from "./picture";

export const eventCards: Picture = {
  part: "event_cards",
  fields: ["damaged_roads", "gifts", "played"],
  rare: ["repair_road"],
  routes: (told) => numbersIn(told.damaged_roads).map((place) => ({ place, looks: { damaged: true }, words: t("board.damaged") })),
};
