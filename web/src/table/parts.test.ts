import { expect, test } from "vitest";

import { tableLines } from "./parts";

test("numbers and words of modules are told, common parts, lists and places are not", () => {
  const view = {
    turn: 3,
    bank: { wood: 19 },
    cities_and_knights: { barbarian_ship: 4, knights: [], decks: { trade: 18 }, robber_start: 9, merchant: null },
    seafarers: { pirate: 3, ship_moved: true, hidden_hexes: 0 },
  };
  expect(tableLines(view)).toEqual([
    { name: "barbarian_ship", value: 4 },
    { name: "decks", value: { trade: 18 } },
    { name: "hidden_hexes", value: 0 },
  ]);
});
