/**
 * Why something is not possible, in the reader's language. Reasons come as English sentences; each is found again among
 * the templates of the language, and what fills its gaps is told in words of the catalogue. Unknown ones stay English.
 */

import { hasWord, language, reasonTexts, t, word } from "./index.svelte";
import { VALUES, type Kind } from "./reason_values";

interface Template {
  pattern: RegExp;
  kinds: Kind[];
  text: string;
}

interface Known {
  exact: Map<string, string>;
  /** Those with more words of their own come first. */
  templates: Template[];
  told: Map<string, string>;
}

const NAME = "[a-z][a-z_0-9]*";
const NAMES = `${NAME}(?:(?:, | and | or )${NAME})*`;
const GAP = /\{(\d)\}/;

const PATTERNS: Record<Kind, string> = {
  action: `${NAME}(?:\\(.*\\))?`,
  bots: NAMES,
  card: NAME,
  cards: `\\d+ ${NAME}(?:(?:, | and )\\d+ ${NAME})*`,
  cell: "\\([^()]*\\)",
  decision: NAME,
  development: NAME,
  map_word: NAME,
  module: NAME,
  modules: NAMES,
  module_or_option: NAME,
  number: "\\d+",
  option: NAME,
  option_value: NAME,
  phrase: ".+?",
  phrases: ".+?",
  piece: NAME,
  quoted: `'[^']*'|"[^"]*"`,
  seat: "\\d+(?:, \\d+)*",
  terrain: NAME,
  text: ".*?",
  track: NAME,
  ways: ".+?",
};

const read = new WeakMap<Record<string, string>, Known>();

/** A reason of the rules or the server as this reader should read it. */
export function reason(text: string): string {
  const known = knownIn(reasonTexts());
  let told = known.told.get(text);
  if (told === undefined) {
    told = translated(known, text) ?? text;
    known.told.set(text, told);
  }
  return told;
}

function knownIn(texts: Record<string, string>): Known {
  let known = read.get(texts);
  if (!known) {
    // English has a text of its own for few; the others say in all languages what stands in their gaps.
    const own = Object.keys(VALUES).map((template) => [template, template] as const);
    const exact = new Map([...own, ...Object.entries(texts)]);
    const open = [...exact].filter(([template]) => GAP.test(template));
    open.sort(([one], [other]) => wordsOf(other) - wordsOf(one));
    known = { exact, templates: open.map(([template, text]) => compile(template, text)), told: new Map() };
    read.set(texts, known);
  }
  return known;
}

function wordsOf(template: string): number {
  return template.replace(/\{\d\}/g, "").length;
}

function compile(template: string, text: string): Template {
  const kinds: Kind[] = [];
  const source = template.split(/\{\d\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = source.reduce((before, after) => {
    const kind = VALUES[template]?.[kinds.length] ?? "text";
    kinds.push(kind);
    return `${before}(${PATTERNS[kind]})${after}`;
  });
  return { pattern: new RegExp(`^${pattern}$`, "s"), kinds, text };
}

function translated(known: Known, text: string): string | null {
  const exact = known.exact.get(text);
  if (exact !== undefined) return exact;
  for (const { pattern, kinds, text: template } of known.templates) {
    const found = pattern.exec(text);
    if (found) {
      const values = kinds.map((kind, gap) => valueText(known, kind, found[gap + 1] ?? ""));
      return template.replace(/\{(\d)\}/g, (_, gap: string) => values[Number(gap)] ?? "");
    }
  }
  return null;
}

function valueText(known: Known, kind: Kind, value: string): string {
  switch (kind) {
    case "cell":
    case "number":
    case "quoted":
    case "text":
      return value;
    case "seat":
      return value.replace(/\d+/g, (seat) => String(Number(seat) + 1));
    case "action":
      return word("action", value.replace(/\(.*$/, ""));
    case "cards":
      return listText(value, (item) => {
        const [count = "", card = ""] = item.split(" ");
        return t("reason.counted", { count, card: word("card", card) });
      });
    case "modules":
      // Titles may hold an "and" of their own.
      return / or /.test(value) ? listText(value, moduleTitle) : value.split(/, | and /).map(moduleTitle).join(" + ");
    case "bots":
      return listText(value, (item) => word("bot", item));
    case "module_or_option":
      return word(hasWord("module", value) ? "module" : "option", value);
    case "phrase":
      return translated(known, value) ?? value;
    case "ways":
      return joined(value.split("; or: ").map((way) => translated(known, way) ?? way), "disjunction");
    case "phrases":
      return translated(known, value) ?? listText(value, (item) => translated(known, item) ?? word("option_value", item));
    default:
      return word(kind, value);
  }
}

function moduleTitle(name: string): string {
  return word("module", name);
}

/** "a, b and c" or "a, b or c" item by item, joined as the language does it. */
function listText(list: string, item: (text: string) => string): string {
  return joined(list.split(/, | and | or /).map(item), / or /.test(list) ? "disjunction" : "conjunction");
}

function joined(items: string[], type: "disjunction" | "conjunction"): string {
  // The English of the game is British.
  const locale = language() === "en" ? "en-GB" : language();
  return new Intl.ListFormat(locale, { type }).format(items);
}
