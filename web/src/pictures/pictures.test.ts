import { expect, test } from "vitest";

import { en } from "../i18n/en";

const sources: Record<string, string> = import.meta.glob("../**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

/** Words and pictures; the chapters of the rules are words too. */
const MAY = /^\.\.\/(i18n|rules)\/|^\.\/|\.test\.ts$/;

test("only pictures and words know a module by name", () => {
  const modules = Object.keys(en)
    .filter((key) => key.startsWith("module."))
    .map((key) => key.replace("module.", ""))
    .filter((name) => name !== "base");
  expect(modules.length).toBeGreaterThan(20);
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  const named = Object.entries(sources)
    .filter(([path]) => !MAY.test(path))
    .flatMap(([path, source]) => modules.filter((name) => new RegExp(`["'.\`]${name}["'\`.]`).test(source)).map((name) => `${path}: ${name}`));
  expect(named).toEqual([]);
});
