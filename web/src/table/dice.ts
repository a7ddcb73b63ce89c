/** How often two dice should show a sum, and what they showed last. */

import type { Facts, GameEvent } from "../lib/protocol";

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
  /** What one more die showed in that turn, if there is one. */
  other: { key: number; face: string | number } | null;
}

/** The last number that chance brought in a turn; rolls before the first turn only decide who starts. */
export function lastRoll(facts: Facts | null, events: readonly (GameEvent & { key: number })[], turn: number): LastRoll | null {
  if (turn === 0 || !facts) return null;
  const begun = events.findIndex((event) => event.event === "turn_started" && event.turn === 1);
  const since = events.slice(begun + 1);
  const roll = since.filter((event) => facts.events[event.event]?.brings).at(-1);
  if (!roll) return null;
  const turnBegan = since.filter((event) => event.event === "turn_started" && event.key < roll.key).at(-1)?.key ?? 0;
  const other = since.filter((event) => event.key > turnBegan && facts.events[event.event]?.die).at(-1);
  const face = other?.[facts.events[other.event]?.die ?? ""];
  const [first = 0, second] = (facts.events[roll.event]?.brings ?? []).map((field) => Number(roll[field]));
  return {
    key: roll.key,
    seat: Number(roll.seat),
    dice: second === undefined ? null : [first, second],
    number: first + (second ?? 0),
    other: other && (typeof face === "string" || typeof face === "number") ? { key: other.key, face } : null,
  };
}

/** The card that was turned up last, where cards take the place of the dice. */
export function lastCard(facts: Facts | null, events: readonly GameEvent[]): GameEvent | undefined {
  return events.filter((event) => "card" in event && facts?.events[event.event]?.brings).at(-1);
}
