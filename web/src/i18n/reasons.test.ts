import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { reasons as bg } from "./bg/reasons";
import { reasons as en } from "./en/reasons";
import { LANGUAGES, setLanguage, type Language } from "./index.svelte";
import { reasons as it } from "./it/reasons";
import { reasons as pl } from "./pl/reasons";
import { VALUES } from "./reason_values";
import { reason } from "./reasons";
import { reasons as ru } from "./ru/reasons";

const others: Record<string, Record<string, string>> = { ru, it, pl, bg };

/** The gaps of a text that its translation needs; where in a text field a map was read from goes without saying. */
function gaps(text: string): string[] {
  return [...new Set(text.match(/\{\d\}/g))].filter((gap) => gap !== "{0}" || text !== "{0}:{1}:{2}: {3}").sort();
}

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { setItem: () => undefined });
});
afterEach(async () => {
  await setLanguage("en");
  vi.unstubAllGlobals();
});

async function told(language: Language, text: string): Promise<string> {
  await setLanguage(language);
  return reason(text);
}

describe("a reason is told in the reader's language", () => {
  test("word by word", async () => {
    expect(await told("ru", "that edge is taken")).toBe("это ребро занято");
    expect(await told("en", "that edge is taken")).toBe("that edge is taken");
  });

  test("with what fills its gaps, in words of the game", async () => {
    const text = "a mighty_knight costs 1 brick and 2 ore more than you hold";
    expect(await told("en", text)).toBe("a mighty knight costs 1 brick and 2 ore more than you hold");
    expect(await told("ru", text)).toBe("могучий рыцарь — вам не хватает: кирпич ×1 и руда ×2");
    expect(await told("pl", "level 2 of politics costs 2 coin")).toBe("polityka, poziom 2 – koszt: moneta ×2");
  });

  test("with numbers that fit one and many", async () => {
    const text = "this costs 1 trade tokens and you have 0";
    expect(await told("en", text)).toBe("trade tokens needed: 1; you have 0");
    expect(await told("pl", text)).toBe("potrzebne żetony handlu: 1; masz 0");
  });

  test("with another reason in it", async () => {
    const text = "smith cannot be played now: none of your knights can be promoted now";
    expect(await told("bg", text)).toBe("картата „Ковач“ не може да се играе сега: сега нито един ваш рицар не може да се повиши");
    const map = "board:3:5: expected the number of the row, a whole number, not 'x'";
    expect(await told("it", "board:5:9: (7,7) is not on the board, a hex is needed")).toBe(
      "riga 5, colonna 9: (7,7) è fuori dalla mappa, serve un esagono",
    );
    expect(await told("it", map)).toBe("riga 3, colonna 5: qui serve un numero intero (il numero della riga), non 'x'");
    expect(await told("en", map)).toBe("line 3, column 5: expected the number of the row, a whole number, not 'x'");
  });

  test("with modules and options by their titles", async () => {
    const text = "two_player, rivers and wonders do not combine: rivers and wonders do not combine.";
    expect(await told("it", text)).toBe(
      "Non si combinano (Catan in due + I fiumi + Le meraviglie di Catan): «I fiumi» e «Le meraviglie di Catan» non si combinano.",
    );
    expect(await told("en", "The option setup belongs to new_shores or wonders, which is not in play.")).toBe(
      "The option “Set-up” belongs to New Shores or The Wonders of Catan, which is not in play.",
    );
    expect(await told("en", "The option five_six_turn is for 5 or 6 players, not 4.")).toBe(
      "The option “Between turns” is for 5 or 6 players, not 4.",
    );
    expect(await told("pl", "There is no module 'seefarers'; did you mean seafarers?")).toBe(
      "Nie ma modułu 'seefarers'; może chodzi o „Żeglarze”?",
    );
    expect(await told("ru", "The option target cannot be 99; it may be 3 to 30 or none (what the modules need).")).toBe(
      "Настройка «Очки для победы» не может быть 99; можно: от 3 до 30 или не задано (сколько нужно модулям).",
    );
  });

  test("with actions, questions and seats as people know them", async () => {
    expect(await told("en", "move_robber(hex=3) is not possible now")).toBe("“Move the robber” is not possible now");
    expect(await told("en", "roll does not answer discard")).toBe("“Roll” is not possible now; what is asked: discard half of the hand");
    expect(await told("it", "seat 0 is not asked now: pre_roll is up to seat 2")).toBe(
      "adesso non tocca al posto 1 ma al posto 3: tirare i dadi",
    );
  });

  test("but names of people and words of a map stay as they are", async () => {
    expect(await told("ru", "wool is not ready")).toContain("wool");
    expect(await told("pl", "board:1:1: unknown keyword 'road': use one of name, harbour")).toContain("'road': użyj jednego z name, harbour");
  });

  test("and ways to one thing as a choice among them", async () => {
    const text = "for one of the wonders that are left you need: two cities; or: a city and six points";
    expect(await told("en", text)).toBe("for one of the wonders that are left you need: two cities or a city and six points");
    expect(await told("it", text)).toBe("per una delle meraviglie rimaste ti serve: due città o una città e sei punti");
  });

  test("and an unknown one in the words it came in", async () => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      for (const text of ["the dice fell off the table", "", "constructor", "Сервер недоступен."]) {
        expect(await told(language, text)).toBe(text);
      }
    }
  });
});

describe.each(Object.entries(others))("the reasons in %s", (_language, texts) => {
  test("have the gaps of their templates", () => {
    expect(Object.entries(texts).filter(([template, text]) => gaps(template).join() !== gaps(text).join())).toEqual([]);
  });

  test("are translated", () => {
    expect(Object.entries(texts).filter(([template, text]) => text === template || text.trim() === "")).toEqual([]);
  });

  test("have every template of which the gaps are described or the English is mended", () => {
    expect([...Object.keys(VALUES), ...Object.keys(en)].filter((template) => !(template in texts))).toEqual([]);
  });
});

test("every gap is described or none", () => {
  expect(Object.entries(VALUES).filter(([template, kinds]) => (template.match(/\{\d\}/g) ?? []).length !== kinds.length)).toEqual([]);
});

test("the mended English has the gaps of its templates", () => {
  expect(Object.entries(en).filter(([template, text]) => gaps(template).join() !== gaps(text).join())).toEqual([]);
});
