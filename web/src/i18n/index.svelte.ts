/** All text of the client: one catalogue per language, checked by the compiler to have the same keys. */

import { en } from "./en";
import { reasons as enReasons } from "./en/reasons";

export type Key = keyof typeof en;
export type Catalogue = Record<Key, string>;

export const LANGUAGES = { en: "English", ru: "Русский", it: "Italiano", pl: "Polski", bg: "Български" } as const;
export type Language = keyof typeof LANGUAGES;

/** Reasons by their codes, see reasons.ts. */
type Reasons = Record<string, string>;

interface Spoken {
  language: Language;
  catalogue: Catalogue;
  reasons: Reasons;
}

const LOADERS: Record<Language, () => Promise<Omit<Spoken, "language">>> = {
  en: async () => ({ catalogue: en, reasons: enReasons }),
  ru: async () => import("./ru").then(({ ru, reasons }) => ({ catalogue: ru, reasons })),
  it: async () => import("./it").then(({ it, reasons }) => ({ catalogue: it, reasons })),
  pl: async () => import("./pl").then(({ pl, reasons }) => ({ catalogue: pl, reasons })),
  bg: async () => import("./bg").then(({ bg, reasons }) => ({ catalogue: bg, reasons })),
};

let current = $state.raw<Spoken>({ language: "en", catalogue: en, reasons: enReasons });

export function language(): Language {
  return current.language;
}

export function reasonTexts(): Reasons {
  return current.reasons;
}

export async function setLanguage(wanted: Language): Promise<void> {
  current = { language: wanted, ...(await LOADERS[wanted]()) };
  document.documentElement.lang = wanted;
  localStorage.setItem("skerry.language", wanted);
}

export function firstLanguage(): Language {
  const stored = localStorage.getItem("skerry.language");
  const asked = [stored, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (asked.find((tag) => tag !== null && tag in LANGUAGES) as Language | undefined) ?? "en";
}

/** The text of a key, with {names} filled in. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  return fill(current.catalogue[key], values);
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
