/** What is told when a game is over, in Bulgarian. */
import type { ending as english } from "../en/ending";

export const ending: Record<keyof typeof english, string> = {
  "end.turned_over": "Точки, открити накрая: {count}",
};
