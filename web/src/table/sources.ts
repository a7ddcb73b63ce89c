/** Where points come from, in words. */

import { hasWord, word } from "../i18n/index.svelte";

export function sourceText(source: string): string {
  const name = source.replaceAll(" ", "_");
  for (const group of ["piece", "award"]) if (hasWord(group, name)) return word(group, name);
  return word("source", name);
}

/** How somebody came by the points of the end. */
export interface Account {
  seat: number;
  points: number;
  /** How many of them nobody else knew of until the end. */
  turnedOver: number;
  sources: { name: string; points: number }[];
}

/** Everybody's account, the best first, each with its sources in the order of those that gave most in all. */
export function accountsOf(scores: readonly number[], shown: readonly number[], from: readonly Readonly<Record<string, number>>[]): Account[] {
  const sums = new Map<string, number>();
  for (const [name, points] of from.flatMap((each) => Object.entries(each))) sums.set(name, (sums.get(name) ?? 0) + points);
  const order = [...sums].sort(([, one], [, other]) => other - one).map(([name]) => name);
  return scores
    .map((points, seat) => ({
      seat,
      points,
      turnedOver: Math.max(0, points - (shown[seat] ?? points)),
      sources: order.flatMap((name) => (from[seat]?.[name] ? [{ name, points: from[seat][name] }] : [])),
    }))
    .sort((one, other) => other.points - one.points);
}
