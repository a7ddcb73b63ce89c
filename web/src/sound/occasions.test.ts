import { describe, expect, it } from "vitest";

import type { EventFact } from "../lib/protocol";
import { callTo, type Asked } from "./awaiting";
import { heardOf } from "./occasions";

const EVENTS: Record<string, EventFact> = {
  cast: { fields: { seat: "seat", first: "number" }, brings: ["first"] },
  got: { fields: { seat: "seat", card: "thing", count: "number" }, moves: ["", "seat", "card", "count"] },
  filched: { fields: { thief: "seat", victim: "seat", card: "card" }, moves: ["victim", "thief", "card", ""] },
  drew: { fields: { seat: "seat", rune: "rune" }, passes: ["", "seat", "rune"] },
  prowled: { fields: { seat: "seat", hex: "hex" }, wanders: "hex" },
  built: { fields: { colour: "colour", piece: "piece", place: "place" } },
  traded: { fields: { giver: "seat", taker: "seat", card: "thing", count: "number" }, moves: ["giver", "taker", "card", "count"] },
  game_won: { fields: { seat: "seat", points: "number" } },
  spoke: { fields: { seat: "seat" } },
};
const heard = (own: number | null, ...events: { event: string; [field: string]: unknown }[]): string[] =>
  heardOf({ events: EVENTS }, events, own).map(({ sound, waits }) => (waits ? `${sound} later` : sound));

describe("what is heard", () => {
  it("follows from what kinds of event declare", () => {
    expect(heard(0, { event: "cast", seat: 1, first: 4 })).toEqual(["dice"]);
    expect(heard(0, { event: "prowled", seat: 1, hex: 4 })).toEqual(["robber"]);
    expect(heard(0, { event: "prowled", seat: 1, hex: "off_board" })).toEqual([]);
    expect(heard(0, { event: "spoke", seat: 0 }, { event: "unheard_of" })).toEqual([]);
  });

  it("lets only those hear cards who give or take them, when the dice lie still", () => {
    const events = [{ event: "cast", seat: 1, first: 4 }, { event: "got", seat: 1, card: "ore", count: 1 }, { event: "got", seat: 1, card: "wool", count: 1 }];
    expect(heard(1, ...events)).toEqual(["dice", "card later"]);
    expect(heard(0, ...events)).toEqual(["dice"]);
    expect(heard(null, ...events)).toEqual(["dice"]);
    expect(heard(2, { event: "filched", thief: 0, victim: 2 })).toEqual(["card"]);
    expect(heard(2, { event: "drew", seat: 2 })).toEqual(["card"]);
  });

  it("is one sound where one thing goes with another", () => {
    expect(heard(0, { event: "got", seat: 0, card: "ore", count: 1 }, { event: "built", colour: 0, piece: "road", place: 3 })).toEqual(["build"]);
    expect(heard(0, { event: "traded", giver: 0, taker: 1, card: "ore", count: 1 })).toEqual(["trade"]);
    expect(heard(0, { event: "built", colour: 0, piece: "city", place: 3 }, { event: "game_won", seat: 0, points: 10 })).toEqual(["win"]);
  });
});

describe("how one is called", () => {
  const others: Asked = { mine: false, turn: 3, own: false, decision: "action" };
  const own: Asked = { mine: true, turn: 4, own: true, decision: "begin_turn" };

  it("once in one's own turn, however often others are asked in between", () => {
    expect(callTo(own, others)).toBe("turn");
    expect(callTo({ ...own, decision: "action" }, own)).toBeNull();
    expect(callTo({ ...own, decision: "action" }, { ...own, mine: false, decision: "answer_trade" })).toBeNull();
    expect(callTo({ ...own, turn: 7 }, { ...own, mine: true })).toBe("turn");
  });

  it("whenever something else is asked of one, and not again for every card of it", () => {
    const discard: Asked = { ...others, mine: true, decision: "discard" };
    expect(callTo(discard, others)).toBe("turn");
    expect(callTo(discard, discard)).toBeNull();
  });

  it("by another sound to an offer, and not at all while nothing is asked", () => {
    const offer: Asked = { ...others, mine: true, decision: "answer_trade" };
    expect(callTo(offer, others)).toBe("offer");
    expect(callTo(offer, offer)).toBeNull();
    expect(callTo(others, offer)).toBeNull();
  });
});
