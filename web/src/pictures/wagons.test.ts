import { render } from "svelte/server";
import { describe, expect, test } from "vitest";

import { distance, edgeAt, vertexAt } from "../board/geometry";
import { targetLabel } from "../board/labels";
import MapPicture from "../board/MapPicture.svelte";
import { Pointing } from "../lib/pointing.svelte";
import type { Action, BoardFacts, Facts } from "../lib/protocol";
import type { Session } from "../lib/session.svelte";
import { seatLines } from "../table/parts";
// All pictures come before one of them: the shapes of each look for those of others.
import { cardOf, isPictured, planOf, PLANNED, shapeOfMark, shapeOfPiece } from "./index";
import type { Seen } from "./picture";
import { tradersAndBarbarians } from "./traders_and_barbarians";
import WagonJourney from "./WagonJourney.svelte";
import { activeCard, loadOf, priceOfWay, tradeHexesOf, wayOf } from "./wagons";
import WagonWay from "./WagonWay.svelte";

const HALF = Math.sqrt(3) / 2;
const CORNERS: [number, number][] = [[0, -1], [HALF, -0.5], [HALF, 0.5], [0, 1], [-HALF, 0.5], [-HALF, -0.5]];
const N = 0, NE = 1, SE = 2, S = 3, SW = 4, NW = 5;

/** One hex with a plaza in its middle, whose inner paths come from its four eastern corners; its three western sides are closed. */
const PLAZA = 6;
const PATHS: [number, number][] = [N, NE, SE, S].map((corner) => [corner, PLAZA]);
const board: BoardFacts = {
  hexes: [[0, 0]],
  vertices: [...CORNERS, [0, 0]],
  edges: [...CORNERS.map((_, at): [number, number] => [at, (at + 1) % 6]), ...PATHS],
  hex_vertices: [[N, NE, SE, S, SW, NW]],
  hex_edges: [[0, 1, 2, 3, 4, 5]],
  edge_hexes: [...CORNERS.map((): [number, number] => [0, -1]), ...PATHS.map((): [number, number] => [0, 0])],
  islands: [],
  markers: {},
};

const WAGON_CARDS = [
  { level: 1, movement_points: 4, delivery_gold: 1, drives_off: [], points: 0 },
  { level: 2, movement_points: 5, delivery_gold: 2, drives_off: [6], points: 0 },
];
const told = {
  wagons: [N, N, null],
  wagon_level: [2, 1, 1],
  wagon_cards: WAGON_CARDS,
  carried: ["marble", null, null],
  destinations: ["trade_castle", null, null],
  delivered: [3, 0, 0],
  gold: [4, 5, 5],
  goods_of_trade_castle: { left: 7 },
  barbarians: { "1": 1, "7": 2 },
  plazas: { [PLAZA]: "trade_castle" },
  closed_edges: { "3": "closed", "4": "closed", "5": "closed" },
  closed_corners: {},
  movement: {
    seat: 0,
    points_left: 5,
    at_plaza: false,
    ways: [
      { vertex: PLAZA, points: 4, toll: 0, way: [N, NE, PLAZA] },
      { vertex: PLAZA, points: 2, toll: 1, way: [N, PLAZA] },
      { vertex: NE, points: 2, toll: 0, way: [N, NE] },
    ],
  },
};
const ground = { terrain: ["trade_castle"], numbers: [[]], robber: "off_board", harbours: {}, vertices: { [N]: [0, "city"] }, edges: { "6": [1, "road"] } };
const view = { seat: 0, players: 3, decision: "move_wagon", board: ground, traders_and_barbarians: told } as unknown as Seen;

const free: Action = { kind: "move_wagon", vertex: PLAZA, toll: 0 };
const tolled: Action = { kind: "move_wagon", vertex: PLAZA, toll: 1 };
const near: Action = { kind: "move_wagon", vertex: NE, toll: 0 };
const LEGAL: Action[] = [free, tolled, near, { kind: "drive_off", edge: 7 }, { kind: "end_movement" }];

interface Acting {
  session: Session;
  done: Action[];
}

/** As much of a session as pointing and the plan of a way look at. */
function acting(legal: Action[], decision = "move_wagon"): Acting {
  const done: Action[] = [];
  const place = { move_wagon: "vertex", drive_off: "edge" } as Record<string, string>;
  const actions = Object.fromEntries(legal.map(({ kind }) => [kind, { place: place[kind] ?? null, group: "answer", order: 0, preview: "", free_form: false }]));
  const session = {
    ...{ seat: 0, busy: false, legal, prices: [], whyNot: {}, table: { seats: [{ colour: "red" }] } },
    facts: { board, actions, decisions: {}, kept: {} },
    view: { ...view, decision },
    act: async (action: Action) => done.push(action) > 0,
  };
  return { session: session as unknown as Session, done };
}

describe("a trade hex", () => {
  test("is found by its plaza, and its sea by its closed sides", () => {
    const [trade] = tradeHexesOf(board, told);
    expect(trade).toMatchObject({ plaza: PLAZA, terrain: "trade_castle", hex: 0, middle: { x: 0, y: 0 } });
    expect(trade?.corners).toHaveLength(4);
    expect(trade?.seaward.x).toBeCloseTo(-1);
    expect(trade?.seaward.y).toBeCloseTo(0);
    expect(tradeHexesOf(board, { plazas: told.plazas })[0]?.seaward).toEqual({ x: 0, y: -1 });
  });

  test("has rocks on its closed sides, a plaza, its goods in the sea, and a flag for the own load alone", () => {
    const marks = tradersAndBarbarians.marks?.(board, told, "", view) ?? [];
    expect(marks.map(({ kind }) => kind)).toEqual([...Array<string>(3).fill("closed_side"), "plaza", "goods_stack", "destination"]);
    const stack = marks.find(({ kind }) => kind === "goods_stack");
    expect(stack).toMatchObject({ text: "7", title: "Goods of the castle: 7 left" });
    expect(stack?.at.x).toBeLessThan(edgeAt(board, 4).x);
    expect(marks.find(({ kind }) => kind === "destination")).toMatchObject({ owner: 0, content: "marble" });
    const others = tradersAndBarbarians.marks?.(board, told, "", { ...view, seat: 1 }) ?? [];
    expect(others.some(({ kind }) => kind === "destination")).toBe(false);
    for (const { kind } of marks) expect(shapeOfMark(kind)).toBeDefined();
  });

  test("has no rocks where only roads are shut out, and still looks to the sea", () => {
    const atSea = { ...told, closed_edges: { "3": "no_road", "4": "no_road", "5": "no_road" } };
    const marks = tradersAndBarbarians.marks?.(board, atSea, "", view) ?? [];
    expect(marks.some(({ kind }) => kind === "closed_side")).toBe(false);
    expect(tradeHexesOf(board, atSea)[0]?.seaward.x).toBeCloseTo(-1);
  });
});

describe("wagons and barbarians", () => {
  const pieces = tradersAndBarbarians.pieces?.(board, told, view) ?? [];

  test("wagons at one place stand side by side before the building, with their level and load", () => {
    const [first, second, ...more] = pieces.filter(({ piece }) => piece === "wagon");
    expect(more).toEqual([]);
    expect(first).toMatchObject({ owner: 0, id: N, looks: { level: 2, load: "marble" } });
    expect(first?.title("red")).toBe("wagon of level 2, marble (red)");
    expect(second?.title("blue")).toBe("wagon of level 1, no load (blue)");
    expect(distance(first?.at ?? { x: 0, y: 0 }, second?.at ?? { x: 0, y: 0 })).toBeGreaterThan(40);
    expect(first?.at.y).toBeGreaterThan(-100);
  });

  test("a wagon alone stands on its vertex, and beside a building in the hex where no edge leads", () => {
    const standing = (vertex: number, vertices: Record<string, [number, string]>) =>
      (tradersAndBarbarians.pieces?.(board, { ...told, wagons: [vertex] }, { ...view, board: { ...view.board, vertices } }) ?? []).find(({ piece }) => piece === "wagon");
    expect(standing(NE, {})).toMatchObject({ at: vertexAt(board, NE), looks: { aside: false } });
    for (const [vertex, inwards] of [[N, 1], [NE, -1], [SE, 1], [S, -1]] as const) {
      const wagon = standing(vertex, { [vertex]: [1, "settlement"] });
      expect(wagon?.looks.aside).toBe(true);
      expect(wagon?.at.x).toBe(vertexAt(board, vertex).x);
      expect(((wagon?.at.y ?? 0) - vertexAt(board, vertex).y) * inwards).toBeGreaterThan(40);
    }
  });

  test("barbarians stand on their paths, and the one that moves is told apart", () => {
    const moving = tradersAndBarbarians.pieces?.(board, { ...told, moved_barbarian: 2 }, view) ?? [];
    expect(moving.filter(({ piece }) => piece === "barbarian").map(({ id, sort, looks }) => [id, sort, looks.moves])).toEqual([
      [1, "barbarian:1", false],
      [7, "barbarian:2", true],
    ]);
    for (const name of ["wagon", "barbarian"]) expect(shapeOfPiece(name)).toBeDefined();
  });

  test("everything that is told has a picture, and every seat its lines", () => {
    for (const field of [...Object.keys(told), "moved_barbarian"]) expect(isPictured("traders_and_barbarians", field)).toBe(true);
    const lines = (seat: number): string[] => seatLines({ kept: {} } as unknown as Facts, { ...view, players: 3 }, seat).map(({ name, value, icon }) => `${name} ${value} ${cardOf(icon ?? "") ? "drawn" : ""}`);
    expect(lines(0)).toEqual(["gold 4 drawn", "wagon_level 2 drawn", "carried marble drawn", "delivered 3 drawn"]);
    expect(lines(1)).toEqual(["gold 5 drawn", "wagon_level 1 drawn", "delivered 0 drawn"]);
    expect(activeCard(told, 0)).toMatchObject({ level: 2, movement_points: 5 });
    expect(loadOf(told, 0)).toEqual({ goods: "marble", terrain: "trade_castle" });
    expect(loadOf(told, 1)).toBeNull();
  });

  test("the map of the set-up page shows them", () => {
    const { body } = render(MapPicture, { props: { facts: { board }, view: view as unknown as { board: Seen["board"] } } });
    for (const drawn of ['data-trade-hex="trade_castle"', 'data-mark="plaza"', 'data-mark="goods_stack"', 'data-piece="barbarian"']) expect(body).toContain(drawn);
  });
});

describe("the way of a wagon", () => {
  test("each toll has its own way, and its price is told with the place", () => {
    expect(wayOf(told, free)?.way).toEqual([N, NE, PLAZA]);
    expect(wayOf(told, tolled)?.way).toEqual([N, PLAZA]);
    expect(priceOfWay({ points: 2, toll: 1 })).toBe("movement points: 2, toll: 1 gold");
    expect(targetLabel(board, view, [], "vertex", PLAZA, [free, tolled])).toBe(
      "Move the wagon: plaza of trade castle; movement points: 4, no toll; movement points: 2, toll: 1 gold",
    );
    expect(planOf(view, { kind: "drive_off", edge: 7 })).toBeUndefined();
  });

  test("it is drawn along every vertex that it passes, with its points and its toll", () => {
    const drawn = (action: Action): string => render(WagonWay, { props: { board, told, action, larger: 1 } }).body;
    expect(drawn(free)).toContain("M0 -100L86.6");
    expect(drawn(free)).toMatch(/>4<\/text>/);
    expect(drawn(free).match(/<text/g)).toHaveLength(1);
    expect(drawn(tolled)).toContain("M0 -100L0 0");
    expect(drawn(tolled).match(/<text/g)).toHaveLength(2);
  });

  test("its places glow by themselves, though the movement may be ended as well", () => {
    const { session } = acting(LEGAL);
    const pointing = new Pointing(session, PLANNED);
    expect(pointing.glowing).toEqual(["move_wagon"]);
    expect([...pointing.targets.keys()]).toEqual([`vertex:${PLAZA}`, `vertex:${NE}`]);
    pointing.arm("drive_off");
    expect(pointing.glowing).toEqual(["drive_off"]);
    expect(new Pointing(acting(LEGAL, "action").session, PLANNED).glowing).toEqual([]);
  });

  test("where several ways lead, one is chosen before it is gone", async () => {
    const { session, done } = acting(LEGAL);
    const pointing = new Pointing(session, PLANNED);
    const plaza = { place: "vertex", id: PLAZA } as const;
    await pointing.pick(plaza, false);
    expect(done).toEqual([]);
    expect(pointing.choices).toEqual([]);
    expect(pointing.proposed).toEqual(plaza);
    const seen = (): string => render(WagonJourney, { props: { session, told, pointing } }).body;
    expect(seen()).toContain("movement points: 4, no toll</b>");
    expect(seen().match(/data-toll/g)).toHaveLength(2);
    pointing.choice = 1;
    expect(seen()).toContain("movement points: 2, toll: 1 gold</b>");
    await pointing.pick(plaza, false);
    expect(done).toEqual([tolled]);
    // Another place begins with its own first way.
    await pointing.pick(plaza, true);
    expect(pointing.choice).toBe(0);
  });

  test("where one way leads, a mouse goes it and a finger sees it first", async () => {
    const { session, done } = acting(LEGAL);
    const pointing = new Pointing(session, PLANNED);
    const corner = { place: "vertex", id: NE } as const;
    await pointing.pick(corner, true);
    expect(done).toEqual([]);
    const { body } = render(WagonJourney, { props: { session, told, pointing } });
    expect(body).toContain('data-kind="go"');
    expect(body).not.toContain("data-toll");
    await pointing.pick(corner, true);
    await pointing.pick(corner, false);
    expect(done).toEqual([near, near]);
  });

  test("what no picture weighs is asked in a dialog, as ever", async () => {
    const { session, done } = acting(LEGAL);
    const pointing = new Pointing(session);
    await pointing.pick({ place: "vertex", id: PLAZA }, false);
    expect(done).toEqual([]);
    expect(pointing.choices).toEqual([free, tolled]);
  });

  test("a wagon on a plaza is told to go no further", () => {
    const { session } = acting([{ kind: "end_movement" }]);
    const over = { ...told, movement: { ...told.movement, at_plaza: true, ways: [] } };
    const { body } = render(WagonJourney, { props: { session, told: over, pointing: new Pointing(session, PLANNED) } });
    expect(body).toContain("goes no further");
    expect(body).not.toContain('data-kind="go"');
  });
});
