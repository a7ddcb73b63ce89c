import { expect, test } from "vitest";

import { addressOf, withGame } from "./seats";

test("the link for another device carries the token in the fragment only", () => {
  const address = new URL(addressOf("k3v9", "a+b/c="), "http://localhost");
  expect(address.pathname + address.search).toBe("/game/k3v9");
  expect(new URLSearchParams(address.hash.slice(1)).get("token")).toBe("a+b/c=");
});

test("a game is remembered once, the latest first", () => {
  expect(withGame(["a", "b", "c"], "b")).toEqual(["b", "a", "c"]);
  expect(withGame(Array.from({ length: 40 }, (_, i) => `g${i}`), "new")).toHaveLength(30);
});
