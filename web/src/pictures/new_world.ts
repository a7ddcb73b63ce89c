/** New World: a harbour that was drawn is called by its card. */

import type { Picture } from "./picture";

export const newWorld: Picture = { part: "drawn_harbour", fields: [], words: { harbour: "card" } };
