/** Into the Unknown: purses in an unknown sea, which are used at once or kept for what several of them are good for. */

import ChooseTreasure from "./ChooseTreasure.svelte";
import DeedNews from "./DeedNews.svelte";
import KeptTreasures from "./KeptTreasures.svelte";
import type { Picture } from "./picture";
import { stackOf, TREASURE_SHAPES, treasureMarks } from "./treasures";
import TreasureSupply from "./TreasureSupply.svelte";

export const intoTheUnknown: Picture = {
  part: "into_the_unknown",
  fields: ["treasures", "treasure_stack", "special_harbours"],
  words: { kept_harbours: "card" },
  held: KeptTreasures,
  news: DeedNews,
  panel: TreasureSupply,
  offers: { kinds: ["use_treasure", "keep_treasure"], counter: ChooseTreasure, first: true },
  shapes: TREASURE_SHAPES,
  marks: treasureMarks,

  /** Told of those who have none, too. */
  seat: (told, seat) => [{ name: "kept_treasures", value: String(stackOf(told).held[seat] ?? 0), icon: "treasure" }],
};
