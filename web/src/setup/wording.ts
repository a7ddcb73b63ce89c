/** Names of the catalog in the reader's language; what the client does not know yet is told in the server's words. */

import { hasWord, t, word } from "../i18n/index.svelte";
import type { Judgement, ModuleCard, OptionValues } from "../lib/api";

export function moduleTitle(name: string, card?: ModuleCard): string {
  return hasWord("module", name) || !card ? word("module", name) : card.title;
}

export function moduleAbout(card: ModuleCard): string {
  return hasWord("module_about", card.name) ? word("module_about", card.name) : card.about;
}

export function optionAbout(name: string, option: OptionValues): string {
  return hasWord("option_about", name) ? word("option_about", name) : option.about;
}

export function optionValue(value: unknown): string {
  return typeof value === "number" ? String(value) : word("option_value", String(value));
}

/** What an option is in a game that is set. */
export function optionText(name: string, value: unknown): string {
  return value === null ? word("option_empty", name) : optionValue(value);
}

export function optionEmpty(name: string, option: OptionValues): string {
  return hasWord("option_empty", name) ? word("option_empty", name) : option.empty;
}

/** The number of players in words such as "3 or 4". */
export function playersText(words: string): string {
  return words
    .replace(/ or more/, t("setup.or_more"))
    .replace(/ or /, t("setup.or"))
    .replace(/ to /, t("setup.to"))
    .replace(/exactly /, "");
}

/** How the game is won: most are won by points; others say it in a sentence of their own. */
export function winText(judgement: Pick<Judgement, "modules" | "target" | "win">): string {
  const target = judgement.target ?? 0;
  const told = judgement.win ?? "";
  if (told === "" || /^\d+ points$/.test(told)) return t("setup.win_points", { target });
  const special = [...judgement.modules].reverse().find((name) => hasWord("win", name));
  return special ? word("win", special, { target }) : told;
}
