/**
 * Events in words: a sentence per kind, with names in place of numbers. A kind that the language has no words for is
 * told in the English that it came with, or else by its fields.
 */

import { placeName } from "../board/labels";
import { hasWord, t, word } from "../i18n/index.svelte";
import type { Facts, GameEvent, View } from "../lib/protocol";

/** What is known where an event is told: what its fields are, and what to call seats and places. */
export interface Scene {
  readonly facts: Facts | null;
  readonly view: View | null;
  readonly nameOf: (seat: number) => string;
}

/** Of events that no module declares, since the table itself tells them. */
const OF_THE_TABLE: Record<string, string> = { seat: "seat", caller: "seat", action: "action" };
/** A gap of an English sentence may say how its value is told there, beside what it is. */
const GAP = /\{(\w+)(?::\w+)?\}/g;
/** Things that are traded, and cards of whatever deck. */
const isCard = (kind: string): boolean => kind === "thing" || kind === "card" || kind.endsWith("_card");

export function eventText(event: GameEvent, scene: Scene): string {
  const values = valuesOf(scene, event);
  const told = (text: string): string => text.replace(GAP, (_, name: string) => placeText(scene, event, name) ?? String(values[name] ?? ""));
  if (event.event === "stolen" && !("card" in event)) return t("event.stolen_hidden", values);
  // Who may know more of it than others reads more.
  if ("cards" in event && hasWord("event", `${event.event}_cards`)) return word("event", `${event.event}_cards`, values);
  if (event.event === "award_moved" && event.holder === null) return t("event.award_set_aside", values);
  if (event.event === "seat_left" && event.cause === "clock") return t("event.seat_left_by_clock", values);
  if (hasWord("event", event.event)) {
    values.card ??= t("event.a_card");
    return told(word("event", sentenceOf(scene, event)));
  }
  const english = scene.facts?.events[event.event]?.english;
  if (english !== undefined) return told(english);
  const fields = Object.values(values).join(", ");
  return fields ? `${word("event", event.event)}: ${fields}` : word("event", event.event);
}

/** What becomes of some pieces has a sentence of its own, and another where nobody plays their colour. */
function sentenceOf({ view }: Scene, { event, piece, colour }: GameEvent): string {
  const ofPiece = `${event}_${String(piece)}`;
  if (piece === undefined || !hasWord("event", ofPiece)) return event;
  const isNobodys = hasWord("event", `${ofPiece}_neutral`) && view !== null && Number(colour) >= view.players;
  return isNobodys ? `${ofPiece}_neutral` : ofPiece;
}

function valuesOf(scene: Scene, event: GameEvent): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(event)) {
    if (field !== "event" && field !== "key") values[field] = fieldText(scene, event, field, value);
  }
  return values;
}

/** What a field counts or names, in a word. */
function kindOf(facts: Facts | null, event: GameEvent, field: string): string {
  const fields = facts?.events[event.event]?.fields ?? OF_THE_TABLE;
  return fields[field] ?? "";
}

/** Whom an event is about first of all. */
export function seatOf(facts: Facts | null, event: GameEvent): number | null {
  const found = Object.entries(event).find(([field, value]) => isSeat(kindOf(facts, event, field)) && typeof value === "number");
  return found ? Number(found[1]) : null;
}

function isSeat(kind: string): boolean {
  return kind === "seat" || kind === "colour";
}

function fieldText(scene: Scene, event: GameEvent, field: string, value: unknown): string | number {
  const kind = kindOf(scene.facts, event, field);
  if (typeof value === "number") return isSeat(kind) ? scene.nameOf(value) : value;
  if (kind === "hand" && typeof value === "object") return handText(value as Record<string, number>);
  if (isCard(kind)) return cardText(String(value));
  // Words are found under what they are, or under what they are here.
  return word(hasWord(kind, String(value)) ? kind : field, String(value));
}

/** A place in words, as it looks now; only who needs it looks at the board, which changes all the time. */
function placeText(scene: Scene, event: GameEvent, field: string): string | null {
  const kind = kindOf(scene.facts, event, field);
  const id = event[field];
  const isPlace = kind === "vertex" || kind === "edge" || kind === "hex";
  if (kind === "hex" && id === -1) return word("place", "off_board");
  return isPlace && typeof id === "number" && scene.facts && scene.view ? placeName(scene.facts.board, scene.view, kind, id) : null;
}

function cardText(card: string): string {
  return word(hasWord("card", card) ? "card" : "development", card);
}

function handText(cards: Record<string, number>): string {
  return Object.entries(cards)
    .map(([card, count]) => `${cardText(card)} ×${count}`)
    .join(", ");
}

/** Whether an event says enough to be worth a line. */
export function isTold(facts: Facts | null, event: GameEvent): boolean {
  return !facts?.events[event.event]?.quiet;
}

/** Kinds that come card by card. */
const COUNTED = new Set(["paid", "gained"]);

/** What is worth a line, with the cards that somebody gave or got in one go counted together. */
export function gathered<Each extends GameEvent>(facts: Facts | null, events: readonly Each[]): Each[] {
  const lines: Each[] = [];
  let run: Each[] = [];
  for (const event of events.filter((each) => isTold(facts, each))) {
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
