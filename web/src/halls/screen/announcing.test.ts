import { expect, test } from "vitest";

import { announcements } from "./announcing";
import type { Clock } from "../protocol";

function clock(told: Partial<Clock>): Clock {
  return { now: 0, phase: "WINDOW", turn: 12, group: "moon", deadline: 0, paused: null, left: null, roll: [2, 3], second_roll: null, claims: [], winner: null, ...told };
}

function said(before: Partial<Clock>, now: Partial<Clock>): string[] {
  return announcements(clock(before), clock(now)).map(({ text, values }) => [text, ...Object.values(values)].join(" "));
}

test("a turn is announced by its group, its roll by the sum, its end by whose it was", () => {
  expect(said({ phase: "END_TURN", turn: 11, group: "sun" }, { phase: "ANNOUNCE", roll: null })).toEqual(["screen.say_moon 12"]);
  expect(said({ phase: "ANNOUNCE", roll: null }, { phase: "DICE", roll: [6, 5] })).toEqual(["screen.say_roll 11"]);
  expect(said({ phase: "DISCARD" }, { phase: "RELOCATE", second_roll: [1, 1] })).toEqual(["screen.say_second 2"]);
  expect(said({}, { phase: "END_TURN" })).toEqual(["screen.say_moon_over"]);
});

test("a pause within the last state ends no turn twice", () => {
  expect(said({ phase: "END_TURN" }, { phase: "PAUSED", paused: "END_TURN" })).toEqual(["screen.say_pause"]);
  expect(said({ phase: "PAUSED", paused: "END_TURN" }, { phase: "END_TURN" })).toEqual(["screen.say_on"]);
});

test("claims, what became of them, and the end", () => {
  expect(said({}, { claims: [4] })).toEqual(["screen.say_claim"]);
  expect(said({ claims: [4] }, { claims: [4], phase: "CLAIM_REVIEW" })).toEqual([]);
  expect(said({ claims: [4], phase: "CLAIM_REVIEW" }, {})).toEqual(["screen.say_no_victory"]);
  expect(said({ claims: [4], phase: "CLAIM_REVIEW" }, { phase: "FINISHED", winner: 4 })).toEqual(["screen.say_finished"]);
});

test("what was so already when the screen came up, and what did not change, is not announced", () => {
  expect(announcements(null, clock({}))).toEqual([]);
  expect(said({}, { deadline: 90 })).toEqual([]);
});
