import { expect, test } from "vitest";

import { mirrored } from "./terms";

const having = (counts: Record<string, number>) => (thing: string): number => counts[thing] ?? 0;

test("a counter-offer begins with what was offered, from the other side", () => {
  const offer = { give: { wool: 2 }, want: { ore: 1, grain: 1 }, to: [1, 2] };
  expect(mirrored(offer, having({ ore: 3, grain: 1 }))).toEqual({ give: { ore: 1, grain: 1 }, want: { wool: 2 } });
});

test("nobody begins with cards that are not in the hand", () => {
  const offer = { give: { wool: 1 }, want: { ore: 2, grain: 1 } };
  expect(mirrored(offer, having({ ore: 1 }))).toEqual({ give: { ore: 1 }, want: { wool: 1 } });
});

test("changing the counter-offer leaves the offer as it was", () => {
  const offer = { give: { wool: 1 }, want: { ore: 1 } };
  mirrored(offer, having({ ore: 1 })).want["wool"] = 3;
  expect(offer.give).toEqual({ wool: 1 });
});
