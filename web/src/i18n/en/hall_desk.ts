/** The Big Game: big screen, desk, referees and what is printed. */
export const hall_desk = {
  "desk.title": "Desk",
} as const;
