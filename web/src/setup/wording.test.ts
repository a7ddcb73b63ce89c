import { expect, test } from "vitest";

import { optionEmpty, optionText, playersText } from "./wording";

test("an option of a game that is set is told in words", () => {
  expect(optionText("hand_limit", 7)).toBe("7");
  expect(optionText("event_scope", "one")).toBe("one of choice");
  expect(optionText("red_from_card", true)).toBe("yes");
  expect(optionText("max_offers", null)).toBe("no limit");
});

test("numbers of players are told in words", () => {
  expect(playersText({ fewest: 3, most: 4 })).toBe("3 or 4");
  expect(playersText({ fewest: 3, most: 6 })).toBe("3 to 6");
  expect(playersText({ fewest: 2, most: 2 })).toBe("2");
  expect(playersText({ fewest: 6, most: null })).toBe("6 or more");
});

test("what leaving an option empty means is told as a reason where there are no words for it", () => {
  const option = { about: "", default: null, choices: [], low: 0, high: 9, empty: { code: "toy_empty", values: {}, text: "as it comes" } };
  expect(optionEmpty("toy", option)).toBe("as it comes");
  expect(optionEmpty("max_offers", option)).toBe("no limit");
  expect(optionEmpty("toy", { ...option, empty: null })).toBe("");
});
