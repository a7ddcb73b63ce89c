import { describe, expect, test } from "vitest";

import { cardRule, ruleOfChoice } from "./cards";

describe("what cards do", () => {
  test("is told for development cards and progress cards", () => {
    expect(cardRule(["base"], "monopoly")).toMatch(/^Name a kind/);
    expect(cardRule(["base", "cities_and_knights"], "alchemist")).toMatch(/^Before you roll/);
  });

  test("is not told for cards of modules that are not in play, nor for resources", () => {
    expect(cardRule(["base"], "alchemist")).toBeNull();
    expect(cardRule(["base"], "wood")).toBeNull();
  });

  test("stands at the choices of cards and at no others", () => {
    const modules = ["base", "cities_and_knights"];
    expect(ruleOfChoice(modules, { kind: "play_progress", card: "mining" })).not.toBeNull();
    expect(ruleOfChoice(modules, { kind: "take_progress", card: "mining" })).not.toBeNull();
    expect(ruleOfChoice(modules, { kind: "discard", card: "wood" })).toBeNull();
    expect(ruleOfChoice(modules, { kind: "roll" })).toBeNull();
  });
});
