/** How often each number was rolled. */

import type { GameEvent } from "./protocol";

export type Rolls = Readonly<Record<number, number>>;

/** Add the rolls of events that begin in a turn; rolls before the first turn only decide who starts. */
export function record(known: Rolls, events: GameEvent[], turn: number): Rolls {
  const rolls: Record<number, number> = { ...known };
  for (const event of events) {
    if (event.event === "turn_started") turn = Number(event.turn);
    else if (event.event === "rolled" && turn > 0) {
      const sum = Number(event.first) + Number(event.second);
      rolls[sum] = (rolls[sum] ?? 0) + 1;
    }
  }
  return rolls;
}
