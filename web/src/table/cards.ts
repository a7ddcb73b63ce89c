/** What the cards of the game do, in the words of its rules. */

import { hasWord, word } from "../i18n/index.svelte";

/** Kinds whose card is one that can be read: it does something of its own. */
const OF_READABLE_CARDS = new Set(["play_card", "play_progress", "discard_progress", "take_progress"]);

/** What a card does in a game of these modules; null for a card that speaks for itself, such as wood. */
export function cardRule(modules: readonly string[], name: string): string | null {
  const told = ["base", ...modules].filter((module) => hasWord(`rules.${module}.card`, name));
  // What an expansion says of a card goes before what the base game says.
  const module = told.at(-1);
  return module ? word(`rules.${module}.card`, name) : null;
}

/** What the card does that this action is about. */
export function ruleOfChoice(modules: readonly string[], action: { kind: string; card?: unknown }): string | null {
  const isReadable = OF_READABLE_CARDS.has(action.kind) && typeof action.card === "string";
  return isReadable ? cardRule(modules, String(action.card)) : null;
}
