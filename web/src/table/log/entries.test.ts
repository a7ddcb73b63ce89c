import { expect, test } from "vitest";

import type { Facts, GameEvent } from "../../lib/protocol";
import { entriesOf, sumOf } from "./entries";

const facts = {
  events: {
    gained: { fields: { seat: "seat", card: "thing", count: "number" } },
    paid: { fields: { seat: "seat", card: "thing", count: "number" } },
    traded: { fields: { giver: "seat", taker: "seat", card: "thing", count: "number" } },
    rolled: { fields: { seat: "seat", first: "number", second: "number" }, brings: ["first", "second"] },
    number_drawn: { fields: { number: "number" }, brings: ["number"] },
  },
} as unknown as Facts;

function told(...events: GameEvent[]): unknown[] {
  const keyed = events.map((event, key) => ({ ...event, key }));
  return entriesOf(facts, keyed).map(({ seat, other, cards, events: of }) => [seat, other, cards?.gave ?? null, cards?.got ?? null, of.length]);
}
const gained = (seat: number, card: string, count = 1): GameEvent => ({ event: "gained", seat, card, count });
const paid = (seat: number, card: string, count = 1): GameEvent => ({ event: "paid", seat, card, count });
const traded = (giver: number, taker: number, card: string, count = 1): GameEvent => ({ event: "traded", giver, taker, card, count });

test("what a roll brings somebody is one line, and everybody has a line", () => {
  const rolled = { event: "rolled", seat: 0, first: 2, second: 6 };
  expect(told(rolled, gained(0, "wool", 2), gained(0, "ore"), gained(1, "wool"))).toEqual([
    [0, null, null, null, 1],
    [0, null, {}, { wool: 2, ore: 1 }, 2],
    [1, null, {}, { wool: 1 }, 1],
  ]);
});

test("a trade with the bank is one line, and what is paid after it another", () => {
  expect(told(paid(2, "wood", 4), gained(2, "ore"), paid(2, "ore"), paid(2, "grain"))).toEqual([
    [2, null, { wood: 4 }, { ore: 1 }, 2],
    [2, null, { ore: 1, grain: 1 }, {}, 2],
  ]);
});

test("a trade of two is one line, whoever gives first", () => {
  expect(told(traded(0, 2, "wood"), traded(0, 2, "wool"), traded(2, 0, "ore"), traded(1, 0, "ore"))).toEqual([
    [0, 2, { wood: 1, wool: 1 }, { ore: 1 }, 3],
    [1, 0, { ore: 1 }, {}, 1],
  ]);
});

test("dice are added up, a single number is not", () => {
  expect(sumOf(facts, { event: "rolled", seat: 0, first: 2, second: 6 })).toBe(8);
  expect(sumOf(facts, { event: "number_drawn", number: 8 })).toBeNull();
});
