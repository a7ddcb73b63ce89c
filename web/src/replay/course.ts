/** A finished game as a course one can walk along: the view after every step. */

import type { Replay } from "../lib/api";
import { merge, type View } from "../lib/protocol";

export type Frame = Replay["frames"][number];

/** Frames carry only what changed; this lays them over one another once. */
export function viewsOf(frames: Frame[]): View[] {
  const views: View[] = [];
  for (const frame of frames) {
    const before = views[views.length - 1];
    views.push(before ? merge(before, frame.view) : frame.view);
  }
  return views;
}

/** The steps at which turns begin, founding included as the first. */
export function turnStarts(views: View[]): number[] {
  const starts: number[] = [];
  views.forEach((view, step) => {
    if (step === 0 || view.turn !== views[step - 1]?.turn) starts.push(step);
  });
  return starts;
}

/** The nearest turn start before or after a step; the ends of the game count as well. */
export function turnBeside(starts: number[], step: number, direction: 1 | -1, last: number): number {
  if (direction === 1) return starts.find((start) => start > step) ?? last;
  return [...starts].reverse().find((start) => start < step) ?? 0;
}
