import { expect, test } from "vitest";

import { en } from "../i18n/en";
import { CHAPTERS, modulesIn } from "./content";
import { blocksOf, spansOf } from "./markup";

const catalogue: Record<string, string> = en;

test("every section of every chapter has a title and a text", () => {
  for (const { module, sections } of CHAPTERS) {
    expect(catalogue[`module.${module}`], module).toBeTruthy();
    for (const { name } of sections) {
      expect(catalogue[`rules.${module}.${name}`], `${module}.${name}`).toBeTruthy();
      const title = catalogue[`rules.${module}.${name}.title`] ?? catalogue[`rules.title.${name}`];
      expect(title, `title of ${module}.${name}`).toBeTruthy();
    }
  }
});

test("every card of the tables has a name and an effect, and every cost a name", () => {
  for (const { module, sections } of CHAPTERS) {
    for (const { cards = [], costs = [] } of sections) {
      for (const { name } of cards) {
        expect(catalogue[`development.${name}`], name).toBeTruthy();
        expect(catalogue[`rules.${module}.card.${name}`], `${module}: ${name}`).toBeTruthy();
      }
      for (const { piece } of costs) expect(catalogue[piece], piece).toBeTruthy();
    }
  }
});

test("no text of the rules is left without a place", () => {
  const placed = new Set(
    CHAPTERS.flatMap(({ module, sections }) => [
      ...sections.flatMap(({ name, cards = [] }) => [
        `rules.${module}.${name}`,
        `rules.${module}.${name}.title`,
        ...cards.map((card) => `rules.${module}.card.${card.name}`),
      ]),
    ]),
  );
  const modules = CHAPTERS.map(({ module }) => module);
  const lost = Object.keys(catalogue).filter(
    (key) => modules.some((module) => key.startsWith(`rules.${module}.`)) && !placed.has(key),
  );
  expect(lost).toEqual([]);
});

test("decks of progress cards have 18 cards each, the event deck 36", () => {
  const cards = CHAPTERS.flatMap(({ sections }) => sections.flatMap((section) => section.cards ?? []));
  for (const deck of ["science", "politics", "trade"]) {
    expect(cards.filter((card) => card.deck === deck).reduce((sum, card) => sum + card.count, 0)).toBe(18);
  }
  const events = CHAPTERS.find(({ module }) => module === "event_cards")?.sections.flatMap((section) => section.cards ?? []);
  expect(events?.reduce((sum, card) => sum + card.count, 0)).toBe(36);
});

test("lines become paragraphs and lists", () => {
  expect(blocksOf("One.\n- a\n- b\nTwo.")).toEqual([
    { kind: "text", text: "One." },
    { kind: "list", items: ["a", "b"] },
    { kind: "text", text: "Two." },
  ]);
});

test("stars stress words", () => {
  expect(spansOf("roll *both* dice")).toEqual([
    { text: "roll ", strong: false },
    { text: "both", strong: true },
    { text: " dice", strong: false },
  ]);
});

test("an address names the modules in play, in order", () => {
  expect(modulesIn("new_shores+base+seafarers")).toEqual(["base", "seafarers", "new_shores"]);
  expect(modulesIn("fishermen")).toEqual(["fishermen"]);
  expect(modulesIn(null)).toEqual([]);
  expect(modulesIn("<b>")).toEqual([]);
});
