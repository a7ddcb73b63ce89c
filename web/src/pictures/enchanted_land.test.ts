/** The enchanted land: dragons on its vertices, beside knights that stand there, and those that were beaten. */

import { render } from "svelte/server";
import { expect, test } from "vitest";

import { vertexAt } from "../board/geometry";
import Marks from "../board/Marks.svelte";
import type { BoardFacts } from "../lib/protocol";
// All pictures come before one of them: the shapes of each look for those of others.
import { cardOf } from "./index";
import DragonHunt from "./DragonHunt.svelte";
import { enchantedLand } from "./enchanted_land";
import EnchantedMist from "./EnchantedMist.svelte";
import { FLAGS } from "./hunt";
import type { Seen } from "./picture";

/** The vertex 0 has an edge straight down to 1, so that the room beside it is above; beside 1 it is below. */
const board = { hexes: [[0, 0]], vertices: [[0, 0], [0, 1]], edges: [[0, 1]], hex_vertices: [[0, 1]], markers: {} } as unknown as BoardFacts;
const view = { board: {} } as unknown as Seen;
const told = { dragons: { "0": "?", "1": "two_flags" }, enchanted_hexes: [0], beaten: [2, 0], tiles: [{ one_flag: 2 }, {}], transferred: [true, false] };
const marksWith = (knights: object[]): ReturnType<NonNullable<typeof enchantedLand.marks>> =>
  enchantedLand.marks?.(board, told, "enchanted_land", { ...view, others: { knights } }) ?? [];

test("a dragon shows its flags only where a fight has shown them", () => {
  const marks = marksWith([]);
  expect(marks).toMatchObject([
    { kind: "dragon_tile", content: "", title: "Dragon of unknown strength", where: { place: "vertex", id: 0 } },
    { kind: "dragon_tile", content: "two_flags" },
  ]);
  const flags = (which: number): number => render(Marks, { props: { marks: marks.slice(which, which + 1), colours: [] } }).body.split("#f2566b").length - 1;
  expect([flags(0), flags(1)]).toEqual([0, 2]);
});

test("it draws back before a knight, to where no edge leads", () => {
  const [above, below] = marksWith([{ vertex: 0 }, { vertex: 1 }]);
  expect(above).toMatchObject({ kind: "dragon_beside", at: { x: 0, y: -45 } });
  expect(below?.at.y).toBe(vertexAt(board, 1).y + 45);
});

test("the land shimmers, and its vertices are told by name", () => {
  expect(render(EnchantedMist, { props: { board, told, name: "b" } }).body).toContain('data-enchanted="1"');
  expect(enchantedLand.serving?.(board, told, view)).toEqual([{ vertices: [0, 1], title: "enchanted land" }]);
});

test("beaten dragons are told of everybody, and those that are left of all", () => {
  expect(enchantedLand.seat?.(told, 0, view)).toMatchObject([{ value: "2", icon: "dragon_tile" }, { value: { one_flag: 2 } }]);
  expect(enchantedLand.seat?.(told, 1, view)).toMatchObject([{ value: "0" }]);
  expect(Object.keys(FLAGS).every((tile) => cardOf(tile) !== undefined)).toBe(true);
  const said = render(DragonHunt, { props: { told } }).body;
  expect(said).toContain("still on the island: 2");
  expect(said).toContain("×1");
  expect(render(DragonHunt, { props: { told: { dragons: { "0": "?" } } } }).body).not.toContain("Flags known");
});
