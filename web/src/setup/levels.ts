/** The levels of bots: which of them are to choose from, and what is said of each. */

import { hasWord, word } from "../i18n/index.svelte";
import type { LevelCard } from "../lib/api";

/** How a bot plays where nobody has chosen. */
export const DEFAULT_LEVEL = "medium";

/** What is offered for a seat; a bot of before stays what it is until somebody chooses. */
export function levelsFor(offered: LevelCard[], current: string): string[] {
  const names = offered.map((bot) => bot.level);
  return names.includes(current) ? names : [current, ...names];
}

/** One line about a level, in the server's words where it is newer than the catalogue. */
export function aboutLevel(offered: LevelCard[], level: string): string {
  if (hasWord("bot_about", level)) return word("bot_about", level);
  return offered.find((bot) => bot.level === level)?.about ?? "";
}
