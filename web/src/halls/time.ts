/** The server's clock as this device knows it: only that one counts. */

import { minutes } from "../table/countdown";
import type { Clock } from "./protocol";

export class ServerTime {
  private ahead = 0;
  private best = Infinity;

  /** The server said what its clock shows; `way` is how long question and answer took, if it was asked. */
  heard(now: number, way = Infinity, here = Date.now()): void {
    if (way > this.best || (way === Infinity && this.best < Infinity)) return;
    this.best = way;
    this.ahead = here - (Number.isFinite(way) ? way / 2 : 0) - now;
  }

  /** After a device slept its clock may have jumped: what was measured before is no longer better. */
  forget(): void {
    this.best = Infinity;
  }

  now(here = Date.now()): number {
    return here - this.ahead;
  }
}

/** Whole seconds, rounded up, that a state has left; null where it ends by nothing but what somebody does. */
export function secondsLeft(clock: Pick<Clock, "phase" | "deadline" | "left"> | null, now: number): number | null {
  if (!clock) return null;
  const left = clock.phase === "PAUSED" ? clock.left : clock.deadline === null ? null : clock.deadline - now;
  return left === null ? null : Math.max(0, Math.ceil(left / 1000));
}

/** The state that counts: under a pause the one that is stopped. */
export function phaseOf(clock: Pick<Clock, "phase" | "paused">): Clock["phase"] {
  return clock.phase === "PAUSED" ? (clock.paused ?? "PAUSED") : clock.phase;
}

/** Short times are read faster without minutes. */
export function sayTime(seconds: number): string {
  return seconds < 100 ? String(seconds) : minutes(seconds);
}
