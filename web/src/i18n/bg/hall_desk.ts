/** The Big Game: big screen, desk, referees and what is printed, in Bulgarian. */
import type { hall_desk as english } from "../en/hall_desk";

export const hall_desk: Record<keyof typeof english, string> = {
  "desk.title": "Бюро",
};
