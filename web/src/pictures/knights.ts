/** What is told of a knight that has a strength, wherever it stands. */

import { t } from "../i18n/index.svelte";

export function knightText({ strength, active }: { strength: number; active: boolean }, colour: string): string {
  return t("board.knight", { strength, state: t(active ? "board.active" : "board.inactive"), colour });
}
