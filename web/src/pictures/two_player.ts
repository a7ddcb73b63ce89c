/** Catan for Two: where the neutral pieces begin is seen by the pieces themselves. */

import type { Picture } from "./picture";

export const twoPlayer: Picture = { part: "two_player", fields: [], mapMarks: [{ names: /^neutral$/, kind: null }] };
