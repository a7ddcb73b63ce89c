/** What is told when a game is over, in Italian. */
import type { ending as english } from "../en/ending";

export const ending: Record<keyof typeof english, string> = {
  "end.turned_over": "Punti scoperti alla fine: {count}",
};
