/** How pieces come and go; still where the player asked for stillness, and where much is only caught up with. */

import type { TransitionConfig } from "svelte/transition";

import { still } from "../motion/stillness";

/** A piece is set down: it falls a little and settles. */
export function setDown(_: Element): TransitionConfig {
  return {
    duration: still() ? 0 : 420,
    easing: settle,
    css: (done, left) => `transform: translateY(${-46 * left}px) scale(${0.55 + 0.45 * done}); opacity: ${Math.min(1, 2 * done)}`,
  };
}

/** A piece is taken away. */
export function takeAway(_: Element): TransitionConfig {
  return {
    duration: still() ? 0 : 280,
    css: (done, left) => `transform: translateY(${-30 * left}px) scale(${0.6 + 0.4 * done}); opacity: ${done}`,
  };
}

/** A hex is turned over: first its one side turns away, then the other comes up. */
const HALF_TURN = 320;

export function turnAway(_: Element): TransitionConfig {
  return { duration: still() ? 0 : HALF_TURN, css: (left) => `transform: scale(${Math.sin((left * Math.PI) / 2)}, ${1 + 0.08 * (1 - left)})` };
}

export function turnUp(_: Element): TransitionConfig {
  const time = still() ? 0 : HALF_TURN;
  return { delay: time, duration: time, css: (done) => `transform: scale(${Math.sin((done * Math.PI) / 2)}, ${1 + 0.08 * (1 - done)})` };
}

/** What lies upon it comes last. */
export function layDown(_: Element): TransitionConfig {
  const time = still() ? 0 : HALF_TURN;
  return { delay: 1.6 * time, duration: time, easing: settle, css: (done) => `transform: scale(${done}); opacity: ${Math.min(1, 2 * done)}` };
}

function settle(time: number): number {
  const back = 1.4;
  const left = time - 1;
  return left * left * ((back + 1) * left + back) + 1;
}
