/** What people in a hall are called. */

import { t } from "../../i18n/index.svelte";
import type { Known } from "../parts";

export function nameOfSeat(known: Pick<Known, "partners" | "you">, seat: number): string {
  return known.partners[seat]?.name ?? (known.you?.seat === seat ? known.you.name : t("halls.seat_number", { seat: seat + 1 }));
}
