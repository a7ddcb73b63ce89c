/** What a table sounds through; one for the page, since browsers allow few. */

import { preferences } from "../lib/preferences.svelte";
import { Player } from "./player";
import { SOUNDS, type Sound } from "./sounds";

/** At the highest volume nothing is louder than this. */
const LOUDEST = 0.5;

const player = new Player(0);
const GESTURES = ["pointerup", "keydown"] as const;
let touched = false;

/** Sound as the player wishes it now; called whenever that changes. */
export function tune(): void {
  player.volume = LOUDEST * preferences.volume ** 2;
  if (!preferences.tableSound) player.rest();
  else if (touched) player.wake();
}

/** The first touch allows sound; ends what it answers. */
export function wakeAtTouch(): () => void {
  const wake = (): void => {
    touched = true;
    tune();
  };
  for (const gesture of GESTURES) addEventListener(gesture, wake, { once: true, passive: true });
  return () => {
    for (const gesture of GESTURES) removeEventListener(gesture, wake);
  };
}

/** After so many seconds. */
export function sound(which: Sound, after = 0): void {
  if (preferences.tableSound) player.play(SOUNDS[which], after);
}
