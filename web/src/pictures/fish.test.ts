import { describe, expect, test } from "vitest";

import type { BoardFacts } from "../lib/protocol";
// All pictures come before one of them: the shapes of each look for those of others.
import { shapeOfMark } from "./index";
import { deedWith, firstPayment, holdsBoot, paidWith, paymentOf, spelt, sumOf, tokensFor, tokensOf } from "./fish";
import { fishermen, servedBy, towardsWater } from "./fishermen";
import type { Seen } from "./picture";

const hand = tokensOf({ three_fish: 1, one_fish: 2, two_fish: 1, old_boot: 1 });

describe("tokens to pay with", () => {
  test("each lies by itself, those with fewer fish first, and the old boot pays for nothing", () => {
    expect(hand.map(({ key }) => key)).toEqual(["one_fish0", "one_fish1", "two_fish0", "three_fish0"]);
    expect(sumOf(hand)).toBe(7);
    expect(tokensOf({})).toEqual([]);
  });

  test("they are written as the server writes them, in whichever order they were chosen", () => {
    expect(paymentOf([...hand].reverse())).toBe("1+1+2+3");
    expect(paymentOf([])).toBe("");
    expect(spelt("1+1+2")).toBe("1 + 1 + 2");
  });

  test("a payment takes tokens that are chosen already before others", () => {
    expect(tokensFor("1+3", hand, new Set(["one_fish1"])).map(({ key }) => key)).toEqual(["one_fish1", "three_fish0"]);
    expect(tokensFor("1+1+2", hand, new Set()).map(({ key }) => key)).toEqual(["one_fish0", "one_fish1", "two_fish0"]);
  });

  test("only what the server offers can be paid, and what it offers first is proposed", () => {
    const legal = [{ kind: "roll" }, { kind: "road", payment: "2+3" }, { kind: "road", payment: "1+1+3" }];
    expect(paidWith(legal, "road", "1+1+3")).toBe(legal[2]);
    expect(paidWith(legal, "road", "3+3")).toBeUndefined();
    expect(paidWith(legal, null, "2+3")).toBeUndefined();
    expect(firstPayment(legal, "road")).toBe("2+3");
    expect(firstPayment(legal, "roll")).toBeUndefined();
  });
});

const ROOT = Math.sqrt(3) / 2;
/** Two hexes beside each other; the vertices 0, 1 and 2 are the coast above them, 1 where they meet, and 3 is where they part. */
const board = {
  hexes: [[-ROOT, 0], [ROOT, 0]],
  vertices: [[-ROOT, -1], [0, -0.5], [ROOT, -1], [0, 0.5]],
  edges: [[0, 1], [1, 2], [1, 3]],
  hex_vertices: [[0, 1, 3], [1, 2, 3]],
  edge_hexes: [[0, -1], [1, -1], [0, 1]],
} as unknown as BoardFacts;
const view = { board: { terrain: ["forest", "hill"] } } as unknown as Seen;

describe("fishing grounds", () => {
  test("a ground points away from the land and serves three vertices of the coast", () => {
    expect(towardsWater(board, view, 1)).toBeCloseTo(0);
    expect(Math.abs(towardsWater(board, view, 3))).toBeCloseTo(180);
    expect(servedBy(board, view, 1)).toEqual([1, 0, 2]);
    const told = { fishing_grounds: { "1": 6 } };
    expect(fishermen.marks?.(board, told, "fishermen", view)).toMatchObject([{ kind: "fishing_ground", text: "6", where: { place: "vertex", id: 1 } }]);
    expect(shapeOfMark("fishing_ground")).toBeDefined();
    expect(fishermen.serving?.(board, told, view)).toEqual([{ vertices: [1, 0, 2], title: "Fishing ground 6" }]);
  });
});

test("a card for fish is a progress card where there are no others", () => {
  expect([deedWith("card_for_fish", true), deedWith("card_for_fish", false)]).toEqual(["card_for_fish", "progress_for_fish"]);
  expect(deedWith("road_for_fish", false)).toBe("road_for_fish");
});

describe("what is told of a seat", () => {
  const fish = { left: 20, held: [3, 0], own: { one_fish: 3 }, open: [{}, { old_boot: 1 }], spent: {} };

  test("how many tokens it holds, at the end which, and the boot", () => {
    expect(fishermen.seat?.({ fish }, 0, view)).toEqual([{ name: "fish", value: 3, icon: "fish_token" }]);
    expect(fishermen.seat?.({ fish }, 1, view)).toEqual([
      { name: "fish", value: 0, icon: "fish_token" },
      { name: "old_boot", value: "old_boot", icon: "old_boot" },
    ]);
    expect(fishermen.seat?.({ fish: { ...fish, hands: [{ one_fish: 3 }, {}] } }, 0, view)?.[0]?.value).toEqual({ one_fish: 3 });
    expect([holdsBoot({ fish }, 0), holdsBoot({ fish }, 1), holdsBoot({}, 1)]).toEqual([false, true, false]);
  });
});
