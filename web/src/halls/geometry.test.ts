import { describe, expect, test } from "vitest";

import { hexAt } from "../board/geometry";
import { coloursOf, groundAround, groundOf, nameOf, viewOf, westToEast } from "./geometry";
import type { HallBoard, HallFacts, Layout } from "./protocol";

const CELLS = Array.from({ length: 54 }, (_, key): [number, number] => [Math.floor(key / 6), key % 6]);

function layout(sun: string, moon: string): Layout {
  const terrain = CELLS.map(([row, column]) => (row > 0 && row < 8 && column > 0 && column < 4 ? "forest" : "sea"));
  return { colours: { sun, moon }, terrain, numbers: terrain.map((ground) => (ground === "sea" ? 0 : 5)), harbours: [{ kind: "ore", at: [2, 1], side: "W" }] };
}

const LAYOUTS = { A: layout("red", "blue"), B: layout("white", "orange"), C: layout("green", "brown") };
const FACTS = { rows: 9, columns: 6, layouts: LAYOUTS, moon_hexes: CELLS.filter(([row, column]) => row > 4 || (row === 4 && column < 3)) } as unknown as HallFacts;
const BOARDS = ["A", "B", "C"].map((name, board) => ({ board, layout: name }));

function bare(board: number, name: string, more: Partial<HallBoard> = {}): HallBoard {
  return { board, layout: name, routes: [], buildings: [], robbers: [[board, 3, 3], [board, 5, 1]], longest_road: null, order_of_knights: null, deeds: [], ...more };
}

describe("the lie of boards", () => {
  test("the ring closes: the last board is west of the first", () => {
    expect(westToEast([0, 1, 4], 0)).toEqual([4, 0, 1]);
    expect(westToEast([0, 3, 4], 4)).toEqual([3, 4, 0]);
    expect(westToEast([2, 3, 4], 3)).toEqual([2, 3, 4]);
    expect(westToEast([0, 1, 2], 2)).toEqual([1, 2, 0]);
  });

  test("a line has ends", () => {
    expect(westToEast([0, 1], 0)).toEqual([0, 1]);
    expect(westToEast([3, 4], 4)).toEqual([3, 4]);
  });
});

describe("one map of three boards", () => {
  const ground = groundAround(FACTS, BOARDS, 1);

  test("has every hex once, and the seams are inside", () => {
    expect(ground.board.hexes).toHaveLength(3 * 54);
    const seam = ground.edgeIds.get(nameOf([0, 3, 5, "E"]));
    expect(seam).toBeDefined();
    const sides = ground.board.edge_hexes[seam ?? 0]?.map((hex) => ground.hexWords[hex]);
    expect(sides).toEqual([[0, 3, 5], [1, 3, 0]]);
    // 17 edges lie between two boards.
    expect(ground.seams).toHaveLength(2 * 17);
    expect(ground.halves.get("1,sun")).toHaveLength(27);
    const meeting = ground.dividing.map((edge) => ground.board.edge_hexes[edge]?.map((hex) => ground.hexWords[hex]));
    expect(meeting).toContainEqual([[0, 4, 2], [0, 4, 3]]);
  });

  test("a place at a seam is one place, by whichever hex it is reached", () => {
    // The SE corner of (0,3,5) is the N corner of (1,4,0).
    const ends = ground.board.edges[ground.edgeIds.get(nameOf([0, 3, 5, "E"])) ?? 0];
    expect(ends).toContain(ground.vertexIds.get(nameOf([1, 4, 0, "N"])));
  });

  test("each board owns 150 edges that separate hexes", () => {
    const ring = groundOf(FACTS, BOARDS.map(({ board, layout: name }) => ({ board, layout: LAYOUTS[name as "A"] })));
    const inner = [...ring.edgeWords].filter(([id, word]) => word[0] === 1 && !ring.board.edge_hexes[id]?.includes(-1));
    expect(inner).toHaveLength(150);
  });

  test("whoever sits in the north sees it turned round", () => {
    const turned = groundAround(FACTS, BOARDS, 1, "sun");
    expect(turned.boards).toEqual(ground.boards);
    const at = hexAt(ground.board, 0);
    expect(hexAt(turned.board, 0)).toEqual({ x: -at.x, y: -at.y });
  });

  test("pieces, robbers and harbours find their places", () => {
    const view = viewOf(ground, [bare(1, "B", { routes: [[[1, 2, 3, "E"], 2, "ship"]], buildings: [[[1, 3, 3, "N"], 2, "settlement"]] })]);
    const vertex = ground.vertexIds.get(nameOf([1, 3, 3, "N"]));
    expect(view.vertices[String(vertex)]).toEqual([2, "settlement"]);
    const edge = ground.edgeIds.get(nameOf([1, 2, 3, "E"]));
    expect(view.edges[String(edge)]).toEqual([2, "ship"]);
    expect(ground.board.edges[edge ?? 0]).toContain(vertex);
    expect(view.robbers).toHaveLength(2);
    expect(Object.values(view.harbours)).toEqual(["ore", "ore", "ore"]);
  });

  test("where equal layouts meet one of them has the colours that are free", () => {
    // Four boards: 3 is an A and beside 0, which is one too.
    expect(coloursOf(FACTS, [bare(3, "A"), bare(0, "A"), bare(1, "B")])).toMatchObject({ 6: "red", 7: "blue", 0: "green", 1: "brown", 2: "white" });
  });
});
