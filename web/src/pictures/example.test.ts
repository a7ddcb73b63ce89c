/** The picture that docs/writing-a-module.md prints draws what its module tells. */

import { render } from "svelte/server";
import { expect, test } from "vitest";

import Marks from "../board/Marks.svelte";
import { edgeAt } from "../board/geometry";
import type { BoardFacts } from "../lib/protocol";
import { lanterns } from "./example";
import type { Seen } from "./picture";

const board = { hexes: [[0, 0]], vertices: [[0, -1], [1, 0], [0, 1]], edges: [[0, 1], [1, 2]], markers: {} } as unknown as BoardFacts;
const view = { board: { terrain: ["forest"] } } as unknown as Seen;

test("a lantern hangs at its edge in the colour of its owner", () => {
  const marks = lanterns.marks?.(board, { hung: { "1": 2 }, lanterns: [0, 0, 1] }, "lanterns", view) ?? [];
  expect(marks).toEqual([
    { key: "layer:1", kind: "layer", at: edgeAt(board, 1), title: "hung", text: "", content: "", owner: 2, where: { place: "edge", id: 1 }, stands: false },
  ]);
  const drawn = render(Marks, { props: { marks, colours: ["red", "blue", "green"] } }).body;
  expect(drawn).toContain("<title>hung</title>");
  expect(drawn).toContain("var(--green)");
  expect(lanterns.marks?.(board, { hung: {} }, "lanterns", view)).toEqual([]);
});
