import { expect, test } from "vitest";

import { commonPrice, priceOf, pricesOf } from "./prices";
import type { Action, Price } from "./protocol";

const ROAD = { wood: 1, brick: 1 };

const prices: Price[] = [
  { action: { kind: "build_road" }, cost: ROAD },
  { action: { kind: "improve", track: "trade" }, cost: { cloth: 2 } },
  { action: { kind: "improve", track: "science" }, cost: { paper: 1 } },
  { action: { kind: "play_card", card: "spy", seat: 2 }, cost: { coin: 1 } },
  { action: { kind: "promote_knight" }, cost: { ore: 1, wool: 1 } },
  { action: { kind: "promote_knight", vertex: 7 }, cost: {} },
];

const improve = (track: string): Action => ({ kind: "improve", track });

test("a price without operands is that of every action of its kind", () => {
  expect(priceOf(prices, { kind: "build_road", edge: 4 })).toEqual(ROAD);
  expect(priceOf(prices, { kind: "build_ship", edge: 4 })).toBeNull();
});

test("a price with operands is that of the actions that have them all", () => {
  expect(priceOf(prices, improve("trade"))).toEqual({ cloth: 2 });
  expect(priceOf(prices, improve("politics"))).toBeNull();
  expect(priceOf(prices, { kind: "play_card", card: "spy", seat: 1 })).toBeNull();
});

test("the entry that says most about an action counts, wherever it stands", () => {
  for (const told of [prices, [...prices].reverse()]) {
    expect(priceOf(told, { kind: "promote_knight", vertex: 6 })).toEqual({ ore: 1, wool: 1 });
    expect(priceOf(told, { kind: "promote_knight", vertex: 7 })).toBeNull();
  }
});

test("what can be done has one price only if it does not matter what is chosen", () => {
  expect(commonPrice(prices, "build_road", [{ kind: "build_road", edge: 1 }, { kind: "build_road", edge: 2 }])).toEqual(ROAD);
  expect(commonPrice(prices, "improve", [improve("trade"), improve("science")])).toBeNull();
  expect(commonPrice(prices, "improve", [improve("trade")])).toEqual({ cloth: 2 });
  const knights = [6, 7].map((vertex) => ({ kind: "promote_knight", vertex }));
  expect(commonPrice(prices, "promote_knight", knights)).toBeNull();
});

test("what cannot be done now has the price of its entries if they agree", () => {
  expect(commonPrice(prices, "build_road", [])).toEqual(ROAD);
  expect(commonPrice(prices, "improve", [])).toBeNull();
  expect(commonPrice(prices, "roll", [])).toBeNull();
  const level: Price[] = ["a", "b"].map((wonder) => ({ action: { kind: "build_level", wonder }, cost: { ore: 2 } }));
  expect(commonPrice(level, "build_level", [])).toEqual({ ore: 2 });
});

test("all prices of a kind can be told at once, but not that something is free", () => {
  expect(pricesOf(prices, "improve").map(({ action }) => action.track)).toEqual(["trade", "science"]);
  expect(pricesOf(prices, "promote_knight")).toHaveLength(1);
});
