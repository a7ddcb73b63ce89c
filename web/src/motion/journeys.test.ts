import { describe, expect, it } from "vitest";

import type { EventFact } from "../lib/protocol";
import { flightsOf, FLYING, ROLLING } from "./flights";
import { seenOf, type Spot } from "./journeys";
import { LONGEST } from "./running";

/** Kinds of event of modules that nobody knows. */
const EVENTS: Record<string, EventFact> = {
  cast: { fields: { seat: "seat", first: "number", second: "number" }, brings: ["first", "second"] },
  yields: { fields: { hex: "hex", seat: "seat", card: "card", count: "number" }, comes_from: ["hex", "seat", "card", "count"] },
  got: { fields: { seat: "seat", card: "thing", count: "number" }, moves: ["", "seat", "card", "count"] },
  gave: { fields: { seat: "seat", card: "thing", count: "number" }, moves: ["seat", "", "card", "count"] },
  filched: { fields: { thief: "seat", victim: "seat", card: "card" }, moves: ["victim", "thief", "card", ""] },
  drew: { fields: { seat: "seat", rune: "rune" }, passes: ["", "seat", "rune"] },
  dug_up: { fields: { seat: "seat", vertex: "vertex", rune: "rune" }, passes: ["vertex", "seat", "rune"] },
  spoke: { fields: { seat: "seat" } },
};
const facts = { events: EVENTS };

describe("what is seen of what happens", () => {
  it("lets cards fly from the hexes that brought them, and those of no hex from the bank", () => {
    const seen = seenOf(facts, [
      { event: "cast", seat: 0, first: 3, second: 5 },
      { event: "yields", hex: 4, seat: 1, card: "ore", count: 2 },
      { event: "yields", hex: 9, seat: 1, card: "ore", count: 1 },
      { event: "yields", hex: 9, seat: 2, card: "ore", count: 1 },
      { event: "got", seat: 1, card: "ore", count: 4 },
      { event: "got", seat: 2, card: "ore", count: 1 },
    ]);
    const one: Spot = { at: "seat", seat: 1, card: "ore" };
    expect(seen).toEqual({
      rolled: true,
      pulsing: [4, 9],
      journeys: [
        { from: { at: "hex", id: 4 }, to: one, shows: "ore", isPlayed: false, count: 2 },
        { from: { at: "hex", id: 9 }, to: one, shows: "ore", isPlayed: false, count: 1 },
        { from: { at: "bank" }, to: one, shows: "ore", isPlayed: false, count: 1 },
        { from: { at: "hex", id: 9 }, to: { at: "seat", seat: 2, card: "ore" }, shows: "ore", isPlayed: false, count: 1 },
      ],
    });
  });

  it("shows hexes that the bank could not pay, and what is no card, without anything that flies", () => {
    const seen = seenOf(facts, [
      { event: "yields", hex: 4, seat: 1, card: "ore", count: 2 },
      { event: "yields", hex: 5, seat: 1, card: null, count: 1 },
    ]);
    expect(seen).toEqual({ rolled: false, pulsing: [4, 5], journeys: [] });
  });

  it("shows the back of what one may not see", () => {
    const [open, hidden, drawn] = seenOf(facts, [
      { event: "filched", thief: 0, victim: 2, card: "wool" },
      { event: "filched", thief: 1, victim: 2 },
      { event: "drew", seat: 1 },
    ]).journeys;
    expect([open?.shows, hidden?.shows, drawn?.shows]).toEqual(["wool", "?", "rune"]);
    expect(hidden?.from).toEqual({ at: "seat", seat: 2, card: "?" });
  });

  it("lets a thing come from where it lay, and go back to the bank", () => {
    const [dug, paid] = seenOf(facts, [
      { event: "dug_up", seat: 0, vertex: 7, rune: "sun" },
      { event: "gave", seat: 0, card: "grain", count: 2 },
    ]).journeys;
    expect(dug).toEqual({ from: { at: "vertex", id: 7 }, to: { at: "seat", seat: 0, card: "sun" }, shows: "sun", isPlayed: true, count: 1 });
    expect(paid?.to).toEqual({ at: "bank" });
  });

  it("sees nothing in what declares nothing and in what nobody declares", () => {
    expect(seenOf(facts, [{ event: "spoke", seat: 1 }, { event: "unheard_of", seat: 1, card: "ore" }])).toEqual({ rolled: false, pulsing: [], journeys: [] });
  });
});

describe("flights", () => {
  const spots = (spot: Spot): { x: number; y: number } | null => (spot.at === "bank" ? null : spot.at === "seat" ? { x: 900, y: 100 * spot.seat } : { x: 300, y: 10 * spot.id });
  const journey = (id: number, seat: number, count: number) => ({ from: { at: "hex", id } as Spot, to: { at: "seat", seat, card: "ore" } as Spot, shows: "ore", isPlayed: false, count });

  it("are over in time however many there are, and wait for dice", () => {
    const many = Array.from({ length: 60 }, (_, id) => journey(id, id % 4, 1));
    const flights = flightsOf({ journeys: many, rolled: true }, spots, 0);
    expect(flights.length).toBeLessThanOrEqual(24);
    expect(Math.min(...flights.map(({ delay }) => delay))).toBe(ROLLING);
    expect(Math.max(...flights.map(({ delay }) => delay)) + FLYING).toBeLessThanOrEqual(LONGEST);
  });

  it("show two cards as two, and more as one with their number", () => {
    expect(flightsOf({ journeys: [journey(1, 0, 2), journey(2, 0, 5)], rolled: false }, spots, 0).map(({ count }) => count)).toEqual([1, 1, 5]);
  });

  it("come from above and fade where one of their ends is out of sight, and are not seen where both are", () => {
    const card = { shows: "ore", isPlayed: false, count: 1 };
    const seat: Spot = { at: "seat", seat: 1, card: "ore" };
    const [out] = flightsOf({ journeys: [{ ...card, from: seat, to: { at: "bank" } }], rolled: false }, spots, 0);
    expect(out).toMatchObject({ from: { x: 900, y: 100 }, fades: true });
    expect(out?.to.y).toBeLessThan(100);
    expect(flightsOf({ journeys: [{ ...card, from: { at: "bank" }, to: { at: "bank" } }], rolled: false }, spots, 0)).toEqual([]);
    expect(flightsOf({ journeys: [{ ...card, from: seat, to: seat }], rolled: false }, spots, 0)).toEqual([]);
  });

  it("have keys of their own", () => {
    const flights = flightsOf({ journeys: [journey(1, 0, 2), journey(2, 1, 2)], rolled: false }, spots, 40);
    expect(new Set(flights.map(({ key }) => key)).size).toBe(4);
    expect(Math.min(...flights.map(({ key }) => key))).toBe(40);
  });
});
