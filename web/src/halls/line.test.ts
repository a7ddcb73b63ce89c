import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { fakeBrowser, FakeSocket, last } from "../lib/fakeSocket";
import { HallSession } from "./session.svelte";

const CLOCK = { now: 1_000_000, phase: "WINDOW", turn: 3, group: "sun", deadline: 1_060_000, paused: null, left: null, roll: [2, 3], second_roll: null, claims: [], winner: null };
const YOU = { seat: 2, side: "sun", board: 1, name: "Ann", hand: {}, expelled: false, owed: 0 };
const SNAPSHOT = { type: "snapshot", number: 7, now: 1_000_000, role: "player", seat: 2, hall: { hall: "abc" }, parts: [["clock", CLOCK], ["you", YOU], ["requests", []]] };

function seated(): HallSession {
  const session = new HallSession("abc", "play");
  last().opens();
  last().says(SNAPSHOT);
  return session;
}

beforeEach(() => {
  fakeBrowser("https:", "hall.example");
  vi.setSystemTime(500_000);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("not here")));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a player's line is that of the hall, and time is the server's", () => {
  const session = seated();
  expect(last().address).toBe("wss://hall.example/api/halls/abc/play");
  expect(session.isOn).toBe(true);
  expect(session.secondsLeft()).toBe(60);
  vi.advanceTimersByTime(15_000);
  expect(session.secondsLeft()).toBe(45);
  session.close();
});

test("a command that was not answered is sent again under its id until it is", async () => {
  const session = seated();
  const said = session.say({ kind: "build_road", edge: [1, 2, 3, "E"] });
  const [first] = last().of("command");
  expect(first).toMatchObject({ turn: 3, command: { kind: "build_road" } });
  last().ends(1006);
  expect(session.connected).toBe(false);
  vi.advanceTimersByTime(400);
  last().opens();
  last().says(SNAPSHOT);
  expect(last().of("command")).toEqual([first]);
  // Nobody could judge it: it goes out once more, and nobody hears of that.
  last().says({ type: "refused", id: first?.id, code: "busy", reason: { code: "busy", values: {}, text: "busy" } });
  vi.advanceTimersByTime(1000);
  expect(last().of("command")).toEqual([first, first]);
  expect(session.refusal).toBeNull();
  last().says({ type: "done", id: first?.id, number: 8, told: { paid: { wood: 1 } } });
  await expect(said).resolves.toEqual({ paid: { wood: 1 } });
  vi.advanceTimersByTime(5000);
  expect(last().of("command")).toHaveLength(2);
  session.close();
});

test("a refusal is told and ends the command", async () => {
  const session = seated();
  const said = session.say({ kind: "claim" });
  last().says({ type: "refused", id: last().of("command")[0]?.id, code: "illegal", reason: { code: "big_late", values: {}, text: "too late" } });
  await expect(said).resolves.toBeNull();
  expect(session.refusal?.code).toBe("big_late");
  vi.advanceTimersByTime(8000);
  expect(session.refusal).toBeNull();
  session.close();
});

test("what is possible is asked when one may act, not too often, and only the last answer counts", () => {
  const session = seated();
  vi.advanceTimersByTime(1);
  const [question] = last().of("possible");
  last().says({ type: "possible", id: "another", number: 7, actions: [{ kind: "old" }] });
  expect(session.possible).toBeNull();
  last().says({ type: "possible", id: question?.id, number: 7, actions: [{ kind: "build_road", edge: [1, 2, 3, "E"] }] });
  expect(session.possible).toHaveLength(1);
  for (let number = 8; number < 20; number += 1) last().says({ type: "changes", number, parts: [["you", { points: number }]] });
  vi.advanceTimersByTime(700);
  expect(last().of("possible")).toHaveLength(2);
  last().says({ type: "changes", number: 20, parts: [["partner", 3, { cards: 2 }]] });
  vi.advanceTimersByTime(3000);
  expect(last().of("possible")).toHaveLength(2);
  last().says({ type: "changes", number: 21, parts: [["clock", { ...CLOCK, phase: "END_TURN" }]] });
  expect(session.possible).toEqual([]);
  session.close();
});

test("a door that is closed for good stays closed", () => {
  const session = seated();
  last().ends(4403, "not_yours");
  expect(session.ended).toBe("not_yours");
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  session.close();
});
