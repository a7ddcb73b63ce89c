import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { groundOf } from "../geometry";
import type { Alert, HallBoard, Layout } from "../protocol";
import { Acting } from "./acting.svelte";
import { placesFor, pointedAt, type PlaceWord } from "./places";
import { queueOf } from "./queue";

function alert(number: number, kind: Alert["kind"]): Alert {
  return { number, at: 0, turn: 3, kind, seat: 2 * number, name: `P${number}`, text: "" };
}

describe("what waits for a referee", () => {
  test("claims come first, then calls, and what was handled is gone", () => {
    const claim = { seat: 4, name: "Ada", board: 2, side: "sun" as const, points: 25, cards: 3, judged: null };
    const alerts = [alert(0, "absent"), alert(1, "called"), alert(2, "false_claims"), alert(3, "called")];
    expect(queueOf([claim], alerts, new Set()).map(({ key }) => key)).toEqual(["c4", "a1", "a3", "a2", "a0"]);
    expect(queueOf([{ ...claim, judged: false }], alerts, new Set([1, 0])).map(({ key }) => key)).toEqual(["a3", "a2"]);
  });
});

const LAND: Record<string, string> = { "3,1": "forest", "3,2": "hill", "3,3": "desert", "5,1": "desert", "5,2": "hill" };
const CELLS = Array.from({ length: 54 }, (_, key): [number, number] => [Math.floor(key / 6), key % 6]);
const layout: Layout = {
  colours: { sun: "red", moon: "blue" },
  terrain: CELLS.map((cell) => LAND[String(cell)] ?? "sea"),
  numbers: CELLS.map(() => 0),
  harbours: [],
};
const facts = { rows: 9, columns: 6, layouts: { A: layout }, moon_hexes: CELLS.filter(([row, column]) => row > 4 || (row === 4 && column < 3)) };
const ground = groundOf(facts, [{ board: 7, layout }]);
const board: HallBoard = {
  board: 7,
  layout: "A",
  routes: [[[7, 3, 1, "E"], 14, "road"]],
  buildings: [[[7, 3, 2, "N"], 14, "settlement"]],
  robbers: [
    [7, 3, 3],
    [7, 5, 1],
  ],
  longest_road: null,
  order_of_knights: null,
  deeds: [],
};

describe("places to point at", () => {
  test("a robber keeps to the land of its half", () => {
    const words = placesFor({ what: "robber", side: "moon" }, ground, board).map(({ word }) => word);
    expect(words).toEqual([{ hex: [7, 5, 1] }, { hex: [7, 5, 2] }]);
    expect(placesFor({ what: "robber", side: "sun" }, ground, board)).toHaveLength(3);
  });

  test("only what stands there is taken off", () => {
    const words = placesFor({ what: "piece", piece: null, seat: null }, ground, board).map(({ word }) => word);
    expect(words).toEqual([{ edge: [7, 3, 1, "E"] }, { vertex: [7, 3, 2, "N"] }]);
  });

  test("routes go on edges, buildings on corners of land", () => {
    const edges = placesFor({ what: "piece", piece: "ship", seat: 14 }, ground, board);
    expect(edges).toHaveLength(new Set([...ground.edgeWords.values()].map(String)).size);
    const corners = placesFor({ what: "piece", piece: "city", seat: 14 }, ground, board);
    // Three hexes beside each other have 14 corners, two have 10, and they do not meet.
    expect(corners).toHaveLength(24);
  });

  test("whoever points says the word of the place", async () => {
    const picked: PlaceWord[] = [];
    const offered = placesFor({ what: "robber", side: "sun" }, ground, board);
    const pointed = pointedAt(offered, (word) => picked.push(word));
    expect(pointed.legal).toHaveLength(3);
    await pointed.act(pointed.legal[1]!);
    expect(picked).toEqual([{ hex: [7, 3, 2] }]);
  });
});

describe("an act", () => {
  const sent: { client: string; act: unknown }[] = [];
  let answers: (() => Response)[] = [];
  const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
  const busy = (): Response => json(503, { error: { code: "busy", reason: { code: "busy", values: {}, text: "busy" } } });

  beforeEach(() => {
    vi.useFakeTimers();
    sent.length = 0;
    vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body) as (typeof sent)[number]);
      return Promise.resolve(answers.shift()!());
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("is sent again under its old id while nobody can judge it", async () => {
    answers = [busy, busy, () => json(200, { told: { points: 25 }, number: 9 })];
    const acting = new Acting("h");
    const told = acting.act({ kind: "judge", seat: 4, confirm: true, reason: "counted" });
    expect(acting.isBusy).toBe(true);
    await vi.runAllTimersAsync();
    expect(await told).toEqual({ points: 25 });
    expect(new Set(sent.map(({ client }) => client)).size).toBe(1);
    expect(sent).toHaveLength(3);
    expect([acting.isBusy, acting.done, acting.problem]).toEqual([false, 1, ""]);
  });

  test("that is refused is not sent again, and says why", async () => {
    answers = [() => json(409, { error: { code: "illegal", reason: { code: "no code", values: {}, text: "too late for cards" } } })];
    const acting = new Acting("h");
    expect(await acting.act({ kind: "correct", what: "cards", seat: 1, reason: "x" })).toBeNull();
    expect(acting.problem).toBe("too late for cards");
    expect(acting.done).toBe(0);
    expect(sent).toHaveLength(1);
  });

  test("each act has an id of its own", async () => {
    answers = [() => json(200, { told: {}, number: 1 }), () => json(200, { told: {}, number: 2 })];
    const acting = new Acting("h");
    await acting.act({ kind: "pause", reason: "a" });
    await acting.act({ kind: "resume", reason: "b" });
    expect(sent[0]!.client).not.toBe(sent[1]!.client);
  });
});
