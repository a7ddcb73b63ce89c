/** Lines of the log: cards that somebody got, gave or swapped in one go are one line, all else is a line per event. */

import type { Cards, Facts, GameEvent } from "../../lib/protocol";
import { gathered, seatOf } from "../eventText";

export interface LogEntry<Each extends GameEvent> {
  key: number;
  /** Whom it is about. */
  seat: number | null;
  /** What it tells, in the order in which it happened. */
  events: Each[];
  /** The cards that `seat` gave and got; null for a line that is told in words. */
  cards: { gave: Cards; got: Cards } | null;
  /** Who has the rest of it, where it was a trade. */
  other: number | null;
}

/** What somebody gives or gets by an event that is about nothing else. */
interface Move {
  giver: number | null;
  taker: number | null;
  card: string;
  count: number;
}

function moveOf(event: GameEvent): Move | null {
  const card = String(event.card);
  const count = Number(event.count);
  if (event.event === "gained") return { giver: null, taker: Number(event.seat), card, count };
  if (event.event === "paid") return { giver: Number(event.seat), taker: null, card, count };
  if (event.event === "traded") return { giver: Number(event.giver), taker: Number(event.taker), card, count };
  return null;
}

function add(cards: Cards, { card, count }: Move): Cards {
  return { ...cards, [card]: (cards[card] ?? 0) + count };
}

/** The line with one more move, if it belongs to the same go; cards that are got before others are given are not the price of these. */
function joined<Each extends GameEvent>(line: LogEntry<Each>, event: Each, move: Move): LogEntry<Each> | null {
  if (!line.cards || line.seat === null) return null;
  const isGiven = move.giver === line.seat && move.taker === line.other;
  const isGot = move.taker === line.seat && move.giver === line.other;
  const { gave, got } = line.cards;
  const isAfter = line.other === null && isGiven && Object.keys(got).length > 0;
  if ((!isGiven && !isGot) || isAfter) return null;
  const events = [...line.events, event];
  return { ...line, events, cards: isGiven ? { gave: add(gave, move), got } : { gave, got: add(got, move) } };
}

export function entriesOf<Each extends GameEvent & { key: number }>(facts: Facts | null, events: readonly Each[]): LogEntry<Each>[] {
  const lines: LogEntry<Each>[] = [];
  for (const event of gathered(facts, events)) {
    const move = moveOf(event);
    const last = lines.at(-1);
    const more = move && last ? joined(last, event, move) : null;
    if (more) lines[lines.length - 1] = more;
    else if (move) {
      const seat = move.giver ?? move.taker;
      const isGiven = move.giver !== null;
      lines.push({ key: event.key, seat, events: [event], other: isGiven ? move.taker : null, cards: { gave: isGiven ? add({}, move) : {}, got: isGiven ? {} : add({}, move) } });
    } else lines.push({ key: event.key, seat: seatOf(facts, event), events: [event], other: null, cards: null });
  }
  return lines;
}

/** What the dice of an event add up to, where it shows more than one. */
export function sumOf(facts: Facts | null, event: GameEvent): number | null {
  const brings = facts?.events[event.event]?.brings ?? [];
  return brings.length > 1 ? brings.reduce((sum, field) => sum + Number(event[field]), 0) : null;
}
