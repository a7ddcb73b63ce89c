/** The Big Game: halls and the pages of their players, in Polish. */
import type { halls as english } from "../en/halls";

export const halls: Record<keyof typeof english, string> = {
  "halls.title": "Wielka Gra",
  "halls.sun": "Słońce",
  "halls.moon": "Księżyc",
  "halls.half_of": "plansza {board}, {side}",
};
