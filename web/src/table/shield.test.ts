import { expect, test } from "vitest";

import { MOMENT, Shield, type Spot } from "./shield";

const here: Spot = { left: 0, top: 0, right: 80, bottom: 40 };
const beside: Spot = { left: 90, top: 0, right: 170, bottom: 40 };

function at(places: Record<string, Spot>): Map<string, Spot> {
  return new Map(Object.entries(places));
}

function shield(places: Record<string, Spot>): Shield<string> {
  const made = new Shield<string>();
  made.follow(at(places));
  return made;
}

test("what comes where something else stood is covered", () => {
  expect(shield({ roll: here }).look(0, at({ end: here, trade: beside }))).toEqual(["end"]);
});

test("also when the place was empty for an instant, and not after a moment", () => {
  const quick = shield({ roll: here });
  expect(quick.look(0, at({}))).toEqual([]);
  expect(quick.look(MOMENT - 50, at({ end: here }))).toEqual(["end"]);
  const slow = shield({ roll: here });
  slow.look(0, at({}));
  expect(slow.look(MOMENT + 50, at({ end: here }))).toEqual([]);
});

test("what moves under the finger is covered too, what stays is not", () => {
  expect(shield({ one: here, end: beside }).look(0, at({ end: here }))).toEqual(["end"]);
  expect(shield({ one: here, end: beside }).look(0, at({ one: here, end: beside }))).toEqual([]);
  expect(shield({ one: here }).look(0, at({ one: { ...here, left: 20, right: 100 } })), "its own old place").toEqual([]);
});

test("whoever scrolls by hand is trusted", () => {
  const scrolled = shield({ one: here, end: beside });
  scrolled.follow(at({ one: beside, end: here }));
  expect(scrolled.look(0, at({ one: beside, end: here }))).toEqual([]);
});
