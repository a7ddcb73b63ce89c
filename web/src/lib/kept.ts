/** What modules keep, told by what they declare of it: nobody here knows a module. */

import { t, word } from "../i18n/index.svelte";
import { isCounts, isPart, type Part } from "./parts";
import type { Facts, KeptFact, StackFact, View } from "./protocol";

/** A value of a module in words of a group, whatever it is. */
export function sayAny(group: string, value: unknown): string {
  if (typeof value !== "string") return String(value);
  return value === FACE_DOWN ? t("table.face_down") : word(group, value);
}

/** What lies face down is told so. */
const FACE_DOWN = "?";

/** Counts in words, without those of which there are none. */
export function sayCounts(group: string, counts: Record<string, number>): string {
  return Object.entries(counts)
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => `${sayAny(group, name)} ${count}`)
    .join(", ");
}

/** What is kept of one seat, in words; empty where there is nothing, or nothing that one may know. */
export function ofSeat(group: string, fact: KeptFact, told: unknown, seat: number): string {
  if (fact.is === "counter") {
    const count = fact.per !== "game" && Array.isArray(told) ? (told as unknown[])[seat] : null;
    return typeof count === "number" ? sayLimited(count, fact.limit) : "";
  }
  if (fact.is !== "stack" || !isPart(told)) return "";
  return [heldFaceDown(group, fact, told, seat), sayCounts(group, countsOf(told.open, seat) ?? {})].filter((text) => text !== "").join(", ");
}

/** What a seat holds face down: how many, and at the end which. */
function heldFaceDown(group: string, fact: StackFact, told: Part, seat: number): string {
  const hand = countsOf(told.hands, seat);
  if (hand !== null) return sayCounts(group, hand);
  const held: unknown = Array.isArray(told.held) ? told.held[seat] : null;
  return typeof held === "number" ? sayLimited(held, fact.limit) : "";
}

/** The counts of one seat in a list of them. */
function countsOf(list: unknown, seat: number): Record<string, number> | null {
  const counts: unknown = Array.isArray(list) ? list[seat] : null;
  return isCounts(counts) ? counts : null;
}

/** What is kept for all, in words. */
export function ofTable(group: string, fact: KeptFact, told: unknown): string {
  if (fact.is === "counter") return typeof told === "number" ? sayLimited(told, fact.limit) : sayPool(fact.pool, told);
  if (fact.is !== "stack" || !isPart(told)) return "";
  let text = t("table.left", { count: Number(told.left) });
  if (isCounts(told.spent)) text = t("table.left_and_spent", { left: text, spent: sayCounts(group, told.spent) });
  const known = sayKnown(group, told);
  return known === "" ? text : t("table.stack_and_known", { stack: text, known });
}

/** What one knows to lie in a stack, each with its number from the top. */
function sayKnown(group: string, told: Part): string {
  if (!isPart(told.known)) return "";
  return Object.entries(told.known)
    .sort(([one], [other]) => Number(other) - Number(one))
    .map(([place, item]) => `${Number(told.left) - Number(place)}. ${sayAny(group, item)}`)
    .join(", ");
}

/** How many a seat has by a counter of this name, whichever module keeps it. */
function countOf(kept: Record<string, KeptFact[]>, view: Record<string, unknown>, seat: number | null, name: string): number {
  for (const [module, facts] of Object.entries(kept)) {
    const part = view[module];
    const counts = facts.some((fact) => fact.is === "counter" && fact.name === name) && isPart(part) ? part[name] : null;
    if (Array.isArray(counts) && seat !== null) return Number(counts[seat] ?? 0);
  }
  return 0;
}

/** How many of a thing one has to pay or trade with: cards of the hand, what the part of that name says of everybody, or
 * what a counter says. */
export function heldBy({ facts, view, seat }: Holder, thing: string): number {
  const part = view?.[thing];
  const counts = isPart(part) && Array.isArray(part.seats) ? (part.seats as unknown[]) : null;
  if (counts && seat !== null) return Number(counts[seat] ?? 0);
  return view?.own?.hand[thing] ?? countOf(facts?.kept ?? {}, view ?? {}, seat, thing);
}

interface Holder {
  facts: Pick<Facts, "kept"> | null;
  view: Pick<View, "own"> & Record<string, unknown> | null;
  seat: number | null;
}

/** The cards or tokens of a stack that one holds oneself. */
export function ownOf(fact: KeptFact, told: unknown): Record<string, number> {
  return fact.is === "stack" && isPart(told) && isCounts(told.own) ? told.own : {};
}

function sayLimited(count: number, limit: number | null): string {
  if (count === 0) return "";
  return limit === null ? String(count) : t("table.of_limit", { count, limit });
}

/** What is left of a pool when everybody's counts are known. */
function sayPool(pool: number | null, told: unknown): string {
  if (pool === null || !Array.isArray(told) || !told.every((count) => typeof count === "number")) return "";
  return t("table.left_of", { count: told.reduce((left, count) => left - Number(count), pool), all: pool });
}
