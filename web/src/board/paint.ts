/** The line around whatever stands on the board. */
export const OUTLINE = "#22292c";
