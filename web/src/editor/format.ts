/** What maps are made of, as the server tells it. */

export type Shape = "side" | "corner" | "corners" | "bare_corners" | "hexes" | "named_hexes" | "way";

/** A kind of line about what lies on the hexes. */
export interface Form {
  keyword: string;
  shape: Shape;
  /** What to choose between; empty where there is nothing to choose. */
  kinds: string[];
  /** The terrain whose only hex the line is about; empty where it names its hexes. */
  terrain: string;
}

export interface Format {
  terrains: { name: string; modules: string[]; numbered: boolean }[];
  numbers: string[];
  sides: string[];
  corners: string[];
  lines: Form[];
  most_hexes: number;
}

/** What each seat may expect of 36 rolls after founding. */
export interface Starts {
  beginnings: number;
  gap: number;
  seats: { mean: number; least: number; most: number }[];
}
