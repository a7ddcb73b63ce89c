/** What the cards of the game do, in the words of its rules. */

import { hasWord, word } from "../i18n/index.svelte";

/** Which chapter or remark explains each card in this game; the server tells it. */
export type CardWords = Readonly<Record<string, string>>;

/** What a card does in a game; null for a card that speaks for itself, such as wood. */
export function cardRule(told: CardWords, name: string): string | null {
  const by = `rules.${told[name]}.card`;
  return hasWord(by, name) ? word(by, name) : null;
}

/** What the card does that this action is about, if it does something of its own. */
export function ruleOfChoice(told: CardWords, action: { kind: string; card?: unknown }): string | null {
  return typeof action.card === "string" ? cardRule(told, action.card) : null;
}
