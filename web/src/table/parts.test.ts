import { expect, test } from "vitest";

import { seatLines, tableLines } from "./parts";

const undeclared = { kept: {} };

test("numbers and words of modules are told, common parts, lists and what pictures show are not", () => {
  const view = {
    turn: 3,
    bank: { wood: 19 },
    cities_and_knights: { barbarian_ship: 4, attacks: 2, knights: [], decks: { trade: 18, science: 0 }, robber_start: 9, merchant: null },
    seafarers: { pirate: 3, ship_moved: true, hidden_hexes: 0 },
    drawn_hex: { terrain: "gold_field" },
  };
  expect(tableLines(undeclared, view)).toEqual([
    { key: "cities_and_knights.attacks", name: "attacks", value: "2" },
    { key: "cities_and_knights.decks", name: "decks", value: "trade 18" },
    { key: "drawn_hex.terrain", name: "terrain", value: "gold field" },
  ]);
});

test("a seat is told its own entries, and no places of lists that are as long as there are players", () => {
  const view = {
    players: 3,
    turn: 3,
    new_shores: { areas: [{ hexes: [0], points: 2, settled_by: [1] }, { hexes: [7], points: 2, settled_by: [1, 2] }, { hexes: [9], points: 2, settled_by: [] }] },
    pirate_islands: { lairs: [3, 2, 3], fortresses: [112, 0, 77], beachheads: [114, 7, 66], closed_hexes: [0, 1, 6] },
    wonders: { levels: [0, 3, 1], claimed: [null, "theater", null] },
    cities_and_knights: { levels: [{ trade: 0 }, { trade: 2 }, { trade: 1 }], defenders: [1, 0, 0] },
    event_cards: { gifts: [{ giver: 0, taker: 1 }, { giver: 1, taker: 2 }, { giver: 2, taker: 0 }] },
  };
  expect(seatLines(undeclared, view, 1)).toEqual([
    { key: "new_shores.areas", name: "areas", value: "2" },
    { key: "pirate_islands.lairs", name: "lairs", value: "2" },
    { key: "wonders.levels", name: "wonders_levels", value: "3" },
    { key: "wonders.claimed", name: "claimed", value: "theatre" },
    { key: "cities_and_knights.levels", name: "levels", value: "trade 2" },
  ]);
});
