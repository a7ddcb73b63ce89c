/**
 * All text of the client: one catalogue per language, checked by the compiler to have the same keys. The words of halls
 * are a part of it that is fetched when somebody goes there.
 */

import { en } from "./en";
import type { hall_words } from "./en/hall_words";
import { reasons as enReasons } from "./en/reasons";

export type Key = keyof typeof en | keyof typeof hall_words;
export type Catalogue = Record<keyof typeof en, string>;
export type HallWords = Record<keyof typeof hall_words, string>;

export const LANGUAGES = { en: "English", ru: "Русский", it: "Italiano", pl: "Polski", bg: "Български" } as const;
export type Language = keyof typeof LANGUAGES;

/** Reasons by their codes, see reasons.ts. */
type Reasons = Record<string, string>;

interface Spoken {
  language: Language;
  catalogue: Catalogue & Partial<HallWords>;
  reasons: Reasons;
}

const LOADERS: Record<Language, () => Promise<{ catalogue: Catalogue; reasons: Reasons }>> = {
  en: async () => ({ catalogue: en, reasons: enReasons }),
  ru: async () => import("./ru").then(({ ru, reasons }) => ({ catalogue: ru, reasons })),
  it: async () => import("./it").then(({ it, reasons }) => ({ catalogue: it, reasons })),
  pl: async () => import("./pl").then(({ pl, reasons }) => ({ catalogue: pl, reasons })),
  bg: async () => import("./bg").then(({ bg, reasons }) => ({ catalogue: bg, reasons })),
};

const HALL_WORDS: Record<Language, () => Promise<{ hall_words: HallWords }>> = {
  en: () => import("./en/hall_words"),
  ru: () => import("./ru/hall_words"),
  it: () => import("./it/hall_words"),
  pl: () => import("./pl/hall_words"),
  bg: () => import("./bg/hall_words"),
};

let current = $state.raw<Spoken>({ language: "en", catalogue: en, reasons: enReasons });

export function language(): Language {
  return current.language;
}

export function reasonTexts(): Reasons {
  return current.reasons;
}

/** What shall be spoken next, and when that has been fetched. */
let wanted: Language = "en";
let wantsHalls = false;
let spoken: Promise<void> = Promise.resolve();

export async function setLanguage(next: Language): Promise<void> {
  wanted = next;
  await speak();
  document.documentElement.lang = next;
  localStorage.setItem("skerry.language", next);
}

/** From now on the words of halls are there in whatever language is spoken. */
export async function bringHallWords(): Promise<void> {
  wantsHalls = true;
  await speak();
}

function speak(): Promise<void> {
  const mine: Promise<void> = fetchWords(wanted, wantsHalls).then((found) => {
    // Something else was wanted meanwhile, and holds what this was to bring.
    if (spoken !== mine) return spoken;
    current = found;
  });
  spoken = mine;
  return mine;
}

async function fetchWords(next: Language, withHalls: boolean): Promise<Spoken> {
  const [{ catalogue, reasons }, { hall_words: more }] = await Promise.all([LOADERS[next](), withHalls ? HALL_WORDS[next]() : { hall_words: {} }]);
  return { language: next, catalogue: { ...catalogue, ...more }, reasons };
}

export function firstLanguage(): Language {
  const stored = localStorage.getItem("skerry.language");
  const asked = [stored, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (asked.find((tag) => tag !== null && tag in LANGUAGES) as Language | undefined) ?? "en";
}

/** The text of a key, with {names} filled in. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  return fill(current.catalogue[key] ?? key, values);
}

/** The text of a word of the game that may be newer than the catalogue: it is shown as it is. */
export function word(group: string, name: string, values: Record<string, string | number> = {}): string {
  const text = (current.catalogue as Record<string, string>)[`${group}.${name}`];
  return text === undefined ? name.replaceAll("_", " ") : fill(text, values);
}

export function hasWord(group: string, name: string): boolean {
  return `${group}.${name}` in current.catalogue;
}

export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
