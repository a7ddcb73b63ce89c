/** Event cards: roads that an earthquake damaged. */

import { t } from "../i18n/index.svelte";
import { numbersIn } from "../lib/parts";
import type { Picture } from "./picture";
import Crack from "./shapes/Crack.svelte";

export const eventCards: Picture = {
  part: "event_cards",
  fields: ["damaged_roads", "gifts", "played"],
  rare: ["repair_road"],
  shapes: { adorned: { road: { over: Crack } } },
  routes: (told) => numbersIn(told.damaged_roads).map((place) => ({ place, looks: { damaged: true, unsigned: true }, words: t("board.damaged") })),
};
