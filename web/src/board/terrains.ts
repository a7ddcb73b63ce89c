/** How each terrain is painted. One that is not listed gets the last row's look and its name as a title. */

export interface Look {
  /** Lit and shaded colour of the ground. */
  light: string;
  dark: string;
}

export const LOOKS: Record<string, Look> = {
  forest: { light: "#5d9a57", dark: "#37743f" },
  hill: { light: "#d58b5b", dark: "#b3623a" },
  pasture: { light: "#b5d979", dark: "#8dbb54" },
  field: { light: "#f3d675", dark: "#dfb243" },
  mountain: { light: "#b4b9c1", dark: "#868d98" },
  desert: { light: "#f0dfb2", dark: "#dcc288" },
  sea: { light: "var(--sea)", dark: "var(--sea)" },
  gold_field: { light: "#c9b36a", dark: "#a3853f" },
  swamp: { light: "#a3b26f", dark: "#76884c" },
  oasis: { light: "#ecdba6", dark: "#cdb777" },
  castle: { light: "#b9c98e", dark: "#93a867" },
  trade_castle: { light: "#c8c690", dark: "#a39d63" },
  quarry: { light: "#cfc6b8", dark: "#a3988a" },
  glassworks: { light: "#dfd3b4", dark: "#b9a981" },
  lake: { light: "#a9c477", dark: "#86a556" },
  fog: { light: "#93a9b8", dark: "#5d7588" },
  empty: { light: "#00000000", dark: "#00000000" },
};

export const UNKNOWN_LOOK: Look = { light: "#c9c4b8", dark: "#a49e90" };

export function lookOf(terrain: string): Look {
  return LOOKS[terrain] ?? UNKNOWN_LOOK;
}

/** How many of the 36 rolls bring a number. */
export function dotsOf(number: number): number {
  return number < 2 || number > 12 ? 0 : 6 - Math.abs(7 - number);
}
