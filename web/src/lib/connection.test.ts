import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "./connection";
import { fakeBrowser, FakeSocket, last } from "./fakeSocket";
import type { FromServer } from "./protocol";

let signs: Map<string, () => void>;
const states: [boolean, string | null][] = [];
const heard: FromServer[] = [];

function connected(): Connection {
  const connection = new Connection("abc", (message) => heard.push(message), (...state) => states.push(state));
  last().opens();
  last().says({ type: "snapshot", number: 1 });
  return connection;
}

beforeEach(() => {
  states.length = heard.length = 0;
  signs = fakeBrowser("http:", "table.example");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what was not answered is sent again under its old id when the line is back", async () => {
  const connection = connected();
  const answer = connection.act(1, { kind: "roll" });
  const [first] = last().sent;
  last().ends(1006);
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
  last().opens();
  expect(last().sent).toEqual([first]);
  last().says({ type: "done", id: first?.id, number: 2 });
  expect((await answer).type).toBe("done");
});

test("a server that takes connections and hangs up is asked ever more rarely", () => {
  connected();
  const waits: number[] = [];
  for (let i = 0; i < 4; i += 1) {
    last().opens();
    last().ends(1013);
    const before = FakeSocket.all.length;
    let waited = 0;
    while (FakeSocket.all.length === before) {
      vi.advanceTimersByTime(20);
      waited += 20;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits[3]).toBeGreaterThan(3 * (waits[0] ?? 0));
});

test("a reason that is meant is final", () => {
  connected();
  last().ends(4403, "sent_away");
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(states.at(-1)).toEqual([false, "sent_away"]);
  expect(signs.size).toBe(0);
});

test("after a sleep a dead line is given up at once and a new one opened", () => {
  connected();
  vi.advanceTimersByTime(1000);
  signs.get("visibilitychange")?.();
  expect(last().sent.at(-1)).toEqual({ type: "ping", id: "beat" });
  vi.advanceTimersByTime(4000);
  expect(states.at(-1)).toEqual([false, null]);
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
});

test("after a sleep a line that answers is kept", () => {
  connected();
  vi.advanceTimersByTime(1000);
  signs.get("online")?.();
  vi.advanceTimersByTime(100);
  last().says({ type: "done", id: "beat" });
  vi.advanceTimersByTime(4000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("whoever comes back to the network does not wait for the next try", () => {
  connected();
  for (let i = 0; i < 6; i += 1) {
    last().ends(1006);
    vi.advanceTimersByTime(8000);
  }
  last().ends(1006);
  const before = FakeSocket.all.length;
  signs.get("online")?.();
  expect(FakeSocket.all).toHaveLength(before + 1);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(before + 1);
});

test("a network that goes is told at once, and one that comes is used at once", () => {
  connected();
  signs.get("offline")?.();
  expect(states.at(-1)).toEqual([false, null]);
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all, "a server on the same device would answer").toHaveLength(2);
  const hanging = last();
  signs.get("online")?.();
  expect(FakeSocket.all, "what was begun without a network is not waited for").toHaveLength(3);
  expect(hanging.readyState).toBe(3);
  last().opens();
  expect(states.at(-1)).toEqual([true, null]);
});

test("nothing is opened after the end", () => {
  const connection = connected();
  last().ends(1006);
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
