/** Dragons: where they sit and lie, what is said of them, and which hexes are in danger. */

import { render } from "svelte/server";
import { describe, expect, test } from "vitest";

import Marks from "../board/Marks.svelte";
import PieceShape from "../board/PieceShape.svelte";
import { distance, hexAt } from "../board/geometry";
import type { BoardFacts } from "../lib/protocol";
// All pictures come before one of them: the shapes of each look for those of others.
import { shapeOfMark } from "./index";
import { desertDragons } from "./desert_dragons";
import DragonHost from "./DragonHost.svelte";
import DragonLand from "./DragonLand.svelte";
import { isDanger, MOST_DRAWN, musterOf, seatsIn } from "./lairs";
import type { Seen } from "./picture";

const ROOT = Math.sqrt(3);
const board = { hexes: [[0, 0], [ROOT, 0], [2 * ROOT, 0]], markers: {} } as unknown as BoardFacts;
const view = { board: { terrain: ["desert", "hill", "field"] } } as unknown as Seen;
const told = { deserts: [0], dragons: { "0": 4, "1": 1 }, dragon_supply: 0, dragons_driven_off: 2, dragons_per_building: 3, attack: true, next_hexes: [2], due_hexes: [] };

describe("dragons on the board", () => {
  test("in a desert each sits by itself, on the land one lies around the number", () => {
    const dragons = desertDragons.pieces?.(board, told, view) ?? [];
    expect(dragons.map(({ id, looks }) => [id, looks.coiled])).toEqual([[0, false], [0, false], [0, false], [0, false], [1, true]]);
    expect(dragons.at(-1)?.at).toEqual(hexAt(board, 1));
    expect(dragons[0]?.title("")).toBe("dragons: 4");
    expect(new Set(dragons.map(({ place }) => place)).size).toBe(5);
  });

  test("as many as are drawn have room in a desert", () => {
    for (let count = 1; count <= MOST_DRAWN; count += 1) {
      const seats = seatsIn(board, { hex: 0, count, isDesert: true });
      expect(seats).toHaveLength(count);
      expect(Math.max(...seats.map((at) => distance(at, hexAt(board, 0))))).toBeLessThan(62);
      expect(seats.every((at, i) => seats.every((other, j) => i === j || distance(at, other) > 40))).toBe(true);
    }
    expect(seatsIn(board, { hex: 0, count: 9, isDesert: true })).toHaveLength(MOST_DRAWN);
  });

  test("how many there are stands in the desert, and the land glows only once they attack", () => {
    const glows = (part: object): number => render(DragonLand, { props: { board, told: { ...told, ...part }, name: "b" } }).body.split("url(#b-danger)").length - 1;
    expect(render(DragonLand, { props: { board, told, name: "b" } }).body).toContain(">4</text>");
    expect([glows({}), glows({ attack: false }), glows({ dragons: { "1": 1 } })]).toEqual([1, 0, 0]);
  });

  test("roads between dragons lie across, and buildings among them bear their claws", () => {
    expect(desertDragons.routes?.({ blocked_roads: [7] })).toMatchObject([{ place: 7, looks: { sideways: true, clawed: true } }]);
    expect(desertDragons.buildings?.({ shut_in_buildings: [3] })).toMatchObject([{ place: 3, words: "shut in by dragons: counts no points" }]);
    expect(render(PieceShape, { props: { piece: "road", colour: "red", turn: 30, looks: { sideways: true } } }).body).toContain("rotate(120)");
    expect(render(PieceShape, { props: { piece: "road", colour: "red", turn: 30 } }).body).toContain("rotate(30)");
  });
});

describe("which hexes are next", () => {
  const nextOf = (part: object): object[] => desertDragons.marks?.(board, { ...told, ...part }, "desert_dragons", view) ?? [];

  test("they burn when dragons attack, and are only dotted before", () => {
    expect(nextOf({})).toMatchObject([{ kind: "next_dragon", content: "danger", title: "A dragon comes here when the number is rolled", where: { place: "hex", id: 2 } }]);
    expect(nextOf({ attack: false })).toMatchObject([{ content: "waiting", title: "Beside dragons: in danger once they attack" }]);
    expect(nextOf({ due_hexes: [2] })).toMatchObject([{ content: "due" }]);
    expect(shapeOfMark("next_dragon")).toBeDefined();
    const drawn = (part: object): string => render(Marks, { props: { marks: nextOf(part) as never, colours: [] } }).body;
    expect(drawn({})).toContain("#ffd04f");
    expect(drawn({ attack: false })).not.toContain("#ffd04f");
  });

  test("without a dragon in the deserts nothing comes", () => {
    expect([isDanger(told), isDanger({ ...told, attack: false }), isDanger({ ...told, dragons: { "1": 1 } })]).toEqual([true, false, false]);
  });
});

test("all dragons are counted where they are", () => {
  expect(musterOf(told)).toEqual({ supply: 0, inDeserts: 4, onLand: 1, drivenOff: 2 });
  const said = (part: object): string => render(DragonHost, { props: { told: { ...told, ...part } } }).body;
  expect(said({})).toContain("They attack! Hexes in danger at the next roll: 1");
  expect(said({ attack: false })).toContain("every settlement or city brings 3 more");
  expect(said({ dragons: {} })).toContain("The deserts are empty");
});
