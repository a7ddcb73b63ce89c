import { expect, test } from "vitest";

import type { Judgement } from "../lib/api";
import { optionText, playersText, winText } from "./wording";

const judgement = (change: Partial<Judgement>): Judgement => ({
  playable: true,
  reason: null,
  status: "yes",
  modules: ["base"],
  target: 12,
  ...change,
});

test("points to win are those of the game, whatever the modules usually need", () => {
  expect(winText(judgement({ win: "10 points" }))).toBe("12 points");
});

test("a special way to win is told in its own words, or in the server's", () => {
  expect(winText(judgement({ modules: ["base", "wonders"], win: "a finished wonder" }))).toContain("12 points and a higher wonder");
  expect(winText(judgement({ modules: ["base", "new_one"], win: "a finished tower" }))).toBe("a finished tower");
});

test("an option of a game that is set is told in words", () => {
  expect(optionText("hand_limit", 7)).toBe("7");
  expect(optionText("event_scope", "one")).toBe("one of choice");
  expect(optionText("red_from_card", true)).toBe("yes");
  expect(optionText("max_offers", null)).toBe("no limit");
});

test("numbers of players are told in words", () => {
  expect(playersText("3 or 4")).toBe("3 or 4");
  expect(playersText("exactly 2")).toBe("2");
  expect(playersText("6 or more")).toBe("6 or more");
});
