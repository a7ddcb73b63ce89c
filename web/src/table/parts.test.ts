import { expect, test } from "vitest";

import { seatLines, tableLines } from "./parts";

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

test("a seat is told its own entries, and no places of lists that are as long as there are players", () => {
  const view = {
    players: 3,
    turn: 3,
    new_shores: { areas: [{ hexes: [0], points: 2, settled_by: [1] }, { hexes: [7], points: 2, settled_by: [1, 2] }, { hexes: [9], points: 2, settled_by: [] }] },
    pirate_islands: { lairs: [3, 2, 3], fortresses: [112, 0, 77], beachheads: [114, 7, 66], closed_hexes: [0, 1, 6] },
    cities_and_knights: { levels: [{ trade: 0 }, { trade: 2 }, { trade: 1 }], defenders: [1, 0, 0] },
    event_cards: { gifts: [{ giver: 0, taker: 1 }, { giver: 1, taker: 2 }, { giver: 2, taker: 0 }] },
  };
  expect(seatLines(view, 1)).toEqual([
    { part: "new_shores", name: "areas", value: 2 },
    { part: "pirate_islands", name: "lairs", value: 2 },
    { part: "cities_and_knights", name: "levels", value: { trade: 2 } },
  ]);
});
