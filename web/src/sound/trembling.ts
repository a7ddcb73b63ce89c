/** How a phone trembles, where it can and its player wishes it. */

import { preferences } from "../lib/preferences.svelte";

const TREMBLES = { turn: [90, 60, 90], robber: [260] };

export const CAN_TREMBLE = typeof navigator !== "undefined" && "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

export function tremble(why: keyof typeof TREMBLES): void {
  if (CAN_TREMBLE && preferences.trembles) navigator.vibrate(TREMBLES[why]);
}
