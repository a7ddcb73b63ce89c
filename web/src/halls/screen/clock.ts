/** What is left of a state of the clock, and how much of it is gone. */

export interface Running {
  phase: string;
  deadline: number | null;
  /** The state that is stopped while the clock is. */
  paused: string | null;
  left: number | null;
}

/** Milliseconds that are left by the server's clock; null where the state has no end of its own. */
export function leftOf(clock: Running, now: number): number | null {
  if (clock.paused !== null) return clock.left;
  return clock.deadline === null ? null : Math.max(0, clock.deadline - now);
}

const SECONDS: Record<string, string> = {
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

/** How long a state lasts by the settings, in milliseconds. */
export function lengthOf(phase: string, settings: Readonly<Record<string, unknown>>): number | null {
  const seconds = settings[SECONDS[phase] ?? ""];
  return typeof seconds === "number" && seconds > 0 ? 1000 * seconds : null;
}

/** The part of the ring that is still full, from 0 to 1. A state that was stretched is full for longer. */
export function fullness(left: number, length: number | null): number {
  return length === null ? 1 : Math.min(1, Math.max(0, left / length));
}

/** As people read a clock: seconds alone below a minute, or minutes and seconds. */
export function shownTime(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return seconds < 60 ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Whether a state is nearly over. */
export function isShort(left: number): boolean {
  return left <= 10_000;
}
