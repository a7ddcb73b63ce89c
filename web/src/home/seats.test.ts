import { expect, test } from "vitest";

import { addressOf, seatIn, withGame } from "./seats";

test("the link for another device carries the seat in the fragment only", () => {
  const address = new URL(addressOf("k3v9", "a+b/c="), "http://localhost");
  expect(address.pathname + address.search).toBe("/");
  expect(seatIn(address.pathname, address.hash)).toEqual({ game: "k3v9", token: "a+b/c=" });
});

test("a fragment on the page of a game means that game", () => {
  expect(seatIn("/game/k3v9", "#token=abc")).toEqual({ game: "k3v9", token: "abc" });
});

test("an address without a token or a game carries no seat", () => {
  expect(seatIn("/", "#token=abc")).toBeNull();
  expect(seatIn("/game/k3v9", "")).toBeNull();
});

test("a game is remembered once, the latest first", () => {
  expect(withGame(["a", "b", "c"], "b")).toEqual(["b", "a", "c"]);
  expect(withGame(Array.from({ length: 40 }, (_, i) => `g${i}`), "new")).toHaveLength(30);
});
