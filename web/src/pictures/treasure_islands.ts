/** Treasure Islands: purses around hidden islands. */

import DeedNews from "./DeedNews.svelte";
import type { Picture } from "./picture";
import { TREASURE_SHAPES, treasureMarks } from "./treasures";
import TreasureSupply from "./TreasureSupply.svelte";

export const treasureIslands: Picture = {
  part: "treasure_islands",
  fields: ["treasures", "treasure_stack"],
  mapMarks: [{ names: /^treasures?$|^corners$/, kind: null }],
  news: DeedNews,
  panel: TreasureSupply,
  shapes: TREASURE_SHAPES,
  marks: treasureMarks,
};
