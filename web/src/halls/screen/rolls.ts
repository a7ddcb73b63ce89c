/** The dice that the screen shows: those of this turn, and until there are any those of the turn before. */

import type { Clock } from "../protocol";

export type Pair = readonly [number, number];

export interface Shown {
  turn: number;
  roll: Pair;
  /** Where a 7 sent the robbers, if it did. */
  second: Pair | null;
}

function pairOf(roll: unknown): Pair | null {
  return Array.isArray(roll) && roll.length === 2 ? [Number(roll[0]), Number(roll[1])] : null;
}

export function keepRoll(before: Shown | null, clock: Pick<Clock, "turn" | "roll" | "second_roll"> | null): Shown | null {
  const roll = pairOf(clock?.roll);
  return clock && roll ? { turn: clock.turn, roll, second: pairOf(clock.second_roll) } : before;
}

export function sum([one, other]: Pair): number {
  return one + other;
}
