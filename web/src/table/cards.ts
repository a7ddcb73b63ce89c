/** What the cards of the game do, in the words of its rules. */

import { hasWord, word } from "../i18n/index.svelte";

/** Which chapter or remark explains each card in this game; the server tells it. */
export type CardWords = Readonly<Record<string, string>>;

/** Kinds whose card is one that can be read: it does something of its own. */
const OF_READABLE_CARDS = new Set(["play_card", "play_progress", "discard_progress", "take_progress"]);

/** What a card does in a game; null for a card that speaks for itself, such as wood. */
export function cardRule(told: CardWords, name: string): string | null {
  const by = `rules.${told[name]}.card`;
  return hasWord(by, name) ? word(by, name) : null;
}

/** What the card does that this action is about. */
export function ruleOfChoice(told: CardWords, action: { kind: string; card?: unknown }): string | null {
  const isReadable = OF_READABLE_CARDS.has(action.kind) && typeof action.card === "string";
  return isReadable ? cardRule(told, String(action.card)) : null;
}
