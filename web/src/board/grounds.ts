/** The colours behind what is on a card. */

export const GROUNDS: Readonly<Record<string, string>> = {
  wood: "#7fb27a",
  brick: "#f0c3a3",
  wool: "#c4e296",
  grain: "#fbeeb8",
  ore: "#dfe3e9",
  development_card: "#5a4a86",
  knight: "#6a4a5c",
  victory_point: "#7a5a1c",
  road_building: "#4a6a4e",
  year_of_plenty: "#2f6a72",
  monopoly: "#5a4a86",
};

export const PLAIN_GROUND = "#ece5d6";
export const PLAYED_GROUND = "#5a4a86";
