import { expect, test } from "vitest";

import type { BoardFacts, View } from "../lib/protocol";
import { mark } from "../pictures/picture";
import { boardOf } from "../pictures/small_board";
import { fit, hold, pan, reveal, toBoard, toScreen, zoomAt } from "./camera";
import { Follower } from "./follow";
import { boundsOf, edgeTurn, harbourAt, hexAt, isInnerPath, plazasOf, UNIT, type Point } from "./geometry";
import { edgeName, hexName, targetLabel, vertexName } from "./labels";
import { buildingsOf, closedHexesOf, coursesOf, marksOf, piecesOf, routesOf } from "./parts";
import { paintOf, shapeOf } from "./players";
import { besideToken, clearOfHarbours, harbourSign, keptApart } from "./spots";
import { nearest, neighbour, targetsOf } from "./targets";
import { dotsOf } from "./terrains";

const HALF = Math.sqrt(3) / 2;

/** Two hexes side by side: a field 9 in the west, a hill 6 in the east. */
const board: BoardFacts = {
  hexes: [
    [0, 0],
    [2 * HALF, 0],
  ],
  vertices: [
    [0, -1],
    [HALF, -0.5],
    [HALF, 0.5],
    [0, 1],
    [-HALF, 0.5],
    [-HALF, -0.5],
    [2 * HALF, -1],
    [3 * HALF, -0.5],
    [3 * HALF, 0.5],
    [2 * HALF, 1],
  ],
  edges: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 0],
    [1, 6],
    [6, 7],
    [7, 8],
    [8, 9],
    [9, 2],
  ],
  hex_vertices: [
    [0, 1, 2, 3, 4, 5],
    [6, 7, 8, 9, 2, 1],
  ],
  hex_edges: [
    [0, 1, 2, 3, 4, 5],
    [7, 8, 9, 10, 1, 6],
  ],
  edge_hexes: [
    [0, -1],
    [0, 1],
    [0, -1],
    [0, -1],
    [0, -1],
    [0, -1],
    [1, -1],
    [1, -1],
    [1, -1],
    [1, -1],
    [1, -1],
  ],
  islands: [],
  markers: { riddle: { hexes: [], vertices: [3], edges: [] }, robber: { hexes: [1], vertices: [], edges: [] } },
};

const view = {
  turn: 4,
  board: {
    terrain: ["field", "hill"],
    numbers: [[9], [6]],
    robber: 1,
    harbours: { "8": "ore" },
    vertices: { "1": [0, "city"] },
    edges: { "1": [1, "road"] },
  },
} as unknown as View;

const size = { width: 400, height: 300 };
const box = boundsOf(board);

test("the whole board is fitted into the middle of the view, on phones and large screens", () => {
  for (const room of [size, { width: 360, height: 740 }, { width: 3840, height: 2160 }]) {
    const camera = fit(box, room);
    const start = toScreen(camera, { x: box.x, y: box.y });
    const end = toScreen(camera, { x: box.x + box.width, y: box.y + box.height });
    expect(Math.min(start.x, start.y)).toBeCloseTo(0);
    expect(start.x).toBeCloseTo(room.width - end.x);
    expect(start.y).toBeCloseTo(room.height - end.y);
  }
});

test("a view without a size yet does not break the fit", () => {
  expect(fit(box, { width: 0, height: 0 }).scale).toBe(1);
});

test("zooming keeps the point under the finger", () => {
  const at = { x: 180, y: 140 };
  const before = fit(box, size);
  const after = zoomAt(before, at, 1.5, box, size);
  expect(after.scale).toBeCloseTo(before.scale * 1.5);
  expect(toBoard(after, at).x).toBeCloseTo(toBoard(before, at).x);
  expect(toBoard(after, at).y).toBeCloseTo(toBoard(before, at).y);
});

test("zooming out stops at the whole board and zooming in at a limit", () => {
  const whole = fit(box, size);
  expect(zoomAt(whole, { x: 0, y: 0 }, 0.1, box, size).scale).toBeCloseTo(whole.scale);
  expect(zoomAt(whole, { x: 0, y: 0 }, 1000, box, size).scale).toBeLessThan(1000 * whole.scale);
});

test("the board cannot be dragged out of sight", () => {
  const near = zoomAt(fit(box, size), { x: 200, y: 150 }, 2, box, size);
  const far = pan(near, 100000, -100000, box, size);
  expect(toScreen(far, { x: box.x, y: 0 }).x).toBeCloseTo(0);
  expect(toScreen(far, { x: 0, y: box.y + box.height }).y).toBeCloseTo(size.height);
  expect(hold(far, box, size)).toEqual(far);
});

test("a focused place outside the view is brought inside, one inside moves nothing", () => {
  const near = pan(zoomAt(fit(box, size), { x: 0, y: 0 }, 3, box, size), 5000, 5000, box, size);
  const place = { x: box.x + box.width - 100, y: box.y + box.height - 100 };
  const shown = toScreen(reveal(near, place, box, size), place);
  expect(shown.x).toBeLessThanOrEqual(size.width);
  expect(shown.y).toBeLessThanOrEqual(size.height);
  expect(reveal(near, toBoard(near, { x: 200, y: 150 }), box, size)).toBe(near);
});

test("a harbour stands on the water side of its edge", () => {
  expect(harbourAt(board, ["field", "hill"], 8).x).toBeGreaterThan(hexAt(board, 1).x + HALF * UNIT);
  expect(harbourAt(board, ["sea", "hill"], 1).x).toBeLessThan(HALF * UNIT);
});

test("signs of harbours that face each other keep apart", () => {
  const strait = boardOf([[0, 0], [1, 0], [2, 0]]);
  const [west, east] = [strait.edge_hexes.findIndex(([left, right]) => left === 0 && right === 1), strait.edge_hexes.findIndex(([left, right]) => left === 1 && right === 2)];
  const signs = (harbours: object): number[] =>
    [west, east].map((edge) => harbourSign(strait, { terrain: ["hill", "sea", "field"], harbours } as never, edge).x - hexAt(strait, 1).x);
  const [left = 0, right = 0] = signs({ [west]: "ore", [east]: "3:1" });
  expect(right - left).toBeGreaterThan(62);
  const alone = harbourAt(strait, ["hill", "sea", "field"], west).x - hexAt(strait, 1).x;
  expect(signs({ [west]: "ore" })[0]).toBeCloseTo(alone);
  expect(left).toBeLessThan(alone);
});

test("the sign of a harbour keeps off water that something covers", () => {
  const { terrain, harbours } = { terrain: ["sea", "hill"], harbours: { "1": "ore" } };
  const usual = harbourAt(board, terrain, 1);
  const covered = { at: { x: usual.x, y: usual.y - 44 }, radius: 54 };
  const sign = harbourSign(board, { terrain, harbours } as never, 1, [covered]);
  expect(sign.y).toBeGreaterThan(usual.y + 19);
  expect(harbourSign(board, { terrain, harbours } as never, 1, [{ at: { x: usual.x, y: usual.y - 200 }, radius: 54 }])).toEqual(usual);
});

test("a mark that may lie elsewhere leaves water that another covers, for a place where no other lies", () => {
  const spots = [0, 100, 200].map((x) => ({ x, y: 0 }));
  const [first, second, third] = spots as [Point, Point, Point];
  const stack = mark("stack", "stack", first, "", { water: { at: first, radius: 30 } });
  const there = mark("ship", "there", second, "", { elsewhere: [] });
  const ship = mark("ship", "here", first, "", { elsewhere: [second, third] });
  expect(keptApart([stack, there, ship]).map(({ at }) => at)).toEqual([first, second, third]);
  expect(keptApart([there, ship]).map(({ at }) => at)).toEqual([second, first]);
  expect(keptApart([stack, { ...ship, elsewhere: [] }]).map(({ at }) => at)).toEqual([first, first]);
});

test("who stands on a hex with two tokens hides neither", () => {
  const middle = hexAt(board, 1);
  expect(besideToken(board, { numbers: [[9], [2, 12]] } as never, 1, -53).y).toBeGreaterThan(middle.y + 40);
  expect(besideToken(board, { numbers: [[9], [6]] } as never, 1, -53)).toEqual({ x: middle.x - 53, y: middle.y + 2 });
});

test("the pirate makes room for a harbour in its hex", () => {
  const sea = { ...view, board: { ...view.board, terrain: ["sea", "hill"], harbours: { "1": "ore" } } } as unknown as View;
  expect(clearOfHarbours(board, sea.board, 0).x).toBeLessThan(hexAt(board, 0).x);
  expect(clearOfHarbours(board, view.board, 0)).toEqual(hexAt(board, 0));
});

test("edges are read from left to right", () => {
  for (let edge = 0; edge < board.edges.length; edge += 1) {
    expect(edgeTurn(board, edge)).toBeGreaterThan(-90.1);
    expect(edgeTurn(board, edge)).toBeLessThanOrEqual(90);
  }
});

test("places are named by the hexes around them", () => {
  expect(hexName(view, 0)).toBe("field 9");
  expect(hexName(view, -1)).toBe("open sea");
  expect(vertexName(board, view, 1)).toBe("vertex between field 9, hill 6, open sea");
  expect(edgeName(board, view, 1)).toBe("edge between field 9, hill 6");
  expect(vertexName(board, view, 7)).toContain("harbour 2:1 ore");
});

test("a target says what would be done, where, and what stands there", () => {
  const label = targetLabel(board, view, ["red", "blue"], "vertex", 1, [{ kind: "some_new_deed", vertex: 1 }]);
  expect(label).toMatch(/^some new deed: vertex between field 9.*; city \(red\)$/);
});

test("targets are visited in reading order and unknown places are left out", () => {
  const targets = targetsOf(
    board,
    new Map([
      ["vertex:3", [{ kind: "build" }]],
      ["hex:1", [{ kind: "build" }]],
      ["vertex:0", [{ kind: "build" }]],
      ["vertex:99", [{ kind: "build" }]],
    ]),
  );
  expect(targets.map((target) => target.key)).toEqual(["vertex:0", "hex:1", "vertex:3"]);
});

test("a finger means the nearest place, and reaches farther than a mouse", () => {
  const targets = targetsOf(
    board,
    new Map([
      ["vertex:0", [{ kind: "build" }]],
      ["vertex:1", [{ kind: "build" }]],
    ]),
  );
  expect(nearest(board, targets, { x: 10, y: -95 }, 12)?.key).toBe("vertex:0");
  expect(nearest(board, targets, { x: 80, y: -60 }, 200)?.key).toBe("vertex:1");
  expect(nearest(board, targets, { x: 0, y: -160 }, 12)).toBeNull();
  expect(nearest(board, targets, { x: 0, y: -160 }, 80)?.key).toBe("vertex:0");
});

test("arrow keys go to the next place in their direction", () => {
  const places = ["vertex:0", "vertex:1", "vertex:3", "vertex:6"];
  const targets = targetsOf(board, new Map(places.map((key) => [key, [{ kind: "build" }]])));
  const from = targets.find((target) => target.key === "vertex:0");
  if (!from) throw new Error("no target");
  expect(neighbour(targets, from, "ArrowDown")?.key).toBe("vertex:3");
  expect(neighbour(targets, from, "ArrowRight")?.key).toBe("vertex:6");
  expect(neighbour(targets, from, "ArrowLeft")).toBeNull();
  expect(neighbour(targets, from, "Enter")).toBeNull();
});

test("a piece that moves keeps its key, others get new ones", () => {
  const follower = new Follower<{ place: string; sort: string }>();
  const first = follower.follow([
    { place: "1", sort: "ship:0" },
    { place: "2", sort: "ship:0" },
    { place: "3", sort: "ship:1" },
  ]);
  const second = follower.follow([
    { place: "2", sort: "ship:0" },
    { place: "9", sort: "ship:0" },
    { place: "3", sort: "road:1" },
  ]);
  const key = (pieces: { place: string; key: number }[], place: string) => pieces.find((piece) => piece.place === place)?.key;
  expect(key(second, "2")).toBe(key(first, "2"));
  expect(key(second, "9")).toBe(key(first, "1"));
  expect(first.map((piece) => piece.key)).not.toContain(key(second, "3"));
  expect(second.map((piece) => piece.place)).toEqual(["9", "2", "3"]);
  expect(new Set(second.map((piece) => piece.key)).size).toBe(3);
});

test("parts of Cities & Knights and of scenarios are read from the view", () => {
  const more = {
    ...view,
    cities_and_knights: {
      walls: [1],
      metropolises: { trade: 1 },
      sideways_cities: [],
      knights: [{ vertex: 3, colour: 1, strength: 2, active: true }],
    },
    event_cards: { damaged_roads: [1] },
    cloth_for_catan: { closed_hexes: [0], villages: { "8": { vertex: 4, cloth: 3, trades_with: [] } } },
  } as unknown as View;
  expect(buildingsOf(board, more)[0]).toMatchObject({ looks: { wall: true, metropolis: "trade" }, words: ["city wall", "metropolis of trade"], owner: 0 });
  expect(routesOf(more)[0]).toMatchObject({ looks: { damaged: true }, words: ["damaged"], owner: 1 });
  const [robber, knight] = piecesOf(board, more);
  expect(robber).toMatchObject({ piece: "robber", on: "hex", id: 1 });
  expect(knight).toMatchObject({ piece: "knight", on: "vertex", id: 3, owner: 1, looks: { strength: 2, active: true } });
  expect(knight?.title("blue")).toBe("knight of strength 2, active (blue)");
  expect(closedHexesOf(more)).toEqual([0]);
  expect(marksOf({ board }, more).find((mark) => mark.kind === "village")).toMatchObject({ text: "8", content: "3", where: { place: "vertex", id: 4 } });
});

test("wanderers stand where they are told to be, and waiting ones are seen through", () => {
  const more = {
    ...view,
    board: { ...view.board, robber: "off_board" },
    seafarers: { pirate: "frame" },
    cities_and_knights: { robber_start: 0, merchant: { hex: 1, holder: 1 } },
    pirate_islands: { fleet: { path: [0, 1], place: 0 }, lairs: [2, 0], fortresses: [4, 5], beachheads: [3, 7], warships: [1] },
  } as unknown as View;
  const pieces = piecesOf(board, more);
  expect(pieces.map(({ piece, ghost }) => [piece, ghost])).toEqual([
    ["pirate", false],
    ["robber", true],
    ["merchant", false],
  ]);
  expect(pieces[0]?.at.x).toBeLessThan(hexAt(board, 0).x - UNIT);
  expect(coursesOf(more).map(({ hexes }) => hexes)).toEqual([[0, 1]]);
  expect(routesOf(more)[0]?.looks).toEqual({ warship: true });
  const marks = marksOf({ board }, more).filter(({ kind }) => kind !== "dot");
  expect(marks.map(({ kind, owner, text }) => [kind, owner, text])).toEqual([
    ["fortress", 0, "2"],
    ["beachhead", 0, ""],
    ["beachhead", 1, ""],
  ]);
});

test("marks of a map show what will lie there until the module tells more", () => {
  const markers = { village_6: { hexes: [], vertices: [4], edges: [] }, gift_card: { hexes: [], vertices: [], edges: [2] }, x: { hexes: [], vertices: [0], edges: [] } };
  const map = { ...board, markers };
  const shown = (seen: Parameters<typeof marksOf>[1]): unknown[] => marksOf({ board: map }, seen).map(({ kind, text, content }) => [kind, text, content]);
  const before = { board: view.board };
  expect(shown(before)).toEqual([
    ["village", "6", "village_6"],
    ["gift", "", "development_card"],
    ["closed_vertex", "", "x"],
  ]);
  expect(shown({ ...before, turn: 1, cloth_for_catan: {} })).toEqual([["gift", "", "development_card"]]);
});

test("what is not known gets a dot with a title, what only serves the set-up gets none", () => {
  const more = { ...view, new_part: { big_things: [{ vertex: 2, owner: 1 }] } } as unknown as View;
  const dots = marksOf({ board }, more).filter((mark) => mark.kind === "dot");
  expect(dots.map((mark) => mark.title)).toEqual(["riddle", "new part: big things"]);
});

test("tokens have a dot for each roll and every colour its own shape", () => {
  expect([2, 6, 8, 12].map(dotsOf)).toEqual([1, 5, 5, 1]);
  const shapes = ["red", "blue", "orange", "white", "green", "brown", "unheard of"].map(shapeOf);
  expect(new Set(shapes).size).toBe(7);
  expect(paintOf("red")).toBe("var(--red)");
});

test("a plaza lies amid its hex, and its inner paths are places like other edges", () => {
  const market: BoardFacts = {
    ...board,
    vertices: [...board.vertices, [0, 0]],
    edges: [...board.edges, [0, 10], [2, 10]],
    edge_hexes: [...board.edge_hexes, [0, 0], [0, 0]],
  };
  expect(plazasOf(board)).toEqual([]);
  expect(plazasOf(market)).toEqual([10]);
  expect(market.edges.flatMap((_, edge) => (isInnerPath(market, edge) ? [edge] : []))).toEqual([11, 12]);
  expect(vertexName(market, view, 10)).toBe("plaza of field 9");
  expect(edgeName(market, view, 11)).toBe("inner path of field 9");
  const [target] = targetsOf(market, new Map([["edge:11", []]]));
  expect(target?.at).toEqual({ x: 0, y: -UNIT / 2 });
});

test("where there are several robbers, each stands on its hex", () => {
  const robbers = (told: object): number[] => piecesOf(board, { ...view, board: { ...view.board, ...told } }).filter(({ piece }) => piece === "robber").map(({ id }) => id);
  expect(robbers({ robber: 1 })).toEqual([1]);
  expect(robbers({ robber: 1, robbers: [1, 0, "off_board"] })).toEqual([1, 0]);
  expect(robbers({ robber: "off_board" })).toEqual([]);
});
