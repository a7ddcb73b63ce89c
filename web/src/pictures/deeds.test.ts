import { expect, test } from "vitest";

import type { Facts } from "../lib/protocol";
// All pictures come before one of them: the shapes of each look for those of others.
import { cardOf } from "./index";
import { lastDeed } from "./deeds";

const facts = { events: { rolled: { brings: true }, built: {} } } as unknown as Facts;
const told = (...events: object[]): Parameters<typeof lastDeed>[1] => events.map((event, key) => ({ ...event, key })) as never;

test("the last deed is shown until the next production", () => {
  const found = { event: "treasure_used", seat: 1, treasure: "two_routes" };
  expect(lastDeed(facts, told({ event: "rolled" }, found, { event: "built" }))).toMatchObject({ event: { key: 1 }, card: "two_routes" });
  expect(lastDeed(facts, told(found, { event: "dragon_unbeaten", dragon: "three_flags" }))?.card).toBe("three_flags");
  expect(lastDeed(facts, told(found, { event: "rolled" }))).toBeNull();
  expect(lastDeed(null, [])).toBeNull();
});

test("whatever is shown of it has a picture", () => {
  const cards = ["treasure_kept", "token_taken", "dragon_attacks", "dragon_driven_off", "canal_dug", "canal_finished"].map((event) => lastDeed(facts, told({ event }))?.card ?? "");
  expect(cards.filter((card) => cardOf(card) === undefined)).toEqual([]);
});
