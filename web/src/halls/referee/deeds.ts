/** What players said this turn, in words. */

import { t, word } from "../../i18n/index.svelte";
import { reason } from "../../i18n/reasons";
import type { Deed } from "../api";

/** Operands worth reading, by the catalogue's words for their values where it has any. */
const SHOWN = ["give", "want", "take", "card", "cards", "resource", "edge", "vertex", "to", "text"];

export function deedText({ command }: Deed): string {
  const details = SHOWN.flatMap((name) => (command[name] === undefined ? [] : [valueText(command[name])])).filter((text) => text !== "");
  return [word("referee", `deed_${command.kind}`), ...details].join(" · ");
}

function valueText(value: unknown): string {
  if (typeof value === "string") return word("card", value);
  if (Array.isArray(value)) return value.map((item) => (typeof item === "string" ? word("card", item) : typeof item === "object" ? valueText(item) : String(item))).join(" ");
  if (typeof value === "object" && value !== null) return Object.entries(value).map(([card, count]) => `${String(count)} ${word("card", card)}`).join(", ");
  return String(value);
}

export function outcomeText({ answer, overruled }: Deed): string {
  if (overruled) return t("referee.was_overruled");
  if (answer.done) return t("referee.was_done");
  return answer.reason ? t("referee.was_refused", { reason: reason(answer.reason) }) : t("referee.was_refused", { reason: "" });
}
