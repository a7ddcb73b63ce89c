/** The Big Game: halls and the pages of their players, in Bulgarian. */
import type { halls as english } from "../en/halls";

export const halls: Record<keyof typeof english, string> = {
  "halls.title": "Голямата игра",
  "halls.sun": "Слънце",
  "halls.moon": "Луна",
  "halls.half_of": "табло {board}, {side}",
};
