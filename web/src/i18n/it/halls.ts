/** The Big Game: halls and the pages of their players, in Italian. */
import type { halls as english } from "../en/halls";

export const halls: Record<keyof typeof english, string> = {
  "halls.title": "Il Grande Gioco",
  "halls.sun": "Sole",
  "halls.moon": "Luna",
  "halls.half_of": "plancia {board}, {side}",
};
