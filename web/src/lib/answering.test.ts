import { expect, test } from "vitest";

import type { Action, View } from "./protocol";
import { answering, stillAnswering } from "./answering";

function offered(answers: string[], actors: number[]): View {
  return { decision: "answer_trade", active: 0, actors, trade: { answers } } as unknown as View;
}
const legal = (...kinds: string[]): Action[] => kinds.map((kind) => ({ kind }));

test("whoever can accept is called", () => {
  expect(answering(offered(["pending", "pending"], [1, 0]), legal("accept", "decline"), 1)).toBe("called");
});

test("whoever cannot accept is not called, and may still counter", () => {
  expect(answering(offered(["pending", "pending"], [1, 0]), legal("decline"), 1)).toBe("may_counter");
});

test.each(["accepted", "declined", "countered"])("after %s one waits", (answer) => {
  expect(answering(offered(["pending", answer, "pending"], [2, 0]), [], 1)).toBe("answered");
});

test("the one who offers, those who were not asked and spectators stand aside", () => {
  const view = offered(["pending", "accepted", "not_asked"], [0]);
  expect(answering(view, legal("confirm", "withdraw"), 0)).toBe("aside");
  expect(answering(view, [], 2)).toBe("aside");
  expect(answering(view, [], null)).toBe("aside");
  expect(answering({ ...view, decision: "action" }, legal("end_turn"), 1)).toBe("aside");
});

test("others answer first, then the one who offered decides", () => {
  expect(stillAnswering(offered([], [1, 2, 0]))).toEqual([1, 2]);
  expect(stillAnswering(offered([], [0]))).toEqual([]);
});
