/** What is told when a game is over, in Russian. */
import type { ending as english } from "../en/ending";

export const ending: Record<keyof typeof english, string> = {
  "end.turned_over": "Очки, открытые в конце: {count}",
};
