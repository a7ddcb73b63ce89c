/** Whether anything is shown moving now. */

import { preferences } from "../lib/preferences.svelte";

const REDUCED = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** As long as pieces need to find their places after much was caught up with at once. */
const HELD = 120;
let held: ReturnType<typeof setTimeout> | undefined;

/** Where the player asked for stillness, or everything has just changed at once: nobody wants to see a game played again. */
export function still(): boolean {
  return held !== undefined || !preferences.motion || (REDUCED?.matches ?? true);
}

/** Nothing moves for a moment: what comes now is where the game stands, and not what happens. */
export function holdStill(): void {
  if (typeof document === "undefined") return;
  clearTimeout(held);
  document.documentElement.dataset.heldStill = "";
  held = setTimeout(() => {
    held = undefined;
    delete document.documentElement.dataset.heldStill;
  }, HELD);
}
