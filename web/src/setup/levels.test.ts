import { expect, test } from "vitest";

import type { LevelCard } from "../lib/api";
import { aboutLevel, DEFAULT_LEVEL, levelsFor } from "./levels";

const offered: LevelCard[] = ["easy", "medium", "hard"].map((level) => ({ level, about: `the server on ${level}` }));

test("what is offered is to choose from, and what nobody has chosen is among it", () => {
  expect(levelsFor(offered, DEFAULT_LEVEL)).toEqual(["easy", "medium", "hard"]);
});

test.each(["greedy", "random", "forgotten"])("a bot of before, %s, is shown as what it is", (level) => {
  expect(levelsFor(offered, level)).toEqual([level, "easy", "medium", "hard"]);
});

test("before the levels are known a bot has its own", () => {
  expect(levelsFor([], "hard")).toEqual(["hard"]);
});

test("each level is told in one line, a new one by the server", () => {
  expect(aboutLevel(offered, "easy")).toBe("looks one step ahead; good for a first game");
  expect(aboutLevel([...offered, { level: "master", about: "plays like one" }], "master")).toBe("plays like one");
  expect(aboutLevel(offered, "forgotten")).toBe("");
});
