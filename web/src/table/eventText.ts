/** Events in words: a sentence per kind, with names in place of numbers; a kind without one is told by its fields. */

import { hasWord, t, word } from "../i18n/index.svelte";
import type { GameEvent } from "../lib/protocol";

const SEATS = new Set(["seat", "colour", "thief", "victim", "giver", "taker", "opponent", "holder", "owner", "caller"]);
const CARDS = new Set(["card"]);

export function eventText(event: GameEvent, nameOf: (seat: number) => string): string {
  const values: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(event)) {
    if (field !== "event" && field !== "key") values[field] = fieldText(field, value, nameOf);
  }
  if (event.event === "stolen" && !("card" in event)) return t("event.stolen_hidden", values);
  if (event.event === "hand_shown" && "cards" in event) return t("event.hand_shown_cards", values);
  if (event.event === "award_moved" && event.holder === null) return t("event.award_set_aside", values);
  if (event.event === "seat_left" && event.cause === "clock") return t("event.seat_left_by_clock", values);
  if (hasWord("event", event.event)) return word("event", event.event, { card: t("event.a_card"), ...values });
  const told = Object.values(values).join(", ");
  return told ? `${word("event", event.event)}: ${told}` : word("event", event.event);
}

/** Whom an event is about first of all. */
export function seatOf(event: GameEvent): number | null {
  const found = Object.entries(event).find(([field, value]) => SEATS.has(field) && typeof value === "number");
  return found ? Number(found[1]) : null;
}

function fieldText(field: string, value: unknown, nameOf: (seat: number) => string): string | number {
  if (SEATS.has(field) && typeof value === "number") return nameOf(value);
  if (CARDS.has(field) && typeof value === "string") return cardText(value);
  if (field === "cards" && typeof value === "object") return handText(value as Record<string, number>);
  if (field === "action" && typeof value === "string") return word("action", value);
  if (field === "piece" && typeof value === "string") return word("piece", value);
  if (field === "award" && typeof value === "string") return word("award", value);
  if (field === "track" && typeof value === "string") return word("track", value);
  if (field === "answer" && typeof value === "string") return word("answer", value);
  if (field === "wonder" && typeof value === "string") return word("wonder", value);
  if (field === "face" && typeof value === "string") return word("face", value);
  return typeof value === "number" ? value : String(value);
}

function cardText(card: string): string {
  return hasWord("card", card) ? word("card", card) : word("development", card);
}

function handText(cards: Record<string, number>): string {
  return Object.entries(cards)
    .map(([card, count]) => `${cardText(card)} ×${count}`)
    .join(", ");
}

/** Events that say too little to be worth a line. */
const QUIET = new Set(["turn_ended", "knight_deactivated"]);

export function isTold(event: GameEvent): boolean {
  return !QUIET.has(event.event);
}

/** Kinds that come card by card. */
const COUNTED = new Set(["paid", "gained"]);

/** What is worth a line, with the cards that somebody gave or got in one go counted together. */
export function gathered<Each extends GameEvent>(events: readonly Each[]): Each[] {
  const lines: Each[] = [];
  let run: Each[] = [];
  for (const event of events.filter(isTold)) {
    const isSameRun = COUNTED.has(event.event) && run[0]?.event === event.event && run[0].seat === event.seat;
    if (!isSameRun) run = [];
    const at = run.findIndex((line) => line.card === event.card);
    const line = run[at];
    if (line === undefined) {
      lines.push(event);
      run.push(event);
    } else {
      const sum = { ...line, count: Number(line.count) + Number(event.count) };
      lines[lines.length - run.length + at] = sum;
      run[at] = sum;
    }
  }
  return lines;
}
