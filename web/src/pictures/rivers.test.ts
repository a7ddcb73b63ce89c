import { render } from "svelte/server";
import { describe, expect, test } from "vitest";

import { distance, edgeAt, hexAt, UNIT } from "../board/geometry";
import { edgeName, vertexName } from "../board/labels";
import MapPicture from "../board/MapPicture.svelte";
import TerrainArt from "../board/TerrainArt.svelte";
import type { Facts } from "../lib/protocol";
import { seatLines } from "../table/parts";
// All pictures come before one of them: the shapes of each look for those of others.
import { cardOf, fromPictures, isPictured, shapeOfMark, shapeOfPiece } from "./index";
import { arrowsOf, lineOf, outlineOf, riversOf, turnOf } from "./course";
import { coinsOf } from "./gold";
import type { Seen } from "./picture";
import { rivers } from "./rivers";
import { boardOf } from "./small_board";

const HALF = Math.sqrt(3) / 2;

/** Four hexes in a row and one below the first two: the river runs west through three of the row and out at a side of the first. */
const board = boardOf([[0, 0], [1, 0], [2, 0], [3, 0], [0, 1]]);
const EAST = 1;
const NORTH_WEST = 5;
const sideOf = (hex: number, side: number): number => board.hex_edges[hex]?.[side] ?? -1;
const sites = [sideOf(1, EAST), sideOf(0, EAST), sideOf(0, NORTH_WEST)];
const told = {
  rivers: { "0": 7, "1": 7, "2": 7 },
  bridge_sites: Object.fromEntries([...sites].sort((one, other) => one - other).map((edge) => [String(edge), "bridge_site"])),
  gold: [3, 0],
  poorest_settler: [0, 1],
};
const ground = { terrain: ["swamp", "pasture", "mountain", "field", "forest"], numbers: [[], [5], [2, 12], [4], [8]], robber: 0, harbours: {}, vertices: {}, edges: {} };
const view = { board: ground, rivers: told } as unknown as Seen;
const [river = { number: 0, hexes: [], sites: [] }] = riversOf(board, told);

describe("the course of a river", () => {
  test("it is found from the source to the mouth, in whichever order its hexes and bridge sites are told", () => {
    expect(riversOf(board, told)).toEqual([{ number: 7, hexes: [2, 1, 0], sites }]);
    expect(riversOf(board, {})).toEqual([]);
  });

  test("two rivers that lie beside each other stay apart", () => {
    const mouth = sideOf(4, 3);
    const both = { rivers: { ...told.rivers, "4": 8 }, bridge_sites: { ...told.bridge_sites, [mouth]: "bridge_site" } };
    expect(riversOf(board, both)).toEqual([
      { number: 7, hexes: [2, 1, 0], sites },
      { number: 8, hexes: [4], sites: [mouth] },
    ]);
  });

  test("its water crosses the middle of every bridge site, ends at the mouth, grows wider and leaves the tokens free", () => {
    const line = lineOf(board, river);
    for (const site of sites) expect(Math.min(...line.map((flow) => distance(flow, edgeAt(board, site))))).toBeCloseTo(0);
    const mouth = line[line.length - 1];
    expect(mouth).toMatchObject(edgeAt(board, sites[2] ?? -1));
    expect(distance(line[0] ?? { x: 0, y: 0 }, hexAt(board, 2))).toBeLessThan(UNIT * HALF);
    expect(line.every((flow, at) => at === 0 || flow.half > (line[at - 1]?.half ?? 0))).toBe(true);
    for (const hex of river.hexes) for (const flow of line) expect(distance(flow, hexAt(board, hex)) - flow.half).toBeGreaterThan(31);
  });

  test("arrows point the way the water runs, and there are some in every hex", () => {
    const line = lineOf(board, river);
    const arrows = arrowsOf(line);
    for (const hex of river.hexes) expect(arrows.filter((arrow) => distance(arrow, hexAt(board, hex)) < UNIT * HALF).length).toBeGreaterThan(1);
    for (const arrow of arrows) {
      const next = line[line.indexOf(arrow) + 1] ?? arrow;
      expect((next.x - arrow.x) * arrow.along.x + (next.y - arrow.y) * arrow.along.y).toBeGreaterThan(0);
    }
    expect(turnOf({ x: -1, y: 0 })).toBe(180);
    expect(outlineOf(line)).toMatch(/^M[-\d. L]+Z$/);
  });
});

describe("what is drawn of rivers", () => {
  test("a spring tells all hexes of its river, and a site is marked until a bridge stands there", () => {
    const marks = rivers.marks?.(board, told, "rivers", view) ?? [];
    expect(marks.map(({ kind }) => kind)).toEqual(["river", "bridge_site", "bridge_site", "bridge_site"]);
    expect(marks[0]).toMatchObject({ title: "River, from its source to its mouth: mountain 2/12, pasture 5, swamp", where: null });
    const bridged = { ...view, board: { ...ground, edges: { [String(sites[1])]: [0, "bridge"] } } } as unknown as Seen;
    expect(rivers.marks?.(board, told, "rivers", bridged)?.map(({ where }) => where?.id)).not.toContain(sites[1]);
    for (const kind of ["river", "bridge_site"]) expect(shapeOfMark(kind)).toBeDefined();
    expect(shapeOfPiece("bridge")).toBeDefined();
  });

  test("the set-up page shows them with nothing but the map and what modules tell of it", () => {
    const { body } = render(MapPicture, { props: { facts: { board }, view: { board: ground, rivers: told } as never } });
    expect(body).toContain('data-river="7"');
    expect(body.match(/data-mark="bridge_site"/g)).toHaveLength(3);
    expect(render(MapPicture, { props: { facts: { board }, view: { board: ground } as never } }).body).not.toContain("data-river");
  });

  test("places beside the water are called so, and the edges that it crosses are bridge sites", () => {
    expect(edgeName(board, view, sideOf(1, 0))).toBe("edge between pasture 5, open sea, by the river");
    expect(edgeName(board, view, sites[1] ?? -1)).toBe("edge between swamp, pasture 5, Bridge site");
    expect(edgeName(board, view, sites[1] ?? -1, "Bridge site")).toBe("edge between swamp, pasture 5");
    expect(edgeName(board, view, sideOf(3, 0))).toBe("edge between field 4, open sea");
    expect(vertexName(board, view, board.hex_vertices[1]?.[0] ?? -1)).toBe("vertex between pasture 5, open sea, by the river");
    expect(vertexName(board, view, board.hex_vertices[0]?.[1] ?? -1)).toContain("by the river, Bridge site");
  });

  test("the drawing of a hex leaves room for what lies upon it", () => {
    const sheep = (taken: { x: number; y: number }[]): number => render(TerrainArt, { props: { terrain: "pasture", taken } }).body.match(/<ellipse cx="13"/g)?.length ?? 0;
    expect(sheep([])).toBe(5);
    expect(sheep([{ x: -34, y: -40 }])).toBe(4);
    expect(rivers.taken?.(board, told).map(({ hex }) => hex)).toEqual([2, 1, 0]);
  });
});

describe("gold and tiles", () => {
  const facts = { kept: {} } as unknown as Facts;

  test("everybody's gold is told with a coin, none of it too, and the poorest settler's tile", () => {
    const lines = (seat: number): unknown => seatLines(facts, { players: 2, rivers: told }, seat);
    expect(lines(0)).toEqual([{ key: "rivers.gold", name: "gold", value: "3", icon: "gold" }]);
    expect(lines(1)).toEqual([
      { key: "rivers.gold", name: "gold", value: "0", icon: "gold" },
      { key: "rivers.tile", name: "tile", value: "Poorest settler", icon: "poorest_settler" },
    ]);
    for (const card of ["gold", "gold_5", "wealthiest_settler", "poorest_settler"]) expect(cardOf(card)?.bare).toBe(true);
  });

  test("whichever module keeps the gold, it is offered once", () => {
    const parts = { caves: { gold: [1, 2] }, rivers: { rivers: {}, bridge_sites: {} }, fishermen: {} };
    const counters = fromPictures(parts, ({ offers }, _told, part) => (offers?.kinds.includes("buy_with_gold") ? [part] : []));
    expect(counters).toEqual(["caves"]);
    expect(isPictured("caves", "gold")).toBe(true);
  });

  test("coins are fives and ones", () => {
    expect(coinsOf(0)).toEqual([]);
    expect(coinsOf(7)).toEqual(["gold_5", "gold", "gold"]);
    expect(coinsOf(15)).toEqual(["gold_5", "gold_5", "gold_5"]);
  });
});
