import { render } from "svelte/server";
import { describe, expect, test } from "vitest";

import { edgeAt } from "../board/geometry";
import { edgeName, vertexName } from "../board/labels";
import BoardInWords from "../board/BoardInWords.svelte";
import MapPicture from "../board/MapPicture.svelte";
import Pieces from "../board/Pieces.svelte";
import type { Action, Facts } from "../lib/protocol";
import type { Session } from "../lib/session.svelte";
import { seatLines } from "../table/parts";
// All pictures come before one of them: the shapes of each look for those of others.
import { cardOf, fromPictures, isPictured, shapeOfMark, shapeOfPiece } from "./index";
import { arrowsOf, bidOf, camelOf, headingOf, headOn, openWaysOf, stanceOf, voteOf } from "./camels";
import { caravans } from "./caravans";
import LayVotes from "./LayVotes.svelte";
import type { Seen } from "./picture";
import { boardOf } from "./small_board";
import VoteOnCamels from "./VoteOnCamels.svelte";

/** An oasis with six hexes around it; corners are counted clockwise from the north. */
const board = boardOf([[1, 1], [1, 0], [2, 0], [2, 1], [2, 2], [1, 2], [0, 1]]);
const OASIS = 0;
const corner = (at: number): number => board.hex_vertices[OASIS]?.[at] ?? -1;
const edgesAt = (vertex: number): number[] => board.edges.flatMap((ends, edge) => (ends.includes(vertex) ? [edge] : []));
const farEnd = (edge: number, from: number): number => board.edges[edge]?.find((end) => end !== from) ?? -1;
/** The edge that leaves a corner of the oasis. */
const spoke = (at: number): number => edgesAt(corner(at)).find((edge) => !board.hex_edges[OASIS]?.includes(edge)) ?? -1;
const headOf = (at: number): number => farEnd(spoke(at), corner(at));

const [NORTH, SOUTH_EAST, SOUTH_WEST] = [0, 2, 4];
const ARROWS = [NORTH, SOUTH_EAST, SOUTH_WEST];
const arrows = Object.fromEntries(ARROWS.map((at) => [String(spoke(at)), headOf(at)]));
const start = { camels: {}, camel_supply: 22, arrows, fronts: [null, null, null], open_edges: ARROWS.map(spoke), between_camels: [], vote: null };

/** The caravan of the north has gone two steps. */
const second = edgesAt(headOf(NORTH)).find((edge) => edge !== spoke(NORTH)) ?? -1;
const front = farEnd(second, headOf(NORTH));
const third = edgesAt(front).filter((edge) => edge !== second);
const gone = {
  ...start,
  camels: { [String(spoke(NORTH))]: headOf(NORTH), [String(second)]: front },
  camel_supply: 20,
  fronts: [front, null, null],
  open_edges: [spoke(SOUTH_EAST), spoke(SOUTH_WEST), ...third],
  between_camels: [headOf(NORTH)],
};
const ground = {
  terrain: ["oasis", "forest", "hill", "field", "pasture", "mountain", "field"],
  numbers: [[], [9], [4], [5], [6], [8], [10]],
  robber: "off_board",
  harbours: {},
  vertices: {},
  edges: {},
};
const seen = (told: unknown, more: object = {}): Seen => ({ board: { ...ground, ...more }, caravans: told }) as unknown as Seen;

describe("where camels go", () => {
  test("arrows lead from the middle of the oasis to its corners, and are used once a camel stands there", () => {
    expect(arrowsOf(board, start).map(({ hex, turn, used }) => [hex, turn, used])).toEqual(
      expect.arrayContaining([[OASIS, -90, false], [OASIS, 30, false], [OASIS, 150, false]]),
    );
    expect(arrowsOf(board, gone).filter(({ used }) => used).map(({ turn }) => turn)).toEqual([-90]);
    expect(caravans.taken?.(board, start)).toHaveLength(3);
  });

  test("the next camel heads away from the oasis or from the front that it comes from", () => {
    expect(openWaysOf(board, start)).toEqual(ARROWS.map((at) => ({ edge: spoke(at), head: headOf(at) })));
    for (const edge of third) expect(headOn(board, gone, edge)).toBe(farEnd(edge, front));
    const [way = -1] = third;
    const met = { ...gone, fronts: [front, farEnd(way, front), null] };
    expect(headOn(board, met, way)).toBeNull();
    expect(headingOf(board, { edge: way, head: null })).toBeUndefined();
  });

  test("a camel heads for the far end, and is never on its back", () => {
    expect(headingOf(board, { edge: spoke(NORTH), head: headOf(NORTH) })).toBe(-90);
    expect(headingOf(board, { edge: spoke(NORTH), head: corner(NORTH) })).toBe(90);
    expect(stanceOf(30)).toEqual({ tilt: 30, side: 1 });
    expect(stanceOf(-150)).toEqual({ tilt: -30, side: -1 });
    expect(stanceOf(150)).toEqual({ tilt: 30, side: -1 });
    for (const heading of [-90, 90]) expect(Math.abs(stanceOf(heading).tilt)).toBeLessThan(60);
    expect(stanceOf(-90).side).not.toBe(stanceOf(90).side);
  });

  test("what an action would place is shown before: on its edge, or heading for the end that is pointed at", () => {
    const [way = -1] = third;
    for (const kind of ["place_camel", "name_edge"]) expect(camelOf(board, gone, { kind, edge: way }, [])).toEqual({ edge: way, head: farEnd(way, front) });
    const heads: Action[] = [farEnd(way, front), front].map((vertex) => ({ kind: "head_camel", vertex }));
    for (const action of heads) expect(camelOf(board, gone, action, heads)).toEqual({ edge: way, head: action.vertex });
    expect(camelOf(board, gone, { kind: "build_road", edge: way }, [])).toBeNull();
    expect(caravans.preview?.(board, gone, seen(gone), { kind: "roll" }, [])).toBeNull();
    expect(caravans.preview?.(board, gone, seen(gone), { kind: "place_camel", edge: way }, [])).toMatchObject({ piece: "camel", at: edgeAt(board, way) });
  });
});

describe("what is drawn of caravans", () => {
  test("camels, fronts, where the next may go, and where a building is worth more", () => {
    const marks = caravans.marks?.(board, gone, "caravans", seen(gone)) ?? [];
    expect(marks.map(({ kind }) => kind).sort()).toEqual(["between_camels", "camel_front", ...Array<string>(2 + third.length).fill("open_edge")]);
    expect(caravans.pieces?.(board, gone, seen(gone)).map(({ id, looks }) => [id, looks.heading])).toContainEqual([spoke(NORTH), -90]);
    const built = seen(gone, { vertices: { [String(headOf(NORTH))]: [1, "settlement"] } });
    expect(caravans.marks?.(board, gone, "caravans", built).map(({ kind }) => kind)).not.toContain("between_camels");
    for (const kind of ["open_edge", "camel_front", "between_camels", "camel_wish"]) expect(shapeOfMark(kind)).toBeDefined();
    expect(shapeOfPiece("camel")).toBeDefined();
    expect(cardOf("camel")?.bare).toBe(true);
    for (const field of Object.keys(start)) expect(isPictured("caravans", field)).toBe(true);
  });

  test("a building between camels and a road beside one show what they are worth", () => {
    const view = seen(gone, { vertices: { [String(headOf(NORTH))]: [1, "city"] }, edges: { [String(second)]: [1, "road"], [String(spoke(SOUTH_EAST))]: [1, "road"] } });
    const { body } = render(Pieces, { props: { board, view, colours: ["red", "blue"] } });
    expect(body.match(/data-piece="camel"/g)).toHaveLength(2);
    expect(body).toContain(">+1</text>");
    expect(body).toContain("between camels: one point more");
    expect(body.match(/counts as two roads/g)).toHaveLength(1);
    const told = { players: 2, ...view } as never;
    expect(seatLines({ kept: {} } as unknown as Facts, told, 1)).toEqual([{ key: "caravans.camel_roads", name: "camel_roads", value: "double roads: 1", icon: "camel" }]);
    expect(seatLines({ kept: {} } as unknown as Facts, told, 0)).toEqual([]);
    expect(caravans.explained?.(gone, 1, view)).toEqual(["Roads beside camels, each counted as two: 1"]);
    expect(caravans.explained?.(gone, 0, view)).toEqual([]);
  });

  test("the set-up page shows the oasis with nothing but the map and what modules tell of it", () => {
    const { body } = render(MapPicture, { props: { facts: { board }, view: seen(start) as never } });
    expect(body.match(/data-arrow="open"/g)).toHaveLength(3);
    expect(body.match(/data-mark="open_edge"/g)).toHaveLength(3);
  });

  test("camels are heard with where they stand and head for, and places with what camels mean for them", () => {
    const { body } = render(BoardInWords, { props: { board, view: seen(gone), colours: [], marks: [] } });
    expect(body).toContain("camel that heads for the vertex between forest 9, hill 4, open sea, where an arrow of the oasis points, between camels: edge between forest 9, hill 4");
    expect(edgeName(board, seen(gone), spoke(NORTH))).toBe("edge between forest 9, hill 4, where an arrow of the oasis points, beside a camel");
    expect(vertexName(board, seen(gone), headOf(NORTH))).toContain("between camels");
  });
});

describe("a vote", () => {
  const vote = { camels: 1, laid: { grain: [1, 0, null], wool: [2, 0, null] }, votes: [3, 0, 0], named: [null, null, null], placers: [0], may_agree: false };
  const legal: Action[] = [{ kind: "bid", grain: 1, wool: 0 }, { kind: "bid", grain: 0, wool: 1 }, { kind: "bid", grain: 1, wool: 1 }, { kind: "bid_nothing" }];
  const session = (told: object, decision: string, actors: number[], more: object = {}): Session =>
    ({
      facts: { board },
      legal,
      view: { ...seen({ ...gone, vote: told }), active: 0, decision, actors, own: { hand: { grain: 1, wool: 1 } } },
      table: { seats: ["Ada", "Bea", "Cid"].map((name) => ({ name, colour: "red" })) },
      ...more,
    }) as unknown as Session;
  const read = (told: object, decision: string, actors: number[]): string =>
    render(VoteOnCamels, { props: { session: session(told, decision, actors), told: { vote: told } } })
      .body.replace(/<!--.*?-->|<[^>]*>/gs, " ")
      .replace(/\s+/g, " ");

  test("there is none until something tells of one", () => {
    expect(voteOf(start)).toBeNull();
    expect(caravans.together?.(start)).toBeNull();
    expect(caravans.together?.({ vote })).toBe(VoteOnCamels);
    expect(voteOf({ vote })).toMatchObject({ laid: { grain: [1, 0, null] }, mayAgree: false });
  });

  test("everybody sees who has laid what and who would place the camel, as it is told", () => {
    expect(read(vote, "bid", [2])).toContain("Where shall the camel go? Ada 1 2 votes: 3 Bea nothing Cid choosing … As the votes stand, Ada chooses.");
    expect(read({ ...vote, may_agree: true }, "bid", [2])).toContain("Ada chooses, unless two or more");
    expect(read({ ...vote, camels: 2, placers: [1, 0] }, "bid", [2])).toContain("Where shall the two camels go?");
    expect(read({ ...vote, placers: [1, 0] }, "bid", [2])).toContain("each places a camel: first Bea, then Ada.");
    expect(read(vote, "place_camel", [1])).toContain("Bea places a camel.");
  });

  test("who is for an edge is told with it, and marked there beside others", () => {
    const [edge = -1] = third;
    const named = { ...vote, named: [edge, null, edge] };
    expect(read(named, "name_edge", [1])).toContain("for the edge between");
    const wishes = caravans.marks?.(board, { ...gone, vote: named }, "caravans", seen(gone)).filter(({ kind }) => kind === "camel_wish") ?? [];
    expect(wishes.map(({ owner, stands }) => [owner, stands])).toEqual([[0, true], [2, true]]);
    expect(wishes[0]?.at.x).toBeLessThan(wishes[1]?.at.x ?? 0);
  });

  test("only bids that are offered can be laid, and nothing where there are none", () => {
    expect(bidOf(legal, { grain: 1, wool: 1 })).toBe(legal[2]);
    expect(bidOf(legal, { grain: 0, wool: 0 })).toBeUndefined();
    const lay = (more: object): string => render(LayVotes, { props: { session: session(vote, "bid", [0], more), told: { vote } } }).body;
    expect(lay({})).toMatch(/data-kind="bid" disabled/);
    expect(lay({}).match(/class="more[^"]*" aria-label="Lay one more \w+">/g)).toHaveLength(2);
    const nothing = lay({ legal: [{ kind: "bid_nothing" }] });
    expect(nothing).not.toContain('data-kind="bid"');
    expect(nothing).toContain("no cards to vote with");
    expect(nothing).toContain('data-kind="bid_nothing"');
  });

  test("what is laid are the cards that the vote tells of", () => {
    const timber = { ...vote, laid: { brick: [1, 0, null], wood: [2, 0, null] } };
    const bids: Action[] = [{ kind: "bid", brick: 1, wood: 0 }, { kind: "bid", brick: 0, wood: 1 }, { kind: "bid_nothing" }];
    const { body } = render(LayVotes, { props: { session: session(timber, "bid", [0], { legal: bids }), told: { vote: timber } } });
    expect([...body.matchAll(/data-lay="(\w+)"/g)].map(([, card]) => card)).toEqual(["brick", "wood"]);
    expect(bidOf(bids, { brick: 0, wood: 1 })).toBe(bids[1]);
  });

  test("bids are offered in one place", () => {
    expect(fromPictures({ caravans: start }, ({ offers }) => (offers ? [...offers.kinds] : []))).toEqual(["bid", "bid_nothing"]);
  });
});
