import { expect, test } from "vitest";

import { en } from "../i18n/en";
import { gameAsked, rulesAddress } from "./address";
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

test("no section of a chapter is left without a place", () => {
  const placed = new Set(
    CHAPTERS.flatMap(({ module, sections }) => sections.flatMap(({ name }) => [`rules.${module}.${name}`, `rules.${module}.${name}.title`])),
  );
  const modules = CHAPTERS.map(({ module }) => module);
  const lost = Object.keys(catalogue).filter(
    (key) => modules.some((module) => key.startsWith(`rules.${module}.`) && !key.startsWith(`rules.${module}.card.`)) && !placed.has(key),
  );
  expect(lost).toEqual([]);
});

test("a chapter whose text names the points to win knows how many there are", () => {
  for (const { module, target, sections } of CHAPTERS) {
    const named = sections.some(({ name }) => catalogue[`rules.${module}.${name}`]?.includes("{target}"));
    expect(target !== undefined, module).toBe(named);
  }
});

test("the address of a game's rules tells all that the server is asked", () => {
  const address = rulesAddress({ modules: ["base", "event_cards"], players: 4, options: { target: 12, max_offers: null, red_from_card: true } });
  expect(address).toBe("/rules/base+event_cards?players=4&target=12&max_offers=none&red_from_card=true");
  const asked = new URLSearchParams(gameAsked("base+event_cards", address.split("?")[1] ?? "") ?? "");
  expect(asked.get("modules")).toBe("base,event_cards");
  expect(asked.get("target")).toBe("12");
  expect(asked.has("own_map")).toBe(false);
  expect(rulesAddress({ modules: ["base"], players: 3, options: {}, board: "row 0: desert" })).toContain("own_map=true");
});

test("an address without players is about chapters, not about a game", () => {
  expect(gameAsked("base+seafarers", "")).toBeNull();
  expect(gameAsked(null, "players=3")).toBeNull();
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
