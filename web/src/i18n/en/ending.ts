/** What is told when a game is over. */
export const ending = {
  "end.turned_over": "Points turned over: {count}",
} as const;
