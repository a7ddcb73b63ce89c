/** Names of the catalog in the reader's language; what the client does not know yet is told in the server's words. */

import { hasWord, t, word } from "../i18n/index.svelte";
import { reason } from "../i18n/reasons";
import type { ModuleCard, OptionValues } from "../lib/api";

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
  if (hasWord("option_empty", name)) return word("option_empty", name);
  return option.empty ? reason(option.empty) : "";
}

/** How many can play, such as "3 or 4". */
export function playersText({ fewest, most }: Pick<ModuleCard, "fewest" | "most">): string {
  if (most === null) return t("setup.or_more", { fewest });
  if (most === fewest) return String(fewest);
  return t(most === fewest + 1 ? "setup.or" : "setup.to", { fewest, most });
}
