/** Catan for Two: the trade tokens that pay for deeds; where the neutral pieces begin is seen by the pieces themselves. */

import type { Picture } from "./picture";
import TradeToken from "./shapes/TradeToken.svelte";

export const twoPlayer: Picture = {
  part: "two_player",
  fields: [],
  mapMarks: [{ names: /^neutral$/, kind: null }],
  shapes: { cards: { trade_tokens: { glyph: TradeToken, bare: true } } },
};
