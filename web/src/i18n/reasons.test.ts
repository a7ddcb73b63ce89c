import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Refused } from "../lib/api";
import type { Reason } from "../lib/protocol";
import { reasons as bg } from "./bg/reasons";
import { reasons as en } from "./en/reasons";
import { setLanguage, t, type Language } from "./index.svelte";
import { reasons as it } from "./it/reasons";
import { reasons as pl } from "./pl/reasons";
import { endText, problemText, reason, reasonIn } from "./reasons";
import { reasons as ru } from "./ru/reasons";

const others: Record<string, Record<string, string>> = { ru, it, pl, bg };

/** The gaps of a text, each once. */
function gaps(text: string): string {
  return [...new Set(text.match(/\{\w+(:\w+)?\}/g))].sort().join();
}

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { setItem: () => undefined });
});
afterEach(async () => {
  await setLanguage("en");
  vi.unstubAllGlobals();
});

function because(code: string, values: Record<string, unknown> = {}, text = "the English it came in"): Reason {
  return { code, values, text };
}

const TABLES: Record<string, Record<string, string>> = {
  en: {
    too_dear: "a {piece:piece} costs {missing:cards} more than you hold",
    played_later: "“{card:development}” cannot be played now: {why:phrase}",
    none_ready: "none of your knights can be promoted now",
    belongs: "The option “{option:option}” belongs to {modules:any_module}.",
    clash: "{modules:modules} do not combine.",
    may_be: "It may be {values:phrases}.",
    range: "{low:number} to {high:number}",
    wonder: "you need: {ways:ways}",
    cities: "two cities",
    points: "a city and {count:number} points",
    not_now: "“{action:action}” does not answer: {decision:decision}",
    not_asked: "not seat {seat:seat} but {others:seats}",
    no_module: "There is no module {name:quoted}",
    levels: "there is no bot {level}; there are {bots:bots}",
    lantern: "no lantern on {place:lantern_place}",
    at: "{cell:cell} is {terrain:terrain}",
  },
  ru: { too_dear: "{piece:piece} — вам не хватает: {missing:cards}" },
  it: { wonder: "ti serve: {ways:ways}", cities: "due città", points: "una città e {count:number} punti" },
};

async function told(language: Language, reason: Reason): Promise<string> {
  await setLanguage(language);
  return reasonIn(TABLES[language] ?? {}, reason);
}

describe("a reason is told in the reader's language", () => {
  test("with what fills its gaps, in words of the game", async () => {
    const dear = because("too_dear", { piece: "mighty_knight", missing: { brick: 1, ore: 2 } });
    expect(await told("en", dear)).toBe("a mighty knight costs 1 brick and 2 ore more than you hold");
    expect(await told("ru", dear)).toBe("могучий рыцарь — вам не хватает: кирпич ×1 и руда ×2");
  });

  test("with another reason in it, and ways to one thing as a choice among them", async () => {
    const later = because("played_later", { card: "smith", why: because("none_ready") });
    expect(await told("en", later)).toBe("“Smith” cannot be played now: none of your knights can be promoted now");
    const wonder = because("wonder", { ways: [because("cities"), because("points", { count: 6 })] });
    expect(await told("en", wonder)).toBe("you need: two cities or a city and 6 points");
    expect(await told("it", wonder)).toBe("ti serve: due città o una città e 6 punti");
  });

  test("with modules and options by their titles", async () => {
    expect(await told("en", because("belongs", { option: "setup", modules: ["new_shores", "wonders"] }))).toBe(
      "The option “Set-up” belongs to New Shores or The Wonders of Catan.",
    );
    expect(await told("en", because("clash", { modules: ["two_player", "wonders"] }))).toBe("Catan for Two + The Wonders of Catan do not combine.");
    const values = [because("range", { low: 3, high: 30 }), "beginner"];
    expect(await told("en", because("may_be", { values }))).toMatch(/^It may be 3 to 30 or .+\.$/);
  });

  test("with actions, questions, bots and seats as people know them", async () => {
    expect(await told("en", because("not_now", { action: { kind: "move_robber", hex: 3 }, decision: "discard" }))).toBe(
      "“Move the robber” does not answer: discard half of the hand",
    );
    expect(await told("en", because("not_now", { action: "roll", decision: "discard" }))).toContain("“Roll”");
    expect(await told("en", because("not_asked", { seat: 0, others: [1, 3] }))).toBe("not seat 1 but 2, 4");
    expect(await told("en", because("levels", { level: "<b>", bots: ["easy", "medium", "hard"] }))).toBe("there is no bot <b>; there are easy, medium and hard");
  });

  test("but names of people and words of a map stay as they are", async () => {
    expect(await told("en", because("no_module", { name: "seefarers" }))).toBe("There is no module 'seefarers'");
    expect(await told("en", because("at", { cell: "(2,3)", terrain: "gold_field" }))).toBe("(2,3) is gold field");
  });

  test("with a word of a kind that is newer than the catalogue", async () => {
    expect(await told("en", because("lantern", { place: "far_edge" }))).toBe("no lantern on far edge");
  });

  test("and an unknown one in the English it came in", async () => {
    for (const code of ["fell_off_the_table", "", "constructor"]) {
      expect(await told("ru", because(code))).toBe("the English it came in");
      expect(reason(because(code))).toBe("the English it came in");
    }
  });
});

test("what went wrong with a request is its reason, or that nobody answered", () => {
  expect(problemText(new Refused("full", because("that_is_new", {}, "no seat left"), 409))).toBe("no seat left");
  expect(problemText(new TypeError("fetch failed"))).toBe(t("app.no_connection"));
});

test("a connection that ended says why, if it is known", () => {
  expect(endText("closed")).toBe(t("table.closed"));
});

describe.each(Object.entries(others))("the reasons in %s", (_language, texts) => {
  test("are those of all languages", () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(ru).sort());
    expect(Object.keys(en).filter((code) => !(code in texts))).toEqual([]);
  });

  test("have the gaps that all languages have", () => {
    expect(Object.entries(texts).filter(([code, text]) => gaps(text) !== gaps(en[code] ?? ru[code] ?? ""))).toEqual([]);
  });

  test("have no empty text", () => {
    expect(Object.entries(texts).filter(([, text]) => text.trim() === "")).toEqual([]);
  });
});

test("a special way to win is told in words of one's own, or in the server's", async () => {
  const wonder = because("win_wonder", { target: 12 });
  expect(reasonIn(en, wonder)).toBe("a finished wonder, or 12 points and a higher wonder than everybody else");
  expect(reasonIn(it, wonder)).toContain("12 punti e una meraviglia più alta");
  expect(reasonIn(en, { code: "win_tower", values: {}, text: "a finished tower" })).toBe("a finished tower");
});
