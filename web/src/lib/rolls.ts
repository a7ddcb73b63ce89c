/** What the dice showed in each turn, so that hearing of a turn twice, as after a lost connection, counts once. */

import type { GameEvent } from "./protocol";

export type Rolls = ReadonlyMap<number, readonly number[]>;

/** Add the rolls of events, the first of which belong to a turn; rolls before the first turn only decide who starts. */
export function record(known: Rolls, events: GameEvent[], turn: number): Rolls {
  const rolls = new Map(known);
  for (const event of events) {
    if (event.event === "turn_started") turn = Number(event.turn);
    else if (event.event === "rolled" && turn > 0) {
      rolls.set(turn, [...(rolls.get(turn) ?? []), Number(event.first) + Number(event.second)]);
    }
  }
  return rolls;
}

/** The rolls of a snapshot, which tells the last events only, laid beside what was known before. */
export function recall(known: Rolls, events: GameEvent[], turn: number): Rolls {
  const first = events.find((event) => event.event === "turn_started");
  const rolls = new Map(known);
  for (const [each, sums] of record(new Map(), events, first ? Number(first.turn) - 1 : turn)) {
    if (sums.length > (rolls.get(each)?.length ?? 0)) rolls.set(each, sums);
  }
  return rolls;
}

export function countsOf(rolls: Rolls): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const sum of [...rolls.values()].flat()) counts[sum] = (counts[sum] ?? 0) + 1;
  return counts;
}
