/** What is seen going somewhere when something happens, told by what kinds of event declare: nobody here knows a module. */

import type { PlaceKind } from "../lib/actions";
import type { EventFact, Facts, GameEvent } from "../lib/protocol";

/** Where something comes from or goes to: a place on the board, a player, or the bank. */
export type Spot = { at: PlaceKind; id: number } | { at: "seat"; seat: number; card: string } | { at: "bank" };

/** So many things of one kind, on one way. */
export interface Journey {
  from: Spot;
  to: Spot;
  /** The name of its picture; what nobody may see shows the back of its kind. */
  shows: string;
  /** It is a card that is played, or lies before its owner, and not one of those that are paid with. */
  isPlayed: boolean;
  count: number;
}

export interface Seen {
  /** The hexes that brought something. */
  pulsing: number[];
  journeys: Journey[];
  /** Whether the journeys wait for dice that have to come to rest. */
  rolled: boolean;
}

type Kinds = Pick<Facts, "events">;

/** What lies ready to be fetched: so many cards of a hex for a seat. */
interface Source {
  from: Spot;
  seat: number;
  card: unknown;
  left: number;
}

const PLACES: readonly string[] = ["hex", "edge", "vertex"];
/** The back of a card of a hand. */
export const BACK = "?";

export function seenOf(facts: Kinds, events: readonly GameEvent[]): Seen {
  const sources: Source[] = [];
  const seen: Seen = { pulsing: [], journeys: [], rolled: false };
  for (const event of events) {
    const fact = facts.events[event.event];
    if (!fact) continue;
    if (fact.brings) seen.rolled = true;
    const source = sourceOf(fact, event);
    if (source) {
      sources.push(source);
      if (source.from.at === "hex" && !seen.pulsing.includes(source.from.id)) seen.pulsing.push(source.from.id);
    }
    seen.journeys.push(...movedBy(fact, event, sources), ...passedBy(fact, event));
  }
  return seen;
}

function sourceOf(fact: EventFact, event: GameEvent): Source | null {
  if (!fact.comes_from) return null;
  const [place, seat, card, count] = fact.comes_from;
  const from = placeOf(fact, event, place);
  return from ? { from, seat: Number(event[seat]), card: event[card], left: countOf(event, count) } : null;
}

/** Cards that go from hand to hand, and out of the bank by way of the hexes that they come from. */
function movedBy(fact: EventFact, event: GameEvent, sources: Source[]): Journey[] {
  if (!fact.moves) return [];
  const [giver, taker, card, count] = fact.moves;
  const named = event[card];
  const shows = typeof named === "string" ? named : BACK;
  const to = ownerOf(event, taker, shows);
  let left = countOf(event, count);
  const journeys: Journey[] = [];
  if (giver === "") {
    for (const source of sources.filter((each) => each.card === named && to.at === "seat" && each.seat === to.seat)) {
      const fetched = Math.min(left, source.left);
      if (fetched > 0) journeys.push({ from: source.from, to, shows, isPlayed: false, count: fetched });
      source.left -= fetched;
      left -= fetched;
    }
  }
  if (left > 0) journeys.push({ from: ownerOf(event, giver, shows), to, shows, isPlayed: false, count: left });
  return journeys;
}

/** Whatever else goes from one to another. */
function passedBy(fact: EventFact, event: GameEvent): Journey[] {
  if (!fact.passes) return [];
  const [giver, taker, what] = fact.passes;
  const named = event[what];
  // Whoever may not see it sees of what kind it is.
  const shows = typeof named === "string" ? named : (fact.fields[what] ?? BACK);
  const from = placeOf(fact, event, giver) ?? ownerOf(event, giver, shows);
  return [{ from, to: ownerOf(event, taker, shows), shows, isPlayed: true, count: 1 }];
}

function placeOf(fact: EventFact, event: GameEvent, field: string): Spot | null {
  const kind = fact.fields[field] ?? "";
  const id = event[field];
  return PLACES.includes(kind) && typeof id === "number" && id >= 0 ? { at: kind as PlaceKind, id } : null;
}

function ownerOf(event: GameEvent, field: string, card: string): Spot {
  const seat = event[field];
  return typeof seat === "number" ? { at: "seat", seat, card } : { at: "bank" };
}

function countOf(event: GameEvent, field: string): number {
  const count = event[field];
  return typeof count === "number" ? count : 1;
}
