/** What dice and cards brought of barbarians last: an attack, what knights won, or a card that is carried out at once. */

import type { Facts, GameEvent } from "../lib/protocol";

export interface Throw {
  dice: [number, number];
  number: number;
  /** The hex where a barbarian landed by it; null where none did. */
  hex: number | null;
  conquers: boolean;
}

export interface Victory {
  hex: number;
  barbarians: number;
  knights: number;
  /** By seat, the prisoners it got; and by colour, the knights it lost. */
  prisoners: Record<number, number>;
  lost: Record<number, number>;
  /** What the die showed for the losses. */
  colour: string | null;
}

export type Strife =
  | { is: "attack"; key: number; seat: number; throws: Throw[] }
  | { is: "victories"; key: number; victories: Victory[] }
  | { is: "card"; key: number; seat: number; card: string };

export const CARDS = ["knighthood", "black_knight", "treason", "intrigue"];

type Logged = GameEvent & { key: number };

/** The last of it, until the next production; what is won at the end of a turn is shown for a round of so many players. */
export function lastStrife(facts: Facts | null, events: readonly Logged[], players: number): Strife | null {
  let last: Strife | null = null;
  let productions = 0;
  for (const event of events) {
    if (facts?.events[event.event]?.brings) {
      productions += 1;
      if (last?.is !== "victories" || productions > players) last = null;
    } else {
      const next = after(last, event, productions > 0);
      if (next !== last) productions = 0;
      last = next;
    }
  }
  return last;
}

function after(last: Strife | null, event: Logged, isPast: boolean): Strife | null {
  switch (event.event) {
    case "card_played":
      return CARDS.includes(String(event.card)) ? { is: "card", key: event.key, seat: Number(event.seat), card: String(event.card) } : last;
    case "built":
    case "city_improved":
      // Whatever lands next comes for this building, or for this improvement.
      return last?.is === "attack" ? null : last;
    case "moved":
      // Knights ride when all cards are carried out.
      return last?.is === "card" ? null : last;
    case "attack_rolled": {
      const dice: [number, number] = [Number(event.first), Number(event.second)];
      const thrown: Throw = { dice, number: dice[0] + dice[1], hex: null, conquers: false };
      return last?.is === "attack" ? { ...last, throws: [...last.throws, thrown] } : { is: "attack", key: event.key, seat: Number(event.seat), throws: [thrown] };
    }
    case "barbarians_beaten": {
      const won: Victory = { hex: Number(event.hex), barbarians: Number(event.barbarians), knights: Number(event.knights), prisoners: {}, lost: {}, colour: null };
      return last?.is === "victories" && !isPast ? { ...last, victories: [...last.victories, won] } : { is: "victories", key: event.key, victories: [won] };
    }
  }
  if (isPast) return last;
  if (last?.is === "attack") return { ...last, throws: withLast(last.throws, (thrown) => landed(thrown, event)) };
  if (last?.is === "victories") return { ...last, victories: withLast(last.victories, (won) => settled(won, event)) };
  return last;
}

function withLast<Each>(all: Each[], change: (each: Each) => Each): Each[] {
  return all.map((each, at) => (at === all.length - 1 ? change(each) : each));
}

function landed(thrown: Throw, event: GameEvent): Throw {
  if (event.event === "barbarian_landed") return { ...thrown, hex: Number(event.hex) };
  return event.event === "hex_conquered" ? { ...thrown, conquers: true } : thrown;
}

function settled(won: Victory, event: GameEvent): Victory {
  if (event.event === "prisoners_taken") return { ...won, prisoners: more(won.prisoners, Number(event.seat), Number(event.prisoners)) };
  if (event.event === "losses_rolled") return { ...won, colour: String(event.die) };
  // Whatever is taken off the board now are knights of the colour that came.
  return event.event === "removed" && won.colour !== null ? { ...won, lost: more(won.lost, Number(event.colour), 1) } : won;
}

function more(counts: Record<number, number>, of: number, count: number): Record<number, number> {
  return { ...counts, [of]: (counts[of] ?? 0) + count };
}
