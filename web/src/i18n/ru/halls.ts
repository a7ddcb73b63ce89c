/** The Big Game: halls and the pages of their players, in Russian. */
import type { halls as english } from "../en/halls";

export const halls: Record<keyof typeof english, string> = {
  "halls.title": "Большая игра",
  "halls.sun": "Солнце",
  "halls.moon": "Луна",
  "halls.half_of": "поле {board}, {side}",
};
