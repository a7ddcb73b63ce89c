import { render } from "svelte/server";
import { describe, expect, test } from "vitest";

import { distance, edgeAt, harbourAt, hexAt } from "../board/geometry";
import { edgeName, standsThere, targetLabel } from "../board/labels";
import MapPicture from "../board/MapPicture.svelte";
import { buildingsOf, closedHexesOf, marksOf, piecesOf } from "../board/parts";
import { Pointing } from "../lib/pointing.svelte";
import type { BoardFacts, Facts, GameEvent } from "../lib/protocol";
import type { Session } from "../lib/session.svelte";
import { seatLines } from "../table/parts";
// All pictures come before one of them: the shapes of each look for those of others.
import { cardOf, isPictured, shapeOfMark, shapeOfPiece } from "./index";
import { barbarianAttack } from "./barbarian_attack";
import { landingsOf, musterOf, standOn, turnOfColour } from "./coast";
import type { Seen } from "./picture";
import { lastStrife } from "./strife";

const HALF = Math.sqrt(3) / 2;
const CORNERS: [number, number][] = [[0, -1], [HALF, -0.5], [HALF, 0.5], [0, 1], [-HALF, 0.5], [-HALF, -0.5]];

/** Three hexes in a row: a castle between two of the coast. */
function row(): BoardFacts {
  const vertices: [number, number][] = [];
  const edges: [number, number][] = [];
  const sides: number[][] = [];
  const numbered = (x: number, y: number): number => {
    const found = vertices.findIndex(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < 0.01);
    return found < 0 ? vertices.push([x, y]) - 1 : found;
  };
  const hexes = [0, 1, 2].map((column): [number, number] => [2 * column * HALF, 0]);
  const hexVertices = hexes.map(([x, y]) => CORNERS.map(([dx, dy]) => numbered(x + dx, y + dy)));
  const hexEdges = hexVertices.map((around, hex) =>
    around.map((from, at) => {
      const to = around[(at + 1) % 6] ?? 0;
      const found = edges.findIndex((ends) => ends.includes(from) && ends.includes(to));
      const edge = found < 0 ? edges.push([from, to]) - 1 : found;
      (sides[edge] ??= []).push(hex);
      return edge;
    }),
  );
  const edgeHexes = sides.map(([left = -1, right = -1]): [number, number] => [left, right]);
  return { hexes, vertices, edges, hex_vertices: hexVertices, hex_edges: hexEdges, edge_hexes: edgeHexes, islands: [], markers: {} };
}

const board = row();
const [FIELD, CASTLE, HILL] = [0, 1, 2] as const;
const sideOf = (hex: number, side: number): number => board.hex_edges[hex]?.[side] ?? -1;
const [NE, E, , SW, W] = [0, 1, 2, 3, 4] as const;
const harbour = sideOf(HILL, NE);
const corner = board.hex_vertices[FIELD]?.[5] ?? -1;
const told = {
  castle_hex: CASTLE,
  castle_edges: Object.fromEntries((board.hex_edges[CASTLE] ?? []).map((edge, side) => [String(edge), ["green", "brown", "purple"][side % 3]])),
  coastal_hexes: [FIELD, HILL],
  conquered_hexes: [FIELD],
  barbarians: { [FIELD]: 3, [HILL]: 1 },
  knights: { [sideOf(HILL, E)]: 0, [sideOf(CASTLE, E)]: 2 },
  moved_knights: { [sideOf(HILL, E)]: "moved" },
  conquered_buildings: { [corner]: "conquered" },
  prisoners: [3, 0],
  gold: [0, 0],
  barbarians_left: 20,
  bought_with_gold: 0,
  knight_in_hand: 2,
  riding_knight: sideOf(CASTLE, E),
};
const ground = {
  terrain: ["field", "castle", "hill"],
  numbers: [[9], [], [2]],
  robber: -1,
  harbours: { [harbour]: "3:1" },
  vertices: { [corner]: [1, "settlement"] },
  edges: { [sideOf(HILL, E)]: [1, "road"] },
};
const view = { players: 2, board: { ...ground, robber: "none" }, barbarian_attack: told } as unknown as Seen;
const colours = ["red", "blue", "grey", "grey"];

describe("what stands on the board", () => {
  test("every barbarian has a place of its own beside the token, and one that leaves is followed", () => {
    const pieces = piecesOf(board, view).filter(({ piece }) => piece === "coast_barbarian");
    expect(pieces.map(({ place }) => place)).toEqual([`${FIELD}:0`, `${FIELD}:1`, `${FIELD}:2`, `${HILL}:0`]);
    expect(new Set(pieces.map(({ sort }) => sort)).size).toBe(1);
    for (const before of [0, 1, 2]) expect(distance(standOn(board, FIELD, before), hexAt(board, FIELD))).toBeGreaterThan(31 + 17);
    expect(distance(standOn(board, FIELD, 0), standOn(board, FIELD, 1))).toBeGreaterThan(50);
    // A knight on a side of the hex leaves each of them to be counted.
    for (const before of [0, 1, 2]) {
      for (const side of board.hex_edges[FIELD] ?? []) expect(distance(standOn(board, FIELD, before), edgeAt(board, side))).toBeGreaterThan(33);
    }
  });

  test("knights are told by their owners, the mercenary, who has ridden and who is about to", () => {
    const [hired, own] = piecesOf(board, view).filter(({ piece }) => piece === "rider");
    expect(own).toMatchObject({ owner: 0, looks: { hired: false, ridden: true, rides: false } });
    expect(hired).toMatchObject({ owner: 2, at: edgeAt(board, sideOf(CASTLE, E)), looks: { hired: true, ridden: false, rides: true } });
    expect([own?.title("red"), hired?.title("grey")]).toEqual(["knight (red), has ridden this turn", "mercenary (neutral knight)"]);
    for (const name of ["rider", "coast_barbarian"]) expect(shapeOfPiece(name)).toBeDefined();
  });

  test("where knights have a strength it is seen on their edges, with who is active, who has ridden and who is about to", () => {
    const knights = [
      { edge: sideOf(HILL, E), colour: 0, strength: 3, active: true, ready: false },
      { edge: sideOf(CASTLE, E), colour: 2, strength: 1, active: false, ready: false },
    ];
    const both = { ...view, cities_and_knights: { knights } } as unknown as Seen;
    const found = piecesOf(board, both).filter(({ on }) => on === "edge");
    expect(found.map(({ piece, at }) => [piece, at])).toEqual([
      ["knight", edgeAt(board, sideOf(CASTLE, E))],
      ["knight", edgeAt(board, sideOf(HILL, E))],
    ]);
    const [hired, own] = found;
    expect(own).toMatchObject({ owner: 0, looks: { strength: 3, active: true, ridden: true, rides: false } });
    expect(hired).toMatchObject({ owner: 2, looks: { strength: 1, active: false, hired: true, rides: true } });
    expect(own?.title("red")).toBe("knight of strength 3, active (red), has ridden this turn");
    const ridden = barbarianAttack.preview?.(board, told, both, { kind: "ride_knight", edge: sideOf(HILL, W) }, []);
    expect(ridden).toMatchObject({ piece: "knight", owner: 2, looks: { strength: 1, active: false } });
    const { body } = render(MapPicture, { props: { facts: { board }, view: { ...both, board: ground } as never } });
    expect(body.match(/data-piece="knight"/g)).toHaveLength(2);
    expect(body).not.toContain('data-piece="rider"');
  });

  test("a conquered building lies on its side, and its hex is closed with the token turned", () => {
    expect(buildingsOf(board, view)).toMatchObject([{ vertex: corner, looks: { sideways: true, conquered: true }, words: ["conquered"] }]);
    expect(closedHexesOf(view)).toEqual([FIELD]);
    const turned = marksOf({ board }, view).filter(({ kind }) => kind === "turned_token");
    expect(turned).toMatchObject([{ text: "9", where: { place: "hex", id: FIELD } }]);
    for (const kind of ["turned_token", "landing"]) expect(shapeOfMark(kind)).toBeDefined();
  });

  test("ships lie before the coast, away from harbours and from each other, while anybody is left to land", () => {
    const ships = landingsOf(board, told, view);
    expect(ships.map(({ hex }) => hex)).toEqual([FIELD, HILL]);
    const sign = harbourAt(board, ground.terrain, harbour);
    for (const { at, hex } of ships) {
      expect(distance(at, sign)).toBeGreaterThan(52);
      expect(distance(at, hexAt(board, hex))).toBeGreaterThan(100 * HALF + 29);
    }
    const last = { ...told, barbarians_left: 0 };
    expect(barbarianAttack.marks?.(board, last, "barbarian_attack", view).map(({ kind }) => kind)).toEqual(["turned_token"]);
  });

  test("of a camp three are drawn, and its token says how many there are", () => {
    const camp = { ...told, conquered_hexes: [CASTLE], barbarians: { [CASTLE]: 12 } };
    expect(barbarianAttack.pieces?.(board, camp, view).filter(({ piece }) => piece === "coast_barbarian")).toHaveLength(3);
    expect(barbarianAttack.marks?.(board, camp, "barbarian_attack", view).find(({ kind }) => kind === "turned_token")?.text).toBe("×12");
  });

  test("the set-up page shows all of it with what the module tells of the map", () => {
    const { body } = render(MapPicture, { props: { facts: { board }, view: { ...view, board: ground } as never } });
    expect(body.match(/data-side=/g)).toHaveLength(6);
    expect(body.match(/data-piece="coast_barbarian"/g)).toHaveLength(4);
    expect(body.match(/data-mark="landing"/g)).toHaveLength(2);
    expect(body).toContain(`data-conquered="${FIELD}"`);
  });

  test("nothing of it is shown a second time", () => {
    for (const field of Object.keys(told)) expect(isPictured("barbarian_attack", field)).toBe(true);
  });
});

describe("the board in words", () => {
  test("whoever stands on a hex or an edge is told with it, once", () => {
    expect(standsThere(board, view, colours, "hex", FIELD)).toBe("barbarians: 3");
    expect(standsThere(board, view, colours, "hex", CASTLE)).toBe("");
    expect(standsThere(board, view, colours, "edge", sideOf(HILL, E))).toBe("road (blue), knight (red), has ridden this turn");
  });

  test("sides of the castle are called so, with their colours", () => {
    expect(edgeName(board, view, sideOf(CASTLE, NE))).toBe("edge between castle, open sea, side of the castle (green)");
    expect(edgeName(board, view, sideOf(CASTLE, W))).toBe("edge between field 9, castle, side of the castle (brown)");
    expect(turnOfColour(board, told, "brown")).toBe(90);
    expect(turnOfColour(board, told, "none")).toBe(0);
  });

  test("what a place costs is said with it", () => {
    const edge = sideOf(HILL, SW);
    expect(targetLabel(board, view, colours, "edge", edge, [{ kind: "ride_knight", edge }], { grain: 1 })).toBe("Ride there: edge between hill 2, open sea; costs 1 grain");
  });
});

describe("what is about to be done", () => {
  const preview = (kind: string, where: Record<string, number>): unknown => barbarianAttack.preview?.(board, told, view, { kind, ...where }, []);

  test("a knight is shown in its own colour, and a barbarian beside those who are there", () => {
    expect(preview("ride_knight", { edge: sideOf(HILL, W) })).toMatchObject({ piece: "rider", owner: 2, looks: { hired: true } });
    expect(preview("put_barbarian", { hex: HILL })).toMatchObject({ piece: "coast_barbarian", at: standOn(board, HILL, 1) });
    expect(preview("land_barbarian", { hex: HILL })).toMatchObject({ piece: "coast_barbarian", at: standOn(board, HILL, 1) });
    expect(preview("take_barbarian", { hex: HILL })).toBeNull();
  });

  const facts = {
    actions: {
      send_knight: { place: "edge", group: "answer" },
      ride_knight: { place: "edge", group: "answer" },
      end_rides: { place: null, group: "end" },
      end_turn: { place: null, group: "end" },
      roll: { place: null, group: "turn" },
    },
    decisions: { move_knights: ["send_knight", "end_rides"], ride_knight: ["ride_knight"], action: ["ride_knight", "roll", "end_turn"] },
  } as unknown as Facts;
  const pointing = (decision: string, legal: object[], prices: object[] = []): Pointing => new Pointing({ facts, legal, prices, view: { decision } } as unknown as Session);

  test("who is asked for places or to be done with it sees the places at once", () => {
    const legal = [{ kind: "send_knight", edge: 4 }, { kind: "end_rides" }];
    expect([...pointing("move_knights", legal).targets.keys()]).toEqual(["edge:4"]);
    expect(pointing("action", [{ kind: "ride_knight", edge: 4 }, { kind: "end_turn" }]).targets.size).toBe(0);
  });

  test("places say what they cost where not all cost the same", () => {
    const legal = [4, 5].map((edge) => ({ kind: "ride_knight", edge }));
    const far = { action: legal[1], cost: { grain: 1 } };
    expect([...pointing("ride_knight", legal, [far]).costs]).toEqual([["edge:5", { grain: 1 }]]);
    expect(pointing("ride_knight", legal, [far, { action: legal[0], cost: { grain: 1 } }]).costs.size).toBe(0);
    expect(pointing("ride_knight", legal).costs.size).toBe(0);
  });
});

describe("what players have", () => {
  test("knights and prisoners are told of everybody, none of them too", () => {
    const lines = seatLines({ kept: {} } as unknown as Facts, { players: 2, barbarian_attack: told }, 1);
    expect(lines.map(({ name, value, icon }) => [name, value, icon])).toEqual([
      ["gold", "0", "gold"],
      ["knights", "0", "rider"],
      ["prisoners", "0", "prisoner"],
    ]);
    expect(musterOf(told)).toEqual({ left: 20, ashore: 4, imprisoned: 3 });
    for (const card of ["prisoner", "rider", "knighthood", "black_knight", "treason", "intrigue"]) expect(cardOf(card)).toBeDefined();
  });
});

describe("what has just happened", () => {
  const facts = { events: { rolled: { brings: ["first", "second"] } } } as unknown as Facts;
  const strife = (...events: GameEvent[]): unknown =>
    lastStrife(
      facts,
      events.map((event, key) => ({ ...event, key })),
      2,
    );
  const roll = { event: "rolled", first: 3, second: 4 };
  const thrown = (first: number, second: number): GameEvent => ({ event: "attack_rolled", seat: 1, first, second });
  const beaten = { event: "barbarians_beaten", hex: HILL, barbarians: 1, knights: 2 };
  const losses = { event: "losses_rolled", seat: 0, die: "purple", hex: HILL };

  test("all dice of an attack, those that brought nobody too, until the next production or building", () => {
    const attack = [thrown(3, 4), thrown(4, 5), { event: "barbarian_landed", hex: FIELD, barbarians: 3 }, { event: "hex_conquered", hex: FIELD }];
    expect(strife({ event: "built" }, ...attack)).toEqual({
      is: "attack",
      key: 1,
      seat: 1,
      throws: [
        { dice: [3, 4], number: 7, hex: null, conquers: false },
        { dice: [4, 5], number: 9, hex: FIELD, conquers: true },
      ],
    });
    expect(strife(...attack, roll)).toBeNull();
    for (const event of ["built", "city_improved"]) expect(strife(...attack, { event }, thrown(1, 1))).toMatchObject({ throws: [{ number: 2 }] });
  });

  test("who beat barbarians, who got prisoners and who lost knights, for a round", () => {
    const removed = { event: "removed", colour: 1, piece: "knight", place: 4 };
    const events = [removed, beaten, { event: "prisoners_taken", seat: 0, hex: HILL, prisoners: 1 }, losses, removed];
    const won = { is: "victories", victories: [{ hex: HILL, barbarians: 1, knights: 2, prisoners: { 0: 1 }, lost: { 1: 1 }, colour: "purple" }] };
    expect(strife(...events)).toMatchObject(won);
    expect(strife(...events, roll, removed, roll)).toMatchObject(won);
    expect(strife(...events, roll, roll, roll)).toBeNull();
    expect(strife(...events, roll, beaten)).toMatchObject({ victories: [{ colour: null }] });
    expect(strife(...events, beaten)).toMatchObject({ victories: [{ colour: "purple" }, { colour: null }] });
  });

  test("a card that is carried out, and no other card", () => {
    const card = { event: "card_played", seat: 0, card: "treason" };
    expect(strife(roll, card, { event: "barbarian_landed", hex: FIELD })).toMatchObject({ is: "card", seat: 0, card: "treason" });
    expect(strife(roll, { ...card, card: "monopoly" })).toBeNull();
    expect(strife(card, beaten)).toMatchObject({ is: "victories" });
    expect(strife(card, { event: "moved", piece: "knight" })).toBeNull();
  });
});
