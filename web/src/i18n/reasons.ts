/**
 * Why something is not possible, in the reader's language. A reason comes as a code with values and in English; the
 * text of the language is found by the code, and its gaps `{name:kind}` are filled with words of the catalogue. A
 * reason that the language has no text for is told in the English it came in.
 */

import { Refused } from "../lib/api";
import type { Reason } from "../lib/protocol";
import { hasWord, language, reasonTexts, t, word } from "./index.svelte";

type Texts = Record<string, string>;
type Joint = "conjunction" | "disjunction";

const GAP = /\{(\w+)(?::(\w+))?\}/g;

/** A reason of the rules or the server as this reader should read it. */
export function reason(told: Reason): string {
  return reasonIn(reasonTexts(), told);
}

export function reasonIn(texts: Texts, told: Reason): string {
  const text = Object.hasOwn(texts, told.code) ? texts[told.code] : undefined;
  if (text === undefined) return told.text;
  return text.replace(GAP, (_, name: string, kind: string | undefined) => valueText(texts, kind ?? "text", told.values[name]));
}

/** What went wrong with a request: why it was refused, or that nobody answered. */
export function problemText(problem: unknown): string {
  return problem instanceof Refused ? reason(problem.reason) : t("app.no_connection");
}

/** Why a connection is over: its end only has room for the code of a reason, if for anything. */
export function endText(code: string): string {
  return reason({ code, values: {}, text: t("table.closed") });
}

function valueText(texts: Texts, kind: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  switch (kind) {
    case "cell":
    case "number":
    case "text":
      return listed(value, String);
    case "quoted":
      return `'${String(value)}'`;
    case "seat":
    case "seats":
      return asList(value).map((seat) => String(Number(seat) + 1)).join(", ");
    case "action":
      return word("action", nameOf(value));
    case "cards":
      return joined(Object.entries(value as Record<string, number>).map(([card, count]) => t("reason.counted", { count, card: word("card", card) })), "conjunction");
    case "modules":
      // Titles may hold an "and" of their own.
      return asList(value).map((name) => word("module", String(name))).join(" + ");
    case "any_module":
      return listed(value, (name) => word("module", String(name)), "disjunction");
    case "module_or_option":
      return word(hasWord("module", String(value)) ? "module" : "option", String(value));
    case "bots":
      return listed(value, (level) => word("bot", String(level)));
    case "phrase":
    case "phrases":
    case "ways":
      return listed(value, (phrase) => phraseText(texts, phrase), "disjunction");
    default:
      return listed(value, (name) => word(kind, String(name)));
  }
}

/** A reason within a reason, or a word that an option can be. */
function phraseText(texts: Texts, phrase: unknown): string {
  return isReason(phrase) ? reasonIn(texts, phrase) : word("option_value", String(phrase));
}

function isReason(value: unknown): value is Reason {
  return typeof value === "object" && value !== null && "code" in value && "values" in value && "text" in value;
}

/** The name of an action: it comes with its operands or alone. */
function nameOf(action: unknown): string {
  return typeof action === "object" && action !== null && "kind" in action ? String(action.kind) : String(action);
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function listed(value: unknown, item: (value: unknown) => string, joint: Joint = "conjunction"): string {
  return joined(asList(value).map(item), joint);
}

function joined(items: string[], type: Joint): string {
  // The English of the game is British.
  const locale = language() === "en" ? "en-GB" : language();
  return new Intl.ListFormat(locale, { type }).format(items);
}
