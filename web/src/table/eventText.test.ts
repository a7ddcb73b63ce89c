import { expect, test } from "vitest";

import type { Facts, View } from "../lib/protocol";
import { eventText, gathered, isTold, seatOf } from "./eventText";

const board = { hexes: [], vertices: [], edges: [[0, 1]], hex_vertices: [], hex_edges: [], edge_hexes: [[0, 1]], islands: [], markers: {} };
const seats = { seat: "seat", victim: "seat", colour: "colour" };
const facts = {
  board,
  events: {
    hand_shown: { fields: { ...seats, cards: "hand" } },
    monopoly_named: { fields: { ...seats, card: "card" } },
    wonder_claimed: { fields: { ...seats, wonder: "great_wall|castle" } },
    knight_deactivated: { fields: seats, quiet: true },
    paid: { fields: { ...seats, card: "thing", count: "number" } },
    lantern_hung: { fields: { ...seats, edge: "edge", hex: "hex" }, english: "{seat} hangs a lantern at {edge}, {hex:where}" },
    hex_conquered: { fields: { hex: "hex" } },
    robber_moved: { fields: { ...seats, hex: "hex" } },
    moved: { fields: { ...seats, piece: "piece" } },
    lantern_lit: { fields: { ...seats, count: "number" } },
  },
} as unknown as Facts;
const view = { players: 2, board: { terrain: ["forest", "hill"], numbers: [[6], []] } } as unknown as View;
const scene = { facts, view, nameOf: (seat: number): string => ["Ann", "Ben", "Cleo"][seat] ?? String(seat) };

test("a hand that was shown is told card by card to whoever saw it", () => {
  const shown = { event: "hand_shown", seat: 0, victim: 1, cards: { wood: 2, coin: 1 } };
  expect(eventText(shown, scene)).toBe("Ann looks at the hand of Ben: wood ×2, coin ×1");
});

test("everybody else is told that a hand was shown, and nothing of its cards", () => {
  expect(eventText({ event: "hand_shown", seat: 0, victim: 1 }, scene)).toBe("Ann looks at the hand of Ben");
});

test("a monopoly is told by the card that was named", () => {
  expect(eventText({ event: "monopoly_named", seat: 2, card: "cloth" }, scene)).toBe("Cleo asks everybody for cloth");
  expect(eventText({ event: "monopoly_named", seat: 2, card: "wool" }, scene)).toBe("Cleo asks everybody for wool");
});

test("a wonder is told by its name", () => {
  expect(eventText({ event: "wonder_claimed", seat: 1, wonder: "great_wall" }, scene)).toBe("Ben claims a wonder: great wall");
});

test("cards given one by one are counted together, until something else happens", () => {
  const paid = (seat: number, card: string, count = 1) => ({ event: "paid", seat, card, count });
  const built = { event: "built", colour: 0, piece: "road" };
  const discards = [paid(0, "wool"), paid(0, "grain"), paid(0, "wool", 2), { event: "knight_deactivated", colour: 0 }, paid(0, "grain")];
  expect(gathered(facts, [...discards, paid(1, "wool"), built, built, paid(1, "wool")])).toEqual([
    paid(0, "wool", 3),
    paid(0, "grain", 2),
    paid(1, "wool"),
    built,
    built,
    paid(1, "wool"),
  ]);
});

test("an event that the client has no words for is told in the English it came with", () => {
  const hung = { event: "lantern_hung", seat: 1, edge: 0, hex: 0 };
  expect(eventText(hung, scene)).toBe("Ben hangs a lantern at edge between forest 6, hill, forest 6");
  expect(eventText({ event: "lantern_lit", seat: 1, count: 2 }, scene)).toBe("lantern lit: Ben, 2");
});

test("whom an event is about and whether it is told is what its kind says", () => {
  expect(seatOf(facts, { event: "lantern_lit", count: 2, colour: 1 })).toBe(1);
  expect(seatOf(facts, { event: "seat_left", seat: 2, cause: "clock" })).toBe(2);
  expect(isTold(facts, { event: "knight_deactivated", colour: 0 })).toBe(false);
  expect(isTold(facts, { event: "lantern_lit", seat: 1 })).toBe(true);
});

test("the log says who called in a bot for whom", () => {
  expect(eventText({ event: "bot_called", seat: 1, caller: 0 }, scene)).toBe("Ann lets a bot play for Ben");
  expect(eventText({ event: "seat_taken_back", seat: 1 }, scene)).toBe("Ben plays again");
});

test("where something happened is told with the words of the board", () => {
  expect(eventText({ event: "hex_conquered", hex: 0 }, scene)).toBe("The barbarians conquer forest 6");
  expect(eventText({ event: "robber_moved", seat: 0, hex: -1 }, scene)).toBe("Ann moves the robber: beside the board");
});

test("nobody's gap is filled: a name that looks like one stays a name", () => {
  const odd = { ...scene, nameOf: (): string => "{hex}" };
  expect(eventText({ event: "robber_moved", seat: 0, hex: 1 }, odd)).toBe("{hex} moves the robber: hill");
});

test("a piece that has a sentence of its own is told by it, and nobody's in yet another", () => {
  expect(eventText({ event: "moved", colour: 1, piece: "ship" }, scene)).toBe("Ben moves: ship");
  expect(eventText({ event: "moved", colour: 1, piece: "knight" }, scene)).toBe("A knight of Ben rides");
  expect(eventText({ event: "moved", colour: 2, piece: "knight" }, scene)).toBe("The mercenary rides");
});
