import { expect, test } from "vitest";

import type { Replay } from "../lib/api";
import { turnBeside, turnStarts, viewsOf } from "./course";
import { expected, scale, statisticsOf } from "./statistics";

function frame(turn: number, points: number[], kind: string | null, events: Record<string, unknown>[]): unknown {
  return {
    by: kind === null ? null : { seat: 0, cause: "person" },
    ...(kind === null ? {} : { action: { kind } }),
    events,
    view: { turn, board: { terrain: ["field"] } },
    points,
  };
}

const replay = {
  table: { config: { players: 2 } },
  frames: [
    frame(0, [0, 0], null, [{ event: "rolled", seat: 0, first: 6, second: 6 }]),
    frame(1, [1, 0], "found_building", [
      { event: "gained", seat: 0, card: "ore", count: 1 },
      { event: "turn_started", seat: 0, turn: 1 },
    ]),
    frame(1, [1, 1], "roll", [
      { event: "rolled", seat: 0, first: 3, second: 4 },
      { event: "gained", seat: 1, card: "ore", count: 2 },
    ]),
    frame(1, [1, 1], "confirm", [
      { event: "traded", giver: 0, taker: 1, card: "wood", count: 2 },
      { event: "traded", giver: 1, taker: 0, card: "ore", count: 1 },
    ]),
    frame(2, [1, 2], "choose_victim", [{ event: "stolen", thief: 0, victim: 1 }]),
  ],
  rolls: { 7: 3, 12: 1 },
} as unknown as Replay;

test("points are told once for every turn, as they were at its end", () => {
  expect(statisticsOf(replay).points).toEqual([
    { turn: 0, points: [0, 0] },
    { turn: 1, points: [1, 1] },
    { turn: 2, points: [1, 2] },
  ]);
});

test("dice are charted from 2 to 12, as the server counted them", () => {
  expect(statisticsOf(replay).dice).toEqual([0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1]);
});

test("cards are counted by where they came from", () => {
  const [first, second] = statisticsOf(replay).income;
  expect(first).toMatchObject({ start: 1, trade: 1, taken: 1, production: 0 });
  expect(second).toMatchObject({ production: 2, trade: 2 });
});

test("what the bank has no cards of is not counted among them", () => {
  const frames = replay.frames.map((each, at) => ({
    ...each,
    view: { ...each.view, bank: { ore: 19, wood: 19 } },
    events: at === 2 ? [...each.events, { event: "gained", seat: 0, card: "shells", count: 3 }, { event: "traded", giver: 1, taker: 0, card: "shells", count: 2 }] : each.events,
  }));
  expect(statisticsOf({ ...replay, frames } as unknown as Replay).income).toEqual(statisticsOf(replay).income);
});

test("expectation adds up to the rolls", () => {
  expect(expected(36)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
});

test("a scale reaches the highest value in few round steps", () => {
  expect(scale(10)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(scale(0)).toEqual([0, 1]);
  expect(scale(13).at(-1)).toBeGreaterThanOrEqual(13);
});

test("one can walk from turn to turn", () => {
  const starts = turnStarts(viewsOf(replay.frames));
  expect(starts).toEqual([0, 1, 4]);
  expect(turnBeside(starts, 2, 1, 4)).toBe(4);
  expect(turnBeside(starts, 3, -1, 4)).toBe(1);
  expect(turnBeside(starts, 4, 1, 4)).toBe(4);
  expect(turnBeside(starts, 0, -1, 4)).toBe(0);
});
