import { describe, expect, test } from "vitest";

import { bg } from "./bg";
import { hall_words as bgHalls } from "./bg/hall_words";
import { en } from "./en";
import { hall_words as enHalls } from "./en/hall_words";
import { it } from "./it";
import { hall_words as itHalls } from "./it/hall_words";
import { pl } from "./pl";
import { hall_words as plHalls } from "./pl/hall_words";
import { ru } from "./ru";
import { hall_words as ruHalls } from "./ru/hall_words";

const english: Record<string, string> = { ...en, ...enHalls };
const others: Record<string, Record<string, string>> = {
  ru: { ...ru, ...ruHalls },
  it: { ...it, ...itHalls },
  pl: { ...pl, ...plHalls },
  bg: { ...bg, ...bgHalls },
};

/** The {names} of a text, in an order that does not depend on the language. */
function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
}

/** Without placeholders there are words left to translate, not only signs or one letter. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ""));
}

describe.each(Object.entries(others))("catalogue %s", (_language, catalogue) => {
  test("has exactly the keys of the English one", () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort());
  });

  test("fills in the same values as the English one", () => {
    const wrong = Object.entries(catalogue).filter(
      ([key, text]) => placeholders(text).join() !== placeholders(english[key] ?? "").join(),
    );
    expect(wrong).toEqual([]);
  });

  test("has no empty text", () => {
    expect(Object.entries(catalogue).filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test("is translated: nearly no text is the same as in English", () => {
    const translatable = Object.keys(english).filter((key) => hasWords(english[key] ?? ""));
    const same = translatable.filter((key) => catalogue[key] === english[key]);
    expect(same.length / translatable.length, `the same as in English: ${same.join(", ")}`).toBeLessThan(0.05);
  });
});
