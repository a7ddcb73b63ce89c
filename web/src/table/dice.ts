/** How often two dice should show a sum, and what they showed last. */

import type { GameEvent } from "../lib/protocol";

export const EXPECTED = 6 / 36;

export function expectedOf(sum: number): number {
  return (6 - Math.abs(7 - sum)) / 36;
}

export interface LastRoll {
  key: number;
  seat: number;
  /** Null where a card stands for the dice. */
  dice: [number, number] | null;
  number: number;
  /** What the event die showed, if the game has one. */
  face: string | null;
}

/** The last number that chance brought in a turn; rolls before the first turn only decide who starts. */
export function lastRoll(events: readonly (GameEvent & { key: number })[], turn: number): LastRoll | null {
  if (turn === 0) return null;
  const begun = events.findIndex((event) => event.event === "turn_started" && event.turn === 1);
  const since = events.slice(begun + 1);
  const roll = since.filter((event) => event.event === "rolled" || event.event === "event_card").at(-1);
  if (!roll) return null;
  const face = since.filter((event) => event.event === "event_die").at(-1)?.face;
  const told = { key: roll.key, seat: Number(roll.seat), face: typeof face === "string" ? face : null };
  if (roll.event === "event_card") return { ...told, dice: null, number: Number(roll.number) };
  const dice: [number, number] = [Number(roll.first), Number(roll.second)];
  return { ...told, dice, number: dice[0] + dice[1] };
}
