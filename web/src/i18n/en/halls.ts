/** The Big Game: halls and the pages of their players. */
export const halls = {
  "halls.title": "The Big Game",
  "halls.sun": "Sun",
  "halls.moon": "Moon",
  "halls.half_of": "board {board}, {side}",
} as const;
