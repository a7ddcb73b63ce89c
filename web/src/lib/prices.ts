/** What actions cost, looked up in what the server tells. No prices live here. */

import { word } from "../i18n/index.svelte";
import type { Action, Cards, Price } from "./protocol";

/** The price of one action: of the entries that fit it, the one that says most about it; null when it costs nothing. */
export function priceOf(prices: Price[], action: Action): Cards | null {
  const fitting = prices.filter((price) => fits(price.action, action));
  const closest = fitting.reduce<Price | null>((best, price) => (best && says(best) >= says(price) ? best : price), null);
  return closest && !isFree(closest.cost) ? closest.cost : null;
}

/** Cards of a price, one after the other. */
export function costText(cost: Cards): string {
  return Object.entries(cost)
    .map(([card, count]) => `${count} ${word("card", card)}`)
    .join(", ");
}

/** All prices of a kind, whether or not something of the kind is possible now. */
export function pricesOf(prices: Price[], kind: string): Price[] {
  return prices.filter((price) => price.action.kind === kind && !isFree(price.cost));
}

/** The price of a kind if it does not matter which of the actions is taken; without any, if all its prices are one. */
export function commonPrice(prices: Price[], kind: string, actions: Action[]): Cards | null {
  const costs = actions.length > 0 ? actions.map((action) => priceOf(prices, action)) : pricesOf(prices, kind).map(({ cost }) => cost);
  const [first] = costs;
  return first && costs.every((cost) => cost && isSame(cost, first)) ? first : null;
}

/** Whether it matters for the price which of the actions is taken. */
export function isUneven(prices: Price[], actions: Action[]): boolean {
  const [first = null, ...others] = actions.map((action) => priceOf(prices, action));
  return others.some((cost) => (cost && first ? !isSame(cost, first) : cost !== first));
}

/** Whether a price is one of this action. */
export function fits(entry: Action, action: Action): boolean {
  return Object.entries(entry).every(([operand, value]) => action[operand] === value);
}

function says(price: Price): number {
  return Object.keys(price.action).length;
}

function isFree(cost: Cards): boolean {
  return Object.values(cost).every((count) => count === 0);
}

function isSame(one: Cards, other: Cards): boolean {
  const cards = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...cards].every((card) => (one[card] ?? 0) === (other[card] ?? 0));
}
