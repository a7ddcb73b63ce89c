/** Cities & Knights at sea: where the pirate will start is of no use to see. */

import type { Picture } from "./picture";

export const knightsAtSea: Picture = { part: "knights_at_sea", fields: ["pirate_start"] };
