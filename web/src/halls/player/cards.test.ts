import { expect, test } from "vitest";

import { count, holds, only, room } from "./cards";

test("cards are counted, and zeros are nothing", () => {
  expect(count({ wood: 2, ore: 0, wool: 1 })).toBe(3);
  expect(only({ wood: 2, ore: 0 })).toEqual({ wood: 2 });
});

test("no more cards are returned than are due or held", () => {
  const hand = { wood: 5, ore: 1 };
  expect(room("wood", {}, hand, 3)).toBe(3);
  expect(room("ore", {}, hand, 3)).toBe(1);
  expect(room("wood", { wood: 1, ore: 1 }, hand, 3)).toBe(2);
  expect(room("wool", {}, hand, 3)).toBe(0);
});

test("who lacks a card cannot accept", () => {
  expect(holds({ wood: 1 }, { wood: 1 })).toBe(true);
  expect(holds({ wood: 1 }, { wood: 1, ore: 1 })).toBe(false);
});
