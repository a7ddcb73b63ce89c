/** Treasures: purses on the board, what is in those that one has seen, and what kept ones are good for. */

import { render } from "svelte/server";
import { expect, test } from "vitest";

import { vertexAt } from "../board/geometry";
import type { BoardFacts } from "../lib/protocol";
// All pictures come before one of them: the shapes of each look for those of others.
import { cardOf, shapeOfMark } from "./index";
import { intoTheUnknown } from "./into_the_unknown";
import KeptLadder from "./KeptLadder.svelte";
import KeptTreasures from "./KeptTreasures.svelte";
import type { Seen } from "./picture";
import { treasureIslands } from "./treasure_islands";
import { benefitsOf, foundOf, KINDS, stackOf } from "./treasures";
import TreasureSupply from "./TreasureSupply.svelte";

const board = { vertices: [[0, 0], [1, 0]], markers: {} } as unknown as BoardFacts;
const view = { board: {} } as unknown as Seen;
const told = { treasures: { "0": "?", "1": "two_routes" }, treasure_stack: { left: 5, spent: { one_resource: 2 }, held: [1, 0, 4] } };

test("a purse lies on every vertex that has one, open for whoever looks into it", () => {
  const marks = treasureIslands.marks?.(board, told, "treasure_islands", view) ?? [];
  expect(marks).toMatchObject([
    { kind: "treasure", at: vertexAt(board, 0), content: "", title: "Treasure", where: { place: "vertex", id: 0 } },
    { kind: "treasure", at: vertexAt(board, 1), content: "two_routes" },
  ]);
  expect(shapeOfMark("treasure")).toBeDefined();
  expect([...KINDS, "treasure"].every((kind) => cardOf(kind) !== undefined)).toBe(true);
});

test("how many are to be found, lie in the stack and were used is told", () => {
  const said = render(TreasureSupply, { props: { told } }).body;
  for (const words of ["to find: 2", "×2"]) expect(said).toContain(words);
  // Where treasures are kept, those beside the board are out of the game.
  expect(said).not.toContain("in the stack");
  expect(render(TreasureSupply, { props: { told: { ...told, treasure_stack: { left: 5 } } } }).body).toContain("in the stack: 5");
  expect(said).not.toContain("Harbours");
  expect(render(TreasureSupply, { props: { told: { ...told, special_harbours: ["ore"] } } }).body).toContain("harbour 2:1 ore");
});

test("the one tile that one sees is the one that was found", () => {
  expect(foundOf(told)).toBe("two_routes");
  expect(foundOf({ treasures: { "0": "?" } })).toBe("treasure");
});

test("everybody's kept treasures are counted, and one's own say what they are good for", () => {
  expect(stackOf(told).held).toEqual([1, 0, 4]);
  expect([0, 1].map((seat) => intoTheUnknown.seat?.(told, seat, view)[0]?.value)).toEqual(["1", "0"]);
  expect(render(KeptTreasures, { props: { told, seat: 1 } }).body).not.toContain("data-kept");
  expect(render(KeptTreasures, { props: { told, seat: 2 } }).body).toContain("4 of 4 kept");
  expect([benefitsOf(1), benefitsOf(3), benefitsOf(4)]).toEqual([[1], [1, 2, 3], [1, 2, 4]]);
  const steps = (props: { kept: number; next?: boolean }): string[] => [...render(KeptLadder, { props }).body.matchAll(/<li class="([^"]*)"/g)].map(([, words]) => (words ?? "").replace(/svelte-\w+/, "").trim());
  expect(steps({ kept: 2, next: true })).toEqual(["has", "has", "next", ""]);
  expect(steps({ kept: 2 })).toEqual(["has", "has", "", ""]);
});
