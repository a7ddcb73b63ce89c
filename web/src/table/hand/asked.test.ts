import { describe, expect, test } from "vitest";

import type { Action, ActionFact, Facts } from "../../lib/protocol";
import { askedCards } from "./asked";

const fact = (more: Partial<ActionFact> = {}): ActionFact => ({ place: null, group: "special", order: 0, preview: "", free_form: false, ...more });

const facts = {
  cards: ["wood", "brick", "wool"],
  actions: { discard: fact({ from_hand: true }), choose: fact(), decline: fact({ group: "answer" }), rob: fact({ place: "hex" }), end_turn: fact({ group: "end" }) },
  decisions: { discard: ["discard"], choose: ["choose", "decline"], action: ["end_turn"] },
} as unknown as Facts;

function asked(decision: string, legal: Action[], owed = 0, elsewhere: string[] = []): ReturnType<typeof askedCards> {
  return askedCards({ facts, view: { decision }, legal, owed }, new Set(elsewhere));
}

const of = (kind: string, ...cards: string[]): Action[] => cards.map((card) => ({ kind, card }));

describe("a question is answered with cards", () => {
  test("of one's own where the action says so, as many as are needed", () => {
    expect(asked("discard", of("discard", "wool", "wood"), 4)).toEqual({ kind: "discard", cards: ["wood", "wool"], own: true, needed: 4 });
  });

  test("from elsewhere, beside a plain no", () => {
    expect(asked("choose", [...of("choose", "brick", "wood"), { kind: "decline" }])).toEqual({ kind: "choose", cards: ["wood", "brick"], own: false, needed: 1 });
  });

  test("but not where more is said than a card, or something else can be done", () => {
    expect(asked("choose", [{ kind: "choose", card: "wood", seat: 2 }])).toBeNull();
    expect(asked("choose", of("choose", "knight"))).toBeNull();
    expect(asked("choose", [...of("choose", "wood"), { kind: "rob", hex: 3 }])).toBeNull();
    expect(asked("action", [...of("choose", "wood"), { kind: "end_turn" }])).toBeNull();
  });

  test("but not where it is asked in a place of its own", () => {
    expect(asked("choose", of("choose", "wood"), 0, ["choose"])).toBeNull();
  });
});
