import { expect, test } from "vitest";

import type { Facts } from "../lib/protocol";
import { EXPECTED, expectedOf, lastCard, lastRoll } from "./dice";

const facts = {
  events: {
    rolled: { fields: {}, brings: ["first", "second"] },
    event_card: { fields: {}, brings: ["number"] },
    event_die: { fields: {}, die: "face" },
  },
} as unknown as Facts;

test("the chances of all sums add up to one, and seven is the likeliest", () => {
  const sums = Array.from({ length: 11 }, (_, i) => i + 2);
  expect(sums.reduce((total, sum) => total + expectedOf(sum), 0)).toBeCloseTo(1);
  expect(Math.max(...sums.map(expectedOf))).toBe(EXPECTED);
});

const starts = { event: "turn_started", key: 2, seat: 1, turn: 1 };
const early = { event: "rolled", key: 1, seat: 0, first: 6, second: 6 };
const roll = { event: "rolled", key: 3, seat: 1, first: 2, second: 3 };

test("the last roll stays until there is another, also when the next turn has begun", () => {
  const later = [early, starts, roll, { event: "turn_started", key: 4, seat: 2, turn: 2 }];
  expect(lastRoll(facts, later, 2)).toEqual({ key: 3, seat: 1, dice: [2, 3], number: 5, other: null });
  expect(lastRoll(facts, [...later, { event: "rolled", key: 5, seat: 2, first: 1, second: 1 }], 2)?.number).toBe(2);
  expect(lastRoll(facts, [roll], 9)?.number, "the beginning is not known any more").toBe(5);
});

test("rolls for who starts are none", () => {
  expect(lastRoll(facts, [early], 0)).toBeNull();
  expect(lastRoll(facts, [early, starts], 1)).toBeNull();
});

test("a card may stand for the dice, and a third die may lie beside them", () => {
  const card = { event: "event_card", key: 7, seat: 1, number: 8, card: "epidemic" };
  expect(lastRoll(facts, [starts, roll, card], 3)).toMatchObject({ seat: 1, dice: null, number: 8 });
  expect(lastCard(facts, [card, roll])).toBe(card);
  expect(lastCard(facts, [roll, { event: "progress_played", seat: 1, card: "alchemist" }])).toBeUndefined();
  expect(lastRoll(facts, [starts, { event: "event_die", key: 3, face: "ship" }, { ...roll, key: 4 }], 3)?.other?.face).toBe("ship");
});

test("one more die that is rolled later in a turn lies there until the next turn has its roll", () => {
  const fought = { event: "fought", key: 8, seat: 1, pips: 4 };
  const known = { events: { ...facts.events, fought: { fields: { pips: "number" }, die: "pips" } } } as unknown as Facts;
  const next = [{ event: "turn_started", key: 9, seat: 2, turn: 2 }, { event: "rolled", key: 10, seat: 2, first: 1, second: 1 }];
  expect(lastRoll(known, [starts, roll, fought], 1)?.other).toEqual({ key: 8, face: 4 });
  expect(lastRoll(known, [starts, roll, fought, ...next.slice(0, 1)], 2)?.other?.face).toBe(4);
  expect(lastRoll(known, [starts, roll, fought, ...next], 2)?.other).toBeNull();
});
