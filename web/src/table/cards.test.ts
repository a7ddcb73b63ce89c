import { describe, expect, test } from "vitest";

import { cardRule, ruleOfChoice } from "./cards";

describe("what cards do", () => {
  test("is told in the words that the server names", () => {
    expect(cardRule({ monopoly: "base" }, "monopoly")).toMatch(/^Name a kind/);
    expect(cardRule({ alchemist: "cities_and_knights" }, "alchemist")).toMatch(/^Before you roll/);
  });

  test("follows what the modules of the game change in each other", () => {
    expect(cardRule({ tournament: "event_cards" }, "tournament")).toMatch(/has played the most knights/);
    expect(cardRule({ tournament: "knights_and_events" }, "tournament")).toMatch(/most active knights on the board/);
    expect(cardRule({ conflict: "knights_and_events" }, "conflict")).not.toMatch(/largest army/);
  });

  test("is not told for cards that nobody explains, nor in words that are not there", () => {
    expect(cardRule({ monopoly: "base" }, "alchemist")).toBeNull();
    expect(cardRule({}, "wood")).toBeNull();
    expect(cardRule({ monopoly: "something_new" }, "monopoly")).toBeNull();
  });

  test("stands at the choices of cards and at no others", () => {
    const told = { mining: "cities_and_knights", wood: "base" };
    expect(ruleOfChoice(told, { kind: "play_progress", card: "mining" })).not.toBeNull();
    expect(ruleOfChoice(told, { kind: "take_progress", card: "mining" })).not.toBeNull();
    expect(ruleOfChoice(told, { kind: "discard", card: "wood" })).toBeNull();
    expect(ruleOfChoice(told, { kind: "roll" })).toBeNull();
  });
});
