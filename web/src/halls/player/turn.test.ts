import { expect, test } from "vitest";

import { NOTHING, type Known } from "../parts";
import type { Clock, LeaveRequest, You } from "../protocol";
import { callOf, happening, moodOf } from "./turn";

function known(clock: Partial<Clock>, you: Partial<You> = {}, more: Partial<Known> = {}): Known {
  return {
    ...NOTHING,
    clock: { now: 0, phase: "WINDOW", turn: 3, group: "sun", deadline: null, paused: null, left: null, roll: null, second_roll: null, claims: [], winner: null, ...clock },
    you: { seat: 2, side: "sun", owed: 0, expelled: false, ...you } as You,
    ...more,
  };
}

test("one's group is on, or the other one, or nobody", () => {
  expect(moodOf(known({}))).toBe("on");
  expect(moodOf(known({ phase: "ANNOUNCE" }))).toBe("on");
  expect(moodOf(known({ group: "moon" }))).toBe("off");
  expect(moodOf(known({ phase: "PAUSED", paused: "WINDOW" }))).toBe("still");
  expect(moodOf(known({ phase: "SETUP", turn: 0 }))).toBe("still");
  expect(moodOf(known({}, { expelled: true }))).toBe("still");
  expect(moodOf(known({}, { seat: null }))).toBe("still");
});

test("a pending claim is told although the window is open", () => {
  expect(happening(known({}))).toBeNull();
  expect(happening(known({ claims: [4] }))).toBe("halls.claim_checked");
  expect(happening(known({ phase: "PAUSED" }))).toBe("halls.paused");
});

test("a player is called when the own turn begins, once", () => {
  const before = known({ turn: 2, group: "moon", phase: "END_TURN" });
  const begun = known({ phase: "ANNOUNCE" });
  expect(callOf(before, begun)).toBe("on");
  expect(callOf(begun, known({ phase: "DICE" }))).toBeNull();
  expect(callOf(known({ turn: 3 }), known({ turn: 4, group: "moon", phase: "ANNOUNCE" }))).toBeNull();
});

test("a player is called when asked for leave, when cards are due, at the beginning and at the end", () => {
  const request = { request: 1, seat: 4, owner: 2, vertex: [1, 2, 2, "N"], until: 5 } satisfies LeaveRequest;
  expect(callOf(known({}), known({}, {}, { requests: [request] }))).toBe("ask");
  expect(callOf(known({}), known({}, {}, { requests: [{ ...request, owner: 4, seat: 2 }] }))).toBeNull();
  expect(callOf(known({ phase: "DICE", group: "moon" }), known({ phase: "DISCARD", group: "moon" }, { owed: 4 }))).toBe("discard");
  expect(callOf(known({}), known({ phase: "FINISHED" }))).toBe("over");
  expect(callOf(known({ phase: "LOBBY", turn: 0 }), known({ phase: "SETUP", turn: 0 }))).toBe("on");
});
