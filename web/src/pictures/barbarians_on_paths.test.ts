import { render } from "svelte/server";
import { describe, expect, test } from "vitest";

import { distance, edgeAt, hexAt, tokenAt } from "../board/geometry";
import MapPicture from "../board/MapPicture.svelte";
import type { Action, BoardFacts } from "../lib/protocol";
// All pictures come before one of them: the shapes of each look for those of others.
import { isPictured } from "./index";
import { barbarianAttack } from "./barbarian_attack";
import { barbariansOnPaths } from "./barbarians_on_paths";
import { STANDS } from "./coast";
import type { Seen } from "./picture";
import { tradersAndBarbarians } from "./traders_and_barbarians";

const HALF = Math.sqrt(3) / 2;
const RING: [number, number][] = [[0, -1], [HALF, -0.5], [HALF, 0.5], [0, 1], [-HALF, 0.5], [-HALF, -0.5]];
const E = 1, W = 4, INNER = 12;
const PLAZA = 12;

/** A hex without a plaza, and far from it one with inner paths from its four eastern corners. */
const board: BoardFacts = {
  hexes: [[0, 0], [9, 0]],
  vertices: [...RING, ...RING.map(([x, y]): [number, number] => [x + 9, y]), [9, 0]],
  edges: [0, 6].flatMap((first) => RING.map((_, at): [number, number] => [first + at, first + ((at + 1) % 6)])).concat([6, 7, 8, 9].map((corner): [number, number] => [corner, PLAZA])),
  hex_vertices: [[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11]],
  hex_edges: [[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11]],
  edge_hexes: [...RING.map((): [number, number] => [0, -1]), ...RING.map((): [number, number] => [1, -1]), ...[0, 1, 2, 3].map((): [number, number] => [1, 1])],
  islands: [],
  markers: {},
};

const attack = { barbarians: { "0": 3, "1": 2 }, knights: {}, conquered_hexes: [], coastal_hexes: [], barbarians_left: 0 };
const trade = { barbarians: { [E]: 1, [W]: 2, [INNER]: 3 }, plazas: { [PLAZA]: "glassworks" }, wagons: [] };
const told = { barbarian_hexes: { [E]: 0, [W]: 0, [INNER]: 1 }, landing_hex: 0 };
const view = {
  players: 2,
  board: { terrain: ["hill", "glassworks"], numbers: [[3], [2]], harbours: {}, vertices: {}, edges: {}, robber: null },
  barbarian_attack: attack,
  traders_and_barbarians: trade,
  barbarians_on_paths: told,
} as unknown as Seen;

describe("barbarians on hex and path", () => {
  test("whoever stands on a path is one figure in its hex, and points to the path", () => {
    const [east] = tradersAndBarbarians.pieces?.(board, trade, view) ?? [];
    const middle = hexAt(board, 0);
    expect(distance(east?.at ?? middle, middle)).toBeLessThan(distance(edgeAt(board, E), middle));
    expect(east?.looks.path).toBeCloseTo(0);
    expect(east?.title("")).toBe("barbarian, also on hill 3");
  });

  test("on an inner path it stands itself", () => {
    const inner = tradersAndBarbarians.pieces?.(board, trade, view).find(({ id }) => id === INNER);
    expect(inner?.at).toEqual(edgeAt(board, INNER));
    expect(inner?.looks.path).toBeUndefined();
  });

  test("only those in the middle are drawn on the hex, where nobody at a path is near, and all are counted", () => {
    const pieces = barbarianAttack.pieces?.(board, attack, view) ?? [];
    const [one, ...more] = pieces.filter(({ id }) => id === 0);
    expect(more).toEqual([]);
    expect(one?.at).toEqual(STANDS[2]);
    expect(one?.title("")).toBe("barbarians: 3, 2 of them also on paths");
  });

  test("what lands is seen before it stands", () => {
    const action = { kind: "stand_on_path", edge: 0 } as unknown as Action;
    expect(barbariansOnPaths.preview?.(board, told, view, action, [])).toMatchObject({ piece: "barbarian", id: 0 });
    expect(isPictured("barbarians_on_paths", "landing_hex")).toBe(true);
  });

  test("the number of a trade hex lies off its plaza", () => {
    expect(tokenAt(board, 0)).toMatchObject({ x: 0, y: 4, scale: 1 });
    expect(distance(tokenAt(board, 1), hexAt(board, 1))).toBeGreaterThan(50);
    const { body } = render(MapPicture, { props: { facts: { board }, view: view as unknown as { board: Seen["board"] } } });
    expect(body).toContain('data-piece="coast_barbarian"');
    expect(body).toContain('data-piece="barbarian"');
  });
});
