/** Journeys as flights over the screen: from where to where, when each begins, and how many cards are seen of them. */

import type { Point } from "../board/geometry";
import type { Journey, Seen, Spot } from "./journeys";
import { LONGEST } from "./running";

export interface Flight {
  key: number;
  shows: string;
  isPlayed: boolean;
  /** Told on the card where it stands for more than one. */
  count: number;
  from: Point;
  to: Point;
  /** In milliseconds. */
  delay: number;
  /** It has no end in sight, and fades on its way; or no beginning. */
  fades: boolean;
}

/** Until dice lie still. */
export const ROLLING = 480;
export const FLYING = 320;
/** The next card follows after so long, and none begins later than that it still arrives in time. */
const FOLLOWS = 28;
const LATEST = LONGEST - FLYING;
/** More cards are not told apart. */
const MOST = 24;
/** What comes from nowhere in sight comes from so far above. */
const ABOVE = 56;

export function flightsOf(seen: Pick<Seen, "journeys" | "rolled">, pointOf: (spot: Spot) => Point | null, key: number): Flight[] {
  const begins = seen.rolled ? ROLLING : 0;
  return apart(seen.journeys).flatMap((journey, index) => {
    const from = pointOf(journey.from);
    const to = pointOf(journey.to);
    const known = from ?? to;
    if (known === null || (from && to && from.x === to.x && from.y === to.y)) return [];
    const above = { x: known.x, y: known.y - ABOVE };
    const delay = Math.min(begins + index * FOLLOWS, LATEST);
    return [{ key: key + index, shows: journey.shows, isPlayed: journey.isPlayed, count: journey.count, from: from ?? above, to: to ?? above, delay, fades: to === null }];
  });
}

/** Two cards of a kind fly one after the other; many are one that says how many it stands for. */
function apart(journeys: readonly Journey[]): Journey[] {
  const single = journeys.flatMap((journey) => (journey.count === 2 ? [{ ...journey, count: 1 }, { ...journey, count: 1 }] : [journey]));
  return (single.length <= MOST ? single : journeys).slice(0, MOST);
}
