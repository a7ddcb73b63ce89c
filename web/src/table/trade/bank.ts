/** Which trades with the bank an offer comes to. What the bank does is told by the legal actions and the rates alone. */

import type { Action, Cards } from "../../lib/protocol";

export interface BankDeal {
  give: string;
  take: string;
}

/** The trades one after the other that turn what is given into what is wanted, whole multiples of the rates; null where
 * the bank does not do that. */
export function bankDeals(give: Cards, want: Cards, rates: Cards, legal: readonly Action[]): BankDeal[] | null {
  const given: string[] = [];
  for (const [thing, count] of Object.entries(give)) {
    const rate = rates[thing];
    if (rate === undefined || count % rate !== 0) return null;
    given.push(...Array<string>(count / rate).fill(thing));
  }
  const wanted = Object.entries(want).flatMap(([thing, count]) => Array<string>(count).fill(thing));
  if (given.length === 0 || given.length !== wanted.length) return null;
  if (!given.every((one) => wanted.every((other) => isDealt(legal, one, other)))) return null;
  return given.map((one, at) => ({ give: one, take: wanted[at] ?? "" }));
}

/** So many of each thing that the bank would take for what is wanted. */
export function waysToPay(want: Cards, rates: Cards, legal: readonly Action[], held: (thing: string) => number): Cards {
  const wanted = Object.entries(want).filter(([, count]) => count > 0);
  const units = wanted.reduce((sum, [, count]) => sum + count, 0);
  const ways = Object.entries(rates).filter(
    ([thing, rate]) => units > 0 && held(thing) >= rate * units && wanted.every(([other]) => isDealt(legal, thing, other)),
  );
  return Object.fromEntries(ways.map(([thing, rate]) => [thing, rate * units]));
}

function isDealt(legal: readonly Action[], give: string, take: string): boolean {
  return legal.some((action) => action.kind === "bank_trade" && action.give === give && action.take === take);
}
