/** How full the ring around the countdown is. */

import type { Phase, Settings } from "../protocol";

const SECONDS: Partial<Record<Phase, keyof Settings>> = {
  SETUP: "setup_seconds",
  ANNOUNCE: "announce_seconds",
  DICE: "dice_seconds",
  PRODUCTION: "production_seconds",
  DISCARD: "discard_seconds",
  RELOCATE: "relocate_seconds",
  WINDOW: "window_seconds",
  CLAIM_REVIEW: "review_seconds",
  END_TURN: "end_turn_seconds",
};

/** From 0 to 1. A state that was stretched is full for longer, and one without an end always. */
export function fullness(phase: Phase, left: number | null, settings: Partial<Settings>): number {
  const name = SECONDS[phase];
  const length = name === undefined ? undefined : settings[name];
  if (left === null || typeof length !== "number" || length === 0) return 1;
  return Math.min(1, Math.max(0, left / length));
}

/** Whether a state is nearly over. */
export function isShort(left: number | null): boolean {
  return left !== null && left <= 10;
}
