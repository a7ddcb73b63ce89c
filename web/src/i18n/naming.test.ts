import { expect, test } from "vitest";

import { telling } from "./naming";

test("the base game is named when nothing else is the game", () => {
  expect(telling(["base"])).toEqual(["base"]);
  expect(telling(["base", "harbormaster"])).toEqual(["base", "harbormaster"]);
});

test("a scenario says it all", () => {
  expect(telling(["base", "seafarers", "new_shores"])).toEqual(["new_shores"]);
  expect(telling(["new_shores", "cities_and_knights"])).toEqual(["new_shores", "cities_and_knights"]);
});

test("an expansion needs no base", () => {
  expect(telling(["base", "cities_and_knights"])).toEqual(["cities_and_knights"]);
});
