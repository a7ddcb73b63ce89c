/** The canal: how it runs through its hexes, where markers lie, and what is told of fields without water. */

import { render } from "svelte/server";
import { describe, expect, test } from "vitest";

import { distance, hexAt } from "../board/geometry";
import type { BoardFacts } from "../lib/protocol";
// All pictures come before one of them: the shapes of each look for those of others.
import { shapeOfMark } from "./index";
import { lineOf, markersOf, reachesOf } from "./canal";
import CanalBed from "./CanalBed.svelte";
import CanalProgress from "./CanalProgress.svelte";
import { greatCanal } from "./great_canal";
import type { Seen } from "./picture";

const ROOT = Math.sqrt(3);
/** Lake, two hexes and desert in a row; the sides between them are the edges 0, 1 and 2. */
const board = {
  hexes: [[0, 0], [ROOT, 0], [2 * ROOT, 0], [3 * ROOT, 0]],
  vertices: [0.5, 1.5, 2.5].flatMap((at) => [[at * ROOT, -0.5], [at * ROOT, 0.5]]),
  edges: [[0, 1], [2, 3], [4, 5]],
  edge_hexes: [[0, 1], [1, 2], [2, 3]],
  hex_vertices: [[0, 1], [0, 1, 2, 3], [2, 3, 4, 5], [4, 5]],
  markers: {},
} as unknown as BoardFacts;
const view = { board: { terrain: ["lake", "hill", "field", "desert"] } } as unknown as Seen;
const told = { canal_course: [{ hex: 1 }, { hex: 2 }], lake_hex: 0, desert_hex: 3, canal_finished: false, canal: { "1": "dry", "2": "marked" }, covered_numbers: { "2": [6] }, canal_markers: [2, 0, 1] };
const wet = { ...told, canal_finished: true, canal: { "1": "water", "2": "water" }, covered_numbers: {} };

describe("the canal upon the land", () => {
  test("leads from the lake to the desert, side by side", () => {
    const [first, second] = reachesOf(board, told);
    expect([first?.dug, second?.dug]).toEqual(["dry", "marked"]);
    expect(first?.to).toEqual(second?.from);
    expect(first && lineOf(first)).toMatch(/^M86\.\d+ 0Q173\.\d+ 0 259\.\d+ 0$/);
  });

  test("has two markers where it is still to be dug, which hide neither number nor road", () => {
    const [dug, marked] = reachesOf(board, told);
    expect(dug && markersOf(dug)).toEqual([]);
    const away = (marked ? markersOf(marked) : []).map((at) => distance(at, hexAt(board, 2)));
    expect(away).toHaveLength(2);
    for (const far of away) expect(far > 31 + 14.5 && far < 86.6 - 8 - 14.5).toBe(true);
  });

  test("is staked out, dug, or full of water", () => {
    const drawn = (part: object): string => render(CanalBed, { props: { board, told: part as never, name: "b" } }).body;
    expect(drawn(told)).toContain('data-canal="dry"');
    expect(drawn(told)).toContain("data-parched");
    expect(drawn(told)).not.toContain('data-canal="water"');
    expect(drawn(wet)).toContain('data-canal="water"');
    expect(drawn(wet)).not.toContain('data-canal="dry"');
    expect(drawn(wet)).not.toContain("data-parched");
  });

  test("what lies face down is told with its number", () => {
    const marks = greatCanal.marks?.(board, told, "great_canal", view) ?? [];
    expect(marks.map(({ kind }) => kind)).toEqual(["canal_marker", "canal_marker", "covered_token"]);
    expect(marks[2]).toMatchObject({ text: "6", where: { place: "hex", id: 2 } });
    expect(greatCanal.marks?.(board, wet, "great_canal", view)).toEqual([]);
    expect([shapeOfMark("canal_marker"), shapeOfMark("covered_token")].every(Boolean)).toBe(true);
    expect(greatCanal.serving?.(board, told, view).map(({ title }) => title)).toEqual(["canal, dug and dry", "canal still to be dug"]);
  });
});

test("how far it is dug, who won markers, and whether fields bear is told", () => {
  const said = (part: object): string => render(CanalProgress, { props: { told: part as never } }).body;
  expect(said(told)).toContain("Dug: 1 of 2");
  expect(said(told)).toContain("markers left: 2");
  expect(said(told)).toContain("The fields bring nothing yet");
  expect(said(wet)).toContain("Water flows, and the fields bear");
  expect([0, 1, 2].map((seat) => greatCanal.seat?.(told, seat, view)[0]?.value)).toEqual(["2", "0", "1"]);
});
